"""What lies beside the table: reserves of real pyramids, chronicle, counters, the small map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.view.board import BoardView
from game.view.canvas import Box, Canvas
from game.view.egyptos.camera import Camera, Cell
from game.view.egyptos.layout import Layout
from game.view.egyptos.pieces import MAP_COLOURS, draw_pyramid
from game.view.egyptos.position import PYRAMIDS, shown_name
from game.view.theme import Colour

_RULE: Colour = (74, 87, 158)
_MAP_GROUND: Colour = (11, 18, 54)


def draw_reserve(
    canvas: Canvas,
    view: BoardView,
    layout: Layout,
    seat: int,
    colour: str,
    in_hand: int,
    laid: Sequence[Cell],
    active: bool,
) -> None:
    """A player's panel: who, which colour, and what is still in the hand."""
    box = layout.panel(seat)
    canvas.panel("panel-night-active" if active else "panel-night", box)
    if active and canvas.theme.high_contrast:
        canvas.outline(box, "gold", 6, 8)
    _draw_head(canvas, view, layout, seat, colour, in_hand)
    shown = 1 - layout.folded
    if shown < 0.98:
        return
    if layout.players == 2:
        x, y, w, _ = box
        canvas.line(x + 22, y + 92, x + w - 22, y + 92, _RULE)
        canvas.text(view.words("egyptos-in-hand"), x + 22, y + 115, "label", "muted", "left", 130)
        canvas.text(str(in_hand), x + w - 22, y + 115, "name", "gold", "right")
    _draw_places(canvas, layout, seat, colour, in_hand, laid)


def _draw_head(canvas: Canvas, view: BoardView, layout: Layout, seat: int, colour: str, in_hand: int) -> None:
    x, y, w, _ = layout.panel(seat)
    emblem, head = layout.reserve.emblem, layout.reserve.head
    middle = y + head / 2
    canvas.emblem(view.emblems[seat], x + 20 + emblem / 2, middle, emblem)
    left = x + 32 + emblem
    computer = seat not in view.people
    room = w - (left - x) - (28 if computer else 0) - (16 if layout.players == 2 else 44)
    width = canvas.text(view.names[seat], left, middle - 12, "name", "ivory", "left", room)
    if computer:
        canvas.icon("robot", left + width + 17, middle - 12, 20, "muted")
    line = view.words(f"egyptos-plays-{colour}")
    canvas.text(line, left, middle + 15, "label", "muted", "left", w - (left - x) - 48)
    draw_pyramid(canvas, x + w - 28, middle + 15, 22, colour)
    if layout.players > 2 and layout.folded < 0.5:
        canvas.text(str(in_hand), x + w - 20, middle - 12, "value", "gold", "right")


def _draw_places(
    canvas: Canvas, layout: Layout, seat: int, colour: str, in_hand: int, laid: Sequence[Cell]
) -> None:
    size = layout.reserve.size
    for number in range(PYRAMIDS):
        x, y = layout.place(seat, number)
        if number < in_hand:
            draw_pyramid(canvas, x, y, size, colour)
            continue
        side = size * 0.88
        canvas.sprite("egyptos-slot", x - side / 2, y - side / 2, side, side)
        order = PYRAMIDS - 1 - number  # the first one laid came from the last place
        if layout.players == 2 and order < len(laid):
            canvas.text(shown_name(laid[order]), x, y, "hint", "muted", "centre", side - 4, 0.85)


def draw_chronicle(canvas: Canvas, view: BoardView, box: Box) -> None:
    """The last things that happened, the newest first."""
    x, y, w, h = box
    canvas.panel("panel-papyrus", box)
    canvas.text(view.words("match-chronicle"), x + 24, y + 34, "panel", "ink", "left", w - 48)
    texts = canvas.look.texts
    step = texts.line_height("hint")
    top = y + 56
    for age, (emblem, sentence) in enumerate(reversed(view.chronicle)):
        lines = texts.wrap(sentence, "hint", w - 74)
        if top + len(lines) * step > y + h - 18:
            break
        alpha = max(0.55, 1 - 0.07 * age)
        canvas.emblem(emblem, x + 33, top + step / 2, 20, alpha)
        for line in lines:
            canvas.text(line, x + 50, top + step / 2, "hint", "ink", "left", w - 72, alpha)
            top += step
        top += 5


