"""Typical moments of Cheops, found by playing: the same on every machine, since all chance is in the deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from game.engine.cheops.notation import to_json
from game.engine.match import Match
from tests.view.cheops.seat import pick

Wanted = Callable[[dict[str, Any], Match], bool]


def taken(what: str) -> Wanted:
    return lambda table, match: table["taken"] == what and len(match.legal()) > 1


def law_under_tile(law: int) -> Wanted:
    """A block with this law can be reached now."""

    def wanted(table: dict[str, Any], match: Match) -> bool:
        names = [name.split(" ") for name in match.legal_by_name()]
        return any(words[0] == "place" and table["pyramid"][words[2]] == f"L{law}" for words in names)

    return wanted


def holding(law: int) -> Wanted:
    """A held law that can be played at the start or end of a turn."""
    return lambda table, match: (
        table["phase"] in ("start", "end")
        and any(name.startswith(f"law {law} ") for name in match.legal_by_name())
    )


def phase(name: str) -> Wanted:
    return lambda table, match: bool(table["phase"] == name)


MOMENTS: dict[str, tuple[int, int, Wanted]] = {  # players, least actions, what
    "first-turn": (5, 0, phase("start")),
    "sell-or-keep": (5, 60, lambda table, match: {"sell", "keep"} <= match.legal_by_name().keys()),
    "what-changed": (5, 90, phase("start")),
    "law-7": (4, 0, taken("L7")),
    "law-8": (3, 40, taken("L8")),
    "law-12": (2, 0, taken("L12")),
    "drawing": (3, 50, lambda table, match: "draw 1" in match.legal_by_name()),
    "over": (5, 0, phase("over")),
}


@cache
def actions_to(players: int, least: int, wanted: Wanted) -> tuple[int, tuple[str, ...]]:
    """A seed and the actions that lead to such a moment of seat 0 (or of anybody, at the end)."""
    for seed in range(1, 500):
        match, chance = Match.new("cheops", players, seed), random.Random(seed)
        while True:
            table = to_json(match.state)
            mine = match.turn == 0 or match.over
            if mine and len(match.actions) >= least and wanted(table, match):
                return seed, tuple(match.actions)
            if match.over:
                break
            match.play(pick(chance, sorted(match.legal_by_name())))
    raise AssertionError("no such moment")


def match_at(players: int, least: int, wanted: Wanted) -> tuple[int, Match]:
    """A match at such a moment."""
    seed, actions = actions_to(players, least, wanted)
    match = Match.new("cheops", players, seed)
    for action in actions:
        match.play(action)
    return seed, match
