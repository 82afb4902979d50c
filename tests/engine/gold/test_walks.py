"""Walking, lanterns, rotating and revealing."""

from __future__ import annotations

import pytest

from tests.engine.gold.boards import field, legal, maze, named, play, same_picture

CROSSROADS = """
    ······
    ······
    ······
    ······
    ··┃···
    ·┏@━··
"""
CORRIDOR = """
    ······
    ······
    ······
    ······
    ······
    ··@━━┛
"""


def test_a_walk_leads_to_a_tile_that_is_open_towards_ours_as_ours_is_towards_it() -> None:
    match = maze(CROSSROADS)
    assert legal(match, "walk A") == {"b1", "c2", "d1"}
    assert legal(match, "walk P") == {"b1", "c2", "d1"}


def test_a_wall_on_either_side_stops_a_walk() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ··━···
        ·┃@┏··
        """
    )
    assert legal(match, "walk A") == set()


def test_nobody_walks_over_the_edge_of_the_maze_into_the_next_column() -> None:
    match = maze(
        """
        ······
        ·····@
        ······
        ······
        ·····┃
        ····┃┃
        """,
        A="f1 f5",
        hidden={"e2": "tee"},
    )
    assert legal(match, "walk A") == {"f2"}
    assert legal(match, "reveal") == set()


def test_lanterns_carry_a_figure_and_start_and_goal_need_none() -> None:
    match = maze(CORRIDOR, lanterns=["d1 e1", ""])
    assert legal(match, "walk A") == {"d1", "e1", "f1"}
    play(match, "walk A f1")
    assert field(match, "actions_left") == 2
    assert legal(match, "walk A") == {"e1", "d1", "c1"}


def test_a_dark_tile_ends_the_chain() -> None:
    assert legal(maze(CORRIDOR, lanterns=["e1", ""]), "walk A") == {"d1"}
    assert legal(maze(CORRIDOR, lanterns=["d1", ""]), "walk A") == {"d1", "e1"}


def test_an_opponents_lantern_gives_no_light() -> None:
    match = maze(CORRIDOR, lanterns=["d1", "d1 e1"])
    assert legal(match, "walk A") == {"d1", "e1"}


def test_a_wall_breaks_a_chain_of_lanterns() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ······
        ··@━┃━
        """,
        lanterns=["d1 e1 f1", ""],
    )
    assert legal(match, "walk A") == {"d1"}


def test_a_ring_of_lanterns_does_not_lead_back_to_the_start() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ··┣┓··
        ··@┛··
        """,
        lanterns=["c1 c2 d1 d2", ""],
    )
    assert legal(match, "walk A") == {"c2", "d1", "d2"}


def test_a_lantern_on_the_entrance_carries_through_it_without_delivery() -> None:
    match = maze(
        """
        ╺·····
        ······
        ······
        ······
        ······
        ·━@━··
        """,
        A="b1 c1",
        carries=[2, None],
        museum=[[3], []],
        lanterns=["c1", ""],
    )
    play(match, "walk A d1")
    assert field(match, "carries") == [2, None]
    assert field(match, "museum") == [[3], []]
    play(match, "walk A c1")
    assert field(match, "carries") == [None, None]
    assert field(match, "museum") == [[2, 3], []]


def test_a_walk_tells_its_path_and_the_lanterns_that_carried_it() -> None:
    match = maze(CORRIDOR, lanterns=["c1 d1 e1", ""])
    (walked,) = play(match, "walk P f1")
    assert walked.path == ("c1", "d1", "e1", "f1")
    assert walked.lanterns == ("d1", "e1")
    assert (walked.seat, walked.figure) == (0, "P")


def test_a_walk_along_lanterns_takes_a_shortest_path() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ·┏━┓··
        ·┃━┫··
        ·┗@┛··
        """,
        A="d3 c1",
        lanterns=["b1 b2 b3 c3 d2", ""],
    )
    (walked,) = play(match, "walk A d1")
    assert walked.path == ("d3", "d2", "d1")


def test_the_porter_sets_one_lantern_to_a_tile_the_entrance_included() -> None:
    match = maze(CROSSROADS, lanterns=["", "c1"])
    play(match, "lantern")
    assert field(match, "lanterns") == [["c1"], ["c1"]]
    assert field(match, "lanterns_left") == [4, 4]
    assert "lantern" not in match.legal_by_name()
    play(match, "unlantern")
    assert field(match, "lanterns") == [[], ["c1"]]
    assert field(match, "lanterns_left") == [5, 4]
    assert field(match, "actions_left") == 1


