"""The transposition table of the search. Its keys do not depend on where on the table the group lies."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import signed
from ai.egyptos.moves import NO_MOVE
from ai.egyptos.search.record import SURE, Search
from game.engine.jit import kernel

EXACT, AT_LEAST, AT_MOST = range(3)
Table = NDArray[np.uint64]  # key; move << 34 | value + 32768 << 18 | depth + 128 << 10 | bound


def new_table(bits: int) -> Table:
    """A transposition table with 2**bits entries of 16 bytes."""
    return np.zeros((1 << bits, 2), dtype=np.uint64)


@kernel
def _slot(table: Table, key: np.uint64) -> int:
    """Where in the table a key lies, or where it may take the place of something shallower."""
    first = signed(key >> np.uint64(9)) & len(table) - 2
    if table[first, 0] == key:
        return first
    if table[first + 1, 0] == key:
        return first + 1
    depth_first = signed(table[first, 1] >> np.uint64(10)) & 255
    depth_second = signed(table[first + 1, 1] >> np.uint64(10)) & 255
    return first if depth_first <= depth_second else first + 1


@kernel
def keep(search: Search, table: Table, bound: int) -> None:
    level = search.level
    value = search.best[level]
    if value > SURE:
        value += level
    elif value < -SURE:
        value -= level
    packed = search.best_move[level] << 34 | value + 32768 << 18 | search.depth[level] + 128 << 10 | bound
    slot = _slot(table, search.key[level])
    table[slot, 0] = search.key[level]
    table[slot, 1] = np.uint64(packed)


@kernel
def table_move(table: Table, key: np.uint64) -> int:
    slot = _slot(table, key)
    if table[slot, 0] != key:
        return NO_MOVE
    return signed(table[slot, 1]) >> 34


@kernel
def table_answers(search: Search, table: Table) -> bool:
    """Whether the table knows enough to leave the top position; its value is then in `value`."""
    level = search.level
    slot = _slot(table, search.key[level])
    if table[slot, 0] != search.key[level]:
        return False
    packed = signed(table[slot, 1])
    if (packed >> 10 & 255) - 128 < search.depth[level]:
        return False
    value = (packed >> 18 & 65535) - 32768
    if value > SURE:
        value -= level
    elif value < -SURE:
        value += level
    bound = packed & 3
    search.value = value
    return (
        bound == EXACT
        or (bound == AT_LEAST and value >= search.beta[level])
        or (bound == AT_MOST and value <= search.alpha[level])
    )
