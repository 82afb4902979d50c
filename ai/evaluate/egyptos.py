"""What an Egyptos position is worth: open windows of five, by how many pyramids of one colour they hold.

Windows that hold both colours are worth nothing. The counts are kept by the board; the weights are separate for
placing, where a threat can be answered from the hand, and moving, where every answer takes a pyramid from
somewhere else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.jit import kernel

PLACING, MOVING = range(2)
# By phase: windows with 1, 2, 3 and 4 of the player to move, then of the other; then the right to move.
WEIGHTS = np.array(
    [
        [2, 11, 46, 120, 2, 10, 40, 90, 12],
        [2, 12, 60, 160, 2, 12, 54, 130, 20],
    ],
    dtype=np.int64,
)
SCALE = 300.0  # so much ahead gives about 73 %

# For the order of moves: what laying on a cell is worth, by how many of only one colour a window holds.
GAIN_OWN = np.array([1, 6, 36, 220, 20000, 0], dtype=np.int64)
GAIN_OTHER = np.array([1, 5, 28, 170, 9000, 0], dtype=np.int64)


@kernel
def evaluate(pure: NDArray[np.int32], mover: int, phase: int, weights: NDArray[np.int64]) -> int:
    """The value for the player to move."""
    value = weights[phase, 8]
    for count in range(1, 5):
        value += weights[phase, count - 1] * pure[mover, count]
        value -= weights[phase, count + 3] * pure[1 - mover, count]
    return value


def expectation(value: float) -> float:
    """A value of the search as an expected result, 0 … 1."""
    return float(1.0 / (1.0 + np.exp(-np.clip(value, -20 * SCALE, 20 * SCALE) / SCALE)))
