"""Kernels get ready in the background; a child that dies costs smoothness, nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game import kernels
from game.kernel_steps import Step, all_steps, counting, in_order
from game.kernels import WarmUp, child_command

GOOD_CHILD = """
import json
for step in ("cheops rules", "egyptos rules"):
    print(json.dumps({"step": step, "done": True}), flush=True)
"""
SILENT_CHILD = "import time; time.sleep(60)"
CHATTY_CHILD = GOOD_CHILD + "print('numba says hello')\nprint('[1]')\nprint('{}')\nprint('3')"
DYING_CHILD = GOOD_CHILD.replace(
    "for step", "import os, sys; print('out of memory', file=sys.stderr)\nfor step"
).replace("flush=True)", "flush=True); os._exit(137)")


class Work:
    """Steps that note when they are run."""

    def __init__(self, trouble: dict[str, int] | None = None) -> None:
        self.ran: list[str] = []
        self._trouble = dict(trouble or {})

    def steps(self, order: Sequence[str]) -> list[Step]:
        games = sorted(["egyptos", "cheops"], key=lambda game: order.index(game) if game in order else 9)
        return [Step(game, "rules", self._run(game)) for game in games]

    def _run(self, game: str) -> Callable[[], object]:
        def run() -> None:
            self.ran.append(game)
            if self._trouble.get(game, 0) > 0:
                self._trouble[game] -= 1
                raise RuntimeError("the kernel does not compile")

        return run


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.01)


def finished(warm_up: WarmUp) -> WarmUp:
    deadline = time.monotonic() + 120
    while not warm_up.progress.done and time.monotonic() < deadline:
        time.sleep(0.01)
    assert warm_up.progress.done
    return warm_up


def started(work: Work, cache: Path | None, child: str, order: Sequence[str] = ("cheops",)) -> WarmUp:
    warm_up = WarmUp(order, work.steps, lambda: cache, [sys.executable, "-c", child])
    warm_up.start()
    return warm_up


def test_what_the_child_has_compiled_is_loaded_and_the_games_are_ready(tmp_path: Path) -> None:
    work = Work()
    warm_up = finished(started(work, tmp_path, GOOD_CHILD))
    assert work.ran == ["cheops", "egyptos"]
    assert warm_up.ready("cheops")
    assert warm_up.ready("egyptos")
    assert not warm_up.ready("chess")
    assert warm_up.notices() == []


def test_the_second_start_needs_no_child(tmp_path: Path) -> None:
    finished(started(Work(), tmp_path, GOOD_CHILD))
    warm_up = finished(started(Work(), tmp_path, DYING_CHILD))
    assert warm_up.notices() == []
    assert warm_up.ready("egyptos")


def test_another_processor_needs_a_child_again(tmp_path: Path) -> None:
    finished(started(Work(), tmp_path, GOOD_CHILD))
    (tmp_path / "complete.json").write_text('["another processor"]')
    assert [notice.key for notice in finished(started(Work(), tmp_path, DYING_CHILD)).notices()] == [
        "notice-kernels-child-died"
    ]


def test_a_child_that_dies_is_said_once_and_the_thread_goes_on(tmp_path: Path) -> None:
    work = Work()
    warm_up = finished(started(work, tmp_path, DYING_CHILD))
    assert work.ran == ["cheops", "egyptos"]
    assert warm_up.ready("egyptos")
    assert [notice.key for notice in warm_up.notices()] == ["notice-kernels-child-died"]
    assert warm_up.notices() == []


def test_a_child_that_cannot_even_be_started_is_no_harm(tmp_path: Path) -> None:
    warm_up = WarmUp([], Work().steps, lambda: tmp_path, [str(tmp_path / "no such program")])
    warm_up.start()
    assert finished(warm_up).ready("cheops")


def test_other_words_of_the_child_are_overheard(tmp_path: Path) -> None:
    assert finished(started(Work(), tmp_path, CHATTY_CHILD)).notices() == []


def test_a_child_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "_SILENCE", 0.3)
    warm_up = finished(started(Work(), tmp_path, SILENT_CHILD))
    assert warm_up.ready("cheops")
    assert [notice.key for notice in warm_up.notices()] == ["notice-kernels-child-died"]


def test_without_a_cache_folder_no_child_compiles_for_nobody() -> None:
    warm_up = finished(started(Work(), None, DYING_CHILD))
    assert warm_up.notices() == []
    assert warm_up.ready("cheops")


def test_nothing_blocks_while_the_child_works(tmp_path: Path) -> None:
    begun = time.perf_counter()
    warm_up = started(Work(), tmp_path, SILENT_CHILD)
    assert not warm_up.ready("cheops")
    assert not warm_up.progress.done
    assert time.perf_counter() - begun < 5  # a guard against waiting, not a measurement
    warm_up.stop()
    finished(warm_up)


def test_stopping_leaves_no_child_behind_and_says_nothing(tmp_path: Path) -> None:
    warm_up = started(Work(), tmp_path, SILENT_CHILD)
    deadline = time.monotonic() + 10
    while warm_up._child is None and time.monotonic() < deadline:
        time.sleep(0.01)
    warm_up.stop()
    finished(warm_up)
    assert warm_up._child is not None
    assert warm_up._child.poll() is not None
    assert warm_up.notices() == []


def test_a_cache_full_of_rubbish_is_thrown_away_and_tried_again(tmp_path: Path) -> None:
    (tmp_path / "kernel.nbi").write_bytes(b"rubbish")
    warm_up = finished(started(Work({"cheops": 1}), tmp_path, GOOD_CHILD))
    assert warm_up.ready("cheops")
    assert not (tmp_path / "kernel.nbi").exists()


def test_a_game_that_cannot_be_prepared_is_said_and_the_others_are_ready(tmp_path: Path) -> None:
    warm_up = finished(started(Work({"cheops": 9}), tmp_path, GOOD_CHILD))
    assert not warm_up.ready("cheops")
    assert warm_up.failed("cheops")
    assert warm_up.ready("egyptos")
    assert [(notice.key, notice.values["game"]) for notice in warm_up.notices()] == [
        ("notice-kernels-failed", "cheops")
    ]


def test_steps_that_cannot_even_be_listed_are_one_sentence() -> None:
    def broken(order: Sequence[str]) -> list[Step]:
        raise ImportError("no engine")

    warm_up = WarmUp([], broken, lambda: None, ["true"])
    warm_up.start()
    assert [notice.key for notice in finished(warm_up).notices()] == ["notice-kernels-failed"]


def test_progress_only_grows(tmp_path: Path) -> None:
    warm_up = started(Work(), tmp_path, GOOD_CHILD)
    parts = []
    while not warm_up.progress.done:
        parts.append(warm_up.progress.part)
        time.sleep(0.005)
    assert parts == sorted(parts)


def test_the_bar_moves_with_each_function_that_the_child_compiles(tmp_path: Path) -> None:
    """For a minute the first step is all there is: the bar must not stand still for so long."""
    child = """
