"""Forced wins, judged by a walk over every move of both sides that shares nothing with the search."""

from __future__ import annotations

import random

import pytest

from ai.alphabeta import Strength, Thinker
from ai.egyptos import plain
from ai.egyptos.frame import Frame
from ai.egyptos.moves import may_be_pinned, moving_completion
from ai.egyptos.proof import Prover
from ai.egyptos.solver.table import new_table
from game.engine.egyptos.notation import cells_of
from game.engine.match import Match

from .conftest import match_of, played

BUDGET = 300_000


def walk_of(match: Match) -> plain.Walk:
    return plain.new_walk((cells_of(match.state, 0), cells_of(match.state, 1)))


def asked(match: Match, attacker: int, most: int, seen: plain.Seen | None = None) -> int:
    """What the walk says; the attacker is to move, or has just moved."""
    first = int(match.turn != attacker)
    room = plain.new_seen(16) if seen is None else seen
    return int(plain.walk_through(walk_of(match), attacker, most, first, room, BUDGET))


def win_in(match: Match, longest: int) -> int:
    """In how many own moves the player to move wins by force; 0: not in so many, or not known."""
    for most in range(1, longest + 1):
        result = asked(match, match.turn, most)
        if result != plain.NOT_WON:
            return most if result == plain.WON else 0
    return 0


def chosen(match: Match, strength: Strength) -> str:
    thinker = Thinker(table_bits=16)
    thinker.start(match.view(match.turn), 1, strength)
    while thinker.step():
        pass
    return match.game.action_name(match.state, thinker.thought().action)


@pytest.mark.parametrize("plies", [9, 16, 25, 30])
def test_the_walk_tries_exactly_the_legal_moves(plies: int) -> None:
    match = played(plies, plies)
    walk = walk_of(match)
    plain._open(walk, 0, match.turn)
    moves = 0
    while plain._step_down(walk, 0, match.turn):
        plain._unmake(walk, 0, match.turn)
        moves += 1
    assert moves == len(match.legal())


def test_walk_and_solver_agree_while_placing() -> None:
    """A win in four that the walk finds is one for the solver; where the solver sees none, the walk finds none."""
    wins = 0
    for seed in range(16):
        match = played(seed, 8 + seed % 12)
        if match.over or match.state.laid.sum() > 16:
            continue
        position = tuple(cells_of(match.state, 0)), tuple(cells_of(match.state, 1))
        forced = Prover(match.turn, new_table(14)).answered(position)
        short = win_in(match, 3) > 0
        assert forced or not short
        wins += short
    assert wins > 1


@pytest.mark.parametrize(("first_ply", "longest"), [(8, 4), (24, 3)], ids=["placing", "moving"])
def test_every_forced_win_is_found_in_both_phases(first_ply: int, longest: int) -> None:
    found = 0
    for seed in range(40):
        match = played(seed + 100, first_ply + seed % 9)
        if match.over or found == 8:
            continue
        moves = win_in(match, longest)
        if moves < 2:
            continue
        seat = match.turn
        match.play(chosen(match, Strength(nodes=150_000)))
        assert match.over or any(asked(match, seat, most) == plain.WON for most in range(moves, moves + 3)), (
            f"seed {seed}: a win in {moves} was not kept"
        )
        found += 1
    assert found >= 5


PINNED = """
    .........O
    .....OO.X.
    .....X.XX.
    ....O.XOX.
    .O.X...O..
    ..X.OX.O..
    .X.X.O.O..
    O...X.....
"""


def test_a_win_that_pinning_refutes_is_not_believed() -> None:
    """Moving 6,4 to 7,0 makes two threats; but lifting 4,2 ties down the pyramids that would complete them."""
    match = match_of(PINNED)
    match.play("move 6,4 7,0")
    assert asked(match, 0, 3) == plain.NOT_WON
    match.undo()
    seat = match.turn
    match.play(chosen(match, Strength(nodes=150_000)))
    assert asked(match, seat, 3) == plain.WON


def test_threats_that_cannot_be_pinned_stay_threats() -> None:
    """`may_be_pinned` may be too careful, but where it says no, no move but a block helps."""
    looked = 0
    for seed in range(150):
        match = played(seed, 24 + seed % 6)
        if match.over:
            continue
        frame = Frame(match.state)
        board, other = frame.board(), 1 - match.turn
        cell = int(moving_completion(board, other, False, 1))
        if cell == -1 or may_be_pinned(board, other, cell, False):
            continue
        looked += 1
        for move, action in random.Random(seed).sample(sorted(frame.moves().items()), 40):
            if cell == -2 or move & board.colour.size - 1 != cell:
                name = match.game.action_name(match.state, action)
                match.play(name)
                assert match.over or plain.makes_five_now(walk_of(match), other), name
                match.undo()
    assert looked > 2
