"""What a person can do at the table, by every device: lay, lift, carry, put back, look around, offer a draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.chronicle import why_not_line
from game.input import InputEvent, Pointer, PointerKind, Press, Verb
from game.ui.focus import contains
from game.ui.widgets import Area, Button, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box
from game.view.egyptos.camera import Cell
from game.view.egyptos.position import cell_of, cut_off, name_of, shown_name
from game.view.egyptos.start import TableStart

_DRAG_FROM = 9.0  # logical units: below, a press is a press
_PAN_STEP = 26.0
_ZOOM_STEP = 1.18
_FOLLOW = 16.0  # parts of the way a second: the carried pyramid after the cursor
_PANS = {
    Verb.PAN_LEFT: (-1, 0),
    Verb.PAN_RIGHT: (1, 0),
    Verb.PAN_UP: (0, 1),
    Verb.PAN_DOWN: (0, -1),
}


@dataclass(eq=False)
class Spot(Area):
    """A cell that can have the focus; its box follows the view."""

    cell: Cell = (0, 0)


class TableChoices(TableStart):
    """Widgets and hands."""

    def __init__(self, *given: Any) -> None:
        self._spots: list[Spot] = []
        self._others: list[Widget] = []
        self._grip: tuple[float, float] | None = None
        self._dragging = False
        self.cursor: Cell = (0, 0)  # where the last decision was made; not the focus, whose steps must not resort
        self._focus_seen = ""
        self._called_at = -1  # the turn after so many actions has had its focus
        super().__init__(*given)

    # -- what has the focus ---------------------------------------------------------------------------------
    @property
    def focus_cell(self) -> Cell | None:
        """The cell that has the focus, if one has it."""
        kind, _, cell = self.view.focus().partition(" ")
        return cell_of(cell) if kind in ("cell", "piece") else None

    @property
    def target(self) -> Cell | None:
        """The legal cell under the cursor: there a ghost shows what would lie."""
        if not self.view.waiting or not self.view.focus().startswith("cell "):
            return None
        return self.focus_cell

    @property
    def refused(self) -> Cell | None:
        """The own pyramid under the cursor that may not be lifted."""
        cell = self.focus_cell
        if not self.view.waiting or self.lifted or not self.view.focus().startswith("piece "):
            return None
        return cell if cell not in self.legal.moves else None

    # -- widgets --------------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        """The cells nearest to the cursor first, so that a lost focus comes back there."""
        self._others = [*self.start_widgets(), *self.draw_widgets()]
        asked = bool(self._others) and self._others[0].name in ("accept", *self.colour_names)
        self._spots = [] if asked or not self.view.waiting else self._make_spots()
        first: list[Widget] = [*self._spots]
        if self.view.waiting and self.legal.must_pass and not asked:
            first = [self._pass_button()]
        if not first and not asked:
            x, y = self.camera.middle
            first = [Area("table", (x - 40, y - 40, 80, 80), hidden_ring=True)]
        if asked:
            first, self._others = self._others, []
        self._others += [self._chronicle_area(), *self._bar_buttons()] if not self.view.replay else []
        self._call_focus()
        return [*first, *self._others]

    def _call_focus(self) -> None:
        """When a turn comes, keys and pads that wandered off meanwhile go on at the table."""
        number = len(self.view.match.actions)
        if not self._spots or number == self._called_at:
            return
        self._called_at = number
        if self.view.focus() not in [spot.name for spot in self._spots]:
            self.wanted_focus = self._spots[0].name

    def _chronicle_area(self) -> Widget:
        box, tip = self.layout.chronicle, self.view.words("match-chronicle-open")
        return Area("chronicle", box, self.view.open_chronicle, tip=tip)

    def _make_spots(self) -> list[Spot]:
        legal = self.legal
        if self.lifted is not None:
            cells = [self._spot("cell", cell) for cell in legal.moves[self.lifted]]
            spots = [*cells, self._spot("piece", self.lifted)]
        elif legal.moves:
            spots = [
                self._piece(cell) for cell, stone in self.stones.items() if stone.seat == self.view.match.turn
            ]
        else:
            spots = [self._spot("cell", cell) for cell in legal.placements]
        return sorted(spots, key=self._distance)

    def _distance(self, spot: Spot) -> tuple[bool, float, Cell]:
        """From the cursor; what can be done before what cannot."""
        x, y = spot.cell[0] - self.cursor[0], spot.cell[1] - self.cursor[1]
        return self._may_not_lift(spot), x * x + y * y, spot.cell

    def _may_not_lift(self, spot: Spot) -> bool:
        return spot.name.startswith("piece ") and spot.cell not in self.legal.moves

    def _spot(self, kind: str, cell: Cell) -> Spot:
        name = f"{kind} {name_of(cell)}"
        return Spot(
            name, self.camera.box_of(cell), lambda: self._use(cell), hidden_ring=True, sound="menu-move", cell=cell
        )

    def _piece(self, cell: Cell) -> Spot:
        spot = self._spot("piece", cell)
        if cell not in self.legal.moves:
            spot.act, spot.sound = None, "error"  # it can be looked at: then it says why
        return spot

    def refusal(self, cell: Cell) -> tuple[str, set[Cell]]:
        """Why an own pyramid may not be lifted, and the part that would be cut off."""
        view = self.view
        anywhere = f"move {name_of(cell)} {cell[0] + 1},{cell[1]}"
        why = view.match.game.why_not(view.match.state, anywhere)
        text = why_not_line(view.words, "egyptos", why, view.names) if why else ""
        lost = cut_off(self.stones, cell, self.by_sides)
        if lost:
            text = f"{text} {view.words('egyptos-cuts-off', count=len(lost))}."
        return text, lost

    def _pass_button(self) -> Widget:
        words = self.view.words
        return Button("pass", (540, 580, 200, 54), self._pass, label=words("egyptos-pass"), kind="primary")

    def _pass(self) -> Wish | None:
        self.view.choose("pass")
        return None

    def _bar_buttons(self) -> list[Widget]:
        if self.layout.bar is None:
            return []
        words, y = self.view.words, self.layout.bar[1] + 5
        rows = (
            ("zoom-out", "minus", words("verb-zoom-out"), lambda: self._zoom(1 / _ZOOM_STEP)),
            ("centre", "zoom", words("egyptos-centre"), self._recentre),
            ("zoom-in", "plus", words("verb-zoom-in"), lambda: self._zoom(_ZOOM_STEP)),
        )
        return [
            Button(name, (self.layout.bar[0] + 12 + 52 * number, y, 44, 50), act, icon=icon, tip=tip, kind="quiet")
            for number, (name, icon, tip, act) in enumerate(rows)
        ]

    # -- a cell was chosen ----------------------------------------------------------------------------------
    def _use(self, cell: Cell) -> Wish | None:
        self.cursor = cell
        if self.lifted == cell:
            self.put_back()
            self.view.play_sound("pyramid-place")
        elif self.lifted is not None:
            self.laid_by_hand = cell
            self.view.choose(f"move {name_of(self.lifted)} {name_of(cell)}")
        elif self.legal.moves:
            self.lift(cell)
        else:
            self.laid_by_hand = cell
            self.view.choose(f"place {name_of(cell)}")
        return None

    def cancel(self) -> bool:
        """Put a lifted pyramid back."""
        return self.put_back()

    def point_out(self, action: str) -> None:
        """A hint: light on the cells, the cursor on the first."""
        self.put_back()
        cells = tuple(cell_of(part) for part in action.split(" ")[1:])
        self.hinted = cells
        if cells:
            kind = "piece" if len(cells) == 2 else "cell"
            self.cursor = cells[0]
            self.view.go_to(f"{kind} {name_of(cells[0])}")

    @property
    def note_box(self) -> Box:
        """The chronicle."""
        return self.layout.chronicle

    def place_of(self, action: str) -> Box | None:
        """Where the pyramid would lie."""
        cells = [cell_of(part) for part in action.split(" ")[1:]]
        return self.camera.box_of(cells[-1]) if cells else None

    # -- looking around -------------------------------------------------------------------------------------
    def _zoom(self, factor: float, at: tuple[float, float] | None = None) -> Wish | None:
        self.camera.zoom(factor, at)
        self._settle_view()
        return None

    def _recentre(self) -> Wish | None:
        self.camera.recentre()
        self._settle_view()
        return None

    def _settle_view(self) -> None:
        if not self.eased:
            self.camera.finish()
        self._move_spots()

    def handle(self, event: InputEvent) -> bool:
        """Keys and sticks look around; a press beside every legal cell asks why not."""
        if isinstance(event, Press) and event.pressed:
            return self._look_around(event.verb)
        if isinstance(event, Pointer) and event.kind == PointerKind.UP and event.button == 1:
            return self._ask_why_not(event)
        return False

    def _look_around(self, verb: Verb) -> bool:
        if verb in _PANS:
            across, up = _PANS[verb]
            self.camera.pan(across * _PAN_STEP, up * _PAN_STEP)
            self._settle_view()
        elif verb == Verb.ZOOM_IN:
            self._zoom(_ZOOM_STEP)
        elif verb == Verb.ZOOM_OUT:
            self._zoom(1 / _ZOOM_STEP)
        elif verb == Verb.RECENTRE:
            self._recentre()
        else:
            return False
        return True

    def gesture(self, event: Pointer) -> bool:
        """Wheel and pinch zoom, a drag moves the table; panels keep the cells below them out of reach."""
        if event.kind == PointerKind.WHEEL:
            self._zoom(_ZOOM_STEP**event.amount, event.pos)
            return True
        if event.kind == PointerKind.PINCH:
            self.camera.zoom(event.amount, event.pos)
            self.camera.finish()
            self.camera.drag(*event.move)
            self._move_spots()
            return True
        if event.kind in (PointerKind.CANCEL, PointerKind.LEAVE):
            self._grip = None
            return False
        if self._grip is not None and event.kind in (PointerKind.MOVE, PointerKind.UP):
            return self._pull(event)
        if self._is_covered(event.pos):
            return True
        if event.kind == PointerKind.DOWN and event.button != 3 and self._on_table(event.pos):
            self._grip, self._dragging = event.pos, event.button == 2
        return False

    def _pull(self, event: Pointer) -> bool:
        assert self._grip is not None
        across, down = event.pos[0] - self._grip[0], event.pos[1] - self._grip[1]
        self._dragging = self._dragging or across * across + down * down > _DRAG_FROM**2
        if self._dragging and (across or down):
            self.camera.drag(across, down)
            self._grip = event.pos
            self._move_spots()
        if event.kind == PointerKind.UP:
            self._grip = None
        return self._dragging

    def _on_table(self, pos: tuple[float, float]) -> bool:
        over = any(contains(widget.target, *pos) for widget in self._others)
        return pos[1] > 62 and not over and not self.layout.covers(*pos)

    def _is_covered(self, pos: tuple[float, float]) -> bool:
        """Whether the pointer is over a panel that hides cells, and over nothing else."""
        if not self.layout.covers(*pos) or any(contains(widget.target, *pos) for widget in self._others):
            return False
        return any(contains(spot.target, *pos) for spot in self._spots)

    def _ask_why_not(self, event: Pointer) -> bool:
        view = self.view
        cell = self.camera.cell_at(*event.pos)
        if not view.waiting or not self._on_table(event.pos) or self.asks_something:
            return False
        here = name_of(cell)
        if self.lifted is not None:
            action = f"move {name_of(self.lifted)} {here}"
        elif self.legal.placements:
            action = f"place {here}"
        elif cell in self.stones:
            action = f"move {here} {here}"
        else:
            return False
        why = view.match.game.why_not(view.match.state, action)
        if why is not None:
            self.say(why_not_line(view.words, "egyptos", why, view.names), cell)
            view.play_sound("error")
        return why is not None

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def drifting(self) -> bool:
        """The view, dust, a sentence, or the pyramid in the hand."""
        followed = self._follow_goal()
        carrying = followed is not None and self.carried is not None
        away = carrying and (self.carried.x, self.carried.y) != followed  # type: ignore[union-attr]
        return self.camera.moving or self.particles.moving or self.note_left > 0 or bool(away)

    def drift(self, seconds: float) -> None:
        """Let the view and what is carried glide."""
        self._note_focus()
        self.try_colour(self.view.focus())
        self.camera.advance(seconds)
        self.particles.advance(seconds)
        self.note_left = max(0.0, self.note_left - seconds)
        self._carry(seconds)
        self._move_spots()

    def _note_focus(self) -> None:
        """The view follows a cursor that steps out of it, but not one that it was dragged away from."""
        focus = self.view.focus()
        if focus == self._focus_seen:
            return
        self._focus_seen = focus
        if (cell := self.focus_cell) is not None and not self.camera.sees(cell):
            self.camera.look_at(cell)
            self._settle_view()

    def _follow_goal(self) -> Cell | None:
        return self.focus_cell if self.lifted is not None else None

    def _carry(self, seconds: float) -> None:
        goal = self._follow_goal()
        if goal is None or self.carried is None:
            return
        part = 1.0 if not self.eased else min(1.0, _FOLLOW * seconds)
        self.carried.x += (goal[0] - self.carried.x) * part
        self.carried.y += (goal[1] - self.carried.y) * part
        if abs(goal[0] - self.carried.x) + abs(goal[1] - self.carried.y) < 0.01:
            self.carried.x, self.carried.y = goal

    def _move_spots(self) -> None:
        for spot in self._spots:
            spot.box = self.camera.box_of(spot.cell)

    @property
    def where(self) -> str:
        """The name of the cell under the cursor, for the bar."""
        cell = self.focus_cell
        return shown_name(cell) if cell is not None else ""
