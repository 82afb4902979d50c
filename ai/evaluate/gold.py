"""How a position of The Pharaoh's Gold is judged: points, and what is on its way to become points.

What counts: treasures carried and how far it is home, treasures lying about and who gets there first, tiles that
can still be revealed, thieves near a carrier, and after the collapse has begun who gets out in time. Nothing here
looks at face-down tiles or at the order of photos and treasures. `gold_ways` measures, `gold_choices` says which
actions look good.
"""

from __future__ import annotations

import math

import numpy as np

from ai.evaluate.gold_ways import (
    FAR,
    actions_before_fall,
    frontier,
    gets_out,
    loot_tiles,
    walks_between,
    walks_home,
    walks_or_turns,
)
from ai.judge import MOST_SEATS, SearchSettings, Values, Weights, values_from_scores
from game.engine.dispatch import State
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    ARCHAEOLOGIST,
    BIT,
    FIRST_CHAMBER,
    NOBODY,
    NOTHING,
    NOWHERE,
    PORTER,
    SET,
    TREASURE_KINDS,
    TREASURE_VALUE,
)
from game.engine.gold.turns import score
from game.engine.gold.ways import first_tile
from game.engine.jit import kernel

# In points where nothing else is said. Chosen by hand after watching games; `python -m ai.tune gold` has not
# been run.
WEIGHTS: dict[str, float] = {
    "delay": 0.035,  # the part of a treasure's value that each walk on its way home takes
    "carried": 0.97,  # of the value of a treasure in hands
    "detour": 3.0,  # walks that a wall costs, besides those of the porter who opens it
    "theft": 0.45,  # the chance that a thief within reach succeeds
    "lying": 0.85,  # of the value of a treasure that lies about
    "nearness": 3.0,  # walks that make one seat e times as likely as another to get a treasure
    "chamber": 2.5,  # what a chamber not yet found is worth to the one who stands at the right place
    "at frontier": 0.35,  # for being able to reveal; each walk away takes a tenth
    "spread": 2.2,  # of the final scores
    "spread per chamber": 0.5,
    "scale": 6.0,  # of the margin
    "eager": 1.1,  # how much a walk nearer to the goal raises the first sight of an action (a power of e)
    "rotate": 0.06,
    "lantern": 0.25,
    "porter": 0.25,
    "stop": 0.08,
}
(
    DELAY,
    CARRIED,
    DETOUR,
    THEFT,
    LYING,
    NEARNESS,
    CHAMBER,
    AT_FRONTIER,
    SPREAD,
    SPREAD_PER_CHAMBER,
    SCALE,
    EAGER,
    ROTATING,
    LANTERN,
    PORTER_WALK,
    STOP,
) = range(len(WEIGHTS))

SEARCH = SearchSettings(
    exploration=1.2,
    urgency=0.1,
    epsilon=0.1,
    playout_plies=20,
    finish_turn=True,
    split_after=40,
    widest=40,
    win_share=0.7,
    margin_scale=6.0,
)


@kernel
def evaluate(state: State, weights: Weights, out: Values) -> None:
    """The expected result of each seat, 0 … 1."""
    estimates = np.empty(MOST_SEATS, dtype=np.float32)
    arrivals = np.empty(MOST_SEATS, dtype=np.float32)
    players = int(state.players)
    edge = frontier(state)
    for seat in range(players):
        estimates[seat] = score(state, seat) + _exploring(state, weights, seat, edge)
    for seat in range(players):
        _add_carried(state, weights, seat, estimates)
        if state.clock != NOBODY:
            estimates[seat] -= expected_losses(state, seat)
    tiles = loot_tiles(state)
    while tiles:
        _add_lying(state, weights, first_tile(tiles), arrivals, estimates)
        tiles &= tiles - 1
    if state.phase == SET and state.kind[state.revealed] >= FIRST_CHAMBER:
        estimates[state.turn] += 1.0 + weights[CHAMBER]
    spread = weights[SPREAD] + weights[SPREAD_PER_CHAMBER] * int(state.photos_left)
    values_from_scores(estimates, players, spread, weights[SCALE], 0.7, out)


@kernel
def delayed(weights: Weights, walks: float) -> float:
    """The part of a value that is left when it is so many walks away."""
    return math.exp(-weights[DELAY] * walks)


# ---------------------------------------------------------------------------------------------- what is carried


@kernel
def _add_carried(state: State, weights: Weights, seat: int, out: Values) -> None:
    """What a seat carries is worth the less the longer the way home; a part of it is a thief's who is near."""
    if state.carries[seat] == NOTHING:
        return
    value = float(TREASURE_VALUE[state.carries[seat] - 1])
    here = int(state.figures[seat, ARCHAEOLOGIST])
    walks = walks_home(state, seat, here, int(weights[DETOUR]))
    worth = value * weights[CARRIED] * delayed(weights, walks)
    if state.clock != NOBODY and not gets_out(state, seat, here, ACTIONS_PER_TURN):
        worth = 0.0
    if seat != state.turn or walks > state.actions_left:
        thief = _thief(state, seat, here)
        if thief != NOBODY:
            out[thief] += weights[THEFT] * worth * 0.8
            worth *= 1.0 - weights[THEFT]
    out[seat] += worth


