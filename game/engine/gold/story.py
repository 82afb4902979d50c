"""The Pharaoh's Gold: what happened, as events."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import Event, Log, Row, Teller, tell_story
from game.engine.gold import tables
from game.engine.gold.notation import TREASURE_JSON, tile_names
from game.engine.gold.tables import (
    BUST_NAMES,
    FIGURE_LETTERS,
    FIRST_CHAMBER,
    MOST_PLAYERS,
    MUMMY,
    OPENINGS_NAMES,
    PHOTO_NAMES,
    REASONS,
    SHAPE_OF_KIND,
    TILE_NAMES,
    TREASURE_KINDS,
    TURN_END_NAMES,
)

Treasure = int | str | None  # 2, 3 or "bust"
Tiles = tuple[str, ...]


@dataclass(frozen=True)
class FigureWalked(Event):
    """A figure walked: every tile of its path, start and goal included, and the lanterns that carried it."""

    seat: int
    figure: str
    path: Tiles
    lanterns: Tiles


@dataclass(frozen=True)
class TileRevealed(Event):
    """A face-down tile was turned up; it is still to be set."""

    seat: int
    tile: str
    shape: str | None
    chamber: bool


@dataclass(frozen=True)
class TileTurned(Event):
    """The revealed tile was turned as its finder liked, and set."""

    seat: int
    tile: str
    open: str


@dataclass(frozen=True)
class TileRotated(Event):
    """A porter rotated a tile: its openings before and after."""

    seat: int
    tile: str
    before: str
    after: str


@dataclass(frozen=True)
class LanternSet(Event):
    """A porter set a lantern."""

    seat: int
    tile: str


@dataclass(frozen=True)
class LanternTaken(Event):
    """A porter took a lantern back."""

    seat: int
    tile: str


@dataclass(frozen=True)
class TreasurePickedUp(Event):
    """An archaeologist picked up a treasure that lay on its tile."""

    seat: int
    treasure: Treasure
    tile: str


@dataclass(frozen=True)
class TreasureDropped(Event):
    """An archaeologist laid down what it carried."""

    seat: int
    treasure: Treasure
    tile: str


@dataclass(frozen=True)
class TreasureStolen(Event):
    """An archaeologist stole what another one carried."""

    seat: int
    victim: int
    treasure: Treasure
    tile: str


@dataclass(frozen=True)
class TreasureDelivered(Event):
    """A treasure reached the entrance: it goes to its carrier's museum for good."""

    seat: int
    treasure: Treasure


@dataclass(frozen=True)
class PhotoTaken(Event):
    """The finder of a chamber took a photo; it shows treasures, and a mummy (M), a curse (C) or neither."""

    seat: int
    photo: str
    tile: str


@dataclass(frozen=True)
class TreasureLaidOut(Event):
    """A treasure of the pile was laid face up on a chamber."""

    tile: str
    treasure: Treasure


@dataclass(frozen=True)
class MummyWoke(Event):
    """A mummy woke: every tile of every shortest way from its chamber to the entrance. Who flees follows."""

    tile: str
    ways: Tiles


@dataclass(frozen=True)
class MummyAsleep(Event):
    """No way leads to the entrance: the mummy does not wake."""

    tile: str


@dataclass(frozen=True)
class FigureFled(Event):
    """A figure fled from the mummy to the entrance, and left there what it carried."""

    seat: int
    figure: str
    tile: str
    left_behind: Treasure


@dataclass(frozen=True)
class CurseStruck(Event):
    """A curse struck: every tile of every shortest way from its chamber to the entrance. What goes out follows."""

    tile: str
    ways: Tiles


@dataclass(frozen=True)
class CurseAsleep(Event):
    """No way leads to the entrance: the curse does not strike."""

    tile: str


@dataclass(frozen=True)
class LanternsWentOut(Event):
    """Lanterns on the way of a curse went back to their owner."""

    seat: int
    tiles: Tiles


@dataclass(frozen=True)
class BustMoved(Event):
    """The bust is somewhere else now: chamber, carried, dropped, museum or lost."""

    bust: str


@dataclass(frozen=True)
class ChamberFell(Event):
    """The chamber of the bust fell. What was lost on it follows."""

    tile: str


@dataclass(frozen=True)
class RingFell(Event):
    """The next ring fell. What was lost on it follows."""

    tiles: Tiles


@dataclass(frozen=True)
class RestFell(Event):
    """The game ended by idleness or rounds after the chamber had fallen: the rest fell all at once."""

    tiles: Tiles


@dataclass(frozen=True)
class FigureLost(Event):
    """A figure fell with its tile and with what it carried."""

    seat: int
    figure: str
    tile: str
    treasure: Treasure


@dataclass(frozen=True)
class TreasuresLost(Event):
    """Treasures fell with the tile on which they lay."""

    tile: str
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True)
class LanternsLost(Event):
    """Lanterns fell with their tiles."""

    seat: int
    tiles: Tiles


@dataclass(frozen=True)
class ClockPlayerChanged(Event):
    """From now on the rings fall at the end of this player's turns."""

    seat: int


@dataclass(frozen=True)
class CountdownMoved(Event):
    """So many turns of the finder are left until the chamber of the bust falls."""

    seat: int
    left: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """A turn ended: by choice, by a mummy or a curse, or because the bust left its chamber."""

    seat: int
    why: str


@dataclass(frozen=True)
class TurnBegan(Event):
    """The next turn began."""

    seat: int
    round: int


