"""The moves that the solver looks at: all of them, except where fewer are proven to be enough."""

from __future__ import annotations

from ai.egyptos.board import (
    FREE,
    LAST,
    LINE_STEPS,
    NEIGHBOURS,
    Board,
    completion,
    free_cell_of,
    signed,
)
from ai.egyptos.solver.assess import assess_child
from ai.egyptos.solver.record import FOURS_EFFORT, NEVER, Stack
from ai.egyptos.solver.table import MIRROR_PIECES, Table, child_key
from ai.egyptos.threats import no_four_can_win, pyramids_left
from game.engine.jit import kernel


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
def expand(board: Board, stack: Stack, table: Table) -> None:
    """List the moves of the position at the top of the stack, with their numbers."""
    stack.nodes += 1
    stack.count[stack.level] = 0
    if _settle(board, stack):
        return
    _list_moves(board, stack)
    for place in range(stack.count[stack.level]):
        assess_child(board, stack, table, place)
