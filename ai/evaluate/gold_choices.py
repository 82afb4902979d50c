"""The Pharaoh's Gold: which actions look good at first sight; playouts in which figures head for something."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from ai.evaluate.gold import DETOUR, EAGER, LANTERN, PORTER_WALK, ROTATING, STOP
from ai.evaluate.gold_ways import (
    FAR,
    actions_before_fall,
    frontier,
    gap,
    gets_out,
    loot_tiles,
    next_layer,
    steps_apart,
    walks_between,
    walks_home,
)
from ai.judge import Values, Weights, drawn_by_weight
from game.engine.dispatch import State
from game.engine.gold.rules import lay_open, legal, may_reveal, may_rotate, openings_of
from game.engine.gold.tables import (
    ACT,
    ACTIONS_PER_TURN,
    ARCHAEOLOGIST,
    BIT,
    DROP,
    EAST,
    END_TURN,
    NOBODY,
    NORTH,
    NORTH_ROW,
    NOTHING,
    NOWHERE,
    OPENINGS,
    ORIENTATION,
    ORIENTATIONS,
    PICK_UP,
    PORTER,
    REVEAL,
    ROTATE,
    SET,
    SET_LANTERN,
    SIDE,
    SOUTH,
    SOUTH_ROW,
    STEAL,
    TAKE_LANTERN,
    TILES,
    TREASURE_KINDS,
    TURN_REVEALED,
    TWO,
    WALK,
)
from game.engine.gold.ways import first_tile, linked_east, linked_north, neighbours, walk_goals
from game.engine.jit import kernel
from game.engine.rng import Rng, below, uniform

Actions = NDArray[np.int32]
_SURE = 40.0  # picking up and stealing, while hands are empty
_REVEAL = 2.5
_NOT_LOOT = 2  # a treasure may be so many walks farther than something to reveal, and still be the goal


@kernel
def prior(state: State, weights: Weights, actions: Actions, count: int, out: Values) -> None:
    """A weight for each action; walks are measured by how much nearer they bring the archaeologist to his goal."""
    if state.phase == SET:
        for place in range(count):
            out[place] = _setting(state, int(actions[place]) - TURN_REVEALED)
        return
    seat = int(state.turn)
    here = int(state.figures[seat, ARCHAEOLOGIST])
    goals = goals_of(state, weights, seat) if here != NOWHERE else 0
    walks = np.empty(TILES, dtype=np.int8)
    _measure(state, goals, int(state.lanterns[seat]), walks)
    porter_walks = np.empty(TILES, dtype=np.int8)
    stuck = here != NOWHERE and walks[here] == FAR
    wanted = int(BIT[state.entrance])
    if stuck and state.clock == NOBODY:
        wanted = gap(state, here, goals)
        wanted |= neighbours(wanted)
    _measure(state, wanted, int(state.lanterns[seat]), porter_walks)
    for place in range(count):
        out[place] = _first_sight(state, weights, int(actions[place]), goals, walks, porter_walks)


@kernel
def goals_of(state: State, weights: Weights, seat: int) -> int:
    """Where an archaeologist wants to go: home with a treasure; else to treasures or to something to reveal."""
    home = int(BIT[state.entrance])
    if state.carries[seat] != NOTHING:
        return home
    here = int(state.figures[seat, ARCHAEOLOGIST])
    lanterns = int(state.lanterns[seat])
    loot = _loot_in_time(state, seat, loot_tiles(state))
    edge = frontier(state) if state.photos_left > 0 else 0
    down = int(state.standing & ~state.up) if state.photos_left > 0 else 0
    if loot == 0 and down == 0:
        return home
    to_loot = walks_between(state, int(BIT[here]), loot, lanterns)
    to_edge = walks_between(state, int(BIT[here]), edge, lanterns)
    if to_loot == FAR and to_edge == FAR:
        return home if state.clock != NOBODY else loot | down
    return loot if to_loot <= to_edge + _NOT_LOOT else edge


@kernel
def _loot_in_time(state: State, seat: int, tiles: int) -> int:
    """Those of the tiles that a seat can reach before they fall."""
    if state.clock == NOBODY:
        return tiles
    here = int(state.figures[seat, ARCHAEOLOGIST])
    found = 0
    while tiles:
        tile = first_tile(tiles)
        walks = walks_between(state, int(BIT[here]), int(BIT[tile]), int(state.lanterns[seat]))
        if walks <= actions_before_fall(state, seat, tile) and gets_out(state, seat, tile, ACTIONS_PER_TURN):
            found |= int(BIT[tile])
        tiles &= tiles - 1
    return found


@kernel
def _measure(state: State, goals: int, lanterns: int, out: NDArray[np.int8]) -> None:
    """For each tile the number of walks to the nearest goal; FAR where there is no way."""
    for tile in range(TILES):
        out[tile] = FAR
    north = linked_north(state)
    east = linked_east(state)
    front = goals
    seen = goals
    walks = 0
    while front:
        rest = front
        while rest:
            out[first_tile(rest)] = walks
            rest &= rest - 1
        front = next_layer(front, seen, north, east, lanterns)
        seen |= front
        walks += 1


# -------------------------------------------------------------------------------------------------- first sight


@kernel
def _first_sight(
    state: State,
    weights: Weights,
    action: int,
    goals: int,
    walks: NDArray[np.int8],
    porter_walks: NDArray[np.int8],
) -> float:
    seat = int(state.turn)
    here = int(state.figures[seat, ARCHAEOLOGIST])
    if action < WALK + TILES:
        return _nearer(weights, int(walks[here]) - int(walks[action - WALK]))
    if action < REVEAL:
        return weights[PORTER_WALK] * _porter_walk(
            state, weights, action - WALK - TILES, here != NOWHERE and walks[here] == FAR, porter_walks
        )
    if action < TURN_REVEALED:
        return _REVEAL if goals & BIT[here] else 0.3 * _REVEAL
    if action < SET_LANTERN:
        return weights[ROTATING] * _rotation(state, weights, action - ROTATE)
    if action == SET_LANTERN:
        return weights[LANTERN] if state.figures[seat, PORTER] != state.entrance else 0.2 * weights[LANTERN]
    if action == TAKE_LANTERN:
        return 0.1 * weights[LANTERN]
    if action < DROP:
        return _SURE * (action - PICK_UP + 1)
    if action == DROP:
        return 0.002
    if action < END_TURN:
        return 2.0 * _SURE
    return 1.0 if state.actions_left == 0 else weights[STOP]


@kernel
def _nearer(weights: Weights, walks: int) -> float:
    return math.exp(weights[EAGER] * max(-3, min(3, walks)))


@kernel
def _porter_walk(state: State, weights: Weights, goal: int, stuck: bool, porter_walks: NDArray[np.int8]) -> float:
    """In the collapse home; where his archaeologist cannot go on, to a tile worth turning; else towards him."""
    seat = int(state.turn)
    porter = int(state.figures[seat, PORTER])
    if state.clock != NOBODY or stuck:
        return _nearer(weights, int(porter_walks[porter]) - int(porter_walks[goal])) * 3.0
    archaeologist = int(state.figures[seat, ARCHAEOLOGIST])
    if archaeologist == NOWHERE:
        return 0.3
    return 1.0 if steps_apart(goal, archaeologist) < steps_apart(porter, archaeologist) else 0.3


@kernel
def _rotation(state: State, weights: Weights, choice: int) -> float:
    """By how much nearer it brings the own goal, and how much farther the others' way home with a treasure."""
    tile = choice // OPENINGS
    before = _balance(state, weights)
    openings = openings_of(state, tile)
    lay_open(state, tile, choice % OPENINGS)
    after = _balance(state, weights)
    lay_open(state, tile, openings)
    return math.exp(max(-3.0, min(4.0, 0.7 * (after - before))))


