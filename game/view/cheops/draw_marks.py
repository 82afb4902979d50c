"""Marks over the table: what can be touched, what is chosen, what changed, what a hint means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.view.canvas import Box, Canvas
from game.view.cheops.places import Spot

if TYPE_CHECKING:
    from game.view.cheops.memory import Told

_LOW = 30.0
Change = tuple[Spot, int]  # what, and who did it


def draw_legal(canvas: Canvas, boxes: Iterable[Box]) -> None:
    """Cyan brackets: possible."""
    for x, y, w, h in boxes:
        if h < _LOW:  # brackets of neighbouring rows would run into each other
            canvas.outline((x - 1, y, w + 2, h), "legal", 2, 7)
        else:
            canvas.panel("ring-legal", (x - 2, y - 2, w + 4, h + 4))


def draw_chosen(canvas: Canvas, boxes: Iterable[Box]) -> None:
    """Gold: chosen."""
    for x, y, w, h in boxes:
        canvas.glow(x + w / 2, y + h / 2, max(w, h) * 0.8, 0.4)
        canvas.panel("ring-select", (x - 3, y - 3, w + 6, h + 6))


def draw_changed(canvas: Canvas, boxes: Iterable[tuple[Box, int]]) -> None:
    """An outline in the colour of the player who changed it, with his emblem."""
    for (x, y, w, h), emblem in boxes:
        look = canvas.theme.players[emblem]
        canvas.outline((x - 1, y - 1, w + 2, h + 2), "night-900", 4.5, 6, 0.8)
        canvas.outline((x, y, w, h), look.light, 2.4, 6)
        canvas.emblem(emblem, x + w - 3, y + 3, 18)


def changed_by(steps: Sequence[Told]) -> list[Change]:
    """What others changed: everything that lies otherwise than before."""
    found: dict[Spot, int] = {}
    for step in steps:
        for event in step.events:
            for spot in _spots_of(event):
                found[spot] = step.seat
    return list(found.items())


def _spots_of(event: Any) -> list[Spot]:
    kind = event.type
    if kind in ("tile_laid", "neighbour_bought"):
        return [("block", event.block)]
    if kind == "treasure_sold":
        return [("row", event.colour, str(event.row))]
    if kind == "treasure_kept":
        return [("rail", str(event.seat), event.colour)]
    if kind == "law_laid":
        return [_law_spot(event)]
    if kind in ("law_held", "law_paid"):
        return [("seat", str(event.seat), str(event.law))]
    if kind == "treasures_exchanged":
        return [("block", block) for block in event.blocks]
    if kind == "kept_treasure_exchanged":
        return [("block", event.block), ("rail", str(event.seat), event.received)]
    if kind == "tile_drawn":
        return [("stack", str(event.stack))]
    return [("market",)] if kind == "market_price_changed" else []


def _law_spot(event: Any) -> Spot:
    if event.place == "under":
        return ("under", event.colour)
    if event.place == "on":
        return ("row", event.colour, str(event.row))
    return (event.place,)
