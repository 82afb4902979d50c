"""Cheops: what a treasure will be worth, who else wants it, how near the end is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from game.opponents import evaluation
from game.reasons import Case, Reason

_FEW = 3  # so many treasures left are few
_MANY_HELD = 2  # a rival with so many of a colour wants more of it
_NEAR_THE_END = 2  # sales
_COLOURS = "ROGBVW"  # in the engine's order
_TREASURES, _MOST_SEATS = 10, 5
_LAW_7_NUMBER = 20
_LAW_9_PRICE = 25


# -- what the evaluation knows ------------------------------------------------------------------------------
def end_price(case: Case, colour: str) -> int:
    """What one more treasure of a colour will pay the seat at the end, as the opponents expect it."""
    judge, weights = evaluation("cheops")
    number, view = _COLOURS.index(colour), case.view.copy()
    view.kept[case.seat, number] += 1
    row, kept = int(view.sold[number]), int(judge.kept_by_all(view, number))
    promised = np.zeros(_MOST_SEATS, dtype=np.float32)
    left, horizon = max(0, _TREASURES - row - kept), float(judge.horizon_of(view, weights))
    judge.add_colour(view, weights, number, row, left, kept, horizon, promised)
    return round(float(promised[case.seat]) / int(view.kept[case.seat, number]))


def left_in_pyramid(case: Case, colour: str) -> int:
    """Treasures of a colour that can still be taken, apart from the one this move takes or has taken."""
    judge, _ = evaluation("cheops")
    view = case.view
    gone = 1 if case.parts[0] in ("place", "neighbour", "sell", "keep") or case.parts[:2] == ["law", "11"] else 0
    return max(0, int(judge.left_of(view, _COLOURS.index(colour))) - gone)


def market_price(case: Case) -> int:
    """What the market pays now."""
    market = case.match.game.to_json(case.view)["market"]
    return {1: 5, 2: 15}.get(market[-1], 10) if market else 10


def sales_to_end(case: Case) -> int:
    """The fewest sales that end the game."""
    judge, _ = evaluation("cheops")
    return int(judge.sales_to_end(case.view))


def _table(case: Case) -> dict[str, Any]:
    return case.match.game.to_json(case.view)


def _colour_at_stake(case: Case) -> str | None:
    """The colour of the treasure that this move takes, sells or keeps."""
    table, parts = _table(case), case.parts
    if parts[0] in ("sell", "keep"):
        return table["taken"]
    if parts[0] in ("place", "neighbour") or parts[:2] == ["law", "11"]:
        lies = table["pyramid"].get(parts[-1])
        return lies if lies in _COLOURS else None
    return None


# -- reasons ------------------------------------------------------------------------------------------------
def _worth_keeping(case: Case) -> Reason | None:
    colour = _colour_at_stake(case)
    if colour is None or case.action == "sell":
        return None
    price, left = end_price(case, colour), left_in_pyramid(case, colour)
    if price < market_price(case):
        return None
    key = "hint-cheops-worth-few" if left <= _FEW else "hint-cheops-worth"
    return Reason(key, {"colour": colour, "price": price, "left": left})


def _worth_selling(case: Case) -> Reason | None:
    colour = _colour_at_stake(case)
    if colour is None or case.action == "keep":
        return None
    price, market = end_price(case, colour), market_price(case)
    if price >= market:
        return None
    return Reason("hint-cheops-sell", {"colour": colour, "price": price, "market": market})


def _spoils_a_rival(case: Case) -> Reason | None:
    """A sale moves the price of what a rival has kept."""
    colour = _colour_at_stake(case)
    if colour is None or case.action != "sell":
        return None
    return _rival_with_many(case, colour, 1, "hint-cheops-spoil")


def _denies_a_rival(case: Case) -> Reason | None:
    colour = _colour_at_stake(case)
    if colour is None or case.action == "sell":
        return None
    return _rival_with_many(case, colour, _MANY_HELD, "hint-cheops-deny")


def _rival_with_many(case: Case, colour: str, least: int, key: str) -> Reason | None:
    kept = _table(case)["kept"]
    rival = max(case.others, key=lambda seat: int(kept[seat].get(colour, 0)))
    number = int(kept[rival].get(colour, 0))
    if number < least:
        return None
    return Reason(key, {"name": case.names[rival], "number": number, "colour": colour})


def _law_lies_there(case: Case) -> Reason | None:
    if case.parts[0] not in ("place", "neighbour"):
        return None
    lies = _table(case)["pyramid"].get(case.parts[-1])
    return Reason("hint-cheops-law-there") if isinstance(lies, str) and lies.startswith("L") else None


def _brings_the_end(case: Case) -> Reason | None:
    sales = sales_to_end(case)
    if case.action != "sell" or not 0 < sales <= _NEAR_THE_END:
        return None
    return Reason("hint-cheops-end-near", {"sales": sales})


def _two_things(case: Case) -> Reason | None:
    return Reason("hint-cheops-neighbour") if case.parts[0] == "neighbour" else None


def _more_members(case: Case) -> Reason | None:
    """Different members fit on more blocks."""
    if case.parts[0] != "draw":
        return None
    table = _table(case)
    drawn = table["stacks"][int(case.parts[1]) - 1]["top"]
    hand = table["hands"][case.seat]
    return Reason("hint-cheops-draw", {"member": drawn, "count": len({*hand, drawn})})


def _law_under(case: Case) -> Reason | None:
    if case.parts[0] != "law" or case.parts[1] not in ("4", "5", "6"):
        return None
    colour, kept = case.parts[2], _table(case)["kept"]
    own = int(kept[case.seat].get(colour, 0))
    others = sum(int(kept[seat].get(colour, 0)) for seat in case.others)
    return Reason(f"hint-cheops-law-{case.parts[1]}", {"colour": colour, "own": own, "others": others})


def _law_on_row(case: Case) -> Reason | None:
    if case.parts[:2] != ["law", "7"]:
        return None
    return Reason("hint-cheops-law-7", {"colour": case.parts[2], "row": case.parts[3], "price": _LAW_7_NUMBER})


def _law_bought(case: Case) -> Reason | None:
    if case.action != "law 9 pay":
        return None
    best = max(_COLOURS, key=partial(end_price, case))
    return Reason("hint-cheops-law-9", {"price": end_price(case, best), "colour": best, "cost": _LAW_9_PRICE})


def _sold_from_stock(case: Case) -> Reason | None:
    if case.parts[:2] != ["law", "10"]:
        return None
    colour = case.parts[2]
    values = {"colour": colour, "price": end_price(case, colour), "market": market_price(case)}
    return Reason("hint-cheops-sell", values)


def _exchanged(case: Case) -> Reason | None:
    if case.parts[:2] != ["law", "12"] or not case.parts[2].isupper():
        return None
    given, received = case.parts[2], _table(case)["pyramid"][case.parts[3]]
    values = {
        "given": given,
        "received": received,
        "less": end_price(case, given),
        "more": end_price(case, received),
    }
    return Reason("hint-cheops-law-12", values)


REASONS: tuple[Callable[[Case], Reason | None], ...] = (
    _worth_keeping,
    _worth_selling,
    _spoils_a_rival,
    _denies_a_rival,
    _law_lies_there,
    _brings_the_end,
    _two_things,
    _more_members,
    _law_under,
    _law_on_row,
    _law_bought,
    _sold_from_stock,
    _exchanged,
)
