"""What the player to move may do here, found for a picture: reach and its cost, turning, free gestures."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from game.view.gold.places import SIDES, beside
from game.view.gold.site import Site


@dataclass
class Goal:
    """Something that can be had by a few actions: the actions, and the tiles walked over."""

    actions: list[str]
    path: list[str]
    reveals: bool = False

    @property
    def cost(self) -> int:
        """How many actions it takes."""
        return len(self.actions)


def goals_of(site: Site, seat: int, figure: str) -> dict[str, Goal]:
    """Where a figure can be with the actions left, and what the archaeologist could reveal from there."""
    start = site.figures[seat, figure]
    if start is None or site.revealed is not None:
        return {}
    goals = {start: Goal([], [start])}
    front = [start]
    last = figure == "A" and _leaves_with_the_bust(site, seat, start)  # that walk ends the turn
    for _ in range(min(1, site.actions_left) if last else site.actions_left):
        front = _one_action_on(site, seat, figure, goals, front)
    from_here = {start: goals[start]} if last else goals
    reveals = _reveals(site, from_here) if figure == "A" else {}
    del goals[start]
    return goals | reveals


def _one_action_on(site: Site, seat: int, figure: str, goals: dict[str, Goal], front: list[str]) -> list[str]:
    fresh: dict[str, Goal] = {}
    for here in front:
        for tile, path in site.walks(here, seat).items():
            if tile in goals:
                continue
            goal = Goal([*goals[here].actions, f"walk {figure} {tile}"], [*goals[here].path, *path[1:]])
            if tile not in fresh or len(goal.path) < len(fresh[tile].path):
                fresh[tile] = goal
    goals |= fresh
    return list(fresh)


def _leaves_with_the_bust(site: Site, seat: int, start: str) -> bool:
    return site.carries[seat] == "bust" and site.bust_chamber == start


def _reveals(site: Site, goals: dict[str, Goal]) -> dict[str, Goal]:
    found: dict[str, Goal] = {}
    for here, goal in goals.items():
        if goal.cost >= site.actions_left:
            continue
        for other in site.opens_to(here):
            if not site.tiles[other].up and (other not in found or goal.cost + 1 < found[other].cost):
                found[other] = Goal([*goal.actions, f"reveal {other}"], goal.path, reveals=True)
    return found


@dataclass
class Gesture:
    """A small thing to do at once: an action with its name and its picture."""

    action: str
    label: str  # the key of its name
    sprite: str = ""
    icon: str = ""
    free: bool = False
    why: str = ""  # why it cannot be done now
    victim: int | None = None


def free_gestures(legal: Collection[str]) -> list[Gesture]:
    """Pick up, drop, steal: what of it is possible now, the best first."""
    found = [
        Gesture(f"pick {name}", "gold-pick", f"{sprite}", free=True)
        for name, sprite in (("bust", "pharaoh-bust"), ("3", "relic-3"), ("2", "relic-2"))
        if f"pick {name}" in legal
    ]
    for action in sorted(legal):
        if action.startswith("steal "):
            found.append(Gesture(action, "gold-steal", icon="hand", free=True, victim=int(action.split()[1])))
    if "drop" in legal:
        found.append(Gesture("drop", "gold-drop", icon="down", free=True))
    return found


def rotations(legal: Collection[str]) -> dict[str, list[str]]:
    """The tiles that the porter can rotate, each with the openings it could have."""
    found: dict[str, list[str]] = {}
    for action in legal:
        if action.startswith("rotate "):
            _, tile, openings = action.split()
            found.setdefault(tile, []).append(openings)
    return found


_TURNS = {
    "tee": ("NES", "ESW", "NSW", "NEW"),
    "corner": ("NE", "ES", "SW", "NW"),
    "straight": ("NS", "EW"),
    "dead": ("N", "E", "S", "W"),
}


@dataclass
class Orienting:
    """A tile being turned before it is set or rotated: which ways round there are, and which is shown."""

    tile: str
    options: list[str]
    setting: bool  # it was just revealed and must be laid; else a porter may still leave it
    index: int = 0
    pressed: bool = field(default=False, compare=False)  # by the pointer: then a click turns, not lays

    @property
    def open(self) -> str:
        """The openings shown now."""
        return self.options[self.index]

    @property
    def action(self) -> str:
        """What laying it so means."""
        return f"{'set' if self.setting else 'rotate'} {self.tile} {self.open}"

    def turn(self, step: int) -> None:
        """To the next way round, clockwise for 1."""
        self.index = (self.index + step) % len(self.options)


def orient(site: Site, tile: str, legal: Collection[str]) -> Orienting | None:
    """Begin to turn a tile; a new one first lies open towards the figure that found it."""
    setting = site.revealed == tile
    start = "set" if setting else "rotate"
    shape = site.tiles[tile].shape or "tee"
    allowed = [openings for openings in _TURNS[shape] if f"{start} {tile} {openings}" in legal]
    if not allowed:
        return None
    if not setting:
        now = _TURNS[shape].index(site.tiles[tile].open or _TURNS[shape][0])
        order = [_TURNS[shape][(now + step) % len(_TURNS[shape])] for step in range(len(_TURNS[shape]))]
        return Orienting(tile, [openings for openings in order if openings in allowed], False)
    first = default_opening(site)
    return Orienting(tile, allowed, True, allowed.index(first) if first in allowed else 0)


def _side_towards(tile: str, other: str | None) -> str:
    return next((side for side in SIDES if other is not None and beside(tile, side) == other), "S")


def ways_out(site: Site, orienting: Orienting) -> list[str]:
    """The shortest ways to the entrance if the tile were laid as shown."""
    tile = site.tiles[orienting.tile]
    before, tile.open = tile.open, orienting.open
    try:
        return site.shortest_ways(orienting.tile)
    finally:
        tile.open = before


def guess_action(site: Site, seat: int, figure: str, tile: str) -> str:
    """What somebody who chose this tile probably meant, to say why it cannot be."""
    face: Any = site.tiles.get(tile)
    if face is not None and not face.up and figure == "A":
        return f"reveal {tile}"
    return f"walk {figure} {tile}"


def default_opening(site: Site) -> str | None:
    """How a revealed tile lies before anybody has turned it: open towards the figure that found it."""
    tile = site.revealed
    if tile is None:
        return None
    options = _TURNS[site.tiles[tile].shape or "tee"]
    back = _side_towards(tile, site.figures[site.turn, "A"])
    return next((openings for openings in options if back in openings), options[0])
