"""Records of games: the deal and what was played, one line each, as they lie on the disk.

A line is a checksum and a JSON object. So a last line that was torn by a crash or a power failure is noticed
and dropped, and a file can only be damaged, never misunderstood. Records are data from strangers: they are
limited in size, checked before use, and no path is ever taken from them.
"""

from __future__ import annotations

import logging
import re
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game.files import read_limited, set_aside, write_whole
from game.notices import Notice
from game.paths import Places

if TYPE_CHECKING:  # the engine brings numba: too slow for a title screen
    from game.engine.match import Match

_log = logging.getLogger(__name__)
FORMAT = 1
SUFFIX = ".khufu"
_MOST_BYTES = 8_000_000
_MOST_LINES = 200_000
_MOST_LINE = 1_000_000

Name = Annotated[str, Meta(max_length=64)]


class Seat(Struct, frozen=True):
    """Who sits there: `who` is "human" or a level."""

    name: Name
    who: Name
    device: Name = ""


class Seal(Struct, frozen=True):
    """What an opponent knew when it moved, and how it thought: enough to make it think the same again."""

    view: Name  # the hash of what its seat saw
    seed: int  # of this very decision
    level: Name = ""
    simulations: int = 0  # or nodes; 0: nothing had to be thought about
    kept: bool = False  # it went on from what it knew before its last move


class Header(Struct, frozen=True, tag="game", tag_field="line"):
    """The first line: the deal and the table. All chance is in the deal."""

    format: int
    game: Name
    deal: dict[str, Any]
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=8)]
    seed: int = 0
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    started: Name = ""
    name: Name = ""  # given by the player; "" if the program saved it by itself

    @classmethod
    def new(
        cls,
        match: Match,
        seats: list[Seat],
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        table: Mapping[str, Any] | None = None,
    ) -> Header:
        """The header of a match that begins."""
        record = match.record()
        started = time.strftime("%Y-%m-%dT%H:%M:%S")
        return cls(
            FORMAT, record["game"], record["deal"], seats, seed, dict(options or {}), dict(table or {}), started
        )


class Played(Struct, frozen=True, tag="play", tag_field="line"):
    """An action, with the seal if an opponent played it."""

    action: Annotated[str, Meta(max_length=200)]
    seal: Seal | None = None


class Undone(Struct, frozen=True, tag="undo", tag_field="line"):
    """The last action was taken back."""


class Redone(Struct, frozen=True, tag="redo", tag_field="line"):
    """What was taken back last was played again."""


class Noted(Struct, frozen=True, tag="note", tag_field="line"):
    """Something to remember beside the game: hints used, a judge's curve. The last one of a key counts."""

    key: Name
    value: Any


class Ended(Struct, frozen=True, tag="end", tag_field="line"):
    """The result."""

    scores: list[int]
    winners: list[int]
    reason: Name | None = None
    seconds: float = 0.0


Line = Header | Played | Undone | Redone | Noted | Ended
RawLine = dict[str, Any]
# From a format to the next one: all lines of a file, as plain objects. Format 1 is the first.
MIGRATIONS: dict[int, Callable[[list[RawLine]], list[RawLine]]] = {}


class DamagedError(ValueError):
    """The file is not, or no longer, a record."""


class NewerError(ValueError):
    """The record comes from a newer version of the program."""


@dataclass
class Saved:
    """A record that was read."""

    header: Header
    actions: list[str] = field(default_factory=list)
    seals: list[Seal | None] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    ended: Ended | None = None
    torn: bool = False
    file: Path | None = None
    when: float = 0.0

    def as_record(self) -> dict[str, Any]:
        """The record as the engine and the line protocol know it."""
        return {"format": 1, "game": self.header.game, "deal": self.header.deal, "actions": self.actions}

    def match(self) -> Match:
        """The match as after its last action; RefusedError if the rules do not allow it. Needs the kernels."""
        from game.engine.match import Match

        return Match.replay(self.as_record())

    def lines(self) -> list[Line]:
        """The same game told again, without what was taken back."""
        played = [Played(action, seal) for action, seal in zip(self.actions, self.seals, strict=True)]
        noted = [Noted(key, value) for key, value in self.notes.items()]
        return [self.header, *played, *noted, *([self.ended] if self.ended else [])]


def encode(line: Line) -> bytes:
    """A line as it lies on the disk."""
    told = msgspec.json.encode(line)
    return b"%08x %s\n" % (zlib.crc32(told), told)


def decode(content: bytes) -> Saved:
    """Read a record; DamagedError or NewerError if that cannot be."""
    raw, torn = _checked_lines(content)
    lines = _typed(_migrated(raw))
    header = lines[0]
    if not isinstance(header, Header):
        raise DamagedError("the first line is not a header")
    saved = Saved(header, torn=torn)
    _tell(saved, lines[1:])
    return saved


def _checked_lines(content: bytes) -> tuple[list[RawLine], bool]:
    """The lines whose checksums are right, and whether the end was torn off."""
    if content.count(b"\n") > _MOST_LINES:
        raise DamagedError("no game has so many lines")
    parts = content.split(b"\n")
    whole = content.endswith(b"\n")
    raw = [_checked(part) for part in parts[:-1]]
    good = next((number for number, line in enumerate(raw) if line is None), len(raw))
    if good == 0:
        raise DamagedError("no line can be read")
    if any(line is not None for line in raw[good:]):
        raise DamagedError(f"line {good + 1} is damaged")
    return [line for line in raw[:good] if line is not None], good < len(raw) or not whole


