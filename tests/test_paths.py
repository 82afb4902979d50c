"""There is always a place to write to, and the player hears when it is not his own."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from game import log, paths
from game.paths import find_places


@pytest.fixture(autouse=True)
def no_overrides(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "KHUFU_HOME",
        "KHUFU_CACHE",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
        "XDG_CACHE_HOME",
    ):
        monkeypatch.delenv(name, raising=False)


def test_khufu_home_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "stick"))
    places = find_places()
    assert not places.temporary
    assert places.notices == ()
    for file in (places.settings_file, places.log_file, places.database, places.saves, places.running(0)):
        assert file.is_relative_to(tmp_path / "stick")


@pytest.mark.skipif(os.name == "nt", reason="HOME is a matter of other systems")
def test_an_empty_home_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    places = find_places()
    assert places.notices == ()
    assert places.data.is_dir()
    assert places.data.is_relative_to(tmp_path)


def test_a_home_that_cannot_be_written_gives_a_temporary_place_and_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "home"))
    places = find_places()
    assert places.temporary
    assert [notice.key for notice in places.notices] == ["notice-place-temporary"]
    (places.data / "proof").write_text("can be written")


def test_a_read_only_folder_gives_a_temporary_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "home"))
    allowed = paths._can_write
    monkeypatch.setattr(paths, "_can_write", lambda folder: folder.name != "state" and allowed(folder))
    assert find_places().temporary


def test_no_home_at_all_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    places = find_places()
    assert places.temporary
    assert [notice.key for notice in places.notices] == ["notice-place-missing"]
    assert not Path("~").exists()


def test_each_program_running_beside_another_has_its_own_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path))
    places = find_places()
    assert len({places.running(slot) for slot in range(4)} | {places.lock(slot) for slot in range(4)}) == 8


def test_what_is_logged_is_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path))
    places = find_places()
    assert log.start_logging(places) is None
    try:
        logging.getLogger("game.somewhere").warning("the lantern went out")
    finally:
        log.stop_logging()
    assert "the lantern went out" in places.log_file.read_text()


def test_the_log_never_grows_big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path))
    monkeypatch.setattr(log, "_BYTES", 2000)
    places = find_places()
    log.start_logging(places)
    try:
        for number in range(500):
            logging.getLogger("game.somewhere").warning("line %d", number)
    finally:
        log.stop_logging()
    assert sum(file.stat().st_size for file in places.state.iterdir()) < 5 * 2000


def test_a_log_that_cannot_be_written_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path))
    places = find_places()
    places.log_file.mkdir()
    notice = log.start_logging(places)
    assert notice is not None
    assert notice.key == "notice-log-unwritable"
