"""The pieces of Cheops: blocks, price tables and what a table's rows are worth."""

from __future__ import annotations

import random

COLOURS = "ROGBVW"
FAMILY = "FMDS"
NEIGHBOUR = "N"
TILES = FAMILY + NEIGHBOUR
ROWS = "abcdefghijk"
EYE_BLOCKS = ["b3", "b8", "d3", "d6", "f2", "f5"]
LAWS_PLAYED_WHEN_HELD = (10, 11, 12)

NORMAL_PRICE = 10
PRICE_BY_LAW = {1: 5, 2: 15}
NEIGHBOUR_COST = 20
LAW_9_COST = 25
LAW_7_VALUE = "20"
HAND_SIZE = 4

PRICE_TABLES = {
    "I-1": "0 5 10 15 20 25",
    "I-2": "25 20 15 10 5 0",
    "I-3": "10 20 0 30 5 15",
    "I-4": "10 15 0 20 5 25",
    "I-5": "10 0 25 5 20",
    "I-6": "20 0 15 0 25 10",
    "II-1": "10/5 20/10 5 25/15 15/5",
    "II-2": "20/10 5 25/15 0 30/10 15",
    "II-3": "5 15/5 10 25/5 20 0",
    "II-4": "15/10 5 25/10 0 20/15",
    "II-5": "5 30/10 0 20/15 10 15/5",
    "II-6": "25/10 15 10/0 5 30/15",
    "III-1": "X 3X 10 5X 2X",
    "III-2": "5X 5 2X 15 4X",
    "III-3": "10 2X 0 5X 15 3X",
    "III-4": "2X 5 4X 15 3X 20",
}
ROWS_OF_TABLE = {name: rows.split(" ") for name, rows in PRICE_TABLES.items()}


def _blocks() -> list[str]:
    return [f"{row}{n}" for height, row in enumerate(ROWS) for n in range(1, 12 - height)]


def _supports(block: str) -> list[str]:
    """The two blocks this one rests on; none for the bottom row."""
    height, n = ROWS.index(block[0]), int(block[1:])
    if height == 0:
        return []
    below = ROWS[height - 1]
    return [f"{below}{n}", f"{below}{n + 1}"]


def _neighbours(block: str) -> list[str]:
    row, n = block[0], int(block[1:])
    beside = [f"{row}{n - 1}", f"{row}{n + 1}"]
    above = [other for other in BLOCKS if block in SUPPORTS[other]]
    return [other for other in beside + SUPPORTS[block] + above if other in SUPPORTS]


BLOCKS = _blocks()
SUPPORTS = {block: _supports(block) for block in BLOCKS}
NEIGHBOURS = {block: _neighbours(block) for block in BLOCKS}


def row_payments(row: str, counts: list[int]) -> list[int]:
    """What each player gets for his treasures of one colour, whose topmost free row is given."""
    if "/" in row:
        larger, smaller = (int(number) for number in row.split("/"))
        most = max(counts)
        alone = counts.count(most) == 1
        return [count * (smaller if alone and count == most else larger) for count in counts]
    if row.endswith("X"):
        factor = int(row[:-1] or "1")
        return [count * factor * sum(counts) for count in counts]
    return [count * int(row) for count in counts]


def in_family_order(tiles: str) -> str:
    return "".join(sorted(tiles, key=FAMILY.index))


def deal_tables(rng: random.Random) -> dict:
    names = []
    for kind in ("I", "II", "III"):
        names += rng.sample([name for name in ROWS_OF_TABLE if name.split("-")[0] == kind], 2)
    rng.shuffle(names)
    return {
        colour: {"table": name, "sold": 0, "law": None, "seven": None}
        for colour, name in zip(COLOURS, names, strict=True)
    }


def deal_pyramid(rng: random.Random, laws: list[int]) -> dict:
    treasures = list(COLOURS * 10)
    rng.shuffle(treasures)
    pyramid = {block: treasures.pop() for block in BLOCKS if block not in EYE_BLOCKS}
    pyramid.update({block: f"L{law}" for block, law in zip(EYE_BLOCKS, laws, strict=True)})
    return {block: pyramid[block] for block in BLOCKS}


def deal_stacks(rng: random.Random, players: int) -> list[str]:
    tiles = list(FAMILY * (16 - players))
    rng.shuffle(tiles)
    heights = [(len(tiles) + 2 - place) // 3 for place in range(3)]
    return ["".join(tiles.pop() for _ in range(height)) for height in heights]
