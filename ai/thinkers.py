"""Which search plays which game. The only place to change when a game gets a search of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from ai import alphabeta
from ai.egyptos.guard import Guard
from ai.levels import choose, level_of, strength_of
from ai.mcts import Search
from ai.tried import Tried
from game.engine.contract import GameSpec
from game.engine.dispatch import State
from game.engine.rng import make_rng
from game.engine.spec import GAMES

_WAIT_SECONDS = 0.002  # between looks at a solver that works in a thread of its own
_EVEN_SLICE = 2000  # nodes, about 2 ms: search and solver take turns, so that their shares must not vary
Steps = list[tuple[int, int]]  # actions played, and what appeared after each


class Sliced(Protocol):
    """A search that works in slices. One belongs to one thread at a time."""

    simulations: int  # made for the present position
    even_slice: int  # where the size of slices matters to the result: their size; else 0

    @property
    def settled(self) -> bool:
        """Whether thinking on is useless."""

    def run(self, most: int) -> int:
        """Think for so many simulations or nodes."""


class Thinker(Sliced, Protocol):
    """A search that makes decisions."""

    counts_nodes: bool  # whether its simulations are nodes of an alpha-beta search

    def begin(self, view: State, seed: int) -> None:
        """Start anew from what a seat sees."""

    def go_on(self, view: State, steps: Steps, seed: int) -> bool:
        """Start with what is known behind the steps from the last position; False: nothing is, use begin."""

    def tried(self) -> list[Tried]:
        """What is known of each action, the best first."""

    def decide(self, tried: Sequence[Tried], seed: int) -> Tried:
        """The action to play, as softly as the level wants."""

    def line(self, first: int) -> list[str]:
        """An action and the expected ones after it, by name."""


class TreeThinker(Search):
    """The tree search at a level."""

    counts_nodes = False

    def __init__(self, game: GameSpec, level: str) -> None:
        super().__init__(game)
        self._level = level_of(game.id, level)

    def decide(self, tried: Sequence[Tried], seed: int) -> Tried:
        """By visits, softened by the level."""
        return choose(tried, int(self._views[0].turn), self._level, make_rng(seed))


class AlphaBetaThinker:
    """Alpha-beta at a level; its table is kept from move to move."""

    counts_nodes = True
    even_slice = _EVEN_SLICE

    def __init__(self, level: str, guard: Guard | None = None) -> None:
        self.simulations = 0
        self.settled = False
        self._strength = strength_of(level)
        self._guard = guard
        self._inner = alphabeta.Thinker(guard=guard)
        self._used = False
        self._seat = 0

    def begin(self, view: State, seed: int) -> None:
        """Start thinking about a view, knowing nothing: what is in the table would change the move."""
        if self._used:
            self._inner = alphabeta.Thinker(guard=self._guard)
        self._start(view, seed)

    def _start(self, view: State, seed: int) -> None:
        self._used = True
        self._inner.start(view, seed, self._strength)
        self._seat = int(view.turn)
        self.simulations = 0
        self.settled = False

    def go_on(self, view: State, steps: Steps, seed: int) -> bool:
        """The table remembers what was found before."""
        self._start(view, seed)
        return True

    def run(self, most: int) -> int:
        """Search so many positions, or a few fewer."""
        self.settled = not self._inner.step(most)
        if self._inner.waits and not self.settled and self.simulations > 0:
            time.sleep(_WAIT_SECONDS)
            return 0
        self.simulations += most
        return most

    def tried(self) -> list[Tried]:
        """The chosen action first, then the alternatives; each counts as visited once."""
        thought = self._inner.thought()
        others = [Tried(action, 1, self._values(value), 0.0) for action, value in thought.alternatives]
        chosen = Tried(thought.action, 1, thought.values, 0.0)
        return [chosen, *(other for other in others if other.action != chosen.action)]

    def _values(self, mine: float) -> tuple[float, ...]:
        return (mine, 1.0 - mine) if self._seat == 0 else (1.0 - mine, mine)

    def decide(self, tried: Sequence[Tried], seed: int) -> Tried:
        """It has chosen already."""
        action = self._inner.thought().action
        return next(move for move in tried if move.action == action)

    def line(self, first: int) -> list[str]:
        """What the table expects."""
        return list(self._inner.thought().line)


class GuardThinker:
    """The exact solver of Egyptos in a thread of its own, beside an alpha-beta search that asks it."""

    counts_nodes = True
    even_slice = _EVEN_SLICE

    def __init__(self, guard: Guard) -> None:
        self.simulations = 0
        self.settled = False
        self._guard = guard

    def begin(self, view: State, seed: int) -> None:
        """The alpha-beta search has told the guard what to watch over."""
        self.simulations = 0
        self.settled = False

    def go_on(self, view: State, steps: Steps, seed: int) -> bool:
        """As `begin`."""
        self.begin(view, seed)
        return True

    def run(self, most: int) -> int:
        """Search so many positions."""
        self.settled = not self._guard.step(most)
        self.simulations += most
        return most

    def tried(self) -> list[Tried]:
        """It proposes nothing itself."""
        return []

    def decide(self, tried: Sequence[Tried], seed: int) -> Tried:
        """As others see it."""
        return tried[0]

    def line(self, first: int) -> list[str]:
        """It has none."""
        return []


Maker = Callable[[str, int], list[Thinker]]


def _alpha_beta(level: str, threads: int) -> list[Thinker]:
    if threads == 1 or not strength_of(level).solver:
        return [AlphaBetaThinker(level)]
    guard = Guard()
    return [AlphaBetaThinker(level, guard), GuardThinker(guard)]


# By game and variant: searches that are better there than the tree search, which plays everything else.
_SPECIAL: dict[tuple[str, str], Maker] = {
    ("egyptos", "egyptos"): _alpha_beta,
    ("egyptos", "egypte"): _alpha_beta,
}


def make_thinkers(view: State, level: str, threads: int = 1) -> list[Thinker]:
    """The searches for the game and variant of a position, one for each thread; the first one leads."""
    game = game_of(view)
    special = _SPECIAL.get((game.id, _variant(game, view)))
    if special is not None:
        return special(level, threads)
    return [TreeThinker(game, level) for _ in range(threads)]


def game_of(state: State) -> GameSpec:
    """The game that a state belongs to."""
    return next(game for game in GAMES.values() if np.dtype(game.dtype) == state.dtype)


def _variant(game: GameSpec, view: State) -> str:
    return str(game.to_json(view).get("variant", ""))
