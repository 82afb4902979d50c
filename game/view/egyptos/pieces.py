"""Pyramids as they lie, rise and fly; and the colours they come in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.view.canvas import Canvas
from game.view.egyptos.camera import Camera
from game.view.theme import Colour

COLOURS: dict[str, tuple[str, ...]] = {
    "egyptos": ("black", "gold"),
    "egypte": ("red", "blue"),
    "trio": ("black", "faience", "gold"),
}
# How a colour looks where only a dot of it fits: face and edge.
MAP_COLOURS: dict[str, tuple[Colour, Colour]] = {
    "black": ((10, 10, 20), (174, 182, 218)),
    "gold": ((244, 203, 89), (255, 243, 196)),
    "blue": ((62, 132, 240), (205, 226, 255)),
    "red": ((229, 67, 42), (255, 198, 178)),
    "faience": ((60, 205, 187), (214, 255, 246)),
}
OF_EMBLEM = {0: "red", 1: "blue", 2: "gold"}  # the colour that fits a player's emblem
_SPRITE = 73 / 70  # of a cell: the body and its shadow
_APEX = 54 / 120  # where the body's middle lies in the sprite
_BODY = 96 / 120
RISE = 14.0  # logical units at the usual scale


@dataclass
class Stone:
    """A pyramid on the table, or on its way there; x and y in cells."""

    seat: int
    x: float
    y: float
    lift: float = 0.0  # 0 lies, 1 is held
    size: float = 1.0
    alpha: float = 1.0
    light: float = 0.0  # lit from below: the winning row


def checked_colours(wish: object, variant: str) -> tuple[str, ...]:
    """The colours by seat as they were noted; a note that makes no sense gives the usual ones."""
    usual = COLOURS[variant]
    if isinstance(wish, Sequence) and not isinstance(wish, str) and sorted(map(str, wish)) == sorted(usual):
        return tuple(map(str, wish))
    return usual


def colours_chosen(variant: str, first: str) -> tuple[str, ...]:
    """The beginner's colour first; the others follow in their order."""
    return (first, *(colour for colour in COLOURS[variant] if colour != first))


def draw_stone(canvas: Canvas, camera: Camera, stone: Stone, colour: str, coarse: bool = False) -> None:
    """One pyramid where the camera sees it."""
    x, y = camera.to_screen(stone.x, stone.y)
    draw_pyramid(canvas, x, y, camera.scale * stone.size, colour, stone.lift, stone.alpha, stone.light, coarse)


def draw_pyramid(
    canvas: Canvas,
    x: float,
    y: float,
    cell: float,
    colour: str,
    lift: float = 0.0,
    alpha: float = 1.0,
    light: float = 0.0,
    coarse: bool = False,
) -> None:
    """A pyramid with its middle over x, y; `coarse` keeps few sizes while the view moves."""
    if alpha <= 0.01:
        return
    if light > 0.01:
        canvas.glow(x, y, cell * 0.95, 0.8 * light)
    size = cell * _SPRITE * (1 + 0.1 * lift)
    pixels = canvas.size(size)
    if coarse:
        pixels = max(4, pixels // 3 * 3)
    rise = RISE * lift * cell / 70
    if lift > 0.02:
        shadow = _shadow(canvas, canvas.size(cell * _BODY) // 4 * 4 + 4)
        reach = (4 + 10 * lift) * cell / 70
        canvas.blit(shadow, shadow.get_rect(center=canvas.to_pixels(x + reach, y + reach)), 0.5 * alpha)
    picture = canvas.look.sprites.get(f"egyptos-{colour}", pixels, pixels)
    place = canvas.to_pixels(x - size * _APEX, y - size * _APEX - rise)
    canvas.blit(picture, place, alpha)


def _shadow(canvas: Canvas, side: int) -> pygame.Surface:
    key = ("egyptos-shadow", side)
    if key not in canvas.look.shapes:
        made = pygame.Surface((side * 3 // 2, side * 3 // 2), pygame.SRCALPHA)
        pygame.draw.rect(made, (5, 6, 15, 255), (side // 4, side // 4, side, side), border_radius=side // 12)
        canvas.look.shapes[key] = pygame.transform.gaussian_blur(made, max(1, side // 9))
    return canvas.look.shapes[key]
