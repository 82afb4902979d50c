"""The recipe file assets/sounds.toml, read and checked. How to write a recipe stands at its head."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

RECIPES = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds.toml"


@dataclass(frozen=True)
class Layer:
    """One part of a sound; which of the fields matter depends on the kind."""

    kind: str
    at: float = 0.0
    attack: float = 0.001
    hold: float = 0.0
    decay: float = 0.1
    level: float = 0.0
    low: float = 20.0  # "from" in the file
    high: float = 20_000.0  # "to" in the file
    pitch: tuple[float, ...] = (440.0,)
    pitch_to: float = 0.0
    harmonics: tuple[float, ...] = (1.0,)
    ratios: tuple[float, ...] = (1.0,)
    damping: float = 1.0
    bright: float = 0.5
    rate: float = 100.0
    grain: float = 0.01
    width: float = 0.3


@dataclass(frozen=True)
class Recipe:
    """How to make one sound."""

    seconds: float
    loudness: float
    layers: tuple[Layer, ...] = field(repr=False)
    variants: int = 1
    wander: float = 0.0
    room: float | None = None
    room_seconds: float = 0.25
    steps: int = 1
    step_pitch: float = 0.0
    step_loudness: float = 0.0
    step_bright: float = 0.0
    ducks: bool = True


def read_recipes(path: Path = RECIPES) -> dict[str, Recipe]:
    """All recipes by name; a field that is not known is a TypeError."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: _recipe(entry) for name, entry in table.items()}


def _recipe(entry: dict[str, Any]) -> Recipe:
    values = {key.replace("-", "_"): value for key, value in entry.items()}
    return Recipe(**values | {"layers": tuple(_layer(layer) for layer in entry["layers"])})


def _layer(entry: dict[str, Any]) -> Layer:
    named = {"from": "low", "to": "high"}
    values: dict[str, Any] = {named.get(key, key.replace("-", "_")): value for key, value in entry.items()}
    if isinstance(values.get("pitch"), int | float):
        values["pitch"] = (values["pitch"],)
    lists = {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
    return Layer(**values | lists)


def recipe_hash(path: Path = RECIPES) -> str:
    """Names what the recipes and the kitchen were; another recipe or synth.py gives another name."""
    content = path.read_bytes() + (Path(__file__).parent / "synth.py").read_bytes()
    return hashlib.sha256(content).hexdigest()[:16]
