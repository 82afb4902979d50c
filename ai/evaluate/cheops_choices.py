"""Cheops: which actions look good at first sight, and how a playout goes on."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from ai.evaluate.cheops import (
    HEAT,
    LAST_OF_MEMBER,
    LAW_10,
    LAW_11,
    LAW_12,
    LAW_TAKEN,
    OPENED,
    colour_margin,
    gain_by_taking,
    horizon_of,
    margin_kept,
    margin_sold,
    price_for,
)
from ai.judge import Values, Weights, drawn_by_weight
from game.engine.cheops.pyramid import fitting, is_supported, members_in_hand
from game.engine.cheops.rules import legal, tiles_in_hand
from game.engine.cheops.state import is_tile, is_treasure
from game.engine.cheops.tables import (
    ABOVE,
    BELOW,
    BLOCKS,
    BUY,
    DECLARE_9,
    DRAW,
    END,
    END_TURN,
    EXCHANGE,
    EXCHANGE_KEPT,
    FIRST_LAW,
    FIRST_TREASURE,
    HAND,
    HOLD,
    KEEP,
    LAW,
    LAW_9_PRICE,
    LAY_7,
    LAY_UNDER,
    MOST_ROWS,
    NEIGHBOUR_PRICE,
    NONE,
    NUM_COLOURS,
    NUM_MEMBERS,
    PAIR_BLOCKS,
    PASS,
    PAY_9,
    PLACE,
    PLACE_MORE,
    REMOVE_3,
    REMOVE_7,
    REMOVE_HELD,
    REMOVE_MARKET,
    REMOVE_UNDER,
    SELL,
    SELL_KEPT,
    STACKS,
    START,
    TREASURE,
)
from game.engine.dispatch import State
from game.engine.jit import kernel
from game.engine.rng import Rng, below, uniform

Actions = NDArray[np.int32]
_STEEPEST = 6.0  # an action is at most e^6 times as promising as a neutral one
_USUAL_PRICE = 10.0
_STOP_DRAWING = 0.05
_NEW_MEMBER = 4.0  # a tile of a member that the hand does not have, against one that it has


@kernel
def prior(state: State, weights: Weights, actions: Actions, count: int, out: Values) -> None:
    """A weight for each action: e to the piastres it seems to bring, over the heat."""
    horizon = horizon_of(state, weights)
    gains = np.empty(NUM_COLOURS, dtype=np.float32)
    if state.phase != TREASURE:
        _list_gains(state, weights, horizon, gains)
    best = _best_placement(state, weights, actions, count, gains)
    for place in range(count):
        action = int(actions[place])
        if action < BUY:
            piastres = _placement(state, weights, action - PLACE, gains) - best
        else:
            piastres = _other(state, weights, action, horizon, gains)
        out[place] = _promising(piastres / weights[HEAT])


@kernel
def _promising(steps: float) -> float:
    return math.exp(min(_STEEPEST, max(-_STEEPEST, steps)))


@kernel
def _list_gains(state: State, weights: Weights, horizon: float, gains: Values) -> None:
    for colour in range(NUM_COLOURS):
        gains[colour] = gain_by_taking(state, weights, int(state.turn), colour, horizon)


# -------------------------------------------------------------------------------------------------- placements


@kernel
def _gain_at(state: State, weights: Weights, block: int, gains: Values) -> float:
    """What lies on a block, in piastres; one law tablet is as good as another while it lies face down."""
    content = int(state.pyramid[block])
    return float(gains[content - FIRST_TREASURE]) if is_treasure(content) else weights[LAW_TAKEN]


@kernel
def _opened_by(state: State, weights: Weights, block: int, gains: Values) -> float:
    """The best thing that a tile on this block would open for the next player, against what is usual."""
    best = 0.0
    for side in range(2):
        above = int(ABOVE[block, side])
        if above != NONE and is_tile(state.pyramid[BELOW[above, side]]):
            best = max(best, _gain_at(state, weights, above, gains) - weights[LAW_TAKEN])
    return best


@kernel
def _placement(state: State, weights: Weights, choice: int, gains: Values) -> float:
    """What lies there, less what it opens, less the last tile of a member."""
    member = choice // BLOCKS
    block = choice % BLOCKS
    piastres = _gain_at(state, weights, block, gains) - weights[OPENED] * _opened_by(state, weights, block, gains)
    if state.hands[state.turn, member] == 1:
        piastres -= weights[LAST_OF_MEMBER]
    return piastres


@kernel
def _best_placement(state: State, weights: Weights, actions: Actions, count: int, gains: Values) -> float:
    """The piastres of the best placement in the list: all else is compared with it."""
    best = -1.0e9
    for place in range(count):
        if actions[place] < BUY:
            best = max(best, _placement(state, weights, int(actions[place]) - PLACE, gains))
    return best


# ------------------------------------------------------------------------------------------------ all the rest


@kernel
def _other(state: State, weights: Weights, action: int, horizon: float, gains: Values) -> float:
    """The piastres of an action that is no placement, against doing nothing of the kind."""
    seat = int(state.turn)
    if action < PASS:
        return _gain_at(state, weights, action - BUY, gains) - NEIGHBOUR_PRICE
    if action == SELL:
        return _better_sold(state, weights, horizon)
    if action < DRAW:
        return 0.0  # pass, keep, box, hold: what is held is not lost
    if action <= END_TURN:
        return weights[HEAT] * math.log(_drawing(state, action))
    if action < LAY_UNDER:
        return price_for(state, weights, seat, action - DECLARE_9, horizon) - _USUAL_PRICE
    if action < PAY_9:
        return _law_on_table(state, weights, action, horizon)
    return _held_law(state, weights, action, horizon, gains)


@kernel
def _better_sold(state: State, weights: Weights, horizon: float) -> float:
    """By how much it is better to sell the treasure in hand than to keep it; both must be allowed."""
    seat = int(state.turn)
    colour = int(state.taken) - FIRST_TREASURE
    sold = margin_sold(state, weights, seat, colour, horizon)
    return sold - margin_kept(state, weights, seat, colour, horizon)


@kernel
def _drawing(state: State, action: int) -> float:
    """A tile of a member that the hand does not have is better than another, and any better than none."""
    if action == END_TURN:
        return 1.0 if tiles_in_hand(state) >= HAND else _STOP_DRAWING
    stack = action - DRAW
    member = state.stacks[stack, state.heights[stack] - 1]
    return _NEW_MEMBER if state.hands[state.turn, member] == 0 else 1.0


@kernel
def _law_on_table(state: State, weights: Weights, action: int, horizon: float) -> float:
    """Laws 4 to 8, by what they change for the seat against the others."""
    seat = int(state.turn)
    if action < LAY_7:
        colour = (action - LAY_UNDER) % NUM_COLOURS
        return _change_under(state, weights, seat, colour, (action - LAY_UNDER) // NUM_COLOURS + 4, horizon)
    if action < REMOVE_MARKET:
        colour = (action - LAY_7) // MOST_ROWS
        return _change_seven(state, weights, seat, colour, (action - LAY_7) % MOST_ROWS + 1, horizon)
    if action <= REMOVE_3:
        return 0.0
    if action < REMOVE_7:
        return _change_under(state, weights, seat, action - REMOVE_UNDER, 0, horizon)
    if action < REMOVE_HELD:
        return _change_seven(state, weights, seat, action - REMOVE_7, 0, horizon)
    law = (action - REMOVE_HELD) % 4 + 9
    value = 20.0 if law == 9 else float(weights[LAW_10 + law - 10])
    return -value if (action - REMOVE_HELD) // 4 == seat else value


@kernel
def _change_under(state: State, weights: Weights, seat: int, colour: int, law: int, horizon: float) -> float:
    before = colour_margin(state, weights, seat, colour, horizon)
    lying = state.under[colour]
    state.under[colour] = law
    after = colour_margin(state, weights, seat, colour, horizon)
    state.under[colour] = lying
    return after - before


@kernel
def _change_seven(state: State, weights: Weights, seat: int, colour: int, row: int, horizon: float) -> float:
    before = colour_margin(state, weights, seat, colour, horizon)
    lying = state.seven[colour]
    state.seven[colour] = row
    after = colour_margin(state, weights, seat, colour, horizon)
    state.seven[colour] = lying
    return after - before


@kernel
def _held_law(state: State, weights: Weights, action: int, horizon: float, gains: Values) -> float:
    """Paying for law 9, or using 10, 11, 12 now: what it brings against what it may bring later."""
    seat = int(state.turn)
    if action == PAY_9:
        best = 0.0
        for colour in range(NUM_COLOURS):
            best = max(best, price_for(state, weights, seat, colour, horizon))
        return best - LAW_9_PRICE
    if action < PLACE_MORE:
        colour = action - SELL_KEPT
        kept = colour_margin(state, weights, seat, colour, horizon)
        state.kept[seat, colour] -= 1
        sold = margin_sold(state, weights, seat, colour, horizon)
        state.kept[seat, colour] += 1
        return sold - kept - weights[LAW_10]
    if action < EXCHANGE_KEPT:
        return _placement(state, weights, action - PLACE_MORE, gains) - weights[LAW_11]
    if action < EXCHANGE:
        return _kept_exchange(state, weights, action - EXCHANGE_KEPT, horizon, gains)
    return _exchange(state, weights, action - EXCHANGE, gains)


@kernel
def _kept_exchange(state: State, weights: Weights, choice: int, horizon: float, gains: Values) -> float:
    """One of the seat's kept treasures for one in the pyramid."""
    colour = choice // BLOCKS
    found = int(state.pyramid[choice % BLOCKS]) - FIRST_TREASURE
    mine = price_for(state, weights, int(state.turn), colour, horizon)
    wanted = price_for(state, weights, int(state.turn), found, horizon)
    return wanted - mine - weights[LAW_12]


