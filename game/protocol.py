"""The line protocol: one JSON object per line in, one per line out, in order (docs/PROTOCOL.md).

Everything that comes in is data from a stranger: it gets an answer, or one plain sentence, and after a refusal
the game is exactly as it was.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
import numpy as np

from game.engine import checks
from game.engine.contract import Json, RefusedError
from game.engine.events import NO_LOG
from game.engine.match import Match
from game.engine.playout import count_sequences
from game.engine.spec import GAMES
from game.kernels import go_on_if_nothing_can_be_kept
from game.opponents import LEVELS
from game.version import VERSION

LONGEST_LINE = 4_000_000
_LARGEST_SEED = 2**63 - 1
_DEEPEST_PERFT = 10
_MOST_SIMULATIONS = 100_000_000
_LONGEST_THOUGHT = 600


class Engine:
    """A conversation: at most one match, and a method for each command."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._commands: dict[str, Callable[[Json], Json]] = {
            "hello": self._hello,
            "new": self._new,
            "load": self._load,
            "state": self._state,
            "legal": self._legal,
            "play": self._play,
            "think": self._think,
            "undo": self._undo,
            "record": self._record,
            "replay": self._replay,
            "result": self._result,
            "perft": self._perft,
        }

    def answer(self, line: bytes) -> Json:
        """The reply to one line."""
        try:
            request = _request(line)
            return {"ok": True} | self._command(request)(request)
        except RefusedError as refusal:
            return {"ok": False, "error": str(refusal)}
        except Exception:  # a fault of ours: told on standard error, and the conversation goes on
            traceback.print_exc(file=sys.stderr)
            return {"ok": False, "error": "The engine made a mistake; the game is as it was."}

    def _command(self, request: Json) -> Callable[[Json], Json]:
        name = request.get("cmd")
        if not isinstance(name, str) or name not in self._commands:
            raise RefusedError(f"cmd must be one of: {', '.join(self._commands)}.")
        return self._commands[name]

    @property
    def match(self) -> Match:
        """The match being played, or a refusal."""
        if self._match is None:
            raise RefusedError("No game has been started: use new, load or replay.")
        return self._match

    def _hello(self, request: Json) -> Json:
        return {"name": "Khufu", "version": VERSION, "games": list(GAMES), "levels": list(LEVELS)}

    def _new(self, request: Json) -> Json:
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise RefusedError("options must be an object.")
        self._match = Match.new(
            _needed(request, "game"),
            checks.whole_number(_needed(request, "players"), "players", 1, 99),
            checks.whole_number(request.get("seed", 0), "seed", -_LARGEST_SEED, _LARGEST_SEED),
            options,
        )
        return {}

    def _load(self, request: Json) -> Json:
        self._match = Match.load(_needed(request, "state"))
        return {}

    def _state(self, request: Json) -> Json:
        view = request.get("view", "all")
        if view == "all":
            return {"state": self.match.game.to_json(self.match.state)}
        if isinstance(view, str):
            raise RefusedError('view must be "all" or a seat.')
        seat = checks.whole_number(view, "view", 0, self.match.players - 1)
        return {"state": self.match.game.to_json(self.match.view(seat))}

    def _legal(self, request: Json) -> Json:
        return {"actions": sorted(self.match.legal_by_name())}

    def _play(self, request: Json) -> Json:
        action = _needed(request, "action")
        if not isinstance(action, str):
            raise RefusedError("action must be a text.")
        events = self.match.play(action)
        return {"events": [event.as_json() for event in events], "over": self.match.over}

    def _think(self, request: Json) -> Json:
        from ai.job import think_now  # the search is not needed by those who only ask for the rules

        if self.match.over:
            raise RefusedError("The game is over.")
        limits = _limits(request)
        level = checks.one_of(request.get("level", LEVELS[-1]), "level", LEVELS)
        seed = checks.whole_number(request.get("seed", 0), "seed", -_LARGEST_SEED, _LARGEST_SEED)
        view = self.match.view(self.match.turn)
        think_now(view, level=level, seed=seed, simulations=1)  # compiling is not thinking: let the clock wait
        thought = think_now(view, level=level, seed=seed, **limits)
        work = {"nodes": thought.nodes} if thought.nodes else {"simulations": thought.simulations}
        return {"action": thought.name, "value": list(thought.value), "pv": list(thought.line)} | work

    def _undo(self, request: Json) -> Json:
        self.match.undo()
        return {}

    def _record(self, request: Json) -> Json:
        return {"record": self.match.record()}

    def _replay(self, request: Json) -> Json:
        match = Match.replay(_needed(request, "record"))
        match.forget_the_way()
        self._match = match
        return {}

    def _result(self, request: Json) -> Json:
        return msgspec.to_builtins(self.match.result())

    def _perft(self, request: Json) -> Json:
        if self.match.game.id != "egyptos":
            raise RefusedError("perft is for egyptos only.")
        depth = checks.whole_number(_needed(request, "depth"), "depth", 0, _DEEPEST_PERFT)
        states = np.zeros(depth + 1, dtype=self.match.game.dtype)
        states[0] = self.match.state
        buffers = np.zeros((depth + 1, self.match.game.most_legal), dtype=np.int32)
        return {"nodes": int(count_sequences(states, buffers, NO_LOG, depth))}


def _request(line: bytes) -> Json:
    if len(line) > LONGEST_LINE:
        raise RefusedError(f"The line is longer than {LONGEST_LINE} bytes.")
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError):
        raise RefusedError("The line is not JSON.") from None
    except RecursionError:
        raise RefusedError("The line is nested too deeply.") from None
    if not isinstance(request, dict):
        raise RefusedError("A request is a JSON object.")
    return request


def _limits(request: Json) -> dict[str, Any]:
    """How long to think: seconds, or simulations (nodes for an alpha-beta search), which is deterministic."""
    given = [name for name in ("seconds", "simulations", "nodes") if name in request]
    if len(given) != 1:
        raise RefusedError("think needs exactly one of seconds, simulations and nodes.")
    if given[0] != "seconds":
        return {"simulations": checks.whole_number(request[given[0]], given[0], 1, _MOST_SIMULATIONS)}
    seconds = request["seconds"]
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= _LONGEST_THOUGHT:
        raise RefusedError(f"seconds must be a number above 0, at most {_LONGEST_THOUGHT}.")
    return {"seconds": float(seconds)}


def _needed(request: Json, field: str) -> Any:
    if field not in request:
        raise RefusedError(f"The request lacks the field {field}.")
    return request[field]


def _read_line(lines: BinaryIO) -> bytes:
    """The next line; of one that is too long only enough to see that it is."""
    line = lines.readline(LONGEST_LINE + 2)
    rest = line
    while len(rest) == LONGEST_LINE + 2 and not rest.endswith(b"\n"):
        rest = lines.readline(LONGEST_LINE + 2)
    return line


def serve(lines: BinaryIO, replies: BinaryIO) -> int:
    """Answer line by line until the input ends; returns the exit code."""
    go_on_if_nothing_can_be_kept()
    engine = Engine()
    while line := _read_line(lines):
        replies.write(msgspec.json.encode(engine.answer(line.rstrip(b"\r\n"))) + b"\n")
        replies.flush()
    return 0