@kernel
def _balance(state: State, weights: Weights) -> float:
    """Walks of the others' carriers home, less the own walks to a goal."""
    walks = 0.0
    for other in range(state.players):
        there = int(state.figures[other, ARCHAEOLOGIST])
        if there == NOWHERE:
            continue
        if other == state.turn:
            goals = goals_of(state, weights, other)
            walks -= min(12, walks_between(state, int(BIT[there]), goals, int(state.lanterns[other])))
        elif state.carries[other] != NOTHING:
            walks += walks_home(state, other, there, int(weights[DETOUR]))
    return walks


@kernel
def _setting(state: State, openings: int) -> float:
    """A revealed tile should be open towards its finder, and lead on."""
    tile = int(state.revealed)
    here = int(state.figures[state.turn, ARCHAEOLOGIST])
    weight = 1.0
    for side in range(4):
        if openings >> side & 1:
            there = _beside(tile, side)
            if there == here:
                weight *= 6.0
            elif there != NOWHERE:
                weight *= _leading_to(state, side, there)
    return weight


@kernel
def _beside(tile: int, side: int) -> int:
    """The place on this side of a tile, or NOWHERE."""
    bit = int(BIT[tile])
    if side == NORTH:
        return NOWHERE if bit & NORTH_ROW else tile + 1
    if side == SOUTH:
        return NOWHERE if bit & SOUTH_ROW else tile - 1
    there = tile + SIDE if side == EAST else tile - SIDE
    return there if 0 <= there < TILES else NOWHERE


