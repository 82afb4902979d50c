"""The first numbers of a fresh position: how hard does it look to reach five, and to stop it?"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import LAST, LINE_STEPS, Board, completion, lay, lift, signed
from ai.egyptos.solver.record import FOURS_EFFORT, NEVER, Stack
from ai.egyptos.solver.table import Table, find
from ai.egyptos.threats import no_four_can_win, pyramids_left, winning_four
from game.engine.jit import kernel


@kernel
def _hopeless(pure: NDArray[np.int32], left: int) -> bool:
    """Whether no window can be filled with the pyramids that are left."""
    for count in range(max(5 - left, 1), 5):
        if pure[count]:
            return False
    return left < 5


@kernel
def _assess_attack(pure: NDArray[np.int32], left: int) -> tuple[int, int]:
    """The numbers of a fresh position with the attacker to move, when fours alone do not win."""
    if left <= 2 or _hopeless(pure, left):
        return NEVER, 0
    promise = pure[2] + 4 * pure[3]
    return 1 + 24 // (2 + promise), 1 + promise // 2


@kernel
def _assess_defence(pure: NDArray[np.int32], left: int) -> tuple[int, int]:
    """The numbers of a fresh position with the defender to move, when the attacker has no four."""
    if left <= 1 or (left == 2 and pure[3] < 2) or _hopeless(pure, left):
        return 0, NEVER
    promise = pure[2] + 4 * pure[3]
    return 1 + promise // 4, 2 + 40 // (2 + promise)


@kernel
def _assess_laid_attack(board: Board, attacker: int, fours: np.record) -> tuple[int, int]:
    """The same with the attacker to move, seeing the defender's fours, and the fours that win."""
    left = pyramids_left(board, attacker)
    if left == 0 or (board.pure[attacker, 4] == 0 and completion(board, 1 - attacker) == -2):
        return NEVER, 0
    if winning_four(board, attacker, fours, FOURS_EFFORT) >= 0:
        return 0, NEVER
    if left <= 2 and fours.effort <= 0:
        return 1, 1
    return _assess_attack(board.pure[attacker], left)


@kernel
def _assess_laid_defence(board: Board, attacker: int, fours: np.record) -> tuple[int, int]:
    """The same with the defender to move, seeing the attacker's fours."""
    left = pyramids_left(board, attacker)
    answer = completion(board, attacker)
    if board.pure[1 - attacker, 4] or left == 0:
        return 0, NEVER
    if answer == -2:
        return NEVER, 0
    if answer >= 0:
        return (1 + board.pure[attacker, 3], 1) if left > 1 else (0, NEVER)
    if left == 2 and no_four_can_win(board, attacker, fours, FOURS_EFFORT):
        return 0, NEVER
    return _assess_defence(board.pure[attacker], left)


@kernel
def _count_after(board: Board, stack: Stack, cell: int) -> bool:
    """Count the attacker's windows as if the cell were laid; whether that is enough to assess the child."""
    attacker = stack.attacker
    mover = board.turn
    pure = stack.pure_after
    for count in range(6):
        pure[count] = board.pure[attacker, count]
    for line in range(4):
        step = LINE_STEPS[line]
        for back in range(5):
            counts = signed(board.windows[(cell - back * step & LAST) * 4 + line])
            own = counts >> 4 * attacker & 15
            other = counts >> 4 - 4 * attacker & 15
            if other == 0:
                pure[own] -= 1
                if mover == attacker:
                    pure[own + 1] += 1
            elif own == 0 and other == 3 and mover != attacker:
                return False
    if mover == attacker:
        return pure[4] == 0 and (pyramids_left(board, attacker) != 3 or pure[3] < 2)
    return stack.no_fours == 1 or pure[3] == 0


@kernel
def _assess_by_laying(board: Board, stack: Stack, cell: int) -> tuple[int, int]:
    mover = board.turn
    lay(board, mover, cell)
    if mover == stack.attacker:
        reach, stop = _assess_laid_defence(board, stack.attacker, stack.fours)
    else:
        reach, stop = _assess_laid_attack(board, stack.attacker, stack.fours)
    lift(board, mover, cell)
    return reach, stop


@kernel
def assess_child(board: Board, stack: Stack, table: Table, place: int) -> None:
    """Fill in the numbers of one child, by counting its windows, from the table, or by a closer look at it."""
    level = stack.level
    cell = signed(stack.cells[level, place])
    counted = _count_after(board, stack, cell)
    left = pyramids_left(board, stack.attacker)
    reach, stop = 1, 1
    if counted and board.turn == stack.attacker:
        reach, stop = _assess_defence(stack.pure_after, left - 1)
    elif counted:
        reach, stop = _assess_attack(stack.pure_after, left)
    if reach and stop:
        known = find(table, stack.keys[level, place])
        if known:
            reach = signed(known >> np.uint64(25)) & 0x1FFFFFF
            stop = signed(known) & 0x1FFFFFF
        elif not counted:
            reach, stop = _assess_by_laying(board, stack, cell)
    stack.reaches[level, place] = reach
    stack.stops[level, place] = stop
