"""Dust, sparks and embers: a few hundred small pictures in flat arrays."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.view.canvas import Canvas

_MOST = 600
_SIZES = 6  # pictures are kept in so many sizes; a particle takes the nearest


@dataclass(frozen=True)
class Kind:
    """How a sort of particle flies."""

    sprite: str
    size: tuple[float, float]  # at birth and at death, logical units
    seconds: float
    speed: float
    gravity: float
    alpha: float
    light: bool = False  # added to what lies below


KINDS: Mapping[str, Kind] = {
    "dust": Kind("dust-puff", (18, 52), 0.5, 46, -14, 0.7),
    "small-dust": Kind("dust-puff", (8, 24), 0.38, 34, -8, 0.6),
    "cloud": Kind("dust-puff", (44, 130), 1.1, 30, -12, 0.55),
    "bandage": Kind("bandage", (26, 12), 1.0, 90, 130, 1.0),
    "sparkle": Kind("fx-sparkle", (26, 4), 0.9, 70, 30, 1.0),
    "ember": Kind("light-warm", (16, 4), 1.1, 26, -60, 0.9, light=True),
    "rubble": Kind("rubble", (16, 12), 0.7, 120, 420, 1.0),
}
_ORDER = tuple(KINDS)


class Particles:
    """All particles of a screen."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self._rows: NDArray[np.float64] = np.zeros((_MOST, 6))  # x, y, speed x, speed y, age, kind
        self._count = 0

    @property
    def moving(self) -> bool:
        """Whether any particle is alive."""
        return self._count > 0

    def burst(self, kind: str, x: float, y: float, count: int, spread: float = 8.0) -> None:
        """Some particles from one place, in all directions."""
        look = KINDS[kind]
        for _ in range(min(count, _MOST - self._count)):
            turn = self._random.uniform(0, 2 * math.pi)
            speed = look.speed * self._random.uniform(0.35, 1.0)
            away = self._random.uniform(0, spread)
            row = self._rows[self._count]
            row[:4] = (
                x + away * math.cos(turn),
                y + away * math.sin(turn),
                speed * math.cos(turn),
                speed * math.sin(turn),
            )
            row[4] = self._random.uniform(0, 0.12) * look.seconds
            row[5] = _ORDER.index(kind)
            self._count += 1

    def advance(self, seconds: float) -> None:
        """Fly, age and die."""
        rows = self._rows[: self._count]
        kinds = rows[:, 5].astype(int)
        rows[:, 3] += np.array([kind.gravity for kind in KINDS.values()])[kinds] * seconds
        rows[:, 0:2] += rows[:, 2:4] * seconds
        rows[:, 4] += seconds
        alive = rows[:, 4] < np.array([kind.seconds for kind in KINDS.values()])[kinds]
        kept = rows[alive]
        self._count = len(kept)
        self._rows[: self._count] = kept

    def clear(self) -> None:
        """Nothing flies any more."""
        self._count = 0

    def draw(self, canvas: Canvas) -> None:
        """Every particle at its age."""
        for x, y, _, _, age, number in self._rows[: self._count].tolist():
            kind = KINDS[_ORDER[int(number)]]
            part = min(1.0, age / kind.seconds)
            step = round(part * (_SIZES - 1)) / (_SIZES - 1)
            size = kind.size[0] + (kind.size[1] - kind.size[0]) * step
            if kind.light:
                canvas.glow(x, y, size / 2, kind.alpha * (1 - part), kind.sprite)
            else:
                alpha = kind.alpha * (1 - part)
                canvas.sprite(kind.sprite, x - size / 2, y - size / 2, size, size, alpha=alpha)
