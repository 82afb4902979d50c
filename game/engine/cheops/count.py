"""Cheops, the end: when the game is over, and what the kept treasures are worth then."""

from __future__ import annotations

from game.engine.cheops.pyramid import anybody_can_place
from game.engine.cheops.state import (
    COUNTED,
    ENDED,
    LAW_DECLARED,
    SEAT_COUNTED,
    full_tables,
    full_tables_to_end,
    has_law,
)
from game.engine.cheops.tables import (
    BY_BLOCKED,
    BY_EMPTY,
    BY_TABLES,
    DECLARE,
    LAW_7_NUMBER,
    NO_REASON,
    NONE,
    NUM_COLOURS,
    OVER,
    PLAIN,
    PRICE_ROWS,
    TIMES,
)
from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.jit import kernel


@kernel
def reason_to_end(state: State) -> int:
    """The pyramid holds neither treasure nor law; or two tables are full (three with law 3 on the board)."""
    if state.left == 0:
        return BY_EMPTY
    if full_tables(state) >= full_tables_to_end(state):
        return BY_TABLES
    return NO_REASON


@kernel
def look_for_end(state: State, log: Log) -> None:
    """End the game, if what happened last ends it. What was taken must have been dealt with."""
    if reason_to_end(state) != NO_REASON:
        end_game(state, log)


@kernel
def look_for_blocked(state: State, log: Log) -> None:
    """At the start of a turn the game ends when no player can place a tile of his hand."""
    if not anybody_can_place(state):
        end_game(state, log)


@kernel
def owner_of_9(state: State) -> int:
    """The seat that paid for law 9, or NONE."""
    for seat in range(state.players):
        if has_law(state.laws[seat], 9):
            return seat
    return NONE


@kernel
def end_game(state: State, log: Log) -> None:
    """The owner of law 9, if any, must declare its colour first. Then the treasures are counted."""
    owner = owner_of_9(state)
    if owner == NONE:
        _count(state, log)
    else:
        state.phase = DECLARE
        state.turn = owner


@kernel
def declare(state: State, colour: int, log: Log) -> None:
    """Law 9 counts as one kept treasure of this colour."""
    state.declared = colour
    tell(log, LAW_DECLARED, state.turn, colour)
    _count(state, log)


@kernel
def _count(state: State, log: Log) -> None:
    """Every player adds to his money the value of his kept treasures."""
    reason = reason_to_end(state)
    state.reason = BY_BLOCKED if reason == NO_REASON else reason
    for seat in range(state.players):
        for colour in range(NUM_COLOURS):
            number = treasures_of(state, seat, colour)
            if number > 0:
                each = value_of_one(state, seat, colour)
                state.money[seat] += number * each
                tell(log, COUNTED, seat, colour, number, each, number * each)
        tell(log, SEAT_COUNTED, seat, state.money[seat])
    state.phase = OVER
    tell(log, ENDED, state.reason, richest(state))


@kernel
def treasures_of(state: State, seat: int, colour: int) -> int:
    """The treasures of a colour that a seat kept, law 9 included."""
    number = int(state.kept[seat, colour])
    if state.declared == colour and has_law(state.laws[seat], 9):
        number += 1
    return number


@kernel
def has_most(state: State, seat: int, colour: int) -> bool:
    """Whether a seat has more treasures of this colour than every other."""
    most_of_others = 0
    for other in range(state.players):
        if other != seat:
            most_of_others = max(most_of_others, treasures_of(state, other, colour))
    return treasures_of(state, seat, colour) > most_of_others


@kernel
def treasures_of_all(state: State, colour: int) -> int:
    """The treasures of a colour kept by all players together, law 9 included."""
    total = 0
    for seat in range(state.players):
        total += treasures_of(state, seat, colour)
    return total


@kernel
def value_of_one(state: State, seat: int, colour: int) -> int:
    """What each treasure of this colour is worth to this seat: the topmost free row of its table."""
    row = int(state.sold[colour])
    if state.seven[colour] == row + 1:
        return LAW_7_NUMBER
    price = PRICE_ROWS[state.table[colour], row]
    number = int(price[1])
    if price[0] == TIMES:
        return number * treasures_of_all(state, colour)
    if price[0] == PLAIN or not has_most(state, seat, colour):
        return number
    return int(price[2])


@kernel
def richest(state: State) -> int:
    """The seats with the most money, a bit each."""
    most = 0
    seats = 0
    for seat in range(state.players):
        if state.money[seat] > most:
            most = state.money[seat]
            seats = 0
        if state.money[seat] == most:
            seats |= 1 << seat
    return seats
