"""The real program off-screen, moved by hand: keys, a pad and a mouse as pygame tells of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import pygame

from game.app import App
from game.lessons.notebook import Notebook
from game.opponents import Thought
from game.records import Seal
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.gallery import SCENES, example_app
from game.scenes.services import Services
from game.ui.widgets import Widget, middle_of
from game.ui.wishes import Push
from tests.input.desk import FakePad

KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "confirm": pygame.K_RETURN,
    "cancel": pygame.K_ESCAPE,
    "next": pygame.K_TAB,
    "menu": pygame.K_F10,
}
BUTTONS = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "confirm": pygame.CONTROLLER_BUTTON_A,
    "cancel": pygame.CONTROLLER_BUTTON_B,
    "next": pygame.CONTROLLER_BUTTON_X,
    "menu": pygame.CONTROLLER_BUTTON_START,
}


class QuickJob:
    """A move at once."""

    done = True
    notice = None
    seal = Seal("", 0)

    def __init__(self, action: str) -> None:
        self._action = action

    def thought(self) -> Thought:
        return Thought(self._action)

    def stop(self) -> None:
        pass


class QuickOpponent:
    """Any legal move, without thinking."""

    def __init__(self, level: str, seed: int) -> None:
        self._chance = random.Random(seed)

    def think(self, match: Any, seat: int, seconds: float | None, simulations: int | None = None) -> QuickJob:
        return QuickJob(self._chance.choice(sorted(match.legal_by_name())))

    def saw(self, action: int, match: Any, seat: int) -> None:
        pass

    def forget(self) -> None:
        pass


@dataclass
class Rig:
    """The program, and hands for its devices."""

    app: App
    device: str = "keyboard"
    pads: dict[int, FakePad] = field(default_factory=dict)

    @property
    def services(self) -> Services:
        return self.app.services

    @property
    def top(self) -> Scene:
        return self.app.top

    @property
    def focus(self) -> str:
        return self.top.menu.focus

    @property
    def stack(self) -> list[str]:
        return [scene.name for scene in self.app.stack]

    # -- time and screens -----------------------------------------------------------------------------------
    def feed(self, *events: pygame.Event) -> None:
        self.app.step(list(events), 0.02)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.app.step([], 0.05)

    def show(self, name: str, game: str = "egyptos") -> Scene:
        self.app._grant(Push(SCENES[name](self.services, game)))
        self.app._iris = None
        self.feed()
        return self.top

    # -- hands ----------------------------------------------------------------------------------------------
    def key(self, key: int, mod: int = 0) -> None:
        self.feed(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        if self.app.running:
            self.feed(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        for letter in text:
            self.feed(pygame.Event(pygame.TEXTINPUT, text=letter))

    def plug(self, number: int = 0) -> None:
        self.pads[number] = FakePad(number)
        self.feed(pygame.Event(pygame.JOYDEVICEADDED, device_index=number))

    def unplug(self, number: int = 0) -> None:
        self.feed(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number))

    def button(self, button: int, number: int = 0) -> None:
        self.feed(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=number, button=button))
        if self.app.running:
            self.feed(pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=number, button=button))

    def move_mouse(self, x: float, y: float) -> tuple[int, int]:
        place = self.app.window.canvas.to_pixels(x, y)
        self.feed(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        return place

    def click(self, x: float, y: float, button: int = 1) -> None:
        place = self.move_mouse(x, y)
        self.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False))
        if self.app.running:
            self.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False))

    # -- any device -----------------------------------------------------------------------------------------
    def press(self, what: str) -> None:
        """A verb by the rig's device; the mouse has only a right button for going back."""
        if self.device == "keyboard":
            self.key(KEYS[what])
        elif self.device == "pad":
            self.button(BUTTONS[what])
        else:
            assert what == "cancel"
            self.click(2, 2, button=3)

    def choose(self, name: str) -> None:
        """Bring the focus to a widget and confirm, by the rig's device alone."""
        widget = self.widget(name)
        if self.device == "mouse":
            self.click(*middle_of(widget))
            return
        for _ in range(len(self.top.menu.widgets) + 1):
            if self.focus == name:
                break
            self.press("next")
        assert self.focus == name, f"{name} cannot be reached on {self.top.name}"
        self.press("confirm")

    def widget(self, name: str) -> Widget:
        found = self.top.menu.named(name)
        assert found is not None, f"{self.top.name} has no {name}: {[w.name for w in self.top.menu.widgets]}"
        return found


@contextmanager
def sitting(
    folder: Path,
    first: str = "title",
    device: str = "keyboard",
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    plain: bool = False,
    newcomer: bool = False,
) -> Iterator[Rig]:
    """A rig with quick opponents, instant animations, its own empty home; `plain`: games are played by a list.

    Who sits there knows the games, unless he is a newcomer: he is offered no lesson.
    """
    pads: dict[int, FakePad] = {}

    def open_pad(index: int) -> FakePad:
        if index not in pads:
            raise pygame.error("no such pad")
        return pads[index]

    boards = mock.patch.dict("game.view.board.BOARDS", clear=plain)
    with boards, example_app(size, lang, folder, open_pad) as make:

        def first_scene(services: Services) -> Scene:
            services.make_opponent = QuickOpponent
            services.settings.change(animation_speed="instant")
            for game in () if newcomer else OFFERS:
                Notebook(services.places).offered(game)
            return SCENES[first](services, "egyptos")

        rig = Rig(make(first_scene), device, pads)
        if device == "pad":
            rig.plug()
        rig.feed()
        try:
            yield rig
        finally:
            rig.app._quit()
