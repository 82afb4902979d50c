"""The board of the search keeps everything up to date."""

from __future__ import annotations

import numpy as np
import pytest

from ai.egyptos.board import (
    CELLS,
    FREE,
    LAST,
    LINE_STEPS,
    Board,
    has_five,
    key_seen_from,
    lay,
    new_board,
    snapshot,
)
from ai.egyptos.frame import Frame
from ai.egyptos.moves import MOVES, list_all, make, unmake
from ai.evaluate.egyptos import MOVING, WEIGHTS, evaluate


def recomputed_pure(board: Board) -> list[list[int]]:
    """The counts of one-coloured windows, from the cells alone."""
    pure = [[0] * 8, [0] * 8]
    for window in range(4 * CELLS):
        cells = [(window >> 2) + step * int(LINE_STEPS[window & 3]) & LAST for step in range(5)]
        colours = {int(board.colour[cell]) for cell in cells} - {FREE}
        if len(colours) == 1:
            (seat,) = colours
            pure[seat][sum(int(board.colour[cell]) == seat for cell in cells)] += 1
    return pure


@pytest.mark.parametrize("plies", [1, 9, 23, 30])
def test_counts_and_evaluation_equal_what_a_recount_gives(random_match, plies):
    board = Frame(random_match(plies, plies).state).board()
    pure = recomputed_pure(board)
    assert board.pure.tolist() == pure
    recounted = evaluate(np.array(pure, dtype=np.int32), 0, MOVING, WEIGHTS)
    assert evaluate(board.pure, 0, MOVING, WEIGHTS) == recounted


@pytest.mark.parametrize("variant", ["egyptos", "egypte"])
@pytest.mark.parametrize("plies", [2, 11, 23, 24, 40])
def test_making_and_unmaking_every_move_restores_everything(random_match, plies, variant):
    board = Frame(random_match(7, plies, variant).state).board()
    before = snapshot(board)
    moves = np.zeros(1, MOVES)[0]
    list_all(board, -1, variant == "egypte", moves)
    for move in moves.move[: moves.count].tolist():
        make(board, move)
        assert int(board.key) == int(key_seen_from(board, board.least_x, board.least_y))
        unmake(board, move)
        assert snapshot(board) == before


def test_the_key_is_the_same_wherever_the_group_lies(random_match):
    board = Frame(random_match(3, 17).state).board()
    shifted = new_board()
    for seat in (0, 1):
        for cell in board.pieces[seat, : board.laid[seat]].tolist():
            lay(shifted, seat, cell + 128 * 9 - 14)
    assert int(shifted.key) == int(board.key)


def test_the_key_tells_colours_apart():
    keys = set()
    for seats in ((0, 1), (1, 0)):
        board = new_board()
        lay(board, seats[0], 5000)
        lay(board, seats[1], 5001)
        keys.add(int(board.key))
    assert len(keys) == 2


def test_five_in_a_row_is_seen():
    board = new_board()
    for step in range(5):
        assert not has_five(board, 1)
        lay(board, 1, 6000 + 129 * step)
    assert has_five(board, 1)
