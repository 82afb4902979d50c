"""How a position of Cheops is judged: money, and what the kept treasures promise at the end.

`cheops_prices` knows what a colour will be worth; `cheops_choices` which actions look good. Nothing here looks
at what nobody sees: laws that lie face down, tiles inside the stacks. (The money of the others is hidden too, but
it is the score: it is taken as the search dealt it.)
"""

from __future__ import annotations

import math

import numpy as np

from ai.evaluate.cheops_prices import HAS_PAIRS, LEADER, OTHERS, end_price
from ai.judge import MOST_SEATS, SearchSettings, Values, Weights, values_from_scores
from game.engine.cheops.pyramid import members_in_hand, places_for
from game.engine.cheops.rules import may_sell
from game.engine.cheops.state import full_tables, full_tables_to_end, has_law, is_full, market_price
from game.engine.cheops.tables import (
    FIRST_TREASURE,
    LAW,
    NUM_COLOURS,
    NUM_MEMBERS,
    ROW_COUNT,
    START,
    TREASURE,
    TREASURES,
)
from game.engine.dispatch import State
from game.engine.jit import kernel

# In piastres where nothing else is said. Chosen by hand; `python -m ai.tune cheops` has not been run. Only the
# four numbers from "first takes" to "promise", "scale" and "win share" were ever compared with others, in 20 to 40
# games of 5 or 10 ms a decision, which cannot tell them apart: -7, 1.7, 0.4 and 0.9 won 20 of 40 against these.
WEIGHTS: dict[str, float] = {
    "turn": 11.0,  # what a turn to come is worth
    "stuck": 7.0,  # lost by having no tile that fits anywhere
    "member": 1.0,  # each different member in a hand
    "tile": 0.5,  # each tile in a hand
    "law 10": 4.0,  # held laws
    "law 11": 9.0,
    "law 12": 8.0,
    "law in hand": 6.0,  # a law just turned up, before it is carried out
    "first takes": 4.0,  # placements until the game ends (by tables or because nobody can place): so many,
    "takes per sale": 3.0,  # and so many for each sale that is missing,
    "takes per block": 0.0,  # and for each block without a tile
    "promise": 1.0,  # of an end price that lies in the future: the others spoil what they do not have
    "doubt per take": 0.35,  # how the majority of a colour may still change
    "rivals": 1.0,  # how much of what the others gain counts as lost
    "spread": 8.0,  # of the final scores, at the very end,
    "spread per take": 0.6,  # and for each placement to come
    "scale": 30.0,  # of the margin
    "win share": 0.7,  # of a value; the rest is the margin
    "heat": 4.0,  # piastres that make an action e times as promising
    "law": 8.0,  # a law tablet in the pyramid
    "opened": 0.4,  # how much of what a placement opens for the next counts against it
    "last of member": 1.5,  # lost by laying the last tile of a member
}
(
    TURN,
    STUCK,
    MEMBER,
    TILE,
    LAW_10,
    LAW_11,
    LAW_12,
    LAW_IN_HAND,
    FIRST_TAKES,
    TAKES_PER_SALE,
    TAKES_PER_BLOCK,
    PROMISE,
    DOUBT_PER_TAKE,
    RIVALS,
    SPREAD,
    SPREAD_PER_TAKE,
    SCALE,
    WIN_SHARE,
    HEAT,
    LAW_TAKEN,
    OPENED,
    LAST_OF_MEMBER,
) = range(len(WEIGHTS))

SEARCH = SearchSettings(
    exploration=1.2,
    urgency=0.1,
    epsilon=0.1,
    playout_plies=60,
    finish_turn=True,
    split_after=40,
    widest=60,
    win_share=0.7,
    margin_scale=30.0,
)
_NEVER = 99
_MOST_SALES = 10  # more are never missing in a game that ends by full tables
_LEAST_TAKES = 2.0


# ------------------------------------------------------------------------------------------ how long it will last


@kernel
def sales_to_end(state: State) -> int:
    """The fewest sales that fill as many tables as end the game."""
    missing = full_tables_to_end(state) - full_tables(state)
    least = second = third = _NEVER
    for colour in range(NUM_COLOURS):
        sales = _sales_to_fill(state, colour)
        if sales == 0:
            continue
        if sales < least:
            least, second, third = sales, least, second
        elif sales < second:
            second, third = sales, second
        elif sales < third:
            third = sales
    if missing <= 1:
        return least
    if missing == 2:
        return least + second
    return least + second + third


@kernel
def _sales_to_fill(state: State, colour: int) -> int:
    """Sales until a table is full; never, if law 5 forbids them or too few treasures are left."""
    sales = int(ROW_COUNT[state.table[colour]]) - 1 - int(state.sold[colour])
    if sales > 0 and (state.under[colour] == 5 or sales > left_of(state, colour)):
        return _NEVER
    return max(0, sales)


