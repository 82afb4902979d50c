"""A hint in three steps, on the papyrus of the chronicle: where to look, the move, why."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.deeds import deed
from game.opponents import Thought
from game.reasons import why
from game.ui.widgets import Area, Mood
from game.view.canvas import Box, Canvas
from game.view.text import Texts
from game.words import Words

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.ui.widgets import Act

LOOK, MOVE, WHY = 1, 2, 3
_SIDE, _HEAD = 22.0, 58.0  # beside the text, and above it
_AREA = 170.0  # at least so wide and high is where to look: a place, not yet the answer
_BOARD: Box = (8.0, 64.0, 1264.0, 640.0)


class HintNote:
    """One hint while it is being read. Asking again goes one step further."""

    def __init__(
        self,
        match: Match,
        thought: Thought,
        names: Sequence[str],
        words: Words,
        texts: Texts,
        paper: Box,
        place: Box | None,
    ) -> None:
        self.action = thought.action
        self.step = LOOK
        self._words = words
        self._texts = texts
        self._paper = paper
        self._place = place
        self._deed = deed(words, match, thought.action, names)
        self._reasons = why(words, match, thought, names)

    def go_on(self) -> bool:
        """One step further; False if everything is told."""
        told = self.step == WHY
        self.step = min(WHY, self.step + 1)
        return not told

    @property
    def text(self) -> str:
        """What the paper says at this step."""
        words = self._words
        if self.step == LOOK:
            return words("hint-look") if self._place is not None else words("hint-move", deed=self._deed)
        if self.step == MOVE:
            return words("hint-move", deed=self._deed)
        return words("hint-why", deed=self._deed, reasons=self._reasons)

    @property
    def area(self) -> Box | None:
        """Where to look, while nothing more is told."""
        return None if self._place is None or self.step > LOOK else _widened(self._place)

    # -- picture --------------------------------------------------------------------------------------------
    def widget(self, act: Act) -> Area:
        """The paper: a press on it asks for the next step, or puts it away."""
        return Area("hint-note", self._box(), act, paint=self._paint)

    def _box(self) -> Box:
        """Over the chronicle; a longer text grows upwards."""
        x, y, w, h = self._paper
        texts = self._texts
        needed = _HEAD + len(texts.wrap(self.text, "label", w - 2 * _SIDE)) * texts.line_height("label") + _SIDE
        height = max(h, needed)
        return x, y + h - height, w, height

    def _paint(self, canvas: Canvas, mood: Mood) -> None:
        x, y, w, h = self._box()
        canvas.panel("panel-papyrus", (x, y, w, h))
        canvas.icon("hint", x + _SIDE + 12, y + 34, 28, "gold-deep")
        for step in (LOOK, MOVE, WHY):
            colour = "alarm-ink" if step <= self.step else "papyrus-edge"
            canvas.fill((x + _SIDE + 24 + 16 * step, y + 30, 9, 9), colour, 1.0, 4)
        canvas.paragraph(self.text, (x + _SIDE, y + _HEAD, w - 2 * _SIDE, h - _HEAD - 12), "label", "ink")

    def draw_area(self, canvas: Canvas, age: float) -> None:
        """Light and brackets where to look."""
        if self.area is None:
            return
        x, y, w, h = self.area
        pulse = 1.0 if canvas.calm else 0.8 + 0.2 * math.sin(age * 4)
        canvas.glow(x + w / 2, y + h / 2, w * 0.75, 0.5)
        canvas.outline((x - 2, y - 2, w + 4, h + 4), "night-900", 6, 18, 0.7)
        canvas.outline((x, y, w, h), "gold", 3, 16, pulse)


def _widened(place: Box) -> Box:
    x, y, w, h = place
    width, height = max(_AREA, w + 40), max(_AREA, h + 40)
    left = min(max(_BOARD[0], x + w / 2 - width / 2), _BOARD[0] + _BOARD[2] - width)
    top = min(max(_BOARD[1], y + h / 2 - height / 2), _BOARD[1] + _BOARD[3] - height)
    return left, top, width, height
