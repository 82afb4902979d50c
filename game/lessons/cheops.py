"""The lessons of Cheops."""

from __future__ import annotations

from typing import Any

from game.lessons.drawn.cheops import position
from game.lessons.script import Lesson, Step

_TABLES = {  # a colour's table: numbers for those the pupil meets first
    "V": {"table": "I-1"},
    "B": {"table": "I-2"},
    "R": {"table": "II-1"},
    "W": {"table": "II-4"},
    "G": {"table": "III-1"},
    "O": {"table": "III-2"},
}


def _tables(**changed: dict[str, Any]) -> dict[str, Any]:
    return {colour: parts | changed.get(colour, {}) for colour, parts in _TABLES.items()}


def _begun() -> dict[str, Any]:
    """A night that has begun: two tables are one sale short of full."""
    return position(
        """
        b: R W L2 . B . . L6 . R
        a: = = = = W V G = = = =
        """,
        tables=_tables(R={"sold": 3}, G={"sold": 3}),
        money=[30, 30],
        kept=[{"B": 1}, {"W": 1}],
    )


FIRST = Lesson(
    "cheops",
    "first",
    4,
    _begun,
    (
        Step("hello"),
        Step("lay", ("place F a6",), ("hand F", "block a6")),
        Step("sell", ("sell",), ("button sell", "market")),
        Step("covered", shows=("table V",)),
        Step("draw", ("draw *",), ("stacks",)),
        Step("end", ("end",), ("button end",), then=("place M a5", "keep", "draw 1", "end")),
        Step("higher", ("place S b5",), ("hand S", "block b5", "block a5", "block a6")),
        Step("keep", ("keep",), ("button keep", "table B")),
        Step("draw-again", ("draw *",), ("stacks",)),
        Step("end-again", ("end",), ("button end",), then=("place D a7", "sell", "draw 1", "end")),
        Step("full", shows=("table G", "ending")),
        Step("law", ("place D b3",), ("hand D", "block b3")),
        Step("fat-year", shows=("market",)),
        Step("no-draw", ("end",), ("button end",), then=("place F b1", "keep", "draw 1", "end")),
        Step("last", ("place M b10",), ("hand M", "block b10", "table R")),
        Step("close", ("sell",), ("button sell", "ending")),
        Step("count"),
    ),
)


def _tablets() -> dict[str, Any]:
    """Two tablets within reach, and amethysts in the pupil's stock that are worth nothing yet."""
    return position(
        """
        b: W R L7 B = . . L10 O V
        a: = = = = = = G = = = =
        """,
        tables=_tables(R={"sold": 2}, B={"sold": 1}),
        money=[10, 20],
        kept=[{"V": 3, "R": 1}, {"B": 2, "W": 2}],
    )


LAWS = Lesson(
    "cheops",
    "laws",
    4,
    _tablets,
    (
        Step("hello", shows=("block b3", "block b8")),
        Step("seven", ("place M b3",), ("hand M", "block b3")),
        Step("gild", ("law 7 V 1",), ("table V",), nudge="gild-nudge"),
        Step("gilded", ("end",), ("button end", "table V"), then=("place S a7", "keep", "end")),
        Step("ten", ("place S b8",), ("hand S", "block b8")),
        Step("hold", ("hold",), ("button hold",), nudge="hold-nudge"),
        Step("wait", ("end",), ("button end",), then=("place F b10", "keep", "end")),
        Step("held", shows=("own 10",)),
        Step("night-sale", ("law 10 R",), ("own 10", "kept R")),
        Step("sold", shows=("purse",)),
    ),
)


def _market() -> dict[str, Any]:
    """A colour whose worth grows with every one kept, and one of which a rival has too many."""
    return position(
        """
        b: W G . . . . . . B R
        a: = = = = V O R G = = =
        """,
        tables=_tables(W={"sold": 2}),
        money=[20, 20],
        kept=[{"O": 2}, {"W": 3}],
    )


MARKET = Lesson(
    "cheops",
    "market",
    4,
    _market,
    (
        Step("hello", shows=("table O",)),
        Step("amber", ("place M a6",), ("hand M", "block a6")),
        Step("keep", ("keep",), ("button keep", "table O"), nudge="keep-nudge"),
        Step("end", ("end",), ("button end",), then=("place D a8", "keep", "end")),
        Step("pair", shows=("table W", "player 1")),
        Step("alabaster", ("place S b1",), ("hand S", "block b1")),
        Step("sell", ("sell",), ("button sell", "table W"), nudge="sell-nudge"),
        Step("spoiled", ("end",), ("button end", "table W"), then=("place S a7", "keep", "end")),
        Step("neighbour", ("neighbour a5",), ("neighbours", "block a5")),
        Step("either", ("keep", "sell"), ("button sell", "button keep")),
        Step("and-place", ("place F b2",), ("hand F", "block b2")),
        Step("your-choice", ("keep", "sell"), ("button sell", "button keep")),
        Step("wise"),
    ),
)
