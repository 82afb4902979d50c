"""The Pharaoh's Gold: a chamber is revealed. A photo, treasures, and perhaps a mummy or a curse."""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.gold import collapse
from game.engine.gold.tables import (
    ARCHAEOLOGIST,
    BIT,
    BUST,
    BUST_IN_CHAMBER,
    BY_CHOICE,
    BY_CURSE,
    BY_MUMMY,
    CURSE_STRUCK,
    DANGER_ASLEEP,
    FLED,
    HARMLESS,
    LAID_OUT,
    LANTERNS_WENT_OUT,
    MUMMY,
    MUMMY_WOKE,
    NOTHING,
    NOWHERE,
    PHOTO_DANGER,
    PHOTO_TAKEN,
    PHOTO_TREASURES,
)
from game.engine.gold.ways import shortest_ways
from game.engine.jit import kernel


@kernel
def find_chamber(state: State, chamber: int, log: Log) -> int:
    """Draw the next photo, lay out that many treasures, wake what the photo shows; tell whether the turn ends.

    BY_CHOICE means that it goes on.
    """
    photo = _take_photo(state, chamber, log)
    _lay_out_treasures(state, chamber, int(PHOTO_TREASURES[photo]), log)
    danger = int(PHOTO_DANGER[photo])
    if danger == HARMLESS:
        return BY_CHOICE
    ways = shortest_ways(state, chamber, int(state.entrance))
    if ways == 0:
        tell(log, DANGER_ASLEEP, chamber, danger)
        return BY_CHOICE
    if danger == MUMMY:
        _mummy_wakes(state, chamber, ways, log)
        return BY_MUMMY
    _curse_strikes(state, chamber, ways, log)
    return BY_CURSE


@kernel
def _take_photo(state: State, chamber: int, log: Log) -> int:
    """The finder keeps the next photo: 1 point."""
    seat = int(state.turn)
    state.photos_left -= 1
    photo = int(state.photo_pile[state.photos_left])
    state.photo_pile[state.photos_left] = 0
    state.photos[seat, state.photo_count[seat]] = photo
    state.photo_count[seat] += 1
    state.reached[seat] = state.tick
    tell(log, PHOTO_TAKEN, seat, photo, chamber)
    return photo


@kernel
def _lay_out_treasures(state: State, chamber: int, number: int, log: Log) -> None:
    """The next treasures lie face up on the chamber; the bust is always the last one found."""
    for _ in range(number):
        state.treasures_left -= 1
        treasure = int(state.treasure_pile[state.treasures_left])
        state.treasure_pile[state.treasures_left] = NOTHING
        state.loot[treasure - 1, chamber] += 1
        tell(log, LAID_OUT, chamber, treasure)
        if treasure == BUST:
            state.finder = state.turn
            state.bust_chamber = chamber
            collapse.bust_moves(state, BUST_IN_CHAMBER, log)


@kernel
def _mummy_wakes(state: State, chamber: int, ways: int, log: Log) -> None:
    """Every figure on any shortest way to the entrance flees there."""
    tell(log, MUMMY_WOKE, chamber, ways)
    for seat in range(state.players):
        for figure in range(2):
            tile = int(state.figures[seat, figure])
            if tile != NOWHERE and ways & BIT[tile]:
                _flee(state, seat, figure, tile, log)


@kernel
def _flee(state: State, seat: int, figure: int, tile: int, log: Log) -> None:
    """To the entrance; what it carried stays lying where it fled from.

    READING: the entrance is a tile of the way. Who stands there stays; what a loaded state lets him carry drops.
    """
    left_behind = NOTHING
    if figure == ARCHAEOLOGIST and state.carries[seat] != NOTHING:
        left_behind = int(state.carries[seat])
        state.carries[seat] = NOTHING
        state.loot[left_behind - 1, tile] += 1
    state.figures[seat, figure] = state.entrance
    if tile != state.entrance or left_behind != NOTHING:
        tell(log, FLED, seat, figure, tile, left_behind)


@kernel
def _curse_strikes(state: State, chamber: int, ways: int, log: Log) -> None:
    """Every lantern on any shortest way, chamber and entrance included, goes back to its owner."""
    tell(log, CURSE_STRUCK, chamber, ways)
    for seat in range(state.players):
        out = int(state.lanterns[seat] & ways)
        if out:
            state.lanterns[seat] &= ~out
            tell(log, LANTERNS_WENT_OUT, seat, out)
            while out:
                state.lanterns_left[seat] += 1
                out &= out - 1
