"""Looking back: the chances of everybody over the game, and the moves that turned it, each to be played again."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.chances import percent
from game.deeds import deed
from game.errand import Errand
from game.input import Verb
from game.looking_back import NOTE, Judged, Judging, TurningPoint, judged_before
from game.notices import Notice
from game.records import Saved, keep_note
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.services import Services
from game.scenes.table import setup_of
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.widgets import Act, Button, Widget
from game.ui.wishes import Pop, Push, Restart, Wish
from game.view.canvas import Box, Canvas
from game.view.chance_chart import draw_chances, draw_mark

if TYPE_CHECKING:
    from game.engine.match import Match

_PANEL: Box = (16.0, 72.0, 780.0, 540.0)
_CHART: Box = (86.0, 150.0, 650.0, 420.0)
_PAPER: Box = (808.0, 72.0, 456.0, 540.0)
_CARD = 156.0


class LookingBack(Scene):
    """The judge's curve and the turning points of one record."""

    name = "looking-back"
    first_focus = "theatre"

    def __init__(self, services: Services, saved: Saved) -> None:
        super().__init__(services)
        self._saved = saved
        self._setup = setup_of(saved)
        self.judged: Judged | None = judged_before(saved)
        self._judging: Judging | None = None
        self._errand: Errand | None = None
        self._deeds: list[tuple[str, str]] = []  # what was played, and what would have been better
        self._telling: threading.Thread | None = None

    # -- judging --------------------------------------------------------------------------------------------
    @property
    def judging(self) -> bool:
        """Whether the judge is at work."""
        return self._errand is not None and not self._errand.done

    def _begin(self) -> Wish | None:
        self._judging = Judging(self._saved, self.services.make_opponent)
        self._errand = Errand("judge", self._judging.steps())
        return None

    def _call_off(self) -> Wish | None:
        if self._errand is not None:
            self._errand.call_off()
        return None

    def update(self, seconds: float) -> Wish | None:
        """Begin when the rules are there; take over what the judge found."""
        super().update(seconds)
        ready = self.services.kernels.ready(self._setup.game)
        if self.judged is None and self._errand is None and ready and self._saved.actions:
            self._begin()
            self.refresh()
        if self._errand is not None and self._errand.done:
            self._take_over()
        if self.judged is not None and self._telling is None and ready:
            self._telling = threading.Thread(target=self._tell_deeds, name="deeds", daemon=True)
            self._telling.start()
            self._telling.join(0.05)  # mostly enough, and nothing flickers
        return None

    def _take_over(self) -> None:
        assert self._errand is not None
        assert self._judging is not None
        if self._errand.failed:
            self.services.tell(Notice("notice-record-unplayable", {"file": ""}))
        if self._judging.result is not None and self.judged is None:
            self.judged = self._judging.result
            self.services.tell(keep_note(self._saved, NOTE, self.judged.as_note()))
            self.services.play("turn")
            self.refresh()

    def _tell_deeds(self) -> None:
        """Name the moves; this plays the game up to each of them."""
        assert self.judged is not None
        names = [chair.name for chair in self._setup.chairs]
        told: list[tuple[str, str]] = []
        for point in self.judged.points:
            match = self._position(point.number)
            told.append(
                (deed(self.words, match, point.played, names), deed(self.words, match, point.instead, names))
            )
        self._deeds = told

    def _position(self, number: int) -> Match:
        from game.engine.match import Match

        return Match.replay(self._saved.as_record() | {"actions": self._saved.actions[:number]})

    def left(self) -> None:
        """The judge goes home."""
        self._call_off()

    @property
    def moving(self) -> bool:
        """The curve grows."""
        return self.judging or (self.judged is not None and not self._deeds) or super().moving

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Back, theatre, seal; for each turning point a look and a new try."""
        words = self.words
        rows: tuple[tuple[str, str, str, Act], ...] = (
            ("theatre", words("back-theatre"), "play", self._theatre),
            ("seal", words("back-seal"), "lock", self._seal),
        )
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, words("common-back"), left=True)]
        for number, (name, label, icon, act) in enumerate(rows):
            box = (16 + 316.0 * number, 632, 300, 58)
            widgets.append(Button(name, box, act, label=label, icon=icon))
        if self.judging:
            widgets.append(Button("stop", (640, 556, 140, 48), self._call_off, label=words("common-cancel")))
        elif self.judged is None:
            widgets.append(
                Button("judge", (648, 632, 300, 58), self._begin, label=words("back-judge"), icon="eye")
            )
        points = self.judged.points if self.judged is not None else ()
        for number, point in enumerate(points):
            widgets += self._card_buttons(number, point)
        return widgets

    def _card_buttons(self, number: int, point: TurningPoint) -> list[Widget]:
        x, y, w, _ = _PAPER
        top, half = y + 70 + _CARD * number + 98, (w - 60) / 2
        return [
            Button(
                f"show-{number}",
                (x + 24, top, half, 46),
                lambda: self._show(point.number),
                label=self.words("back-show"),
                icon="eye",
            ),
            Button(
                f"from-{number}",
                (x + 36 + half, top, half, 46),
                lambda: self._play_from(point.number),
                label=self.words("replay-from-here"),
                icon="turn-back",
            ),
        ]

    def _theatre(self) -> Wish:
        return self._show(0)

    def _show(self, number: int) -> Wish:
        from game.scenes.replay import Replay

        return Push(Replay(self.services, self._saved, number))

    def _seal(self) -> Wish:
        from game.scenes.seal import BreakTheSeal

        return Push(BreakTheSeal(self.services, self._saved))

    def _play_from(self, number: int) -> Wish:
        return Restart(play_from(self.services, self._saved, number))

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        return ((Verb.CONFIRM, self.words("verb-confirm")), (Verb.CANCEL, self.words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night with the curve at the left, papyrus with the turning points at the right."""
        words = self.words
        canvas.backdrop(OFFERS[self._setup.game].backdrop, 0.55)
        draw_bar_title(canvas, words(f"game-{self._setup.game}-name"), 330)
        canvas.text(words("back-heading"), 640, 34, "heading", "ivory", "centre", 560)
        canvas.panel("panel-night", _PANEL)
        self._draw_names(canvas)
        self._draw_curve(canvas)
        canvas.panel("panel-papyrus", _PAPER)
        self._draw_points(canvas)

    def _draw_names(self, canvas: Canvas) -> None:
        x, chairs = _PANEL[0] + 28, self._setup.chairs
        room = (_PANEL[2] - 56) / len(chairs)
        for number, chair in enumerate(chairs):
            left = x + room * number
            canvas.emblem(chair.emblem, left + 15, 106, 30)
            canvas.text(chair.name, left + 38, 106, "label", "ivory", "left", room - 48)

    def _draw_curve(self, canvas: Canvas) -> None:
        last = len(self._saved.actions)
        emblems = [chair.emblem for chair in self._setup.chairs]
        if self.judged is not None:
            draw_chances(canvas, _CHART, last, self.judged.numbers, self.judged.curve, emblems)
            for number, point in enumerate(self.judged.points, start=1):
                draw_mark(canvas, _CHART, last, point.number, str(number))
        elif self._judging is not None:
            count = min(len(self._judging.numbers), len(self._judging.curve))
            draw_chances(canvas, _CHART, last, self._judging.numbers[:count], self._judging.curve[:count], emblems)
        else:
            draw_chances(canvas, _CHART, last, (), (), emblems)
        if self.judging and self._errand is not None:
            x, y, w = _CHART[0], 568.0, 440.0
            canvas.bar("slider-track", 10, (x, y, w, 22))
            canvas.bar("slider-fill", 9, (x, y, max(24.0, w * self._errand.part), 22))
            canvas.text(words_percent(self._errand.part), x + w + 12, y + 11, "label", "muted", "left", 80)

    def _draw_points(self, canvas: Canvas) -> None:
        x, y, w, h = _PAPER
        words = self.words
        canvas.text(words("back-turning-points"), x + 28, y + 38, "panel", "ink", "left", w - 56)
        if self.judged is None:
            line = words("back-judging") if self.judging else words("back-not-judged")
            canvas.paragraph(line, (x + 28, y + 72, w - 56, h - 100), "body", "soft-ink")
        elif not self.judged.points:
            canvas.paragraph(words("back-no-points"), (x + 28, y + 72, w - 56, h - 100), "body", "soft-ink")
        else:
            for number, point in enumerate(self.judged.points):
                self._draw_card(canvas, number, point)

    def _draw_card(self, canvas: Canvas, number: int, point: TurningPoint) -> None:
        x, y, w, _ = _PAPER
        top, words, chair = y + 70 + _CARD * number, self.words, self._setup.chairs[point.seat]
        played, instead = self._deeds[number] if number < len(self._deeds) else ("…", "…")
        canvas.line(x + 24, top - 6, x + w - 24, top - 6, "papyrus-line", 1)
        canvas.fill((x + 24, top + 4, 26, 26), "lantern", 1.0, 13)
        canvas.text(str(number + 1), x + 37, top + 17, "strong", "ink", "centre")
        canvas.emblem(chair.emblem, x + 70, top + 17, 28)
        head = words("back-cost", name=chair.name, number=point.number + 1, percent=percent(point.cost))
        canvas.text(head, x + 92, top + 17, "strong", "alarm-ink", "left", w - 116)
        canvas.text(played, x + 28, top + 46, "label", "soft-ink", "left", w - 56)
        canvas.text(words("back-instead", deed=instead), x + 28, top + 74, "label", "ink", "left", w - 56)

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 1264, 696, "right")


def words_percent(part: float) -> str:
    """How far something is."""
    return f"{percent(part)} %"


def play_from(services: Services, saved: Saved, number: int) -> Scene:
    """A new match from a position of an old one, with the same people and opponents; it does not count."""
    from game.scenes.loading import continue_game

    notes = {key: value for key, value in saved.notes.items() if key not in (NOTE, "hints")}
    part = Saved(saved.header, saved.actions[:number], saved.seals[:number], notes | {"played_from": number})
    return continue_game(services, part)
