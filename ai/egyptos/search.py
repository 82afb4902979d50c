"""Alpha-beta with a stack of its own: a kernel call searches some positions and returns, to be continued later.

Principal variation search with a transposition table. What must be answered is answered (and searched deeper);
continuous fours are tried at every position; late quiet moves are searched less deep first. No null move:
when pyramids are moved, having to move can be a burden.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import CELLS, PYRAMIDS, Board, completion, mark, position_key, signed
from ai.egyptos.moves import (
    MOVES,
    NO_MOVE,
    Moves,
    completing_move,
    is_moving,
    list_all,
    list_four_moves,
    make,
    target,
    unmake,
)
from ai.egyptos.threats import FOURS, winning_four
from ai.evaluate.egyptos import MOVING, PLACING, WEIGHTS, evaluate
from game.engine.jit import kernel

WIN = 30000  # less the plies to it
SURE = 29000  # more than this is a forced win
INFINITE = 32000
DEEPEST = 60
QUIET_PLIES = 2  # of fours, beyond the depth
WIDTHS = np.array([24, 24, 40, 60, 90, 120, 200, 400], dtype=np.int64)  # moves tried when moving, by depth
FOURS_EFFORT = 60
FOURS_WIN = 9  # a win by continuous fours is taken to be so far
EXACT, AT_LEAST, AT_MOST = range(3)
MOST_PAST = 104

SEARCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", np.int64),
                ("level", np.int64),
                ("entering", np.int64),  # 1: the top position is new; 0: a value came back to it
                ("done", np.int64),
                ("value", np.int64),  # what came back
                ("margin", np.int64),  # root moves so near the best get their true values
                ("threats", np.int64),  # 1: continuous fours are looked for
                ("anywhere", np.int64),  # 1: Égypte
                ("hand", np.int64),  # pyramids still to be laid at the root
                ("moves_left", np.int64),  # of the moving phase, at the root
                ("past_count", np.int64),
                ("past_keys", np.uint64, (MOST_PAST,)),
                ("key", np.uint64, (DEEPEST + 1,)),
                ("alpha", np.int64, (DEEPEST + 1,)),
                ("beta", np.int64, (DEEPEST + 1,)),
                ("depth", np.int64, (DEEPEST + 1,)),
                ("floor", np.int64, (DEEPEST + 1,)),  # alpha on entering
                ("best", np.int64, (DEEPEST + 1,)),
                ("best_move", np.int64, (DEEPEST + 1,)),
                ("played", np.int64, (DEEPEST + 1,)),
                ("tried", np.int64, (DEEPEST + 1,)),
                ("narrow", np.int64, (DEEPEST + 1,)),  # 1: the child is searched with less depth or window
                ("forced", np.int64, (DEEPEST + 1,)),
                ("limit", np.int64, (DEEPEST + 1,)),  # how many moves are tried unless all lose
                ("widths", np.int64, (8,)),  # of the moving phase, by depth
                ("quiet_plies", np.int64),
                ("killers", np.int64, (DEEPEST + 1, 2)),
                ("history", np.int32, (2, CELLS)),
                ("weights", np.int64, (2, 9)),
                ("root_values", np.int64, (MOVES["move"].shape[0],)),
                ("fours", FOURS),
                ("moves", MOVES, (DEEPEST + 1,)),
            ],
            align=True,
        ),
    )
)
Search = np.record
Table = NDArray[np.uint64]  # key; move << 34 | value + 32768 << 18 | depth + 128 << 10 | age << 2 | bound


def new_search() -> Search:
    """Room for one search."""
    search: Search = np.zeros(1, SEARCH)[0]
    search.weights[:] = WEIGHTS
    search.widths[:] = WIDTHS
    search.quiet_plies = QUIET_PLIES
    return search


def new_table(bits: int) -> Table:
    """A transposition table with 2**bits entries of 16 bytes."""
    return np.zeros((1 << bits, 2), dtype=np.uint64)


@kernel
def _slot(table: Table, key: np.uint64) -> int:
    """Where in the table a key lies, or where it may take the place of something shallower."""
    first = signed(key >> np.uint64(9)) & len(table) - 2
    if table[first, 0] == key:
        return first
    if table[first + 1, 0] == key:
        return first + 1
    depth_first = signed(table[first, 1] >> np.uint64(10)) & 255
    depth_second = signed(table[first + 1, 1] >> np.uint64(10)) & 255
    return first if depth_first <= depth_second else first + 1


@kernel
def _keep(search: Search, table: Table, bound: int) -> None:
    level = search.level
    value = search.best[level]
    if value > SURE:
        value += level
    elif value < -SURE:
        value -= level
    packed = search.best_move[level] << 34 | value + 32768 << 18 | search.depth[level] + 128 << 10 | bound
    slot = _slot(table, search.key[level])
    table[slot, 0] = search.key[level]
    table[slot, 1] = np.uint64(packed)


@kernel
def _table_move(table: Table, key: np.uint64) -> int:
    slot = _slot(table, key)
    if table[slot, 0] != key:
        return NO_MOVE
    return signed(table[slot, 1]) >> 34


@kernel
def _table_answers(search: Search, table: Table) -> bool:
    """Whether the table knows enough to leave the top position; its value is then in `value`."""
    level = search.level
    slot = _slot(table, search.key[level])
    if table[slot, 0] != search.key[level]:
        return False
    packed = signed(table[slot, 1])
    if (packed >> 10 & 255) - 128 < search.depth[level]:
        return False
    value = (packed >> 18 & 65535) - 32768
    if value > SURE:
        value -= level
    elif value < -SURE:
        value += level
    bound = packed & 3
    search.value = value
    return (
        bound == EXACT
        or (bound == AT_LEAST and value >= search.beta[level])
        or (bound == AT_MOST and value <= search.alpha[level])
    )


@kernel
def _is_draw(board: Board, search: Search) -> bool:
    """Whether the moves are used up, or the position has occurred before in the moving phase."""
    level = search.level
    moved = level - search.hand
    if moved <= 0:
        return False
    if moved >= search.moves_left:
        return True
    for before in range(level - 2, max(search.hand, 0) - 1, -2):
        if search.key[before] == search.key[level]:
            return True
    key = position_key(board)
    seen = False
    for index in range(search.past_count):
        seen |= search.past_keys[index] == key
    return seen


@kernel
def _node_key(board: Board, search: Search) -> np.uint64:
    """The position's key; near the end of the game also how many moves are left."""
    key = position_key(board)
    left = search.moves_left - max(search.level - search.hand, 0)
    return key ^ mark(1 << 20 | left) if left < 20 else key