@kernel
def _exchange(state: State, weights: Weights, choice: int, gains: Values) -> float:
    """Two treasures in the pyramid: useful if a good one comes where a tile may lie."""
    first = int(PAIR_BLOCKS[choice, 0])
    second = int(PAIR_BLOCKS[choice, 1])
    better = float(
        gains[int(state.pyramid[second]) - FIRST_TREASURE] - gains[int(state.pyramid[first]) - FIRST_TREASURE]
    )
    first_open = is_supported(state, first)
    if first_open == is_supported(state, second):
        return -weights[LAW_12] - 10.0
    return (better if first_open else -better) - weights[LAW_12]


# ---------------------------------------------------------------------------------------------------- playouts


@kernel
def playout_action(
    state: State, weights: Weights, epsilon: float, rng: Rng, actions: Actions, priors: Values
) -> int:
    """A placement and a choice in proportion to what they promise; held laws and neighbours are left alone."""
    if state.phase == TREASURE:
        return _playout_treasure(state, weights, epsilon, rng, actions)
    if state.phase == START:
        return _playout_placement(state, weights, epsilon, rng, actions, priors)
    if state.phase == END:
        return _playout_drawing(state, rng)
    if state.phase == LAW and state.taken >= FIRST_LAW + 9:
        return HOLD  # laws 10, 11, 12
    count = legal(state, actions)
    if count == 1:
        return int(actions[0])
    if uniform(rng) < epsilon:
        return int(actions[below(rng, count)])
    prior(state, weights, actions, count, priors)
    return int(actions[drawn_by_weight(rng, priors, count)])


