"""A lesson: the real match screen and the real board, with Miu the temple cat beside them.

One sentence on her papyrus, light on what it speaks of, her paw at what is to be pressed next. The pupil does it
with the device he plays with, and it happens. What is legal but not asked for is answered kindly and not played.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input import InputEvent
from game.lessons.catalogue import after
from game.lessons.notebook import Left, Notebook
from game.lessons.script import Lesson
from game.lessons.teacher import Teacher
from game.scenes.base import Scene
from game.scenes.chairs import HUMAN, LEVELS, Chair, MatchSetup
from game.scenes.lesson_end import LessonEnd, LessonPause
from game.scenes.lesson_places import GUIDANCE
from game.scenes.loading import Loading
from game.scenes.match import MatchScene
from game.scenes.services import Services
from game.scenes.table import Table
from game.scenes.topbar import tool_button
from game.ui.focus import centre_of, contains
from game.ui.widgets import Button, Widget
from game.ui.wishes import Pop, Push, Replace, Wish
from game.view.canvas import Box, Canvas

if TYPE_CHECKING:
    from game.engine.match import Match

_CAT = (48.0, 56.0)
_PAW = (38.0, 52.0)
_BOB = 5.0  # logical units that the paw moves
_FRAME_SECONDS = 1 / 30  # the paw moves while nothing else does
_LOOK_AT_THE_END = 1.6  # seconds
_OPTIONS = {"egyptos": {"variant": "egyptos"}}


class LessonScene(MatchScene):
    """A match in which a teacher says what comes next."""

    name = "lesson"

    def __init__(self, services: Services, table: Table, teacher: Teacher, notebook: Notebook) -> None:
        self.teacher = teacher
        self._notebook = notebook
        self._remark = ""  # a kind word about what was not asked for
        self._shown_step = -1
        super().__init__(services, table)
        self._guidance = GUIDANCE[table.setup.game]
        services.tell(notebook.notice)

    # -- playing --------------------------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        if not self.table.waits_for_person or self.board.moving:
            return
        if self.teacher.accepts(action):
            self._remark = ""
            self._play(action)
            self.teacher.go_on()
            self._keep()
            self.refresh()
        else:
            self._remark = self._kind_word()
            self.services.play("error")
            self.board.cancel()

    def _kind_word(self) -> str:
        step = self.teacher.step
        if step is not None and step.nudge:
            return self.words(self._key(step.nudge))
        return self.words(f"lesson-not-yet-{1 + len(self.table.steps) % 3}")

    def _read(self) -> Wish | None:
        """The sentence was read."""
        self.teacher.go_on()
        self._keep()
        return None

    def _keep(self) -> None:
        if not self.teacher.over:
            self._notebook.keep(self.teacher.lesson.id, self.teacher.number, list(self.table.match.actions))

    def _go_on(self, seconds: float) -> Wish | None:
        """Replies come at the pace of an opponent; after the last one the pupil may look for a moment."""
        reply = self.teacher.reply
        if reply is not None and self._still >= self._pace():
            self._play(reply)
            self.teacher.replied()
            self._keep()
            self.refresh()
        if self.teacher.over and self._still >= _LOOK_AT_THE_END * (self._pace() > 0):
            return self._finish()
        return None

    def _finish(self) -> Wish | None:
        if self._told:
            return None
        self._told = True
        self._notebook.finish(self.teacher.lesson.id)
        self.services.play("win")
        return Push(LessonEnd(self.services, self, after(self.teacher.lesson)))

    def left(self) -> None:
        """Everything was kept after each action."""
        self.table.close()

    # -- leaving --------------------------------------------------------------------------------------------
    def _pause(self) -> Wish:
        return Push(LessonPause(self.services, self))

    def answered(self, answer: object) -> Wish | None:
        """What the pause or the end asks for: another lesson, the same one again, or to leave."""
        if isinstance(answer, Lesson):
            return Replace(begin_lesson(self.services, answer, anew=True))
        return Pop() if answer == "leave" else None

    def _hint(self) -> Wish | None:
        """The lamp brings the focus where the paw is."""
        self.menu.go_to(self.pointed())
        return None

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """The board, if it is asked; the papyrus; the tools."""
        self._view.watching = 0
        self._view.waiting = self.teacher.asks and self.table.waits_for_person and not self.board.moving
        own: list[Widget] = [self._on_button()] if self.teacher.reads and not self.board.moving else []
        board = [widget for widget in self.board.widgets() if not contains(self.card, *centre_of(widget.box))]
        self.first_focus = (own or board or self._tools())[0].name
        return [*board, *self._tools(), *own]

    def refresh(self) -> None:
        """A new sentence to read takes the focus; a new task gives it back to the board."""
        super().refresh()
        if self._shown_step != self.teacher.number and not self.board.moving:
            self._shown_step = self.teacher.number
            if self.teacher.reads:
                self.menu.go_to("go-on")

    def _on_button(self) -> Widget:
        x, y, w, h = self.card
        box = (x + 76, y + h - 66, w - 92, 48)
        return Button("go-on", box, self._read, label=self.words("lesson-go-on"), kind="primary")

    def _tools(self) -> list[Widget]:
        words = self.words
        return [
            tool_button("pause", 0, "back", self._pause, words("verb-menu"), left=True),
            tool_button("hint", 3, "hint", self._hint, words("lesson-show"), bool(self.pointed())),
            tool_button("rules", 2, "rules", self._rules, words("match-rules")),
            tool_button("settings", 1, "settings", self._settings, words("match-settings")),
            tool_button("skip", 0, "last", Pop, words("lesson-skip")),
        ]

    # -- what is pointed at ---------------------------------------------------------------------------------
    def pointed(self) -> str:
        """The name of the widget to be pressed next."""
        if self.board.moving:
            return ""
        if self.teacher.reads:
            return "go-on"
        action = self.teacher.wanted(self.table.match.legal_by_name())
        return self._guidance.next_touch(self.board, action) if action else ""

    def _lit(self) -> list[Box]:
        step = self.teacher.step
        if step is None or self.board.moving or self.teacher.reply is not None:
            return []
        found = [self._guidance.place(self.board, name) or self._box_of(name) for name in step.shows]
        return [box for box in found if box is not None]

    def _box_of(self, name: str) -> Box | None:
        widget = self.menu.named(name)
        return widget.box if widget is not None else None

    @property
    def moving(self) -> bool:
        """The board, a reply that is due, or the last look."""
        due = self.teacher.reply is not None or (self.teacher.over and not self._told)
        return due or self.board.moving or self.board.drifting or Scene.moving.fget(self)  # type: ignore[attr-defined]

    @property
    def poll_seconds(self) -> float | None:
        """The paw moves, unless motion is reduced."""
        calm = self.services.settings.now.reduced_motion
        return self.board.poll_seconds if calm else min(_FRAME_SECONDS, self.board.poll_seconds or 1.0)

    # -- events ---------------------------------------------------------------------------------------------
    def _not_his_turn(self, event: InputEvent) -> bool:
        """A lesson is for whoever sits there, with any device."""
        return False

    # -- picture --------------------------------------------------------------------------------------------
    @property
    def card(self) -> Box:
        """The teacher's papyrus."""
        return self._guidance.card(self.board)

    def _key(self, end: str) -> str:
        lesson = self.teacher.lesson
        return f"lesson-{lesson.game}-{lesson.name}-{end}"

    def draw_ground(self, canvas: Canvas) -> None:
        """The papyrus lies over the board's own words, below the buttons."""
        super().draw_ground(canvas)
        self._draw_card(canvas)

    def _draw_card(self, canvas: Canvas) -> None:
        x, y, w, h = self.card
        canvas.panel("panel-papyrus", (x, y, w, h))
        steps = self.teacher.lesson.steps
        number = self._shown_step if self.board.moving else self.teacher.number  # not before it has been seen
        step = steps[max(0, min(number, len(steps) - 1))]
        text = self._remark or self.words(self._key(step.says))
        ink = "alarm-ink" if self._remark else "ink"
        room = (x + 22, y + 18, w - 40, h - 18 - 78)
        canvas.paragraph(text, room, self._style(canvas, text, room), ink)
        canvas.sprite("miu", x + 18, y + h - 14 - _CAT[1], *_CAT)
        if not self.teacher.reads:
            self._draw_steps(canvas, x + 80, y + h - 40, w - 104)

    @staticmethod
    def _style(canvas: Canvas, text: str, room: Box) -> str:
        """As large as the papyrus has room for."""
        texts = canvas.look.texts
        lines = len(texts.wrap(text, "name", room[2]))
        return "name" if lines * texts.line_height("name") <= room[3] else "body"

    def _draw_steps(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """How far the lesson is."""
        part = self.teacher.number / len(self.teacher.lesson.steps)
        canvas.fill((x, y - 4, width, 8), "papyrus-line", 0.7, 4)
        if part > 0:
            canvas.fill((x, y - 4, max(8.0, width * part), 8), "gold-mid", 1.0, 4)

    def draw_above(self, canvas: Canvas) -> None:
        """Light and paw over everything."""
        super().draw_above(canvas)
        pulse = 0.8 + 0.2 * self._swing
        for x, y, w, h in self._lit():
            canvas.outline((x - 7, y - 7, w + 14, h + 14), "outline", 8, 12, 0.85)  # gold is lost on sandstone
            canvas.outline((x - 5, y - 5, w + 10, h + 10), "focus", 4, 10, pulse)
        box = self._box_of(self.pointed())
        if box is not None and self.teacher.asks:
            self._draw_paw(canvas, box)

    @property
    def _swing(self) -> float:
        return 0.0 if self.services.settings.now.reduced_motion else math.sin(self.age * 5)

    def _draw_paw(self, canvas: Canvas, box: Box) -> None:
        """From below; where there is no room from above, and to a wide button from its left."""
        x, y, w, h = box
        away = _PAW[1] / 2 - 12 + _BOB * self._swing
        middle, angle = (x + w / 2, y + h + away), 0.0
        if w > 2.5 * h:
            middle, angle = (x - away, y + h / 2), 90.0
        elif y + h + _PAW[1] > 716:
            middle, angle = (x + w / 2, y - away), 180.0
        canvas.sprite("paw", middle[0] - _PAW[0] / 2, middle[1] - _PAW[1] / 2, *_PAW, angle=angle)


# -- the way there ------------------------------------------------------------------------------------------
def begin_lesson(services: Services, lesson: Lesson, anew: bool = False) -> Scene:
    """The way into a lesson: where it was left, or at its beginning."""

    def make() -> Callable[[], Scene | None]:
        from game.engine.match import Match

        match = Match.load(lesson.deal())
        return lambda: open_lesson(services, lesson, match, anew)

    return Loading(services, lesson.game, make)


def open_lesson(services: Services, lesson: Lesson, match: Match, anew: bool = False) -> LessonScene:
    """The screen of a lesson whose position is loaded."""
    notebook = Notebook(services.places)
    if anew:
        notebook.forget(lesson.id)
    table, teacher = _table(services, lesson, match), Teacher(lesson)
    left = notebook.left(lesson.id)
    if left is not None and not _resume(table, teacher, left):
        while match.actions:
            match.undo()
        table, teacher = _table(services, lesson, match), Teacher(lesson)
    return LessonScene(services, table, teacher, notebook)


def _table(services: Services, lesson: Lesson, match: Match) -> Table:
    """The pupil, and a rival who only does what the script says."""
    chairs = (Chair(HUMAN, services.words("player-1"), 0), Chair(LEVELS[0], services.words("player-2"), 1))
    setup = MatchSetup(lesson.game, chairs, _OPTIONS.get(lesson.game, {}), hints=False, open_money=True)
    table = Table(services, setup, match, None)
    table.notes["colours"] = ["black", "gold"]  # Egyptos does not ask for a colour here
    return table


def _resume(table: Table, teacher: Teacher, left: Left) -> bool:
    """Play up to where the lesson was left; False if the notebook speaks of another version of the lesson."""
    from game.engine.contract import RefusedError

    try:
        for action in left.actions:
            table.play(action)
    except RefusedError:
        return False
    return teacher.resume(left.step, left.actions)
