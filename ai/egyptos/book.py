"""Replies to the first attacks, taken from the proof (book.txt, written by `python -m ai.solve --reprove`).

With few pyramids on the table the solver needs minutes; the book knows one safe reply to everything that an
attacker can do against the book, for both seats.
"""

from __future__ import annotations

import functools
from pathlib import Path

from ai.egyptos.proof import Position, Replies, moved_back, read_replies, ways_to_write, written

BOOK = Path(__file__).with_name("book.txt")


@functools.cache
def book() -> Replies:
    """All replies, by the position as it is written."""
    if not BOOK.exists():
        return {}
    with BOOK.open(encoding="ascii") as lines:
        return read_replies(lines)


@functools.cache
def most_pieces() -> int:
    """The book knows no position with more pyramids than this."""
    return max((len(first) + len(second) for first, second in book()), default=0)


def book_replies(position: Position) -> list[tuple[int, int]]:
    """Cells to lay on after which the other cannot force five while placing, as far as the book knows any.

    The book knows one; in a position that looks the same turned or mirrored there are others like it.
    """
    if not 2 <= len(position[0]) + len(position[1]) <= most_pieces():
        return []
    form, _ = written(position)
    reply = book().get(form)
    return [] if reply is None else sorted({moved_back(reply, way) for way in ways_to_write(position)})
