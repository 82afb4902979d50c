"""Looking at a new position: is its value known at once, and if not, which moves are tried, in which order?"""

from __future__ import annotations

import numpy as np

from ai.egyptos.board import PYRAMIDS, Board, completion, mark, position_key, signed
from ai.egyptos.moves import (
    NO_MOVE,
    Moves,
    is_moving,
    list_all,
    list_four_moves,
    may_be_pinned,
    moving_completion,
    target,
)
from ai.egyptos.search.record import (
    DEEPEST,
    FOURS_EFFORT,
    FOURS_WIN,
    INFINITE,
    WIN,
    Search,
)
from ai.egyptos.search.table import Table, table_answers, table_move
from ai.egyptos.threats import winning_four
from ai.evaluate.egyptos import MOVING, PLACING, evaluate
from game.engine.jit import kernel


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
def node_key(board: Board, search: Search) -> np.uint64:
    """The position's key; near the end of the game also how many moves are left."""
    key = position_key(board)
    left = search.moves_left - max(search.level - search.hand, 0)
    return key ^ mark(1 << 20 | left) if left < 20 else key


@kernel
def _is_moving_when(board: Board, seat: int) -> bool:
    """Whether a seat, when it is its turn (now, or after one more action), moves a lying pyramid."""
    return board.laid[0] + board.laid[1] + (seat != board.turn) >= 2 * PYRAMIDS


@kernel
def _five_cell(board: Board, search: Search, seat: int) -> int:
    """Where a seat completes five when it is its turn: the cell, -1 if nowhere, -2 if on two cells or more."""
    if board.pure[seat, 4] == 0:
        return -1
    if _is_moving_when(board, seat):
        return moving_completion(board, seat, search.anywhere == 1, 1)
    return completion(board, seat)


@kernel
def _see_threats(board: Board, search: Search) -> bool:
    """Whether fours decide the top position; else whether there is one cell that must be taken."""
    level = search.level
    other = 1 - board.turn
    search.forced[level] = -1
    if _five_cell(board, search, board.turn) != -1:
        search.value = WIN - level - 1
        return True
    cell = _five_cell(board, search, other)
    if cell == -1:
        return False
    if _is_moving_when(board, other) and may_be_pinned(board, other, cell, search.anywhere == 1):
        return False
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
def enter(board: Board, search: Search, table: Table) -> bool:
    """Look at a new position: whether its value is known at once; else its moves are listed."""
    level = search.level
    search.nodes += 1
    search.key[level] = node_key(board, search)
    if board.pure[1 - board.turn, 5]:
        search.value = level - WIN
        return True
    search.value = 0
    if level > 0 and _is_draw(board, search):
        return True
    if level > 0 and table_answers(search, table):
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
        _order(board, search, moves, table_move(table, search.key[level]))
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
def _order(board: Board, search: Search, moves: Moves, known: int) -> None:
    """Table move first; then by worth, with killers and history lifted."""
    level = search.level
    for index in range(moves.count):
        move = signed(moves.move[index])
        worth = signed(moves.worth[index]) + (search.history[board.turn, target(move)] >> 4)
        if move == known:
            worth = 1 << 24
        elif move == search.killers[level, 0]:
            worth += 400
        elif move == search.killers[level, 1]:
            worth += 200
        moves.worth[index] = worth
