"""A pupil who does what the paw points at, by one device alone, on the real screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from pathlib import Path
from unittest import mock

import pygame

from game.engine.match import Match
from game.lessons.script import Lesson
from game.scenes.lesson import LessonScene, open_lesson
from game.ui.focus import DOWN, LEFT, RIGHT, UP, Direction, nearest
from game.ui.widgets import middle_of
from game.ui.wishes import Push
from game.view.canvas import Box
from tests.scenes.rig import Rig, sitting

_ARROWS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
_ON_THE_TILE = {"turn-right": "right", "lay-so": "confirm"}  # while a tile is being turned
_Boxes = tuple[tuple[str, Box], ...]


@lru_cache(maxsize=4096)
def way(boxes: _Boxes, start: str, goal: str) -> tuple[str, ...]:
    """The arrows of the shortest way from widget to widget; the same in every language."""
    places = dict(boxes)
    ways: dict[str, tuple[str, ...]] = {start: ()}
    waiting = deque([start])
    while waiting and goal not in ways:
        here = waiting.popleft()
        for verb, direction in _ARROWS.items():
            there = _beside(places, here, direction)
            if there is not None and there not in ways:
                ways[there] = (*ways[here], verb)
                waiting.append(there)
    return ways.get(goal, ())


def _beside(places: dict[str, Box], here: str, direction: Direction) -> str | None:
    """Where an arrow leads: by geometry; from a block of the pyramid along its row, and out at the end."""
    others = [name for name in places if name != here]
    if here.startswith("block ") and direction in (LEFT, RIGHT):
        along = f"{here[:7]}{int(here[7:]) + direction[0]}"
        if along in places:
            return along
        others = [name for name in others if not name.startswith("block ")]
    number = nearest([places[name] for name in others], places[here], direction)
    return None if number is None else others[number]


def turn_page(rig: Rig) -> None:
    """The key or button that pages on; over a tile it lifts it to be turned."""
    if rig.device == "keyboard":
        rig.key(pygame.K_PAGEDOWN)
    else:
        rig.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)


class Pupil:
    """Someone in a lesson."""

    def __init__(self, rig: Rig, scene: LessonScene) -> None:
        self.rig, self.scene = rig, scene

    @property
    def learning(self) -> bool:
        """Whether the lesson is still up."""
        return self.rig.top is self.scene

    def obey(self) -> None:
        """Wait until the paw points at something, and press that."""
        for _ in range(300):
            if not self.learning or self.scene.pointed():
                break
            self.rig.app.step([], 0.05)
        if self.learning:
            assert self.scene.pointed(), f"nothing to do at {self.scene.teacher.step}"
            self.use(self.scene.pointed())

    def use(self, name: str) -> None:
        """Bring the focus to a widget by this device, and press."""
        rig = self.rig
        if rig.device == "mouse":
            rig.click(*middle_of(rig.widget(name)))
            return
        if name in _ON_THE_TILE and rig.focus.startswith("turn-"):
            rig.press(_ON_THE_TILE[name])
        elif name.startswith("handle-"):
            self._reach(name.replace("handle", "tile"))
            turn_page(rig)
        else:
            self._reach(name)
            rig.press("confirm")

    def _reach(self, name: str) -> None:
        for _ in range(12):
            if self.rig.focus == name:
                break
            self._walk(name)
        assert self.rig.focus == name, f"{name} cannot be reached by {self.rig.device} from {self.rig.focus}"

    def _walk(self, name: str) -> None:
        """Along the arrows as far as they lead where they seem to; Tab where no arrows lead."""
        rig = self.rig
        boxes = tuple((widget.name, widget.box) for widget in rig.top.menu.widgets)
        arrows = way(boxes, rig.focus, name)
        for arrow in arrows or ("next",):
            rig.press(arrow)


@contextmanager
def in_lesson(
    folder: Path, lesson: Lesson, device: str = "mouse", lang: str = "en", drawn: bool = True
) -> Iterator[Pupil]:
    """A lesson on the screen; undrawn, it runs without a picture and much faster."""
    unseen = nullcontext() if drawn else mock.patch("game.app.App.draw")
    with unseen, sitting(folder, device=device, lang=lang) as rig:
        scene = open_lesson(rig.services, lesson, Match.load(lesson.deal()))
        rig.app._grant(Push(scene))
        rig.app._iris = None
        rig.feed()
        yield Pupil(rig, scene)
