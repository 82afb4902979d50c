"""Handing games to workers: processes of this machine, or a Dask cluster. A lost worker loses no finished game."""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from ai.arena.games import Outcome, Table, play

_MOST_TRIES = 3
OpenExecutor = Callable[[], AbstractContextManager[Executor]]


def processes(number: int) -> OpenExecutor:
    """Processes of this machine; started afresh, so that they share no lock with this one."""

    def open_executor() -> Executor:
        return ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn"))

    return open_executor


def dask(address: str) -> OpenExecutor:
    """The workers of a Dask scheduler; needs requirements-arena.txt."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise SystemExit("--scheduler needs Dask: python -m pip install -r requirements-arena.txt") from None

    @contextmanager
    def open_executor() -> Iterator[Executor]:
        with distributed.Client(address) as client:
            yield client.get_executor(pure=False)

    return open_executor


def run(
    planned: list[Table], open_executor: OpenExecutor, play_one: Callable[[Table], Outcome] = play
) -> Iterator[Outcome]:
    """Play all games, and yield each outcome as soon as it is there.

    When a worker is lost, the games it had not finished are given out again; if three rounds in a row finish none,
    the arena stops.
    """
    waiting = {table.number: table for table in planned}
    tries = 0
    while waiting:
        tries += 1
        before = len(waiting)
        with open_executor() as executor:
            futures = {executor.submit(play_one, table): table for table in waiting.values()}
            for outcome in _finished(futures, last_try=tries >= _MOST_TRIES):
                del waiting[outcome.number]
                yield outcome
        if len(waiting) < before:
            tries = 0


def _finished(futures: dict[Future[Outcome], Table], last_try: bool) -> Iterator[Outcome]:
    for future in as_completed(futures):
        if (error := future.exception()) is None:
            yield future.result()
        elif last_try or not _is_loss(error):
            raise error


def _is_loss(error: BaseException) -> bool:
    """Whether a worker was lost, rather than a game broken."""
    return type(error).__name__ in ("BrokenProcessPool", "KilledWorker", "CommClosedError", "CancelledError")
