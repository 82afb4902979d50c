"""Moves of both phases for the search: making and unmaking them, listing them with a first guess of their worth.

A move is a number: the cell it goes to, and 16384 times the cell it comes from (the same cell: from the hand).
"""

from __future__ import annotations

import numpy as np

from ai.egyptos.board import (
    FREE,
    LAST,
    LINE_STEPS,
    NEIGHBOURS,
    PYRAMIDS,
    SIDE,
    SIDE_BITS,
    Board,
    free_cell_of,
    lay,
    lift,
    signed,
)
from ai.evaluate.egyptos import GAIN_OTHER, GAIN_OWN
from game.engine.jit import kernel

CELL_BITS = 14
PASS = 1 << 28
NO_MOVE = PASS + 1
MOST_MOVES = PYRAMIDS * 2 * PYRAMIDS * 8

# The eight neighbours once around: east, north-east, north …
RING = np.array([1, SIDE + 1, SIDE, SIDE - 1, -1, -SIDE - 1, -SIDE, 1 - SIDE], dtype=np.int64)

MOVES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("count", np.int64),
                ("move", np.int32, (MOST_MOVES,)),
                ("worth", np.int32, (MOST_MOVES,)),
            ],
            align=True,
        ),
    )
)
Moves = np.record


def _ring_holds(ring: int) -> bool:
    """Whether the pyramids around a cell touch each other without it."""
    cells = [place for place in range(8) if ring >> place & 1]
    reached = set(cells[:1])
    while fresh := {c for c in cells if c not in reached and any(_ring_touch(c, r) for r in reached)}:
        reached |= fresh
    return len(reached) == len(cells)


def _ring_touch(one: int, other: int) -> bool:
    """Neighbours on the ring touch; so do two sides with an empty corner between them (they are even)."""
    distance = min((one - other) % 8, (other - one) % 8)
    return distance == 1 or (distance == 2 and one % 2 == 0)


RING_HOLDS = np.array([_ring_holds(ring) for ring in range(256)], dtype=np.uint8)


@kernel
def from_hand(cell: int) -> int:
    """The move that lays a new pyramid."""
    return cell << CELL_BITS | cell


@kernel
def target(move: int) -> int:
    """Where a move goes to."""
    return move & LAST


@kernel
def origin(move: int) -> int:
    """Where a move comes from; its own target when it comes from the hand."""
    return move >> CELL_BITS & LAST


@kernel
def is_moving(board: Board) -> bool:
    """Whether all pyramids are laid."""
    return board.laid[0] + board.laid[1] == 2 * PYRAMIDS


@kernel
def make(board: Board, move: int) -> None:
    """Play a move."""
    seat = board.turn
    if move != PASS:
        if origin(move) != target(move):
            lift(board, seat, origin(move))
        lay(board, seat, target(move))
    board.turn = 1 - seat


@kernel
def unmake(board: Board, move: int) -> None:
    """Take a move back."""
    seat = 1 - board.turn
    board.turn = seat
    if move != PASS:
        lift(board, seat, target(move))
        if origin(move) != target(move):
            lay(board, seat, origin(move))


@kernel
def may_lift(board: Board, cell: int, anywhere: bool) -> bool:
    """Whether the others still hang together without the pyramid on this cell (or need not: Égypte)."""
    if anywhere:
        return True
    ring = 0
    for place in range(8):
        if board.colour[cell + RING[place] & LAST] != FREE:
            ring |= 1 << place
    return RING_HOLDS[ring] == 1 or _flood_reaches_all(board, cell)