def test_nobody_sets_a_sixth_lantern() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ··┃···
        ··┃···
        ·━@━━·
        """,
        lanterns=["b1 c2 c3 d1 e1", ""],
    )
    assert {"lantern", "unlantern"}.isdisjoint(match.legal_by_name())


def test_nobody_takes_another_players_lantern() -> None:
    match = maze(CROSSROADS, lanterns=["", "c1"])
    assert "unlantern" not in match.legal_by_name()


WALLS = """
    ······
    ······
    ······
    ······
    ··━···
    ·┃@┃··
"""


def test_a_neighbour_is_rotated_even_if_it_shows_us_a_wall_but_never_the_entrance() -> None:
    match = maze(WALLS)
    assert legal(match, "rotate") == {"b1 EW", "c2 NS", "d1 EW"}
    play(match, "rotate d1 EW")
    assert same_picture(match, WALLS.replace("@┃", "@━"))
    assert legal(match, "walk P") == {"d1"}


def test_who_is_walled_in_rotates_the_tile_he_stands_on() -> None:
    match = maze(WALLS, P="c2 c1")
    assert legal(match, "walk P") == set()
    assert legal(match, "rotate") == {"c2 NS"}
    play(match, "rotate c2 NS")
    assert legal(match, "walk P") == {"c1"}


def test_a_tile_behind_our_own_wall_and_one_face_down_are_not_rotated() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ··┃━··
        ··@···
        """,
        P="c2 c1",
    )
    assert legal(match, "rotate") == {"c2 EW"}


def test_a_rotation_must_change_the_tile() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ······
        ·┏@┣··
        """
    )
    assert legal(match, "rotate") == {"b1 NE", "b1 SW", "b1 NW", "d1 ESW", "d1 NSW", "d1 NEW"}


def test_a_rotation_is_told_with_before_and_after() -> None:
    match = maze(CROSSROADS)
    (rotated,) = play(match, "rotate b1 NW")
    assert (rotated.tile, rotated.before, rotated.after) == ("b1", "ES", "NW")


def test_only_tiles_towards_which_ours_is_open_are_revealed() -> None:
    match = maze(CROSSROADS, A="b1 c1")
    assert legal(match, "reveal") == set()
    assert legal(maze(CROSSROADS, A="d1 c1"), "reveal") == {"e1"}
    assert legal(maze(CROSSROADS, A="c2 c1"), "reveal") == {"c3"}


@pytest.mark.parametrize(
    ("piece", "ways"),
    [
        ("tee", {"NES", "ESW", "NSW", "NEW"}),
        ("corner", {"NE", "ES", "SW", "NW"}),
        ("straight", {"NS", "EW"}),
        ("dead chamber", {"N", "E", "S", "W"}),
        ("corner chamber", {"NE", "ES", "SW", "NW"}),
        ("straight chamber", {"NS", "EW"}),
    ],
)
def test_until_a_revealed_tile_is_set_nothing_else_may_be_done(piece: str, ways: set[str]) -> None:
    match = maze(CROSSROADS, A="d1 c1", hidden={"e1": piece})
    (revealed,) = play(match, "reveal e1")
    assert (revealed.shape, revealed.chamber) == (piece.split()[0], "chamber" in piece)
    assert field(match, "phase") == "set"
    assert field(match, "revealed") == "e1"
    assert field(match, "tiles")["e1"]["open"] is None
    assert legal(match) == {f"set e1 {way}" for way in ways}
    assert field(match, "actions_left") == 2


def test_setting_is_no_action_and_the_turn_goes_on() -> None:
    match = maze(CROSSROADS, A="d1 c1", hidden={"e1": "tee"})
    play(match, "reveal e1", "set e1 NEW")
    assert same_picture(match, CROSSROADS.replace("━·", "━┻"))
    assert field(match, "actions_left") == 2
    assert "e1" in legal(match, "walk A")


def test_a_turn_has_three_actions_for_both_figures_together() -> None:
    match = maze(CROSSROADS)
    play(match, "walk A d1", "lantern", "walk P d1")
    assert legal(match) == {"end"}
    events = play(match, "end")
    assert [event.as_json() for event in named(events, "turn_ended")] == [
        {"type": "turn_ended", "seat": 0, "why": "choice"}
    ]
    assert field(match, "turn") == 1
    assert field(match, "actions_left") == 3


def test_a_turn_may_be_ended_with_actions_left() -> None:
    match = maze(CROSSROADS, turn=1)
    play(match, "walk A d1", "end")
    assert (field(match, "turn"), field(match, "round")) == (0, 6)


def test_a_round_grows_when_the_turn_comes_to_the_player_who_began() -> None:
    match = maze(CROSSROADS, players=3, first=1)
    play(match, "walk A d1", "end")
    assert (field(match, "turn"), field(match, "round")) == (1, 6)
    play(match, "end")
    assert (field(match, "turn"), field(match, "round")) == (2, 6)
