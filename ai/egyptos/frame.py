"""From the engine's state to the board of the search, and from its moves back to the engine's actions."""

from __future__ import annotations

import itertools

import numpy as np

from ai.egyptos.board import CELLS, SIDE, TURN_MARK, Board, lay, mark, new_board
from ai.egyptos.moves import CELL_BITS, PASS
from game.engine import dispatch
from game.engine.dispatch import State
from game.engine.egyptos import tables

_WIDEST_GAP = 16  # empty columns or rows beyond this matter to no search
_NARROWEST_GAP = 5  # pyramids so far apart share no window
_ROOM = SIDE - 12

Shifts = list[tuple[int, int]]  # from this coordinate on, so much is taken away


def shifts_of(places: list[int]) -> Shifts:
    """How to shorten the gaps between coordinates so that all fit on the board; exact near every pyramid."""
    for gap in range(_WIDEST_GAP, _NARROWEST_GAP - 1, -1):
        shifts = _shortened(places, gap)
        if places[-1] - shifts[-1][1] <= _ROOM:
            break
    return shifts


def _shortened(places: list[int], gap: int) -> Shifts:
    shifts = [(places[0], places[0])]
    for one, other in itertools.pairwise(places):
        if other - one > gap:
            shifts.append((other, shifts[-1][1] + other - one - gap))
    return shifts


def shortened(place: int, shifts: Shifts) -> int:
    """A coordinate with the gaps before it shortened; the first one is 0."""
    taken = shifts[0][1]
    for start, amount in shifts:
        if place >= start:
            taken = amount
    return place - taken


def lengthened(place: int, shifts: Shifts) -> int:
    """The coordinate that was shortened to this one; a cell in a gap belongs to the nearer side."""
    taken = shifts[0][1]
    for start, amount in shifts:
        if place >= start - amount - _NARROWEST_GAP // 2:
            taken = amount
    return place + taken


class Frame:
    """One state of Egyptos or Égypte, laid out on a board."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.egypte = bool(state.variant == tables.EGYPTE)
        real = [(int(x), int(y)) for seat in (0, 1) for x, y in state.cells[seat, : state.laid[seat]]]
        self._across = shifts_of(sorted({x for x, _ in real}) or [0])
        self._up = shifts_of(sorted({y for _, y in real}) or [0])
        width = max((shortened(x, self._across) for x, _ in real), default=0)
        height = max((shortened(y, self._up) for _, y in real), default=0)
        self._left = (SIDE - width) // 2
        self._low = (SIDE - height) // 2

    def cell(self, x: int, y: int) -> int:
        """The board's cell for a cell with a pyramid on it, or next to one."""
        return (self._low + shortened(y, self._up)) * SIDE + self._left + shortened(x, self._across)

    def name(self, move: int) -> str:
        """A move as the engine names its action."""
        if move == PASS:
            return "pass"
        to, origin = self._real(move & CELLS - 1), self._real(move >> CELL_BITS)
        return f"place {to}" if to == origin else f"move {origin} {to}"

    def _real(self, cell: int) -> str:
        x = lengthened(cell % SIDE - self._left, self._across)
        y = lengthened(cell // SIDE - self._low, self._up)
        return f"{x},{y}"

    def piece_cell(self, piece: int) -> int:
        """Where on the board one of the engine's pyramids lies."""
        x, y = self.state.cells[piece // tables.PYRAMIDS, piece % tables.PYRAMIDS]
        return self.cell(int(x), int(y))

    def board(self) -> Board:
        """A fresh board with this position."""
        board = new_board()
        for seat in (0, 1):
            for index in range(self.state.laid[seat]):
                lay(board, seat, self.piece_cell(seat * tables.PYRAMIDS + index))
        board.turn = self.state.turn
        return board

    def moves(self) -> dict[int, int]:
        """Every legal action of the engine, by the move of the search that it is."""
        buffer = np.zeros(tables.MOST_LEGAL, dtype=np.int32)
        count = dispatch.legal(self.state, buffer) if not dispatch.is_over(self.state) else 0
        return {self.move_of(int(action)): int(action) for action in buffer[:count]}

    def move_of(self, action: int) -> int:
        """The move of the search for one of the engine's actions."""
        if action == tables.PASS:
            return PASS
        if self.state.laid[0] == 0:
            return self.cell(0, 0) << CELL_BITS | self.cell(0, 0)
        anchor, direction = action % tables.CELLS // 8, action % 8
        step = int(tables.DIRECTION_Y[direction]) * SIDE + int(tables.DIRECTION_X[direction])
        target = self.piece_cell(anchor) + step
        if action < tables.FIRST_MOVE:
            return target << CELL_BITS | target
        lifted = self.state.turn * tables.PYRAMIDS + (action - tables.FIRST_MOVE) // tables.CELLS
        return self.piece_cell(int(lifted)) << CELL_BITS | target

    def past_keys(self) -> list[int]:
        """The keys of the positions that occurred in the moving phase, as the search computes them."""
        return [self._past_key(index) for index in range(self.state.positions)]

    def _past_key(self, index: int) -> int:
        """A stored position begins at 0, 0, as if it lay where the present one lies."""
        key = int(TURN_MARK) if self.state.position_turn[index] else 0
        for piece in range(2 * tables.PYRAMIDS):
            x, y = (int(place) for place in self.state.position_cells[index, piece])
            across = shortened(self._across[0][0] + x, self._across)
            up = shortened(self._up[0][0] + y, self._up)
            key ^= int(mark((up * SIDE + across) * 2 + piece // tables.PYRAMIDS))
        return key