@kernel
def _flood_reaches_all(board: Board, without: int) -> bool:
    queue = np.empty(2 * PYRAMIDS, dtype=np.int64)
    colours = np.empty(2 * PYRAMIDS, dtype=np.uint8)
    left_out = board.colour[without]
    board.colour[without] = FREE
    everybody = 0
    start = without
    for seat in range(2):
        for place in range(board.laid[seat]):
            if (
                board.colour[signed(board.pieces[seat, place])] != FREE
            ):  # one more may be off the table for a moment
                everybody += 1
                start = signed(board.pieces[seat, place])
    reached = 0
    count = 1
    queue[0] = start
    colours[0] = board.colour[start]
    board.colour[start] = FREE
    while reached < count:
        cell = queue[reached]
        reached += 1
        for direction in range(8):
            near = cell + NEIGHBOURS[direction] & LAST
            if board.colour[near] != FREE:
                queue[count] = near
                colours[count] = board.colour[near]
                board.colour[near] = FREE
                count += 1
    for index in range(count):
        board.colour[queue[index]] = colours[index]
    board.colour[without] = left_out
    return count == everybody


@kernel
def near_each_other(one: int, other: int) -> bool:
    """Whether two cells touch."""
    across = (one & SIDE - 1) - (other & SIDE - 1)
    up = (one >> SIDE_BITS) - (other >> SIDE_BITS)
    return -1 <= across <= 1 and -1 <= up <= 1


@kernel
def in_window(cell: int, window: int) -> bool:
    """Whether a cell is one of the five."""
    step = LINE_STEPS[window & 3]
    place = window >> 2
    for _ in range(5):
        if place == cell:
            return True
        place = place + step & LAST
    return False


@kernel
def completing_move(board: Board, seat: int, anywhere: bool) -> int:
    """A move of this seat, were it to move a lying pyramid now, that completes five; or NO_MOVE."""
    for index in range(board.pure[seat, 4]):
        window = signed(board.fours[seat, index])
        for place in range(board.laid[seat]):
            cell = signed(board.pieces[seat, place])
            if not in_window(cell, window) and may_lift(board, cell, anywhere):
                return cell << CELL_BITS | free_cell_of(board, window)
    return NO_MOVE


@kernel
def moving_completion(board: Board, seat: int, anywhere: bool, hands: int) -> int:
    """Where this seat completes five with at least so many different pyramids, were it to move one now.

    The cell, -1 if nowhere, -2 if on two cells or more.
    """
    found = -1
    for index in range(board.pure[seat, 4]):
        window = signed(board.fours[seat, index])
        cell = free_cell_of(board, window)
        if cell != found and _has_hands(board, seat, window, anywhere, hands):
            if found >= 0:
                return -2
            found = cell
    return found


@kernel
def _has_hands(board: Board, seat: int, window: int, anywhere: bool, hands: int) -> bool:
    """Whether at least so many pyramids outside a window may be lifted."""
    for place in range(board.laid[seat]):
        cell = signed(board.pieces[seat, place])
        if not in_window(cell, window) and may_lift(board, cell, anywhere):
            hands -= 1
            if hands == 0:
                return True
    return False


@kernel
def may_be_pinned(board: Board, seat: int, cells: int, anywhere: bool) -> bool:
    """Whether the other, to move, may be able to keep this seat from completing five other than by blocking.

    A pyramid may be lifted only if the rest hangs together. So a threat can be met by lifting a pyramid that
    others hung on; or by laying one that hangs on a single pyramid, which then may not be lifted. Laying ties
    down one pyramid at most: with two hands left on enough cells (`cells`: -2 for two of them) there is no way.
    """
    if anywhere:
        return False
    if not is_moving(board):
        return _fewer(moving_completion(board, seat, False, 2), cells)
    for place in range(board.laid[board.turn]):
        lifted = signed(board.pieces[board.turn, place])
        if may_lift(board, lifted, False):
            board.colour[lifted] = FREE
            left = moving_completion(board, seat, False, 2)
            board.colour[lifted] = board.turn
            if _fewer(left, cells):
                return True
    return False


@kernel
def _fewer(completed: int, wanted: int) -> bool:
    return completed == -1 or (wanted == -2 and completed != -2)


