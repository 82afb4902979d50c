"""A lesson is a position and a list of steps: one sentence, what shines, what the pupil does, what answers him.

Steps are data; `teacher.py` runs them, `game/scenes/lesson.py` shows them upon the real board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any


@dataclass(frozen=True)
class Step:
    """One sentence. Without `wants` it is read and confirmed; with it, one of these actions goes on."""

    says: str  # the end of its text's key
    wants: tuple[str, ...] = ()  # the engine's names of actions, or patterns ("draw *"); the first is pointed out
    shows: tuple[str, ...] = ()  # places that shine, as `game/scenes/lesson_places.py` names them
    then: tuple[str, ...] = ()  # what happens by itself afterwards: the rival's replies
    nudge: str = ""  # the end of the key of what is said about another legal action; else a general word


@dataclass(frozen=True)
class Lesson:
    """A short game with a teacher."""

    game: str
    name: str
    minutes: int
    deal: Callable[[], dict[str, Any]]  # the position, as the line protocol writes it
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        """How the notebook calls it."""
        return f"{self.game}-{self.name}"


def fits(action: str, patterns: tuple[str, ...]) -> bool:
    """Whether an action is one of those wanted."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)
