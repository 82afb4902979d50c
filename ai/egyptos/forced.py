"""Which placements force five within a few own moves, by walking through every move and every reply.

Exact and plain, for checking what cleverer code has found: it shares nothing with the search or the solver. A
position is two sets of cells, each one large integer: bit y · WIDTH + x, with a margin wide enough that rows of
five cannot reach around an edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

WIDTH = 64
_MARGIN = 8
_FIVE = 5
_LINES = (1, WIDTH, WIDTH + 1, WIDTH - 1)
_AROUND = (*_LINES, *(-line for line in _LINES))

Cell = tuple[int, int]


def _shifted(cells: int, by: int) -> int:
    return cells << by if by >= 0 else cells >> -by


def single(cells: int) -> Iterator[int]:
    """Each cell of a set."""
    while cells:
        lowest = cells & -cells
        yield lowest
        cells ^= lowest


def _gaps(line: int) -> Iterator[list[int]]:
    """For each place in a row of five: where the four others lie, seen from there."""
    for gap in range(_FIVE):
        yield [line * (gap - place) for place in range(_FIVE) if place != gap]


_FOURS = [others for line in _LINES for others in _gaps(line)]


def completing(own: int, other: int) -> int:
    """The free cells that make five. A fifth cell always touches."""
    found = 0
    for others in _FOURS:
        cells = -1
        for by in others:
            cells &= _shifted(own, by)
        found |= cells
    return found & ~(own | other)


def touching(lying: int) -> int:
    """The free cells beside something that lies."""
    around = 0
    for by in _AROUND:
        around |= _shifted(lying, by)
    return around & ~lying


class Walk:
    """One position with `own` to place, and what follows from it."""

    def __init__(self, own: Iterable[Cell], other: Iterable[Cell]) -> None:
        own, other = list(own), list(other)
        self._left = min(x for x, _ in own + other) - _MARGIN
        self._top = min(y for _, y in own + other) - _MARGIN
        self.own, self.other = self._mask(own), self._mask(other)

    def _mask(self, cells: Iterable[Cell]) -> int:
        return sum(1 << (y - self._top) * WIDTH + x - self._left for x, y in cells)

    def cell(self, bit: int) -> Cell:
        """Where a single cell lies."""
        y, x = divmod(bit.bit_length() - 1, WIDTH)
        return x + self._left, y + self._top

    def winning(self, moves: int) -> list[int]:
        """Every first move that makes five within so many own moves, whatever the other does."""
        return winning(self.own, self.other, moves)


def winning(own: int, other: int, moves: int) -> list[int]:
    """As `Walk.winning`, for two sets of cells."""
    cells = completing(own, other) if moves == 1 else touching(own | other)
    return [cell for cell in single(cells) if forces(own, other, cell, moves)]


def forces(own: int, other: int, cell: int, moves: int) -> bool:
    """Whether placing there makes five within so many own moves, this one included."""
    if completing(own, other) & cell:
        return True
    if moves == 1:
        return False
    own |= cell
    if completing(other, own):
        return False
    threats = completing(own, other)
    if threats.bit_count() >= 2:  # only one of them can be taken away
        return True
    if moves == 2 or not (threats or winning_soon(own, other, moves - 1)):
        return False
    replies = threats or touching(own | other)  # a single threat must be answered there
    return all(winning_soon(own, other | reply, moves - 1) for reply in single(replies))


def winning_soon(own: int, other: int, moves: int) -> bool:
    """Whether some placement now makes five within so many own moves."""
    if completing(own, other):
        return True
    return moves > 1 and any(forces(own, other, cell, moves) for cell in single(touching(own | other)))