@kernel
def worth_of_laying(board: Board, seat: int, cell: int) -> int:
    """A first guess: the windows through a cell, by what they hold."""
    worth = 0
    for line in range(4):
        step = LINE_STEPS[line]
        for back in range(5):
            counts = signed(board.windows[(cell - back * step & LAST) * 4 + line])
            own = counts >> 4 * seat & 15
            other = counts >> 4 - 4 * seat & 15
            if other == 0:
                worth += GAIN_OWN[own]
            elif own == 0:
                worth += GAIN_OTHER[other]
    return worth


@kernel
def worth_of_lying(board: Board, seat: int, cell: int) -> int:
    """What is lost when a pyramid is lifted: its own windows, and those that it alone blocks."""
    worth = 0
    for line in range(4):
        step = LINE_STEPS[line]
        for back in range(5):
            counts = signed(board.windows[(cell - back * step & LAST) * 4 + line])
            own = counts >> 4 * seat & 15
            other = counts >> 4 - 4 * seat & 15
            if other == 0:
                worth += GAIN_OWN[own - 1]
            elif own == 1:
                worth += GAIN_OTHER[other]
    return worth


@kernel
def _add(moves: Moves, move: int, worth: int) -> None:
    moves.move[moves.count] = move
    moves.worth[moves.count] = worth
    moves.count += 1


@kernel
def list_placements(board: Board, only: int, moves: Moves) -> None:
    """All cells to lay on, or only one (-1: all)."""
    moves.count = 0
    for index in range(board.candidate_count):
        cell = signed(board.candidates[index])
        if only < 0 or cell == only:
            _add(moves, from_hand(cell), worth_of_laying(board, board.turn, cell))


@kernel
def list_moves(board: Board, only: int, anywhere: bool, moves: Moves) -> None:
    """All moves of lying pyramids, or only those to one cell (-1: all). None: the player passes."""
    moves.count = 0
    seat = board.turn
    worth = np.empty(len(board.candidates), dtype=np.int64)
    for index in range(board.candidate_count):
        worth[index] = worth_of_laying(board, seat, signed(board.candidates[index]))
    for place in range(board.laid[seat]):
        lifted = signed(board.pieces[seat, place])
        if may_lift(board, lifted, anywhere):
            loss = worth_of_lying(board, seat, lifted)
            for index in range(board.candidate_count):
                cell = signed(board.candidates[index])
                if (only < 0 or cell == only) and _touches_another(board, cell, lifted):
                    _add(moves, lifted << CELL_BITS | cell, worth[index] - loss)
    if moves.count == 0 and only < 0:
        _add(moves, PASS, 0)


@kernel
def _touches_another(board: Board, cell: int, lifted: int) -> bool:
    return board.touching[cell] > 1 or not near_each_other(cell, lifted)


@kernel
def list_all(board: Board, only: int, anywhere: bool, moves: Moves) -> None:
    """The moves of the phase that the board is in."""
    if is_moving(board):
        list_moves(board, only, anywhere, moves)
    else:
        list_placements(board, only, moves)


@kernel
def list_four_moves(board: Board, anywhere: bool, moves: Moves) -> None:
    """Moves of lying pyramids that make a four: each three, both free cells, each pyramid outside it."""
    moves.count = 0
    seat = board.turn
    for place in range(board.laid[seat]):
        lifted = signed(board.pieces[seat, place])
        loss = worth_of_lying(board, seat, lifted)
        if loss < GAIN_OWN[3] and may_lift(board, lifted, anywhere):
            for index in range(board.pure[seat, 3]):
                _add_fours_of(board, signed(board.threes[seat, index]), lifted, loss, moves)


@kernel
def _add_fours_of(board: Board, window: int, lifted: int, loss: int, moves: Moves) -> None:
    if in_window(lifted, window):
        return
    step = LINE_STEPS[window & 3]
    cell = window >> 2
    for _ in range(5):
        free = board.colour[cell] == FREE and board.touching[cell] > 0
        if free and moves.count < MOST_MOVES and _touches_another(board, cell, lifted):
            _add(moves, lifted << CELL_BITS | cell, -loss)
        cell = cell + step & LAST
