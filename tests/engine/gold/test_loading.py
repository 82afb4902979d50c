"""States from outside: what can be is read, what cannot be is refused with one plain sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.engine.contract import RefusedError
from game.engine.match import Match
from tests.engine.gold.boards import field, maze, play, state_of

WHOLE = """
    ╺·····
    ······
    ······
    ······
    ··┃···
    ·┏@━··
"""
FOUND = """
    ╺╸··╔╗
    ······
    ······
    ······
    ··║···
    ·┏@━··
"""
FALLEN = """
    ╺╸··╔╗
    ······
    ······
    ··o···
    ·oxo··
    ·┏@━··
"""
Json = dict[str, Any]
Change = Callable[[Json], object]


def whole() -> Json:
    return state_of(WHOLE, A="b1 d1", carries=[2, None], lanterns=["b1", "c1 d1"])


def found() -> Json:
    return state_of(FOUND, loot={"c2": [2, "bust"]}, countdown=2)


def fallen() -> Json:
    return state_of(FALLEN, clock=0, A="- d1", carries=[None, "bust"])


def setting() -> Json:
    match = maze(WHOLE, A="d1 c1")
    play(match, "reveal e1")
    return match.game.to_json(match.state)


def over() -> Json:
    match = maze(FALLEN, clock=1, idle=[1, 2])
    play(match, "end")
    return match.game.to_json(match.state)


@pytest.mark.parametrize("make", [whole, found, fallen, setting, over])
def test_a_state_is_read_as_it_was_written(make: Callable[[], Json]) -> None:
    match = Match.load(make())
    written = match.game.to_json(match.state)
    assert written == make()
    assert match.game.from_json(written).tobytes() == match.state.tobytes()


def test_the_order_of_lists_that_are_sets_does_not_matter() -> None:
    state = found()
    state["tiles"]["c2"]["loot"].reverse()
    state["lanterns"][0], state["lanterns_left"][0] = ["d1", "b1"], 3
    state["tiles"] = dict(reversed(state["tiles"].items()))
    match = Match.load(state)
    assert field(match, "lanterns")[0] == ["b1", "d1"]
    assert field(match, "tiles")["c2"]["loot"] == [2, "bust"]


def test_positions_made_by_hand_may_be_ones_that_play_never_reaches() -> None:
    maze(WHOLE, A="a6 a6", P="a6 a6")  # nobody can get there
    maze(WHOLE, loot={"c1": [2]}, A="c1 c1", carries=[None, 3])  # treasures on the entrance
    maze(WHOLE, museum=[[], [2]], reached=[0, 0], tick=0)
    maze(FALLEN, clock=1, ring=[], finder=1)
    maze(FALLEN, clock=0, lanterns_left=[0, 3])


REFUSED: list[tuple[str, Callable[[], Json], Change]] = [
    ("a field is missing", whole, lambda s: s.pop("took")),
    ("a field is not known", whole, lambda s: s.update(view=0)),
    ("five players", whole, lambda s: s.update(players=5)),
    ("players is true", whole, lambda s: s.update(players=True)),
    ("turn of nobody", whole, lambda s: s.update(turn=2)),
    ("four actions left", whole, lambda s: s.update(actions_left=4)),
    ("round 0", whole, lambda s: s.update(round=0)),
    ("round 201", whole, lambda s: s.update(round=201)),
    ("took is 0", whole, lambda s: s.update(took=0)),
    ("took with empty hands", whole, lambda s: s.update(turn=1, took=True)),
    ("entrance in a corner", whole, lambda s: s.update(entrance="a1")),
    ("entrance elsewhere", whole, lambda s: s.update(entrance="d1")),
    ("a tile is missing", whole, lambda s: s["tiles"].pop("f6")),
    ("a tile that is not there", whole, lambda s: s["tiles"].update(g1=s["tiles"]["f6"])),
    ("a tile without loot", whole, lambda s: s["tiles"]["f6"].pop("loot")),
    ("too many tees", whole, lambda s: s["tiles"]["c2"].update(shape="tee", open="NES")),
    ("a dead end without chamber", whole, lambda s: s["tiles"]["a6"].update(chamber=False)),
    ("openings of another shape", whole, lambda s: s["tiles"]["c2"].update(open="NE")),
    ("openings in another order", whole, lambda s: s["tiles"]["b1"].update(open="SE")),
    ("openings of the entrance", whole, lambda s: s["tiles"]["c1"].update(open="NE")),
    ("openings of a face-down tile", whole, lambda s: s["tiles"]["f6"].update(open="NES")),
    ("no openings of a face-up tile", whole, lambda s: s["tiles"]["c2"].update(open=None)),
    ("entrance face down", whole, lambda s: s["tiles"]["c1"].update(up=False, open=None)),
    ("loot on a face-down tile", whole, lambda s: _move_treasure(s, "f6")),
    ("a tenth treasure", whole, lambda s: s["tiles"]["c2"]["loot"].append(2)),
    ("a treasure of 4", whole, lambda s: s["carries"].__setitem__(0, 4)),
    ("a treasure too few", whole, lambda s: s["carries"].__setitem__(0, None)),
    ("a figure on a face-down tile", whole, lambda s: s["figures"][0].update(A="f6")),
    ("a figure lost before the collapse", whole, lambda s: s["figures"][0].update(P=None)),
    ("a third figure", whole, lambda s: s["figures"][0].update(B="c1")),
    ("figures of one seat", whole, lambda s: s["figures"].pop()),
    ("a figure on a tile that fell", fallen, lambda s: s["figures"][0].update(P="c2")),
    ("a lost archaeologist who carries", fallen, lambda s: s["carries"].reverse()),
    ("six lanterns", whole, lambda s: s["lanterns_left"].__setitem__(0, 5)),
    ("four lanterns before the collapse", whole, lambda s: s["lanterns_left"].__setitem__(0, 3)),
    ("a lantern twice on a tile", whole, lambda s: s["lanterns"].__setitem__(1, ["c1", "c1"])),
    ("a lantern on a face-down tile", whole, lambda s: s["lanterns"].__setitem__(0, ["f6"])),
    ("a photo twice", whole, lambda s: s["photos"][1].append("2")),
    ("a photo that is not there", whole, lambda s: s["photo_pile"].__setitem__(0, "4M")),
    ("a photo without a chamber", whole, lambda s: s["photos"][1].append(s["photo_pile"].pop())),
    ("piles as a seat sees them", whole, lambda s: s.update(photo_pile=4)),
    ("tiles as a seat sees them", whole, lambda s: s["tiles"]["f6"].update(shape=None, chamber=None)),
    ("the bust not at the bottom", whole, lambda s: s["treasure_pile"].reverse()),
    ("treasures and photos that do not fit", whole, lambda s: s["museum"][0].append(s["treasure_pile"].pop())),
    ("the bust elsewhere than said", found, lambda s: s.update(bust="museum")),
    ("a bust dropped before its chamber fell", found, lambda s: s.update(bust="dropped")),
    ("a bust out of its chamber before that fell", found, lambda s: _carry_bust(s, "d1")),
    ("a finder of a hidden bust", whole, lambda s: s.update(finder=0)),
    ("no finder", found, lambda s: s.update(finder=None)),
    ("a clock before the collapse", found, lambda s: s.update(clock=0)),
    ("no clock after the chamber fell", fallen, lambda s: s.update(clock=None)),
    ("countdown 0", found, lambda s: s.update(countdown=0)),
    ("countdown 4", found, lambda s: s.update(countdown=4)),
    ("a countdown without a bust", whole, lambda s: s.update(countdown=3)),
    ("a countdown after the fall", fallen, lambda s: s.update(countdown=3)),
    ("no countdown in a later turn", found, lambda s: s.update(countdown=None, turn=1)),
    ("a ring that did not fall", fallen, lambda s: s["ring"].append("d1")),
    ("a fallen tile in place", fallen, lambda s: s["fallen"].append("f6")),
    ("a fallen entrance", fallen, lambda s: s["fallen"].append("c1")),
    ("a chamber face down after the fall", fallen, lambda s: s["tiles"]["a6"].update(up=False, open=None)),
    ("idle for -1 turns", whole, lambda s: s["idle"].__setitem__(0, -1)),
    ("everybody idle and not over", whole, lambda s: s.update(idle=[2, 2])),
    ("reached after the last tick", whole, lambda s: s["reached"].__setitem__(0, 41)),
    ("revealed without setting", whole, lambda s: s.update(revealed="c2")),
    ("setting without a revealed tile", setting, lambda s: s.update(revealed=None)),
    ("setting another tile", setting, lambda s: s.update(revealed="f6")),
    ("setting with all actions left", setting, lambda s: s.update(actions_left=3)),
    ("over without a reason", over, lambda s: s.update(reason=None)),
    ("a reason without an end", whole, lambda s: s.update(reason="idle")),
    ("over by rounds in round 5", over, lambda s: s.update(reason="rounds")),
    ("over with an action left", over, lambda s: s.update(actions_left=1)),
    ("running with only the entrance left", over, lambda s: s.update(phase="act", reason=None, idle=[0, 0])),
    ("a round that is a fraction", whole, lambda s: s.update(round=1.0)),
    ("a tick that is not a number", whole, lambda s: s.update(tick=float("nan"))),
    ("a tick beyond all games", whole, lambda s: s.update(tick=10**30)),
]


def _move_treasure(state: Json, tile: str) -> None:
    state["carries"][0] = None
    state["tiles"][tile]["loot"] = [2]


def _carry_bust(state: Json, tile: str) -> None:
    state["tiles"]["c2"]["loot"].remove("bust")
    state["figures"][1]["A"] = tile
    state["carries"][1] = "bust"
    state["bust"] = "carried"


@pytest.mark.parametrize(("make", "change"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_what_cannot_be_is_refused(make: Callable[[], Json], change: Change) -> None:
    state = make()
    Match.load(state)
    change(state)
    with pytest.raises(RefusedError) as refused:
        Match.load(state)
    assert str(refused.value).endswith(".")


GARBAGE = [None, True, -1, 10**30, 1.5, float("nan"), "", "zz", "a1", [], [[]], [None] * 40, {}, {"a1": None}]


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path else []
    for key, part in inside:
        found += _places(part, (*path, key))
    return found


@pytest.mark.parametrize("make", [whole, found, fallen, setting, over])
def test_garbage_anywhere_is_refused_and_never_breaks_the_program(make: Callable[[], Json]) -> None:
    state = make()
    for path in _places(state):
        for garbage in GARBAGE:
            broken = copy.deepcopy(state)
            part = broken
            for key in path[:-1]:
                part = part[key]
            part[path[-1]] = garbage
            try:
                Match.load(broken)
            except RefusedError as refused:
                assert str(refused).endswith(".")


@pytest.mark.parametrize("options", [{"first": 2}, {"first": -1}, {"first": True}, {"first": None}, {"second": 0}])
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(RefusedError):
        Match.new("gold", 2, 1, options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_has_all_pieces_and_everybody_on_the_entrance(players: int) -> None:
    for seed in range(20):
        match = Match.new("gold", players, seed, {"first": players - 1})
        state = match.game.to_json(match.state)
        assert Match.load(state).state.tobytes() == match.state.tobytes()
        assert state["turn"] == state["first"] == players - 1
        assert {tile for figures in state["figures"] for tile in figures.values()} == {state["entrance"]}
        assert (state["round"], state["tick"], state["actions_left"]) == (1, 0, 3)
