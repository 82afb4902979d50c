"""Records, saves, codes and protocol lines are data from strangers: limited, never executed, never a path."""

from __future__ import annotations

import ast
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.deals import NoSuchDealError, read_code
from game.engine.match import Match
from game.paths import Places
from game.protocol import LONGEST_LINE, Engine
from game.recorder import Recorder, unfinished
from game.records import Header, Noted, Played, Seat, encode, list_saves, load_file, save_as
from game.settings import SettingsKeeper

ROOT = Path(__file__).resolve().parents[2]
# Modules that carry out what they read, or make much out of little. (numba pickles its own cache: a
# folder of ours, in which strangers' data never lies.)
NEVER_IMPORTED = {"pickle", "marshal", "shelve", "dill", "yaml", "gzip", "bz2", "lzma", "zipfile", "tarfile"}
NEVER_CALLED = {"eval", "exec", "compile", "__import__", "decompress", "decompressobj", "system", "popen"}
_EVIL = ("../../evil", "/etc/evil", "..\\evil", "C:evil", "a/b", "\0", "con", "." * 50, "x" * 64, "é日本")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    folders = [tmp_path / name for name in ("config", "data", "state", "cache")]
    for folder in folders:
        folder.mkdir()
    return Places(*folders)


@pytest.fixture
def header() -> Header:
    match = Match.new("egyptos", 2, seed=1)
    return Header.new(match, [Seat("Nefret", "human"), Seat("Amun", "fellah")], 1)


def _nodes() -> Iterator[tuple[str, ast.AST]]:
    for file in [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py")), *sorted((ROOT / "ai").rglob("*.py"))]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield str(file.relative_to(ROOT)), node


def _modules(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Name):
        return node.func.id
    own = isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
    return node.func.attr if own and node.func.value.id in ("os", "zlib", "builtins") else ""  # type: ignore


def test_nothing_is_unpickled_evaluated_or_unpacked() -> None:
    imported = {(file, name) for file, node in _nodes() for name in _modules(node)}
    assert not {(file, name) for file, name in imported if name.split(".")[0] in NEVER_IMPORTED}
    called = {(file, _called(node)) for file, node in _nodes()}
    assert not {(file, name) for file, name in called if name in NEVER_CALLED}


def test_no_shell_is_ever_asked() -> None:
    shells = [
        file for file, node in _nodes() if isinstance(node, ast.keyword) and node.arg == "shell" and node.value
    ]
    assert shells == []


@pytest.mark.parametrize("name", _EVIL)
def test_a_name_never_leads_out_of_the_folder(places: Places, header: Header, name: str) -> None:
    recorder = Recorder.start(places, 0, header)
    assert save_as(places, name, recorder.saved()) is None
    recorder.close()
    [made] = list(places.saves.iterdir())
    assert made.parent == places.saves
    assert made.name.isascii()
    assert set(places.data.parent.rglob("*evil*")) <= {made}
    assert len(list_saves(places)[0]) == 1


@pytest.mark.parametrize("name", _EVIL)
def test_names_inside_a_record_are_only_ever_shown(places: Places, header: Header, name: str) -> None:
    """In its header, its seats, its notes: wherever the record moves, it keeps to our folders."""
    bent = msgspec.structs.replace(header, name=name[:64], seats=[Seat(name[:64], "human"), Seat("x", name[:64])])
    lines = (bent, Played("place 0,0"), Noted("file", name), Noted("record", name))
    places.running(0).write_bytes(b"".join(encode(line) for line in lines))
    before = {file for file in places.data.parent.rglob("*") if file.is_file()}
    saved, _ = unfinished(places, 0)
    assert saved is not None
    Recorder.start(places, 0, header).close()  # the one in its place moves to the saves
    made = {file for file in places.data.parent.rglob("*") if file.is_file()} - before
    assert {file.parent for file in made} <= {places.saves, places.state}


def _peak(action: object) -> int:
    tracemalloc.start()
    action()  # type: ignore[operator]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def test_huge_files_are_not_read_into_memory(places: Places) -> None:
    """A file of four gigabytes with holes costs no disk, and must not cost memory."""
    places.saves.mkdir()
    for file in (places.running(0), places.saves / "big.khufu", places.settings_file):
        with file.open("wb") as opened:
            opened.truncate(4_000_000_000)
    assert _peak(lambda: load_file(places.running(0))) < 40_000_000
    assert _peak(lambda: list_saves(places)) < 40_000_000
    assert _peak(lambda: SettingsKeeper.open(places)) < 40_000_000


def test_a_record_that_promises_much_is_refused_before_it_is_played(places: Places, header: Header) -> None:
    places.running(0).write_bytes(encode(header) + encode(Played("pass")) * 150_000)
    saved, notices = load_file(places.running(0))
    assert saved is None or len(saved.actions) <= 200_000
    assert _peak(lambda: load_file(places.running(0))) < 400_000_000
    assert all(notice.key.startswith("notice-record") for notice in notices)


@pytest.mark.parametrize(
    "code", ["A" * 1_000_000, "", "\0" * 10, "../../etc/passwd", "ＡＢＣＤＥ-ＦＧＨＪＫ", "%s%s%s%s%s"]
)
def test_a_code_is_ten_letters_or_nothing(code: str) -> None:
    with pytest.raises(NoSuchDealError):
        read_code(code)


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b'{"cmd":' * 50_000,
        b'{"cmd":"new","game":"../../cheops","players":2}',
        b'{"cmd":"new","game":"__class__","players":2}',
        b'{"cmd":"__init__"}',
        b'{"cmd":"replay","record":"/etc/passwd"}',
        b'{"cmd":"new","game":"cheops","players":' + b"9" * 5000 + b"}",
        b'{"cmd":"think","seconds":1e999}',
        b"x" * (LONGEST_LINE + 1),
    ],
    ids=lambda line: line[:24].decode(),
)
def test_a_protocol_line_meant_to_harm_is_one_sentence(line: bytes) -> None:
    reply = Engine().answer(line)
    assert reply["ok"] is False
    assert "mistake" not in reply["error"]
    assert len(json.dumps(reply)) < 400
