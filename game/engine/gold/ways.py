"""The Pharaoh's Gold: which tiles are connected, how far a figure gets, and the shortest ways out.

Everything here works on sets of tiles (a bit for each), so that a step of a search is a handful of operations.
"""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.gold.tables import (
    ALL_TILES,
    BIT,
    EAST,
    NORTH,
    NORTH_ROW,
    REMAINDERS,
    SOUTH,
    SOUTH_ROW,
    TILE_OF_REMAINDER,
    WEST,
)
from game.engine.jit import kernel


@kernel
def first_tile(tiles: int) -> int:
    """The tile with the lowest number in a set that is not empty."""
    return int(TILE_OF_REMAINDER[(tiles & -tiles) % REMAINDERS])


@kernel
def neighbours(tiles: int) -> int:
    """All places with a common side with one of these."""
    north = (tiles & ~NORTH_ROW) << 1
    south = (tiles & ~SOUTH_ROW) >> 1
    return (north | south | (tiles << 6) | (tiles >> 6)) & ALL_TILES


@kernel
def open_towards(state: State, tile: int) -> int:
    """The neighbouring places towards which a tile has an opening, whatever lies there."""
    here = int(BIT[tile])
    north = (here & state.open[NORTH] & ~NORTH_ROW) << 1
    south = (here & state.open[SOUTH] & ~SOUTH_ROW) >> 1
    east = (here & state.open[EAST]) << 6
    west = (here & state.open[WEST]) >> 6
    return int(north | south | east | west) & ALL_TILES


@kernel
def linked_north(state: State) -> int:
    """The tiles that are connected with their northern neighbour: each has an opening towards the other.

    Only tiles that are face up and in place have openings.
    """
    return int(state.open[NORTH] & (state.open[SOUTH] >> 1) & ~NORTH_ROW)


@kernel
def linked_east(state: State) -> int:
    """The tiles that are connected with their eastern neighbour."""
    return int(state.open[EAST] & (state.open[WEST] >> 6))


@kernel
def one_step(tiles: int, north: int, east: int) -> int:
    """All tiles connected with one of these; `north` and `east` are the links."""
    return ((tiles & north) << 1) | ((tiles >> 1) & north) | ((tiles & east) << 6) | ((tiles >> 6) & east)


@kernel
def walk_goals(state: State, start: int, lanterns: int) -> int:
    """Where one walk can end: every tile between start and goal carries one of these lanterns."""
    north = linked_north(state)
    east = linked_east(state)
    here = int(BIT[start])
    goals = one_step(here, north, east)
    fresh = goals & lanterns
    while fresh:
        grown = one_step(fresh, north, east) & ~goals
        goals |= grown
        fresh = grown & lanterns & ~here
    return goals & ~here


@kernel
def walk_length(state: State, start: int, goal: int, lanterns: int) -> int:
    """The number of steps of the shortest such walk; -1 if there is none."""
    north = linked_north(state)
    east = linked_east(state)
    reached = int(BIT[start])
    passable = reached
    steps = 0
    while not reached & BIT[goal]:
        grown = reached | one_step(passable, north, east)
        if grown == reached:
            return -1
        reached = grown
        passable |= reached & lanterns
        steps += 1
    return steps


@kernel
def next_on_walk(state: State, start: int, goal: int, lanterns: int) -> int:
    """The next tile of a shortest walk; there must be one."""
    steps = walk_length(state, start, goal, lanterns)
    if steps == 1:
        return goal
    candidates = one_step(int(BIT[start]), linked_north(state), linked_east(state)) & lanterns
    while walk_length(state, first_tile(candidates), goal, lanterns) != steps - 1:
        candidates &= candidates - 1
    return first_tile(candidates)


@kernel
def within(start: int, steps: int, north: int, east: int) -> int:
    """All tiles that can be reached from a tile in so many steps, or fewer."""
    reached = int(BIT[start])
    for _ in range(steps):
        reached |= one_step(reached, north, east)
    return reached


@kernel
def distance(start: int, goal: int, north: int, east: int) -> int:
    """The number of steps of a shortest way, or -1 if there is none; lanterns do not shorten it."""
    reached = int(BIT[start])
    steps = 0
    while not reached & BIT[goal]:
        grown = reached | one_step(reached, north, east)
        if grown == reached:
            return -1
        reached = grown
        steps += 1
    return steps


@kernel
def shortest_ways(state: State, start: int, goal: int) -> int:
    """Every tile of every shortest way, both ends included; the empty set if there is no way."""
    north = linked_north(state)
    east = linked_east(state)
    steps = distance(start, goal, north, east)
    if steps < 0:
        return 0
    front = int(BIT[goal])
    ways = front
    for left in range(steps - 1, -1, -1):
        front = one_step(front, north, east) & within(start, left, north, east)
        ways |= front
    return ways
