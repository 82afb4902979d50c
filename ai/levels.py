"""The five levels of the opponents, from the weakest to the strongest.

A weaker level looks less far, chooses more softly among moves that look good to it, and does not count along what
the others have earned; it never throws a piece away at random. All levels vary between moves that are as good as
equal, so that openings differ from game to game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ai.alphabeta import Strength
from ai.tried import Tried
from game.engine.rng import Rng, uniform

LEVELS = ("fellah", "scribe", "priest", "vizier", "pharaoh")
SECONDS = {"fast": 0.3, "normal": 1.0, "patient": 3.0}  # for one decision, by the player's setting


@dataclass(frozen=True)
class Level:
    """How far a level looks, and how softly it chooses."""

    simulations: int  # at most; 0: as many as the time allows
    softness: float  # temperature on the visits
    slack: float  # how much worse than the best, in value, a move may look and still be chosen
    remembers: bool = True  # what a look at the table does not show: everybody's money in Cheops


_PHARAOH = Level(0, 0.1, 0.01)
_USUAL = {
    "fellah": Level(24, 1.0, 0.10, remembers=False),
    "scribe": Level(100, 0.7, 0.06, remembers=False),
    "priest": Level(700, 0.35, 0.03),
    "vizier": Level(5000, 0.2, 0.02),
    "pharaoh": _PHARAOH,
}
# The numbers of a game where they differ from the usual ones; chosen with the arena.
_BY_GAME: dict[str, dict[str, Level]] = {
    "gold": {"fellah": Level(12, 1.2, 0.12, remembers=False)},  # with 24 it won 20 of 30 games against greed
}


# Egyptos and Égypte are played by alpha-beta.
_STRENGTHS = {
    "fellah": Strength(depth=1, threats=False, solver=False, margin=40, temperature=25.0),
    "scribe": Strength(depth=2, threats=False, solver=False, margin=40, temperature=22.0),
    "priest": Strength(depth=3, threats=False, solver=False, margin=12, temperature=6.0),
    "vizier": Strength(nodes=30_000, solver=False, margin=6, temperature=3.0),
    "pharaoh": Strength(),
}


def strength_of(name: str) -> Strength:
    """What a level means to alpha-beta."""
    return _STRENGTHS[name]


def level_of(game_id: str, name: str) -> Level:
    """What a level means in a game."""
    return _BY_GAME.get(game_id, {}).get(name, _USUAL[name])


def choose(tried: Sequence[Tried], seat: int, level: Level, rng: Rng) -> Tried:
    """One of the moves that look good enough to this level, the more visited the likelier."""
    best = max(tried, key=lambda move: (move.proven == seat + 1, not _lost(move, seat), move.visits, move.prior))
    if best.proven == seat + 1:
        return best
    good = [move for move in tried if move is best or _good_enough(move, best, seat, level)]
    return _drawn(good, [(move.visits / max(1, best.visits)) ** (1.0 / level.softness) for move in good], rng)


def _lost(move: Tried, seat: int) -> bool:
    return move.proven not in (0, seat + 1)


def _good_enough(move: Tried, best: Tried, seat: int, level: Level) -> bool:
    return move.visits > 0 and not _lost(move, seat) and move.value[seat] >= best.value[seat] - level.slack


_Item = TypeVar("_Item")


def _drawn(items: Sequence[_Item], weights: Sequence[float], rng: Rng) -> _Item:
    rest = uniform(rng) * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        rest -= weight
        if rest < 0.0:
            return item
    return items[0]
