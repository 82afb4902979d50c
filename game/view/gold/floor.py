"""The ground: frame, pit, tiles face up and face down, cracks; what does not move is kept as one picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.view.canvas import Box, Canvas
from game.view.gold.places import (
    FRAME,
    PIT,
    TILES,
    beside,
    column_row,
    entrance_turn,
    outside_of,
    tile_box,
    turn_of,
)
from game.view.gold.site import Site, Tile
from game.view.sprites import Recolour

_PIT = (10, 8, 24)
_ABYSS = (5, 4, 12)
_HIGH_CONTRAST: Recolour = (
    ("#EBD29C", "#F6E7C4"),
    ("#DFC086", "#F6E7C4"),
    ("#DBBA7E", "#F6E7C4"),
    ("#3E3962", "#14122A"),
    ("#332E52", "#14122A"),
)
_MOON = {"S": (0, 40), "N": (0, -40), "E": (40, 0), "W": (-40, 0)}


@dataclass
class Motion:
    """How a tile differs from lying still."""

    angle: float = 0.0
    wide: float = 1.0
    size: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    dark: float = 0.0
    glint: float = 0.0


@dataclass(frozen=True)
class Face:
    """A tile as it lies still: its sprite, turned, cracked and askew."""

    sprite: str
    angle: int = 0
    cracks: int = 0
    askew: int = 0


def face_of(name: str, tile: Tile, entrance: str, shown_open: str | None = None) -> Face:
    """The sprite of a tile; one still to be set lies as the choice shows it."""
    if name == entrance:
        return Face("maze-entrance-wide", entrance_turn(name))
    if not tile.up or tile.shape is None:
        return Face("maze-back")
    openings = shown_open or tile.open
    turn = turn_of(tile.shape, openings) if openings else 0
    if not tile.chamber:
        return Face(f"maze-{tile.shape}", turn)
    return Face("maze-chamber" if tile.shape == "dead" else f"maze-chamber-{tile.shape}", turn)


def cracks_of(site: Site) -> dict[str, int]:
    """What will fall soon is cracked beforehand: the next ring deeply, the one after it finely."""
    if site.over:
        return {}
    if site.clock is None:
        chamber, left = site.bust_chamber, site.countdown
        return {chamber: 4 - left} if chamber and left else {}
    soon = 3 if site.clock == site.turn else 2
    return {tile: soon if ring == 1 else 1 for tile, ring in site.rings().items() if ring <= 2}


class Floor:
    """Draws the board's ground."""

    def __init__(self) -> None:
        self._kept: pygame.Surface | None = None
        self._key: object = None

    def draw_frame(self, canvas: Canvas) -> None:
        """The stone frame with its shadow."""
        canvas.fill((332, 58, 616, 620), "shadow", 0.6, 8)
        canvas.panel("frame-stone", FRAME)

    def draw_moon(self, canvas: Canvas, entrance: str) -> None:
        """Moonlight falls in from outside, over the frame: it tells where out is."""
        dx, dy = _MOON[outside_of(entrance)]
        x, y, w, h = tile_box(entrance)
        canvas.glow(x + w / 2 + dx * 1.5, y + h / 2 + dy * 1.5, 84, 0.75, "light-moon")

    def draw(
        self,
        canvas: Canvas,
        faces: Mapping[str, Face],
        motions: Mapping[str, Motion],
        site: Site,
    ) -> None:
        """All tiles: the still ones from the kept picture, the moving ones over it."""
        still = {tile: face for tile, face in faces.items() if tile not in motions}
        rect = canvas.rect(PIT)
        key = (tuple(sorted((tile, face.__hash__()) for tile, face in still.items())), rect.size, canvas.theme)
        if key != self._key or self._kept is None:
            self._key, self._kept = key, self._compose(canvas, still, rect)
        canvas.surface.blit(self._kept, rect)
        for tile in sorted(motions, key=lambda name: motions[name].lift):
            if tile in faces:
                self._draw_moving(canvas, tile, faces[tile], motions[tile])

    def _compose(self, canvas: Canvas, still: Mapping[str, Face], rect: pygame.Rect) -> pygame.Surface:
        made = pygame.Surface(rect.size)
        made.fill(_PIT)
        for tile in TILES:
            box = canvas.rect(tile_box(tile)).move(-rect.left, -rect.top)
            if tile not in still:
                self._draw_abyss(canvas, made, tile, box)
        for tile, face in still.items():
            box = canvas.rect(tile_box(tile)).move(-rect.left, -rect.top)
            picture = tile_picture(canvas, face, box.size)
            made.blit(picture, picture.get_rect(center=box.center))
        for tile in still:
            below = beside(tile, "S")
            if below and below not in still:
                box = canvas.rect(tile_box(below)).move(-rect.left, -rect.top)
                made.blit(_broken_edge(canvas, box.width), box.topleft)
        return made

    def _draw_abyss(self, canvas: Canvas, made: pygame.Surface, tile: str, box: pygame.Rect) -> None:
        """Where a tile fell: a dark hole with a little rubble at its bottom."""
        made.fill(_ABYSS, box)
        column, row = column_row(tile)
        spread = (column * 7 + row * 13) % 5
        size = canvas.size(26 + 6 * spread)
        rubble = canvas.look.sprites.get("rubble", size, size).copy()
        rubble.set_alpha(70)
        made.blit(
            rubble,
            (box.left + box.width * (8 + 9 * spread) // 100, box.top + box.height * (60 - 8 * spread) // 100),
        )

    def _draw_moving(self, canvas: Canvas, tile: str, face: Face, motion: Motion) -> None:
        box = canvas.rect(tile_box(tile))
        if motion.alpha <= 0.01 or motion.size <= 0.02 or abs(motion.wide) < 0.02:
            return
        picture = tile_picture(canvas, Face(face.sprite, face.angle, face.cracks), box.size)
        if motion.wide != 1.0:
            width = max(1, round(box.width * abs(motion.wide)))
            picture = pygame.transform.scale(picture, (width, box.height))
        if motion.angle or motion.size != 1.0:
            picture = pygame.transform.rotozoom(picture.convert_alpha(), -motion.angle, motion.size)
        if motion.dark > 0.02:
            picture = picture.copy() if picture.get_size() == box.size else picture
            part = round(255 * (1 - motion.dark))
            picture.fill((part, part, part, 255), special_flags=pygame.BLEND_RGBA_MULT)
        place = picture.get_rect(center=(box.centerx, box.centery - canvas.size(8 * motion.lift)))
        if motion.lift > 0.02 and not motion.angle:
            _drop_shadow(canvas, place, motion.lift)
        canvas.blit(picture, place, motion.alpha)
        if motion.glint > 0.02:
            canvas.fill(_edge(tile, motion.wide), "gold-hi", 0.8 * motion.glint)


def _broken_edge(canvas: Canvas, width: int) -> pygame.Surface:
    """The cut stone below a tile that still stands over the pit, fading into the dark."""
    key = ("broken-edge", width)
    if key not in canvas.look.shapes:
        height = canvas.size(30)
        made = pygame.Surface((width, height), pygame.SRCALPHA)
        for row in range(height):
            part = (1 - row / height) ** 1.6
            made.fill((118, 98, 104, round(235 * part)), (0, row, width, 1))
        for column, notch in enumerate((0.5, 0.9, 0.62, 1.0, 0.7, 0.85)):
            left = width * column // 6
            made.fill((12, 9, 20, 150), (left, 0, max(1, canvas.size(1.4)), round(height * notch)))
        made.fill((10, 8, 20, 220), (0, 0, width, max(1, canvas.size(2))))
        canvas.look.shapes[key] = made
    return canvas.look.shapes[key]


def _edge(tile: str, wide: float) -> Box:
    x, y, w, h = tile_box(tile)
    return x + w / 2 - max(3.0, w * abs(wide) / 2), y, 3.0, h


def _drop_shadow(canvas: Canvas, place: pygame.Rect, lift: float) -> None:
    key = ("tile-shadow", place.size)
    if key not in canvas.look.shapes:
        shadow = pygame.Surface(place.size, pygame.SRCALPHA)
        shadow.fill((5, 6, 15, 150))
        canvas.look.shapes[key] = shadow
    reach = canvas.size(4 + 10 * lift)
    canvas.blit(canvas.look.shapes[key], place.move(reach, reach), 0.7)


def tile_picture(canvas: Canvas, face: Face, size: tuple[int, int]) -> pygame.Surface:
    """A tile at this size in pixels, kept."""
    shapes = canvas.look.shapes
    key = ("maze", face, size)
    if key not in shapes:
        shapes[key] = _make_picture(canvas, face, size)
    return shapes[key]


def _make_picture(canvas: Canvas, face: Face, size: tuple[int, int]) -> pygame.Surface:
    recolour = _HIGH_CONTRAST if canvas.theme.high_contrast and face.sprite != "maze-back" else ()
    upright = size if face.angle % 180 == 0 else (size[1], size[0])
    picture = canvas.look.sprites.get(face.sprite, *upright, recolour)
    picture = pygame.transform.rotate(picture, -face.angle) if face.angle else picture.copy()
    if face.cracks:
        picture.blit(canvas.look.sprites.get(f"crack-{face.cracks}", *size), (0, 0))
    if face.askew:
        return pygame.transform.rotozoom(picture, face.askew, 0.985)
    return picture


def stillness_of(site: Site, shown: Mapping[str, str | None], calm: bool) -> dict[str, Face]:
    """Every standing tile as it lies when nothing moves."""
    cracks = cracks_of(site)
    faces = {}
    for name, tile in site.tiles.items():
        face = face_of(name, tile, site.entrance, shown.get(name))
        level = cracks.get(name, 0)
        column, row = column_row(name)
        askew = ((column * 5 + row * 3) % 5 - 2) if level >= 2 and not calm and site.clock is not None else 0
        faces[name] = Face(face.sprite, face.angle, level, askew) if level else face
    return faces
