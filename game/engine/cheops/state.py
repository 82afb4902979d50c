"""Cheops: everything that lies on the table, as one record; and the simplest questions about it."""

from __future__ import annotations

import numpy as np

from game.engine.cheops.tables import (
    BLOCKS,
    FIRST_LAW,
    FIRST_TREASURE,
    FULL_TABLES_TO_END,
    MOST_OPEN,
    MOST_PLAYERS,
    NEIGHBOUR,
    NUM_COLOURS,
    NUM_MEMBERS,
    PRICE_BY_LAW,
    ROW_COUNT,
    STACK_ROOM,
    STACKS,
)
from game.engine.dispatch import State
from game.engine.jit import kernel

STATE = np.dtype(
    (
        np.record,
        [
            ("money", np.int32, (MOST_PLAYERS,)),
            ("laws", np.int16, (MOST_PLAYERS,)),  # held or paid; in all sets of laws law n is bit n
            ("held_this_turn", np.int16),
            ("discarded", np.int16),
            ("turned_up", np.int16),  # every law that was ever taken; the others are face down or in the box
            ("players", np.int8),
            ("turn", np.int8),
            ("phase", np.int8),
            ("after", np.int8),  # the phase to return to when what was taken is dealt with, or NONE
            ("taken", np.int8),  # a treasure or a law, or NONE
            ("bought", np.int8),
            ("drawn", np.int8),
            ("declared", np.int8),  # a colour or NONE
            ("reason", np.int8),
            ("veiled", np.int8),  # 1 in what one seat sees
            ("neighbours", np.int8),
            ("market", np.int8, (2,)),  # laws 1 and 2, the upper one last; 0 for none
            ("board", np.int8),  # 1 if law 3 lies there
            ("table", np.int8, (NUM_COLOURS,)),
            ("sold", np.int8, (NUM_COLOURS,)),
            ("under", np.int8, (NUM_COLOURS,)),  # law 4, 5 or 6; 0 for none
            ("seven", np.int8, (NUM_COLOURS,)),  # the row (1 = top) that carries law 7; 0 for none
            ("kept", np.int8, (MOST_PLAYERS, NUM_COLOURS)),
            ("hands", np.int8, (MOST_PLAYERS, NUM_MEMBERS)),  # how many of each member
            ("heights", np.int8, (STACKS,)),
            ("stacks", np.int8, (STACKS, STACK_ROOM)),  # the top tile last; 0 above it
            ("pyramid", np.int8, (BLOCKS,)),
            # What follows from the pyramid, so that it need not be worked out for every action:
            ("left", np.int8),  # blocks without a tile
            ("next_to", np.int8, (BLOCKS,)),  # members that lie on neighbouring blocks, a bit each
            ("opens", np.int8),
            ("open", np.int8, (MOST_OPEN,)),  # supported blocks without a tile, in order; 0 behind them
        ],
    )
)

# Kinds of log rows.
TILE_LAID, NEIGHBOUR_BOUGHT, TREASURE_TAKEN, TREASURE_SOLD, TREASURE_KEPT, TREASURE_BOXED = range(6)
LAW_TURNED_UP, LAW_LAID, LAW_REMOVED, LAW_HELD, LAW_PAID, LAW_PLAYED, LAW_BOXED = range(6, 13)
PRICE_CHANGED, NUMBER_REPLACED, TREASURES_EXCHANGED, KEPT_EXCHANGED, TILE_DRAWN = range(13, 18)
TURN_PASSED, TURN_ENDED, TABLE_FULL, LAW_DECLARED, COUNTED, SEAT_COUNTED, ENDED = range(18, 25)

# Where a law lies, in log rows.
ON_MARKET, ON_BOARD, UNDER_TABLE, ON_ROW, BEFORE_SEAT = range(5)


@kernel
def is_tile(content: int) -> bool:
    """Whether what lies on a block is a tile, a family member's or a neighbour."""
    return content <= NEIGHBOUR


@kernel
def is_treasure(content: int) -> bool:
    """Whether what lies on a block is a treasure."""
    return FIRST_TREASURE <= content < FIRST_LAW


@kernel
def has_law(laws: int, law: int) -> bool:
    """Whether a law is in a set of laws."""
    return int(laws) >> law & 1 == 1


@kernel
def market_price(state: State) -> int:
    """10 until a law changes it; of the laws 1 and 2 on the market space the upper one counts."""
    upper = state.market[1] if state.market[1] != 0 else state.market[0]
    return int(PRICE_BY_LAW[upper])


@kernel
def is_full(state: State, colour: int) -> bool:
    """A table whose only free number is the last is full: that colour can no longer be sold."""
    return state.sold[colour] >= ROW_COUNT[state.table[colour]] - 1


@kernel
def full_tables(state: State) -> int:
    """How many tables are full."""
    count = 0
    for colour in range(NUM_COLOURS):
        if is_full(state, colour):
            count += 1
    return count


@kernel
def full_tables_to_end(state: State) -> int:
    """The game ends at two full tables, with law 3 on the board at three."""
    return FULL_TABLES_TO_END + int(state.board)
