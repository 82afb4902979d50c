"""Pads: names, sticks, plugging in and out, seats."""

from __future__ import annotations

import pygame
import pytest

from game.input import Device, Glyph, Kind, PadFound, PadLost, PadWaiting, Press, Verb
from game.input.pads import BUTTONS
from tests.input.desk import Desk, verbs

A = pygame.CONTROLLER_BUTTON_A
PAD_3 = Device(Kind.PAD, 3)


def test_a_pad_is_found_and_speaks(desk: Desk) -> None:
    assert desk.plug(3) == [PadFound(PAD_3, "Xbox 360 Controller")]
    assert desk.pad_button(3, A) == [Press(PAD_3, Verb.CONFIRM)]
    assert desk.pad_button(3, A, down=False) == [Press(PAD_3, Verb.CONFIRM, pressed=False)]


@pytest.mark.parametrize(("button", "verb"), BUTTONS.items())
def test_every_button_has_its_verb(desk: Desk, button: int, verb: Verb) -> None:
    desk.plug(0)
    assert verbs(desk.pad_button(0, button)) == [verb]


def test_a_pad_that_nobody_opened_says_nothing(desk: Desk) -> None:
    assert desk.pad_button(9, A) == []
    assert desk.pad_axis(9, pygame.CONTROLLER_AXIS_LEFTX, 1.0) == []


def test_a_pad_that_is_gone_before_it_is_opened_is_no_matter(desk: Desk) -> None:
    assert desk.feed(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=7)) == []


def test_a_pad_told_of_twice_is_found_once(desk: Desk) -> None:
    desk.plug(3)
    assert desk.feed(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=3)) == []
    assert desk.devices.pads == [PAD_3]


def test_a_stick_pushed_far_is_a_direction_and_repeats(desk: Desk) -> None:
    desk.plug(0)
    assert verbs(desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTX, 0.9)) == [Verb.RIGHT]
    assert desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTX, 0.95) == []
    assert verbs(desk.wait(0.5)) == [Verb.RIGHT]
    (released,) = desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTX, 0.1)
    assert isinstance(released, Press)
    assert not released.pressed
    assert desk.wait(2.0) == []


def test_a_stick_that_trembles_at_the_border_says_its_direction_once(desk: Desk) -> None:
    desk.plug(0)
    told = [
        one
        for value in (0.3, 0.5, 0.56, 0.5, 0.56, 0.4, 0.6, 0.1, -0.2)
        for one in desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTY, value)
    ]
    assert verbs(told) == [Verb.DOWN]
    assert len(told) == 2


def test_a_stick_rolled_round_changes_direction_without_a_rest(desk: Desk) -> None:
    desk.plug(0)
    desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTX, 1.0)
    told = desk.pad_axis(0, pygame.CONTROLLER_AXIS_LEFTX, 0.4) + desk.pad_axis(
        0, pygame.CONTROLLER_AXIS_LEFTY, -0.9
    )
    assert [(one.verb, one.pressed) for one in told if isinstance(one, Press)] == [
        (Verb.RIGHT, False),
        (Verb.UP, True),
    ]


def test_the_right_stick_pans_and_the_triggers_zoom(desk: Desk) -> None:
    desk.plug(0)
    assert verbs(desk.pad_axis(0, pygame.CONTROLLER_AXIS_RIGHTY, -1.0)) == [Verb.PAN_UP]
    assert verbs(desk.wait(0.05)) == [Verb.PAN_UP]
    assert verbs(desk.pad_axis(0, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9)) == [Verb.ZOOM_IN]
    assert verbs(desk.pad_axis(0, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9)) == [Verb.ZOOM_OUT]


def test_a_pad_with_names_is_not_heard_twice(desk: Desk) -> None:
    desk.plug(0)
    assert desk.feed(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) == []
    assert desk.feed(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=1.0)) == []


def test_a_pad_that_sdl_does_not_know_plays_all_the_same(desk: Desk) -> None:
    desk.plug(0, has_names=False, name="Something old")
    assert verbs(desk.feed(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=1))) == [Verb.CANCEL]
    assert verbs(desk.feed(pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 1)))) == [
        Verb.UP
    ]
    assert verbs(desk.feed(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=1, value=0.9))) == [
        Verb.DOWN
    ]
    assert desk.feed(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=4, value=-1.0)) == []


def test_unplugging_lets_go_of_its_buttons_and_says_who_lost_it(desk: Desk) -> None:
    desk.plug(3)
    desk.devices.seating.seat(PAD_3, 1)
    desk.pad_button(3, pygame.CONTROLLER_BUTTON_Y)
    assert desk.unplug(3) == [
        Press(PAD_3, Verb.PEEK, pressed=False, seat=1),
        PadLost(PAD_3, "Xbox 360 Controller", seat=1),
    ]
    assert desk.pads[3].closed
    assert desk.devices.pads == []


def test_a_pad_that_comes_back_under_another_number_finds_its_seat(desk: Desk) -> None:
    desk.plug(3)
    desk.devices.seating.seat(PAD_3, 1)
    desk.unplug(3)
    assert desk.plug(4) == [PadFound(Device(Kind.PAD, 4), "Xbox 360 Controller", seat=1)]
    (press,) = desk.pad_button(4, A)
    assert isinstance(press, Press)
    assert press.seat == 1


def test_another_model_does_not_take_the_seat(desk: Desk) -> None:
    desk.plug(3)
    desk.devices.seating.seat(PAD_3, 1)
    desk.unplug(3)
    (found,) = desk.plug(4, model="model-y")
    assert isinstance(found, PadFound)
    assert found.seat is None


def test_a_seat_that_went_on_with_another_device_keeps_it(desk: Desk) -> None:
    desk.plug(3)
    desk.devices.seating.seat(PAD_3, 1)
    desk.unplug(3)
    desk.devices.seating.seat(Device(Kind.KEYBOARD), 1)
    (found,) = desk.plug(4)
    assert isinstance(found, PadFound)
    assert found.seat is None


def test_five_pads_play_and_a_sixth_waits_for_a_place(desk: Desk) -> None:
    for number in range(5):
        desk.plug(number)
    assert desk.plug(5) == [PadWaiting("Xbox 360 Controller")]
    assert desk.pad_button(5, A) == []
    assert [type(one) for one in desk.unplug(2)] == [PadLost, PadFound]
    assert verbs(desk.pad_button(5, A)) == [Verb.CONFIRM]
    assert len(desk.devices.pads) == 5


def test_a_pad_that_leaves_while_waiting_is_forgotten(desk: Desk) -> None:
    for number in range(6):
        desk.plug(number)
    assert desk.unplug(5) == []
    assert [type(one) for one in desk.unplug(0)] == [PadLost]


def test_prompts_show_the_buttons_of_the_device_used_last(desk: Desk) -> None:
    assert desk.devices.prompt(Verb.CONFIRM) == Glyph("key", "return")
    desk.plug(3, name="Sony DualSense")
    desk.pad_button(3, A)
    assert desk.devices.prompt(Verb.CONFIRM) == Glyph("pad", "a", "playstation")
    assert desk.devices.prompt(Verb.ZOOM_IN) == Glyph("pad", "right-trigger", "playstation")
    assert desk.devices.prompt(Verb.FULLSCREEN) == Glyph("key", "f11")
    desk.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False))
    assert desk.devices.prompt(Verb.CONFIRM) == Glyph("mouse", "left")
    desk.pad_button(3, A, down=False)
    desk.pad_button(3, A)
    desk.unplug(3)
    assert desk.devices.prompt(Verb.CONFIRM) == Glyph("key", "return")
