"""Somebody who knows only docs/PROTOCOL.md can play whole games of every kind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.spec import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("game", "players"), [(game.id, n) for game in GAMES.values() for n in game.players])
def test_a_strangers_bot_plays_a_whole_game(game: str, players: int) -> None:
    finished = subprocess.run(
        [sys.executable, "tests/bots/plain_bot.py", game, str(players), "42"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    result = json.loads(finished.stdout)
    assert result["over"] is True
    assert result["exit"] == 0
    assert len(result["scores"]) == players
    assert result["reason"]
