"""What the games say: wins, draws, scores, and Elo with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ai.arena.games import Outcome

_ELO = 400.0 / math.log(10.0)
_SAMPLES = 200
_ROUNDS = 200
_VIRTUAL_DRAW = 0.5  # of a game, between any two who met: keeps the rating of one who won all finite


@dataclass(frozen=True)
class Standing:
    """One entrant after all games. A win shared by k seats counts 1/k; `draws` are games that nobody won."""

    name: str
    games: int
    wins: float
    draws: int
    mean_score: float
    elo: float
    low: float
    high: float
    seconds_per_move: float


def standings(outcomes: Sequence[Outcome], seed: int = 0) -> list[Standing]:
    """All entrants, the best first."""
    names = sorted({name for outcome in outcomes for name in outcome.seats})
    beaten = np.array([_pair_points(outcome, names) for outcome in outcomes])
    elo = _elo(beaten.sum(axis=0))
    rng = np.random.default_rng(seed)
    again = [_elo(beaten[rng.integers(0, len(outcomes), len(outcomes))].sum(axis=0)) for _ in range(_SAMPLES)]
    low, high = np.percentile(np.array(again), [2.5, 97.5], axis=0)
    rows = [
        _standing(outcomes, name, float(elo[place]), float(low[place]), float(high[place]))
        for place, name in enumerate(names)
    ]
    return sorted(rows, key=lambda row: -row.elo)


def _pair_points(outcome: Outcome, names: list[str]) -> NDArray[np.float64]:
    """points[a, b]: how much a won against b in this game."""
    points = np.zeros((len(names), len(names)))
    for seat, name in enumerate(outcome.seats):
        for other, other_name in enumerate(outcome.seats):
            if name != other_name:
                points[names.index(name), names.index(other_name)] += _result(outcome, seat, other)
    return points


def _result(outcome: Outcome, seat: int, other: int) -> float:
    mine, theirs = seat in outcome.winners, other in outcome.winners
    return 0.5 if mine == theirs else float(mine)


def _elo(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley-Terry strengths by Hunter's iteration, as Elo around a mean of 0."""
    met = (points + points.T) > 0
    points = points + _VIRTUAL_DRAW * met
    games = points + points.T
    wins = points.sum(axis=1)
    strength = np.ones(len(points))
    for _ in range(_ROUNDS):
        strength = wins / np.maximum(1e-12, (games / (strength[:, None] + strength[None, :])).sum(axis=1))
        strength = np.maximum(strength, 1e-9)
        strength /= np.exp(np.log(strength).mean())
    rating: NDArray[np.float64] = np.log(strength) * _ELO
    return rating


def _standing(outcomes: Sequence[Outcome], name: str, elo: float, low: float, high: float) -> Standing:
    seats = [(outcome, seat) for outcome in outcomes for seat, at in enumerate(outcome.seats) if at == name]
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    return Standing(
        name=name,
        games=len(seats),
        wins=sum(1 / len(outcome.winners) for outcome, seat in seats if seat in outcome.winners),
        draws=sum(not outcome.winners for outcome, _ in seats),
        mean_score=sum(outcome.scores[seat] for outcome, seat in seats) / len(seats),
        elo=elo,
        low=low,
        high=high,
        seconds_per_move=sum(outcome.seconds[seat] for outcome, seat in seats) / max(1, decisions),
    )


def share_of_decided(outcomes: Sequence[Outcome], name: str) -> tuple[float, float, float]:
    """The part of the decided games that one of two entrants won, with its 95 % interval (Wilson)."""
    decided = [outcome for outcome in outcomes if len({outcome.seats[seat] for seat in outcome.winners}) == 1]
    won = sum(outcome.seats[outcome.winners[0]] == name for outcome in decided)
    return wilson(won, len(decided))


def wilson(won: float, games: int) -> tuple[float, float, float]:
    """A share and its 95 % interval."""
    if games == 0:
        return 0.5, 0.0, 1.0
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, max(0.0, middle - half), min(1.0, middle + half)
