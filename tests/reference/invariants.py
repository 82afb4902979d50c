"""What is true of every state of a running game; used to check games and mutated positions."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from .cheops_pieces import BLOCKS, COLOURS, EYE_BLOCKS, FAMILY, ROWS_OF_TABLE, SUPPORTS, TILES
from .gold_board import BUST
from .gold_board import TILES as GOLD_TILES


def problems(state: dict) -> list[str]:
    checks = {"cheops": cheops_checks, "gold": gold_checks, "egyptos": egyptos_checks}[state["game"]](state)
    return [name for name, holds in checks.items() if not holds]


# -- Cheops ------------------------------------------------------------------------------------------------


def laws_by_place(state: dict) -> dict[str, list[int]]:
    """All twelve laws, by where they are."""
    tables = state["tables"].values()
    return {
        "pyramid": [int(content[1:]) for content in state["pyramid"].values() if content.startswith("L")],
        "box": list(state["box"]),
        "taken": [int(state["taken"][1:])] if (state["taken"] or "").startswith("L") else [],
        "market": list(state["market"]),
        "board": [3] if state["board"] else [],
        "under": [table["law"] for table in tables if table["law"]],
        "on": [7 for table in tables if table["seven"]],
        "held": [law for laws in state["laws"] for law in laws],
        "discarded": list(state["discarded"]),
    }


def treasures_left(state: dict) -> Counter:
    """Pyramid + sold + kept + taken, by colour."""
    counts = Counter(content for content in state["pyramid"].values() if content in COLOURS)
    counts.update({colour: table["sold"] for colour, table in state["tables"].items()})
    for kept in state["kept"]:
        counts.update(kept)
    if state["taken"] in list(COLOURS):
        counts[state["taken"]] += 1
    return counts


def full_colours(state: dict) -> list[str]:
    tables = state["tables"]
    return [c for c in COLOURS if tables[c]["sold"] == len(ROWS_OF_TABLE[tables[c]["table"]]) - 1]


def may_miss_treasures(state: dict, colour: str) -> bool:
    boxed_now = state["tables"][colour]["law"] == 4 and colour in full_colours(state)
    return boxed_now or {4, 8} <= set(state["discarded"])


def cheops_checks(state: dict) -> dict[str, bool]:
    laws = laws_by_place(state)
    treasures = treasures_left(state)
    pyramid = state["pyramid"]
    tiles = Counter("".join([*state["hands"], *state["stacks"], *(c for c in pyramid.values() if c in FAMILY)]))
    running = state["phase"] not in ("over", "declare")
    pending = state["phase"] in ("treasure", "law")
    return {
        "twelve laws": sorted(chain(*laws.values())) == list(range(1, 13)),
        "six laws in the box": len(laws["box"]) == 6,
        "ten treasures of a colour": all(
            treasures[c] == 10 or (treasures[c] < 10 and may_miss_treasures(state, c)) for c in COLOURS
        ),
        "sixteen tiles of each member": all(tiles[member] == 16 for member in FAMILY),
        "four neighbours": state["neighbours"] + list(pyramid.values()).count("N") == 4,
        "laws on eye blocks": all(b in EYE_BLOCKS for b in BLOCKS if pyramid[b].startswith("L")),
        "treasures on other blocks": all(pyramid[b] not in COLOURS for b in EYE_BLOCKS),
        "support": all(pyramid[below] in TILES for b in BLOCKS if pyramid[b] in TILES for below in SUPPORTS[b]),
        "hands of four": all(len(hand) <= 4 for hand in state["hands"]),
        "taken and after go together": pending == bool(state["taken"]) == bool(state["after"]),
        "not yet ended": not running
        or (len(full_colours(state)) < 2 + state["board"] and (pending or cheops_holds_something(state))),
        "reason when over": (state["phase"] == "over") == bool(state["reason"]),
        "no debts": min(state["money"]) >= 0,
    }


def cheops_holds_something(state: dict) -> bool:
    return any(content not in TILES for content in state["pyramid"].values())


# -- The Pharaoh's Gold ------------------------------------------------------------------------------------


def gold_treasures(state: dict) -> list:
    lying = [treasure for tile in state["tiles"].values() for treasure in tile["loot"]]
    carried = [treasure for treasure in state["carries"] if treasure]
    return [*lying, *carried, *chain(*state["museum"]), *state["treasure_pile"]]


def gold_checks(state: dict) -> dict[str, bool]:
    tiles = state["tiles"]
    up = [tile for tile in tiles if tiles[tile]["up"]]
    treasures = Counter(gold_treasures(state))
    standing = [tile for figures in state["figures"] for tile in figures.values() if tile]
    lanterns = [len(lit) + left for lit, left in zip(state["lanterns"], state["lanterns_left"], strict=True)]
    found = sum(tiles[tile]["chamber"] for tile in up if tile != state["revealed"])
    photos = sum(len(own) for own in state["photos"])
    whole = not state["fallen"]
    return {
        "every tile stands or fell": sorted([*tiles, *state["fallen"]]) == GOLD_TILES,
        "treasures": treasures[2] <= 4 and treasures[3] <= 4 and (not whole or treasures.total() == 9),
        "bust": treasures[BUST] == (state["bust"] != "lost"),
        "photos": photos + len(state["photo_pile"]) == 5,
        "a photo for each chamber": not whole or photos == found,
        "figures stand on face-up tiles": all(tile in up for tile in standing),
        "lanterns": all(number <= 5 and (not whole or number == 5) for number in lanterns),
        "lanterns on face-up tiles": all(tile in up for lit in state["lanterns"] for tile in lit),
        "empty hands on the entrance": all(
            not carried or figures["A"] not in (None, state["entrance"])
            for carried, figures in zip(state["carries"], state["figures"], strict=True)
        ),
        "nothing on the entrance": not tiles[state["entrance"]]["loot"],
        "clock means fallen": (state["clock"] is None) == whole,
        "revealed means set": (state["phase"] == "set") == (state["revealed"] is not None),
        "took means carrying": not state["took"] or state["carries"][state["turn"]] is not None,
        "reason when over": (state["phase"] == "over") == bool(state["reason"]),
    }


# -- Egyptos -----------------------------------------------------------------------------------------------


def egyptos_checks(state: dict) -> dict[str, bool]:
    laid = sum(len(cells) for cells in state["pieces"])
    moving = state["phase"] == "move"
    return {
        "turn": state["turn"] == (laid + state["moves"]) % state["players"],
        "no two on one cell": len({tuple(c) for cells in state["pieces"] for c in cells}) == laid,
        "all laid when moving": not moving or laid == 12 * state["players"],
        "seen counts": not moving or sum(state["seen"].values()) <= state["moves"] + 1,
        "seen twice at most": not moving or max(state["seen"].values(), default=1) <= 2,
        "reason when over": (state["phase"] == "over") == bool(state["reason"]),
    }
