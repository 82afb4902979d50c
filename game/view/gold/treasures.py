"""What is found: treasures are picked up, dropped, stolen and carried out; the bust shakes the tomb."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.labours import GoldLabours
from game.view.gold.pieces import SPRITES, Flyer, Pose, last_loot, loot_size, spots_of
from game.view.gold.places import Key, Point, centre
from game.view.gold.stage import During
from game.view.stage import arc, shows
from game.view.timeline import Clip
from game.view.tween import mix, out_cubic

_LIFTED = 1.0  # seconds for which the tomb answers
_TRICKLE = 30  # grains of dust that the lifted bust shakes from the ceiling


def bounce(part: float, height: float) -> float:
    """How high a thing springs that was thrown down: twice, lower each time."""
    fall = part * 2.6
    return height * abs(math.sin(math.pi * fall)) * (1 - part) ** 1.6


class GoldTreasures(GoldLabours):
    """One method per event about something that is worth points."""

    def _carried_at(self, seat: int) -> Point:
        spot = self.seen_spots().get(("figure", seat, "A"))
        x, y = (spot.x, spot.y) if spot else centre(self.site.entrance)
        return x + 9, y - 13

    @shows(story.TreasurePickedUp)
    def pick_up(self, event: story.TreasurePickedUp) -> None:
        """It rises with a warm glow into the archaeologist's hands."""

        def make() -> tuple[Flyer, Point]:
            spot = self.seen_spots()[last_loot(self.site, event.tile, event.treasure)]
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
            key = last_loot(self.site, tile, treasure)
            spot = self.spots()[key]
            pose = self.poses[key] = Pose(x0, y0, spot.size)

            def during(part: float) -> None:
                if self.calm:
                    pose.x, pose.y, pose.alpha = spot.x, spot.y, part
                else:
                    pose.x, pose.y = arc((x0, y0), (spot.x, spot.y), part, 14)
                    pose.y -= bounce(part, 16)
                    pose.lean = (1 - part) * -200 if treasure != "bust" else 0
                    pose.size = spot.size * mix(0.5, 1, part)
                if part >= 1:
                    self.poses.pop(key, None)
                    if self.lively:
                        self.particles.burst("sparkle", spot.x, spot.y, 4, 10)

            return during

        length = self.seconds("reduced") if self.calm else seconds
        self.timeline.add(self.clip(length, begin, ease=out_cubic, sound=sound))

    def _shine(self, tile: str) -> During:
        """The bust: the dark draws back, rays turn behind the finest find of all."""
        x, y = centre(tile)

        def paint(canvas: Canvas, part: float) -> None:
            strength = math.sin(math.pi * part)
            canvas.glow(x, y - 4, 110, 0.9 * strength)
            if not self.calm:
                size = 210.0
                place = (x - size / 2, y - 4 - size / 2, size, size)
                canvas.sprite("fx-rays", *place, alpha=0.6 * strength, angle=24 * part)
                grown = 1 + 0.5 * strength
                w, h = loot_size("bust", grown)
                canvas.sprite("pharaoh-bust", x - w / 2, y - 6 - h / 2, w, h)

        shown = self.painting(("shine", tile), paint)

        def during(part: float) -> None:
            shown(part)
            self.dim = 0.3 * math.sin(math.pi * part) if part < 1 else 0.0
            if self.lively and part < 0.8 and int(part * 30) % 3 == 0:
                self.particles.burst("sparkle", x, y, 1, 40)

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
            clips += [self.shaking(_LIFTED, 1.7), self.clip(_LIFTED, self._trickling), *self._startling()]
        self.timeline.add(*clips)

    def _startling(self) -> list[Clip]:
        """Everybody in the maze has felt it, the nearest first."""
        carrier = self.site.carries.index("bust") if "bust" in self.site.carries else self.told.turn
        here = self._carried_at(carrier)
        clips = []
        for key, spot in spots_of(self.told).items():
            if key[0] == "figure" and key[1:] != (carrier, "A") and not self.calm:
                away = math.hypot(spot.x - here[0], spot.y - here[1])
                clips.append(self.clip(0.4, partial(self._start_up, key), delay=min(0.45, away / 900)))
        return clips

    def _start_up(self, key: Key) -> During:
        spot = self.seen_spots()[key]
        pose = self.poses[key] = Pose(spot.x, spot.y, spot.size, fright=True, cry=True)

        def during(part: float) -> None:
            pose.lift = 1.3 * math.sin(math.pi * part)
            if part >= 1:
                self.poses.pop(key, None)

        return during

    def _trickling(self) -> During:
        """Dust trickles from the ceiling everywhere, and every flame ducks."""
        places = sorted(self.site.tiles, key=lambda tile: sum(map(ord, tile)) * 37 % 41)
        fallen = [0]

        def during(part: float) -> None:
            self.dim = 0.35 * math.sin(math.pi * part) if part < 1 else 0.0
            while self.lively and fallen[0] < part * _TRICKLE:
                x, y = centre(places[fallen[0] % len(places)])
                self.particles.burst("dust", x, y - 26, 2, 26)
                self.particles.burst("rubble", x, y - 40, 1, 30)
                fallen[0] += 1

        return during
