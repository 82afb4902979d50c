"""From one screen to the next through the dark, closing and opening like a lantern's iris."""

from __future__ import annotations

import math

import pygame

from game.view.canvas import Canvas
from game.view.tween import in_quad, out_quad

_DARK = (4, 5, 14)
_EDGE = ((1.00, 150), (0.94, 80))  # rings of half shade soften the edge: part of the radius, opacity


class Iris:
    """One change of screens."""

    def __init__(self, old: pygame.Surface, seconds: float, calm: bool) -> None:
        self._old = old
        self._seconds = seconds
        self._calm = calm  # reduced motion: a plain fade
        self._passed = 0.0
        self._shade = pygame.Surface(old.get_size(), pygame.SRCALPHA)

    @property
    def over(self) -> bool:
        """Whether the new screen is wholly open."""
        return self._passed >= self._seconds

    @property
    def closing(self) -> bool:
        """Whether the old screen is still the one to be seen."""
        return self._passed < self._seconds / 2

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._passed += seconds

    def draw(self, canvas: Canvas) -> None:
        """The old screen while closing; then the shade over whatever was drawn."""
        part = min(1.0, self._passed / self._seconds)
        if self.closing:
            canvas.surface.blit(self._old, (0, 0))
        open_part = 1 - in_quad(part * 2) if self.closing else out_quad(part * 2 - 1)
        if self._calm:
            canvas.veil(1 - open_part, _DARK)
        elif open_part < 1:
            self._draw_hole(canvas, open_part)

    def _draw_hole(self, canvas: Canvas, open_part: float) -> None:
        width, height = self._shade.get_size()
        radius = open_part * math.hypot(width, height) / 2
        self._shade.fill((*_DARK, 255))
        for part, opacity in _EDGE:
            pygame.draw.circle(self._shade, (*_DARK, opacity), (width // 2, height // 2), radius * part)
        pygame.draw.circle(self._shade, (*_DARK, 0), (width // 2, height // 2), radius * 0.88)
        canvas.surface.blit(self._shade, (0, 0))