@kernel
def can_complete(board: Board, search: Search, seat: int) -> bool:
    """Whether a seat with a four completes it when it is its turn (now, or after one more placement)."""
    if board.pure[seat, 4] == 0:
        return False
    placed = board.laid[0] + board.laid[1] + (seat != board.turn)
    if placed < 2 * PYRAMIDS:
        return True
    return completing_move(board, seat, search.anywhere == 1) != NO_MOVE


@kernel
def _see_threats(board: Board, search: Search) -> bool:
    """Whether fours decide the top position; else whether there is one cell that must be taken."""
    level = search.level
    mover = board.turn
    search.forced[level] = -1
    if can_complete(board, search, mover):
        search.value = WIN - level - 1
        return True
    if can_complete(board, search, 1 - mover):
        cell = completion(board, 1 - mover)
        if cell == -2:
            search.value = level + 2 - WIN
            return True
        search.forced[level] = cell
        if level < 2 * DEEPEST // 3:
            search.depth[level] += 1
    return False


@kernel
def _stand(board: Board, search: Search) -> int:
    phase = MOVING if is_moving(board) else PLACING
    return evaluate(board.pure, board.turn, phase, search.weights)


@kernel
def _fours_win(board: Board, search: Search) -> bool:
    """Whether continuous fours win while placing."""
    if search.threats == 0 or is_moving(board) or board.pure[board.turn, 3] == 0:
        return False
    return winning_four(board, board.turn, search.fours, FOURS_EFFORT) >= 0


@kernel
def _enter(board: Board, search: Search, table: Table) -> bool:
    """Look at a new position: whether its value is known at once; else its moves are listed."""
    level = search.level
    search.nodes += 1
    search.key[level] = _node_key(board, search)
    if board.pure[1 - board.turn, 5]:
        search.value = level - WIN
        return True
    search.value = 0
    if level > 0 and _is_draw(board, search):
        return True
    if level > 0 and _table_answers(search, table):
        return True
    if _see_threats(board, search):
        return True
    if _fours_win(board, search):
        search.value = WIN - level - FOURS_WIN
        return True
    return _list(board, search, table)


