"""RULES.md section 1, the end of the game and the final count."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.cheops.story import GameOver, LawDeclared, MoneyCounted, TreasuresCounted
from game.engine.match import Match
from tests.engine.cheops.boards import json_of, legal, play, table

NEARLY_FULL = "a: N = N = = = N"


def test_the_game_ends_when_the_pyramid_is_empty_and_what_was_taken_is_dealt_with() -> None:
    match = table(NEARLY_FULL, laid=65, hands=["D", "F"])
    match.play("place D k1")
    assert json_of(match)["phase"] == "treasure"
    match.play("keep")
    state = json_of(match)
    assert (state["phase"], state["reason"], state["turn"]) == ("over", "empty", 0)
    assert legal(match) == set()


def test_the_game_ends_at_once_when_two_tables_are_full() -> None:
    match = table(laid=36, tables={"R": {"sold": 5}, "O": {"sold": 4}}, phase="treasure", taken="O")
    assert isinstance(match.play("sell")[-1], GameOver)
    assert (json_of(match)["phase"], json_of(match)["reason"]) == ("over", "tables")


def test_when_the_last_treasure_fills_the_second_table_the_reason_is_the_empty_pyramid() -> None:
    tables = {"R": {"sold": 5}, "O": {"sold": 4}}
    match = table("k: O\n" + NEARLY_FULL, laid=65, tables=tables, hands=["D", "F"])
    play(match, "place D k1", "sell")
    assert json_of(match)["reason"] == "empty"


def test_the_game_ends_at_the_start_of_a_turn_when_nobody_can_place() -> None:
    # j1 lies over M and D, j2 over D and S: D fits nowhere.
    match = table(NEARLY_FULL, laid=63, hands=["D", ""], phase="end", money=[100, 100])
    assert isinstance(match.play("end")[-1], GameOver)
    state = json_of(match)
    assert (state["phase"], state["reason"], state["turn"]) == ("over", "blocked", 1)


def test_one_player_who_can_place_keeps_the_game_going() -> None:
    match = table(NEARLY_FULL, laid=63, hands=["F", "D"], phase="end")
    match.play("end")
    assert legal(match) == {"pass"}


def final(colour: str, kept: list[dict[str, int]], **parts: Any) -> Match:
    """The next sale fills the second table and ends the game; `parts` are of the colour's table."""
    tables = {"B": {"sold": 5}, "W": {"sold": 3}, colour: parts}
    match = table(
        laid=36, players=len(kept), kept=kept, tables=tables, phase="treasure", taken="W", discarded=[4, 8]
    )
    match.play("sell")
    assert match.over
    return match


def test_a_number_is_paid_for_each_kept_treasure() -> None:
    match = final("O", [{"O": 3}, {"O": 1}], sold=1)
    assert match.result().scores == [10 + 3 * 20, 20]


def test_with_two_numbers_whoever_has_more_than_every_other_gets_the_smaller() -> None:
    match = final("G", [{"G": 3}, {"G": 2}, {"G": 1}], sold=1)  # 20/10
    assert match.result().scores == [10 + 3 * 10, 2 * 20, 20]


def test_on_a_tie_for_the_most_everybody_gets_the_larger_number() -> None:
    match = final("G", [{"G": 2}, {"G": 2}, {"G": 1}], sold=1)
    assert match.result().scores == [10 + 2 * 20, 2 * 20, 20]


def test_who_alone_has_treasures_of_a_colour_has_the_most() -> None:
    assert final("G", [{}, {"G": 1}], sold=1).result().scores == [10, 10]


def test_kx_pays_k_times_the_number_that_all_kept_together() -> None:
    match = final("V", [{"V": 1}, {"V": 2}], sold=1)  # 3X
    assert match.result().scores == [10 + 9, 2 * 9]


def test_law_7_on_a_20_10_row_is_a_plain_20() -> None:
    match = final("G", [{"G": 3}, {"G": 1}], sold=1, seven=2)
    assert match.result().scores == [10 + 60, 20]


