"""Every event of every game that is worth a line has one in every language, and every refusal has its sentence."""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType

import pytest

from game.chronicle import SEATS, chronicle_line, why_not_line
from game.engine.contract import WhyNot
from game.engine.events import Event
from game.engine.spec import GAMES
from game.words import LANGUAGES, Words

NAMES = ("Nefret", "Amun", "Khepri", "Tiaa", "Bek")
DERIVED = {"count", "first", "second", "last"}  # what the chronicle makes of a list
WITHOUT_A_LINE = {
    "cheops": {"treasure-taken", "number-replaced", "turn-ended", "game-over"},
    "gold": {"tile-turned", "treasure-laid-out", "bust-moved", "turn-ended", "turn-began", "game-over"},
    "egyptos": {"game-over"},
}


def story_of(game_id: str) -> ModuleType:
    return importlib.import_module(f"game.engine.{game_id}.story")


def sources_of(game_id: str) -> list[Path]:
    return sorted(Path(str(story_of(game_id).__file__)).parent.glob("*.py"))


def refusals(game_id: str) -> dict[str, set[str]]:
    """Keys in calls WhyNot("key", {"value": …}) of a game's source, with the values that go with them."""
    found: dict[str, set[str]] = {}
    for path in sources_of(game_id):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "WhyNot":
                key, *rest = node.args
                if isinstance(key, ast.Constant):
                    names = rest[0].keys if rest and isinstance(rest[0], ast.Dict) else []
                    found[str(key.value)] = {str(name.value) for name in names if isinstance(name, ast.Constant)}
    return found


def type_name(kind: type[Event]) -> str:
    return kind.type.fget(kind.__new__(kind)).replace("_", "-")  # type: ignore[attr-defined]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_has_a_line_or_is_known_to_need_none(game_id: str) -> None:
    words = Words("en")
    told = {
        name for kind in story_of(game_id).EVENTS if words.has(f"chronicle-{game_id}-{(name := type_name(kind))}")
    }
    every = {type_name(kind) for kind in story_of(game_id).EVENTS}
    assert every - told == WITHOUT_A_LINE[game_id] & every


@pytest.mark.parametrize("game_id", GAMES)
def test_no_line_tells_of_an_event_that_there_is_not(game_id: str) -> None:
    from tests.test_words import ALL

    prefix = f"chronicle-{game_id}-"
    written = {key.removeprefix(prefix) for key in ALL["en"] if key.startswith(prefix)}
    assert written <= {type_name(kind) for kind in story_of(game_id).EVENTS}


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_ask_only_for_what_their_event_tells(game_id: str) -> None:
    from tests.test_words import ALL, placeables

    for kind in story_of(game_id).EVENTS:
        key = f"chronicle-{game_id}-{type_name(kind)}"
        if key in ALL["en"]:
            told = {SEATS.get(part.name, part.name) for part in fields(kind)} | DERIVED
            assert placeables(ALL["en"][key], "en").variables <= told, key


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_has_a_sentence_with_its_values(game_id: str) -> None:
    from tests.test_words import ALL, placeables

    for key, values in refusals(game_id).items():
        message = ALL["en"][f"why-{game_id}-{key}"]
        assert placeables(message, "en").variables <= {SEATS.get(name, name) for name in values}, key


@pytest.mark.parametrize("game_id", GAMES)
def test_no_sentence_refuses_what_nobody_refuses(game_id: str) -> None:
    from tests.test_words import ALL

    source = "".join(path.read_text(encoding="utf-8") for path in sources_of(game_id))
    prefix = f"why-{game_id}-"
    unused = [key for key in ALL["en"] if key.startswith(prefix) and f'"{key.removeprefix(prefix)}"' not in source]
    assert unused == []


@dataclass(frozen=True)
class PyramidMoved(Event):
    """Stands in for the engine's event of this name."""

    seat: int
    origin: tuple[int, int]
    cell: tuple[int, int]


@dataclass(frozen=True)
class GameOver(Event):
    """Stands in for the engine's event of this name."""

    reason: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class FigureWalked(Event):
    """Stands in for the engine's event of this name."""

    seat: int
    figure: str
    path: tuple[str, ...]
    lanterns: tuple[str, ...]


@dataclass(frozen=True)
class TreasuresExchanged(Event):
    """Stands in for the engine's event of this name."""

    seat: int
    blocks: tuple[str, str]
    colours: tuple[str, str]


def test_the_first_list_of_an_event_is_the_one_that_is_told() -> None:
    words = Words("en")
    walk = FigureWalked(0, "P", ("a1", "a2", "a3"), ())
    assert chronicle_line(words, "gold", walk, NAMES) == "Nefret’s porter walks to a3"
    exchange = TreasuresExchanged(1, ("a3", "b4"), ("B", "W"))
    assert chronicle_line(words, "cheops", exchange, NAMES) == "Amun exchanges a3 and b4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_names_the_player_and_the_cells(language: str) -> None:
    line = chronicle_line(Words(language), "egyptos", PyramidMoved(1, (0, 0), (3, -1)), NAMES)
    assert line is not None
    assert "Amun" in line
    assert "0,0" in line
    assert "3,−1" in line


def test_the_end_is_told_with_its_reason_and_its_winners() -> None:
    words = Words("en")
    assert chronicle_line(words, "egyptos", GameOver("five", (1,)), NAMES) == "Five in a row. Amun wins"
    line = chronicle_line(words, "cheops", GameOver("empty", (0, 2)), NAMES)
    assert line == "The pyramid is empty. Nefret and Khepri share the victory"
    assert chronicle_line(words, "egyptos", GameOver("moves", ()), NAMES) == "The moves are used up. A draw"


def test_an_event_without_a_line_is_passed_over() -> None:
    @dataclass(frozen=True)
    class SomethingSmall(Event):
        seat: int

    assert chronicle_line(Words("en"), "egyptos", SomethingSmall(0), NAMES) is None


def test_a_refusal_is_said_with_its_values() -> None:
    why = WhyNot("not-enough-money", {"money": 5, "price": 20})
    assert why_not_line(Words("en"), "cheops", why, NAMES) == "That costs 20; you have 5."
    assert why_not_line(Words("de"), "cheops", WhyNot("not-in-your-hand", {"member": "M"}), NAMES).startswith(
        "Keine Mutter"
    )
