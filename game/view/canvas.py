"""What everything is drawn on: logical units of 1280x720, whatever the window's real size."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import pygame

from game.view.shelf import PictureShelf
from game.view.sprites import Recolour, Sprites, icon_recolour
from game.view.text import Texts
from game.view.theme import Colour, Theme, load_theme

WIDTH, HEIGHT = 1280, 720
Align = Literal["left", "centre", "right"]
Box = tuple[float, float, float, float]  # x, y, width, height
_BUTTON_CAP = 20
_BUTTON_HEIGHT = 58
_PAPYRUS_INSET = 12
_LIGHT = 280  # the natural width of a light
_WINDOWS_FULL = 4.0  # a match under its pause takes 2.8


@dataclass
class Look:
    """Everything that makes pictures, shared by all screens."""

    theme: Theme = field(default_factory=load_theme)
    sprites: Sprites = field(default_factory=Sprites)

    def __post_init__(self) -> None:
        self.texts = Texts(self.theme)
        self.shapes = PictureShelf(_WINDOWS_FULL)

    def choose(self, high_contrast: bool, growth: float) -> None:
        """Follow the player's settings for contrast and text size."""
        if (self.theme.high_contrast, self.texts.growth) != (high_contrast, growth):
            self.theme = self.texts.theme = load_theme(high_contrast)
            self.texts.growth = growth
            self.forget()

    def forget(self) -> None:
        """Drop every bitmap."""
        self.sprites.forget()
        self.texts.forget()
        self.shapes.clear()


