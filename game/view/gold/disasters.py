"""What a chamber may let loose: a mummy on all shortest ways, or a curse that blows the lanterns out."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, ClassVar

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.photos import GoldPhotos
from game.view.gold.pieces import Pose
from game.view.gold.places import PIT, Key, Point, centre
from game.view.gold.site import Site
from game.view.gold.stage import During
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import mix, out_back

_RISE = 0.6
_FLEE = 0.085  # seconds a tile: faster than the mummy
_FRIGHT = 0.2
_DIM = 0.15
_TAIL = 5  # scraps of bandage behind a mummy


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
        pace = self.seconds("mummy")
        length = max(len(way) for way in ways)
        clips = [self.clip(_RISE, lambda: self._rise(event.tile), sound="mummy")]
        clips += [self.clip(pace * (len(way) - 1), partial(self._run, way), delay=_RISE) for way in ways]
        clips += self.sounds("walk-porter", length - 1, pace, _RISE)
        clips.append(self.clip(_RISE + pace * length, self._dimming))
        clips += [self._fleeing(one, depth, ways, _RISE + pace * depth.get(one.tile, 0)) for one in fled]
        self.timeline.add(*clips)
        self.just_follow(event, *fled)
        self.timeline.wait(0.3)

    def _wake_calmly(self, event: story.MummyWoke, fled: list[Any]) -> None:
        """The ways are shown, and the figures are at the entrance."""
        paint = lambda canvas, part: self._paint_ways(canvas, event.ways, 0.8 * math.sin(math.pi * part))  # noqa: E731
        self.timeline.add(self.clip(1.1, lambda: self.painting("ways", paint), sound="mummy"))
        self.just_follow(event, *fled, seconds=self.seconds("reduced"))

    def _paint_ways(self, canvas: Canvas, ways: tuple[str, ...], strength: float, colour: str = "teal") -> None:
        for tile in ways:
            x, y = centre(tile)
            canvas.fill((x - 22, y - 22, 44, 44), colour, 0.5 * strength, 22)

    def _dimming(self) -> During:
        return lambda part: setattr(self, "dim", _DIM * min(1.0, 8 * part, 8 * (1 - part)))

    def _rise(self, tile: str) -> During:
        x, y = centre(tile)

        def paint(canvas: Canvas, part: float) -> None:
            size = mix(14, 60, out_back(part))
            canvas.glow(x, y, 70 * part + 8, 0.6, "light-moon")
            canvas.sprite("mummy", x - size * 0.4, y + 22 - size, size * 0.8, size, alpha=min(1.0, part * 3))
            self._paint_eyes(canvas, x, y + 22 - size * 0.82, part)

        return self.painting(("rise", tile), paint)

    def _paint_eyes(self, canvas: Canvas, x: float, y: float, strength: float) -> None:
        for dx in (-5, 4):
            canvas.fill((x + dx - 1.5, y - 1.5, 4, 4), "teal", strength, 2)

    def _run(self, way: list[str]) -> During:
        points = [centre(tile) for tile in way]

        def paint(canvas: Canvas, part: float) -> None:
            steps = part * (len(points) - 1)
            for scrap in range(_TAIL, 0, -1):
                x, y = along(points, max(0.0, steps - 0.22 * scrap))
                wave = 5 * math.sin(steps * 7 + scrap)
                canvas.fill((x - 7, y + wave - 3 + scrap, 14, 4), (226, 214, 180), 0.7 - 0.11 * scrap, 2)
            x, y = along(points, steps)
            ahead = along(points, min(len(points) - 1.0, steps + 0.35))
            canvas.glow(*ahead, 44, 0.75, "light-moon")
            hop = 5 * abs(math.sin(steps * math.pi * 1.5))
            canvas.sprite("mummy", x - 24, y - 38 - hop, 48, 60, angle=5 * math.sin(steps * 6))
            self._paint_eyes(canvas, x, y - 27 - hop, 1.0)

        return self.painting(("run", tuple(way)), paint)

    def _fleeing(self, event: story.FigureFled, depth: dict[str, int], ways: list[list[str]], when: float) -> Clip:
        """Arms up in fright, then past everybody to the stairs; what was carried stays."""
        way = next((way for way in ways if event.tile in way), [event.tile])
        rest = way[way.index(event.tile) :]
        key: Key = ("figure", event.seat, event.figure)
        seconds = _FRIGHT + _FLEE * max(1, len(rest) - 1)

        def begin() -> During:
            spot = self.spots()[key]
            points = [(spot.x, spot.y), *(centre(tile) for tile in rest[1:])]
            pose = self.poses[key] = Pose(spot.x, spot.y, spot.size, fright=True)

            def during(part: float) -> None:
                passed = part * seconds
                if passed < _FRIGHT:
                    jump = math.sin(math.pi * passed / _FRIGHT)
                    pose.lift, pose.lean = 0.9 * jump, 10 * math.sin(passed * 60)
                else:
                    pose.x, pose.y = along(points, (passed - _FRIGHT) / _FLEE)
                    pose.lift, pose.lean = 0.2, 9 * math.sin(passed * 40)
                if part >= 1:
                    pose.lean = pose.lift = 0.0

            return during

        def stand() -> None:
            self.poses.pop(key, None)
            self.site.figures[event.seat, event.figure] = self.site.entrance

        return self.clip(seconds, begin, stand, delay=max(0.0, when - 0.1), sound="walk")

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
        x, y = centre(tile)

        def paint(canvas: Canvas, part: float) -> None:
            for number, style in enumerate(("strong", "value", "name")):
                t = part * 1.6 - 0.3 * number
                if 0 < t < 1:
                    rise = 0.0 if self.calm else 34 * t
                    place = (x + 16 + 12 * number, y - 14 - 10 * number - rise)
                    canvas.text(sign, *place, style, colour, "centre", alpha=math.sin(math.pi * t))

        self.timeline.add(self.clip(1.5, lambda: self.painting(("wisp", tile), paint), sound=sound))

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
        stagger = self.seconds("curse-stagger")
        for number, (seat, tile) in enumerate(out):
            when = seconds * 0.7 * depth.get(tile, 0) / length + stagger * number
            clips.append(self.clip(0.3, partial(self._blow_out, seat, tile), delay=when))
        self.timeline.add(*clips)
        self._send_home(event, list(self.group), out)

    def _gust(self, ways: tuple[str, ...], depth: dict[str, int], length: int) -> During:
        def paint(canvas: Canvas, part: float) -> None:
            canvas.fill(PIT, (70, 30, 120), 0.3 * math.sin(math.pi * part))
            if self.calm:
                self._paint_ways(canvas, ways, math.sin(math.pi * part), "danger")
                return
            for tile in ways:
                near = 1 - abs(part * (length + 2) - depth.get(tile, 0) - 0.7) / 1.4
                if near > 0:
                    x, y = centre(tile)
                    size = 84.0
                    lean = 14 * math.sin(part * 20 + depth.get(tile, 0))
                    canvas.sprite(
                        "curse-wind", x - size / 2 + lean, y - size / 2, size, size, alpha=min(1.0, near)
                    )

        return self.painting("gust", paint)

    def _blow_out(self, seat: int, tile: str) -> During:
        key: Key = ("lantern", seat, tile)
        spot = self.spots()[key]
        pose = self.poses[key] = Pose(spot.x, spot.y, spot.size)

        def during(part: float) -> None:
            pose.lit = 1 - part
            pose.lean = 0.0 if self.calm else 12 * math.sin(math.pi * part)

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
