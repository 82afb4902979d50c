"""RULES.md section 1, the twelve law tablets."""

from __future__ import annotations

import pytest

from game.engine.cheops.story import (
    GameOver,
    KeptTreasureExchanged,
    LawBoxed,
    LawHeld,
    LawLaid,
    LawPaid,
    LawPlayed,
    LawRemoved,
    LawTurnedUp,
    MarketPriceChanged,
    NumberReplaced,
    TileLaid,
    TreasuresExchanged,
    TreasureSold,
)
from game.engine.match import Match
from tests.engine.cheops.boards import json_of, legal, legal_words, play, table

UNDER_B3 = "a: = = = ="


def placed_on(law: int, **named: object) -> Match:
    """Seat 0 may place on b3, where this law lies face down."""
    return table(UNDER_B3 + f"\nb: . . L{law}", hands=["FMDS", "FMDS"], **named)


def taken(law: int, **named: object) -> Match:
    """Seat 0 has just taken this law; four eye blocks carry tiles, d3 the last of them."""
    return table(**{"laid": 36, "phase": "law", "taken": f"L{law}"} | named)


# Laws 1, 2, 3 ----------------------------------------------------------------------------------------------


def test_law_1_makes_the_market_price_5() -> None:
    match = placed_on(1)
    assert match.play("place M b3") == [
        TileLaid(0, "M", "b3"),
        LawTurnedUp(0, "b3", 1),
        LawLaid(0, 1, "market", None, None),
        MarketPriceChanged(10, 5),
    ]
    assert (json_of(match)["market"], json_of(match)["phase"]) == ([1], "end")


def test_law_2_makes_the_market_price_15() -> None:
    match = placed_on(2)
    play(match, "place M b3", "end", "place F a6", "sell")
    assert json_of(match)["money"] == [0, 15]


def test_laws_1_and_2_stack_and_the_upper_one_counts() -> None:
    for market, price in ([1, 2], 15), ([2, 1], 5):
        match = table(laid=36, market=market, phase="treasure", taken="R")
        match.play("sell")
        assert json_of(match)["money"][0] == price


def test_law_3_goes_to_the_board() -> None:
    match = placed_on(3)
    assert match.play("place M b3")[-1] == LawLaid(0, 3, "board", None, None)
    assert json_of(match)["board"] is True


def test_with_law_3_the_game_ends_at_three_full_tables() -> None:
    tables = {"R": {"sold": 5}, "O": {"sold": 5}, "G": {"sold": 3}}
    match = table(laid=36, board=True, tables=tables, phase="treasure", taken="G")
    match.play("sell")
    assert json_of(match)["reason"] == "tables"


# Laws 4, 5, 6, 7 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", [4, 5, 6])
def test_laws_4_5_and_6_go_under_any_table_without_one_full_or_not(law: int) -> None:
    other = 4 if law == 6 else 6
    match = taken(law, tables={"R": {"sold": 5}, "O": {"law": other}})
    assert legal(match) == {f"law {law} {colour}" for colour in "RGBVW"}
    assert match.play(f"law {law} R") == [LawLaid(0, law, "under", "R", None)]
    assert json_of(match)["tables"]["R"]["law"] == law


def test_law_7_lies_on_any_free_number_the_last_one_too() -> None:
    match = taken(7, tables={"R": {"sold": 5}, "O": {"sold": 3}})
    assert legal_words(match, "law 7 R") == {"law 7 R 6"}
    assert legal_words(match, "law 7 O") == {"law 7 O 4", "law 7 O 5", "law 7 O 6"}
    assert legal_words(match, "law 7 V") == {f"law 7 V {row}" for row in range(1, 6)}
    assert match.play("law 7 R 6") == [LawLaid(0, 7, "on", "R", 6), NumberReplaced("R", 6, "20")]
    assert json_of(match)["tables"]["R"]["seven"] == 6


def test_law_7_on_the_last_number_is_never_covered_and_counts_20_at_the_end() -> None:
    tables = {"R": {"sold": 5, "seven": 6}, "O": {"sold": 4}}  # II-like rows do not matter: it is plain 20
    match = table(laid=36, tables=tables, kept=[{"R": 2}, {}], phase="treasure", taken="O")
    match.play("sell")
    assert json_of(match)["money"][0] == 10 + 2 * 20


