"""RULES.md section 1, placement and neighbours."""

from __future__ import annotations

from game.engine.cheops.story import NeighbourBought, TileLaid, TreasureTaken, TurnPassed
from tests.engine.cheops.boards import json_of, legal, legal_words, play, table


def test_at_first_every_tile_may_lie_anywhere_in_the_bottom_row_and_nowhere_else() -> None:
    bottom = {f"place {member} a{n}" for member in "FMDS" for n in range(1, 12)}
    assert legal(table()) == bottom


def test_a_block_needs_two_tiles_beneath() -> None:
    match = table("a: F M . D")
    assert {name[-2:] for name in legal_words(match, "place") if name[-2] == "b"} == {"b1"}


def test_a_neighbour_tile_supports_like_a_family_tile() -> None:
    assert "place F b1" in legal(table("a: N N"))


def test_no_neighbouring_block_may_carry_the_same_member() -> None:
    match = table(
        """
        b: . D
        a: F M S F
        """
    )
    assert legal_words(match, "place F b1") == set()  # beneath
    assert legal_words(match, "place D b1") == set()  # beside
    assert legal_words(match, "place S b1") == {"place S b1"}
    assert {name for name in legal_words(match, "place") if name.endswith(" a5")} == {
        "place M a5",
        "place D a5",
        "place S a5",
    }


def test_a_neighbour_tile_forbids_no_family_member() -> None:
    assert {f"place {member} b1" for member in "FMDS"} <= legal(table("a: N N"))


def test_only_tiles_of_the_own_hand_may_be_placed() -> None:
    assert {name[6] for name in legal(table(hands=["FF", "MDS"]))} == {"F"}


def test_the_tile_stays_and_what_lies_there_is_taken() -> None:
    match = table("a: R")
    events = match.play("place F a1")
    assert events == [TileLaid(0, "F", "a1"), TreasureTaken(0, "a1", "R")]
    state = json_of(match)
    assert (state["pyramid"]["a1"], state["hands"][0], state["taken"]) == ("F", "MDS", "R")
    assert (state["phase"], state["after"]) == ("treasure", "end")


def test_passing_is_never_a_choice() -> None:
    assert "pass" not in legal(table())


# With 63 blocks laid only j1 (over M and D) and j2 (over D and S) are open; k1 lies above both.
NEARLY_FULL = "a: N = N = = = N"


def test_who_cannot_place_any_tile_passes_the_placement_and_goes_on_to_the_end_of_the_turn() -> None:
    match = table(NEARLY_FULL, laid=63, hands=["D", "F"])
    assert legal(match) == {"pass"}
    assert match.play("pass") == [TurnPassed(0, "no-place")]
    assert legal(match) == {"end", "draw 3"}


def test_a_player_without_tiles_passes_and_cannot_buy_a_neighbour_but_may_draw() -> None:
    match = table(hands=["", "FMDS"], money=[100, 0])
    assert legal(match) == {"pass"}
    assert match.play("pass") == [TurnPassed(0, "no-tiles")]
    play(match, "draw 1", "draw 1", "draw 2", "draw 3")
    assert legal(match) == {"end"}


def test_a_neighbour_costs_20_and_is_followed_by_the_normal_turn() -> None:
    match = table("a: R F", money=[25, 0])
    events = match.play("neighbour a1")
    assert events == [NeighbourBought(0, "a1", 20), TreasureTaken(0, "a1", "R")]
    assert legal(match) == {"sell", "keep"}
    match.play("keep")
    state = json_of(match)
    assert (state["money"], state["neighbours"], state["pyramid"]["a1"]) == ([5, 0], 3, "N")
    assert (state["phase"], state["bought"], state["turn"]) == ("start", True, 0)
    assert "place M b1" in legal(match)


def test_a_neighbour_has_no_family_restriction_but_needs_support() -> None:
    match = table("a: F M . F M", money=[20, 0])
    assert {name.split()[1] for name in legal_words(match, "neighbour")} >= {"a3", "b1", "b4"}
    assert "neighbour b2" not in legal(match)


def test_only_one_neighbour_may_be_bought_in_a_turn() -> None:
    match = table(money=[100, 0])
    play(match, "neighbour a1", "keep")
    assert legal_words(match, "neighbour") == set()


def test_without_20_piastres_no_neighbour_is_sold() -> None:
    assert legal_words(table(money=[19, 100]), "neighbour") == set()
    assert legal_words(table(money=[20, 0]), "neighbour") != set()


def test_there_are_four_neighbours() -> None:
    assert legal_words(table("a: N N N N", money=[100, 0]), "neighbour") == set()


def test_a_neighbour_may_be_bought_where_it_opens_the_only_place() -> None:
    # With j1 (S) laid too, D fits nowhere; a neighbour on j2 supports k1, which lies over S and N.
    match = table(NEARLY_FULL, laid=64, hands=["D", "F"], money=[20, 0])
    assert legal(match) == {"pass", "neighbour j2"}
    play(match, "neighbour j2", "keep")
    assert legal(match) == {"place D k1"}


def test_a_neighbour_may_not_take_the_only_place() -> None:
    # F fits on j1 and j2, or with a neighbour on one of them on the other; S fits on j1 only.
    match = table(NEARLY_FULL, laid=63, hands=["F", "F"], money=[20, 0])
    assert legal_words(match, "neighbour") == {"neighbour j1", "neighbour j2"}
    match = table(NEARLY_FULL, laid=63, hands=["S", "F"], money=[20, 0])
    assert legal(match) == {"place S j1", "neighbour j2"}


def test_what_follows_the_purchase_may_make_the_placement_impossible() -> None:
    # The neighbour turns up law 11, used at once with the last tile: the placement is passed.
    match = table("a: = = = =\nb: . . L11", hands=["S", "F"], money=[20, 0])
    play(match, "neighbour b3", "law 11 S a6", "keep")
    assert legal(match) == {"pass"}