@kernel
def _thief(state: State, seat: int, here: int) -> int:
    """Another seat whose archaeologist has empty hands and can come here before this seat moves, or NOBODY."""
    for other in range(state.players):
        there = int(state.figures[other, ARCHAEOLOGIST])
        if other == seat or there == NOWHERE or state.carries[other] != NOTHING:
            continue
        actions = int(state.actions_left) if other == state.turn else ACTIONS_PER_TURN
        if walks_between(state, int(BIT[there]), int(BIT[here]), int(state.lanterns[other])) <= actions:
            return other
    return NOBODY


# ------------------------------------------------------------------------------------------------ what lies about


@kernel
def walks_to_take(state: State, weights: Weights, seat: int, tile: int) -> float:
    """How many walks a seat needs to have its hands on a treasure; FAR or more if it cannot."""
    here = int(state.figures[seat, ARCHAEOLOGIST])
    if here == NOWHERE:
        return float(FAR)
    before = 0
    if state.carries[seat] != NOTHING:
        before = walks_home(state, seat, here, int(weights[DETOUR]))
        here = int(state.entrance)
    walks = before + walks_or_turns(state, seat, here, int(BIT[tile]), int(weights[DETOUR]))
    if walks > actions_before_fall(state, seat, tile):
        return float(FAR)
    return float(walks)


@kernel
def _add_lying(state: State, weights: Weights, tile: int, arrivals: Values, out: Values) -> None:
    """Treasures on a tile promise something to everybody, most to the one who is there first."""
    players = int(state.players)
    total = 0.0
    for seat in range(players):
        walks = walks_to_take(state, weights, seat, tile)
        arrivals[seat] = walks
        if walks < FAR:
            if seat == state.turn:
                walks -= int(state.actions_left)
            total += math.exp(-walks / weights[NEARNESS])
    if total == 0.0:
        return
    for seat in range(players):
        walks = float(arrivals[seat])
        if walks >= FAR:
            continue
        soon = walks - (int(state.actions_left) if seat == state.turn else 0)
        share = math.exp(-soon / weights[NEARNESS]) / total
        home = walks_home(state, seat, tile, int(weights[DETOUR]))
        later = 0.0
        for kind in range(TREASURE_KINDS - 1, -1, -1):
            for _ in range(state.loot[kind, tile]):
                way = delayed(weights, walks + home + later)
                out[seat] += weights[LYING] * share * float(TREASURE_VALUE[kind]) * way
                later += 2.0 * home


# --------------------------------------------------------------------------------------------------- exploring


@kernel
def _exploring(state: State, weights: Weights, seat: int, edge: int) -> float:
    """Chambers still to be found are worth more to the one who can reveal soon."""
    here = int(state.figures[seat, ARCHAEOLOGIST])
    if here == NOWHERE or state.photos_left == 0:
        return 0.0
    down = int(state.standing & ~state.up)
    walks = walks_between(state, int(BIT[here]), edge, int(state.lanterns[seat]))
    if walks == FAR:
        walks = walks_or_turns(state, seat, here, down, int(weights[DETOUR]))
    if state.carries[seat] != NOTHING:
        walks += 2
    chance = float(state.photos_left) / max(1, _number(down))
    return (weights[AT_FRONTIER] + weights[CHAMBER] * chance) * math.exp(-0.1 * walks)


@kernel
def _number(tiles: int) -> int:
    number = 0
    while tiles:
        tiles &= tiles - 1
        number += 1
    return number


# ------------------------------------------------------------------------------------------------- the collapse


@kernel
def expected_losses(state: State, seat: int) -> float:
    """Points that the figures of a seat will cost which do not get out; two figures share three actions."""
    losses = 0.0
    porter = int(state.figures[seat, PORTER])
    archaeologist = int(state.figures[seat, ARCHAEOLOGIST])
    porter_inside = porter != NOWHERE and porter != state.entrance
    if archaeologist != NOWHERE and archaeologist != state.entrance:
        if not gets_out(state, seat, archaeologist, ACTIONS_PER_TURN):
            losses += 2.0
        elif porter_inside and not gets_out(state, seat, archaeologist, ACTIONS_PER_TURN - 1):
            losses += 0.4
    if porter_inside:
        if not gets_out(state, seat, porter, ACTIONS_PER_TURN):
            losses += 1.0
        elif not gets_out(state, seat, porter, 1):
            losses += 0.3
        else:
            losses += 0.05
    return losses
