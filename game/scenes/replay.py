"""Replay theatre: any record step by step, with a bar to scrub, play, pause and speed."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.chronicle import chronicle_line
from game.input import InputEvent, Pointer, PointerKind, Press, Verb
from game.notices import Notice
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import MatchSetup
from game.scenes.services import Services
from game.scenes.topbar import draw_banner, draw_bar_title, tool_button
from game.ui.focus import LEFT, RIGHT, Direction
from game.ui.widgets import Act, Area, Button, Widget
from game.ui.wishes import Pop, Wish
from game.view.board import Board, BoardView, board_for
from game.view.canvas import Box, Canvas

if TYPE_CHECKING:
    from game.engine.match import Match

_log = logging.getLogger(__name__)
_BAR: Box = (410.0, 650.0, 700.0, 44.0)
_SPEEDS = (1.0, 2.0, 4.0)
_SECONDS_A_STEP = 0.9


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

    def __init__(self, services: Services, setup: MatchSetup, record: dict[str, Any]) -> None:
        super().__init__(services)
        self._setup = setup
        self._record = record
        self._match: Match | None = None
        self._lines: list[list[tuple[int, str]]] = []
        self._board: Board | None = None
        self._failed = False
        self.playing = False
        self._speed = 0
        self._since = 0.0
        self.position = 0
        self._notes: dict[str, Any] = dict(record.get("notes") or {})
        self._total = len(record.get("actions", ()))
        self._thread: threading.Thread | None = None

    # -- making it ready ------------------------------------------------------------------------------------
    def _prepare(self) -> None:
        """Play the record once, in a thread; then undo and redo step through it."""
        from game.engine.match import Match

        try:
            match = Match.load(self._record["deal"])
            names = [chair.name for chair in self._setup.chairs]
            for action in self._record["actions"]:
                emblem = self._setup.chairs[match.turn].emblem
                told = [chronicle_line(self.words, self._setup.game, event, names) for event in match.play(action)]
                self._lines.append([(emblem, line) for line in told if line])
            for _ in range(self._total):
                match.undo()
            self._match = match
        except Exception:
            _log.exception("a record cannot be replayed")
            self._failed = True

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
            self.refresh()
            self.menu.go_to("play")
        self._board.drift(seconds)
        self._run(seconds)
        return None

    def _view(self, match: Match) -> BoardView:
        services = self.services
        return BoardView(
            match=match,
            names=[chair.name for chair in self._setup.chairs],
            emblems=[chair.emblem for chair in self._setup.chairs],
            people=[seat for seat, chair in enumerate(self._setup.chairs) if chair.human],
            words=services.words,
            look=services.look,
            settings=lambda: services.settings.now,
            choose=lambda action: None,
            play_sound=services.play,
            open_money=True,
            replay=True,
            notes=self._notes,
            focus=lambda: self.menu.focus,
        )

    def _run(self, seconds: float) -> None:
        if not self.playing:
            return
        self._since += seconds * _SPEEDS[self._speed]
        while self.playing and self._since >= _SECONDS_A_STEP:
            self._since -= _SECONDS_A_STEP
            self.go_to(self.position + 1)
            self.playing = self.position < self._total
        self.refresh()

    def go_to(self, position: int) -> None:
        """Show the game after so many actions."""
        if self._match is None or self._board is None:
            return
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
        return self.playing or self._board is None or self._board.drifting or super().moving

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Back, the buttons of the bar, the bar."""
        words = self.words
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, words("common-back"), left=True)]
        if self._board is None:
            return widgets
        play = words("replay-pause") if self.playing else words("replay-play")
        rows: Sequence[tuple[str, str, str, Act]] = (
            ("first", "first", words("replay-start"), lambda: self._jump(0)),
            ("step-back", "step-back", words("replay-back"), lambda: self._jump(self.position - 1)),
            ("play", "pause" if self.playing else "play", play, self._toggle),
            ("step-on", "step-on", words("replay-forward"), lambda: self._jump(self.position + 1)),
            ("last", "last", words("replay-end"), lambda: self._jump(self._total)),
        )
        for number, (name, icon, tip, act) in enumerate(rows):
            box = (136 + 52.0 * number, 648, 44, 50)
            widgets.append(Button(name, box, act, icon=icon, tip=tip, kind="quiet", sound="menu-move"))
        widgets.append(
            Scrubber("bar", _BAR, paint=self._paint_bar, step=self._step, jump=self._drag, sound="menu-move")
        )
        speed = f"×{_SPEEDS[self._speed]:g}"
        widgets.append(
            Button(
                "speed",
                (1124, 648, 84, 50),
                self._change_speed,
                label=speed,
                kind="quiet",
                tip=words("replay-speed"),
            )
        )
        return widgets

    def _jump(self, position: int) -> Wish | None:
        self.playing = False
        self.go_to(position)
        return None

    def _step(self, step: int) -> None:
        self._jump(self.position + step)

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

    def _paint_bar(self, canvas: Canvas, mood: Any) -> None:
        x, y, w, h = _BAR
        part = self.position / max(1, self._total)
        canvas.bar("slider-track", 10, (x, y + h / 2 - 10, w, 20))
        if part > 0.02:
            canvas.bar("slider-fill", 9, (x, y + h / 2 - 10, max(22, w * part), 20))
        size = 30 + 4 * mood.focus
        canvas.sprite("slider-knob", x + w * part - size / 2, y + h / 2 - size / 2, size, size)

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Pages jump by ten; looking around is the board's."""
        if self._board is not None and self._board.handle(event):
            return None
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self._jump(self.position + (10 if event.verb == Verb.PAGE_RIGHT else -10))
        return None

    def handle(self, event: InputEvent) -> Wish | None:
        """The board sees wheel, pinch and drags first."""
        if isinstance(event, Pointer) and self._board is not None and self._board.gesture(event):
            self.menu.point(replace(event, kind=PointerKind.CANCEL))
            return None
        return super().handle(event)

    # -- picture --------------------------------------------------------------------------------------------
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
