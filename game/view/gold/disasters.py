"""What a chamber may let loose: a mummy on all shortest ways, or a curse that blows the lanterns out."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import pygame

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.floor import Motion
from game.view.gold.photos import GoldPhotos
from game.view.gold.pieces import SPRITES, Flyer, Pose, loot_size
from game.view.gold.places import PIT, Key, Point, centre
from game.view.gold.site import Site
from game.view.gold.stage import During
from game.view.gold.treasures import bounce
from game.view.stage import arc, shows
from game.view.timeline import Clip
from game.view.tween import between, mix, out_back

_EYES, _ROAR, _RISE = 0.38, 0.72, 1.15  # seconds: eyes open, it has climbed out, it runs
_FLEE = 0.095  # seconds a tile: faster than the mummy
_FRIGHT = 0.3
_SHORTEST_RUN = 1.0  # seconds: what is over at once frightens nobody
_CRUMBLE = 0.55
_DIM = 0.3
_RIBBON = 12  # knots of the bandage behind a mummy
_MUMMY = (54.0, 67.5)


def covering_ways(site: Site, start: str, ways: tuple[str, ...]) -> list[list[str]]:
    """A few shortest ways that together pass over all these tiles."""
    depth = site.distances(start)
    found: list[list[str]] = []
    left = set(ways)
    while left:
        middle = max(left, key=lambda tile: (depth.get(tile, 0), tile))
        way = [*_back_to_start(site, middle, depth, left), *_on_to_entrance(site, middle, depth, set(ways))]
        found.append(way)
        left -= set(way)
    return found


def _back_to_start(site: Site, tile: str, depth: dict[str, int], fresh: set[str]) -> list[str]:
    way = [tile]
    while depth.get(way[0], 0) > 0:
        before = [other for other in site.linked(way[0]) if depth.get(other, 99) == depth[way[0]] - 1]
        if not before:
            break
        way.insert(0, max(before, key=lambda other: (other in fresh, other)))
    return way


def _on_to_entrance(site: Site, tile: str, depth: dict[str, int], ways: set[str]) -> list[str]:
    way: list[str] = []
    here = tile
    while here != site.entrance:
        after = [o for o in site.linked(here) if o in ways and depth.get(o, -1) == depth.get(here, 0) + 1]
        if not after:
            break
        here = sorted(after)[0]
        way.append(here)
    return way


def along(points: list[Point], way: float) -> Point:
    """The place after so many steps of a way."""
    if len(points) == 1:
        return points[0]
    number = max(0, min(int(way), len(points) - 2))
    part = min(1.0, max(0.0, way - number))
    (x0, y0), (x1, y1) = points[number], points[number + 1]
    return mix(x0, x1, part), mix(y0, y1, part)


class GoldDisasters(GoldPhotos):
    """One method per event of a turn that does not go well."""

    absorbs: ClassVar[dict[type, tuple[type, ...]]] = {
        story.MummyWoke: (story.FigureFled,),
        story.CurseStruck: (story.LanternsWentOut,),
    }

    # -- mummy ----------------------------------------------------------------------------------------------
    @shows(story.MummyWoke)
    def wake(self, event: story.MummyWoke) -> None:
        """It rises and runs all shortest ways to the entrance; who stands there flees before it."""
        fled = list(self.group)
        if self.calm:
            self._wake_calmly(event, fled)
            return
        ways = covering_ways(self.told, event.tile, event.ways)
        depth = self.told.distances(event.tile)
        length = max(len(way) for way in ways)
        pace = max(self.seconds("mummy"), _SHORTEST_RUN / length)
        running = pace * (length - 1)
        self.timeline.add(
            self.clip(_RISE, lambda: self._rise(event.tile), sound="mummy"),
            self.shaking(0.5, 0.9, delay=_ROAR),
            self.clip(_RISE, self._dimming(0.0, 1.0)),
        )
        clips = [self.clip(pace * (len(way) - 1), partial(self._run, way)) for way in ways]
        clips += self.sounds("walk-porter", length - 1, pace)
        clips += [self._fleeing(one, ways, pace * depth.get(one.tile, 0)) for one in fled]
        clips.append(self.clip(_CRUMBLE, self._crumble, delay=running, sound="curse"))
        clips.append(self.clip(0.0, self._dimming(1.0, 1.0)))
        self.timeline.add(*clips)
        self.timeline.add(self.clip(0.3, self._dimming(1.0, 0.0), self.following(event)))

    def _wake_calmly(self, event: story.MummyWoke, fled: list[Any]) -> None:
        """The ways are shown, and the figures are at the entrance."""
        x, y = centre(event.tile)

        def paint(canvas: Canvas, part: float) -> None:
            strength = math.sin(math.pi * part)
            self._paint_ways(canvas, event.ways, 0.8 * strength)
            canvas.sprite("mummy", x - 27, y - 40, *_MUMMY, alpha=strength)

        self.timeline.add(self.clip(1.1, lambda: self.painting("ways", paint), sound="mummy"))
        self.just_follow(event, *fled, seconds=self.seconds("reduced"))

    def _paint_ways(self, canvas: Canvas, ways: tuple[str, ...], strength: float, colour: str = "teal") -> None:
        for tile in ways:
            x, y = centre(tile)
            canvas.fill((x - 22, y - 22, 44, 44), colour, 0.5 * strength, 22)

    def _dimming(self, start: float, end: float) -> Callable[[], During]:
        """While it is about, all other light is weaker."""
        return lambda: lambda part: setattr(self, "dim", _DIM * mix(start, end, part))

    def _rise(self, tile: str) -> During:
        """Two eyes open in the dark; it climbs out of the floor; it draws itself up."""
        x, y = centre(tile)
        w, h = _MUMMY
        floor = y + 26.0

        def paint(canvas: Canvas, part: float) -> None:
            passed = part * _RISE
            up = out_back(between(passed, _EYES, _ROAR))
            roar = math.sin(math.pi * between(passed, _ROAR, _RISE))
            canvas.glow(x, y, 60 + 30 * roar, 0.35 + 0.5 * max(up, roar), "light-moon")
            kept = canvas.surface.get_clip()
            canvas.surface.set_clip(kept.clip(canvas.rect((x - 80, y - 140, 160, floor - y + 140))))
            size = 1 + 0.34 * roar
            shiver = 3 * math.sin(passed * 55) * roar
            if up > 0:
                top = floor - h * size * up
                canvas.sprite("mummy", x - w * size / 2 + shiver, top, w * size, h * size)
            else:
                open_eyes = 0.0 if 0.16 < passed < 0.22 else min(1.0, passed / 0.1)  # they blink once
                self._paint_eyes(canvas, x, y - 4, open_eyes)
            canvas.surface.set_clip(kept)

        shown = self.painting(("rise", tile), paint)

        def during(part: float) -> None:
            shown(part)
            if self.lively and _EYES < part * _RISE < _ROAR and int(part * 40) % 3 == 0:
                self.particles.burst("small-dust", x, floor, 3, 26)
            if part >= 1 and self.lively:
                self.particles.burst("bandage", x, y - 10, 5, 20)

        return during

    def _paint_eyes(self, canvas: Canvas, x: float, y: float, strength: float) -> None:
        canvas.glow(x, y, 30, 0.6 * strength, "light-moon")
        for dx in (-8, 8):
            canvas.fill((x + dx - 3, y - 3, 6, 6), "teal", strength, 3)

    def _run(self, way: list[str]) -> During:
        points = [centre(tile) for tile in way]
        w, h = _MUMMY
        trodden = [0]

        def paint(canvas: Canvas, part: float) -> None:
            steps = part * (len(points) - 1)
            self._paint_ribbon(canvas, points, steps)
            x, y = along(points, steps)
            ahead = along(points, min(len(points) - 1.0, steps + 0.45))
            canvas.glow(*ahead, 52, 0.5, "light-moon")
            hop = 8 * abs(math.sin(steps * math.pi * 1.5))
            canvas.sprite("mummy", x - w / 2, y + 22 - h - hop, w, h, angle=round(4 * math.sin(steps * 6)) * 2.5)

        shown = self.painting(("run", tuple(way)), paint)

        def during(part: float) -> None:
            shown(part)
            if self.lively and part * (len(points) - 1) > trodden[0]:
                trodden[0] += 1
                x, y = along(points, part * (len(points) - 1))
                self.particles.burst("small-dust", x, y + 20, 4, 8)

        return during

    def _paint_ribbon(self, canvas: Canvas, points: list[Point], steps: float) -> None:
        """A bandage that has come loose flutters behind it."""
        ribbon = []
        for knot in range(_RIBBON):
            x, y = along(points, max(0.0, steps - 0.11 * knot))
            wave = (2 + 0.7 * knot) * math.sin(steps * 9 - knot * 0.9)
            ribbon.append(canvas.to_pixels(x + wave * 0.5, y - 8 + wave))
        for colour, thick in (((27, 17, 11), 7.0), ((226, 214, 180), 4.0)):
            pygame.draw.lines(canvas.surface, colour, False, ribbon, canvas.size(thick))

    def _crumble(self) -> During:
        """In the moonlight it is only dust and linen."""
        x, y = centre(self.site.entrance)
        w, h = _MUMMY

        def paint(canvas: Canvas, part: float) -> None:
            canvas.glow(x, y, 80, 1 - part, "light-moon")
            sunk = h * (1 - part)
            place = (x - w / 2 * (1 + 0.4 * part), y + 22 - sunk, w * (1 + 0.4 * part), max(2.0, sunk))
            canvas.sprite("mummy", *place, alpha=1 - part * part)

        if self.lively:
            self.particles.burst("bandage", x, y, 14, 26)
            self.particles.burst("small-dust", x, y + 16, 6, 24)
        return self.painting("crumble", paint)

    def _fleeing(self, event: story.FigureFled, ways: list[list[str]], when: float) -> Clip:
        """Arms up in fright, then past everybody to the stairs; what was carried stays."""
        way = next((way for way in ways if event.tile in way), [event.tile])
        rest = way[way.index(event.tile) :]
        key: Key = ("figure", event.seat, event.figure)
        running = _FLEE * max(1, len(rest) - 1)
        seconds = _FRIGHT + running

        def begin() -> During:
            spot, goal = self.seen_spots()[key], self.spots_after(event)[key]
            points = [(spot.x, spot.y), *(centre(tile) for tile in rest[1:-1]), (goal.x, goal.y)]
            pose = self.poses[key] = Pose(spot.x, spot.y, spot.size, fright=True)
            falling = self._let_fall(event)

            def during(part: float) -> None:
                passed = part * seconds
                falling(min(1.0, passed / _FRIGHT))
                pose.cry = passed < _FRIGHT
                if pose.cry:
                    pose.lift = 2.4 * math.sin(math.pi * passed / _FRIGHT)
                    pose.lean = 10 * math.sin(passed * 50)
                    return
                far = (passed - _FRIGHT) / running
                pose.x, pose.y = along(points, far * (len(points) - 1))
                pose.size = mix(spot.size, goal.size, far)
                pose.lift, pose.lean = 0.5 * abs(math.sin(passed * 26)), 12 * math.sin(passed * 26)

            return during

        def stand() -> None:
            self.poses.pop(key, None)
            self.flyers.pop(("fell", event.seat), None)
            self.site.follow(event)

        return self.clip(seconds, begin, stand, delay=max(0.0, when - 0.12), sound="walk")

    def _let_fall(self, event: story.FigureFled) -> During:
        """What the archaeologist carried springs out of the hands and stays lying."""
        treasure = event.left_behind
        if treasure is None:
            return lambda part: None
        number = self.site.loot.get(event.tile, []).count(treasure)
        goal = self.spots_after(event)["loot", event.tile, number, treasure]
        start = self._carried_at(event.seat)
        flyer = self.flyers["fell", event.seat] = Flyer(SPRITES[treasure], *start, *loot_size(treasure, goal.size))
        self.site.carries[event.seat] = None

        def during(part: float) -> None:
            flyer.x, flyer.y = arc(start, (goal.x, goal.y), part, 22)
            flyer.y -= bounce(part, 20)

        return during

    @shows(story.FigureFled, story.LanternsWentOut)
    def happen_alone(self, event: Any) -> None:
        """Shown with the mummy or the curse; alone it only happens."""
        self.just_follow(event)

    @shows(story.MummyAsleep)
    def snore(self, event: story.MummyAsleep) -> None:
        """A snore behind the stone."""
        self._wisps(event.tile, "z", "mummy-asleep", "muted")
        self.just_follow(event)

    @shows(story.CurseAsleep)
    def whisper(self, event: story.CurseAsleep) -> None:
        """A breath of wind that finds no way."""
        self._wisps(event.tile, "~", "mummy-asleep", "danger")
        self.just_follow(event)

    def _wisps(self, tile: str, sign: str, sound: str, colour: str) -> None:
        """Signs rise from the stone, which breathes."""
        x, y = centre(tile)

        def paint(canvas: Canvas, part: float) -> None:
            for number, style in enumerate(("value", "name", "score")):
                t = part * 1.7 - 0.35 * number
                if 0 < t < 1:
                    rise = 0.0 if self.calm else 40 * t
                    sway = 0.0 if self.calm else 6 * math.sin(t * 7 + number)
                    place = (x + 14 + 15 * number + sway, y - 14 - 12 * number - rise)
                    canvas.text(sign, *place, style, colour, "centre", alpha=math.sin(math.pi * t))

        shown = self.painting(("wisp", tile), paint)

        def during(part: float) -> None:
            shown(part)
            if not self.calm:
                self.motions[tile] = Motion(size=1 + 0.035 * math.sin(2 * math.pi * 2 * part) ** 2)
            if part >= 1:
                self.motions.pop(tile, None)

        self.timeline.add(self.clip(1.9, lambda: during, sound=sound))

    # -- curse ----------------------------------------------------------------------------------------------
    @shows(story.CurseStruck)
    def curse(self, event: story.CurseStruck) -> None:
        """A violet gust sweeps the ways; the lanterns lean, go out one after another and fly home."""
        out = [(one.seat, tile) for one in self.group for tile in one.tiles]
        depth = self.told.distances(event.tile)
        out.sort(key=lambda row: (depth.get(row[1], 0), row))
        length = max((depth.get(tile, 0) for tile in event.ways), default=1) or 1
        seconds = self.seconds("curse")
        clips = [self.clip(seconds, lambda: self._gust(event.ways, depth, length), sound="curse")]
        clips += [
            self.clip(seconds, partial(self._brace, key, depth[tile] / (length + 2)))
            for key, tile in self._figures_on(event.ways)
        ]
        stagger = self.seconds("curse-stagger")
        for number, (seat, tile) in enumerate(out):
            when = seconds * 0.7 * depth.get(tile, 0) / length + stagger * number
            clips.append(self.clip(0.3, partial(self._blow_out, seat, tile), delay=when))
        self.timeline.add(*clips)
        self._send_home(event, list(self.group), out)

    def _gust(self, ways: tuple[str, ...], depth: dict[str, int], length: int) -> During:
        def paint(canvas: Canvas, part: float) -> None:
            canvas.fill(PIT, (52, 18, 96), 0.42 * math.sin(math.pi * part))
            if self.calm:
                self._paint_ways(canvas, ways, math.sin(math.pi * part), "danger")
                return
            for tile in ways:
                near = 1 - abs(part * (length + 2) - depth.get(tile, 0) - 0.7) / 1.4
                if near > 0:
                    x, y = centre(tile)
                    size = 102.0
                    lean = 16 * math.sin(part * 20 + depth.get(tile, 0))
                    place = (x - size / 2 + lean, y - size / 2 - 4, size, size)
                    canvas.sprite("curse-wind", *place, alpha=min(1.0, near))

        shown = self.painting("gust", paint)
        blown = [0]

        def during(part: float) -> None:
            shown(part)
            front = [tile for tile in ways if depth.get(tile, 0) == blown[0]]
            if self.lively and part * (length + 2) > blown[0] and front:
                blown[0] += 1
                for tile in front:
                    self.particles.burst("small-dust", *centre(tile), 5, 30)

        return during

    def _figures_on(self, ways: tuple[str, ...]) -> list[tuple[Key, str]]:
        figures = self.told.figures.items()
        return [(("figure", seat, figure), tile) for (seat, figure), tile in figures if tile in ways]

    def _brace(self, key: Key, when: float) -> During:
        """A figure in the wind: thrown up arms, blown askew, set down again."""
        spot = self.seen_spots()[key]
        pose = self.poses[key] = Pose(spot.x, spot.y, spot.size)

        def during(part: float) -> None:
            gust = 0.0 if self.calm else math.sin(math.pi * between(part, when, when + 0.3))
            pose.fright = gust > 0.25
            pose.lean = 20 * gust + 4 * math.sin(part * 70) * gust
            pose.x, pose.lift = spot.x + 7 * gust, 0.7 * gust
            if part >= 1:
                self.poses.pop(key, None)

        return during

    def _blow_out(self, seat: int, tile: str) -> During:
        key: Key = ("lantern", seat, tile)
        spot = self.seen_spots()[key]
        pose = self.poses[key] = Pose(spot.x, spot.y, spot.size)

        def during(part: float) -> None:
            pose.lit = 1 - part
            pose.lean = 0.0 if self.calm else 12 * math.sin(math.pi * part)
            if part >= 1 and self.lively:
                self.particles.burst("small-dust", spot.x, spot.y - 14, 3, 4)  # smoke

        return during

    def _send_home(self, event: Any, group: list[Any], out: list[tuple[int, str]]) -> None:
        if not out:
            self.just_follow(event, *group)
            return

        def let_go() -> None:
            for seat, tile in out:
                self.poses.pop(("lantern", seat, tile), None)

        count = [0] * self.told.players
        flights = []
        for number, (seat, tile) in enumerate(out):
            place = self.told.lanterns_left[seat] + count[seat]
            count[seat] += 1
            flights.append(self.lantern_home(seat, tile, place, 0.06 * number))
        # flights look for their lanterns when they set out, so the site follows after the last of them
        self.timeline.add(*flights, self.clip(0.06 * len(out) + 0.02, self._hide_as_they_go(out), None))
        self.timeline.add(self.clip(0.0, after=let_go), self.clip(0.0, after=self.following(event, *group)))

    def _hide_as_they_go(self, out: list[tuple[int, str]]) -> Any:
        def begin() -> During:
            def during(part: float) -> None:
                for number, (seat, tile) in enumerate(out):
                    pose = self.poses.get(("lantern", seat, tile))
                    if pose is not None and part >= number / len(out):
                        pose.alpha = 0.0

            return during

        return begin
