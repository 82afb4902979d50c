"""Changes to a running game of Cheops that keep every count right."""

from __future__ import annotations

import random

from .cheops_pieces import BLOCKS, COLOURS, NEIGHBOURS, ROWS_OF_TABLE, SUPPORTS, TILES
from .invariants import laws_by_place, treasures_left

HELD_LAWS = (10, 11, 12)


def change_money(state: dict, rng: random.Random) -> None:
    state["money"] = [rng.choice([0, 5, 15, 20, 25, 30, 45, 100]) for _ in state["money"]]


def swap_hidden_laws(state: dict, rng: random.Random) -> None:
    """The face-down laws and those in the box change places at random."""
    blocks = [block for block, content in state["pyramid"].items() if content.startswith("L")]
    laws = [int(state["pyramid"][block][1:]) for block in blocks] + state["box"]
    rng.shuffle(laws)
    for block in blocks:
        state["pyramid"][block] = f"L{laws.pop()}"
    state["box"] = sorted(laws)


def deal_laws_anew(state: dict, rng: random.Random) -> None:
    """All twelve laws change names; those turned up lie where such a law may lie."""
    if any(treasures_left(state)[colour] != 10 for colour in COLOURS):
        return
    places = laws_by_place(state)
    laws = rng.sample(range(1, 13), 12)
    if places["taken"]:
        taken = rng.choice([8, rng.randint(4, 12)])
        laws.remove(taken)
        state["taken"] = f"L{taken}"
    for block, content in state["pyramid"].items():
        if content.startswith("L"):
            state["pyramid"][block] = f"L{laws.pop()}"
    state["box"] = sorted(laws.pop() for _ in range(6))
    lay_out_face_up(state, laws, rng)


def lay_out_face_up(state: dict, laws: list[int], rng: random.Random) -> None:
    state["market"], state["board"], state["discarded"] = [], False, []
    state["laws"] = [[] for _ in state["laws"]]
    for table in state["tables"].values():
        table["law"] = table["seven"] = None
    removed = rng.choice([law for law in laws if law != 8] or [None]) if 8 in laws else None
    for law in laws:
        lay_out_law(state, law, law == removed, rng)
    state["discarded"].sort()
    for held in state["laws"]:
        held.sort()
    own = [law for law in state["laws"][state["turn"]] if law in HELD_LAWS]
    number = min(len(own), rng.randint(0, most_held_this_turn(state)))
    state["held_this_turn"] = sorted(rng.sample(own, number))


def most_held_this_turn(state: dict) -> int:
    """One tablet from the neighbour, if he did not just take it, and one from the placement."""
    if state["phase"] == "law" and state["after"] == "start":
        return 0
    return int(state["bought"]) + int(state["phase"] == "end")


def change_bought(state: dict, rng: random.Random) -> None:
    if state["neighbours"] < 4 and state["after"] != "start":
        state["bought"] = rng.random() < 0.7
        state["held_this_turn"] = state["held_this_turn"][: most_held_this_turn(state)]


def lay_out_law(state: dict, law: int, removed: bool, rng: random.Random) -> None:
    if removed or law == 8 or (law >= 9 and rng.random() < 0.2):
        state["discarded"].append(law)
    elif law in (1, 2):
        state["market"].append(law)
    elif law == 3:
        state["board"] = True
    elif law in (4, 5, 6):
        free = [colour for colour in COLOURS if state["tables"][colour]["law"] is None]
        state["tables"][rng.choice(free)]["law"] = law
    elif law == 7:
        table = rng.choice(list(state["tables"].values()))
        table["seven"] = rng.randint(1, len(ROWS_OF_TABLE[table["table"]]))
    else:
        rng.choice([rng.choice(state["laws"]), state["laws"][state["turn"]]]).append(law)


def gather_sales(state: dict, rng: random.Random) -> None:
    """Sold treasures change their colour with some in the pyramid, towards fuller tables."""
    tables, pyramid = state["tables"], state["pyramid"]
    gaining, losing = rng.sample(COLOURS, 2)
    while tables[losing]["sold"] and tables[gaining]["sold"] < last_row(tables[gaining]):
        blocks = [block for block, content in pyramid.items() if content == gaining]
        if not blocks:
            return
        pyramid[rng.choice(blocks)] = losing
        tables[gaining]["sold"] += 1
        tables[losing]["sold"] -= 1


def last_row(table: dict) -> int:
    return len(ROWS_OF_TABLE[table["table"]]) - 1


def sell_kept(state: dict, rng: random.Random) -> None:
    """Kept treasures become sold ones."""
    for kept in state["kept"]:
        for colour in list(kept):
            table = state["tables"][colour]
            while kept[colour] and table["sold"] < last_row(table) and rng.random() < 0.7:
                kept[colour] -= 1
                table["sold"] += 1
            if not kept[colour]:
                del kept[colour]


def deal_kept_anew(state: dict, rng: random.Random) -> None:
    treasures = [colour for kept in state["kept"] for colour, n in kept.items() for _ in range(n)]
    state["kept"] = [{} for _ in state["kept"]]
    for colour in treasures:
        kept = rng.choice(state["kept"])
        kept[colour] = kept.get(colour, 0) + 1


def deal_tiles_anew(state: dict, rng: random.Random) -> None:
    """Hands and stacks keep their sizes; the tiles in them change places."""
    tiles = list("".join(state["hands"] + state["stacks"]))
    rng.shuffle(tiles)
    hands = [[tiles.pop() for _ in hand] for hand in state["hands"]]
    state["hands"] = ["".join(sorted(hand, key="FMDS".index)) for hand in hands]
    state["stacks"] = ["".join(tiles.pop() for _ in stack) for stack in state["stacks"]]


def build_up(state: dict, rng: random.Random) -> None:
    """Tiles from the stacks cover some more treasures, which the players keep."""
    for _ in range(rng.choice([3, 10, 60])):
        block = rng.choice(open_treasure_blocks(state) or [None])
        stack = rng.randrange(3)
        if block is None:
            return
        around = [state["pyramid"][other] for other in NEIGHBOURS[block]]
        fitting = [tile for tile in state["stacks"][stack] if tile not in around]
        if fitting:
            cover(state, block, stack, rng.choice(fitting), rng.choice(state["kept"]))


def open_treasure_blocks(state: dict) -> list[str]:
    pyramid = state["pyramid"]
    return [
        block
        for block in BLOCKS
        if pyramid[block] in COLOURS and all(pyramid[below] in TILES for below in SUPPORTS[block])
    ]


def cover(state: dict, block: str, stack: int, tile: str, kept: dict) -> None:
    colour = state["pyramid"][block]
    kept[colour] = kept.get(colour, 0) + 1
    state["pyramid"][block] = tile
    state["stacks"][stack] = state["stacks"][stack].replace(tile, "", 1)


def change_turn(state: dict, rng: random.Random) -> None:
    if state["phase"] == "start" and not state["bought"]:
        state["turn"] = rng.randrange(state["players"])


CHEOPS_CHANGES = [
    change_bought,
    change_money,
    swap_hidden_laws,
    deal_laws_anew,
    gather_sales,
    gather_sales,
    gather_sales,
    sell_kept,
    deal_kept_anew,
    deal_tiles_anew,
    build_up,
    change_turn,
]
