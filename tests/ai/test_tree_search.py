"""The tree search: the same for the same seed, sees what is there, proves what can be proven, keeps its tree."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ai.judge import JUDGES, MOST_SEATS, appeared, controls_of, end_value, evaluate, pack, prior
from ai.mcts import Search, nothing_is_hidden
from ai.tried import merged
from game.engine import dispatch
from game.engine.match import Match
from game.engine.playout import play_randomly
from game.engine.rng import make_rng
from tests.ai.positions import middle_of
from tests.engine.setups import SETUPS, Setup

ROOT = Path(__file__).resolve().parents[2]
TRIO = Setup("egyptos", 3, {"variant": "trio"})
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def search_of(match: Match, simulations: int, seed: int = 1) -> Search:
    search = Search(match.game)
    search.begin(match.view(match.turn), seed)
    search.run(simulations)
    return search


@every_setup
def test_every_simulation_is_counted_once_at_the_root(setup: Setup) -> None:
    search = search_of(middle_of(setup, 1, 25), 300)
    assert search.simulations == 300 or search.settled
    assert sum(move.visits for move in search.tried()) == search.simulations


@every_setup
def test_values_are_between_0_and_1_for_every_seat(setup: Setup) -> None:
    for plies in (0, 40, 120):
        match = middle_of(setup, 2, plies)
        for move in search_of(match, 200).tried():
            assert len(move.value) == match.players
            assert all(0.0 <= value <= 1.0 for value in move.value)


@every_setup
def test_only_legal_actions_are_proposed(setup: Setup) -> None:
    for seed in range(3):
        match = middle_of(setup, seed, 60)
        assert {move.action for move in search_of(match, 200).tried()} <= set(match.legal())


@every_setup
def test_the_same_seed_gives_the_same_search_whatever_the_slices(setup: Setup) -> None:
    match = middle_of(setup, 3, 30)
    whole = search_of(match, 200)
    sliced = Search(match.game)
    sliced.begin(match.view(match.turn), 1)
    for part in (1, 2, 7, 90, 100):
        sliced.run(part)
    assert sliced.tried() == whole.tried()
    assert whole.settled or len(match.legal()) < 4 or search_of(match, 200, seed=2).tried() != whole.tried()


@every_setup
def test_priors_are_positive_and_evaluations_are_values_in_every_position_of_a_game(setup: Setup) -> None:
    match = setup.deal(4)
    judge = JUDGES[match.game.dtype]
    weights, controls = pack(judge.weights), controls_of(judge.settings)
    actions = np.zeros(match.game.most_legal, dtype=np.int32)
    priors = np.zeros(match.game.most_legal, dtype=np.float32)
    value = np.zeros(MOST_SEATS, dtype=np.float32)
    state, rng = match.start.copy(), make_rng(4)
    log = np.zeros((0, 8), dtype=np.int64)
    for _ in range(150):
        if dispatch.is_over(state):
            end_value(state, controls, np.zeros(MOST_SEATS, dtype=np.int32), value)
        else:
            count = dispatch.legal(state, actions)
            prior(state, weights, actions, count, priors)
            assert np.all(priors[:count] > 0)
            assert np.all(np.isfinite(priors[:count]))
            evaluate(state, weights, value)
        assert np.all(value[: match.players] >= 0)
        assert np.all(value[: match.players] <= 1)
        assert appeared(state) >= 0
        play_randomly(state, rng, actions, log, 1)


@every_setup
def test_what_appeared_is_told_from_a_view_as_from_the_truth(setup: Setup) -> None:
    match = middle_of(setup, 6, 80)
    replayed = Match(match.game, match.start)
    for name in match.actions:
        replayed.play(name)
        seen = {int(appeared(replayed.view(seat))) for seat in range(match.players)}
        assert seen == {int(appeared(replayed.state))}


def trio(*actions: str) -> Match:
    match = TRIO.deal(1)
    for action in actions:
        match.play(action)
    return match


def four_for_seat_0() -> Match:
    """Seat 0 has four in a row: 0,0 to 3,0; the others lie below and above. Seat 0 is to move."""
    return trio(
        *("place 0,0", "place 0,1", "place 0,-1", "place 1,0", "place 1,1", "place 1,-1"),
        *("place 2,0", "place 2,1", "place 2,-1", "place 3,0", "place 3,1", "place 3,-1"),
    )


def test_a_win_on_the_table_is_found_proven_and_ends_the_search() -> None:
    match = four_for_seat_0()
    search = search_of(match, 100_000)
    assert search.settled
    assert search.simulations < 5_000
    best = next(move for move in search.tried() if move.proven)
    match.play(match.game.action_name(match.state, best.action))
    assert match.result().winners == [0]


def test_nothing_is_hidden_in_egyptos_and_something_is_in_the_others() -> None:
    assert nothing_is_hidden(TRIO.deal(1).view(0))
    assert not nothing_is_hidden(Setup("cheops", 2).deal(1).view(0))
    assert not nothing_is_hidden(Setup("gold", 2).deal(1).view(0))


@every_setup
def test_a_kept_tree_goes_on_where_the_match_went(setup: Setup) -> None:
    match = middle_of(setup, 7, 12)
    seat = match.turn
    search = search_of(match, 3000)
    if search.settled:
        pytest.skip("decided")
    action = search.tried()[0].action
    known = next(move.visits for move in search.tried() if move.action == action)
    match.play(match.game.action_name(match.state, action))
    view = match.view(seat)
    if match.over or not search.go_on(view, [(action, int(appeared(view)))], 1):
        return  # nothing is known behind it: that is allowed, and the caller begins afresh
    assert 0 < sum(move.visits for move in search.tried()) <= known
    search.run(100)
    assert sum(move.visits for move in search.tried()) >= 100
    assert {move.action for move in search.tried()} <= set(match.legal())


def test_an_unknown_way_is_not_gone_on() -> None:
    match = Setup("cheops", 2).deal(1)
    search = search_of(match, 20)
    assert not search.go_on(match.view(0), [(99_999, 0)], 1)


def test_visits_of_several_threads_are_added() -> None:
    match = Setup("gold", 2).deal(1)
    one, other = search_of(match, 100, seed=1), search_of(match, 150, seed=2)
    both = merged([one.tried(), other.tried()])
    assert sum(move.visits for move in both) == 250
    assert [move.visits for move in both] == sorted((move.visits for move in both), reverse=True)


SECOND_START = """
import sys
from ai.mcts import Search
from ai.simulation import simulate
from game.engine.match import Match
match = Match.new("gold", 2, 1)
search = Search(match.game)
search.begin(match.view(0), 1)
search.run(10)
print(sum(simulate.stats.cache_misses.values()))
"""


def test_a_second_start_compiles_no_search() -> None:
    def start() -> str:
        return subprocess.run(
            [sys.executable, "-c", SECOND_START],
            cwd=ROOT,
            env=dict(os.environ),
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    start()
    assert start().strip() == "0"


@pytest.mark.parametrize("setup", [Setup("cheops", 2), Setup("gold", 2), TRIO], ids=str)
def test_a_search_stays_within_200_megabytes(setup: Setup) -> None:
    match = setup.deal(1)
    search_of(match, 10)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    search_of(match, 30_000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000  # kilobytes
