"""A chamber is photographed: a flash, a picture that develops, and a pin in its owner's corner."""

from __future__ import annotations

import math

from game.engine.gold import story
from game.view.canvas import Box, Canvas
from game.view.gold.labours import GoldLabours
from game.view.gold.places import Point, centre, tile_box
from game.view.gold.stage import During
from game.view.stage import arc, shows
from game.view.tween import in_out_sine, mix

_PHOTO = 210.0


class GoldPhotos(GoldLabours):
    """The camera."""

    @shows(story.PhotoTaken)
    def photograph(self, event: story.PhotoTaken) -> None:
        """A flash, the photo develops, and is pinned to its owner's corner."""
        x, y = centre(event.tile)
        place = min(max(x, 470.0), 810.0), min(max(y, 200.0), 530.0)
        self.timeline.add(self.clip(0.34, lambda: self._flash(event.tile), sound="photo"))
        self.timeline.add(self.clip(0.95, lambda: self._develop(event.photo, place), ease=in_out_sine))
        self.timeline.add(self.clip(0.45, lambda: self._keep(event.photo, place)))
        seconds = self.seconds("take-fly")
        self.timeline.add(self.clip(seconds, lambda: self._pin(event, place), self.following(event), in_out_sine))

    def _flash(self, tile: str) -> During:
        x, y = centre(tile)
        bright = self.view.settings().flashes and not self.calm

        def paint(canvas: Canvas, part: float) -> None:
            camera = 46.0
            canvas.sprite("camera", x - camera / 2, y - camera / 2 + 6, camera, camera, alpha=1 - part * part)
            if bright:
                canvas.fill(tile_box(tile), (255, 255, 246), max(0.0, 0.9 * (1 - part * 1.6)))
                canvas.glow(x, y, 150, max(0.0, 1 - part))
            else:
                canvas.glow(x, y, 70, 0.5 * math.sin(math.pi * part))

        return self.painting("flash", paint)

    def _develop(self, photo: str, place: Point) -> During:
        """From white paper to a picture; what it shows comes last."""

        def paint(canvas: Canvas, part: float) -> None:
            shown = max(0.0, min(1.0, (part - 0.25) / 0.55))
            self.draw_large_photo(canvas, photo, place, _PHOTO, min(1.0, part * 6), shown)

        return self.painting("photo", paint)

    def _keep(self, photo: str, place: Point) -> During:
        return self.painting(
            "photo", lambda canvas, part: self.draw_large_photo(canvas, photo, place, _PHOTO, 1.0, 1.0)
        )

    def _pin(self, event: story.PhotoTaken, place: Point) -> During:
        count = len(self.site.museum[event.seat]) + len(self.site.photos[event.seat])
        goal = self.panels.slot(self.site, event.seat, "museum", count)

        def paint(canvas: Canvas, part: float) -> None:
            x, y = place if self.calm else arc(place, goal, part, 40)
            size = _PHOTO if self.calm else mix(_PHOTO, 36, part)
            self.draw_large_photo(canvas, event.photo, (x, y), size, 1 - part if self.calm else 1.0, 1.0)

        return self.painting("photo", paint)

    def draw_large_photo(
        self, canvas: Canvas, photo: str, place: Point, size: float, alpha: float, shown: float
    ) -> None:
        """A photo: so many treasures, and perhaps something that was better left alone."""
        x, y = place
        step = max(8, round(size / 6) * 6) if size < _PHOTO else _PHOTO
        width, height = step * 0.92, step
        canvas.fill((x - width / 2 + 5, y - height / 2 + 7, width, height), "shadow", 0.5 * alpha, 5)
        canvas.fill((x - width / 2, y - height / 2, width, height), (251, 244, 226), alpha, 4)
        inner = (x - width * 0.43, y - height * 0.44, width * 0.86, height * 0.74)
        canvas.fill(inner, (70, 48, 26), alpha * (0.2 + 0.8 * shown))
        canvas.fill(
            (inner[0], inner[1] + inner[3] * 0.66, inner[2], inner[3] * 0.34), (122, 90, 50), alpha * shown
        )
        self._draw_photo_finds(canvas, photo, inner, alpha * shown)

    def _draw_photo_finds(self, canvas: Canvas, photo: str, box: Box, a: float) -> None:
        x, y, w, h = box
        count, danger = int(photo[0]), photo[1:]
        size = h * 0.36
        for number in range(count):
            left = x + w * (number + 0.5) / count - size / 2 if count > 1 else x + w * 0.3 - size / 2
            canvas.sprite("relic-2" if number % 2 == 0 else "relic-3", left, y + h * 0.58, size, size, alpha=a)
        sprite = {"M": "mummy", "C": "curse-wind"}.get(danger)
        if sprite:
            large = h * 0.62
            canvas.sprite(sprite, x + w * 0.5 - large * 0.2, y + h * 0.04, large, large, alpha=a)
