"""The middle of the screen: the pyramid, the price tables in its wedges, the market and the end's seal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.view.canvas import Box, Canvas
from game.view.cheops import places
from game.view.cheops.places import COLOURS, TILE_SPRITES, TREASURE_SPRITES, middle
from game.words import Words

Table = Mapping[str, Any]  # the state as the line protocol writes it


# -- the pyramid ----------------------------------------------------------------------------------------------
def draw_pyramid(canvas: Canvas, pyramid: Mapping[str, str | None]) -> None:
    """All blocks from the top; what carries a tile has no niche any more."""
    canvas.sprite("pyramid-shade", 220, 52, 840, 542)
    canvas.fill((320, 575, 640, 11), (20, 13, 8), 1.0, 3)
    canvas.fill((322, 576, 636, 8), (165, 127, 74), 1.0, 2)
    canvas.fill((322, 576, 636, 2), (235, 211, 162))
    for name, content in pyramid.items():
        draw_block(canvas, places.block_box(name), content)


def draw_block(canvas: Canvas, box: Box, content: str | None) -> None:
    """A block with a treasure, a law face down (None), a tile, or an empty niche ("")."""
    x, y, w, h = box
    stone = "block-plain" if content in TILE_SPRITES else "block-open" if content == "" else "block-stone"
    canvas.sprite(stone, x, y, w, h)
    if content in TILE_SPRITES:
        _centred(canvas, TILE_SPRITES[content], box, places.TILE)
    elif content is None:
        _centred(canvas, "law-back", box, places.TREASURE)
    elif content:
        _centred(canvas, TREASURE_SPRITES[content], box, places.TREASURE)


def _centred(canvas: Canvas, sprite: str, box: Box, size: float, alpha: float = 1.0) -> None:
    x, y = middle(box)
    canvas.sprite(sprite, x - size / 2, y - size / 2, size, size, alpha=alpha)


# -- price tables ---------------------------------------------------------------------------------------------
def draw_table(canvas: Canvas, colour: str, table: Table, rows: tuple[str, ...], closed: float = 0.0) -> None:
    """One price table: sold treasures above, the present value lit, the law below it."""
    x, y, w, h = places.column_box(colour, len(rows))
    _centred(canvas, TREASURE_SPRITES[colour], places.head_box(colour), places.HEAD)
    canvas.sprite(f"price-table-{len(rows)}", x, y, w, h)
    for number, text in enumerate(rows, start=1):
        _draw_row(canvas, colour, table, number, text, closed)
    if closed:
        canvas.fill((x + 5, y + 5, w - 10, h - 17), "night-900", 0.5 * closed, 14)
        _draw_lit(canvas, places.row_box(colour, table["sold"] + 1), _text(table, table["sold"] + 1, rows))
    box = places.under_box(colour, len(rows))
    if table["law"]:
        _centred(canvas, f"law-{table['law']}", box, places.LAW)
    else:
        _centred(canvas, "law-slot", box, 42, 0.8)
    if table["sold"] >= len(rows) - 1:
        _draw_full(canvas, colour)


def _text(table: Table, number: int, rows: tuple[str, ...]) -> str:
    return "20" if table["seven"] == number else rows[number - 1]


def _draw_row(canvas: Canvas, colour: str, table: Table, number: int, text: str, closed: float) -> None:
    box = places.row_box(colour, number)
    if number <= table["sold"]:
        _centred(canvas, TREASURE_SPRITES[colour], box, 24)
    elif number == table["sold"] + 1:
        _draw_lit(canvas, box, "20" if table["seven"] == number else text)
        if table["seven"] == number:
            _draw_seven_mark(canvas, box)
    elif table["seven"] == number:
        x, y, w, h = box
        canvas.fill((x - 1, y + 1, w + 2, h - 2), "gold", 1.0, 7)
        canvas.outline((x - 1, y + 1, w + 2, h - 2), "gold-deep", 1.5, 7)
        canvas.text("20", *middle(box), "stone-strong", "ink", "centre")
        _draw_seven_mark(canvas, box)
    else:
        canvas.text(text, *middle(box), "stone-number", (74, 50, 24), "centre", box[2] - 4)


def _draw_seven_mark(canvas: Canvas, box: Box) -> None:
    """A little tablet beside the gilded number: this row carries a law."""
    canvas.sprite("law-7", box[0] + box[2] - 5, box[1] + 2, 20, 20)


def _draw_lit(canvas: Canvas, box: Box, text: str) -> None:
    x, y, w, h = box
    canvas.fill((x - 1, y, w + 2, h), "gold", 1.0, 8)
    canvas.fill((x + 1, y + 2, w - 2, h - 4), "night-700", 1.0, 6)
    canvas.text(text, *middle(box), "stone-strong", "focus", "centre", w - 4)


def _draw_full(canvas: Canvas, colour: str) -> None:
    """A full table: a red seal on its head."""
    x, y, w, _ = places.head_box(colour)
    canvas.icon("lock", x + w + 2, y + 8, 18, "gold")


# -- market and end -------------------------------------------------------------------------------------------
def draw_market(canvas: Canvas, words: Words, price: float, laws: list[int]) -> None:
    """The market price, and the laws that made it."""
    x, y, w, _ = places.MARKET
    canvas.panel("panel-night", places.MARKET)
    canvas.text(words("cheops-market"), x + w / 2, y + 20, "hint-strong", "ivory", "centre", w - 16)
    canvas.sprite("coin-piastre", x + 16, y + 35, 32, 32)
    canvas.text(str(round(price)), x + 56, y + 51, "price", "gold", "left")
    for place in range(2):
        box = places.market_law_box(place)
        if place < len(laws):
            _centred(canvas, f"law-{laws[place]}", box, 46)
        else:
            _centred(canvas, "law-slot", box, 38, 0.7)


def draw_ending(canvas: Canvas, words: Words, full: int, wanted: int, law_3: bool) -> None:
    """How many tables are full, and how many end the game."""
    x, y, w, _ = places.ENDING
    canvas.panel("panel-night", places.ENDING)
    canvas.text(words("cheops-full-tables"), x + w / 2, y + 20, "hint-strong", "ivory", "centre", w - 16)
    step = 30.0
    left = x + w / 2 - step * (wanted - 1) / 2
    for number in range(wanted):
        shut = number < full
        canvas.icon("lock", left + step * number, y + 51, 26, "gold" if shut else "line")
    box = places.ending_law_box()
    _centred(canvas, "law-3" if law_3 else "law-slot", box, 46 if law_3 else 38, 1.0 if law_3 else 0.7)


def draw_tables(canvas: Canvas, shown: Table, rows: Mapping[str, tuple[str, ...]], closed: float) -> None:
    """All six."""
    for colour in COLOURS:
        draw_table(canvas, colour, shown["tables"][colour], rows[colour], closed)
