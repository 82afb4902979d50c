"""Random events from all devices at once, through every screen: no exception, no stuck state.

Every submission walks a quarter of the way, and before a release
`KHUFU_EVENTS=10000 KHUFU_SEED=7 python -m pytest tests/scenes/test_anything.py` walks all of it, on another way.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pygame
import pytest

from game.scenes.catalogue import OFFERS
from game.scenes.gallery import SCENES
from game.scenes.title import Title
from game.ui.wishes import Restart
from tests.scenes.rig import BUTTONS, KEYS, Rig, sitting

EVENTS = int(os.environ.get("KHUFU_EVENTS", "2500"))
SEED = os.environ.get("KHUFU_SEED", "")
_AT_ONCE = 50  # events in one frame
_LETTERS = "aZé 1\u0000𓂀"


def _key(chance: random.Random, rig: Rig) -> pygame.Event:
    kind = chance.choice((pygame.KEYDOWN, pygame.KEYUP))
    key = chance.choice((*KEYS.values(), *range(pygame.K_a, pygame.K_z), pygame.K_F1, pygame.K_BACKSPACE))
    return pygame.Event(kind, key=key, mod=chance.choice((0, 0, pygame.KMOD_CTRL)), unicode="", scancode=0)


def _mouse(chance: random.Random, rig: Rig) -> pygame.Event:
    width, height = rig.app.window.size
    place = chance.randrange(-20, width + 20), chance.randrange(-20, height + 20)
    kind = chance.choice((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL))
    button = chance.choice((1, 1, 1, 3, 2, 7))
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    if kind == pygame.MOUSEWHEEL:
        return pygame.Event(kind, x=0, y=chance.choice((-1, 1)), flipped=False)
    return pygame.Event(kind, pos=place, button=button, touch=False)


def _click(chance: random.Random, rig: Rig) -> pygame.Event:
    """A press on a widget: aimed, so that the walk gets somewhere."""
    widget = chance.choice(rig.top.menu.widgets) if rig.top.menu.widgets else None
    box = widget.box if widget else (0, 0, 10, 10)
    place = rig.app.window.canvas.to_pixels(box[0] + box[2] / 2, box[1] + min(box[3] / 2, 20))
    kind = chance.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    return pygame.Event(kind, pos=place, button=1, touch=False)


def _pad(chance: random.Random, rig: Rig) -> pygame.Event:
    number = chance.randrange(6)
    kind = chance.choice((pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP))
    if chance.random() < 0.1:
        value = chance.randrange(-32768, 32768)
        return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=number, axis=chance.randrange(6), value=value)
    return pygame.Event(kind, instance_id=number, button=chance.choice(tuple(BUTTONS.values())))


def _other(chance: random.Random, rig: Rig) -> pygame.Event:
    number = chance.randrange(6)
    what = chance.randrange(6)
    if what == 0:
        return pygame.Event(pygame.JOYDEVICEADDED, device_index=number)
    if what == 1:
        return pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number)
    if what == 2:
        return pygame.Event(pygame.TEXTINPUT, text=chance.choice(_LETTERS))
    if what == 3 and chance.random() < 0.05:
        size = chance.choice(((1024, 600), (1280, 720), (700, 900)))
        return pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1])
    finger = {"x": chance.random(), "y": chance.random(), "dx": 0.0, "dy": 0.0, "finger_id": number, "touch_id": 1}
    return pygame.Event(chance.choice((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)), **finger)


_MAKERS = (_key, _mouse, _click, _click, _pad, _other)


_BOARDS = [("match", game) for game in OFFERS if game != "egyptos"]


@pytest.mark.parametrize(("screen", "game"), [*((screen, "egyptos") for screen in sorted(SCENES)), *_BOARDS])
def test_random_events_break_nothing(screen: str, game: str, tmp_path: Path) -> None:
    chance = random.Random(f"{screen} {game} {SEED}")
    with sitting(tmp_path) as rig:
        for number in range(6):
            rig.plug(number)
        for frame in range(EVENTS // _AT_ONCE):
            if frame % 20 == 0:
                rig.app._grant(Restart(Title(rig.services)))
                rig.show(screen, game)
            rig.feed(*(chance.choice(_MAKERS)(chance, rig) for _ in range(_AT_ONCE)))
            if not rig.app.running:  # somebody quit: start again where the player would
                rig.app.running = True
                rig.app._enter(Title(rig.services))
            assert rig.top.menu.focused is not None or not rig.top.menu.widgets
        _still_answers(rig)


def _still_answers(rig: Rig) -> None:
    """After all that, a patient player gets back to the title."""
    rig.services.devices.capture = False
    for _ in range(200):
        if rig.stack == ["title"]:
            return
        leave = next((w for w in rig.top.menu.widgets if w.name in ("leave", "menu", "no", "back", "pause")), None)
        if rig.top.name in ("pause", "results", "loading") and leave:
            rig.device = "mouse"
            rig.choose(leave.name)
        else:
            rig.key(pygame.K_ESCAPE)
        rig.wait(0.1)
    raise AssertionError(f"stuck on {rig.stack}")
