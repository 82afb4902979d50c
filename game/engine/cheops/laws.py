"""Cheops, the law tablets: what may be done with each of them, and doing it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.engine.cheops.count import look_for_end
from game.engine.cheops.pyramid import list_placements
from game.engine.cheops.state import (
    BEFORE_SEAT,
    KEPT_EXCHANGED,
    LAW_BOXED,
    LAW_HELD,
    LAW_LAID,
    LAW_PAID,
    LAW_PLAYED,
    LAW_REMOVED,
    NUMBER_REPLACED,
    ON_BOARD,
    ON_MARKET,
    ON_ROW,
    PRICE_CHANGED,
    TABLE_FULL,
    TREASURE_SOLD,
    TREASURES_EXCHANGED,
    UNDER_TABLE,
    has_law,
    is_full,
    is_treasure,
    market_price,
)
from game.engine.cheops.tables import (
    BLOCKS,
    BOX,
    EXCHANGE,
    EXCHANGE_KEPT,
    FIRST_LAW,
    FIRST_TREASURE,
    HOLD,
    LAW,
    LAW_9_PRICE,
    LAY_7,
    LAY_UNDER,
    MOST_ROWS,
    NONE,
    NUM_COLOURS,
    PAIR_BLOCKS,
    PAY_9,
    PLACE_MORE,
    REMOVE_3,
    REMOVE_7,
    REMOVE_HELD,
    REMOVE_MARKET,
    REMOVE_UNDER,
    ROW_COUNT,
    SELL_KEPT,
)
from game.engine.dispatch import State
from game.engine.events import Log, tell
from game.engine.jit import kernel

Actions = NDArray[np.int32]


# What may be done ----------------------------------------------------------------------------------------------


@kernel
def list_choices(state: State, law: int, out: Actions) -> int:
    """What may be done with the law just taken (1, 2 and 3 leave no choice)."""
    if law <= 6:
        return _list_tables_without_law(state, law, out)
    if law == 7:
        return _list_free_numbers(state, out)
    if law == 8:
        return _list_removals(state, out)
    if law == 9:
        return _list_law_9(state, out)
    out[0] = HOLD
    return list_uses(state, law, out, 1)


@kernel
def list_playable(state: State, out: Actions, count: int) -> int:
    """Held laws are played in a later turn than the one in which they were taken."""
    playable = int(state.laws[state.turn]) & ~int(state.held_this_turn)
    if playable == 0:
        return count
    for law in range(10, 13):
        if has_law(playable, law):
            count = list_uses(state, law, out, count)
    return count


@kernel
def list_uses(state: State, law: int, out: Actions, count: int) -> int:
    """The ways to use law 10, 11 or 12."""
    if law == 10:
        return _list_kept_sales(state, out, count)
    if law == 11:
        return list_placements(state, out, count, PLACE_MORE, True)
    return _list_exchanges(state, out, count)


@kernel
def _list_tables_without_law(state: State, law: int, out: Actions) -> int:
    """4, 5 and 6 may go under any table without one of them, full or not."""
    count = 0
    for colour in range(NUM_COLOURS):
        if state.under[colour] == 0:
            out[count] = LAY_UNDER + (law - 4) * NUM_COLOURS + colour
            count += 1
    return count


@kernel
def _list_free_numbers(state: State, out: Actions) -> int:
    """7 may lie on any free number of a table, the last one as well."""
    count = 0
    for colour in range(NUM_COLOURS):
        for row in range(state.sold[colour], ROW_COUNT[state.table[colour]]):
            out[count] = LAY_7 + colour * MOST_ROWS + row
            count += 1
    return count


@kernel
def _list_removals(state: State, out: Actions) -> int:
    """8 is compulsory if anything can be removed; if nothing can, it goes to the box alone."""
    count = 0
    if state.market[0] != 0:
        out[count] = REMOVE_MARKET
        count += 1
    if state.board != 0:
        out[count] = REMOVE_3
        count += 1
    for colour in range(NUM_COLOURS):
        if state.under[colour] != 0:
            out[count] = REMOVE_UNDER + colour
            count += 1
        if state.seven[colour] > state.sold[colour]:  # no treasure covers the row
            out[count] = REMOVE_7 + colour
            count += 1
    for seat in range(state.players):
        for law in range(9, 13):
            if has_law(state.laws[seat], law):
                out[count] = REMOVE_HELD + seat * 4 + law - 9
                count += 1
    if count == 0:
        out[0] = BOX
        return 1
    return count


@kernel
def _list_law_9(state: State, out: Actions) -> int:
    """Pay 25 and keep it, or the box; with less than 25 piastres it goes to the box."""
    out[0] = BOX
    if state.money[state.turn] < LAW_9_PRICE:
        return 1
    out[1] = PAY_9
    return 2


@kernel
def may_sell_kept(state: State, colour: int) -> bool:
    """Law 10 sells a kept treasure if its table is not full and has no law 5."""
    return state.kept[state.turn, colour] > 0 and not is_full(state, colour) and state.under[colour] != 5


@kernel
def _list_kept_sales(state: State, out: Actions, count: int) -> int:
    for colour in range(NUM_COLOURS):
        if may_sell_kept(state, colour):
            out[count] = SELL_KEPT + colour
            count += 1
    return count


@kernel
def may_exchange_kept(state: State, colour: int, content: int) -> bool:
    """A kept treasure for one of another colour; law 4 bars its colour from coming into anybody's stock."""
    wanted = content - FIRST_TREASURE
    return is_treasure(content) and wanted != colour and state.under[wanted] != 4


