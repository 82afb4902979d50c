"""Beside the board: four corners for four players, the papyrus that tells, the meter of what falls next."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import pygame

from game.view.board import BoardView
from game.view.canvas import Box, Canvas
from game.view.gold.pieces import FIGURE_SPRITES, SPRITES, Pieces, loot_size
from game.view.gold.places import TILES, column_row
from game.view.gold.site import Site
from game.view.gold.tally import Points

PANEL = (306.0, 184.0)
_CORNERS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((18, 74), (957, 74)),
    3: ((18, 74), (18, 274), (957, 74)),
    4: ((18, 74), (18, 274), (957, 74), (957, 274)),
}
_GONE = 0.25
_GONE_CONTRAST = 0.6


def panel_box(players: int, seat: int) -> Box:
    """A player's corner."""
    x, y = _CORNERS[players][seat]
    return x, y, *PANEL


def papyrus_box(players: int, metered: bool, covered: float) -> Box:
    """The papyrus takes what room the players leave on the left, and makes room for the meter."""
    top = 274.0 if players == 2 else 474.0
    bottom = 706.0 - covered
    if metered:
        top = top if players == 2 else 584.0
        bottom = bottom if players != 2 else bottom - 122
    return 18.0, top, 306.0, bottom - top


def meter_box(players: int, covered: float) -> Box:
    """Where the meter of the collapse stands."""
    return (18.0, 590.0 - covered, 306.0, 116.0) if players == 2 else (18.0, 468.0, 306.0, 112.0)


