"""Comparing both engines, and saying readably where they differ."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .common import ReferenceGame

if TYPE_CHECKING:
    from .differential import Match
    from .engine_process import EngineProcess

MISSING = "(missing)"


class Difference(Exception):  # noqa: N818 - a finding, not an error
    def __init__(self, what: str, reference: Any, engine: Any) -> None:
        super().__init__(what)
        self.what = what
        self.reference = reference
        self.engine = engine


def canonical(value: Any) -> str:
    """Equal texts mean equal JSON; unlike ==, this tells true from 1."""
    return json.dumps(value, sort_keys=True)


def expect_equal(what: str, reference: Any, engine: Any) -> None:
    if canonical(reference) != canonical(engine):
        raise Difference(*first_difference(what, reference, engine))


def first_difference(path: str, reference: Any, engine: Any) -> tuple[str, Any, Any]:
    """The innermost place where the two values differ."""
    if isinstance(reference, dict) and isinstance(engine, dict):
        for key in [*reference, *(key for key in engine if key not in reference)]:
            pair = reference.get(key, MISSING), engine.get(key, MISSING)
            if canonical(pair[0]) != canonical(pair[1]):
                return first_difference(f"{path}.{key}", *pair)
    if isinstance(reference, list) and isinstance(engine, list):
        if all(isinstance(item, str) for item in reference + engine) and reference != engine:
            return list_difference(path, reference, engine)
        if len(reference) == len(engine):
            for index, pair in enumerate(zip(reference, engine, strict=True)):
                if canonical(pair[0]) != canonical(pair[1]):
                    return first_difference(f"{path}[{index}]", *pair)
    return path, reference, engine


def list_difference(path: str, reference: list[str], engine: list[str]) -> tuple[str, Any, Any]:
    """For lists of texts: what only one of them has, or the two orders."""
    only_reference = [item for item in reference if item not in engine]
    only_engine = [item for item in engine if item not in reference]
    if only_reference or only_engine:
        return f"{path} (what only one side has)", only_reference, only_engine
    return f"{path} (order or repeated items)", reference, engine


def compare_game(game: ReferenceGame, engine: EngineProcess) -> None:
    """Legal actions, the state in every view, and the result."""
    views = ["all", *range(game.players)]
    requests = [{"cmd": "state", "view": view} for view in views] + [{"cmd": "legal"}, {"cmd": "result"}]
    *states, legal, result = engine.ask(requests)
    for view, reply in zip(views, states, strict=True):
        expect_equal(f"state for view {view}", game.state(view), reply.get("state"))
    expect_equal("legal actions", game.legal(), legal.get("actions"))
    wanted = game.result()
    expect_equal("result", wanted, {name: result.get(name, MISSING) for name in wanted})


def report(match: Match, difference: Difference) -> None:
    """Print the difference and write a record from which it can be repeated."""
    name = f"reference-difference-{match.name}-{match.label.replace('/', '-')}.json"
    path = Path(tempfile.gettempdir()) / name
    record = {
        "game": match.name,
        "seed and game": match.label,
        "start": match.start,
        "actions": match.history,
        "what": difference.what,
        "reference": difference.reference,
        "engine": difference.engine,
        "reference state now": match.game.state(),
    }
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")
    print(f"DIFFERENCE in {match.name}, seed/game {match.label}, after {len(match.history)} actions")
    print(f"  last actions: {match.history[-8:]}")
    print(f"  what:      {difference.what}")
    print(f"  reference: {difference.reference}")
    print(f"  engine:    {difference.engine}")
    print(f"  record: {path}")
