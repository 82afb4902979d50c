"""Whatever is pressed, clicked or interrupted, in the middle of whatever moves: the game stays a legal game."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.ui.widgets import middle_of
from tests.view.cheops.seat import seated

_KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN, pygame.K_TAB),
    *(pygame.K_v, pygame.K_r, pygame.K_e),
)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_thousand_wild_events_leave_a_legal_game_and_a_true_picture(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    with seated(tmp_path, 3, seed=seed, people=2) as seat:
        seat.rig.services.settings.change(animation_speed="x2", reduced_motion=seed == 2)
        for _ in range(1000):
            if seat.scene not in seat.rig.app.stack:
                break
            if seat.rig.top is not seat.scene:  # a tool was opened: back to the board
                seat.rig.key(pygame.K_ESCAPE)
                continue
            what = chance.random()
            if what < 0.5:
                seat.rig.key(chance.choice(_KEYS))
            elif what < 0.9:
                widgets = seat.scene.menu.widgets  # what is lit comes first
                seat.rig.click(*middle_of(chance.choice(widgets[:14] if what < 0.8 else widgets)))
            else:
                seat.rig.wait(chance.choice([0.1, 0.5]))
        assert Match.replay(seat.match.record()).state.tobytes() == seat.match.state.tobytes()
        assert len(seat.match.actions) > 10
        seat.board.skip()
        told = dict(seat.board.laid)
        seat.board.rebuild()
        assert told == seat.board.laid
