"""The final count: a table by source, filled colour by colour, row by row, pile by pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.view.canvas import Canvas
from game.view.cheops.places import COLOURS, TREASURE_SPRITES
from game.view.tween import out_cubic
from game.words import Words

if TYPE_CHECKING:
    from game.engine.dispatch import State

_LEFT, _TOP, _WIDTH = 262.0, 74.0, 756.0
_ROW = 58.0
_NAME = 176.0
_TOTAL = 100.0


@dataclass(frozen=True)
class Pile:
    """What one player gets from one source."""

    seat: int
    source: str  # a colour, or "9"
    number: int
    each: int

    @property
    def total(self) -> int:
        """In piastres."""
        return self.number * self.each


@dataclass(frozen=True)
class Sheet:
    """Everybody's money before the count, and the piles in the order in which they are counted."""

    purses: tuple[int, ...]
    piles: tuple[Pile, ...]
    rows: dict[str, str]  # the row that counts, of each colour

    @property
    def sources(self) -> list[str]:
        """The columns: six colours, and law 9 if somebody has it."""
        return [*COLOURS, *(["9"] if any(pile.source == "9" for pile in self.piles) else [])]

    def total(self, seat: int, counted: float) -> int:
        """A player's money after so many piles; the pile being counted counts in part."""
        money = float(self.purses[seat])
        for number, pile in enumerate(self.piles):
            if pile.seat == seat:
                money += pile.total * out_cubic(min(1.0, max(0.0, counted - number)))
        return round(money)


def make_sheet(state: State, rows: dict[str, str]) -> Sheet:
    """The count of a finished game, from its last state."""
    from game.engine.cheops import count
    from game.engine.cheops.tables import COLOURS as ENGINE_COLOURS
    from game.engine.cheops.tables import NONE

    piles: list[Pile] = []
    nine = int(count.owner_of_9(state)) if state.declared != NONE else NONE
    for colour in COLOURS:
        index = ENGINE_COLOURS.index(colour)
        for seat in range(state.players):
            kept, each = int(state.kept[seat, index]), int(count.value_of_one(state, seat, index))
            if kept:
                piles.append(Pile(seat, colour, kept, each))
            if seat == nine and int(state.declared) == index:
                piles.append(Pile(seat, "9", 1, each))
    gained = [sum(pile.total for pile in piles if pile.seat == seat) for seat in range(state.players)]
    purses = tuple(int(state.money[seat]) - gained[seat] for seat in range(state.players))
    return Sheet(purses, tuple(piles), rows)


def draw_sheet(
    canvas: Canvas, words: Words, sheet: Sheet, counted: float, names: Any, emblems: Any, winners: Any
) -> None:
    """The papyrus over the pyramid."""
    height = 116 + _ROW * len(sheet.purses)
    top = _TOP + (500 - height) / 2
    canvas.panel("panel-papyrus", (_LEFT, top, _WIDTH, height))
    canvas.text(words("cheops-count"), _LEFT + 26, top + 32, "panel", "ink", "left", _NAME + 40)
    heads = top + 74
    canvas.text(words("cheops-purse"), _LEFT + _NAME + 48, heads, "hint", "soft-ink", "centre", 76)
    now = sheet.piles[int(counted)].source if counted < len(sheet.piles) else ""
    for source in sheet.sources:
        x = _column(sheet, source)
        if source == now:
            canvas.fill((x - 29, heads - 44, 58, height - 46), "gold", 0.35, 8)
        sprite = TREASURE_SPRITES.get(source, "law-9")
        canvas.sprite(sprite, x - 17, heads - 42, 34, 34)
        if source in sheet.rows:
            canvas.text(sheet.rows[source], x, heads + 6, "hint-strong", "ink", "centre", 58)
    canvas.text(words("results-total"), _LEFT + _WIDTH - 28, heads, "hint-strong", "ink", "right", 84)
    for seat, name in enumerate(names):
        y = heads + 20 + _ROW * (seat + 0.5)
        done = counted >= len(sheet.piles)
        if done and seat in winners:
            canvas.fill((_LEFT + 16, y - _ROW / 2 + 3, _WIDTH - 32, _ROW - 6), "gold", 0.45, 8)
        elif seat:
            canvas.line(_LEFT + 22, y - _ROW / 2, _LEFT + _WIDTH - 22, y - _ROW / 2, "papyrus-line", 1)
        canvas.emblem(emblems[seat], _LEFT + 44, y, 34)
        canvas.text(name, _LEFT + 70, y, "value", "ink", "left", _NAME - 62)
        _draw_counts(canvas, sheet, counted, seat, y)


def _draw_counts(canvas: Canvas, sheet: Sheet, counted: float, seat: int, y: float) -> None:
    canvas.text(str(sheet.purses[seat]), _LEFT + _NAME + 48, y, "strong", "soft-ink", "centre", 70)
    for number, pile in enumerate(sheet.piles):
        if pile.seat == seat and counted > number:
            x = _column(sheet, pile.source)
            alpha = min(1.0, counted - number)
            canvas.text(str(pile.total), x, y - 8, "strong", "ink", "centre", 58, alpha)
            canvas.text(f"{pile.number}×{pile.each}", x, y + 13, "hint", "soft-ink", "centre", 58, alpha)
    total = sheet.total(seat, counted)
    width = canvas.text(str(total), _LEFT + _WIDTH - 28, y, "name", "ink", "right", 80)
    canvas.sprite("coin-piastre", _LEFT + _WIDTH - 28 - width - 30, y - 12, 24, 24)


def _column(sheet: Sheet, source: str) -> float:
    start, end = _LEFT + _NAME + 96, _LEFT + _WIDTH - _TOTAL - 22
    sources = sheet.sources
    step = (end - start) / len(sources)
    return start + step * (sources.index(source) + 0.5)
