"""A riddle of the Sphinx on the real board: find the move that wins; the Sphinx replies as well as she can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.input import Verb
from game.notices import Notice
from game.riddles import Riddle, Solving, all_riddles
from game.scenes.base import Scene
from game.scenes.chairs import HUMAN, Chair, MatchSetup
from game.scenes.dialogs import Sheet
from game.scenes.loading import Loading
from game.scenes.match import MatchScene
from game.scenes.services import Services
from game.scenes.table import Table
from game.scenes.topbar import draw_banner, tool_button
from game.ui.widgets import Button, Widget, row_of
from game.ui.wishes import Pop, Push, Replace, Wish
from game.view.board import BoardView
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.engine.match import Match

_REPLY_AFTER = 0.7  # seconds in which the Sphinx seems to think
_NEXT, _AGAIN = "next", "again"


class RiddleScene(MatchScene):
    """The match screen, but only the right moves are carried out."""

    name = "riddle"

    def __init__(self, services: Services, riddle: Riddle, match: Match) -> None:
        self.riddle = riddle
        self.solving = Solving(riddle)
        self._reply = ""
        super().__init__(services, Table(services, riddle_setup(services, riddle, match), match, None))

    def _make_view(self) -> BoardView:
        view = super()._make_view()
        view.people = [self.riddle.seat]  # nobody to offer a draw to
        return view

    # -- playing --------------------------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        if self._reply or self.solving.solved or self.board.moving:
            return
        reply = self.solving.play(action)
        if reply is None:
            self.services.play("error")
            self.services.tell(self.services.hall.riddle_tried(self.riddle.id))
            self.services.tell(Notice("riddle-wrong", {"count": self.riddle.win_in}))
            self.board.rebuild()  # a pyramid that was lifted lies again where it lay
            self.refresh()
            return
        self._reply = reply
        self._play(action)

    def update(self, seconds: float) -> Wish | None:
        """After a right move the Sphinx replies; nobody else thinks here."""
        wish = super().update(seconds)
        if self._reply and not self.board.moving and self._still >= self._reply_pause:
            reply, self._reply = self._reply, ""
            self._play(reply)
        return wish

    @property
    def _reply_pause(self) -> float:
        return 0.0 if self.services.settings.now.animation_speed == "instant" else _REPLY_AFTER

    def _end(self, seconds: float) -> Wish | None:
        if self._told:
            return None
        self._told = True
        self.services.play("win")
        if not self.solving.failed:
            self.services.tell(self.services.hall.riddle_solved(self.riddle.id))
        return Push(Solved(self.services, clean=not self.solving.failed))

    def answered(self, answer: object) -> Wish | None:
        """After the riddle: the next one, the same again, or away."""
        if answer == _NEXT:
            return Replace(riddle_scene(self.services, next_after(self.services, self.riddle)))
        if answer == _AGAIN:
            return Replace(riddle_scene(self.services, self.riddle))
        return Pop() if self.solving.solved else None

    def back(self) -> Wish | None:
        """Put back what is half done; else leave: a riddle has nothing to lose."""
        return None if self.board.cancel() else Pop()

    @property
    def moving(self) -> bool:
        """The reply is waited for."""
        return bool(self._reply) or super().moving

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """While the Sphinx replies nobody may move."""
        widgets = super().build()
        if self._reply:
            self._view.waiting = False
        return widgets

    def _tools(self) -> list[Widget]:
        words = self.words
        return [
            tool_button("pause", 0, "back", Pop, words("common-back"), left=True),
            tool_button("hint", 2, "hint", self._show_solution, words("riddle-show")),
            tool_button("rules", 1, "rules", self._rules, words("match-rules")),
            tool_button("settings", 0, "settings", self._settings, words("match-settings")),
        ]

    def _show_solution(self) -> Wish | None:
        """Point out the right move; it no longer counts as solved."""
        if not self.solving.solved and not self._reply:
            self.solving.failed = True
            self.board.point_out(self.solving.right[0])
        return None

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose, and the solution."""
        words = self.words
        return ((Verb.CONFIRM, words("verb-confirm")), (Verb.HINT, words("riddle-show")))

    def _draw_banner(self, canvas: Canvas) -> None:
        words = self.words
        line = words("riddle-banner-line", stars=self.riddle.rating)
        emblem = self.table.setup.chairs[self.riddle.seat].emblem
        draw_banner(canvas, emblem, words("riddle-win-in", count=self.riddle.win_in), line)


class Solved(Sheet):
    """The Sphinx bows; what now?"""

    name = "riddle-solved"
    first_focus = "next"
    width, height = 600.0, 420.0

    def __init__(self, services: Services, clean: bool) -> None:
        super().__init__(services)
        self._clean = clean

    def build(self) -> list[Widget]:
        """Next, again, leave."""
        words = self.words
        boxes = row_of(640, self.top_edge + self.height - 92, [168, 200, 168], 58, 14)
        rows: tuple[tuple[str, str, str, str, Callable[[], Wish]], ...] = (
            ("leave", words("common-back"), "home", "secondary", lambda: Pop("leave")),
            ("next", words("riddle-next"), "play", "primary", lambda: Pop(_NEXT)),
            ("again", words("riddle-again"), "rotate", "secondary", lambda: Pop(_AGAIN)),
        )
        return [
            Button(name, box, act, label=label, icon=icon, kind=kind)
            for (name, label, icon, kind, act), box in zip(rows, boxes, strict=True)
        ]

    def back(self) -> Wish | None:
        """Leave the riddle too."""
        return Pop("leave")

    def draw_ground(self, canvas: Canvas) -> None:
        """The Sphinx and her sentence."""
        super().draw_ground(canvas)
        y, words = self.top_edge, self.words
        canvas.sprite("sphinx", 640 - 110, y + 30, 220, 170)
        heading = words("riddle-solved") if self._clean else words("riddle-shown")
        line = words("riddle-solved-line") if self._clean else words("riddle-shown-line")
        canvas.text(heading, 640, y + 232, "heading", "ink", "centre", self.width - 80)
        canvas.paragraph(line, (680 - self.width / 2, y + 262, self.width - 80, 60), "body", "soft-ink", "centre")


def riddle_setup(services: Services, riddle: Riddle, match: Match) -> MatchSetup:
    """Both chairs are moved by this screen: the solver's by the person, the other by what the riddle says."""
    words = services.words
    names = [words("riddle-sphinx")] * match.players
    names[riddle.seat] = next(iter(services.hall.players()), words("player-1"))
    chairs = tuple(Chair(HUMAN, name, seat) for seat, name in enumerate(names))
    options: dict[str, Any] = {"variant": riddle.state.get("variant", "egyptos")}
    return MatchSetup("egyptos", chairs, options, hints=False)


def riddle_scene(services: Services, riddle: Riddle) -> Scene:
    """The way to a riddle; waits for the rules if they are still being compiled."""

    def make() -> Callable[[], Scene | None]:
        from game.engine.match import Match

        match = Match.load(riddle.state)
        return lambda: RiddleScene(services, riddle, match)

    return Loading(services, "egyptos", make)


def next_after(services: Services, riddle: Riddle) -> Riddle:
    """The next one that is not solved; after the last, from the beginning."""
    riddles, tried = all_riddles(), services.hall.riddles()
    here = next((number for number, one in enumerate(riddles) if one.id == riddle.id), 0)
    order = riddles[here + 1 :] + riddles[: here + 1]
    return next((one for one in order if not (one.id in tried and tried[one.id].solved)), order[0])
