"""Thinking in a thread: thoughts are published, stopping is quick, a crash costs nobody the game."""

from __future__ import annotations

import itertools
import logging
import os
import sys
import threading
import time

import pytest

from ai import thinkers
from ai.job import Job, Limits, Mind, Thought, slices, think_now, warm_up_steps
from ai.mcts import Search
from game.engine.jit import warm_up
from game.engine.match import Match
from game.engine.spec import GAMES
from tests.ai.positions import middle_of
from tests.engine.setups import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def thought_of(job: Job) -> Thought:
    job.wait()
    thought = job.thought()
    assert thought is not None
    return thought


def thinking_threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("khufu")]


@every_setup
def test_a_thought_names_a_legal_action_and_its_line_begins_with_it(setup: Setup) -> None:
    match = middle_of(setup, 1, 20)
    thought = think_now(match.view(match.turn), simulations=200, seed=1)
    assert match.legal_by_name()[thought.name] == thought.action
    assert thought.line[0] == thought.name
    assert len(thought.value) == match.players
    assert thought.finished
    assert {choice.name for choice in thought.alternatives} <= match.legal_by_name().keys()
    assert sum(choice.share for choice in thought.alternatives) == pytest.approx(1.0)


@every_setup
def test_the_same_seed_and_simulations_give_the_same_move(setup: Setup) -> None:
    match = middle_of(setup, 2, 15)
    first, second = (think_now(match.view(match.turn), level="scribe", simulations=90, seed=8) for _ in range(2))
    assert (first.name, first.value, first.line) == (second.name, second.value, second.line)


def test_a_forced_move_is_played_at_once() -> None:
    match = Match.new("egyptos", 2, 1)
    thought = think_now(match.view(0), seconds=30.0)
    assert thought.name == "place 0,0"
    assert thought.simulations == thought.nodes == 0, "there is nothing to think about"


def test_a_job_publishes_while_it_thinks_and_stops_at_once() -> None:
    match = Match.new("cheops", 2, 1)
    think_now(match.view(0), simulations=5)  # the kernels are there now
    mind = Mind(match.game, "pharaoh", 1)
    job = mind.think(match.view(0), seconds=60.0)
    while job.thought() is None:
        time.sleep(0.01)
    assert not job.done
    began = time.perf_counter()
    job.stop()
    assert time.perf_counter() - began < 20  # far from the minute it was given; 20 ms are measured by the bench
    assert job.done
    assert not thinking_threads()


def test_tickets_are_never_given_twice() -> None:
    match = Match.new("gold", 2, 1)
    mind = Mind(match.game, "fellah", 1)
    tickets = []
    for _ in range(3):
        job = mind.think(match.view(0), simulations=5)
        tickets.append(job.ticket)
        assert thought_of(job).ticket == job.ticket
    assert len(set(tickets)) == 3


def test_several_threads_think_together_and_none_stays_behind() -> None:
    match = Match.new("gold", 3, 1)
    mind = Mind(match.game, "pharaoh", 1, threads=2)
    job = mind.think(match.view(0), simulations=300)
    assert thought_of(job).simulations == 600
    assert not thinking_threads()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell a process its peak of memory this way")
@pytest.mark.parametrize(("game", "simulations"), [("cheops", 30_000), ("gold", 80_000)])
def test_more_than_a_second_of_thinking_takes_at_most_200_mb_and_leaves_no_thread(
    game: str, simulations: int
) -> None:
    """So many simulations take one core of a good machine longer than a second; the kept tree is counted too."""
    from bench.search import memory

    megabytes, threads = memory(game, 2, simulations)
    assert megabytes <= 200
    assert threads == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives each thread a priority of its own")
def test_thinking_beside_a_picture_stands_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    usual = Search.run

    def watched(self: Search, most: int) -> int:
        seen.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return usual(self, most)

    monkeypatch.setattr(Search, "run", watched)
    match = Match.new("gold", 2, 1)
    for background in (False, True):
        thought_of(Mind(match.game, "fellah", 1, background=background).think(match.view(0), simulations=4))
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert seen[0] == own
    assert seen[-1] > own


def test_a_crash_is_a_sentence_and_a_legal_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: Search, most: int) -> int:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(Search, "run", broken)
    match = Match.new("cheops", 3, 1)
    with caplog.at_level(logging.ERROR):
        job = Mind(match.game, "priest", 1).think(match.view(0), seconds=1.0)
        thought = thought_of(job)
    assert thought.name in match.legal_by_name()
    assert job.trouble.endswith(".")
    assert "on purpose" in caplog.text


@pytest.mark.parametrize(
    "setup", [Setup("cheops", 3), Setup("gold", 2), Setup("egyptos", 3, {"variant": "trio"})], ids=str
)
def test_minds_play_a_whole_game_and_keep_their_trees(setup: Setup) -> None:
    match = setup.deal(3)
    minds = [Mind(match.game, "fellah", seat) for seat in range(match.players)]
    while not match.over and len(match.actions) < 400:
        action = thought_of(minds[match.turn].think(match.view(match.turn), simulations=8)).action
        match.play(match.game.action_name(match.state, action))
        for seat, mind in enumerate(minds):
            mind.notice(action, match.view(seat))
    assert len(match.actions) > 20


def test_after_taking_back_a_mind_begins_afresh() -> None:
    match = Match.new("cheops", 2, 1)
    mind = Mind(match.game, "scribe", 1)
    action = thought_of(mind.think(match.view(0), simulations=50)).action
    match.play(match.game.action_name(match.state, action))
    mind.notice(action, match.view(0))
    match.undo()
    mind.forget()
    assert thought_of(mind.think(match.view(0), simulations=50)).name in match.legal_by_name()


def test_every_game_has_a_thinker() -> None:
    for game in GAMES.values():
        match = Match.new(game.id, 2, 1)
        assert thinkers.game_of(match.view(0)) is game
        assert thinkers.make_thinkers(match.view(0), "priest")[0].settled is False


@pytest.mark.parametrize("game", list(GAMES))
def test_warming_up_thinks_in_every_variant(game: str) -> None:
    steps = list(warm_up(warm_up_steps(game)))
    assert steps[-1][1] == 1.0
    assert len(steps) == (2 if game == "egyptos" else 1)


def test_alpha_beta_and_its_solver_take_the_same_turns_whatever_the_clock_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = middle_of(Setup("egyptos", 2), 4, 7)
    usual = think_now(match.view(match.turn), simulations=20_000, seed=1)
    ticks = itertools.count()
    monkeypatch.setattr("ai.job.time.perf_counter", lambda: next(ticks) * 0.5)  # a very slow machine
    slow = think_now(match.view(match.turn), simulations=20_000, seed=1)
    assert (slow.name, slow.value, slow.line) == (usual.name, usual.value, usual.line)


class Idle:
    """A thinker that waits for another one: it never settles, and each slice takes no time."""

    settled = False
    even_slice = 0
    simulations = 0

    def run(self, most: int) -> int:
        self.simulations += most
        return most


def test_a_search_that_only_waits_does_not_ask_for_ever_larger_slices() -> None:
    """Once the slices doubled beyond all numbers, and the opponent stumbled."""
    asked = [done for done, _ in zip(slices(Idle(), Limits(seconds=60)), range(3000), strict=False)]
    assert max(asked) <= 1_000_000
