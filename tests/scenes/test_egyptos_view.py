"""Looking around on the table of Egyptos: wheel, drag, fingers, keys and sticks."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.scenes.hands import board_of, use
from tests.scenes.rig import Rig
from tests.scenes.test_egyptos import FOUR, at_table


def _wheel(rig: Rig, y: int) -> None:
    rig.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False))


def _drag(rig: Rig, start: tuple[float, float], end: tuple[float, float]) -> None:
    place = rig.move_mouse(*start)
    rig.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
    place = rig.move_mouse(*end)
    rig.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False))


def test_the_wheel_zooms_and_one_key_centres_again(tmp_path: Path) -> None:
    with at_table(tmp_path, "mouse", FOUR) as (rig, _):
        camera = board_of(rig).camera
        fitted = (camera.x, camera.y, camera.scale)
        rig.move_mouse(500, 300)
        _wheel(rig, -2)
        assert camera.by_hand
        assert camera.scale < fitted[2]
        rig.key(pygame.K_c)
        assert (camera.x, camera.y, camera.scale) == fitted


def test_a_drag_moves_the_table_and_lays_nothing_even_from_a_legal_cell(tmp_path: Path) -> None:
    with at_table(tmp_path, "mouse", FOUR) as (rig, table):
        board = board_of(rig)
        start = board.camera.to_screen(*sorted(board.legal.placements)[0])
        before = board.camera.x
        _drag(rig, start, (start[0] + 120, start[1] + 30))
        assert board.camera.x < before
        assert board.camera.by_hand
        assert len(table.match.actions) == len(FOUR)
        use(rig, "centre")
        assert not board.camera.by_hand


def test_two_fingers_zoom_and_pan(tmp_path: Path) -> None:
    with at_table(tmp_path, "mouse", FOUR) as (rig, table):
        camera = board_of(rig).camera
        before = camera.scale
        fingers = ((1, 0.45, 0.5), (2, 0.55, 0.5))
        for number, x, y in fingers:
            rig.feed(pygame.Event(pygame.FINGERDOWN, finger_id=number, x=x, y=y, touch_id=1))
        rig.feed(pygame.Event(pygame.FINGERMOTION, finger_id=2, x=0.7, y=0.5, touch_id=1))
        assert camera.scale > before
        assert camera.by_hand
        for number, x, y in fingers:
            rig.feed(pygame.Event(pygame.FINGERUP, finger_id=number, x=x, y=y, touch_id=1))
        assert len(table.match.actions) == len(FOUR)


def test_keys_and_sticks_pan_and_zoom(tmp_path: Path) -> None:
    with at_table(tmp_path, "pad", FOUR) as (rig, _):
        camera = board_of(rig).camera
        x, scale = camera.x, camera.scale
        rig.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
        assert camera.x > x
        rig.key(pygame.K_PLUS)
        assert camera.scale > scale
        y = camera.y
        stick = pygame.CONTROLLER_AXIS_RIGHTY
        rig.feed(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=stick, value=-32000))
        assert camera.y > y
        rig.feed(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=stick, value=0))
        scale, trigger = camera.scale, pygame.CONTROLLER_AXIS_TRIGGERLEFT
        rig.feed(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=trigger, value=32000))
        assert camera.scale < scale
        rig.button(pygame.CONTROLLER_BUTTON_LEFTSTICK)
        assert not camera.by_hand


def test_cells_under_a_panel_cannot_be_pressed(tmp_path: Path) -> None:
    with at_table(tmp_path, "mouse", FOUR) as (rig, table):
        board = board_of(rig)
        cell = sorted(board.legal.placements)[0]
        here = board.camera.to_screen(*cell)
        board.camera.drag(120 - here[0], 250 - here[1])
        rig.feed()
        rig.click(120, 250)
        assert len(table.match.actions) == len(FOUR)


def test_the_view_follows_the_cursor_of_the_keys(tmp_path: Path) -> None:
    with at_table(tmp_path, "keyboard", FOUR) as (rig, _):
        board = board_of(rig)
        board.camera.drag(3000, 0)
        rig.press("right")
        rig.press("left")
        rig.feed()
        assert board.focus_cell is not None
        assert board.camera.sees(board.focus_cell)
