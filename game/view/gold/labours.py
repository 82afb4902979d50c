"""The daily work of an expedition, event by event: walking, revealing, turning, lanterns, the turn itself."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.engine.gold import story
from game.view.gold.choices import default_opening
from game.view.gold.floor import Motion
from game.view.gold.pieces import LANTERN, Flyer, Pose
from game.view.gold.places import Key, Point, centre, tile_box, turn_of
from game.view.gold.stage import During, GoldStage
from game.view.sprites import Recolour, player_recolour
from game.view.stage import shows
from game.view.tween import in_out_cubic, in_quad, mix, out_back, out_quad

_GLIDE = 0.13  # seconds for a tile on which a lantern carries on
_ROOM = 0.8  # steps before a figure's goal others begin to make room


class GoldLabours(GoldStage):
    """One method per event of an ordinary turn."""

    # -- walking --------------------------------------------------------------------------------------------
    @shows(story.FigureWalked)
    def walk(self, event: story.FigureWalked) -> None:
        """Hop by hop; along lanterns in one glide, each glinting as it is passed."""
        porter = event.figure == "P"
        steps = len(event.path) - 1
        each = self.seconds("walk-porter" if porter else "walk")
        if event.lanterns:
            each = max(_GLIDE, 0.36 / steps)
        length = self.seconds("reduced") if self.calm else each * steps
        sound = "walk-porter" if porter else "walk"
        clips = [self.clip(length, lambda: self._walking(event, steps), self.following(event))]
        clips += self.sounds(sound, steps, each)
        for number, tile in enumerate(event.lanterns):
            clips.append(self.clip(0.0, after=partial(self._glint, tile), delay=each * (number + 1)))
        self.timeline.add(*clips)

    def _walking(self, event: story.FigureWalked, steps: int) -> During:
        key: Key = ("figure", event.seat, event.figure)
        after = self.spots_after(event)
        start, end = self.seen_spots()[key], after[key]
        stops: list[Point] = [(start.x, start.y), *(self._step_on(t) for t in event.path[1:-1]), (end.x, end.y)]
        pose = self.poses[key] = Pose(start.x, start.y, start.size)
        heavy = event.figure == "P"

        def during(part: float) -> None:
            if self.calm:
                pose.alpha = 1 - part
            else:
                self._hop(pose, stops, part * steps, heavy, bool(event.lanterns))
                pose.size = mix(start.size, end.size, part)
            if part * steps > steps - _ROOM:
                self.room = after  # whoever stands there moves up
            if part >= 1:
                self.poses.pop(key, None)
                self.room = {}

        return during

    def _step_on(self, tile: str) -> Point:
        x, y = centre(tile)
        return x, y + 4

    def _hop(self, pose: Pose, stops: list[Point], way: float, heavy: bool, glides: bool) -> None:
        number = min(int(way), len(stops) - 2)
        part = way - number
        (x0, y0), (x1, y1) = stops[number], stops[number + 1]
        pose.x, pose.y = mix(x0, x1, part), mix(y0, y1, part)
        if not glides:
            pose.y -= (5 if heavy else 4) * abs(math.sin(math.pi * part * (2 if heavy else 1)))
            pose.lean = 4 * math.sin(2 * math.pi * part)
        else:
            pose.lift = 0.3
            pose.lean = 6 * (1 if x1 > x0 else -1 if x1 < x0 else 0)

    def _glint(self, tile: str) -> None:
        if self.lively:
            self.particles.burst("sparkle", *centre(tile), 7, 14)

    # -- tiles ----------------------------------------------------------------------------------------------
    @shows(story.TileRevealed)
    def reveal(self, event: story.TileRevealed) -> None:
        """The tile flips: its back narrows to an edge that glints, its face opens from it."""
        half = self.seconds("flip") / 2
        tile = event.tile

        def uncover() -> None:
            self.site.follow(event)
            self.unset = default_opening(self.site)

        def narrow() -> During:
            motion = self.motions[tile] = Motion(lift=0.3)
            return lambda part: self._flip(motion, 1 - part, part)

        def widen() -> During:
            motion = self.motions[tile] = Motion(wide=0.0, lift=0.3)

            def during(part: float) -> None:
                self._flip(motion, part, 1 - part)
                if part >= 1:
                    self.motions.pop(tile, None)
                    self._dust(tile, 4)
                    if event.chamber and self.lively:
                        self.particles.burst("sparkle", *centre(tile), 12, 30)

            return during

        self.timeline.add(self.clip(half, narrow, uncover, in_quad, "flip"))
        self.timeline.add(self.clip(half, widen, None, out_quad))

    def _flip(self, motion: Motion, wide: float, glint: float) -> None:
        if self.calm:
            motion.alpha = wide
        else:
            motion.wide, motion.glint = wide, glint

    @shows(story.TileTurned)
    def turn(self, event: story.TileTurned) -> None:
        """The revealed tile is turned as its finder liked, and set down."""

        def lay() -> None:
            self.site.follow(event)
            self.unset = None

        self._turn_tile(event.tile, lambda: self.unset, event.open, lay)

    @shows(story.TileRotated)
    def rotate(self, event: story.TileRotated) -> None:
        """A porter turns a tile; one that was seen turned in the preview is only set down."""
        seen = self.previewed == (event.tile, event.after)
        self.previewed = None
        if seen:
            self.site.tiles[event.tile].open = event.after
        self._turn_tile(
            event.tile, lambda: event.after if seen else event.before, event.after, self.following(event)
        )

    def _turn_tile(self, tile: str, before: Any, after: str, lay: Any) -> None:
        shape = self.site.tiles[tile].shape or self._shape_told(tile)
        start = before() or after
        delta = (turn_of(shape, after) - turn_of(shape, start) + 180) % 360 - 180 if start != after else 0
        if shape == "straight" and delta:
            delta = 90
        seconds = self.seconds("reduced") if self.calm else self.seconds("rotate") * max(1, abs(delta) // 90)

        def begin() -> During:
            motion = self.motions[tile] = Motion(lift=0.5)

            def during(part: float) -> None:
                if not self.calm:
                    over = 2 * math.sin(math.pi * part) if part > 0.5 else 0.0
                    motion.angle = delta * part + (over if delta > 0 else -over if delta else 0)
                motion.lift = 0.5 * (1 - part)
                if part >= 1:
                    self.motions.pop(tile, None)
                    self._dust(tile, 5)

            return during

        sound = "rotate" if delta else "place"
        self.timeline.add(self.clip(seconds, begin, lay, in_out_cubic, sound))

    def _shape_told(self, tile: str) -> str:
        face = self.site.tiles.get(tile)
        return (face.shape if face else None) or "tee"

    def _dust(self, tile: str, count: int) -> None:
        if self.lively:
            x, y, w, h = tile_box(tile)
            for corner_x, corner_y in ((x + 8, y + h - 6), (x + w - 8, y + h - 6)):
                self.particles.burst("small-dust", corner_x, corner_y, count, 10)

    # -- lanterns -------------------------------------------------------------------------------------------
    @shows(story.LanternSet)
    def set_lantern(self, event: story.LanternSet) -> None:
        """It is lit, and its light grows a little over its radius and back."""
        key: Key = ("lantern", event.seat, event.tile)

        def begin() -> During:
            self.site.follow(event)
            spot = self.spots()[key]
            pose = self.poses[key] = Pose(spot.x, spot.y, spot.size, lit=0.0)

            def during(part: float) -> None:
                pose.lit = out_back(part) * (1.0 if part >= 1 else 1.04)
                pose.size = spot.size * (0.6 + 0.4 * out_back(part))
                if part >= 1:
                    self.poses.pop(key, None)

            return during

        self.timeline.add(self.clip(self.seconds("lantern-lit"), begin, sound="lantern"))

    @shows(story.LanternTaken)
    def take_lantern(self, event: story.LanternTaken) -> None:
        """It goes out and flies back to its owner."""
        self.timeline.add(
            self.lantern_home(event.seat, event.tile, self.site.lanterns_left[event.seat], 0.0, event)
        )

    def lantern_home(self, seat: int, tile: str, number: int, delay: float, *events: Any) -> Any:
        """A lantern on its way home; the site follows the events when it sets out."""
        key: Key = ("lantern", seat, tile)

        def make() -> tuple[Flyer, Point]:
            spot = self.seen_spots().get(key)
            x, y = (spot.x, spot.y) if spot else centre(tile)
            self.following(*events)()
            recolour = self.recolour(seat)
            return Flyer("lantern-off", x, y, *LANTERN, recolour=recolour), self.panels.slot(
                self.site, seat, "lantern", min(4, number)
            )

        return self.flight(("home", seat, tile), make, self.seconds("take-fly"), 70, delay, "lantern-out")

    def recolour(self, seat: int) -> Recolour:
        """What turns player 1's sprites into this seat's."""
        look = self.view.look.theme.players[self.view.emblems[seat]]
        return player_recolour(look.base, look.light, look.dark)

    # -- turns ----------------------------------------------------------------------------------------------
    @shows(story.TurnEnded, story.ClockPlayerChanged)
    def note(self, event: Any) -> None:
        """The panels and the meter say it."""
        self.just_follow(event)

    @shows(story.TurnBegan)
    def begin_turn(self, event: story.TurnBegan) -> None:
        """A breath before the next player's corner lights up."""
        self.just_follow(event, seconds=0.12)

    @shows(story.CountdownMoved)
    def count_down(self, event: story.CountdownMoved) -> None:
        """The cracks in the bust's chamber grow."""
        self.timeline.add(self.shaking(0.5, 0.6), self.clip(0.25, after=self.following(event)))
