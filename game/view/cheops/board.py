"""Cheops on the screen: puts the picture together, and turns touches into actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.chronicle import why_not_line
from game.engine.cheops.tables import FULL_TABLES_TO_END, LAW_9_PRICE, NEIGHBOUR_PRICE
from game.engine.contract import WhyNot
from game.input import InputEvent, Press, Verb
from game.ui.tooltip import draw_tooltip
from game.ui.widgets import Area, Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas
from game.view.cheops import draw_marks, draw_middle, draw_paper, draw_sides, places
from game.view.cheops.choices import Guide
from game.view.cheops.decisions import card_for, prompt_for
from game.view.cheops.places import COLOURS, TREASURE_SPRITES, Spot, middle
from game.view.cheops.sheet import draw_sheet
from game.view.cheops.stage import Telling, public, seen
from game.view.cheops.tips import Tips
from game.view.tween import in_quad, mix, out_quad

_WAITING = " "  # why a button is greyed while others play: needs no words


@dataclass(eq=False)
class Thing(Area):
    """Something on the table that can be looked at and touched."""

    spot: Spot = ()


class CheopsBoard(Telling):
    """The whole screen below the top bar."""

    def rebuild(self) -> None:
        """Everything from the match alone; half-made choices are put back."""
        super().rebuild()
        self.guide = Guide()
        self._guided_at = -1
        self._new_choice = False
        self._turn = -1
        self.reason: tuple[str, Spot] | None = None
        self.hinted: frozenset[Spot] = frozenset()
        self.hovered: Spot = ()
        self.peeking = False
        self._waiting_steps: list[tuple[Any, dict[str, Any]]] = []
        self._tips: tuple[Any, dict[Spot, str]] = (None, {})
        self._boxes: tuple[Any, list[tuple[Spot, Box]]] = (None, [])
        self._layer: tuple[Any, pygame.Surface | None] = (None, None)

    # -- time -----------------------------------------------------------------------------------------------
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

    # -- whose turn -----------------------------------------------------------------------------------------
    @property
    def several(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.view.people) > 1

    def _follow(self) -> Guide:
        """The choices of the present state; begun anew after every action."""
        match = self.view.match
        if not self.view.waiting:
            return Guide()
        if self._guided_at != len(match.actions):
            self._guided_at = len(match.actions)
            sevens = {colour: table["seven"] or 0 for colour, table in seen(match)["tables"].items()}
            self.guide = Guide(tuple(match.legal_by_name()), sevens)
            self.guide.start(self._first_mode())
            self.reason, self.hinted = None, frozenset()
            self._new_choice = True
            if self._turn != match.turn:  # a key held by the last player does not open the next one's purse
                self._turn, self.peeking = match.turn, False
        return self.guide

    def _first_mode(self) -> str:
        """What is done without choosing a law or a neighbour first."""
        modes = self.guide.modes
        for mode in ("place", "draw", "declare"):
            if mode in modes:
                return mode
        if self.laid["phase"] == "law":
            return next((mode for mode in sorted(modes) if mode.startswith("law ") and mode != "law 9 pay"), "")
        return ""

    # -- touching -------------------------------------------------------------------------------------------
    def _touch(self, spot: Spot) -> Wish | None:
        guide = self._follow()
        self.reason = None
        if not self.view.waiting:
            return None
        if spot[0] == "own":
            return self._begin_law(spot[1])
        wanted = self._stands_for(spot)
        if not guide.can_touch(wanted):
            self._explain(wanted)
            return None
        action = guide.touch(wanted)
        self.hinted = frozenset()
        if action is not None:
            self.view.choose(action)
        else:
            self._aim_focus()
        return None

    def _stands_for(self, spot: Spot) -> Spot:
        """A touch anywhere on a price table means the table, where a table is asked for."""
        lit = self.guide.lit(frozenset())
        if spot not in lit and spot[0] in ("row", "table", "kept", "under"):
            for kind in ("under", "table"):
                if (kind, spot[1]) in lit:
                    return (kind, spot[1])
        return spot

    def _begin_law(self, law: str) -> Wish | None:
        """Play a held law: its choice begins, until it is decided or put back."""
        mode = f"law {law}"
        if self.guide.mode == mode and self.laid["phase"] != "law":
            self.cancel()
        elif mode in self.guide.modes and self.laid["phase"] != "law":
            self.guide.start(mode)
            self._aim_focus()
        else:
            self.reason = (self._why_not_law(law), ("own", law))
        return None

    def _why_not_law(self, law: str) -> str:
        if law == "9":
            return self.view.words("cheops-law-9-waits")
        example = {"10": "law 10 R", "11": "law 11 F a1", "12": "law 12 a1 a2"}[law]
        why = self.view.match.game.why_not(self.view.match.state, example)
        general = ("law-taken-this-turn", "no-laws-after-drawing", "deal-with-taken-first", "declare-first")
        if why is not None and why.key in general:
            return self._sentence(why)
        return self.view.words("cheops-law-no-use")

    def _explain(self, spot: Spot) -> None:
        """Why this cannot be touched, in one sentence."""
        self.reason = (self._why_not(spot), spot)

    def _why_not(self, spot: Spot) -> str:
        words, match, guide = self.view.words, self.view.match, self.guide
        action = self._attempt(spot)
        if action:
            why = match.game.why_not(match.state, action)
            if why is not None:
                if why.key == "same-member-next-to-it" and not guide.picked:
                    return words("cheops-none-fits", block=spot[1])
                return self._sentence(why)
        if spot[0] == "hand" and guide.mode in ("place", "law 11"):
            return words("cheops-tile-no-place")
        return self.asked() or words("cheops-not-now")

    def _sentence(self, why: WhyNot) -> str:
        """With several people on one screen nobody's money is told."""
        if why.key == "not-enough-money" and self.several and not self.view.open_money:
            return self.view.words("cheops-too-dear", price=int(why.values["price"]))
        return why_not_line(self.view.words, "cheops", why, self.view.names)

    def _attempt(self, spot: Spot) -> str:
        """The action that a touch seems to want."""
        guide, hand = self.guide, self.laid["hands"][self.view.match.turn]
        kind = spot[0]
        if kind == "stack":
            return f"draw {spot[1]}"
        if kind == "hand":
            return f"place {spot[1]} a1" if guide.mode not in ("place", "law 11") else ""
        if kind == "block":
            member = next((pick[1] for pick in guide.picked if pick[0] == "hand"), hand[:1] or "F")
            other = next((pick[1] for pick in guide.picked if pick[0] in ("block", "kept")), "")
            if guide.mode == "neighbour":
                return f"neighbour {spot[1]}"
            if guide.mode == "law 11":
                return f"law 11 {member} {spot[1]}"
            if guide.mode == "law 12":
                return self._exchange(other, spot[1])
            return f"place {member} {spot[1]}" if not guide.mode.startswith("law") else ""
        if kind == "row" and guide.mode == "law 7":
            return f"law 7 {spot[1]} {spot[2]}"
        if kind == "under" and guide.mode in ("law 4", "law 5", "law 6"):
            return f"{guide.mode} {spot[1]}"
        if kind == "kept" and guide.mode == "law 10":
            return f"law 10 {spot[1]}"
        return ""

    def _exchange(self, first: str, second: str) -> str:
        if not first or first.isupper():
            return f"law 12 {first or 'R'} {second}" if first else ""
        order = list(self.laid["pyramid"])
        one, other = sorted((first, second), key=order.index)
        return f"law 12 {one} {other}"

    def cancel(self) -> bool:
        """Put back what was picked; then leave a law or a neighbour that is not decided yet."""
        if self.reason is not None:
            self.reason = None
            return True
        if self.guide.picked or self.guide.mode != self._first_mode():
            self.guide.start(self._first_mode())
            return True
        return False

    def asked(self) -> str:
        """What is asked for now, as a line."""
        return prompt_for(self.view.words, self._follow()) if self.view.waiting else ""

    def _aim_focus(self) -> None:
        """Keys and pads go on with what is lit next."""
        lit = self.guide.lit()
        self.wanted_focus = next((thing.name for thing in self._things() if thing.spot in lit), "")

    # -- input that no widget uses --------------------------------------------------------------------------
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

    def missed(self) -> list[Any]:
        """What others did since the person at the screen last acted."""
        if self.view.replay or not self.view.waiting or self.view.watching is None:
            return []
        return self.memory.since(self.view.watching)

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
        from game.view.cheops.choices import BUTTONS, mode_of

        guide = self._follow()
        mode = mode_of(action)
        if action in BUTTONS:
            self.hinted, self.wanted_focus = frozenset({("button", action)}), f"button {action}"
            return
        guide.start(mode)
        self.hinted = guide.needs(mode)[action]
        self._aim_focus()

    # -- widgets --------------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        """Buttons that act first, then what is lit, then everything that can be looked at."""
        guide = self._follow()
        buttons = [] if self.view.replay or self.view.match.over else self._buttons()
        lit = guide.lit() if self.view.waiting else set()
        things = self._things()
        eager = [button for button in buttons if button.enabled and button.kind == "primary"]
        rest = [button for button in buttons if button not in eager]
        first = [thing for thing in things if thing.spot in lit]
        others = [thing for thing in things if thing.spot not in lit]
        found = [*eager, *first, *rest, *others] if self.view.waiting else [*others, *rest]
        if self._new_choice:
            self._new_choice, self.wanted_focus = False, found[0].name
        return found

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
            things.append(Thing(name, box, act, tip=tip, sound=sound, paint=paint, spot=spot))
        if self._peekable():
            things.append(Thing("purse", places.PURSE, paint=self._paint_purse, spot=("purse",)))
        return things

    def _paint_thing(self, spot: Spot, canvas: Canvas, mood: Mood) -> None:
        if mood.focus > 0.5:
            self.hovered = spot

    def boxes(self) -> list[tuple[Spot, Box]]:
        """Everything on the table and where it lies."""
        shown, seat = self.laid, self.dock_seat
        key = (seat, shown["hands"][seat], repr(shown["laws"]))
        if self._boxes[0] != key:
            self._boxes = (key, self._find_boxes(shown, seat))
        return self._boxes[1]

    def _find_boxes(self, shown: Mapping[str, Any], seat: int) -> list[tuple[Spot, Box]]:
        found: list[tuple[Spot, Box]] = [(("block", name), places.block_box(name)) for name in shown["pyramid"]]
        found += [(("hand", member), places.hand_box(place)) for place, member in enumerate(shown["hands"][seat])]
        for colour in COLOURS:
            rows = len(self.rows_of(colour))
            found.append((("table", colour), places.head_box(colour)))
            found += [(("row", colour, str(row)), places.row_box(colour, row)) for row in range(1, rows + 1)]
            found.append((("under", colour), places.under_box(colour, rows)))
            found.append((("kept", colour), places.kept_box(colour)))
        found += [(("stack", str(number)), places.stack_box(number)) for number in (1, 2, 3)]
        found += [(("market",), places.MARKET), (("board",), places.ENDING)]
        laws = shown["laws"][seat]
        found += [(("own", str(law)), places.own_law_box(place, len(laws))) for place, law in enumerate(laws)]
        for other in range(shown["players"]):
            found.append((("player", str(other)), places.player_box(other, shown["players"])))
            for place, law in enumerate(shown["laws"][other]):
                box = places.player_law_box(other, shown["players"], place, len(shown["laws"][other]))
                found.append((("seat", str(other), str(law)), box))
        return found

    def box_of(self, spot: Spot) -> Box | None:
        """Where a thing lies now."""
        if spot[0] == "rail":
            return places.player_kept_box(int(spot[1]), self.laid["players"], spot[2])
        return dict(self.boxes()).get(spot)

    def _all_tips(self) -> Mapping[Spot, str]:
        key = (len(self.view.match.actions), self.view.words.version, self.dock_seat, self.moving)
        if self._tips[0] != key:
            rows = {colour: self.rows_of(colour) for colour in COLOURS}
            tips = Tips(self.view.words, self.laid, rows, round(self.price), list(self.view.names))
            self._tips = (key, {spot: tips.of(spot) for spot, _ in self.boxes()})
        return self._tips[1]

    def tip_of(self, spot: Spot) -> str:
        """The tooltip of one thing."""
        return self._all_tips().get(spot, "")

    # -- buttons --------------------------------------------------------------------------------------------
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

    # -- money ----------------------------------------------------------------------------------------------
    def _money_text(self, seat: int, peek: bool = False) -> str | None:
        """A player's money as text, if the eyes at this screen may see it."""
        view = self.view
        if self.sheet is not None:
            return str(self.sheet.total(seat, self.counted))
        if view.open_money or view.replay:
            return str(self.money_of(seat))
        own = seat == view.watching and seat in view.people
        return str(self.money_of(seat)) if own and (peek or not self.several) else None

    def _peekable(self) -> bool:
        view = self.view
        return self.several and not (view.open_money or view.replay or view.match.over)

    def _paint_purse(self, canvas: Canvas, mood: Mood) -> None:
        money = self._money_text(self.dock_seat, mood.pressed or self.peeking)
        draw_sides.draw_purse(canvas, self.view.words, money, True)

    # -- words ----------------------------------------------------------------------------------------------
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

    # -- picture --------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Everything that lies on the table."""
        self.hovered = ()
        size = canvas.surface.get_size()
        theme, view = canvas.theme, self.view
        money = [self._rail_money(seat) for seat in range(len(view.names))]
        about = (
            size,
            theme.high_contrast,
            canvas.look.texts.growth,
            view.words.version,
            view.watching,
            view.waiting,
        )
        key = (
            *about,
            repr(self.laid),
            round(self.price),
            self._closed_step,
            money,
            self._draws_idle,
            view.match.over,
        )
        if self._layer[0] != key:
            self._draw_table(canvas, money)
            self._layer = (key, canvas.surface.copy())
        elif self._layer[1] is not None:
            canvas.surface.blit(self._layer[1], (0, 0))
        self._draw_paper(canvas)
        if not view.replay:
            self._draw_purse(canvas)
        self._draw_marks(canvas)

    @property
    def _draws_idle(self) -> bool:
        """Whether the stacks are greyed: a person is to do something else."""
        return self.view.waiting and "draw" not in self.guide.modes

    @property
    def _closed_step(self) -> float:
        """Tables close in a few steps: each is a picture to be drawn anew."""
        return round(self.closed * 6) / 6

    def _rail_money(self, seat: int) -> str:
        """The money beside a name; while it is counted, only the sheet tells it."""
        if self.sheet is not None and self.counted < len(self.sheet.piles):
            return ""
        if self.view.open_money or self.view.replay or self.sheet is not None:
            return self._money_text(seat) or ""
        return ""

    def _draw_table(self, canvas: Canvas, money: list[str]) -> None:
        """What lies still: drawn once for each state of the table."""
        words, shown, view = self.view.words, self.laid, self.view
        draw_middle.draw_pyramid(canvas, shown["pyramid"])
        draw_middle.draw_tables(canvas, shown, {c: self.rows_of(c) for c in COLOURS}, self._closed_step)
        draw_middle.draw_market(canvas, words, self.price, shown["market"])
        draw_middle.draw_ending(
            canvas, words, self._full_tables(), FULL_TABLES_TO_END + shown["board"], shown["board"]
        )
        for seat, name in enumerate(view.names):
            active = seat == shown["turn"] and not view.match.over
            emblem, computer = view.emblems[seat], seat not in view.people
            draw_sides.draw_player(canvas, shown, seat, name, emblem, computer, money[seat], active)
        draw_sides.draw_stacks(canvas, words, shown["stacks"], self._draws_idle)
        draw_sides.draw_neighbours(
            canvas, words, shown["neighbours"], NEIGHBOUR_PRICE, view.replay or view.match.over
        )
        if not view.replay:
            self._draw_dock(canvas)

    def _full_tables(self) -> int:
        return sum(table["sold"] >= len(self.rows_of(colour)) - 1 for colour, table in self.laid["tables"].items())

    def _draw_dock(self, canvas: Canvas) -> None:
        words, seat = self.view.words, self.dock_seat
        own = self.view.watching is not None
        label = words("cheops-hand") if own and not self.several else self.view.names[seat]
        draw_sides.draw_dock(canvas, words, self.laid, seat, label)

    def _draw_purse(self, canvas: Canvas) -> None:
        if not self._peekable():
            draw_sides.draw_purse(canvas, self.view.words, self._money_text(self.dock_seat), False)

    def _draw_paper(self, canvas: Canvas) -> None:
        card = card_for(self) if self.view.waiting else None
        if card is not None:
            draw_paper.draw_card(canvas, card)
            return
        lines = draw_paper.lines_of(self.view.words, self.memory.steps[: self.told])
        draw_paper.draw_chronicle(canvas, self.view.words, lines, self.view.emblems)

    def _draw_marks(self, canvas: Canvas) -> None:
        where = dict(self.boxes())
        if self.view.waiting:
            changes = [(self.box_of(spot), self.view.emblems[seat]) for spot, seat in self._changes()]
            draw_marks.draw_changed(canvas, [(box, emblem) for box, emblem in changes if box is not None])
            hands = [(spot, box) for spot, box in self.boxes() if spot[0] == "hand"]
            lit, picked = self.guide.lit(), self.guide.picked
            spots = [box for spot, box in where.items() if spot in lit and spot[0] != "hand"]
            spots += [where[spot] for spot in self._playable_laws() if spot in where]
            draw_marks.draw_legal(canvas, [*spots, *(box for spot, box in hands if spot in lit)])
            draw_marks.draw_chosen(canvas, [where[spot] for spot in picked if spot in where])
            for spot in self.hinted & where.keys():
                x, y = middle(where[spot])
                canvas.glow(x, y, 60, 0.9)
                canvas.sprite("fx-sparkle", x + 8, y - 34, 26, 26)
        for spot, level in self.glows.items():
            if spot in where:
                canvas.glow(*middle(where[spot]), 56, level)

    def _playable_laws(self) -> list[Spot]:
        """Held laws that can be played now."""
        if self.laid["phase"] not in ("start", "end"):
            return []
        return [("own", mode.split(" ")[1]) for mode in sorted(self.guide.modes) if mode.startswith("law ")]

    def _changes(self) -> list[draw_marks.Change]:
        if self.guide.picked or self.laid["phase"] != "start" or self.laid["bought"]:
            return []
        return draw_marks.changed_by(self.missed())

    def draw_above(self, canvas: Canvas) -> None:
        """What hangs over the table: the taken thing, pieces in flight, the count, a reason."""
        self._draw_fitting(canvas)
        self._draw_taken(canvas)
        self.stage.draw(canvas)
        self.particles.draw(canvas)
        if self.sheet is not None:
            winners = self.view.match.result().winners
            names, emblems = self.view.names, self.view.emblems
            draw_sheet(canvas, self.view.words, self.sheet, self.counted, names, emblems, winners)
        self._draw_reason(canvas)

    def _draw_reason(self, canvas: Canvas) -> None:
        """Why not, at what was touched, until something else is looked at."""
        if self.reason is None:
            return
        sentence, spot = self.reason
        box = self.box_of(spot)
        if box is None or (self.hovered and self.hovered[1:2] != spot[1:2]):
            self.reason = None
        else:
            draw_tooltip(canvas, sentence, box)

    def _draw_fitting(self, canvas: Canvas) -> None:
        """A look at a block shows which tiles of the hand fit there, and the other way round."""
        if not self.view.waiting or self.guide.picked or not self.hovered:
            return
        fitting = self.guide.lit(frozenset({self.hovered}))
        boxes = [(spot, box) for spot, box in self.boxes() if spot in fitting]
        for _, (x, y, w, h) in boxes:
            canvas.glow(x + w / 2, y + h / 2, max(w, h) * 0.85, 0.5)
        if self.hovered[0] == "block" and fitting:
            for spot, (x, y, w, h) in self.boxes():
                if spot[0] == "hand" and spot not in fitting:
                    canvas.fill((x + 1, y + 1, w - 2, h - 2), "night-900", 0.55, 10)

    def _draw_taken(self, canvas: Canvas) -> None:
        taken = self.laid["taken"]
        if not taken:
            return
        if self.taken_from is not None and taken[0] != "L":
            draw_marks.draw_chosen(canvas, [places.block_box(self.taken_from)])
        x, y = self.taken_place(self.lift)
        size = mix(places.TREASURE, self.taken_size, self.lift)
        canvas.glow(x, y, 74, 0.8 * self.lift)
        if taken[0] != "L":
            canvas.sprite(TREASURE_SPRITES[taken], x - size / 2, y - size / 2, size, size)
            return
        narrow = 1 - in_quad(self.flip * 2) if self.flip < 0.5 else out_quad(self.flip * 2 - 1)
        sprite = "law-back" if self.flip < 0.5 else f"law-{taken[1:]}"
        width = max(2.0, size * narrow)
        canvas.sprite(sprite, x - width / 2, y - size / 2, width, size)

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
