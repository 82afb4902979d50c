"""The board of Egyptos: a lapis table without edge, in the look of art/egyptos."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.egyptos.choices import TableChoices
from game.view.egyptos.ground import draw_dot, draw_grid, draw_table, draw_thread
from game.view.egyptos.notes import draw_note
from game.view.egyptos.panels import draw_chronicle, draw_counters, draw_map, draw_reserve
from game.view.egyptos.pieces import RISE, Stone, draw_stone
from game.view.egyptos.position import Cell, stones_of
from game.view.theme import Colour

_BACKDROP = "bg-lapis"
_LIGHT: Colour = (255, 184, 77)
_DANGER: Colour = (169, 134, 240)
_LIMITS = {"egyptos": 100, "egypte": 100, "trio": 102}
_FEW_MOVES = 20  # left: then the banner says so
_CYAN, _VIOLET, _SLOT = "#BFE8FF", "#D3BDFF", "#4A579E"


class EgyptosBoard(TableChoices):
    """Draws what the model says."""

    def draw(self, canvas: Canvas) -> None:
        """From the table up to the panels."""
        draw_table(canvas, _BACKDROP)
        draw_grid(canvas, self.camera)
        self._draw_threads(canvas)
        self._draw_dots(canvas)
        self._draw_marks(canvas)
        self._draw_stones(canvas)
        self._draw_refusal(canvas)
        self._draw_ghost(canvas)
        self.particles.draw(canvas)
        self._draw_sides(canvas)
        self.draw_start(canvas)
        self.draw_offer(canvas)

    # -- on the table ---------------------------------------------------------------------------------------
    @property
    def lens(self) -> bool:
        """Whether threats shine: a setting, and only where help is allowed."""
        return self.view.settings().threat_lens and self.view.hints

    def _draw_threads(self, canvas: Canvas) -> None:
        for row in self.rows:
            draw_thread(canvas, self.camera, (row[0], row[-1]), _LIGHT, 1.0, self.row_part, 0.34)
        if not self.lens or self.moving:
            return
        for thread in self.threads:
            ends = min((*thread.cells, *thread.gaps)), max((*thread.cells, *thread.gaps))
            strength = 1.0 if thread.four else 0.5
            draw_thread(
                canvas, self.camera, ends if thread.four else (thread.cells[0], thread.cells[-1]), _LIGHT, strength
            )

    def _draw_dots(self, canvas: Canvas) -> None:
        """Legal cells; which they are is known from the widgets, so that dots and presses agree."""
        for spot in self._spots:
            if spot.name.startswith("cell ") and spot.cell != self.target:
                draw_dot(canvas, self.camera, *spot.cell)

    def _draw_marks(self, canvas: Canvas) -> None:
        camera, shown = self.camera, self.lifted
        if shown is not None:
            self._draw_slot(canvas, shown)
        focus = self.focus_cell
        if self.view.waiting and focus is not None and self.refused is None:
            x, y = camera.to_screen(*focus)
            canvas.glow(x, y, camera.scale * 1.2, 0.55)
        for cell in self.hinted:
            x, y = camera.to_screen(*cell)
            canvas.glow(x, y, camera.scale * 1.1, 0.9)
        if self.last and self.last.origin and not self.moving:
            self._draw_slot(canvas, self.last.origin)

    def _draw_slot(self, canvas: Canvas, cell: Cell) -> None:
        """Where a pyramid was."""
        x, y, side, _ = self.camera.box_of(cell)
        inset, recolour = side * 0.12, ((_SLOT, _CYAN),)
        size = side - 2 * inset
        canvas.sprite("egyptos-slot", x + inset, y + inset, size, size, alpha=0.8, recolour=recolour)

    def _draw_stones(self, canvas: Canvas) -> None:
        """The far ones first; what is held or flies lies over all others."""
        coarse = self.camera.moving
        for stone in sorted(self.stones.values(), key=_depth):
            if stone is not self.carried:
                self._draw_stone(canvas, stone, coarse)
        for spot in self._spots:
            if self.lifted is None and spot.cell in self.legal.moves:
                aside = 0.3 if self.view.settings().colour_marks else 0.0
                draw_dot(canvas, self.camera, spot.cell[0] + aside, spot.cell[1] - aside, small=True)
        if self.last and not self.moving and not self.rows and self.last.cell in self.stones:
            self._draw_ring(canvas, "ring-legal", self.last.cell, 1.0)

    def _draw_stone(self, canvas: Canvas, stone: Stone, coarse: bool = False) -> None:
        """A pyramid; whoever wants marks beside colours sees its owner's emblem on its tip."""
        draw_stone(canvas, self.camera, stone, self.colours[stone.seat], coarse)
        if self.view.settings().colour_marks:
            x, y = self.camera.to_screen(stone.x, stone.y)
            rise = stone.lift * RISE * self.camera.scale / 70
            size = max(9.0, self.camera.scale * 0.36 * stone.size)
            canvas.emblem(self.view.emblems[stone.seat], x, y - rise, size, stone.alpha)

    def _draw_ring(self, canvas: Canvas, ring: str, cell: Cell, grow: float, violet: bool = False) -> None:
        x, y = self.camera.to_screen(*cell)
        side = self.camera.scale * grow
        recolour = ((_CYAN, _VIOLET),) if violet else ()
        canvas.sprite(ring, x - side / 2, y - side / 2, side, side, recolour=recolour)

    def _draw_refusal(self, canvas: Canvas) -> None:
        """A pyramid that may not be lifted: what it would cut off glows in violet."""
        cell = self.refused
        if cell is None or cell not in self.stones:
            return
        for lost in sorted(self.refusal(cell)[1]):
            x, y, side, _ = self.camera.box_of(lost)
            canvas.fill((x + side * 0.06, y + side * 0.06, side * 0.88, side * 0.88), _DANGER, 0.42, side * 0.08)
            self._draw_ring(canvas, "ring-legal", lost, 1.04, violet=True)
        self._draw_ring(canvas, "ring-select", cell, 1.1)

    def _draw_ghost(self, canvas: Canvas) -> None:
        """What would lie under the cursor, or what is carried."""
        focus = self.focus_cell
        if not self.view.waiting or focus is None:
            return
        if self.carried is not None:
            self._draw_stone(canvas, self.carried)
        elif self.target is not None:
            ghost = Stone(self.view.match.turn, *focus, lift=0.35, alpha=0.92)
            self._draw_stone(canvas, ghost, self.camera.moving)
        if self.refused is None:
            self._draw_ring(canvas, "ring-select", focus, 1.12)

    # -- beside it ------------------------------------------------------------------------------------------
    def _draw_sides(self, canvas: Canvas) -> None:
        view, match, layout = self.view, self.view.match, self.layout
        for seat in range(match.players):
            active = seat == match.turn and not match.over and not self.moving
            laid = self.laid[seat]
            draw_reserve(canvas, view, layout, seat, self.colours[seat], self.in_hand[seat], laid, active)
        draw_chronicle(canvas, view, layout.chronicle)
        if self.moving_phase and layout.folded > 0.5:
            x, y, w, h = layout.counters
            box = (x, y, w, h if self.may_offer else 102)
            draw_counters(canvas, view, box, int(match.state.moves), _LIMITS[self.variant], self.seen)
        draw_map(canvas, view, layout.map, self.camera, stones_of(match), self.colours, self.moving_phase)
        self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        if self.layout.bar is None:
            return
        x, y, w, h = self.layout.bar
        words = self.view.words
        canvas.panel("panel-night", self.layout.bar)
        if self.camera.by_hand:  # the button that lets it go shines
            canvas.glow(x + 86, y + h / 2, 46, 0.8)
        text = words("egyptos-held") if self.camera.by_hand else words("egyptos-drag")
        room = w - 204
        canvas.text(text, x + 178, y + h / 2, "hint", "gold" if self.camera.by_hand else "muted", "left", room)

    def draw_above(self, canvas: Canvas) -> None:
        """Sentences, over everything."""
        if self.note_left > 0:
            self._draw_note(canvas, self.note_text, [self.note_cell])
        self._draw_refusal_note(canvas)
        if self.passing > 0.01:
            text = self.view.words("chronicle-egyptos-turn-passed", name=self.passed_name)
            draw_note(canvas, text, (600, 300, 80, 40), (), self.layout.clear)

    def _draw_refusal_note(self, canvas: Canvas) -> None:
        """Beside the whole part that would be cut off, never over it."""
        cell = self.refused
        if cell is None or cell not in self.stones:
            return
        text, lost = self.refusal(cell)
        self._draw_note(canvas, text, [cell, *lost])

    def _draw_note(self, canvas: Canvas, text: str, cells: list[Cell]) -> None:
        boxes = [self.camera.box_of(cell) for cell in cells]
        left, right = min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)
        top, bottom = min(box[1] for box in boxes), max(box[1] + box[3] for box in boxes)
        others = [self.camera.box_of(cell) for cell in self.stones]
        draw_note(canvas, text, (left, top, right - left, bottom - top), others, self.layout.clear)

    def banner(self) -> tuple[str, str, bool] | None:
        """Whose turn, and what can be done now."""
        view, match = self.view, self.view.match
        if match.over or view.replay:
            return None
        words, name = view.words, view.names[match.turn]
        line = self._threat_line() or self._draw_line() or words("egyptos-five-wins")
        if self.tossed < 1:
            return words("egyptos-toss"), "", False
        if self.choosing:
            return words("egyptos-begins", name=view.names[0]), "", False
        if match.turn not in view.people:
            return words("match-thinking", name=name), line, False
        if not self.moving_phase:
            return words("egyptos-do-place", name=name), line, False
        if self.legal.must_pass:
            return words("egyptos-do-pass", name=name), "", False
        heading = words("egyptos-do-lay", name=name) if self.lifted else words("egyptos-do-move", name=name)
        return heading, words("egyptos-or-back") if self.lifted else line, False

    def _threat_line(self) -> str:
        if self.lens and any(thread.four for thread in self.threads):
            return self.view.words("egyptos-four")
        return ""

    def _draw_line(self) -> str:
        """How near a draw is, once it is near."""
        words, left = self.view.words, _LIMITS[self.variant] - int(self.view.match.state.moves)
        if self.seen > 1:
            return words("egyptos-repeated", count=self.seen)
        return words("match-turns-left", count=left) if left <= _FEW_MOVES else ""


def _depth(stone: Stone) -> tuple[bool, float, float]:
    return stone.lift > 0.02, -stone.y, stone.x
