"""Elo ratings from results: people move, the opponents' levels stand still as the yardstick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

START = 1000.0
_USUAL_LEVELS = {"fellah": 800.0, "scribe": 1000.0, "priest": 1200.0, "vizier": 1400.0, "pharaoh": 1600.0}
# Where the levels of a game stand: Scribe at START, the others by what the arena measured between neighbours
# (docs/MEASURED.md). Pairs that it has not measured yet are taken to lie 200 apart: Vizier and Pharaoh in Cheops
# and Gold, Pharaoh in Egyptos.
LEVEL_RATINGS: dict[str, dict[str, float]] = {
    "cheops": {"fellah": 818.0, "scribe": 1000.0, "priest": 1286.0, "vizier": 1486.0, "pharaoh": 1686.0},
    "gold": {"fellah": 670.0, "scribe": 1000.0, "priest": 1449.0, "vizier": 1649.0, "pharaoh": 1849.0},
    "egyptos": {"fellah": 489.0, "scribe": 1000.0, "priest": 1269.0, "vizier": 1532.0, "pharaoh": 1732.0},
}
_QUICK, _STEADY, _LEARNING_GAMES = 48.0, 24.0, 15  # points at stake: more while we hardly know the player


@dataclass(frozen=True)
class Sitter:
    """One seat of a finished game: the better rank is the smaller number."""

    name: str
    who: str
    rank: int


@dataclass(frozen=True)
class Rating:
    """How strong a person is, and after how many games we say so."""

    name: str
    rating: float
    games: int


def level_ratings(game: str) -> Mapping[str, float]:
    """Where the opponents of a game stand."""
    return LEVEL_RATINGS.get(game, _USUAL_LEVELS)


class Ladder:
    """The ratings of everybody in one game, after each match."""

    def __init__(self, game: str = "") -> None:
        self.curves: dict[str, list[float]] = {}
        self._levels = level_ratings(game)

    def rating(self, sitter: Sitter) -> float:
        """Where this seat stands now."""
        if sitter.who in self._levels:
            return self._levels[sitter.who]
        return self.curves.get(sitter.name, [START])[-1]

    def play(self, seats: Sequence[Sitter]) -> None:
        """A game was played: everybody against everybody, each pair counts the same."""
        changes = {
            sitter.name: self._change(sitter, [other for other in seats if other is not sitter])
            for sitter in seats
            if sitter.who == "human"
        }
        for name, change in changes.items():
            curve = self.curves.setdefault(name, [START])
            curve.append(curve[-1] + change)

    def table(self) -> list[Rating]:
        """The best first."""
        rows = [Rating(name, curve[-1], len(curve) - 1) for name, curve in self.curves.items()]
        return sorted(rows, key=lambda row: (-row.rating, row.name))

    def _change(self, sitter: Sitter, others: Iterable[Sitter]) -> float:
        pairs = [
            _score(sitter, other) - self._expected(sitter, other) for other in others if other.name != sitter.name
        ]
        games = len(self.curves.get(sitter.name, [START])) - 1
        stake = _QUICK if games < _LEARNING_GAMES else _STEADY
        return stake * sum(pairs) / len(pairs) if pairs else 0.0

    def _expected(self, sitter: Sitter, other: Sitter) -> float:
        return 1 / (1 + 10 ** ((self.rating(other) - self.rating(sitter)) / 400))


def _score(sitter: Sitter, other: Sitter) -> float:
    return 0.5 if sitter.rank == other.rank else float(sitter.rank < other.rank)
