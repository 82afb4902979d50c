"""The collapse: the bust leaves its chamber or stays too long, the clock player, the rings."""

from __future__ import annotations

from game.engine.match import Match
from tests.engine.gold.boards import field, legal, maze, named, play, same_picture

UNFOUND = """
    ╺╸··╔╗
    ······
    ······
    ······
    ······
    ··@┛··
"""
FOUND = """
    ╺╸··╔╗
    ······
    ······
    ······
    ··║···
    ··@┛··
"""
FELL = """
    ╺╸··╔╗
    ······
    ······
    ······
    ··o···
    ··@┳━·
"""


def take_a_turn(match: Match) -> None:
    """Walk with the porter and end: a turn with an action."""
    play(match, "walk P " + max(legal(match, "walk P")), "end")


def test_the_bust_is_found_carried_out_and_delivered_in_one_turn_and_its_chamber_falls() -> None:
    match = maze(UNFOUND, hidden={"c2": "straight chamber"}, photo_pile=["2"])
    play(match, "reveal c2", "set c2 NS", "walk A c2", "pick bust")
    assert (field(match, "bust"), field(match, "clock")) == ("carried", None)
    events = play(match, "walk A c1")
    assert "bust" in field(match, "museum")[0]
    assert field(match, "bust") == "museum"
    assert same_picture(match, FOUND.replace("║", "o"))
    assert (field(match, "clock"), field(match, "countdown"), field(match, "turn")) == (0, None, 1)
    assert field(match, "fallen") == field(match, "ring") == ["c2"]
    told = [event.type for event in events]
    assert told.index("figure_walked") < told.index("treasure_delivered") < told.index("chamber_fell")
    assert [event.why for event in named(events, "turn_ended")] == ["bust"]


def test_from_the_turn_after_a_ring_falls_at_the_end_of_each_turn_of_the_clock_player() -> None:
    match = maze(FOUND, A="c2 c1", carries=["bust", None], countdown=2)
    play(match, "walk A c1")
    take_a_turn(match)
    assert field(match, "fallen") == ["c2"]
    events = play(match, "walk P d1", "end")
    assert same_picture(
        match,
        """
        ╺╸··╔╗
        ······
        ······
        ··o···
        ·oxo··
        ··@┛··
        """,
    )
    assert [event.tiles for event in named(events, "ring_fell")] == [("b2", "c3", "d2")]
    take_a_turn(match)
    play(match, "end")
    assert same_picture(
        match,
        """
        ╺╸··╔╗
        ······
        ··o···
        ·oxo··
        oxxxo·
        ·o@o··
        """,
    )
    assert field(match, "figures")[0] == {"A": "c1", "P": None}


