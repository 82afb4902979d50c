"""Egyptos hides nothing: every seat sees the whole table."""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.jit import kernel
from game.engine.rng import Rng


def view_of(state: State, seat: int) -> State:
    """What a seat sees: everything."""
    return state.copy()


@kernel
def resample(state: State, rng: Rng) -> None:
    """There is nothing unseen to deal."""
