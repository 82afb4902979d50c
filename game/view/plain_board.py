"""The provisional board: players at the left, legal actions on a papyrus, chronicle at the right.

It makes every registered game playable from start to end before the game has a board of its own.
"""

from __future__ import annotations

from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Widget
from game.ui.wishes import Wish
from game.view.board import Board
from game.view.canvas import Box, Canvas
from game.view.players import draw_player

_PAPER: Box = (276.0, 84.0, 700.0, 612.0)
_SIDE: Box = (992.0, 84.0, 272.0, 612.0)


class PlainBoard(Board):
    """Words instead of a picture."""

    def rebuild(self) -> None:
        """Nothing stands on the stage."""
        self._place = ListPlace()
        self._pointed = ""

    def _actions(self) -> list[str]:
        return sorted(self.view.match.legal_by_name()) if self.view.waiting else []

    def widgets(self) -> list[Widget]:
        """The legal actions."""
        actions = self._actions()
        if not actions:
            return []
        if self._pointed in actions:
            self._place.chosen, self._pointed = actions.index(self._pointed), ""
        x, y, w, h = _PAPER
        return [
            ListBox(
                "actions",
                (x + 36, y + 36, w - 72, h - 72),
                items=actions,
                place=self._place,
                row_height=46,
                columns=3 if max(map(len, actions)) < 18 else 2,
                gap=10,
                paint=self._paint_action,
                choose=self._choose,
                dark=False,
            )
        ]

    def _choose(self, action: str) -> Wish | None:
        self._place.chosen = self._place.first = 0
        self.view.choose(action)
        return None

    def point_out(self, action: str) -> None:
        """Put the focus on the proposed action."""
        self._pointed = action

    def _paint_action(self, canvas: Canvas, action: str, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        canvas.outline(box, "papyrus-edge", 1.4, 8, 0.8)
        canvas.text(action, x + 14, y + h / 2, "strong" if chosen else "body", "ink", "left", w - 28)

    def draw(self, canvas: Canvas) -> None:
        """Panels and papyri."""
        self._draw_players(canvas)
        self._draw_paper(canvas)
        self._draw_chronicle(canvas)

    def _draw_players(self, canvas: Canvas) -> None:
        view, match = self.view, self.view.match
        scores = match.result().scores
        secret = match.game.id == "cheops" and not view.open_money and not match.over
        for seat, name in enumerate(view.names):
            shown = not secret or seat == view.watching
            active = seat == match.turn and not match.over
            box = (18.0, 84 + 102.0 * seat, 242.0, 92.0)
            score = str(scores[seat]) if shown and match.game.id != "egyptos" else ""
            draw_player(canvas, box, view.emblems[seat], name, score, active, seat not in view.people)

    def _draw_paper(self, canvas: Canvas) -> None:
        view = self.view
        x, y, w, h = _PAPER
        canvas.panel("panel-papyrus", (x, y, w, h - self._covered))
        if view.waiting:
            return
        turn = view.match.turn
        middle = y + (h - self._covered) / 2
        canvas.emblem(view.emblems[turn], x + w / 2, middle - 30, 160, 0.22)
        if not view.match.over:
            name = view.words("match-turn", name=view.names[turn])
            canvas.text(name, x + w / 2, middle + 84, "panel", "soft-ink", "centre", w - 90)

    @property
    def _covered(self) -> float:
        return 72.0 if self.view.replay else 0.0

    def _draw_chronicle(self, canvas: Canvas) -> None:
        x, y, w, h = _SIDE
        h -= self._covered
        canvas.panel("panel-papyrus", (x, y, w, h))
        canvas.text(self.view.words("match-chronicle"), x + 26, y + 38, "panel", "ink", "left", w - 52)
        line_height = canvas.look.texts.line_height("hint")
        top = y + 66
        for age, (emblem, sentence) in enumerate(reversed(self.view.chronicle)):
            lines = canvas.look.texts.wrap(sentence, "hint", w - 88)
            if top + len(lines) * line_height > y + h - 28:
                break
            alpha = max(0.5, 1 - 0.06 * age)
            canvas.emblem(emblem, x + 36, top + line_height / 2, 22, alpha)
            for line in lines:
                canvas.text(line, x + 56, top + line_height / 2, "hint", "ink", "left", w - 82, alpha)
                top += line_height
            top += 7
