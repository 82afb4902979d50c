"""Cheops on the screen: the picture with its widgets and buttons, and what was missed shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.engine.cheops.tables import LAW_9_PRICE
from game.input import InputEvent, Press, Verb
from game.ui.focus import LEFT, RIGHT, Direction, nearest
from game.ui.widgets import Area, Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas
from game.view.cheops import draw_sides, places
from game.view.cheops.choices import BUTTONS, mode_of
from game.view.cheops.decisions import card_for
from game.view.cheops.picture import Picture
from game.view.cheops.places import Spot
from game.view.cheops.stagehand import public

_WAITING = " "  # why a button is greyed while others play: needs no words


@dataclass(eq=False)
class Thing(Area):
    """Something on the table that can be looked at and touched."""

    spot: Spot = ()
    steer: Callable[[Thing, Direction], bool] = lambda thing, direction: False

    def move(self, direction: Direction) -> bool:
        """Some things know better than geometry where a direction leads."""
        return self.steer(self, direction)


class CheopsBoard(Picture):
    """The whole screen below the top bar."""

    def rebuild(self) -> None:
        """Nothing waits to be shown again."""
        super().rebuild()
        self._waiting_steps: list[tuple[Any, dict[str, Any]]] = []

    # -- time --------------------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        """Clips, or turns of others still to be shown again."""
        return super().moving or bool(self._waiting_steps)

    def advance(self, seconds: float) -> None:
        """Let time pass; what is to be shown again follows step by step."""
        super().advance(seconds)
        while self._waiting_steps and not self.timeline.busy:
            self.tell_step(*self._waiting_steps.pop(0))

    @property
    def drifting(self) -> bool:
        """Dust settles while the game goes on."""
        return self.particles.moving

    def drift(self, seconds: float) -> None:
        """Let the dust settle."""
        self.particles.advance(seconds)

    def skip(self) -> None:
        """Everything at once."""
        super().skip()
        while self._waiting_steps:
            self.tell_step(*self._waiting_steps.pop(0))
            super().skip()
        self.particles.clear()

    # -- input that no widget uses -----------------------------------------------------------------------------
    def handle(self, event: InputEvent) -> bool:
        """Peeking, ending the turn, and what the others did, again."""
        if not isinstance(event, Press):
            return False
        if event.verb == Verb.PEEK:
            self.peeking = event.pressed
            return True
        if not event.pressed or event.repeat:
            return False
        if event.verb == Verb.REPLAY_TURNS:
            self._show_again()
            return True
        if event.verb == Verb.END_TURN and "end" in self._follow().modes:
            self.view.choose("end")
            return True
        return False

    def _show_again(self) -> Wish | None:
        steps = self.missed()
        if not steps:
            return None
        tables = [public(table) for table in self.memory.tables_before(len(steps))]
        self.laid = tables[0]
        self.price = self._price_of(self.laid)
        self._waiting_steps = [(step.events, after) for step, after in zip(steps, tables[1:], strict=True)]
        return None

    def point_out(self, action: str) -> None:
        """A hint: what it needs shines."""
        guide = self._follow()
        mode = mode_of(action)
        if action in BUTTONS:
            self.hinted, self.wanted_focus = frozenset({("button", action)}), f"button {action}"
            return
        guide.start(mode)
        self.hinted = guide.needs(mode)[action]
        self._aim_focus()

    @property
    def note_box(self) -> Box:
        """The chronicle."""
        return places.PAPER

    def place_of(self, action: str) -> Box | None:
        """The block, the table, the stack; a treasure in hand is decided at its price table."""
        guide = self._follow()
        taken = str(self.laid["taken"])
        if action in BUTTONS:
            return places.column_box(taken, len(self.rows_of(taken))) if taken in places.COLOURS else None
        spots = guide.needs(mode_of(action))[action]
        aims = sorted(spot for spot in spots if spot[0] != "hand")
        return self.box_of(aims[0]) if aims else None

    # -- widgets -----------------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        """What is lit first, the hand before the pyramid; then buttons that act, then what can be looked at."""
        guide = self._follow()
        buttons = [] if self.view.replay or self.view.match.over else self._buttons()
        lit = guide.lit() if self.view.waiting else set()
        things = self._things()
        panels = [thing for thing in things if thing.spot[0] in ("player", "chronicle")]  # below what lies on them
        eager = [button for button in buttons if button.enabled and button.kind == "primary"]
        rest = sorted((button for button in buttons if button not in eager), key=lambda button: not button.enabled)
        first = sorted((thing for thing in things if thing.spot in lit), key=lambda thing: thing.spot[0] != "hand")
        others = [thing for thing in things if thing.spot not in lit and thing not in panels]
        found = [*first, *eager, *rest, *others] if self.view.waiting else [*others, *rest]
        if self._new_choice:
            self._new_choice, self.wanted_focus = False, found[0].name
        return [*panels, *found]

    def _aim_focus(self) -> None:
        """Keys and pads go on with what is lit next."""
        lit = self.guide.lit()
        self.wanted_focus = next((thing.name for thing in self._things() if thing.spot in lit), "")

    def _things(self) -> list[Thing]:
        tips = self._all_tips()
        things: list[Thing] = []
        for spot, box in self.boxes():
            number = sum(thing.spot == spot for thing in things) if spot[0] == "hand" else 0
            name = " ".join(spot) + (f" {number + 1}" if number else "")
            sound = "confirm" if self.guide.can_touch(self._stands_for(spot)) or spot[0] == "own" else "error"
            told = self.reason is not None and self.reason[1][1:2] == spot[1:2]
            tip = "" if told or self.moving else tips.get(spot, "")
            act = partial(self._touch, spot)
            paint = partial(self._paint_thing, spot)
            things.append(Thing(name, box, act, tip=tip, sound=sound, paint=paint, spot=spot, steer=self._steer))
        if not self.view.replay:
            if not self.view.waiting or card_for(self) is None:
                story = self.view.words("match-chronicle-open")
                act = self.view.open_chronicle
                things.append(Thing("chronicle", places.PAPER, act, tip=story, spot=("chronicle",)))
            tip = self.view.words("cheops-purse-tip")
            things.append(Thing("purse", places.PURSE, tip=tip, paint=self._paint_purse, spot=("purse",)))
        return things

    def _steer(self, thing: Thing, direction: Direction) -> bool:
        """Left and right go along a row of the pyramid, and from its end out to what lies beside it.

        By geometry alone the end of a row would lead down the slope, block by block.
        """
        if thing.spot[0] != "block" or direction not in (LEFT, RIGHT):
            return False
        row, place = thing.spot[1][0], int(thing.spot[1][1:]) + direction[0]
        if f"{row}{place}" in self.laid["pyramid"]:
            self.view.go_to(f"block {row}{place}")
            return True
        beside = [other for other in self._things() if other.spot[0] != "block"]
        number = nearest([other.box for other in beside], thing.box, direction)
        if number is not None:
            self.view.go_to(beside[number].name)
        return number is not None

    def _paint_thing(self, spot: Spot, canvas: Canvas, mood: Mood) -> None:
        if mood.focus > 0.5:
            self.hovered = spot

    def _paint_purse(self, canvas: Canvas, mood: Mood) -> None:
        if not self._peekable():
            return
        money = self._money_text(self.dock_seat, mood.pressed or self.peeking)
        draw_sides.draw_purse(canvas, self.view.words, money, True)

    # -- buttons -----------------------------------------------------------------------------------------------
    def _buttons(self) -> list[Button]:
        words = self.view.words
        found = [self._call_button()]
        labels = self._labels()
        for (action, label, kind), box in zip(labels[::-1], places.BUTTONS[::-1], strict=False):
            act, why = self._button_act(action)
            enabled = why == ""
            face = kind if enabled else "secondary"
            found.append(Button(f"button {action}", box, act, enabled, why.strip(), label=label, kind=face))
        if self.missed() and card_for(self) is None:
            found.append(
                Button(
                    "again",
                    places.AGAIN,
                    self._show_again,
                    tip=words("cheops-again"),
                    icon="clock",
                    kind="quiet",
                )
            )
        return found

    def _labels(self) -> list[tuple[str, str, str]]:
        """The two decisions of the moment: action, label, kind."""
        words, modes = self.view.words, self.guide.modes if self.view.waiting else set()
        phase, price = self.laid["phase"], round(self.price)
        if self.view.waiting and (self.guide.mode != self._first_mode() or self.guide.picked):
            return [("cancel", words("cheops-put-back"), "secondary"), ("end", words("cheops-end"), "secondary")]
        if "sell" in modes or "keep" in modes or phase == "treasure":
            if "box" in modes:
                return [("box", words("cheops-box"), "primary")]
            sell, keep = ("sell", words("cheops-sell", price=price)), ("keep", words("cheops-keep"))
            return [(*sell, "primary"), (*keep, "secondary" if "sell" in modes else "primary")]
        if "law 9 pay" in modes or (phase == "law" and self.laid["taken"] == "L9"):
            pay = words("cheops-pay", price=LAW_9_PRICE)
            return [("law 9 pay", pay, "primary"), ("box", words("cheops-box"), "secondary")]
        if "box" in modes:
            return [("box", words("cheops-box"), "primary")]
        if "hold" in modes:
            return [("hold", words("cheops-hold"), "secondary"), ("end", words("cheops-end"), "secondary")]
        end = ("end", words("cheops-end"), "primary")
        return [("pass", words("cheops-pass"), "primary"), end] if "pass" in modes else [end]

    def _button_act(self, action: str) -> tuple[Callable[[], Wish | None], str]:
        """What a button does, and why it cannot, if it cannot."""
        if action == "cancel":
            return self._put_back, ""

        def choose() -> Wish | None:
            self.view.choose(action)
            return None

        if not self.view.waiting:
            return choose, _WAITING
        why = self.view.match.game.why_not(self.view.match.state, action)
        return choose, "" if why is None else self._sentence(why)

    def _put_back(self) -> Wish | None:
        self.reason = None
        self.guide.start(self._first_mode())
        return None

    def _call_button(self) -> Button:
        words, guide = self.view.words, self.guide
        calling = guide.mode == "neighbour" and self.view.waiting

        def call() -> Wish | None:
            self.reason, self.hinted = None, frozenset()
            guide.start(self._first_mode() if calling else "neighbour")
            self._aim_focus()
            return None

        why = self._why_no_neighbour()
        label = words("cheops-put-back") if calling else words("cheops-call")
        kind = "secondary"
        return Button("neighbour", places.CALL, call, why == "", why.strip(), label=label, kind=kind)

    def _why_no_neighbour(self) -> str:
        if not self.view.waiting:
            return _WAITING
        if "neighbour" in self.guide.modes:
            return ""
        state = self.view.match.state
        reasons = [self.view.match.game.why_not(state, f"neighbour a{place}") for place in range(1, 12)]
        why = next((why for why in reasons if why and why.key != "block-carries-a-tile"), reasons[0])
        if why is None or why.key == "no-placement-with-neighbour-there":
            return self.view.words("cheops-neighbour-no-use")
        return self._sentence(why)

    # -- words -------------------------------------------------------------------------------------------------
    def banner(self) -> tuple[str, str, bool] | None:
        """Who does what, and what is asked."""
        view = self.view
        if view.replay or not view.waiting:
            return None
        name, words = view.names[view.match.turn], view.words
        taken = self.laid["taken"]
        if taken and taken[0] != "L":
            heading = words("cheops-takes", name=name, colour=taken)
        elif taken:
            heading = words("cheops-finds", name=name, title=words(f"law-{taken[1:]}-name"))
        else:
            heading = words("match-your-turn", name=name)
        return heading, self.asked(), False

    def result_columns(self) -> list[tuple[str, list[str]]]:
        """Money and treasures apart."""
        words = self.view.words
        if self.sheet is None:
            return []
        sheet, seats = self.sheet, range(len(self.view.names))
        gained = [sum(pile.total for pile in sheet.piles if pile.seat == seat) for seat in seats]
        return [
            (words("cheops-purse"), [str(sheet.purses[seat]) for seat in seats]),
            (words("cheops-kept"), [str(gained[seat]) for seat in seats]),
        ]
