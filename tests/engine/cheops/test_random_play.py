"""Cheops at random: promises that hold in every position."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from numba.core.runtime import _nrt_python

from game.engine import dispatch
from game.engine.cheops import story
from game.engine.cheops.pyramid import survey
from game.engine.cheops.state import STATE
from game.engine.cheops.tables import MOST_LEGAL
from game.engine.contract import new_state
from game.engine.events import NO_LOG
from game.engine.jit import numba
from game.engine.match import Match
from game.engine.playout import play_randomly
from game.engine.rng import make_rng
from tests.engine.cheops.games import random_game

COMPILED = not numba.config.DISABLE_JIT


def test_every_kind_of_event_happens_in_random_games_and_prints_as_json() -> None:
    happened: Counter[str] = Counter()
    for seed in range(60):
        *_, match = random_game(2 + seed % 4, seed)
        replayed = Match.load(match.record()["deal"])
        for action in match.actions:
            for event in replayed.play(action):
                json.dumps(event.as_json())
                happened[type(event).__name__] += 1
    assert set(happened) >= {kind.__name__ for kind in story.EVENTS} - {"TreasureBoxed"}


def test_no_legal_list_is_empty_before_the_end_and_money_is_never_negative() -> None:
    for seed in range(12):
        for match in random_game(2 + seed % 4, 100 + seed):
            assert bool(match.legal()) != match.over
            assert min(match.result().scores) >= 0


def test_what_follows_from_the_pyramid_is_kept_up_to_date() -> None:
    for match in random_game(4, 7):
        fresh = new_state(STATE)
        fresh.pyramid = match.state.pyramid
        survey(fresh)
        for name in ("left", "next_to", "opens", "open"):
            assert np.array_equal(fresh[name], match.state[name]), name


def test_every_random_game_ends() -> None:
    buffer = np.zeros(MOST_LEGAL, dtype=np.int32)
    rng = make_rng(11)
    for seed in range(400 if COMPILED else 4):
        state = Match.new("cheops", 2 + seed % 4, seed).state.copy()
        assert play_randomly(state, rng, buffer, NO_LOG, 5000) < 5000
        assert dispatch.is_over(state)
        assert dispatch.winners(state) > 0


def allocations(step: Callable[[], object]) -> int:
    _nrt_python.memsys_enable_stats()
    before = _nrt_python.memsys_get_stats_alloc()
    step()
    count = int(_nrt_python.memsys_get_stats_alloc() - before)
    _nrt_python.memsys_disable_stats()
    return count


@pytest.mark.skipif(not COMPILED, reason="there is nothing to count in the interpreted source")
def test_nothing_is_allocated_while_playing() -> None:
    buffer = np.zeros(MOST_LEGAL, dtype=np.int32)
    rng = make_rng(11)
    states = [Match.new("cheops", 2 + seed % 4, seed).state.copy() for seed in range(20)]
    play_randomly(states[0].copy(), rng, buffer, NO_LOG, 0)
    just_called = allocations(lambda: [play_randomly(state, rng, buffer, NO_LOG, 0) for state in states])
    played_out = allocations(lambda: [play_randomly(state, rng, buffer, NO_LOG, 5000) for state in states])
    assert played_out == just_called  # numba wraps the arguments that come from Python
