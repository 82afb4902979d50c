"""The lessons of Egyptos. The pupil is X and plays black, his rival is O and plays gold."""

from __future__ import annotations

from typing import Any

from game.lessons.drawn.egyptos import state_of
from game.lessons.script import Lesson, Step


def _cells(kind: str, *cells: str) -> tuple[str, ...]:
    return tuple(f"{kind} {cell}" for cell in cells)


FIRST = Lesson(
    "egyptos",
    "first",
    3,
    lambda: state_of(""),
    (
        Step("hello"),
        Step("first", ("place 0,0",), _cells("cell", "0,0"), then=("place 0,1",)),
        Step("touch", ("place 1,1",), _cells("cell", "1,1"), then=("place 0,2",)),
        Step("three", ("place 2,2",), _cells("cell", "2,2"), then=("place 3,3",)),
        Step("blocked", shows=_cells("cell", "3,3")),
        Step("new", ("place 2,1",), _cells("cell", "2,1"), then=("place 0,3",)),
        Step("column", ("place 2,0",), _cells("cell", "2,0"), then=("place 0,4",)),
        Step(
            "danger",
            ("place 0,5",),
            _cells("cell", "0,1", "0,2", "0,3", "0,4"),
            then=("place 4,4",),
            nudge="danger-nudge",
        ),
        Step("open-four", ("place 2,3",), _cells("cell", "2,0", "2,1", "2,2"), then=("place 2,4",)),
        Step("win", ("place 2,-1",), _cells("cell", "2,0", "2,1", "2,2", "2,3")),
        Step("won"),
    ),
)


def _two_rows() -> dict[str, Any]:
    """Three along the line and three along the column, each stopped at one end, meeting in one free cell."""
    return state_of(
        """
        ....O.
        ....X.
        ..O.X.
        .O.OX.
        OXXX..
        ..O...
        """
    )


DOUBLE = Lesson(
    "egyptos",
    "double",
    2,
    _two_rows,
    (
        Step("hello", shows=_cells("cell", "1,1", "2,1", "3,1", "4,2", "4,3", "4,4")),
        Step("one", shows=_cells("cell", "5,1", "0,1")),
        Step("fork", ("place 4,1",), _cells("cell", "4,1"), then=("place 5,1",), nudge="fork-nudge"),
        Step("second", ("place 4,0",), _cells("cell", "4,1", "4,2", "4,3", "4,4"), nudge="second-nudge"),
        Step("won"),
    ),
)


def _all_laid() -> dict[str, Any]:
    """Twelve each and nobody has won: black has three in a line, open at both ends."""
    return state_of(
        """
        .OXO.O.OO
        XXOOX.O.X
        ..XXX..XO
        .OX.O...X
        .....O.X.
        """
    )


LIFTING = Lesson(
    "egyptos",
    "lifting",
    3,
    _all_laid,
    (
        Step("hello"),
        Step("stuck", shows=_cells("cell", "8,1", "7,0")),
        Step("lift", ("move 7,0 1,2",), _cells("cell", "7,0", "1,2"), then=("move 1,1 5,2",), nudge="lift-nudge"),
        Step("five", ("move 7,2 0,2",), _cells("cell", "7,2", "0,2"), nudge="five-nudge"),
        Step("won"),
    ),
)
