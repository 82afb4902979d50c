"""Mouse and fingers are one kind of pointer."""

from __future__ import annotations

import pygame
import pytest

from game.input import Device, Kind, Pointer, PointerKind, Verb
from tests.input.desk import Desk

TOUCH = Device(Kind.TOUCH)


def mouse(desk: Desk, kind: int, x: int, y: int, **more: object) -> list[object]:
    return list(desk.feed(pygame.event.Event(kind, {"pos": (x, y), "touch": False, **more})))


def test_the_mouse_speaks_in_logical_units(desk: Desk) -> None:
    assert mouse(desk, pygame.MOUSEMOTION, 320, 180) == [Pointer(PointerKind.MOVE, (640, 360))]
    assert mouse(desk, pygame.MOUSEBUTTONDOWN, 10, 20, button=3) == [Pointer(PointerKind.DOWN, (20, 40), button=3)]
    assert mouse(desk, pygame.MOUSEBUTTONUP, 10, 20, button=3) == [Pointer(PointerKind.UP, (20, 40), button=3)]


def test_a_button_released_here_but_pressed_elsewhere_says_nothing(desk: Desk) -> None:
    assert mouse(desk, pygame.MOUSEBUTTONUP, 10, 20, button=1) == []


def test_the_wheel_turns_at_the_mouse(desk: Desk) -> None:
    mouse(desk, pygame.MOUSEMOTION, 50, 60)
    event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5, flipped=False)
    assert desk.feed(event) == [Pointer(PointerKind.WHEEL, (100, 120), amount=0.5)]
    assert mouse(desk, pygame.MOUSEBUTTONDOWN, 50, 60, button=4) == []


def test_leaving_the_window_leaves_nothing_under_the_mouse(desk: Desk) -> None:
    (left,) = desk.feed(pygame.event.Event(pygame.WINDOWLEAVE))
    assert isinstance(left, Pointer)
    assert left.kind is PointerKind.LEAVE


def test_losing_the_focus_forgets_a_press(desk: Desk) -> None:
    mouse(desk, pygame.MOUSEBUTTONDOWN, 10, 20, button=1)
    assert desk.feed(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [Pointer(PointerKind.CANCEL, (20, 40))]
    assert mouse(desk, pygame.MOUSEBUTTONUP, 10, 20, button=1) == []


def test_a_finger_is_a_pointer(desk: Desk) -> None:
    assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5) == [Pointer(PointerKind.DOWN, (640, 360), device=TOUCH)]
    assert desk.finger(pygame.FINGERMOTION, 0.25, 0.5) == [Pointer(PointerKind.MOVE, (320, 360), device=TOUCH)]
    assert desk.finger(pygame.FINGERUP, 0.25, 0.5) == [Pointer(PointerKind.UP, (320, 360), device=TOUCH)]
    assert desk.devices.last == TOUCH


def test_the_mouse_events_that_sdl_makes_up_from_fingers_are_left_out(desk: Desk) -> None:
    assert mouse(desk, pygame.MOUSEBUTTONDOWN, 1, 1, button=1, touch=True) == []
    assert mouse(desk, pygame.MOUSEMOTION, 1, 1, touch=True) == []


def test_two_fingers_pinch_and_the_press_of_the_first_is_forgotten(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.4, 0.5, finger=1)
    assert desk.finger(pygame.FINGERDOWN, 0.6, 0.5, finger=2) == [
        Pointer(PointerKind.CANCEL, (512, 360), device=TOUCH)
    ]
    (pinch,) = desk.finger(pygame.FINGERMOTION, 0.8, 0.5, finger=2)
    assert isinstance(pinch, Pointer)
    assert pinch.kind is PointerKind.PINCH
    assert pinch.amount == pytest.approx(2.0)
    assert pinch.move == pytest.approx((128, 0))
    assert desk.finger(pygame.FINGERUP, 0.8, 0.5, finger=2) == []
    assert desk.finger(pygame.FINGERMOTION, 0.1, 0.5, finger=1) == []
    assert desk.finger(pygame.FINGERUP, 0.1, 0.5, finger=1) == []
    assert len(desk.finger(pygame.FINGERDOWN, 0.1, 0.5, finger=3)) == 1


def test_a_bumped_table_does_not_change_the_prompts(desk: Desk) -> None:
    desk.tap(pygame.K_RETURN)
    mouse(desk, pygame.MOUSEMOTION, 100, 100)
    mouse(desk, pygame.MOUSEMOTION, 101, 101)
    assert desk.devices.prompt(Verb.CONFIRM).kind == "key"
    mouse(desk, pygame.MOUSEMOTION, 120, 101)
    assert desk.devices.prompt(Verb.CONFIRM).kind == "mouse"
