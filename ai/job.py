"""Thinking, in a worker thread or at once.

A job has a ticket and a stop flag that is looked at between slices of a few milliseconds; it publishes immutable
thoughts and calls nobody back. If the search breaks, the job reports a sentence, and its thought is a legal move.
"""

from __future__ import annotations

import itertools
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from ai.judge import JUDGES, appeared
from ai.levels import Level, level_of
from ai.memory import Memory
from ai.thinkers import Sliced, Steps, Thinker, game_of, make_thinkers
from ai.tried import Tried, merged
from game.engine.contract import GameSpec
from game.engine.dispatch import State, legal
from game.engine.match import Match

_LOG = logging.getLogger("khufu.ai")
_SLICE_SECONDS = 0.003  # aimed at; at most 5 ms
_FIRST_SLICE = 4
_LARGEST_SLICE = 1_000_000  # a search that has nothing to do takes no time, however much it is asked for
_PUBLISH_SECONDS = 0.1
_STUMBLED = "An opponent stumbled and played a simple move instead; the log says why."
_MODESTY = 10  # steps of priority that thinking in the background stands behind the picture
_THREAD_SEEDS = 7919  # the threads of one search draw different numbers
_tickets = itertools.count(1)


@dataclass(frozen=True)
class Choice:
    """One of the actions thought about: its value for the seat to move, and its share of the visits."""

    action: int
    name: str
    value: float
    share: float


@dataclass(frozen=True)
class Thought:
    """What a search thinks so far, or in the end."""

    ticket: int
    action: int
    name: str
    value: tuple[float, ...]  # expected result of each seat, 0 … 1
    simulations: int
    nodes: int
    line: tuple[str, ...]
    alternatives: tuple[Choice, ...]
    finished: bool


@dataclass(frozen=True)
class Limits:
    """When to stop: after so many seconds, or simulations (or nodes)."""

    seconds: float | None = None
    simulations: int | None = None

    def within(self, level: Level, thinker: Thinker) -> Limits:
        """With what the level allows itself (alpha-beta knows its own limits)."""
        if level.simulations == 0 or thinker.counts_nodes:
            return self
        most = level.simulations if self.simulations is None else min(self.simulations, level.simulations)
        return Limits(self.seconds, most)


@dataclass(frozen=True)
class Task:
    """A decision to be made: what the seat to move sees, and how to choose."""

    game: GameSpec
    view: State
    limits: Limits
    seed: int
    ticket: int

    @property
    def seat(self) -> int:
        """The seat to move."""
        return int(self.view.turn)

    def legal(self) -> list[int]:
        """All legal actions."""
        room = np.zeros(self.game.most_legal, dtype=np.int32)
        return [int(action) for action in room[: legal(self.view, room)]]


def slices(thinker: Sliced, limits: Limits) -> Iterator[int]:
    """Think in slices of a few milliseconds until a limit is reached, at least for one; yields after each."""
    even = thinker.even_slice  # with a clock too: a record can then tell how far a search went, and repeat it
    size = even or _FIRST_SLICE
    began = time.perf_counter()
    while not thinker.settled:
        left = size if limits.simulations is None else min(size, limits.simulations - thinker.simulations)
        before = time.perf_counter()
        late = limits.seconds is not None and before - began >= limits.seconds
        if left <= 0 or (late and thinker.simulations > 0):
            return
        done = thinker.run(left)
        spent = max(1e-6, time.perf_counter() - before)
        size = even or max(1, min(2 * size, int(left * _SLICE_SECONDS / spent), _LARGEST_SLICE))
        yield done


def _thought(task: Task, thinkers: list[Thinker], finished: bool) -> Thought:
    tried = merged([thinker.tried() for thinker in thinkers])
    chosen = thinkers[0].decide(tried, task.seed)
    work = sum(thinker.simulations for thinker in thinkers)
    in_nodes = thinkers[0].counts_nodes
    return Thought(
        ticket=task.ticket,
        action=chosen.action,
        name=task.game.action_name(task.view, chosen.action),
        value=chosen.value,
        simulations=0 if in_nodes else work,
        nodes=work if in_nodes else 0,
        line=tuple(thinkers[0].line(chosen.action)),
        alternatives=_alternatives(task, tried),
        finished=finished,
    )


