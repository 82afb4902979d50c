"""Egyptos: fives, fours that must be answered, two threats at once, threes, open lines, counted on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.reasons import Case, Reason

Cell = tuple[int, int]
FIVE = 5
_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
_SURE = 0.995  # a value that only a proven win has


def windows(cell: Cell) -> Iterator[tuple[Cell, ...]]:
    """All rows of five cells that go through a cell."""
    for dx, dy in _DIRECTIONS:
        for back in range(FIVE):
            x, y = cell[0] - back * dx, cell[1] - back * dy
            yield tuple((x + step * dx, y + step * dy) for step in range(FIVE))


def _cell(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


class _Table:
    """What lies before the move, and after it."""

    def __init__(self, case: Case) -> None:
        table = case.match.game.to_json(case.view)
        cells = [frozenset((x, y) for x, y in pieces) for pieces in table["pieces"]]
        names = case.parts[1:]
        self.cell = _cell(names[-1]) if names else (0, 0)
        lifted = {_cell(names[0])} if len(names) == 2 else set()
        self.before = cells[case.seat] - lifted
        self.own = self.before | {self.cell}
        self.rivals = {seat: cells[seat] for seat in case.others}
        self.all_rivals = frozenset().union(*self.rivals.values())
        self.lifted = next(iter(lifted), None)
        self.number = sum(map(len, cells))

    def threats(self) -> set[Cell]:
        """Free cells that would make five for the mover."""
        return _fifth_cells(self.own, self.all_rivals, self.cell)

    def lines(self, count: int) -> int:
        """Rows of five through the cell that hold so many of the mover's, and nobody else's."""
        rows = [row for row in windows(self.cell) if not self.all_rivals & set(row)]
        return sum(len(self.own & set(row)) == count for row in rows)


def _fifth_cells(own: frozenset[Cell], others: frozenset[Cell], through: Cell) -> set[Cell]:
    found: set[Cell] = set()
    for row in windows(through):
        missing = [cell for cell in row if cell not in own]
        if len(missing) == 1 and missing[0] not in others:
            found.add(missing[0])
    return found


def _lays(case: Case) -> bool:
    return case.parts[0] in ("place", "move")


# -- reasons ------------------------------------------------------------------------------------------------
def _five(case: Case) -> Reason | None:
    return Reason("hint-egyptos-five") if _lays(case) and _Table(case).lines(FIVE) else None


def _stops_five(case: Case) -> Reason | None:
    if not _lays(case):
        return None
    table = _Table(case)
    for seat, cells in table.rivals.items():
        if any(len(cells & set(row)) == FIVE - 1 for row in windows(table.cell)):
            return Reason("hint-egyptos-blocks-four", {"name": case.names[seat]})
    return None


def _two_threats(case: Case) -> Reason | None:
    if not _lays(case):
        return None
    count = len(_Table(case).threats())
    return Reason("hint-egyptos-two-threats", {"count": count}) if count > 1 else None


def _one_threat(case: Case) -> Reason | None:
    return Reason("hint-egyptos-four") if _lays(case) and len(_Table(case).threats()) == 1 else None


def _proven(case: Case) -> Reason | None:
    sure = bool(case.thought.values) and case.thought.values[case.seat] > _SURE
    return Reason("hint-egyptos-forced") if sure and case.match.players == 2 else None


def _answers_the_first(case: Case) -> Reason | None:
    """Only an answer at a corner was proven to be safe."""
    if case.parts[0] != "place" or case.match.players != 2:
        return None
    table = _Table(case)
    at_corner = table.number == 1 and 0 not in table.cell
    return Reason("hint-egyptos-corner") if at_corner else None


def _stops_three(case: Case) -> Reason | None:
    if not _lays(case):
        return None
    table = _Table(case)
    for seat, cells in table.rivals.items():
        rows = [row for row in windows(table.cell) if not table.before & set(row)]
        count = sum(len(cells & set(row)) == FIVE - 2 for row in rows)
        if count:
            return Reason("hint-egyptos-blocks-three", {"name": case.names[seat], "count": count})
    return None


def _makes_three(case: Case) -> Reason | None:
    count = _Table(case).lines(FIVE - 2) if _lays(case) else 0
    return Reason("hint-egyptos-three", {"count": count}) if count else None


def _idle_pyramid(case: Case) -> Reason | None:
    """The pyramid that is lifted stood in no line worth anything."""
    if case.parts[0] != "move":
        return None
    table = _Table(case)
    assert table.lifted is not None
    rows = [row for row in windows(table.lifted) if not table.all_rivals & set(row)]
    useful = any(len(table.before & set(row)) >= FIVE - 3 for row in rows)
    return None if useful else Reason("hint-egyptos-idle")


def _open_lines(case: Case) -> Reason | None:
    if not _lays(case):
        return None
    table = _Table(case)
    count = sum(not table.all_rivals & set(row) for row in windows(table.cell))
    return Reason("hint-egyptos-lines", {"count": count}) if count else None


REASONS: tuple[Callable[[Case], Reason | None], ...] = (
    _five,
    _stops_five,
    _two_threats,
    _proven,
    _one_threat,
    _answers_the_first,
    _stops_three,
    _makes_three,
    _idle_pyramid,
    _open_lines,
)
