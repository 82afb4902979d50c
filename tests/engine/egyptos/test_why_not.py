"""Every refusal has its reason."""

from __future__ import annotations

import pytest

from game.engine.contract import WhyNot
from game.engine.match import Match
from tests.engine.egyptos.boards import ALL_LAID, table
from tests.engine.egyptos.test_rules import BRIDGE

CASES = [
    ("X", "place 5,5", "touches-nothing"),
    ("X", "place 0,0", "cell-taken"),
    ("X", "place 99999999999,0", "no-such-action"),
    ("X", "move 0,0 1,1", "pyramids-still-to-lay"),
    ("X", "pass", "must-move"),
    ("", "place 1,0", "first-lies-at-origin"),
    (ALL_LAID, "place 5,5", "all-pyramids-laid"),
    (ALL_LAID, "move 4,1 4,2", "not-your-pyramid"),
    (ALL_LAID, "move 0,1 0,1", "same-cell"),
    (ALL_LAID, "move 0,1 1,1", "cell-taken"),
    (ALL_LAID, "move 0,1 5,9", "touches-nothing"),
    (ALL_LAID, "castle", "no-such-action"),
    (BRIDGE, "move 5,0 1,4", "would-split-group"),
]


@pytest.mark.parametrize(("picture", "action", "key"), CASES)
def test_the_reason_is_named(picture: str, action: str, key: str) -> None:
    match = table(picture)
    assert match.game.why_not(match.state, action) == WhyNot(key)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    match = table("OOOO\nXXXX")
    match.play("place 4,0")
    assert match.game.why_not(match.state, "place 5,0") == WhyNot("game-over")


def test_a_reason_is_given_exactly_when_the_action_is_not_legal() -> None:
    match: Match = table(BRIDGE)
    cells = [(x, y) for x in range(-2, 14) for y in range(-2, 6)]
    names = [f"move {x},{y} {u},{v}" for x, y in cells[::3] for u, v in cells[::2]] + list(match.legal_by_name())
    for name in names:
        assert (match.game.why_not(match.state, name) is None) == (name in match.legal_by_name())
