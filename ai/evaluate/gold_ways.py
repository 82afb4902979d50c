"""The Pharaoh's Gold: how many walks it takes, where there is something to find, and who gets out in time.

Distances are counted in walks: a walk along own lanterns is one action however long it is. Sets of tiles are
numbers with a bit for each tile, as in the rules.
"""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    BIT,
    EAST,
    NOBODY,
    NORTH,
    NORTH_ROW,
    NOWHERE,
    PORTER,
    SIDE,
    SOUTH,
    SOUTH_ROW,
    TILES,
    TREASURE_KINDS,
    WEST,
)
from game.engine.gold.ways import linked_east, linked_north, neighbours, one_step
from game.engine.jit import kernel

FAR = 30  # more walks than any way in the maze has


@kernel
def next_layer(front: int, seen: int, north: int, east: int, lanterns: int) -> int:
    """The tiles outside `seen` that one more walk reaches from a set of tiles."""
    grown = one_step(front, north, east) & ~seen
    fresh = grown & lanterns
    while fresh:
        more = one_step(fresh, north, east) & ~seen & ~grown
        grown |= more
        fresh = more & lanterns
    return grown


@kernel
def walks_between(state: State, start: int, goals: int, lanterns: int) -> int:
    """The number of walks from a set of tiles to the nearest of the goals; FAR if there is no way."""
    if start & goals:
        return 0
    north = linked_north(state)
    east = linked_east(state)
    seen = start
    front = start
    walks = 0
    while front:
        walks += 1
        front = next_layer(front, seen, north, east, lanterns)
        if front & goals:
            return walks
        seen |= front
    return FAR


@kernel
def steps_apart(one: int, other: int) -> int:
    """The distance of two places, as if there were no walls."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


@kernel
def connected_with(state: State, tiles: int) -> int:
    """All tiles that are connected with one of these, in any number of steps."""
    north = linked_north(state)
    east = linked_east(state)
    grown = one_step(tiles, north, east) | tiles
    while grown != tiles:
        tiles = grown
        grown |= one_step(tiles, north, east)
    return tiles


@kernel
def gap(state: State, start: int, goals: int) -> int:
    """The tiles that a porter might turn to open a way from a tile to goals that are not connected with it."""
    here = connected_with(state, int(BIT[start]))
    there = connected_with(state, goals)
    return (here | neighbours(here)) & (there | neighbours(there)) & int(state.up) & ~int(BIT[state.entrance])


@kernel
def walks_or_turns(state: State, seat: int, start: int, goals: int, detour: int) -> int:
    """The number of walks to the nearest goal; through walls, what it takes if the porter turns a tile.

    Then it is the steps, the porter's walks, and so many more.
    """
    if goals == 0:
        return FAR
    walks = walks_between(state, int(BIT[start]), goals, int(state.lanterns[seat]))
    if walks < FAR:
        return walks
    apart = _steps_to(start, goals)
    porter = int(state.figures[seat, PORTER])
    wanted = gap(state, start, goals)
    if porter == NOWHERE or wanted == 0:
        return apart + 3 * detour
    porter_walks = walks_between(state, int(BIT[porter]), wanted | neighbours(wanted), int(state.lanterns[seat]))
    return apart + detour + min(porter_walks, 2 * detour)


@kernel
def _steps_to(start: int, goals: int) -> int:
    """The steps to the nearest of the goals, as if there were no walls."""
    steps = 0
    reached = int(BIT[start])
    while not reached & goals:
        reached |= neighbours(reached)
        steps += 1
    return steps


@kernel
def walks_home(state: State, seat: int, tile: int, detour: int) -> int:
    """The number of walks from a tile to the entrance, or what it takes if a tile must be turned first."""
    return walks_or_turns(state, seat, tile, int(BIT[state.entrance]), detour)


@kernel
def frontier(state: State) -> int:
    """The tiles with an opening towards a face-down tile: from there something can be revealed."""
    down = int(state.standing & ~state.up)
    north = int(state.open[NORTH]) & (down >> 1) & ~NORTH_ROW
    south = int(state.open[SOUTH]) & (down << 1) & ~SOUTH_ROW
    east = int(state.open[EAST]) & (down >> SIDE)
    west = int(state.open[WEST]) & (down << SIDE)
    return north | south | east | west


@kernel
def loot_tiles(state: State) -> int:
    """The tiles on which treasures lie; the entrance is not one of them: nothing is gained there."""
    tiles = 0
    for kind in range(TREASURE_KINDS):
        for tile in range(TILES):
            if state.loot[kind, tile] > 0:
                tiles |= int(BIT[tile])
    return tiles & ~int(BIT[state.entrance])


# -------------------------------------------------------------------------------------------------- the collapse


@kernel
def actions_before_ring(state: State, seat: int) -> int:
    """How many actions a seat has before the next ring falls; afterwards it has three before each."""
    players = int(state.players)
    own_turn = (seat - int(state.turn)) % players
    clock_turn = (int(state.clock) - int(state.turn)) % players
    if own_turn > clock_turn:
        return 0
    return int(state.actions_left) if own_turn == 0 else ACTIONS_PER_TURN


@kernel
def gets_out(state: State, seat: int, tile: int, each_turn: int) -> bool:
    """Whether a figure that gets so many actions a turn reaches the entrance before the ground falls away."""
    if state.clock == NOBODY:
        return True
    north = linked_north(state)
    east = linked_east(state)
    lanterns = int(state.lanterns[seat])
    home = int(BIT[state.entrance])
    standing = int(state.standing)
    ring = int(state.ring)
    reach = int(BIT[tile])
    actions = min(each_turn, actions_before_ring(state, seat))
    while reach:
        for _ in range(actions):
            reach |= next_layer(reach, reach, north, east, lanterns & standing) & standing
        if reach & home:
            return True
        ring = neighbours(ring) & standing & ~home
        if ring == 0:
            return False  # nothing falls any more, and there is no way
        standing &= ~ring
        reach &= standing
        actions = each_turn
    return False


@kernel
def actions_before_fall(state: State, seat: int, tile: int) -> int:
    """How many actions a seat has before a tile falls; FAR if nothing falls yet."""
    if state.clock == NOBODY:
        return FAR
    home = int(BIT[state.entrance])
    standing = int(state.standing)
    ring = int(state.ring)
    actions = actions_before_ring(state, seat)
    while True:
        ring = neighbours(ring) & standing & ~home
        if ring & BIT[tile] or ring == 0:
            return actions
        standing &= ~ring
        actions += ACTIONS_PER_TURN
