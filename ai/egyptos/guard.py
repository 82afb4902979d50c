"""The exact solver beside the search: is there a forced five, and which moves would give the other one?

The guard works in slices, so that it can share a thread with the search or have one of its own: `step` is called
by one thread; `prefer`, `verdict`, `losing` and `winning_move` may be called by another (they only exchange
whole objects). While placing only: the solver knows nothing of the moving phase.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from ai.egyptos.board import CELLS, PYRAMIDS, Board
from ai.egyptos.moves import make
from ai.egyptos.solver import run as solver
from ai.egyptos.solver.record import Stack, new_stack
from ai.egyptos.solver.table import Table, new_table

_TABLE_BITS = 21


class Verdict(enum.Enum):
    """What is known of a move: it loses by force while placing, it does not, or it is not known."""

    OPEN = 0
    SAFE = 1
    LOSES = 2


@dataclass
class _Question:
    """One search of the solver on a board of its own."""

    board: Board
    stack: Stack
    attacker: int

    def begin(self, table: Table) -> None:
        solver.begin(self.board, self.attacker, self.stack, table)


class Guard:
    """Watches over one position at a time."""

    def __init__(self, table_bits: int = _TABLE_BITS) -> None:
        self._table = new_table(table_bits)
        self._stacks = (new_stack(), new_stack())
        self.rest()

    def rest(self) -> None:
        """Watch over nothing."""
        self._verdicts: dict[int, Verdict] = {}
        self._order: list[int] = []
        self._win: int | None = None
        self._own: _Question | None = None
        self._theirs: _Question | None = None
        self._looked_at: int | None = None
        self._turn = 0
        self.nodes = 0

    def start(self, board: Board, order: list[int], known_safe: int | None = None) -> None:
        """Watch over a position of the placing phase and its moves; the book may know a safe one."""
        self.rest()
        if known_safe is not None:
            self._verdicts = {known_safe: Verdict.SAFE}
        self._root = board.copy()
        self._order = list(order)
        self._own = _Question(board.copy(), self._stacks[0], int(board.turn))
        self._own.begin(self._table)

    def prefer(self, order: list[int]) -> None:
        """The moves in the order in which the search likes them now."""
        self._order = list(order) if self._order else self._order

    def verdict(self, move: int) -> Verdict:
        """What is known of a move."""
        return self._verdicts.get(move, Verdict.OPEN)

    def losing(self) -> frozenset[int]:
        """The moves that are proven to lose."""
        return frozenset(move for move, verdict in list(self._verdicts.items()) if verdict is Verdict.LOSES)

    def winning_move(self) -> int | None:
        """A move that is proven to force five while placing."""
        return self._win

    def busy(self) -> bool:
        """Whether there is still something to find out that matters."""
        return self._win is None and (self._own is not None or self._next_to_look_at() is not None)

    def _next_to_look_at(self) -> int | None:
        """The first move that is not known to lose, unless it is known to be safe."""
        for move in self._order:
            verdict = self.verdict(move)
            if verdict is Verdict.SAFE:
                return None
            if verdict is Verdict.OPEN:
                return move
        return None

    def step(self, budget: int) -> bool:
        """Search so many positions more; whether there is still something to find out."""
        self._turn += 1
        if self._own is not None and (self._turn % 2 or self._next_to_look_at() is None):
            self._step_own(budget)
        elif self._order:
            self._step_theirs(budget)
        return self.busy()

    def _step_own(self, budget: int) -> None:
        assert self._own is not None
        if not self._advance(self._own, budget):
            return
        stack = self._own.stack
        if stack.reach == 0:
            place = next(i for i in range(stack.count[0]) if stack.stops[0, i] == 0)
            cell = int(stack.cells[0, place])
            self._win = cell * (CELLS + 1)
        self._own = None

    def _step_theirs(self, budget: int) -> None:
        move = self._next_to_look_at()
        if move is None:
            return
        if self._theirs is None or move != self._looked_at:
            self._theirs = None
            self._look_at(move)
        if self._theirs is not None and self._advance(self._theirs, budget):
            loses = self._theirs.stack.reach == 0
            self._verdicts = self._verdicts | {move: Verdict.LOSES if loses else Verdict.SAFE}
            self._theirs = None

    def _look_at(self, move: int) -> None:
        """Turn to a move; what was found out about the last one stays in the table."""
        board = self._root.copy()
        make(board, move)
        if board.laid[0] + board.laid[1] == 2 * PYRAMIDS or board.pure[1 - board.turn, 5]:
            self._verdicts = self._verdicts | {move: Verdict.SAFE}
            return
        self._looked_at = move
        self._theirs = _Question(board, self._stacks[1], int(board.turn))
        self._theirs.begin(self._table)

    def _advance(self, question: _Question, budget: int) -> bool:
        before = int(question.stack.nodes)
        done = bool(solver.advance(question.board, question.stack, self._table, budget))
        self.nodes += int(question.stack.nodes) - before
        return done