@kernel
def _leading_to(state: State, side: int, there: int) -> float:
    """What an opening on this side is worth: towards the unknown, a tile that is open too, or a wall."""
    bit = int(BIT[there])
    if not state.standing & bit:
        return 1.0
    if not state.up & bit:
        return 1.6
    return 1.5 if state.open[(side + 2) % 4] & bit else 1.1


# ---------------------------------------------------------------------------------------------------- playouts


@kernel
def playout_action(
    state: State, weights: Weights, epsilon: float, rng: Rng, actions: Actions, priors: Values
) -> int:
    """Both figures head for something: loot, the unknown, home; with chance epsilon anything."""
    if state.phase == ACT and uniform(rng) >= epsilon:
        action = _purposeful(state, weights, rng)
        if action >= 0:
            return action
    count = legal(state, actions)
    if state.phase == ACT:
        if count > 1 and state.actions_left > 0:
            count -= 1  # not the end of the turn, which is the last in the list
        return int(actions[below(rng, count)])
    for place in range(count):
        priors[place] = _setting(state, int(actions[place]) - TURN_REVEALED)
    return int(actions[drawn_by_weight(rng, priors, count)])


@kernel
def _purposeful(state: State, weights: Weights, rng: Rng) -> int:
    """An action that leads somewhere, or -1."""
    seat = int(state.turn)
    here = int(state.figures[seat, ARCHAEOLOGIST])
    if here != NOWHERE and state.carries[seat] == NOTHING:
        action = _take(state, seat, here)
        if action >= 0:
            return action
    if state.actions_left == 0:
        return END_TURN
    if state.clock != NOBODY and _porter_first(state, seat):
        return _step_towards(state, seat, PORTER, int(BIT[state.entrance]), rng)
    if here == NOWHERE:
        return END_TURN
    goals = goals_of(state, weights, seat)
    if not goals & BIT[here]:
        action = _step_towards(state, seat, ARCHAEOLOGIST, goals, rng)
        return action if action >= 0 else _open_a_way(state, seat, here, goals, rng)
    hidden = may_reveal(state, here)
    if hidden and (state.photos_left > 0 or state.clock == NOBODY):
        return REVEAL + _any_of(hidden, rng)
    return END_TURN


