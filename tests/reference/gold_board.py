"""The Pharaoh's Gold: the square of tiles, its shapes, and the deal."""

from __future__ import annotations

import random

COLUMNS = "abcdef"
ROWS = "123456"
TILES = [column + row for column in COLUMNS for row in ROWS]
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

TURNS_OF_SHAPE = {
    "dead": ["N", "E", "S", "W"],
    "straight": ["NS", "EW"],
    "corner": ["NE", "ES", "SW", "NW"],
    "tee": ["NES", "ESW", "NSW", "NEW"],
}
CORRIDORS = ["tee"] * 12 + ["corner"] * 10 + ["straight"] * 8
CHAMBERS = ["dead"] * 2 + ["corner"] * 2 + ["straight"]
PHOTOS = ["1M", "3M", "2C", "1C", "2"]
BUST = "bust"
WORTH = {2: 2, 3: 3, BUST: 5}


def _neighbours(tile: str) -> dict[str, str]:
    """The neighbouring places, by the side towards which they lie."""
    x, y = COLUMNS.index(tile[0]), ROWS.index(tile[1])
    found = {}
    for side, (dx, dy) in STEPS.items():
        if 0 <= x + dx < 6 and 0 <= y + dy < 6:
            found[side] = COLUMNS[x + dx] + ROWS[y + dy]
    return found


NEIGHBOURS = {tile: _neighbours(tile) for tile in TILES}


def in_loot_order(treasures: list) -> list:
    return sorted(treasures, key=WORTH.__getitem__)


def deal_tiles(rng: random.Random) -> tuple[dict, str]:
    """All 36 tiles, and the place of the entrance."""
    entrance = rng.choice([tile for tile in TILES if len(NEIGHBOURS[tile]) == 3])
    faces = [(shape, False) for shape in CORRIDORS] + [(shape, True) for shape in CHAMBERS]
    rng.shuffle(faces)
    tiles = {}
    for tile in TILES:
        if tile == entrance:
            openings = "".join(side for side in "NESW" if side in NEIGHBOURS[tile])
            tiles[tile] = {"shape": "entrance", "chamber": False, "up": True, "open": openings, "loot": []}
        else:
            shape, chamber = faces.pop()
            tiles[tile] = {"shape": shape, "chamber": chamber, "up": False, "open": None, "loot": []}
    return tiles, entrance


def deal_treasures(rng: random.Random) -> list:
    treasures = [2] * 4 + [3] * 4
    rng.shuffle(treasures)
    return [BUST, *treasures]
