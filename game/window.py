"""The window: its size, place and fullscreen state, and the canvas on it."""

from __future__ import annotations

import logging

import pygame

from game.view.canvas import Canvas, Look

SMALLEST = (640, 360)
_log = logging.getLogger(__name__)


class Window:
    """One window. Without `visible` it is a surface in memory: for pictures and tests."""

    def __init__(self, look: Look, size: tuple[int, int], visible: bool = True, fullscreen: bool = False) -> None:
        self._look = look
        self._visible = visible
        self._windowed_size = size
        self.fullscreen = fullscreen and visible
        self.canvas = Canvas(self._open(), look)

    def _open(self) -> pygame.Surface:
        if not self._visible:
            return pygame.Surface(self._windowed_size)
        if self.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        return self.canvas.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size to come back to."""
        return self._windowed_size

    def to_logical(self, position: tuple[float, float]) -> tuple[float, float]:
        """Pixels of the window as logical units."""
        return self.canvas.to_logical(position)

    def copy_text(self, text: str) -> bool:
        """Put text on the clipboard; False if this system has none."""
        if not self._visible:
            return False
        try:
            pygame.scrap.put_text(text)
        except pygame.error as problem:
            _log.info("no clipboard: %s", problem)
            return False
        return True

    def resized(self, size: tuple[int, int]) -> None:
        """The player dragged the window's edge (or a test did)."""
        size = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        if not self.fullscreen:
            self._windowed_size = size
        if not self._visible:
            self.canvas = Canvas(pygame.Surface(size), self._look)
            return
        surface = pygame.display.get_surface()
        self.canvas = Canvas(surface if surface else self._open(), self._look)

    def show_fullscreen(self, on: bool) -> None:
        """Fill the screen, or come back to the window."""
        if on == self.fullscreen or not self._visible:
            return
        self.fullscreen = on
        self.canvas = Canvas(self._open(), self._look)

    def place(self) -> tuple[int, int] | None:
        """Where the window stands, if the system tells."""
        if not self._visible or self.fullscreen:
            return None
        try:
            x, y = pygame.display.get_window_position()
        except pygame.error as problem:
            _log.info("the window's place is not known: %s", problem)
            return None
        return x, y

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        if self._visible:
            pygame.display.flip()
