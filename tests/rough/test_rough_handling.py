"""Rough handling of the whole program: one plain sentence each, nothing lost, no traceback."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.instance import Instance
from game.kernels import Step, WarmUp
from game.paths import find_places
from game.recorder import Recorder, unfinished
from game.records import Header, Seat, list_saves, load_file, save_as
from tests.rough.visits import Visit, visit
from tests.test_kernels import finished

ROOT = Path(__file__).resolve().parents[2]
_FILES = ("config/settings.toml", "data/hall.sqlite", "data/running.khufu", "data/saves/old.khufu")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path))
    monkeypatch.delenv("KHUFU_CACHE", raising=False)
    return tmp_path


def _begin() -> tuple[Recorder, Match]:
    match = Match.new("cheops", 2, seed=1)
    header = Header.new(match, [Seat("Nefret", "human"), Seat("Amun", "fellah")], 1)
    return Recorder.start(find_places(), 0, header), match


def _play(recorder: Recorder, match: Match, plies: int) -> list[str]:
    keys = []
    for _ in range(plies):
        action = sorted(match.legal_by_name())[0]
        match.play(action)
        if notice := recorder.play(action):
            keys.append(notice.key)
    return keys


def _fine(seen: Visit) -> None:
    assert seen.code == 0
    assert set(seen.screens) == {"title"}
    assert seen.errors == []


# -- garbage in every file --------------------------------------------------------------------------------------
def _garbage(chance: random.Random, kind: int) -> bytes:
    """Nothing, noise, a wrong beginning, half a file, endless lines, letters that are none."""
    noise = chance.randbytes(chance.randrange(1, 3000))
    kinds = (b"", noise, b"SQLite format 3\0" + noise, b"[[[" * 900, b"00000000 {}\n" * 50, b"\xff\xfe" + noise)
    return kinds[kind]


@pytest.mark.parametrize("kind", range(6))
def test_garbage_in_every_file_is_told_and_kept(home: Path, monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    chance = random.Random(kind)
    written = {name: _garbage(chance, kind) for name in _FILES}
    for name, content in written.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(content)
    _fine(visit(monkeypatch, home))
    left = [file.read_bytes() for file in home.rglob("*") if file.is_file()]
    for name in ("data/running.khufu", "data/saves/old.khufu"):
        assert written[name] in left, f"{name} is lost"
    if kind not in (0, 4):  # an empty file is an empty settings file and a new database
        assert all(content in left for content in written.values())


def test_a_settings_file_with_a_wrong_value_in_every_place_is_one_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "config").mkdir()
    wrong = (
        'text_size = "big"\nmute = 3\nwindow_size = [1, "x"]\nbindings = 7\nlanguage = "klingon"\nlessons = {}\n'
    )
    (home / "config" / "settings.toml").write_text(wrong)
    seen = visit(monkeypatch, home)
    _fine(seen)
    assert len([sentence for sentence in seen.sentences if "settings" in sentence.lower()]) == 1


# -- homes ------------------------------------------------------------------------------------------------------
def test_a_home_that_cannot_be_written_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below /proc nobody can write, not even root."""
    seen = visit(monkeypatch, "/proc/nowhere" if sys.platform == "linux" else "/dev/null/nowhere")
    _fine(seen)
    assert any("temporary" in sentence for sentence in seen.sentences)


def test_a_home_that_is_not_there_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = visit(monkeypatch, tmp_path / "not" / "yet")
    _fine(seen)
    assert seen.sentences == []


def test_a_second_program_is_told_and_keeps_its_own_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder, match = _begin()
    _play(recorder, match, 3)
    first = Instance.claim(find_places())
    try:
        seen = visit(monkeypatch, home)
    finally:
        first.release()
    _fine(seen)
    assert any("already running" in sentence for sentence in seen.sentences)
    assert _play(recorder, match, 1) == []
    assert len(recorder.saved().actions) == 4
    recorder.close()


# -- disk -------------------------------------------------------------------------------------------------------
@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 256 KB, where we may mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "khufu-test", str(disk)]
    try:
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("a small disk can be mounted by root on Linux only; test_records fakes a full disk everywhere")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=False)


def _fill(disk: Path, spare: int = 0) -> Path:
    """A file that takes all the room there is, but for so many bytes."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b"x" * 512):
            pass
    os.truncate(filler, filler.stat().st_size - spare)
    return filler


def test_a_really_full_disk_is_said_once_and_later_everything_is_there(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(small_disk))
    monkeypatch.delenv("KHUFU_CACHE", raising=False)
    recorder, match = _begin()
    _play(recorder, match, 2)
    filler = _fill(small_disk)
    told = _play(recorder, match, 100)  # the last block of the file has room for some
    assert told == ["notice-record-unsaved"]
    filler.unlink()
    assert _play(recorder, match, 1) == ["notice-record-saved-again"]
    recorder.close()
    saved, notices = unfinished(find_places(), 0)
    assert notices == []
    assert saved is not None
    assert saved.actions == match.actions


_COMPILE = """
from game.kernels import Step, WarmUp
def add():
    from game.engine.jit import kernel
    from game.engine.rng import make_rng, next_bits, uniform
    return uniform(make_rng(1)), next_bits(make_rng(1))
