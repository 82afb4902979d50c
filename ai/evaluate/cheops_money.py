"""Cheops: whoever has watched from the beginning knows everybody's money, though it lies hidden.

Everybody starts with none, and every payment is seen: sales, neighbours, law 9. An opponent that sees every
position remembers it as a person could, instead of guessing.
"""

from __future__ import annotations

from ai.memory import Memory
from game.engine.cheops.state import has_law, market_price
from game.engine.cheops.tables import BLOCKS, LAW_9_PRICE, NEIGHBOUR_PRICE, OVER, UNKNOWN_MONEY
from game.engine.dispatch import State


class Purses(Memory):
    """What everybody has, worked out from what one seat saw happen."""

    def __init__(self) -> None:
        self._money: list[int] | None = None  # by seat; None: it came too late to know
        self._last: State | None = None

    def see(self, view: State) -> None:
        """None of the actions that move money passes the turn, so the last to move paid or was paid."""
        if self._last is None:
            self._money = [0] * int(view.players) if _nothing_happened(view) else None
        elif self._money is not None and view.phase != OVER:
            self._money[int(self._last.turn)] += _paid_between(self._last, view)
        self._last = view.copy()

    def known(self, view: State) -> State:
        """The view with everybody's money in it, if it is known."""
        known: State = view.copy()
        for seat, money in enumerate(self._money or []):
            if known.money[seat] == UNKNOWN_MONEY:
                known.money[seat] = money
        return known


def _nothing_happened(view: State) -> bool:
    return int(view.left) == BLOCKS and view.money.max() <= 0


def _paid_between(before: State, after: State) -> int:
    """What the player who moved got, less what he paid."""
    seat = int(before.turn)
    sales = int(after.sold.sum()) - int(before.sold.sum())
    neighbours = int(before.neighbours) - int(after.neighbours)
    paid = sales * int(market_price(before)) - neighbours * NEIGHBOUR_PRICE
    if has_law(after.laws[seat], 9) and not has_law(before.laws[seat], 9):
        paid -= LAW_9_PRICE
    return paid
