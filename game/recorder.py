"""The running record: every action is on the disk at once, so that a crash costs at most the one being played."""

from __future__ import annotations

import logging
import os
import queue
import threading
from pathlib import Path
from typing import Any

from game.files import write_all, write_whole
from game.instance import MOST, is_abandoned
from game.notices import Notice
from game.paths import Places
from game.records import (
    SUFFIX,
    Ended,
    Header,
    Line,
    Noted,
    Played,
    Redone,
    Saved,
    Seal,
    Undone,
    decode,
    encode,
    free_file,
    load_file,
)

_log = logging.getLogger(__name__)
_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
_PATIENCE = 2.0  # seconds to wait at the end for a disk that is busy


class Recorder:
    """Appends to the running record. Each method returns a sentence when something is wrong, and goes on."""

    def __init__(self, file: Path, places: Places, lines: list[bytes]) -> None:
        self.file = file
        self._places = places
        self._lines = lines
        self._syncer: _Syncer | None = None
        self.notice = self._write_anew()

    @classmethod
    def start(cls, places: Places, slot: int, header: Header) -> Recorder:
        """A new game begins; an unfinished one that lies in its place moves to the saves."""
        put_away(places, places.running(slot))
        return cls(places.running(slot), places, [encode(header)])

    @classmethod
    def resume(cls, places: Places, slot: int, saved: Saved) -> Recorder:
        """Go on with a saved game; another one that lies in its place moves to the saves."""
        if saved.file != places.running(slot):
            put_away(places, places.running(slot))
        return cls(places.running(slot), places, [encode(line) for line in saved.lines()])

    def play(self, action: str, seal: Seal | None = None) -> Notice | None:
        """An action was played."""
        return self._append(Played(action, seal))

    def undo(self) -> Notice | None:
        """The last action was taken back."""
        return self._append(Undone())

    def redo(self) -> Notice | None:
        """What was taken back was played again."""
        return self._append(Redone())

    def note(self, key: str, value: Any) -> Notice | None:
        """Remember something beside the game; plain JSON only."""
        return self._append(Noted(key, value))

    def saved(self) -> Saved:
        """The record so far, as if it had been read."""
        return decode(b"".join(self._lines))

    def finish(self, ended: Ended) -> Notice | None:
        """The game is over: the record moves to the finished games, where `file` then points."""
        notice = self._append(ended)
        self.close()
        try:
            self._places.finished.mkdir(parents=True, exist_ok=True)
            target = free_file(self._places.finished, "game")
            os.replace(self.file, target)
        except OSError as problem:
            _log.warning("the finished game stays where it is: %s", problem)
            return notice or Notice("notice-record-unsaved")
        self.file = target
        return notice

    def close(self) -> None:
        """Stop writing; the record stays to be continued."""
        if self._syncer:
            self._syncer.close()
            self._syncer = None

    def _append(self, line: Line) -> Notice | None:
        self._lines.append(encode(line))
        if self._syncer is None:
            return self._try_again()
        try:
            self._syncer.write(self._lines[-1])
        except OSError as problem:
            _log.warning("the game cannot be saved: %s", problem)
            self.close()
            return Notice("notice-record-unsaved")
        return None

    def _try_again(self) -> Notice | None:
        return Notice("notice-record-saved-again") if self._write_anew() is None else None

    def _write_anew(self) -> Notice | None:
        try:
            write_whole(self.file, b"".join(self._lines))
            self._syncer = _Syncer(os.open(self.file, _APPEND))
        except OSError as problem:
            _log.warning("the game cannot be saved: %s", problem)
            return Notice("notice-record-unsaved")
        return None


class _Syncer:
    """Hands lines to the system at once and waits for the disk in a thread: a slow disk must not stop the picture.

    What the system has survives the end of the program; what the disk has survives a power failure.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._wanted: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._problem: OSError | None = None
        self._thread = threading.Thread(target=self._sync, name="record", daemon=True)
        self._thread.start()

    def write(self, line: bytes) -> None:
        """OSError if this line, or the disk with an earlier one, failed."""
        if self._problem:
            raise self._problem
        write_all(self._descriptor, line)
        self._wanted.put(True)

    def close(self) -> None:
        self._wanted.put(False)
        self._thread.join(_PATIENCE)
        if not self._thread.is_alive():
            os.close(self._descriptor)

    def _sync(self) -> None:
        while self._wanted.get():
            try:
                os.fsync(self._descriptor)
            except OSError as problem:
                self._problem = problem


def unfinished(places: Places, slot: int) -> tuple[Saved | None, list[Notice]]:
    """The game to continue, if there is one. Cheap: the rules are not asked yet."""
    _rescue_orphans(places, slot)
    file = places.running(slot)
    saved, notices = load_file(file)
    if saved and saved.ended:
        put_away(places, file)
        return None, []
    if not saved and file.exists():  # too big, or of a newer version: keep it where nothing writes over it
        _move(file, places.saves)
    return saved, notices


def _rescue_orphans(places: Places, own_slot: int) -> None:
    """Games of programs that ran beside another and are gone move to the saves."""
    for slot in range(MOST):
        file = places.running(slot)
        if slot != own_slot and file.exists() and is_abandoned(places, slot):
            put_away(places, file)


def put_away(places: Places, file: Path) -> None:
    """Make room for another game: what was begun moves to the saves, what is over to the finished games."""
    saved, _ = load_file(file)
    if saved and not saved.actions and not saved.ended:
        file.unlink(missing_ok=True)  # nothing was played yet
    elif file.exists():
        _move(file, places.finished if saved and saved.ended else places.saves)


def _move(file: Path, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.replace(file, free_file(folder, file.name.removesuffix(SUFFIX)))
    except OSError as problem:
        _log.warning("%s stays where it is: %s", file, problem)
