"""Levels: shorter sight and softer choice, never a piece thrown away."""

from __future__ import annotations

import itertools

import pytest

from ai.job import think_now
from ai.levels import LEVELS, SECONDS, choose, level_of
from ai.tried import Tried
from game.engine.match import Match
from game.engine.rng import make_rng
from game.engine.spec import GAMES
from tests.ai.test_tree_search import four_for_seat_0

GOOD = Tried(1, 100, (0.60, 0.40), 0.5)
EQUAL = Tried(2, 97, (0.60, 0.40), 0.3)
BLUNDER = Tried(3, 60, (0.10, 0.90), 0.2)


@pytest.mark.parametrize("game", list(GAMES))
def test_higher_levels_see_further_and_choose_harder(game: str) -> None:
    levels = [level_of(game, name) for name in LEVELS]
    sight = [level.simulations or 10**9 for level in levels]
    assert sight == sorted(sight)
    assert sight[-1] == 10**9, "Pharaoh uses all the time it has"
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.softness >= stronger.softness
        assert weaker.slack >= stronger.slack


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_chooses_what_looks_much_worse(level: str) -> None:
    for seed in range(50):
        assert choose([GOOD, BLUNDER], 0, level_of("cheops", level), make_rng(seed)) is GOOD


@pytest.mark.parametrize("level", LEVELS)
def test_moves_as_good_as_equal_vary_with_the_seed(level: str) -> None:
    chosen = {choose([GOOD, EQUAL], 0, level_of("cheops", level), make_rng(seed)).action for seed in range(50)}
    assert chosen == {1, 2}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_that_lies_on_the_table(level: str) -> None:
    match = four_for_seat_0()
    match.play(think_now(match.view(0), level=level, simulations=2000, seed=2).name)
    assert match.result().winners == [0]


def test_openings_vary_with_the_seed() -> None:
    match = Match.new("cheops", 2, 1)
    moves = {think_now(match.view(0), level="priest", simulations=300, seed=seed).name for seed in range(12)}
    assert len(moves) > 1


def test_time_has_three_settings() -> None:
    assert SECONDS["fast"] < SECONDS["normal"] < SECONDS["patient"]
