"""Egyptos, after RULES.md section 3: five of your pyramids in an unbroken row.

There is no board. A state lists each player's pyramids by x, then y; `piece` numbers 0 … 35 stand for seat and
place in that list.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.dispatch import State
from game.engine.egyptos.tables import (
    BY_FIVE,
    BY_MOVES,
    BY_REPETITION,
    CELLS,
    DIRECTION_X,
    DIRECTION_Y,
    EGYPTE,
    FIRST_MOVE,
    FIVE,
    LINE_X,
    LINE_Y,
    MOST_PIECES,
    MOST_PLAYERS,
    MOST_POSITIONS,
    MOVE,
    MOVE_LIMIT,
    OVER,
    PASS,
    PLACE,
    PYRAMIDS,
    TOUCHING_DIRECTIONS,
    TRIO,
)
from game.engine.events import Log, tell
from game.engine.jit import kernel

STATE = np.dtype(
    (
        np.record,
        [
            ("variant", np.int8),
            ("players", np.int8),
            ("turn", np.int8),
            ("phase", np.int8),
            ("reason", np.int8),
            ("moves", np.int16),
            ("laid", np.int8, (MOST_PLAYERS,)),
            ("cells", np.int32, (MOST_PLAYERS, PYRAMIDS, 2)),
            ("positions", np.int16),  # how many different ones occurred in the moving phase
            ("times", np.int8, (MOST_POSITIONS,)),
            ("position_turn", np.int8, (MOST_POSITIONS,)),
            ("position_cells", np.uint16, (MOST_POSITIONS, MOST_PIECES, 2)),
        ],
    )
)

# Kinds of log rows.
PLACED, MOVED, PASSED, MOVING_BEGAN, ROW_MADE, ENDED = range(6)


@kernel
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


@kernel
def piece_of(seat: int, index: int) -> int:
    """The number of a seat's pyramid."""
    return seat * PYRAMIDS + index


