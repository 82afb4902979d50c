"""Trio, judged at first sight: who wins with a pyramid wins, who must spoil a four does."""

from __future__ import annotations

import numpy as np

from ai.evaluate import trio
from ai.judge import MOST_SEATS, pack
from game.engine.match import Match
from tests.ai.test_tree_search import four_for_seat_0

WEIGHTS = pack(trio.WEIGHTS)


def liked(match: Match) -> str:
    """The name of the action with the highest prior."""
    actions = np.array(match.legal(), dtype=np.int32)
    priors = np.zeros(len(actions), dtype=np.float32)
    trio.prior(match.state, WEIGHTS, actions, len(actions), priors)
    return match.game.action_name(match.state, int(actions[int(np.argmax(priors))]))


def values(match: Match) -> list[float]:
    value = np.zeros(MOST_SEATS, dtype=np.float32)
    trio.evaluate(match.state, WEIGHTS, value)
    return value[: match.players].tolist()


def test_a_four_is_completed() -> None:
    assert liked(four_for_seat_0()) in ("place -1,0", "place 4,0")


def test_who_has_a_four_and_the_move_is_ahead() -> None:
    first, second, third = values(four_for_seat_0())
    assert first > second
    assert first > third


def test_a_four_of_the_next_seat_is_spoilt() -> None:
    """Seats 1 and 2 each have four as well; seat 0 looks elsewhere, seat 1 wins. With only a three, it spoils."""
    match = four_for_seat_0()
    for _ in range(2):
        match.undo()
    assert match.turn == 1
    assert liked(match) in ("place 3,1", "place 4,0", "place -1,0", "place -1,1")
