"""The only door from the client to ai: a level becomes a thinking job.

A job runs in a worker thread, never touches the screen and never calls back: the scene looks at it each frame.
Opponents get what their seat may see, nothing else. Whatever happens inside a job, a legal move comes out.
"""

from __future__ import annotations

import functools
import importlib
import itertools
import logging
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.notices import Notice
from game.records import Seal
from game.seal import view_hash

if TYPE_CHECKING:  # the engine brings numba: too slow for a title screen
    from game.engine.match import Match

_log = logging.getLogger(__name__)
LEVELS = ("fellah", "scribe", "priest", "vizier", "pharaoh")
SECONDS = {"fast": 0.3, "normal": 1.0, "patient": 3.0}  # as in ai.levels, which brings numba; a test compares
_BRIEFLY = 0.05
_tickets = itertools.count(1)


@dataclass(frozen=True)
class Thought:
    """What an opponent would play: the action's name, the expected result per seat (0 … 1), and how it goes on."""

    action: str
    values: tuple[float, ...] = ()
    line: tuple[str, ...] = ()
    alternatives: tuple[tuple[str, float], ...] = ()
    simulations: int = 0  # or nodes


class _Worker(Protocol):
    """The part of a job that differs: the search, or what is decided already."""

    @property
    def done(self) -> bool: ...
    @property
    def trouble(self) -> str: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def kept(self) -> bool: ...
    def thought(self) -> Thought | None: ...
    def stop(self) -> None: ...


class Job:
    """One move being thought about."""

    def __init__(self, worker: _Worker, legal: Sequence[str], seal: Seal) -> None:
        self.ticket = next(_tickets)
        self._worker = worker
        self._legal = legal
        self._seal = seal
        self._stumbled: Thought | None = None

    @property
    def done(self) -> bool:
        """Whether the move is decided."""
        return self._stumbled is not None or self._worker.done

    @property
    def notice(self) -> Notice | None:
        """A sentence if the job crashed; there is a legal move all the same."""
        self.thought()
        stumbled = self._stumbled is not None or (self.done and self._worker.trouble)
        return Notice("notice-opponent-stumbled") if stumbled else None

    @property
    def seal(self) -> Seal:
        """What the opponent knew and how it thought, for the record."""
        thought, worker = self.thought(), self._worker
        simulations = thought.simulations if thought else 0
        seed = self._seal.seed if worker.seed is None else worker.seed
        return Seal(self._seal.view, seed, self._seal.level, simulations, worker.kept)

    def thought(self) -> Thought | None:
        """The best move so far; once done, always a legal one."""
        if self._stumbled:
            return self._stumbled
        thought = self._worker.thought()
        if thought is not None and thought.action in self._legal:
            return thought
        if thought is None and not self._worker.done:
            return None
        _log.error("an opponent offers %r, which is not legal, %s", thought, self._worker.trouble)
        self._stumbled = Thought(random.Random(self._seal.seed).choice(self._legal))
        self._worker.stop()
        return self._stumbled

    def stop(self) -> None:
        """Do not think any further; returns at once, the thread ends within a slice."""
        self._worker.stop()


class Opponent:
    """One opponent at the table, for as long as the match lasts."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self._mind: Any = None

    def think(self, match: Match, seat: int, seconds: float | None, simulations: int | None = None) -> Job:
        """Begin to think about this seat's move, so long or so far."""
        return self._job(match, seat, seconds=seconds, simulations=simulations)

    def think_again(self, match: Match, seat: int, seal: Seal) -> Job:
        """Repeat a decision: from what the seat sees, with the same seed and as far as then."""
        if not seal.kept:
            self.forget()
        return self._job(match, seat, simulations=seal.simulations, seed=seal.seed)

    def _job(self, match: Match, seat: int, **how: Any) -> Job:
        view = match.view(seat)
        legal = sorted(match.legal_by_name())
        seal = Seal(view_hash(view), self.seed, self.level)
        if len(legal) == 1:
            return Job(_Decided(Thought(legal[0])), legal, seal)
        return Job(self._worker(match, seat, view, legal, how), legal, seal)

    def _worker(self, match: Match, seat: int, view: Any, legal: Sequence[str], how: dict[str, Any]) -> _Worker:
        try:
            return _Searching(self._minds(match, seat).think(view, **how))
        except Exception as problem:
            _log.exception("an opponent cannot begin to think")
            return _Decided(Thought(random.Random(self.seed).choice(legal)), f"{problem!r}")

    def _minds(self, match: Match, seat: int) -> Any:
        if self._mind is None:
            from ai.job import Mind  # brings numba: too slow for a title screen

            self._mind = Mind(match.game, self.level, self.seed, background=True)
        if not self._mind.remembers:
            self._mind.recall(match.views(seat))
        return self._mind

    def saw(self, action: int, match: Match, seat: int) -> None:
        """Somebody played this action: what was thought about it stays of use."""
        if self._mind is not None:
            self._mind.notice(action, match.view(seat))

    def forget(self) -> None:
        """The game is no longer where it was: something was taken back, or another game began."""
        if self._mind is not None:
            self._mind.forget()


def think(match: Match, seat: int, level: str, seconds: float, seed: int) -> Job:
    """One move of an opponent without memory, or a hint."""
    return Opponent(level, seed).think(match, seat, seconds)


@functools.cache
def evaluation(name: str) -> tuple[Any, Any]:
    """What the opponents know of a game: a module of ai.evaluate, and its weights as its kernels read them."""
    from ai.judge import pack

    module = importlib.import_module(f"ai.evaluate.{name}")
    return module, pack(getattr(module, "WEIGHTS", {}))


def think_briefly(match: Match) -> None:
    """Let the strongest level think once, so that its kernels are compiled or loaded."""
    while len(forced := match.legal_by_name()) == 1:  # a forced move is played without thinking
        match.play(next(iter(forced)))
    job = think(match, match.turn, LEVELS[-1], _BRIEFLY, seed=1)
    while not job.done:
        time.sleep(0.01)


@dataclass
class _Decided:
    """Nothing to think about."""

    decided: Thought
    trouble: str = ""
    done: bool = True
    seed: int | None = None
    kept: bool = False

    def thought(self) -> Thought:
        return self.decided

    def stop(self) -> None:
        """It is decided already."""


class _Searching:
    """A job of ai.job."""

    def __init__(self, job: Any) -> None:
        self._job = job

    @property
    def done(self) -> bool:
        return bool(self._job.done)

    @property
    def trouble(self) -> str:
        return str(self._job.trouble or "")

    @property
    def seed(self) -> int | None:
        return int(self._job.seed)

    @property
    def kept(self) -> bool:
        return bool(self._job.kept)

    def thought(self) -> Thought | None:
        thought = self._job.thought()
        if thought is None:
            return None
        others = tuple((other.name, float(other.value)) for other in thought.alternatives)
        values = tuple(float(value) for value in thought.value)
        effort = int(thought.simulations or thought.nodes)
        return Thought(thought.name, values, tuple(thought.line), others, effort)

    def stop(self) -> None:
        self._job.stop()
