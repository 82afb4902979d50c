"""The window: its size, place and fullscreen state, and the canvas on it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pygame

from game.view.canvas import Canvas, Look

SMALLEST = (640, 360)
_GRIP = 80  # so much of a window must be on a screen, to drag it by
_log = logging.getLogger(__name__)


class Window:
    """One window. Without `visible` it is a surface in memory: for pictures and tests."""

    def __init__(
        self,
        look: Look,
        size: tuple[int, int],
        visible: bool = True,
        fullscreen: bool = False,
        place: tuple[int, int] | None = None,
    ) -> None:
        self._look = look
        self._visible = visible
        self._windowed_size = size
        self._place = place  # to come back to
        self.fullscreen = fullscreen and visible
        self.canvas = Canvas(self._open(), look)

    def _open(self) -> pygame.Surface:
        if not self._visible:
            return pygame.Surface(self._windowed_size)
        return self._fill_screen() if self.fullscreen else self._open_windowed()

    def _open_windowed(self) -> pygame.Surface:
        surface = pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)
        screens = pygame.display.get_desktop_sizes()
        if self._place is not None and reachable(self._place, self._windowed_size, screens):
            pygame.display.set_window_position(self._place)  # only afterwards is the frame around it known
        return surface

    def _fill_screen(self) -> pygame.Surface:
        if self._place is not None and _on_first(self._place, pygame.display.get_desktop_sizes()):
            pygame.display.set_window_position((0, 0))  # without a window manager it would grow where it stands
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

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
        self._place = self.place() or self._place
        self.fullscreen = on
        self.canvas = Canvas(self._open(), self._look)

    def place(self) -> tuple[int, int] | None:
        """Where the window stands or, in fullscreen, will stand again; None if the system does not tell."""
        if not self._visible or self.fullscreen:
            return self._place
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


def fitting_size(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The remembered size, unless it was that of a larger screen."""
    width, height = max(width for width, _ in screens), max(height for _, height in screens)
    return min(size[0], width), min(size[1], height)


def reachable(place: tuple[int, int], size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> bool:
    """Whether a window there can be seen and dragged. How several screens stand together nobody tells, so with
    more than one every place beside the first is believed."""
    width, height = sum(width for width, _ in screens), sum(height for _, height in screens)
    left, top = (-width, -height) if len(screens) > 1 else (_GRIP - size[0], 0)
    return left <= place[0] <= width - _GRIP and top <= place[1] <= height - _GRIP


def _on_first(place: tuple[int, int], screens: Sequence[tuple[int, int]]) -> bool:
    return 0 <= place[0] < screens[0][0] and 0 <= place[1] < screens[0][1]
