"""How a chair looks on the setup screen: a stele with emblem, name, kind of player, device or level."""

from __future__ import annotations

from game.scenes.chairs import LEVELS
from game.ui.widgets import Mood
from game.view.canvas import Box, Canvas

LEFT, STEP, TOP = 122.0, 208.0, 104.0
WIDTH, HEIGHT = 204.0, 420.0
_BROWN = (74, 50, 24)
_DEVICE_ICONS = {"mouse": "mouse", "touch": "touch", "pad": "gamepad"}


def stele_left(seat: int) -> float:
    """The left edge of a chair's stele."""
    return LEFT + STEP * seat


def place(seat: int, x: float, y: float, w: float, h: float) -> Box:
    """A box given in the stele's own units."""
    return stele_left(seat) + x, TOP + y, w, h


NAME = (20.0, 122.0, 164.0, 46.0)
PERSON = (28.0, 180.0, 72.0, 62.0)
COMPUTER = (104.0, 180.0, 72.0, 62.0)
DEVICE = (28.0, 252.0, 148.0, 132.0)
WEAKER = (24.0, 296.0, 44.0, 44.0)
STRONGER = (136.0, 296.0, 44.0, 44.0)
CLOSE = (152.0, 52.0, 32.0, 32.0)


def draw_stele(canvas: Canvas, seat: int, name: str, focused: bool) -> None:
    """Stone, emblem, name, the player's colour."""
    left = stele_left(seat)
    middle = left + WIDTH / 2
    canvas.sprite("seat-stele", left, TOP, WIDTH, HEIGHT)
    canvas.emblem(seat, middle, TOP + 74, 80)
    canvas.text(name, middle, TOP + 143, "panel", "stone-ink", "centre", 150)
    canvas.fill((left + 36, TOP + 162, 132, 4), canvas.theme.players[seat].base, 1.0, 2)
    if focused:
        canvas.sprite("seat-stele-focus", left, TOP, WIDTH, HEIGHT)


def draw_toggle(canvas: Canvas, box: Box, icon: str, label: str, on: bool) -> None:
    """Human or computer."""
    x, y, w, h = box
    canvas.sprite("toggle-on" if on else "toggle-off", x, y, w, h)
    colour = (255, 243, 207) if on else _BROWN
    canvas.icon(icon, x + w / 2, y + 18, 26, colour)
    canvas.text(label, x + w / 2, y + 47, "hint-strong", colour if on else "stone-soft", "centre", w - 14)


def draw_device(canvas: Canvas, seat: int, heading: str, kind: str, name: str, ready: str) -> None:
    """What a person plays with."""
    middle = stele_left(seat) + WIDTH / 2
    canvas.text(heading, middle, TOP + 264, "hint", _BROWN, "centre", 150)
    canvas.icon(_DEVICE_ICONS.get(kind, "keyboard"), middle, TOP + 302, 48, "stone-ink")
    canvas.text(name, middle, TOP + 344, "strong", "stone-ink", "centre", 156)
    width = canvas.look.texts.width(ready, "label")
    canvas.icon("check", middle - width / 2 - 4, TOP + 371, 20, (10, 92, 62))
    canvas.text(ready, middle - width / 2 + 12, TOP + 370, "label", "ready", "left", 140)


def draw_level(canvas: Canvas, seat: int, heading: str, level: str, name: str, line: str) -> None:
    """How strong a computer player is: five pips."""
    middle = stele_left(seat) + WIDTH / 2
    canvas.text(heading, middle, TOP + 264, "hint", _BROWN, "centre", 150)
    canvas.text(name, middle, TOP + 290, "value", "stone-ink", "centre", 150)
    strength = LEVELS.index(level) + 1
    for pip in range(len(LEVELS)):
        sprite = "level-pip-on" if pip < strength else "level-pip-off"
        canvas.sprite(sprite, middle - 36.5 + pip * 15, TOP + 312, 13, 12)
    canvas.paragraph(line, (middle - 74, TOP + 344, 148, 44), "hint", _BROWN, "centre")


def draw_step(canvas: Canvas, box: Box, icon: str, possible: bool) -> None:
    """Minus or plus beside the pips."""
    x, y, w, h = box
    canvas.icon(icon, x + w / 2, y + h / 2, 24, _BROWN, 1.0 if possible else 0.3)


def draw_close(canvas: Canvas, box: Box, mood: Mood) -> None:
    """The small cross that frees a chair."""
    x, y, w, h = box
    canvas.icon("close", x + w / 2, y + h / 2, 20, _BROWN, 0.65 + 0.35 * mood.focus)


def draw_free(canvas: Canvas, seat: int, heading: str, line: str, mood: Mood, possible: bool) -> None:
    """An empty chair: a dashed outline that says how to join."""
    left = stele_left(seat)
    middle = left + WIDTH / 2
    fade = 1.0 if possible else 0.4
    canvas.sprite("seat-stele-free", left, TOP, WIDTH, HEIGHT, alpha=fade)
    canvas.emblem(seat, middle, TOP + 84, 64, 0.55 * fade)
    if possible:
        canvas.icon("plus", middle, TOP + 208, 48, "muted")
        canvas.text(heading, middle, TOP + 263, "value", "ivory", "centre", 170)
    canvas.paragraph(line, (left + 26, TOP + 282, WIDTH - 52, 100), "hint", "muted", "centre", fade)
    if mood.focus > 0.02:
        canvas.sprite("seat-stele-focus", left, TOP, WIDTH, HEIGHT, alpha=mood.focus)
