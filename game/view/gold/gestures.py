"""Beside the board: the two figures, lantern and turning, free gestures, the end of the turn, the corners."""

from __future__ import annotations

from functools import partial

from game.ui.widgets import Area, Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas
from game.view.gold.choices import Gesture, free_gestures
from game.view.gold.panels import panel_box
from game.view.gold.pieces import FIGURE_SPRITES
from game.view.gold.spots import FigureSpot, GestureButton
from game.view.gold.turning import GoldTurning

CAMP: Box = (957.0, 470.0, 306.0, 82.0)
_WHOLE, _HALF, _NARROW = 306.0, 150.0, 98.0


class GoldGestures(GoldTurning):
    """The widgets beside the board."""

    def _figures(self) -> list[Widget]:
        words = self.view.words
        found: list[Widget] = []
        for number, figure in enumerate("AP"):
            box = (CAMP[0] + 14 + 62 * number, CAMP[1] + 9, 58.0, 64.0)
            there = self.site.figures[self.seat, figure] is not None
            name = words("gold-archaeologist") if figure == "A" else words("gold-porter")
            found.append(
                FigureSpot(
                    f"figure-{figure}",
                    box,
                    partial(self._take_figure, figure),
                    tip=name,
                    enabled=there,
                    paint=partial(self._paint_figure, figure, box),
                )
            )
        return found

    def _take_figure(self, figure: str) -> Wish | None:
        if figure != self.figure:
            self.swap()
            self.wanted_focus = f"figure-{figure}"
        return None

    def _paint_figure(self, figure: str, box: Box, canvas: Canvas, mood: Mood) -> None:
        x, y, w, _ = box
        chosen = figure == self.figure
        canvas.fill(box, "lapis-500" if chosen else "night-800", 1.0, 10)
        canvas.outline(box, "gold" if chosen else "line", 3 if chosen else 1.5, 10)
        lost = self.site.figures[self.site.turn, figure] is None
        alpha = 0.25 if lost else 1.0
        recolour = self.pieces.recolour(canvas, self.site.turn)
        canvas.sprite(FIGURE_SPRITES[figure], x + w / 2 - 20, y + 8, 40, 50, alpha=alpha, recolour=recolour)

    def _gestures(self) -> list[Button]:
        """Free gestures when they are possible; lantern and turning always, greyed with the reason."""
        shown = [*free_gestures(self._legal()), self._lantern_gesture(), self._turn_gesture()]
        narrow = len(shown) > 4
        width, columns = (_NARROW, 3) if narrow else (_HALF, 2) if len(shown) > 2 else (_WHOLE, 1)
        found: list[Button] = []
        for number, gesture in enumerate(shown):
            row, column = divmod(number, columns)
            box = (957.0 + column * (width + 6), 556.0 + 50 * row, width, 46.0)
            found.append(self._gesture_button(gesture, box, narrow))
        return found

    def _gesture_button(self, gesture: Gesture, box: Box, narrow: bool) -> Button:
        words = self.view.words
        label = tip = words(gesture.label)
        sprite = gesture.sprite
        if gesture.victim is not None:
            tip = words("gold-steal-from", name=self.view.names[gesture.victim])
            sprite = self.view.look.theme.players[self.view.emblems[gesture.victim]].emblem
        elif gesture.action.startswith("pick "):
            label = tip = words("gold-pick-up", treasure=gesture.action.split()[1])
        act = self._turn_some_tile if gesture.action == "turn" else lambda: self._act(gesture.action)
        return GestureButton(
            gesture.action.replace(" ", "-"),
            box,
            act,
            enabled=not gesture.why,
            tip=gesture.why or (tip if narrow or gesture.victim is not None else ""),
            label="" if narrow else label,
            icon=gesture.icon,
            sprite=sprite,
            free=gesture.free,
            cost=0 if gesture.free else 1,
        )

    def _lantern_gesture(self) -> Gesture:
        legal = self._legal()
        action = "unlantern" if "unlantern" in legal else "lantern"
        sprite = "lantern-off" if action == "unlantern" else "lantern"
        return Gesture(action, f"gold-{action}", sprite, why=self._why_not(action))

    def _turn_gesture(self) -> Gesture:
        possible = any(action.startswith("rotate ") for action in self._legal())
        here = self.site.figures[self.seat, "P"] or self.site.entrance
        openings = "NES" if self.site.tiles[here].shape == "tee" else "NE"
        why = (
            ""
            if possible
            else self._why_not(f"rotate {here} {openings}") or self.view.words("gold-nothing-to-turn")
        )
        return Gesture("turn", "gold-rotate", icon="rotate", why=why)

    def _end_button(self) -> Button:
        left = self.site.actions_left
        words = self.view.words
        tip = words("gold-actions-left", count=left)
        return Button(
            "end",
            (957, 656, 306, 54),
            lambda: self._act("end"),
            label=words("gold-end"),
            kind="primary" if left == 0 else "secondary",
            tip=tip,
        )

    def _corners(self) -> list[Widget]:
        """Everybody's corner tells in words what it shows."""
        found: list[Widget] = []
        for seat in range(self.site.players):
            box = panel_box(self.site.players, seat)
            found.append(Area(f"player-{seat}", box, tip=self._corner_tip(seat), sound="menu-move"))
        return found

    def _corner_tip(self, seat: int) -> str:
        words, site = self.view.words, self.site
        lines = [
            words("gold-tip-lanterns", left=site.lanterns_left[seat], out=len(site.lanterns[seat])),
            words("gold-tip-finds", photos=len(site.photos[seat]), treasures=len(site.museum[seat])),
        ]
        if site.carries[seat] is not None:
            lines.append(words("gold-tip-carries", treasure=words(f"loot-{site.carries[seat]}")))
        return "\n".join(lines)
