"""The count: a wall with a shelf for everybody, on which finds are set one kind after the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import pygame

from game.view.board import BoardView
from game.view.canvas import Canvas
from game.view.gold.panels import Panels
from game.view.gold.pieces import FIGURE_SPRITES, SPRITES, Pieces, loot_size
from game.view.gold.places import PIT, Point
from game.view.gold.site import COST, VALUE, Site
from game.view.tween import between, out_back, out_cubic

_IN = 0.45  # seconds until the first thing comes
_LEFT, _WIDTH = 368.0, 544.0
_PHOTO = 50.0
_SECONDS = {"photo": 0.24, "loot": 0.28, "bust": 1.0, "lost": 0.45}
_SOUNDS = {"photo": "confirm", "loot": "take", "bust": "win", "lost": "lose"}


@dataclass(frozen=True)
class Thing:
    """Something that counts: what, when it comes, and how much it is worth."""

    kind: str
    what: Any
    place: int  # among its kind
    begins: float
    points: int


class Museum:
    """Who brought what home."""

    def __init__(self, view: BoardView, pieces: Pieces, panels: Panels, site: Site) -> None:
        self._view = view
        self._pieces = pieces
        self._panels = panels
        self._site = site
        self.sounds: list[tuple[str, float]] = []
        self._rows: list[list[Thing]] = [[] for _ in range(site.players)]
        self.counted = _IN  # when the last thing is in its place
        for kind in _SECONDS:
            self._bring(kind)
        self.winners = view.match.result().winners if view.match.over else []

    def _bring(self, kind: str) -> None:
        """All players' things of one kind come at the same time, one after the other."""
        owned = [_owned(self._site, seat, kind) for seat in range(self._site.players)]
        for place in range(max(map(len, owned))):
            self.sounds.append((_SOUNDS[kind], self.counted))
            for seat, things in enumerate(owned):
                if place < len(things):
                    what = things[place]
                    self._rows[seat].append(Thing(kind, what, place, self.counted, _worth(kind, what)))
            self.counted += _SECONDS[kind]

    # -- picture --------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, passed: float) -> None:
        """The wall after so many seconds."""
        alpha = min(1.0, passed / 0.3)
        canvas.fill(PIT, (11, 15, 36), 0.96 * alpha)
        canvas.text(self._view.words("gold-museum"), 640, 104, "heading", "gold", "centre", 500, alpha)
        rows = self._site.players
        height = min(150.0, 512 / rows)
        top = 136 + (512 - height * rows) / 2
        for seat in range(rows):
            self._draw_row(canvas, seat, top + height * seat, height, passed, alpha)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float, passed: float, alpha: float) -> None:
        """Who; photos pinned to the wall; the shelf; the points so far."""
        won = seat in self.winners and passed > self.counted
        board = top + height - 22
        if won:
            canvas.glow(_LEFT + _WIDTH - 34, board - 24, 60, 0.34)
            canvas.outline((_LEFT - 8, top + 2, _WIDTH + 16, height - 6), "gold", 3, 10, alpha)
        emblem = self._view.emblems[seat]
        canvas.emblem(emblem, _LEFT + 24, top + 30, 40, alpha)
        canvas.text(self._view.names[seat], _LEFT + 52, top + 30, "name", "ivory", "left", 142, alpha)
        canvas.fill((_LEFT, board, _WIDTH - 92, 9), "sand-dark", alpha, 3)
        canvas.fill((_LEFT, board, _WIDTH - 92, 3), "sand-light", alpha, 2)
        points = 0
        for thing in self._rows[seat]:
            part = between(passed, thing.begins, thing.begins + _SECONDS[thing.kind])
            if part > 0:
                points += thing.points
                lively = won and not canvas.calm
                hop = 7 * abs(math.sin(4 * (passed - self.counted) - 0.5 * thing.place)) if lively else 0.0
                self._draw_thing(canvas, seat, thing, (top, board - hop), min(1.0, part * 2.2) * alpha, part)
        text = str(points).replace("-", "−")
        canvas.text(text, _LEFT + _WIDTH - 12, board - 22, "score", "gold", "right", 80, alpha)

    def _draw_thing(self, canvas: Canvas, seat: int, thing: Thing, row: Point, alpha: float, part: float) -> None:
        top, board = row
        if thing.kind == "photo":
            self._draw_pinned(canvas, thing, (_LEFT + 226 + 58 * thing.place, top + 31), alpha, part)
            return
        x = _LEFT + 30 + self._step(seat) * self._place_on_shelf(seat, thing)
        drop = 0.0 if canvas.calm else 34 * (1 - out_cubic(min(1.0, part * 2)))
        if thing.kind == "lost":
            recolour = self._pieces.recolour(canvas, seat)
            place = (x - 20, board - 46 - drop, 38.0, 47.5)
            canvas.sprite(FIGURE_SPRITES[thing.what], *place, alpha=0.4 * alpha, recolour=recolour)
            canvas.text(f"−{COST[thing.what]}", x, board - 22, "value", (255, 150, 120), "centre", alpha=alpha)
            return
        bust = thing.kind == "bust"
        if bust and part < 1:
            size = 150.0
            place = (x - size / 2, board - 28 - size / 2, size, size)
            rays = math.sin(math.pi * part)
            canvas.glow(x, board - 28, 80, 0.9 * rays)
            if not canvas.calm:
                canvas.sprite("fx-rays", *place, alpha=0.6 * rays, angle=20 * part)
        width, height = loot_size(thing.what, 1.42 if bust else 1.25)
        canvas.sprite(SPRITES[thing.what], x - width / 2, board + 1 - height - drop, width, height, alpha=alpha)

    def _draw_pinned(self, canvas: Canvas, thing: Thing, place: Point, alpha: float, part: float) -> None:
        """A photo, a little askew as photos on a wall are, with a pin."""
        x, y = place
        side = _PHOTO if canvas.calm else _PHOTO * (1.5 - 0.5 * out_back(min(1.0, part * 1.6)))
        askew = 0 if canvas.calm else (thing.place * 5 + int(thing.what[0]) * 3) % 11 - 5
        picture = self._askew(canvas, thing.what, askew)
        if side != _PHOTO:
            picture = pygame.transform.rotozoom(picture, 0, side / _PHOTO)
        canvas.blit(picture, picture.get_rect(center=canvas.to_pixels(x, y)), alpha)
        canvas.fill((x - 3.5, y - _PHOTO * 0.44 - 3.5, 7, 7), "gold", alpha, 3.5)

    def _askew(self, canvas: Canvas, photo: str, angle: int) -> pygame.Surface:
        key = ("pinned", photo, angle, canvas.size(_PHOTO))
        if key not in canvas.look.shapes:
            picture = self._panels.photo_picture(canvas, photo, _PHOTO)
            canvas.look.shapes[key] = pygame.transform.rotozoom(picture, -angle, 1.0)
        return canvas.look.shapes[key]

    def _step(self, seat: int) -> float:
        count = sum(thing.kind != "photo" for thing in self._rows[seat])
        return min(50.0, (_WIDTH - 140) / max(1, count - 1))

    def _place_on_shelf(self, seat: int, thing: Thing) -> int:
        return [one for one in self._rows[seat] if one.kind != "photo"].index(thing)


def _owned(site: Site, seat: int, kind: str) -> list[Any]:
    if kind == "photo":
        return list(site.photos[seat])
    if kind == "lost":
        return [figure for figure in "AP" if site.figures[seat, figure] is None]
    return [treasure for treasure in site.museum[seat] if (treasure == "bust") == (kind == "bust")]


def _worth(kind: str, what: Any) -> int:
    return {"photo": 1, "lost": -COST.get(what, 0)}.get(kind) or VALUE[what]
