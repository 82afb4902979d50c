"""Whole games of every kind through the real screen end with the state that the engine reaches by the record."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.spec import GAMES
from game.scenes.gallery import example_setup
from game.scenes.loading import new_game
from game.scenes.match import MatchScene
from game.ui.wishes import Push
from tests.scenes.rig import Rig, sitting

_TABLES = [(game.id, players) for game in GAMES.values() for players in {game.players[0], game.players[-1]}]


def _play_to_the_end(rig: Rig, chance: random.Random) -> MatchScene:
    """A person who wanders about the list, and takes back now and then."""
    scene: MatchScene | None = None
    for _ in range(8000):
        if not isinstance(rig.top, MatchScene):
            if rig.top.name == "results":
                break
            rig.wait(0.05)
            continue
        scene = rig.top
        if not scene.table.waits_for_person:
            rig.wait(0.05)
            continue
        for _ in range(chance.randrange(4)):
            rig.key(chance.choice((pygame.K_DOWN, pygame.K_RIGHT)))
        rig.choose("actions")
        if chance.random() < 0.05 and rig.top is scene and scene.table.why_no_undo() is None:
            rig.choose("undo")
    assert scene is not None
    assert rig.top.name == "results"
    return scene


@pytest.mark.parametrize(("game", "players"), _TABLES)
def test_a_whole_game_on_the_screen_equals_the_engines(game: str, players: int, tmp_path: Path) -> None:
    with sitting(tmp_path, plain=True) as rig:
        rig.app._grant(Push(new_game(rig.services, example_setup(game, players))))
        scene = _play_to_the_end(rig, random.Random(players))
        match = scene.table.match
        again = Match.replay(match.record())
        assert again.state.tobytes() == match.state.tobytes()
        assert rig.services.hall.results()[0].turns == len(match.actions)
