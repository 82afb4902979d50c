"""What the player's hands can do, and what the board says to what they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from game.input import Press, Verb
from game.input.verbs import KEYBOARD
from game.view.gold.choices import goals_of, orient
from game.view.gold.pieces import spots_of
from game.view.gold.site import Site
from tests.engine.gold.boards import maze
from tests.view.gold.desk import Desk
from tests.view.gold.scenes import CROWD_FIELDS, TWO_WAYS, bust_in_hands, two_ways


def _desk(match: Any) -> Desk:
    desk = Desk(match)
    desk.board.widgets()
    return desk


def _widget(desk: Desk, name: str) -> Any:
    return next(widget for widget in desk.board.widgets() if widget.name == name)


def test_reach_is_shown_with_its_cost_and_lanterns_make_it_wide() -> None:
    match = maze(TWO_WAYS, A="c4 c1", lanterns=["b4 b3", ""])
    costs = {tile: goal.cost for tile, goal in goals_of(Site.of(match.view(0)), 0, "A").items()}
    assert costs == {"b4": 1, "b3": 1, "b2": 1, "d4": 1, "c5": 1, "d3": 2, "c2": 2, "d2": 3, "c1": 3}


def test_what_is_reached_in_one_action_is_what_the_engine_allows() -> None:
    desk = _desk(two_ways("3M"))
    for figure in "AP":
        goals = goals_of(desk.board.site, 0, figure)
        ones = {f"walk {figure} {t}" for t, goal in goals.items() if goal.cost == 1 and not goal.reveals}
        ones |= {f"reveal {t}" for t, goal in goals.items() if goal.cost == 1 and goal.reveals}
        legal = {a for a in desk.match.legal_by_name() if a.startswith((f"walk {figure}", "reveal"))}
        assert ones == (legal if figure == "A" else {a for a in legal if a.startswith("walk")})


def test_a_far_goal_is_walked_action_by_action() -> None:
    desk = _desk(maze(TWO_WAYS, A="c4 c1"))
    _widget(desk, "tile-d2").activate()
    for _ in range(400):
        desk.run(1 / 30)
    assert desk.match.actions == ["walk A d4", "walk A d3", "walk A d2"]


def test_carrying_the_bust_out_of_its_chamber_ends_the_turn_so_nothing_farther_is_offered() -> None:
    desk = _desk(bust_in_hands())
    assert {goal.cost for goal in desk.board.goals.values() if not goal.reveals} == {1}


def test_one_key_changes_the_figure() -> None:
    desk = _desk(two_ways("3M"))
    desk.board.handle(Press(KEYBOARD, Verb.PEEK))
    assert desk.board.figure == "P"
    assert desk.board.wanted_focus == "tile-b4"


def test_one_key_ends_the_turn_and_nothing_is_asked() -> None:
    desk = _desk(two_ways("3M"))
    desk.board.handle(Press(KEYBOARD, Verb.END_TURN))
    assert desk.match.turn == 1


def test_only_orientations_that_change_something_are_offered() -> None:
    desk = _desk(two_ways("3M"))
    desk.board.swap()
    desk.board.widgets()
    for tile, options in desk.board.turnable.items():
        assert desk.board.site.tiles[tile].open not in options
        assert f"handle-{tile}" in {widget.name for widget in desk.board.widgets()}
    assert "c1" not in desk.board.turnable


def test_a_tile_being_turned_can_be_put_back() -> None:
    desk = _desk(two_ways("3M"))
    desk.board.swap()
    desk.board.start_turning("b4")
    assert desk.board.cancel()
    assert desk.board.orienting is None
    assert desk.match.actions == []


def test_a_revealed_tile_must_be_laid() -> None:
    desk = _desk(two_ways("3M"))
    desk.play("reveal c5")
    desk.board.skip()
    names = {widget.name for widget in desk.board.widgets()}
    assert {"turn-c5", "lay", "lay-so"} <= names
    assert "end" not in names
    assert not desk.board.cancel()


def test_the_preview_knows_whether_a_mummy_would_find_a_way_out() -> None:
    desk = _desk(two_ways("3M"))
    desk.play("reveal c5")
    desk.board.skip()
    site = desk.board.site
    found = orient(site, "c5", desk.match.legal_by_name())
    assert found is not None
    lines = {}
    for _ in found.options:
        desk.board.orienting = found
        lines[found.open] = desk.board._message()[1]
        found.turn(1)
    words = desk.view.words
    assert lines["ES"] == lines["SW"] == words("gold-mummy-way")
    assert lines["NE"] == lines["NW"] == words("gold-no-way")


@pytest.mark.parametrize("tile", ["f1", "c3", "a6"], ids=["far", "behind a wall", "not connected"])
def test_what_cannot_be_done_is_explained_in_a_sentence(tile: str) -> None:
    desk = _desk(two_ways("3M"))
    _widget(desk, f"tile-{tile}").activate()
    assert desk.board.why
    assert "error" in desk.sounds
    assert desk.match.actions == []


def test_free_gestures_appear_when_they_are_possible() -> None:
    fields: dict[str, Any] = CROWD_FIELDS | {"carries": [None, 3, None, None], "loot": {"b4": [2, 3]}}
    desk = _desk(maze(TWO_WAYS, **fields))
    names = {widget.name for widget in desk.board.widgets()}
    assert {"pick-3", "pick-2", "steal-1"} <= names
    assert "drop" not in names


def test_the_own_tile_does_the_next_best_thing() -> None:
    fields: dict[str, Any] = CROWD_FIELDS | {"carries": [None, 3, None, None], "loot": {"b4": [2, 3]}}
    desk = _desk(maze(TWO_WAYS, **fields))
    _widget(desk, "tile-b4").activate()
    assert desk.match.actions == ["pick 3"]


def test_a_hint_is_marked_where_it_is_done() -> None:
    desk = _desk(two_ways("3M"))
    desk.board.point_out("walk P b3")
    assert (desk.board.figure, desk.board.hinted) == ("P", "tile-b3")
    desk.board.point_out("rotate b4 SW")
    assert desk.board.hinted == "turn-b4"


def test_four_figures_and_four_lanterns_on_one_tile_stay_apart() -> None:
    """At 1024×600 a logical unit is 0.8 pixels: figures stand at least 15 pixels apart, lanterns 16."""
    site = Site.of(maze(TWO_WAYS, **CROWD_FIELDS).view(0))
    spots = spots_of(site)
    for kind, least in (("figure", 19), ("lantern", 20)):
        placed = [(key, spot) for key, spot in spots.items() if key[0] == kind]
        for one, here in placed:
            for other, there in placed:
                if one != other:
                    assert max(abs(here.x - there.x), abs(here.y - there.y)) >= least


def test_what_the_others_did_is_outlined_until_it_is_their_turn_again() -> None:
    desk = _desk(two_ways("3M"))
    desk.play("walk P b3")
    desk.board.skip()
    desk.play("end")
    desk.board.skip()
    assert desk.board.changed == {"b3": 0}
    for _ in range(3):
        desk.play("end")
        desk.board.skip()
    desk.play("walk P b4")
    assert desk.board.changed == {"b4": 0}


def test_two_keys_lift_the_tile_under_the_focus_and_turn_it() -> None:
    desk = _desk(two_ways("3M"))
    desk.view.focus = lambda: "tile-b3"
    desk.board.handle(Press(KEYBOARD, Verb.PAGE_RIGHT))
    desk.board.widgets()
    assert desk.board.orienting is not None
    assert desk.board.orienting.tile == "b3"
    desk.view.focus = lambda: "tile-f6"
    desk.board.cancel()
    desk.board.handle(Press(KEYBOARD, Verb.PAGE_LEFT))
    assert desk.board.orienting.tile == "b4"
