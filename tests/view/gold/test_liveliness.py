"""What makes the sequences believable: nobody jumps, cracks never heal, points are counted, who is out is out."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from game.engine.gold import story
from game.engine.match import Match
from game.settings import Settings
from game.view.gold.floor import cracks_of
from game.view.gold.lapse import moments_of
from game.view.gold.museum import Museum
from game.view.gold.places import PIT
from tests.engine.gold.boards import maze
from tests.view.gold.desk import Desk, look
from tests.view.gold.scenes import (
    REVEAL,
    TWO_WAYS,
    bust_in_hands,
    bust_lies_in_its_chamber,
    last_ring,
    nearly_over,
    two_ways,
)

_FRAME = 1 / 60


def _frames(desk: Desk) -> Iterator[None]:
    """Until nothing moves any more."""
    while desk.board.moving or desk.board.drifting:
        desk.run(_FRAME, _FRAME)
        yield


def test_figures_step_aside_for_a_newcomer_and_never_jump() -> None:
    desk = Desk(maze(TWO_WAYS, players=4, A="c4 b4 b4 c1", P="c1 b4 c1 c1"))
    others = [("figure", 1, "A"), ("figure", 2, "A"), ("figure", 1, "P")]
    before = start = desk.board.seen_spots()
    desk.play("walk A b4")
    for _ in _frames(desk):
        now = desk.board.seen_spots()
        for key in others:
            assert abs(now[key].x - before[key].x) + abs(now[key].y - before[key].y) < 15
        before = now
    assert before == desk.board.spots()
    assert any(before[key] != start[key] for key in others)


def test_with_reduced_motion_they_stand_there_at_once() -> None:
    desk = Desk(maze(TWO_WAYS, A="c4 b4", P="c1 b4"), Settings(reduced_motion=True))
    desk.play("walk A b4")
    for _ in _frames(desk):
        assert desk.board.seen_spots() == desk.board.spots()


def test_points_are_counted_one_by_one_with_a_tick_each() -> None:
    desk = Desk(maze(TWO_WAYS, A="c2 c1", P="c1 c1", carries=[3, None]))
    before = desk.board.scores()[0]
    desk.play("walk A c1")
    seen = [before]
    for _ in _frames(desk):
        seen.append(desk.board.tally.points()[0].shown)
    assert sorted(set(seen)) == list(range(before, before + 4))
    assert seen == sorted(seen)
    assert desk.sounds.count("coin-tick") == 3


def test_cracks_never_heal() -> None:
    desk = Desk(bust_in_hands())
    for action in ("walk A c2", "end", "end", "end"):
        desk.play(action)
        desk.board.skip()
    deepest = cracks_of(desk.board.site)
    desk.play("end")
    while not desk.board.cracked:
        desk.run(_FRAME, _FRAME)
    while desk.board.cracked:
        assert all(desk.board.cracked[tile] >= deepest[tile] for tile in desk.board.cracked)
        desk.run(_FRAME, _FRAME)


def test_who_flees_from_a_mummy_has_empty_hands_and_the_treasure_lies_where_he_stood() -> None:
    desk = Desk(two_ways("3M"))
    for action in REVEAL:
        desk.board.skip()
        desk.play(action)
    ran: set[Any] = set()
    for _ in _frames(desk):
        pose = desk.board.poses.get(("figure", 1, "A"))
        if pose is not None and pose.fright:
            ran.add(desk.board.site.carries[1])
            assert ("fell", 1) in desk.board.flyers
    assert ran == {None}
    assert desk.board.site.loot["b3"] == [2]


def test_every_figure_feels_the_lifted_bust() -> None:
    desk = Desk(bust_lies_in_its_chamber())
    desk.play("walk A c3")
    desk.board.skip()
    desk.play("pick bust")
    cried = set()
    for _ in _frames(desk):
        cried |= {key for key, pose in desk.board.poses.items() if pose.cry}
    assert cried == {key for key in desk.board.spots() if key[0] == "figure"} - {("figure", 0, "A")}


def test_a_lost_figure_hangs_in_the_air_after_its_tile() -> None:
    desk = Desk(bust_in_hands())
    for action in ("walk A c2", "end", "end", "end", "end"):
        desk.board.skip()
        desk.play(action)
    lag = []
    for _ in _frames(desk):
        pose, tile = desk.board.poses.get(("figure", 0, "A")), desk.board.motions.get("c2")
        if pose is not None and tile is not None and tile.alpha < 1:
            lag.append(pose.alpha - tile.alpha)
    assert max(lag) > 0.9


def test_who_has_slipped_out_is_not_seen_again_before_the_count_is_over() -> None:
    desk = Desk(last_ring())
    desk.play("end")
    out: set[Any] = set()
    for _ in _frames(desk):
        poses = desk.board.poses
        assert out <= set(poses) or "lapse" in desk.board.overlays or not desk.board.moving
        out |= {key for key, pose in poses.items() if pose.alpha < 0.01}
    assert len(out) == 4


def test_the_museum_counts_what_everybody_has() -> None:
    desk = Desk(nearly_over())
    desk.match.play("end")
    desk.board.rebuild()
    museum = Museum(desk.view, desk.board.pieces, desk.board.panels, desk.board.site)
    totals = [sum(thing.points for thing in row) for row in museum._rows]
    assert totals == list(desk.match.result().scores)
    assert museum.winners == desk.match.result().winners


def test_the_time_lapse_shows_every_walk_and_every_fall_once() -> None:
    match = nearly_over()
    record = match.record()
    again = Match.load(record["deal"])
    events = [event for action in record["actions"] for event in again.play(action)]
    moments = moments_of(events)
    shown = [moment.event for moment in moments]
    for kind in (story.FigureWalked, story.RingFell, story.ChamberFell, story.PhotoTaken):
        assert [e for e in shown if isinstance(e, kind)] == [e for e in events if isinstance(e, kind)]
    assert all(one.ends == other.begins for one, other in itertools.pairwise(moments))


def test_the_photo_flies_over_the_frame_to_its_owners_corner() -> None:
    desk = Desk(two_ways("3M"))
    for action in REVEAL:
        desk.board.skip()
        desk.play(action)
    while not desk.board.above:
        desk.run(_FRAME, _FRAME)
    desk.run(0.3, _FRAME)
    flying, still = desk.picture(), Desk(two_ways("3M")).picture()
    gap = (int(PIT[0]) - 40, 75, 24, 300)
    assert flying.subsurface(gap).copy().get_buffer().raw != still.subsurface(gap).copy().get_buffer().raw


def test_moonlight_does_not_spill_over_the_panels() -> None:
    """The entrance on the west border: its light falls over the frame, under the papyrus."""
    west = ("······", "······", "@·····", "······", "······", "······")
    south = ("······", "······", "······", "······", "······", "··@···")
    pictures = [Desk(maze("\n".join(rows))).picture() for rows in (west, south)]
    papyrus = [picture.subsurface((30, 290, 282, 400)).copy().get_buffer().raw for picture in pictures]
    assert papyrus[0] == papyrus[1]


def test_buttons_stay_in_their_places_while_something_moves() -> None:
    desk = Desk(two_ways("3M"))
    desk.picture()
    desk.play("walk P b3")
    desk.run(0.1)
    end = (960, 660, 300, 40)
    moving = desk.picture().subsurface(end).copy()
    desk.board.hands = []
    assert moving.get_buffer().raw != desk.picture().subsurface(end).copy().get_buffer().raw


def test_the_warning_of_the_collapse_is_never_left_out() -> None:
    desk = Desk(bust_in_hands())
    desk.view.names = ("Hatschepsut die Große von Theben", "Amun", "Khepri", "Tiaa")
    desk.play("walk A c2")
    desk.board.skip()
    banner = desk.board.banner()
    assert banner is not None
    assert desk.view.names[0] in banner[1]
    assert look() is desk.view.look