@kernel
def kept_by_all(state: State, colour: int) -> int:
    """The treasures of a colour that lie in front of the players."""
    kept = 0
    for seat in range(state.players):
        kept += int(state.kept[seat, colour])
    return kept


@kernel
def left_of(state: State, colour: int) -> int:
    """The treasures of a colour in the pyramid: those neither sold nor kept (law 4 may have boxed some)."""
    return max(0, TREASURES - int(state.sold[colour]) - kept_by_all(state, colour))


@kernel
def takes_to_end(state: State, weights: Weights) -> float:
    """How many placements the game will still last."""
    sales = min(_MOST_SALES, sales_to_end(state))
    takes = weights[FIRST_TAKES] + weights[TAKES_PER_SALE] * sales + weights[TAKES_PER_BLOCK] * int(state.left)
    return min(float(state.left), max(_LEAST_TAKES, takes))


@kernel
def horizon_of(state: State, weights: Weights) -> float:
    """The chance that a treasure in the pyramid will still be taken."""
    return takes_to_end(state, weights) / max(1.0, float(state.left))


# ---------------------------------------------------------------------------------------- what a colour is worth


@kernel
def lead_chance(state: State, weights: Weights, seat: int, colour: int, to_come: float) -> float:
    """The chance that a seat will have more of a colour than every other; `to_come` more will be taken."""
    best_other = 0
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, int(state.kept[other, colour]))
    lead = int(state.kept[seat, colour]) - best_other - 0.5
    chance = 0.5 + lead / (1.0 + 2.0 * weights[DOUBT_PER_TAKE] * math.sqrt(to_come))
    return min(1.0, max(0.0, chance))


@kernel
def add_colour(
    state: State, weights: Weights, colour: int, row: int, left: int, kept: int, horizon: float, out: Values
) -> None:
    """Add to each seat what its treasures of a colour promise, with so many rows covered, left and kept."""
    believed = 1.0 - (1.0 - weights[PROMISE]) * horizon
    larger = believed * end_price(state, colour, row, left, kept, horizon, OTHERS)
    lost = 0.0  # by having the most
    if HAS_PAIRS[state.table[colour]]:
        lost = larger - believed * end_price(state, colour, row, left, kept, horizon, LEADER)
    for seat in range(state.players):
        number = int(state.kept[seat, colour])
        if number > 0:
            price = larger
            if lost != 0.0:
                price -= lost * lead_chance(state, weights, seat, colour, horizon * left)
            out[seat] += number * price


@kernel
def _margin(
    state: State, weights: Weights, seat: int, colour: int, row: int, left: int, kept: int, horizon: float
) -> float:
    """What a colour promises a seat, less what it promises the others on average."""
    if kept == 0:
        return 0.0
    believed = 1.0 - (1.0 - weights[PROMISE]) * horizon
    larger = believed * end_price(state, colour, row, left, kept, horizon, OTHERS)
    lost = 0.0
    if HAS_PAIRS[state.table[colour]]:
        lost = larger - believed * end_price(state, colour, row, left, kept, horizon, LEADER)
    own = 0.0
    others = 0.0
    for other in range(state.players):
        number = int(state.kept[other, colour])
        if number > 0:
            price = larger
            if lost != 0.0:
                price -= lost * lead_chance(state, weights, other, colour, horizon * left)
            if other == seat:
                own = number * price
            else:
                others += number * price
    return own - weights[RIVALS] * others / (int(state.players) - 1)


@kernel
def colour_margin(state: State, weights: Weights, seat: int, colour: int, horizon: float) -> float:
    """The same as the table lies now."""
    kept = kept_by_all(state, colour)
    left = max(0, TREASURES - int(state.sold[colour]) - kept)
    return _margin(state, weights, seat, colour, int(state.sold[colour]), left, kept, horizon)


@kernel
def price_for(state: State, weights: Weights, seat: int, colour: int, horizon: float) -> float:
    """What one more treasure of a colour will pay a seat."""
    kept = kept_by_all(state, colour) + 1
    left = max(0, TREASURES - int(state.sold[colour]) - kept)
    believed = 1.0 - (1.0 - weights[PROMISE]) * horizon
    return believed * end_price(state, colour, int(state.sold[colour]), left, kept, horizon, OTHERS)


@kernel
def margin_sold(state: State, weights: Weights, seat: int, colour: int, horizon: float) -> float:
    """The market price for a treasure just taken, and the margin with one row less."""
    kept = kept_by_all(state, colour)
    row = int(state.sold[colour]) + 1
    left = max(0, TREASURES - row - kept)
    return market_price(state) + _margin(state, weights, seat, colour, row, left, kept, horizon)


