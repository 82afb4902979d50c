"""What a position of Egyptos says to the eye: stones, legal cells, parts cut off, rows, threats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.match import Match

Cell = tuple[int, int]
LINES: tuple[Cell, ...] = ((1, 0), (0, 1), (1, 1), (1, -1))
FIVE = 5
PYRAMIDS = 12


@dataclass(frozen=True)
class LastMove:
    """What the last action did: from where (None: from the hand) to where."""

    seat: int
    cell: Cell
    origin: Cell | None


@dataclass(frozen=True)
class Thread:
    """A threat: stones of one seat in a line, and the free cells that would complete them."""

    seat: int
    cells: tuple[Cell, ...]
    gaps: tuple[Cell, ...]

    @property
    def four(self) -> bool:
        """Whether one more wins."""
        return len(self.cells) >= FIVE - 1


def stones_of(match: Match) -> dict[Cell, int]:
    """Whose pyramid lies on which cell."""
    state = match.state
    return {
        (int(x), int(y)): seat
        for seat in range(match.players)
        for x, y in state.cells[seat, : int(state.laid[seat])]
    }


def variant_of(match: Match) -> str:
    """The variant's name."""
    return ("egyptos", "egypte", "trio")[int(match.state.variant)]


def is_moving(match: Match) -> bool:
    """Whether all pyramids are laid and they move now, or moved until the end."""
    laid = match.state.laid[: match.players]
    return bool((laid == PYRAMIDS).all()) and (int(match.state.phase) == 1 or int(match.state.moves) > 0)


def times_seen(match: Match) -> int:
    """How often the present position has occurred in the moving phase."""
    state = match.state
    if not is_moving(match):
        return 0
    cells = stones_of(match)
    least_x, least_y = min(x for x, _ in cells), min(y for _, y in cells)
    present = [(int(x) - least_x, int(y) - least_y) for seat in range(match.players) for x, y in state.cells[seat]]
    count = len(present)
    for number in range(int(state.positions)):
        if int(state.position_turn[number]) != int(state.turn):
            continue
        stored = [(int(x), int(y)) for x, y in state.position_cells[number, :count]]
        if stored == present:
            return int(state.times[number])
    return 0


def cell_of(text: str) -> Cell:
    """`3,-1` as two numbers."""
    x, y = text.split(",")
    return int(x), int(y)


def name_of(cell: Cell) -> str:
    """A cell as actions write it."""
    return f"{cell[0]},{cell[1]}"


def shown_name(cell: Cell) -> str:
    """A cell as people read it, with a real minus."""
    return name_of(cell).replace("-", "−")


def last_move(match: Match) -> LastMove | None:
    """The last action that laid a pyramid; passes are looked through."""
    count, players = len(match.actions), match.players
    for back, action in enumerate(reversed(match.actions), start=1):
        parts = action.split(" ")
        seat = (match.turn - back) % players
        if parts[0] == "place":
            return LastMove(seat, cell_of(parts[1]), None)
        if parts[0] == "move":
            return LastMove(seat, cell_of(parts[2]), cell_of(parts[1]))
        if back >= count:
            break
    return None


class Legal:
    """The legal actions, by what a hand can do: lay here, lift this, carry it there, or only pass."""

    def __init__(self, names: Iterable[str]) -> None:
        self.placements: set[Cell] = set()
        self.moves: dict[Cell, set[Cell]] = {}
        self.must_pass = False
        for name in names:
            kind, *cells = name.split(" ")
            if kind == "place":
                self.placements.add(cell_of(cells[0]))
            elif kind == "move":
                self.moves.setdefault(cell_of(cells[0]), set()).add(cell_of(cells[1]))
            else:
                self.must_pass = True


def touching(cell: Cell, by_sides: bool) -> list[Cell]:
    """The cells that touch a cell."""
    x, y = cell
    return [
        (x + dx, y + dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (dx, dy) != (0, 0) and not (by_sides and dx and dy)
    ]


def groups(cells: Iterable[Cell], by_sides: bool) -> list[set[Cell]]:
    """The groups that hang together, the largest first."""
    left = set(cells)
    found: list[set[Cell]] = []
    while left:
        group = {left.pop()}
        fresh = list(group)
        while fresh:
            near = [cell for cell in touching(fresh.pop(), by_sides) if cell in left]
            left.difference_update(near)
            group.update(near)
            fresh += near
        found.append(group)
    return sorted(found, key=lambda group: (-len(group), min(group)))


def cut_off(stones: Iterable[Cell], without: Cell, by_sides: bool) -> set[Cell]:
    """What would no longer hang together with the largest part if this pyramid were lifted."""
    parts = groups((cell for cell in stones if cell != without), by_sides)
    return {cell for part in parts[1:] for cell in part}


def rows_of_five(stones: Mapping[Cell, int]) -> list[tuple[Cell, ...]]:
    """Every unbroken row of five or more of one colour, each from its first to its last cell."""
    rows = []
    for (x, y), seat in stones.items():
        for dx, dy in LINES:
            if stones.get((x - dx, y - dy)) == seat:
                continue
            length = 1
            while stones.get((x + length * dx, y + length * dy)) == seat:
                length += 1
            if length >= FIVE:
                rows.append(tuple((x + step * dx, y + step * dy) for step in range(length)))
    return sorted(rows)


def threads(stones: Mapping[Cell, int]) -> list[Thread]:
    """Fours that one more completes, and open threes that one more makes a four with two ends."""
    found: dict[tuple[Cell, ...], Thread] = {}
    for line in LINES:
        for start in _starts(stones, line):
            for thread in (_four(stones, start, line), _open_three(stones, start, line)):
                if thread is not None:
                    _keep(found, thread)
    covered = [set(thread.cells) for thread in found.values() if thread.four]
    return [
        thread
        for thread in found.values()
        if thread.four or not any(set(thread.cells) <= cells for cells in covered)
    ]


def _keep(found: dict[tuple[Cell, ...], Thread], thread: Thread) -> None:
    """The same stones seen through two windows are one thread with all its gaps."""
    old = found.get(thread.cells)
    gaps = tuple(sorted({*(old.gaps if old else ()), *thread.gaps}))
    found[thread.cells] = Thread(thread.seat, thread.cells, gaps)


def _starts(stones: Mapping[Cell, int], line: Cell) -> set[Cell]:
    return {(x - back * line[0], y - back * line[1]) for x, y in stones for back in range(FIVE)}


def _window(start: Cell, line: Cell, length: int) -> list[Cell]:
    return [(start[0] + step * line[0], start[1] + step * line[1]) for step in range(length)]


def _alone(stones: Mapping[Cell, int], cells: list[Cell], wanted: int) -> Thread | None:
    """So many stones of one seat among these cells, and no other."""
    own = tuple(cell for cell in cells if cell in stones)
    if len(own) != wanted or len({stones[cell] for cell in own}) != 1:
        return None
    return Thread(stones[own[0]], own, tuple(cell for cell in cells if cell not in stones))


def _four(stones: Mapping[Cell, int], start: Cell, line: Cell) -> Thread | None:
    return _alone(stones, _window(start, line, FIVE), FIVE - 1)


def _open_three(stones: Mapping[Cell, int], start: Cell, line: Cell) -> Thread | None:
    """Three among four cells whose both ends are free."""
    cells = _window(start, line, FIVE + 1)
    if cells[0] in stones or cells[-1] in stones:
        return None
    return _alone(stones, cells[1:-1], FIVE - 2)
