"""The end of the game: collapse, idleness, rounds; the count and its ties."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from tests.engine.gold.boards import field, maze, named, play, same_picture

QUIET = """
    ······
    ······
    ······
    ······
    ··┃···
    ·┏@━··
"""
FELL = """
    ╺╸··╔╗
    ······
    ······
    ······
    ··o···
    ··@━··
"""
LAST = """
    xxxxxx
    xxxxxx
    xxxxxx
    xxxxxx
    xxxoxx
    xx@━xx
"""


def ending(**fields: Any) -> Match:
    """Only the entrance and d1 are left; seat 0 ends the turn in which d1 falls."""
    fields.setdefault("photos", [["1M", "3M"], ["2C", "1C", "2"]])
    return maze(LAST, clock=0, **fields)


def test_the_game_ends_when_only_the_entrance_is_left() -> None:
    match = ending(A="c1 d1")
    events = play(match, "end")
    assert same_picture(match, LAST.replace("o", "x").replace("━", "o"))
    assert (field(match, "phase"), field(match, "reason"), field(match, "turn")) == ("over", "collapse", 0)
    assert (field(match, "actions_left"), field(match, "round")) == (0, 5)
    assert match.result().scores == [2, 1]
    assert match.result().winners == [0]
    counts = [(e.seat, e.photos, e.treasures, e.lost, e.score) for e in named(events, "final_count")]
    assert counts == [(0, 2, 0, 0, 2), (1, 3, 0, 2, 1)]
    assert events[-1].as_json() == {"type": "game_over", "reason": "collapse", "winners": [0]}


def test_what_was_just_taken_is_forgotten_when_the_game_is_over() -> None:
    match = ending(A="d1 c1", loot={"d1": [2]})
    play(match, "pick 2", "end")
    assert field(match, "took") is False
    assert field(match, "carries") == [None, None]


def test_the_game_ends_when_everybody_has_ended_two_turns_without_an_action() -> None:
    match = maze(QUIET, players=3)
    play(match, "end", "end", "end", "end", "end")
    assert not match.over
    assert field(match, "idle") == [2, 2, 1]
    play(match, "end")
    assert (field(match, "reason"), field(match, "turn"), field(match, "round")) == ("idle", 2, 6)
    assert field(match, "fallen") == []


def test_an_action_breaks_the_row_of_idle_turns() -> None:
    match = maze(QUIET, idle=[1, 2])
    play(match, "walk A d1", "end")
    assert field(match, "idle") == [0, 2]
    play(match, "end")
    assert field(match, "idle") == [0, 3]
    assert not match.over


def test_picking_up_is_no_action_and_leaves_a_turn_idle() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ······
        ·╺@━··
        """,
        A="b1 c1",
        loot={"b1": [2]},
        idle=[1, 2],
    )
    play(match, "pick 2", "end")
    assert field(match, "reason") == "idle"


def test_at_an_idle_end_the_rest_falls_all_at_once_if_the_chamber_has_fallen() -> None:
    match = maze(FELL, P="d1 c1", clock=1, idle=[1, 2])
    events = play(match, "end")
    assert (field(match, "reason"), field(match, "turn")) == ("idle", 0)
    assert list(field(match, "tiles")) == ["c1"]
    assert len(field(match, "fallen")) == 35
    assert len(field(match, "ring")) == 34
    assert "c2" not in field(match, "ring")
    assert field(match, "figures")[0] == {"A": "c1", "P": None}
    assert field(match, "reached") == [41, 0]
    assert len(named(events, "rest_fell")) == 1


def test_the_ring_of_that_turn_falls_before_the_rest() -> None:
    match = maze(FELL, clock=0, idle=[1, 2])
    events = play(match, "end")
    (ring,) = named(events, "ring_fell")
    (rest,) = named(events, "rest_fell")
    assert ring.tiles == ("b2", "c3", "d2")
    assert field(match, "ring") == list(rest.tiles)
    assert len(rest.tiles) == 31
    assert field(match, "reason") == "idle"


def test_collapse_goes_before_idleness() -> None:
    match = ending(idle=[1, 2])
    play(match, "end")
    assert field(match, "reason") == "collapse"


def test_the_chamber_that_falls_in_the_last_idle_turn_takes_the_rest_with_it() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ··║···
        ··@━··
        """,
        loot={"c2": ["bust"]},
        countdown=1,
        idle=[1, 2],
    )
    play(match, "end")
    assert (field(match, "reason"), field(match, "clock"), field(match, "countdown")) == ("idle", 0, None)
    assert len(field(match, "fallen")) == 35


def test_the_countdown_stays_as_it_is_if_the_game_ends_before() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ··║···
        ··@━··
        """,
        turn=1,
        loot={"c2": ["bust"]},
        countdown=2,
        idle=[2, 1],
    )
    play(match, "end")
    assert (field(match, "reason"), field(match, "clock"), field(match, "countdown")) == ("idle", None, 2)
    assert field(match, "fallen") == []


def test_the_game_ends_at_the_end_of_round_200() -> None:
    match = maze(QUIET, players=3, first=1, turn=2, round=200)
    play(match, "walk A d1", "end")
    assert not match.over
    play(match, "walk A d1", "end")
    assert (field(match, "reason"), field(match, "turn"), field(match, "round")) == ("rounds", 0, 200)


def test_idleness_goes_before_rounds() -> None:
    match = maze(QUIET, turn=1, round=200, idle=[2, 1])
    play(match, "end")
    assert field(match, "reason") == "idle"


def test_a_bust_carried_out_in_the_last_turn_of_round_200_brings_everything_down() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ··║···
        ··@━··
        """,
        turn=1,
        A="c1 c2",
        P="c1 d1",
        carries=[None, "bust"],
        countdown=3,
        round=200,
    )
    play(match, "walk A c1")
    assert (field(match, "reason"), field(match, "clock"), field(match, "turn")) == ("rounds", 1, 1)
    assert len(field(match, "fallen")) == 35
    assert "bust" in field(match, "museum")[1]
    assert field(match, "figures")[1] == {"A": "c1", "P": None}


def test_a_tie_goes_to_the_player_who_still_has_both_figures() -> None:
    match = ending(P="c1 d1", reached=[30, 10])
    play(match, "end")
    assert match.result().scores == [2, 2]
    assert match.result().winners == [0]


def test_a_tie_that_is_left_goes_to_the_one_whose_score_last_changed_earlier() -> None:
    match = ending(museum=[[3], [2]], reached=[30, 20])
    play(match, "end")
    assert match.result().scores == [5, 5]
    assert match.result().winners == [1]


def test_a_figure_lost_counts_as_a_change_of_the_score() -> None:
    match = ending(P="d1 d1", museum=[[3], [2]], reached=[30, 20])
    play(match, "end")
    assert field(match, "reached") == [41, 41]
    assert match.result().scores == [4, 4]
    assert match.result().winners == [0, 1]


def test_before_the_end_scores_are_the_present_ones_and_nobody_has_won() -> None:
    match = maze(QUIET)
    assert match.result().scores == [0, 0]
    assert match.result().winners == []
    assert match.result().reason is None