@kernel
def _playout_treasure(state: State, weights: Weights, epsilon: float, rng: Rng, actions: Actions) -> int:
    """Sell or keep, the better one most of the time."""
    if legal(state, actions) == 1:
        return int(actions[0])
    chance = 0.5
    if uniform(rng) >= epsilon:
        better = _better_sold(state, weights, horizon_of(state, weights))
        chance = 1.0 / (1.0 + _promising(-better / weights[HEAT]))
    return SELL if uniform(rng) < chance else KEEP


@kernel
def _playout_placement(
    state: State, weights: Weights, epsilon: float, rng: Rng, actions: Actions, priors: Values
) -> int:
    """One tile on one open block; with chance epsilon any."""
    blindly = uniform(rng) < epsilon
    gains = np.empty(NUM_COLOURS, dtype=np.float32)
    usual = _promising((weights[LAW_TAKEN] - _USUAL_PRICE) / weights[HEAT])
    if not blindly:
        _list_gains(state, weights, horizon_of(state, weights), gains)
        for colour in range(NUM_COLOURS):
            gains[colour] = _promising((gains[colour] - _USUAL_PRICE) / weights[HEAT])
    hand = members_in_hand(state, state.turn)
    count = 0
    for place in range(state.opens):
        block = int(state.open[place])
        members = fitting(state, block, hand)
        if members == 0:
            continue
        weight = 1.0
        if not blindly:
            weight = _playout_weight(state, block, gains, usual)
        for member in range(NUM_MEMBERS):
            if members >> member & 1:
                actions[count] = PLACE + member * BLOCKS + block
                priors[count] = weight * min(2, int(state.hands[state.turn, member]))
                count += 1
    if count == 0:
        return PASS
    return int(actions[drawn_by_weight(rng, priors, count)])


@kernel
def _playout_weight(state: State, block: int, promising: Values, usual: float) -> float:
    """What lies on a block, less for what it opens; `promising` by colour, `usual` for a law."""
    content = int(state.pyramid[block])
    weight = float(promising[content - FIRST_TREASURE]) if is_treasure(content) else usual
    for side in range(2):
        above = int(ABOVE[block, side])
        if above != NONE and is_tile(state.pyramid[BELOW[above, side]]):
            content = int(state.pyramid[above])
            if is_treasure(content) and promising[content - FIRST_TREASURE] > usual:
                weight *= math.sqrt(usual / promising[content - FIRST_TREASURE])
    return weight


@kernel
def _playout_drawing(state: State, rng: Rng) -> int:
    """Fill up the hand, with a member that it does not have if there is one on top."""
    if tiles_in_hand(state) >= HAND:
        return END_TURN
    found = END_TURN
    first = below(rng, STACKS)
    for step in range(STACKS):
        stack = (first + step) % STACKS
        if state.heights[stack] > 0:
            found = DRAW + stack
            if state.hands[state.turn, state.stacks[stack, state.heights[stack] - 1]] == 0:
                return found
    return found


@kernel
def appeared(state: State) -> int:
    """The law just turned up (1 to 3 are known by what they changed), or the tiles on top after a draw."""
    if state.phase == LAW:
        return 1 + int(state.taken) - FIRST_LAW
    if state.phase != END:
        return 0
    if state.drawn == 0:
        laws = int(state.market[0]) + 3 * int(state.market[1]) + 9 * int(state.board)
        return 20 + laws if laws > 0 else 0
    tops = 0
    for stack in range(STACKS):
        top = 1 + int(state.stacks[stack, state.heights[stack] - 1]) if state.heights[stack] > 0 else 0
        tops = tops * (NUM_MEMBERS + 1) + top
    return 100 + tops
