"""The lapis table: hairlines that fade into the dark, dots on legal cells, threads of light."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
import pygame

from game.view.canvas import HEIGHT, WIDTH, Canvas
from game.view.egyptos.camera import Camera, Point
from game.view.theme import Colour

_GRID: Colour = (255, 217, 138)
_FADE = 390.0  # logical units: how far the lantern over the table reaches
_LEAST_PITCH = 13.0  # a finer grid would only be grey
_MOST_BEAMS = 24

_beams: dict[tuple[object, ...], pygame.Surface] = {}


def draw_table(canvas: Canvas, backdrop: str) -> None:
    """The backdrop, darker towards its edges."""
    size = canvas.surface.get_size()
    key = ("egyptos-table", size)
    if key not in canvas.look.shapes:
        canvas.backdrop(backdrop)
        made = canvas.surface.copy()
        if not canvas.theme.high_contrast:
            made.blit(_vignette(canvas, size), (0, 0))
        canvas.look.shapes[key] = made
    canvas.surface.blit(canvas.look.shapes[key], (0, 0))


def _vignette(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """Made small and stretched: it has no edge that could blur, and in full size it would take 60 MB to make."""
    small = size[0] // 4, size[1] // 4
    middle = canvas.to_pixels(WIDTH / 2, HEIGHT / 2 + 10)
    across = 4 * np.arange(small[0])[:, None] - middle[0]
    down = 4 * np.arange(small[1])[None, :] - middle[1]
    part = np.hypot(across, down) / (760 * canvas.scale)
    shade = pygame.Surface(small, pygame.SRCALPHA)
    shade.fill((5, 8, 24, 255))
    alpha = pygame.surfarray.pixels_alpha(shade)
    alpha[:] = (255 * 0.85 * np.clip((part - 0.45) / 0.55, 0, 1)).astype(np.uint8)
    del alpha
    return pygame.transform.smoothscale(shade, size)


def draw_grid(canvas: Canvas, camera: Camera) -> None:
    """Hairlines between the cells; they fade with the distance from the lantern."""
    pitch = camera.scale
    while pitch < _LEAST_PITCH:
        pitch *= 5
    step = pitch / camera.scale
    strong = 0.95 if canvas.theme.high_contrast else 0.5
    middle = camera.middle
    thick = canvas.size(1.2)
    upright, level = _strip(canvas, middle, thick, True), _strip(canvas, middle, thick, False)
    left, bottom = camera.to_table(0, HEIGHT)
    right, top = camera.to_table(WIDTH, 0)
    for x in _lines(left, right, step):
        place, _ = camera.to_screen(x, 0)
        canvas.blit(upright, canvas.to_pixels(place, 0), strong * _fade(place - middle[0]))
    for y in _lines(bottom, top, step):
        _, place = camera.to_screen(0, y)
        canvas.blit(level, canvas.to_pixels(0, place), strong * _fade(place - middle[1]))


def _lines(low: float, high: float, step: float) -> Iterable[float]:
    """The edges of cells lie halfway between whole numbers."""
    first = math.floor((low - 0.5) / step)
    return ((first + number) * step + 0.5 for number in range(math.ceil((high - low) / step) + 2))


def _fade(distance: float) -> float:
    return math.exp(-((distance / _FADE) ** 2))


def _strip(canvas: Canvas, middle: Point, thick: int, upright: bool) -> pygame.Surface:
    """One hairline over the whole stage, bright in the middle; a bell parts into two, so one strip serves all."""
    length, centre = (HEIGHT, middle[1]) if upright else (WIDTH, middle[0])
    pixels = canvas.size(length)
    key = ("egyptos-strip", upright, pixels, thick, round(centre))
    if key not in canvas.look.shapes:
        made = pygame.Surface((thick, pixels) if upright else (pixels, thick), pygame.SRCALPHA)
        made.fill((*_GRID, 255))
        alpha = pygame.surfarray.pixels_alpha(made)
        along = np.arange(pixels) / canvas.scale - centre
        bell = (255 * np.exp(-((along / _FADE) ** 2))).astype(np.uint8)
        alpha[:] = bell[None, :] if upright else bell[:, None]
        del alpha
        canvas.look.shapes[key] = made
    return canvas.look.shapes[key]


def draw_dot(canvas: Canvas, camera: Camera, x: float, y: float, small: bool = False) -> None:
    """A cell where a pyramid may be laid; small: a pyramid that may be lifted."""
    size = max(12.0, min(34.0, camera.scale * (0.34 if small else 0.46)))
    place = camera.to_screen(x, y)
    canvas.sprite("target-dot", place[0] - size / 2, place[1] - size / 2, size, size, alpha=0.82)


def draw_thread(
    canvas: Canvas,
    camera: Camera,
    ends: tuple[Point, Point],
    colour: Colour,
    strength: float = 1.0,
    part: float = 1.0,
    band: float = 0.18,
) -> None:
    """A band of light under a row and a thread of sparks along it; `part` of the way from its first end."""
    (x1, y1), (x2, y2) = camera.to_screen(*ends[0]), camera.to_screen(*ends[1])
    x2, y2 = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
    _draw_band(canvas, (x1, y1), (x2, y2), camera.scale * 0.88, colour, band * strength)
    length = math.hypot(x2 - x1, y2 - y1)
    count = max(1, round(length / (camera.scale * 0.2)))
    side = max(2.0, camera.scale * 0.075)
    light = tuple((255 + value) // 2 for value in colour)
    for number in range(count + 1):
        x, y = x1 + (x2 - x1) * number / count, y1 + (y2 - y1) * number / count
        box = (x - side / 2, y - side / 2, side, side)
        canvas.fill(box, (light[0], light[1], light[2]), 0.9 * strength, side / 2)


def _draw_band(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour, alpha: float) -> None:
    first, last = canvas.to_pixels(*start), canvas.to_pixels(*end)
    thick = canvas.size(width)
    vector = last[0] - first[0], last[1] - first[1]
    key = (*vector, thick, colour)
    if key not in _beams:
        if len(_beams) >= _MOST_BEAMS:
            _beams.clear()
        _beams[key] = _band(vector, thick, colour)
    left, top = min(first[0], last[0]) - thick, min(first[1], last[1]) - thick
    canvas.blit(_beams[key], (left, top), alpha)


def _band(vector: tuple[int, int], thick: int, colour: Colour) -> pygame.Surface:
    """A bar with round ends, drawn large and made small, so that its edge is smooth."""
    width, height = abs(vector[0]) + 2 * thick, abs(vector[1]) + 2 * thick
    large = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*colour, 0))
    start = [2 * (thick if part >= 0 else thick - part) for part in vector]
    end = [start[0] + 2 * vector[0], start[1] + 2 * vector[1]]
    length = math.hypot(*vector) or 1.0
    aside = -vector[1] / length * thick, vector[0] / length * thick
    corners: Sequence[tuple[float, float]] = [
        (start[0] + aside[0], start[1] + aside[1]),
        (end[0] + aside[0], end[1] + aside[1]),
        (end[0] - aside[0], end[1] - aside[1]),
        (start[0] - aside[0], start[1] - aside[1]),
    ]
    pygame.draw.polygon(large, colour, corners)
    pygame.draw.circle(large, colour, start, thick)
    pygame.draw.circle(large, colour, end, thick)
    return pygame.transform.smoothscale(large, (width, height))
