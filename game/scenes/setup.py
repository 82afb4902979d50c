"""Who sits at the table? Five stelae are five chairs; one gold button begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.deals import Deal
from game.input import Device, InputEvent, Kind, PadFound, PadLost, Press, Verb
from game.lessons.catalogue import lessons_of
from game.lessons.notebook import Notebook
from game.lessons.script import Lesson
from game.scenes import stele
from game.scenes.base import Scene
from game.scenes.catalogue import Offer
from game.scenes.chairs import HUMAN, LEVELS, RANDOM, Chairs
from game.scenes.dialogs import WriteName, Written
from game.scenes.learn import OfferLesson
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.focus import Direction
from game.ui.widgets import Area, Button, Mood, Widget
from game.ui.wishes import Pop, Push, Replace, Wish
from game.view.canvas import Box, Canvas

CHAIRS_SHOWN = 5
Paint = Callable[[Canvas, Mood], None]
_STEPS = {-1: ("weaker", stele.WEAKER, "minus"), 1: ("stronger", stele.STRONGER, "plus")}
_MOUSE = Device(Kind.MOUSE)
_KEYBOARDS = tuple(Device(kind) for kind in (Kind.KEYBOARD, Kind.KEYBOARD_LEFT, Kind.KEYBOARD_RIGHT))


@dataclass(eq=False)
class TableRule(Area):
    """One column of the papyrus: left, right and confirm change it."""

    change: Callable[[int], None] = lambda step: None

    def move(self, direction: Direction) -> bool:
        """Directions leave it: the columns stand side by side."""
        return False

    def activate(self) -> Wish | None:
        """The next choice."""
        if self.enabled:
            self.change(1)
        return None


class Setup(Scene):
    """The screen before a match."""

    name = "setup"
    first_focus = "begin"

    def __init__(self, services: Services, offer: Offer, deal: Deal | None = None) -> None:
        super().__init__(services)
        self.offer = offer
        self.chairs = Chairs(offer, services.settings.now.setups.get(offer.id), deal)
        self._naming = 0
        self._seat_remembered_devices()

    def entered(self) -> None:
        """The device that came here sits on the first chair of a person."""
        self._seat_last_device()
        super().entered()

    def _seat_remembered_devices(self) -> None:
        """Keyboards and their halves as the last time; a pad says by a press who holds it now."""
        seating, remembered = self.services.devices.seating, self.services.settings.now.setups.get(self.offer.id)
        chairs = zip(self.chairs.chairs, remembered.seats if remembered else (), strict=False)
        for seat, (chair, before) in enumerate(chairs):
            device = next((one for one in _KEYBOARDS if str(one) == before.device), None)
            if device and chair.human and not seating.devices_of(seat) and seating.seat_of(device) is None:
                seating.seat(device, seat)

    def _seat_last_device(self) -> None:
        seating, last = self.services.devices.seating, self.services.devices.last
        people = [seat for seat, chair in enumerate(self.chairs.chairs) if chair.human]
        if last.kind is Kind.PAD and people and seating.seat_of(last) is None:
            free = [seat for seat in people if not seating.devices_of(seat)]
            if free:
                seating.seat(last, free[0])

    def names(self) -> list[str]:
        """The players' names as shown."""
        return self.chairs.names(lambda seat: self.words(f"player-{seat + 1}"))

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Tools, chairs, table rules, the gold button."""
        widgets: list[Widget] = [
            tool_button("back", 0, "back", Pop, self.words("common-back"), left=True),
            tool_button("rules", 1, "rules", self._open_rules, self.words("match-rules")),
            tool_button("settings", 0, "settings", self._open_settings, self.words("match-settings")),
        ]
        for seat in range(CHAIRS_SHOWN):
            widgets += self._chair(seat) if seat < len(self.chairs.chairs) else [self._free_chair(seat)]
        return [*widgets, *self._table_rules(), self._begin_button()]

    def _part(
        self, seat: int, part: str, box: Box, act: Callable[[], object], paint: Paint | None = None, tip: str = ""
    ) -> Widget:
        """Something on a stele that can be chosen; its box is in the stele's own units."""

        def do() -> Wish | None:
            wish = act()
            return wish if isinstance(wish, Push) else None

        drawn = paint or (lambda canvas, mood: None)
        return Area(f"seat-{seat}-{part}", stele.place(seat, *box), do, paint=drawn, tip=tip)

    def _chair(self, seat: int) -> list[Widget]:
        chair, words = self.chairs.chairs[seat], self.words
        level = chair.who if chair.who in LEVELS else LEVELS[1]
        parts = [
            self._part(seat, "name", stele.NAME, lambda: self._rename(seat), tip=words("setup-name")),
            self._part(
                seat, "person", stele.PERSON, lambda: self.chairs.sit(seat, HUMAN), self._toggle(seat, True)
            ),
            self._part(
                seat,
                "computer",
                stele.COMPUTER,
                lambda: self._sit_computer(seat, level),
                self._toggle(seat, False),
            ),
        ]
        if chair.human:
            parts.append(self._part(seat, "device", stele.DEVICE, lambda: self._next_device(seat)))
        else:
            parts += [self._stepper(seat, step) for step in (-1, 1)]
        if len(self.chairs.chairs) > self.offer.seats[0] and self.chairs.deal is None:
            box = stele.place(seat, *stele.CLOSE)
            paint: Paint = lambda canvas, mood: stele.draw_close(canvas, box, mood)  # noqa: E731
            parts.append(
                self._part(seat, "close", stele.CLOSE, lambda: self._leave(seat), paint, words("setup-leave"))
            )
        return parts

    def _toggle(self, seat: int, person: bool) -> Paint:
        box = stele.place(seat, *(stele.PERSON if person else stele.COMPUTER))
        icon = "person" if person else "robot"
        label = self.words("setup-human") if person else self.words("setup-computer")
        on = self.chairs.chairs[seat].human == person
        return lambda canvas, mood: stele.draw_toggle(canvas, box, icon, label, on)

    def _stepper(self, seat: int, step: int) -> Widget:
        name, box, icon = _STEPS[step]
        number = LEVELS.index(self.chairs.chairs[seat].who) + step
        placed = stele.place(seat, *box)

        def paint(canvas: Canvas, mood: Mood) -> None:
            stele.draw_step(canvas, placed, icon, 0 <= number < len(LEVELS))

        return self._part(seat, name, box, lambda: self.chairs.change_level(seat, step), paint)

    def _free_chair(self, seat: int) -> Widget:
        words, deal = self.words, self.chairs.deal
        possible = seat in range(self.offer.seats[-1]) and deal is None
        reason = words("setup-too-many", count=self.offer.seats[-1] if deal is None else deal.players)
        line = words("setup-free-line") if possible else reason
        heading = words("setup-free")
        box = (stele.stele_left(seat) + 8, stele.TOP + 8, 188.0, 400.0)

        def join() -> Wish | None:
            self.chairs.join()
            return None

        return Area(
            f"free-{seat}",
            box,
            join,
            enabled=possible,
            hidden_ring=True,
            tip="" if possible else reason,
            paint=lambda canvas, mood: stele.draw_free(canvas, seat, heading, line, mood, possible),
        )

    def _table_rules(self) -> list[Widget]:
        shown = self._rule_rows()
        widgets: list[Widget] = []
        for column, (name, label, value, change, enabled, tip) in enumerate(shown):
            left = 152.0 + 216 * column

            def paint(
                canvas: Canvas, mood: Mood, left: float = left, label: str = label, value: str = value
            ) -> None:
                canvas.text(label, left + 10, 609, "hint", "soft-ink", "left", 186)
                canvas.text(value, left + 10, 637, "value", "ink", "left", 186)

            widgets.append(
                TableRule(
                    f"rule-{name}", (left, 595, 206, 58), enabled=enabled, tip=tip, change=change, paint=paint
                )
            )
        return widgets

    def _rule_rows(self) -> list[tuple[str, str, str, Callable[[int], None], bool, str]]:
        words, chairs, names = self.words, self.chairs, self.names()
        first = words("setup-first-random") if chairs.first == RANDOM else names[chairs.first]
        hints = words("common-on") if chairs.hints else words("common-off")
        given = chairs.deal
        tip = words("setup-deal-given", code=given.code) if given else ""
        rows: list[tuple[str, str, str, Callable[[int], None], bool, str]] = [
            ("first", words("setup-first"), first, self._change_first, given is None, tip),
            ("hints", words("setup-hints"), hints, self._change_hints, True, ""),
        ]
        if self.offer.secret_money:
            money = words("setup-money-open") if chairs.open_money else words("setup-money-secret")
            rows.append(("money", words("setup-money"), money, self._change_money, True, ""))
        if self.offer.variants:
            line = words(f"variant-{chairs.variant}-line")
            variant = words(f"variant-{chairs.variant}")
            rows.append(
                ("variant", words("setup-variant"), variant, self._change_variant, given is None, tip or line)
            )
        return rows

    def _begin_button(self) -> Widget:
        problem = self.chairs.problem(self.names())
        reason = self.words(problem.key, **problem.values) if problem else ""
        return Button(
            "begin",
            (846, 562, 256, 68),
            self._begin,
            enabled=problem is None,
            tip=reason,
            label=self.words("setup-begin"),
            kind="primary",
        )

    # -- what the widgets do --------------------------------------------------------------------------------
    def _rename(self, seat: int) -> Wish:
        self._naming = seat
        usual = [self.words(f"player-{number}") for number in range(1, 6)]
        known = [name for name in self.services.hall.players() if name not in usual]
        proposals = [*known[:3], *usual][:5]
        return Push(WriteName(self.services, self.words("setup-name"), self.names()[seat], proposals))

    def answered(self, answer: object) -> Wish | None:
        """A name was written, or the lesson offered was taken or not."""
        if isinstance(answer, Lesson):
            from game.scenes.lesson import begin_lesson

            return Push(begin_lesson(self.services, answer))
        if answer == "play":
            return self._begin()
        if isinstance(answer, Written):
            usual = self.words(f"player-{self._naming + 1}")
            self.chairs.name(self._naming, "" if answer.text == usual else answer.text)
            self.refresh()
        return None

    def _sit_computer(self, seat: int, level: str) -> None:
        for device in self.services.devices.seating.devices_of(seat):
            self.services.devices.seating.leave(device)
        self.chairs.sit(seat, level)

    def _leave(self, seat: int) -> None:
        seating = self.services.devices.seating
        if not self.chairs.leave(seat):
            return
        held = {number: seating.devices_of(number) for number in range(CHAIRS_SHOWN)}
        seating.clear()
        for number, devices in held.items():
            for device in devices if number != seat else ():
                seating.seat(device, number - (number > seat))

    def _device(self, seat: int) -> Device:
        devices = self.services.devices.seating.devices_of(seat)
        return devices[0] if devices else _MOUSE

    def _next_device(self, seat: int) -> None:
        """The next device that nobody else plays with; mouse and keyboard together serve whoever is to move."""
        seating = self.services.devices.seating
        present = self._device(seat)
        every = [_MOUSE, *_KEYBOARDS, *self.services.devices.pads]
        free = [one for one in every if one == _MOUSE or seating.seat_of(one) in (None, seat)]
        after = free[(free.index(present) + 1) % len(free)] if present in free else _MOUSE
        for device in seating.devices_of(seat):
            seating.leave(device)
        if after != _MOUSE:
            seating.seat(after, seat)

    def _change_first(self, step: int) -> None:
        count = len(self.chairs.chairs)
        self.chairs.first = (self.chairs.first + 1 + step) % (count + 1) - 1

    def _change_hints(self, step: int) -> None:
        self.chairs.hints = not self.chairs.hints

    def _change_money(self, step: int) -> None:
        self.chairs.open_money = not self.chairs.open_money

    def _change_variant(self, step: int) -> None:
        variants = self.offer.variants
        self.chairs.choose_variant(variants[(variants.index(self.chairs.variant) + step) % len(variants)])

    def _open_rules(self) -> Wish:
        from game.scenes.rules import Rules

        return Push(Rules(self.services, self.offer.id))

    def _open_settings(self) -> Wish:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.services))

    def _begin(self) -> Wish:
        """Into the match; before the first one of a game its lesson is offered, once."""
        from game.scenes.loading import new_game

        if self.chairs.deal is None:  # a friend's table is no habit
            self._remember()
        notebook = Notebook(self.services.places)
        if notebook.offers(self.offer.id):
            notebook.offered(self.offer.id)
            return Push(OfferLesson(self.services, lessons_of(self.offer.id)[0]))
        setup = self.chairs.setup(self.names(), self.services.new_seed())
        self.services.turn_devices(setup.chairs[0].emblem, len(setup.chairs))
        return Replace(new_game(self.services, setup))

    def _remember(self) -> None:
        settings = self.services.settings
        devices = [str(self._device(seat)) for seat in range(len(self.chairs.chairs))]
        setups = {**settings.now.setups, self.offer.id: self.chairs.choice(devices)}
        settings.change(setups=setups, last_game=self.offer.id)

    # -- events ---------------------------------------------------------------------------------------------
    def handle(self, event: InputEvent) -> Wish | None:
        """A pad without a chair joins by any button; START begins."""
        if isinstance(event, Press) and event.pressed and not event.repeat:
            if self._may_join(event) and self._join(event):
                self.services.play("confirm")
                self.refresh()
                return None
            if event.verb == Verb.MENU and self.chairs.problem(self.names()) is None:
                self.services.play("confirm")
                return self._begin()
        if isinstance(event, PadFound | PadLost):
            self.refresh()
        return super().handle(event)

    @staticmethod
    def _may_join(press: Press) -> bool:
        """Any button of a pad without a chair joins, but going back is going back."""
        return press.device.kind is Kind.PAD and press.seat is None and press.verb != Verb.CANCEL

    def _join(self, press: Press) -> bool:
        """Onto a person's chair that has no device, or onto a free chair."""
        seating = self.services.devices.seating
        waiting = [seat for seat, chair in enumerate(self.chairs.chairs) if chair.human]
        if seating.join(press, waiting) is not None:
            return True
        seat = self.chairs.join(HUMAN)
        return seat is not None and seating.join(press, [seat]) is not None

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose, back, begin."""
        words = self.words
        return (
            (Verb.CONFIRM, words("verb-confirm")),
            (Verb.CANCEL, words("verb-cancel")),
            (Verb.MENU, words("setup-begin")),
        )

    def draw_ground(self, canvas: Canvas) -> None:
        """Night, heading, stelae, papyrus."""
        words = self.words
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, words(f"game-{self.offer.id}-name"), 330)
        canvas.text(words("setup-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        for seat, name in enumerate(self.names()):
            self._draw_chair(canvas, seat, name)
        self._draw_papyrus(canvas)
        text = words("setup-players-time", players=len(self.chairs.chairs), minutes=self.offer.minutes)
        canvas.text(text, 974, 652, "label", "pale", "centre", 360)

    def _draw_chair(self, canvas: Canvas, seat: int, name: str) -> None:
        words, chair = self.words, self.chairs.chairs[seat]
        stele.draw_stele(canvas, seat, name, self.menu.focus.startswith(f"seat-{seat}-"))
        if chair.human:
            device = self._device(seat)
            label = self.services.device_name(device)
            stele.draw_device(canvas, seat, words("setup-plays-with"), device.kind, label, words("setup-ready"))
        else:
            stele.draw_level(
                canvas,
                seat,
                words("setup-level"),
                chair.who,
                words(f"level-{chair.who}"),
                words(f"level-{chair.who}-line"),
            )

    def _draw_papyrus(self, canvas: Canvas) -> None:
        canvas.panel("panel-papyrus", (130, 544, 684, 130))
        canvas.text(self.words("setup-rules"), 162, 575, "panel", "ink", "left", 600)
        for column in range(1, len(self._rule_rows())):
            x = 146 + 216 * column
            canvas.line(x, 598, x, 648, "papyrus-line", 1.5)

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 132, 695, "left")