class Panels:
    """Draws the sides of the screen."""

    def __init__(self, view: BoardView, pieces: Pieces) -> None:
        self.view = view
        self.pieces = pieces

    def slot(self, site: Site, seat: int, what: str, number: int = 0) -> tuple[float, float]:
        """Where something of a player lies in the panel: flights go there."""
        x, y, w, _ = panel_box(site.players, seat)
        if what == "lantern":
            return x + 44 + 35 * number, y + 93
        if what == "figure":
            return x + w - (40 if number else 78), y + 92
        if what == "score":
            return x + w - 34, y + 36
        count = len(site.museum[seat]) + len(site.photos[seat])
        return x + 46 + self._step(count + 1) * min(number, 12), y + 153

    # -- players --------------------------------------------------------------------------------------------
    def draw_players(self, canvas: Canvas, site: Site, points: Sequence[Points]) -> None:
        """Everybody's corner."""
        for seat in range(site.players):
            self._draw_player(canvas, site, seat, points[seat])

    def _draw_player(self, canvas: Canvas, site: Site, seat: int, points: Points) -> None:
        x, y, w, h = panel_box(site.players, seat)
        emblem = self.view.emblems[seat]
        active = seat == site.turn and not site.over
        gone = all(site.figures[seat, figure] is None for figure in "AP")
        canvas.panel("panel-night-active" if active else "panel-night", (x, y, w, h))
        canvas.fill((x + 10, y + 12, 6, h - 24), canvas.theme.players[emblem].base, 1.0, 3)
        dim = self._gone(canvas) if gone else 1.0
        canvas.emblem(emblem, x + 50, y + 36, 44, max(dim, 0.6))
        computer = seat not in self.view.people
        room = w - 84 - 76 - (28 if computer else 0)
        width = canvas.text(self.view.names[seat], x + 84, y + 36, "name", "ivory", "left", room, max(dim, 0.6))
        if computer:
            canvas.icon("robot", x + 84 + width + 18, y + 37, 20, "muted")
        self._draw_points(canvas, points, x + w - 22, y + 36)
        self._draw_lanterns(canvas, site, seat, x, y, dim)
        self._draw_figures(canvas, site, seat)
        canvas.line(x + 28, y + 126, x + w - 20, y + 126, "line", 1.5)
        self._draw_finds(canvas, site, seat, x, y, w)

    def _draw_points(self, canvas: Canvas, points: Points, right: float, y: float) -> None:
        """The number; what was just won or lost rises from it."""
        fresh = points.fresh if points.gain else 0.0
        if fresh > 0:
            canvas.glow(right - 18, y, 44, fresh)
            sign, colour = ("+", "gold-hi") if points.gain > 0 else ("−", (255, 150, 120))
            gain = f"{sign}{abs(points.gain)}"
            canvas.text(gain, right - 62, y - 14 + 22 * fresh, "value", colour, "right", 60, min(1.0, 3 * fresh))
        number = str(points.shown).replace("-", "−")
        canvas.text(number, right, y, "score", "gold-hi" if fresh > 0.45 else "gold", "right", 70)

    def _gone(self, canvas: Canvas) -> float:
        return _GONE_CONTRAST if canvas.theme.high_contrast else _GONE

    def _draw_lanterns(self, canvas: Canvas, site: Site, seat: int, x: float, y: float, dim: float) -> None:
        """Those at hand shine; those out in the maze are dim; those lost are not there any more."""
        recolour = self.pieces.recolour(canvas, seat)
        have, out = site.lanterns_left[seat], len(site.lanterns[seat])
        for number in range(have + out):
            place = (x + 44 + 35 * number - 16, y + 74)
            if number < have:
                canvas.sprite("lantern", *place, 32, 37, alpha=max(dim, 0.5), recolour=recolour)
            else:
                canvas.sprite("lantern-off", *place, 32, 37, alpha=0.5 * max(dim, 0.5), recolour=recolour)

    def _draw_figures(self, canvas: Canvas, site: Site, seat: int) -> None:
        recolour = self.pieces.recolour(canvas, seat)
        for number, figure in enumerate("AP"):
            x, y = self.slot(site, seat, "figure", number)
            lost = site.figures[seat, figure] is None
            alpha = self._gone(canvas) if lost else 1.0
            canvas.sprite(FIGURE_SPRITES[figure], x - 18, y - 23, 36, 45, alpha=alpha, recolour=recolour)
            if lost:
                canvas.icon("close", x, y, 30, "alarm-ink")
                canvas.text("−2" if figure == "A" else "−1", x, y + 2, "hint-strong", "ivory", "centre")
        carried = site.carries[seat]
        if carried is not None:
            x, y = self.slot(site, seat, "figure", 0)
            w, h = loot_size(carried, 0.66)
            canvas.sprite(SPRITES[carried], x - 20 - w / 2, y + 10 - h / 2, w, h)

    def _step(self, count: int) -> float:
        return min(40.0, 236 / max(1, count))

    def _draw_finds(self, canvas: Canvas, site: Site, seat: int, x: float, y: float, w: float) -> None:
        """Treasures carried out, and photos; small enough that all find room."""
        finds: list[tuple[str, Any]] = [("loot", treasure) for treasure in reversed(site.museum[seat])]
        finds += [("photo", photo) for photo in site.photos[seat]]
        if not finds:
            line = self.view.words("gold-museum-empty")
            canvas.text(line, x + 28, y + 153, "label", "muted", "left", w - 48)
        step = self._step(len(finds))
        for number, (kind, what) in enumerate(finds):
            middle = x + 46 + step * number
            if kind == "loot":
                width, height = loot_size(what, 0.94)
                canvas.sprite(SPRITES[what], middle - width / 2, y + 154 - height / 2, width, height)
            else:
                self.draw_photo(canvas, what, middle, y + 154, 36)

    def draw_photo(self, canvas: Canvas, photo: str, x: float, y: float, size: float, alpha: float = 1.0) -> None:
        """A photo, with what it shows in its corner."""
        canvas.sprite("photo", x - size / 2, y - size / 2, size, size, alpha=alpha)
        badge = {"M": "mummy", "C": "curse-wind"}.get(photo[-1:])
        if badge:
            part = size * 0.5
            canvas.sprite(badge, x + size * 0.06, y + size * 0.02, part, part, alpha=alpha)

    def photo_picture(self, canvas: Canvas, photo: str, size: float) -> pygame.Surface:
        """A photo as a picture of its own."""
        desk = copy.copy(canvas)  # the same scale: sprites are kept for it
        side = canvas.size(size)
        desk.surface, desk.left, desk.top = pygame.Surface((side, side), pygame.SRCALPHA), 0.0, 0.0
        self.draw_photo(desk, photo, size / 2, size / 2, size)
        return desk.surface

    # -- words ----------------------------------------------------------------------------------------------
    def draw_papyrus(
        self, canvas: Canvas, site: Site, heading: str, line: str, alarm: bool, metered: bool
    ) -> None:
        """What can be done now, or why something cannot; below it what has happened."""
        box = papyrus_box(site.players, metered, self._covered)
        x, y, w, h = box
        canvas.panel("panel-papyrus", box)
        top = y + 34
        if heading:
            canvas.text(heading, x + 22, top - 4, "panel", "alarm-ink" if alarm else "ink", "left", w - 44)
            top += 16
        if line:
            room = (x + 22, top, w - 44, max(24.0, y + h - 16 - top))
            top += canvas.paragraph(line, room, "hint", "alarm-ink" if alarm else "soft-ink") + 4
        self._draw_chronicle(canvas, (x + 22, top, w - 44, y + h - 18 - top), bool(heading or line))

    @property
    def _covered(self) -> float:
        return 82.0 if self.view.replay else 0.0

    def _draw_chronicle(self, canvas: Canvas, box: Box, ruled: bool) -> None:
        x, y, w, h = box
        step = canvas.look.texts.line_height("hint")
        if ruled and h > step * 1.4 and self.view.chronicle:
            canvas.line(x, y + 3, x + w, y + 3, "papyrus-line", 1.2)
            y, h = y + 8, h - 8
        bottom = y + h
        for age, (emblem, sentence) in enumerate(reversed(self.view.chronicle)):
            lines = canvas.look.texts.wrap(sentence, "hint", w - 28)
            if y + len(lines) * step > bottom + 2:
                break
            alpha = max(0.45, 1 - 0.12 * age)
            canvas.emblem(emblem, x + 9, y + step / 2, 18, alpha)
            for line in lines:
                canvas.text(line, x + 26, y + step / 2, "hint", "ink", "left", w - 26, alpha)
                y += step
            y += 3

    # -- the collapse ---------------------------------------------------------------------------------------
    def draw_meter(self, canvas: Canvas, site: Site, pulse: float) -> None:
        """A small map of what falls when, and after whose turn."""
        box = meter_box(site.players, self._covered)
        x, y, w, h = box
        canvas.panel("panel-stone", box)
        rings = site.rings()
        cell = 13.0
        left, top = x + 22, y + (h - 6 * cell) / 2
        for tile in TILES:
            column, row = column_row(tile)
            cell_box = (left + cell * column + 1, top + cell * row + 1, cell - 2, cell - 2)
            self._draw_cell(canvas, site, tile, cell_box, rings.get(tile), pulse)
        room = w - 6 * cell - 58
        text_x = left + 6 * cell + 16
        canvas.text(self._rings_left(rings, site), text_x, y + 36, "strong", "ivory", "left", room)
        who = site.clock if site.clock is not None else site.finder
        if who is not None:
            self._draw_clock(canvas, site, who, (text_x, y + 74), room)

    def _draw_clock(self, canvas: Canvas, site: Site, who: int, place: tuple[float, float], room: float) -> None:
        """After whose turn it falls, and after how many of them."""
        x, y = place
        canvas.icon("clock", x + 12, y, 26, (255, 176, 140))
        left = x + 34
        if site.clock is None:
            times = f"{site.countdown or 3}×"
            left += canvas.text(times, left, y, "value", (255, 176, 140), "left") + 6
        canvas.emblem(self.view.emblems[who], left + 15, y, 30)
        name = self.view.names[who]
        canvas.text(name, left + 36, y, "strong", "ivory", "left", room - (left + 36 - x))

    def _rings_left(self, rings: dict[str, int], site: Site) -> str:
        if site.clock is None:
            return self.view.words("gold-chamber-cracks")
        return self.view.words("gold-rings-left", count=max(rings.values(), default=0))

    def _draw_cell(self, canvas: Canvas, site: Site, tile: str, box: Box, ring: int | None, pulse: float) -> None:
        if tile == site.entrance:
            canvas.fill(box, (160, 184, 255), 1.0, 2)
        elif tile not in site.tiles:
            canvas.outline(box, "line", 1, 2, 0.7)
        elif ring == 1:
            canvas.fill(box, (255, 126, 62), 0.55 + 0.45 * pulse, 2)
        elif site.clock is None:
            canvas.fill(box, "lapis-500", 0.9, 2)
        else:
            fade = max(0.3, 1 - 0.16 * (ring or 9))
            canvas.fill(box, "gold", fade, 2)
