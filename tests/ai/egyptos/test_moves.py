"""The moves of the search are the engine's actions, in every phase and variant."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ai.egyptos.board import position_key
from ai.egyptos.frame import Frame, lengthened, shifts_of, shortened
from ai.egyptos.moves import MOVES, NO_MOVE, completing_move, list_all
from game.engine import dispatch
from game.engine.egyptos.tables import BY_FIVE
from game.engine.events import NO_LOG
from game.engine.match import Match


def listed(frame: Frame) -> set[int]:
    """What the search would list."""
    moves = np.zeros(1, MOVES)[0]
    list_all(frame.board(), -1, frame.egypte, moves)
    return set(moves.move[: moves.count].tolist())


@pytest.mark.parametrize("variant", ["egyptos", "egypte"])
def test_the_search_lists_exactly_the_legal_actions(random_match, variant):
    for seed in range(25):
        match = random_match(seed, 1 + 3 * seed, variant)
        if not match.over:
            frame = Frame(match.state)
            assert listed(frame) == set(frame.moves())


def scattered(seed: int) -> Match:
    """An Égypte position in which pairs of pyramids lie far apart."""
    chance = random.Random(seed)
    cells: list[list[int]] = []
    x, y = 0, 0
    for _ in range(12):
        cells += [[x, y], [x + chance.choice((0, 1)), y + 1]]
        x += chance.randint(2, 60)
        y += chance.choice((-70, -6, -3, 3, 6, 40))
    chance.shuffle(cells)
    return Match.load(
        {
            "game": "egyptos", "variant": "egypte", "players": 2, "turn": 0, "phase": "move",
            "pieces": [sorted(cells[:12]), sorted(cells[12:])], "moves": 0, "seen": {}, "reason": None,
        }
    )  # fmt: skip


def test_pyramids_that_drifted_apart_fit_on_the_board():
    for seed in range(40):
        match = scattered(seed)
        frame = Frame(match.state)
        assert listed(frame) == set(frame.moves())
        assert len(frame.moves()) == len(match.legal())


def test_names_of_moves_are_the_names_of_actions(random_match):
    for match in [random_match(5, 8), random_match(5, 31), random_match(6, 40, "egypte"), scattered(1)]:
        frame = Frame(match.state)
        names = {frame.name(move): action for move, action in frame.moves().items()}
        assert names == match.legal_by_name()


def test_the_present_position_is_one_of_the_past_as_the_search_sees_it(random_match):
    for variant in ("egyptos", "egypte"):
        frame = Frame(random_match(4, 33, variant).state)
        board = frame.board()
        assert int(position_key(board)) in frame.past_keys()


def test_gaps_are_shortened_and_lengthened_again():
    places = [0, 1, 50, 51, 1000, 1004]
    shifts = shifts_of(places)
    assert [lengthened(shortened(place, shifts), shifts) for place in places] == places
    assert shortened(1004, shifts) < 60


def wins_at_once(match: Match, action: int) -> bool:
    """Whether an action makes five."""
    after = match.state.copy()
    dispatch.apply(after, action, NO_LOG)
    return bool(after.reason == BY_FIVE)


def test_a_five_by_moving_is_found_exactly_when_there_is_one(random_match):
    found = 0
    for seed in range(40):
        match = random_match(seed, 24 + seed % 8)
        if not match.over:
            frame = Frame(match.state)
            move = completing_move(frame.board(), match.turn, False)
            wins = {name for name, action in match.legal_by_name().items() if wins_at_once(match, action)}
            assert (move == NO_MOVE and not wins) or frame.name(move) in wins
            found += bool(wins)
    assert found > 0