def _alternatives(task: Task, tried: list[Tried]) -> tuple[Choice, ...]:
    visits = max(1, sum(move.visits for move in tried))
    return tuple(
        Choice(
            move.action,
            task.game.action_name(task.view, move.action),
            move.value[task.seat],
            move.visits / visits,
        )
        for move in tried
        if move.visits > 0
    )


def _simple_thought(task: Task, action: int) -> Thought:
    """A thought without thinking: the move is forced, or the search broke."""
    name = task.game.action_name(task.view, action)
    even = (1.0 / int(task.view.players),) * int(task.view.players)
    return Thought(task.ticket, action, name, even, 0, 0, (name,), (), True)


# ------------------------------------------------------------------------------------------- thinking at once


def think_now(
    view: State,
    *,
    level: str = "pharaoh",
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
) -> Thought:
    """Think in this thread. With simulations (or nodes) instead of seconds the same seed gives the same move."""
    game = game_of(view)
    task = Task(game, view, Limits(seconds, simulations), seed, next(_tickets))
    actions = task.legal()
    if len(actions) == 1:
        return _simple_thought(task, actions[0])
    thinker = make_thinkers(view, level)[0]
    thinker.begin(view, seed)
    for _ in slices(thinker, task.limits.within(level_of(game.id, level), thinker)):
        pass
    return _thought(task, [thinker], finished=True)


# ---------------------------------------------------------------------------------------- thinking in a thread


