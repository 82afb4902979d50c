"""RULES.md section 1, a treasure taken is sold or kept."""

from __future__ import annotations

from game.engine.cheops.story import TableFull, TreasureBoxed, TreasureKept, TreasureSold
from game.engine.match import Match
from tests.engine.cheops.boards import json_of, legal, table


def taken(colour: str = "R", **named: object) -> Match:
    """Seat 0 has just taken a treasure; the first 13 blocks are laid, with the eye block b3 it is 14."""
    return table(**{"laid": 14, "phase": "treasure", "taken": colour} | named)


def test_a_treasure_is_sold_for_the_market_price_and_covers_the_topmost_free_number() -> None:
    match = taken(tables={"R": {"sold": 2}})
    assert legal(match) == {"sell", "keep"}
    assert match.play("sell") == [TreasureSold(0, "R", 3, 10, False)]
    state = json_of(match)
    assert (state["money"], state["tables"]["R"]["sold"], state["phase"]) == ([10, 0], 3, "end")
    assert (state["taken"], state["after"]) == (None, None)


def test_a_kept_treasure_lies_face_up_in_front_of_its_owner() -> None:
    match = taken(kept=[{"R": 1}, {}])
    assert match.play("keep") == [TreasureKept(0, "R")]
    assert json_of(match)["kept"][0] == {"R": 2}
    assert json_of(match)["money"] == [0, 0]


def test_the_last_number_but_one_makes_a_table_full() -> None:
    match = taken(tables={"R": {"sold": 4}})  # I-1 has six rows
    assert match.play("sell")[-1] == TableFull("R")


def test_a_colour_with_a_full_table_must_be_kept() -> None:
    assert legal(taken(tables={"R": {"sold": 5}})) == {"keep"}
    assert legal(taken("V", tables={"V": {"sold": 4}})) == {"keep"}  # III-1 has five rows


def test_under_law_4_a_treasure_must_be_sold() -> None:
    assert legal(taken(tables={"R": {"law": 4}})) == {"sell"}


def test_under_law_4_with_a_full_table_a_treasure_is_worthless_and_goes_to_the_box() -> None:
    match = taken(tables={"R": {"law": 4, "sold": 5}})
    assert legal(match) == {"box"}
    assert match.play("box") == [TreasureBoxed(0, "R")]
    state = json_of(match)
    assert state["money"] == [0, 0]
    assert "R" not in state["kept"][0]
    assert Match.load(state).state.tobytes() == match.state.tobytes()  # nine treasures are all right there


def test_under_law_5_a_treasure_must_be_kept() -> None:
    assert legal(taken(tables={"R": {"law": 5}})) == {"keep"}


def test_law_6_only_fills_the_place() -> None:
    assert legal(taken(tables={"R": {"law": 6}})) == {"sell", "keep"}


def test_law_4_does_not_touch_what_was_kept_before() -> None:
    match = taken(tables={"R": {"law": 4}}, kept=[{"R": 3}, {}])
    match.play("sell")
    assert json_of(match)["kept"][0] == {"R": 3}
