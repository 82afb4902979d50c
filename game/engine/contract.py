"""What a game provides, so that everything else can be written once for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from game.engine.dispatch import State
from game.engine.events import Event, Log
from game.engine.rng import Rng

Json = dict[str, Any]
Options = dict[str, Any]


class RefusedError(ValueError):
    """What was asked cannot be done; the text is one plain sentence for a person."""


@dataclass(frozen=True)
class WhyNot:
    """Why an action is not legal: the key of a sentence, and the values that go into it."""

    key: str
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class GameSpec:
    """One game. Its kernels are registered in `dispatch` beside it."""

    id: str
    players: range
    dtype: np.dtype[Any]
    num_actions: int
    most_legal: int  # no position has more legal actions than this
    check_options: Callable[[int, Mapping[str, Any]], Options]  # with every default, or RefusedError
    deal: Callable[[int, Rng, Options], State]
    action_name: Callable[[State, int], str]
    to_json: Callable[[State], Json]
    from_json: Callable[[Json], State]  # or RefusedError
    view_of: Callable[[State, int], State]
    tell_story: Callable[[Log], list[Event]]
    why_not: Callable[[State, str], WhyNot | None]  # None: the action is legal


def new_state(dtype: np.dtype[Any]) -> State:
    """A state of this type with all fields zero."""
    state: State = np.zeros(1, dtype)[0]
    return state
