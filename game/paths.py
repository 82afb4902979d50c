"""Where this player's files live. Always somewhere: a home that cannot be written gives way to a temporary one."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

from game.notices import Notice

_NAME = "khufu"
_FOLDERS = ("config", "data", "state", "cache")


@dataclass(frozen=True)
class Places:
    """Four folders that exist and can be written, and what is kept in them."""

    config: Path
    data: Path
    state: Path
    cache: Path
    temporary: bool = False
    notices: tuple[Notice, ...] = ()

    @property
    def settings_file(self) -> Path:
        """The player's settings."""
        return self.config / "settings.toml"

    @property
    def log_file(self) -> Path:
        """What the program tells those who look for faults."""
        return self.state / "khufu.log"

    @property
    def database(self) -> Path:
        """The hall of fame."""
        return self.data / "hall.sqlite"

    @property
    def lessons_file(self) -> Path:
        """What was learned, and where a lesson was left."""
        return self.data / "lessons.json"

    @property
    def saves(self) -> Path:
        """Games saved by name."""
        return self.data / "saves"

    @property
    def finished(self) -> Path:
        """Games played to the end."""
        return self.data / "finished"

    def running(self, slot: int) -> Path:
        """The game being played by the first program (slot 0), the second one running beside it (1) …"""
        return self.data / ("running.khufu" if slot == 0 else f"running-{slot + 1}.khufu")

    def lock(self, slot: int) -> Path:
        """The file that a running program holds locked."""
        return self.state / f"instance-{slot + 1}.lock"


def find_places() -> Places:
    """The folders of this player; KHUFU_HOME puts all of them into one folder (tests, a stick)."""
    try:
        wanted = _wanted_places()
    except RuntimeError:
        return _temporary_places(Notice("notice-place-missing"))
    unusable = _first_unusable(wanted)
    if unusable is None:
        return wanted
    if not unusable.is_absolute():  # older platformdirs leave "~" as it is when there is no home
        return _temporary_places(Notice("notice-place-missing"))
    return _temporary_places(Notice("notice-place-temporary", {"folder": str(unusable)}))


def _wanted_places() -> Places:
    if home := os.environ.get("KHUFU_HOME"):
        places = _in_one_folder(Path(home))
    else:
        dirs = platformdirs.PlatformDirs(_NAME, appauthor=False)
        places = Places(
            config=dirs.user_config_path,
            data=dirs.user_data_path,
            state=dirs.user_state_path,
            cache=dirs.user_cache_path,
        )
    if cache := os.environ.get("KHUFU_CACHE"):
        places = replace(places, cache=Path(cache))
    return places


def _in_one_folder(home: Path) -> Places:
    home = home.absolute()
    return Places(home / "config", home / "data", home / "state", home / "cache")


def _first_unusable(places: Places) -> Path | None:
    for name in _FOLDERS:
        folder: Path = getattr(places, name)
        if not folder.is_absolute() or not _can_write(folder):
            return folder
    return None


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except (OSError, ValueError):  # ValueError: a name no file can have
        return False


def _temporary_places(notice: Notice) -> Places:
    folder = Path(tempfile.mkdtemp(prefix=f"{_NAME}-"))
    places = replace(_in_one_folder(folder), temporary=True, notices=(notice,))
    for name in _FOLDERS:
        getattr(places, name).mkdir()
    return places
