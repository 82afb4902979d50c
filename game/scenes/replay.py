"""Replay theatre: any record with its real animations, a timeline with marks, pictures and films."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.chronicle import chronicle_line
from game.input import InputEvent, Pointer, PointerKind, Press, Verb
from game.looking_back import judged_before
from game.notices import Notice
from game.records import Saved
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.services import Services
from game.scenes.table import setup_of
from game.scenes.topbar import draw_banner, draw_bar_title, tool_button
from game.ui.focus import LEFT, RIGHT, Direction
from game.ui.widgets import Act, Area, Button, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.board import Board, BoardView, board_for
from game.view.canvas import Box, Canvas

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match

_log = logging.getLogger(__name__)
_BAR: Box = (516.0, 650.0, 594.0, 44.0)
_SPEEDS = (1.0, 2.0, 4.0)
_PAUSE = 0.35  # seconds between two actions
_STILL = 0.9  # the same where nothing is animated
# What is worth a mark on the timeline: something came to light, or fell.
REVEALS: dict[str, frozenset[str]] = {
    "cheops": frozenset({"law_turned_up", "table_full", "game_over"}),
    "gold": frozenset({"photo_taken", "chamber_fell", "ring_fell", "rest_fell", "game_over"}),
    "egyptos": frozenset({"moving_began", "row_made"}),
}


@dataclass(eq=False)
class Scrubber(Area):
    """The bar: left and right step, dragging jumps."""

    step: Any = None
    jump: Any = None

    def move(self, direction: Direction) -> bool:
        """One step back or on."""
        if direction not in (LEFT, RIGHT):
            return False
        self.step(direction[0])
        return True

    def drag(self, x: float, y: float) -> None:
        """Jump to the place under the pointer."""
        self.jump((x - self.box[0]) / self.box[2])


class Replay(Scene):
    """A finished or running game, looked at."""

    name = "replay"
    first_focus = "play"

    def __init__(self, services: Services, saved: Saved, position: int = 0) -> None:
        super().__init__(services)
        self._saved = saved
        self._setup = setup_of(saved)
        self._match: Match | None = None
        self._events: list[Sequence[Event]] = []
        self._lines: list[list[tuple[int, str]]] = []
        self._board: Board | None = None
        self._failed = False
        self.playing = False
        self._speed = 0
        self._since = 0.0
        self.position = 0
        self._wanted = position
        self.marks: list[int] = []  # positions just after something came to light
        self._total = len(saved.actions)
        self._thread: threading.Thread | None = None

    # -- making it ready ------------------------------------------------------------------------------------
    def _prepare(self) -> None:
        """Play the record once, in a thread; then undo and redo step through it."""
        from game.engine.match import Match

        try:
            match = Match.load(self._saved.header.deal)
            names = [chair.name for chair in self._setup.chairs]
            for action in self._saved.actions:
                emblem = self._setup.chairs[match.turn].emblem
                events = match.play(action)
                told = [chronicle_line(self.words, self._setup.game, event, names) for event in events]
                self._events.append(events)
                self._lines.append([(emblem, line) for line in told if line])
            self.marks = self._find_marks()
            for _ in range(self._total):
                match.undo()
            self._match = match
        except Exception:
            _log.exception("a record cannot be replayed")
            self._failed = True

    def _find_marks(self) -> list[int]:
        wanted = REVEALS[self._setup.game]
        return [
            number
            for number, events in enumerate(self._events, start=1)
            if any(event.type in wanted for event in events)
        ]

    @property
    def turning_points(self) -> list[int]:
        """Positions before the moves that turned the game, if a judge has looked at it."""
        judged = judged_before(self._saved)
        return [point.number for point in judged.points] if judged is not None else []

    def update(self, seconds: float) -> Wish | None:
        """Prepare, then play."""
        super().update(seconds)
        if self._failed:
            self.services.tell(Notice("notice-record-unplayable", {"file": ""}))
            return Pop()
        if self._match is None:
            if self._thread is None and self.services.kernels.ready(self._setup.game):
                self._thread = threading.Thread(target=self._prepare, name="replay", daemon=True)
                self._thread.start()
                self._thread.join(0.05)
            return None
        if self._board is None:
            self._board = board_for(self._setup.game)(self._view(self._match))
            self.go_to(self._wanted)
            self.refresh()
            self.menu.go_to("play")
        self._board.drift(seconds)
        self._run(self._board, seconds)
        return None

    def _view(self, match: Match) -> BoardView:
        services, chairs = self.services, self._setup.chairs
        return BoardView(
            match=match,
            names=[chair.name for chair in chairs],
            emblems=[chair.emblem for chair in chairs],
            people=[seat for seat, chair in enumerate(chairs) if chair.human],
            words=services.words,
            look=services.look,
            settings=lambda: services.settings.now,
            choose=lambda action: None,
            play_sound=services.play,
            open_money=True,
            replay=True,
            notes=self._saved.notes,
            focus=lambda: self.menu.focus,
        )

    # -- playing --------------------------------------------------------------------------------------------
    def _run(self, board: Board, seconds: float) -> None:
        """Let what moves move; then, while playing, go on with the next action."""
        passed = seconds * _SPEEDS[self._speed]
        if board.moving:
            board.advance(passed)
            self._since = 0.0
            return
        if not self.playing:
            return
        self._since += passed
        still = self.services.settings.now.animation_speed == "instant"
        if self._since >= (_STILL if still else _PAUSE):
            self._since = 0.0
            self._show_next(board)
            self.playing = self.position < self._total
            self.refresh()

    def _show_next(self, board: Board) -> None:
        """The next action as it was seen at the table."""
        assert self._match is not None
        if self.position >= self._total:
            return
        self._match.redo()
        self.position += 1
        board.view.chronicle += self._lines[self.position - 1]
        board.tell(self._events[self.position - 1])

    def go_to(self, position: int) -> None:
        """Show the game after so many actions, at once."""
        if self._match is None or self._board is None:
            return
        self._board.skip()
        wanted = max(0, min(self._total, position))
        while self.position < wanted:
            self._match.redo()
            self.position += 1
        while self.position > wanted:
            self._match.undo()
            self.position -= 1
        self._board.view.chronicle[:] = [line for lines in self._lines[:wanted] for line in lines]
        self._board.rebuild()

    @property
    def moving(self) -> bool:
        """Playing, or still preparing."""
        board = self._board
        return self.playing or board is None or board.moving or board.drifting or super().moving

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Back, the tools, the buttons of the bar, the bar."""
        words = self.words
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, words("common-back"), left=True)]
        if self._board is None:
            return widgets
        play = words("replay-pause") if self.playing else words("replay-play")
        rows: Sequence[tuple[str, str, str, Act]] = (
            ("first", "first", words("replay-start"), lambda: self._jump(0)),
            ("mark-back", "turn-back", words("replay-mark-back"), lambda: self._jump(self._mark(-1))),
            ("step-back", "step-back", words("replay-back"), lambda: self._jump(self.position - 1)),
            ("play", "pause" if self.playing else "play", play, self._toggle),
            ("step-on", "step-on", words("replay-forward"), self._step_on),
            ("mark-on", "next", words("replay-mark-on"), lambda: self._jump(self._mark(1))),
            ("last", "last", words("replay-end"), lambda: self._jump(self._total)),
        )
        for number, (name, icon, tip, act) in enumerate(rows):
            box = (136 + 52.0 * number, 648, 44, 50)
            widgets.append(Button(name, box, act, icon=icon, tip=tip, kind="quiet", sound="menu-move"))
        widgets.append(
            Scrubber("bar", _BAR, paint=self._paint_bar, step=self._step, jump=self._drag, sound="menu-move")
        )
        speed, tip = f"×{_SPEEDS[self._speed]:g}", words("replay-speed")
        act = self._change_speed
        widgets.append(Button("speed", (1124, 648, 84, 50), act, label=speed, kind="quiet", tip=tip))
        return [*widgets, *self._tools()]

    def _tools(self) -> list[Widget]:
        words = self.words
        rows: Sequence[tuple[str, str, str, Act]] = (
            ("look-back", "clock", words("back-heading"), self._look_back),
            ("seal", "lock", words("back-seal"), self._seal),
            ("film", "save", words("replay-film"), self._film),
            ("picture", "eye", words("replay-picture"), self._picture),
            ("from-here", "game", words("replay-from-here"), self._from_here),
        )
        return [
            tool_button(name, place, icon, act, tip, enabled=name != "from-here" or self.position < self._total)
            for place, (name, icon, tip, act) in enumerate(rows)
        ]

    def _mark(self, step: int) -> int:
        """The next mark before or behind here; the end of the bar where there is none."""
        marks = sorted({*self.marks, *self.turning_points})
        if step > 0:
            return next((mark for mark in marks if mark > self.position), self._total)
        return next((mark for mark in reversed(marks) if mark < self.position), 0)

    def _jump(self, position: int) -> Wish | None:
        self.playing = False
        self.go_to(position)
        return None

    def _step(self, step: int) -> None:
        self._jump(self.position + step)

    def _step_on(self) -> Wish | None:
        """One action, with what it showed at the table; a second press while it moves completes it."""
        self.playing = False
        if self._board is not None and self._board.moving:
            self.go_to(self.position)
        elif self._board is not None:
            self._show_next(self._board)
        return None

    def _drag(self, part: float) -> None:
        self._jump(round(part * self._total))

    def _toggle(self) -> Wish | None:
        if not self.playing and self.position >= self._total:
            self.go_to(0)
        self.playing = not self.playing and self._total > 0
        self._since = 0.0
        return None

    def _change_speed(self) -> Wish | None:
        self._speed = (self._speed + 1) % len(_SPEEDS)
        return None

    # -- tools ----------------------------------------------------------------------------------------------
    def _look_back(self) -> Wish:
        from game.scenes.looking_back import LookingBack

        self.playing = False
        return Push(LookingBack(self.services, self._saved))

    def _seal(self) -> Wish:
        from game.scenes.seal import BreakTheSeal

        self.playing = False
        return Push(BreakTheSeal(self.services, self._saved))

    def _from_here(self) -> Wish:
        from game.scenes.looking_back import play_from
        from game.ui.wishes import Restart

        return Restart(play_from(self.services, self._saved, self.position))

    def _film(self) -> Wish:
        from game.scenes.filming import MakeFilm

        self.playing = False
        sequence = self._mark(-1), max(self._mark(1), min(self._total, self.position + 1))
        return Push(MakeFilm(self.services, self._saved, sequence))

    def _picture(self) -> Wish:
        from game.scenes.filming import MakePicture

        self.playing = False
        return Push(MakePicture(self.services, self._saved, self.position))

    # -- events ---------------------------------------------------------------------------------------------
    def handle_other(self, event: InputEvent) -> Wish | None:
        """Pages jump from mark to mark; looking around is the board's."""
        if self._board is not None and self._board.handle(event):
            return None
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self._jump(self._mark(1 if event.verb == Verb.PAGE_RIGHT else -1))
        return None

    def handle(self, event: InputEvent) -> Wish | None:
        """The board sees wheel, pinch and drags first."""
        if isinstance(event, Pointer) and self._board is not None and self._board.gesture(event):
            self.menu.point(replace(event, kind=PointerKind.CANCEL))
            return None
        return super().handle(event)

    # -- picture --------------------------------------------------------------------------------------------
    def _paint_bar(self, canvas: Canvas, mood: Any) -> None:
        x, y, w, h = _BAR
        part = self.position / max(1, self._total)
        canvas.bar("slider-track", 10, (x, y + h / 2 - 10, w, 20))
        if part > 0.02:
            canvas.bar("slider-fill", 9, (x, y + h / 2 - 10, max(22, w * part), 20))
        for mark in self.marks:
            place = x + w * mark / max(1, self._total)
            canvas.line(place, y + h / 2 + 10, place, y + h / 2 + 19, "muted", 2)
        for mark in self.turning_points:
            place = x + w * mark / max(1, self._total)
            canvas.fill((place - 5, y + h / 2 - 22, 10, 10), "lantern", 1.0, 5)
        size = 30 + 4 * mood.focus
        canvas.sprite("slider-knob", x + w * part - size / 2, y + h / 2 - size / 2, size, size)

    def draw_ground(self, canvas: Canvas) -> None:
        """The board, the bar's ground."""
        words, game = self.words, self._setup.game
        canvas.backdrop(OFFERS[game].backdrop)
        if self._board is not None:
            self._board.draw(canvas)
        draw_bar_title(canvas, words(f"game-{game}-name"), 330)
        position = words("replay-position", number=self.position, total=self._total)
        draw_banner(canvas, None, words("replay-heading"), position)
        canvas.panel("panel-night", (116, 632, 1110, 80))
