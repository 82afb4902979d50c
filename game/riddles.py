"""The Sphinx's riddles: positions of Egyptos with exactly one way to force five in two or three moves.

They are made by `python -m ai.riddles`; here they are only read. A later file may come from a stranger, so its
size and form are checked.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game.deals import daily_seed
from game.files import read_limited

_log = logging.getLogger(__name__)
FILE = Path(__file__).resolve().parents[1] / "assets" / "riddles" / "egyptos.json"
_MOST_BYTES = 4_000_000
Short = Annotated[str, Meta(max_length=64)]


class Way(Struct, frozen=True):
    """A move that wins, the Sphinx's reply, and every move that still wins after it."""

    move: Short
    reply: Short = ""
    then: tuple[Way, ...] = ()


class Riddle(Struct, frozen=True):
    """One position; whoever is to move there wins in `win_in` own moves."""

    id: Short
    win_in: Annotated[int, Meta(ge=1, le=9)]
    rating: int
    stars: Annotated[int, Meta(ge=1, le=5)]
    state: dict[str, Any]
    solution: Way

    @property
    def seat(self) -> int:
        """Whoever solves it."""
        return int(self.state["turn"])


class _Book(Struct):
    riddles: list[Riddle]


@lru_cache(maxsize=1)
def all_riddles(file: Path = FILE) -> tuple[Riddle, ...]:
    """Every riddle of the file, the easiest first; none if it cannot be read."""
    try:
        riddles = msgspec.json.decode(read_limited(file, _MOST_BYTES) or b"", type=_Book).riddles
    except (OSError, ValueError) as problem:
        _log.warning("there are no riddles: %s", problem)
        return ()
    return tuple(sorted(riddles, key=lambda riddle: (riddle.rating, riddle.id)))


def riddle_of_the_day(day: date) -> Riddle | None:
    """The same for everybody with the same file."""
    riddles = all_riddles()
    return riddles[daily_seed("riddle", day) % len(riddles)] if riddles else None


@dataclass
class Solving:
    """Where somebody is on the way through a riddle."""

    riddle: Riddle
    failed: bool = False  # a wrong move was tried, or the solution was shown

    def __post_init__(self) -> None:
        self._ways: tuple[Way, ...] = (self.riddle.solution,)

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that win in time now."""
        return tuple(way.move for way in self._ways)

    @property
    def solved(self) -> bool:
        """Whether nothing is left to be found."""
        return not self._ways

    def play(self, move: str) -> str | None:
        """A move is tried; the reply of the Sphinx ("" if it was the last one), or None if it does not win."""
        way = next((way for way in self._ways if way.move == move), None)
        if way is None:
            self.failed = True
            return None
        self._ways = way.then
        return way.reply
