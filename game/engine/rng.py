"""A 64-bit generator that is passed in: the same seed gives the same numbers on every machine.

Marsaglia's xorshift64. Only shifts and xors, so the interpreted source gives the same numbers as the compiled
one without overflow. The seed is spread by splitmix64 in Python's own integers.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.jit import kernel

Rng = NDArray[np.uint64]  # one number: the generator's state

_MASK = (1 << 64) - 1
_STEP_1 = np.uint64(13)
_STEP_2 = np.uint64(7)
_STEP_3 = np.uint64(17)
_DROP = np.uint64(11)


def make_rng(seed: int) -> Rng:
    """A generator for this seed; near seeds give unrelated numbers."""
    spread = (seed + 0x9E3779B97F4A7C15) & _MASK
    spread = ((spread ^ (spread >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    spread = ((spread ^ (spread >> 27)) * 0x94D049BB133111EB) & _MASK
    spread ^= spread >> 31
    return np.array([spread or 1], dtype=np.uint64)


@kernel
def next_bits(rng: Rng) -> np.uint64:
    """The next 64 bits."""
    bits = rng[0]
    bits ^= bits << _STEP_1
    bits ^= bits >> _STEP_2
    bits ^= bits << _STEP_3
    rng[0] = bits
    return bits


@kernel
def uniform(rng: Rng) -> float:
    """A number in [0, 1)."""
    return float(next_bits(rng) >> _DROP) * (1.0 / 9007199254740992.0)


@kernel
def below(rng: Rng, bound: int) -> int:
    """A whole number in 0 … bound - 1."""
    return int(uniform(rng) * bound)


@kernel
def shuffle(rng: Rng, items: NDArray[np.int8]) -> None:
    """Put the items into random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(rng, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
