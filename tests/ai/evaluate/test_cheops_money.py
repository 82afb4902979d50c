"""Cheops: money that was seen changing hands is remembered."""

from __future__ import annotations

import pytest

from ai.evaluate.cheops_money import Purses
from ai.job import Mind, Thought
from game.engine.cheops.tables import UNKNOWN_MONEY
from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.cheops.boards import table


def play_at_random(match: Match, rng: object) -> None:
    names = match.legal_by_name()
    match.play(list(names)[below(rng, len(names))])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5), (3, 6)])
def test_whoever_watched_from_the_beginning_knows_everybodys_money(players: int, seed: int) -> None:
    match = Match.new("cheops", players, seed)
    rng = make_rng(seed)
    purses = Purses()
    purses.see(match.view(0))
    while not match.over:
        play_at_random(match, rng)
        purses.see(match.view(0))
        if match.state.phase < 4:  # nobody has still to declare law 9, and the end has not been counted
            assert purses.known(match.view(0)).money.tolist() == match.state.money.tolist()


def test_whoever_comes_later_knows_only_his_own_money() -> None:
    match = table(laid=3, money=[10, 0], kept=[{}, {"R": 2}], tables={"R": {"sold": 1}})
    purses = Purses()
    purses.see(match.view(0))
    assert purses.known(match.view(0)).money[:2].tolist() == [10, UNKNOWN_MONEY]


def middle_with_money() -> Match:
    match = Match.new("cheops", 2, 4)
    rng = make_rng(4)
    while match.state.money[:2].min() < 20 or len(match.legal()) < 2:
        play_at_random(match, rng)
    return match


def thought_of(mind: Mind, match: Match) -> Thought:
    job = mind.think(match.view(match.turn), simulations=200)
    job.wait()
    thought = job.thought()
    assert thought is not None
    return thought


def test_an_opponent_judges_by_what_it_remembers_until_it_is_told_to_forget() -> None:
    match = middle_with_money()
    mind, stranger = (Mind(match.game, "priest", 1) for _ in range(2))
    mind.recall(match.views(match.turn))
    remembered, guessed = thought_of(mind, match), thought_of(stranger, match)
    assert mind.remembers
    assert remembered.value != guessed.value
    mind.forget()
    assert not mind.remembers


def test_a_weak_level_does_not_count_along() -> None:
    match = middle_with_money()
    mind, stranger = (Mind(match.game, "scribe", 1) for _ in range(2))
    mind.recall(match.views(match.turn))
    assert thought_of(mind, match).value == thought_of(stranger, match).value


def test_what_is_remembered_was_worked_out_and_not_read_from_the_purses() -> None:
    match = middle_with_money()
    for seat in range(2):
        assert all(view.money[1 - seat] == UNKNOWN_MONEY for view in match.views(seat))
