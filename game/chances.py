"""Values of the search as what people call a chance."""

from __future__ import annotations

from collections.abc import Sequence

_HOPELESS = (
    0.06  # what even a lost seat keeps of a value, for its margin: see ai.judge, where a win is 0.7 of a value
)


def chances(values: Sequence[float]) -> tuple[float, ...]:
    """The winning chance of each seat; together they are 1."""
    above = [max(0.0, value - _HOPELESS) for value in values]
    total = sum(above)
    return tuple(part / total for part in above) if total > 0 else (1 / len(values),) * len(values)


def result_chances(winners: Sequence[int], players: int) -> tuple[float, ...]:
    """A finished game as chances: the winners share; a draw is shared by all."""
    sharing = list(winners) or list(range(players))
    return tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(players))


def percent(part: float) -> int:
    """For people."""
    return round(100 * part)
