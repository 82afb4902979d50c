"""The Pharaoh's Gold: the way home, treasures and who is nearer, what lies hidden, what falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.opponents import evaluation
from game.reasons import Case, Reason

_DETOUR = 3  # walks that a wall costs, as the evaluation counts them
_ACTIONS = 3  # in a turn
_VALUES = {"2": 2, "3": 3, "bust": 5}
_ARCHAEOLOGIST, _PORTER = range(2)
_SIDE = 6
_CAVE_IN_SOON = 3  # rings


def _tile(name: str) -> int:
    return "abcdef".index(name[0]) * _SIDE + int(name[1]) - 1


def _table(case: Case) -> dict[str, Any]:
    return case.match.game.to_json(case.view)


# -- what the evaluation knows ------------------------------------------------------------------------------
def walks_home(view: Any, seat: int, tile: int) -> int:
    """Walks from a tile to the entrance, with the seat's lanterns; a wall counts as a detour."""
    ways, _ = evaluation("gold_ways")
    return int(ways.walks_home(view, seat, tile, _DETOUR))


def walks_to(view: Any, seat: int, start: int, goal: int) -> int | None:
    """Walks between two tiles with the seat's lanterns, or None if no way leads there."""
    ways, _ = evaluation("gold_ways")
    walks = int(ways.walks_between(view, 1 << start, 1 << goal, int(view.lanterns[seat])))
    return walks if walks < ways.FAR else None


def rings_until(table: dict[str, Any], tile: str) -> int | None:
    """Which of the coming rings takes a tile, 1 being the next; None if no ring gets there."""
    standing = set(table["tiles"]) - {table["entrance"]}
    ring, number = set(table["ring"]), 0
    while ring:
        number += 1
        ring = {name for name in standing if any(_beside(name, other) for other in ring)}
        if tile in ring:
            return number
        standing -= ring
    return None


def _beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def _after(case: Case) -> Any:
    """What the seat would see after an action that reveals nothing."""
    from game.engine.dispatch import apply
    from game.engine.events import NO_LOG

    view = case.view.copy()
    apply(view, case.match.legal_by_name()[case.action], NO_LOG.copy())
    return view


def _walks_with(case: Case, figure: str) -> str | None:
    """The tile to which this move walks with this figure."""
    return case.parts[2] if case.parts[:2] == ["walk", figure] else None


def _load(case: Case) -> str | None:
    """What the archaeologist carries."""
    carried = _table(case)["carries"][case.seat]
    return None if carried is None else str(carried)


# -- reasons ------------------------------------------------------------------------------------------------
def _delivers(case: Case) -> Reason | None:
    goal, load = _walks_with(case, "A"), _load(case)
    if load is None or goal != _table(case)["entrance"]:
        return None
    return Reason("hint-gold-deliver", {"treasure": load, "points": _VALUES[load]})


def _falls(case: Case) -> Reason | None:
    """Whoever walks away from what falls soon."""
    figure = case.parts[1] if case.parts[0] == "walk" else None
    table = _table(case)
    if figure is None or table["clock"] is None:
        return None
    here = table["figures"][case.seat][figure]
    rings = rings_until(table, here)
    if rings is None or rings > _CAVE_IN_SOON:
        return None
    return Reason("hint-gold-falls", {"tile": here, "rings": rings, "name": case.names[table["clock"]]})


def _homeward(case: Case) -> Reason | None:
    goal, load = _walks_with(case, "A"), _load(case)
    if load is None or goal is None:
        return None
    view = case.view
    before = walks_home(view, case.seat, int(view.figures[case.seat, _ARCHAEOLOGIST]))
    after = walks_home(view, case.seat, _tile(goal))
    if after >= before:
        return None
    return Reason("hint-gold-homeward", {"treasure": load, "walks": after})


def _robs(case: Case) -> Reason | None:
    if case.parts[0] != "steal":
        return None
    victim = int(case.parts[1])
    load = str(_table(case)["carries"][victim])
    return Reason("hint-gold-steal", {"name": case.names[victim], "treasure": load})


def _picks_up(case: Case) -> Reason | None:
    if case.parts[0] != "pick":
        return None
    view = case.view
    walks = walks_home(view, case.seat, int(view.figures[case.seat, _ARCHAEOLOGIST]))
    return Reason("hint-gold-pick", {"treasure": case.parts[1], "walks": walks})


