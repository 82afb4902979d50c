"""The winning chances of all players over a game, one curve each, with marks where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.view.canvas import Box, Canvas

_SMOOTH = 3  # drawn so many times larger and then made small
_APART = 30.0
_LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)


def draw_chances(
    canvas: Canvas,
    box: Box,
    last: int,
    numbers: Sequence[int],
    curve: Sequence[Sequence[float]],
    emblems: Sequence[int],
) -> None:
    """`numbers` are the actions played before each point of the curve, `last` those of the whole game."""
    x, y, w, h = box
    for level in _LEVELS:
        height = y + h * (1 - level)
        canvas.line(x, height, x + w, height, "line", 1.5 if level in (0.0, 1.0) else 1)
        canvas.text(f"{level:.0%}".replace("%", " %"), x - 10, height, "hint", "muted", "right", 60)
    if not curve:
        return
    canvas.blit(_curves(canvas, (w, h), last, numbers, curve, emblems), canvas.rect(box))
    _draw_ends(canvas, box, last, numbers[-1], curve[-1], emblems)


def place_on_chart(box: Box, last: int, number: int) -> float:
    """Where on the chart an action lies."""
    return box[0] + box[2] * number / max(1, last)


def draw_mark(canvas: Canvas, box: Box, last: int, number: int, label: str) -> None:
    """A turning point: a thread of light with a number above."""
    x, y, h = place_on_chart(box, last, number), box[1], box[3]
    canvas.line(x, y, x, y + h, "lantern", 1.5)
    canvas.fill((x - 13, y - 13, 26, 26), "lantern", 1.0, 13)
    canvas.text(label, x, y, "strong", "ink", "centre")


def _curves(
    canvas: Canvas,
    size: tuple[float, float],
    last: int,
    numbers: Sequence[int],
    curve: Sequence[Sequence[float]],
    emblems: Sequence[int],
) -> pygame.Surface:
    """Slanted lines need smoothing: drawn large once, kept small."""
    width, height = (canvas.size(length) for length in size)
    key = ("chances", width, height, len(curve), tuple(map(tuple, curve[-1:])), last)
    if key not in canvas.look.shapes:
        large = pygame.Surface((width * _SMOOTH, height * _SMOOTH), pygame.SRCALPHA)
        for seat, emblem in enumerate(emblems):
            colour = canvas.theme.players[emblem].base
            points = [
                (round(width * _SMOOTH * number / max(1, last)), round(height * _SMOOTH * (1 - point[seat])))
                for number, point in zip(numbers, curve, strict=True)
            ]
            for start, end in pairwise(points):
                pygame.draw.line(large, colour, start, end, canvas.size(3.0) * _SMOOTH)
        canvas.look.shapes[key] = pygame.transform.smoothscale(large, (width, height))
    return canvas.look.shapes[key]


def _draw_ends(
    canvas: Canvas, box: Box, last: int, number: int, chances: Sequence[float], emblems: Sequence[int]
) -> None:
    """Each curve ends in its player's emblem; those that end together are moved apart."""
    x = place_on_chart(box, last, number) + 20
    order = sorted(range(len(chances)), key=lambda seat: -chances[seat])
    heights = [box[1] + box[3] * (1 - chances[seat]) for seat in order]
    for seat, y in zip(order, moved_apart(heights, _APART, box[1] + box[3]), strict=True):
        canvas.emblem(emblems[seat], x, y, 30)


def moved_apart(heights: Sequence[float], least: float, lowest: float) -> list[float]:
    """Heights in order from the top, none nearer to the next than so, none below the lowest."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + least) if placed else height)
    limit = lowest
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - least
    return placed
