"""Cheops: money that was seen changing hands is remembered."""

from __future__ import annotations

import pytest

from ai.evaluate.cheops_money import purses_at_start, remember, with_purses
from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.cheops.boards import table


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5), (3, 6)])
def test_whoever_watched_from_the_beginning_knows_everybodys_money(players: int, seed: int) -> None:
    match = Match.new("cheops", players, seed)
    rng = make_rng(seed)
    purses = purses_at_start(match.view(0))
    assert purses is not None
    while not match.over:
        names = match.legal_by_name()
        name = list(names)[below(rng, len(names))]
        action = names[name]
        match.play(name)
        remember(purses, action, match.view(0))
        if match.state.phase < 4:  # nobody has still to declare law 9, and the end has not been counted
            assert purses == match.state.money[:players].tolist()
            assert with_purses(match.view(0), purses).money.tolist() == match.state.money.tolist()


def test_whoever_comes_later_knows_nothing() -> None:
    assert (
        purses_at_start(table(laid=3, money=[10, 0], kept=[{}, {"R": 2}], tables={"R": {"sold": 1}}).view(0))
        is None
    )
