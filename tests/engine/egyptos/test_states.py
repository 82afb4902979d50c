"""Egyptos states from outside: what can be is loaded, what cannot be is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.contract import RefusedError
from game.engine.match import Match
from tests.engine.egyptos.boards import ALL_LAID, state_of
from tests.engine.setups import Setup
from tests.engine.walks import walk


def without(state: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name != field}


def present_key(state: dict[str, Any]) -> str:
    loaded = Match.load(without(state, "seen"))
    return next(iter(loaded.game.to_json(loaded.state)["seen"]))


KEY = present_key(state_of(ALL_LAID, moves=9))
FIVE = "XXXXX\nOOOO."
TWO_FIVES = "XXXXX\nOOOOO"

REFUSED = {
    "an unknown field": state_of("XO") | {"colour": "red"},
    "no variant": without(state_of("XO"), "variant"),
    "an unknown variant": state_of("XO") | {"variant": "chess"},
    "three players of egyptos": state_of("XO") | {"players": 3},
    "a wrong turn": state_of("XO", turn=1),
    "a turn that is no seat": state_of("XO", turn=7),
    "true for a number": state_of("XO", turn=False),
    "an unknown phase": state_of("XO", phase="lift"),
    "moving before all are laid": state_of("XO", phase="move"),
    "placing when all are laid": state_of(ALL_LAID, phase="place"),
    "moves while placing": state_of("XO", moves=2),
    "the second player ahead": state_of("OO"),
    "thirteen pyramids": state_of("X" * 4 + "O" * 4 + "X" * 4 + "\n" + "O" * 4 + "X" * 5 + "O" * 5),
    "a group that does not hang together": state_of("X.O"),
    "a group of corners in trio": state_of("X.\n.O", "trio"),
    "two on one cell": state_of("XO", pieces=[[[0, 0]], [[0, 0]]]),
    "half a cell": state_of("XO", pieces=[[[0]], [[1, 0]]]),
    "a cell of fractions": state_of("XO", pieces=[[[0, 0.5]], [[1, 0]]]),
    "a cell beyond the horizon": state_of("X", pieces=[[[0, 10**30]], []]),
    "pieces of one seat only": state_of("X", pieces=[[[0, 0]]]),
    "five in a row and still going": state_of(FIVE),
    "five in a row of both": state_of(TWO_FIVES, phase="over", reason="five"),
    "over without a reason": state_of("XO", phase="over"),
    "a reason without an end": state_of("XO", reason="five"),
    "an end by five without five": state_of("XOXO", phase="over", reason="five"),
    "an end by moves too early": state_of(ALL_LAID, moves=10, phase="over", reason="moves"),
    "going on past the last move": state_of(ALL_LAID, moves=100),
    "more moves than can be": state_of(ALL_LAID, moves=101),
    "seen while placing": state_of("XO", seen={KEY: 1}),
    "seen without the present position": state_of(ALL_LAID, seen={KEY.replace("1|", "0|", 1) + " ": 1}),
    "a position seen a third time and still going": state_of(ALL_LAID, moves=9, seen={KEY: 3}),
    "a position seen no time": state_of(ALL_LAID, moves=9, seen={KEY: 0}),
    "more positions than moves": state_of(ALL_LAID, moves=1, seen={KEY: 3}),
    "seen as a list": state_of(ALL_LAID, seen=[KEY]),
}


@pytest.mark.parametrize("state", REFUSED.values(), ids=REFUSED.keys())
def test_a_state_that_cannot_be_is_refused(state: dict[str, Any]) -> None:
    with pytest.raises(RefusedError, match=r"^[A-Zxy].*\.$|^[a-z]+ .*\.$"):
        Match.load(state)


ACCEPTED = {
    "the empty table": state_of(""),
    "a group without 0,0": state_of("XO", pieces=[[[5, 5]], [[6, 6]]]),
    "cells in any order": state_of("XOX", pieces=[[[2, 0], [0, 0]], [[1, 0]]]),
    "no seen": without(state_of(ALL_LAID, moves=3), "seen"),
    "a part of what was seen": state_of(ALL_LAID, moves=9, seen={KEY: 2}),
    "scattered pyramids in egypte": state_of("XXXXOOOOXXXX..........\nOOOOXXXXOOO..........O", "egypte", moves=4),
    "an end by five while placing": state_of(FIVE, phase="over", reason="five", turn=1),
    "an end by moves": state_of(ALL_LAID, moves=100, phase="over", reason="moves"),
    "an end by repetition": state_of(ALL_LAID, moves=9, phase="over", reason="repetition", seen={KEY: 3}),
}


@pytest.mark.parametrize("state", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_a_state_that_can_be_is_loaded(state: dict[str, Any]) -> None:
    match = Match.load(state)
    written = match.game.to_json(match.state)
    assert written["pieces"] == [sorted(cells) for cells in state["pieces"]]
    assert Match.load(written).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("variant", ["egyptos", "egypte", "trio"])
def test_every_state_on_the_way_of_a_game_can_be_loaded(variant: str) -> None:
    played = walk(Setup("egyptos", 3 if variant == "trio" else 2, {"variant": variant}), 3, 200)
    way = Match(played.game, played.start)
    for name in played.actions:
        way.play(name)
        assert Match.load(way.game.to_json(way.state)).state.tobytes() == way.state.tobytes()
