"""Giving memory back to the system: large pictures come and go, and glibc would keep their room."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # of glibc's malloc.h


def _from_c(name: str) -> Callable[..., int] | None:
    """A function of glibc, or None on another system."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError):
        return None
    return function


def keep_little() -> None:
    """From now on what is large goes back when it is freed. Otherwise glibc raises its threshold with each picture
    and ends up with 80 MB of holes."""
    if mallopt := _from_c("mallopt"):
        mallopt(_MMAP_THRESHOLD, 256 * 1024)
        mallopt(_ARENA_MAX, 2)


def give_back() -> None:
    """Let go of what nobody uses: boards and their pictures hang together in circles. Takes some 20 ms."""
    gc.collect()
    if malloc_trim := _from_c("malloc_trim"):
        malloc_trim(0)