@kernel
def _list(board: Board, search: Search, table: Table) -> bool:
    """List the moves, or give the position its value when it is deep enough and quiet."""
    level = search.level
    moves = search.moves[level]
    search.best[level] = -INFINITE
    search.best_move[level] = NO_MOVE
    search.floor[level] = search.alpha[level]
    search.tried[level] = 0
    if level == DEEPEST:
        search.value = _stand(board, search)
        return True
    if search.depth[level] > 0 or search.forced[level] >= 0:
        list_all(board, search.forced[level], search.anywhere == 1, moves)
        if moves.count == 0:
            search.value = level + 2 - WIN  # nothing reaches the cell that must be taken
            return True
        _order(board, search, moves, _table_move(table, search.key[level]))
        _limit(board, search, moves.count)
        return False
    return _list_fours(board, search, moves)


@kernel
def _list_fours(board: Board, search: Search, moves: Moves) -> bool:
    """Beyond the depth: the value as it stands, and when moving, the fours that may better it."""
    level = search.level
    search.value = _stand(board, search)
    quiet = search.threats == 0 or search.depth[level] <= -search.quiet_plies or not is_moving(board)
    if quiet or board.pure[board.turn, 3] == 0 or search.value >= search.beta[level]:
        return True
    search.best[level] = search.value
    search.alpha[level] = max(search.alpha[level], search.value)
    list_four_moves(board, search.anywhere == 1, moves)
    search.limit[level] = moves.count
    return moves.count == 0


@kernel
def _limit(board: Board, search: Search, count: int) -> None:
    """When moving there are hundreds of moves; deep in the tree only the likeliest are tried."""
    level = search.level
    width = count
    if search.forced[level] < 0 and is_moving(board):
        width = search.widths[max(0, min(search.depth[level], 7))]
        if search.beta[level] - search.alpha[level] > 1:
            width *= 2
    search.limit[level] = min(width, count)


@kernel
def _enough(search: Search) -> bool:
    """Whether no more moves of the top position need be tried."""
    level = search.level
    tried = search.tried[level]
    best = search.best[level]
    if tried == search.moves[level].count or best >= search.beta[level]:
        return True
    return tried >= search.limit[level] and best > -SURE


@kernel
def _order(board: Board, search: Search, moves: Moves, table_move: int) -> None:
    """Table move first; then by worth, with killers and history lifted."""
    level = search.level
    for index in range(moves.count):
        move = signed(moves.move[index])
        worth = signed(moves.worth[index]) + (search.history[board.turn, target(move)] >> 4)
        if move == table_move:
            worth = 1 << 24
        elif move == search.killers[level, 0]:
            worth += 400
        elif move == search.killers[level, 1]:
            worth += 200
        moves.worth[index] = worth


@kernel
def _pick(moves: Moves, tried: int) -> int:
    """Bring the best of the moves not yet tried to the front."""
    best = tried
    for index in range(tried + 1, moves.count):
        if moves.worth[index] > moves.worth[best]:
            best = index
    move = moves.move[best]
    worth = moves.worth[best]
    moves.move[best] = moves.move[tried]
    moves.worth[best] = moves.worth[tried]
    moves.move[tried] = move
    moves.worth[tried] = worth
    return signed(move)


@kernel
def _reduction(search: Search, tried: int) -> int:
    """How much less deep a late quiet move is searched at first."""
    level = search.level
    if tried < 6 or search.depth[level] < 3 or search.forced[level] >= 0 or level == 0:
        return 0
    return 1 if tried < 24 or search.depth[level] < 4 else 2


@kernel
def _play_next(board: Board, search: Search) -> None:
    """Play the next move of the top position and make the new position the top."""
    level = search.level
    tried = search.tried[level]
    move = _pick_at(search, tried)
    first = tried == 0
    alpha = search.alpha[level]
    search.tried[level] = tried + 1
    search.narrow[level] = 0 if first or (level == 0 and search.margin > 0) else 1
    beta = search.beta[level] if search.narrow[level] == 0 else alpha + 1
    depth = search.depth[level] - 1 - (_reduction(search, tried) if search.narrow[level] else 0)
    _descend(board, search, move, -beta, -alpha, depth)


@kernel
def _pick_at(search: Search, tried: int) -> int:
    """The next move; at the root they are in order already."""
    moves = search.moves[search.level]
    if search.level == 0:
        return signed(moves.move[tried])
    return _pick(moves, tried)


