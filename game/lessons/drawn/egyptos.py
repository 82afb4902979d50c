"""Egyptos positions from pictures: X, O, Y are the pyramids of seats 0, 1, 2; the lowest line is y = 0."""

from __future__ import annotations

from typing import Any

SEATS = "XOY"

# Twelve each, in one group, with nothing decided.
ALL_LAID = """
XXXXOOOOXXXX
OOOOXXXXOOOO
"""


def pieces_of(picture: str, players: int) -> list[list[list[int]]]:
    """The cells of each seat in a picture."""
    lines = [line.strip() for line in picture.strip().splitlines()][::-1]
    cells = [(x, y, mark) for y, line in enumerate(lines) for x, mark in enumerate(line)]
    return [sorted([x, y] for x, y, mark in cells if mark == SEATS[seat]) for seat in range(players)]


def state_of(picture: str, variant: str = "egyptos", moves: int = 0, **changes: Any) -> dict[str, Any]:
    """The state of a picture: whoever is to move by the numbers of pyramids and moves."""
    players = 3 if variant == "trio" else 2
    pieces = pieces_of(picture, players)
    laid = sum(map(len, pieces))
    state = {
        "game": "egyptos",
        "variant": variant,
        "players": players,
        "turn": (laid + moves) % players,
        "phase": "move" if laid == 12 * players else "place",
        "pieces": pieces,
        "moves": moves,
        "seen": {},
        "reason": None,
    }
    return state | changes
