"""The bar 0-60 that is the same everywhere: back and title left, turn banner in the middle, tools right."""

from __future__ import annotations

from game.ui.widgets import Act, Button
from game.view.canvas import Canvas

_TOOL_STEP = 52.0


def tool_button(
    name: str, place: int, icon: str, act: Act, tip: str, enabled: bool = True, left: bool = False
) -> Button:
    """A quiet button; `place` counts from the edge."""
    x = 16 + _TOOL_STEP * place if left else 1220 - _TOOL_STEP * place
    sound = "cancel" if name == "back" else "confirm"
    return Button(name, (x, 8, 44, 50), act, enabled=enabled, tip=tip, icon=icon, kind="quiet", sound=sound)


def draw_bar_title(canvas: Canvas, title: str, width: float = 340) -> None:
    """The game's or screen's name beside the back button."""
    canvas.text(title.upper(), 76, 32, "game-title", "gold", "left", width)


def draw_banner(canvas: Canvas, emblem: int | None, heading: str, line: str, alarm: bool = False) -> None:
    """Whose turn it is, on a strip of papyrus at the top of the stage."""
    texts = canvas.look.texts
    inner = max(texts.width(heading, "value"), texts.width(line, "hint")) + (60 if emblem is not None else 0)
    width = min(460.0, max(380.0, inner + 56))
    left = 640 - width / 2
    canvas.panel("panel-papyrus", (left, 2, width, 58))
    x = left + 24
    if emblem is not None:
        canvas.emblem(emblem, left + 34, 30, 38)
        x = left + 66
    room = left + width - 20 - x
    ink = "alarm-ink" if alarm else "ink"
    canvas.text(heading, x, 21 if line else 30, "value", ink, "left", room, height=27 if line else 50)
    if line:
        canvas.text(line, x, 42, "hint", "soft-ink", "left", room, height=21)
