"""The kernel decorator, and the folder in which compiled kernels are kept.

numba's own cache does not notice changes in imported files. So each version of the sources has a folder of
its own, named by a hash of every engine and ai source and numba's version.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba

_ROOT = Path(__file__).resolve().parents[2]
_KEPT_UNUSED_SECONDS = 24 * 3600  # another version may be running right now: only what rested a day is old
_Function = TypeVar("_Function", bound=Callable[..., Any])


def user_cache_folder() -> Path:
    """Where this system keeps what a program can make again. KHUFU_CACHE overrides it."""
    if override := os.environ.get("KHUFU_CACHE"):
        return Path(override)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "khufu" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "khufu"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "khufu"


def sources_hash() -> str:
    """A name for this version of everything that is compiled."""
    digest = hashlib.sha256(importlib.metadata.version("numba").encode())
    for folder in ("game/engine", "ai"):
        for source in sorted((_ROOT / folder).rglob("*.py")):
            digest.update(source.relative_to(_ROOT).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def prepare_cache_folder(base: Path, version: str) -> Path | None:
    """The folder for this version, made and proven writable, or None. Old versions' folders are removed."""
    folder = base / f"kernels-{version}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    for other in base.glob("kernels-*"):
        if other != folder and _rested_long(other):
            shutil.rmtree(other, ignore_errors=True)
    return folder


def _rested_long(folder: Path) -> bool:
    try:
        return time.time() - folder.stat().st_mtime > _KEPT_UNUSED_SECONDS
    except OSError:  # another start has just removed it
        return False


def _choose_cache_folder() -> Path | None:
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return None
    try:
        base = user_cache_folder()
    except RuntimeError:  # there is no home folder at all
        base = None
    folder = prepare_cache_folder(base, sources_hash()) if base else None
    if folder is None:
        print(
            "khufu: the kernel cache folder cannot be written; compiling in memory this time.",
            file=sys.stderr,
        )
    return folder


CACHE_FOLDER = _choose_cache_folder()
if CACHE_FOLDER is not None:
    # Not through NUMBA_CACHE_DIR: numba may have been imported already, and reads the variable only once.
    numba.config.CACHE_DIR = str(CACHE_FOLDER)


def kernel(function: _Function) -> _Function:
    """Compile a function of the rules or the search; without the interpreter lock, kept between starts."""
    compiled: _Function = numba.njit(nogil=True, cache=CACHE_FOLDER is not None)(function)
    return compiled


def warm_up(steps: Iterable[tuple[str, Callable[[], object]]]) -> Iterator[tuple[str, float]]:
    """Run named steps that make kernels compile or load; after each, yield its name and the part done."""
    todo = list(steps)
    for done, (name, step) in enumerate(todo, start=1):
        step()
        yield name, done / len(todo)
