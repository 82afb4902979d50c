"""The solver is exact: it agrees with plain search, and its replies stand up to every attack."""

from __future__ import annotations

import itertools
import random

import numba
import numpy as np
import pytest

from ai.egyptos.book import book, book_replies
from ai.egyptos.proof import (
    Position,
    Prover,
    board_of,
    gather_replies,
    line_of,
    moved,
    moved_back,
    opening,
    read_replies,
    touching_cells,
    with_cell,
    written,
)
from ai.egyptos.solver import run as solver
from ai.egyptos.solver.table import new_table
from ai.egyptos.walk import Walk, five_cells

_FREE = 2


@numba.njit
def completes(table, seat, x, y):
    """Whether a pyramid there stands in a row of five; counted cell by cell."""
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            step = sign
            while table[x + step * dx, y + step * dy] == seat:
                length += 1
                step += sign
        if length >= 5:
            return True
    return False


@numba.njit
def is_candidate(table, x, y):
    return table[x, y] == 2 and np.any(table[x - 1 : x + 2, y - 1 : y + 2] != 2)


@numba.njit
def plainly_wins(table, mover, attacker, left0, left1):
    """Whether the attacker forces five: every move of both, but fives are made and stopped."""
    left = left0 if mover == 0 else left1
    if left == 0:
        return False
    least, most = 11, 30  # late positions are crowded around 20, 20
    threats = 0
    block_x, block_y = -1, -1
    for x in range(least, most):
        for y in range(least, most):
            if is_candidate(table, x, y):
                if completes(table, mover, x, y):
                    return mover == attacker
                if completes(table, 1 - mover, x, y):
                    threats += 1
                    block_x, block_y = x, y
    if mover == attacker and left == 1:
        return False
    next0 = left0 - (mover == 0)
    next1 = left1 - (mover == 1)
    for x in range(least, most):
        for y in range(least, most):
            if (threats == 0 or (x == block_x and y == block_y)) and is_candidate(table, x, y):
                table[x, y] = mover
                wins = plainly_wins(table, 1 - mover, attacker, next0, next1)
                table[x, y] = 2
                if wins == (mover == attacker):
                    return wins
    return mover != attacker


def late_position(seed: int, left: int) -> Position:
    """A crowded position without fours, with so many pyramids left to each; the players lay in clumps."""
    chance = random.Random(seed)
    while True:
        position: Position = ((), ())
        cells = [(0, 0)]
        for ply in range(2 * (12 - left)):
            cell = chance.choice(cells)
            for _ in range(3):  # near the last ones: lines grow
                other = chance.choice(cells)
                if sum(map(abs, other)) < sum(map(abs, cell)):
                    cell = other
            position = with_cell(position, ply % 2, cell)
            cells = touching_cells(position)
        if not any(five_cells(own, cells) or _has_five(own) for own in position):
            return position


def _has_five(own: tuple[tuple[int, int], ...]) -> bool:
    return any(cell in five_cells(tuple(c for c in own if c != cell), [cell]) for cell in own)


def plain_answer(position: Position, attacker: int, left: int) -> bool:
    table = np.full((40, 40), _FREE, dtype=np.int8)
    for seat in (0, 1):
        for x, y in position[seat]:
            table[20 + x, 20 + y] = seat
    return bool(plainly_wins(table, 0, attacker, left, left))


@pytest.mark.parametrize(("left", "cases"), [(2, 20), (3, 30)])
@pytest.mark.parametrize("attacker", [0, 1])
def test_it_agrees_with_plain_search_when_few_pyramids_are_left(left, cases, attacker):
    prover = Prover(attacker, new_table(14))
    for seed in range(cases):
        position = late_position(seed, left)
        expected = plain_answer(position, attacker, left)
        assert prover.answered(position) == expected, position


def test_threats_on_one_line_can_be_stopped_by_one_pyramid():
    """Why the solver, with three left and no three on the table, tries only cells where two lines grow."""
    for rest in itertools.product((0, 1, 2), repeat=8):
        line = [*rest[:4], 0, *rest[4:]]
        if not any(_open(line, start) >= 3 for start in range(5)):
            line[4] = 1
            assert not _double_four(line) or any(not _double_four(after) for after in _blocked(line)), line


def _open(line: list[int], start: int) -> int:
    window = line[start : start + 5]
    return 0 if 2 in window else window.count(1)


def _double_four(line: list[int]) -> bool:
    for cell in (c for c in range(9) if line[c] == 0):
        after = [*line[:cell], 1, *line[cell + 1 :]]
        if len({s + after[s : s + 5].index(0) for s in range(5) if _open(after, s) == 4}) > 1:
            return True
    return False


def _blocked(line: list[int]) -> list[list[int]]:
    """Each way to stop next to a pyramid of the line, so that the cell surely touches."""
    cells = [c for c in range(9) if line[c] == 0 and 1 in line[max(c - 1, 0) : c + 2]]
    return [[*line[:cell], 2, *line[cell + 1 :]] for cell in cells]


def test_its_replies_stand_up_to_every_attack_to_the_last_pyramid():
    walked = 0
    for seed in range(6):
        position = late_position(seed, 2)
        prover = Prover(0, new_table(16))
        if not prover.answered(position):
            replies: dict = {}
            for _ in gather_replies(prover, position, 24, replies):
                pass
            walk = Walk(0, replies, 24, lambda _: False)
            walked += sum(1 for _ in walk.over(position))
    assert walked > 50


def test_a_wrong_reply_is_found_out():
    position: Position = (((0, 0), (1, 0), (2, 0)), ((0, 1), (1, 1), (0, -1)))
    replies = {}
    for cell in touching_cells(position):
        attacked = with_cell(position, 0, cell)
        form, way = written(attacked)
        replies[form] = moved(touching_cells(attacked)[0], way)
    with pytest.raises(AssertionError):
        list(Walk(0, replies, 7, lambda _: False).over(position))


def test_a_search_in_slices_is_the_same_search():
    position = late_position(3, 5)
    nodes = []
    for budget in (1, 10_000):
        prover = Prover(0, new_table(14))
        board = board_of(position)
        solver.begin(board, 0, prover.stack, prover.table)
        while not solver.advance(board, prover.stack, prover.table, budget):
            pass
        nodes.append(int(prover.stack.nodes))
    assert nodes[0] == nodes[1]


def test_positions_turned_and_mirrored_are_written_the_same_way():
    position = late_position(1, 8)
    forms = set()
    for turning in range(8):
        way = (turning, 5, -3)
        first, second = (tuple(sorted(moved(cell, way) for cell in seat)) for seat in position)
        forms.add(written((first, second))[0])
        assert all(moved_back(moved(cell, way), way) == cell for cell in position[0])
    assert len(forms) == 1


def test_the_book_answers_every_second_and_third_move():
    for attacker, most in ((0, 5), (1, 4)):
        walk = Walk(attacker, book(), most, lambda _: True)
        assert sum(1 for _ in walk.over(opening(attacker))) > 10


def test_the_book_is_read_as_it_is_written():
    entries = list(itertools.islice(book().items(), 50))
    assert read_replies(line_of(*entry) for entry in entries) == dict(entries)
    assert book_replies((((7, 7),), ((8, 7),)))


def test_a_symmetric_position_has_replies_on_both_sides():
    replies = book_replies((((0, 0),), ((1, 1),)))
    assert replies == sorted((y, x) for x, y in replies)
