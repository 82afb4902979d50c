"""The excavation as the picture shows it: read from what a seat sees, and changed by what happens.

Following the events of an action leads to the same site as reading the state after it; a test plays whole games.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.gold import story
from game.engine.gold.notation import to_json
from game.engine.gold.tables import NOWHERE, TILE_NAMES
from game.view.gold.places import OPPOSITE, TILES, around, beside

ACTIONS = 3
VALUE = {2: 2, 3: 3, "bust": 5}
COST = {"A": 2, "P": 1}


@dataclass
class Tile:
    """One tile; `open` is None while it lies face down or is still to be set."""

    up: bool = False
    shape: str | None = None
    chamber: bool = False
    open: str | None = None


def _rank(treasure: Any) -> int:
    return VALUE[treasure]


@dataclass
class Site:
    """Everything that can be seen."""

    players: int
    entrance: str
    tiles: dict[str, Tile]
    figures: dict[tuple[int, str], str | None]
    carries: list[Any]
    lanterns: list[set[str]]
    lanterns_left: list[int]
    museum: list[list[Any]]
    photos: list[list[str]]
    loot: dict[str, list[Any]]
    turn: int
    actions_left: int
    revealed: str | None
    bust: str
    bust_chamber: str | None
    finder: int | None
    clock: int | None
    countdown: int | None
    ring: list[str]
    photos_left: int
    treasures_left: int
    over: bool = False

    @classmethod
    def of(cls, view: Any) -> Site:
        """What a seat sees; the view is one of `Match.view`."""
        json = to_json(view)
        chamber = int(view.bust_chamber)
        return cls(
            players=json["players"],
            entrance=json["entrance"],
            tiles={name: _tile_of(tile) for name, tile in json["tiles"].items()},
            figures={(seat, f): json["figures"][seat][f] for seat in range(json["players"]) for f in "AP"},
            carries=json["carries"],
            lanterns=[set(lit) for lit in json["lanterns"]],
            lanterns_left=json["lanterns_left"],
            museum=[sorted(own, key=_rank) for own in json["museum"]],
            photos=json["photos"],
            loot={name: sorted(t["loot"], key=_rank) for name, t in json["tiles"].items() if t["loot"]},
            turn=json["turn"],
            actions_left=json["actions_left"],
            revealed=json["revealed"],
            bust=json["bust"],
            bust_chamber=None if chamber == NOWHERE else TILE_NAMES[chamber],
            finder=json["finder"],
            clock=json["clock"],
            countdown=json["countdown"],
            ring=json["ring"],
            photos_left=int(view.photos_left),
            treasures_left=int(view.treasures_left),
            over=json["phase"] == "over",
        )

    def copy(self) -> Site:
        """Another site like this one."""
        return copy.deepcopy(self)

    # -- what follows from it -------------------------------------------------------------------------------
    def score(self, seat: int) -> int:
        """Points so far."""
        lost = sum(COST[figure] for figure in "AP" if self.figures[seat, figure] is None)
        return len(self.photos[seat]) + sum(map(_rank, self.museum[seat])) - lost

    def linked(self, tile: str) -> list[str]:
        """The tiles to which one can walk from here in one step."""
        here = self.tiles[tile].open or ""
        found = []
        for side in here:
            other = beside(tile, side)
            face = self.tiles.get(other) if other else None
            if other and face and face.open and OPPOSITE[side] in face.open:
                found.append(other)
        return found

    def opens_to(self, tile: str) -> list[str]:
        """The places towards which a tile is open, whatever lies there."""
        return [other for side in self.tiles[tile].open or "" if (other := beside(tile, side)) in self.tiles]

    def walks(self, start: str, seat: int) -> dict[str, list[str]]:
        """Where one action leads from a tile, each with its path: through tiles that carry an own lantern."""
        paths = {start: [start]}
        waiting = [start]
        for here in waiting:
            if here != start and here not in self.lanterns[seat]:
                continue
            for other in sorted(self.linked(here)):
                if other not in paths:
                    paths[other] = [*paths[here], other]
                    waiting.append(other)
        del paths[start]
        return paths

    def distances(self, start: str) -> dict[str, int]:
        """The number of steps to every tile that is connected."""
        found = {start: 0}
        waiting = [start]
        for here in waiting:
            for other in self.linked(here):
                if other not in found:
                    found[other] = found[here] + 1
                    waiting.append(other)
        return found

    def shortest_ways(self, start: str) -> list[str]:
        """Every tile of every shortest way to the entrance, the farthest first; none if there is no way."""
        there, back = self.distances(start), self.distances(self.entrance)
        if self.entrance not in there:
            return []
        length = there[self.entrance]
        ways = [tile for tile in there if tile in back and there[tile] + back[tile] == length]
        return sorted(ways, key=lambda tile: (there[tile], tile))

    def next_to_fall(self) -> list[str]:
        """What falls next: the bust's chamber, or the neighbours of what fell last."""
        if self.clock is None:
            return [self.bust_chamber] if self.bust_chamber else []
        return sorted(
            {other for tile in self.ring for other in around(tile) if other in self.tiles} - {self.entrance}
        )

    def rings(self) -> dict[str, int]:
        """In how many steps each standing tile will fall, 1 being next."""
        fall: dict[str, int] = {}
        front, number = self.next_to_fall(), 1
        while front:
            fall |= dict.fromkeys(front, number)
            number += 1
            front = sorted(
                {o for tile in front for o in around(tile) if o in self.tiles and o not in fall} - {self.entrance}
            )
        return fall

    @property
    def fallen(self) -> list[str]:
        """Places where nothing is any more."""
        return [tile for tile in TILES if tile not in self.tiles]

    # -- what happens ---------------------------------------------------------------------------------------
    def follow(self, event: Any) -> None:
        """Change as this event says."""
        _FOLLOW[type(event)](self, event)

    def lay(self, tile: str, treasure: Any) -> None:
        """Something lies on a tile now."""
        self.loot[tile] = sorted([*self.loot.get(tile, []), treasure], key=_rank)

    def lift(self, tile: str, treasure: Any) -> None:
        """Something does not lie there any more."""
        self.loot[tile].remove(treasure)
        if not self.loot[tile]:
            del self.loot[tile]

    def crumble(self, tiles: tuple[str, ...]) -> None:
        """These tiles are gone; what was lost with them is told by events of its own."""
        self.ring = sorted(tiles)
        for tile in tiles:
            self.tiles.pop(tile, None)


