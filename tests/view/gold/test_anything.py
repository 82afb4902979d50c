"""Random events from all devices at once while the maze moves: nothing breaks, the picture stays true."""

from __future__ import annotations

import random
from pathlib import Path
from unittest import mock

import pytest

from game.scenes.match import MatchScene
from game.scenes.title import Title
from game.ui.wishes import Restart
from game.view.gold import GoldBoard
from game.view.gold.site import Site
from tests.scenes.rig import sitting
from tests.scenes.test_anything import _MAKERS
from tests.view.gold.desk import BOARD

_EVENTS, _AT_ONCE = 4000, 10


@pytest.mark.parametrize("speed", ["x1", "instant"])
def test_thousands_of_random_events_break_nothing(speed: str, tmp_path: Path) -> None:
    chance = random.Random(speed)
    with sitting(tmp_path) as rig, mock.patch.dict("game.view.board.BOARDS", BOARD):
        rig.services.settings.change(animation_speed=speed)
        for frame in range(_EVENTS // _AT_ONCE):
            if frame % 50 == 0:
                rig.app._grant(Restart(Title(rig.services)))
                rig.show("match", "gold")
            rig.feed(*(chance.choice(_MAKERS)(chance, rig) for _ in range(_AT_ONCE)))
            if not rig.app.running:
                rig.app.running = True
                rig.app._enter(Title(rig.services))
            board = rig.top.board if isinstance(rig.top, MatchScene) else None
            if isinstance(board, GoldBoard) and not board.moving:
                assert board.site == Site.of(board.view.match.view(0))
