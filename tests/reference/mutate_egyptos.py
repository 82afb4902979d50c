"""Positions of the moving phase of Egyptos that random play hardly reaches."""

from __future__ import annotations

import random

from .egyptos import ROW_DIRECTIONS

EACH = 12
LIMITS = {"egyptos": 100, "egypte": 100, "trio": 102}


def chain(state: dict, rng: random.Random) -> None:
    """All in one thin chain: only its ends can be lifted, so somebody often has no move."""
    steps = [(1, 0), (0, 1)] if state["variant"] == "trio" else [(1, 0), (1, 1), (1, -1)]
    x, y = rng.randint(-30, 30), rng.randint(-30, 30)
    cells = []
    for _ in range(EACH * state["players"]):
        cells.append((x, y))
        dx, dy = rng.choice(steps)
        x, y = x + dx, y + dy
    share_out(state, cells, rng)
    give_ends_to(state, cells, rng.randrange(state["players"]))


def give_ends_to(state: dict, cells: list, seat: int) -> None:
    """The ends of the chain change owners with two inner pyramids of the seat."""
    for end in (cells[0], cells[-1]):
        owner = next(s for s, own in enumerate(state["pieces"]) if list(end) in own)
        inner = next(c for c in state["pieces"][seat] if tuple(c) not in (cells[0], cells[-1]))
        if owner != seat:
            state["pieces"][owner].remove(list(end))
            state["pieces"][seat].remove(inner)
            state["pieces"][owner].append(inner)
            state["pieces"][seat].append(list(end))
    state["pieces"] = [sorted(own) for own in state["pieces"]]


def scattered_groups(state: dict, rng: random.Random) -> None:
    """Égypte only: several groups far from each other, some of a single pyramid."""
    if state["variant"] != "egypte":
        return
    corners = [(rng.randint(-20, 20), rng.randint(-20, 20)) for _ in range(rng.randint(2, 6))]
    cells: set[tuple[int, int]] = set()
    while len(cells) < EACH * state["players"]:
        x, y = rng.choice(corners)
        cells.add((x + rng.randint(0, 3), y + rng.randint(0, 3)))
    share_out(state, sorted(cells), rng)


def share_out(state: dict, cells: list[tuple[int, int]], rng: random.Random) -> None:
    """Deal the cells to the players; the moving phase begins, or has lasted for a while."""
    owners = [seat for seat in range(state["players"]) for _ in range(EACH)]
    rng.shuffle(owners)
    state["pieces"] = [[] for _ in range(state["players"])]
    for cell, owner in zip(cells, owners, strict=True):
        state["pieces"][owner].append(list(cell))
    state["pieces"] = [sorted(own) for own in state["pieces"]]
    state["phase"] = "move"
    limit = LIMITS[state["variant"]]
    state["moves"] = rng.choice([0, rng.randint(1, 50), rng.randint(limit - 12, limit - 1)])
    state["turn"] = state["moves"] % state["players"]
    state["seen"] = {}


def fewer_moves_left(state: dict, rng: random.Random) -> None:
    """The limit of moves comes near; what was seen is forgotten, which a load allows."""
    if state["phase"] == "move":
        limit = LIMITS[state["variant"]]
        state["moves"] = limit - state["players"] * rng.randint(1, 4) + state["moves"] % state["players"]
        state["seen"] = {}


def has_row_of_five(state: dict) -> bool:
    for own in state["pieces"]:
        cells = {tuple(cell) for cell in own}
        for x, y in cells:
            for dx, dy in ROW_DIRECTIONS:
                if all((x + n * dx, y + n * dy) in cells for n in range(5)):
                    return True
    return False


def one_change(state: dict, rng: random.Random) -> None:
    """One of the changes above, where it gives no finished game."""
    changed = {**state, "pieces": [list(own) for own in state["pieces"]]}
    rng.choice([chain, chain, scattered_groups, fewer_moves_left])(changed, rng)
    if not has_row_of_five(changed):
        state.update(changed)


EGYPTOS_CHANGES = [one_change]
