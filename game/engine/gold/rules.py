"""The Pharaoh's Gold, after RULES.md section 2: explore, photograph, carry treasures out, be out before it falls.

This file is the turn and its actions. ways.py knows what is connected, treasures.py who holds what, finds.py what
a chamber brings, collapse.py what falls, turns.py how a turn and the game end. A set of tiles is one number with a
bit for each of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.gold import collapse, finds, treasures, turns
from game.engine.gold.tables import (
    ACT,
    ARCHAEOLOGIST,
    BIT,
    BUST,
    BY_BUST,
    BY_CHOICE,
    DROP,
    END_TURN,
    FIRST_CHAMBER,
    LANTERN_SET,
    LANTERN_TAKEN,
    MOST_PLAYERS,
    NOTHING,
    NOWHERE,
    OPENINGS,
    ORIENTATION,
    ORIENTATIONS,
    OVER,
    PHOTOS,
    PICK_UP,
    PORTER,
    REVEAL,
    REVEALED,
    ROTATE,
    ROTATED,
    SET,
    SET_LANTERN,
    STEAL,
    TAKE_LANTERN,
    TILES,
    TREASURE_KINDS,
    TREASURES,
    TURN_REVEALED,
    TURNED,
    WALK,
    WALKED,
)
from game.engine.gold.ways import first_tile, next_on_walk, open_towards, walk_goals
from game.engine.jit import kernel

STATE = np.dtype(
    (
        np.record,
        [
            ("standing", np.int64),  # tiles still in place
            ("up", np.int64),  # those of them that are face up
            ("open", np.int64, (4,)),  # for each side, the tiles with an opening there (face up and set)
            ("ring", np.int64),  # tiles that fell last
            ("lanterns", np.int64, (MOST_PLAYERS,)),  # tiles that carry one
            ("tick", np.int32),
            ("reached", np.int32, (MOST_PLAYERS,)),
            ("idle", np.int16, (MOST_PLAYERS,)),
            ("round_number", np.int16),
            ("players", np.int8),
            ("first", np.int8),
            ("turn", np.int8),
            ("phase", np.int8),
            ("reason", np.int8),
            ("actions_left", np.int8),
            ("took", np.int8),
            ("entrance", np.int8),
            ("revealed", np.int8),  # the tile to be set, or NOWHERE
            ("bust", np.int8),
            ("bust_chamber", np.int8),  # where the bust was found, until that falls; else NOWHERE
            ("finder", np.int8),
            ("clock", np.int8),  # NOBODY until the chamber of the bust has fallen
            ("countdown", np.int8),
            ("figures", np.int8, (MOST_PLAYERS, 2)),  # a tile, or NOWHERE
            ("carries", np.int8, (MOST_PLAYERS,)),
            ("lanterns_left", np.int8, (MOST_PLAYERS,)),
            ("museum", np.int8, (MOST_PLAYERS, TREASURE_KINDS)),  # how many of each kind
            ("photo_count", np.int8, (MOST_PLAYERS,)),
            ("photos", np.int8, (MOST_PLAYERS, PHOTOS)),  # in the order taken
            ("photos_left", np.int8),
            ("photo_pile", np.int8, (PHOTOS,)),  # next last
            ("treasures_left", np.int8),
            ("treasure_pile", np.int8, (TREASURES,)),  # next last, the bust first
            ("kind", np.int8, (TILES,)),
            ("loot", np.int8, (TREASURE_KINDS, TILES)),  # how many of each kind lie there
            ("veiled", np.int8),  # 1 if this is what a seat sees
        ],
    )
)


@kernel
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


# ---------------------------------------------------------------------------------------------- what is legal


@kernel
def legal(state: State, out: NDArray[np.int32]) -> int:
    """Write all legal actions into `out`; return how many there are."""
    if state.phase == ACT:
        count = 0
        if state.actions_left > 0:
            count = _add_archaeologist(state, out, count)
            count = _add_porter(state, out, count)
        count = _add_free(state, out, count)
        out[count] = END_TURN
        return count + 1
    if state.phase == SET:
        return _add_orientations(int(state.kind[state.revealed]), 0, TURN_REVEALED, out, 0)
    return 0


@kernel
def _add_archaeologist(state: State, out: NDArray[np.int32], count: int) -> int:
    """The archaeologist walks and reveals."""
    here = int(state.figures[state.turn, ARCHAEOLOGIST])
    if here == NOWHERE:
        return count
    goals = walk_goals(state, here, int(state.lanterns[state.turn]))
    count = _add_tiles(goals, WALK + ARCHAEOLOGIST * TILES, out, count)
    return _add_tiles(may_reveal(state, here), REVEAL, out, count)


@kernel
def _add_porter(state: State, out: NDArray[np.int32], count: int) -> int:
    """The porter walks, rotates, sets and takes lanterns."""
    here = int(state.figures[state.turn, PORTER])
    if here == NOWHERE:
        return count
    lanterns = int(state.lanterns[state.turn])
    count = _add_tiles(walk_goals(state, here, lanterns), WALK + PORTER * TILES, out, count)
    rotatable = may_rotate(state, here)
    while rotatable:
        tile = first_tile(rotatable)
        rotatable &= rotatable - 1
        first = ROTATE + tile * OPENINGS
        count = _add_orientations(int(state.kind[tile]), openings_of(state, tile), first, out, count)
    if lanterns & BIT[here]:
        out[count] = TAKE_LANTERN
        count += 1
    elif state.lanterns_left[state.turn] > 0:
        out[count] = SET_LANTERN
        count += 1
    return count


@kernel
def _add_free(state: State, out: NDArray[np.int32], count: int) -> int:
    """Free, for the archaeologist: pick up, drop, steal."""
    seat = int(state.turn)
    here = int(state.figures[seat, ARCHAEOLOGIST])
    if here == NOWHERE:
        return count
    if state.carries[seat] != NOTHING:
        if not state.took:
            out[count] = DROP
            count += 1
        return count
    for kind in range(TREASURE_KINDS):
        if state.loot[kind, here] > 0:
            out[count] = PICK_UP + kind
            count += 1
    for other in range(state.players):
        if state.carries[other] != NOTHING and state.figures[other, ARCHAEOLOGIST] == here:
            out[count] = STEAL + other
            count += 1
    return count


@kernel
def _add_tiles(tiles: int, first: int, out: NDArray[np.int32], count: int) -> int:
    while tiles:
        out[count] = first + first_tile(tiles)
        count += 1
        tiles &= tiles - 1
    return count


@kernel
def _add_orientations(kind: int, without: int, first: int, out: NDArray[np.int32], count: int) -> int:
    """Every way in which a tile of this kind can lie, but one."""
    for way_round in range(ORIENTATIONS[kind]):
        openings = int(ORIENTATION[kind, way_round])
        if openings != without:
            out[count] = first + openings
            count += 1
    return count


@kernel
def may_reveal(state: State, here: int) -> int:
    """Face-down neighbouring tiles towards which your own tile is open."""
    return int(open_towards(state, here) & state.standing & ~state.up)


@kernel
def may_rotate(state: State, here: int) -> int:
    """The tile you stand on, or a face-up neighbour towards which it is open; never the entrance."""
    return int((BIT[here] | (open_towards(state, here) & state.up)) & ~BIT[state.entrance])


@kernel
def openings_of(state: State, tile: int) -> int:
    """The openings of a tile, a bit for each side."""
    openings = 0
    for side in range(4):
        if state.open[side] & BIT[tile]:
            openings |= 1 << side
    return openings


# -------------------------------------------------------------------------------------- carrying an action out


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out a legal action."""
    state.tick += 1
    if action < REVEAL:
        _walk(state, action // TILES, action % TILES, log)
    elif action < TURN_REVEALED:
        _reveal(state, action - REVEAL, log)
    elif action < ROTATE:
        _turn_revealed(state, action - TURN_REVEALED, log)
    elif action < SET_LANTERN:
        _rotate(state, (action - ROTATE) // OPENINGS, (action - ROTATE) % OPENINGS, log)
    elif action == SET_LANTERN:
        _set_lantern(state, log)
    elif action == TAKE_LANTERN:
        _take_lantern(state, log)
    elif action < DROP:
        treasures.pick_up(state, action - PICK_UP, log)
    elif action == DROP:
        treasures.drop(state, log)
    elif action < END_TURN:
        treasures.steal(state, action - STEAL, log)
    else:
        turns.end_turn(state, BY_CHOICE, log)


@kernel
def _spend_action(state: State) -> None:
    """What was picked up or stolen before this action may be dropped from now on."""
    state.actions_left -= 1
    state.took = 0


@kernel
def _walk(state: State, figure: int, goal: int, log: Log) -> None:
    """To a connected tile, or along own lanterns; a treasure carried to the entrance is delivered at once."""
    seat = int(state.turn)
    start = int(state.figures[seat, figure])
    if log.shape[0] > 0:
        _tell_walk(state, seat, figure, start, goal, log)
    _spend_action(state)
    state.figures[seat, figure] = goal
    if figure == PORTER or state.carries[seat] == NOTHING:
        return
    bust_leaves_chamber = state.carries[seat] == BUST and start == state.bust_chamber
    if goal == state.entrance:
        treasures.deliver(state, seat, log)
    if bust_leaves_chamber:
        collapse.chamber_falls(state, seat, log)
        turns.end_turn(state, BY_BUST, log)


@kernel
def _tell_walk(state: State, seat: int, figure: int, start: int, goal: int, log: Log) -> None:
    """Tell the way, six bits for each tile after the start: five lanterns make six steps at most."""
    way = 0
    steps = 0
    here = start
    while here != goal:
        here = next_on_walk(state, here, goal, int(state.lanterns[seat]))
        way |= here << (6 * steps)
        steps += 1
    tell(log, WALKED, seat, figure, start, steps, way)


@kernel
def _reveal(state: State, tile: int, log: Log) -> None:
    """Turn up a face-down tile. Until it is set, nothing else may be done."""
    _spend_action(state)
    state.up |= BIT[tile]
    state.revealed = tile
    state.phase = SET
    tell(log, REVEALED, int(state.turn), tile, int(state.kind[tile]))


@kernel
def _turn_revealed(state: State, openings: int, log: Log) -> None:
    """Turn the revealed tile as you like; a chamber then shows what is in it."""
    tile = int(state.revealed)
    state.revealed = NOWHERE
    state.phase = ACT
    lay_open(state, tile, openings)
    tell(log, TURNED, int(state.turn), tile, openings)
    if state.kind[tile] >= FIRST_CHAMBER:
        ended = finds.find_chamber(state, tile, log)
        if ended != BY_CHOICE:
            turns.end_turn(state, ended, log)


@kernel
def lay_open(state: State, tile: int, openings: int) -> None:
    """Give a tile these openings, and walls on its other sides."""
    for side in range(4):
        if openings >> side & 1:
            state.open[side] |= BIT[tile]
        else:
            state.open[side] &= ~BIT[tile]


@kernel
def _rotate(state: State, tile: int, openings: int, log: Log) -> None:
    """Turn a tile by 90°, 180° or 270°."""
    _spend_action(state)
    tell(log, ROTATED, int(state.turn), tile, openings_of(state, tile), openings)
    lay_open(state, tile, openings)


@kernel
def _set_lantern(state: State, log: Log) -> None:
    """One of your own, on the tile your porter stands on."""
    _spend_action(state)
    seat = int(state.turn)
    tile = int(state.figures[seat, PORTER])
    state.lanterns[seat] |= BIT[tile]
    state.lanterns_left[seat] -= 1
    tell(log, LANTERN_SET, seat, tile)


@kernel
def _take_lantern(state: State, log: Log) -> None:
    """One of your own, from the tile your porter stands on."""
    _spend_action(state)
    seat = int(state.turn)
    tile = int(state.figures[seat, PORTER])
    state.lanterns[seat] &= ~BIT[tile]
    state.lanterns_left[seat] += 1
    tell(log, LANTERN_TAKEN, seat, tile)
