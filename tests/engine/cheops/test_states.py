"""Cheops states from outside: what can be is loaded, what cannot be is refused with a sentence."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from game.engine.contract import RefusedError
from game.engine.match import Match
from tests.engine.cheops.boards import json_of, position
from tests.engine.cheops.games import positions_of_random_games


def test_every_state_of_a_random_game_is_read_back_byte_for_byte() -> None:
    for match in positions_of_random_games(40, every=5):
        assert Match.load(json_of(match)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    "named",
    [
        {"money": [0, 123_456_789]},
        {"hands": ["", ""]},
        {"heights": (0, 0)},
        {"laid": 14, "discarded": [3]},
        {"laid": 14, "laws": [[9], []], "money": [0, 0]},
        {"laid": 36, "market": [2, 1], "board": True, "laws": [[], [12]]},
        {"laid": 36, "phase": "treasure", "taken": "R", "after": "start"},
        {"laid": 14, "tables": {"R": {"seven": 6}}},
        {"laid": 14, "tables": {"R": {"seven": 1, "sold": 3}}},
    ],
    ids=str,
)
def test_positions_made_by_hand_are_loaded(named: dict[str, Any]) -> None:
    state = position(**named)
    assert json_of(Match.load(state)) == state


def test_the_order_in_lists_without_an_order_does_not_matter() -> None:
    state = position(laid=36, laws=[[12, 10], []], hands=["SDMF", "FMDS"], held_this_turn=[12, 10])
    state |= {"box": state["box"][::-1], "discarded": state["discarded"][::-1]}
    loaded = json_of(Match.load(state))
    assert (loaded["laws"][0], loaded["hands"][0], loaded["box"]) == ([10, 12], "FMDS", sorted(state["box"]))


def test_fewer_treasures_are_all_right_only_where_law_4_explains_it() -> None:
    state = position(laid=36, discarded=[4, 8])
    assert json_of(Match.load(state)) == state
    swapped = state["box"][0]  # now law 8 never came into play
    state["box"] = [8, *state["box"][1:]]
    state["discarded"] = [swapped if law == 8 else law for law in state["discarded"]]
    refused(state, "10 treasures")


REFUSED: dict[str, dict[str, Any]] = {
    "players is a truth": {"players": True},
    "players is a number with a point": {"players": 2.0},
    "six players": {"players": 6},
    "no such seat": {"turn": 2},
    "no such phase": {"phase": "middle"},
    "no such reason": {"reason": "bored"},
    "reason before the end": {"reason": "tables"},
    "pyramid is a list": {"pyramid": []},
    "pyramid is null": {"pyramid": None},
    "a table too few": {"tables": {}},
    "market with law 3": {"market": [3]},
    "market is a text": {"market": "12"},
    "market twice the same": {"market": [1, 1]},
    "board is a number": {"board": 1},
    "a law in two places": {"board": True},
    "three hands": {"hands": ["FMDS"] * 3},
    "a hand of other letters": {"hands": ["FMDX", "FMDS"]},
    "a hand that is a list": {"hands": [["F"], "FMDS"]},
    "a hand that is too big": {"hands": ["FMDSF", "FMD"]},
    "a tile too many": {"hands": ["FMDS", "FMDD"]},
    "two stacks": {"stacks": ["F", "M"]},
    "stacks as a seat sees them": {"stacks": [{"height": 19, "top": "F"}] * 3},
    "five neighbours": {"neighbours": 5},
    "three neighbours and none laid": {"neighbours": 3},
    "debts": {"money": [-1, 0]},
    "money that a seat does not see": {"money": [0, None]},
    "money without end": {"money": [0, 10**30]},
    "money that is no number": {"money": [0, float("nan")]},
    "kept treasures that are still in the pyramid": {"kept": [{"R": 1}, {}]},
    "no kept treasures written out": {"kept": [{"R": 0}, {}]},
    "kept treasures of a wrong colour": {"kept": [{"RO": 1}, {}]},
    "laws in a text": {"laws": ["10", []]},
    "law 8 held": {"laws": [[8], []]},
    "box that a seat does not see": {"box": None},
    "five in the box": {"box": [7, 8, 9, 10, 11]},
    "something discarded twice": {"discarded": [7, 7]},
    "discarded but in the box": {"discarded": [7]},
    "taken without a pending phase": {"taken": "R"},
    "a tile taken": {"taken": "F"},
    "pending without anything taken": {"phase": "treasure", "after": "end"},
    "after without anything pending": {"after": "end"},
    "bought without a neighbour laid": {"bought": True},
    "held this turn and not there": {"held_this_turn": [10]},
    "drawn before the placement": {"drawn": True},
    "drawn is null": {"drawn": None},
    "declared before the end": {"declared": "R"},
    "over without a reason": {"phase": "over"},
    "over for a wrong reason": {"phase": "over", "reason": "empty"},
    "blocked while all can place": {"phase": "over", "reason": "blocked"},
    "declaring without law 9": {"phase": "declare"},
}


@pytest.mark.parametrize("change", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(RefusedError, match=r"\.$"):
        Match.load(position() | change)


def refused(state: dict[str, Any], words: str) -> None:
    with pytest.raises(RefusedError, match=words):
        Match.load(state)


def test_a_missing_or_unknown_field_is_refused() -> None:
    state = position()
    del state["drawn"]
    refused(state, "lacks the field drawn")
    refused(position() | {"weather": "hot"}, "not known: weather")


def test_a_tile_without_support_is_refused() -> None:
    refused(position("b: F"), "b1 is not supported")


def test_two_neighbouring_tiles_of_the_same_member_are_refused() -> None:
    refused(position("a: F F"), "same family member")


def test_a_law_off_the_eye_blocks_is_refused() -> None:
    state = position()
    pyramid = state["pyramid"]
    pyramid["a1"], pyramid["b3"] = pyramid["b3"], pyramid["a1"]
    refused(state, "eye blocks")


def test_wrong_tables_are_refused() -> None:
    for parts in (
        {"table": "I-2"},
        {"table": "IV-1"},
        {"sold": 6},
        {"law": 3},
        {"law": True},
        {"seven": 7},
        {"seven": 0},
        {"colour": "R"},
    ):
        state = position()
        state["tables"]["R"] |= parts
        refused(state, r"\.$")


def test_laws_1_2_and_3_are_never_pending() -> None:
    refused(position(laid=14, phase="law", taken="L1"), "carried out at once")


def test_a_game_that_should_be_over_is_refused() -> None:
    refused(position(laid=36, tables={"R": {"sold": 5}, "O": {"sold": 5}}), "full tables")
    refused(position("a: N = N = N = N", laid=66, hands=["", ""]), "empty pyramid")


def test_garbage_of_any_kind_is_refused_and_nothing_else_happens() -> None:
    garbage = [
        None,
        True,
        -1,
        10**40,
        1.5,
        float("nan"),
        "",
        "x",
        "L99",
        [],
        [[]],
        [None] * 3,
        {},
        {"R": {}},
        {"": []},
    ]
    state = position(laid=14, laws=[[10], []])
    for field in state:
        for value in garbage:
            changed = deepcopy(state) | {field: value}
            try:
                json_of(Match.load(changed))
            except RefusedError:
                continue
            assert changed[field] == state[field] or field in ("turn", "money", "bought", "board", "drawn"), (
                field,
                value,
            )


def test_garbage_inside_fields_is_refused_too() -> None:
    garbage = [None, True, -1, 10**40, 1.5, "", "x", "L99", [], [[]], {}, {"R": {}}]
    for field in ("pyramid", "tables", "hands", "stacks", "money", "kept", "laws", "box"):
        for value in garbage:
            state = position(laid=14, laws=[[10], []])
            key = "R" if field == "tables" else "a1" if field == "pyramid" else 0
            state[field][key] = value
            try:
                Match.load(state)
            except RefusedError:
                continue
            assert (field, value) in (("kept", {}),), (field, value)
