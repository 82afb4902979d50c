"""A curve over level lines, for papers that tell how somebody is doing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pygame

from game.view.canvas import Box, Canvas

_MARGIN = 0.12  # of the span, above and below the curve
_LEAST_SPAN = 60.0
_SMOOTH = 3  # drawn so many times larger and then made small


def draw_curve(
    canvas: Canvas, box: Box, values: Sequence[float], lines: Mapping[str, float] | None = None
) -> None:
    """The values from left to right; `lines` are heights with a name that the curve is measured by."""
    low, high = _span(values)
    x, y, w, h = box

    def height(value: float) -> float:
        return y + h * (1 - (value - low) / (high - low))

    canvas.line(x, y + h, x + w, y + h, "line", 1.5)
    for name, value in (lines or {}).items():
        if low <= value <= high:
            _draw_level(canvas, x, height(value), w, name)
    canvas.blit(_curve(canvas, (w, h), [1 - (value - low) / (high - low) for value in values]), canvas.rect(box))
    canvas.fill((x + w - 5, height(values[-1]) - 5, 10, 10), "gold", 1.0, 5)


def _span(values: Sequence[float]) -> tuple[float, float]:
    span = max(_LEAST_SPAN, max(values) - min(values))
    middle = (max(values) + min(values)) / 2
    return middle - span * (0.5 + _MARGIN), middle + span * (0.5 + _MARGIN)


def _draw_level(canvas: Canvas, x: float, y: float, w: float, name: str) -> None:
    dash = 6.0
    for number in range(int(w // (2 * dash))):
        canvas.line(x + 2 * dash * number, y, x + 2 * dash * number + dash, y, "line", 1)
    canvas.text(name, x + w - 18, y - 9, "hint", "muted", "right", w / 2)


def _curve(canvas: Canvas, size: tuple[float, float], depths: Sequence[float]) -> pygame.Surface:
    """Slanted lines need smoothing: drawn large once, kept small."""
    key = ("curve", canvas.size(size[0]), canvas.size(size[1]), tuple(round(depth, 4) for depth in depths))
    if key not in canvas.look.shapes:
        width, height = (canvas.size(length) for length in size)
        large = pygame.Surface((width * _SMOOTH, height * _SMOOTH), pygame.SRCALPHA)
        large.fill((*canvas.colour("gold"), 0))
        step = width * _SMOOTH / max(1, len(depths) - 1)
        points = [(round(step * number), round(depth * height * _SMOOTH)) for number, depth in enumerate(depths)]
        thick = canvas.size(2.6) * _SMOOTH
        for start, end in pairwise(points):
            pygame.draw.line(large, canvas.colour("gold"), start, end, thick)
        for point in points:
            pygame.draw.circle(large, canvas.colour("gold"), point, thick // 2)
        canvas.look.shapes[key] = pygame.transform.smoothscale(large, (width, height))
    return canvas.look.shapes[key]
