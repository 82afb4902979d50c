"""Cheops: the pyramid, the price tables, and numbers and names that never change."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

MOST_PLAYERS = 5
HAND = 4  # tiles that a player may fill up to
NEIGHBOUR_PRICE = 20
NEIGHBOURS_IN_ALL = 4
LAW_9_PRICE = 25
LAW_7_NUMBER = 20
FULL_TABLES_TO_END = 2  # one more with law 3
PRICE_WITHOUT_LAW = 10
PRICE_BY_LAW = np.array([PRICE_WITHOUT_LAW, 5, 15], dtype=np.int32)  # by the upper law on the market space

# Colours, family members, laws -------------------------------------------------------------------------------
COLOURS = "ROGBVW"
NUM_COLOURS = len(COLOURS)
TREASURES = 10  # of each colour in the pyramid
MEMBERS = "FMDS"
NUM_MEMBERS = len(MEMBERS)
TILES_PER_MEMBER = 16
ALL_MEMBERS = (1 << NUM_MEMBERS) - 1
NUM_LAWS = 12
LAWS_IN_BOX = 6
STACKS = 3
STACK_ROOM = TILES_PER_MEMBER * NUM_MEMBERS  # a loaded position may heap up all of them

# What lies on a block, or was taken from it: a tile, a treasure or a law tablet.
NEIGHBOUR = 4  # the tiles are F M D S N = 0 … 4
FIRST_TREASURE = 5
FIRST_LAW = FIRST_TREASURE + NUM_COLOURS
UNKNOWN_LAW = FIRST_LAW + NUM_LAWS  # face down, in a view
CONTENTS = (*MEMBERS, "N", *COLOURS, *(f"L{law}" for law in range(1, NUM_LAWS + 1)))
UNKNOWN_TILE = -1  # inside a stack, in a view
UNKNOWN_MONEY = -1
NONE = -1  # nothing taken, no phase to return to, no colour declared

START, TREASURE, LAW, END, DECLARE, OVER = range(6)
PHASES = ("start", "treasure", "law", "end", "declare", "over")
NO_REASON, BY_EMPTY, BY_TABLES, BY_BLOCKED = range(4)
REASONS = (None, "empty", "tables", "blocked")

# The pyramid: row a (bottom) has 11 blocks, row k (top) one. Block n rests on n and n + 1 of the row below. ------
ROWS = 11
BLOCKS = ROWS * (ROWS + 1) // 2
BOTTOM_BLOCKS = ROWS
MOST_OPEN = ROWS  # no more blocks than this can be supported and without a tile at once
BLOCK_NAMES = tuple(f"{'abcdefghijk'[row]}{n}" for row in range(ROWS) for n in range(1, ROWS - row + 1))
BLOCK_NUMBER = {name: block for block, name in enumerate(BLOCK_NAMES)}
EYES = np.array([BLOCK_NUMBER[name] for name in ("b3", "b8", "d3", "d6", "f2", "f5")], dtype=np.int8)


def _blocks_at(*steps: tuple[int, int]) -> NDArray[np.int8]:
    """For each block the blocks so many rows up and so many places along, NONE where there is none."""
    found = []
    for name in BLOCK_NAMES:
        row, place = "abcdefghijk".index(name[0]), int(name[1:])
        names = [f"{'abcdefghijk?'[row + up]}{place + along}" for up, along in steps]  # ? above k and below a
        found.append([BLOCK_NUMBER.get(other, NONE) for other in names])
    return np.array(found, dtype=np.int8)


BELOW = _blocks_at((-1, 0), (-1, 1))
ABOVE = _blocks_at((1, -1), (1, 0))
NEIGHBOURS = _blocks_at((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))

# The price tables, top to bottom -----------------------------------------------------------------------------
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
TABLE_NAMES = tuple(PRICE_TABLES)
TABLE_TYPES = (range(6), range(6, 12), range(12, 16))  # two of each type are dealt
MOST_ROWS = 6
ROW_TEXTS = tuple(tuple(rows.split()) for rows in PRICE_TABLES.values())
ROW_COUNT = np.array([len(rows) for rows in ROW_TEXTS], dtype=np.int8)

PLAIN, PAIR, TIMES = range(3)  # `20`, `20/10`, `3X`


def _row(text: str) -> tuple[int, int, int]:
    """Kind, number (the larger one, or the factor of X), smaller number."""
    if "/" in text:
        larger, smaller = text.split("/")
        return PAIR, int(larger), int(smaller)
    if text.endswith("X"):
        return TIMES, int(text[:-1] or 1), 0
    return PLAIN, int(text), 0


_PADDED = [[_row(text) for text in rows] + [(PLAIN, 0, 0)] * (MOST_ROWS - len(rows)) for rows in ROW_TEXTS]
PRICE_ROWS = np.array(_PADDED, dtype=np.int8)  # [table, row] -> kind, number, smaller number

# Actions -----------------------------------------------------------------------------------------------------
MEMBER_BLOCKS = NUM_MEMBERS * BLOCKS
PAIRS = BLOCKS * (BLOCKS - 1) // 2
PLACE = 0  # member, block
BUY = PLACE + MEMBER_BLOCKS  # block
PASS = BUY + BLOCKS
SELL = PASS + 1
KEEP = SELL + 1
BOX = KEEP + 1
HOLD = BOX + 1
DRAW = HOLD + 1  # stack
END_TURN = DRAW + STACKS
DECLARE_9 = END_TURN + 1  # colour
LAY_UNDER = DECLARE_9 + NUM_COLOURS  # laws 4, 5, 6; colour
LAY_7 = LAY_UNDER + 3 * NUM_COLOURS  # colour, row
REMOVE_MARKET = LAY_7 + NUM_COLOURS * MOST_ROWS
REMOVE_3 = REMOVE_MARKET + 1
REMOVE_UNDER = REMOVE_3 + 1  # colour
REMOVE_7 = REMOVE_UNDER + NUM_COLOURS  # colour
REMOVE_HELD = REMOVE_7 + NUM_COLOURS  # seat; laws 9 … 12
PAY_9 = REMOVE_HELD + MOST_PLAYERS * 4
SELL_KEPT = PAY_9 + 1  # law 10: colour
PLACE_MORE = SELL_KEPT + NUM_COLOURS  # law 11: member, block
EXCHANGE_KEPT = PLACE_MORE + MEMBER_BLOCKS  # law 12: colour, block
EXCHANGE = EXCHANGE_KEPT + NUM_COLOURS * BLOCKS  # law 12: two blocks
NUM_ACTIONS = EXCHANGE + PAIRS

# Two blocks, first < second, as one number: second * (second - 1) / 2 + first.
_PAIR_LIST = [(first, second) for second in range(BLOCKS) for first in range(second)]
PAIR_BLOCKS = np.array(_PAIR_LIST, dtype=np.int8)

# Placements, neighbours, laws 10 and 11; law 12 with ten treasures in each of six colours, and six kept colours.
MOST_LEGAL = 2 * NUM_MEMBERS * MOST_OPEN + MOST_OPEN + 8 + NUM_COLOURS + 15 * TREASURES**2 + NUM_COLOURS * 60
