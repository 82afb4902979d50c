"""How long the window takes on the very first start, and `--protocol` on a second one, against numba alone."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench import first_start
from bench.table import Row

_ROOT = Path(__file__).resolve().parents[1]
_TIMES = 5
_FIRST_REPLY = b'{"cmd":"new","game":"egyptos","players":2,"seed":1,"options":{}}\n{"cmd":"legal"}\n'


def _seconds_to_end(arguments: list[str], given: bytes) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=_ROOT, input=given, capture_output=True, check=True)
    return time.perf_counter() - began


def _median(arguments: list[str], given: bytes = b"") -> float:
    return statistics.median(_seconds_to_end(arguments, given) for _ in range(_TIMES))


def rows() -> Iterator[Row]:
    """The window; start, and start with a legal list (so that a kernel is loaded from the warm cache)."""
    yield from first_start.rows()
    _seconds_to_end(["main.py", "--protocol"], _FIRST_REPLY)
    bare = _median(["-c", "import numba"])
    yield Row("start of `import numba`", bare, "s")
    hello = _median(["main.py", "--protocol"], b'{"cmd":"hello"}\n')
    yield Row("--protocol to the reply to hello, ratio", hello / bare, "×", "at most 3")
    playing = _median(["main.py", "--protocol"], _FIRST_REPLY)
    yield Row("--protocol to the first legal list, ratio", playing / bare, "×", "at most 3")
