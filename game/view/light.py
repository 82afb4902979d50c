"""The maze's light: a dark map, lanterns added to it, the whole multiplied onto the board (ART.md section 6)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.view.canvas import Box, Canvas

_RADIUS = 140.0
_HALO = 55.0
_LEVELS = 12


@dataclass(frozen=True)
class Lamp:
    """A light at a place; `strength` 0 … 1.1, `phase` keeps lamps from flickering together."""

    x: float
    y: float
    strength: float = 1.0
    phase: float = 0.0
    moon: bool = False


def flicker(seconds: float, phase: float) -> float:
    """Slow noise of three percent around one."""
    wave = math.sin(seconds * 2.3 + phase * 7) + math.sin(seconds * 3.7 + phase * 13) / 2
    return 1 + 0.02 * wave


class LightMap:
    """Lays light and dark over a board that has just been drawn."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._map: pygame.Surface | None = None

    def lay(self, canvas: Canvas, lamps: Iterable[Lamp], seconds: float, dim: float = 0.0) -> None:
        """Darken the board, then light it; `dim` takes a part of the ambient light away."""
        rect = canvas.rect(self.box)
        if self._map is None or self._map.get_size() != rect.size:
            self._map = pygame.Surface(rect.size)
        ambient = canvas.colour("ambient")
        self._map.fill(tuple(round(part * (1 - dim)) for part in ambient))
        shown = [(lamp, self._strength(canvas, lamp, seconds)) for lamp in lamps]
        for lamp, strength in shown:
            self._add(self._map, canvas, lamp, _RADIUS * strength, strength, rect.topleft)
        canvas.surface.blit(self._map, rect, special_flags=pygame.BLEND_RGB_MULT)
        for lamp, strength in shown:
            self._add(canvas.surface, canvas, lamp, _HALO * strength, 0.35 * strength, (0, 0))

    def _strength(self, canvas: Canvas, lamp: Lamp, seconds: float) -> float:
        steady = canvas.calm or lamp.moon
        return lamp.strength if steady else lamp.strength * flicker(seconds, lamp.phase)

    def _add(
        self,
        surface: pygame.Surface,
        canvas: Canvas,
        lamp: Lamp,
        radius: float,
        strength: float,
        origin: tuple[int, int],
    ) -> None:
        name = "light-moon" if lamp.moon else "light-warm"
        light = canvas.shine(name, 2 * radius, round(strength * _LEVELS) / _LEVELS)
        place = light.get_rect(center=canvas.to_pixels(lamp.x, lamp.y)).move(-origin[0], -origin[1])
        surface.blit(light, place, special_flags=pygame.BLEND_RGB_ADD)