def _tile_of(tile: dict[str, Any]) -> Tile:
    return Tile(
        tile["up"], tile["shape"] if tile["up"] else None, bool(tile["chamber"] and tile["up"]), tile["open"]
    )


def _walked(site: Site, event: story.FigureWalked) -> None:
    site.figures[event.seat, event.figure] = event.path[-1]
    site.actions_left -= 1


def _revealed(site: Site, event: story.TileRevealed) -> None:
    site.tiles[event.tile] = Tile(True, event.shape, event.chamber, None)
    site.revealed = event.tile
    site.actions_left -= 1


def _turned(site: Site, event: story.TileTurned) -> None:
    site.tiles[event.tile].open = event.open
    site.revealed = None


def _rotated(site: Site, event: story.TileRotated) -> None:
    site.tiles[event.tile].open = event.after
    site.actions_left -= 1


def _lantern_set(site: Site, event: story.LanternSet) -> None:
    site.lanterns[event.seat].add(event.tile)
    site.lanterns_left[event.seat] -= 1
    site.actions_left -= 1


def _lantern_taken(site: Site, event: story.LanternTaken) -> None:
    site.lanterns[event.seat].discard(event.tile)
    site.lanterns_left[event.seat] += 1
    site.actions_left -= 1


def _picked_up(site: Site, event: story.TreasurePickedUp) -> None:
    site.lift(event.tile, event.treasure)
    site.carries[event.seat] = event.treasure


