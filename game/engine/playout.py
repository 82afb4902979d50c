"""Random play and counting: what the tests, the benchmarks and the warm-up need of every game.

The log is always passed in (NO_LOG by those who do not listen): numba takes global arrays for read-only.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.dispatch import State, apply, is_over, legal
from game.engine.events import Log
from game.engine.jit import kernel
from game.engine.rng import Rng, below


@kernel
def play_randomly(state: State, rng: Rng, buffer: NDArray[np.int32], log: Log, most: int) -> int:
    """Play random legal actions to the end, or so many at most; return how many were played."""
    plies = 0
    while plies < most and not is_over(state):
        count = legal(state, buffer)
        apply(state, int(buffer[below(rng, count)]), log)
        plies += 1
    return plies


@kernel
def count_sequences(states: NDArray[np.void], buffers: NDArray[np.int32], log: Log, depth: int) -> int:
    """The number of action sequences of length `depth` from states[0] (perft); finished games add nothing.

    `states` and `buffers` give one state and one legal list for each level of the walk.
    """
    if depth == 0:
        return 1
    level = 0
    counts = np.zeros(depth, dtype=np.int64)
    tried = np.zeros(depth, dtype=np.int64)
    counts[0] = 0 if is_over(states[0]) else legal(states[0], buffers[0])
    total = 0
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif tried[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            apply(states[level + 1], int(buffers[level, tried[level]]), log)
            tried[level] += 1
            level += 1
            tried[level] = 0
            counts[level] = 0 if is_over(states[level]) else legal(states[level], buffers[level])
    return total
