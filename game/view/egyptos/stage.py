"""One method per event of Egyptos: what flies, drops, rises and shines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.engine.egyptos.story import GameOver, MovingBegan, PyramidMoved, PyramidPlaced, RowMade, TurnPassed
from game.view.egyptos.camera import Cell, Point
from game.view.egyptos.model import ROW_LIFT, TableModel
from game.view.egyptos.pieces import Stone
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import in_out_sine, linear, mix, out_back, out_quad

_PAUSE_AT_THE_END = 0.5
_PASS_SECONDS = 1.1
_BOUNCE = 0.36


class TableStory(TableModel):
    """Tells events as clips; the model is true at once, only places and heights run after it."""

    def __init__(self, *given: Any) -> None:
        self.laid_by_hand: Cell | None = None  # the ghost lay there already: nothing flies
        self.passing = 0.0
        super().__init__(*given)

    def tell(self, events: Sequence[Any]) -> None:
        """Show what happened, and let the view follow."""
        self.hinted = ()
        self.note_left = 0.0
        self.look_at_match()
        self.camera.fit(self.group())
        if not self.eased:
            self.camera.finish()
        super().tell(events)
        self.laid_by_hand = None
        self.lifted = self.carried = None

    def skip(self) -> None:
        """Complete everything; no dust is left in the air."""
        super().skip()
        self.particles.clear()

    def _seconds(self, motion: str) -> float:
        return self.view.look.theme.seconds("reduced" if self.calm else motion)

    # -- laying ---------------------------------------------------------------------------------------------
    @shows(PyramidPlaced)
    def _placed(self, event: PyramidPlaced) -> None:
        self.in_hand[event.seat] -= 1
        place = self.in_hand[event.seat]
        stone = self.stones[event.cell] = Stone(event.seat, *event.cell)
        if self.laid_by_hand != event.cell:
            start = self.layout.place(event.seat, place)
            self._fly(stone, self.camera.to_table(*start), event.cell, self.layout.reserve.size / 70)
        self._drop(stone, event.cell)

    @shows(PyramidMoved)
    def _moved(self, event: PyramidMoved) -> None:
        stone = self.stones.pop(event.origin)
        self.stones[event.cell] = stone
        by_hand = self.laid_by_hand == event.cell
        stone.x, stone.y = event.cell if by_hand else event.origin
        if not by_hand:
            self._raise(stone)
            self._fly(stone, event.origin, event.cell, 1.0)
        self._drop(stone, event.cell)

    def _raise(self, stone: Stone) -> None:
        def show(part: float) -> None:
            stone.lift = part

        self.timeline.add(Clip(self._seconds("take-lift"), show, out_quad, sound="pyramid-lift"))

    def _fly(self, stone: Stone, start: Point, end: Point, size: float) -> None:
        """From the hand or the old cell over the table; in calm, it fades in where it will lie."""
        calm = self.calm
        if not calm:
            stone.x, stone.y, stone.size = *start, size
        rise = min(1.4, 0.25 * math.dist(start, end))

        def show(part: float) -> None:
            if calm:
                stone.x, stone.y, stone.alpha, stone.size = *end, part, 1.0
                return
            stone.x = mix(start[0], end[0], part)
            stone.y = mix(start[1], end[1], part) + rise * math.sin(math.pi * part)
            stone.size, stone.lift = mix(size, 1.0, part), 1.0

        self.timeline.add(Clip(self._seconds("take-fly"), show, in_out_sine))

    def _drop(self, stone: Stone, cell: Cell) -> None:
        stone.lift = 1.0

        def fall(part: float) -> None:
            stone.x, stone.y = cell
            stone.size, stone.alpha = 1.0, 1.0
            stone.lift = max(0.0, 1 - part)

        seconds = self._seconds("place")
        self.timeline.add(
            Clip(seconds, fall, out_back),
            Clip(0.0, delay=seconds * 0.55, sound="pyramid-place"),
            Clip(0.0, lambda part: self._dust(cell), delay=seconds * 0.6),
        )

    def _dust(self, cell: Cell) -> None:
        if self.calm or self.timeline.speed == "instant":
            return
        x, y = self.camera.to_screen(*cell)
        reach = self.camera.scale * 0.36
        for across in (-1, 1):
            self.particles.burst("small-dust", x + across * reach, y + reach, 4, reach / 2)

    # -- turns and phases -----------------------------------------------------------------------------------
    @shows(TurnPassed)
    def _passed(self, event: TurnPassed) -> None:
        def show(part: float) -> None:
            self.passing = math.sin(math.pi * part) if part < 1 else 0.0

        self.passed_name = self.view.names[event.seat]
        self.timeline.add(Clip(_PASS_SECONDS, show, linear))

    @shows(MovingBegan)
    def _moving_began(self, event: MovingBegan) -> None:
        def show(part: float) -> None:
            self.layout.folded = part

        self.timeline.add(Clip(self._seconds("unroll"), show, out_quad, sound="flip"))

    # -- the end --------------------------------------------------------------------------------------------
    @shows(RowMade)
    def _row_made(self, event: RowMade) -> None:
        """The pyramids rise one after another while light runs along the row."""
        stagger = self._seconds("win-bounce")
        self.row_part = 0.0
        longest = max(len(row) for row in self.rows)
        clips = [
            self._rise(self.stones[cell], number * stagger) for row in self.rows for number, cell in enumerate(row)
        ]

        def run(part: float) -> None:
            self.row_part = part

        self.timeline.add(Clip(longest * stagger + _BOUNCE, run, linear), *clips)

    def _rise(self, stone: Stone, delay: float) -> Clip:
        calm = self.calm

        def show(part: float) -> None:
            hop = 0.0 if calm else 0.9 * math.sin(math.pi * min(1.0, part))
            stone.lift, stone.light = ROW_LIFT * part + hop * (1 - part), part

        return Clip(_BOUNCE, show, linear, delay=delay, sound="coin-tick")

    @shows(GameOver)
    def _game_over(self, event: GameOver) -> None:
        self.timeline.wait(_PAUSE_AT_THE_END)
