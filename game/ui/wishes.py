"""What a screen asks of the program; granted after the frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Push:
    """Lay a screen over this one."""

    scene: Any


@dataclass(frozen=True)
class Pop:
    """Leave this screen, and tell the one below what came of it."""

    answer: Any = None


@dataclass(frozen=True)
class Replace:
    """Put another screen in this one's place."""

    scene: Any


@dataclass(frozen=True)
class Restart:
    """Leave every screen and begin with this one (the main menu, a new match)."""

    scene: Any


@dataclass(frozen=True)
class Quit:
    """End the program."""


Wish = Push | Pop | Replace | Restart | Quit
