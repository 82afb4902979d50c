"""Sprites on a stage, and the table from events to the methods that show them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import pygame

from game.view.canvas import Canvas
from game.view.sprites import Recolour

_Method = TypeVar("_Method", bound=Callable[..., Any])
_ANGLE_STEP = 2  # degrees: turned pictures are kept, so that a turning tile costs nothing the second time


@dataclass
class Actor:
    """One sprite; x and y are its centre in logical units."""

    sprite: str
    x: float
    y: float
    width: float
    height: float
    z: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    angle: float = 0.0  # degrees, clockwise
    alpha: float = 1.0
    lift: float = 0.0  # 0 lies on the table, 1 is held high: the shadow shows it
    recolour: Recolour = ()


class Stage:
    """Actors by key, drawn by height."""

    def __init__(self) -> None:
        self.actors: dict[Any, Actor] = {}

    def put(self, key: Any, actor: Actor) -> Actor:
        """Set an actor on the stage, in the place of one with the same key."""
        self.actors[key] = actor
        return actor

    def remove(self, key: Any) -> None:
        """Take an actor off, if it is there."""
        self.actors.pop(key, None)

    def clear(self) -> None:
        """An empty stage."""
        self.actors.clear()

    def draw(self, canvas: Canvas) -> None:
        """Everything, the lowest first."""
        for actor in sorted(self.actors.values(), key=lambda actor: actor.z):
            draw_actor(canvas, actor)


def draw_actor(canvas: Canvas, actor: Actor) -> None:
    """One actor with the shadow of its height."""
    if actor.alpha <= 0.004 or min(abs(actor.scale_x), abs(actor.scale_y)) < 0.01:
        return
    picture = _picture(canvas, actor)
    x, y = actor.x, actor.y - 10 * actor.lift
    if actor.lift > 0.01:
        reach = 4 + 10 * actor.lift
        shadow = _shadow(canvas, actor, picture)
        place = shadow.get_rect(center=canvas.to_pixels(actor.x + reach, actor.y + reach))
        canvas.blit(shadow, place, 0.45 * actor.alpha)
    canvas.blit(picture, picture.get_rect(center=canvas.to_pixels(x, y)), actor.alpha)


def _picture(canvas: Canvas, actor: Actor) -> pygame.Surface:
    width = canvas.size(actor.width * abs(actor.scale_x))
    height = canvas.size(actor.height * abs(actor.scale_y))
    full = canvas.size(actor.width), canvas.size(actor.height)
    picture = canvas.look.sprites.get(actor.sprite, *full, actor.recolour)
    if (width, height) != full:
        picture = pygame.transform.smoothscale(picture, (width, height))
    turn = round(actor.angle / _ANGLE_STEP) * _ANGLE_STEP % 360
    if turn == 0:
        return picture
    key = ("turned", actor.sprite, width, height, turn, actor.recolour)
    shapes = canvas.look.shapes
    if (width, height) != full:
        return pygame.transform.rotate(picture, -turn)
    if key not in shapes:
        shapes[key] = pygame.transform.rotozoom(picture, -turn, 1.0)
    return shapes[key]


def _shadow(canvas: Canvas, actor: Actor, picture: pygame.Surface) -> pygame.Surface:
    key = ("shadow", actor.sprite, picture.get_size())
    if key not in canvas.look.shapes:
        shadow = picture.copy()
        shadow.fill((5, 6, 15, 255), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.look.shapes[key] = pygame.transform.gaussian_blur(shadow, max(1, canvas.size(3)))
    return canvas.look.shapes[key]


def arc(start: tuple[float, float], end: tuple[float, float], part: float, height: float) -> tuple[float, float]:
    """A place on a flight from start to end that rises to `height` in its middle."""
    x = start[0] + (end[0] - start[0]) * part
    y = start[1] + (end[1] - start[1]) * part
    return x, y - height * math.sin(math.pi * part)


def shows(*events: type) -> Callable[[_Method], _Method]:
    """Mark a method as the one that shows these events."""

    def mark(method: _Method) -> _Method:
        method.shows_events = events  # type: ignore[attr-defined]
        return method

    return mark


class Storyteller:
    """Base of a game's view: one method per event, found by the event's type."""

    shown: ClassVar[dict[type, str]] = {}

    def __init_subclass__(cls) -> None:
        cls.shown = dict(cls.shown)
        for name, method in vars(cls).items():
            for event in getattr(method, "shows_events", ()):
                cls.shown[event] = name

    def show(self, event: Any) -> None:
        """Show an event; one without a method is a bug that a test finds."""
        getattr(self, self.shown[type(event)])(event)