def draw_counters(canvas: Canvas, view: BoardView, box: Box, moves: int, limit: int, seen: int) -> None:
    """How near the game is to a draw: moves made, and how often this position occurred."""
    x, y, w, _ = box
    canvas.panel("panel-night", box)
    words = view.words
    canvas.text(words("egyptos-moves"), x + 22, y + 30, "label", "muted", "left", 96)
    canvas.text(f"{moves} / {limit}", x + w - 22, y + 30, "value", "gold", "right", 96)
    track = (x + 22, y + 48, w - 44, 8.0)
    canvas.fill(track, "night-900", 1.0, 4)
    if moves:
        late = moves >= limit * 0.8
        canvas.fill((*track[:2], max(8.0, track[2] * moves / limit), 8.0), "lantern" if late else "gold", 1.0, 4)
    canvas.text(words("egyptos-same"), x + 22, y + 80, "label", "muted", "left", 106)
    for number in range(3):
        middle = x + w - 74 + 22 * number
        lit = number < seen
        canvas.fill((middle - 7, y + 73, 14, 14), "gold" if lit else "night-900", 1.0, 7)
        canvas.outline((middle - 7, y + 73, 14, 14), "gold" if lit else _RULE, 1.5, 7)


def draw_map(
    canvas: Canvas,
    view: BoardView,
    box: Box,
    camera: Camera,
    stones: Mapping[Cell, int],
    colours: Sequence[str],
    moving: bool,
) -> None:
    """The whole table, and the part of it that is on view; below it, what the game is about now."""
    x, y, w, h = box
    canvas.panel("panel-stone", box)
    canvas.text(view.words("egyptos-map"), x + 22, y + 29, "hint-strong", "ivory", "left", w - 44)
    frame = (x + 22, y + 44, w - 44, min(100.0, h - 66))
    canvas.fill(frame, _MAP_GROUND, 1.0, 4)
    _draw_map_cells(canvas, frame, camera, stones, colours)
    if h < 200:
        return
    words = view.words
    top, step = y + 162, 23.0
    for number, text in enumerate((words("egyptos-phase-place"), words("egyptos-phase-move"))):
        now = moving == (number == 1)
        style, colour = ("hint-strong", "ivory") if now else ("hint", "muted")
        canvas.text(text, x + 22, top + step * number, style, colour, "left", w - 52)


def _draw_map_cells(
    canvas: Canvas, frame: Box, camera: Camera, stones: Mapping[Cell, int], colours: Sequence[str]
) -> None:
    seen = camera.seen
    cells = list(stones) or [(0, 0)]
    low = min(x for x, _ in cells) - 2, min(y for _, y in cells) - 2
    high = max(x for x, _ in cells) + 2, max(y for _, y in cells) + 2
    left, top, width, height = frame
    pitch = min(width / (high[0] - low[0] + 1), height / (high[1] - low[1] + 1), 11.0)
    middle = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2

    def place(x: float, y: float) -> tuple[float, float]:
        return left + width / 2 + (x - middle[0]) * pitch, top + height / 2 - (y - middle[1]) * pitch

    side = max(2.5, pitch * 0.8)
    for (cx, cy), seat in stones.items():
        px, py = place(cx, cy)
        face, edge = MAP_COLOURS[colours[seat]]
        square = (px - side / 2, py - side / 2, side, side)
        canvas.fill(square, face, 1.0, min(1.5, side / 4))
        if side >= 5:
            canvas.outline(square, edge, 1.2, 1.5)
    _draw_view(canvas, frame, place(seen[0], seen[3]), place(seen[2], seen[1]))


def _draw_view(canvas: Canvas, frame: Box, first: tuple[float, float], last: tuple[float, float]) -> None:
    """The rim of what is on view, as far as the map reaches."""
    left, top, width, height = frame
    x1, y1 = max(left + 3, min(left + width - 9, first[0])), max(top + 3, min(top + height - 9, first[1]))
    x2, y2 = min(left + width - 3, max(left + 9, last[0])), min(top + height - 3, max(top + 9, last[1]))
    canvas.outline((x1, y1, max(6.0, x2 - x1), max(6.0, y2 - y1)), "legal", 2, 3)
