"""That neither side can force five while placing: found by the solver, written down as replies, and checked.

A position is written as the cells of both seats, turned, mirrored and shifted so that all its likenesses are
written the same way. The replies are the defender's; the answers to a four are not written: there is only one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from ai.egyptos.board import SIDE, Board, completion, lay, new_board
from ai.egyptos.moves import worth_of_laying
from ai.egyptos.solver import run as solver
from ai.egyptos.solver.record import new_stack
from ai.egyptos.solver.table import Table

Cell = tuple[int, int]
Cells = tuple[Cell, ...]
Position = tuple[Cells, Cells]  # of seat 0 and of seat 1, each by x, then y
Replies = dict[Position, Cell]
Way = tuple[int, int, int]  # one of eight turnings, and what is added to x and y after it

_MIDDLE = SIDE // 2
_SLICE = 20_000
AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0))


def turned(cell: Cell, way: int) -> Cell:
    """A cell under one of the eight turnings and mirrorings."""
    x = -cell[0] if way & 1 else cell[0]
    y = -cell[1] if way & 2 else cell[1]
    return (y, x) if way & 4 else (x, y)


def moved(cell: Cell, way: Way) -> Cell:
    """A cell turned, then shifted."""
    x, y = turned(cell, way[0])
    return x + way[1], y + way[2]


def moved_back(cell: Cell, way: Way) -> Cell:
    """The cell that `moved` takes to this one."""
    x, y = cell[0] - way[1], cell[1] - way[2]
    if way[0] & 4:
        x, y = y, x
    return (-x if way[0] & 1 else x), (-y if way[0] & 2 else y)


def _forms(position: Position) -> list[tuple[Position, Way]]:
    forms = []
    for turning in range(8):
        cells = [turned(cell, turning) for seat in position for cell in seat]
        way = (turning, -min(x for x, _ in cells), -min(y for _, y in cells))
        first, second = (tuple(sorted(moved(cell, way) for cell in seat)) for seat in position)
        forms.append(((first, second), way))
    return forms


def written(position: Position) -> tuple[Position, Way]:
    """How a position is written, and how it was moved for that."""
    return min(_forms(position))


def ways_to_write(position: Position) -> list[Way]:
    """Every way to move a position so that it is as it is written: several if it has a symmetry."""
    forms = _forms(position)
    least = min(forms)[0]
    return [way for form, way in forms if form == least]


def with_cell(position: Position, seat: int, cell: Cell) -> Position:
    """The position with one more pyramid."""
    first, second = position
    if seat == 0:
        return tuple(sorted((*first, cell))), second
    return first, tuple(sorted((*second, cell)))


def touching_cells(position: Position) -> list[Cell]:
    """The free cells that touch a pyramid."""
    taken = {*position[0], *position[1]}
    return sorted({(x + dx, y + dy) for x, y in taken for dx, dy in AROUND} - taken)


def board_of(position: Position) -> Board:
    """A board with this position, its 0, 0 in the middle."""
    board = new_board()
    for seat in (0, 1):
        for x, y in position[seat]:
            lay(board, seat, (_MIDDLE + y) * SIDE + _MIDDLE + x)
    board.turn = (len(position[0]) + len(position[1])) % 2
    return board


def cell_of(place: int) -> Cell:
    """The cell of such a board's place."""
    return place % SIDE - _MIDDLE, place // SIDE - _MIDDLE


def opening(attacker: int) -> Position:
    """From where the attacker is to move: the second player answers the first pyramid at a corner."""
    return (((0, 0),), ((1, 1),)) if attacker == 0 else (((0, 0),), ())


class Prover:
    """Answers, for one attacker, whether he can force five; keeps what it learns in its table."""

    def __init__(self, attacker: int, table: Table) -> None:
        self.attacker = attacker
        self.table = table
        self.stack = new_stack()
        self.nodes = 0

    def ask(self, position: Position) -> Iterator[int]:
        """Search in slices; after each, yield the positions searched so far. Then read `wins` and `moves`."""
        self._board = board_of(position)
        solver.begin(self._board, self.attacker, self.stack, self.table)
        while not solver.advance(self._board, self.stack, self.table, _SLICE):
            yield self.nodes + int(self.stack.nodes)
        self.nodes += int(self.stack.nodes)

    def searched(self) -> int:
        """How many positions were searched for all questions so far."""
        return self.nodes if self.stack.done else self.nodes + int(self.stack.nodes)

    def numbers(self) -> str:
        """How near the answer looks: the proof numbers of the first moves."""
        count = int(self.stack.count[0])
        return f"numbers {int(self.stack.stops[0, :count].min())}, {int(self.stack.reaches[0, :count].sum())}"

    def answered(self, position: Position) -> bool:
        """Whether the attacker forces five from here; searches until it is known."""
        for _ in self.ask(position):
            pass
        return self.attacker_wins

    @property
    def mover_wins(self) -> bool:
        """Whether the player to move reaches his aim."""
        return bool(self.stack.reach == 0)

    @property
    def attacker_wins(self) -> bool:
        """Whether the attacker forces five."""
        return self.mover_wins == (self._board.turn == self.attacker)

    def moves(self) -> list[Cell]:
        """Moves that are proven to reach the mover's aim, the likeliest first."""
        stack, board = self.stack, self._board
        places = [int(stack.cells[0, i]) for i in range(stack.count[0]) if stack.stops[0, i] == 0]
        return [cell_of(p) for p in sorted(places, key=lambda p: -int(worth_of_laying(board, board.turn, p)))]


def answer_to_four(position: Position, attacker: int) -> Cell | None:
    """Where the attacker's four must be stopped; None if he has none. Two of them cannot be stopped."""
    place = int(completion(board_of(position), attacker))
    return cell_of(place) if place >= 0 else None


def gather_replies(prover: Prover, start: Position, most_pieces: int, replies: Replies) -> Iterator[int]:
    """Fill in a proven reply to every attack, while at most so many pyramids lie; yield now and then."""
    fresh = {written(start)[0]}
    while fresh:
        reached = set()
        for position in sorted(fresh):
            for cell in touching_cells(position):
                attacked = written(with_cell(position, prover.attacker, cell))[0]
                if len(attacked[0]) + len(attacked[1]) > most_pieces:
                    continue
                reply = answer_to_four(attacked, prover.attacker) or replies.get(attacked)
                if reply is None:
                    if prover.answered(attacked):
                        raise ValueError(f"the attacker wins from {attacked}")
                    reply = replies[attacked] = prover.moves()[0]
                reached.add(written(with_cell(attacked, 1 - prover.attacker, reply))[0])
            yield len(replies)
        fresh = reached


def line_of(position: Position, reply: Cell) -> str:
    """`seat 0 / seat 1 > reply`, cells as x.y."""
    seats = [" ".join(f"{x}.{y}" for x, y in seat) for seat in position]
    return f"{seats[0]} / {seats[1]} > {reply[0]}.{reply[1]}"


def write_replies(replies: Replies, path: Path) -> None:
    """One line for each position."""
    path.write_text("".join(line_of(*item) + "\n" for item in sorted(replies.items())))


def read_replies(lines: Iterable[str]) -> Replies:
    """The replies of such a file."""
    replies: Replies = {}
    for line in lines:
        seats, reply = line.split(" > ")
        first, second = (tuple(_cell(text) for text in seat.split()) for seat in seats.split(" / "))
        replies[first, second] = _cell(reply)
    return replies


def _cell(text: str) -> Cell:
    x, y = text.strip().split(".")
    return int(x), int(y)
