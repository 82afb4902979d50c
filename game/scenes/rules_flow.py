"""A rules page as a flow of blocks, one below the other: paragraphs, pictures, house rulings, lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.rulebook import PRICES
from game.view.canvas import Canvas
from game.words import Words

_GAP = 14.0
_ICON = 44.0


@dataclass(frozen=True)
class Block:
    """Something on the page: how high it is, and how it is drawn with its upper left corner at x, y."""

    height: float
    draw: Callable[[Canvas, float, float], None]


def paragraphs(canvas: Canvas, text: str, width: float, ink: str = "ink") -> list[Block]:
    """A block for each paragraph of a text."""
    return [_paragraph(canvas, part, width, ink) for part in text.split("\n\n")]


def _paragraph(canvas: Canvas, text: str, width: float, ink: str) -> Block:
    texts = canvas.look.texts
    lines, step = texts.wrap(text, "body", width), texts.line_height("body")

    def draw(on: Canvas, x: float, y: float) -> None:
        for row, line in enumerate(lines):
            on.text(line, x, y + step * (row + 0.5), "body", ink, "left", width)

    return Block(len(lines) * step + _GAP, draw)


def house_rulings(canvas: Canvas, words: Words, text: str, width: float) -> list[Block]:
    """A stamp, then each ruling behind a red line."""
    inner = [_paragraph(canvas, part, width - 22, "soft-ink") for part in text.split("\n\n")]
    heading = words("rules-house")

    def stamp(on: Canvas, x: float, y: float) -> None:
        room = on.look.texts.width(heading, "strong") + 54
        on.fill((x, y + 4, min(room, width), 30), "alarm-ink", 0.12, 8)
        on.icon("home", x + 20, y + 19, 22, "alarm-ink")
        on.text(heading, x + 38, y + 19, "strong", "alarm-ink", "left", width - 44)

    def framed(block: Block) -> Block:
        def draw(on: Canvas, x: float, y: float) -> None:
            on.fill((x + 4, y + 2, 3, block.height - _GAP), "alarm-ink", 0.8)
            block.draw(on, x + 22, y)

        return Block(block.height, draw)

    return [Block(44.0, stamp), *map(framed, inner)]


def law_list(canvas: Canvas, words: Words, width: float) -> list[Block]:
    """The twelve tablets: picture, number and name, effect."""
    return [_law(canvas, words, number, width) for number in range(1, 13)]


def _law(canvas: Canvas, words: Words, number: int, width: float) -> Block:
    texts, inner = canvas.look.texts, width - _ICON - 16
    name, effect = f"{number} · {words(f'law-{number}-name')}", words(f"law-{number}-effect")
    lines, step = texts.wrap(effect, "body", inner), texts.line_height("body")

    def draw(on: Canvas, x: float, y: float) -> None:
        on.sprite(f"law-{number}", x, y, _ICON, _ICON)
        left = x + _ICON + 16
        on.text(name, left, y + step * 0.5, "strong", "ink", "left", inner)
        for row, line in enumerate(lines):
            on.text(line, left, y + step * (row + 1.5), "body", "ink", "left", inner)

    return Block(max(_ICON, step * (1 + len(lines))) + 10, draw)


def price_list(canvas: Canvas, width: float) -> list[Block]:
    """The sixteen tables, a line each: the topmost number first."""
    step = canvas.look.texts.line_height("body")

    def line(name: str, rows: str) -> Block:
        def draw(on: Canvas, x: float, y: float) -> None:
            on.text(name, x, y + step / 2, "strong", "ink", "left", 60)
            on.text(rows.replace(" ", "   "), x + 76, y + step / 2, "body", "ink", "left", width - 76)

        return Block(step + 2, draw)

    return [line(name, rows) for name, rows in PRICES.items()]
