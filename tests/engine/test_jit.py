"""The kernel cache: a folder per version of the sources, old ones removed, and never a crash."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from game.engine import jit

ROOT = Path(__file__).resolve().parents[2]
PLAY = (
    "from game.engine.match import Match\n"
    "match = Match.new('egyptos', 2, 1)\n"
    "match.play('place 0,0')\n"
    "print(len(match.legal()))\n"
)
PLAY_AND_COUNT_MISSES = PLAY + (
    "from game.engine.egyptos import rules\n"
    "kernels = [value for value in vars(rules).values() if hasattr(value, 'stats')]\n"
    "print(sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels))\n"
)


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_folder_is_named_by_the_version_of_the_sources(tmp_path: Path) -> None:
    folder = jit.prepare_cache_folder(tmp_path, "abc")
    assert folder == tmp_path / "kernels-abc"
    assert folder.is_dir()


def test_a_changed_source_has_another_folder(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    before = jit.sources_hash()
    (tmp_path / "ai").mkdir()
    (tmp_path / "ai" / "new.py").write_text("x = 1\n")
    monkeypatch.setattr(jit, "_ROOT", tmp_path)
    one = jit.sources_hash()
    (tmp_path / "ai" / "new.py").write_text("x = 2\n")
    assert len({before, one, jit.sources_hash()}) == 3


def test_folders_of_old_versions_are_removed_and_fresh_ones_stay(tmp_path: Path) -> None:
    old, fresh = tmp_path / "kernels-old", tmp_path / "kernels-fresh"
    other = tmp_path / "something-else"
    for folder in (old, fresh, other):
        folder.mkdir()
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(other, (long_ago, long_ago))
    jit.prepare_cache_folder(tmp_path, "now")
    assert {path.name for path in tmp_path.iterdir()} == {"kernels-fresh", "kernels-now", "something-else"}


def test_a_folder_that_cannot_be_made_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert jit.prepare_cache_folder(tmp_path / "file", "abc") is None


def test_without_a_cache_folder_the_game_still_plays_with_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    finished = run(PLAY, KHUFU_CACHE=str(tmp_path / "file"))
    assert finished.stdout.split() == ["8"]
    assert finished.stderr.count("\n") == 1
    assert "compiling in memory" in finished.stderr


def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    run(PLAY, KHUFU_CACHE=str(tmp_path))
    assert run(PLAY_AND_COUNT_MISSES, KHUFU_CACHE=str(tmp_path)).stdout.split() == ["8", "0"]


def test_warm_up_reports_its_progress() -> None:
    done: list[str] = []
    steps = [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))]
    assert list(jit.warm_up(steps)) == [("one", 0.5), ("two", 1.0)]
    assert done == ["one", "two"]


def test_kernels_are_kept_in_the_folder_and_not_beside_the_sources(tmp_path: Path) -> None:
    """Once numba was imported before the folder was named, and stale kernels lay in __pycache__."""
    for first in ("import numba", "from game.engine import dispatch", "from game.engine.match import Match"):
        finished = run(
            f"{first}\nfrom game.engine.egyptos import rules\nprint(rules.legal.stats.cache_path)",
            KHUFU_CACHE=str(tmp_path),
        )
        assert finished.stdout.startswith(str(tmp_path)), first
