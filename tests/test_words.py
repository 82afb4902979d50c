"""The program says everything in five languages, with the right plural forms, and misses no word."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import babel
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from game.input.verbs import Kind, Verb
from game.opponents import LEVELS
from game.scenes.rulebook import BOOK, SECTIONS
from game.words import AUTO, FALLBACK, LANGUAGES, TEXTS, Words, _wanted_by_environment, system_language

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = TEXTS.parent.parent
GAME_IDS = ("cheops", "gold", "egyptos")
# Texts of screens that are still to be built; whoever builds one takes its line away.
COMING = (
    "emblem-",
    "pause-cover",
    "gold-",
    "loot-",  # The Pharaoh's Gold on the screen
    "match-since",
    "results-",
    "hall-",
    "replay-",
)
OTHERS = [language for language in LANGUAGES if language != FALLBACK]


def parse(language: str) -> ftl.Resource:
    return FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parse(language).body if isinstance(entry, ftl.Message)}


ALL = {language: messages(language) for language in LANGUAGES}


class Placeables(Visitor):
    """Collects what a text takes in, and the variants of its choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def placeables(message: ftl.Message, language: str) -> Placeables:
    found = Placeables()
    found.visit(message)
    for name in referenced(message):
        inner = placeables(ALL[language][name], language)
        found.variables |= inner.variables
        for selector, keys in inner.choices.items():
            found.choices.setdefault(selector, set()).update(keys)
    return found


def referenced(message: ftl.Message) -> set[str]:
    names: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            names.add(node.id.name)

    References().visit(message)
    return names


PLURALS = {"one", "many", "other"}


