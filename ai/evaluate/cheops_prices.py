"""Cheops: what a kept treasure will be worth at the end, as far as anybody can tell.

How far a table will be covered depends on what the finders of the treasures still in the pyramid will do. The
model: each of them is taken with a chance (`horizon`, for the game often ends early), and each finder compares the
market price with what keeping promises, most of the time rightly. That gives for every table, row and number of
treasures left an expected end price, worked out once, from the last treasure backwards.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from game.engine.cheops.tables import (
    LAW_7_NUMBER,
    MOST_ROWS,
    PAIR,
    PLAIN,
    PRICE_BY_LAW,
    PRICE_ROWS,
    ROW_COUNT,
    TIMES,
    TREASURES,
)
from game.engine.dispatch import State
from game.engine.jit import kernel

_DOUBT = 4.0  # piastres between selling and keeping at which three finders in four choose rightly
HORIZONS = 5  # the chance that a treasure is still taken, in quarters: 0, 1/4 … 1
_SEVEN_SALE = 0.4  # the chance that a treasure taken is sold, where only the chance of a certain row is asked
OTHERS, LEADER = range(2)  # of two numbers, the larger goes to all but the one with the most treasures

Grid = NDArray[np.float64]


def _prices_at_the_end() -> Grid:
    """[who, table, row, treasures kept by all]: what each is worth if the table stays at this row."""
    kept = np.arange(TREASURES + 1)
    prices = np.zeros((2, len(PRICE_ROWS), MOST_ROWS, TREASURES + 1))
    for table, rows in enumerate(PRICE_ROWS.tolist()):
        for row, (kind, number, smaller) in enumerate(rows):
            prices[OTHERS, table, row] = number * kept if kind == TIMES else number
            prices[LEADER, table, row] = number * kept if kind == TIMES else (smaller if kind == PAIR else number)
    return prices


def _one_more_taken(prices: Grid, markets: NDArray[np.int32]) -> Grid:
    """The expected prices one treasure earlier: its finder sells it, covering a row, or keeps it.

    `prices` is [who, market, table, row, kept].
    """
    kept_one_more = np.concatenate([prices[..., 1:], prices[..., -1:]], axis=-1)
    one_row_down = np.concatenate([prices[..., 1:, :], prices[..., -1:, :]], axis=-2)
    promise = kept_one_more.mean(axis=0)
    sells = 1.0 / (1.0 + np.exp((promise - markets[:, None, None, None]) / _DOUBT))
    last_row = np.arange(MOST_ROWS) >= (ROW_COUNT - 1)[:, None]
    sells = np.where(last_row[None, :, :, None], 0.0, sells)
    return np.asarray(sells * one_row_down + (1.0 - sells) * kept_one_more)


def _outlook() -> NDArray[np.float32]:
    """[table, market, horizon, row, left in the pyramid, who] -> the expected end price of a kept treasure."""
    now = _prices_at_the_end()[:, None].repeat(len(PRICE_BY_LAW), axis=1)
    by_taken = [now]
    for _ in range(TREASURES):
        by_taken.append(_one_more_taken(by_taken[-1], PRICE_BY_LAW))
    outlook = np.zeros((len(PRICE_ROWS), len(PRICE_BY_LAW), HORIZONS, MOST_ROWS, TREASURES + 1, 2))
    for horizon in range(HORIZONS):
        chance = horizon / (HORIZONS - 1)
        for left in range(TREASURES + 1):
            for row in range(MOST_ROWS):
                kept = max(0, TREASURES - row - left)  # what was neither sold nor is left
                for taken in range(left + 1):
                    weight = _binomial(left, taken, chance)
                    prices = by_taken[taken][:, :, :, row, kept]  # [who, market, table]
                    outlook[:, :, horizon, row, left, :] += weight * prices.transpose(2, 1, 0)
    return outlook.astype(np.float32)


def _binomial(number: int, hits: int, chance: float) -> float:
    return math.comb(number, hits) * chance**hits * (1.0 - chance) ** (number - hits)


OUTLOOK = _outlook()
HAS_PAIRS = np.array([(rows[:, 0] == PAIR).any() for rows in PRICE_ROWS])  # [table]: 20/10 and the like
_SALES_CHANCE = np.array(  # [treasures that will be taken, sales] -> the chance of exactly so many sales
    [
        [_binomial(taken, sales, _SEVEN_SALE) if sales <= taken else 0.0 for sales in range(MOST_ROWS)]
        for taken in range(TREASURES + 1)
    ],
    dtype=np.float32,
)


@kernel
def market_row(state: State) -> int:
    """The upper law on the market space: 0, 1 or 2."""
    return int(state.market[1]) if state.market[1] != 0 else int(state.market[0])


@kernel
def end_price(state: State, colour: int, row: int, left: int, kept: int, horizon: float, who: int) -> float:
    """The expected end price of a colour whose table is covered down to `row`, with so many left and kept.

    `horizon` is the chance that a treasure in the pyramid is still taken.
    """
    under = int(state.under[colour])
    if under == 5:
        return _price_at(state, colour, row, kept + horizon * left, who)
    if under == 4:
        last = int(ROW_COUNT[state.table[colour]]) - 1
        return _price_at(state, colour, min(last, row + int(horizon * left + 0.5)), float(kept), who)
    table = int(state.table[colour])
    market = market_row(state)
    place = horizon * (HORIZONS - 1)
    lower = min(HORIZONS - 2, int(place))
    part = place - lower
    price = (1.0 - part) * OUTLOOK[table, market, lower, row, left, who]
    price += part * OUTLOOK[table, market, lower + 1, row, left, who]
    seven = int(state.seven[colour]) - 1
    if seven >= row:
        chance = _SALES_CHANCE[int(horizon * left + 0.5), seven - row]
        price += chance * (LAW_7_NUMBER - _printed_price(table, seven, float(kept), who))
    return price


@kernel
def _price_at(state: State, colour: int, row: int, kept: float, who: int) -> float:
    if state.seven[colour] == row + 1:
        return float(LAW_7_NUMBER)
    return _printed_price(int(state.table[colour]), row, kept, who)


@kernel
def _printed_price(table: int, row: int, kept: float, who: int) -> float:
    kind = PRICE_ROWS[table, row, 0]
    number = float(PRICE_ROWS[table, row, 1])
    if kind == TIMES:
        return number * kept
    if kind == PLAIN or who == OTHERS:
        return number
    return float(PRICE_ROWS[table, row, 2])
