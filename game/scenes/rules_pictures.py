"""Pictures of the rules pages: the real boards drawn off-screen from a position, cut out and kept."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

import pygame

from game.scenes.catalogue import OFFERS
from game.scenes.rulebook import BOOK, Picture
from game.scenes.services import Services
from game.ui.widgets import Mood
from game.view.board import Board, BoardView, board_for
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.engine.match import Match

_log = logging.getLogger(__name__)


class Album:
    """The pictures of one game. Positions are loaded in a thread, since that may bring in the whole engine."""

    def __init__(self, services: Services, game: str) -> None:
        self._services = services
        self._game = game
        self._matches: dict[Picture, Match] = {}
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}
        self._thread: threading.Thread | None = None

    @property
    def loading(self) -> bool:
        """Whether the positions are still to come."""
        return self._thread is None or self._thread.is_alive()

    def load(self) -> None:
        """Begin to load, once the game's rules can be had without compiling."""
        if self._thread is None and self._services.kernels.ready(self._game):
            self._thread = threading.Thread(target=self._run, name="rules pictures", daemon=True)
            self._thread.start()
            self._thread.join(0.03)  # with the engine loaded this is enough

    def wait(self) -> None:
        """Until everything is there that can be: for pictures of the pages themselves."""
        self.load()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        from game.engine.match import Match

        for section in BOOK[self._game]:
            if section.picture is not None:
                try:
                    match = Match.load(section.picture.deal())
                    for action in section.picture.actions:
                        match.play(action)
                except ValueError:
                    _log.exception("the picture of %s cannot be set up", section.name)
                else:
                    self._matches[section.picture] = match

    def get(self, canvas: Canvas, picture: Picture, width: float, height: float) -> pygame.Surface | None:
        """The picture, at most so large in logical units; None while it is not there yet."""
        match = self._matches.get(picture)
        if match is None:
            return None
        look = (self._services.words.language, canvas.theme.high_contrast, canvas.look.texts.growth)
        key = (picture, canvas.surface.get_size(), width, height, *look)
        if key not in self._kept:
            self._kept[key] = self._draw(canvas, picture, match, width, height)
        return self._kept[key]

    def _draw(self, canvas: Canvas, picture: Picture, match: Match, width: float, height: float) -> pygame.Surface:
        """On a desk as large as the window: another scale would throw away every bitmap."""
        desk = Canvas(pygame.Surface(canvas.surface.get_size()), canvas.look)
        desk.calm = True
        desk.backdrop(OFFERS[picture.game].backdrop)
        board = self._board(picture, match)
        widgets = board.widgets()
        board.draw(desk)
        for widget in widgets:
            widget.draw(desk, Mood())
        board.draw_above(desk)
        part = desk.surface.subsurface(desk.rect(picture.crop).clip(desk.surface.get_rect()))
        zoom = min(1.0, width / picture.crop[2], height / picture.crop[3])
        return pygame.transform.smoothscale(
            part, (round(part.get_width() * zoom), round(part.get_height() * zoom))
        )

    def _board(self, picture: Picture, match: Match) -> Board:
        services = self._services
        names = [services.words(f"player-{seat + 1}") for seat in range(match.players)]
        view = BoardView(
            match=match,
            names=names,
            emblems=list(range(match.players)),
            people=[0],
            words=services.words,
            look=services.look,
            settings=lambda: services.settings.now,
            choose=lambda action: None,
            play_sound=lambda name, **how: None,
            open_money=True,
            notes={"colours": ["black", "gold"]},
            watching=0,
            waiting=not match.over,
        )
        board = board_for(picture.game)(view)
        board.skip()
        return board
