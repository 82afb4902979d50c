"""The whole expedition once more, in a few seconds: a path of light over the map."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame

from game.engine.gold import story
from game.view.canvas import Canvas
from game.view.gold.floor import face_of, tile_picture
from game.view.gold.places import PIT, Key, Point, centre, tile_box
from game.view.gold.site import Site
from game.view.tween import mix

_HALO = 4  # how much smaller the map of the halo is
_DIM = 96  # of 255: the map is dark, the paths are light
_NIGHT = (7, 8, 22)
_PLAYED = 0.85  # the rest of the time it stands still
_FLASH = 0.9  # how long a photo or a find shines, in the lapse's own time
_WEIGHTS: dict[type, float] = {  # how long each thing takes against one step of a figure
    story.TileRevealed: 0.5,
    story.TileTurned: 0.0,
    story.TileRotated: 0.3,
    story.PhotoTaken: 1.2,
    story.TreasureDelivered: 1.2,
    story.ChamberFell: 2.0,
    story.RingFell: 2.5,
    story.RestFell: 4.0,
    story.FigureFled: 0.0,
    story.FigureLost: 0.0,
}
_FALLS = (story.ChamberFell, story.RingFell, story.RestFell)


@dataclass(frozen=True)
class Moment:
    """Something worth seeing again, from when to when."""

    event: Any
    begins: float
    ends: float


def moments_of(events: Iterable[Any]) -> list[Moment]:
    """What of a game is shown, one after the other, in steps of a figure."""
    found: list[Moment] = []
    clock = 0.0
    for event in events:
        walked = isinstance(event, story.FigureWalked)
        weight = len(event.path) - 1.0 if walked else _WEIGHTS.get(type(event))
        if weight is not None:
            found.append(Moment(event, clock, clock + weight))
            clock += weight
    return found


class Lapse:
    """Draws it: tiles as they were found, each figure's light, flashes, and the dark that grows at the end."""

    def __init__(self, site: Site, moments: list[Moment], draw_figure: Callable[..., None]) -> None:
        self._first = site
        self._moments = moments
        self._length = moments[-1].ends if moments else 0.0
        self._draw_figure = draw_figure
        self._rect = pygame.Rect(0, 0, 0, 0)

    def draw(self, canvas: Canvas, part: float, colours: list[Any]) -> None:
        """The map when so much of the time has passed; at the end there is time to look at it."""
        clock = self._length * part / _PLAYED
        if self._rect != canvas.rect(PIT):
            self._begin(canvas)
        self._catch_up(canvas, clock, colours)
        canvas.surface.blit(self._map, self._rect)
        canvas.surface.blit(self._glow, self._rect, special_flags=pygame.BLEND_RGB_ADD)
        canvas.surface.blit(self._lines, self._rect, special_flags=pygame.BLEND_RGB_ADD)
        canvas.glow(*centre(self._site.entrance), 60, 0.7, "light-moon")
        self._draw_flashes(canvas, clock)
        self._draw_heads(canvas, clock, colours)

    def _begin(self, canvas: Canvas) -> None:
        self._rect = canvas.rect(PIT)
        self._site = self._first.copy()
        self._done = 0
        self._map = pygame.Surface(self._rect.size)
        self._map.fill(_NIGHT)
        self._lines = pygame.Surface(self._rect.size)
        self._small = pygame.Surface((self._rect.width // _HALO + 1, self._rect.height // _HALO + 1))
        self._glow = pygame.Surface(self._rect.size)
        self._heads: dict[Key, Point] = {}
        for tile in self._site.tiles:
            self._lay(canvas, tile)

    # -- what stays -----------------------------------------------------------------------------------------
    def _catch_up(self, canvas: Canvas, clock: float, colours: list[Any]) -> None:
        """Everything that is over is on the map for good."""
        before = self._done
        while self._done < len(self._moments) and self._moments[self._done].ends <= clock:
            self._keep(canvas, self._moments[self._done].event, colours)
            self._done += 1
        if self._done != before:
            grown = pygame.transform.smoothscale(self._small, self._rect.size)
            self._glow.blit(grown, (0, 0))

    def _keep(self, canvas: Canvas, event: Any, colours: list[Any]) -> None:
        if isinstance(event, story.FigureWalked):
            points = [lane(centre(tile), event.seat) for tile in event.path]
            self._draw_path(canvas, points, colours[event.seat], event.figure == "A")
            self._heads[event.seat, event.figure] = points[-1]
            return
        if isinstance(event, story.FigureFled):
            self._heads[event.seat, event.figure] = lane(centre(self._site.entrance), event.seat)
        elif isinstance(event, story.FigureLost):
            self._heads.pop((event.seat, event.figure), None)
        if isinstance(event, story.FigureFled | story.FigureLost):
            return
        if not isinstance(event, story.PhotoTaken | story.TreasureDelivered):
            self._site.follow(event)
        for tile in getattr(event, "tiles", None) or [getattr(event, "tile", "")]:
            if tile:
                self._lay(canvas, tile)

    def _lay(self, canvas: Canvas, tile: str) -> None:
        """A tile on the map, or the hole where it was."""
        box = canvas.rect(tile_box(tile)).move(-self._rect.left, -self._rect.top)
        if tile not in self._site.tiles:
            self._map.fill(_NIGHT, box)
            return
        face = face_of(tile, self._site.tiles[tile], self._site.entrance)
        dim = _DIM if face.sprite != "maze-back" else _DIM // 2
        picture = tile_picture(canvas, face, box.size).copy()
        picture.fill((dim, dim, dim + 16, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._map.blit(picture, box)

    def _draw_path(self, canvas: Canvas, points: list[Point], colour: Any, broad: bool) -> None:
        pixels = [canvas.to_pixels(*point) for point in points]
        places = [(x - self._rect.left, y - self._rect.top) for x, y in pixels]
        pygame.draw.lines(self._lines, colour.base, False, places, canvas.size(3.4 if broad else 2.0))
        dim = tuple(channel * 2 // 5 for channel in colour.base)
        small = [(x / _HALO, y / _HALO) for x, y in places]
        pygame.draw.lines(self._small, dim, False, small, max(1, canvas.size(9) // _HALO // 2 * 2 + 1))

    # -- what passes ----------------------------------------------------------------------------------------
    def _draw_flashes(self, canvas: Canvas, clock: float) -> None:
        """A photo is a flash, a find carried out a glint at the stairs, a fall a red breath."""
        for moment in self._moments[max(0, self._done - 12) : self._done + 1]:
            age = (clock - moment.begins) / (_FLASH + moment.ends - moment.begins)
            if not 0 <= age < 1:
                continue
            event, fading = moment.event, 1 - age
            if isinstance(event, story.PhotoTaken):
                canvas.glow(*centre(event.tile), 70, fading)
                canvas.fill(tile_box(event.tile), (255, 250, 230), 0.5 * fading**3)
            elif isinstance(event, story.TreasureDelivered):
                canvas.glow(*centre(self._site.entrance), 90, fading)
            elif isinstance(event, _FALLS):
                for tile in getattr(event, "tiles", None) or [event.tile]:
                    canvas.fill(tile_box(tile), (190, 70, 30), 0.4 * math.sin(math.pi * age))

    def _draw_heads(self, canvas: Canvas, clock: float, colours: list[Any]) -> None:
        """Everybody who has set out, and the one who is on the way now, trailing light."""
        places = dict(self._heads)
        if self._done < len(self._moments) and isinstance(self._moments[self._done].event, story.FigureWalked):
            moment = self._moments[self._done]
            seat, figure = moment.event.seat, moment.event.figure
            points = [lane(centre(tile), seat) for tile in moment.event.path]
            head, passed = _on_the_way(points, clock - moment.begins)
            places[seat, figure] = head
            pixels = [canvas.to_pixels(*point) for point in (*passed, head)]
            pygame.draw.lines(canvas.surface, colours[seat].light, False, pixels, canvas.size(3.4))
            canvas.glow(*head, 40, 0.9)
        for (seat, figure), (x, y) in places.items():
            self._draw_figure(canvas, seat, figure, (x, y))


def _on_the_way(points: list[Point], steps: float) -> tuple[Point, list[Point]]:
    number = max(0, min(int(steps), len(points) - 2))
    part = max(0.0, min(1.0, steps - number))
    (x0, y0), (x1, y1) = points[number], points[number + 1]
    return (mix(x0, x1, part), mix(y0, y1, part)), points[: number + 1]


def lane(place: Point, seat: int) -> Point:
    """Each player's light runs in a lane of its own."""
    return place[0] + mix(-9, 9, seat / 3), place[1] + mix(-9, 9, seat / 3)
