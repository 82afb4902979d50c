"""A board of The Pharaoh's Gold without a match screen around it, for a match drawn as text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.settings import Settings
from game.view.board import BoardView
from game.view.canvas import Canvas, Look
from game.view.gold import GoldBoard
from game.words import Words

NAMES = ("Nefret", "Amun", "Khepri", "Tiaa")
BOARD = {"gold": "game.view.gold:GoldBoard"}  # the rig of the shell's tests has no boards of its own
_LOOK: list[Look] = []


def look() -> Look:
    """One look for all tests: sprites are rasterised once."""
    if not _LOOK:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((64, 64))
        _LOOK.append(Look())
    return _LOOK[0]


@dataclass
class Desk:
    """A board, its match and its settings."""

    match: Any
    settings: Settings = field(default_factory=Settings)
    sounds: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.view = BoardView(
            match=self.match,
            names=NAMES[: self.match.players],
            emblems=list(range(self.match.players)),
            people=list(range(self.match.players)),
            words=Words("en"),
            look=look(),
            settings=lambda: self.settings,
            choose=lambda action: (self.play(action), None)[1],
            play_sound=lambda name, **how: self.sounds.append(name),
            waiting=True,
        )
        self.board = GoldBoard(self.view)

    def play(self, action: str) -> list[Any]:
        """Play an action and tell the board."""
        events: list[Any] = self.match.play(action)
        self.board.tell(events)
        return events

    def run(self, seconds: float, step: float = 1 / 30) -> None:
        """Let time pass."""
        for _ in range(round(seconds / step)):
            self.board.drift(step)
            self.board.advance(step)

    def finish(self, step: float = 0.1) -> float:
        """Let everything be shown; says how long it took."""
        passed = 0.0
        while self.board.moving:
            self.board.drift(step)
            self.board.advance(step)
            passed += step
            assert passed < 120, "the picture never comes to rest"
        return passed

    def picture(self, size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
        """The board as it looks now."""
        surface = pygame.Surface(size)
        canvas = Canvas(surface, look())
        canvas.calm = self.settings.reduced_motion
        widgets = self.board.widgets()
        canvas.backdrop("bg-tomb")
        self.board.draw(canvas)
        for widget in widgets:
            widget.draw(canvas, _MOOD)
        self.board.draw_above(canvas)
        return surface


def _mood() -> Any:
    from game.ui.widgets import Mood

    return Mood()


_MOOD = _mood()


def fresh(desk: Desk) -> Desk:
    """A board built anew from the same state."""
    made = Desk(desk.match, desk.settings)
    made.board.age = desk.board.age
    made.board.figure, made.board._turn = desk.board.figure, desk.board._turn
    made.board.changed = desk.board.changed
    made.view.chronicle = desk.view.chronicle
    return made


def lively_actions(match: Any, seed: int) -> Iterator[str]:
    """A game in which much happens: people explore, carry and now and then lose their heads."""
    chance = random.Random(seed)
    while not match.over:
        legal = sorted(match.legal_by_name())
        keen = [a for a in legal if a.startswith(("reveal", "set", "pick", "steal", "walk A", "lantern"))]
        yield chance.choice(keen if keen and chance.random() < 0.8 else legal)
