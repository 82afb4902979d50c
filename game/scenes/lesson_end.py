"""The sheets of a lesson: the pause, and the small feast at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.lessons.script import Lesson
from game.scenes.catalogue import OFFERS
from game.scenes.dialogs import Sheet
from game.scenes.pause import PauseMenu
from game.scenes.services import Services
from game.ui.widgets import Act, Button, Widget, row_of
from game.ui.wishes import Pop, Restart, Wish
from game.view.canvas import Canvas
from game.view.particles import Particles

if TYPE_CHECKING:
    from game.scenes.lesson import LessonScene

_SPARK_EVERY = 0.16  # seconds
_SPARKS = ((470.0, 200.0), (812.0, 188.0), (520.0, 320.0), (768.0, 316.0), (640.0, 150.0))


class LessonPause(PauseMenu):
    """Go on, begin again, rules, settings, leave: the lesson waits where it was."""

    name = "lesson-pause"
    height = 494.0
    leave_line = "lesson-leave-line"

    def __init__(self, services: Services, lesson: LessonScene) -> None:
        super().__init__(services, lesson)
        self._lesson = lesson

    def rows(self) -> Sequence[tuple[str, str, str, Act]]:
        """The lesson waits."""
        words = self.words
        return (
            ("resume", words("pause-resume"), "play", Pop),
            ("again", words("lesson-again"), "rotate", lambda: Pop(self._lesson.teacher.lesson)),
            ("rules", words("pause-rules"), "rules", self._rules),
            ("settings", words("pause-settings"), "settings", self._settings),
            ("leave", words("lesson-leave"), "home", lambda: Pop("leave")),
        )


class LessonEnd(Sheet):
    """Well done: a real game now, or the next lesson."""

    name = "lesson-end"
    first_focus = "play"
    width, height = 720.0, 440.0

    def __init__(self, services: Services, lesson: LessonScene, following: Lesson | None) -> None:
        super().__init__(services)
        self._lesson = lesson
        self._following = following
        self._sparks = Particles()
        self._next_spark = 0.0

    def build(self) -> list[Widget]:
        """The gold button is a real game."""
        words, top = self.words, self.top_edge + self.height
        play = row_of(640, top - 158, [380], 66, 0)[0]
        widgets: list[Widget] = [Button("play", play, self._play, label=words("lesson-play-now"), kind="primary")]
        rest: list[tuple[str, str, str, Act]] = [("leave", words("lesson-enough"), "home", lambda: Pop("leave"))]
        if self._following is not None:
            rest.insert(0, ("next", words("lesson-next"), "next", lambda: Pop(self._following)))
        for (name, label, icon, act), box in zip(
            rest, row_of(640, top - 84, [300] * len(rest), 56, 16), strict=True
        ):
            widgets.append(Button(name, box, act, label=label, icon=icon))
        return widgets

    def _play(self) -> Wish:
        from game.scenes.setup import Setup
        from game.scenes.title import Title

        setup = Setup(self.services, OFFERS[self._lesson.table.setup.game])
        return Restart(Title(self.services, opens_with=setup))

    def back(self) -> Wish | None:
        """To where the lesson was chosen."""
        return Pop("leave")

    @property
    def _calm(self) -> bool:
        return self.services.settings.now.reduced_motion

    @property
    def moving(self) -> bool:
        """Sparks fly until somebody has read; reduced motion stands still."""
        return not self._calm or super().moving

    def update(self, seconds: float) -> Wish | None:
        """Sparks here and there."""
        self._sparks.advance(seconds)
        if not self._calm and self.age >= self._next_spark:
            x, y = _SPARKS[round(self.age / _SPARK_EVERY) % len(_SPARKS)]
            self._sparks.burst("sparkle", x, y, 3, 26)
            self._next_spark = self.age + _SPARK_EVERY
        return super().update(seconds)

    def draw_ground(self, canvas: Canvas) -> None:
        """Miu in the light, what was learned, and a wink."""
        super().draw_ground(canvas)
        lesson, top, words = self._lesson.teacher.lesson, self.top_edge, self.words
        canvas.glow(640, top + 66, 170, 0.5)
        canvas.sprite("miu", 640 - 58, top - 62, 116, 135)
        heading = words(f"lesson-{lesson.game}-{lesson.name}-done")
        canvas.text(heading, 640, top + 104, "heading", "ink", "centre", self.width - 90)
        canvas.sprite("divider", 500, top + 126, 280, 21)
        line = words(f"lesson-{lesson.game}-{lesson.name}-done-line")
        canvas.paragraph(line, (640 - 290, top + 158, 580, 108), "body", "soft-ink", "centre")

    def draw_above(self, canvas: Canvas) -> None:
        """Sparks over everything."""
        self._sparks.draw(canvas)
