"""Before the first pyramid: the coin falls, and whoever begins chooses a colour. And the offer of a draw."""

from __future__ import annotations

from typing import Any

from game.ui.widgets import Area, Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas
from game.view.egyptos.pieces import COLOURS, OF_EMBLEM, colours_chosen, draw_pyramid
from game.view.egyptos.stage import TableStory
from game.view.timeline import Clip
from game.view.tween import linear

_TOSS_SECONDS = 1.7
_SHEET: Box = (420.0, 230.0, 440.0, 300.0)


class TableStart(TableStory):
    """The coin, the colours, the draw between people."""

    def __init__(self, *given: Any) -> None:
        self.tossed = 1.0  # how far the coin has fallen
        self.choosing = False
        self.offered_by: int | None = None
        self._offered_at = 0
        self._agreed: set[int] = set()
        super().__init__(*given)
        view = self.view
        fresh = not view.match.actions and not self.stones and not view.replay
        if fresh and "colours" not in view.notes:
            self._begin()

    # -- coin and colours -----------------------------------------------------------------------------------
    def _begin(self) -> None:
        self.choosing = True
        self.timeline.speed = self.view.settings().animation_speed
        if self.view.by_lot:
            self.tossed = 0.0
            seconds = 0.4 if self.calm else _TOSS_SECONDS
            self.timeline.add(Clip(seconds, self._toss, linear, sound="draw"))
        if 0 not in self.view.people:
            self.timeline.add(Clip(0.9), Clip(0.0, self._take_any, delay=0.9))

    def _toss(self, part: float) -> None:
        self.tossed = part

    @property
    def colour_names(self) -> tuple[str, ...]:
        """The colours of this variant."""
        return COLOURS[self.variant]

    @property
    def asks_something(self) -> bool:
        """Whether a sheet lies over the table."""
        return self.choosing or self.asks_draw

    def _take(self, colour: str) -> Wish | None:
        """The beginner's colour; kept with the game, since colours are paint and no rule knows them."""
        self.colours = colours_chosen(self.variant, colour)
        self.choosing = False
        self.view.note("colours", list(self.colours))
        return None

    def try_colour(self, name: str) -> None:
        """While a colour is looked at, the table shows how it would be."""
        if self.choosing and name in self.colour_names:
            self.colours = colours_chosen(self.variant, name)

    def _take_any(self, part: float) -> None:
        """An opponent takes the colour of his emblem, if there is one."""
        wish = OF_EMBLEM.get(self.view.emblems[0], "")
        self._take(wish if wish in self.colour_names else self.colour_names[0])

    def start_widgets(self) -> list[Widget]:
        """The colours to choose from, while they are to be chosen."""
        if not self.choosing or not self.view.waiting:
            return []
        count = len(self.colour_names)
        x, y, w, _ = _SHEET
        pitch = (w - 60) / count
        width = min(124.0, pitch - 12)
        return [
            self._colour_area(colour, (x + 30 + pitch * (number + 0.5) - width / 2, y + 128, width, 140))
            for number, colour in enumerate(self.colour_names)
        ]

    def _colour_area(self, colour: str, box: Box) -> Widget:
        def paint(canvas: Canvas, mood: Mood) -> None:
            x, y, w, h = box
            canvas.fill(box, "papyrus-line", 0.35 + 0.3 * mood.focus, 10)
            draw_pyramid(canvas, x + w / 2, y + 62, 84, colour, 0.5 * mood.focus)
            name = self.view.words(f"egyptos-{colour}")
            canvas.text(name, x + w / 2, y + h - 20, "strong", "ink", "centre", w - 12)

        return Area(colour, box, lambda: self._take(colour), paint=paint)

    def draw_start(self, canvas: Canvas) -> None:
        """The papyrus with the coin, and with the question below it."""
        if not self.choosing:
            return
        canvas.panel("panel-papyrus", _SHEET)
        view, middle = self.view, _SHEET[0] + _SHEET[2] / 2
        falling = self.tossed < 1
        self._draw_coin(canvas, middle, _SHEET[1] + (150 if falling else 52))
        text = view.words("egyptos-toss") if falling else view.words("egyptos-begins", name=view.names[0])
        y = _SHEET[1] + (262 if falling else 104)
        canvas.text(text, middle, y, "strong", "ink", "centre", _SHEET[2] - 50)

    def _draw_coin(self, canvas: Canvas, x: float, y: float) -> None:
        """It turns more and more slowly, and shows the beginner's emblem at the end."""
        part, falling = self.tossed, self.tossed < 1
        size = 132.0 if falling else 64.0
        turns = (1 - (1 - part) ** 2) * 5 * self.view.match.players
        seat = round(turns) % self.view.match.players if falling else 0
        width = max(0.06, abs(2 * (turns % 1) - 1)) if falling and not self.calm else 1.0
        height = 90 * 4 * part * (1 - part) if falling and not self.calm else 0.0
        canvas.sprite("coin-piastre", x - size * width / 2, y - size / 2 - height, size * width, size)
        if width > 0.4:
            canvas.emblem(self.view.emblems[seat], x, y - height, size * 0.62 * width)

    # -- a draw between people ------------------------------------------------------------------------------
    @property
    def may_offer(self) -> bool:
        """A draw can be offered among people, while pyramids move."""
        view = self.view
        among_people = len(view.people) == view.match.players
        return self.moving_phase and among_people and not view.match.over and not view.replay

    @property
    def asks_draw(self) -> bool:
        """Whether the person to move has to answer an offer."""
        turn = self.view.match.turn
        if self.offered_by is None or not self.view.waiting:
            return False
        if turn == self.offered_by and len(self.view.match.actions) != self._offered_at:
            self.offered_by = None
            return False
        return turn != self.offered_by and turn not in self._agreed

    def draw_widgets(self) -> list[Widget]:
        """The offer, or the answers to one."""
        words = self.view.words
        if self.asks_draw:
            x, y, w, _ = _SHEET
            return [
                Button("accept", (x + 36, y + 200, 172, 58), self._accept, label=words("match-draw-accept")),
                Button(
                    "decline",
                    (x + w - 208, y + 200, 172, 58),
                    self._decline,
                    label=words("match-draw-decline"),
                    kind="primary",
                ),
            ]
        if not self.may_offer or not self.view.waiting:
            return []
        x, y, w, _ = self.layout.counters
        offered = self.offered_by is not None
        label = words("egyptos-draw-offered") if offered else words("match-draw-offer")
        box = (x + 22, y + 98, w - 44, 46)
        return [Button("offer-draw", box, self._offer, enabled=not offered, label=label, icon="")]

    def _offer(self) -> Wish | None:
        self.offered_by = self.view.match.turn
        self._offered_at = len(self.view.match.actions)
        self._agreed.clear()
        return None

    def _accept(self) -> Wish | None:
        self._agreed.add(self.view.match.turn)
        if len(self._agreed) == self.view.match.players - 1:
            self.offered_by = None
            self.view.agree_draw()
        return None

    def _decline(self) -> Wish | None:
        view = self.view
        self.offered_by = None
        self.say(view.words("match-draw-declined", name=view.names[view.match.turn]), self.last_cell)
        return None

    @property
    def last_cell(self) -> tuple[int, int]:
        """Where the last pyramid was laid."""
        return self.last.cell if self.last else (0, 0)

    def rebuild(self) -> None:
        """An offer does not outlive the position it was made in."""
        super().rebuild()
        self.offered_by = None

    def draw_offer(self, canvas: Canvas) -> None:
        """The question, over the table."""
        if not self.asks_draw or self.offered_by is None:
            return
        x, y, w, _ = _SHEET
        view, by = self.view, self.offered_by
        canvas.panel("panel-papyrus", _SHEET)
        canvas.emblem(view.emblems[by], x + w / 2, y + 66, 64)
        line = view.words("match-draw-ask", name=view.names[by])
        canvas.text(line, x + w / 2, y + 142, "panel", "ink", "centre", w - 60)