@kernel
def _list_exchanges(state: State, out: Actions, count: int) -> int:
    """Law 12: two treasures of different colours, in the pyramid, or one in the pyramid and one of your own."""
    for second in range(BLOCKS):
        content = int(state.pyramid[second])
        if not is_treasure(content):
            continue
        for first in range(second):
            other = state.pyramid[first]
            if other != content and is_treasure(other):
                out[count] = EXCHANGE + second * (second - 1) // 2 + first
                count += 1
        for colour in range(NUM_COLOURS):
            if state.kept[state.turn, colour] > 0 and may_exchange_kept(state, colour, content):
                out[count] = EXCHANGE_KEPT + colour * BLOCKS + second
                count += 1
    return count


# Doing it ------------------------------------------------------------------------------------------------------


@kernel
def carry_on(state: State, log: Log) -> None:
    """What was taken has been dealt with: the turn goes on where it was, unless the game ends."""
    if state.after != NONE:
        state.phase = state.after
        state.after = NONE
        state.taken = NONE
    look_for_end(state, log)


@kernel
def sell(state: State, colour: int, kept: bool, log: Log) -> None:
    """Get the market price. The treasure covers the topmost free number of its colour's table."""
    state.money[state.turn] += market_price(state)
    state.sold[colour] += 1
    tell(log, TREASURE_SOLD, state.turn, colour, state.sold[colour], market_price(state), kept)
    if is_full(state, colour):
        tell(log, TABLE_FULL, colour)


@kernel
def carry_out_at_once(state: State, law: int, log: Log) -> None:
    """1 and 2 stack on the market space; 3 goes to the board."""
    if law == 3:
        state.board = 1
        tell(log, LAW_LAID, state.turn, law, ON_BOARD)
        return
    price = market_price(state)
    state.market[0 if state.market[0] == 0 else 1] = law
    tell(log, LAW_LAID, state.turn, law, ON_MARKET)
    tell(log, PRICE_CHANGED, price, market_price(state))


