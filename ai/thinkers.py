"""Which search plays which game. The only place to change when a game gets a search of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from ai.mcts import Search, Tried
from game.engine.contract import GameSpec
from game.engine.dispatch import State
from game.engine.spec import GAMES

Steps = list[tuple[int, int]]  # actions played, and what appeared after each


class Thinker(Protocol):
    """A search that works in slices. One belongs to one thread at a time."""

    simulations: int  # made for the present position
    counts_nodes: bool  # whether these are nodes of an alpha-beta search

    @property
    def settled(self) -> bool:
        """Whether thinking on is useless."""

    def begin(self, view: State, seed: int) -> None:
        """Start anew from what a seat sees."""

    def go_on(self, view: State, steps: Steps, seed: int) -> bool:
        """Start with what is known behind the steps from the last position; False: nothing is, use begin."""

    def run(self, most: int) -> int:
        """Think for so many simulations or nodes."""

    def tried(self) -> list[Tried]:
        """What is known of each action, the best first."""

    def line(self, first: int) -> list[str]:
        """An action and the expected ones after it, by name."""


Maker = Callable[[GameSpec], Thinker]

# By game and variant: searches that are better there than the tree search that plays everything.
_SPECIAL: dict[tuple[str, str], Maker] = {}


def make_thinker(view: State) -> Thinker:
    """The search for the game and variant of a position."""
    game = game_of(view)
    return _SPECIAL.get((game.id, _variant(game, view)), Search)(game)


def game_of(state: State) -> GameSpec:
    """The game that a state belongs to."""
    return next(game for game in GAMES.values() if np.dtype(game.dtype) == state.dtype)


def _variant(game: GameSpec, view: State) -> str:
    return str(game.to_json(view).get("variant", ""))
