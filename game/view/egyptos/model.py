"""What stands on the table of Egyptos as the screen shows it; set from the state, changed by what is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.view.board import Board, BoardView
from game.view.egyptos.camera import Camera, Cell
from game.view.egyptos.layout import Layout
from game.view.egyptos.pieces import Stone, checked_colours
from game.view.egyptos.position import (
    PYRAMIDS,
    LastMove,
    Legal,
    Thread,
    cell_of,
    is_moving,
    last_move,
    rows_of_five,
    stones_of,
    threads,
    times_seen,
    variant_of,
)
from game.view.particles import Particles

ROW_LIFT = 0.55  # how high the pyramids of the winning row stay
CARRY_LIFT = 0.6
NOTE_SECONDS = 3.2


class TableModel(Board):
    """Pyramids, reserves, the view: everything that `rebuild` sets from the match alone."""

    def __init__(self, view: BoardView) -> None:
        self.layout = Layout(view.match.players, view.replay)
        self.camera = Camera(self.layout.clear)
        self.particles = Particles()
        self.stones: dict[Cell, Stone] = {}
        self.lifted: Cell | None = None
        self.carried: Stone | None = None
        self.hinted: tuple[Cell, ...] = ()
        self.note_text, self.note_cell, self.note_left = "", (0, 0), 0.0
        super().__init__(view)
        self.camera.finish()

    @property
    def variant(self) -> str:
        """Egyptos, Égypte or Trio."""
        return variant_of(self.view.match)

    @property
    def by_sides(self) -> bool:
        """Whether corners do not touch."""
        return self.variant == "trio"

    @property
    def calm(self) -> bool:
        """Reduced motion."""
        return self.view.settings().reduced_motion

    def rebuild(self) -> None:
        """The truth, without anything half done."""
        match = self.view.match
        self.timeline.skip()
        self.particles.clear()
        self.colours = checked_colours(self.view.notes.get("colours"), self.variant)
        self.stones = {cell: Stone(seat, *cell) for cell, seat in stones_of(match).items()}
        self.put_back()
        self.hinted = ()
        self.note_left = 0.0
        self.look_at_match()
        self.in_hand = [PYRAMIDS - int(laid) for laid in match.state.laid[: match.players]]
        self.layout.folded = 1.0 if self.moving_phase else 0.0
        self.row_part = 1.0
        for row in self.rows:
            for cell in row:
                self.stones[cell].lift, self.stones[cell].light = ROW_LIFT, 1.0
        self.camera.fit(self.stones)
        if not self.eased:
            self.camera.finish()

    @property
    def eased(self) -> bool:
        """Whether the view glides; else it jumps."""
        return not self.calm and self.view.settings().animation_speed != "instant"

    def look_at_match(self) -> None:
        """What follows from the position: computed once after each action, not in each frame."""
        match = self.view.match
        truth = stones_of(match)
        self.moving_phase = is_moving(match)
        self.rows = rows_of_five(truth)
        self.threads: list[Thread] = [] if self.rows else threads(truth)
        self.last: LastMove | None = last_move(match)
        self.seen = times_seen(match)
        self.laid = self._laid_in_order()
        self._legal: tuple[Any, Legal] | None = None

    def _laid_in_order(self) -> list[list[Cell]]:
        """The cells of each seat's placements, if the whole game is known."""
        match = self.view.match
        laid: list[list[Cell]] = [[] for _ in range(match.players)]
        if int(match.start.laid.sum()) > 0:
            return laid
        for number, action in enumerate(match.actions):
            kind, _, cell = action.partition(" ")
            if kind != "place":
                break
            laid[number % match.players].append(cell_of(cell))
        return laid

    @property
    def legal(self) -> Legal:
        """What the player to move may do."""
        state = self.view.match.state
        if self._legal is None or self._legal[0] is not state:
            self._legal = (state, Legal(self.view.match.legal_by_name()))
        return self._legal[1]

    # -- a pyramid in the hand ------------------------------------------------------------------------------
    def lift(self, cell: Cell) -> None:
        """Take up an own pyramid."""
        self.lifted = cell
        self.carried = self.stones[cell]
        self.carried.lift = CARRY_LIFT
        self.view.play_sound("pyramid-lift")

    def put_back(self) -> bool:
        """Lay a lifted pyramid where it was; True if one was lifted."""
        if self.lifted is None or self.carried is None:
            self.lifted = self.carried = None
            return False
        self.carried.x, self.carried.y = self.lifted
        self.carried.lift = 0.0
        self.lifted = self.carried = None
        return True

    def say(self, text: str, cell: Cell) -> None:
        """A sentence on papyrus beside a cell, for a while."""
        self.note_text, self.note_cell, self.note_left = text, cell, NOTE_SECONDS

    def group(self) -> Sequence[Cell]:
        """The cells of all pyramids, as the match knows them."""
        return list(stones_of(self.view.match))