class Canvas:
    """A surface with a scale and a stage of 16:9 in its middle."""

    def __init__(self, surface: pygame.Surface, look: Look) -> None:
        self.surface = surface
        self.look = look
        width, height = surface.get_size()
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.left = (width - WIDTH * self.scale) / 2
        self.top = (height - HEIGHT * self.scale) / 2
        self.calm = False  # reduced motion: nothing flickers or turns
        if look.texts.scale != self.scale:
            look.texts.scale = self.scale
            look.forget()
        for shelf in (look.shapes, look.sprites.shelf):
            shelf.fit_to(width, height)

    @property
    def theme(self) -> Theme:
        """The present theme."""
        return self.look.theme

    def colour(self, colour: str | Colour) -> Colour:
        """A colour by its name in the theme, or as it is."""
        return self.theme.colours[colour] if isinstance(colour, str) else colour

    def to_logical(self, position: tuple[float, float]) -> tuple[float, float]:
        """A place in the window's pixels, in logical units."""
        return (position[0] - self.left) / self.scale, (position[1] - self.top) / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """A logical place, in the window's pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def size(self, length: float) -> int:
        """A logical length in pixels, at least one."""
        return max(1, round(length * self.scale))

    def rect(self, box: Box) -> pygame.Rect:
        """A logical box in pixels; neighbours that touch in logical units touch on the screen."""
        left, top = self.to_pixels(box[0], box[1])
        right, bottom = self.to_pixels(box[0] + box[2], box[1] + box[3])
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    # -- whole window ---------------------------------------------------------------------------------------
    def backdrop(self, name: str, dim: float = 0.0) -> None:
        """Fill the whole window, also beyond the stage; darkened by `dim`."""
        size = self.surface.get_size()
        key = ("backdrop", name, size, round(dim * 100))
        if key not in self.look.shapes:
            self.look.shapes[key] = self._make_backdrop(name, size, dim)
        self.surface.blit(self.look.shapes[key], (0, 0))

    def _make_backdrop(self, name: str, size: tuple[int, int], dim: float) -> pygame.Surface:
        made = pygame.Surface(size)
        if self.theme.high_contrast:
            made.fill(self.colour("night-900"))
            return made
        cover = max(size[0] / WIDTH, size[1] / HEIGHT)
        width, height = round(WIDTH * cover), round(HEIGHT * cover)
        picture = self.look.sprites.draw(name, width, height)  # not kept: the backdrop itself is
        made.blit(picture, ((size[0] - width) // 2, (size[1] - height) // 2))
        if dim:
            veil = pygame.Surface(size)
            veil.fill((7, 10, 30))
            veil.set_alpha(round(255 * dim))
            made.blit(veil, (0, 0))
        return made

    def veil(self, strength: float, colour: str | Colour = (5, 8, 24)) -> None:
        """Darken everything drawn so far."""
        dark = self.colour(colour)
        left = round(255 * (1 - strength))
        self.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
        self.surface.fill([round(part * strength) for part in dark], special_flags=pygame.BLEND_RGB_ADD)

    # -- sprites --------------------------------------------------------------------------------------------
    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        width: float | None = None,
        height: float | None = None,
        *,
        alpha: float = 1.0,
        angle: float = 0.0,
        recolour: Recolour = (),
    ) -> None:
        """A sprite with its top left corner at x, y."""
        natural = self.look.sprites.natural_size(name)
        if width is None:
            width = natural[0]
        if height is None:
            height = width * natural[1] / natural[0]
        picture = self.look.sprites.get(name, self.size(width), self.size(height), recolour)
        if angle:
            picture = pygame.transform.rotozoom(picture, -angle, 1.0)
        centre = self.to_pixels(x + width / 2, y + height / 2)
        place = picture.get_rect(center=centre) if angle else picture.get_rect(topleft=self.to_pixels(x, y))
        self.blit(picture, place, alpha)

    def blit(self, picture: pygame.Surface, place: pygame.Rect | tuple[int, int], alpha: float = 1.0) -> None:
        """A picture in pixels, more or less transparent."""
        if alpha <= 0.004:
            return
        if alpha < 0.996:
            picture.set_alpha(round(255 * alpha))
            self.surface.blit(picture, place)
            picture.set_alpha(255)
        else:
            self.surface.blit(picture, place)

    def icon(
        self, name: str, x: float, y: float, size: float, colour: str | Colour = "ivory", alpha: float = 1
    ) -> None:
        """An icon centred at x, y."""
        recolour = icon_recolour(self.colour(colour))
        self.sprite(f"icon-{name}", x - size / 2, y - size / 2, size, size, alpha=alpha, recolour=recolour)

    def emblem(self, player: int, x: float, y: float, size: float, alpha: float = 1.0) -> None:
        """A player's emblem centred at x, y."""
        self.sprite(self.theme.players[player].emblem, x - size / 2, y - size / 2, size, size, alpha=alpha)

    def glow(self, x: float, y: float, radius: float, strength: float = 1.0, light: str = "light-warm") -> None:
        """Lantern light added to what lies below."""
        if strength < 1 / 12 or self.theme.high_contrast:
            return
        picture = self.shine(light, 2 * radius, round(strength * 6) / 6)
        place = picture.get_rect(center=self.to_pixels(x, y))
        self.surface.blit(picture, place, special_flags=pygame.BLEND_RGB_ADD)

    def shine(self, light: str, width: float, level: float) -> pygame.Surface:
        """A light on black, to be added. Lights swell and flicker through many sizes: drawn from its file once, it
        is stretched to each of them, which a picture without edges bears."""
        size = max(4, self.size(width) // 4 * 4)
        key = ("shine", light, size, round(level * 255))
        if key not in self.look.shapes:
            large = self.size(_LIGHT)
            made = pygame.Surface((large, large))
            made.blit(self.look.sprites.get(light, large, large), (0, 0))
            made = pygame.transform.smoothscale(made, (size, size))
            made.fill([min(255, key[3])] * 3, special_flags=pygame.BLEND_RGB_MULT)
            self.look.shapes[key] = made
        return self.look.shapes[key]

    # -- surfaces -------------------------------------------------------------------------------------------
    def panel(self, kind: str, box: Box, alpha: float = 1.0) -> None:
        """A 9-slice panel or frame; papyrus gets its texture."""
        rect = self.rect(box)
        key = ("panel", kind, rect.size)
        if key not in self.look.shapes:
            self.look.shapes[key] = self._make_panel(kind, rect.size)
        self.blit(self.look.shapes[key], rect, alpha)

    def _make_panel(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        corner = self.theme.slices[kind]
        width, height = (self.size(side) for side in self.look.sprites.natural_size(kind))
        edge = min(self.size(corner), size[0] // 2, size[1] // 2)
        made = nine_slice(self.look.sprites.get(kind, width, height), self.size(corner), edge, size)
        if kind == "panel-papyrus":
            self._lay_texture(made)
        if self.theme.high_contrast and kind.startswith("panel"):
            inside = made.get_rect().inflate(-self.size(4), -self.size(4))
            fill = "papyrus" if kind == "panel-papyrus" else "night-900"
            pygame.draw.rect(made, self.colour(fill), inside, border_radius=self.size(6))
            pygame.draw.rect(made, (246, 231, 196), inside, self.size(3), border_radius=self.size(6))
        return made

    def _lay_texture(self, panel: pygame.Surface) -> None:
        inset, tile = self.size(_PAPYRUS_INSET), self.size(256)
        texture = self.look.sprites.get("texture-papyrus", tile, tile)
        inside = panel.get_rect().inflate(-2 * inset, -2 * inset)
        panel.set_clip(inside)
        for x in range(inside.left, inside.right, tile):
            for y in range(inside.top, inside.bottom, tile):
                panel.blit(texture, (x, y))
        panel.set_clip(None)

    def button(self, kind: str, box: Box, alpha: float = 1.0) -> None:
        """A 3-slice button, scaled to its height."""
        rect = self.rect(box)
        key = ("button", kind, rect.size)
        if key not in self.look.shapes:
            self.look.shapes[key] = self._make_bar(f"button-{kind}", _BUTTON_CAP, rect.size)
        self.blit(self.look.shapes[key], rect, alpha)

    def bar(self, name: str, cap: float, box: Box, alpha: float = 1.0) -> None:
        """Any sprite as a 3-slice with caps of this width (in the sprite's units)."""
        rect = self.rect(box)
        key = ("bar", name, rect.size)
        if key not in self.look.shapes:
            self.look.shapes[key] = self._make_bar(name, cap, rect.size)
        self.blit(self.look.shapes[key], rect, alpha)

    def bar_upright(self, name: str, box: Box) -> None:
        """A sprite stretched in height only, its ends kept."""
        rect = self.rect(box)
        key = ("upright", name, rect.size)
        if key not in self.look.shapes:
            natural = self.look.sprites.natural_size(name)
            height = round(natural[1] * rect.width / natural[0])
            end = max(1, min(rect.width // 2, rect.height // 2))
            source = self.look.sprites.get(name, rect.width, height)
            self.look.shapes[key] = nine_slice(source, end, end, rect.size)
        self.blit(self.look.shapes[key], rect)

    def _make_bar(self, name: str, cap: float, size: tuple[int, int]) -> pygame.Surface:
        natural = self.look.sprites.natural_size(name)
        zoom = size[1] / natural[1]
        width = round(natural[0] * zoom)
        end = max(1, min(round(cap * zoom), size[0] // 2))
        source = self.look.sprites.get(name, width, size[1])
        made = pygame.Surface(size, pygame.SRCALPHA)
        middle = source.subsurface((end, 0, max(1, width - 2 * end), size[1]))
        made.blit(source, (0, 0), (0, 0, end, size[1]))
        if size[0] > 2 * end:
            made.blit(pygame.transform.smoothscale(middle, (size[0] - 2 * end, size[1])), (end, 0))
        made.blit(source, (size[0] - end, 0), (width - end, 0, end, size[1]))
        return made

    def fill(self, box: Box, colour: str | Colour, alpha: float = 1.0, radius: float = 0) -> None:
        """A smooth rounded box."""
        rect = self.rect(box)
        key = ("fill", rect.size, self.colour(colour), self.size(radius) if radius else 0)
        if key not in self.look.shapes:
            self.look.shapes[key] = smooth_box(rect.size, self.colour(colour), key[3])
        self.blit(self.look.shapes[key], rect, alpha)

    def outline(
        self, box: Box, colour: str | Colour, thick: float = 2, radius: float = 8, alpha: float = 1.0
    ) -> None:
        """A smooth rounded frame."""
        rect = self.rect(box)
        key = ("outline", rect.size, self.colour(colour), self.size(radius), self.size(thick))
        if key not in self.look.shapes:
            self.look.shapes[key] = smooth_box(rect.size, self.colour(colour), self.size(radius), self.size(thick))
        self.blit(self.look.shapes[key], rect, alpha)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str | Colour, thick: float = 1.5) -> None:
        """A straight line, upright or level."""
        start, end = self.to_pixels(x1, y1), self.to_pixels(x2, y2)
        pygame.draw.line(self.surface, self.colour(colour), start, end, self.size(thick))

    # -- words ----------------------------------------------------------------------------------------------
    def text(
        self,
        string: str,
        x: float,
        y: float,
        style: str = "body",
        colour: str | Colour = "ivory",
        align: Align = "left",
        width: float | None = None,
        alpha: float = 1.0,
        height: float | None = None,
    ) -> float:
        """One line, its middle at height y; shrinks to fit `width`, and text that the player enlarged, `height`.
        Returns its width in logical units."""
        texts = self.look.texts
        shrink = texts.fitting(string, style, width)
        if height is not None:
            shrink = min(shrink, max(1 / texts.growth, height / texts.line_height(style)))
        picture = texts.line(string, style, self.colour(colour), shrink)
        self._set(picture, x, y, align, alpha)
        return picture.get_width() / self.scale

    def gilded(self, string: str, x: float, y: float, style: str) -> None:
        """A centred line in gold leaf with its shadow."""
        shadow = self.look.texts.line(string, style, (5, 6, 15))
        self._set(shadow, x, y + 3, "centre", 0.6)
        self._set(self.look.texts.gilded(string, style), x, y, "centre", 1.0)

    def carved(self, string: str, x: float, y: float, style: str, width: float | None = None) -> None:
        """A centred line cut into stone: a light edge below the dark letters."""
        self.text(string, x + 1, y + 1, style, (255, 243, 207), "centre", width, alpha=0.55)
        self.text(string, x, y, style, "stone-ink", "centre", width)

    def _set(self, picture: pygame.Surface, x: float, y: float, align: Align, alpha: float) -> None:
        place = picture.get_rect()
        px, py = self.to_pixels(x, y)
        place.centery = py
        setattr(place, {"left": "left", "centre": "centerx", "right": "right"}[align], px)
        self.blit(picture, place, alpha)

    def paragraph(
        self,
        string: str,
        box: Box,
        style: str = "body",
        colour: str | Colour = "ink",
        align: Align = "left",
        alpha: float = 1.0,
    ) -> float:
        """Wrapped lines from the top of a box; returns the height used. What does not fit is told and cut."""
        texts = self.look.texts
        shrink = texts.fitting_paragraph(string, style, box[2], box[3])
        step = texts.line_height(style, shrink)
        lines = texts.wrap(string, style, box[2], shrink)
        x = {"left": box[0], "centre": box[0] + box[2] / 2, "right": box[0] + box[2]}[align]
        if len(lines) * step > box[3] + step * 0.3:
            texts.tell_overflow(f"{string[:40]!r}… ({style}) needs {len(lines) * step:.0f} of {box[3]:.0f}")
            lines = lines[: max(1, int((box[3] + step * 0.3) // step))]
        for row, line in enumerate(lines):
            fitting = texts.fitting(line, style, box[2]) if texts.width(line, style, shrink) > box[2] else shrink
            picture = texts.line(line, style, self.colour(colour), fitting)
            self._set(picture, x, box[1] + step * (row + 0.5), align, alpha)
        return len(lines) * step

    def clip(self, box: Box | None) -> None:
        """Draw only inside a box from now on; None lifts it."""
        self.surface.set_clip(None if box is None else self.rect(box))


def nine_slice(source: pygame.Surface, corner: int, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """Stretch a picture's middle, never its corners."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    width, height = source.get_size()
    columns = _cuts(width, corner, size[0], edge)
    rows = _cuts(height, corner, size[1], edge)
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in rows:
            if min(from_w, from_h, to_w, to_h) <= 0:
                continue
            piece = source.subsurface((from_x, from_y, from_w, from_h))
            made.blit(pygame.transform.smoothscale(piece, (to_w, to_h)), (to_x, to_y))
    return made


def _cuts(length: int, corner: int, wanted: int, edge: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where the three strips of a side are cut from, and where they go: from, length, to, length."""
    return (
        (0, corner, 0, edge),
        (corner, length - 2 * corner, edge, wanted - 2 * edge),
        (length - corner, corner, wanted - edge, edge),
    )


def smooth_box(size: tuple[int, int], colour: Colour, radius: int, thick: int = 0) -> pygame.Surface:
    """A rounded box without steps at its corners: drawn large, then made small. Of a big one only the corners:
    three times a whole window would be 75 MB."""
    if radius == 0:
        plain = pygame.Surface(size)
        plain.fill(colour)
        return plain
    corner = radius + thick + 2
    if min(size) <= 2 * corner:
        return _drawn_large(size, colour, radius, thick)
    small = _drawn_large((2 * corner + 1, 2 * corner + 1), colour, radius, thick)
    return nine_slice(small, corner, corner, size)


def _drawn_large(size: tuple[int, int], colour: Colour, radius: int, thick: int) -> pygame.Surface:
    large = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), thick * 3, border_radius=radius * 3)
    return pygame.transform.smoothscale(large, size)
