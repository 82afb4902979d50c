"""Opponents think beside the picture; whatever happens inside, a legal move comes out."""

from __future__ import annotations

import sys
import threading
import time
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest

from ai import levels
from game.engine.match import Match
from game.opponents import LEVELS, SECONDS, Job, Opponent, Thought, think, think_briefly


@pytest.fixture
def match() -> Match:
    match = Match.new("egyptos", 2, 1)
    match.play("place 0,0")
    return match


def decided(job: Job) -> Thought:
    deadline = time.monotonic() + 300  # kernels may have to be compiled
    while not job.done and time.monotonic() < deadline:
        time.sleep(0.005)
    thought = job.thought()
    assert job.done
    assert thought is not None
    return thought


@dataclass
class FakeThought:
    name: str
    value: tuple[float, ...] = (0.6, 0.4)
    line: tuple[str, ...] = ("place 1,0",)
    alternatives: tuple[Any, ...] = ()
    simulations: int = 500


@dataclass
class FakeJob:
    said: FakeThought | None
    done: bool = True
    trouble: str = ""
    stopped: bool = False
    seed: int = 9_000
    kept: bool = True

    def thought(self) -> FakeThought | None:
        return self.said

    def stop(self) -> None:
        self.stopped = True


@dataclass
class FakeAi:
    """The module ai.job with one mind that does as told."""

    job: FakeJob
    views: list[Any] = field(default_factory=list)
    recalled: list[int] = field(default_factory=list)  # so many views each time
    forgotten: int = 0

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        fake = self

        class Mind:
            def __init__(self, game: Any, level: str, seed: int, background: bool) -> None:
                self.remembers = False
                if level == "broken":
                    raise RuntimeError("no such level")

            def recall(self, views: list[Any]) -> None:
                self.remembers = True
                fake.recalled.append(len(views))

            def think(self, view: Any, seconds: float | None = None, **how: Any) -> FakeJob:
                fake.views.append(view)
                return fake.job

            def forget(self) -> None:
                self.remembers = False
                fake.forgotten += 1

            def notice(self, action: int, view: Any) -> None:
                fake.views.append(view)

        module = ModuleType("ai.job")
        module.Mind = Mind  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "ai.job", module)


def test_an_opponent_plays_a_legal_move(match: Match) -> None:
    thought = decided(think(match, match.turn, "fellah", 0.01, seed=3))
    assert thought.action in match.legal_by_name()


def test_asking_never_waits_and_stopping_ends_the_thread_at_once() -> None:
    match = Match.new("cheops", 2, 1)  # in Egyptos the book would answer at once
    decided(think(match, match.turn, "fellah", 0.01, seed=3))  # the kernels are loaded now
    before = threading.active_count()
    job = think(match, match.turn, "pharaoh", 30.0, seed=3)
    assert not job.done
    job.stop()
    deadline = time.monotonic() + 20  # it would think for 30 seconds
    while threading.active_count() > before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert threading.active_count() == before


def test_every_job_has_a_ticket_of_its_own(match: Match) -> None:
    assert think(match, match.turn, "fellah", 0.0, 1).ticket != think(match, match.turn, "fellah", 0.0, 1).ticket


def test_a_forced_move_is_played_at_once() -> None:
    job = think(Match.new("egyptos", 2, 1), 0, "pharaoh", 30.0, seed=1)
    assert job.done
    assert decided(job).action == "place 0,0"


def test_a_thought_of_the_search_comes_through(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    FakeAi(FakeJob(FakeThought("place 1,0"))).install(monkeypatch)
    job = think(match, match.turn, "vizier", 1.0, seed=9)
    assert decided(job) == Thought("place 1,0", (0.6, 0.4), ("place 1,0",), (), 500)
    assert job.notice is None
    seal = job.seal
    assert (seal.seed, seal.level, seal.simulations, len(seal.view)) == (9_000, "vizier", 500, 32)
    assert seal.kept


@pytest.mark.parametrize(
    "job",
    [
        FakeJob(None, trouble="division by zero"),
        FakeJob(FakeThought("place 77,77")),
        FakeJob(FakeThought("place 77,77"), done=False),
    ],
)
def test_an_opponent_that_stumbles_plays_a_legal_move_and_says_so(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, job: FakeJob
) -> None:
    FakeAi(job).install(monkeypatch)
    thinking = think(match, match.turn, "vizier", 1.0, seed=9)
    assert thinking.thought() is not None
    assert decided(thinking).action in match.legal_by_name()
    assert thinking.notice is not None
    assert thinking.notice.key == "notice-opponent-stumbled"
    assert job.stopped
    assert caplog.records


def test_an_opponent_that_reports_trouble_is_believed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    FakeAi(FakeJob(FakeThought("place 1,0"), trouble="the search crashed")).install(monkeypatch)
    job = think(match, match.turn, "vizier", 1.0, seed=9)
    assert decided(job).action == "place 1,0"
    assert job.notice is not None


def test_an_opponent_that_cannot_begin_plays_a_legal_move(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    FakeAi(FakeJob(None)).install(monkeypatch)
    job = think(match, match.turn, "broken", 1.0, seed=9)
    assert decided(job).action in match.legal_by_name()
    assert job.notice is not None


def test_an_opponent_sees_its_view_and_forgets_when_told(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeAi(FakeJob(FakeThought("place 1,0")))
    fake.install(monkeypatch)
    opponent = Opponent("priest", 1)
    opponent.forget()
    opponent.think(match, match.turn, 1.0)
    assert fake.views[0].tobytes() == match.view(match.turn).tobytes()
    opponent.saw(3, match, 1)
    opponent.forget()
    assert len(fake.views) == 2
    assert fake.forgotten == 1


def test_an_opponent_is_told_what_its_seat_has_seen_once_and_again_after_forgetting(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeAi(FakeJob(FakeThought("place 1,0")))
    fake.install(monkeypatch)
    opponent = Opponent("priest", 1)
    opponent.think(match, match.turn, 1.0)
    opponent.think(match, match.turn, 1.0)
    assert fake.recalled == [2], "the deal, and what came after the only action"
    opponent.forget()
    opponent.think(match, match.turn, 1.0)
    assert fake.recalled == [2, 2]


def test_to_warm_up_the_search_really_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeAi(FakeJob(FakeThought("place 1,0")))
    fake.install(monkeypatch)
    think_briefly(Match.new("egyptos", 2, 1))
    assert len(fake.views) == 1


def test_levels_and_times_are_those_of_ai() -> None:
    assert levels.LEVELS == LEVELS
    assert levels.SECONDS == SECONDS


def test_levels_and_times_are_those_of_the_settings() -> None:
    from game.settings import Settings

    assert len(LEVELS) == 5
    assert Settings().time_per_move in SECONDS
    assert SECONDS["fast"] < SECONDS["normal"] < SECONDS["patient"]
