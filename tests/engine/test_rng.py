"""The generator: the same numbers everywhere, and evenly spread."""

from __future__ import annotations

import numpy as np

from game.engine.rng import below, make_rng, next_bits, shuffle, uniform


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    rng = make_rng(7)
    first, second = int(next_bits(rng)), int(next_bits(rng))
    assert (first, second) == (1722553621375220748, 12586664580614077684)


def test_every_seed_gives_a_living_generator() -> None:
    for seed in (0, -1, 2**63 - 1, -(2**63), 0x61C8864680B583EB):
        rng = make_rng(seed)
        assert len({int(next_bits(rng)) for _ in range(100)}) == 100


def test_near_seeds_give_unrelated_numbers() -> None:
    firsts = np.array([uniform(make_rng(seed)) for seed in range(2000)])
    assert abs(np.corrcoef(firsts[:-1], firsts[1:])[0, 1]) < 0.08


def test_numbers_below_a_bound_are_evenly_spread() -> None:
    rng = make_rng(3)
    counts = np.bincount([below(rng, 10) for _ in range(20_000)], minlength=10)
    chi_square = ((counts - 2000) ** 2 / 2000).sum()
    assert chi_square < 27.9  # one in a thousand for nine degrees of freedom


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    rng = make_rng(5)
    seen: dict[bytes, int] = {}
    for _ in range(12_000):
        items = np.arange(4, dtype=np.int8)
        shuffle(rng, items)
        seen[items.tobytes()] = seen.get(items.tobytes(), 0) + 1
    chi_square = sum((count - 500) ** 2 / 500 for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # one in a thousand for 23 degrees of freedom
