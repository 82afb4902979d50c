"""The great sequences: they can be cut short anywhere, they respect the player's wishes, and they are heard."""

from __future__ import annotations

from typing import Any

import pytest

from game.settings import Settings
from game.view.gold.site import Site
from tests.view.gold.desk import Desk, fresh
from tests.view.gold.scenes import REVEAL, bust_in_hands, bust_lies_in_its_chamber, last_ring, two_ways

_RING = ("walk A c2", "end", "end", "end", "end")
SCENES: dict[str, tuple[Any, tuple[str, ...]]] = {
    "mummy": (lambda: two_ways("3M"), REVEAL),
    "curse": (lambda: two_ways("2C"), REVEAL),
    "chamber falls behind the bust": (bust_in_hands, ("walk A c2",)),
    "chamber falls over the bust": (bust_lies_in_its_chamber, ("end",)),
    "ring falls": (bust_in_hands, _RING),
}
HEARD = {
    "mummy": {"place", "photo", "take", "mummy", "walk"},
    "curse": {"photo", "take", "curse", "lantern-out"},
    "chamber falls behind the bust": {"walk", "rumble", "collapse"},
    "chamber falls over the bust": {"rumble", "collapse"},
    "ring falls": {"rumble", "ring-falls", "lose"},
}


def _started(scene: str, settings: Settings | None = None) -> Desk:
    make, actions = SCENES[scene]
    desk = Desk(make(), settings or Settings())
    for action in actions[:-1]:
        desk.play(action)
        desk.board.skip()
    desk.sounds.clear()
    desk.play(actions[-1])
    return desk


@pytest.mark.parametrize("scene", SCENES)
def test_cut_short_at_any_moment_the_picture_equals_one_built_fresh(scene: str) -> None:
    for tenths in range(2, 60, 9):
        desk = _started(scene)
        desk.run(tenths / 10, 1 / 20)
        desk.board.skip()
        assert desk.picture().get_buffer().raw == fresh(desk).picture().get_buffer().raw


@pytest.mark.parametrize("scene", SCENES)
def test_every_sequence_is_heard(scene: str) -> None:
    desk = _started(scene)
    desk.finish(1 / 20)
    assert set(desk.sounds) >= HEARD[scene]


@pytest.mark.parametrize("scene", SCENES)
def test_with_reduced_motion_nothing_flies_shakes_or_turns(scene: str) -> None:
    desk = _started(scene, Settings(reduced_motion=True))
    places: dict[Any, set[tuple[float, float]]] = {}
    while desk.board.moving:
        desk.run(1 / 30)
        board = desk.board
        assert board.shake_offset() == (0, 0)
        assert all(motion.angle == 0 and motion.size == 1 for motion in board.motions.values())
        assert not board.particles.moving
        for key, flyer in board.flyers.items():
            places.setdefault(key, set()).add((flyer.x, flyer.y))
    assert all(len(seen) == 1 for seen in places.values())
    assert desk.board.site == Site.of(desk.match.view(0))


@pytest.mark.parametrize("shakes", [True, False])
def test_the_board_shakes_only_for_those_who_like_it(shakes: bool) -> None:
    desk = _started("ring falls", Settings(screen_shake=shakes))
    offsets = set()
    while desk.board.moving:
        desk.run(1 / 60, 1 / 60)
        offsets.add(desk.board.shake_offset())
    assert (len(offsets) > 1) == shakes


def test_the_rumble_comes_nearer() -> None:
    near: list[int] = []
    for match, actions in ((bust_in_hands(), _RING), (last_ring(), ("end",))):
        desk = Desk(match)
        for action in actions:
            desk.board.skip()
            desk.play(action)
        desk.view.play_sound = lambda name, step=0: near.append(step) if name == "rumble" else None
        desk.finish()
    assert near[0] < near[-1] == 3


def test_lifting_the_bust_shakes_the_board() -> None:
    desk = Desk(bust_lies_in_its_chamber())
    desk.play("walk A c3")
    desk.finish()
    desk.sounds.clear()
    desk.play("pick bust")
    desk.run(0.5)
    assert desk.board.shake > 0
    assert "rumble" in desk.sounds
