"""Trio (and its sisters, as the tree search sees them): rows of five that are still possible, for every seat.

A window is five cells in line. It counts for a seat if the seat lies in it and nobody else does.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.judge import Judge, SearchSettings, Values, Weights, values_from_scores
from game.engine.dispatch import State
from game.engine.egyptos.rules import lies, pieces, target_x, target_y, x_of, y_of
from game.engine.egyptos.tables import CELLS, FIRST_MOVE, FIVE, LINE_X, LINE_Y, MOST_PLAYERS, MOVE, PASS, PYRAMIDS
from game.engine.jit import kernel

WEIGHTS = {
    "two": 0.15,  # a window with two, three, four pyramids of a seat, as points of the evaluation
    "three": 0.6,
    "four": 2.0,
    "to_move": 0.4,  # of a seat's points again, if it is to move
    "next": 0.15,  # and if it is next
    "spread": 1.2,  # points that make the win e times likelier
    "likes_two": 1.0,  # the prior: for each window that a pyramid would bring to two, three, four
    "likes_three": 4.0,
    "likes_four": 15.0,
    "hates_two": 0.5,  # and for each window of another seat that it would spoil
    "hates_three": 5.0,
    "wins": 5000.0,
    "saves": 400.0,  # spoils a four
}
TWO, THREE, FOUR, TO_MOVE, NEXT, SPREAD = range(6)
LIKES_TWO, LIKES_THREE, LIKES_FOUR, HATES_TWO, HATES_THREE, WINS, SAVES = range(6, 13)

SETTINGS = SearchSettings(
    exploration=1.5,
    epsilon=0.1,
    playout_plies=3,
    finish_turn=False,
    split_after=1_000_000_000,  # nothing is hidden
    widest=80,
    win_share=1.0,
)
JUDGE = Judge(SETTINGS, WEIGHTS)

# A torus: the group spans at most 36 cells, and lines reach four further. (In Égypte parts may drift away; then
# a far part may seem near, which costs strength in a position that nobody has seen yet, and nothing else.)
_SIZE = 64
_MASK = _SIZE - 1
_EMPTY = 0
Board = NDArray[np.uint8]


@kernel
def _at(x: int, y: int) -> int:
    return (x & _MASK) * _SIZE + (y & _MASK)


@kernel
def _board_of(state: State) -> Board:
    """1 + the seat whose pyramid lies there."""
    board = np.zeros(_SIZE * _SIZE, dtype=np.uint8)
    for piece in range(pieces(state)):
        if lies(state, piece):
            board[_at(x_of(state, piece), y_of(state, piece))] = 1 + piece // PYRAMIDS
    return board


@kernel
def evaluate(state: State, weights: Weights, out: Values) -> None:
    """Points for windows with two, three and four, more for those who are to move soon."""
    board = _board_of(state)
    points = np.zeros(MOST_PLAYERS, dtype=np.float32)
    for piece in range(pieces(state)):
        if lies(state, piece):
            _add_windows_from(board, x_of(state, piece), y_of(state, piece), weights, points)
    turn = int(state.turn)
    points[turn] *= 1.0 + weights[TO_MOVE]
    points[(turn + 1) % state.players] *= 1.0 + weights[NEXT]
    values_from_scores(points, int(state.players), weights[SPREAD], 1.0, 1.0, out)


@kernel
def _add_windows_from(board: Board, x: int, y: int, weights: Weights, points: Values) -> None:
    """The windows in which the pyramid on this cell comes first."""
    seat = int(board[_at(x, y)]) - 1
    for line in range(4):
        dx = int(LINE_X[line])
        dy = int(LINE_Y[line])
        before = 0
        while before < FIVE - 1 and board[_at(x - (before + 1) * dx, y - (before + 1) * dy)] == _EMPTY:
            before += 1
        reach = 1
        while reach < FIVE and _is_open(int(board[_at(x + reach * dx, y + reach * dy)]), seat):
            reach += 1
        count = 0
        for last in range(reach):
            count += board[_at(x + last * dx, y + last * dy)] == seat + 1
            if last + before >= FIVE - 1:
                points[seat] += _window_points(count, weights)


@kernel
def _is_open(content: int, seat: int) -> bool:
    """Whether a cell is free or this seat's."""
    return content == _EMPTY or content == seat + 1


@kernel
def _window_points(count: int, weights: Weights) -> float:
    if count < 2:
        return 0.0
    return float(weights[TWO + min(count, 4) - 2])


@kernel
def prior(state: State, weights: Weights, actions: NDArray[np.int32], count: int, out: Values) -> None:
    """What a pyramid on the cell would complete or spoil; a lifted one is not there meanwhile."""
    if actions[0] == PASS or state.laid[0] == 0:
        out[0] = 1.0
        return
    board = _board_of(state)
    seat = int(state.turn)
    for place in range(count):
        action = int(actions[place])
        lifted = -1
        if state.phase == MOVE:
            index = (action - FIRST_MOVE) // CELLS
            lifted = _at(int(state.cells[seat, index, 0]), int(state.cells[seat, index, 1]))
            board[lifted] = _EMPTY
        out[place] = _cell_weight(board, target_x(state, action), target_y(state, action), seat, weights)
        if lifted >= 0:
            board[lifted] = seat + 1
    if state.phase == MOVE:
        _weigh_lifts(state, board, weights, actions, count, out)


@kernel
def _weigh_lifts(
    state: State, board: Board, weights: Weights, actions: NDArray[np.int32], count: int, out: Values
) -> None:
    """A move that wins is not held back by what is lifted; any other is, by what its pyramid did where it lay."""
    seat = int(state.turn)
    cost = np.empty(PYRAMIDS, dtype=np.float32)
    for index in range(PYRAMIDS):
        x = int(state.cells[seat, index, 0])
        y = int(state.cells[seat, index, 1])
        board[_at(x, y)] = _EMPTY
        cost[index] = _cell_weight(board, x, y, seat, weights)
        board[_at(x, y)] = seat + 1
    for place in range(count):
        if out[place] < weights[WINS]:
            out[place] /= cost[(int(actions[place]) - FIRST_MOVE) // CELLS]


@kernel
def _cell_weight(board: Board, x: int, y: int, seat: int, weights: Weights) -> float:
    """1 and more for each window through a free cell that a pyramid of this seat would build or spoil."""
    weight = 1.0
    for line in range(4):
        dx = int(LINE_X[line])
        dy = int(LINE_Y[line])
        for first in range(1 - FIVE, 1):
            owner = _EMPTY
            number = 0
            for step in range(first, first + FIVE):
                content = int(board[_at(x + step * dx, y + step * dy)])
                if content != _EMPTY:
                    number = number + 1 if _is_open(owner, content - 1) else -FIVE
                    owner = content
            if number > 0:
                weight += _window_weight(number, owner == seat + 1, weights)
    return weight


@kernel
def _window_weight(number: int, own: bool, weights: Weights) -> float:
    """What one more pyramid in a window with so many of one seat is worth."""
    if own:
        if number >= FIVE - 1:
            return float(weights[WINS])
        return float(weights[LIKES_TWO + number - 1])
    if number >= FIVE - 1:
        return float(weights[SAVES])
    return float(weights[HATES_TWO + number - 2]) if number >= 2 else 0.0