@kernel
def _open_a_way(state: State, seat: int, here: int, goals: int, rng: Rng) -> int:
    """The porter turns a tile so that the archaeologist gets through, or goes where he might; -1 if he cannot."""
    porter = int(state.figures[seat, PORTER])
    if porter == NOWHERE:
        return END_TURN
    tiles = may_rotate(state, porter)
    while tiles:
        tile = first_tile(tiles)
        openings = _turned_for(state, seat, here, tile)
        if openings > 0:
            return ROTATE + tile * OPENINGS + openings
        tiles &= tiles - 1
    wanted = gap(state, here, goals)
    wanted |= neighbours(wanted)
    return _step_towards(state, seat, PORTER, wanted & ~int(BIT[porter]), rng)


@kernel
def _turned_for(state: State, seat: int, here: int, tile: int) -> int:
    """The openings with which a tile lets the archaeologist get to something, or 0."""
    kind = int(state.kind[tile])
    lying = openings_of(state, tile)
    found = 0
    for way_round in range(ORIENTATIONS[kind]):
        openings = int(ORIENTATION[kind, way_round])
        if openings == lying:
            continue
        lay_open(state, tile, openings)
        goals = int(BIT[state.entrance])
        if state.carries[seat] == NOTHING:
            goals = loot_tiles(state) | (frontier(state) if state.photos_left > 0 else 0)
        if walks_between(state, int(BIT[here]), goals, int(state.lanterns[seat])) < FAR:
            found = openings
            break
    lay_open(state, tile, lying)
    return found


@kernel
def _take(state: State, seat: int, here: int) -> int:
    """Steal or pick up what is here, the best first; -1 if nothing is."""
    if here == state.entrance:
        return -1
    for other in range(state.players):
        if other != seat and state.carries[other] != NOTHING and state.figures[other, ARCHAEOLOGIST] == here:
            return STEAL + other
    for kind in range(TREASURE_KINDS - 1, -1, -1):
        if state.loot[kind, here] > 0:
            return PICK_UP + kind
    return -1


@kernel
def _porter_first(state: State, seat: int) -> bool:
    """Whether the porter is still inside, and would be late if he waited."""
    porter = int(state.figures[seat, PORTER])
    if porter == NOWHERE or porter == state.entrance:
        return False
    archaeologist = int(state.figures[seat, ARCHAEOLOGIST])
    if archaeologist == NOWHERE or archaeologist == state.entrance:
        return gets_out(state, seat, porter, ACTIONS_PER_TURN)
    return gets_out(state, seat, porter, ACTIONS_PER_TURN) and not gets_out(state, seat, porter, 1)


@kernel
def _step_towards(state: State, seat: int, figure: int, goals: int, rng: Rng) -> int:
    """A walk after which the goals are nearest; -1 if there is no way."""
    lanterns = int(state.lanterns[seat])
    ends = walk_goals(state, int(state.figures[seat, figure]), lanterns)
    if ends == 0 or goals == 0:
        return -1
    north = linked_north(state)
    east = linked_east(state)
    front = goals
    seen = goals
    while front and not front & ends:
        front = next_layer(front, seen, north, east, lanterns)
        seen |= front
    if front == 0:
        return -1
    return WALK + figure * TILES + _any_of(front & ends, rng)


@kernel
def _any_of(tiles: int, rng: Rng) -> int:
    """One tile of a set, by chance: the first or the second (a set of walks has seldom more)."""
    rest = tiles & (tiles - 1)
    if rest and uniform(rng) < 0.5:
        return first_tile(rest)
    return first_tile(tiles)


@kernel
def appeared(state: State) -> int:
    """The kind of a tile just turned up; the photo and the treasures of a chamber just set."""
    if state.phase == SET:
        return 1 + int(state.kind[state.revealed])
    for seat in range(state.players):
        photos = int(state.photo_count[seat])
        if photos > 0 and state.reached[seat] == state.tick:
            return 10 + int(state.photos[seat, photos - 1]) + 6 * _twos_in_sight(state)
    return 0


@kernel
def _twos_in_sight(state: State) -> int:
    number = 0
    for seat in range(state.players):
        number += int(state.museum[seat, TWO - 1])
        number += 1 if state.carries[seat] == TWO else 0
    for tile in range(TILES):
        number += int(state.loot[TWO - 1, tile])
    return number
