"""Cheops positions from small pictures: name what matters, the rest is laid out so that all counts fit.

A picture gives rows from the left, each with its letter:

    b: R .
    a: F M . D

`.` is whatever is left over, `=` any tile that fits; rows and blocks that are not named are `.`, or `=` among
the first `laid` blocks. Treasures that are gone from the pyramid and not named lie in front of the last
player, W before V before B …; laws that were turned up and not named are discarded.
"""

from __future__ import annotations

from itertools import cycle
from typing import Any

COLOURS = "ROGBVW"
MEMBERS = "FMDS"
ROWS = "abcdefghijk"
BLOCKS = [f"{row}{n}" for index, row in enumerate(ROWS) for n in range(1, 12 - index)]
EYES = ["b3", "b8", "d3", "d6", "f2", "f5"]
TABLES = dict(zip(COLOURS, ["I-1", "I-2", "II-1", "II-2", "III-1", "III-2"], strict=True))
UNNAMED_DISCARDED = (6, 12, 11, 10, 9, 5, 7)


def position(picture: str = "", *, laid: int = 0, players: int = 2, **named: Any) -> dict[str, Any]:
    """A state as the protocol writes it. `tables={"R": {"sold": 2}}` names parts of tables."""
    state: dict[str, Any] = {
        "game": "cheops",
        "players": players,
        "turn": 0,
        "phase": "start",
        "market": [],
        "board": False,
        "hands": ["FMDS"] * players,
        "money": [0] * players,
        "kept": [{} for _ in range(players)],
        "laws": [[] for _ in range(players)],
        "discarded": [],
        "taken": None,
        "bought": False,
        "held_this_turn": [],
        "drawn": False,
        "after": "end" if named.get("taken") else None,
        "declared": None,
        "reason": None,
    }
    heights = named.pop("heights", None)
    tables = named.pop("tables", {})
    state |= named
    state["kept"] = [dict(kept) for kept in state["kept"]]
    state["tables"] = {c: {"table": TABLES[c], "sold": 0, "law": None, "seven": None} for c in COLOURS}
    for colour, parts in tables.items():
        state["tables"][colour] |= parts
    state["pyramid"] = _tiles_and_named(picture, laid)
    _lay_laws(state)
    _lay_treasures(state)
    _lay_stacks(state, heights)
    state["neighbours"] = 4 - list(state["pyramid"].values()).count("N")
    return state


def pattern_tile(block: str) -> str:
    """Tiles of which no two of the same member are neighbours."""
    return MEMBERS[(int(block[1:]) + 2 * ROWS.index(block[0])) % 4]


def _tiles_and_named(picture: str, laid: int) -> dict[str, str]:
    pyramid = {block: pattern_tile(block) if index < laid else "." for index, block in enumerate(BLOCKS)}
    for line in picture.strip().splitlines():
        row, contents = line.strip().split(":")
        for n, content in enumerate(contents.split(), start=1):
            pyramid[f"{row}{n}"] = pattern_tile(f"{row}{n}") if content == "=" else content
    return pyramid


def _lay_laws(state: dict[str, Any]) -> None:
    pyramid = state["pyramid"]
    used = [int(content[1:]) for content in pyramid.values() if content[0] == "L"]
    in_play = [*state["market"], *state["discarded"], *[3] * state["board"]]
    in_play += [law for laws in state["laws"] for law in laws]
    in_play += [part["law"] for part in state["tables"].values() if part["law"]]
    in_play += [7 for part in state["tables"].values() if part["seven"]]
    in_play += [int(state["taken"][1:])] if state["taken"] and state["taken"][0] == "L" else []
    taken_eyes = sum(pyramid[eye] not in (".", *_laws()) for eye in EYES)
    assert len(in_play) <= taken_eyes, f"{len(in_play)} laws in play, but only {taken_eyes} eye blocks with a tile"
    spare = [law for law in UNNAMED_DISCARDED if law not in in_play + used]
    state["discarded"] = sorted(state["discarded"] + spare[: taken_eyes - len(in_play)])
    gone = set(in_play + used + state["discarded"])
    unseen = [law for law in range(1, 13) if law not in gone]
    for eye in EYES:
        if pyramid[eye] == ".":
            pyramid[eye] = f"L{unseen.pop(0)}"
    state["box"] = unseen


def _laws() -> list[str]:
    return [f"L{law}" for law in range(1, 13)]


def _lay_treasures(state: dict[str, Any]) -> None:
    pyramid = state["pyramid"]
    left = {colour: 10 - state["tables"][colour]["sold"] for colour in COLOURS}
    for colour in [c for kept in state["kept"] for c, n in kept.items() for _ in range(n)]:
        left[colour] -= 1
    for content in [*pyramid.values(), state["taken"]]:
        if content in left:
            left[content] -= 1
    free = [block for block in BLOCKS if pyramid[block] == "."]
    surplus = sum(left.values()) - len(free)
    assert surplus >= 0, f"{-surplus} more treasures are named than are gone: lay more tiles"
    if not {4, 8} <= set(state["discarded"]):  # with these, what is not named is in the box
        for colour in reversed(COLOURS):
            hoarded = min(surplus, left[colour])
            if hoarded:
                kept = state["kept"][-1]
                kept[colour] = kept.get(colour, 0) + hoarded
                left[colour] -= hoarded
                surplus -= hoarded
    for block in free:
        colour = max(COLOURS, key=lambda c: left[c])
        pyramid[block] = colour
        left[colour] -= 1


def _lay_stacks(state: dict[str, Any], heights: tuple[int, int] | None) -> None:
    used = "".join(state["hands"]) + "".join(c for c in state["pyramid"].values() if c in MEMBERS)
    rest = {member: 16 - used.count(member) for member in MEMBERS}
    assert min(rest.values()) >= 0, f"too many tiles of a member: {rest}"
    tiles = ""
    for member in cycle(MEMBERS):
        if not any(rest.values()):
            break
        if rest[member]:
            tiles += member
            rest[member] -= 1
    third = len(tiles) // 3
    first, second = heights if heights is not None else (third, third)
    state["stacks"] = [tiles[:first], tiles[first : first + second], tiles[first + second :]]
