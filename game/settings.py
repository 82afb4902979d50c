"""What the player has chosen, kept as a TOML file that a person can read and mend."""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import tomli_w
from msgspec import Meta, Struct

from game.files import read_limited, set_aside, write_whole
from game.notices import Notice
from game.paths import Places

_log = logging.getLogger(__name__)
_MOST_BYTES = 256 * 1024  # a settings file has two pages; more is not ours

Percent = Annotated[int, Meta(ge=0, le=100)]
ShortText = Annotated[str, Meta(max_length=64)]
PixelSize = Annotated[int, Meta(ge=100, le=32_768)]
PixelPlace = Annotated[int, Meta(ge=-65_536, le=65_536)]
KeyNames = Annotated[list[ShortText], Meta(max_length=8)]


class SeatChoice(Struct, frozen=True):
    """Who sat on a chair last time; `who` is "human", "free" or a level."""

    name: ShortText = ""
    who: ShortText = "human"
    device: ShortText = ""


class SetupChoice(Struct, frozen=True):
    """The table as it was set last time: chairs, options of the rules, and what only the screen cares about."""

    seats: Annotated[list[SeatChoice], Meta(max_length=8)] = []
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}


class Settings(Struct, frozen=True, omit_defaults=True):
    """Everything that can be chosen, with the usual choice."""

    language: ShortText = "auto"
    text_size: Annotated[int, Meta(ge=100, le=150)] = 100
    animation_speed: Literal["x1", "x2", "instant"] = "x1"
    reduced_motion: bool = False
    screen_shake: bool = True
    flashes: bool = True
    high_contrast: bool = False
    colour_marks: bool = False
    effects_volume: Percent = 80
    music_volume: Percent = 60
    mute: bool = False
    fullscreen: bool = False
    window_size: tuple[PixelSize, PixelSize] = (1280, 720)
    window_place: tuple[PixelPlace, PixelPlace] | None = None
    time_per_move: Literal["fast", "normal", "patient"] = "normal"
    hints: bool = True
    threat_lens: bool = False
    money_cover: bool = False
    bindings: dict[ShortText, dict[ShortText, KeyNames]] = {}
    last_game: ShortText = ""
    setups: dict[ShortText, SetupChoice] = {}
    lessons: Annotated[list[ShortText], Meta(max_length=256)] = []


_TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


class SettingsKeeper:
    """The settings of this run and their file."""

    def __init__(self, file: Path, settings: Settings, notices: list[Notice]) -> None:
        self._file = file
        self._saved = settings
        self.now = settings
        self.notices = notices

    @classmethod
    def open(cls, places: Places) -> SettingsKeeper:
        """Read the file; what cannot be used is set aside with a sentence and the usual settings step in."""
        settings, notices = _read(places.settings_file)
        return cls(places.settings_file, settings, notices)

    def change(self, **fields: Any) -> Settings:
        """Choose something else, for now in memory; ValueError for what no setting can be."""
        checked = {name: _checked(name, value) for name, value in fields.items()}
        self.now = msgspec.structs.replace(self.now, **checked)
        return self.now

    def save(self) -> Notice | None:
        """Write the file if anything has changed; a sentence if that failed. Nothing is lost: save again later."""
        if self.now == self._saved:
            return None
        try:
            write_whole(self._file, _as_toml(self.now))
        except OSError as problem:
            _log.warning("the settings cannot be saved: %s", problem)
            return Notice("notice-settings-unsaved")
        self._saved = self.now
        return None


def _checked(name: str, value: Any) -> Any:
    if name not in _TYPES:
        raise ValueError(f"there is no setting {name}")
    plain = msgspec.to_builtins(value)  # a setting read back from the file must be the same
    return msgspec.convert(_without_none(plain) if plain is not None else None, _TYPES[name], strict=True)


def _as_toml(settings: Settings) -> bytes:
    return tomli_w.dumps(_without_none(msgspec.to_builtins(settings))).encode()


def _without_none(value: Any) -> Any:
    """TOML has no word for nothing: what is not set is left out."""
    if isinstance(value, dict):
        return {key: _without_none(part) for key, part in value.items() if part is not None}
    if isinstance(value, list | tuple):
        return [_without_none(part) for part in value if part is not None]
    return value


def _read(file: Path) -> tuple[Settings, list[Notice]]:
    try:
        content = read_limited(file, _MOST_BYTES)
    except FileNotFoundError:
        return Settings(), []
    except OSError as problem:
        _log.warning("the settings cannot be read: %s", problem)
        return Settings(), [Notice("notice-settings-broken", {"file": file.name})]
    table = _parsed(content)
    if table is None:
        return Settings(), [Notice("notice-settings-broken", {"file": set_aside(file)})]
    return _usable_part(table, file)


def _parsed(content: bytes | None) -> dict[str, Any] | None:
    if content is None:
        return None
    try:
        return tomllib.loads(content.decode())
    except (ValueError, RecursionError) as problem:
        _log.warning("the settings are not TOML: %s", problem)
        return None


def _usable_part(table: dict[str, Any], file: Path) -> tuple[Settings, list[Notice]]:
    """The good settings, with a sentence about the others."""
    good: dict[str, Any] = {}
    bad: list[str] = []
    for name, value in table.items():
        if name not in _TYPES:  # of another version: no harm
            _log.info("unknown setting %r", name[:64])
            continue
        try:
            good[name] = msgspec.convert(value, _TYPES[name], strict=True)
        except (ValueError, RecursionError) as problem:
            _log.warning("setting %s: %s", name, problem)
            bad.append(name)
    settings = Settings(**good)
    if not bad:
        return settings, []
    notice = Notice("notice-settings-repaired", {"file": set_aside(file), "names": ", ".join(bad)})
    return settings, [notice]