def _dropped(site: Site, event: story.TreasureDropped) -> None:
    site.carries[event.seat] = None
    site.lay(event.tile, event.treasure)


def _stolen(site: Site, event: story.TreasureStolen) -> None:
    site.carries[event.victim] = None
    site.carries[event.seat] = event.treasure


def _delivered(site: Site, event: story.TreasureDelivered) -> None:
    site.carries[event.seat] = None
    site.museum[event.seat] = sorted([*site.museum[event.seat], event.treasure], key=_rank)


def _photo(site: Site, event: story.PhotoTaken) -> None:
    site.photos[event.seat] = [*site.photos[event.seat], event.photo]
    site.photos_left -= 1


def _laid_out(site: Site, event: story.TreasureLaidOut) -> None:
    site.lay(event.tile, event.treasure)
    site.treasures_left -= 1
    if event.treasure == "bust":
        site.finder, site.bust_chamber = site.turn, event.tile


def _fled(site: Site, event: story.FigureFled) -> None:
    site.figures[event.seat, event.figure] = site.entrance
    if event.left_behind is not None:
        site.carries[event.seat] = None
        site.lay(event.tile, event.left_behind)


def _went_out(site: Site, event: story.LanternsWentOut) -> None:
    site.lanterns[event.seat] -= set(event.tiles)
    site.lanterns_left[event.seat] += len(event.tiles)


def _bust_moved(site: Site, event: story.BustMoved) -> None:
    site.bust = event.bust


def _chamber_fell(site: Site, event: story.ChamberFell) -> None:
    site.crumble((event.tile,))
    site.bust_chamber = site.countdown = None


def _figure_lost(site: Site, event: story.FigureLost) -> None:
    site.figures[event.seat, event.figure] = None
    if event.figure == "A":
        site.carries[event.seat] = None


def _treasures_lost(site: Site, event: story.TreasuresLost) -> None:
    site.loot.pop(event.tile, None)


def _lanterns_lost(site: Site, event: story.LanternsLost) -> None:
    site.lanterns[event.seat] -= set(event.tiles)


def _clock_changed(site: Site, event: story.ClockPlayerChanged) -> None:
    site.clock = event.seat


def _counted_down(site: Site, event: story.CountdownMoved) -> None:
    site.countdown = event.left or None


def _turn_began(site: Site, event: story.TurnBegan) -> None:
    site.turn, site.actions_left = event.seat, ACTIONS


def _game_over(site: Site, event: story.GameOver) -> None:
    site.over, site.actions_left = True, 0


def _nothing(site: Site, event: Any) -> None:
    pass


_FOLLOW: dict[type, Callable[[Site, Any], None]] = {
    story.FigureWalked: _walked,
    story.TileRevealed: _revealed,
    story.TileTurned: _turned,
    story.TileRotated: _rotated,
    story.LanternSet: _lantern_set,
    story.LanternTaken: _lantern_taken,
    story.TreasurePickedUp: _picked_up,
    story.TreasureDropped: _dropped,
    story.TreasureStolen: _stolen,
    story.TreasureDelivered: _delivered,
    story.PhotoTaken: _photo,
    story.TreasureLaidOut: _laid_out,
    story.MummyWoke: _nothing,
    story.MummyAsleep: _nothing,
    story.FigureFled: _fled,
    story.CurseStruck: _nothing,
    story.CurseAsleep: _nothing,
    story.LanternsWentOut: _went_out,
    story.BustMoved: _bust_moved,
    story.ChamberFell: _chamber_fell,
    story.RingFell: lambda site, event: site.crumble(event.tiles),
    story.RestFell: lambda site, event: site.crumble(event.tiles),
    story.FigureLost: _figure_lost,
    story.TreasuresLost: _treasures_lost,
    story.LanternsLost: _lanterns_lost,
    story.ClockPlayerChanged: _clock_changed,
    story.CountdownMoved: _counted_down,
    story.TurnEnded: _nothing,
    story.TurnBegan: _turn_began,
    story.FinalCount: _nothing,
    story.GameOver: _game_over,
}
