"""Positions for the tests: pictures, and random play by the engine."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine.egyptos.tables import PYRAMIDS
from game.engine.match import Match

Picture = Callable[..., Match]


def match_of(picture: str, variant: str = "egyptos") -> Match:
    """X is seat 0, O seat 1, a dot a free cell; the first line is the highest. Whose turn it is follows."""
    lines = picture.split()
    cells: dict[str, list[list[int]]] = {"X": [], "O": []}
    for height, line in enumerate(reversed(lines)):
        for x, mark in enumerate(line):
            if mark != ".":
                cells[mark].append([x, height])
    pieces = [sorted(cells["X"]), sorted(cells["O"])]
    total = len(pieces[0]) + len(pieces[1])
    return Match.load(
        {
            "game": "egyptos",
            "variant": variant,
            "players": 2,
            "turn": total % 2,
            "phase": "move" if total == 2 * PYRAMIDS else "place",
            "pieces": pieces,
            "moves": 0,
            "seen": {},
            "reason": None,
        }
    )


def played(seed: int, plies: int, variant: str = "egyptos") -> Match:
    """A match after some random moves; it may be over earlier."""
    chance = random.Random(seed)
    match = Match.new("egyptos", 2, 0, {"variant": variant})
    while len(match.actions) < plies and not match.over:
        match.play(chance.choice(sorted(match.legal_by_name())))
    return match


@pytest.fixture
def picture() -> Picture:
    """A match from a picture."""
    return match_of


@pytest.fixture
def random_match() -> Picture:
    """A match after random moves."""
    return played
