"""Why an action is not legal."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.gold.boards import TILES, maze

MAZE = """
    ╺·····
    ······
    ······
    ··━···
    ··┃···
    ·┏@━┃·
"""
FALLEN = """
    ╺╸··╔╗
    ······
    ······
    ······
    ··o···
    ·┏@━··
"""


def key(match: Match, name: str) -> str | None:
    reason = match.game.why_not(match.state, name)
    return None if reason is None else reason.key


@pytest.mark.parametrize(
    ("name", "expected", "fields"),
    [
        ("walk A d1", None, {}),
        ("walk A d1", "no-actions-left", {"actions_left": 0}),
        ("walk A c1", "already-there", {}),
        ("walk A b2", "tile-face-down", {}),
        ("walk A e1", "wall-between", {"A": "d1 c1"}),
        ("walk A a6", "no-chain-of-lanterns", {}),
        ("walk A g1", "no-such-action", {}),
        ("fly A d1", "no-such-action", {}),
        ("reveal c2", "already-face-up", {}),
        ("reveal f6", "not-a-neighbour", {}),
        ("reveal d2", "own-tile-shows-a-wall", {"A": "d1 c1"}),
        ("set c2 NS", "nothing-to-set", {}),
        ("rotate c1 NES", "entrance-stays", {}),
        ("rotate c3 NS", "not-a-neighbour", {}),
        ("rotate e1 EW", None, {"P": "d1 c1"}),
        ("rotate d1 EW", "own-tile-shows-a-wall", {"P": "e1 c1"}),
        ("rotate c2 NE", "another-shape", {}),
        ("rotate c2 NS", "lies-so-already", {}),
        ("rotate f6 NS", "tile-face-down", {}),
        ("lantern", "lantern-here-already", {"lanterns": ["c1", ""]}),
        ("unlantern", "no-lantern-here", {"lanterns": ["d1", "c1"]}),
        ("pick 2", "not-lying-here", {}),
        ("pick 2", "hands-full", {"A": "a6 c1", "carries": [3, None], "loot": {"a6": [2]}}),
        ("drop", "hands-empty", {}),
        ("drop", "just-taken", {"A": "a6 c1", "carries": [3, None], "took": True}),
        ("steal 0", "your-own-hands", {}),
        ("steal 2", "no-such-seat", {}),
        ("steal 1", "carries-nothing", {}),
        ("steal 1", "not-on-the-same-tile", {"A": "c1 a6", "carries": [None, 2]}),
        ("end", None, {}),
    ],
)
def test_an_action_that_is_not_legal_has_a_reason(name: str, expected: str | None, fields: dict[str, Any]) -> None:
    assert key(maze(MAZE, **fields), name) == expected


def test_reasons_after_the_chamber_fell() -> None:
    match = maze(FALLEN, clock=0, A="- c1")
    assert key(match, "walk A d1") == "archaeologist-lost"
    assert key(match, "walk P c2") == "tile-has-fallen"
    assert key(match, "pick 2") == "archaeologist-lost"
    assert key(maze(FALLEN, clock=0, P="- c1"), "lantern") == "porter-lost"
    assert key(maze(FALLEN, clock=0, lanterns_left=[0, 5]), "lantern") == "no-lanterns-left"


def test_while_a_tile_is_to_be_set_everything_else_waits() -> None:
    match = maze(MAZE, hidden={"d3": "tee"}, A="c3 c1")
    match.play("reveal d3")
    assert key(match, "end") == "set-the-revealed-tile-first"
    assert key(match, "set f6 NES") == "set-the-revealed-tile-first"
    assert key(match, "set d3 NESW") == "another-shape"


ALL_NAMES = [f"walk {figure} {tile}" for figure in "AP" for tile in TILES]
ALL_NAMES += [f"reveal {tile}" for tile in TILES]
ALL_NAMES += [
    f"{verb} {tile} {openings}"
    for verb in ("set", "rotate")
    for tile in TILES
    for openings in ("N", "E", "NE", "NW", "ES", "SW", "NS", "EW", "NES", "NEW", "ESW", "NSW", "", "NESW")
]
ALL_NAMES += ["lantern", "unlantern", "pick 2", "pick 3", "pick bust", "drop", "end", "", "steal", "walk A"]
ALL_NAMES += [f"steal {seat}" for seat in range(10)]


def test_a_reason_is_given_exactly_when_an_action_is_not_legal() -> None:
    for seed in range(6):
        match = Match.new("gold", 2 + seed % 3, seed)
        rng = make_rng(seed)
        for ply in range(400):
            legal = match.legal_by_name()
            if ply % 40 == 0:
                for name in ALL_NAMES:
                    assert (key(match, name) is None) == (name in legal), name
            if match.over:
                break
            names = sorted(legal)
            match.play(names[below(rng, len(names))])
