"""What lies where on the screen, what a look at it tells, and whose money may be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.view.canvas import Box
from game.view.cheops import places
from game.view.cheops.places import COLOURS, Spot
from game.view.cheops.stage import Telling
from game.view.cheops.tips import Tips


class Lying(Telling):
    """The things on the table."""

    def rebuild(self) -> None:
        """Everything from the match alone."""
        super().rebuild()
        self._tips: tuple[Any, dict[Spot, str]] = (None, {})
        self._boxes: tuple[Any, list[tuple[Spot, Box]]] = (None, [])

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

    # -- tooltips ----------------------------------------------------------------------------------------------
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

    # -- money -------------------------------------------------------------------------------------------------
    @property
    def several(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.view.people) > 1

    def _money_text(self, seat: int, peek: bool = False) -> str | None:
        """A player's money as text, if the eyes at this screen may see it."""
        view = self.view
        if self.sheet is not None:
            return str(self.sheet.total(seat, self.counted))
        if view.open_money or view.replay:
            return str(self.money_of(seat))
        own = seat == view.watching and seat in view.people
        return str(self.money_of(seat)) if own and (peek or not self.several or self.has_secrets) else None

    @property
    def _hidden(self) -> bool:
        """Whether several people at one screen have to hide their money from each other."""
        view = self.view
        return self.several and not (view.open_money or view.replay or view.match.over)

    @property
    def has_secrets(self) -> bool:
        """The purse of the person to move lies open if it was wished so: then a cover comes between two people."""
        return self._hidden and self.view.settings().money_cover

    def _peekable(self) -> bool:
        return self._hidden and not self.has_secrets
