"""Opponents never peek: whatever lies hidden, a seat sees the same bytes and plays the same move."""

from __future__ import annotations

import pytest

from ai.job import think_now
from ai.levels import LEVELS
from game.engine import dispatch
from game.engine.match import Match
from game.engine.rng import make_rng
from tests.ai.positions import middle_of
from tests.engine.setups import SETUPS, Setup

SIMULATIONS = 40
DEALS = 3


def other_truths(match: Match, seat: int) -> list[Match]:
    """The same match with everything that the seat cannot see dealt anew."""
    truths = []
    for seed in range(DEALS):
        truth = match.view(seat).copy()
        dispatch.resample(truth, make_rng(seed))
        truths.append(Match(match.game, truth))
    return truths


@pytest.mark.parametrize("plies", [0, 30, 90])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_hidden_changes_neither_the_view_nor_the_move(setup: Setup, plies: int) -> None:
    match = middle_of(setup, 5, plies)
    seat = match.turn
    truths = other_truths(match, seat)
    for truth in truths:
        assert truth.view(seat).tobytes() == match.view(seat).tobytes()
    for level in LEVELS:
        moves = {
            think_now(one.view(seat), level=level, simulations=SIMULATIONS, seed=3).name
            for one in [match, *truths]
        }
        assert len(moves) == 1, f"{level} peeks"


@pytest.mark.parametrize("game", ["cheops", "gold"])
def test_other_truths_are_really_different(game: str) -> None:
    match = middle_of(Setup(game, 2), 5, 10)
    truths = other_truths(match, match.turn)
    assert len({truth.state.tobytes() for truth in truths}) == DEALS
