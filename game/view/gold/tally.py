"""Points in the corners: they are counted up and down before everybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.view.tween import mix, out_cubic

_LINGER = 0.7  # seconds for which what was won stays to be seen


@dataclass
class _Count:
    start: int
    goal: int
    passed: float

    def value(self, seconds: float) -> int:
        return round(mix(self.start, self.goal, out_cubic(min(1.0, self.passed / seconds))))


@dataclass(frozen=True)
class Points:
    """What a corner shows: the number, what was just won or lost, and how fresh that is."""

    shown: int
    gain: int = 0
    fresh: float = 0.0


class Tally:
    """Everybody's points, on their way to what they are."""

    def __init__(self, seconds: float, tick: Callable[[], None]) -> None:
        self._seconds = seconds
        self._tick = tick
        self._counts: list[_Count] = []

    def settle(self, scores: Sequence[int]) -> None:
        """These are the points, and they have been for long."""
        self._counts = [_Count(score, score, self._over) for score in scores]

    @property
    def _over(self) -> float:
        return self._seconds + _LINGER

    def moving(self, scores: Sequence[int]) -> bool:
        """Whether anything is still to be counted."""
        counts = zip(self._counts, scores, strict=True)
        return any(count.goal != score or count.passed < self._over for count, score in counts)

    def step(self, scores: Sequence[int], seconds: float) -> None:
        """Let time pass; one tick for every point."""
        for count, score in zip(self._counts, scores, strict=True):
            before = count.value(self._seconds)
            if score != count.goal:
                count.start, count.goal, count.passed = before, score, 0.0
            count.passed = min(self._over, count.passed + seconds)
            if count.value(self._seconds) != before:
                self._tick()

    def points(self) -> list[Points]:
        """What the corners show."""
        over, length = self._over, self._seconds
        return [
            Points(count.value(length), count.goal - count.start, 1 - count.passed / over)
            for count in self._counts
        ]
