"""What the evaluation of every game promises."""

from __future__ import annotations

import math

import pytest

from ai.judge import appeared
from game.engine import dispatch
from game.engine.events import NO_LOG
from tests.ai.evaluate.asking import dealt, first_sight, played_out, positions, values_of

TABLES = [("cheops", 2), ("cheops", 3), ("cheops", 5), ("gold", 2), ("gold", 3), ("gold", 4)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_values_are_numbers_from_0_to_1(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=3, every=7):
        values = values_of(match)
        assert all(math.isfinite(value) and 0.0 <= value <= 1.0 for value in values), values


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_action_has_a_positive_weight(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=4, every=7):
        weights = first_sight(match)
        assert weights
        assert all(math.isfinite(weight) and weight > 0.0 for weight in weights.values()), weights


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_asking_changes_nothing(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=5, every=11):
        state = match.state.copy()
        values_of(match, state)
        first_sight(match, state)
        assert state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_nobody_sees_does_not_matter(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=6, every=9):
        one, other = dealt(match, seed=1), dealt(match, seed=2)
        if game_id == "cheops":  # the others' money is the score: no public number stands for it
            other.money = one.money
        assert values_of(match, one) == values_of(match, other)
        assert first_sight(match, one) == first_sight(match, other)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_appeared_is_told_equally_from_a_view(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=7, every=1):
        for seat in range(players):
            assert appeared(match.view(seat)) == appeared(match.state)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_playout_plays_legal_actions_to_the_end(game_id: str, players: int) -> None:
    for match in positions(game_id, players, seed=8, every=40):
        ended = played_out(match, seed=1, most=6000)
        assert dispatch.is_over(ended)


@pytest.mark.parametrize("seed", range(6))
def test_playouts_of_gold_do_not_wander_about_until_the_last_round(seed: int) -> None:
    match = next(positions("gold", 2, seed=seed, every=1))
    ended = played_out(match, seed, most=6000)
    assert ended.round_number < 120


def test_what_appears_differs_with_the_law_that_is_turned_up() -> None:
    match = next(positions("cheops", 2, seed=1, every=1))
    seen = set()
    for law in range(4, 13):
        state = match.state.copy()
        state.phase = 2
        state.taken = 10 + law
        seen.add(appeared(state))
    assert len(seen) == 9
    assert 0 not in seen


def test_nothing_appears_by_selling_a_treasure() -> None:
    for match in positions("cheops", 2, seed=2, every=1, most=60):
        if "sell" in match.legal_by_name() and not match.state.turned_up:
            state = match.state.copy()
            dispatch.apply(state, match.legal_by_name()["sell"], NO_LOG.copy())
            assert appeared(state) == 0
