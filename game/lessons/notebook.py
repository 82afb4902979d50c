"""What the pupil has learned and where he left, kept in his data folder after every action."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.files import read_limited, set_aside, write_whole
from game.notices import Notice
from game.paths import Places

_log = logging.getLogger(__name__)
_MOST_BYTES = 256 * 1024
_Name = Annotated[str, Meta(max_length=64)]
_Names = Annotated[list[_Name], Meta(max_length=256)]


class Left(Struct, frozen=True):
    """Where a lesson was left: the step, and the actions that led there."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    actions: Annotated[list[_Name], Meta(max_length=1000)] = []


class _Page(Struct):
    finished: _Names = []
    offered: _Names = []  # games whose first lesson was offered before the first match
    left: Annotated[dict[_Name, Left], Meta(max_length=256)] = {}


class Notebook:
    """The pupil's file. It is small: opened where it is needed, written whole."""

    def __init__(self, places: Places) -> None:
        self._file = places.lessons_file
        self.notice: Notice | None = None
        self._page = self._read()

    def _read(self) -> _Page:
        try:
            content = read_limited(self._file, _MOST_BYTES)
            if content is not None:
                return msgspec.json.decode(content, type=_Page)
        except FileNotFoundError:
            return _Page()
        except OSError as problem:
            _log.warning("the lessons cannot be read: %s", problem)
            return _Page()
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
            _log.warning("the lessons are damaged: %s", problem)
        self.notice = Notice("notice-lessons-damaged", {"file": set_aside(self._file)})
        return _Page()

    def _write(self) -> None:
        try:
            write_whole(self._file, msgspec.json.encode(self._page))
        except OSError as problem:  # the lesson goes on; it only begins anew next time
            _log.warning("the lessons cannot be written: %s", problem)

    def finished(self, lesson: str) -> bool:
        """Whether this lesson was ever learned to its end."""
        return lesson in self._page.finished

    def left(self, lesson: str) -> Left | None:
        """Where this lesson was left, if it was begun."""
        return self._page.left.get(lesson)

    def offers(self, game: str) -> bool:
        """Whether to offer the first lesson of a game before a match: once, to those who do not know it."""
        return game not in self._page.offered and not self.finished(f"{game}-first")

    def offered(self, game: str) -> None:
        """It was offered."""
        self._page.offered = [*(name for name in self._page.offered if name != game), game]
        self._write()

    def keep(self, lesson: str, step: int, actions: list[str]) -> None:
        """The pupil is here."""
        self._page.left[lesson] = Left(step, actions)
        self._write()

    def finish(self, lesson: str) -> None:
        """The lesson is learned; next time it begins anew."""
        self._page.left.pop(lesson, None)
        if not self.finished(lesson):
            self._page.finished.append(lesson)
        self._write()

    def forget(self, lesson: str) -> None:
        """Begin this lesson anew."""
        if self._page.left.pop(lesson, None) is not None:
            self._write()
