"""Several programs at once: each holds a lock of its own, and by its number a game of its own."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from game.notices import Notice
from game.paths import Places

_log = logging.getLogger(__name__)
MOST = 8  # programs at once that keep a game each

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@dataclass
class Instance:
    """This running program; the system lets go of its lock however it ends."""

    slot: int
    notice: Notice | None
    _descriptor: int | None

    @classmethod
    def claim(cls, places: Places) -> Instance:
        """Take the first free number; a second program gets a sentence with it."""
        for slot in range(MOST):
            descriptor = _try_lock(places.lock(slot))
            if descriptor is not None:
                return cls(slot, Notice("notice-already-running") if slot else None, descriptor)
        return cls(os.getpid(), Notice("notice-already-running"), None)

    def release(self) -> None:
        """The program ends."""
        if self._descriptor is not None:
            with contextlib.suppress(OSError):  # the system does it anyway
                os.close(self._descriptor)
            self._descriptor = None


def is_abandoned(places: Places, slot: int) -> bool:
    """Whether no running program holds this number."""
    descriptor = _try_lock(places.lock(slot))
    if descriptor is None:
        return False
    os.close(descriptor)
    return True


def _try_lock(file: Path) -> int | None:
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        _log.warning("%s cannot be opened: %s", file, problem)
        return None
    try:
        _lock(descriptor)
    except OSError:  # somebody has it
        os.close(descriptor)
        return None
    return descriptor
