"""How fast the rules are: random play compiled, and the ratio to the same source interpreted, in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from bench.table import Row
from game.engine.contract import RefusedError
from game.engine.events import NO_LOG
from game.engine.match import Match
from game.engine.playout import play_randomly
from game.engine.rng import make_rng
from game.engine.spec import GAMES

_ROOT = Path(__file__).resolve().parents[1]
_COMPILED_SECONDS = 2.0
_INTERPRETED_SECONDS = 4.0
_GOALS = {"egyptos": "at least 200", "cheops": "at least 200", "gold": "at least 150"}
_LARGEST_STATE = {"cheops": "at most 512", "gold": "at most 768"}


def measure(game_id: str, players: int, seconds: float) -> tuple[float, float]:
    """Plies and games per second of random play, on one core."""
    game = GAMES[game_id]
    buffer = np.zeros(game.most_legal, dtype=np.int32)
    rng = make_rng(1)
    start = Match.new(game_id, players, 1).start
    play_randomly(start.copy(), rng, buffer, NO_LOG, 1)
    plies = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        plies += play_randomly(start.copy(), rng, buffer, NO_LOG, 1_000_000)
        games += 1
    return plies / spent, games / spent


def _interpreted_plies(game_id: str, players: int) -> float:
    """The same measurement in a child process that interprets the source."""
    finished = subprocess.run(
        [sys.executable, "-m", "bench.rules", game_id, str(players)],
        cwd=_ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(finished.stdout)


def _player_counts(game_id: str) -> list[int]:
    """The numbers of players that sit down without options."""
    possible = []
    for players in GAMES[game_id].players:
        try:
            Match.new(game_id, players, 1)
        except RefusedError:
            continue
        possible.append(players)
    return possible


def rows() -> Iterator[Row]:
    """For each game: speed at each number of players, the ratio to interpreted, the size of a state."""
    for game_id, game in GAMES.items():
        for players in _player_counts(game_id):
            plies, games = measure(game_id, players, _COMPILED_SECONDS)
            yield Row(f"{game_id}, {players} players: random games", games, "games/s")
            yield Row(f"{game_id}, {players} players: random play", plies, "plies/s")
        players = _player_counts(game_id)[0]
        plies, _ = measure(game_id, players, _COMPILED_SECONDS)
        ratio = plies / _interpreted_plies(game_id, players)
        yield Row(f"{game_id}, {players} players: compiled to interpreted", ratio, "×", _GOALS.get(game_id, ""))
        yield Row(f"{game_id}: a state", game.dtype.itemsize, "bytes", _LARGEST_STATE.get(game_id, ""))


if __name__ == "__main__":
    print(measure(sys.argv[1], int(sys.argv[2]), _INTERPRETED_SECONDS)[0])
