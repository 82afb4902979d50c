"""The papyrus at the right: the chronicle, or what is to be decided now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.view.canvas import Canvas
from game.view.cheops import places
from game.view.cheops.places import TILE_SPRITES, TREASURE_SPRITES
from game.words import Words

if TYPE_CHECKING:
    from game.view.cheops.memory import Told

SYMBOL = "◆"  # in the texts: here stands a picture
Line = tuple[int, str, list[str]]  # seat, text with places for pictures, the pictures


# -- the chronicle --------------------------------------------------------------------------------------------
def lines_of(words: Words, steps: Sequence[Told]) -> list[Line]:
    """What happened, newest first: words and pictures."""
    found: list[Line] = []
    for step in reversed(steps):
        for event in reversed(step.events):
            maker = _LINES.get(event.type)
            line = maker(words, event) if maker else None
            if line is not None:
                found.append((getattr(event, "seat", step.seat), *line))
        if len(found) > 12:
            break
    return found


def _law(law: int) -> str:
    return f"law-{law}"


def _law_laid(words: Words, event: Any) -> tuple[str, list[str]]:
    if event.colour is None:
        return words("cheops-log-law"), [_law(event.law)]
    return words("cheops-log-law-on"), [_law(event.law), TREASURE_SPRITES[event.colour]]


_LINES: dict[str, Callable[[Words, Any], tuple[str, list[str]] | None]] = {
    "neighbour_bought": lambda words, event: (words("cheops-log-neighbour"), ["neighbour"]),
    "tile_laid": lambda words, event: (
        words("cheops-log-laid", block=event.block),
        [TILE_SPRITES[event.member]],
    ),
    "treasure_sold": lambda words, event: (
        words("cheops-log-sold", price=event.price),
        [TREASURE_SPRITES[event.colour]],
    ),
    "treasure_kept": lambda words, event: (words("cheops-log-kept"), [TREASURE_SPRITES[event.colour]]),
    "treasure_boxed": lambda words, event: (words("cheops-log-boxed"), [TREASURE_SPRITES[event.colour]]),
    "law_turned_up": lambda words, event: (words("cheops-log-found"), [_law(event.law)]),
    "law_laid": _law_laid,
    "law_removed": lambda words, event: (words("cheops-log-removed"), [_law(event.law)]),
    "law_held": lambda words, event: (words("cheops-log-held"), [_law(event.law)]),
    "law_paid": lambda words, event: (words("cheops-log-paid", price=event.price), [_law(event.law)]),
    "law_played": lambda words, event: (words("cheops-log-played"), [_law(event.law)]),
    "treasures_exchanged": lambda words, event: (
        words("cheops-log-exchanged"),
        [TREASURE_SPRITES[colour] for colour in event.colours],
    ),
    "kept_treasure_exchanged": lambda words, event: (
        words("cheops-log-exchanged"),
        [TREASURE_SPRITES[event.given], TREASURE_SPRITES[event.received]],
    ),
    "tile_drawn": lambda words, event: (words("cheops-log-drew"), [TILE_SPRITES[event.member]]),
    "turn_passed": lambda words, event: (words("cheops-log-passed"), []),
    "law_declared": lambda words, event: (
        words("cheops-log-declared"),
        [_law(9), TREASURE_SPRITES[event.colour]],
    ),
}


def draw_chronicle(canvas: Canvas, words: Words, lines: Sequence[Line], emblems: Sequence[int]) -> None:
    """The newest lines; older ones fade."""
    x, y, w, h = places.PAPER
    canvas.panel("panel-papyrus", places.PAPER)
    canvas.text(words("match-chronicle"), x + 20, y + 28, "panel", "ink", "left", w - 86)
    step = 33.0
    room = int((h - 52) // step)
    for age, (seat, text, pictures) in enumerate(lines[:room]):
        alpha = max(0.5, 1 - 0.11 * age)
        top = y + 63 + step * age
        canvas.emblem(emblems[seat], x + 31, top, 26, alpha)
        _draw_line(canvas, text, pictures, x + 52, top, w - 66, alpha)


def _draw_line(
    canvas: Canvas, text: str, pictures: list[str], x: float, y: float, room: float, alpha: float
) -> None:
    """Words and pictures in one row, shrunk together to fit."""
    texts, size = canvas.look.texts, 28.0
    parts = [part.strip() for part in text.split(SYMBOL)]
    wide = sum(texts.width(part, "label") + 6 for part in parts if part) + (size + 4) * (len(parts) - 1)
    tight = min(1.0, room / wide) if wide > 0 else 1.0
    for number, part in enumerate(parts):
        if part:
            width = texts.width(part, "label")
            x += canvas.text(part, x, y, "label", "ink", "left", max(20.0, width * tight), alpha) + 6 * tight
        if number < len(pictures) and number < len(parts) - 1:
            canvas.sprite(pictures[number], x - 1, y - size * tight / 2, size * tight, size * tight, alpha=alpha)
            x += (size + 4) * tight


# -- what is to be decided ------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Card:
    """A decision: what it is about, and what each answer brings."""

    sprite: str
    heading: str
    lines: tuple[tuple[str, str], ...]  # icon or sprite, sentence
    foot: str = ""
    aside: str = ""  # only if there is room for it


def draw_card(canvas: Canvas, card: Card) -> None:
    """Picture and name, then the sentences."""
    x, y, w, h = places.PAPER
    canvas.panel("panel-papyrus", places.PAPER)
    canvas.sprite(card.sprite, x + 16, y + 14, 60, 60)
    texts = canvas.look.texts
    heading = texts.wrap(card.heading, "panel", w - 98)
    for row, line in enumerate(heading[:2]):
        top = y + 44 + 26 * (row - (min(2, len(heading)) - 1) / 2)
        canvas.text(line, x + 84, top, "panel", "ink", "left", w - 98)
    style, strong = _style_that_fits(canvas, card)
    top = y + 82.0
    for icon, sentence in card.lines:
        indent = 0.0
        if icon:
            canvas.sprite(icon, x + 18, top + 2, 26, 26)
            indent = 32.0
        top += canvas.paragraph(sentence, (x + 20 + indent, top, w - 36 - indent, y + h - 8 - top), style, "ink")
        top += 6
    if card.foot:
        canvas.paragraph(card.foot, (x + 20, top, w - 36, y + h - 6 - top), strong, "soft-ink")
    elif card.aside and top + len(texts.wrap(card.aside, style, w - 36)) * texts.line_height(style) < y + h - 8:
        canvas.paragraph(card.aside, (x + 20, top, w - 36, y + h - 6 - top), style, "soft-ink")


_GROWN, _ROOMY, _PLAIN = ("hint", "hint-strong"), ("roomy-hint", "roomy-strong"), ("plain-hint", "plain-strong")
_ROOMY_FROM = 1.19  # of the text size


def _style_that_fits(canvas: Canvas, card: Card) -> tuple[str, str]:
    """The player's text size if there is room for it, else one between, else the plain size."""
    wanted = [_GROWN, _ROOMY] if canvas.look.texts.growth >= _ROOMY_FROM else [_GROWN]
    return next((styles for styles in wanted if _fits(canvas, card, *styles)), _PLAIN)


def _fits(canvas: Canvas, card: Card, style: str, strong: str) -> bool:
    _, _, w, h = places.PAPER
    texts = canvas.look.texts
    rows = sum(len(texts.wrap(sentence, style, w - (68 if icon else 36))) for icon, sentence in card.lines)
    rows += len(texts.wrap(card.foot, strong, w - 36)) if card.foot else 0
    return rows * texts.line_height(style) + 6 * len(card.lines) + 82 <= h - 10
