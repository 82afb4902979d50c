"""The end: the last figures slip out, finds are counted on the shelf, and the expedition runs once more."""

from __future__ import annotations

import math
from functools import partial
from typing import ClassVar

from game.engine.gold import story
from game.engine.match import Match
from game.view.canvas import Canvas
from game.view.gold.collapse import GoldCollapse
from game.view.gold.lapse import Lapse, moments_of
from game.view.gold.museum import Museum
from game.view.gold.pieces import FIGURE_SPRITES, Pose
from game.view.gold.places import SIDES, Key, Point, centre, outside_of
from game.view.gold.site import Site
from game.view.gold.stage import During
from game.view.light import Lamp
from game.view.stage import shows
from game.view.tween import linear

_SLIP = 0.95
_ONE_BY_ONE = 0.16
_HOLD = 1.4
_LAPSE = 6.0


class GoldFarewell(GoldCollapse):
    """One method per event of the end."""

    absorbs: ClassVar[dict[type, tuple[type, ...]]] = {
        **GoldCollapse.absorbs,
        story.FinalCount: (story.FinalCount,),
    }

    @shows(story.FinalCount)
    def count(self, event: story.FinalCount) -> None:
        """Everybody out; then photos are pinned up, treasures set on the shelf, lost figures remembered."""
        leaving = self._slip_out()
        museum = Museum(self.view, self.pieces, self.panels, self.told)
        seconds = museum.counted + _HOLD

        def paint(canvas: Canvas, part: float) -> None:
            museum.draw(canvas, part * seconds)

        clips = [self.clip(seconds, lambda: self.painting("museum", paint), ease=linear)]
        clips += [self.clip(0.0, sound=sound, delay=when) for sound, when in museum.sounds]
        self.timeline.add(*clips)
        self.timeline.add(self.clip(0.0, after=partial(self._forget, leaving)))
        self.just_follow(event, *self.group)

    # -- out ------------------------------------------------------------------------------------------------
    def _slip_out(self) -> list[Key]:
        """The last figures slip out into the moonlight, one by one, and it grows to meet them."""
        entrance = self.told.entrance
        keys: list[Key] = [("figure", s, f) for (s, f), tile in self.told.figures.items() if tile == entrance]
        if keys:
            clips = [
                self.clip(_SLIP, partial(self._slip, key), sound="walk", delay=_ONE_BY_ONE * number)
                for number, key in enumerate(keys)
            ]
            clips.append(self.clip(_SLIP + _ONE_BY_ONE * len(keys), self._moonrise))
            self.timeline.add(*clips)
        return keys

    def _slip(self, key: Key) -> During:
        spot = self.seen_spots()[key]
        dx, dy = SIDES[outside_of(self.site.entrance)]
        x, y = centre(self.site.entrance)
        pose = self.poses[key] = Pose(spot.x, spot.y, spot.size)

        def during(part: float) -> None:
            pose.alpha = 1 - part**3
            if not self.calm:
                to_x, to_y = x + 70 * dx, y + 70 * dy
                pose.x, pose.y = spot.x + (to_x - spot.x) * part, spot.y + (to_y - spot.y) * part
                pose.lift = 0.5 * abs(math.sin(part * 3 * math.pi))
                pose.lean = 5 * math.sin(part * 18)

        return during

    def _moonrise(self) -> During:
        x, y = centre(self.site.entrance)

        def during(part: float) -> None:
            self.lamps["moonrise"] = Lamp(x, y, 0.6 + 0.1 * round(5 * part), moon=True)
            if part >= 1:
                self.lamps.pop("moonrise", None)

        return during

    def _forget(self, keys: list[Key]) -> None:
        for key in keys:
            self.poses.pop(key, None)

    # -- once more ------------------------------------------------------------------------------------------
    @shows(story.GameOver)
    def run_once_more(self, event: story.GameOver) -> None:
        """The whole expedition as a path of light over the map."""
        if self.timeline.speed != "instant":
            self._add_lapse()
        self.just_follow(event)

    def _add_lapse(self) -> None:
        record = self.view.match.record()
        match = Match.load(record["deal"])
        site = Site.of(match.view(0))
        moments = moments_of(one for action in record["actions"] for one in match.play(action))
        if not moments:
            return
        lapse = Lapse(site, moments, self._draw_runner)

        def paint(canvas: Canvas, part: float) -> None:
            colours = [canvas.theme.players[emblem] for emblem in self.view.emblems]
            lapse.draw(canvas, 1.0 if self.calm else part, colours)

        seconds = min(_LAPSE, 1.5 + 0.15 * len(moments))
        self.timeline.add(self.clip(seconds, lambda: self.painting("lapse", paint), ease=linear, sound="lantern"))

    def _draw_runner(self, canvas: Canvas, seat: int, figure: str, place: Point) -> None:
        recolour = self.pieces.recolour(canvas, seat)
        x, y = place
        canvas.sprite(FIGURE_SPRITES[figure], x - 12, y - 24, 24, 30, recolour=recolour)
