"""Continuous fours while placing: each move makes a four that must be answered, until a five cannot be stopped.

The stack is explicit: numba's cache does not survive functions that call each other in a circle.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import (
    MOST_WINDOWS,
    PYRAMIDS,
    Board,
    completion,
    free_cell_after,
    free_cell_of,
    lay,
    lift,
    signed,
)
from game.engine.jit import kernel

DEEPEST_FOURS = 12
FOURS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("effort", np.int64),  # how many more fours may be tried
                ("loose", np.int64),  # 1: cells need not touch, so that failing holds after any answer
                ("count", np.int64, (DEEPEST_FOURS + 1,)),  # two ways for each three
                ("tried", np.int64, (DEEPEST_FOURS + 1,)),
                ("forced", np.int64, (DEEPEST_FOURS + 1,)),  # where the other's four must be stopped, or -1
                ("cell", np.int64, (DEEPEST_FOURS + 1,)),
                ("answer", np.int64, (DEEPEST_FOURS + 1,)),
                ("threes", np.uint16, (DEEPEST_FOURS + 1, MOST_WINDOWS)),
            ],
            align=True,
        ),
    )
)
Fours = np.record
Cells = NDArray[np.int64]


def new_fours() -> Fours:
    """Room for a search of fours."""
    fours: Fours = np.zeros(1, FOURS)[0]
    return fours


@kernel
def pyramids_left(board: Board, seat: int) -> int:
    """How many this seat has still to lay."""
    return PYRAMIDS - board.laid[seat]


@kernel
def _list_threes(board: Board, seat: int, fours: Fours, depth: int) -> None:
    """The threes that can be made fours at this depth."""
    count = board.pure[seat, 3]
    forced = completion(board, 1 - seat)
    if pyramids_left(board, seat) < 2 or forced == -2 or depth == DEEPEST_FOURS:
        count = 0
    for index in range(count):
        fours.threes[depth, index] = board.threes[seat, index]
    fours.count[depth] = 2 * count
    fours.tried[depth] = 0
    fours.forced[depth] = forced


@kernel
def _next_four(board: Board, fours: Fours, depth: int) -> int:
    """The next cell that makes a four, stops the other's, and touches; -1 when all are tried."""
    while fours.tried[depth] < fours.count[depth] and fours.effort > 0:
        window = signed(fours.threes[depth, fours.tried[depth] >> 1])
        cell = free_cell_of(board, window)
        if fours.tried[depth] & 1:
            cell = free_cell_after(board, window, cell)
        fours.tried[depth] += 1
        if (board.touching[cell] or fours.loose) and (fours.forced[depth] == -1 or fours.forced[depth] == cell):
            return cell
    return -1


@kernel
def _take_back(board: Board, seat: int, fours: Fours, depth: int) -> None:
    lift(board, 1 - seat, fours.answer[depth])
    lift(board, seat, fours.cell[depth])


@kernel
def no_four_can_win(board: Board, seat: int, fours: Fours, effort: int) -> bool:
    """Whether fours cannot win for this seat, even if the other passes, and touching did not matter.

    Then they cannot after any single move of the other: it can only block, or make a cell touch.
    """
    fours.loose = 1
    found = winning_four(board, seat, fours, effort)
    fours.loose = 0
    return found < 0 and fours.effort > 0


@kernel
def winning_four(board: Board, seat: int, fours: Fours, effort: int) -> int:
    """The first cell by which a seat to move wins with fours alone, or -1 (none, or the effort ran out)."""
    if board.pure[seat, 4] and pyramids_left(board, seat):
        return free_cell_of(board, signed(board.fours[seat, 0]))
    fours.effort = effort
    depth = 0
    won = False
    _list_threes(board, seat, fours, 0)
    while not won:
        cell = _next_four(board, fours, depth)
        if cell < 0:
            if depth == 0:
                return -1
            depth -= 1
            _take_back(board, seat, fours, depth)
            continue
        fours.effort -= 1
        fours.cell[depth] = cell
        lay(board, seat, cell)
        answer = completion(board, seat)
        won = answer == -2
        if won or pyramids_left(board, seat) == 1:
            lift(board, seat, cell)
        else:
            fours.answer[depth] = answer
            lay(board, 1 - seat, answer)
            depth += 1
            _list_threes(board, seat, fours, depth)
    while depth > 0:
        depth -= 1
        _take_back(board, seat, fours, depth)
    return fours.cell[0]
