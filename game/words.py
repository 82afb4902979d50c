"""What the program says, in five languages: one Fluent file each in assets/texts.

`words("setup-players", count=3)` never raises: a text that is missing in a language is said in English, and one
that is missing there too is its own key. Either is logged once, and found by a test before that.
"""

from __future__ import annotations

import datetime
import functools
import locale
import logging
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import babel.dates
import babel.lists
import babel.numbers
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands", "de": "Deutsch"}
FALLBACK = "en"
AUTO = "auto"
_MOST_SAID = 4000
TEXTS = Path(__file__).resolve().parent.parent / "assets" / "texts"

Value = str | int | float

_log = logging.getLogger(__name__)


class Words:
    """The texts of one language, which may be changed at any time for everybody who holds this object."""

    def __init__(self, language: str = AUTO) -> None:
        self.version = 0  # grows with each change, so that caches of drawn text know
        self._said: dict[
            tuple[str, str], str
        ] = {}  # a board asks for the same two hundred texts after every action
        self._logged: set[str] = set()
        self._language = ""
        self.choose(language)

    @property
    def language(self) -> str:
        """The code of the language spoken."""
        return self._language

    def choose(self, language: str) -> None:
        """Speak another language from now on; "auto" is the system's."""
        wanted = system_language() if language == AUTO else language
        if wanted not in LANGUAGES:
            self._log_once(f"There are no texts in the language {wanted!r}; English is used.")
            wanted = FALLBACK
        if wanted != self._language:
            self._language = wanted
            self._said.clear()
            self.version += 1

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text of a key, with values put in."""
        said = key, repr(values)
        if said not in self._said:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            self._said[said] = self._say(key, values)
        return self._said[said]

    def _say(self, key: str, values: dict[str, Value]) -> str:
        for language in (self._language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(key):
                return self._format(bundle, key, values)
            self._log_once(f"The text {key!r} is missing in {LANGUAGES[language]}.")
        return key

    def _format(self, bundle: FluentBundle, key: str, values: dict[str, Value]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            self._log_once(f"The text {key!r} is empty.")
            return key
        text, problems = bundle.format_pattern(pattern, values)
        for problem in problems:
            self._log_once(f"The text {key!r} cannot be filled in: {problem}")
        return _drawable(str(text))

    def _log_once(self, sentence: str) -> None:
        if sentence not in self._logged:
            self._logged.add(sentence)
            _log.warning(sentence)

    def has(self, key: str) -> bool:
        """Whether there is such a text in English."""
        return _bundle(FALLBACK).has_message(key)

    def number(self, number: float) -> str:
        """A number as this language writes it."""
        return _drawable(babel.numbers.format_decimal(number, locale=self._language))

    def date(self, day: datetime.date) -> str:
        """A day as this language writes it in full."""
        return _drawable(babel.dates.format_date(day, "long", locale=self._language))

    def list(self, parts: Sequence[str]) -> str:
        """Several things as this language counts them up: a, b and c."""
        return babel.lists.format_list(parts, locale=self._language)


def _drawable(text: str) -> str:
    """French numbers are grouped by a narrow blank that the serif font lacks; the usual blank looks as well."""
    return text.replace("\u202f", "\u00a0")


@functools.cache
def _bundle(language: str) -> FluentBundle:
    """The texts of one language. Without isolating marks, which our fonts would draw as boxes."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def system_language() -> str:
    """The first language the person's system asks for that there are texts in, or English."""
    for wanted in _wanted_by_system():
        code = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def _wanted_by_system() -> Iterable[str]:
    if sys.platform == "win32":
        return _wanted_by_windows()
    wanted = _wanted_by_environment(os.environ)
    if not wanted and sys.platform == "darwin":
        return _wanted_by_macos()
    return wanted


def _wanted_by_environment(environment: os._Environ[str] | dict[str, str]) -> list[str]:
    """As GNU gettext reads it: LANGUAGE is a list and goes first, but only where a locale is set at all."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((environment[name] for name in names if environment.get(name)), "")
    if chosen.split(".")[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), chosen]


def _wanted_by_windows() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return [locale.windows_locale.get(code, "")]


def _wanted_by_macos() -> list[str]:
    """A program started by a double click gets no LANG there; the system's own list is asked."""
    command = ["defaults", "read", "-g", "AppleLanguages"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=2, check=True).stdout
    except (OSError, subprocess.SubprocessError) as problem:
        _log.info("The system's language could not be read: %s", problem)
        return []
    return [line.strip(' ",') for line in answer.splitlines() if line.strip(' ",()')]
