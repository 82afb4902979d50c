"""The end: the last figures slip out, finds are counted on the shelf, and the expedition runs once more."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, ClassVar

import pygame

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.collapse import GoldCollapse
from game.view.gold.pieces import FIGURE_SPRITES, SPRITES, Pose, loot_size
from game.view.gold.places import PIT, SIDES, TILES, Key, Point, centre, outside_of, tile_box
from game.view.gold.site import COST
from game.view.gold.stage import During
from game.view.stage import shows
from game.view.tween import in_out_sine, linear, mix, out_cubic

_SLIP = 0.7
_ITEM = 0.16  # seconds for each thing set on the shelf
_LAPSE = 3.6
_HOLD = 0.9
_HALO = 6  # how much smaller the map of the halo is
Leg = tuple[int, str, tuple[str, ...]]


class GoldFarewell(GoldCollapse):
    """One method per event of the end."""

    absorbs: ClassVar[dict[type, tuple[type, ...]]] = {
        **GoldCollapse.absorbs,
        story.FinalCount: (story.FinalCount,),
    }

    @shows(story.FinalCount)
    def count(self, event: story.FinalCount) -> None:
        """Everybody out; then photos are pinned up, treasures set on the shelf, lost figures remembered."""
        counts = [event, *self.group]
        self._slip_out()
        items = max(self._things(one.seat) for one in counts)
        seconds = 0.5 + _ITEM * items
        clips = [self.clip(seconds, lambda: self._shelf(seconds), ease=linear)]
        clips += self.sounds("coin-tick", items, _ITEM, 0.4)
        self.timeline.add(*clips)
        self.timeline.add(self.clip(_HOLD, lambda: self._shelf(0.0)))
        self.just_follow(*counts)

    def _slip_out(self) -> None:
        """The last figures slip out into the moonlight."""
        entrance = self.told.entrance
        keys: list[Key] = [("figure", s, f) for (s, f), tile in self.told.figures.items() if tile == entrance]
        if not keys or self.calm:
            return
        dx, dy = SIDES[outside_of(entrance)]

        def leave(key: Key) -> During:
            spot = self.spots()[key]
            pose = self.poses[key] = Pose(spot.x, spot.y, spot.size)

            def during(part: float) -> None:
                pose.x, pose.y = spot.x + 62 * dx * part, spot.y + 62 * dy * part
                pose.lean, pose.alpha = 4 * math.sin(part * 18), 1 - part
                if part >= 1:
                    self.poses.pop(key, None)

            return during

        clips = [
            self.clip(_SLIP, partial(leave, key), ease=in_out_sine, sound="walk", delay=0.1 * number)
            for number, key in enumerate(keys)
        ]
        self.timeline.add(*clips)

    def _things(self, seat: int) -> int:
        site = self.told
        lost = sum(site.figures[seat, figure] is None for figure in "AP")
        return len(site.photos[seat]) + len(site.museum[seat]) + lost

    def _shelf(self, seconds: float) -> During:
        def paint(canvas: Canvas, part: float) -> None:
            shown = (part * seconds - 0.4) / _ITEM if seconds else 99.0
            self._draw_shelves(canvas, shown, min(1.0, part * seconds * 4) if seconds else 1.0)

        return self.painting("shelf", paint)

    def _draw_shelves(self, canvas: Canvas, shown: float, alpha: float) -> None:
        canvas.fill(PIT, (11, 15, 36), 0.95 * alpha)
        canvas.text(self.view.words("gold-museum"), 640, 104, "heading", "gold", "centre", 500, alpha)
        rows = self.site.players
        height = min(150.0, 512 / rows)
        top = 136 + (512 - height * rows) / 2
        for seat in range(rows):
            self._draw_shelf(canvas, seat, top + height * seat, height, shown, alpha)

    def _draw_shelf(
        self, canvas: Canvas, seat: int, top: float, height: float, shown: float, alpha: float
    ) -> None:
        """A row of the museum: who, what is pinned above, what stands on the board below, what is missing."""
        site, view = self.site, self.view
        left, width = 368.0, 544.0
        canvas.emblem(view.emblems[seat], left + 26, top + 30, 44, alpha)
        canvas.text(view.names[seat], left + 58, top + 30, "name", "ivory", "left", 220, alpha)
        board = top + height - 26
        canvas.fill((left, board, width - 90, 9), "sand-dark", alpha, 3)
        canvas.fill((left, board, width - 90, 3), "sand-light", alpha, 2)
        things: list[tuple[str, Any]] = [("photo", photo) for photo in site.photos[seat]]
        things += [("loot", treasure) for treasure in site.museum[seat]]
        things += [("lost", figure) for figure in "AP" if site.figures[seat, figure] is None]
        step = min(46.0, (width - 110) / max(1, len(things)))
        points = 0
        for number, (kind, what) in enumerate(things):
            part = max(0.0, min(1.0, shown - number))
            if part > 0:
                points += {"photo": 1, "loot": 0, "lost": 0}[kind]
                points += {2: 2, 3: 3, "bust": 5}.get(what, 0) if kind == "loot" else 0
                points -= COST[what] if kind == "lost" else 0
                place = (left + 26 + step * number, board - 24 - (0 if self.calm else 26 * (1 - out_cubic(part))))
                self._draw_thing(canvas, seat, kind, what, place, part * alpha)
        shown_points = str(points).replace("-", "−")
        canvas.text(shown_points, left + width - 14, board - 22, "score", "gold", "right", 80, alpha)

    def _draw_thing(self, canvas: Canvas, seat: int, kind: str, what: Any, place: Point, alpha: float) -> None:
        x, y = place
        if kind == "photo":
            self.panels.draw_photo(canvas, what, x, y - 4, 42, alpha)
        elif kind == "loot":
            width, height = loot_size(what, 1.15)
            canvas.sprite(SPRITES[what], x - width / 2, y + 22 - height, width, height, alpha=alpha)
        else:
            recolour = self.pieces.recolour(canvas, seat)
            canvas.sprite(FIGURE_SPRITES[what], x - 18, y - 24, 36, 45, alpha=0.4 * alpha, recolour=recolour)
            canvas.text(f"−{COST[what]}", x, y, "value", (255, 150, 120), "centre", alpha=alpha)

    # -- once more ------------------------------------------------------------------------------------------
    @shows(story.GameOver)
    def run_once_more(self, event: story.GameOver) -> None:
        """The whole expedition as a path of light over the map."""
        legs = self._legs()
        if legs and self.timeline.speed != "instant":
            self.timeline.add(self.clip(_LAPSE, lambda: self._lapse(legs), ease=linear, sound="lantern"))
        self.just_follow(event)

    def _legs(self) -> list[Leg]:
        """Every walk of the game, played again from its record."""
        from game.engine.match import Match

        if self.timeline.speed == "instant":
            return []
        record = self.view.match.record()
        match = Match.load(record["deal"])
        legs: list[Leg] = []
        for action in record["actions"]:
            walked = [one for one in match.play(action) if isinstance(one, story.FigureWalked)]
            legs += [(one.seat, one.figure, one.path) for one in walked]
        return legs

    def _lapse(self, legs: list[Leg]) -> During:
        seen = {tile for _, _, path in legs for tile in path}
        light: dict[str, Any] = {"map": None, "drawn": 0}

        def paint(canvas: Canvas, part: float) -> None:
            canvas.fill(PIT, (7, 8, 22), 0.94)
            for tile in TILES:
                if tile in seen:
                    x, y, w, h = tile_box(tile)
                    canvas.outline((x + 3, y + 3, w - 6, h - 6), "line", 1.2, 6, 0.55)
            x, y = centre(self.site.entrance)
            canvas.glow(x, y, 60, 0.7, "light-moon")
            if self.calm:
                part = 1.0
            upto = min(len(legs), int(part * 1.15 * len(legs)) + 1)
            self._draw_trails(canvas, legs, light, upto)
            for seat, figure, path in legs[max(0, upto - 3) : upto]:
                x, y = _lane(centre(path[-1]), seat)
                canvas.glow(x, y, 34, 0.8)
                recolour = self.pieces.recolour(canvas, seat)
                canvas.sprite(FIGURE_SPRITES[figure], x - 15, y - 26, 30, 37.5, recolour=recolour)

        return self.painting("lapse", paint)

    def _draw_trails(self, canvas: Canvas, legs: list[Leg], light: dict[str, Any], upto: int) -> None:
        """Trails stay: each leg is drawn once, sharp on one map and small on another that grows into its halo."""
        rect = canvas.rect(PIT)
        if light["map"] is None or light["map"].get_size() != rect.size:
            small = (max(1, rect.width // _HALO), max(1, rect.height // _HALO))
            light.update(map=pygame.Surface(rect.size), small=pygame.Surface(small), halo=None, drawn=0)
        if light["drawn"] < upto or light["halo"] is None:
            for leg in legs[light["drawn"] : upto]:
                self._draw_leg(canvas, leg, light, rect)
            light["halo"] = pygame.transform.smoothscale(light["small"], rect.size)
        light["drawn"] = max(light["drawn"], upto)
        canvas.surface.blit(light["halo"], rect, special_flags=pygame.BLEND_RGB_ADD)
        canvas.surface.blit(light["map"], rect, special_flags=pygame.BLEND_RGB_ADD)

    def _draw_leg(self, canvas: Canvas, leg: Leg, light: dict[str, Any], rect: pygame.Rect) -> None:
        seat, figure, path = leg
        look = canvas.theme.players[self.view.emblems[seat]]
        pixels = [canvas.to_pixels(*_lane(centre(tile), seat)) for tile in path]
        points = [(x - rect.left, y - rect.top) for x, y in pixels]
        pygame.draw.lines(light["map"], look.light, False, points, canvas.size(2.6 if figure == "A" else 1.6))
        dim = tuple(channel // 3 for channel in look.base)
        pygame.draw.lines(light["small"], dim, False, [(x // _HALO, y // _HALO) for x, y in points], 2)


def _lane(place: Point, seat: int) -> Point:
    """Each player's light runs in a lane of its own."""
    return place[0] + mix(-9, 9, seat / 3), place[1] + mix(-9, 9, seat / 3)
