"""A list that scrolls: rows drawn by a function, one of them under the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ui.focus import DOWN, LEFT, RIGHT, UP, Direction, contains
from game.ui.widgets import Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas

PaintRow = Callable[[Canvas, Any, Box, bool], None]
_BAR = 12.0


@dataclass
class ListPlace:
    """Where a list stands; kept by the screen, so that a rebuild does not lose it."""

    chosen: int = 0
    first: int = 0


@dataclass(eq=False)
class ListBox(Widget):
    """Rows in one or more columns. Directions move inside it, and leave it at its ends."""

    items: Sequence[Any] = ()
    place: ListPlace = field(default_factory=ListPlace)
    row_height: float = 44
    columns: int = 1
    gap: float = 0
    paint: PaintRow = lambda canvas, item, box, chosen: None
    choose: Callable[[Any], Wish | None] = lambda item: None
    dark: bool = True  # on night; else on papyrus

    def __post_init__(self) -> None:
        self.hidden_ring = True
        self.place.chosen = max(0, min(self.place.chosen, len(self.items) - 1))
        self._show(self.place.chosen)

    @property
    def _visible_lines(self) -> int:
        return max(1, int((self.box[3] + 0.5) // self.row_height))

    @property
    def _lines(self) -> int:
        return -(-len(self.items) // self.columns)

    @property
    def _most_first(self) -> int:
        return max(0, self._lines - self._visible_lines)

    def _show(self, number: int) -> None:
        line = number // self.columns
        first = min(max(self.place.first, line - self._visible_lines + 1), line)
        self.place.first = max(0, min(first, self._most_first))

    def row_box(self, number: int) -> Box:
        """Where an item is drawn now."""
        x, y, w, _ = self.box
        inner = w - (_BAR + 6 if self._most_first else 0)
        width = (inner - self.gap * (self.columns - 1)) / self.columns
        line, column = divmod(number, self.columns)
        top = y + (line - self.place.first) * self.row_height
        return x + column * (width + self.gap), top, width, self.row_height - 4

    def _visible(self) -> range:
        start = self.place.first * self.columns
        return range(start, min(len(self.items), start + self._visible_lines * self.columns))

    def move(self, direction: Direction) -> bool:
        """To the neighbouring item, if there is one."""
        column = self.place.chosen % self.columns
        step = {UP: -self.columns, DOWN: self.columns, LEFT: -1, RIGHT: 1}[direction]
        if direction in (LEFT, RIGHT) and not 0 <= column + step < self.columns:
            return False
        wanted = self.place.chosen + step
        if direction == DOWN and wanted >= len(self.items) and self.place.chosen // self.columns < self._lines - 1:
            wanted = len(self.items) - 1
        if not 0 <= wanted < len(self.items):
            return False
        self.place.chosen = wanted
        self._show(wanted)
        return True

    def hover(self, x: float, y: float) -> None:
        """The pointer chooses what it is over."""
        for number in self._visible():
            if contains(self.row_box(number), x, y):
                self.place.chosen = number

    def over_item(self, x: float, y: float) -> bool:
        """Whether the pointer is over one of the rows."""
        return any(contains(self.row_box(number), x, y) for number in self._visible())

    def wheel(self, amount: float) -> bool:
        """Scroll without moving what is chosen, unless it would leave the window."""
        before = self.place.first
        self.place.first = max(0, min(self._most_first, self.place.first - (1 if amount > 0 else -1)))
        low = self.place.first * self.columns
        high = min(len(self.items), low + self._visible_lines * self.columns) - 1
        self.place.chosen = max(low, min(self.place.chosen, high))
        return self.place.first != before

    def drag(self, x: float, y: float) -> None:
        """Dragging on the bar scrolls."""
        left, top, width, height = self.box
        if self._most_first and x >= left + width - _BAR - 8:
            part = max(0.0, min(1.0, (y - top) / height))
            self.place.first = round(part * self._most_first)

    def activate(self) -> Wish | None:
        """Choose the item under the focus."""
        if self.enabled and self.items:
            return self.choose(self.items[self.place.chosen])
        return None

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The visible rows and the bar."""
        for number in self._visible():
            chosen = number == self.place.chosen
            box = self.row_box(number)
            if chosen and mood.focus > 0.01:
                canvas.fill(box, "lapis-500" if self.dark else "gold", 0.5 * mood.focus, 8)
                canvas.outline(box, "focus" if self.dark else "gold-deep", 2.4, 8, mood.focus)
            self.paint(canvas, self.items[number], box, chosen)
        if self._most_first:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        x, y, w, h = self.box
        left = x + w - _BAR
        canvas.bar_upright("scroll-track", (left, y, _BAR, h - 4))
        length = max(40.0, h * self._visible_lines / self._lines)
        top = y + (h - 4 - length) * self.place.first / self._most_first
        canvas.bar_upright("scroll-thumb", (left, top, _BAR, length))