warm = WarmUp(steps=lambda order: [Step("egyptos", "rules", add)], command=["true"])
warm._run()
print(warm.ready("egyptos"), [notice.key for notice in warm.notices()])
"""


def test_a_cache_that_is_full_in_the_middle_of_saving_costs_time_not_the_game(small_disk: Path) -> None:
    _fill(small_disk, spare=8192)  # room to begin, none to end
    environment = os.environ | {"KHUFU_CACHE": str(small_disk / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", _COMPILE], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True")
    assert "Traceback" not in done.stderr


# -- kernels ----------------------------------------------------------------------------------------------------
def test_a_cache_of_another_version_or_of_rubbish_is_compiled_anew(tmp_path: Path) -> None:
    environment = os.environ | {"KHUFU_CACHE": str(tmp_path)}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", _COMPILE],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout.startswith("True"), done.stderr
        kept = [file for file in tmp_path.rglob("*") if file.suffix in (".nbi", ".nbc")]
        assert kept
        for number, file in enumerate(kept):
            file.write_bytes(
                (b"", b"numba 0.1 of another version", random.Random(number).randbytes(900))[number % 3]
            )


def test_a_kernel_that_cannot_be_prepared_leaves_the_program_alive() -> None:
    def broken() -> None:
        raise ImportError("numba is gone")

    warm = WarmUp(steps=lambda order: [Step("gold", "rules", broken)], cache=lambda: None)
    warm.start()
    assert [notice.key for notice in finished(warm).notices()] == ["notice-kernels-failed"]
    assert warm.failed("gold")


# -- clock, sound -----------------------------------------------------------------------------------------------
def test_a_clock_that_jumps_loses_no_save(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Back to 1970, far into the future, and standing still."""
    recorder, match = _begin()
    for when in (0, 4_000_000_000, 4_000_000_000, 1):
        monkeypatch.setattr("time.time", lambda when=when: when)
        monkeypatch.setattr("time.strftime", lambda form, *rest: "19700101-000000")
        _play(recorder, match, 1)
        assert save_as(find_places(), "night", recorder.saved()) is None
    recorder.close()
    monkeypatch.undo()
    monkeypatch.setenv("KHUFU_HOME", str(home))
    for number, file in enumerate(sorted((home / "data" / "saves").iterdir())):
        os.utime(file, (0, (0, 5_000_000_000, 1)[number % 3]))
    infos, notices = list_saves(find_places())
    assert sorted(info.actions for info in infos) == [1, 2, 3, 4]
    assert notices == []
    _fine(visit(monkeypatch, home))


def test_sound_that_comes_and_goes_while_the_program_runs_is_not_noticed(tmp_path: Path) -> None:
    from tests.scenes.rig import sitting

    with sitting(tmp_path) as rig:
        from game.audio import Sound

        rig.services.sound = Sound(tmp_path / "cache")
        for kind in (pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED) * 3:
            rig.feed(pygame.Event(kind, which=0, iscapture=0))
        assert rig.top.name == "title"
        rig.services.sound.close()


def test_a_window_dragged_through_all_sizes_opens_no_files(tmp_path: Path) -> None:
    """Each size asks for its own fonts: once they were opened by name, a file each."""
    from tests.scenes.rig import sitting

    if not Path("/proc/self/fd").exists():
        pytest.skip("open files are counted in /proc")
    with sitting(tmp_path) as rig:
        before = len(os.listdir("/proc/self/fd"))
        for width in range(700, 1500, 20):
            rig.feed(pygame.Event(pygame.WINDOWRESIZED, x=width, y=width * 9 // 16))
        assert len(os.listdir("/proc/self/fd")) <= before


def test_a_record_that_is_a_folder_or_a_broken_link_is_one_sentence(home: Path) -> None:
    saves = home / "data" / "saves"
    saves.mkdir(parents=True)
    (saves / "folder.khufu").mkdir()
    (saves / "link.khufu").symlink_to(home / "nowhere")
    infos, notices = list_saves(find_places())
    assert infos == []
    assert [notice.key for notice in notices] == ["notice-file-unreadable"]
    assert load_file(saves / "link.khufu") == (None, [])
