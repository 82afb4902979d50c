"""Ten thousand random events from all devices at once: no exception, nothing stuck."""

from __future__ import annotations

import random

import pygame

from game.input import Press
from game.input.verbs import InputEvent
from tests.input.desk import Desk

KEYS = [
    pygame.K_a,
    pygame.K_w,
    pygame.K_UP,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_TAB,
    pygame.K_LSHIFT,
    0,
    233,
]


def random_event(dice: random.Random, desk: Desk) -> list[InputEvent]:
    number = dice.randrange(7)
    acts = [
        lambda: desk.key(dice.choice(KEYS), dice.choice([0, pygame.KMOD_LCTRL]), dice.random() < 0.5),
        lambda: desk.plug(number) if number not in desk.pads else desk.unplug(number),
        lambda: desk.unplug(number),
        lambda: desk.pad_button(number, dice.randrange(25), dice.random() < 0.5),
        lambda: desk.pad_axis(number, dice.randrange(7), dice.uniform(-1, 1)),
        lambda: desk.finger(
            dice.choice([pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP]),
            dice.random(),
            dice.random(),
            number,
        ),
        lambda: desk.feed(
            pygame.event.Event(
                dice.choice([pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]), pos=(1, 2), button=number, touch=False
            )
        ),
        lambda: desk.feed(
            pygame.event.Event(dice.choice([pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.QUIT]))
        ),
        lambda: desk.wait(dice.random()),
    ]
    return dice.choice(acts)()


def test_ten_thousand_random_events_leave_no_button_stuck(desk: Desk) -> None:
    dice = random.Random(5)
    balance = 0
    for number in range(10_000):
        if number % 500 == 0:
            desk.devices.typing = dice.random() < 0.2
            desk.devices.capture = dice.random() < 0.2
        for one in random_event(dice, desk):
            if isinstance(one, Press) and not one.repeat:
                balance += 1 if one.pressed else -1
    desk.feed(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert balance >= 0
    assert desk.devices.wakes_at is None
    assert desk.wait(10.0) == []
