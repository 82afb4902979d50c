"""Egyptos: what happened, as events; and why an action is not legal."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from game.engine.contract import WhyNot
from game.engine.dispatch import State
from game.engine.egyptos import rules
from game.engine.egyptos.notation import cells_of
from game.engine.egyptos.tables import FARTHEST, MOST_LEGAL, MOVE, OVER, PASS, PLACE, REASONS
from game.engine.events import Event, Log, Row, Teller, tell_story

Cell = tuple[int, int]


@dataclass(frozen=True)
class PyramidPlaced(Event):
    """A pyramid was laid; `number` counts the seat's pyramids on the table."""

    seat: int
    cell: Cell
    number: int


@dataclass(frozen=True)
class PyramidMoved(Event):
    """A pyramid was lifted and laid elsewhere."""

    seat: int
    origin: Cell
    cell: Cell


@dataclass(frozen=True)
class TurnPassed(Event):
    """A player has no move."""

    seat: int


@dataclass(frozen=True)
class MovingBegan(Event):
    """All pyramids are laid: from now on they are moved."""


@dataclass(frozen=True)
class RowMade(Event):
    """Five or more in an unbroken row."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended; nobody in `winners` is a draw."""

    reason: str | None
    winners: tuple[int, ...]


def _row_made(row: Row) -> Event:
    seat, x, y, dx, dy, length, _ = row
    return RowMade(seat, tuple((x + i * dx, y + i * dy) for i in range(length)))


def _game_over(row: Row) -> Event:
    return GameOver(REASONS[row[0]], tuple(seat for seat in range(3) if row[1] >> seat & 1))


_TELLERS: dict[int, Teller] = {
    rules.PLACED: lambda row: PyramidPlaced(row[0], (row[1], row[2]), row[3]),
    rules.MOVED: lambda row: PyramidMoved(row[0], (row[1], row[2]), (row[3], row[4])),
    rules.PASSED: lambda row: TurnPassed(row[0]),
    rules.MOVING_BEGAN: lambda row: MovingBegan(),
    rules.ROW_MADE: _row_made,
    rules.ENDED: _game_over,
}

EVENTS = (PyramidPlaced, PyramidMoved, TurnPassed, MovingBegan, RowMade, GameOver)


def tell_what_happened(log: Log) -> list[Event]:
    """The log of one action as events."""
    return tell_story(log, _TELLERS)


_CELL = r"(-?\d{1,10}),(-?\d{1,10})"
_PLACE = re.compile(f"place {_CELL}")
_MOVE = re.compile(f"move {_CELL} {_CELL}")


def why_not(state: State, name: str) -> WhyNot | None:
    """Why an action is not legal, as the key of a sentence; None if it is legal."""
    if state.phase == OVER:
        return WhyNot("game-over")
    if placed := _PLACE.fullmatch(name):
        return _why_not_place(state, *map(int, placed.groups()))
    if moved := _MOVE.fullmatch(name):
        return _why_not_move(state, *map(int, moved.groups()))
    if name == "pass":
        return _why_not_pass(state)
    return WhyNot("no-such-action")


def _why_not_place(state: State, x: int, y: int) -> WhyNot | None:
    if state.phase != PLACE:
        return WhyNot("all-pyramids-laid")
    if state.laid[0] == 0:
        return None if (x, y) == (0, 0) else WhyNot("first-lies-at-origin")
    return _why_not_lay(state, -1, x, y)


def _why_not_lay(state: State, lifted: int, x: int, y: int) -> WhyNot | None:
    if max(abs(x), abs(y)) > 2 * FARTHEST:
        return WhyNot("touches-nothing")
    if not rules.is_free(state, x, y):
        return WhyNot("cell-taken")
    return None if _touched(state, lifted, x, y) else WhyNot("touches-nothing")


def _touched(state: State, lifted: int, x: int, y: int) -> bool:
    first = rules.next_touching(state, -1, x, y)
    if lifted >= 0 and first == lifted:
        first = rules.next_touching(state, first, x, y)
    return bool(first >= 0)


def _why_not_move(state: State, from_x: int, from_y: int, x: int, y: int) -> WhyNot | None:
    if state.phase != MOVE:
        return WhyNot("pyramids-still-to-lay")
    own = cells_of(state, int(state.turn))
    if (from_x, from_y) not in own:
        return WhyNot("not-your-pyramid")
    if (from_x, from_y) == (x, y):
        return WhyNot("same-cell")
    lifted = rules.piece_of(int(state.turn), own.index((from_x, from_y)))
    if not rules.may_lift(state, lifted):
        return WhyNot("would-split-group")
    return _why_not_lay(state, lifted, x, y)


def _why_not_pass(state: State) -> WhyNot | None:
    out = np.zeros(MOST_LEGAL, dtype=np.int32)
    count = rules.legal(state, out)
    return None if PASS in out[:count] else WhyNot("must-move")
