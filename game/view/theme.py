"""The look from one file: colours, players, type, slices and the table of motion (assets/theme.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

Colour = tuple[int, int, int]

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@dataclass(frozen=True)
class PlayerLook:
    """A player's emblem and three shades; colour never speaks without the emblem."""

    emblem: str
    base: Colour
    light: Colour
    dark: Colour


@dataclass(frozen=True)
class TypeStyle:
    """One of the sizes of type, in logical units."""

    family: str
    weight: str
    size: float
    spacing: float
    grows: bool  # follows the player's text size


@dataclass(frozen=True)
class Theme:
    """What everything on the screen looks like."""

    colours: Mapping[str, Colour]
    players: tuple[PlayerLook, ...]
    type: Mapping[str, TypeStyle]
    slices: Mapping[str, int]
    motion: Mapping[str, int]  # milliseconds
    high_contrast: bool

    def seconds(self, motion: str) -> float:
        """How long a motion of ART.md's table takes."""
        return self.motion[motion] / 1000


def colour_of(text: str) -> Colour:
    """`#RRGGBB` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@lru_cache(maxsize=2)
def load_theme(high_contrast: bool = False) -> Theme:
    """The theme, in its plain or its high-contrast form."""
    data = tomllib.loads((ASSETS / "theme.toml").read_text("utf-8"))
    colours = data["colours"] | (data["high_contrast"] if high_contrast else {})
    return Theme(
        colours={name: colour_of(text) for name, text in colours.items()},
        players=tuple(
            PlayerLook(row["emblem"], *(colour_of(row[shade]) for shade in ("base", "light", "dark")))
            for row in data["players"]
        ),
        type={name: TypeStyle(**style) for name, style in data["type"].items()},
        slices=data["slices"],
        motion=data["motion"],
        high_contrast=high_contrast,
    )
