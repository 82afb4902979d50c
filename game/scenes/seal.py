"""Breaking the seal: every move of the opponents, thought again from what they saw, must come out the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.deeds import deed
from game.errand import Errand
from game.input import Verb
from game.records import Saved
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.services import Services
from game.scenes.table import setup_of
from game.scenes.topbar import draw_bar_title, tool_button
from game.seal import BROKEN, GOOD, Breaking, Checked
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Button, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_PAPER: Box = (140.0, 176.0, 1000.0, 436.0)


class BreakTheSeal(Scene):
    """What each opponent knew, move by move, and whether it would move so again."""

    name = "seal"
    first_focus = "moves"

    def __init__(self, services: Services, saved: Saved) -> None:
        super().__init__(services)
        self._saved = saved
        self._setup = setup_of(saved)
        names = [chair.name for chair in self._setup.chairs]
        self.breaking = Breaking(
            saved, services.make_opponent, lambda match, action: deed(self.words, match, action, names)
        )
        self._errand: Errand | None = None
        self._place = ListPlace()
        self._shown = -1

    # -- working --------------------------------------------------------------------------------------------
    @property
    def working(self) -> bool:
        """Whether there are still moves to check."""
        return self._errand is None or not self._errand.done

    def update(self, seconds: float) -> Wish | None:
        """Begin when the rules are there; show what was found."""
        super().update(seconds)
        if self._errand is None and self.services.kernels.ready(self._setup.game):
            self._errand = Errand("seal", self.breaking.steps())
            self._errand.wait(0.05)  # a game without opponents needs no more, and no bar
        if self._shown != len(self.breaking.checked):
            self._shown = len(self.breaking.checked)
            self.refresh()
        return None

    def left(self) -> None:
        """Nobody looks any more."""
        self._call_off()

    def _call_off(self) -> Wish | None:
        if self._errand is not None:
            self._errand.call_off()
        return None

    @property
    def moving(self) -> bool:
        """The bar moves."""
        return self.working or super().moving

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Back, the moves, a way to stop."""
        words, (x, y, w, h) = self.words, _PAPER
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, words("common-back"), left=True)]
        moves = self._broken_first()
        if moves:
            widgets.append(
                ListBox(
                    "moves",
                    (x + 20, y + 16, w - 40, h - 32),
                    items=moves,
                    place=self._place,
                    row_height=48,
                    paint=self._paint_row,
                    choose=self._show,
                    dark=False,
                )
            )
        if self.working:
            widgets.append(Button("stop", (920, 628, 220, 56), self._call_off, label=words("common-cancel")))
        return widgets

    def _broken_first(self) -> list[Checked]:
        """What is wrong, and what cannot be said, before what is in order."""
        rank = {True: 0, False: 2}
        return sorted(
            self.breaking.checked,
            key=lambda check: rank[check.verdict in BROKEN] if check.verdict not in GOOD else 3,
        )

    def _show(self, check: Checked) -> Wish:
        from game.scenes.replay import Replay

        return Push(Replay(self.services, self._saved, check.number))

    # -- picture --------------------------------------------------------------------------------------------
    def _paint_row(self, canvas: Canvas, check: Checked, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        middle, words = y + h / 2, self.words
        chair = self._setup.chairs[check.seat]
        canvas.text(str(check.number + 1), x + 44, middle, "value", "soft-ink", "right", 40)
        canvas.emblem(chair.emblem, x + 74, middle, 30)
        canvas.text(check.told, x + 100, middle, "label", "ink", "left", 400)
        colour = "alarm-ink" if check.verdict in BROKEN else "ready" if check.verdict in GOOD else "soft-ink"
        canvas.icon("check" if check.verdict in GOOD else "close", x + 524, middle, 22, colour)
        canvas.text(words(f"seal-{check.verdict}"), x + 546, middle, "label", colour, "left", w - 556)
        if not chosen:
            canvas.line(x + 8, y + h + 1, x + w - 8, y + h + 1, "papyrus-line", 1)

    def _verdict(self) -> tuple[str, str]:
        """The heading and its colour."""
        checked, words = self.breaking.checked, self.words
        broken = sum(check.verdict in BROKEN for check in checked)
        good = sum(check.verdict in GOOD for check in checked)
        failed = self._errand is not None and self._errand.failed
        if broken or failed:
            return words("seal-broken", count=broken), "lantern"
        if self.working:
            return words("seal-working", count=good, total=self.breaking.total), "ivory"
        if not checked:
            return words("seal-none"), "ivory"
        if good < len(checked):
            return words("seal-partly", count=good, total=len(checked)), "ivory"
        return words("seal-whole", count=good), "gold"

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        return ((Verb.CONFIRM, self.words("back-show")), (Verb.CANCEL, self.words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night, the verdict, papyrus with the moves, the bar."""
        words = self.words
        canvas.backdrop(OFFERS[self._setup.game].backdrop, 0.6)
        draw_bar_title(canvas, words(f"game-{self._setup.game}-name"), 330)
        canvas.text(words("seal-heading"), 640, 34, "heading", "ivory", "centre", 560)
        canvas.text(words("seal-line"), 640, 84, "label", "muted", "centre", 1000)
        heading, colour = self._verdict()
        canvas.icon("lock", 160, 138, 40, colour)
        canvas.text(heading, 192, 138, "panel", colour, "left", 940)
        canvas.panel("panel-papyrus", _PAPER)
        if self._errand is not None and self.working:
            canvas.bar("slider-track", 10, (140, 644, 760, 22))
            canvas.bar("slider-fill", 9, (140, 644, max(24.0, 760 * self._errand.part), 22))

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        if not self.working:
            self.draw_prompts(canvas, 140, 660, "left")
