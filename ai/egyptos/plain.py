"""Five within so many own moves, whatever the other does? An exhaustive walk over every move of both sides.

It shares nothing with the search and the solver: a sheet of cells, rows counted cell by cell, hanging together
by spreading out from one pyramid. Nothing is left out but what comes after a five; urgent cells are only tried
first. What was found out about a position is remembered. Both phases of Egyptos; positions do not repeat in so
few moves, and the limit of moves is far.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.jit import kernel

SIDE = 64
EMPTY = 2
PYRAMIDS = 12
HAND = PYRAMIDS  # where a pyramid that is laid comes from
DEEPEST = 12  # plies
BATCH = 192  # cells that 24 pyramids can touch
UNKNOWN, WON, NOT_WON = range(3)
_STEPS = np.array([[1, 0], [0, 1], [1, 1], [1, -1]], dtype=np.int64)
_LIKELY, _ALL_OTHERS, _DONE = range(3)  # two rounds over the own pyramids

WALK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", np.int64),
                ("key", np.uint64),
                ("sheet", np.uint8, (SIDE, SIDE)),
                ("count", np.int64, (2,)),
                ("x", np.int64, (2, PYRAMIDS)),
                ("y", np.int64, (2, PYRAMIDS)),
                # by ply: the cells that the present pyramid may go to, and how many of them were tried
                ("to_x", np.uint8, (DEEPEST, BATCH)),
                ("to_y", np.uint8, (DEEPEST, BATCH)),
                ("cells", np.int64, (DEEPEST,)),
                ("tried", np.int64, (DEEPEST,)),
                ("pass_number", np.int64, (DEEPEST,)),
                ("piece", np.int64, (DEEPEST,)),
                ("moved", np.int64, (DEEPEST,)),  # whether there was any move at all
                ("from_x", np.int64, (DEEPEST,)),
                ("from_y", np.int64, (DEEPEST,)),
                ("helped_x", np.int64, (DEEPEST,)),  # the cell that helped last time on this ply
                ("helped_y", np.int64, (DEEPEST,)),
                ("likely", np.uint8, (DEEPEST, SIDE, SIDE)),
            ],
            align=True,
        ),
    )
)
Walk = np.record
Seen = NDArray[np.uint64]  # pairs: key, result
Cells = list[tuple[int, int]]


def new_walk(pieces: tuple[Cells, Cells]) -> Walk:
    """A sheet with a position in its middle."""
    walk: Walk = np.zeros(1, WALK)[0]
    walk.sheet[:] = EMPTY
    left, low = corner_of(pieces)
    for seat in (0, 1):
        for x, y in pieces[seat]:
            _put(walk, seat, int(walk.count[seat]), x - left, y - low)
            walk.count[seat] += 1
    return walk


def corner_of(pieces: tuple[Cells, Cells]) -> tuple[int, int]:
    """What is taken away from a cell's x and y to get its place on the sheet."""
    everything = [*pieces[0], *pieces[1]]
    middle = [
        (min(cell[axis] for cell in everything) + max(cell[axis] for cell in everything)) // 2 for axis in (0, 1)
    ]
    return middle[0] - SIDE // 2, middle[1] - SIDE // 2


def new_seen(bits: int) -> Seen:
    """Room to remember 2**bits positions."""
    return np.zeros((1 << bits, 2), dtype=np.uint64)


@kernel
def _mark(number: int) -> np.uint64:
    bits = np.uint64(number + 1) * np.uint64(0xBF58476D1CE4E5B9)
    bits ^= bits >> np.uint64(27)
    bits *= np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return bits


@kernel
def _put(walk: Walk, seat: int, piece: int, x: int, y: int) -> None:
    walk.sheet[x, y] = seat
    walk.x[seat, piece] = x
    walk.y[seat, piece] = y
    walk.key ^= _mark((x * SIDE + y) * 2 + seat)


