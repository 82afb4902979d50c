"""The eye over the table fits itself to the group, wherever it drifts, until a hand takes it."""

from __future__ import annotations

import pytest

from game.view.egyptos.camera import CLEAR, Camera, Cell


def _fitted(cells: list[Cell]) -> Camera:
    camera = Camera()
    camera.fit(cells)
    camera.finish()
    return camera


@pytest.mark.parametrize("far", [0, 200, -200, 1_000_000])
def test_a_group_is_seen_whole_however_far_it_has_drifted(far: int) -> None:
    group = [(far + x, y - far) for x in range(6) for y in range(4)]
    camera = _fitted(group)
    ring = [(far + x, y - far) for x in range(-1, 7) for y in range(-1, 5)]
    assert all(camera.sees(cell) for cell in ring)
    assert camera.scale == 70


def test_a_long_group_is_seen_from_farther_away() -> None:
    camera = _fitted([(x, 0) for x in range(36)])
    assert camera.sees((-1, 0))
    assert camera.sees((36, 0))
    assert camera.scale < 22


def test_the_view_eases_and_then_stands_still() -> None:
    camera = _fitted([(0, 0)])
    camera.fit([(0, 0), (9, 9)])
    camera.advance(0.016)
    assert 0 < camera.x < 4.5
    for _ in range(200):
        camera.advance(0.016)
    assert not camera.moving
    assert (camera.x, camera.y) == (4.5, 4.5)


def test_a_hand_pauses_the_fitting_until_it_is_let_go() -> None:
    camera = _fitted([(0, 0)])
    camera.drag(140, 0)
    assert camera.by_hand
    assert camera.x == pytest.approx(-2)
    camera.fit([(50, 50)])
    camera.finish()
    assert camera.x == pytest.approx(-2)
    camera.recentre()
    camera.finish()
    assert (camera.x, camera.y, camera.by_hand) == (50, 50, False)


def test_what_lies_under_the_pointer_stays_there_when_zooming() -> None:
    camera = _fitted([(0, 0), (3, 2)])
    before = camera.to_table(400, 300)
    camera.zoom(1.4, (400, 300))
    camera.finish()
    assert camera.to_table(400, 300) == pytest.approx(before)


def test_screen_and_table_are_each_others_mirror_and_up_is_up() -> None:
    camera = _fitted([(7, -3)])
    assert camera.to_table(*camera.to_screen(8.25, -1.5)) == pytest.approx((8.25, -1.5))
    assert camera.cell_at(*camera.to_screen(9, -2)) == (9, -2)
    assert camera.to_screen(7, -2)[1] < camera.to_screen(7, -3)[1]


def test_zooming_has_an_end_both_ways() -> None:
    camera = _fitted([(0, 0)])
    for factor in (100, 0.0001):
        camera.zoom(factor)
        camera.finish()
        assert 4 < camera.scale < 120


def test_the_view_follows_a_cursor_that_steps_out_of_it() -> None:
    camera = _fitted([(0, 0)])
    camera.look_at((30, 0))
    camera.finish()
    assert camera.sees((30, 0))
    assert camera.clear == CLEAR
