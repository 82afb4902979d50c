"""Sentences that come by themselves: a papyrus from above, gone after a while or at a press."""

from __future__ import annotations

from collections import deque

from game.view.canvas import Canvas
from game.view.tween import Glide

_STAYS = 6.0
_WIDTH = 620.0


class Toasts:
    """A queue of sentences, one on the screen at a time."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._shown = ""
        self._left = 0.0
        self._in = Glide(0.0, 0.22)

    @property
    def moving(self) -> bool:
        """Whether a sentence is up: its time is running."""
        return bool(self._shown or self._waiting)

    def add(self, sentence: str) -> None:
        """Show it when its turn comes; the same sentence does not queue twice."""
        if sentence != self._shown and sentence not in self._waiting:
            self._waiting.append(sentence)

    def dismiss(self) -> None:
        """Somebody has read it."""
        self._left = min(self._left, 0.25)

    def advance(self, seconds: float) -> None:
        """Come, stay, go."""
        if not self._shown and self._waiting:
            self._shown = self._waiting.popleft()
            self._left = _STAYS
        if self._shown:
            self._left -= seconds
            self._in.to(0.0 if self._left < 0.25 else 1.0)
            self._in.advance(seconds)
            if self._left <= 0:
                self._shown = ""

    def draw(self, canvas: Canvas) -> None:
        """The papyrus, gliding in from above the stage."""
        if not self._shown:
            return
        texts = canvas.look.texts
        lines = texts.wrap(self._shown, "body", _WIDTH - 60)
        height = len(lines) * texts.line_height("body") + 36
        top = -height - 12 + (height + 24) * self._in.value
        canvas.panel("panel-papyrus", (640 - _WIDTH / 2, top, _WIDTH, height))
        canvas.paragraph(self._shown, (640 - _WIDTH / 2 + 30, top + 17, _WIDTH - 60, height - 30), "body", "ink")