@kernel
def lies(state: State, piece: int) -> bool:
    """Whether this pyramid is on the table."""
    return piece % PYRAMIDS < state.laid[piece // PYRAMIDS]


@kernel
def x_of(state: State, piece: int) -> int:
    """Where a pyramid lies."""
    return int(state.cells[piece // PYRAMIDS, piece % PYRAMIDS, 0])


@kernel
def y_of(state: State, piece: int) -> int:
    """Where a pyramid lies."""
    return int(state.cells[piece // PYRAMIDS, piece % PYRAMIDS, 1])


@kernel
def pieces(state: State) -> int:
    """One more than the highest piece number in use."""
    return state.players * PYRAMIDS


@kernel
def touches(state: State, piece: int, x: int, y: int) -> bool:
    """Whether a pyramid touches a cell: by a side or a corner, in Trio by a side only."""
    dx = abs(x_of(state, piece) - x)
    dy = abs(y_of(state, piece) - y)
    if state.variant == TRIO:
        return dx + dy == 1
    return max(dx, dy) == 1


@kernel
def is_free(state: State, x: int, y: int) -> bool:
    """Whether no pyramid lies on a cell."""
    for piece in range(pieces(state)):
        if lies(state, piece) and x_of(state, piece) == x and y_of(state, piece) == y:
            return False
    return True


@kernel
def next_touching(state: State, after: int, x: int, y: int) -> int:
    """The first pyramid after a given number that touches a cell, or -1."""
    for piece in range(after + 1, pieces(state)):
        if lies(state, piece) and touches(state, piece, x, y):
            return piece
    return -1


@kernel
def hangs_together(state: State, without: int) -> bool:
    """Whether all lying pyramids but one form one group; -1 leaves none out."""
    group = 0
    everything = 0
    for piece in range(pieces(state)):
        if piece != without and lies(state, piece):
            everything |= 1 << piece
            if group == 0:
                group = 1 << piece
    fresh = group
    while fresh:
        grown = 0
        for piece in range(pieces(state)):
            if fresh >> piece & 1:
                grown |= _touched_pieces(state, piece, everything & ~group)
        group |= grown
        fresh = grown
    return group == everything


@kernel
def _touched_pieces(state: State, piece: int, among: int) -> int:
    touched = 0
    for other in range(pieces(state)):
        if among >> other & 1 and touches(state, other, x_of(state, piece), y_of(state, piece)):
            touched |= 1 << other
    return touched


@kernel
def may_lift(state: State, piece: int) -> bool:
    """A pyramid may not be lifted if the others then no longer hang together; in Égypte it may."""
    return state.variant == EGYPTE or hangs_together(state, piece)


@kernel
def legal(state: State, out: NDArray[np.int32]) -> int:
    """Write all legal actions into `out`; return how many there are."""
    if state.phase == PLACE:
        return _legal_placements(state, out)
    if state.phase == MOVE:
        return _legal_moves(state, out)
    return 0


@kernel
def _legal_placements(state: State, out: NDArray[np.int32]) -> int:
    """A free cell that touches a lying pyramid of either colour; named by the first pyramid that touches it."""
    if state.laid[0] == 0:
        out[0] = 0
        return 1
    count = 0
    for anchor in range(pieces(state)):
        if not lies(state, anchor):
            continue
        for direction in range(TOUCHING_DIRECTIONS[state.variant]):
            x = x_of(state, anchor) + DIRECTION_X[direction]
            y = y_of(state, anchor) + DIRECTION_Y[direction]
            if next_touching(state, -1, x, y) == anchor and is_free(state, x, y):
                out[count] = anchor * 8 + direction
                count += 1
    return count


@kernel
def _legal_moves(state: State, out: NDArray[np.int32]) -> int:
    """Lift one of your own, lay it on another free cell that touches one of the others; else pass."""
    liftable = 0
    for index in range(PYRAMIDS):
        if may_lift(state, piece_of(state.turn, index)):
            liftable |= 1 << index
    count = 0
    for anchor in range(pieces(state)):
        for direction in range(TOUCHING_DIRECTIONS[state.variant]):
            x = x_of(state, anchor) + DIRECTION_X[direction]
            y = y_of(state, anchor) + DIRECTION_Y[direction]
            first = next_touching(state, -1, x, y)
            second = next_touching(state, first, x, y)
            if anchor in (first, second) and is_free(state, x, y):
                for index in range(PYRAMIDS):
                    lifted = piece_of(state.turn, index)
                    first_other = second if lifted == first else first
                    if liftable >> index & 1 and anchor == first_other:
                        out[count] = FIRST_MOVE + index * CELLS + anchor * 8 + direction
                        count += 1
    if count == 0:
        out[0] = PASS
        return 1
    return count


@kernel
def owns(state: State, seat: int, x: int, y: int) -> bool:
    """Whether a seat's pyramid lies on a cell."""
    for index in range(state.laid[seat]):
        if state.cells[seat, index, 0] == x and state.cells[seat, index, 1] == y:
            return True
    return False


@kernel
def _run_length(state: State, seat: int, x: int, y: int, dx: int, dy: int) -> int:
    """How many of a seat's pyramids follow a cell without a gap."""
    length = 0
    while owns(state, seat, x + (length + 1) * dx, y + (length + 1) * dy):
        length += 1
    return length


@kernel
def makes_row(state: State, seat: int, x: int, y: int, log: Log) -> bool:
    """Whether the pyramid on a cell belongs to an unbroken row of five or more of its colour."""
    for line in range(4):
        dx = LINE_X[line]
        dy = LINE_Y[line]
        back = _run_length(state, seat, x, y, -dx, -dy)
        length = back + 1 + _run_length(state, seat, x, y, dx, dy)
        if length >= FIVE:
            tell(log, ROW_MADE, seat, x - back * dx, y - back * dy, dx, dy, length)
            return True
    return False


@kernel
def _lay(state: State, seat: int, x: int, y: int) -> None:
    """Add a pyramid to a seat's list, kept by x, then y."""
    cells = state.cells[seat]
    place = int(state.laid[seat])
    while place > 0 and (cells[place - 1, 0] > x or (cells[place - 1, 0] == x and cells[place - 1, 1] > y)):
        cells[place, 0] = cells[place - 1, 0]
        cells[place, 1] = cells[place - 1, 1]
        place -= 1
    cells[place, 0] = x
    cells[place, 1] = y
    state.laid[seat] += 1


@kernel
def _lift(state: State, seat: int, index: int) -> None:
    """Take a pyramid out of a seat's list."""
    cells = state.cells[seat]
    for place in range(index, state.laid[seat] - 1):
        cells[place, 0] = cells[place + 1, 0]
        cells[place, 1] = cells[place + 1, 1]
    state.laid[seat] -= 1
    cells[state.laid[seat], 0] = 0
    cells[state.laid[seat], 1] = 0


@kernel
def target_x(state: State, action: int) -> int:
    """The cell that a placement or a move names."""
    if state.laid[0] == 0:
        return 0
    return x_of(state, action % CELLS // 8) + DIRECTION_X[action % 8]


@kernel
def target_y(state: State, action: int) -> int:
    """The cell that a placement or a move names."""
    if state.laid[0] == 0:
        return 0
    return y_of(state, action % CELLS // 8) + DIRECTION_Y[action % 8]


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out a legal action. Afterwards, in this order: row of five, third occurrence, number of moves."""
    seat = int(state.turn)
    moving = state.phase == MOVE
    x = 0
    y = 0
    if action != PASS:
        x = target_x(state, action)
        y = target_y(state, action)
    if action == PASS:
        tell(log, PASSED, seat)
    elif moving:
        index = (action - FIRST_MOVE) // CELLS
        tell(log, MOVED, seat, state.cells[seat, index, 0], state.cells[seat, index, 1], x, y)
        _lift(state, seat, index)
        _lay(state, seat, x, y)
    else:
        _lay(state, seat, x, y)
        tell(log, PLACED, seat, x, y, state.laid[seat])
    state.turn = (seat + 1) % state.players
    won = action != PASS and makes_row(state, seat, x, y, log)
    _look_for_end(state, moving, won, log)


@kernel
def _look_for_end(state: State, moving: bool, won: bool, log: Log) -> None:
    times = 0
    if moving:
        state.moves += 1
        times = _count_position(state)
    if won:
        _end(state, BY_FIVE, log)
    elif times == 3:
        _end(state, BY_REPETITION, log)
    elif moving and state.moves == MOVE_LIMIT[state.variant]:
        _end(state, BY_MOVES, log)
    elif not moving and state.laid[state.players - 1] == PYRAMIDS:
        state.phase = MOVE
        tell(log, MOVING_BEGAN)
        _count_position(state)


@kernel
def _end(state: State, reason: int, log: Log) -> None:
    state.phase = OVER
    state.reason = reason
    tell(log, ENDED, reason, winners(state))


@kernel
def _least(state: State, axis: int) -> int:
    least = int(state.cells[0, 0, axis])
    for piece in range(pieces(state)):
        least = min(least, int(state.cells[piece // PYRAMIDS, piece % PYRAMIDS, axis]))
    return least


@kernel
def _count_position(state: State) -> int:
    """Count the present position, shifted to its least x and y, and tell how often it has occurred."""
    least_x = _least(state, 0)
    least_y = _least(state, 1)
    new = int(state.positions)
    for piece in range(pieces(state)):
        state.position_cells[new, piece, 0] = x_of(state, piece) - least_x
        state.position_cells[new, piece, 1] = y_of(state, piece) - least_y
    state.position_turn[new] = state.turn
    for old in range(new):
        if _same_position(state, old, new):
            state.times[old] += 1
            state.position_turn[new] = 0
            for piece in range(pieces(state)):
                state.position_cells[new, piece, 0] = 0
                state.position_cells[new, piece, 1] = 0
            return int(state.times[old])
    state.times[new] = 1
    state.positions += 1
    return 1


@kernel
def _same_position(state: State, one: int, other: int) -> bool:
    if state.position_turn[one] != state.position_turn[other]:
        return False
    for piece in range(pieces(state)):
        if (
            state.position_cells[one, piece, 0] != state.position_cells[other, piece, 0]
            or state.position_cells[one, piece, 1] != state.position_cells[other, piece, 1]
        ):
            return False
    return True


@kernel
def winners(state: State) -> int:
    """Whoever makes a row of five wins: the player who moved last. A bit per seat; 0 for a draw."""
    if state.reason != BY_FIVE:
        return 0
    return 1 << ((state.turn + state.players - 1) % state.players)


@kernel
def scores(state: State, out: NDArray[np.int32]) -> None:
    """The winner has 1, the others 0."""
    for seat in range(state.players):
        out[seat] = winners(state) >> seat & 1
