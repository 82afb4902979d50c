"""Easings, and numbers that glide to their goal."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """At even speed."""
    return t


def in_quad(t: float) -> float:
    """Slow, then fast."""
    return t * t


def out_quad(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) * (1 - t)


def in_cubic(t: float) -> float:
    """Very slow, then very fast: things that fall."""
    return t**3


def out_cubic(t: float) -> float:
    """Very fast, then very slow: numbers that count."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Heavy things that turn."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Flights."""
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float) -> float:
    """About six percent over the goal, then back: stone set on stone."""
    over = 1.2
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def mix(start: float, end: float, t: float) -> float:
    """The number a part of the way from start to end."""
    return start + (end - start) * t


def between(t: float, start: float, end: float) -> float:
    """How much of a stretch has passed: 0 before its start, 1 after its end."""
    return max(0.0, min(1.0, (t - start) / (end - start)))


class Glide:
    """A number that follows its goal in a given time, by out-quad; for hover, focus and panels."""

    def __init__(self, value: float = 0.0, seconds: float = 0.09) -> None:
        self.value = self._start = self.goal = value
        self.seconds = seconds
        self._passed = seconds

    @property
    def moving(self) -> bool:
        """Whether it is still on its way."""
        return self._passed < self.seconds

    def to(self, goal: float) -> None:
        """Head for another goal."""
        if goal != self.goal:
            self._start, self.goal, self._passed = self.value, goal, 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.moving:
            self._passed = min(self.seconds, self._passed + seconds)
            self.value = mix(self._start, self.goal, out_quad(self._passed / self.seconds))

    def finish(self) -> None:
        """Be at the goal at once."""
        self._passed = self.seconds
        self.value = self.goal
