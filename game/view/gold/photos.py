"""A chamber is photographed: a flash, a picture that develops, and a pin in its owner's corner."""

from __future__ import annotations

import copy
import math

import pygame

from game.engine.gold import story
from game.view.canvas import Box, Canvas
from game.view.gold.places import PIT, Point, centre, tile_box
from game.view.gold.stage import During
from game.view.gold.treasures import GoldTreasures
from game.view.stage import arc, shows
from game.view.tween import between, in_out_sine, linear, mix, out_back

_PHOTO = 216.0
_STEPS = 10  # a developing photo is kept in so many states
_DANGERS = {"M": "mummy", "C": "curse-wind"}


class GoldPhotos(GoldTreasures):
    """The camera."""

    @shows(story.PhotoTaken)
    def photograph(self, event: story.PhotoTaken) -> None:
        """A flash, the photo develops, and is pinned to its owner's corner."""
        x, y = centre(event.tile)
        place = min(max(x, 470.0), 810.0), min(max(y, 200.0), 530.0)
        self.timeline.add(self.clip(0.4, lambda: self._flash(event.tile), sound="photo"))
        self.timeline.add(self.clip(1.15, lambda: self._develop(event.photo, (x, y), place), ease=linear))
        self.timeline.add(self.clip(0.55, lambda: self._keep(event.photo, place), ease=linear))
        seconds = self.seconds("take-fly")
        self.timeline.add(
            self.clip(seconds, lambda: self._pin(event, place), self.following(event), in_out_sine, "flip")
        )

    def _flash(self, tile: str) -> During:
        x, y = centre(tile)
        bright = self.view.settings().flashes and not self.calm

        def paint(canvas: Canvas, part: float) -> None:
            camera = 58.0 if self.calm else mix(40, 62, out_back(min(1.0, part * 4)))
            if bright and part > 0.25:
                fading = 1 - (part - 0.25) / 0.75
                canvas.fill(PIT, (255, 252, 236), 0.5 * fading**3)
                canvas.fill(tile_box(tile), (255, 255, 246), 0.85 * fading**2)
                canvas.glow(x, y, 150, fading)
            elif not bright:
                canvas.glow(x, y, 70, 0.5 * math.sin(math.pi * part))
            canvas.sprite("camera", x - camera / 2, y - camera / 2 + 6, camera, camera, alpha=1 - part**4)

        return self.painting("flash", paint)

    def _develop(self, photo: str, start: Point, place: Point) -> During:
        """It slides out of the camera and is waved in the air; what lurks behind the treasures shows last."""

        def paint(canvas: Canvas, part: float) -> None:
            out = min(1.0, part * 3.4)
            finds, danger = between(part, 0.25, 0.65), between(part, 0.62, 1.0)
            if self.calm:
                self.draw_large_photo(canvas, photo, place, 1.0, min(1.0, part * 6), finds, danger)
                return
            at = mix(start[0], place[0], out_back(out)), mix(start[1], place[1], out_back(out))
            waved = 7 * math.sin(part * 34) * (1 - part)
            self.draw_large_photo(canvas, photo, at, mix(0.15, 1, out_back(out)), 1.0, finds, danger, waved)

        return self.painting("photo", paint)

    def _keep(self, photo: str, place: Point) -> During:
        """A moment to understand what has been photographed."""

        def paint(canvas: Canvas, part: float) -> None:
            start = 0.0 if self.calm or photo[1:] not in _DANGERS else math.sin(math.pi * min(1.0, part * 3))
            self.draw_large_photo(canvas, photo, place, 1 + 0.09 * start, 1.0, 1.0, 1.0, 2.5 * start)

        return self.painting("photo", paint)

    def _pin(self, event: story.PhotoTaken, place: Point) -> During:
        count = len(self.site.museum[event.seat]) + len(self.site.photos[event.seat])
        goal = self.panels.slot(self.site, event.seat, "museum", count)
        small = 36 / _PHOTO

        def paint(canvas: Canvas, part: float) -> None:
            at = place if self.calm else arc(place, goal, part, 40)
            size = 1.0 if self.calm else mix(1.0, small, part)
            alpha = 1 - part if self.calm else 1.0
            self.draw_large_photo(canvas, event.photo, at, size, alpha, 1.0, 1.0, 0.0 if self.calm else 14 * part)

        return self.painting("photo", paint, above=True)

    def draw_large_photo(
        self,
        canvas: Canvas,
        photo: str,
        place: Point,
        size: float,
        alpha: float,
        finds: float,
        danger: float,
        angle: float = 0.0,
    ) -> None:
        """A photo: so many treasures, and perhaps something that was better left alone."""
        picture = self._photo_picture(canvas, photo, round(finds * _STEPS), round(danger * _STEPS))
        if size != 1.0 or abs(angle) > 0.5:
            picture = pygame.transform.rotozoom(picture, -angle, size)
        canvas.blit(picture, picture.get_rect(center=canvas.to_pixels(*place)), alpha)

    def _photo_picture(self, canvas: Canvas, photo: str, finds: int, danger: int) -> pygame.Surface:
        """White paper with a picture in some state of development, kept."""
        side = canvas.size(_PHOTO)
        key = ("large-photo", photo, side, finds, danger)
        if key not in canvas.look.shapes:
            made = pygame.Surface((side, side), pygame.SRCALPHA)
            desk = copy.copy(canvas)  # the same scale: sprites and texts are kept for it
            desk.surface, desk.left, desk.top = made, 0.0, 0.0
            self._compose_photo(desk, photo, finds / _STEPS, danger / _STEPS)
            canvas.look.shapes[key] = made
        return canvas.look.shapes[key]

    def _compose_photo(self, desk: Canvas, photo: str, finds: float, danger: float) -> None:
        width, height = _PHOTO * 0.9, _PHOTO * 0.97
        desk.fill((9, 9, width, height - 3), "shadow", 0.5, 5)
        desk.fill((3, 2, width, height), (251, 244, 226), 1.0, 4)
        inner = (3 + width * 0.07, 2 + height * 0.06, width * 0.86, height * 0.74)
        desk.fill(inner, (70, 48, 26), 0.2 + 0.8 * finds)
        desk.fill((inner[0], inner[1] + inner[3] * 0.7, inner[2], inner[3] * 0.3), (122, 90, 50), finds)
        desk.clip(inner)
        self._draw_danger(desk, photo[1:], inner, danger)
        desk.clip(None)
        self._draw_photo_finds(desk, int(photo[0]), inner, finds)

    def _draw_danger(self, desk: Canvas, danger: str, box: Box, shown: float) -> None:
        """It comes up behind the treasures, its eyes last."""
        sprite = _DANGERS.get(danger)
        if not sprite or shown <= 0:
            return
        x, y, w, h = box
        large = h * 0.92
        wide = large * (0.8 if danger == "M" else 1.0)
        top = y + h * 0.03 + (1 - shown) * h * 0.3
        desk.sprite(sprite, x + w * 0.5 - wide / 2, top, wide, large, alpha=shown)

    def _draw_photo_finds(self, desk: Canvas, count: int, box: Box, alpha: float) -> None:
        x, y, w, h = box
        size = h * 0.4
        for number in range(count):
            left = x + w * (number + 0.5) / count - size / 2 if count > 1 else x + w * 0.5 - size / 2
            sprite = "relic-2" if number % 2 == 0 else "relic-3"
            desk.sprite(sprite, left, y + h * 0.57, size, size, alpha=alpha)
