"""`python -m bench` prints all tables; `python -m bench rules start` only those named; `soak` runs alone."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable

from bench import memory, pacing, rules, search, start
from bench.table import Row, print_rows


def _frames() -> Iterable[Row]:
    """Imported late: it needs pygame."""
    from bench import frames

    return (Row(*row) for row in frames.rows())


def _soak(minutes: float) -> int:
    from bench import soak

    return soak.run(minutes)


SECTIONS: dict[str, Callable[[], Iterable[Row]]] = {
    "rules": rules.rows,
    "start": start.rows,
    "search": search.rows,
    "pacing": pacing.rows,
    "frames": _frames,
    "memory": memory.rows,
}


def main() -> int:
    """Measure the sections asked for, and print them as they come."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=f"of: {', '.join(SECTIONS)} (default: all)")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long a soak lasts (default: 30)")
    options = parser.parse_args()
    wanted = options.sections or list(SECTIONS)
    if wanted == ["soak"]:
        return _soak(options.minutes)
    if unknown := [name for name in wanted if name not in SECTIONS]:
        parser.error(f"there is no section {unknown[0]!r}; there are {', '.join(SECTIONS)}")
    for name in wanted:
        print_rows(name, SECTIONS[name]())
    return 0


if __name__ == "__main__":
    sys.exit(main())
