"""The Pharaoh's Gold hides the face-down tiles and the order of photos and treasures; all else is public."""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.gold.tables import (
    ALL_TILES,
    BUST,
    CHAMBERS,
    FACE_DOWN_KINDS,
    FIRST_CHAMBER,
    NOTHING,
    NUMBER_OF_KIND,
    NUMBER_OF_TREASURE,
    PHOTOS,
    THREE,
    TILES,
    TWO,
    UNKNOWN,
)
from game.engine.gold.ways import first_tile
from game.engine.jit import kernel
from game.engine.rng import Rng, below, shuffle

# The tiles that are not seen are counted by kind, eight bits for each, in one number.
_COUNT_BITS = 8
_COUNT_MASK = (1 << _COUNT_BITS) - 1
_FULL_COUNTS = sum(int(NUMBER_OF_KIND[kind]) << (_COUNT_BITS * kind) for kind in range(FACE_DOWN_KINDS))
_CORRIDORS_ONLY = (1 << (_COUNT_BITS * FIRST_CHAMBER)) - 1
_CHAMBERS_AND_CORRIDORS = TILES - 1
_CORRIDORS = _CHAMBERS_AND_CORRIDORS - CHAMBERS


def view_of(state: State, seat: int) -> State:
    """What a seat sees, which is the same for all: face-down tiles and piles are not known."""
    view = state.copy()
    for tile in range(TILES):
        if int(state.standing & ~state.up) >> tile & 1:
            view.kind[tile] = UNKNOWN
    view.photo_pile[:] = 0
    view.treasure_pile[:] = NOTHING
    view.veiled = 1
    return view


@kernel
def resample(state: State, rng: Rng) -> None:
    """Deal what the view does not show, uniformly among what is still possible, in place."""
    _deal_tiles(state, rng)
    _deal_photos(state, rng)
    _deal_treasures(state, rng)
    state.veiled = 0


@kernel
def _deal_tiles(state: State, rng: Rng) -> None:
    """Of tiles that have fallen nothing is remembered; by then all five chambers had been found."""
    counts = _FULL_COUNTS
    number = _CHAMBERS_AND_CORRIDORS
    if state.standing != ALL_TILES:
        counts = _FULL_COUNTS & _CORRIDORS_ONLY
        number = _CORRIDORS
    seen = int(state.up)
    while seen:
        kind = int(state.kind[first_tile(seen)])
        seen &= seen - 1
        if counts >> (_COUNT_BITS * kind) & _COUNT_MASK:  # not the entrance, nor a chamber that counts no more
            counts -= 1 << (_COUNT_BITS * kind)
            number -= 1
    unseen = int(state.standing & ~state.up)
    while unseen:
        kind = _draw_kind(counts, below(rng, number))
        counts -= 1 << (_COUNT_BITS * kind)
        number -= 1
        state.kind[first_tile(unseen)] = kind
        unseen &= unseen - 1


@kernel
def _draw_kind(counts: int, index: int) -> int:
    """The kind of one tile of those counted."""
    kind = 0
    while index >= counts & _COUNT_MASK:
        index -= counts & _COUNT_MASK
        counts >>= _COUNT_BITS
        kind += 1
    return kind


@kernel
def _deal_photos(state: State, rng: Rng) -> None:
    """The photos that nobody has taken, in any order."""
    taken = 0
    for seat in range(state.players):
        for index in range(state.photo_count[seat]):
            taken |= 1 << int(state.photos[seat, index])
    place = 0
    for photo in range(1, PHOTOS + 1):
        if not taken >> photo & 1:
            state.photo_pile[place] = photo
            place += 1
    shuffle(rng, state.photo_pile[:place])


@kernel
def _deal_treasures(state: State, rng: Rng) -> None:
    """The treasures that are not in sight, in any order; the bust lies at the very bottom."""
    left = int(state.treasures_left)
    if left == 0:
        return
    twos = int(NUMBER_OF_TREASURE[TWO - 1]) - _in_sight(state, TWO)
    state.treasure_pile[0] = BUST
    for place in range(1, left):
        state.treasure_pile[place] = TWO if place <= twos else THREE
    shuffle(rng, state.treasure_pile[1:left])


@kernel
def _in_sight(state: State, treasure: int) -> int:
    """How many of these lie in the maze, are carried, or stand in a museum."""
    number = 0
    for seat in range(state.players):
        number += int(state.museum[seat, treasure - 1])
        number += 1 if state.carries[seat] == treasure else 0
    lying = state.loot[treasure - 1]
    for tile in range(TILES):
        number += int(lying[tile])
    return number
