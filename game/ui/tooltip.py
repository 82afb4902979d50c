"""A strip of papyrus beside what it speaks of, never over the edge of the stage."""

from __future__ import annotations

from game.view.canvas import HEIGHT, WIDTH, Box, Canvas

_WIDEST = 360.0
_PADDING = 18.0


def tooltip_box(canvas: Canvas, text: str, beside: Box, style: str = "hint") -> Box:
    """Where the papyrus goes: below, or above if there is no room."""
    texts = canvas.look.texts
    lines = texts.wrap(text, style, _WIDEST)
    width = max(texts.width(line, style) for line in lines) + 2 * _PADDING
    height = len(lines) * texts.line_height(style) + 2 * 14
    x = min(max(8.0, beside[0] + beside[2] / 2 - width / 2), WIDTH - width - 8)
    below = beside[1] + beside[3] + 8
    y = below if below + height <= HEIGHT - 4 else beside[1] - height - 8
    return x, max(4.0, y), width, height


def draw_tooltip(canvas: Canvas, text: str, beside: Box, style: str = "hint") -> None:
    """One or a few lines on papyrus."""
    box = tooltip_box(canvas, text, beside, style)
    canvas.panel("panel-papyrus", box)
    inside = (box[0] + _PADDING, box[1] + 14, box[2] - 2 * _PADDING + 4, box[3] - 28)
    canvas.paragraph(text, inside, style, "ink")
