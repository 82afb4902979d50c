"""Records survive crashes, full disks, other versions and strangers."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import files, recorder, records
from game.engine.match import Match
from game.instance import Instance
from game.notices import Notice
from game.paths import Places, find_places
from game.recorder import Recorder, unfinished
from game.records import Ended, Header, Saved, Seal, Seat, decode, encode, list_saves, load_file, match_of, save_as

ROUGH = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
SEATS = [Seat("Nefret", "human", "keyboard"), Seat("Amun", "vizier")]
ACTIONS = ["place 0,0", "place 1,0", "place 0,1"]


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "home"))
    return find_places()


@pytest.fixture(scope="module")
def header() -> Header:
    match = Match.new("egyptos", 2, 7)
    return Header.new(match, SEATS, seed=7, options={"variant": "egyptos"}, table={"hints": True})


def keys(notices: list[Notice]) -> list[str]:
    return [notice.key for notice in notices]


def begun(places: Places, header: Header, actions: list[str] = ACTIONS) -> Recorder:
    recording = Recorder.start(places, 0, header)
    for action in actions:
        assert recording.play(action) is None
    return recording


def continued(places: Places) -> Saved:
    saved, notices = unfinished(places, 0)
    assert notices == []
    assert saved is not None
    return saved


def test_every_action_is_in_the_file_at_once_without_closing_anything(places: Places, header: Header) -> None:
    recording = Recorder.start(places, 0, header)
    for number, action in enumerate(ACTIONS, start=1):
        recording.play(action)
        assert continued(places).actions == ACTIONS[:number]
    recording.close()


def test_continue_brings_everything_back(places: Places, header: Header) -> None:
    recording = begun(places, header)
    recording.undo()
    recording.play("place 1,1", Seal("abc", 99, "vizier", 1000))
    recording.note("hints", 2)
    recording.close()
    saved = continued(places)
    assert saved.header == header
    assert saved.actions == ["place 0,0", "place 1,0", "place 1,1"]
    assert saved.seals[2] == Seal("abc", 99, "vizier", 1000)
    assert saved.notes == {"hints": 2}
    match = saved.match()
    assert match.actions == saved.actions


def test_undo_and_redo_are_kept(places: Places, header: Header) -> None:
    recording = begun(places, header)
    recording.undo()
    recording.undo()
    recording.redo()
    recording.close()
    assert continued(places).actions == ACTIONS[:2]


def test_a_continued_game_goes_on_in_the_same_file(places: Places, header: Header) -> None:
    begun(places, header).close()
    again = Recorder.resume(places, 0, continued(places))
    again.play("place 2,2")
    again.close()
    assert continued(places).actions == [*ACTIONS, "place 2,2"]
    assert list_saves(places) == ([], [])


@pytest.mark.parametrize("torn_bytes", [1, 5, 20])
def test_a_torn_last_line_is_noticed_and_dropped(places: Places, header: Header, torn_bytes: int) -> None:
    begun(places, header).close()
    file = places.running(0)
    file.write_bytes(file.read_bytes()[:-torn_bytes])
    saved, notices = unfinished(places, 0)
    assert saved is not None
    assert saved.actions == ACTIONS[:2]
    assert keys(notices) == ["notice-record-torn"]
    again = Recorder.resume(places, 0, saved)
    again.play(ACTIONS[2])
    again.close()
    assert continued(places).actions == ACTIONS


def test_zeros_at_the_end_after_a_power_failure_are_dropped(places: Places, header: Header) -> None:
    begun(places, header).close()
    with places.running(0).open("ab") as file:
        file.write(bytes(4000))
    saved, notices = unfinished(places, 0)
    assert saved is not None
    assert saved.actions == ACTIONS
    assert keys(notices) == ["notice-record-torn"]


def test_damage_in_the_middle_sets_the_file_aside(places: Places, header: Header) -> None:
    begun(places, header).close()
    content = places.running(0).read_bytes().replace(b"place 1,0", b"place 9,0")
    places.running(0).write_bytes(content)
    saved, notices = unfinished(places, 0)
    assert saved is None
    assert keys(notices) == ["notice-record-damaged"]
    assert (places.data / str(notices[0].values["file"])).read_bytes() == content


def test_a_new_game_never_writes_over_an_unfinished_one(places: Places, header: Header) -> None:
    begun(places, header).close()
    Recorder.start(places, 0, header).close()
    (save,), notices = list_saves(places)
    assert notices == []
    assert (save.actions, save.game, save.seats) == (3, "egyptos", tuple(SEATS))
    Recorder.start(places, 0, header).close()  # nothing was played in the second: nothing to keep
    assert len(list_saves(places)[0]) == 1


def test_a_finished_game_is_kept_and_not_continued(places: Places, header: Header) -> None:
    recording = begun(places, header)
    assert recording.finish(Ended([1, 0], [0], "five", 12.5)) is None
    assert unfinished(places, 0) == (None, [])
    assert recording.file.parent == places.finished
    saved, _ = load_file(recording.file)
    assert saved is not None
    assert saved.ended == Ended([1, 0], [0], "five", 12.5)


def test_a_game_that_ended_just_before_a_crash_is_not_offered_again(places: Places, header: Header) -> None:
    recording = begun(places, header)
    recording._append(Ended([1, 0], [0]))
    recording.close()
    assert unfinished(places, 0) == (None, [])
    assert len(list(places.finished.iterdir())) == 1


def test_a_full_disk_is_said_once_the_game_goes_on_and_nothing_is_lost(
    places: Places, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = begun(places, header, ACTIONS[:1])

    def full(descriptor: int, content: bytes) -> None:
        os.write(descriptor, content[:7])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(recorder, "write_all", full)
        patch.setattr(files, "write_all", full)
        assert recording.play("place 1,0") == Notice("notice-record-unsaved")
        assert recording.play("place 0,1") is None
        saved, _ = unfinished(places, 0)
        assert saved is not None
        assert saved.actions == ACTIONS[:1]
    assert recording.play("place 2,2") == Notice("notice-record-saved-again")
    assert recording.play("place 3,3") is None
    recording.close()
    assert continued(places).actions == [*ACTIONS, "place 2,2", "place 3,3"]


def test_a_disk_that_fails_later_is_said_with_the_next_action(
    places: Places, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = begun(places, header, ACTIONS[:1])

    def broken(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        recording.play("place 1,0")
        deadline = time.monotonic() + 5
        while recording._syncer and not recording._syncer._problem and time.monotonic() < deadline:
            time.sleep(0.005)
        assert recording.play("place 0,1") == Notice("notice-record-unsaved")
    assert recording.play("place 2,2") == Notice("notice-record-saved-again")
    recording.close()
    assert continued(places).actions == [*ACTIONS, "place 2,2"]


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    places: Places, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(path: Path, content: bytes) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(recorder, "write_whole", read_only)
    recording = Recorder.start(places, 0, header)
    assert recording.notice == Notice("notice-record-unsaved")
    assert recording.play("place 0,0") is None
    assert recording.saved().actions == ["place 0,0"]


def test_named_saves_come_back_by_name_newest_first(places: Places, header: Header) -> None:
    recording = begun(places, header)
    assert save_as(places, "  Au bord du Nil ✓ ", recording.saved()) is None
    assert save_as(places, "../../etc/passwd", recording.saved()) is None
    recording.close()
    infos, notices = list_saves(places)
    assert notices == []
    assert {info.name for info in infos} == {"Au bord du Nil ✓", "../../etc/passwd"}
    assert all(info.file.parent == places.saves for info in infos)
    saved, _ = load_file(infos[0].file)
    assert saved is not None
    assert saved.actions == ACTIONS


def test_saving_twice_under_one_name_keeps_both(places: Places, header: Header) -> None:
    recording = begun(places, header)
    save_as(places, "same", recording.saved())
    save_as(places, "same", recording.saved())
    recording.close()
    assert len(list_saves(places)[0]) == 2


def test_a_deleted_save_is_gone(places: Places, header: Header) -> None:
    recording = begun(places, header)
    save_as(places, "same", recording.saved())
    recording.close()
    assert records.delete_save(list_saves(places)[0][0]) is None
    assert list_saves(places) == ([], [])


def test_a_save_that_cannot_be_written_is_one_sentence(places: Places, header: Header) -> None:
    places.saves.write_text("a file, not a folder")
    recording = begun(places, header)
    assert save_as(places, "x", recording.saved()) == Notice("notice-save-failed", {"name": "x"})
    recording.close()


def test_a_save_opened_stays_in_the_list_and_is_played_as_the_running_game(places: Places, header: Header) -> None:
    recording = begun(places, header)
    save_as(places, "kept", recording.saved())
    recording.close()
    saved, _ = load_file(list_saves(places)[0][0].file)
    assert saved is not None
    opened = Recorder.resume(places, 0, saved)
    opened.play("place 2,2")
    opened.close()
    assert continued(places).actions == [*ACTIONS, "place 2,2"]
    assert sorted(info.actions for info in list_saves(places)[0]) == [3, 3]  # the save, and what ran before


def test_a_record_of_a_newer_version_is_kept_and_explained(places: Places, header: Header) -> None:
    newer = encode(msgspec.structs.replace(header, format=records.FORMAT + 1))
    places.running(0).write_bytes(newer)
    saved, notices = unfinished(places, 0)
    assert saved is None
    assert keys(notices) == ["notice-record-newer"]
    Recorder.start(places, 0, header).close()
    assert newer in [file.read_bytes() for file in places.saves.iterdir()]


def test_a_record_of_an_older_version_is_migrated(
    places: Places, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    def from_0(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        lines[0]["format"] = 1
        lines[0]["seats"] = [{"name": name, "who": "human"} for name in lines[0].pop("names")]
        return lines

    old = msgspec.to_builtins(header)
    old["format"] = 0
    old["names"] = [seat["name"] for seat in old.pop("seats")]
    told = msgspec.json.encode(old)
    places.running(0).write_bytes(b"%08x %s\n" % (zlib.crc32(told), told))
    monkeypatch.setitem(records.MIGRATIONS, 0, from_0)
    assert [seat.name for seat in continued(places).header.seats] == ["Nefret", "Amun"]


def test_a_record_that_breaks_the_rules_is_set_aside(places: Places, header: Header) -> None:
    begun(places, header, ["place 0,0", "place 900,900"]).close()
    saved = continued(places)
    match, notices = match_of(saved)
    assert match is None
    assert keys(notices) == ["notice-record-unplayable"]
    assert not places.running(0).exists()
    assert (places.data / str(notices[0].values["file"])).exists()


def test_a_record_with_too_few_chairs_is_set_aside(places: Places, header: Header) -> None:
    begun(places, msgspec.structs.replace(header, seats=SEATS[:1])).close()
    assert keys(match_of(continued(places))[1]) == ["notice-record-unplayable"]


def test_a_record_of_a_game_nobody_knows_is_set_aside(places: Places, header: Header) -> None:
    begun(places, msgspec.structs.replace(header, game="chess", deal={"game": "chess"})).close()
    assert keys(match_of(continued(places))[1]) == ["notice-record-unplayable"]


def test_a_huge_file_is_left_alone(places: Places) -> None:
    places.saves.mkdir()
    (places.saves / f"big{records.SUFFIX}").write_bytes(b"x" * 9_000_000)
    infos, notices = list_saves(places)
    assert infos == []
    assert keys(notices) == ["notice-record-too-big"]


def test_millions_of_empty_lines_are_refused(places: Places) -> None:
    places.running(0).write_bytes(b"\n" * 7_000_000)
    assert keys(unfinished(places, 0)[1]) == ["notice-record-damaged"]


def test_deep_nesting_with_a_right_checksum_is_refused(places: Places) -> None:
    told = b'{"line":"game","format":1,"deal":' + b"[" * 100_000
    places.running(0).write_bytes(b"%08x %s\n" % (zlib.crc32(told), told))
    assert keys(unfinished(places, 0)[1]) == ["notice-record-damaged"]


@ROUGH
@given(garbage=st.binary(max_size=300))
def test_any_bytes_are_one_sentence_and_are_kept(places: Places, garbage: bytes) -> None:
    for file in places.data.iterdir():
        file.unlink()
    places.running(0).write_bytes(garbage)
    saved, notices = unfinished(places, 0)
    assert saved is None
    assert len(notices) == 1
    assert garbage in [file.read_bytes() for file in places.data.iterdir()]


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**63), 2**63), st.text(max_size=4)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)),
    max_leaves=6,
)
LINES = st.dictionaries(
    st.sampled_from(["line", "format", "game", "deal", "seats", "action", "seal", "key", "value", "scores"]),
    st.one_of(JSON, st.sampled_from(["game", "play", "undo", "redo", "note", "end", 1, "egyptos"])),
)


@ROUGH
@given(lines=st.lists(LINES, min_size=1, max_size=5), with_header=st.booleans())
def test_any_lines_with_right_checksums_are_a_record_or_damage(
    header: Header, lines: list[dict[str, Any]], with_header: bool
) -> None:
    told = [msgspec.json.encode(line) for line in lines]
    content = b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in told)
    try:
        saved = decode((encode(header) if with_header else b"") + content)
    except (records.DamagedError, records.NewerError):
        return
    assert decode(b"".join(encode(line) for line in saved.lines())).actions == saved.actions


@ROUGH
@given(data=st.data())
def test_a_file_cut_anywhere_gives_a_beginning_of_the_game_or_is_set_aside(
    header: Header, data: st.DataObject
) -> None:
    whole = encode(header) + b"".join(encode(records.Played(action)) for action in ACTIONS)
    cut = data.draw(st.integers(0, len(whole)))
    try:
        saved = decode(whole[:cut])
    except records.DamagedError:
        assert cut < len(encode(header))
        return
    assert saved.actions == ACTIONS[: len(saved.actions)]


def test_two_programs_have_a_game_each_and_the_second_is_told(places: Places, header: Header) -> None:
    first, second = Instance.claim(places), Instance.claim(places)
    assert (first.slot, first.notice) == (0, None)
    assert second.slot == 1
    assert second.notice == Notice("notice-already-running")
    first.release()
    third = Instance.claim(places)
    assert third.slot == 0
    second.release()
    third.release()


def test_the_game_of_a_second_program_that_is_gone_moves_to_the_saves(places: Places, header: Header) -> None:
    first, second = Instance.claim(places), Instance.claim(places)
    recording = Recorder.start(places, second.slot, header)
    recording.play("place 0,0")
    recording.close()
    unfinished(places, first.slot)
    assert list_saves(places) == ([], [])
    second.release()
    unfinished(places, first.slot)
    assert [info.actions for info in list_saves(places)[0]] == [1]
    first.release()


PLAYS_UNTIL_KILLED = """
import sys
from game.paths import find_places
from game.recorder import Recorder
from game.records import Header, Seat
recording = Recorder.start(find_places(), 0, Header(1, "egyptos", {}, [Seat("a", "human")]))
for number in range(1_000_000):
    print(number, flush=True)
    recording.play(f"place {number},0")
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is a matter of other systems")
def test_a_killed_program_is_at_most_one_action_behind(places: Places) -> None:
    dice = random.Random(3)
    for _ in range(8):
        with subprocess.Popen(
            [sys.executable, "-c", PLAYS_UNTIL_KILLED], stdout=subprocess.PIPE, env=os.environ
        ) as program:
            assert program.stdout is not None
            program.stdout.readline()
            time.sleep(dice.uniform(0, 0.05))
            program.send_signal(signal.SIGKILL)
            begun_last = int((program.stdout.read().split(b"\n")[-2:] or [b"0"])[0] or 0)
        saved, _ = unfinished(places, 0)
        assert saved is not None
        assert len(saved.actions) >= begun_last
        assert saved.actions == [f"place {number},0" for number in range(len(saved.actions))]
