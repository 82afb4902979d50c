"""Matches that begin with a picture (game/lessons/drawn/egyptos.py)."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.lessons.drawn.egyptos import ALL_LAID, state_of

__all__ = ["ALL_LAID", "legal", "state_of", "table"]


def table(picture: str, variant: str = "egyptos", moves: int = 0, **changes: Any) -> Match:
    """A match that begins with a picture."""
    return Match.load(state_of(picture, variant, moves, **changes))


def legal(match: Match) -> set[str]:
    """The names of all legal actions."""
    return set(match.legal_by_name())
