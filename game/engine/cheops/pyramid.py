"""Cheops, the pyramid: where a tile may lie, and what laying one changes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.cheops.state import is_tile, is_treasure
from game.engine.cheops.tables import (
    ABOVE,
    BELOW,
    BLOCKS,
    BOTTOM_BLOCKS,
    NEIGHBOUR,
    NEIGHBOURS,
    NONE,
    NUM_MEMBERS,
)
from game.engine.dispatch import State
from game.engine.jit import kernel


@kernel
def is_supported(state: State, block: int) -> bool:
    """The block is in the bottom row, or both blocks it rests on carry a tile (family or neighbour)."""
    if block < BOTTOM_BLOCKS:
        return True
    return is_tile(state.pyramid[BELOW[block, 0]]) and is_tile(state.pyramid[BELOW[block, 1]])


@kernel
def members_in_hand(state: State, seat: int) -> int:
    """The family members of which a seat has a tile, a bit each."""
    members = 0
    for member in range(NUM_MEMBERS):
        if state.hands[seat, member] > 0:
            members |= 1 << member
    return members


@kernel
def fitting(state: State, block: int, members: int) -> int:
    """Those of the members that lie on no neighbouring block."""
    return members & ~int(state.next_to[block])


@kernel
def fits(state: State, block: int, members: int) -> bool:
    """Whether a tile of one of these members fits on a supported block."""
    return fitting(state, block, members) != 0


@kernel
def places_for(state: State, members: int) -> int:
    """On how many supported blocks with a treasure or a law a tile of one of these members fits."""
    places = 0
    for place in range(state.opens):
        places += fits(state, state.open[place], members)
    return places


@kernel
def anybody_can_place(state: State) -> bool:
    """Whether any player can place a tile of his hand. Neighbours and later draws do not count."""
    members = 0
    for seat in range(state.players):
        members |= members_in_hand(state, seat)
    return places_for(state, members) > 0


@kernel
def list_placements(state: State, out: NDArray[np.int32], count: int, first: int, treasures_only: bool) -> int:
    """Each tile of the hand on each block where it fits; law 11 wants a treasure there."""
    hand = members_in_hand(state, state.turn)
    for place in range(state.opens):
        block = int(state.open[place])
        if treasures_only and not is_treasure(state.pyramid[block]):
            continue
        members = fitting(state, block, hand)
        for member in range(NUM_MEMBERS):
            if members >> member & 1:
                out[count] = first + member * BLOCKS + block
                count += 1
    return count


@kernel
def opens_placement(state: State, block: int, members: int) -> bool:
    """Whether a neighbour on this block would support one above it on which one of the members fits."""
    for side in range(2):
        above = ABOVE[block, side]
        if above != NONE:
            other_support = BELOW[above, side]
            if is_tile(state.pyramid[other_support]) and fits(state, above, members):
                return True
    return False


@kernel
def lay(state: State, block: int, tile: int) -> None:
    """Lay a tile on a supported block; what lay there is the caller's business."""
    state.pyramid[block] = tile
    state.left -= 1
    if tile != NEIGHBOUR:
        _forbid_next_to(state, block, tile)
    _close(state, block)
    for side in range(2):
        above = int(ABOVE[block, side])
        if above != NONE and is_supported(state, above):
            _open(state, above)


@kernel
def _forbid_next_to(state: State, block: int, member: int) -> None:
    for direction in range(NEIGHBOURS.shape[1]):
        other = NEIGHBOURS[block, direction]
        if other != NONE:
            state.next_to[other] |= 1 << member


@kernel
def _close(state: State, block: int) -> None:
    """Take a block out of the list of open ones."""
    last = int(state.opens) - 1
    place = 0
    while state.open[place] != block:
        place += 1
    for behind in range(place, last):
        state.open[behind] = state.open[behind + 1]
    state.open[last] = 0
    state.opens = last


@kernel
def _open(state: State, block: int) -> None:
    """Put a block into the list of open ones, kept in order."""
    place = int(state.opens)
    while place > 0 and state.open[place - 1] > block:
        state.open[place] = state.open[place - 1]
        place -= 1
    state.open[place] = block
    state.opens += 1


@kernel
def survey(state: State) -> None:
    """Work out what follows from the pyramid: blocks left, members next to each block, open blocks."""
    state.left = 0
    state.opens = 0
    for block in range(BLOCKS):
        content = int(state.pyramid[block])
        if content < NEIGHBOUR:
            _forbid_next_to(state, block, content)
        elif not is_tile(content):
            state.left += 1
            if is_supported(state, block):
                _open(state, block)
