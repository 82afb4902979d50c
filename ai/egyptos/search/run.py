"""Alpha-beta with a stack of its own: a kernel call searches some positions and returns, to be continued later.

Principal variation search with a transposition table. What must be answered is answered (and searched deeper);
continuous fours are tried at every position; late quiet moves are searched less deep first. No null move:
when pyramids are moved, having to move can be a burden.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.egyptos.board import Board, signed
from ai.egyptos.moves import NO_MOVE, Moves, list_all, make, target, unmake
from ai.egyptos.search.record import DEEPEST, INFINITE, SURE, Search
from ai.egyptos.search.table import AT_LEAST, AT_MOST, EXACT, Table, keep, table_move
from ai.egyptos.search.visit import enter, node_key
from game.engine.jit import kernel


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
        keep(search, table, AT_LEAST if cut else (EXACT if best > search.floor[level] else AT_MOST))
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
    search.key[0] = node_key(board, search)
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
            if enter(board, search, table):
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
        move = table_move(table, node_key(board, search))
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