def test_a_treasure_may_cover_law_7_on_another_row() -> None:
    match = table(laid=36, tables={"R": {"sold": 1, "seven": 2}}, phase="treasure", taken="R")
    match.play("sell")
    assert json_of(match)["tables"]["R"] == {"table": "I-1", "sold": 2, "law": None, "seven": 2}


# Law 8 -----------------------------------------------------------------------------------------------------


def test_law_8_can_remove_from_every_place_where_a_law_can_lie() -> None:
    match = taken(8, market=[2], tables={"R": {"law": 6}}, laws=[[], [11]])
    assert legal(match) == {"law 8 market", "law 8 under R", "law 8 seat 1 L11"}
    match = taken(8, board=True, tables={"O": {"seven": 3}}, laws=[[10], []])
    assert legal(match) == {"law 8 board", "law 8 on O", "law 8 seat 0 L10"}


def test_law_8_and_what_it_removes_are_out_of_the_game() -> None:
    match = taken(8, tables={"R": {"law": 5}})
    assert match.play("law 8 under R") == [LawRemoved(0, 5, "under", "R", None), LawBoxed(0, 8)]
    assert {5, 8} <= set(json_of(match)["discarded"])
    assert json_of(match)["tables"]["R"]["law"] is None


def test_law_8_with_nothing_to_remove_goes_to_the_box_alone() -> None:
    match = taken(8)
    assert legal(match) == {"box"}
    assert match.play("box") == [LawBoxed(0, 8)]
    assert 8 in json_of(match)["discarded"]


def test_law_8_on_a_covering_law_1_lets_the_law_2_below_count_again() -> None:
    match = taken(8, market=[2, 1])
    assert match.play("law 8 market") == [
        LawRemoved(0, 1, "market", None, None),
        MarketPriceChanged(5, 15),
        LawBoxed(0, 8),
    ]
    assert json_of(match)["market"] == [2]


def test_law_8_on_a_single_market_law_lets_10_count_again() -> None:
    match = taken(8, market=[2])
    assert MarketPriceChanged(15, 10) in match.play("law 8 market")
    assert json_of(match)["market"] == []


def test_a_law_8_that_removes_the_3_ends_the_game_at_once() -> None:
    match = taken(8, board=True, tables={"R": {"sold": 5}, "O": {"sold": 5}})
    assert any(isinstance(event, GameOver) for event in match.play("law 8 board"))
    state = json_of(match)
    assert (state["phase"], state["reason"], state["board"]) == ("over", "tables", False)


def test_a_law_8_that_removes_the_3_with_one_full_table_ends_nothing() -> None:
    match = taken(8, board=True, tables={"R": {"sold": 5}})
    match.play("law 8 board")
    assert json_of(match)["phase"] == "end"


def test_law_8_removes_a_paid_9_without_a_refund() -> None:
    match = taken(8, laws=[[], [9]], money=[0, 7])
    assert match.play("law 8 seat 1 L9")[0] == LawRemoved(0, 9, "seat", None, 1)
    assert (json_of(match)["laws"], json_of(match)["money"]) == ([[], []], [0, 7])


def test_law_8_removes_a_7_and_the_printed_row_counts_again() -> None:
    match = taken(8, tables={"G": {"seven": 2}})
    assert NumberReplaced("G", 2, "20/10") in match.play("law 8 on G")
    assert json_of(match)["tables"]["G"]["seven"] is None


def test_law_8_cannot_remove_a_7_that_a_treasure_covers() -> None:
    assert legal(taken(8, tables={"G": {"seven": 2, "sold": 2}})) == {"box"}


def test_law_8_may_remove_a_law_held_in_this_very_turn() -> None:
    match = taken(8, laws=[[12], []], held_this_turn=[12])
    match.play("law 8 seat 0 L12")
    assert (json_of(match)["held_this_turn"], json_of(match)["laws"]) == ([], [[], []])


# Law 9 -----------------------------------------------------------------------------------------------------


def test_law_9_is_paid_and_kept_or_goes_to_the_box() -> None:
    match = taken(9, money=[25, 0])
    assert legal(match) == {"law 9 pay", "box"}
    assert match.play("law 9 pay") == [LawPaid(0, 9, 25)]
    state = json_of(match)
    assert (state["money"], state["laws"], state["held_this_turn"]) == ([0, 0], [[9], []], [])


def test_with_less_than_25_piastres_law_9_goes_to_the_box() -> None:
    match = taken(9, money=[24, 0])
    assert legal(match) == {"box"}
    match.play("box")
    assert 9 in json_of(match)["discarded"]


