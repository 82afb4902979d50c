"""The Pharaoh's Gold: whose hands hold what. Picking up, dropping and stealing are free, for the archaeologist."""

from __future__ import annotations

from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.gold import collapse
from game.engine.gold.tables import (
    ARCHAEOLOGIST,
    BUST,
    BUST_CARRIED,
    BUST_DROPPED,
    BUST_IN_CHAMBER,
    BUST_IN_MUSEUM,
    DELIVERED,
    DROPPED,
    NOBODY,
    NOTHING,
    PICKED_UP,
    STOLEN,
)
from game.engine.jit import kernel


@kernel
def deliver(state: State, seat: int, log: Log) -> None:
    """What its carrier has brought to the entrance is his for good."""
    treasure = int(state.carries[seat])
    state.carries[seat] = NOTHING
    state.museum[seat, treasure - 1] += 1
    state.reached[seat] = state.tick
    tell(log, DELIVERED, seat, treasure)
    if treasure == BUST:
        collapse.bust_moves(state, BUST_IN_MUSEUM, log)


@kernel
def pick_up(state: State, kind: int, log: Log) -> None:
    """A treasure lying on the archaeologist's tile."""
    seat = int(state.turn)
    tile = int(state.figures[seat, ARCHAEOLOGIST])
    state.loot[kind, tile] -= 1
    tell(log, PICKED_UP, seat, kind + 1, tile)
    _take_into_hands(state, seat, kind + 1, log)


@kernel
def steal(state: State, other: int, log: Log) -> None:
    """What another player's archaeologist on the same tile carries."""
    seat = int(state.turn)
    treasure = int(state.carries[other])
    state.carries[other] = NOTHING
    tell(log, STOLEN, seat, other, treasure, int(state.figures[seat, ARCHAEOLOGIST]))
    _take_into_hands(state, seat, treasure, log)


@kernel
def _take_into_hands(state: State, seat: int, treasure: int, log: Log) -> None:
    """After the chamber has fallen, whoever picks up or steals the bust becomes clock player at once."""
    state.carries[seat] = treasure
    state.took = 1
    if treasure == BUST:
        collapse.bust_moves(state, BUST_CARRIED, log)
        if state.clock != NOBODY:
            collapse.set_clock(state, seat, log)


@kernel
def drop(state: State, log: Log) -> None:
    """Lay down what the archaeologist carries."""
    seat = int(state.turn)
    treasure = int(state.carries[seat])
    tile = int(state.figures[seat, ARCHAEOLOGIST])
    state.carries[seat] = NOTHING
    state.loot[treasure - 1, tile] += 1
    tell(log, DROPPED, seat, treasure, tile)
    if treasure == BUST:
        in_chamber = tile == state.bust_chamber
        collapse.bust_moves(state, BUST_IN_CHAMBER if in_chamber else BUST_DROPPED, log)
