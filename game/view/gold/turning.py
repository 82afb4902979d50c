"""What the player has in mind: which figure, what was refused, and the tile that is turned before it lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.chronicle import why_not_line
from game.ui.widgets import Button, Widget
from game.ui.wishes import Wish
from game.view.board import BoardView
from game.view.canvas import Box
from game.view.gold.choices import Goal, Orienting, orient, rotations
from game.view.gold.farewell import GoldFarewell
from game.view.gold.floor import Motion
from game.view.gold.places import tile_box, turn_of
from game.view.gold.spots import Handle, TileSpot, TurnSpot
from game.view.tween import in_out_cubic

SWAP = {"A": "P", "P": "A"}


class GoldTurning(GoldFarewell):
    """What the player is about to do, and the tiles he turns."""

    def __init__(self, view: BoardView) -> None:
        self.figure = "A"
        self.orienting: Orienting | None = None
        self.goals: dict[str, Goal] = {}
        self.turnable: dict[str, list[str]] = {}
        self.plan: list[str] = []
        self.hands: list[Button] = []  # what lay at hand when somebody last could act
        self.why = ""  # why the last wish could not be granted
        self.hinted = ""  # the widget that a hint speaks of
        self._boxes: dict[str, Box] = {}
        self._turn = -1
        self._spin = (-9.0, 0.0)  # when the tile began to swing round, and how far
        super().__init__(view)

    def rebuild(self) -> None:
        """The truth; nothing is half done."""
        self.orienting = None
        self.plan.clear()
        self.why = self.hinted = ""
        super().rebuild()

    def tell(self, events: Sequence[Any]) -> None:
        """What was said before is old news now."""
        self.why = self.hinted = ""
        super().tell(events)

    @property
    def seat(self) -> int:
        """The player to move."""
        return self.view.match.turn

    def _legal(self) -> dict[str, int]:
        return self.view.match.legal_by_name()

    def _act(self, action: str) -> Wish | None:
        self.why = ""
        self.view.choose(action)
        return None

    def _explain(self, action: str) -> None:
        """Say why an action is not possible."""
        match = self.view.match
        why = match.game.why_not(match.view(self.seat), action)
        if why is not None:
            self.why = why_not_line(self.view.words, "gold", why, self.view.names)
            self.view.play_sound("error")

    def _why_not(self, action: str) -> str:
        match = self.view.match
        why = match.game.why_not(match.view(self.seat), action)
        return "" if why is None else why_not_line(self.view.words, "gold", why, self.view.names)

    def swap(self) -> None:
        """The other figure, if it is still there."""
        other = SWAP[self.figure]
        place = self.site.figures[self.seat, other]
        self.why = ""
        if place is None:
            self._explain(f"walk {other} {self.site.entrance}")
            return
        self.figure = other
        self.wanted_focus = f"tile-{place}"

    # -- turning --------------------------------------------------------------------------------------------
    def _handles(self) -> list[Widget]:
        """What the porter can rotate shows its handle."""
        found: list[Widget] = []
        for tile in sorted(self.turnable):
            x, y, w, _ = tile_box(tile)
            box = (x + w - 35, y + 3, 32.0, 32.0)
            tip = self.view.words("gold-rotate")
            found.append(Handle(f"handle-{tile}", box, partial(self.start_turning, tile), tip=tip))
        return found

    def start_turning(self, tile: str) -> Wish | None:
        """Lift a tile to turn it; nothing is played yet."""
        self.orienting = orient(self.site, tile, self._legal())
        self.wanted_focus = f"turn-{tile}"
        self.why = ""
        return None

    def _turning_widgets(self, orienting: Orienting) -> list[Widget]:
        tile, words = orienting.tile, self.view.words
        x, y, w, h = tile_box(tile)
        side = y + h / 2 - 19
        main = TurnSpot(
            f"turn-{tile}",
            (x, y, w, h),
            self._lay_or_turn,
            turn=self._turn_on,
            press=lambda: setattr(orienting, "pressed", True),
            sound="rotate",
        )
        found: list[Widget] = [main]
        if not orienting.setting:  # before the handles, which lie over them
            found += [self._tile_to_turn(other) for other in sorted(self.turnable) if other != tile]
        if len(orienting.options) > 1:
            back = Handle("turn-left", (x - 42, side, 38, 38), lambda: self._turn_on(-1), icon="turn-back")
            on = Handle("turn-right", (x + w + 4, side, 38, 38), lambda: self._turn_on(1))
            found += [back, on]
        below = y + h + 4 if y + h + 46 < 655 else y - 42
        found.append(
            Handle("lay", (x + w / 2 - 19, below, 38, 38), self._lay, icon="check", gold=True, sound="place")
        )
        if not orienting.setting:
            found.append(Button("leave", (957, 606, 150, 46), self._leave, label=words("common-cancel")))
        box = (957.0, 606.0, 306.0, 48.0) if orienting.setting else (1113.0, 606.0, 150.0, 48.0)
        found.append(Button("lay-so", box, self._lay, label=words("gold-set"), kind="primary", sound="place"))
        return found

    def _tile_to_turn(self, tile: str) -> Widget:
        return TileSpot(f"tile-{tile}", tile_box(tile), lambda: self.start_turning(tile))

    def _turn_on(self, step: int) -> Wish | None:
        if self.orienting is not None:
            before = self.orienting.open
            self.orienting.turn(step)
            self._spin_from(before, step)
            self.view.play_sound("rotate")
        return None

    def _spin_from(self, before: str, step: int) -> None:
        """The tile swings round to how it is shown now."""
        assert self.orienting is not None
        shape = self.site.tiles[self.orienting.tile].shape or "tee"
        swing = (turn_of(shape, self.orienting.open) - turn_of(shape, before)) * step % 360
        self._spin = (self.age, float(swing * step))

    def spinning(self) -> dict[str, Motion]:
        """How the tile that is being turned lies at this moment."""
        if self.orienting is None or self.calm:
            return {}
        began, swing = self._spin
        part = (self.age - began) / self.seconds("rotate")
        if not 0 <= part < 1:
            return {}
        return {self.orienting.tile: Motion(angle=-swing * (1 - in_out_cubic(part)), lift=0.4)}

    def _lay_or_turn(self) -> Wish | None:
        """A click turns the tile on; a confirming key lays it."""
        if self.orienting is not None and self.orienting.pressed:
            self.orienting.pressed = False
            return self._turn_on(1)
        return self._lay()

    def _lay(self) -> Wish | None:
        if self.orienting is not None:
            action, tile = self.orienting.action, self.orienting.tile
            if self.orienting.setting:
                self.unset = self.orienting.open
            else:
                self.previewed = (tile, self.orienting.open)
            self.orienting = None
            self.wanted_focus = f"tile-{self.site.figures[self.seat, self.figure] or tile}"
            self.view.choose(action)
        return None

    def _leave(self) -> Wish | None:
        self.cancel()
        return None

    def cancel(self) -> bool:
        """Put down a tile that was only being turned; forget the rest of a plan."""
        if self.plan:
            self.plan.clear()
            return True
        if self.orienting is not None and not self.orienting.setting:
            self.wanted_focus = f"tile-{self.orienting.tile}"
            self.orienting = None
            return True
        return False

    def _turn_some_tile(self) -> Wish | None:
        """The porter's own tile if it can be rotated, else a neighbour."""
        self.figure = "P"
        options = rotations(self._legal())
        here = self.site.figures[self.seat, "P"]
        return self.start_turning(here if here in options else sorted(options)[0])
