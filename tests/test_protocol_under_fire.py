"""A hundred thousand generated lines: each gets one reply, and none confuses the engine."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from game.engine.match import Match
from game.engine.spec import GAMES
from game.protocol import Engine
from tests.engine.setups import SETUPS

LINES = 100_000
ODD_VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3.5, 10**9, 10**25, -(10**25), 1e308, "", "a", "a1", "R", "L9",
    "place", "pass", "\u0000", "é" * 50, "x" * 500, [], {}, [[]], [None], {"": None}, [1, 2, 3], {"a": {"b": [1]}},
    "bust", "NES", "over",
]  # fmt: skip


def requests_of(match: Match, chance: random.Random) -> list[dict[str, Any]]:
    """Well-formed requests that fit a match."""
    names = list(match.legal_by_name()) or ["end"]
    return [
        {"cmd": "hello"},
        {
            "cmd": "new",
            "game": match.game.id,
            "players": match.players,
            "seed": chance.randrange(99),
            "options": {},
        },
        {"cmd": "load", "state": match.game.to_json(match.state)},
        {"cmd": "state", "view": chance.randrange(match.players)},
        {"cmd": "legal"},
        {"cmd": "play", "action": chance.choice(names)},
        {"cmd": "undo"},
        {"cmd": "record"},
        {"cmd": "replay", "record": match.record()},
        {"cmd": "result"},
        {"cmd": "perft", "depth": 1},
    ]


def spots_in(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) inside a JSON value."""
    if isinstance(value, dict):
        own = [(value, key) for key in value]
    elif isinstance(value, list):
        own = [(value, index) for index in range(len(value))]
    else:
        return []
    return own + [spot for container, key in own for spot in spots_in(container[key])]


def bend(request: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The request with one to three things put out of joint."""
    bent = copy.deepcopy(request)
    for _ in range(chance.randint(1, 3)):
        spots = spots_in(bent)
        if not spots:
            break
        container, key = chance.choice(spots)
        kind = chance.randrange(4)
        if kind == 0:
            del container[key]
        elif kind == 1 and isinstance(container, dict):
            container[str(chance.choice(ODD_VALUES))[:40]] = container[key]
        elif kind == 2:
            container[key] = copy.deepcopy(chance.choice(spots)[0])
        else:
            container[key] = copy.deepcopy(chance.choice(ODD_VALUES))
    return bent


def garble(line: bytes, chance: random.Random) -> bytes:
    """The line with some bytes lost, doubled or changed."""
    at = chance.randrange(len(line))
    return chance.choice(
        [
            line[:at],
            line[at:],
            line[:at] + bytes([chance.randrange(256)]) + line[at + 1 :],
            line[:at] * 2 + line[at:],
        ]
    )


def positions(chance: random.Random) -> list[Match]:
    """A match in the middle of every kind of game."""
    matches = []
    for setup in SETUPS:
        match = setup.deal(chance.randrange(1000))
        for _ in range(chance.randrange(5, 60)):
            if match.over:
                break
            match.play(chance.choice(sorted(match.legal_by_name())))
        matches.append(match)
    return matches


def test_a_hundred_thousand_lines() -> None:
    chance = random.Random(2026)
    pool = [
        json.dumps(bend(request, chance)).encode()
        for match in positions(chance)
        for request in requests_of(match, chance)
        for _ in range(max(1, 2500 // len(SETUPS)))
    ]
    engine = Engine()
    refused = 0
    for number in range(LINES):
        line = chance.choice(pool)
        reply = engine.answer(garble(line, chance) if number % 3 == 0 else line)
        assert reply["ok"] in (True, False)
        refused += not reply["ok"]
        if not reply["ok"]:
            assert "mistake" not in reply["error"], line
            assert "\n" not in reply["error"]
            assert len(reply["error"]) < 400
    assert refused > LINES // 4
    assert LINES - refused > LINES // 20
    assert engine.answer(b'{"cmd":"hello"}')["games"] == list(GAMES)