def test_law_7_below_the_topmost_free_row_does_not_count_yet() -> None:
    match = final("O", [{"O": 1}, {}], sold=1, seven=4)
    assert match.result().scores == [10 + 20, 0]


def test_treasures_kept_before_law_4_still_pay() -> None:
    tables = {"R": {"sold": 5}, "B": {"sold": 4}, "O": {"law": 4, "sold": 0}}
    match = table(laid=36, kept=[{"O": 2}, {}], tables=tables, phase="treasure", taken="B")
    match.play("sell")
    assert match.result().scores[0] == 10 + 2 * 25


def declaring(**named: Any) -> Match:
    """Seat 1 owns law 9; seat 0 fills the second table. V shows X, W shows 5X, G 10/5."""
    tables = {"R": {"sold": 5}, "O": {"sold": 4}}
    match = table(**{"laid": 36, "laws": [[], [9]], "tables": tables, "phase": "treasure", "taken": "O"} | named)
    match.play("sell")
    return match


def test_the_owner_of_law_9_must_declare_its_colour_first() -> None:
    match = declaring()
    state = json_of(match)
    assert (state["phase"], state["turn"], state["reason"]) == ("declare", 1, None)
    assert (state["taken"], state["after"]) == (None, None)
    assert legal(match) == {f"declare {colour}" for colour in "ROGBVW"}
    events = match.play("declare G")
    assert events[0] == LawDeclared(1, "G")
    state = json_of(match)
    assert (state["phase"], state["turn"], state["reason"], state["declared"]) == ("over", 1, "tables", "G")
    assert state["laws"][1] == [9]


def test_law_9_counts_for_x_with_all_kept_treasures() -> None:
    kept = [{"V": 2}, {"V": 1}]
    match = declaring(kept=kept, discarded=[4, 8], tables={"R": {"sold": 5}, "O": {"sold": 4}, "V": {"sold": 1}})
    match.play("declare V")  # 3X with X = 4
    assert match.result().scores == [10 + 2 * 12, 2 * 12]
    assert json_of(match)["kept"] == kept


def test_law_9_counts_for_the_majority() -> None:
    kept = [{"G": 2}, {"G": 1}]
    match = declaring(kept=kept, discarded=[4, 8])  # 10/5
    match.play("declare G")  # two each: a tie
    assert match.result().scores == [10 + 2 * 10, 2 * 10]


def test_law_9_may_be_declared_as_a_law_4_colour() -> None:
    tables = {"R": {"sold": 5}, "O": {"sold": 4}, "G": {"law": 4}}
    assert "declare G" in legal(declaring(tables=tables))


def test_a_blocked_end_with_law_9_is_declared_too() -> None:
    match = table(NEARLY_FULL, laid=63, hands=["D", ""], phase="end", laws=[[9], []])
    match.play("end")
    assert (json_of(match)["phase"], match.turn) == ("declare", 0)
    match.play("declare R")
    assert json_of(match)["reason"] == "blocked"


@pytest.mark.parametrize(("money", "winners"), [([0, 30, 5], [1]), ([0, 10, 5], [0, 1])])
def test_most_money_wins_and_equal_money_shares_the_victory(money: list[int], winners: list[int]) -> None:
    tables = {"R": {"sold": 5}, "O": {"sold": 4}}
    match = table(laid=36, players=3, money=money, tables=tables, phase="treasure", taken="O", discarded=[4, 8])
    assert match.result().winners == []
    match.play("sell")
    assert match.result().winners == winners


def test_the_final_count_is_told_per_player_and_colour() -> None:
    tables = {"R": {"sold": 5}, "O": {"sold": 4}, "G": {"sold": 2}}
    match = table(laid=36, kept=[{"G": 2}, {}], tables=tables, phase="treasure", taken="O", discarded=[4, 8])
    events = match.play("sell")
    assert events[-4:] == [
        TreasuresCounted(0, "G", 2, 5, 10),
        MoneyCounted(0, 20),
        MoneyCounted(1, 0),
        GameOver("tables", (0,)),
    ]
