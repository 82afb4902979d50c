"""The board of the search: what changes with each pyramid is kept up to date, nothing is looked for.

Cells are the numbers 0 … 16383, the index of a 128 × 128 sheet that is rolled up: leaving a row at its end enters
the next one, leaving the last row enters the first. Locally this is the endless table. Five cells in a row are a
window, numbered cell * 4 + line; for each the board counts both colours. 128 rather than 32, so that Égypte's
pyramids, drifted apart (gaps shortened, see frame.py), always fit; memory that is not touched costs nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.engine.jit import kernel

SIDE_BITS = 7
SIDE = 1 << SIDE_BITS
CELLS = SIDE * SIDE
LAST = CELLS - 1
LINE_STEPS = np.array([1, SIDE, SIDE + 1, 1 - SIDE], dtype=np.int64)
# In the order of the engine's directions: sides, then corners.
NEIGHBOURS = np.array([1, SIDE, -1, -SIDE, SIDE + 1, SIDE - 1, -SIDE - 1, 1 - SIDE], dtype=np.int64)
PYRAMIDS = 12
MOST_WINDOWS = 128  # of one colour with three or four: 12 pyramids lie in 240 windows
MOST_CANDIDATES = 256  # 24 pyramids touch at most 192 cells
FREE = 2  # colours are the seats 0 and 1

BOARD = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),
                ("least_x", np.int32),
                ("least_y", np.int32),
                ("pure", np.int32, (2, 8)),  # windows of only this colour, by how many
                ("laid", np.int32, (2,)),
                ("candidate_count", np.int32),
                ("turn", np.int32),
                ("pieces", np.uint16, (2, PYRAMIDS)),
                ("threes", np.uint16, (2, MOST_WINDOWS)),
                ("fours", np.uint16, (2, MOST_WINDOWS)),
                ("candidates", np.uint16, (MOST_CANDIDATES,)),  # free cells that touch a pyramid
                ("columns", np.uint8, (SIDE,)),
                ("rows", np.uint8, (SIDE,)),
                ("colour", np.uint8, (CELLS,)),
                ("touching", np.uint8, (CELLS,)),
                ("slot", np.uint8, (CELLS,)),  # place in pieces or candidates
                ("windows", np.uint8, (CELLS * 4,)),  # how many of seat 0 + 16 * how many of seat 1
                ("window_slot", np.uint8, (CELLS * 4,)),  # place in threes or fours
            ],
            align=True,
        ),
    )
)
Board = np.record

_SPREAD_1 = np.uint64(0x9E3779B97F4A7C15)
_SPREAD_2 = np.uint64(0xD1B54A32D192ED03)
_HALF = np.uint64(32)
_LESS = np.uint64(29)
TURN_MARK = np.uint64(0x8CB92BA72F3D8DD7)


def new_board() -> Board:
    """An empty board."""
    board: Board = np.zeros(1, BOARD)[0]
    board.colour[:] = FREE
    board.least_x = SIDE - 1
    board.least_y = SIDE - 1
    return board


@kernel
def signed(number: Any) -> int:
    """A number of any kind as a signed one: numba makes floats of signed and unsigned numbers together."""
    return int(np.int64(number))


@kernel
def mark(number: int) -> np.uint64:
    """A random-looking pattern of bits for a number."""
    bits = (np.uint64(number) + np.uint64(1)) * _SPREAD_1
    bits ^= bits >> _HALF
    bits *= _SPREAD_2
    bits ^= bits >> _LESS
    return bits


@kernel
def position_key(board: Board) -> np.uint64:
    """A key for the position and whose turn it is, wherever on the table the group lies."""
    return board.key ^ TURN_MARK if board.turn else board.key


@kernel
def key_seen_from(board: Board, least_x: int, least_y: int) -> np.uint64:
    """The key of the lying pyramids relative to a corner."""
    corner = least_y * SIDE + least_x
    key = np.uint64(0)
    for seat in range(2):
        for index in range(board.laid[seat]):
            key ^= mark((signed(board.pieces[seat, index]) - corner & LAST) * 2 + seat)
    return key


@kernel
def key_after_laying(board: Board, seat: int, cell: int) -> np.uint64:
    """What the key of the pyramids will be when one more lies there."""
    x = cell & SIDE - 1
    y = cell >> SIDE_BITS
    least_x = min(x, board.least_x)
    least_y = min(y, board.least_y)
    corner = least_y * SIDE + least_x
    key = board.key
    if least_x != board.least_x or least_y != board.least_y:
        key = key_seen_from(board, least_x, least_y)
    return key ^ mark((cell - corner & LAST) * 2 + seat)


@kernel
def _add_window(board: Board, seat: int, window: int, count: int) -> None:
    """A window of only this colour now has so many: keep it in its list."""
    if count == 3:
        slot = board.pure[seat, 3]
        board.threes[seat, slot] = window
        board.window_slot[window] = slot
    elif count == 4:
        slot = board.pure[seat, 4]
        board.fours[seat, slot] = window
        board.window_slot[window] = slot
    board.pure[seat, count] += 1


@kernel
def _drop_window(board: Board, seat: int, window: int, count: int) -> None:
    """A window no longer has exactly so many of only this colour: the last in the list takes its place."""
    board.pure[seat, count] -= 1
    if count == 3:
        slot = board.window_slot[window]
        last = board.threes[seat, board.pure[seat, 3]]
        board.threes[seat, slot] = last
        board.window_slot[last] = slot
    elif count == 4:
        slot = board.window_slot[window]
        last = board.fours[seat, board.pure[seat, 4]]
        board.fours[seat, slot] = last
        board.window_slot[last] = slot


@kernel
def _count_in_windows(board: Board, seat: int, cell: int) -> None:
    for line in range(4):
        step = LINE_STEPS[line]
        for back in range(5):
            window = (cell - back * step & LAST) * 4 + line
            counts = signed(board.windows[window])
            own = counts >> 4 * seat & 15
            other = counts >> 4 - 4 * seat & 15
            board.windows[window] = counts + (1 << 4 * seat)
            if other == 0:
                if own:
                    _drop_window(board, seat, window, own)
                _add_window(board, seat, window, own + 1)
            elif own == 0:
                _drop_window(board, 1 - seat, window, other)


@kernel
def _uncount_in_windows(board: Board, seat: int, cell: int) -> None:
    for line in range(4):
        step = LINE_STEPS[line]
        for back in range(5):
            window = (cell - back * step & LAST) * 4 + line
            counts = signed(board.windows[window])
            own = counts >> 4 * seat & 15
            other = counts >> 4 - 4 * seat & 15
            board.windows[window] = counts - (1 << 4 * seat)
            if other == 0:
                _drop_window(board, seat, window, own)
                if own > 1:
                    _add_window(board, seat, window, own - 1)
            elif own == 1:
                _add_window(board, 1 - seat, window, other)


@kernel
def _add_candidate(board: Board, cell: int) -> None:
    board.candidates[board.candidate_count] = cell
    board.slot[cell] = board.candidate_count
    board.candidate_count += 1


@kernel
def _drop_candidate(board: Board, cell: int) -> None:
    board.candidate_count -= 1
    last = board.candidates[board.candidate_count]
    board.candidates[board.slot[cell]] = last
    board.slot[last] = board.slot[cell]


@kernel
def lay(board: Board, seat: int, cell: int) -> None:
    """Lay a pyramid on a free cell; whose turn it is stays as it was."""
    board.key = key_after_laying(board, seat, cell)
    x = cell & SIDE - 1
    y = cell >> SIDE_BITS
    board.least_x = min(x, board.least_x)
    board.least_y = min(y, board.least_y)
    board.columns[x] += 1
    board.rows[y] += 1
    if board.touching[cell]:
        _drop_candidate(board, cell)
    board.colour[cell] = seat
    board.pieces[seat, board.laid[seat]] = cell
    board.slot[cell] = board.laid[seat]
    board.laid[seat] += 1
    for direction in range(8):
        near = cell + NEIGHBOURS[direction] & LAST
        board.touching[near] += 1
        if board.touching[near] == 1 and board.colour[near] == FREE:
            _add_candidate(board, near)
    _count_in_windows(board, seat, cell)


@kernel
def lift(board: Board, seat: int, cell: int) -> None:
    """Take a pyramid away."""
    _uncount_in_windows(board, seat, cell)
    for direction in range(8):
        near = cell + NEIGHBOURS[direction] & LAST
        board.touching[near] -= 1
        if board.touching[near] == 0 and board.colour[near] == FREE:
            _drop_candidate(board, near)
    board.laid[seat] -= 1
    last = board.pieces[seat, board.laid[seat]]
    board.pieces[seat, board.slot[cell]] = last
    board.slot[last] = board.slot[cell]
    board.colour[cell] = FREE
    if board.touching[cell]:
        _add_candidate(board, cell)
    _forget_in_key(board, seat, cell)


@kernel
def _forget_in_key(board: Board, seat: int, cell: int) -> None:
    """Take a pyramid that is off the lists out of the key; find the new corner if it was at the edge."""
    x = cell & SIDE - 1
    y = cell >> SIDE_BITS
    board.columns[x] -= 1
    board.rows[y] -= 1
    corner = board.least_y * SIDE + board.least_x
    old_corner = corner
    if board.columns[x] == 0 and x == board.least_x:
        board.least_x = _next_used(board.columns, x)
    if board.rows[y] == 0 and y == board.least_y:
        board.least_y = _next_used(board.rows, y)
    corner = board.least_y * SIDE + board.least_x
    if corner == old_corner:
        board.key ^= mark((cell - corner & LAST) * 2 + seat)
    else:
        board.key = key_seen_from(board, board.least_x, board.least_y)


@kernel
def _next_used(counts: NDArray[np.uint8], start: int) -> int:
    """The first row or column in use from a given one on; the far end when all are empty."""
    for place in range(start, SIDE):
        if counts[place]:
            return place
    return SIDE - 1


@kernel
def free_cell_of(board: Board, window: int) -> int:
    """The first free cell of a window, or -1."""
    return free_cell_after(board, window, -1)


@kernel
def free_cell_after(board: Board, window: int, after: int) -> int:
    """The next free cell of a window after a given one (-1: from its start), or -1."""
    step = LINE_STEPS[window & 3]
    cell = window >> 2
    passed = after < 0
    for _ in range(5):
        if board.colour[cell] == FREE:
            if passed:
                return cell
            passed = cell == after
        cell = cell + step & LAST
    return -1


@kernel
def completion(board: Board, seat: int) -> int:
    """Where this seat completes five: the cell, -1 if nowhere, -2 if on two cells or more."""
    found = -1
    for index in range(board.pure[seat, 4]):
        cell = free_cell_of(board, signed(board.fours[seat, index]))
        if found == -1:
            found = cell
        elif found != cell:
            return -2
    return found


@kernel
def has_five(board: Board, seat: int) -> bool:
    """Whether this seat has an unbroken row of five."""
    return board.pure[seat, 5] > 0


def snapshot(board: Board) -> dict[str, Any]:
    """Everything that describes a position, with lists as sets: equal for equal positions (for tests)."""
    lists = {
        "pieces": [set(board.pieces[s, : board.laid[s]].tolist()) for s in (0, 1)],
        "threes": [set(board.threes[s, : board.pure[s, 3]].tolist()) for s in (0, 1)],
        "fours": [set(board.fours[s, : board.pure[s, 4]].tolist()) for s in (0, 1)],
        "candidates": set(board.candidates[: board.candidate_count].tolist()),
        "pure": board.pure.tolist(),
        "key": int(board.key),
        "corner": (int(board.least_x), int(board.least_y)),
    }
    raw = {name: board[name].tobytes() for name in ("windows", "colour", "touching", "columns", "rows")}
    return lists | raw
