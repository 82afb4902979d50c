"""Reached positions, altered in ways that keep them valid: a short way to rare situations."""

from __future__ import annotations

import random

from .common import ReferenceGame
from .engines import load
from .invariants import problems
from .mutate_cheops import CHEOPS_CHANGES
from .mutate_egyptos import EGYPTOS_CHANGES
from .mutate_gold import GOLD_CHANGES

CHANGES = {"cheops": CHEOPS_CHANGES, "gold": GOLD_CHANGES, "egyptos": EGYPTOS_CHANGES}
ATTEMPTS = 5
RARE_PHASES = ("law", "set")


def is_time_to_mutate(game: ReferenceGame, rate: float, rng: random.Random) -> bool:
    return rng.random() < (8 * rate if game.phase in RARE_PHASES else rate)


def mutate(game: ReferenceGame, rng: random.Random) -> ReferenceGame:
    """Another game with several changes; the game itself if no attempt gave a valid position."""
    if game.phase == "declare":
        return game
    for _ in range(ATTEMPTS):
        state = game.state()
        changes = CHANGES[game.GAME]
        for change in rng.sample(changes, rng.randint(1, len(changes))):
            change(state, rng)
        if not problems(state) and goes_on(state):
            return load(state)
    return game


def goes_on(state: dict) -> bool:
    """A position in which the game would have ended before does not count as valid."""
    if state["game"] == "cheops" and state["phase"] == "start":
        game = load(state)
        return any(game._placements(hand) for hand in game.hands)
    if state["game"] == "gold":
        return not all(turns >= 2 for turns in state["idle"])
    return state["phase"] != "over"
