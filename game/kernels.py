"""Getting the kernels ready while the menu is already alive.

On the first start they are compiled in a child process, because compiling in a thread costs frames; the thread
here only loads what the child has finished. If the child dies, the thread compiles by itself. Later starts only
load.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from game.notices import Notice

_log = logging.getLogger(__name__)
_ROOT = Path(__file__).resolve().parents[1]
_CHILDS_PART = 0.9  # of the work on a step; loading what it compiled is the rest
_SILENCE = 600.0  # seconds after which a child that says nothing is taken for stuck
_WARM_UP_PLIES = 200
FROZEN_OPTION = "--warm-up-kernels"


@dataclass(frozen=True)
class Step:
    """Something that makes kernels of a game compile or load."""

    game: str
    name: str
    run: Callable[[], object]


@dataclass(frozen=True)
class Progress:
    """How far we are; `step` is the game being prepared."""

    part: float
    step: str
    done: bool


def all_steps(order: Sequence[str] = ()) -> list[Step]:
    """The steps for every game; games named in `order` come first."""
    from game.engine.spec import GAMES

    games = sorted(GAMES, key=lambda game: order.index(game) if game in order else len(order))
    return [Step(game, kind, _bound(run, game)) for game in games for kind, run in _KINDS.items()]


def _bound(run: Callable[[str], object], game: str) -> Callable[[], object]:
    return lambda: run(game)


def _play_a_match(game_id: str) -> None:
    """Everything a match asks of the rules, from the deal to the result."""
    import numpy as np

    from game.engine import dispatch
    from game.engine.match import Match
    from game.engine.rng import make_rng
    from game.engine.spec import GAMES

    match = Match.new(game_id, GAMES[game_id].players[0], seed=1)
    rng = make_rng(1)
    for _ in range(_WARM_UP_PLIES):
        if match.over:
            break
        names = list(match.legal_by_name())
        match.play(names[int(rng[0]) % len(names)])
        rng = make_rng(int(rng[0]))
    match.result()
    view = match.view(0)
    dispatch.scores(view, np.zeros(match.players, dtype=np.int32))
    dispatch.resample(match.view(0), rng)


def _play_randomly(game_id: str) -> None:
    import numpy as np

    from game.engine.events import NO_LOG
    from game.engine.match import Match
    from game.engine.playout import play_randomly
    from game.engine.rng import make_rng
    from game.engine.spec import GAMES

    game = GAMES[game_id]
    state = Match.new(game_id, game.players[0], seed=1).state.copy()
    play_randomly(state, make_rng(1), np.zeros(game.most_legal, dtype=np.int32), NO_LOG, _WARM_UP_PLIES)


def _think(game_id: str) -> None:
    from game import opponents
    from game.engine.match import Match
    from game.engine.spec import GAMES

    game = GAMES[game_id]
    for players in {game.players[0], game.players[-1]}:
        match = Match.new(game_id, players, 1, game.check_options(players, _variant(game_id, players)))
        opponents.think_briefly(match)


def _variant(game_id: str, players: int) -> dict[str, Any]:
    return {"variant": "trio"} if (game_id, players) == ("egyptos", 3) else {}


_KINDS: dict[str, Callable[[str], object]] = {
    "rules": _play_a_match,
    "playouts": _play_randomly,
    "thinking": _think,
}


class WarmUp:
    """Prepares all games in the background. Nothing here ever blocks the caller."""

    def __init__(
        self,
        order: Sequence[str] = (),
        steps: Callable[[Sequence[str]], list[Step]] = all_steps,
        cache: Callable[[], Path | None] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._order = list(order)
        self._make_steps = steps
        self._find_cache = cache or _kernel_cache
        self._command = list(command) if command is not None else child_command(order)
        self._steps: list[Step] = []
        self._compiled: set[Step] = set()
        self._loaded: set[Step] = set()
        self._failed: set[str] = set()
        self._now = ""
        self._finished = False
        self._notices: list[Notice] = []
        self._stopping = threading.Event()
        self._child: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._run, name="kernels", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """The program ends: no child is left behind."""
        self._stopping.set()
        _end(self._child)

    def ready(self, game: str) -> bool:
        """Whether this game can be dealt and played without a pause."""
        if game in self._failed:
            return False
        mine = [step for step in self._steps if step.game == game]
        return bool(mine) and all(step in self._loaded for step in mine)

    def failed(self, game: str) -> bool:
        """Whether this game cannot be prepared at all; the log says why."""
        return game in self._failed

    @property
    def progress(self) -> Progress:
        """How far we are."""
        if self._finished:
            return Progress(1.0, "", True)
        count = max(1, len(self._steps))
        done = _CHILDS_PART * len(self._compiled | self._loaded) + (1 - _CHILDS_PART) * len(self._loaded)
        return Progress(min(done / count, 0.99), self._now, False)

    def notices(self) -> list[Notice]:
        """What there is to say since the last time."""
        told, self._notices = self._notices, []
        return told

    def _run(self) -> None:
        try:
            cache = self._find_cache()
            go_on_if_nothing_can_be_kept()
            steps = self._make_steps(self._order)
            self._steps = steps
            self._now = steps[0].game if steps else ""
            if cache and not _is_complete(cache, steps) and not self._stopping.is_set():
                self._with_child(steps, cache)
            for step in steps:
                self._load(step, cache)
        except Exception:
            _log.exception("the kernels cannot be prepared")
            self._notices.append(Notice("notice-kernels-failed", {"game": self._now}))
        self._finished = True

    def _with_child(self, steps: list[Step], cache: Path) -> None:
        """Let the child compile; load each step as soon as it has done it."""
        by_name = {f"{step.game} {step.name}": step for step in steps}
        for name in self._childs_words():
            step = by_name.get(name)
            if step is None or self._stopping.is_set():
                continue
            self._compiled.add(step)
            self._load(step, cache)
        if len(self._compiled) == len(steps):
            _mark_complete(cache, steps)
        elif not self._stopping.is_set():
            self._notices.append(Notice("notice-kernels-child-died"))

    def _childs_words(self) -> Iterator[str]:
        """What the child has finished, step by step, until it ends for whatever reason."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
            try:
                child = self._child = _start_child(self._command, complaints)
            except OSError as problem:
                _log.warning("the child cannot be started: %s", problem)
                return
            if self._stopping.is_set():  # asked while the child was being started
                _end(child)
            yield from _listen(child, complaints)

    def _load(self, step: Step, cache: Path | None) -> None:
        """Run a step here: quick if its kernels lie in the cache, else they are compiled now."""
        if step in self._loaded or step.game in self._failed or self._stopping.is_set():
            return
        self._now = step.game
        try:
            self._run_or_mend(step, cache)
        except Exception:
            _log.exception("%s %s cannot be prepared", step.game, step.name)
            self._failed.add(step.game)
            self._notices.append(Notice("notice-kernels-failed", {"game": step.game}))
            return
        self._loaded.add(step)

    def _run_or_mend(self, step: Step, cache: Path | None) -> None:
        try:
            step.run()
        except Exception:
            if cache is None:
                raise
            _log.exception("%s %s failed; the cache is thrown away and it is tried again", step.game, step.name)
            _empty(cache)
            step.run()