@kernel
def _take(walk: Walk, seat: int, x: int, y: int) -> None:
    walk.sheet[x, y] = EMPTY
    walk.key ^= _mark((x * SIDE + y) * 2 + seat)


@kernel
def _is_moving(walk: Walk) -> bool:
    return walk.count[0] + walk.count[1] == 2 * PYRAMIDS


@kernel
def _makes_five(walk: Walk, seat: int, x: int, y: int) -> bool:
    """Whether a pyramid on a cell would stand in a row of five."""
    for line in range(4):
        dx = _STEPS[line, 0]
        dy = _STEPS[line, 1]
        length = 1
        step = 1
        while walk.sheet[x + step * dx, y + step * dy] == seat:
            length += 1
            step += 1
        step = 1
        while walk.sheet[x - step * dx, y - step * dy] == seat:
            length += 1
            step += 1
        if length >= 5:
            return True
    return False


@kernel
def _touches(walk: Walk, x: int, y: int) -> bool:
    for across in range(x - 1, x + 2):
        for up in range(y - 1, y + 2):
            if walk.sheet[across, up] != EMPTY:
                return True
    return False


@kernel
def _may_lift(walk: Walk, seat: int, piece: int) -> bool:
    """Whether the others hang together: spread out from one of them and count."""
    queue_x = np.empty(2 * PYRAMIDS, dtype=np.int64)
    queue_y = np.empty(2 * PYRAMIDS, dtype=np.int64)
    reached = np.zeros((SIDE, SIDE), dtype=np.uint8)
    reached[walk.x[seat, piece], walk.y[seat, piece]] = 1
    other = 0 if piece > 0 else 1
    queue_x[0] = walk.x[seat, other]
    queue_y[0] = walk.y[seat, other]
    reached[queue_x[0], queue_y[0]] = 1
    count = 1
    done = 0
    while done < count:
        x = queue_x[done]
        y = queue_y[done]
        done += 1
        for across in range(x - 1, x + 2):
            for up in range(y - 1, y + 2):
                if walk.sheet[across, up] != EMPTY and reached[across, up] == 0:
                    reached[across, up] = 1
                    queue_x[count] = across
                    queue_y[count] = up
                    count += 1
    return count == 2 * PYRAMIDS - 1


@kernel
def _edges(walk: Walk) -> tuple[int, int, int, int]:
    """The least and the most x and y of cells that may touch."""
    left, right, low, high = SIDE, 0, SIDE, 0
    for seat in range(2):
        for piece in range(walk.count[seat]):
            left = min(left, walk.x[seat, piece] - 1)
            right = max(right, walk.x[seat, piece] + 1)
            low = min(low, walk.y[seat, piece] - 1)
            high = max(high, walk.y[seat, piece] + 1)
    return left, right, low, high


@kernel
def _reaches(walk: Walk, seat: int, x: int, y: int) -> bool:
    """Whether the seat, to move, may make five on a cell that completes a row."""
    if not _is_moving(walk):
        return True
    for piece in range(PYRAMIDS):
        from_x = walk.x[seat, piece]
        from_y = walk.y[seat, piece]
        walk.sheet[from_x, from_y] = EMPTY
        still = _makes_five(walk, seat, x, y)
        walk.sheet[from_x, from_y] = seat
        if still and _may_lift(walk, seat, piece):
            return True
    return False


@kernel
def makes_five_now(walk: Walk, seat: int) -> bool:
    """Whether the seat, to move, makes five with its next move."""
    left, right, low, high = _edges(walk)
    for x in range(left, right + 1):
        for y in range(low, high + 1):
            if walk.sheet[x, y] == EMPTY and _makes_five(walk, seat, x, y) and _reaches(walk, seat, x, y):
                return True
    return False


@kernel
def _grows(walk: Walk, seat: int, x: int, y: int) -> bool:
    """Whether an own window of five through a cell has two own pyramids already, and none of the other."""
    for line in range(4):
        for back in range(5):
            own = 0
            for step in range(5):
                place = walk.sheet[x + (step - back) * _STEPS[line, 0], y + (step - back) * _STEPS[line, 1]]
                if place == seat:
                    own += 1
                elif place != EMPTY:
                    own -= 9
            if own >= 2:
                return True
    return False