@kernel
def carry_out_law(state: State, action: int, log: Log) -> None:
    """Do what was chosen for a law just taken, or a held one."""
    if action < LAY_7:
        _lay_under(state, action - LAY_UNDER, log)
    elif action < REMOVE_MARKET:
        _lay_7(state, action - LAY_7, log)
    elif action < PAY_9:
        _remove(state, action, log)
    elif action == PAY_9:
        _pay_9(state, log)
    elif action < PLACE_MORE:
        _use_up(state, 10, log)
        state.kept[state.turn, action - SELL_KEPT] -= 1
        sell(state, action - SELL_KEPT, True, log)
    elif action < EXCHANGE:
        _use_up(state, 12, log)
        _exchange_kept(state, (action - EXCHANGE_KEPT) // BLOCKS, (action - EXCHANGE_KEPT) % BLOCKS, log)
    else:
        _use_up(state, 12, log)
        _exchange(state, PAIR_BLOCKS[action - EXCHANGE, 0], PAIR_BLOCKS[action - EXCHANGE, 1], log)
    carry_on(state, log)


@kernel
def _lay_under(state: State, choice: int, log: Log) -> None:
    """Only one law may lie under a table."""
    law = choice // NUM_COLOURS + 4
    colour = choice % NUM_COLOURS
    state.under[colour] = law
    tell(log, LAW_LAID, state.turn, law, UNDER_TABLE, colour)


@kernel
def _lay_7(state: State, choice: int, log: Log) -> None:
    """That row is now worth 20, a plain number."""
    colour = choice // MOST_ROWS
    row = choice % MOST_ROWS + 1
    state.seven[colour] = row
    tell(log, LAW_LAID, state.turn, 7, ON_ROW, colour, row)
    tell(log, NUMBER_REPLACED, colour, row, state.table[colour], 1)


@kernel
def _remove(state: State, action: int, log: Log) -> None:
    """8 and the law it removes are out of the game; what follows from the removal follows at once."""
    if action == REMOVE_MARKET:
        _remove_from_market(state, log)
    elif action == REMOVE_3:
        state.board = 0
        _removed(state, 3, ON_BOARD, 0, log)
    elif action < REMOVE_7:
        colour = action - REMOVE_UNDER
        _removed(state, state.under[colour], UNDER_TABLE, colour, log)
        state.under[colour] = 0
    elif action < REMOVE_HELD:
        _remove_7(state, action - REMOVE_7, log)
    else:
        _remove_held(state, (action - REMOVE_HELD) // 4, (action - REMOVE_HELD) % 4 + 9, log)
    discard(state, 8, log)


@kernel
def _removed(state: State, law: int, where: int, which: int, log: Log) -> None:
    state.discarded |= 1 << int(law)
    tell(log, LAW_REMOVED, state.turn, law, where, which)


@kernel
def _remove_from_market(state: State, log: Log) -> None:
    """If 8 removes the upper one, the one below (or 10) counts again."""
    price = market_price(state)
    upper = 0 if state.market[1] == 0 else 1
    _removed(state, state.market[upper], ON_MARKET, 0, log)
    state.market[upper] = 0
    tell(log, PRICE_CHANGED, price, market_price(state))


@kernel
def _remove_7(state: State, colour: int, log: Log) -> None:
    """The printed row counts again."""
    row = state.seven[colour]
    state.seven[colour] = 0
    _removed(state, 7, ON_ROW, colour, log)
    tell(log, NUMBER_REPLACED, colour, row, state.table[colour], 0)


@kernel
def _remove_held(state: State, seat: int, law: int, log: Log) -> None:
    """A tablet in front of any player, a paid 9 too; nothing is refunded."""
    state.laws[seat] &= ~(1 << law)
    state.held_this_turn &= ~(1 << law)
    _removed(state, law, BEFORE_SEAT, seat, log)


@kernel
def discard(state: State, law: int, log: Log) -> None:
    """A law goes to the box, face up."""
    state.discarded |= 1 << law
    tell(log, LAW_BOXED, state.turn, law)


@kernel
def _pay_9(state: State, log: Log) -> None:
    """Pay 25 and keep it face up. READING: paid is not held, so it is no law held this turn."""
    state.money[state.turn] -= LAW_9_PRICE
    state.laws[state.turn] |= 1 << 9
    tell(log, LAW_PAID, state.turn, 9, LAW_9_PRICE)


@kernel
def hold(state: State, log: Log) -> None:
    """Hold a law 10, 11 or 12 just taken; it cannot be played in this turn."""
    law = int(state.taken) - FIRST_LAW + 1
    state.laws[state.turn] |= 1 << law
    state.held_this_turn |= 1 << law
    tell(log, LAW_HELD, state.turn, law)
    carry_on(state, log)


@kernel
def _use_up(state: State, law: int, log: Log) -> None:
    """10, 11 and 12 go to the box when used."""
    tell(log, LAW_PLAYED, state.turn, law)
    if state.phase != LAW:
        state.laws[state.turn] &= ~(1 << law)
    discard(state, law, log)


@kernel
def use_up_11(state: State, log: Log) -> int:
    """Law 11 is played; the phase to return to when its treasure has been dealt with."""
    _use_up(state, 11, log)
    return state.after if state.phase == LAW else state.phase


@kernel
def _exchange(state: State, first: int, second: int, log: Log) -> None:
    """Exchange two treasures in the pyramid, reachable or not."""
    content = state.pyramid[first]
    state.pyramid[first] = state.pyramid[second]
    state.pyramid[second] = content
    came = state.pyramid[first] - FIRST_TREASURE
    tell(log, TREASURES_EXCHANGED, state.turn, first, second, came, content - FIRST_TREASURE)


@kernel
def _exchange_kept(state: State, colour: int, block: int, log: Log) -> None:
    """Exchange one of your kept treasures with one in the pyramid."""
    found = int(state.pyramid[block]) - FIRST_TREASURE
    state.kept[state.turn, colour] -= 1
    state.kept[state.turn, found] += 1
    state.pyramid[block] = FIRST_TREASURE + colour
    tell(log, KEPT_EXCHANGED, state.turn, block, colour, found)
