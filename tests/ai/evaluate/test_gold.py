"""The Pharaoh's Gold: carriers, thieves, lanterns, walls, and who gets out in time."""

from __future__ import annotations

from ai.evaluate.gold_ways import FAR, frontier, gets_out, walks_between, walks_home
from game.engine.gold.tables import BIT, TILE_NUMBERS
from tests.ai.evaluate.asking import first_sight, values_of
from tests.engine.gold.boards import maze

# The entrance is c1; a straight corridor leads north from it.
CORRIDOR = """
    ······
    ··╻···
    ··┃···
    ··┃···
    ··┃···
    ··@···
"""
# The same, with a tile turned across the way.
WALLED = """
    ······
    ··╻···
    ··┃···
    ··━···
    ··┃···
    ··@···
"""
# c5 has fallen; the next ring is c4 and what is beside c5.
COLLAPSE = """
    ╺╸··╔╗
    ··o···
    ··┃···
    ··┃···
    ··┃···
    ··@···
"""


def _seat_0(drawing: str, **fields: object) -> float:
    return values_of(maze(drawing, **fields))[0]


def test_a_carrier_is_worth_the_more_the_nearer_home_he_is() -> None:
    far = _seat_0(CORRIDOR, A="c5 c1", carries=[3, None])
    near = _seat_0(CORRIDOR, A="c2 c1", carries=[3, None])
    home = _seat_0(CORRIDOR, A="c1 c1", museum=[[3], []])
    assert home > near > far


def test_a_carrier_is_worth_more_than_empty_hands_beside_the_treasure() -> None:
    carried = _seat_0(CORRIDOR, A="c4 c1", carries=[3, None])
    lying = _seat_0(CORRIDOR, A="c4 c1", loot={"c4": [3]})
    assert carried > lying


def test_lanterns_on_the_way_home_are_worth_something_to_a_carrier() -> None:
    dark = _seat_0(CORRIDOR, A="c5 c1", carries=[3, None])
    lit = _seat_0(CORRIDOR, A="c5 c1", carries=[3, None], lanterns=["c2 c3 c4", ""])
    assert lit > dark


def test_a_wall_on_the_way_home_costs() -> None:
    assert _seat_0(WALLED, A="c5 c1", carries=[3, None]) < _seat_0(CORRIDOR, A="c5 c1", carries=[3, None])


def test_a_wall_costs_less_when_the_porter_is_there_to_turn_it() -> None:
    away = _seat_0(WALLED, A="c5 c1", P="c5 c1", carries=[3, None])
    there = _seat_0(WALLED, A="c5 c1", P="c2 c1", carries=[3, None])
    near = _seat_0(WALLED, A="c5 c1", P="c4 c1", carries=[3, None])
    assert near > away or there > away


def test_turning_the_wall_away_looks_better_than_any_other_rotation() -> None:
    weights = first_sight(maze(WALLED, A="c5 c1", P="c2 c1", carries=[3, None]))
    rotations = {name: weight for name, weight in weights.items() if name.startswith("rotate")}
    assert max(rotations, key=lambda name: rotations[name]) == "rotate c3 NS"


def test_a_thief_beside_a_carrier_is_a_danger() -> None:
    alone = _seat_0(CORRIDOR, turn=1, A="c5 c1", carries=[3, None])
    followed = _seat_0(CORRIDOR, turn=1, A="c5 c4", carries=[3, None])
    assert followed < alone


def test_a_thief_with_full_hands_is_none() -> None:
    free = _seat_0(CORRIDOR, turn=1, A="c5 c4", carries=[3, None])
    laden = values_of(maze(CORRIDOR, turn=1, A="c5 c4", carries=[3, 2]))
    assert laden[1] > 0.0
    assert free < 1.0


def test_stealing_and_picking_up_come_first() -> None:
    weights = first_sight(maze(CORRIDOR, A="c4 c4", carries=[None, 3]))
    assert max(weights, key=lambda name: weights[name]) == "steal 1"
    weights = first_sight(maze(CORRIDOR, A="c5 c1", loot={"c5": [2, 3]}))
    assert max(weights, key=lambda name: weights[name]) == "pick 3"


def test_a_carrier_goes_home() -> None:
    weights = first_sight(maze(CORRIDOR, A="c4 c1", carries=[3, None]))
    assert max(weights, key=lambda name: weights[name]) == "walk A c3"


def test_empty_hands_go_to_the_treasure() -> None:
    weights = first_sight(maze(CORRIDOR, A="c2 c1", loot={"c5": [3]}))
    walks = {name: weight for name, weight in weights.items() if name.startswith("walk A")}
    assert max(walks, key=lambda name: walks[name]) == "walk A c3"


def test_who_is_nearer_to_a_treasure_stands_better() -> None:
    values = values_of(maze(CORRIDOR, A="c4 c1", loot={"c5": [3]}, museum=[[], []], photos=[[], []]))
    mirrored = values_of(maze(CORRIDOR, A="c1 c4", loot={"c5": [3]}, museum=[[], []], photos=[[], []]))
    assert values[0] > mirrored[0]


def test_a_carrier_whose_way_home_falls_before_he_can_walk_it_is_worth_less() -> None:
    open_way = maze(COLLAPSE, A="c4 c1", clock=1, turn=0, carries=[3, None])
    walled = maze(
        COLLAPSE.replace("··┃···\n    ··┃···\n    ··┃···", "··┃···\n    ··━···\n    ··┃···"),
        A="c4 c1",
        clock=1,
        turn=0,
        carries=[3, None],
    )
    assert gets_out(open_way.state, 0, TILE_NUMBERS["c4"], 3)
    assert not gets_out(walled.state, 0, TILE_NUMBERS["c4"], 3)
    assert values_of(walled)[0] < values_of(open_way)[0]


def test_a_porter_who_is_left_behind_in_the_collapse_costs() -> None:
    out = maze(COLLAPSE, P="c1 c1", clock=0, turn=1)
    cut_off = maze(COLLAPSE, P="f6 c1", clock=0, turn=1)
    assert values_of(cut_off)[0] < values_of(out)[0]


def test_walks_along_lanterns_are_one_walk() -> None:
    state = maze(CORRIDOR, A="c5 c1", lanterns=["c2 c3 c4", ""]).state
    goal = int(BIT[TILE_NUMBERS["c5"]])
    assert walks_between(state, int(BIT[state.entrance]), goal, 0) == 4
    assert walks_between(state, int(BIT[state.entrance]), goal, int(state.lanterns[0])) == 1


def test_through_a_wall_there_is_no_way_but_an_estimate() -> None:
    state = maze(WALLED, A="c5 c1").state
    assert walks_between(state, int(BIT[TILE_NUMBERS["c5"]]), int(BIT[state.entrance]), 0) == FAR
    assert 4 < walks_home(state, 0, TILE_NUMBERS["c5"], 3) < FAR


def test_the_frontier_is_where_something_can_be_revealed() -> None:
    state = maze(WALLED).state
    assert frontier(state) == int(BIT[TILE_NUMBERS["c1"]]) | int(BIT[TILE_NUMBERS["c3"]])
