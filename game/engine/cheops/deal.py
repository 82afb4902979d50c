"""Cheops: setting up a game. All chance is in here."""

from __future__ import annotations

import numpy as np

from game.engine.cheops.pyramid import survey
from game.engine.cheops.state import STATE
from game.engine.cheops.tables import (
    BLOCKS,
    EYES,
    FIRST_LAW,
    FIRST_TREASURE,
    NEIGHBOURS_IN_ALL,
    NONE,
    NUM_COLOURS,
    NUM_LAWS,
    NUM_MEMBERS,
    STACKS,
    START,
    TABLE_TYPES,
    TILES_PER_MEMBER,
    TREASURES,
)
from game.engine.contract import Options, new_state
from game.engine.dispatch import State
from game.engine.rng import Rng, shuffle


def deal(players: int, rng: Rng, options: Options) -> State:
    """A new game for so many players; seat `first` begins."""
    state = new_state(STATE)
    state.players = players
    state.turn = options["first"]
    state.phase = START
    state.after = NONE
    state.taken = NONE
    state.declared = NONE
    state.neighbours = NEIGHBOURS_IN_ALL
    _deal_tables(state, rng)
    _fill_pyramid(state, rng)
    _deal_tiles(state, rng)
    survey(state)
    return state


def _deal_tables(state: State, rng: Rng) -> None:
    """Two price tables of each type, at random to the six colours."""
    chosen = []
    for tables_of_type in TABLE_TYPES:
        drawn = np.array(tables_of_type, dtype=np.int8)
        shuffle(rng, drawn)
        chosen += drawn[:2].tolist()
    dealt = np.array(chosen, dtype=np.int8)
    shuffle(rng, dealt)
    state.table = dealt


def _fill_pyramid(state: State, rng: Rng) -> None:
    """Six of the twelve laws face down on the eye blocks, the 60 treasures on the others."""
    laws = np.arange(FIRST_LAW, FIRST_LAW + NUM_LAWS, dtype=np.int8)
    shuffle(rng, laws)
    treasures = np.repeat(np.arange(FIRST_TREASURE, FIRST_TREASURE + NUM_COLOURS, dtype=np.int8), TREASURES)
    shuffle(rng, treasures)
    others = [block for block in range(BLOCKS) if block not in EYES]
    state.pyramid[EYES] = laws[: len(EYES)]
    state.pyramid[others] = treasures


def _deal_tiles(state: State, rng: Rng) -> None:
    """One tile of each member for everybody, the rest into three stacks as equal as possible."""
    state.hands[: state.players] = 1
    each = TILES_PER_MEMBER - int(state.players)
    tiles = np.repeat(np.arange(NUM_MEMBERS, dtype=np.int8), each)
    shuffle(rng, tiles)
    for stack, part in enumerate(np.array_split(tiles, STACKS)):  # the first ones get what is left over
        state.heights[stack] = len(part)
        state.stacks[stack, : len(part)] = part
