"""Learn: the lessons of the three games on three papyri, what is learned already, and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import Verb
from game.lessons.catalogue import lessons_of
from game.lessons.notebook import Notebook
from game.lessons.script import Lesson
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.dialogs import Sheet
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.widgets import Act, Area, Button, Mood, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_LEFT = (64.0, 456.0, 848.0)
_TOP, _WIDTH, _HEIGHT = 104.0, 368.0, 548.0
_ROW = 72.0


class Learn(Scene):
    """Which lesson?"""

    name = "learn"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._notebook = Notebook(services.places)
        services.tell(self._notebook.notice)
        self.first_focus = f"lesson-{services.settings.now.last_game or 'cheops'}-first"

    def entered(self) -> None:
        """Something may have been learned meanwhile."""
        self._notebook = Notebook(self.services.places)
        super().entered()

    def build(self) -> list[Widget]:
        """Back, lessons, rules."""
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, self.words("common-back"), left=True)]
        for game, left in zip(OFFERS, _LEFT, strict=True):
            for row, lesson in enumerate(lessons_of(game)):
                widgets.append(self._lesson(lesson, (left + 24, _TOP + 96 + _ROW * row, _WIDTH - 48, _ROW - 8)))
            box = (left + 60, _TOP + _HEIGHT - 84, _WIDTH - 120, 54.0)
            label = self.words("match-rules")
            widgets.append(Button(f"rules-{game}", box, self._opener(game), label=label, icon="rules"))
        return widgets

    def _opener(self, game: str) -> Act:
        def show() -> Wish:
            from game.scenes.rules import Rules

            return Push(Rules(self.services, game))

        return show

    def _lesson(self, lesson: Lesson, box: Box) -> Widget:
        def begin() -> Wish:
            from game.scenes.lesson import begin_lesson

            return Push(begin_lesson(self.services, lesson))

        def paint(canvas: Canvas, mood: Mood) -> None:
            self._draw_lesson(canvas, lesson, box, mood)

        return Area(f"lesson-{lesson.id}", box, begin, paint=paint, hidden_ring=True)

    def _draw_lesson(self, canvas: Canvas, lesson: Lesson, box: Box, mood: Mood) -> None:
        x, y, w, h = box
        words = self.words
        canvas.fill(box, "gold" if mood.focus > 0.01 else "papyrus-line", 0.25 + 0.35 * mood.focus, 10)
        canvas.outline(box, "gold-deep", 1.5 + 1.5 * mood.focus, 10, 0.4 + 0.6 * mood.focus)
        done, begun = self._notebook.finished(lesson.id), self._notebook.left(lesson.id)
        icon = "check" if done else "clock" if begun else "play"
        canvas.icon(icon, x + 30, y + h / 2, 28, "ready" if done else "ink")
        name = words(f"lesson-{lesson.game}-{lesson.name}")
        canvas.text(name, x + 58, y + h / 2 - 12, "strong", "ink", "left", w - 72)
        line = words("lesson-begun") if begun else words("lesson-minutes", count=lesson.minutes)
        canvas.text(line, x + 58, y + h / 2 + 13, "hint", "soft-ink", "left", w - 72)

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose, back."""
        return ((Verb.CONFIRM, self.words("verb-confirm")), (Verb.CANCEL, self.words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Three papyri under one cat."""
        words = self.words
        canvas.backdrop("bg-valley", 0.55)
        draw_bar_title(canvas, words("title-learn"))
        canvas.text(words("lesson-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.sprite("miu", 1180, 14, 66, 77)
        for game, left in zip(OFFERS, _LEFT, strict=True):
            canvas.panel("panel-papyrus", (left, _TOP, _WIDTH, _HEIGHT))
            title = words(f"game-{game}-name")
            canvas.text(title, left + _WIDTH / 2, _TOP + 44, "panel", "ink", "centre", _WIDTH - 60)
            canvas.sprite("divider", left + _WIDTH / 2 - 110, _TOP + 62, 220, 16)

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas)


class OfferLesson(Sheet):
    """Before the very first match of a game: shall Miu show it?"""

    name = "offer-lesson"
    first_focus = "learn"
    width, height = 600.0, 330.0

    def __init__(self, services: Services, lesson: Lesson) -> None:
        super().__init__(services)
        self._offered = lesson

    def build(self) -> list[Widget]:
        """The lesson, or straight into the game."""
        words, x, y = self.words, self.left_edge, self.top_edge + self.height - 100
        wide = (self.width - 104) / 2
        return [
            Button("play", (x + 40, y, wide, 60), lambda: Pop("play"), label=words("lesson-offer-no")),
            Button(
                "learn",
                (x + 64 + wide, y, wide, 60),
                lambda: Pop(self._offered),
                label=words("lesson-offer-yes"),
                kind="primary",
            ),
        ]

    def draw_ground(self, canvas: Canvas) -> None:
        """Miu asks."""
        super().draw_ground(canvas)
        words, top = self.words, self.top_edge
        canvas.sprite("miu", 640 - 48, top - 52, 96, 112)
        name = words(f"game-{self._offered.game}-name")
        canvas.text(words("lesson-offer", game=name), 640, top + 88, "panel", "ink", "centre", self.width - 80)
        canvas.sprite("divider", 640 - 120, top + 106, 240, 18)
        line = words("lesson-offer-line", count=self._offered.minutes)
        canvas.paragraph(line, (self.left_edge + 44, top + 136, self.width - 88, 80), "body", "soft-ink", "centre")
