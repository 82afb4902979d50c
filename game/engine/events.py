"""What happened, told twice: as rows of numbers by the kernels, as named events to everybody else.

`apply` writes rows into a log while it changes the state: kind, then up to seven numbers. The search passes
NO_LOG and pays nothing. A game's story turns the rows into events.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.engine.jit import kernel

Log = NDArray[np.int64]
Row = list[int]

_COLUMNS = 8
_ROWS = 512
NO_LOG: Log = np.zeros((0, _COLUMNS), dtype=np.int64)


def make_log() -> Log:
    """An empty log; its first row counts the rows used."""
    return np.zeros((_ROWS, _COLUMNS), dtype=np.int64)


@kernel
def tell(log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Add a row, unless nobody listens."""
    if log.shape[0] == 0:
        return
    log[0, 0] += 1
    row = log[log[0, 0]]
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    row[5] = e
    row[6] = f


def rows_of(log: Log) -> Iterator[Row]:
    """The rows told so far, kind first."""
    for row in log[1 : 1 + int(log[0, 0])]:
        yield [int(number) for number in row]


@dataclass(frozen=True)
class Event:
    """One thing that happened. Subclasses name its parts."""

    @property
    def type(self) -> str:
        """The event's name in the line protocol: TileLaid is tile_laid."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.__class__.__name__).lower()

    def as_json(self) -> dict[str, Any]:
        """The event as the line protocol prints it."""
        return {"type": self.type} | {part.name: _plain(getattr(self, part.name)) for part in fields(self)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


Teller = Callable[[Row], Event]


def tell_story(log: Log, tellers: dict[int, Teller]) -> list[Event]:
    """The rows of a log as events, in order."""
    return [tellers[row[0]](row[1:]) for row in rows_of(log)]