def child_command(order: Sequence[str]) -> list[str]:
    """How to start this program as the child that compiles."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_OPTION, *order]
    return [sys.executable, "-m", "game.kernels", *order]


def main(order: Sequence[str] = ()) -> int:
    """The child: compile everything, and say after each step what is done."""
    if hasattr(os, "nice"):
        os.nice(5)  # the menu of the parent comes first
    from game.engine.jit import warm_up

    go_on_if_nothing_can_be_kept()
    steps = [(f"{step.game} {step.name}", step.run) for step in all_steps(order)]
    for name, part in warm_up(steps):
        print(json.dumps({"step": name, "part": part}), flush=True)
    return 0


def go_on_if_nothing_can_be_kept() -> None:
    """A disk that is full in the middle of saving: numba would throw the kernel away that it has just compiled."""
    from numba.core.caching import Cache

    save = Cache.save_overload
    if getattr(save, "forgiving", False):
        return

    def save_or_go_on(cache: Cache, signature: Any, compiled: Any) -> None:
        try:
            save(cache, signature, compiled)
        except OSError as problem:
            _log.warning("a kernel cannot be kept: %s", problem)

    save_or_go_on.forgiving = True  # type: ignore[attr-defined]
    Cache.save_overload = save_or_go_on


def _start_child(command: Sequence[str], complaints: IO[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        cwd=_ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=complaints,
        text=True,
        encoding="utf-8",
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _listen(child: subprocess.Popen[str], complaints: IO[str]) -> Iterator[str]:
    assert child.stdout is not None
    while True:
        watch = threading.Timer(_SILENCE, child.kill)
        watch.daemon = True
        watch.start()
        line = child.stdout.readline()
        watch.cancel()
        if not line:
            break
        with contextlib.suppress(ValueError, TypeError, KeyError):  # other words of the child are no progress
            yield str(json.loads(line)["step"])
    child.stdout.close()
    if child.wait() != 0:
        complaints.seek(0)
        _log.warning("the child ended with %s: %s", child.returncode, complaints.read()[-2000:])


def _end(child: subprocess.Popen[str] | None) -> None:
    if child is not None and child.poll() is None:
        child.kill()


def _kernel_cache() -> Path | None:
    """The folder of compiled kernels; None if nothing can be kept, then a child would compile for nobody."""
    from game.engine import jit

    return jit.CACHE_FOLDER


def _marker(cache: Path) -> Path:
    return cache / "complete.json"


def _fingerprint(steps: list[Step]) -> list[str]:
    """What must be the same for the cache to be complete: the machine's processor and the steps."""
    try:
        from llvmlite.binding import get_host_cpu_name
    except ImportError:  # interpreted: nothing is compiled
        return []
    return [get_host_cpu_name(), *sorted(f"{step.game} {step.name}" for step in steps)]


def _is_complete(cache: Path, steps: list[Step]) -> bool:
    try:
        return bool(json.loads(_marker(cache).read_text()) == _fingerprint(steps))
    except (OSError, ValueError):
        return False


def _mark_complete(cache: Path, steps: list[Step]) -> None:
    with contextlib.suppress(OSError):  # then the next start asks a child again: slower, not wrong
        _marker(cache).write_text(json.dumps(_fingerprint(steps)))


def _empty(cache: Path) -> None:
    for file in cache.rglob("*"):
        if file.is_file():
            with contextlib.suppress(OSError):
                file.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
