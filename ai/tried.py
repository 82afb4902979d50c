"""What a search learned about the actions of a position."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tried:
    """What a search learned about one action: how often it went that way, and the mean value for each seat."""

    action: int
    visits: int
    value: tuple[float, ...]
    prior: float
    proven: int = 0  # 1 + the seat that then wins by force, or 0


def merged(tables: list[list[Tried]]) -> list[Tried]:
    """The tables of several threads as one: visits are added."""
    together: dict[int, list[Tried]] = {}
    for table in tables:
        for edge in table:
            together.setdefault(edge.action, []).append(edge)
    return sorted((_sum(edges) for edges in together.values()), key=lambda edge: (-edge.visits, edge.action))


def _sum(edges: list[Tried]) -> Tried:
    visits = sum(edge.visits for edge in edges)
    value = tuple(
        sum(edge.value[seat] * edge.visits for edge in edges) / max(1, visits)
        for seat in range(len(edges[0].value))
    )
    return Tried(edges[0].action, visits, value, edges[0].prior, max(edge.proven for edge in edges))
