"""Positions of every game for the tests of the search: openings, and what random play makes of them."""

from __future__ import annotations

from game.engine.match import Match
from tests.engine.setups import Setup
from tests.engine.walks import walk


def middle_of(setup: Setup, seed: int, plies: int) -> Match:
    """A match after so many random actions (fewer if it ended), with somebody still to choose."""
    match = walk(setup, seed, plies)
    while match.over or (len(match.legal()) < 2 and match.actions):
        match.undo()
    return match
