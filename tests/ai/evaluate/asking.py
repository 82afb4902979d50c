"""Asking the evaluation about a match: values of the seats, first sight of the actions, playouts."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import ai.evaluate  # noqa: F401  (registers how each game is judged)
from ai.judge import JUDGES, MOST_SEATS, Weights, evaluate, pack, playout_action, prior
from game.engine import dispatch
from game.engine.dispatch import State
from game.engine.events import NO_LOG
from game.engine.match import Match
from game.engine.rng import below, make_rng


def weights_of(match: Match) -> Weights:
    return pack(JUDGES[match.game.dtype].weights)


def values_of(match: Match, state: State | None = None) -> list[float]:
    """What each seat may expect."""
    out = np.full(MOST_SEATS, np.nan, dtype=np.float32)
    evaluate(match.state.copy() if state is None else state, weights_of(match), out)
    return [float(value) for value in out[: match.players]]


def first_sight(match: Match, state: State | None = None) -> dict[str, float]:
    """The weight of each action by name."""
    state = match.state.copy() if state is None else state
    actions = np.zeros(match.game.most_legal, dtype=np.int32)
    count = dispatch.legal(state, actions)
    out = np.full(match.game.most_legal, np.nan, dtype=np.float32)
    prior(state, weights_of(match), actions, count, out)
    names = [match.game.action_name(state, int(action)) for action in actions[:count]]
    return dict(zip(names, out[:count].tolist(), strict=True))


def positions(game_id: str, players: int, seed: int, every: int, most: int = 400) -> Iterator[Match]:
    """Positions of a game between players who play at random, `every` so many actions."""
    match = Match.new(game_id, players, seed)
    rng = make_rng(seed)
    for number in range(most):
        if match.over:
            return
        if number % every == 0:
            yield match
        names = list(match.legal_by_name())
        match.play(names[below(rng, len(names))])


def dealt(match: Match, seed: int) -> State:
    """What the seat to move sees, with the rest dealt by this seed."""
    state = match.view(match.turn)
    dispatch.resample(state, make_rng(seed))
    return state


def played_out(match: Match, seed: int, most: int) -> State:
    """The state after a playout of so many actions at most; each is checked to be legal."""
    state = match.state.copy()
    rng = make_rng(seed)
    actions = np.zeros(match.game.most_legal, dtype=np.int32)
    priors = np.zeros(match.game.most_legal, dtype=np.float32)
    legal = np.zeros(match.game.most_legal, dtype=np.int32)
    for _ in range(most):
        if dispatch.is_over(state):
            break
        action = playout_action(state, weights_of(match), 0.1, rng, actions, priors)
        count = dispatch.legal(state, legal)
        assert action in legal[:count], match.game.action_name(state, action)
        dispatch.apply(state, action, NO_LOG.copy())
    return state
