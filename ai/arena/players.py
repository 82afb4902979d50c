"""Who can play in the arena: the five levels, and yardsticks.

A player is named by a text: `vizier`, `greedy`, `uct`, or with changes, `tree:simulations=500,exploration=0.8`.
What may be changed: `seconds`, `simulations`, each field of SearchSettings, each weight of the game's evaluation.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol, cast

import numpy as np

from ai.job import Limits, Mind, slices
from ai.judge import JUDGES, MOST_SEATS, SearchSettings, controls_of, end_value, evaluate, pack
from ai.levels import LEVELS
from ai.mcts import Search
from game.engine.contract import GameSpec
from game.engine.dispatch import State, apply, is_over, legal, resample
from game.engine.events import NO_LOG
from game.engine.rng import below, make_rng

YARDSTICKS = ("greedy", "uct", "tree", "random")
PLAYERS = (*LEVELS, *YARDSTICKS)
_GREEDY_DEALS = 8
_UCT = SearchSettings(
    exploration=1.0,
    urgency=0.0,
    epsilon=1.0,
    playout_plies=1_000_000,
    finish_turn=False,
    split_after=1_000_000_000,
    widest=1_000_000,
    win_share=1.0,
    plain=True,
)


class Player(Protocol):
    """Somebody at a seat: sees only what the seat sees."""

    def begin(self, view: State) -> None:
        """Shown the deal, as the seat sees it."""

    def choose(self, view: State) -> int:
        """An action for the position."""

    def notice(self, action: int, view_after: State) -> None:
        """Told of every action of every seat."""


class LevelPlayer:
    """One of the five levels, exactly as a person meets it."""

    def __init__(self, game: GameSpec, level: str, limits: Limits, seed: int) -> None:
        self._mind = Mind(game, level, seed)
        self._limits = limits

    def begin(self, view: State) -> None:
        """It remembers what it sees."""
        self._mind.recall([view])

    def choose(self, view: State) -> int:
        """Think in a job, and wait for it."""
        job = self._mind.think(view, self._limits.seconds, self._limits.simulations)
        job.wait()
        thought = job.thought()
        if thought is None or job.trouble:
            raise RuntimeError(f"the search broke: {job.trouble}")
        return thought.action

    def notice(self, action: int, view_after: State) -> None:
        """It keeps its tree."""
        self._mind.notice(action, view_after)


class _Simple:
    """A player who looks at nothing but the position."""

    def __init__(self, game: GameSpec, seed: int) -> None:
        self.game = game
        self.rng = make_rng(seed)
        self._room = np.zeros(game.most_legal, dtype=np.int32)

    def begin(self, view: State) -> None:
        """It does not look before its turn."""

    def legal(self, view: State) -> list[int]:
        """All legal actions."""
        return [int(action) for action in self._room[: legal(view, self._room)]]

    def notice(self, action: int, view_after: State) -> None:
        """It remembers nothing."""


class RandomPlayer(_Simple):
    """Plays any legal action."""

    def choose(self, view: State) -> int:
        """Any."""
        actions = self.legal(view)
        return actions[below(self.rng, len(actions))]


class GreedyPlayer(_Simple):
    """Looks one action ahead and takes the one after which the evaluation likes its seat best."""

    def __init__(self, game: GameSpec, seed: int) -> None:
        super().__init__(game, seed)
        self._controls = controls_of(JUDGES[game.dtype].settings)
        self._weights = pack(JUDGES[game.dtype].weights)
        self._points = np.zeros(MOST_SEATS, dtype=np.int32)
        self._value = np.zeros(MOST_SEATS, dtype=np.float32)
        self._log = NO_LOG.copy()

    def choose(self, view: State) -> int:
        """The mean over some deals of what is hidden; among equals, any."""
        actions = self.legal(view)
        if len(actions) == 1:
            return actions[0]
        deals = [self._deal(view) for _ in range(_GREEDY_DEALS)]
        worth = [sum(self._worth(deal, action) for deal in deals) for action in actions]
        best = max(worth)
        equals = [action for action, value in zip(actions, worth, strict=True) if value >= best - 1e-6]
        return equals[below(self.rng, len(equals))]

    def _deal(self, view: State) -> State:
        deal = view.copy()
        resample(deal, self.rng)
        return deal

    def _worth(self, deal: State, action: int) -> float:
        seat = int(deal.turn)
        after = deal.copy()
        apply(after, action, self._log)
        if is_over(after):
            end_value(after, self._controls, self._points, self._value)
        else:
            evaluate(after, self._weights, self._value)
        return float(self._value[seat])


class TreePlayer(_Simple):
    """The bare tree search with given settings and weights; plays the most visited action."""

    def __init__(self, game: GameSpec, limits: Limits, seed: int, search: Search) -> None:
        super().__init__(game, seed)
        self._search = search
        self._limits = limits

    def choose(self, view: State) -> int:
        """With the same time or simulations as its opponents."""
        actions = self.legal(view)
        if len(actions) == 1:
            return actions[0]
        self._search.begin(view, int(below(self.rng, 2**31)))
        for _ in slices(self._search, self._limits):
            pass
        return self._search.tried()[0].action


def make_player(text: str, game: GameSpec, limits: Limits, seed: int) -> Player:
    """The player that a text names; ValueError with a sentence if there is none."""
    name, changes = parsed(text)
    limits = Limits(changes.pop("seconds", limits.seconds), _whole(changes.pop("simulations", limits.simulations)))
    if name in LEVELS:
        return LevelPlayer(game, name, limits, seed)
    if name == "greedy":
        return GreedyPlayer(game, seed)
    if name == "random":
        return RandomPlayer(game, seed)
    settings = _UCT if name == "uct" else JUDGES[game.dtype].settings
    return TreePlayer(game, limits, seed, _changed_search(game, settings, changes))


def parsed(text: str) -> tuple[str, dict[str, float]]:
    """Name and changes of a player."""
    name, _, rest = text.partition(":")
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS)}")
    try:
        pairs = [part.split("=") for part in rest.split(",") if part]
        return name, {key: float(value) for key, value in pairs}
    except ValueError:
        raise ValueError(f"changes are written name=number, not {rest!r}") from None


def _whole(number: float | None) -> int | None:
    return None if number is None else int(number)


def _changed_search(game: GameSpec, settings: SearchSettings, changes: dict[str, float]) -> Search:
    weights = dict(JUDGES[game.dtype].weights)
    for name, value in changes.items():
        if name in weights:
            weights[name] = value
        elif name in SearchSettings.__dataclass_fields__:
            settings = replace(settings, **cast(dict[str, Any], {name: value}))
        else:
            raise ValueError(f"{game.id} has neither a weight nor a setting {name!r}")
    return Search(game, settings, pack(weights))