def _checked(part: bytes) -> RawLine | None:
    if len(part) > _MOST_LINE or not re.match(rb"[0-9a-f]{8} ", part):
        return None
    told = part[9:]
    if zlib.crc32(told) != int(part[:8], 16):
        return None
    try:
        line = msgspec.json.decode(told)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def _migrated(raw: list[RawLine]) -> list[RawLine]:
    number = raw[0].get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        raise DamagedError("the format is not a number")
    if number > FORMAT:
        raise NewerError(f"format {number}")
    while number < FORMAT:
        if number not in MIGRATIONS:
            raise DamagedError(f"there never was a format {number}")
        raw = MIGRATIONS[number](raw)
        number += 1
    return raw


def _typed(raw: list[RawLine]) -> list[Line]:
    try:
        return msgspec.convert(raw, list[Line])
    except (ValueError, RecursionError) as problem:
        raise DamagedError(str(problem)) from None


def _tell(saved: Saved, lines: Iterable[Line]) -> None:
    undone: list[tuple[str, Seal | None]] = []
    for line in lines:
        if isinstance(line, Played):
            saved.actions.append(line.action)
            saved.seals.append(line.seal)
            undone.clear()
        elif isinstance(line, Undone) and saved.actions:
            undone.append((saved.actions.pop(), saved.seals.pop()))
        elif isinstance(line, Redone) and undone:
            action, seal = undone.pop()
            saved.actions.append(action)
            saved.seals.append(seal)
        elif isinstance(line, Noted):
            saved.notes[line.key] = line.value
        elif isinstance(line, Ended):
            saved.ended = line
        else:
            raise DamagedError(f"a line that cannot be there: {type(line).__name__}")


def load_file(path: Path) -> tuple[Saved | None, list[Notice]]:
    """Read a record from a file. A damaged one is set aside, one of a newer version is left where it is."""
    try:
        content = read_limited(path, _MOST_BYTES)
        when = path.stat().st_mtime
    except FileNotFoundError:
        return None, []
    except OSError as problem:
        _log.warning("%s cannot be read: %s", path, problem)
        return None, [Notice("notice-file-unreadable", {"file": path.name})]
    if content is None:
        return None, [Notice("notice-record-too-big", {"file": path.name})]
    try:
        saved = decode(content)
    except NewerError:
        return None, [Notice("notice-record-newer", {"file": path.name})]
    except DamagedError as problem:
        _log.warning("%s is damaged: %s", path, problem)
        return None, [Notice("notice-record-damaged", {"file": set_aside(path)})]
    saved.file, saved.when = path, when
    return saved, [Notice("notice-record-torn")] if saved.torn else []


def match_of(saved: Saved) -> tuple[Match | None, list[Notice]]:
    """The match of a record; one that does not follow the rules is set aside. Needs the kernels."""
    try:
        match = saved.match()
        if match.players != len(saved.header.seats):
            raise DamagedError(f"{len(saved.header.seats)} seats for {match.players} players")
        return match, []
    except Exception:  # whatever a stranger's file does to the engine, the player gets his sentence
        _log.exception("a record cannot be replayed")
    name = set_aside(saved.file) if saved.file else ""
    return None, [Notice("notice-record-unplayable", {"file": name})]


@dataclass(frozen=True)
class SaveInfo:
    """A saved game in the list of saves."""

    file: Path
    name: str
    game: str
    seats: tuple[Seat, ...]
    when: float
    actions: int


def list_saves(places: Places) -> tuple[list[SaveInfo], list[Notice]]:
    """All saved games, the newest first; damaged ones are set aside with a sentence each."""
    infos: list[SaveInfo] = []
    notices: list[Notice] = []
    for file in sorted(places.saves.glob(f"*{SUFFIX}")):
        saved, told = load_file(file)
        notices += [notice for notice in told if notice.key != "notice-record-torn"]
        if saved:
            header = saved.header
            name, seats = header.name, tuple(header.seats)
            infos.append(SaveInfo(file, name, header.game, seats, saved.when, len(saved.actions)))
    return sorted(infos, key=lambda info: info.when, reverse=True), notices


def save_as(places: Places, name: str, saved: Saved) -> Notice | None:
    """Keep this game under a name; an older save of the same name stays too."""
    name = name.strip()[:64]
    header = msgspec.structs.replace(saved.header, name=name)
    lines = [header, *saved.lines()[1:]]
    try:
        places.saves.mkdir(parents=True, exist_ok=True)
        write_whole(free_file(places.saves, name), b"".join(encode(line) for line in lines))
    except OSError as problem:
        _log.warning("%r cannot be saved: %s", name, problem)
        return Notice("notice-save-failed", {"name": name})
    return None


def keep_note(saved: Saved, key: str, value: Any) -> Notice | None:
    """Remember something with a record that is no longer written to."""
    saved.notes[key] = value
    if saved.file is None:
        return None
    try:
        write_whole(saved.file, b"".join(encode(line) for line in saved.lines()))
    except OSError as problem:
        _log.warning("%s cannot be written: %s", saved.file, problem)
        return Notice("notice-record-unsaved")
    return None


def delete_save(info: SaveInfo) -> Notice | None:
    """Throw a saved game away, because the player said so."""
    try:
        info.file.unlink(missing_ok=True)
    except OSError as problem:
        _log.warning("%s cannot be deleted: %s", info.file, problem)
        return Notice("notice-file-unreadable", {"file": info.file.name})
    return None


def free_file(folder: Path, name: str) -> Path:
    """A file that does not exist yet; of the name only plain letters and digits are taken."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "game"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    numbers = ("", *(f"-{number}" for number in range(2, 10_000)))
    return next(file for number in numbers if not (file := folder / f"{plain}-{stamp}{number}{SUFFIX}").exists())
