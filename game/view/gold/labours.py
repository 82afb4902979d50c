"""The daily work of an expedition, event by event: walking, revealing, turning, lanterns, treasures, photos."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.floor import Motion
from game.view.gold.pieces import LANTERN, SPRITES, Flyer, Pose, loot_size
from game.view.gold.places import Key, Point, centre, tile_box, turn_of
from game.view.gold.stage import During, GoldStage
from game.view.stage import arc, shows
from game.view.tween import in_out_cubic, in_quad, mix, out_back, out_cubic, out_quad

_GLIDE = 0.13  # seconds for a tile on which a lantern carries on


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
        start, end = self.spots()[key], self.spots_after(event)[key]
        stops: list[Point] = [(start.x, start.y), *(self._step_on(t) for t in event.path[1:-1]), (end.x, end.y)]
        pose = self.poses[key] = Pose(start.x, start.y, start.size)
        heavy = event.figure == "P"

        def during(part: float) -> None:
            if self.calm:
                pose.alpha = 1 - part
            else:
                self._hop(pose, stops, part * steps, heavy, bool(event.lanterns))
                pose.size = mix(start.size, end.size, part)
            if part >= 1:
                self.poses.pop(key, None)

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
        if self.timeline.busy and not self.calm:
            self.particles.burst("sparkle", *centre(tile), 5, 14)

    # -- tiles ----------------------------------------------------------------------------------------------
    @shows(story.TileRevealed)
    def reveal(self, event: story.TileRevealed) -> None:
        """The tile flips: its back narrows to an edge that glints, its face opens from it."""
        half = self.seconds("flip") / 2
        tile = event.tile

        def uncover() -> None:
            self.site.follow(event)
            self.unset = self._default()

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

            return during

        self.timeline.add(self.clip(half, narrow, uncover, in_quad, "flip"))
        self.timeline.add(self.clip(half, widen, None, out_quad))

    def _default(self) -> str | None:
        from game.view.gold.choices import default_opening

        return default_opening(self.site)

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
        if self.timeline.busy and not self.calm:
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
            spot = self.spots().get(key)
            x, y = (spot.x, spot.y) if spot else centre(tile)
            self.following(*events)()
            colours = self.view.look.theme.players[self.view.emblems[seat]]
            from game.view.sprites import player_recolour

            recolour = player_recolour(colours.base, colours.light, colours.dark)
            return Flyer("lantern-off", x, y, *LANTERN, recolour=recolour), self.panels.slot(
                self.site, seat, "lantern", min(4, number)
            )

        return self.flight(("home", seat, tile), make, self.seconds("take-fly"), 70, delay, "lantern-out")

    # -- treasures ------------------------------------------------------------------------------------------
    def _carried_at(self, seat: int) -> Point:
        spot = self.spots().get(("figure", seat, "A"))
        x, y = (spot.x, spot.y) if spot else centre(self.site.entrance)
        return x + 9, y - 13

    @shows(story.TreasurePickedUp)
    def pick_up(self, event: story.TreasurePickedUp) -> None:
        """It rises with a warm glow into the archaeologist's hands."""

        def make() -> tuple[Flyer, Point]:
            number = self.site.loot[event.tile].index(event.treasure)
            spot = self.spots()[("loot", event.tile, number, event.treasure)]
            self.site.follow(event)
            goal = self._carried_at(event.seat)
            self.site.carries[event.seat] = None
            width, height = loot_size(event.treasure, spot.size)
            return Flyer(SPRITES[event.treasure], spot.x, spot.y, width, height, glow=0.8), goal

        def hold() -> None:
            self.site.carries[event.seat] = event.treasure

        seconds = self.seconds("take-lift") + 0.14
        self.timeline.add(self.flight(("up", event.seat), make, seconds, 30, sound="pick-up", after=hold))

    @shows(story.TreasureDropped)
    def drop(self, event: story.TreasureDropped) -> None:
        """It is laid down."""
        self._roll(event, event.tile, event.treasure, lambda: self._carried_at(event.seat), 0.24, "drop")

    @shows(story.TreasureLaidOut)
    def lay_out(self, event: story.TreasureLaidOut) -> None:
        """It rolls out of the dark of the chamber."""
        x, y = centre(event.tile)
        seconds = 0.7 if event.treasure == "bust" else 0.34
        self._roll(event, event.tile, event.treasure, lambda: (x, y - 26), seconds, "take")
        if event.treasure == "bust":
            self.timeline.add(self.clip(1.0, lambda: self._shine(event.tile), sound="win"))

    def _roll(self, event: Any, tile: str, treasure: Any, start: Any, seconds: float, sound: str) -> None:
        def begin() -> During:
            x0, y0 = start()
            self.site.follow(event)
            number = len(self.site.loot[tile]) - 1 - self.site.loot[tile][::-1].index(treasure)
            key: Key = ("loot", tile, number, treasure)
            spot = self.spots()[key]
            pose = self.poses[key] = Pose(x0, y0, spot.size)

            def during(part: float) -> None:
                if self.calm:
                    pose.x, pose.y, pose.alpha = spot.x, spot.y, part
                else:
                    pose.x, pose.y = arc((x0, y0), (spot.x, spot.y), part, 14)
                    pose.lean = (1 - part) * -200 if treasure != "bust" else 0
                    pose.size = spot.size * mix(0.5, 1, part)
                if part >= 1:
                    self.poses.pop(key, None)

            return during

        length = self.seconds("reduced") if self.calm else seconds
        self.timeline.add(self.clip(length, begin, ease=out_cubic, sound=sound))

    def _shine(self, tile: str) -> During:
        """The bust: rays behind the finest find of all."""
        x, y = centre(tile)

        def paint(canvas: Canvas, part: float) -> None:
            strength = math.sin(math.pi * part)
            canvas.glow(x, y - 4, 110, 0.9 * strength)
            if not self.calm:
                size = 150.0
                canvas.sprite("fx-rays", x - size / 2, y - 4 - size / 2, size, size, alpha=0.5 * strength)

        return self.painting(("shine", tile), paint)

    def painting(self, key: Any, paint: Any) -> During:
        """Something drawn over the board as long as its clip lasts."""

        def during(part: float) -> None:
            self.overlays[key] = lambda canvas: paint(canvas, part)
            if part >= 1:
                self.overlays.pop(key, None)

        return during

    @shows(story.TreasureStolen)
    def steal(self, event: story.TreasureStolen) -> None:
        """It jumps from one pair of hands into the other."""

        def make() -> tuple[Flyer, Point]:
            start, goal = self._carried_at(event.victim), self._carried_at(event.seat)
            self.site.follow(event)
            self.site.carries[event.seat] = None
            return Flyer(SPRITES[event.treasure], *start, *loot_size(event.treasure, 0.8), glow=0.5), goal

        def hold() -> None:
            self.site.carries[event.seat] = event.treasure

        self.timeline.add(self.flight(("steal", event.seat), make, 0.45, 34, sound="steal", after=hold))

    @shows(story.TreasureDelivered)
    def deliver(self, event: story.TreasureDelivered) -> None:
        """Out into the moonlight, and in an arc to the museum."""

        def make() -> tuple[Flyer, Point]:
            start = self._carried_at(event.seat)
            self.site.carries[event.seat] = None
            goal = self.panels.slot(self.site, event.seat, "museum", len(self.site.museum[event.seat]))
            return Flyer(SPRITES[event.treasure], *start, *loot_size(event.treasure), glow=1.0), goal

        seconds = self.seconds("take-lift") + self.seconds("take-fly") + 0.2
        after = self.following(event)
        self.timeline.add(self.flight(("out", event.seat), make, seconds, 90, sound="take", after=after))

    @shows(story.BustMoved)
    def move_bust(self, event: story.BustMoved) -> None:
        """Lifting the bust shakes the whole board."""
        clips = [self.clip(0.0, after=self.following(event))]
        if event.bust == "carried":
            clips.append(self.shaking(0.7))
        self.timeline.add(*clips)

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
