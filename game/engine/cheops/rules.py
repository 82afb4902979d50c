"""Cheops, after RULES.md section 1: the turn.

Read on: `pyramid` (where a tile may lie), `laws` (the twelve tablets), `count` (the end), `state`, `tables`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.cheops.count import declare, look_for_blocked, richest
from game.engine.cheops.laws import (
    carry_on,
    carry_out_at_once,
    carry_out_law,
    discard,
    hold,
    list_choices,
    list_playable,
    sell,
    use_up_11,
)
from game.engine.cheops.pyramid import fits, lay, list_placements, members_in_hand, opens_placement, places_for
from game.engine.cheops.state import (
    LAW_TURNED_UP,
    NEIGHBOUR_BOUGHT,
    TILE_DRAWN,
    TILE_LAID,
    TREASURE_BOXED,
    TREASURE_KEPT,
    TREASURE_TAKEN,
    TURN_ENDED,
    TURN_PASSED,
    is_full,
    is_treasure,
)
from game.engine.cheops.tables import (
    BLOCKS,
    BOX,
    BUY,
    DECLARE,
    DECLARE_9,
    DRAW,
    END,
    END_TURN,
    EXCHANGE_KEPT,
    FIRST_LAW,
    FIRST_TREASURE,
    HAND,
    HOLD,
    KEEP,
    LAW,
    LAY_UNDER,
    NEIGHBOUR,
    NEIGHBOUR_PRICE,
    NUM_COLOURS,
    NUM_MEMBERS,
    OVER,
    PASS,
    PLACE,
    PLACE_MORE,
    SELL,
    STACKS,
    START,
    TREASURE,
)
from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.jit import kernel

Actions = NDArray[np.int32]


@kernel
def legal(state: State, out: Actions) -> int:
    """Write all legal actions into `out`; return how many there are."""
    if state.phase == START:
        return _legal_at_start(state, out)
    if state.phase == TREASURE:
        return _legal_with_treasure(state, out)
    if state.phase == LAW:
        return list_choices(state, int(state.taken) - FIRST_LAW + 1, out)
    if state.phase == END:
        return _legal_at_end(state, out)
    if state.phase == DECLARE:
        for colour in range(NUM_COLOURS):
            out[colour] = DECLARE_9 + colour
        return NUM_COLOURS
    return 0


@kernel
def _legal_at_start(state: State, out: Actions) -> int:
    """Play held laws, buy one neighbour, place a tile; pass only if no tile can be placed."""
    count = list_placements(state, out, 0, PLACE, False)
    if count == 0:
        out[0] = PASS
        count = 1
    if may_buy(state):
        count = _list_neighbours(state, out, count)
    return list_playable(state, out, count)


@kernel
def may_buy(state: State) -> bool:
    """One neighbour in a turn, if one is left and you have 20 piastres."""
    return state.bought == 0 and state.neighbours > 0 and state.money[state.turn] >= NEIGHBOUR_PRICE


@kernel
def _list_neighbours(state: State, out: Actions, count: int) -> int:
    """Only where you can place a tile of your hand with the neighbour lying there."""
    hand = members_in_hand(state, state.turn)
    places = places_for(state, hand)
    for place in range(state.opens):
        block = int(state.open[place])
        elsewhere = places - fits(state, block, hand)
        if elsewhere > 0 or opens_placement(state, block, hand):
            out[count] = BUY + block
            count += 1
    return count


@kernel
def may_sell(state: State, colour: int) -> bool:
    """A full table or law 5 forbids selling what was taken."""
    return not is_full(state, colour) and state.under[colour] != 5


@kernel
def _legal_with_treasure(state: State, out: Actions) -> int:
    """Sell or keep; law 4 forbids keeping, so that with a full table the treasure goes to the box."""
    colour = int(state.taken) - FIRST_TREASURE
    must_sell = state.under[colour] == 4
    count = 0
    if may_sell(state, colour):
        out[count] = SELL
        count += 1
    if not must_sell:
        out[count] = KEEP
        count += 1
    elif count == 0:
        out[count] = BOX
        count += 1
    return count


@kernel
def tiles_in_hand(state: State) -> int:
    """How many tiles the player to move has."""
    tiles = 0
    for member in range(NUM_MEMBERS):
        tiles += int(state.hands[state.turn, member])
    return tiles


@kernel
def _legal_at_end(state: State, out: Actions) -> int:
    """Play held laws as long as no tile has been drawn; draw while you have fewer than 4 tiles; or stop."""
    out[0] = END_TURN
    count = 1
    if tiles_in_hand(state) < HAND:
        for stack in range(STACKS):
            if state.heights[stack] > 0:
                out[count] = DRAW + stack
                count += 1
    if state.drawn == 0:
        count = list_playable(state, out, count)
    return count


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out a legal action."""
    if action < BUY:
        _place(state, (action - PLACE) // BLOCKS, (action - PLACE) % BLOCKS, END, log)
    elif action < PASS:
        _buy_neighbour(state, action - BUY, log)
    elif action == PASS:
        tell(log, TURN_PASSED, state.turn, tiles_in_hand(state))
        state.phase = END
    elif action < DRAW:
        _deal_with_taken(state, action, log)
    elif action < END_TURN:
        _draw(state, action - DRAW, log)
    elif action == END_TURN:
        _end_turn(state, log)
    elif action < LAY_UNDER:
        declare(state, action - DECLARE_9, log)
    elif PLACE_MORE <= action < EXCHANGE_KEPT:
        after = use_up_11(state, log)
        _place(state, (action - PLACE_MORE) // BLOCKS, (action - PLACE_MORE) % BLOCKS, after, log)
    else:
        carry_out_law(state, action, log)


@kernel
def _place(state: State, member: int, block: int, after: int, log: Log) -> None:
    """Lay one of your family tiles and take what lies there. The tile stays."""
    state.hands[state.turn, member] -= 1
    tell(log, TILE_LAID, state.turn, member, block)
    _lay_and_take(state, block, member, after, log)


@kernel
def _buy_neighbour(state: State, block: int, log: Log) -> None:
    """Pay 20, lay it, take what lies there; then you have your normal turn."""
    state.money[state.turn] -= NEIGHBOUR_PRICE
    state.neighbours -= 1
    state.bought = 1
    tell(log, NEIGHBOUR_BOUGHT, state.turn, block, NEIGHBOUR_PRICE)
    _lay_and_take(state, block, NEIGHBOUR, START, log)


@kernel
def _lay_and_take(state: State, block: int, tile: int, after: int, log: Log) -> None:
    content = int(state.pyramid[block])
    lay(state, block, tile)
    state.taken = content
    state.after = after
    if is_treasure(content):
        state.phase = TREASURE
        tell(log, TREASURE_TAKEN, state.turn, block, content - FIRST_TREASURE)
    else:
        _turn_up(state, block, content - FIRST_LAW + 1, log)


@kernel
def _turn_up(state: State, block: int, law: int, log: Log) -> None:
    """A law tablet taken is turned up and carried out at once."""
    state.turned_up |= 1 << law
    state.phase = LAW
    tell(log, LAW_TURNED_UP, state.turn, block, law)
    if law <= 3:
        carry_out_at_once(state, law, log)
        carry_on(state, log)


@kernel
def _deal_with_taken(state: State, action: int, log: Log) -> None:
    """Sell or keep a treasure, hold a law, or put either into the box."""
    if action == HOLD:
        hold(state, log)
        return
    if state.phase == LAW:
        discard(state, int(state.taken) - FIRST_LAW + 1, log)
    else:
        colour = int(state.taken) - FIRST_TREASURE
        if action == SELL:
            sell(state, colour, False, log)
        elif action == KEEP:
            state.kept[state.turn, colour] += 1
            tell(log, TREASURE_KEPT, state.turn, colour)
        else:
            tell(log, TREASURE_BOXED, state.turn, colour)
    carry_on(state, log)


@kernel
def _draw(state: State, stack: int, log: Log) -> None:
    """Draw the top tile of any stack."""
    top = int(state.heights[stack]) - 1
    member = int(state.stacks[stack, top])
    state.stacks[stack, top] = 0
    state.heights[stack] = top
    state.hands[state.turn, member] += 1
    state.drawn = 1
    tell(log, TILE_DRAWN, state.turn, stack, member, top)


@kernel
def _end_turn(state: State, log: Log) -> None:
    """Then the next player, whose turn begins anew.

    READING: a game that ends blocked ends in that new turn: nothing is bought, held or drawn in it.
    """
    seat = int(state.turn)
    next_seat = (seat + 1) % int(state.players)
    state.turn = next_seat
    state.phase = START
    state.bought = 0
    state.drawn = 0
    state.held_this_turn = 0
    tell(log, TURN_ENDED, seat, next_seat)
    look_for_blocked(state, log)


@kernel
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


@kernel
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Everybody's money."""
    for seat in range(state.players):
        out[seat] = state.money[seat]


@kernel
def winners(state: State) -> int:
    """Most money wins; with equal money the players share the victory. A bit per seat, 0 before the end."""
    return richest(state) if is_over(state) else 0
