"""Can the attacker force five while placing? An exact answer by depth-first proof-number search (df-pn).

Each position has two numbers, seen by the player to move: `reach`, how hard it looks to reach his aim (the
attacker's: five; the defender's: no five), and `stop`, how hard it looks to keep him from it. Zero is proven.
All moves of both sides are tried, except: fours must be answered, and fives are made. The kernel keeps its stack
in a record and returns after some nodes, so that it can be continued, or dropped, at any time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import (
    FREE,
    LAST,
    LINE_STEPS,
    MOST_CANDIDATES,
    NEIGHBOURS,
    PYRAMIDS,
    SIDE,
    SIDE_BITS,
    TURN_MARK,
    Board,
    completion,
    free_cell_of,
    key_after_laying,
    lay,
    lift,
    mark,
    signed,
)
from ai.egyptos.threats import FOURS, no_four_can_win, pyramids_left, winning_four
from game.engine.jit import kernel

NEVER = 1 << 24  # proven that it cannot be
DEEPEST = 2 * PYRAMIDS + 1
FOURS_EFFORT = 200
MIRROR_PIECES = 7  # positions with so many pyramids at most are recognised turned and mirrored
_WAYS = 4  # places in the table where a key may lie

STACK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", np.int64),
                ("attacker", np.int64),
                ("level", np.int64),
                ("done", np.int64),
                ("reach", np.int64),
                ("stop", np.int64),
                ("count", np.int64, (DEEPEST,)),
                ("chosen", np.int64, (DEEPEST,)),
                ("reach_limit", np.int64, (DEEPEST,)),
                ("stop_limit", np.int64, (DEEPEST,)),
                ("nodes_before", np.int64, (DEEPEST,)),
                ("key", np.uint64, (DEEPEST,)),
                ("keys", np.uint64, (DEEPEST, MOST_CANDIDATES)),
                ("reaches", np.int32, (DEEPEST, MOST_CANDIDATES)),  # of the children, as their movers see them
                ("stops", np.int32, (DEEPEST, MOST_CANDIDATES)),
                ("cells", np.uint16, (DEEPEST, MOST_CANDIDATES)),
                ("fours", FOURS),
                ("no_fours", np.int64),  # 1: no answer lets the attacker win by fours
                ("pure_after", np.int32, (8,)),
            ],
            align=True,
        ),
    )
)
Stack = np.record
Table = NDArray[np.uint64]  # pairs: key; nodes << 50 | reach << 25 | stop


def new_table(bits: int) -> Table:
    """A table with 2**bits entries of 16 bytes."""
    raw = np.zeros((1 << bits) * 2 + 8, dtype=np.uint64)
    skipped = -raw.ctypes.data % 64 // 8  # a bucket of four entries is one line of the processor's cache
    return raw[skipped : skipped + (2 << bits)].reshape(-1, 2)


def new_stack() -> Stack:
    """Room for one search."""
    stack: Stack = np.zeros(1, STACK)[0]
    return stack


@kernel
def _find(table: Table, key: np.uint64) -> np.uint64:
    """What the table knows of a key; 0 is nothing."""
    first = signed(key >> np.uint64(8)) & len(table) - _WAYS
    for way in range(_WAYS):
        if table[first + way, 0] == key:
            return table[first + way, 1]
    return np.uint64(0)


@kernel
def _keep(table: Table, key: np.uint64, reach: int, stop: int, nodes: int) -> None:
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
def _assess_child(board: Board, stack: Stack, table: Table, place: int) -> None:
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
        known = _find(table, stack.keys[level, place])
        if known:
            reach = signed(known >> np.uint64(25)) & 0x1FFFFFF
            stop = signed(known) & 0x1FFFFFF
        elif not counted:
            reach, stop = _assess_by_laying(board, stack, cell)
    stack.reaches[level, place] = reach
    stack.stops[level, place] = stop


@kernel
def _add_child(board: Board, stack: Stack, cell: int) -> None:
    """Add a move, unless it gives a position that is there already (turned or mirrored)."""
    level = stack.level
    count = stack.count[level]
    key = child_key(board, stack.attacker, cell)
    if board.laid[0] + board.laid[1] < MIRROR_PIECES:
        for other in range(count):
            if stack.keys[level, other] == key:
                return
    stack.cells[level, count] = cell
    stack.keys[level, count] = key
    stack.count[level] = count + 1


@kernel
def two_lines_grow(board: Board, seat: int, cell: int) -> bool:
    """Whether two lines through a free cell each have two open windows with two pyramids of this seat.

    With three pyramids left and no three on the table he must make threats on two lines at once with the
    first: the threats on one line can always be stopped by one pyramid (a test tries all lines), and the next
    but one is the last.
    """
    lines = 0
    for line in range(4):
        step = LINE_STEPS[line]
        windows = 0
        for back in range(5):
            counts = signed(board.windows[(cell - back * step & LAST) * 4 + line])
            if counts == 2 << 4 * seat:
                windows += 1
        if windows >= 2:
            lines += 1
    return lines >= 2


@kernel
def _opens_nothing(board: Board, seat: int, cell: int) -> bool:
    """Whether no cell on which two lines of a seat grow begins to touch when the other lays there."""
    for direction in range(8):
        near = cell + NEIGHBOURS[direction] & LAST
        if board.colour[near] == FREE and board.touching[near] == 0 and two_lines_grow(board, seat, near):
            return False
    return True


@kernel
def _late_answer(board: Board, attacker: int) -> int:
    """After which the attacker, with three left and no three, has no cell to make two lines grow; or -1."""
    dangerous = -1
    for index in range(board.candidate_count):
        cell = signed(board.candidates[index])
        if two_lines_grow(board, attacker, cell):
            if dangerous >= 0:
                return -1
            dangerous = cell
    if dangerous >= 0:
        return dangerous if _opens_nothing(board, attacker, dangerous) else -1
    for index in range(board.candidate_count):
        cell = signed(board.candidates[index])
        if _opens_nothing(board, attacker, cell):
            return cell
    return -1


@kernel
def _add_settled_child(board: Board, stack: Stack, cell: int) -> None:
    """The only child that matters: a move by which the mover reaches his aim."""
    _add_child(board, stack, cell)
    stack.reaches[stack.level, 0] = NEVER
    stack.stops[stack.level, 0] = 0


@kernel
def _settle(board: Board, stack: Stack) -> bool:
    """Whether the mover completes five, or answers an attack that comes too late."""
    if board.pure[board.turn, 4]:
        _add_settled_child(board, stack, free_cell_of(board, signed(board.fours[board.turn, 0])))
        return True
    attacker = stack.attacker
    too_late = pyramids_left(board, attacker) == 3 and board.pure[attacker, 3] + board.pure[attacker, 4] == 0
    if board.turn == attacker or not too_late:
        return False
    answer = _late_answer(board, attacker)
    if answer >= 0:
        _add_settled_child(board, stack, answer)
    return answer >= 0


@kernel
def _list_moves(board: Board, stack: Stack) -> None:
    """All moves; only the answer to a four; late in the attack only cells where two lines grow."""
    mover = board.turn
    stack.no_fours = 0
    answer = completion(board, 1 - mover)
    if answer >= 0:
        _add_child(board, stack, answer)
        return
    attacking = mover == stack.attacker
    if not attacking:
        stack.no_fours = no_four_can_win(board, stack.attacker, stack.fours, FOURS_EFFORT)
    choosy = attacking and pyramids_left(board, mover) == 3 and board.pure[mover, 3] == 0
    for index in range(board.candidate_count):
        cell = signed(board.candidates[index])
        if not choosy or two_lines_grow(board, mover, cell):
            _add_child(board, stack, cell)


@kernel
def _expand(board: Board, stack: Stack, table: Table) -> None:
    """List the moves of the position at the top of the stack, with their numbers."""
    stack.nodes += 1
    stack.count[stack.level] = 0
    if _settle(board, stack):
        return
    _list_moves(board, stack)
    for place in range(stack.count[stack.level]):
        _assess_child(board, stack, table, place)


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
    _expand(board, stack, table)


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
    _expand(board, stack, table)


@kernel
def _ascend(board: Board, stack: Stack, table: Table, reach: int, stop: int) -> None:
    """Go back to the parent with the numbers found, and remember them."""
    level = stack.level
    _keep(table, stack.key[level], reach, stop, stack.nodes - stack.nodes_before[level])
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
