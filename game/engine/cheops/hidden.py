"""Cheops: what a seat sees, and dealing what it does not see."""

from __future__ import annotations

from game.engine.cheops.state import has_law
from game.engine.cheops.tables import (
    BLOCKS,
    EYES,
    FIRST_LAW,
    LAW_9_PRICE,
    NEIGHBOUR,
    NEIGHBOUR_PRICE,
    NEIGHBOURS_IN_ALL,
    NUM_COLOURS,
    NUM_LAWS,
    NUM_MEMBERS,
    OVER,
    PRICE_WITHOUT_LAW,
    STACKS,
    TILES_PER_MEMBER,
    UNKNOWN_LAW,
    UNKNOWN_MONEY,
    UNKNOWN_TILE,
)
from game.engine.dispatch import State
from game.engine.jit import kernel
from game.engine.rng import Rng, below

_COUNT_BITS = 8  # four counts, one for each member, in one number


def view_of(state: State, seat: int) -> State:
    """Hides the face-down laws, the box, the order inside the stacks and the others' money; at the end nothing."""
    view: State = state.copy()
    if state.phase == OVER:
        return view
    view.veiled = 1
    view.pyramid[view.pyramid >= FIRST_LAW] = UNKNOWN_LAW
    for stack in range(STACKS):
        view.stacks[stack, : max(0, int(view.heights[stack]) - 1)] = UNKNOWN_TILE
    for other in range(view.players):
        if other != seat:
            view.money[other] = UNKNOWN_MONEY
    return view


@kernel
def resample(state: State, rng: Rng) -> None:
    """Deal what the view does not show, uniformly among what is still possible, in place."""
    if state.veiled == 0:
        return
    _deal_laws(state, rng)
    _deal_tiles(state, rng)
    for seat in range(state.players):
        if state.money[seat] == UNKNOWN_MONEY:
            state.money[seat] = guess_money(state, seat, rng)
    state.veiled = 0


@kernel
def _deal_laws(state: State, rng: Rng) -> None:
    """A law that was never turned up lies face down or is in the box, all with the same chance."""
    unseen = 0
    number = 0
    for law in range(1, NUM_LAWS + 1):
        if not has_law(state.turned_up, law):
            unseen |= 1 << law
            number += 1
    for eye in range(len(EYES)):
        if state.pyramid[EYES[eye]] == UNKNOWN_LAW:
            law = _nth_law(unseen, below(rng, number))
            state.pyramid[EYES[eye]] = FIRST_LAW + law - 1
            unseen &= ~(1 << law)
            number -= 1


@kernel
def _nth_law(laws: int, n: int) -> int:
    law = 1
    while n > 0 or not has_law(laws, law):
        if has_law(laws, law):
            n -= 1
        law += 1
    return law


@kernel
def _deal_tiles(state: State, rng: Rng) -> None:
    """Every tile that is neither laid nor in a hand nor on top of a stack lies somewhere inside the stacks."""
    counts = _unseen_tiles(state)
    number = 0
    for stack in range(STACKS):
        number += max(0, int(state.heights[stack]) - 1)
    for stack in range(STACKS):
        for place in range(int(state.heights[stack]) - 1):
            member = _nth_member(counts, below(rng, number))
            state.stacks[stack, place] = member
            counts -= 1 << member * _COUNT_BITS
            number -= 1


@kernel
def _unseen_tiles(state: State) -> int:
    """How many tiles of each member the view does not show, eight bits each."""
    counts = 0
    for member in range(NUM_MEMBERS):
        count = TILES_PER_MEMBER
        for seat in range(state.players):
            count -= int(state.hands[seat, member])
        counts |= count << member * _COUNT_BITS
    for stack in range(STACKS):
        if state.heights[stack] > 0:
            counts -= 1 << int(state.stacks[stack, state.heights[stack] - 1]) * _COUNT_BITS
    for block in range(BLOCKS):
        if state.pyramid[block] < NEIGHBOUR:
            counts -= 1 << int(state.pyramid[block]) * _COUNT_BITS
    return counts


@kernel
def _nth_member(counts: int, n: int) -> int:
    member = 0
    while n >= counts & 255:
        n -= counts & 255
        counts >>= _COUNT_BITS
        member += 1
    return member


@kernel
def guess_money(state: State, seat: int, rng: Rng) -> int:
    """A plausible amount for a seat whose money is hidden, from what everybody sees.

    Nobody can know it. The guess: everybody took an equal share of what is gone from the pyramid, sold for 10 each
    what he did not keep (but no more than all players together sold), paid his share of the neighbours, and for
    law 9 if he has it; two sales more or less, by chance.
    """
    kept = 0
    all_sold = 0
    for colour in range(NUM_COLOURS):
        kept += int(state.kept[seat, colour])
        all_sold += int(state.sold[colour])
    players = int(state.players)
    taken = BLOCKS - int(state.left)
    sold = min(all_sold, taken // players - kept + below(rng, 5) - 2)
    money = sold * PRICE_WITHOUT_LAW
    money -= (NEIGHBOURS_IN_ALL - int(state.neighbours)) * NEIGHBOUR_PRICE // players // 5 * 5
    if has_law(state.laws[seat], 9):
        money -= LAW_9_PRICE
    return max(0, money)
