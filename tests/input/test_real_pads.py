"""The whole way from SDL's own pad driver to a verb, with pads that exist only inside SDL."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.input import Bindings, Devices, PadFound, PadLost, Press, Verb
from game.input.pads import start_pads
from tests.input.virtual_pad import VirtualPad, sdl_library


@pytest.fixture
def pads() -> Iterator[list[VirtualPad]]:
    sdl = sdl_library()
    if sdl is None:
        pytest.skip("this SDL has no virtual pads")
    start_pads()
    pygame.event.clear()
    made = [VirtualPad(sdl) for _ in range(3)]
    yield made
    for pad in made:
        pad.unplug()
    pygame.event.clear()


@pytest.fixture
def devices() -> Devices:
    return Devices(Bindings(), to_logical=lambda pixel: pixel, window_size=lambda: (640, 360))


def test_three_pads_are_plugged_in_pressed_and_unplugged(pads: list[VirtualPad], devices: Devices) -> None:
    found = devices.read(pygame.event.get(), 0.0)
    assert len([one for one in found if isinstance(one, PadFound)]) == 3
    pads[1].button(pygame.CONTROLLER_BUTTON_A, True)
    pads[2].axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)
    told = [one for one in devices.read(pygame.event.get(), 0.1) if isinstance(one, Press)]
    assert {(one.device.number, one.verb) for one in told} == {
        (pads[1].number, Verb.CONFIRM),
        (pads[2].number, Verb.DOWN),
    }
    pads[2].unplug()
    lost = devices.read(pygame.event.get(), 0.2)
    assert [one.device.number for one in lost if isinstance(one, PadLost)] == [pads[2].number]
    assert [(one.verb, one.pressed) for one in lost if isinstance(one, Press)] == [(Verb.DOWN, False)]
    assert len(devices.pads) == 2
