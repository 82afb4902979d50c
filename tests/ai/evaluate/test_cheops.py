"""Cheops: which treasures look good, and whether to sell or to keep."""

from __future__ import annotations

from ai.evaluate.cheops import lead_chance, sales_to_end, takes_to_end
from ai.evaluate.cheops_prices import LEADER, OTHERS, end_price
from tests.ai.evaluate.asking import first_sight, values_of, weights_of
from tests.engine.cheops.boards import table

LAST = 0.0  # nothing more will be taken: the prices of now are the prices of the end
LONG = 1.0  # everything will be taken


def test_keeping_is_preferred_to_selling_when_the_table_pays_more_than_the_market() -> None:
    match = table(laid=12, taken="R", phase="treasure", tables={"R": {"sold": 4}})  # I-1: … 20 25
    weights = first_sight(match)
    assert weights["keep"] > 2.0 * weights["sell"]


def test_selling_is_preferred_to_keeping_when_the_table_goes_down_to_nothing() -> None:
    match = table(laid=12, taken="O", phase="treasure", tables={"O": {"sold": 4}})  # I-2: … 5 0
    weights = first_sight(match)
    assert weights["sell"] > 2.0 * weights["keep"]


def test_keeping_is_preferred_when_the_row_below_pays_more() -> None:
    pays_below = {"R": {"table": "I-5", "sold": 1}}  # 0 25 5 20
    pays_never = {"O": {"sold": 4}}  # I-2: 5 0
    below = table(laid=2, taken="R", phase="treasure", tables=pays_below)
    never = table(laid=5, taken="O", phase="treasure", tables=pays_never)
    assert _keenness(below) > 1.0 > _keenness(never)


def test_selling_is_better_when_it_spoils_what_the_other_has_kept() -> None:
    nobody = table(laid=16, taken="O", phase="treasure", tables={"O": {"sold": 1}}, kept=[{}, {"R": 4}])
    other = table(laid=16, taken="O", phase="treasure", tables={"O": {"sold": 1}}, kept=[{}, {"O": 4}])
    assert _keenness(other) < _keenness(nobody)


def test_selling_is_worse_when_it_spoils_what_the_seller_has_kept() -> None:
    nobody = table(laid=16, taken="O", phase="treasure", tables={"O": {"sold": 1}}, kept=[{"R": 4}, {}])
    own = table(laid=16, taken="O", phase="treasure", tables={"O": {"sold": 1}}, kept=[{"O": 4}, {}])
    assert _keenness(own) > _keenness(nobody)


def _keenness(match: object) -> float:
    """How much better keeping looks than selling."""
    weights = first_sight(match)  # type: ignore[arg-type]
    return weights["keep"] / weights["sell"]


def test_with_nothing_left_to_take_the_end_price_is_the_price_of_now() -> None:
    state = table(laid=12).state
    assert end_price(state, 0, 3, 5, 2, LAST, OTHERS) == 15  # I-1
    assert end_price(state, 2, 1, 5, 2, LAST, OTHERS) == 20  # II-1: 20/10
    assert end_price(state, 2, 1, 5, 2, LAST, LEADER) == 10
    assert end_price(state, 4, 1, 5, 4, LAST, OTHERS) == 12  # III-1: 3X


def test_a_price_that_can_only_rise_promises_more_than_it_is_now() -> None:
    state = table(laid=12).state
    assert end_price(state, 0, 1, 8, 1, LONG, OTHERS) > 5  # I-1: 5, and below 10 15 20 25


def test_a_price_that_can_only_fall_promises_less_than_it_is_now() -> None:
    state = table(laid=12).state
    assert end_price(state, 1, 1, 8, 1, LONG, OTHERS) < 20  # I-2: 20, and below 15 10 5 0


def test_where_law_5_lies_the_price_stays_as_it_is() -> None:
    state = table(laid=24, tables={"O": {"sold": 1, "law": 5}}).state
    assert end_price(state, 1, 1, 8, 1, LONG, OTHERS) == 20


def test_where_law_7_lies_on_the_free_row_it_promises_20_as_the_game_ends() -> None:
    state = table(laid=24, tables={"R": {"seven": 1}}).state
    assert end_price(state, 0, 0, 8, 2, LAST, OTHERS) == 20


def test_who_is_far_ahead_in_a_colour_will_have_the_most_of_it() -> None:
    match = table(laid=20, kept=[{"G": 5}, {"G": 1}])
    weights = weights_of(match)
    assert lead_chance(match.state, weights, 0, 2, 1.0) > 0.9
    assert lead_chance(match.state, weights, 1, 2, 1.0) == 0.0


def test_the_game_lasts_shorter_when_fewer_sales_are_missing() -> None:
    early = table()
    late = table(laid=8, tables={"R": {"sold": 4}, "O": {"sold": 4}})
    assert sales_to_end(early.state) == 8  # two tables of five rows
    assert sales_to_end(late.state) == 2
    weights = weights_of(early)
    assert takes_to_end(late.state, weights) < takes_to_end(early.state, weights)


def test_who_has_more_money_stands_better() -> None:
    values = values_of(table(laid=4, money=[80, 40], kept=[{"R": 2}, {"R": 2}]))
    assert values[0] > 0.5 > values[1]


def test_a_lead_counts_more_when_the_game_is_nearly_over() -> None:
    kept = [{"R": 2}, {"R": 2}]
    early = table(laid=4, money=[60, 40], kept=kept)
    late = table(laid=11, money=[60, 40], kept=kept, tables={"O": {"sold": 4}, "G": {"sold": 3}})
    assert values_of(late)[0] > values_of(early)[0] > 0.5


def test_law_9_is_paid_for_the_sooner_the_better_a_colour_pays() -> None:
    def keenness(row: int) -> float:  # III-1: X 3X 10 5X 2X
        kept = [{"V": 5}, {"R": 8 - row}]
        fields = {"taken": "L9", "phase": "law", "money": [60, 0], "kept": kept, "tables": {"V": {"sold": row}}}
        weights = first_sight(table(laid=14, **fields))
        return weights["law 9 pay"] / weights["box"]

    assert keenness(3) > 1.0
    assert keenness(3) > keenness(2)


def test_a_tile_of_a_new_member_is_drawn_rather_than_another_and_any_rather_than_none() -> None:
    match = table(laid=12, phase="end", hands=["FFM", "FMDS"])
    weights = first_sight(match)
    tops = {
        name: match.state.stacks[n, match.state.heights[n] - 1]
        for n, name in enumerate(("draw 1", "draw 2", "draw 3"))
    }
    for name, top in tops.items():
        if name in weights:
            assert weights[name] > weights["end"]
            assert (weights[name] > 2.0 * weights["end"]) or top in (0, 1)