@dataclass(frozen=True)
class FinalCount(Event):
    """One player's points at the end: photos, treasures, less the lost figures."""

    seat: int
    photos: int
    treasures: int
    lost: int
    score: int
    both_figures: bool


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended."""

    reason: str | None
    winners: tuple[int, ...]


def _tiles(tiles: int) -> Tiles:
    return tuple(tile_names(tiles))


def _figure_walked(row: Row) -> Event:
    seat, figure, start, steps, way, *_ = row
    path = (TILE_NAMES[start], *(TILE_NAMES[way >> 6 * step & 63] for step in range(steps)))
    return FigureWalked(seat, FIGURE_LETTERS[figure], path, path[1:-1])


def _asleep(row: Row) -> Event:
    tile = TILE_NAMES[row[0]]
    return MummyAsleep(tile) if row[1] == MUMMY else CurseAsleep(tile)


def _treasures_lost(row: Row) -> Event:
    tile, *numbers = row
    lost = [TREASURE_JSON[kind + 1] for kind in range(TREASURE_KINDS) for _ in range(numbers[kind])]
    return TreasuresLost(TILE_NAMES[tile], tuple(lost))


def _final_count(row: Row) -> Event:
    seat, photos, treasures, lost, both, *_ = row
    return FinalCount(seat, photos, treasures, lost, photos + treasures - lost, bool(both))


def _game_over(row: Row) -> Event:
    return GameOver(REASONS[row[0]], tuple(seat for seat in range(MOST_PLAYERS) if row[1] >> seat & 1))


_TELLERS: dict[int, Teller] = {
    tables.WALKED: _figure_walked,
    tables.REVEALED: lambda row: TileRevealed(
        row[0], TILE_NAMES[row[1]], SHAPE_OF_KIND[row[2]], row[2] >= FIRST_CHAMBER
    ),
    tables.TURNED: lambda row: TileTurned(row[0], TILE_NAMES[row[1]], OPENINGS_NAMES[row[2]]),
    tables.ROTATED: lambda row: TileRotated(
        row[0], TILE_NAMES[row[1]], OPENINGS_NAMES[row[2]], OPENINGS_NAMES[row[3]]
    ),
    tables.LANTERN_SET: lambda row: LanternSet(row[0], TILE_NAMES[row[1]]),
    tables.LANTERN_TAKEN: lambda row: LanternTaken(row[0], TILE_NAMES[row[1]]),
    tables.PICKED_UP: lambda row: TreasurePickedUp(row[0], TREASURE_JSON[row[1]], TILE_NAMES[row[2]]),
    tables.DROPPED: lambda row: TreasureDropped(row[0], TREASURE_JSON[row[1]], TILE_NAMES[row[2]]),
    tables.STOLEN: lambda row: TreasureStolen(row[0], row[1], TREASURE_JSON[row[2]], TILE_NAMES[row[3]]),
    tables.DELIVERED: lambda row: TreasureDelivered(row[0], TREASURE_JSON[row[1]]),
    tables.PHOTO_TAKEN: lambda row: PhotoTaken(row[0], PHOTO_NAMES[row[1]], TILE_NAMES[row[2]]),
    tables.LAID_OUT: lambda row: TreasureLaidOut(TILE_NAMES[row[0]], TREASURE_JSON[row[1]]),
    tables.MUMMY_WOKE: lambda row: MummyWoke(TILE_NAMES[row[0]], _tiles(row[1])),
    tables.CURSE_STRUCK: lambda row: CurseStruck(TILE_NAMES[row[0]], _tiles(row[1])),
    tables.DANGER_ASLEEP: _asleep,
    tables.FLED: lambda row: FigureFled(row[0], FIGURE_LETTERS[row[1]], TILE_NAMES[row[2]], TREASURE_JSON[row[3]]),
    tables.LANTERNS_WENT_OUT: lambda row: LanternsWentOut(row[0], _tiles(row[1])),
    tables.BUST_MOVED: lambda row: BustMoved(BUST_NAMES[row[0]]),
    tables.CHAMBER_FELL: lambda row: ChamberFell(TILE_NAMES[row[0]]),
    tables.RING_FELL: lambda row: RingFell(_tiles(row[0])),
    tables.REST_FELL: lambda row: RestFell(_tiles(row[0])),
    tables.FIGURE_LOST: lambda row: FigureLost(
        row[0], FIGURE_LETTERS[row[1]], TILE_NAMES[row[2]], TREASURE_JSON[row[3]]
    ),
    tables.TREASURES_LOST: _treasures_lost,
    tables.LANTERNS_LOST: lambda row: LanternsLost(row[0], _tiles(row[1])),
    tables.CLOCK_CHANGED: lambda row: ClockPlayerChanged(row[0]),
    tables.COUNTED_DOWN: lambda row: CountdownMoved(row[0], row[1]),
    tables.TURN_ENDED: lambda row: TurnEnded(row[0], TURN_END_NAMES[row[1]]),
    tables.TURN_BEGAN: lambda row: TurnBegan(row[0], row[1]),
    tables.COUNTED: _final_count,
    tables.ENDED: _game_over,
}

EVENTS = (
    FigureWalked,
    TileRevealed,
    TileTurned,
    TileRotated,
    LanternSet,
    LanternTaken,
    TreasurePickedUp,
    TreasureDropped,
    TreasureStolen,
    TreasureDelivered,
    PhotoTaken,
    TreasureLaidOut,
    MummyWoke,
    MummyAsleep,
    FigureFled,
    CurseStruck,
    CurseAsleep,
    LanternsWentOut,
    BustMoved,
    ChamberFell,
    RingFell,
    RestFell,
    FigureLost,
    TreasuresLost,
    LanternsLost,
    ClockPlayerChanged,
    CountdownMoved,
    TurnEnded,
    TurnBegan,
    FinalCount,
    GameOver,
)


def tell_what_happened(log: Log) -> list[Event]:
    """The log of one action as events."""
    return tell_story(log, _TELLERS)
