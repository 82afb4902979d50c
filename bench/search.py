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


def memory(game: str, players: int, simulations: int | None = None) -> tuple[float, int]:
    """Megabytes that thinking adds, and threads that it leaves behind; measured in a process of its own.

    Two decisions of a second each (or so many simulations), for the second goes on with the tree of the first.
    """
    finished = subprocess.run(
        [sys.executable, "-m", "bench.search", game, str(players), str(simulations or 0)],
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    megabytes, threads = finished.stdout.split()
    return float(megabytes), int(threads)


def _measure_memory(game: str, players: int, simulations: int) -> tuple[float, int]:
    match = Match.new(game, players, 1)
    mind = Mind(match.game, "pharaoh", 1)
    think_now(match.view(0), simulations=20)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    threads = threading.active_count()
    for _ in range(2):
        while len(forced := match.legal_by_name()) == 1:
            _play(match, mind, next(iter(forced)))
        job = mind.think(match.view(match.turn), None if simulations else 1.0, simulations or None)
        job.wait()
        thought = job.thought()
        assert thought is not None
        _play(match, mind, thought.name)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1000
    return grown, threading.active_count() - threads


def _play(match: Match, mind: Mind, name: str) -> None:
    action = match.legal_by_name()[name]
    match.play(name)
    mind.notice(action, match.view(match.turn))


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
        megabytes, threads = memory(game, 2)
        yield Row(f"{game}: a search of one second, and one that goes on with it", megabytes, "MB", "at most 200")
        yield Row(f"{game}: threads that it leaves behind", threads, "", "none")
    yield Row(f"stopping a job, the longest of {_STOPS}", worst_stop(), "ms", "at most 20")


if __name__ == "__main__":
    print(*_measure_memory(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
