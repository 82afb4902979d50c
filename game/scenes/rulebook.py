"""What the rules pages hold: the sections of each game, which of them have house rulings, and their pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.lessons import cheops, egyptos, gold
from game.lessons.script import Lesson
from game.view.canvas import Box


@dataclass(frozen=True)
class Picture:
    """A piece of the real board: a lesson's position after some actions, cut out."""

    game: str
    deal: Callable[[], dict[str, Any]]
    actions: tuple[str, ...]
    crop: Box


@dataclass(frozen=True)
class Section:
    """One heading. Its texts are rules-<game>-<name>, …-text, and …-house with the house rulings."""

    name: str
    picture: Picture | None = None
    house: bool = True
    table: str = ""  # "laws" or "prices": a list that is drawn below the text


def _of(lesson: Lesson, until: str, crop: Box) -> Picture:
    """The position of a lesson just before the step that says this, always the first choice taken."""
    actions: list[str] = []
    for step in lesson.steps:
        if step.says == until:
            break
        actions += [*step.wants[:1], *step.then]
    return Picture(lesson.game, lesson.deal, tuple(action.replace("*", "1") for action in actions), crop)


_PYRAMID: Box = (322.0, 62.0, 636.0, 522.0)
_MAZE: Box = (340.0, 64.0, 600.0, 600.0)
_TABLE: Box = (330.0, 90.0, 620.0, 540.0)

BOOK: dict[str, tuple[Section, ...]] = {
    "cheops": (
        Section("aim"),
        Section("pieces", _of(cheops.FIRST, "lay", _PYRAMID)),
        Section("start"),
        Section("placing", _of(cheops.FIRST, "higher", (322.0, 430.0, 636.0, 156.0))),
        Section("treasure", _of(cheops.FIRST, "keep", (1030.0, 346.0, 234.0, 236.0)), house=False),
        Section("neighbour", _of(cheops.MARKET, "neighbour", (1030.0, 206.0, 234.0, 138.0))),
        Section("laws", _of(cheops.LAWS, "gilded", (812.0, 62.0, 214.0, 284.0)), table="laws"),
        Section("law-details"),
        Section("drawing", _of(cheops.FIRST, "draw", (1030.0, 68.0, 234.0, 136.0))),
        Section("end", _of(cheops.FIRST, "count", (258.0, 62.0, 764.0, 420.0))),
        Section("prices", table="prices"),
    ),
    "gold": (
        Section("aim", house=False),
        Section("pieces", _of(gold.FIRST, "reveal", _MAZE)),
        Section("start"),
        Section("actions", _of(gold.FIRST, "porter", (957.0, 466.0, 306.0, 246.0))),
        Section("turning", _of(gold.FIRST, "turn", (448.0, 364.0, 390.0, 300.0))),
        Section("lanterns", _of(gold.LANTERNS, "run", (340.0, 360.0, 320.0, 304.0)), house=False),
        Section("carrying", _of(gold.FIRST, "pick", (544.0, 364.0, 194.0, 290.0))),
        Section("chambers", _of(gold.FIRST, "photo", (448.0, 364.0, 390.0, 300.0)), house=False),
        Section("mummy", _of(gold.MUMMY, "lay", (448.0, 268.0, 390.0, 396.0))),
        Section("collapse", _of(gold.COLLAPSE, "home", _MAZE)),
        Section("end"),
    ),
    "egyptos": (
        Section("aim", _of(egyptos.FIRST, "won", _TABLE)),
        Section("placing", _of(egyptos.FIRST, "danger", _TABLE)),
        Section("moving", _of(egyptos.LIFTING, "lift", _TABLE)),
        Section("draw"),
        Section("variants"),
    ),
}
SECTIONS: dict[str, tuple[str, ...]] = {game: tuple(page.name for page in pages) for game, pages in BOOK.items()}

# The price tables as the engine has them (a test compares): known here without loading the rules.
PRICES: dict[str, str] = {
    "I-1": "0 5 10 15 20 25",
    "I-2": "25 20 15 10 5 0",
    "I-3": "10 20 0 30 5 15",
    "I-4": "10 15 0 20 5 25",
    "I-5": "10 0 25 5 20",
    "I-6": "20 0 15 0 25 10",
    "II-1": "10/5 20/10 5 25/15 15/5",
    "II-2": "20/10 5 25/15 0 30/10 15",
    "II-3": "5 15/5 10 25/5 20 0",
    "II-4": "15/10 5 25/10 0 20/15",
    "II-5": "5 30/10 0 20/15 10 15/5",
    "II-6": "25/10 15 10/0 5 30/15",
    "III-1": "X 3X 10 5X 2X",
    "III-2": "5X 5 2X 15 4X",
    "III-3": "10 2X 0 5X 15 3X",
    "III-4": "2X 5 4X 15 3X 20",
}
