"""Somebody who knows only docs/PROTOCOL.md can play whole games of every kind."""

from __future__ import annotations

import ast
import json
import re
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


def test_the_ten_lines_of_the_page_play_a_whole_game() -> None:
    """As somebody would who copies them into a file."""
    [page] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "PROTOCOL.md").read_text(encoding="utf-8"), re.S)
    assert len([line for line in page.splitlines() if line]) == 10
    finished = subprocess.run([sys.executable, "-c", page], cwd=ROOT, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    result = ast.literal_eval(finished.stdout)
    assert result["over"] is True
    assert result["winners"]
