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

from game.kernel_steps import Step, all_steps, counting, in_order
from game.notices import Notice

_log = logging.getLogger(__name__)
_ROOT = Path(__file__).resolve().parents[1]
_CHILDS_PART = 0.95  # of the work on a step; loading what it compiled is the rest
_SILENCE = 600.0  # seconds after which a child that says nothing is taken for stuck
FROZEN_OPTION = "--warm-up-kernels"


@dataclass(frozen=True)
class Progress:
    """How far we are; `step` is the game being prepared."""

    part: float
    step: str
    done: bool


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
        self._now: Step | None = None
        self._counted = 0  # functions compiled in the present step
        self._wanted = ""
        self._ahead: tuple[Step, ...] = ()  # what has to be finished before the game that is wanted
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

    def prefer(self, game: str) -> None:
        """Somebody waits for this game: it comes next, after the step that is being worked on."""
        if game == self._wanted:
            return
        self._wanted = game
        self._ahead = (self._now,) if self._now and self._now.game != game else ()
        _say(self._child, game)

    @property
    def progress(self) -> Progress:
        """How far everything is."""
        if self._finished:
            return Progress(1.0, "", True)
        return Progress(min(self._part_of(self._steps), 0.99), self._now.game if self._now else "", False)

    def progress_of(self, game: str) -> float:
        """How far a game is that somebody waits for, from 0 to 1."""
        if self._finished or self.ready(game):
            return 1.0
        ahead = [step for step in self._ahead if game == self._wanted]
        return self._part_of([*ahead, *(step for step in self._steps if step.game == game)])

    def _part_of(self, steps: list[Step]) -> float:
        whole = sum(step.functions for step in steps)
        return sum(self._done_of(step) * step.functions for step in steps) / whole if whole else 0.0

    def _done_of(self, step: Step) -> float:
        if step in self._loaded:
            return 1.0
        if step in self._compiled:
            return _CHILDS_PART
        return _CHILDS_PART * min(1.0, self._counted / step.functions) if step == self._now else 0.0

    def _begin(self, step: Step) -> None:
        self._now, self._counted = step, 0

    def _count(self) -> None:
        self._counted += 1

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
            if cache and not _is_complete(cache, steps) and not self._stopping.is_set():
                self._with_child(steps, cache)
            for step in in_order(steps, lambda: self._wanted):
                self._load(step, cache)
        except Exception:
            _log.exception("the kernels cannot be prepared")
            self._notices.append(Notice("notice-kernels-failed", {"game": self._now.game if self._now else ""}))
        self._finished = True

    def _with_child(self, steps: list[Step], cache: Path) -> None:
        """Let the child compile; load each step as soon as it has done it."""
        by_name = {step.name: step for step in steps}
        for name, done in self._childs_words():
            step = by_name.get(name)
            if step is None or self._stopping.is_set():
                continue
            if step != self._now:
                self._begin(step)
            if not done:
                self._count()
                continue
            self._compiled.add(step)
            self._load(step, cache)
        if len(self._compiled) == len(steps):
            _mark_complete(cache, steps)
        elif not self._stopping.is_set():
            self._notices.append(Notice("notice-kernels-child-died"))

    def _childs_words(self) -> Iterator[tuple[str, bool]]:
        """The step the child works at, for each function it has compiled, and whether the step is done by now."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
            try:
                child = self._child = _start_child(self._command, complaints)
            except OSError as problem:
                _log.warning("the child cannot be started: %s", problem)
                return
            if self._stopping.is_set():  # asked while the child was being started
                _end(child)
            _say(child, self._wanted)  # asked for before there was anybody to tell
            yield from _listen(child, complaints)

    def _load(self, step: Step, cache: Path | None) -> None:
        """Run a step here: quick if its kernels lie in the cache, else they are compiled now."""
        if step in self._loaded or step.game in self._failed or self._stopping.is_set():
            return
        if step not in self._compiled:
            self._begin(step)
        try:
            with counting(self._count):
                self._run_or_mend(step, cache)
        except Exception:
            _log.exception("%s cannot be prepared", step.name)
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
            _log.exception("%s failed; the cache is thrown away and it is tried again", step.name)
            _empty(cache)
            step.run()


def child_command(order: Sequence[str]) -> list[str]:
    """How to start this program as the child that compiles."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_OPTION, *order]
    return [sys.executable, "-m", "game.kernels", *order]


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


def main(order: Sequence[str] = ()) -> int:
    """The child: compile everything, and say after each function and each step what is done."""
    if hasattr(os, "nice"):
        os.nice(5)  # the menu of the parent comes first
    go_on_if_nothing_can_be_kept()
    wishes = [""]
    threading.Thread(target=_hear_wishes, args=(wishes,), daemon=True).start()
    for step in in_order(all_steps(order), lambda: wishes[-1]):
        with counting(lambda name=step.name: _tell(name, False)):  # type: ignore[misc]
            step.run()
        _tell(step.name, True)
    return 0


def _tell(name: str, done: bool) -> None:
    print(json.dumps({"step": name, "done": done}), flush=True)


def _hear_wishes(wishes: list[str]) -> None:
    """A line from the parent is the game to prepare next. Not by sys.stdin: a thread that waits there would hold
    its lock at the end of the program."""
    while said := os.read(0, 256):
        wishes.append(said.decode("utf-8", "replace").split()[-1])


def _say(child: subprocess.Popen[str] | None, game: str) -> None:
    if child is not None and child.stdin is not None and game:
        with contextlib.suppress(OSError, ValueError):  # it has ended: then the thread here does the rest
            child.stdin.write(f"{game}\n")
            child.stdin.flush()


def _start_child(command: Sequence[str], complaints: IO[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        cwd=_ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        text=True,
        encoding="utf-8",
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _listen(child: subprocess.Popen[str], complaints: IO[str]) -> Iterator[tuple[str, bool]]:
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
            told = json.loads(line)
            yield str(told["step"]), bool(told["done"])
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
    return [get_host_cpu_name(), *sorted(step.name for step in steps)]


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
