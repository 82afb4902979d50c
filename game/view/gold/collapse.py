"""The tomb falls: chamber first, then ring by ring; whoever is lost is mourned."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, ClassVar

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.disasters import GoldDisasters
from game.view.gold.floor import Motion, cracks_of
from game.view.gold.pieces import FIGURE, FIGURE_SPRITES, Pose
from game.view.gold.places import Key, centre, column_row, tile_box
from game.view.gold.site import COST
from game.view.gold.stage import During
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import between, in_cubic, linear, mix, out_quad

_MOURN = 1.3
_PLUNGE = 0.42  # seconds from noticing to being gone


class GoldCollapse(GoldDisasters):
    """One method per event of the collapse."""

    absorbs: ClassVar[dict[type, tuple[type, ...]]] = {
        **GoldDisasters.absorbs,
        **dict.fromkeys(
            (story.ChamberFell, story.RingFell, story.RestFell),
            (story.FigureLost, story.TreasuresLost, story.LanternsLost, story.BustMoved),
        ),
    }

    @shows(story.ChamberFell)
    def chamber_falls(self, event: story.ChamberFell) -> None:
        """The heart of the tomb breaks."""
        self._fall(event, [event.tile], "collapse", {event.tile: 0})

    @shows(story.RingFell)
    def ring_falls(self, event: story.RingFell) -> None:
        """Ring by ring: cracks, tilt, fall, dust."""
        self._fall(event, list(event.tiles), "ring-falls", dict.fromkeys(event.tiles, 0))

    @shows(story.RestFell)
    def rest_falls(self, event: story.RestFell) -> None:
        """All that is left, from the inside out."""
        rings = self.told.rings()
        self._fall(event, list(event.tiles), "collapse", {tile: rings.get(tile, 1) for tile in event.tiles})

    def _fall(self, event: Any, tiles: list[str], sound: str, ring: dict[str, int]) -> None:
        group = list(self.group)
        cracking = self.seconds("collapse-crack")
        near = max(0, 4 - max(self.told.rings().values(), default=1))
        self.timeline.add(
            self.rumble(near),
            self.shaking(cracking, 0.7 + 0.1 * near, sound=None),
            self.clip(cracking, lambda: self._cracking(tiles), ease=linear),
        )
        falling = self.seconds("reduced-fall") if self.calm else self.seconds("collapse-fall")
        stagger = 0.1 if self.calm else self.seconds("collapse-stagger")
        order = sorted(tiles, key=lambda tile: (ring[tile], column_row(tile)))
        clips = [
            self.clip(falling, partial(self._tumble, tile), ease=in_cubic, delay=stagger * number)
            for number, tile in enumerate(order)
        ]
        clips += [self._plunging(one, falling, stagger * order.index(one.tile)) for one in _lost(group)]
        clips.append(self.shaking(falling + stagger * len(order), 0.8, sound=sound))
        self.timeline.add(*clips)
        self.timeline.add(self.clip(0.0, after=lambda: self._settle(tiles, event, group)))
        if lost := _lost(group):
            self._mourn(lost)
        else:
            self.timeline.wait(self.seconds("collapse-dust" if not self.calm else "reduced"))

    def _cracking(self, tiles: list[str]) -> During:
        """Cracks grow and never heal; whoever stands there sees what is coming."""
        before = cracks_of(self.site)
        doomed = [
            (key, spot) for key, spot in self.seen_spots().items() if key[0] == "figure" and self._on(key, tiles)
        ]
        poses = [(self.poses.setdefault(key, Pose(spot.x, spot.y, spot.size)), spot) for key, spot in doomed]

        def during(part: float) -> None:
            level = 1 if part < 0.4 else 2 if part < 0.8 else 3
            for tile in tiles:
                self.cracked[tile] = max(level, before.get(tile, 0))
                if not self.calm:
                    self.motions[tile] = Motion(angle=_tilt(tile) * 0.12 * part)
            for number, (pose, spot) in enumerate(poses):
                pose.fright = part > 0.25
                pose.x = spot.x if self.calm else spot.x + 1.6 * math.sin(part * 60 + number)

        return during

    def _on(self, key: Key, tiles: list[str]) -> bool:
        return any(self._stands_on(key, tile) for tile in tiles)

    def _tumble(self, tile: str) -> During:
        """Turn, shrink, darken, fade; what lies on the tile goes with it."""
        motion = self.motions[tile] = self.motions.get(tile) or Motion()
        riders = [
            (key, spot)
            for key, spot in self.seen_spots().items()
            if key[0] != "figure" and self._stands_on(key, tile)
        ]
        poses = [(self.poses.setdefault(key, Pose(spot.x, spot.y, spot.size)), spot) for key, spot in riders]
        x, y = centre(tile)
        loose = [False]

        def during(part: float) -> None:
            size = 1.0 if self.calm else mix(1.0, 0.35, part)
            motion.size, motion.alpha, motion.dark = size, 1 - part, 0.8 * part
            motion.angle = 0.0 if self.calm else _tilt(tile) * (0.12 + 0.88 * part)
            for pose, spot in poses:
                pose.x, pose.y = mix(x, spot.x, size), mix(y, spot.y, size)
                pose.size, pose.alpha, pose.lit = spot.size * size, 1 - part, 1 - part
            if self.lively and part > 0.08 and not loose[0]:
                loose[0] = True
                self._raise_dust(tile)
            if part >= 1 and self.lively:
                self.particles.burst("cloud", x, y, 2, 30)

        return during

    def _raise_dust(self, tile: str) -> None:
        """Dust on the breaking edge, rubble after the tile."""
        x, y, w, h = tile_box(tile)
        for edge_x, edge_y in ((x + w / 2, y), (x + w / 2, y + h), (x, y + h / 2), (x + w, y + h / 2)):
            self.particles.burst("dust", edge_x, edge_y, 2, 34)
        self.particles.burst("cloud", x + w / 2, y + h / 2, 1, 40)
        self.particles.burst("rubble", x + w / 2, y + h / 2, 4, 30)

    def _plunging(self, event: story.FigureLost, falling: float, delay: float) -> Clip:
        """The floor is gone, and the figure has not noticed yet. Now it has."""
        seconds = falling if self.calm else falling + _PLUNGE
        key: Key = ("figure", event.seat, event.figure)

        def begin() -> During:
            spot = self.seen_spots()[key]
            pose = self.poses[key] = self.poses.get(key) or Pose(spot.x, spot.y, spot.size)
            x, y = spot.x, spot.y

            def during(part: float) -> None:
                pose.fright = True
                if self.calm:
                    pose.x, pose.alpha = x, 1 - part
                    return
                passed = part * seconds
                hanging = between(passed, 0.12, seconds - _PLUNGE)
                drop = in_cubic(between(passed, seconds - _PLUNGE, seconds))
                pose.cry = hanging > 0.5 and drop == 0
                pose.x = x + 3 * math.sin(passed * 44) * (1 - drop)
                pose.y = y - 7 * math.sin(math.pi * min(1.0, hanging * 1.3)) + 26 * drop
                pose.lean = 14 * math.sin(passed * 31) * (1 - drop) + 200 * drop
                pose.size, pose.alpha = spot.size * mix(1, 0.15, drop), 1 - drop

            return during

        return self.clip(seconds, begin, delay=delay)

    def _stands_on(self, key: Key, tile: str) -> bool:
        if key[0] == "figure":
            return self.site.figures[key[1], key[2]] == tile
        return bool(key[2] == tile if key[0] == "lantern" else key[1] == tile)

    def _settle(self, tiles: list[str], event: Any, group: list[Any]) -> None:
        """They are gone, and with them everything that stood there."""
        for key in [key for key in self.spots() if any(self._stands_on(key, tile) for tile in tiles)]:
            self.poses.pop(key, None)
        for tile in tiles:
            self.motions.pop(tile, None)
            self.cracked.pop(tile, None)
        self.following(event, *group)()

    def _mourn(self, lost: list[story.FigureLost]) -> None:
        """A lost figure is mourned with its points."""
        clips = [
            self.clip(_MOURN, partial(self._ghost, one, number), ease=out_quad, delay=0.25 * number, sound="lose")
            for number, one in enumerate(lost)
        ]
        self.timeline.add(*clips)

    def _ghost(self, event: story.FigureLost, row: int) -> During:
        x, y = centre(event.tile)
        recolour, sprite = self.recolour(event.seat), FIGURE_SPRITES[event.figure]
        low = centre(self.site.entrance)[1] > 364  # words never lie over the way out
        key = "gold-lost-archaeologist" if event.figure == "A" else "gold-lost-porter"
        line = self.view.words(key, name=self.view.names[event.seat])

        def paint(canvas: Canvas, part: float) -> None:
            rise = 0.0 if self.calm else 58 * part
            sway = 0.0 if self.calm else 6 * math.sin(part * 9 + row)
            alpha = min(1.0, 2.2 * (1 - part))
            canvas.glow(x, y - rise, 46, 0.5 * alpha, "light-moon")
            width, height = FIGURE[0] * 1.3, FIGURE[1] * 1.3
            left, top = x + sway - width / 2, y - height / 2 - rise
            canvas.sprite(sprite, left, top, width, height, alpha=0.7 * alpha, recolour=recolour)
            canvas.outline((left + width / 2 - 15, top - 11, 30, 11), "gold-hi", 3, 6, alpha)  # a halo
            cost = f"−{COST[event.figure]}"
            canvas.text(cost, x + 36, y - 20 - rise, "score", (255, 150, 120), "centre", alpha=alpha)
            middle = 98 + 33 * row if low else 634.0 - 33 * row
            canvas.fill((460, middle - 15, 360, 30), "shadow", 0.85 * alpha, 10)
            canvas.emblem(self.view.emblems[event.seat], 480, middle, 22, alpha)
            canvas.text(line, 500, middle, "hint-strong", "ivory", "left", 312, alpha)

        return self.painting(("ghost", event.seat, event.figure), paint)

    @shows(story.FigureLost, story.TreasuresLost, story.LanternsLost)
    def lose_alone(self, event: Any) -> None:
        """Shown with what fell; alone it only happens."""
        self.just_follow(event)


def _lost(group: list[Any]) -> list[story.FigureLost]:
    return [one for one in group if isinstance(one, story.FigureLost)]


def _tilt(tile: str) -> float:
    """How far a tile turns as it falls: 8° to 30°, this way or that."""
    column, row = column_row(tile)
    spread = (column * 17 + row * 29) % 23
    return (8 + spread) * (1 if (column + row) % 2 else -1)