@kernel
def urgency(walk: Walk, seat: int, x: int, y: int) -> int:
    """2 where a seat would complete five, 1 where a window of it grows, 0 elsewhere."""
    return 2 if _makes_five(walk, seat, x, y) else int(_grows(walk, seat, x, y))


@kernel
def _find_likely(walk: Walk, ply: int, attacker: int) -> None:
    """Which cells to try first: where the attacker grows, or completes five, or what helped last time."""
    left, right, low, high = _edges(walk)
    for x in range(left, right + 1):
        for y in range(low, high + 1):
            free = walk.sheet[x, y] == EMPTY
            helped = x == walk.helped_x[ply] and y == walk.helped_y[ply]
            good = _grows(walk, attacker, x, y) if ply % 2 == 0 else helped or _makes_five(walk, attacker, x, y)
            walk.likely[ply, x, y] = free and good


@kernel
def _list_cells(walk: Walk, ply: int, seat: int) -> None:
    """The cells of this round for the present pyramid; it is off the sheet meanwhile."""
    piece = walk.piece[ply]
    moving = piece != HAND
    if moving:
        walk.sheet[walk.x[seat, piece], walk.y[seat, piece]] = EMPTY
    left, right, low, high = _edges(walk)
    count = 0
    for x in range(left, right + 1):
        for y in range(low, high + 1):
            now = walk.likely[ply, x, y] == (walk.pass_number[ply] == _LIKELY)
            own_place = moving and x == walk.x[seat, piece] and y == walk.y[seat, piece]
            if now and walk.sheet[x, y] == EMPTY and not own_place and _touches(walk, x, y):
                walk.to_x[ply, count] = x
                walk.to_y[ply, count] = y
                count += 1
    if moving:
        walk.sheet[walk.x[seat, piece], walk.y[seat, piece]] = seat
    walk.cells[ply] = count
    walk.tried[ply] = 0


@kernel
def _next_batch(walk: Walk, ply: int, seat: int) -> bool:
    """List the moves of the next pyramid that has any in this round; whether there are any more."""
    while True:
        walk.piece[ply] += 1
        if walk.piece[ply] > HAND or (walk.piece[ply] == HAND and _is_moving(walk)):
            walk.pass_number[ply] += 1
            walk.piece[ply] = -1 if _is_moving(walk) else HAND - 1
            if walk.pass_number[ply] == _DONE:
                return False
            continue
        if walk.piece[ply] == HAND or _may_lift(walk, seat, walk.piece[ply]):
            _list_cells(walk, ply, seat)
            if walk.cells[ply]:
                walk.moved[ply] = 1
                return True


@kernel
def _make(walk: Walk, ply: int, seat: int) -> None:
    piece = walk.piece[ply]
    index = walk.tried[ply]
    walk.tried[ply] += 1
    if piece == HAND:
        piece = walk.count[seat]
        walk.count[seat] += 1
    else:
        walk.from_x[ply] = walk.x[seat, piece]
        walk.from_y[ply] = walk.y[seat, piece]
        _take(walk, seat, walk.x[seat, piece], walk.y[seat, piece])
    _put(walk, seat, piece, int(walk.to_x[ply, index]), int(walk.to_y[ply, index]))


@kernel
def _unmake(walk: Walk, ply: int, seat: int) -> None:
    if walk.pass_number[ply] == _DONE:  # it was a pass
        return
    index = walk.tried[ply] - 1
    _take(walk, seat, int(walk.to_x[ply, index]), int(walk.to_y[ply, index]))
    if walk.piece[ply] == HAND:
        walk.count[seat] -= 1
    else:
        _put(walk, seat, walk.piece[ply], walk.from_x[ply], walk.from_y[ply])


