"""Four nets under every registered game: conformance, counts, golden playthroughs, compiled equals interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine import dispatch
from game.engine.events import NO_LOG
from game.engine.match import Match
from game.engine.playout import count_sequences, play_randomly
from game.engine.rng import make_rng
from game.engine.spec import GAMES
from tests.engine.golden import GOLDEN, digests_of
from tests.engine.setups import SETUPS, Setup
from tests.engine.walks import fingerprint

ROOT = Path(__file__).resolve().parents[2]
COUNTS = json.loads((Path(__file__).parent / "counts.json").read_text())
choices = st.lists(st.integers(0, 10_000), max_size=80)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
patient = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _check_position(match: Match) -> None:
    """What must hold in every position of every game."""
    game = match.game
    names = match.legal_by_name()
    assert len(names) == len(match.legal()), "each legal action has a name of its own"
    assert bool(names) != match.over, "there is a legal action exactly until the end"
    assert all(0 <= action < game.num_actions for action in names.values())
    assert all(game.why_not(match.state, name) is None for name in list(names)[:20])
    written = game.to_json(match.state)
    assert json.loads(json.dumps(written)) == written
    again = Match.load(written)
    assert game.to_json(again.state) == written, "a state that was written can be read"
    assert again.legal_by_name().keys() == names.keys()
    assert match.result().over == match.over


def _check_views(match: Match, seed: int) -> None:
    game = match.game
    for seat in range(match.players):
        view = match.view(seat)
        guess = view.copy()
        dispatch.resample(guess, make_rng(seed))
        assert game.view_of(guess, seat).tobytes() == view.tobytes(), "a guess looks like what was seen"
        _check_position(Match(game, guess))


@every_setup
@given(seed=st.integers(0, 2**31), choices=choices)
@patient
def test_random_play_keeps_every_promise(setup: Setup, seed: int, choices: list[int]) -> None:
    match = setup.deal(seed)
    for choice in choices:
        if match.over:
            break
        _check_position(match)
        names = sorted(match.legal_by_name())
        before = match.state.tobytes()
        match.play(names[choice % len(names)])
        after = match.state.tobytes()
        match.undo()
        assert match.state.tobytes() == before
        match.redo()
        assert match.state.tobytes() == after
    _check_position(match)
    _check_views(match, seed)
    assert Match.replay(match.record()).state.tobytes() == match.state.tobytes()


@every_setup
def test_every_random_game_ends_with_somebody_to_name(setup: Setup) -> None:
    game = GAMES[setup.game]
    buffer = np.zeros(game.most_legal, dtype=np.int32)
    for seed in range(100):
        state = setup.deal(seed).state.copy()
        plies = play_randomly(state, make_rng(seed), buffer, NO_LOG, 200_000)
        assert dispatch.is_over(state), f"still going after {plies} actions"
        result = Match(game, state).result()
        assert result.reason is not None
        assert result.winners or set(result.scores) == {0}


@every_setup
def test_the_same_seed_deals_the_same_game(setup: Setup) -> None:
    assert setup.deal(5).state.tobytes() == setup.deal(5).state.tobytes()


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["name"])
def test_counts_of_action_sequences(case: dict[str, object]) -> None:
    match = Match.load(case["state"])
    for depth, expected in enumerate(case["counts"]):  # type: ignore[arg-type]
        states = np.zeros(depth + 1, dtype=match.game.dtype)
        states[0] = match.state
        buffers = np.zeros((depth + 1, match.game.most_legal), dtype=np.int32)
        assert count_sequences(states, buffers, NO_LOG, depth) == expected


@every_setup
def test_golden_playthroughs_are_as_they_were(setup: Setup) -> None:
    """Change on purpose: `python -m tests.engine.golden`, and review the diff."""
    assert digests_of(setup) == json.loads(GOLDEN.read_text())[str(setup)]


def test_compiled_equals_interpreted() -> None:
    seeds, most = 1, 60
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.engine.walks", str(seeds), str(most)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = [fingerprint(setup, seed, most) for setup in SETUPS for seed in range(seeds)]
    assert interpreted.stdout.splitlines() == compiled
