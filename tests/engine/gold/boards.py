"""Matches that begin with a maze drawn as text (game/lessons/drawn/gold.py), and a look at what became of them."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.lessons.drawn.gold import CHAMBERS, CORRIDORS, TILES, state_of

__all__ = ["TILES", "drawn", "field", "legal", "maze", "named", "play", "same_picture", "state_of"]


def maze(drawing: str, **fields: Any) -> Match:
    """A match that begins as drawn."""
    return Match.load(state_of(drawing, **fields))


def drawn(match: Match) -> str:
    """The maze of a match, as it is drawn here."""
    state = match.game.to_json(match.state)
    corridors = {openings: sign for sign, openings in CORRIDORS.items()}
    chambers = {openings: sign for sign, openings in CHAMBERS.items()}

    def sign(tile: str) -> str:
        if tile not in state["tiles"]:
            return "o" if tile in state["ring"] else "x"
        face = state["tiles"][tile]
        if face["open"] is None:
            return "?" if face["up"] else "·"
        if face["shape"] == "entrance":
            return "@"
        return (chambers if face["chamber"] else corridors)[face["open"]]

    return "\n".join("".join(sign(f"{column}{row}") for column in "abcdef") for row in range(6, 0, -1))


def same_picture(match: Match, drawing: str) -> bool:
    """Whether a match looks as drawn."""
    return drawn(match).splitlines() == [line.strip() for line in drawing.strip().splitlines()]


def field(match: Match, name: str) -> Any:
    """A field of the state, as the line protocol writes it."""
    return match.game.to_json(match.state)[name]


def legal(match: Match, start: str = "") -> set[str]:
    """The legal actions that begin so, without that beginning."""
    return {name.removeprefix(start).strip() for name in match.legal_by_name() if name.startswith(start)}


def play(match: Match, *actions: str) -> list[Any]:
    """Play these actions; what the last one made happen."""
    events: list[Any] = []
    for action in actions:
        events = match.play(action)
    return events


def named(events: list[Any], name: str) -> list[Any]:
    """The events of one type."""
    return [event for event in events if event.type == name]
