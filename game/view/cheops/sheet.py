"""The final count: a table by source, filled colour by colour, row by row, pile by pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.view.canvas import Canvas
from game.view.cheops import places
from game.view.cheops.places import COLOURS, TREASURE_SPRITES
from game.view.stage import arc
from game.view.tween import in_out_sine, out_cubic
from game.words import Words

if TYPE_CHECKING:
    from game.engine.dispatch import State

_LEFT, _TOP, _WIDTH = 262.0, 74.0, 756.0
_ROWS, _TALLEST_ROW = 290.0, 72.0
_NAME = 176.0
_TOTAL = 100.0
_FLIGHT = 0.5  # of the time of a pile
_RACE_STEP = 4.0  # logical units: bars of a few lengths are kept as pictures


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
                money += pile.total * out_cubic(arrived(counted - number))
        return round(money)

    @property
    def most(self) -> int:
        """What the richest has at the end: the goal of the race."""
        return max(1, *(self.total(seat, len(self.piles)) for seat in range(len(self.purses))))


def arrived(part: float) -> float:
    """How far a pile is paid: first it flies to its place, then the money runs."""
    return min(1.0, max(0.0, (part - _FLIGHT) / (1 - _FLIGHT)))


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


@dataclass(frozen=True)
class Count:
    """The papyrus over the pyramid at one moment of the count."""

    sheet: Sheet
    counted: float
    names: Sequence[str]
    emblems: Sequence[int]
    winners: Sequence[int]

    @property
    def row(self) -> float:
        """The height of a player's row: the fewer players, the larger."""
        return min(_TALLEST_ROW, _ROWS / len(self.names))

    @property
    def height(self) -> float:
        """Of the whole papyrus."""
        return 116 + self.row * len(self.names)

    @property
    def heads(self) -> float:
        """Where the headings of the columns stand."""
        return _TOP + (500 - self.height) / 2 + 74

    def y_of(self, seat: int) -> float:
        """The middle of a player's row."""
        return self.heads + 20 + self.row * (seat + 0.5)

    def x_of(self, source: str) -> float:
        """The middle of a source's column."""
        start, end = _LEFT + _NAME + 96, _LEFT + _WIDTH - _TOTAL - 22
        sources = self.sheet.sources
        return start + (end - start) / len(sources) * (sources.index(source) + 0.5)

    @property
    def running(self) -> Pile | None:
        """The pile that is being counted."""
        number = int(self.counted)
        return self.sheet.piles[number] if number < len(self.sheet.piles) else None


def draw_sheet(canvas: Canvas, words: Words, count: Count) -> None:
    """Headings, the players' rows, the pile on its way."""
    canvas.panel("panel-papyrus", (_LEFT, count.heads - 74, _WIDTH, count.height))
    canvas.text(words("cheops-count"), _LEFT + 26, count.heads - 42, "panel", "ink", "left", _NAME + 40)
    canvas.text(words("cheops-purse"), _LEFT + _NAME + 48, count.heads, "hint", "soft-ink", "centre", 76)
    canvas.text(words("results-total"), _LEFT + _WIDTH - 28, count.heads, "hint-strong", "ink", "right", 84)
    for source in count.sheet.sources:
        _draw_head(canvas, count, source)
    for seat in range(len(count.names)):
        _draw_row(canvas, count, seat)
    if count.running is not None:
        _draw_flight(canvas, count, count.running)


def _draw_head(canvas: Canvas, count: Count, source: str) -> None:
    """A colour and the row of its table that counts; gold while it is counted."""
    x, heads = count.x_of(source), count.heads
    if count.running is not None and count.running.source == source:
        canvas.fill((x - 29, heads - 44, 58, count.height - 46), "gold", 0.35, 8)
    canvas.sprite(TREASURE_SPRITES.get(source, "law-9"), x - 17, heads - 42, 34, 34)
    if source in count.sheet.rows:
        canvas.text(count.sheet.rows[source], x, heads + 6, "hint-strong", "ink", "centre", 58)


def _draw_row(canvas: Canvas, count: Count, seat: int) -> None:
    y, row, sheet = count.y_of(seat), count.row, count.sheet
    if count.running is None and seat in count.winners:
        canvas.fill((_LEFT + 16, y - row / 2 + 3, _WIDTH - 32, row - 6), "gold", 0.45, 8)
    elif seat:
        canvas.line(_LEFT + 22, y - row / 2, _LEFT + _WIDTH - 22, y - row / 2, "papyrus-line", 1)
    canvas.emblem(count.emblems[seat], _LEFT + 44, y, 34)
    canvas.text(count.names[seat], _LEFT + 70, y - 2, "value", "ink", "left", _NAME - 62)
    canvas.text(str(sheet.purses[seat]), _LEFT + _NAME + 48, y - 2, "strong", "soft-ink", "centre", 70)
    for number, pile in enumerate(sheet.piles):
        if pile.seat == seat and count.counted > number:
            _draw_pile(canvas, count.x_of(pile.source), y, pile, arrived(count.counted - number))
    total = sheet.total(seat, count.counted)
    width = canvas.text(str(total), _LEFT + _WIDTH - 28, y - 2, "name", "ink", "right", 80)
    canvas.sprite("coin-piastre", _LEFT + _WIDTH - 28 - width - 30, y - 14, 24, 24)
    _draw_race(canvas, count, seat, total / sheet.most)


def _draw_pile(canvas: Canvas, x: float, y: float, pile: Pile, alpha: float) -> None:
    canvas.text(str(pile.total), x, y - 11, "strong", "ink", "centre", 58, alpha)
    canvas.text(f"{pile.number}×{pile.each}", x, y + 10, "hint", "soft-ink", "centre", 58, alpha)


def _draw_race(canvas: Canvas, count: Count, seat: int, part: float) -> None:
    """How near each is to what the winner will have: all see who catches up."""
    x, y = _LEFT + 70, count.y_of(seat) + count.row / 2 - 9
    room = _WIDTH - 98
    canvas.fill((x, y, room, 5), "papyrus-line", 0.5)
    length = round(room * part / _RACE_STEP) * _RACE_STEP
    if length:
        canvas.fill((x, y, length, 5), canvas.theme.players[count.emblems[seat]].base)


def _draw_flight(canvas: Canvas, count: Count, pile: Pile) -> None:
    """The treasures on their way from the player's panel to their place on the papyrus."""
    part = (count.counted - int(count.counted)) / _FLIGHT
    if part >= 1 or canvas.calm:
        return
    players = len(count.names)
    if pile.source in TREASURE_SPRITES:
        sprite, start = TREASURE_SPRITES[pile.source], places.player_kept_box(pile.seat, players, pile.source)
    else:
        sprite, start = "law-9", places.player_law_box(pile.seat, players, 0, 1)
    end = count.x_of(pile.source), count.y_of(pile.seat)
    x, y = arc(places.middle(start), end, in_out_sine(part), 46.0)
    canvas.glow(x, y, 34, 0.7)
    canvas.sprite(sprite, x - 18, y - 18, 36, 36)
