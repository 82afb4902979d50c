"""What the search asks about a position of any game: how promising each action is, how it stands for each seat.

A game answers in `ai/evaluate/<game>.py`; a game that does not is judged by its scores alone. The functions are
chosen by the type of the state, as the rules are in `game.engine.dispatch`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ai.memory import Memory
from game.engine.dispatch import State, by_state, legal, scores, winners
from game.engine.jit import kernel
from game.engine.rng import Rng, below, uniform

MOST_SEATS = 5
Weights = NDArray[np.float32]
Values = NDArray[np.float32]


@dataclass(frozen=True)
class SearchSettings:
    """How a game wants to be searched. The order of the fields is the order of the constants below."""

    exploration: float = 1.2
    urgency: float = 0.1  # an action not yet tried is hoped to be worth the position, less this
    epsilon: float = 0.4  # the part of playout actions that are chosen blindly
    playout_plies: int = 12  # 0: evaluate at once
    finish_turn: bool = True  # after so many plies, play on until the turn passes
    split_after: int = 40  # visits after which the continuations of an action are told apart by what appeared
    widest: int = 60  # so many actions of a position are looked at, those with the best prior
    win_share: float = 0.7  # the rest of a value is the margin
    margin_scale: float = 20.0
    plain: bool = False  # UCT as in the textbook: no prior, random playouts; the yardstick of the arena


EXPLORATION, URGENCY, EPSILON, PLAYOUT_PLIES, FINISH_TURN = range(5)
SPLIT_AFTER, WIDEST, WIN_SHARE, MARGIN_SCALE, PLAIN = range(5, 10)
Controls = NDArray[np.float64]


def controls_of(settings: SearchSettings) -> Controls:
    """The settings as kernels read them."""
    return np.array(astuple(settings), dtype=np.float64)


def pack(weights: Mapping[str, float]) -> Weights:
    """A table of weights as kernels read it, in the table's order."""
    return np.array(list(weights.values()), dtype=np.float32)


def _prior(state: State, weights: Weights, actions: NDArray[np.int32], count: int, out: Values) -> None:
    """Write a positive weight for each of the first `count` legal actions, from public information."""
    raise NotImplementedError


def _evaluate(state: State, weights: Weights, out: Values) -> None:
    """Write the expected result of each seat, 0 … 1, of a game that goes on."""
    raise NotImplementedError


def _appeared(state: State) -> int:
    """A number for what the last action brought to light by chance; 0 for nothing. The same from a view."""
    raise NotImplementedError


def _playout_action(
    state: State, weights: Weights, epsilon: float, rng: Rng, actions: NDArray[np.int32], priors: Values
) -> int:
    """One action of a playout; `actions` and `priors` are room to work in."""
    raise NotImplementedError


_STUBS: dict[str, Callable[..., Any]] = {
    "prior": _prior,
    "evaluate": _evaluate,
    "appeared": _appeared,
    "playout_action": _playout_action,
}
_TABLE = {name: by_state(stub) for name, stub in _STUBS.items()}

prior = _TABLE["prior"].call
evaluate = _TABLE["evaluate"].call
appeared = _TABLE["appeared"].call
playout_action = _TABLE["playout_action"].call


@kernel
def end_value(state: State, controls: Controls, points: NDArray[np.int32], out: Values) -> None:
    """The value of a finished game: a share of the win, and a little for the margin."""
    players = int(state.players)
    scores(state, points)
    won = int(winners(state))
    number = 0
    for seat in range(players):
        number += won >> seat & 1
    for seat in range(players):
        share = 1.0 / players
        if number > 0:
            share = (won >> seat & 1) / number
        margin = squashed(_lead(points, players, seat) / controls[MARGIN_SCALE])
        out[seat] = controls[WIN_SHARE] * share + (1.0 - controls[WIN_SHARE]) * margin


@kernel
def squashed(lead: float) -> float:
    """A lead as a number from 0 to 1; 0.5 is level."""
    return 0.5 + 0.5 * math.tanh(lead)


@kernel
def _lead(points: Any, players: int, seat: int) -> float:
    """Own points less the best other's."""
    best = -1.0e9
    for other in range(players):
        if other != seat:
            best = max(best, float(points[other]))
    return float(points[seat]) - best


@kernel
def values_from_scores(
    estimates: Values, players: int, spread: float, scale: float, win_share: float, out: Values
) -> None:
    """Expected final scores as values: the chance of the win by softmax over `spread`, the margin over `scale`."""
    best = float(estimates[0])
    for seat in range(1, players):
        best = max(best, float(estimates[seat]))
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((float(estimates[seat]) - best) / spread)
        total += out[seat]
    for seat in range(players):
        margin = squashed(_lead(estimates, players, seat) / scale)
        out[seat] = win_share * out[seat] / total + (1.0 - win_share) * margin


@kernel
def drawn_by_weight(rng: Rng, priors: Values, count: int) -> int:
    """A place in the list, each with a chance in proportion to its weight."""
    total = 0.0
    for place in range(count):
        total += priors[place]
    rest = uniform(rng) * total
    for place in range(count):
        rest -= priors[place]
        if rest < 0.0:
            return place
    return count - 1


@kernel
def choose_by_prior(
    state: State, weights: Weights, epsilon: float, rng: Rng, actions: NDArray[np.int32], priors: Values
) -> int:
    """With chance epsilon any legal action, else one in proportion to its prior."""
    count = legal(state, actions)
    if count == 1:
        return int(actions[0])
    if uniform(rng) < epsilon:
        return int(actions[below(rng, count)])
    prior(state, weights, actions, count, priors)
    return int(actions[drawn_by_weight(rng, priors, count)])


# The fallback for a game without a file of its own ------------------------------------------------------------


@kernel
def even_prior(state: State, weights: Weights, actions: NDArray[np.int32], count: int, out: Values) -> None:
    """Every action is as promising as any other."""
    for place in range(count):
        out[place] = 1.0


@kernel
def evaluate_by_score(state: State, weights: Weights, out: Values) -> None:
    """The present scores decide."""
    players = int(state.players)
    points = np.zeros(MOST_SEATS, dtype=np.int32)
    scores(state, points)
    estimates = np.zeros(MOST_SEATS, dtype=np.float32)
    for seat in range(players):
        estimates[seat] = points[seat]
    values_from_scores(estimates, players, 20.0, 20.0, 0.7, out)


@kernel
def nothing_appeared(state: State) -> int:
    """No action is told apart by what it brought to light."""
    return 0


_FALLBACK: dict[str, Callable[..., Any]] = {
    "prior": even_prior,
    "evaluate": evaluate_by_score,
    "appeared": nothing_appeared,
    "playout_action": choose_by_prior,
}


@dataclass(frozen=True)
class Judge:
    """How a game is searched: its settings, its table of weights, and what is worth remembering."""

    settings: SearchSettings
    weights: Mapping[str, float]
    memory: type[Memory] = Memory


JUDGES: dict[np.dtype[Any], Judge] = {}


def register_judge(dtype: np.dtype[Any], judge: Judge, **kernels: Callable[..., Any]) -> None:
    """Make a game's kernels the bodies of the functions above; what is not named is judged by the fallback."""
    JUDGES[dtype] = judge
    for name, body in (_FALLBACK | kernels).items():
        _TABLE[name].register(dtype, body)
