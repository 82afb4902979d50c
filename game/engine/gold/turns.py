"""The Pharaoh's Gold: how a turn ends, how the game ends, and who has won."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.gold import collapse
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    ARCHAEOLOGIST,
    BIT,
    BY_BUST,
    BY_COLLAPSE,
    BY_IDLENESS,
    BY_ROUNDS,
    COUNTED,
    ENDED,
    FIGURE_COST,
    IDLE_TURNS,
    LAST_ROUND,
    NO_REASON,
    NOBODY,
    NOWHERE,
    OVER,
    PORTER,
    TREASURE_KINDS,
    TREASURE_VALUE,
    TURN_BEGAN,
    TURN_ENDED,
)
from game.engine.jit import kernel


@kernel
def end_turn(state: State, why: int, log: Log) -> None:
    """In this order: idleness is counted; what must fall falls; the end is looked for.

    When the turn ended because the bust left its chamber, that has fallen already, and nothing more falls.
    """
    tell(log, TURN_ENDED, int(state.turn), why)
    _count_idleness(state)
    if why != BY_BUST:
        collapse.what_must_fall_falls(state, log)
    reason = _reason_to_end(state)
    if reason == NO_REASON:
        _begin_next_turn(state, log)
    else:
        _end_game(state, reason, log)


@kernel
def _count_idleness(state: State) -> None:
    """Turns in a row without one of the five actions."""
    if state.actions_left == ACTIONS_PER_TURN:
        state.idle[state.turn] += 1
    else:
        state.idle[state.turn] = 0


@kernel
def next_seat(state: State) -> int:
    """The player whose turn comes after this one."""
    return (int(state.turn) + 1) % int(state.players)


@kernel
def only_entrance_left(state: State) -> bool:
    """Whether everything else has fallen."""
    return state.standing == BIT[state.entrance]


@kernel
def everybody_idle(state: State) -> bool:
    """Whether every player has ended two turns in a row without an action."""
    idle_players = 0
    for seat in range(state.players):
        if state.idle[seat] >= IDLE_TURNS:
            idle_players += 1
    return idle_players == state.players


@kernel
def _reason_to_end(state: State) -> int:
    """Collapse, idle, rounds: the first that holds at the end of this turn."""
    if only_entrance_left(state):
        return BY_COLLAPSE
    if everybody_idle(state):
        return BY_IDLENESS
    if state.round_number == LAST_ROUND and next_seat(state) == state.first:
        return BY_ROUNDS
    return NO_REASON


@kernel
def _begin_next_turn(state: State, log: Log) -> None:
    """Three actions for the next player; a round ends when the turn comes back to the one who began."""
    state.turn = next_seat(state)
    state.actions_left = ACTIONS_PER_TURN
    state.took = 0
    if state.turn == state.first:
        state.round_number += 1
    tell(log, TURN_BEGAN, int(state.turn), int(state.round_number))


@kernel
def _end_game(state: State, reason: int, log: Log) -> None:
    """If the chamber of the bust has fallen by an idle or rounds end, the rest falls first."""
    if reason != BY_COLLAPSE and state.clock != NOBODY:
        collapse.rest_falls(state, log)
    state.phase = OVER
    state.reason = reason
    state.actions_left = 0
    state.took = 0
    for seat in range(state.players):
        _tell_count(state, seat, log)
    tell(log, ENDED, reason, winners(state))


@kernel
def _tell_count(state: State, seat: int, log: Log) -> None:
    photos = int(state.photo_count[seat])
    both = int(has_both_figures(state, seat))
    tell(log, COUNTED, seat, photos, museum_value(state, seat), losses(state, seat), both)


@kernel
def museum_value(state: State, seat: int) -> int:
    """What the treasures in a museum are worth: 2, 3, and 5 for the bust."""
    value = 0
    for kind in range(TREASURE_KINDS):
        value += int(state.museum[seat, kind]) * int(TREASURE_VALUE[kind])
    return value


@kernel
def losses(state: State, seat: int) -> int:
    """A lost archaeologist costs 2 points, a lost porter 1."""
    cost = 0
    for figure in range(2):
        if state.figures[seat, figure] == NOWHERE:
            cost += int(FIGURE_COST[figure])
    return cost


@kernel
def score(state: State, seat: int) -> int:
    """Photos, treasures and the bust, less the lost figures."""
    return int(state.photo_count[seat]) + museum_value(state, seat) - losses(state, seat)


@kernel
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Write the present score of each seat into `out`."""
    for seat in range(state.players):
        out[seat] = score(state, seat)


@kernel
def has_both_figures(state: State, seat: int) -> bool:
    """Whether neither figure of a player is lost."""
    return state.figures[seat, ARCHAEOLOGIST] != NOWHERE and state.figures[seat, PORTER] != NOWHERE


@kernel
def _standing_of(state: State, seat: int) -> int:
    """One number to compare: points, then both figures, then the score that last changed earlier."""
    both = 1 if has_both_figures(state, seat) else 0
    return ((score(state, seat) * 2 + both) << 32) - int(state.reached[seat])


@kernel
def winners(state: State) -> int:
    """The winners as a bit per seat (a tie that is left is shared); 0 while the game goes on."""
    if state.phase != OVER:
        return 0
    best = _standing_of(state, 0)
    for seat in range(1, state.players):
        best = max(best, _standing_of(state, seat))
    found = 0
    for seat in range(state.players):
        if _standing_of(state, seat) == best:
            found |= 1 << seat
    return found
