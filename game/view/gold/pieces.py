"""What stands on the board: figures with what they carry, lanterns, treasures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.view.canvas import Canvas
from game.view.gold.places import Key, Spot, arrange
from game.view.gold.site import Site
from game.view.light import Lamp
from game.view.sprites import Recolour, player_recolour
from game.view.stage import Actor, draw_actor

FIGURE = (38.4, 48.0)
LANTERN = (32.6, 38.0)
SPRITES: dict[Any, str] = {2: "relic-2", 3: "relic-3", "bust": "pharaoh-bust"}
FIGURE_SPRITES = {"A": "archaeologist", "P": "porter"}


@dataclass
class Pose:
    """Where something is while it moves, and how it holds itself."""

    x: float
    y: float
    size: float = 1.0
    lean: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    lit: float = 1.0  # of a lantern
    fright: bool = False
    cry: bool = False


@dataclass
class Flyer:
    """A sprite on its way, above everything."""

    sprite: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    alpha: float = 1.0
    recolour: Recolour = ()
    glow: float = 0.0


def loot_size(treasure: Any, size: float = 1.0) -> tuple[float, float]:
    """Width and height of a treasure."""
    return (34 * size, 42 * size) if treasure == "bust" else (34 * size, 34 * size)


def spots_of(site: Site) -> dict[Key, Spot]:
    """Where everything stands when nothing moves."""
    spots: dict[Key, Spot] = {}
    figures: dict[str, list[Key]] = {}
    for (seat, figure), tile in site.figures.items():
        if tile is not None:
            figures.setdefault(tile, []).append(("figure", seat, figure))
    lanterns: dict[str, list[Key]] = {}
    for seat, lit in enumerate(site.lanterns):
        for tile in lit:
            lanterns.setdefault(tile, []).append(("lantern", seat, tile))
    for tile in {*figures, *lanterns, *site.loot}:
        loot = _loot_keys(tile, site.loot.get(tile, ()))
        openings = site.tiles[tile].open if tile in site.tiles else ""
        spots |= arrange(tile, figures.get(tile, []), lanterns.get(tile, []), loot, openings or "")
    return spots


def _loot_keys(tile: str, treasures: Sequence[Any]) -> list[Key]:
    """A treasure is the so-manieth of its worth on its tile: it keeps its key when another one is taken."""
    return [("loot", tile, treasures[:n].count(t), t) for n, t in enumerate(treasures)]


def last_loot(site: Site, tile: str, treasure: Any) -> Key:
    """The key of the treasure of this worth that came last, and is taken first."""
    return ("loot", tile, site.loot[tile].count(treasure) - 1, treasure)


class Pieces:
    """Draws them, for a table of players."""

    def __init__(self, emblems: list[int]) -> None:
        self.emblems = emblems
        self.marks = False

    def recolour(self, canvas: Canvas, seat: int) -> Recolour:
        """What turns player 1's figures into this seat's."""
        look = canvas.theme.players[self.emblems[seat]]
        return player_recolour(look.base, look.light, look.dark)

    def lamps(self, spots: Mapping[Key, Spot], poses: Mapping[Key, Pose], strength: float = 1.0) -> list[Lamp]:
        """The light of every lantern that burns."""
        found = []
        for key, spot in spots.items():
            if key[0] == "lantern":
                pose = poses.get(key)
                x, y, lit = (pose.x, pose.y, pose.lit) if pose else (spot.x, spot.y, 1.0)
                if lit > 0.02:
                    found.append(
                        Lamp(x, y, lit * strength, key[1] + 0.37 * ord(key[2][0]) + 0.61 * int(key[2][1]))
                    )
        return found

    def draw(
        self, canvas: Canvas, site: Site, spots: Mapping[Key, Spot], poses: Mapping[Key, Pose], active: Key | None
    ) -> None:
        """Finds, lanterns and figures, from the back to the front."""
        placed: list[tuple[float, str, Key, Pose]] = []
        for key, spot in spots.items():
            pose = poses.get(key) or Pose(spot.x, spot.y, spot.size)
            placed.append((pose.y, str(key), key, pose))
        for _, _, key, pose in sorted(placed, key=lambda row: row[:2]):
            if key[0] == "loot":
                self.draw_loot(canvas, key[3], pose)
            elif key[0] == "lantern":
                self.draw_lantern(canvas, key[1], pose)
            else:
                carried = site.carries[key[1]] if key[2] == "A" else None
                self.draw_figure(canvas, key[1], key[2], pose, carried, key == active)

    def draw_loot(self, canvas: Canvas, treasure: Any, pose: Pose) -> None:
        """A treasure on the ground."""
        width, height = loot_size(treasure, pose.size)
        draw_actor(
            canvas,
            Actor(
                SPRITES[treasure], pose.x, pose.y, width, height, angle=pose.lean, alpha=pose.alpha, lift=pose.lift
            ),
        )

    def draw_lantern(self, canvas: Canvas, seat: int, pose: Pose) -> None:
        """A lantern, lit or gone out."""
        width, height = LANTERN[0] * pose.size, LANTERN[1] * pose.size
        sprite = "lantern" if pose.lit > 0.3 else "lantern-off"
        recolour = self.recolour(canvas, seat)
        actor = Actor(
            sprite, pose.x, pose.y - 4, width, height, angle=pose.lean, alpha=pose.alpha, recolour=recolour
        )
        draw_actor(canvas, actor)
        if self.marks:
            canvas.emblem(self.emblems[seat], pose.x + width * 0.34, pose.y + height * 0.3, 13, pose.alpha)

    def draw_figure(
        self, canvas: Canvas, seat: int, figure: str, pose: Pose, carried: Any = None, active: bool = False
    ) -> None:
        """A figure, its feet on the ground, what it carries beside its head."""
        width, height = FIGURE[0] * pose.size, FIGURE[1] * pose.size
        if active:
            look = canvas.theme.players[self.emblems[seat]]
            canvas.glow(pose.x, pose.y + height * 0.1, 30 * pose.size, 0.55)
            ring = (pose.x - width * 0.5, pose.y + height * 0.3, width, height * 0.24)
            canvas.outline(ring, look.light, 2.4, 8)
        draw_actor(
            canvas,
            Actor(
                f"{FIGURE_SPRITES[figure]}-fright" if pose.fright else FIGURE_SPRITES[figure],
                pose.x,
                pose.y,
                width,
                height,
                angle=pose.lean,
                alpha=pose.alpha,
                lift=pose.lift,
                recolour=self.recolour(canvas, seat),
            ),
        )
        if self.marks:
            canvas.emblem(self.emblems[seat], pose.x + width * 0.36, pose.y + height * 0.34, 14, pose.alpha)
        if pose.cry:
            canvas.text("!", pose.x, pose.y - height * 0.62 - 10 * pose.lift, "score", "gold-hi", "centre")
        if carried is not None:
            w, h = loot_size(carried, 0.62 * max(0.8, pose.size))
            y = pose.y - 10 * pose.lift - height * 0.28
            canvas.sprite(SPRITES[carried], pose.x + width * 0.24 - w / 2, y - h / 2, w, h, alpha=pose.alpha)


def draw_flyers(canvas: Canvas, flyers: Mapping[Any, Flyer]) -> None:
    """What is on its way, above everything."""
    for flyer in flyers.values():
        if flyer.glow > 0.02:
            canvas.glow(flyer.x, flyer.y, 46, flyer.glow)
        draw_actor(
            canvas,
            Actor(
                flyer.sprite,
                flyer.x,
                flyer.y,
                flyer.width,
                flyer.height,
                angle=flyer.angle,
                alpha=flyer.alpha,
                recolour=flyer.recolour,
            ),
        )
