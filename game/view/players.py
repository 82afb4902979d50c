"""The players' panels at the side of a board: emblem, name, kind, score; the one to move stands out."""

from __future__ import annotations

from game.view.canvas import Box, Canvas


def draw_player(
    canvas: Canvas, box: Box, emblem: int, name: str, score: str, active: bool, computer: bool, line: str = ""
) -> None:
    """One player's panel with the colour's bar at its edge."""
    x, y, w, h = box
    canvas.panel("panel-night-active" if active else "panel-night", box)
    canvas.fill((x + 10, y + 12, 5, h - 24), canvas.theme.players[emblem].base, 1.0, 2.5)
    canvas.emblem(emblem, x + 44, y + h / 2, 42)
    middle = y + (h / 2 - 10 if line else h / 2)
    score_room = 64 if score else 8
    room = w - 76 - score_room - (30 if computer else 0) - 12
    width = canvas.text(name, x + 76, middle, "name", "ivory", "left", room)
    if computer:
        canvas.icon("robot", x + 76 + width + 18, middle, 20, "muted")
    if line:
        canvas.text(line, x + 76, y + h / 2 + 17, "hint", "muted", "left", w - 92)
    if score:
        canvas.text(score, x + w - 18, middle, "score", "gold", "right", 80)
