"""The match screen: top bar with back, title, turn banner and tools; below it the game's board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.chronicle import chronicle_line
from game.input import InputEvent, Kind, PadLost, Pointer, PointerKind, Press, Verb
from game.notices import Notice
from game.opponents import Thought
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.cover import Cover, Uncovered
from game.scenes.dialogs import WriteName, Written
from game.scenes.hint_note import MOVE, HintNote
from game.scenes.services import Services
from game.scenes.story import WholeStory
from game.scenes.table import Step, Table
from game.scenes.topbar import draw_banner, draw_bar_title, tool_button
from game.ui.prompts import draw_prompts
from game.ui.widgets import Widget
from game.ui.wishes import Push, Replace, Wish
from game.view.board import BoardView, board_for
from game.view.canvas import Canvas

_AFTER_THE_END = 1.2  # seconds to look at the last position
_TOOL_VERBS = {Verb.HINT: "hint", Verb.UNDO: "undo", Verb.REDO: "redo", Verb.RULES: "rules", Verb.MENU: "pause"}


class MatchScene(Scene):
    """A match from the first action to the result."""

    name = "match"

    def __init__(self, services: Services, table: Table, demo: bool = False) -> None:
        super().__init__(services)
        self.table = table
        self._demo = demo
        self._still = 0.0  # seconds since something was last shown
        self._over_for = 0.0
        self._told = False
        self.note: HintNote | None = None
        self._looking = None if table.match.actions else table.turn  # who alone has seen the own secrets last
        self._view = self._make_view()
        for step in table.steps:
            self._write_down(step)
        self.board = board_for(table.setup.game)(self._view)

    def _make_view(self) -> BoardView:
        table, services = self.table, self.services
        return BoardView(
            match=table.match,
            names=table.names,
            emblems=[chair.emblem for chair in table.setup.chairs],
            people=table.people,
            words=services.words,
            look=services.look,
            settings=lambda: services.settings.now,
            choose=self._choose,
            play_sound=services.play,
            open_money=table.setup.open_money,
            hints=table.setup.hints,
            by_lot=table.setup.by_lot,
            notes=table.notes,
            note=table.note,
            focus=lambda: self.menu.focus,
            go_to=self.menu.go_to,
            open_chronicle=self._open_chronicle,
            agree_draw=self._agree_draw,
        )

    # -- playing --------------------------------------------------------------------------------------------
    def _choose(self, action: str) -> None:
        """A person has decided."""
        if self.table.waits_for_person and not self.board.moving:
            self._play(action)

    def _play(self, action: str, seal: Any = None) -> None:
        before = self.table.turn
        self.note = None
        events = self.table.play(action, seal)
        self._write_down(self.table.steps[-1])
        self._still = 0.0
        self.board.tell(events)
        if self.table.turn != before and self.table.waits_for_person:
            self.services.play("turn")
        self.refresh()

    def _write_down(self, step: Step) -> None:
        table = self.table
        for event in step.events:
            line = chronicle_line(self.words, table.setup.game, event, table.names)
            if line:
                self._view.chronicle.append((table.setup.chairs[step.seat].emblem, line))

    def update(self, seconds: float) -> Wish | None:
        """Show what happened; then let the next player move."""
        super().update(seconds)
        self.board.drift(seconds)
        if self.board.moving:
            self.board.advance(seconds)
            return self._settle() if not self.board.moving else None
        self._still += seconds
        return self._go_on(seconds)

    def _go_on(self, seconds: float) -> Wish | None:
        """Nothing moves: whoever is next may act."""
        if self.table.over:
            return self._end(seconds)
        if self._covered:
            return self._cover()
        if not self.table.waits_for_person:
            self._let_think()
        elif (thought := self.table.hint()) is not None:
            self._take_advice(thought)
        return None

    # -- hints ----------------------------------------------------------------------------------------------
    def _take_advice(self, thought: Thought) -> None:
        table, place = self.table, self.board.place_of(thought.action)
        texts = self.services.look.texts
        self.note = HintNote(table.match, thought, table.names, self.words, texts, self.board.note_box, place)
        if place is None:  # nowhere in particular: the first step is the move itself
            self._go_on_with_hint()
        self.refresh()

    def _hint(self) -> Wish | None:
        """Each press goes one step further: where to look, the move, why."""
        if self.note is None:
            self.table.ask_hint()
        else:
            self._go_on_with_hint()
        return None

    def _read_note(self) -> Wish | None:
        """A press on the paper: on, and away at the end."""
        if self.note is not None and not self._go_on_with_hint():
            self.note = None
        return None

    def _go_on_with_hint(self) -> bool:
        assert self.note is not None
        more = self.note.go_on()
        if more and self.note.step == MOVE:
            self.board.point_out(self.note.action)
            if self.menu.named("actions") is not None:  # of a board that only lists what is legal
                self.menu.go_to("actions")
        return more

    # -- secrets --------------------------------------------------------------------------------------------
    @property
    def _covered(self) -> bool:
        """Whether the person to move would see secrets that another may still be looking at."""
        return self.table.waits_for_person and self.board.has_secrets and self._looking != self.table.turn

    def _cover(self) -> Wish:
        self.refresh()  # nothing of it shows below the cover
        seat = self.table.turn
        return Push(Cover(self.services, seat, self.table.names[seat], self.table.setup.chairs[seat].emblem))

    def _settle(self) -> Wish | None:
        self.refresh()
        return None

    def _let_think(self) -> None:
        """An opponent takes at least so long that a room can follow."""
        self.table.think()
        if self._still >= self._pace() and (decided := self.table.decided()) is not None:
            self._play(*decided)

    def _pace(self) -> float:
        """How long somebody who is not at the screen takes before he acts."""
        speed = self.services.settings.now.animation_speed
        pause = {"x1": 1.0, "x2": 0.5, "instant": 0.0}[speed]
        own = len(self.table.steps) > 0 and self.table.steps[-1].seat == self.table.turn
        return pause * self.services.look.theme.seconds("ai-between" if own else "ai-before")

    def _end(self, seconds: float) -> Wish | None:
        if not self._told:
            self._told = True
            people, winners = self.table.people, self.table.result().winners
            lost = people and not any(seat in winners for seat in people)
            self.services.play("lose" if lost else "win")
            self.table.finish()
            self.refresh()
        self._over_for += seconds
        if self._over_for < _AFTER_THE_END and self.services.settings.now.animation_speed != "instant":
            return None
        from game.scenes.results import Results

        return Replace(Results(self.services, self, self._demo))

    def left(self) -> None:
        """The game waits under “Continue”."""
        self.table.close()

    @property
    def moving(self) -> bool:
        """The board, an opponent's thinking, or the end."""
        busy = self.table.over or not self.table.waits_for_person or self.table.hint_running or self._covered
        busy = busy or (self.note is not None and self.note.area is not None)
        return busy or self.board.moving or self.board.drifting or super().moving

    @property
    def poll_seconds(self) -> float | None:
        """As often as the board wants."""
        return self.board.poll_seconds

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Bar and board."""
        self._view.watching = None if self._covered else self.table.watching
        self._view.waiting = self.table.waits_for_person and not self.board.moving
        board = self.board.widgets()
        self.first_focus = board[0].name if board else "pause"
        note = [self.note.widget(self._read_note)] if self.note is not None and self._view.waiting else []
        return [*board, *self._tools(), *note]

    def refresh(self) -> None:
        """The focus goes to the board as soon as there is something to do on it."""
        had_board = any(widget.name not in _TOOL_NAMES for widget in self.menu.widgets)
        super().refresh()
        has_board = self.menu.widgets[0].name not in _TOOL_NAMES
        if has_board and not had_board:
            self.menu.go_to(self.menu.widgets[0].name)
        if self.menu.named(self.board.wanted_focus) is not None:  # perhaps only after something was shown
            if not self.menu.by_pointer:
                self.menu.go_to(self.board.wanted_focus)
            self.board.wanted_focus = ""

    def _tools(self) -> list[Widget]:
        words = self.words
        no_hint, no_undo = self.table.why_no_hint(), self.table.why_no_undo()
        redo = [tool_button("redo", 5, "redo", self._redo, words("verb-redo"))] if self.table.can_redo else []
        return [
            *redo,
            tool_button("pause", 0, "back", self._pause, words("verb-menu"), left=True),
            tool_button(
                "hint", 4, "hint", self._hint, words(no_hint) if no_hint else words("match-hint"), no_hint is None
            ),
            tool_button(
                "undo", 3, "undo", self._undo, words(no_undo) if no_undo else words("match-undo"), no_undo is None
            ),
            tool_button("save", 2, "save", self._save, words("match-save")),
            tool_button("rules", 1, "rules", self._rules, words("match-rules")),
            tool_button("settings", 0, "settings", self._settings, words("match-settings")),
        ]

    def _pause(self) -> Wish:
        from game.scenes.pause import Pause

        self.table.pause_thinking()
        return Push(Pause(self.services, self))

    def _undo(self) -> Wish | None:
        return self._show_anew(self.table.undo())

    def _redo(self) -> Wish | None:
        return self._show_anew(self.table.redo())

    def _show_anew(self, changed: int) -> Wish | None:
        if changed:
            self.note = None
            self.board.skip()
            self._view.chronicle.clear()
            for step in self.table.steps:
                self._write_down(step)
            self.board.rebuild()
        return None

    def _open_chronicle(self) -> Wish | None:
        lines = self._view.chronicle
        return Push(WholeStory(self.services, lines)) if lines else None

    def _agree_draw(self) -> None:
        self.table.agree_draw()
        self.refresh()

    def _save(self) -> Wish:
        heading = self.words("pause-save-name")
        return Push(
            WriteName(self.services, heading, self.words(f"game-{self.table.setup.game}-name"), longest=24)
        )

    def answered(self, answer: object) -> Wish | None:
        """A name for the save was written, or the person to move looks now."""
        if isinstance(answer, Written):
            save_under(self.services, self.table, answer.text)
        elif isinstance(answer, Uncovered):
            self._looking = self.table.turn
            self.refresh()
        return None

    def _rules(self) -> Wish:
        from game.scenes.rules import Rules

        return Push(Rules(self.services, self.table.setup.game))

    def _settings(self) -> Wish:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.services))

    # -- events ---------------------------------------------------------------------------------------------
    def handle(self, event: InputEvent) -> Wish | None:
        """Any button completes what moves; a seat's device acts only when its seat is to move."""
        if isinstance(event, PadLost) and event.seat is not None:
            return self._pause()
        if isinstance(event, Press) and event.pressed and not event.repeat and event.verb in _TOOL_VERBS:
            return self._use_tool(_TOOL_VERBS[event.verb])
        pressed = (isinstance(event, Press) and event.pressed and not event.repeat) or (
            isinstance(event, Pointer) and event.kind == PointerKind.DOWN
        )
        if pressed and self.board.moving:
            self.board.skip()
            self.refresh()
            return None
        if self._not_his_turn(event):
            return None
        if isinstance(event, Pointer) and self.board.gesture(event):
            self.menu.point(replace(event, kind=PointerKind.CANCEL))  # a press that became a drag is no press
            return None
        return super().handle(self._next_player(event))

    def _next_player(self, event: InputEvent) -> InputEvent:
        """A pad has few buttons: the one that goes on to the next widget ends the turn where it can be ended."""
        if isinstance(event, Press) and event.device.kind is Kind.PAD and event.verb == Verb.NEXT:
            return replace(event, verb=Verb.END_TURN) if self.board.can_end_turn else event
        return event

    def _not_his_turn(self, event: InputEvent) -> bool:
        seated = isinstance(event, Press | Pointer) and event.seat is not None
        return seated and self.table.waits_for_person and event.seat != self.table.turn  # type: ignore[union-attr]

    def _use_tool(self, name: str) -> Wish | None:
        widget = self.menu.named(name)
        if widget is None or not widget.enabled:
            self.services.play("error")
            if widget is not None:
                self.menu.go_to(name)
            return None
        self.services.play(widget.sound)
        wish = widget.activate()
        self.refresh()
        return wish

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Zooming, peeking and the like are the board's."""
        self.board.handle(event)
        return None

    def back(self) -> Wish | None:
        """Put away the hint, put back what is half done; else pause."""
        if self.note is not None:
            self.note = None
            return None
        return None if self.board.cancel() else self._pause()

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose, undo, hint."""
        words = self.words
        return (
            (Verb.CONFIRM, words("verb-confirm")),
            (Verb.UNDO, words("verb-undo")),
            (Verb.HINT, words("verb-hint")),
        )

    def draw_ground(self, canvas: Canvas) -> None:
        """Backdrop, board, bar."""
        game = self.table.setup.game
        canvas.backdrop(OFFERS[game].backdrop)
        self.board.draw(canvas)
        draw_bar_title(canvas, self.words(f"game-{game}-name"), 330)
        self._draw_banner(canvas)

    def _draw_banner(self, canvas: Canvas) -> None:
        words, table = self.words, self.table
        turn = table.turn
        emblem = table.setup.chairs[turn].emblem
        own = self.board.banner()
        if own is not None and not table.agreed:
            draw_banner(canvas, emblem, own[0], own[1], own[2])
        elif table.over:
            reason = table.result().reason
            draw_banner(canvas, None, words(f"reason-{table.setup.game}-{reason}"), "")
        elif table.waits_for_person:
            line = words("hint-thinking") if table.hint_running else ""
            draw_banner(canvas, emblem, words("match-your-turn", name=table.names[turn]), line)
        else:
            draw_banner(canvas, emblem, words("match-thinking", name=table.names[turn]), "")

    def draw_above(self, canvas: Canvas) -> None:
        """What the board lays over its widgets, where to look, and what its buttons do."""
        if self.note is not None:
            self.note.draw_area(canvas, self.age)
        self.board.draw_above(canvas)
        shown = [(self.services.prompt(verb), word) for verb, word in self.board.prompts()]
        draw_prompts(canvas, [(glyph, word) for glyph, word in shown if glyph.name], 640, 693, "centre", 600)


_TOOL_NAMES = frozenset({"hint-note", "pause", "hint", "undo", "redo", "save", "rules", "settings", "skip"})


def save_under(services: Services, table: Table, name: str) -> None:
    """Keep the game under a name, and say so."""
    from game.records import save_as

    saved = table.saved()
    if saved is None:
        return
    trouble = save_as(services.places, name, saved)
    services.tell(trouble or Notice("pause-saved", {"name": name}))
