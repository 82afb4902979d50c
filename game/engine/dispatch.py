"""The rules of whichever game a state belongs to, for code that is written once for all games.

numba keeps neither closures nor functions passed as arguments from one start to the next; functions chosen by
`overload` on the record's type it does keep. So a kernel may call `legal(state, out)` here, and is compiled
once for each game. Interpreted, the same call looks the game up by the state's dtype.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload
from numpy.typing import NDArray

from game.engine.events import Log
from game.engine.rng import Rng

State = np.record


@dataclass(frozen=True)
class ByState:
    """A function whose body is chosen by the type of its first argument, a state."""

    call: Callable[..., Any]
    register: Callable[[np.dtype[Any], Callable[..., Any]], None]


def by_state(stub: Callable[..., Any]) -> ByState:
    """Make `stub`'s name callable from kernels and from Python, with a body for each registered dtype."""
    bodies: dict[np.dtype[Any], Callable[..., Any]] = {}
    compiled_bodies: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(stub)
    def call(state: State, *rest: Any) -> Any:
        return bodies[state.dtype](state, *rest)

    @overload(call, strict=False)
    def choose(state: Any, *rest: Any) -> Any:
        return compiled_bodies.get(state)

    def register(dtype: np.dtype[Any], body: Callable[..., Any]) -> None:
        bodies[dtype] = body
        compiled_bodies[from_dtype(dtype)] = getattr(body, "py_func", body)

    return ByState(call, register)


def _legal(state: State, out: NDArray[np.int32]) -> int:
    """Write all legal actions into `out`; return how many there are."""
    raise NotImplementedError


def _apply(state: State, action: int, log: Log) -> None:
    """Carry out a legal action."""
    raise NotImplementedError


def _is_over(state: State) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


def _scores(state: State, out: NDArray[np.int32]) -> None:
    """Write the present score of each seat into `out`."""
    raise NotImplementedError


def _winners(state: State) -> int:
    """The winners as a bit per seat; 0 while the game goes on, and for a draw."""
    raise NotImplementedError


def _resample(state: State, rng: Rng) -> None:
    """Deal what the view does not show, uniformly among what is still possible, in place."""
    raise NotImplementedError


_STUBS: dict[str, Callable[..., Any]] = {
    "legal": _legal,
    "apply": _apply,
    "is_over": _is_over,
    "scores": _scores,
    "winners": _winners,
    "resample": _resample,
}
_TABLE = {name: by_state(stub) for name, stub in _STUBS.items()}

legal = _TABLE["legal"].call
apply = _TABLE["apply"].call
is_over = _TABLE["is_over"].call
scores = _TABLE["scores"].call
winners = _TABLE["winners"].call
resample = _TABLE["resample"].call


def register_rules(dtype: np.dtype[Any], **kernels: Callable[..., Any]) -> None:
    """Make a game's kernels the bodies of the functions above; all six must be named."""
    if kernels.keys() != _TABLE.keys():
        raise ValueError(f"a game provides exactly {', '.join(_TABLE)}")
    for name, body in kernels.items():
        _TABLE[name].register(dtype, body)
