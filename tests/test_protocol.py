"""The line protocol: every command, and every kind of bad input, which leaves the game untouched."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.protocol import LONGEST_LINE, Engine, serve
from tests.engine.egyptos.boards import ALL_LAID, state_of

ROOT = Path(__file__).resolve().parents[1]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def ask(engine: Engine, cmd: str, **fields: Any) -> dict[str, Any]:
    return engine.answer(json.dumps({"cmd": cmd, **fields}).encode())


def playing(**options: Any) -> Engine:
    engine = Engine()
    assert ask(engine, "new", game="egyptos", players=2, seed=7, options=options)["ok"]
    ask(engine, "play", action="place 0,0")
    return engine


def snapshot(engine: Engine) -> Any:
    return ask(engine, "state"), ask(engine, "record"), ask(engine, "legal")


def refuse(engine: Engine, line: bytes) -> str:
    """Send a line that must be refused, and see that the game is as it was."""
    before = snapshot(engine)
    reply = engine.answer(line)
    assert reply.keys() == {"ok", "error"}
    assert reply["ok"] is False
    assert "\n" not in reply["error"]
    assert reply["error"].endswith(".")
    assert snapshot(engine) == before
    return str(reply["error"])


def test_hello_names_the_program_its_games_and_levels() -> None:
    reply = ask(Engine(), "hello")
    assert reply["name"] == "Khufu"
    assert "egyptos" in reply["games"]
    assert reply["levels"] == ["fellah", "scribe", "priest", "vizier", "pharaoh"]


def test_a_game_is_played_by_lines() -> None:
    lines = [
        {"cmd": "new", "game": "egyptos", "players": 2, "seed": 7, "options": {}},
        {"cmd": "legal"},
        {"cmd": "play", "action": "place 0,0"},
        {"cmd": "state", "view": 1},
        {"cmd": "result"},
        {"cmd": "undo"},
        {"cmd": "undo"},
    ]
    replies = io.BytesIO()
    assert serve(io.BytesIO(b"".join(json.dumps(line).encode() + b"\n" for line in lines)), replies) == 0
    new, legal, play, state, result, undo, nothing_left = map(json.loads, replies.getvalue().splitlines())
    assert new == {"ok": True}
    assert legal == {"ok": True, "actions": ["place 0,0"]}
    assert play["events"] == [{"type": "pyramid_placed", "seat": 0, "cell": [0, 0], "number": 1}]
    assert play["over"] is False
    assert state["state"]["pieces"] == [[[0, 0]], []]
    assert result == {"ok": True, "over": False, "scores": [0, 0], "winners": [], "reason": None}
    assert undo == {"ok": True}
    assert nothing_left["ok"] is False


def test_legal_actions_are_sorted_by_code_point() -> None:
    actions = ask(playing(), "legal")["actions"]
    assert actions == sorted(actions)
    assert actions[0] == "place -1,-1"


def test_a_state_that_was_written_can_be_loaded() -> None:
    engine, other = playing(), Engine()
    state = ask(engine, "state", view="all")["state"]
    assert ask(other, "load", state=state) == {"ok": True}
    assert ask(other, "state")["state"] == state


def test_a_record_replays_to_the_same_game_and_undo_stops_there() -> None:
    engine, other = playing(), Engine()
    ask(engine, "play", action="place 1,1")
    record = ask(engine, "record")["record"]
    assert ask(other, "replay", record=record) == {"ok": True}
    assert ask(other, "state") == ask(engine, "state")
    assert ask(other, "record")["record"] == record
    assert ask(other, "undo")["ok"] is False
    ask(other, "play", action="place 2,2")
    assert ask(other, "undo") == {"ok": True}


@pytest.mark.parametrize(("depth", "nodes"), list(enumerate([1, 1, 8, 88, 1200, 19280, 354160])))
def test_perft_counts_action_sequences(depth: int, nodes: int) -> None:
    engine = Engine()
    ask(engine, "new", game="egyptos", players=2, seed=1, options={})
    assert ask(engine, "perft", depth=depth) == {"ok": True, "nodes": nodes}


@pytest.mark.parametrize("game", ["cheops", "gold", "egyptos"])
def test_think_gives_a_legal_action_and_the_same_one_for_the_same_seed(game: str) -> None:
    engine = Engine()
    ask(engine, "new", game=game, players=2, seed=3, options={})
    ask(engine, "play", action=ask(engine, "legal")["actions"][0])
    before = snapshot(engine)
    thoughts = [ask(engine, "think", level="priest", simulations=50, seed=9) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0]["action"] in ask(engine, "legal")["actions"]
    assert thoughts[0]["pv"][0] == thoughts[0]["action"]
    assert len(thoughts[0]["value"]) == 2
    assert all(0 <= value <= 1 for value in thoughts[0]["value"])
    assert {"simulations", "nodes"} & thoughts[0].keys()
    assert snapshot(engine) == before, "thinking changes nothing"


def test_think_by_the_clock_gives_a_legal_action() -> None:
    engine = playing()
    assert ask(engine, "think", level="fellah", seconds=0.05)["action"] in ask(engine, "legal")["actions"]


def test_a_finished_game_has_no_legal_actions_and_adds_nothing_to_perft() -> None:
    engine = Engine()
    four = "OOOO\nXXXX"
    ask(engine, "load", state=state_of(four))
    assert ask(engine, "play", action="place 4,0")["over"] is True
    assert ask(engine, "legal")["actions"] == []
    assert ask(engine, "perft", depth=1)["nodes"] == 0
    assert ask(engine, "result")["winners"] == [0]
    assert ask(engine, "play", action="place 5,0")["ok"] is False


@pytest.mark.parametrize("cmd", ["state", "legal", "play", "undo", "record", "result", "perft"])
def test_without_a_game_there_is_nothing_to_ask(cmd: str) -> None:
    assert "No game" in ask(Engine(), cmd, action="pass", depth=1)["error"]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"hello",
        b"{",
        b'{"cmd":"leg',
        b"[]",
        b"null",
        b"1",
        b"\xff\xfe\x00",
        b'{"cmd":"legal"} {"cmd":"legal"}',
        b'{"cmd":NaN}',
        b'{"cmd":1e999}',
        b'{"cmd":"\\ud800"}',
        b"[" * 100_000,
        b'{"cmd":' * 50_000,
        b'{"cmd":"play","action":"' + b"x" * 10_000_000 + b'"}',
    ],
    ids=lambda line: repr(line[:24]),
)
def test_what_is_not_a_request_is_refused(line: bytes) -> None:
    refuse(playing(), line)


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"cmd": None},
        {"cmd": "castle"},
        {"cmd": ["play"]},
        {"cmd": "new"},
        {"cmd": "new", "game": "chess", "players": 2},
        {"cmd": "new", "game": ["egyptos"], "players": 2},
        {"cmd": "new", "game": "egyptos"},
        {"cmd": "new", "game": "egyptos", "players": 3},
        {"cmd": "new", "game": "egyptos", "players": 2.0},
        {"cmd": "new", "game": "egyptos", "players": True},
        {"cmd": "new", "game": "egyptos", "players": 10**40},
        {"cmd": "new", "game": "egyptos", "players": 2, "seed": "x"},
        {"cmd": "new", "game": "egyptos", "players": 2, "seed": 10**40},
        {"cmd": "new", "game": "egyptos", "players": 2, "options": []},
        {"cmd": "new", "game": "egyptos", "players": 2, "options": {"colour": 1}},
        {"cmd": "new", "game": "egyptos", "players": 2, "options": {"variant": "trio"}},
        {"cmd": "new", "game": "egyptos", "players": 3, "options": {"variant": "egypte"}},
        {"cmd": "new", "game": "egyptos", "players": 2, "options": {"variant": {"a": 1}}},
        {"cmd": "state", "view": 2},
        {"cmd": "state", "view": -1},
        {"cmd": "state", "view": True},
        {"cmd": "state", "view": None},
        {"cmd": "state", "view": "ALL"},
        {"cmd": "state", "view": {}},
        {"cmd": "play"},
        {"cmd": "play", "action": 1},
        {"cmd": "play", "action": "place 9,9"},
        {"cmd": "play", "action": "place 1,0 "},
        {"cmd": "play", "action": "Place 1,0"},
        {"cmd": "play", "action": "place 01,0"},
        {"cmd": "load"},
        {"cmd": "load", "state": None},
        {"cmd": "load", "state": {"game": "egyptos"}},
        {"cmd": "replay", "record": []},
        {"cmd": "replay", "record": {"format": 99, "deal": {}, "actions": []}},
        {"cmd": "replay", "record": {"format": 1, "deal": {}, "actions": []}},
        {"cmd": "replay", "record": {"format": 1, "deal": state_of(""), "actions": ["place 1,1"]}},
        {"cmd": "replay", "record": {"format": 1, "deal": state_of(""), "actions": [1]}},
        {"cmd": "think", "level": "fellah"},
        {"cmd": "think", "level": "sphinx", "simulations": 5},
        {"cmd": "think", "level": ["fellah"], "simulations": 5},
        {"cmd": "think", "simulations": 0},
        {"cmd": "think", "simulations": True},
        {"cmd": "think", "simulations": 10**30},
        {"cmd": "think", "simulations": 5, "seconds": 1},
        {"cmd": "think", "seconds": -1},
        {"cmd": "think", "seconds": 10**12},
        {"cmd": "think", "seconds": "1"},
        {"cmd": "think", "simulations": 5, "seed": 0.5},
        {"cmd": "perft"},
        {"cmd": "perft", "depth": -1},
        {"cmd": "perft", "depth": 1000},
        {"cmd": "perft", "depth": "2"},
    ],
    ids=lambda request: json.dumps(request)[:60],
)
def test_bad_requests_are_refused(request_: dict[str, Any]) -> None:
    refuse(playing(), json.dumps(request_).encode())


@given(value=json_values, field=st.sampled_from(sorted(state_of(ALL_LAID))))
@settings(max_examples=150, deadline=None)
def test_a_state_with_garbage_in_a_field_never_disturbs_the_game(value: Any, field: str) -> None:
    engine = playing()
    before = snapshot(engine)
    reply = ask(engine, "load", state=state_of(ALL_LAID) | {field: value})
    if not reply["ok"]:
        assert "mistake" not in reply["error"]
        assert snapshot(engine) == before


@given(request_=st.dictionaries(st.sampled_from(["cmd", "game", "state", "view", "depth", "record"]), json_values))
@settings(max_examples=150, deadline=None)
def test_garbage_never_confuses_the_engine(request_: dict[str, Any]) -> None:
    assert "mistake" not in playing().answer(json.dumps(request_).encode()).get("error", "")


def test_a_line_that_is_too_long_costs_one_reply_and_the_next_is_read() -> None:
    replies = io.BytesIO()
    serve(io.BytesIO(b"x" * (3 * LONGEST_LINE) + b"\n" + b'{"cmd":"hello"}\n'), replies)
    first, second = map(json.loads, replies.getvalue().splitlines())
    assert "longer" in first["error"]
    assert second["ok"] is True


def test_half_a_line_at_the_end_of_input_is_refused_and_the_program_ends_well() -> None:
    finished = subprocess.run(
        [sys.executable, "main.py", "--protocol"],
        cwd=ROOT,
        input=b'{"cmd":"hello"}\n{"cmd":"he',
        capture_output=True,
        check=False,
    )
    whole, half = map(json.loads, finished.stdout.splitlines())
    assert (finished.returncode, whole["ok"], half["ok"]) == (0, True, False)
