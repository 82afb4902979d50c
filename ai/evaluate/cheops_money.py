"""Cheops: whoever has watched from the beginning knows everybody's money, though it lies hidden.

Everybody starts with none, and every payment is seen: sales, neighbours, law 9. An opponent that is told of every
action remembers it as a person could, instead of guessing.
"""

from __future__ import annotations

from game.engine.cheops.state import market_price
from game.engine.cheops.tables import (
    BLOCKS,
    BUY,
    LAW_9_PRICE,
    NEIGHBOUR_PRICE,
    OVER,
    PASS,
    PAY_9,
    PLACE_MORE,
    SELL,
    SELL_KEPT,
    UNKNOWN_MONEY,
)
from game.engine.dispatch import State

Purses = list[int]  # by seat


def purses_at_start(view: State) -> Purses | None:
    """Everybody has nothing before the first tile is laid; later it cannot be told."""
    if int(view.left) < BLOCKS or view.money.max() > 0:
        return None
    return [0] * int(view.players)


def remember(purses: Purses, action: int, view_after: State) -> None:
    """Somebody acted; none of the actions that move money passes the turn."""
    if view_after.phase == OVER:
        return
    seat = int(view_after.turn)
    if action == SELL or SELL_KEPT <= action < PLACE_MORE:
        purses[seat] += market_price(view_after)
    elif BUY <= action < PASS:
        purses[seat] -= NEIGHBOUR_PRICE
    elif action == PAY_9:
        purses[seat] -= LAW_9_PRICE


def with_purses(view: State, purses: Purses) -> State:
    """What a seat sees, and what it remembers."""
    known: State = view.copy()
    for seat, money in enumerate(purses):
        if known.money[seat] == UNKNOWN_MONEY:
            known.money[seat] = money
    return known