def _loot_ahead(case: Case) -> Reason | None:
    """The most valuable treasure that this walk brings nearer."""
    goal = _walks_with(case, "A")
    if goal is None or _load(case) is not None:
        return None
    view, table = case.view, _table(case)
    here = int(view.figures[case.seat, _ARCHAEOLOGIST])
    found = []
    for name, tile in table["tiles"].items():
        before = walks_to(view, case.seat, here, _tile(name))
        after = walks_to(view, case.seat, _tile(goal), _tile(name))
        if tile["loot"] and name != table["entrance"] and after is not None and (before is None or after < before):
            best = max(map(str, tile["loot"]), key=lambda loot: _VALUES[loot])
            found.append((_VALUES[best], -after, best, name))
    if not found:
        return None
    _, after, best, name = max(found)
    return _against_a_rival(case, best, -after, name)


def _against_a_rival(case: Case, treasure: str, walks: int, name: str) -> Reason:
    view = case.view
    values: dict[str, Any] = {"treasure": treasure, "walks": walks, "tile": name}
    reach = {seat: _rival_walks(view, seat, name) for seat in case.others}
    near = {seat: number for seat, number in reach.items() if number is not None}
    if not near:
        return Reason("hint-gold-loot", values)
    rival = min(near, key=lambda seat: near[seat])
    return Reason("hint-gold-loot-race", values | {"name": case.names[rival], "others": near[rival]})


def _rival_walks(view: Any, seat: int, name: str) -> int | None:
    here = int(view.figures[seat, _ARCHAEOLOGIST])
    return walks_to(view, seat, here, _tile(name)) if here >= 0 and not view.carries[seat] else None


def _thief_behind(case: Case) -> Reason | None:
    """A rival with empty hands is within a turn's reach of a carrier who walks."""
    if _load(case) is None or _walks_with(case, "A") is None:
        return None
    view = case.view
    here = int(view.figures[case.seat, _ARCHAEOLOGIST])
    for seat in case.others:
        there = int(view.figures[seat, _ARCHAEOLOGIST])
        walks = walks_to(view, seat, there, here) if there >= 0 and not view.carries[seat] else None
        if walks is not None and walks <= _ACTIONS:
            return Reason("hint-gold-thief", {"name": case.names[seat], "walks": walks})
    return None


def _unknown_ahead(case: Case) -> Reason | None:
    if case.parts[0] != "reveal":
        return None
    view, table = case.view, _table(case)
    hidden = sum(not tile["up"] for tile in table["tiles"].values())
    return Reason("hint-gold-reveal", {"chambers": int(view.photos_left), "tiles": hidden})


def _leads_on(case: Case) -> Reason | None:
    """A tile just revealed: how many face-down tiles it opens."""
    if case.parts[0] != "set":
        return None
    tiles = _table(case)["tiles"]
    steps = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
    column, row = ord(case.parts[1][0]), int(case.parts[1][1])
    beside = [f"{chr(column + steps[side][0])}{row + steps[side][1]}" for side in case.parts[2]]
    count = sum(name in tiles and not tiles[name]["up"] for name in beside)
    return Reason("hint-gold-set", {"count": count}) if count else None


def _lengthens(case: Case) -> Reason | None:
    """Turning a tile makes a rival's way home with a treasure longer."""
    if case.parts[0] != "rotate":
        return None
    view, after = case.view, _after(case)
    for seat in case.others:
        here = int(view.figures[seat, _ARCHAEOLOGIST])
        if here < 0 or not view.carries[seat]:
            continue
        walks, longer = walks_home(view, seat, here), walks_home(after, seat, here)
        if longer > walks:
            return Reason("hint-gold-longer", {"name": case.names[seat], "walks": walks, "longer": longer})
    return None


def _shortens(case: Case) -> Reason | None:
    """Turning a tile or setting a lantern makes the own way home shorter."""
    if case.parts[0] not in ("rotate", "lantern"):
        return None
    view, after = case.view, _after(case)
    here = int(view.figures[case.seat, _ARCHAEOLOGIST])
    if here < 0:
        return None
    walks, shorter = walks_home(view, case.seat, here), walks_home(after, case.seat, here)
    if shorter >= walks:
        return None
    return Reason("hint-gold-shorter", {"walks": walks, "shorter": shorter})


def _porter_follows(case: Case) -> Reason | None:
    """The porter is of use near his archaeologist."""
    goal = _walks_with(case, "P")
    if goal is None:
        return None
    view = case.view
    here = int(view.figures[case.seat, _ARCHAEOLOGIST])
    if here < 0:
        return None
    before = walks_to(view, case.seat, int(view.figures[case.seat, _PORTER]), here)
    after = walks_to(view, case.seat, _tile(goal), here)
    nearer = after is not None and (before is None or after < before)
    return Reason("hint-gold-porter") if nearer else None


REASONS: tuple[Callable[[Case], Reason | None], ...] = (
    _delivers,
    _falls,
    _robs,
    _picks_up,
    _homeward,
    _thief_behind,
    _loot_ahead,
    _lengthens,
    _shortens,
    _unknown_ahead,
    _leads_on,
    _porter_follows,
)
