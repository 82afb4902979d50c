"""Our engines agree, move for move, with engines that were written from the rules page alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", ["cheops", "gold", "egyptos"])
def test_random_games_agree_move_for_move(game: str) -> None:
    """A few games of every style; thousands are played by hand with more --games."""
    finished = subprocess.run(
        [sys.executable, "-m", "tests.reference.differential", game, "--games", "24", "--seed", "11"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert "24 games agree" in finished.stdout
