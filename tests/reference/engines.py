"""The three reference engines by name, and the tables they can be dealt for."""

from __future__ import annotations

import random

from .cheops import Cheops
from .common import ReferenceGame
from .egyptos import Egyptos
from .gold import Gold

ENGINES: dict[str, type[ReferenceGame]] = {"cheops": Cheops, "gold": Gold, "egyptos": Egyptos}
SEATS = {"cheops": [2, 3, 4, 5], "gold": [2, 3, 4], "egyptos": [2, 3]}


def load(state: dict) -> ReferenceGame:
    return ENGINES[state["game"]].load(state)


def random_options(name: str, players: int, rng: random.Random) -> dict:
    if name == "egyptos":
        return {"variant": "trio" if players == 3 else rng.choice(["egyptos", "egypte"])}
    return {"first": rng.randrange(players)} if rng.random() < 0.7 else {}