def fillings(message: ftl.Message, language: str) -> Iterator[dict[str, str | int]]:
    """Values that bring out every variant of a text."""
    found = placeables(message, language)
    plain: dict[str, str | int] = dict.fromkeys(found.variables, "Nefret")
    for selector, keys in found.choices.items():
        numeric = keys & PLURALS or any(key.isdigit() for key in keys)
        plain[selector] = 2 if numeric else sorted(keys)[0]
    yield plain
    for selector, keys in found.choices.items():
        numeric = keys & PLURALS or any(key.isdigit() for key in keys)
        for value in [0, 1, 2, 5, 21, 1_000_000] if numeric else sorted(keys):
            yield plain | {selector: value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_texts_has_no_junk_and_no_key_twice(language: str) -> None:
    body = parse(language).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert junk == []
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(ALL[language]) == list(ALL[FALLBACK])


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_takes_in_the_same_values(language: str) -> None:
    for key, message in ALL[language].items():
        here, there = placeables(message, language), placeables(ALL[FALLBACK][key], FALLBACK)
        assert here.variables == there.variables, key
        assert here.choices.keys() == there.choices.keys(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_of_the_language_is_there(language: str) -> None:
    forms = set(babel.Locale.parse(language).plural_form.tags) - {"many"} | {"other"}
    for key, message in ALL[language].items():
        for selector, keys in placeables(message, language).choices.items():
            if keys & PLURALS:
                assert forms <= keys, f"{key}: {selector}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_every_text_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language)
    for key, message in ALL[language].items():
        for values in fillings(message, language):
            text = words(key, **values)
            assert text.strip() == text != "", key
            assert not set("{}$\u2068\u2069\u202f") & set(text), key
    assert caplog.messages == []


def source_files() -> list[Path]:
    return [path for path in [ROOT / "main.py", *ROOT.glob("game/**/*.py")] if path.exists()]


def literals(path: Path) -> set[str]:
    """All plain strings of a source file; docstrings and sentences are no keys and do no harm."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Calls of words(...), self.words(...), …words(...) with a key that stands there as it is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        first = node.args[0]
        if name in ("words", "_words") and isinstance(first, ast.Constant):
            yield str(first.value), node


def asked_for(path: Path) -> Iterator[str]:
    """Keys that are asked for as they are."""
    yield from (key for key, _ in calls(path))


def put_together(path: Path) -> Iterator[re.Pattern[str]]:
    """Keys made at run time, f"verb-{verb}": what they may be."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values]
            if re.match(r"[a-z]+\\-", parts[0]):
                yield re.compile("".join(parts))


def test_every_key_asked_for_in_the_source_has_a_text() -> None:
    missing = {key for path in source_files() for key in asked_for(path)} - ALL[FALLBACK].keys()
    assert missing == set()


def test_every_notice_has_a_text() -> None:
    given = {text for path in source_files() for text in literals(path) if re.fullmatch(r"notice-[a-z-]+", text)}
    assert given - ALL[FALLBACK].keys() == set()


@pytest.mark.parametrize("path", source_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_whoever_asks_for_a_text_gives_all_its_values(path: Path) -> None:
    for key, call in calls(path):
        given = {keyword.arg for keyword in call.keywords}
        if None not in given:  # ** may give anything
            assert placeables(ALL[FALLBACK][key], FALLBACK).variables == given, f"{key}, line {call.lineno}"


def test_every_text_is_used() -> None:
    said = set().union(*(literals(path) for path in source_files()))
    inside = set().union(*(referenced(message) for message in ALL[FALLBACK].values()))
    made = [pattern for path in source_files() for pattern in put_together(path)]
    unused = [
        key
        for key in ALL[FALLBACK]
        if key not in said | inside
        and not key.startswith(COMING)
        and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


def families() -> dict[str, Iterable[object]]:
    """Keys that are put together at run time, and all that may be put in."""
    return {
        "game-{}-name": GAME_IDS,
        "game-{}-line": GAME_IDS,
        "game-{}-players": GAME_IDS,
        "game-{}-time": GAME_IDS,
        "level-{}": LEVELS,
        "level-{}-line": LEVELS,
        "verb-{}": Verb,
        "device-{}": Kind,
        "player-{}": range(1, 6),
        "emblem-{}": range(1, 6),
        "treasure-{}": "ROGBVW",
        "family-{}": "FMDSN",
        "loot-{}": (2, 3, "bust"),
        "law-{}-name": range(1, 13),
        "law-{}-effect": range(1, 13),
        "variant-{}": ("egyptos", "egypte", "trio"),
        "variant-{}-line": ("egyptos", "egypte", "trio"),
        "settings-animation-speed-{}": ("x1", "x2", "instant"),
        "settings-time-per-move-{}": ("fast", "normal", "patient"),
        "reason-cheops-{}": ("empty", "tables", "blocked"),
        "reason-gold-{}": ("collapse", "idle", "rounds"),
        "reason-egyptos-{}": ("five", "repetition", "moves"),
    } | rules_families()


def rules_families() -> dict[str, Iterable[object]]:
    """Every section of the rules has a heading and a text, and some have house rulings."""
    found: dict[str, Iterable[object]] = {}
    for game, sections in BOOK.items():
        found |= {f"rules-{game}-{{}}{end}": SECTIONS[game] for end in ("", "-text")}
        found[f"rules-{game}-{{}}-house"] = [section.name for section in sections if section.house]
    return found


@pytest.mark.parametrize("family", families())
def test_every_member_of_a_family_has_its_text(family: str) -> None:
    missing = {family.format(member) for member in families()[family]} - ALL[FALLBACK].keys()
    assert missing == set()


def test_a_text_missing_in_a_language_is_said_in_english_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("other = Anderes\n", encoding="utf-8")
    monkeypatch.setattr("game.words.TEXTS", tmp_path)
    from game.words import _bundle

    _bundle.cache_clear()
    words = Words("de")
    assert [words("hello"), words("hello"), words("nowhere")] == ["Hello", "Hello", "nowhere"]
    assert len([line for line in caplog.messages if "'hello'" in line]) == 1
    _bundle.cache_clear()


def test_words_change_at_once_for_everybody_who_holds_them() -> None:
    words = Words("en")
    version = words.version
    assert words("common-yes") == "Yes"
    words.choose("de")
    assert words("common-yes") == "Ja"
    assert words.version > version


def test_an_unknown_language_is_english_with_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    assert Words("tlh").language == "en"
    assert len(caplog.messages) == 1


def test_a_value_that_was_forgotten_is_logged_and_not_raised(caplog: pytest.LogCaptureFixture) -> None:
    assert "wins" in Words("en")("results-wins")
    assert len(caplog.messages) == 1


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "12,345"), ("fr", "12\u00a0345"), ("it", "12.345"), ("nl", "12.345"), ("de", "12.345")],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    words = Words(language)
    assert words.number(12345) == written
    assert written in words("results-points", count=12345)


def test_things_are_counted_up_as_the_language_does() -> None:
    assert Words("fr").list(["Nefret", "Amun", "Bek"]) == "Nefret, Amun et Bek"
    assert Words("de").list(["Nefret", "Amun"]) == "Nefret und Amun"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "de_CH.UTF-8"}, ["de_CH.UTF-8"]),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, ["it_IT"]),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:fr"}, ["nl", "fr", "de_DE.UTF-8"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "nl"}, []),
        ({}, []),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(environment: dict[str, str], wanted: list[str]) -> None:
    assert _wanted_by_environment(environment) == wanted


def test_the_first_language_of_the_system_that_there_is_gets_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.words._wanted_by_system", lambda: ["ja_JP", "nl-BE", "fr"])
    assert system_language() == "nl"
    assert Words(AUTO).language == "nl"
    monkeypatch.setattr("game.words._wanted_by_system", lambda: ["ja_JP"])
    assert system_language() == "en"


def test_both_fonts_have_every_letter_of_every_text() -> None:
    from tests.measure import FACES, lacks

    letters = {letter for texts in TEXTS.glob("*.ftl") for letter in texts.read_text(encoding="utf-8")} - {"\n"}
    for face in FACES:
        assert [letter for letter in sorted(letters) if lacks(face, letter)] == []
