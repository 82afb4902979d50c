"""Cheops: what happened, as events."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cheops import state as rows
from game.engine.cheops.tables import BLOCK_NAMES, COLOURS, LAW_7_NUMBER, MEMBERS, MOST_PLAYERS, REASONS, ROW_TEXTS
from game.engine.events import Event, Log, Row, Teller, tell_story

PLACES = ("market", "board", "under", "on", "seat")


@dataclass(frozen=True)
class TileLaid(Event):
    """A family tile was laid on a block."""

    seat: int
    member: str
    block: str


@dataclass(frozen=True)
class NeighbourBought(Event):
    """A neighbour was paid for and laid on a block."""

    seat: int
    block: str
    price: int


@dataclass(frozen=True)
class TreasureTaken(Event):
    """A treasure was taken from a block; it is to be sold or kept."""

    seat: int
    block: str
    colour: str


@dataclass(frozen=True)
class TreasureSold(Event):
    """A treasure was sold and covers a row (1 = top) of its table; with law 10 it came from the kept ones."""

    seat: int
    colour: str
    row: int
    price: int
    was_kept: bool


@dataclass(frozen=True)
class TreasureKept(Event):
    """A treasure was laid face up in front of its owner."""

    seat: int
    colour: str


@dataclass(frozen=True)
class TreasureBoxed(Event):
    """A treasure that must be sold and cannot went to the box."""

    seat: int
    colour: str


@dataclass(frozen=True)
class LawTurnedUp(Event):
    """A law tablet was taken from a block and turned up."""

    seat: int
    block: str
    law: int


@dataclass(frozen=True)
class LawLaid(Event):
    """A law was laid: on the `market`, the `board`, `under` a colour's table or `on` one of its rows."""

    seat: int
    law: int
    place: str
    colour: str | None
    row: int | None


@dataclass(frozen=True)
class LawRemoved(Event):
    """Law 8 removed a law: from where it can lie, or in front of a player (`seat`), the owner."""

    seat: int
    law: int
    place: str
    colour: str | None
    owner: int | None


@dataclass(frozen=True)
class LawHeld(Event):
    """A law was kept for a later turn."""

    seat: int
    law: int


@dataclass(frozen=True)
class LawPaid(Event):
    """Law 9 was paid for; its owner keeps it."""

    seat: int
    law: int
    price: int


@dataclass(frozen=True)
class LawPlayed(Event):
    """A law 10, 11 or 12 is used."""

    seat: int
    law: int


@dataclass(frozen=True)
class LawBoxed(Event):
    """A law went to the box."""

    seat: int
    law: int


@dataclass(frozen=True)
class MarketPriceChanged(Event):
    """Another law counts on the market space."""

    old: int
    new: int


@dataclass(frozen=True)
class NumberReplaced(Event):
    """A row of a table shows another number now: law 7 came, or went."""

    colour: str
    row: int
    number: str


@dataclass(frozen=True)
class TreasuresExchanged(Event):
    """Two treasures of the pyramid changed places; the colours are those that lie there now."""

    seat: int
    blocks: tuple[str, str]
    colours: tuple[str, str]


@dataclass(frozen=True)
class KeptTreasureExchanged(Event):
    """A kept treasure (`given`) was exchanged with the one on a block (`received`)."""

    seat: int
    block: str
    given: str
    received: str


@dataclass(frozen=True)
class TileDrawn(Event):
    """The top tile of a stack (1, 2, 3) was drawn; so many are left there."""

    seat: int
    stack: int
    member: str
    left: int


@dataclass(frozen=True)
class TurnPassed(Event):
    """A player passed the placement: he has `no-tiles`, or they have `no-place`."""

    seat: int
    why: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """The turn goes to the next player."""

    seat: int
    next: int


@dataclass(frozen=True)
class TableFull(Event):
    """A colour can no longer be sold."""

    colour: str


@dataclass(frozen=True)
class LawDeclared(Event):
    """The owner of law 9 named its colour."""

    seat: int
    colour: str


@dataclass(frozen=True)
class TreasuresCounted(Event):
    """At the end: what a player's treasures of one colour bring him, law 9 included."""

    seat: int
    colour: str
    number: int
    each: int
    total: int


