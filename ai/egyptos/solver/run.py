"""Can the attacker force five while placing? An exact answer by depth-first proof-number search (df-pn).

Each position has two numbers, seen by the player to move: `reach`, how hard it looks to reach his aim (the
attacker's: five; the defender's: no five), and `stop`, how hard it looks to keep him from it. Zero is proven.
All moves of both sides are tried, except: fours must be answered, and fives are made. The kernel keeps its stack
in a record and returns after some nodes, so that it can be continued, or dropped, at any time.
"""

from __future__ import annotations

import numpy as np

from ai.egyptos.board import Board, lay, lift, signed
from ai.egyptos.solver.expand import expand
from ai.egyptos.solver.record import NEVER, Stack
from ai.egyptos.solver.table import Table, keep
from game.engine.jit import kernel


@kernel
def _sum_up(stack: Stack) -> tuple[int, int, int, int]:
    """The numbers of the top position: the easiest child, and what comes next to it."""
    level = stack.level
    best = -1
    reach = NEVER
    second = NEVER
    stop = 0
    for place in range(stack.count[level]):
        theirs = stack.stops[level, place]
        stop += stack.reaches[level, place]
        if best < 0 or theirs < reach:
            second = reach
            reach = theirs
            best = place
        elif theirs < second:
            second = theirs
    if reach == 0:
        stop = NEVER
    elif reach < NEVER:
        stop = min(stop, NEVER - 1)
    return reach, min(stop, NEVER), best, second


@kernel
def begin(board: Board, attacker: int, stack: Stack, table: Table) -> None:
    """Start a search from this position."""
    stack.attacker = attacker
    stack.level = 0
    stack.nodes = 0
    stack.done = 0
    stack.reach_limit[0] = NEVER
    stack.stop_limit[0] = NEVER
    stack.nodes_before[0] = 0
    stack.key[0] = np.uint64(0)
    expand(board, stack, table)


@kernel
def _descend(board: Board, stack: Stack, table: Table, stop: int, best: int, second: int) -> None:
    """Go to the most promising child, with limits after which another one is more promising."""
    level = stack.level
    stack.chosen[level] = best
    child_stop_limit = min(stack.reach_limit[level], second + (second >> 2) + 1)
    child_reach_limit = min(stack.stop_limit[level] - stop + stack.reaches[level, best], NEVER)
    stack.level = level + 1
    stack.key[level + 1] = stack.keys[level, best]
    stack.reach_limit[level + 1] = child_reach_limit
    stack.stop_limit[level + 1] = child_stop_limit
    stack.nodes_before[level + 1] = stack.nodes
    cell = signed(stack.cells[level, best])
    lay(board, board.turn, cell)
    board.turn = 1 - board.turn
    expand(board, stack, table)


@kernel
def _ascend(board: Board, stack: Stack, table: Table, reach: int, stop: int) -> None:
    """Go back to the parent with the numbers found, and remember them."""
    level = stack.level
    keep(table, stack.key[level], reach, stop, stack.nodes - stack.nodes_before[level])
    level -= 1
    stack.level = level
    place = stack.chosen[level]
    stack.reaches[level, place] = reach
    stack.stops[level, place] = stop
    mover = 1 - board.turn
    board.turn = mover
    lift(board, mover, signed(stack.cells[level, place]))


@kernel
def advance(board: Board, stack: Stack, table: Table, budget: int) -> bool:
    """Search so many positions more; whether the question is answered."""
    until = stack.nodes + budget
    while not stack.done and stack.nodes < until:
        reach, stop, best, second = _sum_up(stack)
        level = stack.level
        over = reach >= stack.reach_limit[level] or stop >= stack.stop_limit[level]
        if over and level == 0:
            stack.done = 1
            stack.reach = reach
            stack.stop = stop
        elif over:
            _ascend(board, stack, table, reach, stop)
        else:
            _descend(board, stack, table, stop, best, second)
    return stack.done == 1


@kernel
def withdraw(board: Board, stack: Stack) -> None:
    """Take back all moves of an unfinished search."""
    while stack.level > 0:
        stack.level -= 1
        mover = 1 - board.turn
        board.turn = mover
        lift(board, mover, signed(stack.cells[stack.level, stack.chosen[stack.level]]))