@kernel
def margin_kept(state: State, weights: Weights, seat: int, colour: int, horizon: float) -> float:
    """The margin with the treasure just taken in front of the seat."""
    state.kept[seat, colour] += 1
    margin = colour_margin(state, weights, seat, colour, horizon)
    state.kept[seat, colour] -= 1
    return margin


@kernel
def gain_by_taking(state: State, weights: Weights, seat: int, colour: int, horizon: float) -> float:
    """What a treasure is worth to the one who takes it and then chooses well."""
    before = colour_margin(state, weights, seat, colour, horizon)
    if state.under[colour] == 4:
        if is_full(state, colour):
            return 0.0
        return margin_sold(state, weights, seat, colour, horizon) - before
    kept = margin_kept(state, weights, seat, colour, horizon)
    if may_sell(state, colour):
        kept = max(kept, margin_sold(state, weights, seat, colour, horizon))
    return kept - before


# ------------------------------------------------------------------------------------------------ the position


@kernel
def evaluate(state: State, weights: Weights, out: Values) -> None:
    """The expected result of each seat, 0 … 1."""
    estimates = np.empty(MOST_SEATS, dtype=np.float32)
    horizon = horizon_of(state, weights)
    if state.phase == TREASURE:
        _estimate_with_taken(state, weights, horizon, estimates)
    else:
        _estimate(state, weights, horizon, estimates)
    spread = weights[SPREAD] + weights[SPREAD_PER_TAKE] * takes_to_end(state, weights)
    values_from_scores(estimates, int(state.players), spread, weights[SCALE], weights[WIN_SHARE], out)


@kernel
def _estimate_with_taken(state: State, weights: Weights, horizon: float, out: Values) -> None:
    """The treasure in hand will be sold or kept, whichever is better."""
    seat = int(state.turn)
    colour = int(state.taken) - FIRST_TREASURE
    must_sell = state.under[colour] == 4
    keep = -1.0e9 if must_sell else margin_kept(state, weights, seat, colour, horizon)
    if may_sell(state, colour) and margin_sold(state, weights, seat, colour, horizon) > keep:
        state.sold[colour] += 1
        _estimate(state, weights, horizon, out)
        state.sold[colour] -= 1
        out[seat] += market_price(state)
    elif must_sell:
        _estimate(state, weights, horizon, out)
    else:
        state.kept[seat, colour] += 1
        _estimate(state, weights, horizon, out)
        state.kept[seat, colour] -= 1


@kernel
def _estimate(state: State, weights: Weights, horizon: float, out: Values) -> None:
    """The expected final money of each seat, but for what all will earn alike."""
    players = int(state.players)
    for seat in range(players):
        out[seat] = state.money[seat] + _promise_of_laws(state, weights, seat, horizon)
        out[seat] += _promise_of_hand(state, weights, seat)
        out[seat] -= weights[TURN] * _turns_to_wait(state, seat) / players
    for colour in range(NUM_COLOURS):
        kept = kept_by_all(state, colour)
        if kept > 0:
            row = int(state.sold[colour])
            add_colour(state, weights, colour, row, max(0, TREASURES - row - kept), kept, horizon, out)
    if state.phase == LAW:
        out[state.turn] += weights[LAW_IN_HAND]


@kernel
def _turns_to_wait(state: State, seat: int) -> int:
    """How many others have a placement before this seat has one."""
    still_to_place = state.phase == START or state.after == START
    next_up = int(state.turn) if still_to_place else int(state.turn) + 1
    return (seat - next_up) % int(state.players)


@kernel
def _promise_of_hand(state: State, weights: Weights, seat: int) -> float:
    """Different members in a hand fit in more places."""
    members = 0
    tiles = 0
    for member in range(NUM_MEMBERS):
        tiles += int(state.hands[seat, member])
        members += 1 if state.hands[seat, member] > 0 else 0
    promise = weights[MEMBER] * members + weights[TILE] * tiles
    if places_for(state, members_in_hand(state, seat)) == 0:
        promise -= weights[STUCK]
    return promise


@kernel
def _promise_of_laws(state: State, weights: Weights, seat: int, horizon: float) -> float:
    """Held laws are worth what they usually bring; a paid 9 is one more treasure of the best colour."""
    laws = int(state.laws[seat])
    if laws == 0:
        return 0.0
    promise = 0.0
    if has_law(laws, 9):
        best = 0.0
        for colour in range(NUM_COLOURS):
            best = max(best, price_for(state, weights, seat, colour, horizon))
        promise += best
    if has_law(laws, 10):
        promise += weights[LAW_10]
    if has_law(laws, 11):
        promise += weights[LAW_11]
    if has_law(laws, 12):
        promise += weights[LAW_12]
    return promise