# Laws 10, 11, 12 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", [10, 11, 12])
def test_a_law_may_be_held_when_taken_and_not_played_in_the_same_turn(law: int) -> None:
    match = taken(law, kept=[{"R": 1}, {}], hands=["FMD", "FMDS"])
    assert legal_words(match, f"law {law}") != set()
    assert match.play("hold") == [LawHeld(0, law)]
    state = json_of(match)
    assert (state["laws"][0], state["held_this_turn"], state["phase"]) == ([law], [law], "end")
    assert legal_words(match, "law") == set()


def test_a_law_that_cannot_be_used_is_held() -> None:
    assert legal(taken(10)) == {"hold"}


def test_law_10_sells_a_kept_treasure_unless_its_table_is_full_or_has_law_5() -> None:
    tables = {"R": {"sold": 5}, "O": {"law": 5}, "G": {"law": 4, "sold": 1}}
    match = taken(10, tables=tables, kept=[{"R": 1, "O": 1, "G": 2}, {"B": 1}])
    assert legal(match) == {"hold", "law 10 G"}
    assert match.play("law 10 G") == [LawPlayed(0, 10), LawBoxed(0, 10), TreasureSold(0, "G", 2, 10, True)]
    state = json_of(match)
    assert (state["kept"][0], state["money"]) == ({"R": 1, "O": 1, "G": 1}, [10, 0])
    assert 10 in state["discarded"]


def test_law_10_may_fill_the_last_table_and_end_the_game() -> None:
    match = taken(10, tables={"R": {"sold": 5}, "O": {"sold": 4}}, kept=[{"O": 1}, {}])
    match.play("law 10 O")
    assert json_of(match)["reason"] == "tables"


def test_law_11_places_one_more_tile_on_a_treasure_never_on_a_law() -> None:
    match = table(laid=30, phase="law", taken="L11", hands=["FMDS", "FMDS"])  # d3 and d6 are eye blocks
    assert {name.split()[3] for name in legal_words(match, "law 11")} == {"d1", "d2", "d4", "d5", "d7", "d8"}


def test_the_treasure_of_law_11_is_sold_or_kept_under_the_usual_limits() -> None:
    match = taken(11, tables={"R": {"law": 5}}, hands=["FMDS", "FMDS"])
    action = next(name for name in sorted(legal_words(match, "law 11")) if lies(match, name.split()[3]) == "R")
    match.play(action)
    assert legal(match) == {"keep"}
    assert json_of(match)["after"] == "end"
    match.play("keep")
    assert json_of(match)["phase"] == "end"


def lies(match: Match, block: str) -> str:
    return json_of(match)["pyramid"][block]


def test_law_12_exchanges_two_treasures_of_different_colours_in_the_pyramid_reachable_or_not() -> None:
    match = table("k: R\nj: R O", laid=36, phase="law", taken="L12")
    assert {"law 12 j1 j2", "law 12 j2 k1"} <= legal(match)
    assert "law 12 j1 k1" not in legal(match)  # the same colour
    assert "law 12 k1 j2" not in legal(match)  # named in the order of the blocks
    assert match.play("law 12 j2 k1")[-1] == TreasuresExchanged(0, ("j2", "k1"), ("R", "O"))
    assert (lies(match, "j2"), lies(match, "k1")) == ("R", "O")


def test_law_12_exchanges_a_kept_treasure_of_your_own_with_one_in_the_pyramid() -> None:
    match = table("k: R\nj: O", laid=36, phase="law", taken="L12", kept=[{"O": 1}, {"R": 1}])
    assert {"law 12 O k1"} == legal_words(match, "law 12 O k1", "law 12 O j1", "law 12 R")
    assert match.play("law 12 O k1")[-1] == KeptTreasureExchanged(0, "k1", "O", "R")
    assert (lies(match, "k1"), json_of(match)["kept"][0]) == ("O", {"R": 1})


def test_law_12_cannot_bring_a_treasure_of_a_law_4_colour_into_your_stock() -> None:
    tables = {"R": {"law": 4}, "O": {"law": 5}}
    match = table("k: R\nj: O G", laid=36, tables=tables, phase="law", taken="L12", kept=[{"R": 1, "G": 1}, {}])
    assert "law 12 G k1" not in legal(match)
    assert "law 12 R j2" in legal(match)  # but from your stock into the pyramid it may go
    assert "law 12 G j1" in legal(match)  # law 5 does not limit it
    assert "law 12 j1 k1" in legal(match)
