"""All riddles of the Sphinx: how hard each is, and which are solved."""

from __future__ import annotations

from collections.abc import Sequence

from game.hall import RiddleRow
from game.input import Verb
from game.riddles import Riddle, all_riddles
from game.scenes.base import Scene
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_SHEET: Box = (140.0, 112.0, 1000.0, 544.0)
_STAR, _MOST_STARS = 17.0, 5


class RiddleList(Scene):
    """Choose one."""

    name = "riddle-list"
    first_focus = "riddles"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._place = ListPlace()
        self._tried: dict[str, RiddleRow] = {}
        self._numbers = {riddle.id: number for number, riddle in enumerate(all_riddles(), start=1)}

    def entered(self) -> None:
        """See what is solved."""
        self._tried = self.services.hall.riddles()
        super().entered()

    def build(self) -> list[Widget]:
        """The list in two columns."""
        x, y, w, h = _SHEET
        back = tool_button("back", 0, "back", Pop, self.words("common-back"), left=True)
        box = (x + 26, y + 24, w - 52, h - 46)
        riddles = all_riddles()
        if not riddles:
            return [back]
        return [
            ListBox(
                "riddles",
                box,
                items=riddles,
                place=self._place,
                row_height=62,
                columns=2,
                gap=14,
                paint=self._paint,
                choose=self._solve,
                dark=False,
            ),
            back,
        ]

    def _solve(self, riddle: Riddle) -> Wish:
        from game.scenes.riddle import riddle_scene

        return Push(riddle_scene(self.services, riddle))

    def _paint(self, canvas: Canvas, riddle: Riddle, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        words, row = self.words, self._tried.get(riddle.id, RiddleRow())
        canvas.text(str(self._numbers[riddle.id]), x + 40, y + h / 2, "name", "soft-ink", "right", 36)
        canvas.text(words("riddle-win-in", count=riddle.win_in), x + 58, y + 19, "strong", "ink", "left", w - 190)
        for star in range(_MOST_STARS):
            colour = "gold-deep" if star < riddle.stars else "papyrus-line"
            canvas.icon("sparkle", x + 66 + _STAR * star, y + 42, 15, colour)
        canvas.text(str(riddle.rating), x + 66 + _STAR * _MOST_STARS + 8, y + 42, "hint", "soft-ink", "left", 60)
        if row.solved:
            canvas.icon("check", x + w - 34, y + h / 2, 30, "gold-deep")
        elif row.tries:
            canvas.text(
                words("riddle-tries", count=row.tries), x + w - 14, y + h / 2, "hint", "soft-ink", "right", 110
            )
        if not chosen:
            canvas.line(x + 8, y + h + 2, x + w - 8, y + h + 2, "papyrus-line", 1)

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        words = self.words
        return ((Verb.CONFIRM, words("verb-confirm")), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night and papyrus."""
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, self.words("title-name"))
        canvas.text(self.words("riddle-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.panel("panel-papyrus", _SHEET)

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 140, 690, "left")
