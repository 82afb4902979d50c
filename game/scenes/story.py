"""The whole story of a match on one papyrus; the chronicle beside the board shows only its end."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.dialogs import Sheet
from game.scenes.services import Services
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Button, Widget, row_of
from game.ui.wishes import Pop, Wish
from game.view.canvas import Box, Canvas

Line = tuple[int, str]  # emblem, sentence


class WholeStory(Sheet):
    """A papyrus with all lines, the newest in view."""

    name = "chronicle"
    first_focus = "lines"
    width, height = 760.0, 600.0

    def __init__(self, services: Services, lines: Sequence[Line]) -> None:
        super().__init__(services)
        self._lines = list(lines)
        self._place = ListPlace(chosen=max(0, len(self._lines) - 1))

    def build(self) -> list[Widget]:
        """The lines, and the way back."""
        x, y = self.left_edge, self.top_edge
        close = row_of(640, y + self.height - 84, [220], 56, 0)[0]
        return [
            ListBox(
                "lines",
                (x + 34, y + 92, self.width - 68, self.height - 190),
                items=self._lines,
                place=self._place,
                row_height=41,
                paint=self._paint,
                choose=self._close,
                dark=False,
            ),
            Button("close", close, Pop, label=self.words("common-back"), kind="primary", sound="cancel"),
        ]

    def _close(self, line: Line) -> Wish:
        return Pop()

    def _paint(self, canvas: Canvas, line: Line, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        emblem, sentence = line
        canvas.emblem(emblem, x + 20, y + h / 2, 28)
        canvas.text(sentence, x + 44, y + h / 2, "label", "ink", "left", w - 54)

    def draw_ground(self, canvas: Canvas) -> None:
        """The heading."""
        super().draw_ground(canvas)
        canvas.text(self.words("match-chronicle"), 640, self.top_edge + 48, "heading", "ink", "centre", 600)
        canvas.sprite("divider", 500, self.top_edge + 68, 280, 21)
