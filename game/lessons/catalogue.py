"""All lessons in the order in which they are offered: of each game a whole short game, then the finer points."""

from __future__ import annotations

from game.lessons import cheops, egyptos, gold
from game.lessons.script import Lesson

LESSONS: tuple[Lesson, ...] = (
    cheops.FIRST,
    cheops.MARKET,
    cheops.LAWS,
    gold.FIRST,
    gold.LANTERNS,
    gold.MUMMY,
    gold.COLLAPSE,
    egyptos.FIRST,
    egyptos.DOUBLE,
    egyptos.LIFTING,
)


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game."""
    return [lesson for lesson in LESSONS if lesson.game == game]


def lesson_named(name: str) -> Lesson:
    """The lesson that the notebook calls so."""
    return next(lesson for lesson in LESSONS if lesson.id == name)


def after(lesson: Lesson) -> Lesson | None:
    """The next lesson of the same game."""
    own = lessons_of(lesson.game)
    number = own.index(lesson) + 1
    return own[number] if number < len(own) else None