def _step_back() -> None:
    """Let the thread that draws go first; on Linux a thread can lower its own priority."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, min(19, os.getpriority(os.PRIO_PROCESS, thread) + _MODESTY))


class Job:
    """One decision being thought about in a worker thread, in the background if a picture is drawn beside it."""

    def __init__(self, task: Task, thinkers: list[Thinker], steps: Steps | None, background: bool = False) -> None:
        self.ticket = task.ticket
        self.trouble = ""  # a sentence for the player if the search broke
        self.seed = task.seed
        self.kept = False  # whether the search went on from what it knew before; true or false once it has begun
        self._task = task
        self._thinkers = thinkers
        self._steps = steps
        self._background = background
        self._stop = threading.Event()
        self._settled = False  # the leading thread knows all there is to know
        self._thought: Thought | None = None
        self._thread = threading.Thread(target=self._work, name=f"khufu-think-{task.ticket}", daemon=True)
        self._thread.start()

    def thought(self) -> Thought | None:
        """The latest thought."""
        return self._thought

    @property
    def done(self) -> bool:
        """Whether the last thought is there, or the job was stopped."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End the thread; this takes a few milliseconds."""
        self._stop.set()
        self._thread.join()

    @property
    def stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stop.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is done; for tests and tools, never for a picture."""
        self._thread.join(seconds)
        return self.done

    def _work(self) -> None:
        try:
            if self._background:
                _step_back()
            self._think()
        except Exception:
            _LOG.exception("The search broke at %s", self._task.game.id)
            self.trouble = _STUMBLED
            self._thought = _simple_thought(self._task, self._task.legal()[0])

    def _think(self) -> None:
        actions = self._task.legal()
        if len(actions) == 1:
            self._thought = _simple_thought(self._task, actions[0])
            return
        leader = self._begin(0)  # before the others: one of them may watch over what it begins
        helpers = [
            threading.Thread(target=self._help, args=(number,), name=f"khufu-help-{number}", daemon=True)
            for number in range(1, len(self._thinkers))
        ]
        for helper in helpers:
            helper.start()
        try:
            self._lead(leader)
        finally:
            self._settled = leader.settled
            for helper in helpers:
                helper.join()
        if not self._stop.is_set():
            self._thought = _thought(self._task, self._thinkers, finished=True)

    def _begin(self, number: int) -> Thinker:
        thinker = self._thinkers[number]
        seed = self._task.seed + number * _THREAD_SEEDS
        kept = self._steps is not None and thinker.go_on(self._task.view, self._steps, seed)
        if not kept:
            thinker.begin(self._task.view, seed)
        if number == 0:
            self.kept = kept
        return thinker

    def _lead(self, thinker: Thinker) -> None:
        """Think in this thread, and publish from time to time what was found here."""
        published = time.perf_counter()
        for _ in slices(thinker, self._task.limits):
            if self._stop.is_set():
                return
            if time.perf_counter() - published > _PUBLISH_SECONDS:
                self._thought = _thought(self._task, [thinker], finished=False)
                published = time.perf_counter()

    def _help(self, number: int) -> None:
        """Think in another thread, with a tree of its own."""
        try:
            if self._background:
                _step_back()
            for _ in slices(self._begin(number), self._task.limits):
                if self._stop.is_set() or self._settled:
                    return
        except Exception:  # the leading thread goes on alone
            _LOG.exception("A helping thread broke at %s", self._task.game.id)


class Mind:
    """An opponent at one seat of one match: it keeps its tree from one of its moves to the next."""

    def __init__(self, game: GameSpec, level: str, seed: int, threads: int = 1, background: bool = False) -> None:
        self._game = game
        self._level = level
        self._seed = seed
        self._threads = threads
        self._background = background
        self._thinkers: list[Thinker] = []
        self._steps: Steps | None = None  # since the last position thought about; None: nothing is known
        self._memory: Memory | None = None
        self._decisions = 0
        self._job: Job | None = None

    @property
    def remembers(self) -> bool:
        """Whether it was told what its seat has seen so far; if not, it goes by what it is shown now."""
        return self._memory is not None

    def recall(self, views: Sequence[State]) -> None:
        """Tell it what its seat has seen of the match so far, in order; a weak level does not keep it."""
        remembers = level_of(self._game.id, self._level).remembers
        self._memory = JUDGES[self._game.dtype].memory() if remembers else Memory()
        for view in views:
            self._memory.see(view)

    def notice(self, action: int, view_after: State) -> None:
        """Somebody played: tell it after every action, with what this seat then sees."""
        if self._memory is not None:
            self._memory.see(view_after)
        if self._steps is not None:
            self._steps.append((action, int(appeared(view_after))))

    def forget(self) -> None:
        """The match was taken back or loaded: begin afresh."""
        self._memory = None
        self._steps = None

    def think(
        self,
        view: State,
        seconds: float | None = None,
        simulations: int | None = None,
        seed: int | None = None,
    ) -> Job:
        """Start thinking about what this seat sees; it must be its turn. A seed repeats an earlier decision."""
        if not self._thinkers:
            self._thinkers = make_thinkers(view, self._level, self._threads)
        if self._job is not None and self._job.stopped:
            self._steps = None  # nobody knows how far its trees had come
        self._decisions += 1
        task = Task(
            self._game,
            view.copy() if self._memory is None else self._memory.known(view),
            Limits(seconds, simulations).within(level_of(self._game.id, self._level), self._thinkers[0]),
            self._seed + 1_000_003 * self._decisions if seed is None else seed,
            next(_tickets),
        )
        steps = self._steps
        if len(task.legal()) > 1:  # a forced move leaves the trees as they are
            self._steps = []
        self._job = Job(task, self._thinkers, steps, self._background)
        return self._job


# ---------------------------------------------------------------------------------------------------- warming up


def warm_up_steps(game_id: str) -> list[tuple[str, Callable[[], object]]]:
    """What makes every kernel compile or load that thinking about a game needs; for `game.engine.jit.warm_up`."""
    return [
        (f"think {options.get('variant', game_id)}", partial(_rehearse, game_id, players, options))
        for players, options in _REHEARSED.get(game_id, [(2, {})])
    ]


_REHEARSED: dict[str, list[tuple[int, dict[str, str]]]] = {
    "egyptos": [(2, {}), (3, {"variant": "trio"})],
}


def _rehearse(game_id: str, players: int, options: dict[str, str]) -> None:
    """A few small decisions, with a kept tree."""
    match = Match.new(game_id, players, 1, options)
    mind = Mind(match.game, "pharaoh", 1)
    for _ in range(4):
        job = mind.think(match.view(match.turn), simulations=60)
        job.wait()
        thought = job.thought()
        assert thought is not None
        match.play(thought.name)
        mind.notice(thought.action, match.view(match.turn))
