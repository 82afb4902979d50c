"""Matches that begin with a drawn position (game/lessons/drawn/cheops.py), and a look at what became of them."""

from __future__ import annotations

from typing import Any

from game.engine.events import Event
from game.engine.match import Match
from game.lessons.drawn.cheops import EYES, position

__all__ = ["EYES", "json_of", "legal", "legal_words", "play", "position", "table"]


def table(picture: str = "", **named: Any) -> Match:
    """A match that begins with such a position."""
    return Match.load(position(picture, **named))


def legal(match: Match) -> set[str]:
    """The names of all legal actions."""
    return set(match.legal_by_name())


def legal_words(match: Match, *words: str) -> set[str]:
    """The legal actions that begin with one of these words."""
    return {name for name in legal(match) if name.startswith(words)}


def play(match: Match, *actions: str) -> list[Event]:
    """Play several actions; what happened in all of them."""
    return [event for action in actions for event in match.play(action)]


def json_of(match: Match) -> dict[str, Any]:
    """The present state as the protocol writes it."""
    return match.game.to_json(match.state)
