"""Glyphs of the device last used, with what they do: the hint line at the foot of a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input import Glyph
from game.view.canvas import Align, Canvas

_PAD_LETTERS = {
    "xbox": {"a": "A", "b": "B", "x": "X", "y": "Y"},
    "nintendo": {"a": "B", "b": "A", "x": "Y", "y": "X"},
    "playstation": {"a": "×", "b": "○", "x": "□", "y": "△"},
}
_SHOULDERS = {
    "left-shoulder": "LB",
    "right-shoulder": "RB",
    "left-trigger": "LT",
    "right-trigger": "RT",
}
_ICONS = {"dpad": "gamepad", "left-stick": "gamepad", "right-stick": "gamepad", "start": "pause", "back": "back"}
_HEIGHT = 26.0
Prompt = tuple[Glyph, str]


def _letter(glyph: Glyph) -> str:
    return _PAD_LETTERS.get(glyph.style, _PAD_LETTERS["xbox"]).get(glyph.name, "")


def glyph_width(canvas: Canvas, glyph: Glyph) -> float:
    """How wide a glyph is drawn."""
    if glyph.kind == "key":
        return max(_HEIGHT, canvas.look.texts.width(glyph.name, "glyph") + 16)
    if glyph.kind == "pad" and glyph.name in _SHOULDERS:
        return 38.0
    return _HEIGHT


def draw_glyph(canvas: Canvas, glyph: Glyph, x: float, y: float) -> float:
    """A key cap, a pad's button or a mouse, its left edge at x; returns its width."""
    width = glyph_width(canvas, glyph)
    middle = x + width / 2
    if glyph.kind == "key":
        canvas.bar("glyph-key", 16, (x, y - _HEIGHT / 2, width, _HEIGHT))
        canvas.text(glyph.name, middle, y - 1.5, "glyph", "muted", "centre", width - 8)
    elif glyph.kind == "pad" and glyph.name in _SHOULDERS:
        canvas.bar("glyph-shoulder", 26, (x, y - 11, width, 22))
        canvas.text(_SHOULDERS[glyph.name], middle, y, "glyph", "muted", "centre", width - 8)
    elif glyph.kind == "pad" and _letter(glyph):
        canvas.sprite("glyph-pad", x, y - _HEIGHT / 2, _HEIGHT, _HEIGHT)
        canvas.text(_letter(glyph), middle, y - 1, "glyph", "muted", "centre", _HEIGHT)
    elif glyph.kind == "pad":
        canvas.icon(_ICONS.get(glyph.name, "gamepad"), middle, y, 24, "muted")
    else:
        canvas.icon("touch" if glyph.kind == "touch" else "mouse", middle, y, 24, "muted")
    return width


def draw_prompts(
    canvas: Canvas, prompts: Sequence[Prompt], x: float, y: float, align: Align = "left", width: float = 1240
) -> None:
    """Glyph, word, glyph, word …; those that find no room are left out, the last ones first."""
    texts = canvas.look.texts

    def length(parts: Sequence[Prompt]) -> float:
        return sum(glyph_width(canvas, glyph) + 8 + texts.width(word, "hint") + 24 for glyph, word in parts) - 24

    shown = list(prompts)
    while shown and length(shown) > width:
        shown.pop()
    left = {"left": x, "centre": x - length(shown) / 2, "right": x - length(shown)}[align]
    for glyph, word in shown:
        left += draw_glyph(canvas, glyph, left, y) + 8
        left += canvas.text(word, left, y, "hint", "muted") + 24


PromptMaker = Callable[[], Sequence[Prompt]]
