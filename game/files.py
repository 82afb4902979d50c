"""Writing files so that a crash leaves the old one or the new one, and setting damaged ones aside."""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
import time
from pathlib import Path

_log = logging.getLogger(__name__)


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file's content at one stroke, also if the power fails; OSError if that cannot be done."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            write_all(file.fileno(), content)
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def write_all(descriptor: int, content: bytes) -> None:
    """Hand all bytes to the system; OSError if it does not take them."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make a new name in the folder survive a power failure, where the system knows how."""
    if os.name == "nt":  # folders cannot be opened there
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as problem:  # some network folders refuse; the file itself is safe
        _log.info("the folder %s cannot be synced: %s", folder, problem)
    finally:
        os.close(descriptor)


def read_limited(path: Path, most: int) -> bytes | None:
    """The file's bytes, or None if it is bigger than anything we write; OSError if it cannot be read."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    return None if len(content) > most else content


def set_aside(path: Path) -> str:
    """Move a file that cannot be used out of the way, never over another; return its name for the sentence."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.damaged-{stamp}" + (f"-{number}" if number > 1 else ""))
        if kept.exists():
            continue
        try:
            os.rename(path, kept)
        except OSError as problem:
            _log.warning("%s cannot be set aside: %s", path, problem)
            return path.name
        _log.warning("%s was set aside as %s", path, kept.name)
        return kept.name
    return path.name