@kernel
def _descend(board: Board, search: Search, move: int, alpha: int, beta: int, depth: int) -> None:
    level = search.level
    search.played[level] = move
    make(board, move)
    search.level = level + 1
    search.alpha[level + 1] = alpha
    search.beta[level + 1] = beta
    search.depth[level + 1] = depth
    search.entering = 1


@kernel
def _receive(board: Board, search: Search) -> None:
    """Take the value of the last move; search it again if it was searched too narrowly to tell."""
    level = search.level
    value = -search.value
    move = search.played[level]
    if search.narrow[level] and value > search.alpha[level]:
        search.narrow[level] = 0
        _descend(board, search, move, -search.beta[level], -search.alpha[level], search.depth[level] - 1)
        return
    if level == 0:
        search.root_values[search.tried[0] - 1] = value
    if value > search.best[level]:
        search.best[level] = value
        search.best_move[level] = move
        lifted = value - search.margin - 1 if level == 0 and search.margin > 0 else value
        search.alpha[level] = max(search.alpha[level], lifted)


@kernel
def _leave(board: Board, search: Search, table: Table) -> None:
    """All moves are tried, or enough: remember the result and hand it to the parent."""
    level = search.level
    best = search.best[level]
    cut = best >= search.beta[level]
    if search.depth[level] > 0:
        _keep(search, table, AT_LEAST if cut else (EXACT if best > search.floor[level] else AT_MOST))
    if cut and search.depth[level] > 0:
        _reward(board, search)
    search.value = best
    _return(board, search)


@kernel
def _reward(board: Board, search: Search) -> None:
    """A move that was good enough is tried earlier elsewhere."""
    level = search.level
    move = search.best_move[level]
    if move >= NO_MOVE - 1:
        return
    if search.killers[level, 0] != move:
        search.killers[level, 1] = search.killers[level, 0]
        search.killers[level, 0] = move
    depth = min(search.depth[level], 12)
    old = search.history[board.turn, target(move)]
    search.history[board.turn, target(move)] = old + depth * depth * 16 - (old * depth >> 7)


@kernel
def _return(board: Board, search: Search) -> None:
    search.entering = 0
    if search.level == 0:
        search.done = 1
        return
    search.level -= 1
    unmake(board, search.played[search.level])


@kernel
def begin(board: Board, search: Search, depth: int, alpha: int, beta: int) -> None:
    """Start an iteration; the root's moves stand in moves[0], best first."""
    search.level = 0
    search.done = 0
    search.depth[0] = depth
    search.alpha[0] = alpha
    search.beta[0] = beta
    search.floor[0] = alpha
    search.best[0] = -INFINITE
    search.best_move[0] = NO_MOVE
    search.tried[0] = 0
    search.forced[0] = -1
    search.limit[0] = search.moves[0].count
    search.key[0] = _node_key(board, search)
    search.entering = 0
    search.value = INFINITE
    search.played[0] = NO_MOVE
    search.narrow[0] = 0
    for index in range(search.moves[0].count):
        search.root_values[index] = -INFINITE


@kernel
def advance(board: Board, search: Search, table: Table, budget: int) -> bool:
    """Search so many positions more; whether the iteration is finished."""
    until = search.nodes + budget
    while not search.done and search.nodes < until:
        if search.entering:
            if _enter(board, search, table):
                _return(board, search)
                _receive(board, search)
            else:
                search.entering = 0
        elif _enough(search):
            _leave(board, search, table)
            if not search.done:
                _receive(board, search)
        else:
            _play_next(board, search)
    return search.done == 1


@kernel
def withdraw(board: Board, search: Search) -> None:
    """Take back all moves of an unfinished iteration."""
    while search.level > 0:
        search.level -= 1
        unmake(board, search.played[search.level])
    search.done = 1


@kernel
def principal_line(board: Board, search: Search, table: Table, line: NDArray[np.int64]) -> int:
    """The moves that the table holds for both sides from here on; how many."""
    count = 0
    start = search.level
    moves = search.moves[DEEPEST]
    while count < len(line):
        search.level = count
        move = _table_move(table, _node_key(board, search))
        list_all(board, -1, search.anywhere == 1, moves)
        found = False
        for index in range(moves.count):
            found = found or signed(moves.move[index]) == move
        if not found or board.pure[1 - board.turn, 5]:
            break
        line[count] = move
        make(board, move)
        count += 1
    for index in range(count - 1, -1, -1):
        unmake(board, line[index])
    search.level = start
    return count
