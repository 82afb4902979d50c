"""Sentences on papyrus beside what they speak of, where they hide as little as possible."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tooltip import tooltip_box
from game.view.canvas import Box, Canvas

_GAP = 10.0
_PADDING = 18.0


def draw_note(canvas: Canvas, text: str, beside: Box, keep_clear: Sequence[Box], room: Box) -> None:
    """Below, above, right or left of a box: wherever it covers the fewest of the others."""
    _, _, width, height = tooltip_box(canvas, text, beside)
    places = [_inside((x, y, width, height), room) for x, y in _sides(beside, width, height)]
    box = min(places, key=lambda place: _hidden(place, [beside, *keep_clear]))
    canvas.panel("panel-papyrus", box)
    inner = (box[0] + _PADDING, box[1] + 14, width - 2 * _PADDING + 4, height - 28)
    canvas.paragraph(text, inner, "hint", "ink")


def _sides(beside: Box, width: float, height: float) -> list[tuple[float, float]]:
    x, y, w, h = beside
    middle = x + w / 2 - width / 2, y + h / 2 - height / 2
    return [
        (middle[0], y + h + _GAP),
        (middle[0], y - height - _GAP),
        (x + w + _GAP, middle[1]),
        (x - width - _GAP, middle[1]),
    ]


def _inside(box: Box, room: Box) -> Box:
    x = min(max(box[0], room[0]), room[0] + room[2] - box[2])
    y = min(max(box[1], room[1]), room[1] + room[3] - box[3])
    return x, y, box[2], box[3]


def _hidden(box: Box, others: Sequence[Box]) -> float:
    """How much of the others a box covers."""
    return sum(_overlap(box, other) for other in others)


def _overlap(one: Box, other: Box) -> float:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)