import json, sys
for number in range(100):
    print(json.dumps({"step": "cheops rules", "done": False}), flush=True)
sys.stdin.readline()
"""
    warm_up = started(Work(), tmp_path, child)
    wait_for(lambda: warm_up.progress_of("cheops") > 0.3)
    assert 0.1 < warm_up.progress.part < 0.5
    assert warm_up.progress_of("egyptos") == 0
    warm_up.stop()


def test_a_game_that_somebody_waits_for_is_compiled_next(tmp_path: Path) -> None:
    """The child has begun with Cheops; the player chooses Egyptos."""
    child = """
import json, sys
print(json.dumps({"step": "cheops rules", "done": False}), flush=True)
wish = sys.stdin.readline().strip()
for step in ("cheops rules", wish + " rules"):
    print(json.dumps({"step": step, "done": True}), flush=True)
"""
    work = Work()
    warm_up = started(work, tmp_path, child)
    wait_for(lambda: warm_up.progress.part > 0)
    warm_up.prefer("egyptos")
    assert 0 < warm_up.progress_of("egyptos") < 1  # what has to be finished before belongs to the waiting
    assert finished(warm_up).ready("egyptos")
    assert warm_up.notices() == []


def test_steps_of_the_game_that_is_wanted_come_first_even_if_the_wish_comes_late() -> None:
    wanted = ["gold"]
    steps = [Step(game, kind, dict) for game in ("cheops", "gold", "egyptos") for kind in ("rules", "thinking")]
    order = []
    for step in in_order(steps, lambda: wanted[-1]):
        order.append(step.name)
        if step.name == "gold rules":
            wanted.append("egyptos")
    assert order[:3] == ["gold rules", "egyptos rules", "egyptos thinking"]
    assert sorted(order) == sorted(step.name for step in steps)


def test_every_function_that_is_compiled_is_counted() -> None:
    import numba

    told: list[str] = []
    double = numba.njit(lambda number: number + number)
    with counting(lambda: told.append("one")):
        double(1)
        double(2)
        double(0.5)
    double("not counted any more")
    assert len(told) == 2


def test_every_game_has_its_steps_and_the_wanted_one_comes_first() -> None:
    from game.engine.spec import GAMES

    assert {step.game for step in all_steps()} == set(GAMES)
    last = list(GAMES)[-1]
    assert all_steps([last])[0].game == last


def test_the_real_child_compiles_and_tells(tmp_path: Path) -> None:
    """With the tests' own cache, so that it only loads."""
    told = subprocess.run(child_command(["egyptos"]), capture_output=True, text=True, check=True, env=os.environ)
    done = [json.loads(line)["step"] for line in told.stdout.splitlines() if '"done": true' in line]
    assert done == [step.name for step in all_steps(["egyptos"])]
