"""The opponent finds forced wins, stops threats, plays only legal actions, and the same for the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from ai.alphabeta import Strength, Thinker, Thought
from game.engine.match import Match

from .test_moves import scattered

QUICK = Strength(nodes=4_000)


def thought_about(match: Match, strength: Strength, seed: int = 1, thinker: Thinker | None = None) -> Thought:
    thinker = thinker or Thinker(table_bits=16)
    thinker.start(match.view(match.turn), seed, strength)
    while thinker.step(2_000):
        pass
    return thinker.thought()


def named(match: Match, thought: Thought) -> str:
    return match.game.action_name(match.state, thought.action)


def test_it_completes_five(picture):
    match = picture("""
        OOOO...
        XXXX...
    """)
    assert named(match, thought_about(match, QUICK)) == "place 4,0"


def test_it_stops_a_four(picture):
    match = picture("""
        ..OO...
        OXXXX..
    """)
    assert named(match, thought_about(match, QUICK)) == "place 5,0"


def test_it_answers_an_open_three_at_the_three(picture):
    match = picture("""
        .......
        ..XXX..
        ...OO..
    """)
    thought = thought_about(match, Strength(nodes=60_000))
    assert named(match, thought) in {"place 1,1", "place 5,1", "place 0,1", "place 6,1"}


def test_it_wins_by_a_four_and_a_three(picture):
    """A cell that makes a four on one line and an open three on another."""
    match = picture("""
        .OO.....
        OXXX....
        .OO.X...
        ....X...
        ........
    """)
    thought = thought_about(match, Strength(nodes=20_000))
    assert thought.values[match.turn] > 0.99
    assert named(match, thought) == "place 4,3"


@pytest.mark.parametrize("variant", ["egyptos", "egypte"])
def test_every_action_is_legal_in_whole_games(variant):
    """Short searches with soft choice, to the end of the game or far into the moving phase."""
    thinker = Thinker(table_bits=14)
    for seed in range(3):
        match = Match.new("egyptos", 2, 0, {"variant": variant})
        while not match.over and len(match.actions) < 45:
            soft = Strength(depth=2, nodes=1500, margin=60, temperature=40.0, solver=len(match.actions) % 3 == 0)
            match.play(named(match, thought_about(match, soft, seed + len(match.actions), thinker)))


@pytest.mark.parametrize("variant", ["egyptos", "egypte"])
def test_every_action_is_legal_in_random_positions(random_match, variant):
    thinker = Thinker(table_bits=14)
    for seed in range(30):
        match = random_match(seed, 1 + seed * 2, variant)
        if not match.over:
            thought = thought_about(match, Strength(nodes=500), seed, thinker)
            assert named(match, thought) in match.legal_by_name()
            for name in thought.line:
                match.play(name)


def test_pyramids_far_apart_do_not_disturb_it():
    thinker = Thinker(table_bits=14)
    for seed in range(10):
        match = scattered(seed)
        assert named(match, thought_about(match, Strength(nodes=2000), 1, thinker)) in match.legal_by_name()


def test_the_first_pyramid_is_answered_at_a_corner(random_match):
    match = random_match(0, 1)
    names = {named(match, thought_about(match, Strength(), seed)) for seed in range(12)}
    assert names <= {"place 1,1", "place 1,-1", "place -1,1", "place -1,-1"}
    assert len(names) > 1


def test_the_same_seed_and_nodes_give_the_same_thought(random_match):
    match = random_match(9, 10)
    strength = Strength(nodes=12_000, margin=30, temperature=20.0)
    first, again = (thought_about(match, strength, 5) for _ in range(2))
    assert first == again


def test_the_size_of_a_slice_does_not_change_the_search(random_match):
    match = random_match(12, 26)
    thoughts = []
    for slice_size in (100, 5000):
        thinker = Thinker(table_bits=16)
        thinker.start(match.view(match.turn), 1, Strength(nodes=5000, solver=False))
        while thinker.step(slice_size):
            pass
        thoughts.append(thinker.thought())
    assert thoughts[0] == thoughts[1]


def test_softness_chooses_among_moves_within_the_margin(random_match):
    match = random_match(2, 6)
    soft = Strength(depth=2, solver=False, margin=40, temperature=30.0)
    thoughts = [thought_about(match, soft, seed) for seed in range(12)]
    assert len({thought.action for thought in thoughts}) > 1
    best = thoughts[0].alternatives[0][1]
    assert all(best - thought.values[match.turn] < 0.06 for thought in thoughts)


def test_there_is_a_legal_thought_before_the_first_step(random_match):
    match = random_match(2, 29)
    thinker = Thinker(table_bits=14)
    thinker.start(match.view(match.turn))
    assert named(match, thinker.thought()) in match.legal_by_name()


def test_thinking_leaves_the_state_as_it_was(random_match):
    match = random_match(3, 30)
    before = match.state.tobytes()
    thought_about(match, QUICK)
    assert match.state.tobytes() == before


def test_a_won_position_is_not_thrown_away_by_repeating(picture):
    """Seat 0 makes five by moving at once, whatever else it might like."""
    match = picture("""
        X.X.X.O.O
        OXOXOXOOX
        XXXX.XO.O
        ..OO..O..
    """)
    assert match.state.phase == 1
    thought = thought_about(match, QUICK)
    match.play(named(match, thought))
    assert match.over


def test_a_position_that_occurred_before_counts_as_a_draw(random_match):
    """Both sides go and come back: the move that brings the position again is worth exactly nothing."""
    match = random_match(2, 24)
    back = gone_and_half_back(match)
    thinker = Thinker(table_bits=14)
    thinker.start(match.view(1), 1, Strength(depth=1))
    while thinker.step(2_000):
        pass
    move = next(m for m, a in thinker._actions.items() if match.game.action_name(match.state, a) == back)
    assert thinker._values[move] == 0


def gone_and_half_back(match: Match) -> str:
    """Seat 0 goes, seat 1 goes, seat 0 comes back; the move by which seat 1 comes back too."""
    for first in sorted(match.legal_by_name()):
        match.play(first)
        for second in sorted(match.legal_by_name())[:40] if not match.over else []:
            match.play(second)
            if not match.over and reverse(first) in match.legal_by_name():
                match.play(reverse(first))
                if not match.over and reverse(second) in match.legal_by_name():
                    return reverse(second)
                match.undo()
            match.undo()
        match.undo()
    raise AssertionError("nobody can come back")


def reverse(name: str) -> str:
    """The move that takes a move back."""
    _, origin, target = name.split()
    return f"move {target} {origin}"


def test_memory_stays_small():
    thinker = Thinker()
    tables = thinker._table.nbytes + thinker._search.nbytes * 2 + thinker.guard._table.nbytes
    assert tables + sum(np.asarray(stack).nbytes for stack in thinker.guard._stacks) < 120 << 20
