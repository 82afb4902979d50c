"""A table that appears row by row while it is measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One measurement; `goal` is what it must reach, in words, where an issue names a number."""

    what: str
    value: float
    unit: str
    goal: str = ""


def print_rows(title: str, rows: Iterable[Row]) -> None:
    """Print a section, each row as soon as it is known."""
    print(f"\n{title}\n{'-' * len(title)}")
    for row in rows:
        digits = 0 if abs(row.value) >= 100 else 2
        goal = f"   (goal: {row.goal})" if row.goal else ""
        print(f"{row.what:<58}{row.value:>14,.{digits}f} {row.unit}{goal}", flush=True)
