"""The Pharaoh's Gold: the collapse. What falls is gone, face up or face down, with everything on it."""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.gold.tables import (
    ARCHAEOLOGIST,
    BIT,
    BUST,
    BUST_LOST,
    BUST_MOVED,
    CHAMBER_FELL,
    CLOCK_CHANGED,
    COUNTDOWN,
    COUNTED_DOWN,
    FIGURE_LOST,
    GONE,
    LANTERNS_LOST,
    NO_COUNTDOWN,
    NOBODY,
    NOTHING,
    NOWHERE,
    REST_FELL,
    RING_FELL,
    TREASURE_KINDS,
    TREASURES_LOST,
)
from game.engine.gold.ways import first_tile, neighbours
from game.engine.jit import kernel


@kernel
def what_must_fall_falls(state: State, log: Log) -> None:
    """At the end of a turn: a ring if it was the clock player's, the countdown if it was the finder's."""
    if state.clock != NOBODY:
        if state.clock == state.turn:
            _next_ring_falls(state, log)
    elif state.finder == state.turn:
        _count_down(state, log)


@kernel
def _count_down(state: State, log: Log) -> None:
    """The bust stays: its chamber falls at the end of the third turn after the one in which it was found."""
    left = COUNTDOWN if state.countdown == NO_COUNTDOWN else int(state.countdown) - 1
    state.countdown = left
    tell(log, COUNTED_DOWN, int(state.finder), left)
    if left == 0:
        chamber_falls(state, int(state.finder), log)


@kernel
def chamber_falls(state: State, clock_player: int, log: Log) -> None:
    """The chamber of the bust falls; from the next turn on, rings fall by this player's clock."""
    chamber = int(state.bust_chamber)
    state.bust_chamber = NOWHERE
    state.countdown = NO_COUNTDOWN
    tell(log, CHAMBER_FELL, chamber)
    _fall(state, int(BIT[chamber]), log)
    set_clock(state, clock_player, log)


@kernel
def _next_ring_falls(state: State, log: Log) -> None:
    """Every tile with a common side with a tile of the ring before; the entrance never falls."""
    ring = neighbours(int(state.ring)) & int(state.standing & ~BIT[state.entrance])
    if ring:  # in a loaded state there may be none
        tell(log, RING_FELL, ring)
        _fall(state, ring, log)


@kernel
def rest_falls(state: State, log: Log) -> None:
    """The rest of the pyramid falls, all at once."""
    rest = int(state.standing & ~BIT[state.entrance])
    tell(log, REST_FELL, rest)
    _fall(state, rest, log)


@kernel
def _fall(state: State, tiles: int, log: Log) -> None:
    state.standing &= ~tiles
    state.up &= ~tiles
    state.ring = tiles
    for side in range(4):
        state.open[side] &= ~tiles
    for seat in range(state.players):
        _lose_lanterns(state, seat, tiles, log)
        for figure in range(2):
            tile = int(state.figures[seat, figure])
            if tile != NOWHERE and tiles & BIT[tile]:
                _lose_figure(state, seat, figure, tile, log)
    while tiles:
        _lose_loot(state, first_tile(tiles), log)
        state.kind[first_tile(tiles)] = GONE
        tiles &= tiles - 1


@kernel
def _lose_lanterns(state: State, seat: int, tiles: int, log: Log) -> None:
    lost = int(state.lanterns[seat] & tiles)
    if lost:
        state.lanterns[seat] &= ~lost
        tell(log, LANTERNS_LOST, seat, lost)


@kernel
def _lose_figure(state: State, seat: int, figure: int, tile: int, log: Log) -> None:
    """A lost archaeologist takes with him what he carries."""
    state.figures[seat, figure] = NOWHERE
    state.reached[seat] = state.tick
    treasure = NOTHING
    if figure == ARCHAEOLOGIST:
        treasure = int(state.carries[seat])
        state.carries[seat] = NOTHING
    tell(log, FIGURE_LOST, seat, figure, tile, treasure)
    if treasure == BUST:
        bust_moves(state, BUST_LOST, log)


@kernel
def _lose_loot(state: State, tile: int, log: Log) -> None:
    twos, threes, busts = state.loot[0, tile], state.loot[1, tile], state.loot[BUST - 1, tile]
    if twos or threes or busts:
        tell(log, TREASURES_LOST, tile, int(twos), int(threes), int(busts))
        for kind in range(TREASURE_KINDS):
            state.loot[kind, tile] = 0
        if busts:
            bust_moves(state, BUST_LOST, log)


@kernel
def bust_moves(state: State, bust: int, log: Log) -> None:
    """The bust is somewhere else now."""
    state.bust = bust
    tell(log, BUST_MOVED, bust)


@kernel
def set_clock(state: State, seat: int, log: Log) -> None:
    """From now on the rings fall at the end of this player's turns."""
    if state.clock != seat:
        state.clock = seat
        tell(log, CLOCK_CHANGED, seat)