@kernel
def _place_in(seen: Seen, walk: Walk, ply: int, most: int, attacker: int) -> tuple[int, np.uint64]:
    """Where a result lies, and the whole key: the position, who moves, and how many own moves are left."""
    left = most - ply // 2
    key = walk.key ^ _mark(100_000 + left * 4 + ply % 2 * 2 + attacker)
    return int(np.int64(key >> np.uint64(9))) & len(seen) - 1, key


@kernel
def _look(walk: Walk, ply: int, most: int, attacker: int, seen: Seen) -> int:
    """What is known of a new position without trying moves."""
    walk.nodes += 1
    mover = attacker if ply % 2 == 0 else 1 - attacker
    if makes_five_now(walk, mover):
        return WON if mover == attacker else NOT_WON
    if ply >= 2 * most - 2:
        return NOT_WON
    place, key = _place_in(seen, walk, ply, most, attacker)
    return int(np.int64(seen[place, 1])) if seen[place, 0] == key else UNKNOWN


@kernel
def _open(walk: Walk, ply: int, attacker: int) -> None:
    """Begin to try the moves of a position."""
    walk.pass_number[ply] = _LIKELY
    walk.piece[ply] = -1 if _is_moving(walk) else HAND - 1
    walk.cells[ply] = 0
    walk.tried[ply] = 0
    walk.moved[ply] = 0
    _find_likely(walk, ply, attacker)


@kernel
def _visit(walk: Walk, ply: int, most: int, attacker: int, seen: Seen) -> int:
    """Look at a new position, and begin to try its moves if that does not settle it."""
    result = _look(walk, ply, most, attacker, seen)
    if result == UNKNOWN:
        _open(walk, ply, attacker)
    return result


@kernel
def _step_down(walk: Walk, ply: int, seat: int) -> bool:
    """Play the next move of a position, or pass if there never was one; False: all are tried."""
    if walk.pass_number[ply] == _DONE:
        return False
    if walk.tried[ply] < walk.cells[ply] or _next_batch(walk, ply, seat):
        _make(walk, ply, seat)
        return True
    return walk.moved[ply] == 0


@kernel
def _remember(walk: Walk, ply: int, most: int, attacker: int, seen: Seen, result: int) -> None:
    place, key = _place_in(seen, walk, ply, most, attacker)
    seen[place, 0] = key
    seen[place, 1] = np.uint64(result)


@kernel
def _step_up(walk: Walk, ply: int, attacker: int, result: int) -> int:
    """Take back the move that led to a result; what that says of the position before: it may be unknown still."""
    mover = attacker if ply % 2 == 0 else 1 - attacker
    good = result == (WON if mover == attacker else NOT_WON)
    if good and walk.tried[ply]:
        walk.helped_x[ply] = walk.to_x[ply, walk.tried[ply] - 1]
        walk.helped_y[ply] = walk.to_y[ply, walk.tried[ply] - 1]
    _unmake(walk, ply, mover)
    return result if good else UNKNOWN


@kernel
def walk_through(walk: Walk, attacker: int, most: int, first: int, seen: Seen, budget: int) -> int:
    """WON: the attacker makes five with his move number `most` at the latest, whatever the other does.

    He is to move (first = 0), or has made the first of these moves (first = 1). UNKNOWN when looking at so many
    positions was not enough to tell.
    """
    ply = first
    until = walk.nodes + budget
    result = _visit(walk, ply, most, attacker, seen)
    while ply > first or result == UNKNOWN:
        mover = attacker if ply % 2 == 0 else 1 - attacker
        if result == UNKNOWN and walk.nodes < until:
            if _step_down(walk, ply, mover):
                ply += 1
                result = _visit(walk, ply, most, attacker, seen)
                continue
            result = NOT_WON if mover == attacker else WON  # every move was tried, none was good
        if result != UNKNOWN:
            _remember(walk, ply, most, attacker, seen, result)
        if ply == first:
            break
        ply -= 1
        result = _step_up(walk, ply, attacker, result)
    return result
