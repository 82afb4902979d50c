"""How fast the search is: simulations or nodes per second, opening and middle of a game, 1 and 2 threads."""

from __future__ import annotations

import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from ai.job import Limits, Mind, slices, think_now
from ai.thinkers import Thinker, make_thinkers
from bench.table import Row
from game.engine.dispatch import State
from game.engine.match import Match
from game.engine.rng import below, make_rng

_ROOT = Path(__file__).resolve().parents[1]
_SECONDS = 2.0
_STOPS = 20
_TABLES = [("cheops", 2, {}), ("gold", 2, {}), ("egyptos", 2, {}), ("egyptos", 3, {"variant": "trio"})]
_GOALS = {"cheops": "at least 20,000", "gold": "at least 8,000"}
_MIDDLE = {"cheops": 100, "gold": 100, "egyptos": 16}  # random actions from the opening


def middle_of(game: str, players: int, options: dict[str, str]) -> Match:
    """A match in the middle, with somebody to choose."""
    match = Match.new(game, players, 1, options)
    rng = make_rng(1)
    while len(match.actions) < _MIDDLE[game] or len(match.legal()) < 2:
        names = sorted(match.legal_by_name())
        match.play(names[below(rng, len(names))])
        if match.over:
            match.undo()
            break
    return match


def speed(view: State, threads: int) -> tuple[float, str]:
    """Simulations or nodes per second of all threads together."""
    think_now(view, simulations=20)
    thinkers = make_thinkers(view, "pharaoh", threads)
    for number, thinker in enumerate(thinkers):
        thinker.begin(view, number)
    began = time.perf_counter()
    workers = [threading.Thread(target=_think, args=(thinker,)) for thinker in thinkers]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    spent = time.perf_counter() - began
    unit = "nodes/s" if thinkers[0].counts_nodes else "sims/s"
    return sum(thinker.simulations for thinker in thinkers) / spent, unit


def _think(thinker: Thinker) -> None:
    for _ in slices(thinker, Limits(seconds=_SECONDS)):
        pass


def worst_stop() -> float:
    """The longest time in ms that stopping a job took, of several."""
    match = Match.new("cheops", 2, 1)
    worst = 0.0
    for number in range(_STOPS):
        job = Mind(match.game, "pharaoh", number).think(match.view(0), seconds=60.0)
        time.sleep(0.2)
        began = time.perf_counter()
        job.stop()
        worst = max(worst, time.perf_counter() - began)
    return worst * 1000


def memory(game: str, players: int) -> float:
    """Megabytes that a search of one second adds, measured in a process of its own."""
    finished = subprocess.run(
        [sys.executable, "-m", "bench.search", game, str(players)],
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(finished.stdout)


def _measure_memory(game: str, players: int) -> float:
    view = Match.new(game, players, 1).view(0)
    think_now(view, simulations=20)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    think_now(view, seconds=1.0)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1000


def rows() -> Iterator[Row]:
    """For each game: the speeds, then memory and stopping."""
    for game, players, options in _TABLES:
        name = options.get("variant", game)
        opening = Match.new(game, players, 1, options)
        if len(opening.legal()) == 1:
            opening.play(next(iter(opening.legal_by_name())))
        for where, match in (("opening", opening), ("middle", middle_of(game, players, options))):
            for threads in (1, 2):
                value, unit = speed(match.view(match.turn), threads)
                goal = _GOALS.get(name, "") if where == "opening" and threads == 1 else ""
                yield Row(f"{name}, {players} players, {where}, {threads} threads", value, unit, goal)
    for game in ("cheops", "gold"):
        yield Row(f"{game}: a search of one second allocates", memory(game, 2), "MB", "at most 200")
    yield Row(f"stopping a job, the longest of {_STOPS}", worst_stop(), "ms", "at most 20")


if __name__ == "__main__":
    print(_measure_memory(sys.argv[1], int(sys.argv[2])))
