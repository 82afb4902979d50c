"""Where everything lies: the board in the middle, tiles on it, and room for all that may stand on one tile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.view.canvas import Box

LEFT, TOP, TILE = 352.0, 76.0, 96.0
BOARD: Box = (LEFT, TOP, 6 * TILE, 6 * TILE)
PIT: Box = (349.0, 73.0, 582.0, 582.0)
FRAME: Box = (340.0, 64.0, 600.0, 600.0)
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TILES = tuple(f"{column}{row}" for column in "abcdef" for row in range(1, 7))
Point = tuple[float, float]
Key = tuple[Any, ...]


@lru_cache(maxsize=64)
def column_row(tile: str) -> tuple[int, int]:
    """Column from the left, row from the top, of the screen."""
    return ord(tile[0]) - ord("a"), 6 - int(tile[1])


def centre(tile: str) -> Point:
    """The middle of a tile."""
    column, row = column_row(tile)
    return LEFT + TILE * (column + 0.5), TOP + TILE * (row + 0.5)


def tile_box(tile: str) -> Box:
    """The box of a tile."""
    x, y = centre(tile)
    return x - TILE / 2, y - TILE / 2, TILE, TILE


@lru_cache(maxsize=256)
def beside(tile: str, side: str) -> str | None:
    """The place next to a tile on one side."""
    column, row = column_row(tile)
    dx, dy = SIDES[side]
    column, row = column + dx, row + dy
    return f"{'abcdef'[column]}{6 - row}" if 0 <= column < 6 and 0 <= row < 6 else None


@lru_cache(maxsize=64)
def around(tile: str) -> tuple[str, ...]:
    """The places with a common side."""
    return tuple(other for side in SIDES if (other := beside(tile, side)) is not None)


def outside_of(entrance: str) -> str:
    """The side of the entrance that leads into the open."""
    return next(side for side in "SWNE" if beside(entrance, side) is None)


_BASE = {"tee": "ESW", "corner": "ES", "straight": "NS", "dead": "S"}


def turn_of(shape: str, openings: str) -> int:
    """By how many degrees, clockwise, a sprite of this shape is turned to have these openings."""
    for quarter in range(4):
        turned = "".join("NESW"[("NESW".index(side) + quarter) % 4] for side in _BASE[shape])
        if set(turned) == set(openings):
            return 90 * quarter
    raise ValueError(f"a {shape} never opens to {openings}")


def entrance_turn(entrance: str) -> int:
    """The stairs lead out; the sprite has them in the south."""
    return {"S": 0, "W": 90, "N": 180, "E": 270}[outside_of(entrance)]


@dataclass(frozen=True)
class Spot:
    """Where something stands on the board, and how large it is against its usual size."""

    x: float
    y: float
    size: float = 1.0


_FEW: dict[int, Sequence[Point]] = {
    1: ((0, 4),),
    2: ((-17, 4), (17, 4)),
    3: ((-27, 2), (0, 8), (27, 2)),
    4: ((-17, -14), (17, -14), (-17, 24), (17, 24)),
}


def arrange(
    tile: str, figures: Sequence[Key], lanterns: Sequence[Key], loot: Sequence[Key], openings: str
) -> dict[Key, Spot]:
    """Room for everything on a tile: figures in the middle, lanterns at the edge, finds where they are seen."""
    x, y = centre(tile)
    spots: dict[Key, Spot] = {}
    shift_x, shift_y = _lay_lanterns(spots, x, y, lanterns, len(figures), openings)
    loot_shift = _lay_loot(spots, x, y, loot, len(figures), len(lanterns))
    _stand(spots, x + shift_x + loot_shift[0], y + shift_y + loot_shift[1], figures, bool(lanterns))
    return {key: _kept_in(spot, x, y) for key, spot in spots.items()}


def _kept_in(spot: Spot, x: float, y: float) -> Spot:
    """Nothing stands over the edge of its tile."""
    room_x, room_y = 48 - 15 * spot.size, 48 - 19 * spot.size
    return Spot(min(max(spot.x, x - room_x), x + room_x), min(max(spot.y, y - room_y), y + room_y), spot.size)


def _lay_lanterns(
    spots: dict[Key, Spot], x: float, y: float, lanterns: Sequence[Key], figures: int, openings: str
) -> Point:
    """One lantern stands in the way beside the figures; several hang in a row above them."""
    if len(lanterns) == 1 and figures <= 2:
        level = "W" in openings or "E" in openings or not openings
        dx, dy = (-25.0, -2.0) if level else (0.0, -27.0)
        if not figures:
            dx, dy = dx * 0.4, dy * 0.3
        spots[lanterns[0]] = Spot(x + dx, y + dy, 1.0 if figures < 2 else 0.82)
        return (12.0 if level and figures else 0.0), (0.0 if level else 14.0 if figures else 0.0)
    step = 23.0
    for number, key in enumerate(lanterns):
        dx = step * (number - (len(lanterns) - 1) / 2)
        spots[key] = Spot(x + dx, y - (31 if figures else 4), 0.72 if figures else 0.86)
    return 0.0, (6.0 if lanterns and figures else 0.0)


def _lay_loot(
    spots: dict[Key, Spot], x: float, y: float, loot: Sequence[Key], figures: int, lanterns: int
) -> Point:
    """A single find lies in the middle; several share the tile; under a crowd they lie in a row at its foot."""
    if not loot:
        return 0.0, 0.0
    if figures <= 2:
        columns = min(3, len(loot))
        rows = math.ceil(len(loot) / columns)
        size = 1.0 if len(loot) == 1 else 0.8 if len(loot) <= 3 else 0.6
        left, top = (-9.0, -10.0) if figures else (0.0, -2.0)
        if lanterns:
            left, top = left + 4, top + 4
        for number, key in enumerate(loot):
            row, column = divmod(number, columns)
            dx = 38 * size * (column - (columns - 1) / 2)
            spots[key] = Spot(x + left + dx, y + top + 36 * size * (row - (rows - 1) / 2), size)
        return 16.0, 14.0
    step = min(24.0, 80 / len(loot))
    for number, key in enumerate(loot):
        spots[key] = Spot(x + step * (number - (len(loot) - 1) / 2), y + 36, 0.56)
    return 0.0, -8.0


def _stand(spots: dict[Key, Spot], x: float, y: float, figures: Sequence[Key], squeezed: bool) -> None:
    if len(figures) <= 4:
        size = 1.0 if len(figures) <= 2 else 0.84 if len(figures) == 3 else 0.74
        if squeezed and len(figures) > 2:
            size *= 0.92
        for key, (dx, dy) in zip(figures, _FEW.get(len(figures), ()), strict=False):
            spots[key] = Spot(x + dx * (0.9 if len(figures) == 2 else 1), y + dy, size)
        return
    for number, key in enumerate(figures):
        row, column = divmod(number, 4)
        in_row = min(4, len(figures) - 4 * row)
        spots[key] = Spot(x + 23 * (column - (in_row - 1) / 2), y - 12 + 33 * row, 0.62)
