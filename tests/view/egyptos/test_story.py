"""Every event of Egyptos is shown, and what is shown ends in the truth."""

from __future__ import annotations

import random

import numpy as np
import pygame
import pytest

from game.engine.egyptos.story import EVENTS, TurnPassed
from game.settings import Settings
from game.view.egyptos.board import EgyptosBoard
from tests.view.egyptos.tables import after, board_of, new_match, next_action, picture, settle, whole_game

WIN = [f"place {cell}" for cell in ("0,0", "0,1", "1,1", "1,0", "2,2", "2,0", "3,3", "3,0", "4,4")]


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def test_every_event_is_shown() -> None:
    assert set(EVENTS) <= EgyptosBoard.shown.keys()


@pytest.mark.parametrize("variant", ["egyptos", "egypte", "trio"])
def test_after_skip_the_picture_equals_one_built_fresh(variant: str) -> None:
    match, chance = new_match(variant), random.Random(11)
    board = board_of(match)
    number = 0
    while not match.over and number < 60:
        board.tell(match.play(next_action(match, chance)))
        board.advance(0.1)  # in the middle of something
        board.skip()
        number += 1
        if number % 6 == 0 or match.over:
            settle(board)
            assert np.array_equal(picture(board), picture(board_of(match))), f"after {number} actions"


def test_the_winning_row_after_skip_equals_the_one_built_fresh() -> None:
    match = after(WIN[:-1])
    board = board_of(match)
    board.tell(match.play(WIN[-1]))
    assert board.moving
    board.skip()
    settle(board)
    assert np.array_equal(picture(board), picture(board_of(match)))
    assert all(board.stones[cell].light == 1 for cell in board.rows[0])


def test_the_pyramids_of_the_row_rise_one_after_another() -> None:
    match = after(WIN[:-1])
    board = board_of(match)
    board.laid_by_hand = (4, 4)
    board.tell(match.play(WIN[-1]))
    board.advance(0.23)  # the last pyramid lies
    board.advance(0.15)
    lifts = [board.stones[cell].lift for cell in board.rows[0]]
    assert lifts[0] > lifts[2] >= lifts[3] == lifts[4] == 0
    assert 0 < board.row_part < 1


def test_told_to_the_end_without_skipping_is_the_same_too() -> None:
    match = new_match()
    board = board_of(match)
    for action in whole_game("egyptos", 4)[:30]:
        board.tell(match.play(action))
        while board.moving:
            board.advance(0.05)
            board.drift(0.05)
    settle(board)
    assert np.array_equal(picture(board), picture(board_of(match)))


def test_an_opponents_pyramid_flies_from_the_reserve_a_persons_only_drops() -> None:
    match = new_match()
    board = board_of(match)
    board.tell(match.play("place 0,0"))
    assert (board.stones[0, 0].x, board.stones[0, 0].y) != (0, 0)
    board.skip()
    board.laid_by_hand = (1, 0)
    board.tell(match.play("place 1,0"))
    assert (board.stones[1, 0].x, board.stones[1, 0].y) == (1, 0)
    assert board.stones[1, 0].lift == 1


def test_a_pass_is_said_on_the_table() -> None:
    board = board_of(after(WIN[:4]))
    board.tell([TurnPassed(0)])
    board.advance(0.5)
    assert board.passing > 0.5
    board.skip()
    assert board.passing == 0


def test_instant_means_at_once_and_without_dust() -> None:
    match = new_match()
    board = board_of(match, Settings(animation_speed="instant"))
    board.tell(match.play("place 0,0"))
    assert not board.moving
    assert not board.drifting


def test_reduced_motion_flies_nowhere() -> None:
    match = new_match()
    board = board_of(match, Settings(reduced_motion=True))
    board.tell(match.play("place 0,0"))
    assert (board.stones[0, 0].x, board.stones[0, 0].y) == (0, 0)
    while board.moving:
        board.advance(0.03)
    assert not board.particles.moving