@dataclass(frozen=True)
class MoneyCounted(Event):
    """At the end: what a player has in all."""

    seat: int
    money: int


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended."""

    reason: str | None
    winners: tuple[int, ...]


def _law_laid(row: Row) -> Event:
    seat, law, place, colour, number, *_ = row
    on_table = place in (rows.UNDER_TABLE, rows.ON_ROW)
    at_row = number if place == rows.ON_ROW else None
    return LawLaid(seat, law, PLACES[place], COLOURS[colour] if on_table else None, at_row)


def _law_removed(row: Row) -> Event:
    seat, law, place, which, *_ = row
    on_table = place in (rows.UNDER_TABLE, rows.ON_ROW)
    owner = which if place == rows.BEFORE_SEAT else None
    return LawRemoved(seat, law, PLACES[place], COLOURS[which] if on_table else None, owner)


def _number_replaced(row: Row) -> Event:
    colour, number, table, by_law, *_ = row
    text = str(LAW_7_NUMBER) if by_law else ROW_TEXTS[table][number - 1]
    return NumberReplaced(COLOURS[colour], number, text)


def _exchanged(row: Row) -> Event:
    seat, first, second, colour, other, *_ = row
    return TreasuresExchanged(seat, (BLOCK_NAMES[first], BLOCK_NAMES[second]), (COLOURS[colour], COLOURS[other]))


def _game_over(row: Row) -> Event:
    return GameOver(REASONS[row[0]], tuple(seat for seat in range(MOST_PLAYERS) if row[1] >> seat & 1))


_TELLERS: dict[int, Teller] = {
    rows.TILE_LAID: lambda row: TileLaid(row[0], MEMBERS[row[1]], BLOCK_NAMES[row[2]]),
    rows.NEIGHBOUR_BOUGHT: lambda row: NeighbourBought(row[0], BLOCK_NAMES[row[1]], row[2]),
    rows.TREASURE_TAKEN: lambda row: TreasureTaken(row[0], BLOCK_NAMES[row[1]], COLOURS[row[2]]),
    rows.TREASURE_SOLD: lambda row: TreasureSold(row[0], COLOURS[row[1]], row[2], row[3], bool(row[4])),
    rows.TREASURE_KEPT: lambda row: TreasureKept(row[0], COLOURS[row[1]]),
    rows.TREASURE_BOXED: lambda row: TreasureBoxed(row[0], COLOURS[row[1]]),
    rows.LAW_TURNED_UP: lambda row: LawTurnedUp(row[0], BLOCK_NAMES[row[1]], row[2]),
    rows.LAW_LAID: _law_laid,
    rows.LAW_REMOVED: _law_removed,
    rows.LAW_HELD: lambda row: LawHeld(row[0], row[1]),
    rows.LAW_PAID: lambda row: LawPaid(row[0], row[1], row[2]),
    rows.LAW_PLAYED: lambda row: LawPlayed(row[0], row[1]),
    rows.LAW_BOXED: lambda row: LawBoxed(row[0], row[1]),
    rows.PRICE_CHANGED: lambda row: MarketPriceChanged(row[0], row[1]),
    rows.NUMBER_REPLACED: _number_replaced,
    rows.TREASURES_EXCHANGED: _exchanged,
    rows.KEPT_EXCHANGED: lambda row: KeptTreasureExchanged(
        row[0], BLOCK_NAMES[row[1]], COLOURS[row[2]], COLOURS[row[3]]
    ),
    rows.TILE_DRAWN: lambda row: TileDrawn(row[0], row[1] + 1, MEMBERS[row[2]], row[3]),
    rows.TURN_PASSED: lambda row: TurnPassed(row[0], "no-place" if row[1] else "no-tiles"),
    rows.TURN_ENDED: lambda row: TurnEnded(row[0], row[1]),
    rows.TABLE_FULL: lambda row: TableFull(COLOURS[row[0]]),
    rows.LAW_DECLARED: lambda row: LawDeclared(row[0], COLOURS[row[1]]),
    rows.COUNTED: lambda row: TreasuresCounted(row[0], COLOURS[row[1]], row[2], row[3], row[4]),
    rows.SEAT_COUNTED: lambda row: MoneyCounted(row[0], row[1]),
    rows.ENDED: _game_over,
}

EVENTS = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)


def tell_what_happened(log: Log) -> list[Event]:
    """The log of one action as events."""
    return tell_story(log, _TELLERS)
