"""The site, what moves on it, and the tools to show events with (labours.py, disasters.py, farewell.py)."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.view.board import Board, BoardView
from game.view.canvas import Canvas
from game.view.gold.choices import default_opening
from game.view.gold.floor import Floor, Motion
from game.view.gold.panels import Panels
from game.view.gold.pieces import Flyer, Pieces, Pose, spots_of
from game.view.gold.places import Key, Spot
from game.view.gold.site import Site
from game.view.gold.standing import Standing
from game.view.gold.tally import Tally
from game.view.light import Lamp
from game.view.particles import Particles
from game.view.stage import arc
from game.view.timeline import Clip
from game.view.tween import Easing, in_out_sine, linear

During = Callable[[float], None]
_SHAKE = 3.0  # logical units


class GoldStage(Board):
    """What the picture is made of, besides the site itself."""

    absorbs: ClassVar[dict[type, tuple[type, ...]]] = {}  # events that are shown together with the one before them

    def __init__(self, view: BoardView) -> None:
        self.pieces = Pieces(list(view.emblems))
        self.panels = Panels(view, self.pieces)
        self.floor = Floor()
        self.particles = Particles()
        self.motions: dict[str, Motion] = {}
        self.cracked: dict[str, int] = {}  # deeper cracks than the site alone gives
        self.poses: dict[Key, Pose] = {}
        self.flyers: dict[Any, Flyer] = {}
        self.overlays: dict[Any, Callable[[Canvas], None]] = {}
        self.above: dict[Any, Callable[[Canvas], None]] = {}  # over the frame and the panels too
        self.lamps: dict[Any, Lamp] = {}  # light that comes and goes with a sequence
        self.room: dict[Key, Spot] = {}  # where things will stand when somebody has come
        self.standing = Standing()
        self.tally = Tally(view.look.theme.seconds("count"), lambda: view.play_sound("coin-tick"))
        self.shake = 0.0
        self.dim = 0.0
        self.age = 0.0
        self.unset: str | None = None  # how the revealed tile lies before it is set
        self.previewed: tuple[str, str] | None = None  # a tile that the player has seen turned already
        self.changed: dict[str, int] = {}  # by whom, since his turn before
        self._changing = -1
        self._skipping = False
        self.group: Sequence[Any] = ()
        super().__init__(view)

    def rebuild(self) -> None:
        """The site as it is; nothing moves."""
        seat = self.view.watching if self.view.watching is not None else 0
        self.site = Site.of(self.view.match.view(seat))
        self.told = self.site  # the site as it will be when all that was told has been shown
        self.clear_motion()
        self._settle_quietly()
        self.unset = default_opening(self.site)

    def clear_motion(self) -> None:
        """Everything stands where it belongs."""
        for moving in (
            self.motions,
            self.cracked,
            self.poses,
            self.flyers,
            self.overlays,
            self.above,
            self.lamps,
            self.room,
        ):
            moving.clear()
        self.shake = self.dim = 0.0
        self.particles.clear()

    def skip(self) -> None:
        """Complete what moves, at once."""
        self._skipping = True
        super().skip()
        self._skipping = False
        self.particles.clear()
        self._settle_quietly()

    def _settle_quietly(self) -> None:
        """Nobody steps aside any more, nothing is counted any more."""
        self.standing.settle()
        self.tally.settle(self.scores())

    def drift(self, seconds: float) -> None:
        """Time for what goes on by itself: flicker, dust, stepping aside, counting."""
        self.age += seconds
        self.particles.advance(seconds)
        if self.calm or self.view.settings().animation_speed == "instant":
            self._settle_quietly()
            return
        wanted = {key: self.room.get(key, spot) for key, spot in self.spots().items()}
        self.standing.step(wanted, self.poses, seconds)
        self.tally.step(self.scores(), seconds)

    @property
    def drifting(self) -> bool:
        """Whether somebody steps aside or points are counted."""
        return self.standing.moving(self.spots()) or self.tally.moving(self.scores())

    def scores(self) -> list[int]:
        """Everybody's points, as far as they have been shown."""
        return [self.site.score(seat) for seat in range(self.site.players)]

    def seen_spots(self) -> dict[Key, Spot]:
        """Where everything is seen to stand at this moment."""
        return self.standing.shown(self.spots())

    # -- telling --------------------------------------------------------------------------------------------
    def tell(self, events: Sequence[Any]) -> None:
        """Show what happened; who flees from a mummy is shown with the mummy."""
        self.timeline.speed = self.view.settings().animation_speed
        self.told = self.site.copy()
        self._note_changes(events)
        waiting = deque(events)
        while waiting:
            event = waiting.popleft()
            group = []
            while waiting and isinstance(waiting[0], self.absorbs.get(type(event), ())):
                group.append(waiting.popleft())
            self.group = group
            self.show(event)
            for one in (event, *group):
                self.told.follow(one)

    def _note_changes(self, events: Sequence[Any]) -> None:
        """Remember what a player changed, until it is his turn again."""
        seat = self.site.turn
        if self._changing != seat:
            self._changing = seat
            self.changed = {tile: other for tile, other in self.changed.items() if other != seat}
        for event in events:
            tile = getattr(event, "tile", None) or getattr(event, "path", ("",))[-1]
            if tile and getattr(event, "seat", None) == seat:
                self.changed[tile] = seat

    @property
    def calm(self) -> bool:
        """Reduced motion: fades instead of flights, nothing shakes."""
        return self.view.settings().reduced_motion

    def seconds(self, motion: str) -> float:
        """How long a motion of ART.md's table takes."""
        return self.view.look.theme.seconds(motion)

    def spots(self) -> dict[Key, Spot]:
        """Where everything stands when nothing moves."""
        return spots_of(self.site)

    def spots_after(self, *events: Any) -> dict[Key, Spot]:
        """Where everything will stand after these events."""
        site = self.site
        seats = range(site.players)
        kept = (
            dict(site.figures),
            [set(site.lanterns[s]) for s in seats],
            {k: list(v) for k, v in site.loot.items()},
        )
        rest = list(site.carries), list(site.lanterns_left), site.actions_left
        for event in events:
            site.follow(event)
        spots = spots_of(site)
        site.figures, site.lanterns, site.loot = kept
        site.carries, site.lanterns_left, site.actions_left = rest
        return spots

    # -- clips ----------------------------------------------------------------------------------------------
    def clip(
        self,
        seconds: float,
        begin: Callable[[], During] | None = None,
        after: Callable[[], None] | None = None,
        ease: Easing = linear,
        sound: str | None = None,
        delay: float = 0.0,
    ) -> Clip:
        """A motion that looks at the stage when it begins, not when it is told, and may change it at its end."""
        begun: list[During] = []

        def show(part: float) -> None:
            if not begun:
                begun.append(begin() if begin is not None else _still)
            begun[0](part)
            if part >= 1 and after is not None:
                after()

        return Clip(seconds, show, ease, delay, sound)

    def following(self, *events: Any) -> Callable[[], None]:
        """The site follows these events, at the end of a clip."""

        def follow() -> None:
            for event in events:
                self.site.follow(event)

        return follow

    def just_follow(self, *events: Any, seconds: float = 0.0, sound: str | None = None) -> None:
        """A beat in which the site changes, and that is all."""
        self.timeline.add(self.clip(seconds, after=self.following(*events), sound=sound))

    def painting(self, key: Any, paint: Callable[[Canvas, float], None], above: bool = False) -> During:
        """Something drawn over the board, or above everything, as long as its clip lasts."""
        layer = self.above if above else self.overlays

        def during(part: float) -> None:
            layer[key] = lambda canvas: paint(canvas, part)
            if part >= 1:
                layer.pop(key, None)

        return during

    @property
    def lively(self) -> bool:
        """Whether dust and sparks fly: not in reduced motion, nor when everything is completed at once."""
        return not (self.calm or self._skipping or self.timeline.speed == "instant")

    def sounds(self, name: str, count: int, every: float, first: float = 0.0) -> list[Clip]:
        """The same sound several times."""
        return [self.clip(0.0, sound=name, delay=first + every * number) for number in range(count)]

    def rumble(self, near: int) -> Clip:
        """The rumble, far for 0 and near for 3."""

        def begin() -> During:
            if not self._skipping and self.timeline.speed != "instant":
                self.view.play_sound("rumble", step=near)
            return _still

        return self.clip(0.0, begin)

    def shaking(
        self, seconds: float, strength: float = 1.0, sound: str | None = "rumble", delay: float = 0.0
    ) -> Clip:
        """The board trembles and comes to rest; not for those who asked for stillness."""

        def begin() -> During:
            return lambda part: setattr(self, "shake", 0.0 if part >= 1 else _SHAKE * strength * (1 - part))

        return self.clip(seconds, begin, sound=sound, delay=delay)

    def shake_offset(self) -> tuple[float, float]:
        """How far the board is off its place now."""
        if self.shake <= 0 or self.calm or not self.view.settings().screen_shake:
            return 0.0, 0.0
        return self.shake * math.sin(self.age * 71), self.shake * math.sin(self.age * 53 + 1)

    def flight(
        self,
        key: Any,
        make: Callable[[], tuple[Flyer, tuple[float, float]]],
        seconds: float,
        height: float = 60.0,
        delay: float = 0.0,
        sound: str | None = None,
        after: Callable[[], None] | None = None,
    ) -> Clip:
        """Something flies in an arc to a place, and is gone there; in reduced motion it fades."""

        def begin() -> During:
            flyer, goal = make()
            start = flyer.x, flyer.y
            alpha = flyer.alpha
            self.flyers[key] = flyer

            def during(part: float) -> None:
                if self.calm:
                    flyer.alpha = alpha * (1 - part)
                else:
                    flyer.x, flyer.y = arc(start, goal, part, height)
                if part >= 1:
                    self.flyers.pop(key, None)

            return during

        length = self.seconds("reduced") if self.calm else seconds
        return self.clip(length, begin, after, in_out_sine, sound, delay)


def _still(part: float) -> None:
    """Nothing moves."""
