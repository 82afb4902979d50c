"""Actions as sentences that tell somebody what to do: “Lay the father on c4.”"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.words import Value, Words

if TYPE_CHECKING:
    from game.engine.match import Match

Values = dict[str, Value]


def deed(words: Words, match: Match, action: str, names: Sequence[str]) -> str:
    """What this action of the player to move would be, in one sentence without an end."""
    key, values = _TOLD[match.game.id](action, match, names)
    return words(f"deed-{match.game.id}-{key}", **values)


def _cheops(action: str, match: Match, names: Sequence[str]) -> tuple[str, Values]:
    verb, *rest = action.split(" ")
    if verb == "law":
        return _cheops_law(rest[0], rest[1:], names)
    if verb == "place":
        return verb, {"member": rest[0], "block": rest[1]}
    if verb in ("sell", "keep", "box"):
        taken = str(match.game.to_json(match.view(match.turn))["taken"])
        return (verb, {"colour": taken}) if not taken.startswith("L") else ("box-law", {"law": taken[1:]})
    if verb in ("neighbour", "draw", "declare"):
        return verb, {{"neighbour": "block", "draw": "stack", "declare": "colour"}[verb]: rest[0]}
    return verb, {}


_LAW_PARTS = {
    "4": ("colour",),
    "5": ("colour",),
    "6": ("colour",),
    "7": ("colour", "row"),
    "10": ("colour",),
    "11": ("member", "block"),
}


def _cheops_law(law: str, rest: list[str], names: Sequence[str]) -> tuple[str, Values]:
    if law in ("4", "5", "6"):
        return "law-under", {"law": law, "colour": rest[0]}
    if law == "8":
        values: Values = {"colour": rest[-1]}
        if rest[0] == "seat":
            values = {"name": names[int(rest[1])], "law": rest[2][1:]}
        return f"law-8-{rest[0]}", values
    if law == "12":
        return _exchange(rest)
    return f"law-{law}", dict(zip(_LAW_PARTS.get(law, ()), rest, strict=False))


def _exchange(rest: list[str]) -> tuple[str, Values]:
    if rest[0].isupper():
        return "law-12-kept", {"colour": rest[0], "block": rest[1]}
    return "law-12", {"first": rest[0], "second": rest[1]}


def _gold(action: str, match: Match, names: Sequence[str]) -> tuple[str, Values]:
    verb, *rest = action.split(" ")
    if verb == "walk":
        return verb, {"figure": rest[0], "tile": rest[1]}
    if verb in ("set", "rotate"):
        return verb, {"tile": rest[0], "sides": " ".join(rest[1])}
    if verb == "pick":
        return verb, {"treasure": rest[0]}
    if verb == "steal":
        return verb, {"victim": names[int(rest[0])]}
    return verb, {"tile": rest[0]} if rest else {}


def _egyptos(action: str, match: Match, names: Sequence[str]) -> tuple[str, Values]:
    verb, *cells = action.replace("-", "−").split(" ")
    return verb, dict(zip(("origin", "cell") if len(cells) == 2 else ("cell",), cells, strict=False))


_TOLD: dict[str, Callable[[str, Match, Sequence[str]], tuple[str, Values]]] = {
    "cheops": _cheops,
    "gold": _gold,
    "egyptos": _egyptos,
}
