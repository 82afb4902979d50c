"""RULES.md section 1, the start and the end of a turn."""

from __future__ import annotations

from game.engine.cheops.story import LawBoxed, LawPlayed, TileDrawn, TurnEnded
from game.engine.match import Match
from tests.engine.cheops.boards import json_of, legal, legal_words, play, table

FIRST_EYE_GONE = {"laid": 14}  # a1 … b3: one law was turned up


def test_held_laws_may_be_played_before_the_placement() -> None:
    match = table(laws=[[10], []], kept=[{"R": 1}, {}], **FIRST_EYE_GONE)
    match.play("law 10 R")
    state = json_of(match)
    assert (state["phase"], state["money"][0], state["laws"][0]) == ("start", 10, [])
    assert legal_words(match, "place") != set()


def test_law_11_at_the_start_of_a_turn_is_followed_by_the_placement() -> None:
    match = table(laws=[[11], []], **FIRST_EYE_GONE)
    events = match.play("law 11 F b5")
    assert events[:2] == [LawPlayed(0, 11), LawBoxed(0, 11)]
    assert (json_of(match)["phase"], json_of(match)["after"]) == ("treasure", "start")
    match.play("keep")
    assert json_of(match)["phase"] == "start"
    assert legal_words(match, "place") != set()
    assert legal_words(match, "law 11") == set()


def test_law_11_at_the_start_may_leave_nothing_to_place_which_is_then_passed() -> None:
    match = table(laws=[[11], []], hands=["F", "FMDS"], **FIRST_EYE_GONE)
    play(match, "law 11 F b5", "keep")
    assert legal(match) == {"pass"}


def test_law_11_at_the_end_of_a_turn_is_followed_by_its_end() -> None:
    match = table(laws=[[11], []], phase="end", hands=["FMD", "FMDS"], **FIRST_EYE_GONE)
    match.play("law 11 F b5")
    assert json_of(match)["after"] == "end"
    match.play("keep")
    assert json_of(match)["phase"] == "end"
    assert "end" in legal(match)


def test_law_12_may_be_played_at_the_start_and_at_the_end_of_a_turn() -> None:
    for phase in ("start", "end"):
        match = table("k: R\nj: O", laws=[[12], []], phase=phase, **FIRST_EYE_GONE)
        match.play("law 12 j1 k1")
        assert (json_of(match)["phase"], json_of(match)["laws"]) == (phase, [[], []])
        assert 12 in json_of(match)["discarded"]


def test_a_law_held_this_turn_waits_for_a_later_turn() -> None:
    match = table("a: = = = =\nb: . . L12", hands=["FMDS", "FMDS"])
    play(match, "place M b3", "hold")
    assert legal_words(match, "law") == set()
    play(match, "end", "place F a6", "keep", "end")
    assert legal_words(match, "law 12") != set()


def test_a_turn_with_a_neighbour_is_one_turn() -> None:
    match = table("a: = = = =\nb: . . L12", hands=["FMDS", "FMDS"], money=[20, 0])
    play(match, "neighbour b3", "hold")
    assert (json_of(match)["phase"], json_of(match)["held_this_turn"]) == ("start", [12])
    assert legal_words(match, "law") == set()


def test_a_law_taken_with_a_neighbour_may_be_used_at_once() -> None:
    match = table("a: = = = =\nb: . . L11", hands=["FMDS", "FMDS"], money=[20, 0])
    play(match, "neighbour b3", "law 11 F a6")
    assert (json_of(match)["phase"], json_of(match)["after"]) == ("treasure", "start")


def test_other_players_laws_cannot_be_played() -> None:
    assert legal_words(table(laws=[[], [12]], **FIRST_EYE_GONE), "law") == set()


def at_end(**named: object) -> Match:
    return table(**FIRST_EYE_GONE | {"phase": "end"} | named)


def test_with_fewer_than_four_tiles_you_may_draw_the_top_tile_of_any_stack_or_stop() -> None:
    match = at_end(hands=["FF", "FMDS"])
    assert legal(match) == {"draw 1", "draw 2", "draw 3", "end"}
    top = json_of(match)["stacks"][1][-1]
    height = len(json_of(match)["stacks"][1])
    assert match.play("draw 2") == [TileDrawn(0, 2, top, height - 1)]
    assert json_of(match)["hands"][0] == "".join(sorted("FF" + top, key="FMDS".index))
    assert json_of(match)["drawn"] is True


def test_drawing_stops_at_four_tiles() -> None:
    match = at_end(hands=["FFF", "FMDS"])
    match.play("draw 1")
    assert legal(match) == {"end"}


def test_an_empty_stack_cannot_be_drawn_from() -> None:
    assert legal(at_end(hands=["FF", "FMDS"], heights=(0, 3))) == {"draw 2", "draw 3", "end"}


def test_no_law_may_be_played_after_a_tile_was_drawn() -> None:
    match = at_end(hands=["FF", "FMDS"], laws=[[12], []])
    assert legal_words(match, "law 12") != set()
    match.play("draw 1")
    assert legal_words(match, "law 12") == set()


def test_the_turn_goes_to_the_next_player_and_begins_anew() -> None:
    match = table("a: N", phase="end", turn=2, players=3, bought=True, drawn=True)
    assert match.play("end") == [TurnEnded(2, 0)]
    state = json_of(match)
    assert (state["turn"], state["phase"], state["bought"], state["drawn"]) == (0, "start", False, False)
