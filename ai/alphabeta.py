"""The opponent for Egyptos and Égypte: alpha-beta in slices, with the exact solver beside it while placing.

    thinker = Thinker()
    thinker.start(view, seed, Strength(nodes=200_000))
    while thinker.step(5_000): ...       # look at the clock and at the stop flag between steps
    thought = thinker.thought()          # at any time, also before the first step

Nothing here looks at a clock: with a limit of nodes the same seed gives the same move everywhere.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ai.egyptos.board import CELLS
from ai.egyptos.book import book_replies
from ai.egyptos.frame import Frame
from ai.egyptos.guard import Guard, Verdict
from ai.egyptos.moves import CELL_BITS, NO_MOVE, worth_of_laying, worth_of_lying
from ai.egyptos.search import run as tree
from ai.egyptos.search.record import DEEPEST, INFINITE, SURE, WIN, new_search
from ai.egyptos.search.table import new_table
from ai.evaluate.egyptos import expectation
from game.engine.dispatch import State
from game.engine.egyptos import tables
from game.engine.egyptos.notation import cells_of
from game.engine.rng import below, make_rng, uniform

_TABLE_BITS = 21
_LONGEST_LINE = 24
_CORNERS = range(4, 8)  # of the engine's directions


@dataclass(frozen=True)
class Strength:
    """How well to play. Softness: choose among moves at most `margin` worse, by `temperature` (0: the best)."""

    depth: int = DEEPEST - 10
    nodes: int | None = None
    threats: bool = True  # look for continuous fours
    solver: bool = True  # ask the exact solver while placing
    margin: int = 0
    temperature: float = 0.0


@dataclass(frozen=True)
class Thought:
    """What the thinker would do now, and why. Values are expected results, one for each seat."""

    action: int
    values: tuple[float, ...]
    nodes: int
    depth: int
    line: tuple[str, ...]
    alternatives: tuple[tuple[int, float], ...]
    proven: bool = False  # the solver has proven that this wins, or that it does not lose while placing


class Thinker:
    """Thinks about one position at a time; what it learns stays in its table for the next one."""

    def __init__(self, table_bits: int = _TABLE_BITS, guard: Guard | None = None) -> None:
        self._table = new_table(table_bits)
        self._search = new_search()
        self._spare = new_search()
        self.guard = guard or Guard()
        self._guard_runs_here = guard is None

    def start(self, state: State, seed: int = 0, strength: Strength | None = None) -> None:
        """Begin to think about a view of a state in which this seat is to move."""
        self._strength = strength or Strength()
        self._rng = make_rng(seed)
        self._frame = Frame(state)
        self._board = self._frame.board()
        self._actions = self._frame.moves()
        if not self._actions:
            raise ValueError("there is nothing to think about: the game is over")
        self._mover = int(state.turn)
        self._depth = 0
        self._values: dict[int, int] = {}
        self._order = self._first_order()
        self._trivial = len(self._order) == 1 or int(state.laid.sum()) == 1
        self._prepare_search()
        self._placing = bool(state.phase == tables.PLACE)
        if self._placing and self._strength.solver:
            self.guard.start(self._board, self._order, self._book_move())
        else:
            self.guard.rest()
        self._begin_iteration()

    def _first_order(self) -> list[int]:
        """All moves, the likeliest first; the answer to the first pyramid is at a corner."""
        if int(self._frame.state.laid.sum()) == 1:
            corners = [move for move, action in self._actions.items() if action % 8 in _CORNERS]
            return sorted(corners, key=lambda _: float(uniform(self._rng)))
        return sorted(self._actions, key=lambda move: (-self._first_worth(move), move))

    def _book_move(self) -> int | None:
        """A move that the book knows to be safe, if it knows this position; which of several like it varies."""
        first, second = (tuple(cells_of(self._frame.state, seat)) for seat in (0, 1))
        replies = book_replies((first, second))
        if not replies:
            return None
        return self._frame.cell(*replies[below(self._rng, len(replies))]) * (CELLS + 1)

    def _first_worth(self, move: int) -> int:
        if move >= NO_MOVE - 1:
            return 0
        to, origin = move & CELLS - 1, move >> CELL_BITS
        worth = int(worth_of_laying(self._board, self._mover, to))
        return worth if to == origin else worth - int(worth_of_lying(self._board, self._mover, origin))

    def _prepare_search(self) -> None:
        search, state = self._search, self._frame.state
        search.nodes = 0
        search.margin = self._strength.margin
        search.threats = self._strength.threats
        search.anywhere = self._frame.egypte
        search.hand = 2 * tables.PYRAMIDS - int(state.laid.sum())
        search.moves_left = int(tables.MOVE_LIMIT[state.variant]) - int(state.moves)
        past = self._frame.past_keys()
        search.past_count = len(past)
        search.past_keys[: len(past)] = past
        search.killers[:] = NO_MOVE
        search.history[:] = 0

    def _begin_iteration(self) -> None:
        losing = self.guard.losing()
        order = [move for move in self._order if move not in losing] or self._order
        moves = self._search.moves[0]
        moves.count = len(order)
        moves.move[: len(order)] = order
        self._searched = order
        tree.begin(self._board, self._search, self._depth + 1, -INFINITE, INFINITE)

    def step(self, budget: int = 4000) -> bool:
        """Search so many positions more, or a few fewer; whether thinking on can change anything."""
        if self._finished():
            return False
        nodes = self._strength.nodes
        budget = budget if nodes is None else min(budget, nodes - int(self._search.nodes))
        if not self._settled and tree.advance(self._board, self._search, self._table, budget):
            self._end_iteration()
        if self._guard_runs_here:
            self.guard.step(max(budget // 4, 1))
        self.guard.prefer(self._order)
        return not self._finished()

    @property
    def _settled(self) -> bool:
        """Whether deeper iterations cannot tell more."""
        best = max(self._values.values(), default=0)
        sure = abs(best) > SURE and self._depth >= WIN - abs(best)
        return self._depth >= self._strength.depth or sure

    @property
    def waits(self) -> bool:
        """Whether only the guard, in its own thread, can still tell more."""
        return self._settled and not self._guard_runs_here

    def _finished(self) -> bool:
        if self._trivial or self.guard.winning_move() is not None:
            return True
        nodes = self._strength.nodes
        if nodes is not None and max(int(self._search.nodes), self.guard.nodes) >= nodes:
            return True
        return self._settled and not self.guard.busy()

    def _end_iteration(self) -> None:
        """Take over the values of a finished iteration; the next one tries the best moves first."""
        self._depth += 1
        values = self._search.root_values[: len(self._searched)]
        self._values = {move: int(value) for move, value in zip(self._searched, values, strict=True)}
        self._order = sorted(self._order, key=lambda move: -self._values.get(move, -INFINITE))
        if not self._settled:
            self._begin_iteration()

    def thought(self) -> Thought:
        """The present best move; a legal one at any time."""
        move, proven = self._choose()
        value = self._value_of(move)
        ranked = [m for m in self._order if m in self._values][:8]
        return Thought(
            action=self._actions[move],
            values=self._per_seat(value),
            nodes=int(self._search.nodes) + self.guard.nodes,
            depth=self._depth,
            line=self._line_from(move),
            alternatives=tuple((self._actions[m], expectation(self._value_of(m))) for m in ranked),
            proven=proven,
        )

    def _value_of(self, move: int) -> int:
        if move == self.guard.winning_move():
            return WIN
        return self._values.get(move, 0)

    def _per_seat(self, value: int) -> tuple[float, ...]:
        mine = expectation(value)
        return (mine, 1 - mine) if self._mover == 0 else (1 - mine, mine)

    def _choose(self) -> tuple[int, bool]:
        """The move to play, and whether the solver stands behind it."""
        win = self.guard.winning_move()
        if win is not None:
            return win, True
        order = self._order_now()
        if self._wins_for_sure(order[0]):
            return order[0], False
        for verdict in (Verdict.SAFE, Verdict.OPEN):  # while placing; the search sees across into the moving phase
            for move in order:
                if self.guard.verdict(move) is verdict and self._value_of(move) > -SURE:
                    return move, verdict is Verdict.SAFE
        standing = [move for move in order if self.guard.verdict(move) is not Verdict.LOSES]
        return (standing or order)[0], False

    def _wins_for_sure(self, move: int) -> bool:
        running = move == int(self._search.best_move[0]) and int(self._search.best[0]) > SURE
        return running or self._value_of(move) > SURE

    def _order_now(self) -> list[int]:
        """The moves, best first; softened, a move near the best may come first."""
        order = list(self._order)
        if not self._values:
            return order
        best = self._values.get(order[0], 0)
        running_best = int(self._search.best_move[0])
        if self._search.tried[0] > 1 and running_best in self._values and not self._strength.margin:
            order.remove(running_best)
            order.insert(0, running_best)
        if self._strength.temperature <= 0 or abs(best) > SURE or not self._values:
            return order
        near = [m for m in order if self._values.get(m, -INFINITE) >= best - self._strength.margin]
        chosen = near[self._draw([self._values.get(m, best) - best for m in near])]
        return [chosen, *(m for m in order if m != chosen)]

    def _draw(self, behind: list[int]) -> int:
        """One of the moves, the likelier the better it is; the same one each time it is asked."""
        weights = [math.exp(value / self._strength.temperature) for value in behind]
        rest = float(uniform(self._rng.copy())) * sum(weights)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        return 0

    def _line_from(self, first: int) -> tuple[str, ...]:
        """The line that the table holds, if it begins with this move."""
        spare, search = self._spare, self._search
        spare.hand, spare.moves_left, spare.anywhere = search.hand, search.moves_left, search.anywhere
        line = np.zeros(_LONGEST_LINE, dtype=np.int64)
        count = tree.principal_line(self._frame.board(), spare, self._table, line)
        moves = [int(move) for move in line[:count]]
        return tuple(map(self._frame.name, moves if moves and moves[0] == first else [first]))
