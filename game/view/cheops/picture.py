"""The picture: what lies still is drawn once for each state of the table, the rest in every frame."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.cheops.tables import FULL_TABLES_TO_END, NEIGHBOUR_PRICE
from game.ui.tooltip import draw_tooltip
from game.view.canvas import Canvas
from game.view.cheops import draw_marks, draw_middle, draw_paper, draw_sides, places
from game.view.cheops.choosing import Choosing
from game.view.cheops.decisions import card_for
from game.view.cheops.places import COLOURS, TREASURE_SPRITES, Spot, middle
from game.view.cheops.sheet import Count, draw_sheet
from game.view.tween import in_quad, mix, out_quad


class Picture(Choosing):
    """Draws the table, the marks on it, and what hangs above it."""

    def rebuild(self) -> None:
        """Nothing is drawn yet."""
        super().rebuild()
        self._layer: tuple[Any, pygame.Surface | None] = (None, None)

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

    # -- marks -------------------------------------------------------------------------------------------------
    def _draw_marks(self, canvas: Canvas) -> None:
        where = dict(self.boxes())
        if self.view.waiting:
            changes = [(self.box_of(spot), self.view.emblems[seat]) for spot, seat in self._changes()]
            taken = str(self.laid["taken"] or "L")
            if taken in COLOURS:  # this table is what the decision is about
                x, y, w, h = places.column_box(taken, len(self.rows_of(taken)))
                canvas.outline((x - 3, y - 3, w + 6, h + 3), "focus", 3, 19)
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

    def missed(self) -> list[Any]:
        """What others did since the person at the screen last acted."""
        if self.view.replay or not self.view.waiting or self.view.watching is None:
            return []
        return self.memory.since(self.view.watching)

    # -- above the table ---------------------------------------------------------------------------------------
    def draw_above(self, canvas: Canvas) -> None:
        """What hangs over the table: the taken thing, pieces in flight, the count, a reason."""
        self._draw_fitting(canvas)
        self._draw_taken(canvas)
        self.stage.draw(canvas)
        self.particles.draw(canvas)
        if self.sheet is not None:
            winners = self.view.match.result().winners
            count = Count(self.sheet, self.counted, self.view.names, self.view.emblems, winners)
            draw_sheet(canvas, self.view.words, count)
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