def test_the_bust_carried_to_another_tile_than_the_entrance_ends_the_turn_as_well() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ··┃···
        ··║···
        ··@···
        """,
        A="c2 c1",
        carries=["bust", None],
        countdown=3,
    )
    play(match, "walk A c3")
    assert (field(match, "bust"), field(match, "clock"), field(match, "turn")) == ("carried", 0, 1)
    assert field(match, "figures")[0]["A"] == "c3"


def test_what_stays_in_the_chamber_falls_with_it() -> None:
    match = maze(
        FOUND,
        A="c2 c1",
        P="c1 c2",
        carries=["bust", None],
        loot={"c2": [2, 3]},
        lanterns=["", "c2"],
        countdown=3,
    )
    events = play(match, "walk A c1")
    assert field(match, "figures") == [{"A": "c1", "P": "c1"}, {"A": "c1", "P": None}]
    assert (field(match, "lanterns"), field(match, "lanterns_left")) == ([[], []], [5, 4])
    assert match.result().scores[1] == -1
    assert field(match, "reached") == [41, 41]
    assert [(e.tile, e.treasures) for e in named(events, "treasures_lost")] == [("c2", (2, 3))]
    assert [(e.seat, e.figure, e.tile) for e in named(events, "figure_lost")] == [(1, "P", "c2")]
    assert [(e.seat, e.tiles) for e in named(events, "lanterns_lost")] == [(1, ("c2",))]


def test_a_walk_with_another_treasure_out_of_the_chamber_changes_nothing() -> None:
    match = maze(FOUND, A="c2 c1", carries=[2, None], loot={"c2": ["bust"]}, countdown=3)
    play(match, "walk A c1")
    assert (field(match, "turn"), field(match, "fallen"), field(match, "clock")) == (0, [], None)


def test_who_carries_the_bust_out_is_the_clock_player_even_if_another_found_it() -> None:
    match = maze(FOUND, turn=1, A="c1 c2", carries=[None, "bust"], countdown=3)
    play(match, "walk A c1")
    assert (field(match, "finder"), field(match, "clock"), field(match, "countdown")) == (0, 1, None)
    assert field(match, "turn") == 0


def test_a_bust_left_in_its_chamber_falls_at_the_end_of_the_finders_third_turn_after() -> None:
    match = maze(UNFOUND, hidden={"c2": "straight chamber"}, photo_pile=["2"])
    play(match, "reveal c2", "set c2 NS")
    counted = [field(match, "countdown")]
    play(match, "end")
    for _ in range(3):
        counted.append(field(match, "countdown"))
        take_a_turn(match)
        assert field(match, "countdown") == counted[-1]
        take_a_turn(match)
    assert counted == [None, 3, 2, 1]
    assert same_picture(match, FOUND.replace("║", "o"))
    assert (field(match, "bust"), field(match, "clock"), field(match, "countdown")) == ("lost", 0, None)
    take_a_turn(match)
    assert field(match, "ring") == ["c2"]
    take_a_turn(match)
    assert field(match, "ring") == ["b2", "c3", "d2"]


def test_a_mummy_in_the_turn_of_the_find_lets_the_countdown_begin_at_three() -> None:
    match = maze(UNFOUND, hidden={"c2": "straight chamber"}, photo_pile=["1M"])
    play(match, "reveal c2", "set c2 NS")
    assert (field(match, "turn"), field(match, "countdown")) == (1, 3)


def test_the_chamber_falls_with_the_bust_whoever_holds_it_in_there() -> None:
    match = maze(FOUND, A="c1 c2", carries=[None, "bust"], countdown=1)
    events = play(match, "end")
    assert field(match, "figures")[1] == {"A": None, "P": "c1"}
    assert (field(match, "carries"), field(match, "bust")) == ([None, None], "lost")
    assert (field(match, "clock"), match.result().scores[1]) == (0, -2)
    assert [event.treasure for event in named(events, "figure_lost")] == ["bust"]


def test_dropped_in_its_chamber_the_bust_lies_there_again_and_theft_there_moves_no_clock() -> None:
    match = maze(FOUND, turn=1, A="c2 c2", carries=["bust", None], countdown=2)
    play(match, "steal 0")
    assert (field(match, "bust"), field(match, "clock")) == ("carried", None)
    play(match, "lantern", "drop")
    assert (field(match, "bust"), field(match, "clock")) == ("chamber", None)


def test_the_theft_of_the_bust_moves_the_clock_and_a_ring_falls_at_the_end_of_that_very_turn() -> None:
    match = maze(FELL, turn=1, A="d1 d1", carries=["bust", None], clock=0)
    events = play(match, "steal 0")
    assert field(match, "clock") == 1
    assert [event.seat for event in named(events, "clock_player_changed")] == [1]
    play(match, "end")
    assert field(match, "ring") == ["b2", "c3", "d2"]
    play(match, "end")
    assert field(match, "ring") == ["b2", "c3", "d2"]


def test_dropping_the_bust_leaves_the_clock_and_picking_it_up_moves_it() -> None:
    match = maze(FELL, A="d1 d1", carries=["bust", None], clock=0)
    play(match, "drop")
    assert (field(match, "bust"), field(match, "clock")) == ("dropped", 0)
    play(match, "end")
    assert field(match, "ring") == ["b2", "c3", "d2"]
    play(match, "pick bust")
    assert (field(match, "bust"), field(match, "clock")) == ("carried", 1)


def test_a_bust_dropped_in_another_chamber_lies_elsewhere() -> None:
    match = maze(FELL.replace("━·", "━╹", 1).replace("╺╸", "╺·"), A="f1 c1", carries=["bust", None], clock=0)
    play(match, "drop")
    assert field(match, "bust") == "dropped"


def test_the_clock_goes_on_when_the_bust_is_safe() -> None:
    match = maze(FELL, A="d1 c1", carries=["bust", None], clock=0)
    play(match, "walk A c1")
    assert (field(match, "bust"), field(match, "clock"), field(match, "turn")) == ("museum", 0, 0)
    play(match, "end")
    assert field(match, "ring") == ["b2", "c3", "d2"]


def test_a_ring_goes_around_the_entrance_and_not_through_it() -> None:
    match = maze(
        """
        ······
        ······
        ······
        xxx···
        xxx···
        ·o@┳··
        """,
        P="d1 d1",
        clock=0,
    )
    play(match, "end")
    assert same_picture(
        match,
        """
        ······
        ······
        ······
        xxx···
        xxx···
        ox@┳··
        """,
    )


def test_a_figure_on_the_entrance_is_safe_while_others_fall() -> None:
    match = maze(
        """
        ······
        ······
        ······
        xxx···
        xxxoo·
        xx@┳━┛
        """,
        A="c1 d1",
        P="d1 e1",
        lanterns=["c1 d1", "d1 e1"],
        carries=[None, 3],
        loot={"d1": [2], "e1": [2]},
        clock=0,
        lanterns_left=[1, 2],
    )
    play(match, "end")
    assert field(match, "figures") == [{"A": "c1", "P": None}, {"A": None, "P": None}]
    assert field(match, "carries") == [None, None]
    assert field(match, "lanterns") == [["c1"], []]
    assert field(match, "lanterns_left") == [1, 2]
    assert match.result().scores == [5 - 1, -3]
    assert field(match, "reached") == [41, 41]


def test_only_a_common_side_passes_the_fall_on() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ···o··
        ······
        ··┃···
        ··@···
        """,
        clock=0,
    )
    play(match, "end")
    assert field(match, "ring") == ["c4", "d3", "d5", "e4"]


def test_nobody_walks_reveals_or_rotates_where_the_pyramid_fell() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ··o···
        ·━@━··
        """,
        clock=1,
    )
    assert legal(match) == {"walk A b1", "walk A d1", "walk P b1", "walk P d1", "rotate b1 NS", "rotate d1 NS"} | {
        "lantern",
        "end",
    }


def test_a_player_without_figures_only_ends_his_turns_and_may_be_the_clock_player() -> None:
    match = maze(FELL, A="- c1", P="- c1", clock=0)
    assert legal(match) == {"end"}
    play(match, "end")
    assert field(match, "ring") == ["b2", "c3", "d2"]
    assert field(match, "turn") == 1
