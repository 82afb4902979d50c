"""The table of the solver: the proof numbers of positions, with few pyramids also turned and mirrored."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import SIDE, SIDE_BITS, TURN_MARK, Board, key_after_laying, mark, signed
from game.engine.jit import kernel

MIRROR_PIECES = 7  # positions with so many pyramids at most are recognised turned and mirrored
_WAYS = 4  # places in the table where a key may lie
Table = NDArray[np.uint64]  # pairs: key; nodes << 50 | reach << 25 | stop


def new_table(bits: int) -> Table:
    """A table with 2**bits entries of 16 bytes."""
    raw = np.zeros((1 << bits) * 2 + 8, dtype=np.uint64)
    skipped = -raw.ctypes.data % 64 // 8  # a bucket of four entries is one line of the processor's cache
    return raw[skipped : skipped + (2 << bits)].reshape(-1, 2)


@kernel
def find(table: Table, key: np.uint64) -> np.uint64:
    """What the table knows of a key; 0 is nothing."""
    first = signed(key >> np.uint64(8)) & len(table) - _WAYS
    for way in range(_WAYS):
        if table[first + way, 0] == key:
            return table[first + way, 1]
    return np.uint64(0)


@kernel
def keep(table: Table, key: np.uint64, reach: int, stop: int, nodes: int) -> None:
    """Remember a result, in place of the one that cost least."""
    effort = 1
    while nodes > 1 and effort < 4095:
        nodes = nodes * 3 >> 2
        effort += 1
    first = signed(key >> np.uint64(8)) & len(table) - _WAYS
    worst = first
    least = np.uint64(0xFFFFFFFFFFFFFFFF)
    for way in range(_WAYS):
        if table[first + way, 0] == key:
            worst = first + way
            break
        if table[first + way, 1] >> np.uint64(50) < least:
            least = table[first + way, 1] >> np.uint64(50)
            worst = first + way
    table[worst, 0] = key
    table[worst, 1] = np.uint64(effort) << np.uint64(50) | np.uint64(reach) << np.uint64(25) | np.uint64(stop)


@kernel
def _turned(x: int, y: int, way: int) -> tuple[int, int]:
    """A cell under one of the eight turns and mirrorings."""
    if way & 1:
        x = -x
    if way & 2:
        y = -y
    if way & 4:
        return y, x
    return x, y


@kernel
def _mirror_key(board: Board, seat: int, cell: int) -> np.uint64:
    """The least of eight keys of the position after laying: the same for all its turns and mirrorings."""
    best = np.uint64(0xFFFFFFFFFFFFFFFF)
    for way in range(8):
        least_x, least_y = _turned(cell & SIDE - 1, cell >> SIDE_BITS, way)
        for owner in range(2):
            for index in range(board.laid[owner]):
                piece = signed(board.pieces[owner, index])
                x, y = _turned(piece & SIDE - 1, piece >> SIDE_BITS, way)
                least_x = min(least_x, x)
                least_y = min(least_y, y)
        x, y = _turned(cell & SIDE - 1, cell >> SIDE_BITS, way)
        key = mark(((y - least_y) * SIDE + x - least_x) * 2 + seat)
        for owner in range(2):
            for index in range(board.laid[owner]):
                piece = signed(board.pieces[owner, index])
                x, y = _turned(piece & SIDE - 1, piece >> SIDE_BITS, way)
                key ^= mark(((y - least_y) * SIDE + x - least_x) * 2 + owner)
        best = min(best, key)
    return best


@kernel
def child_key(board: Board, attacker: int, cell: int) -> np.uint64:
    """The table's key of the position after the player to move has laid there."""
    if board.laid[0] + board.laid[1] < MIRROR_PIECES:
        key = _mirror_key(board, board.turn, cell)
    else:
        key = key_after_laying(board, board.turn, cell)
    return key ^ TURN_MARK if attacker else key
