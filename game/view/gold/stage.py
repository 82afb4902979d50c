"""What is shown of each event. The site follows the events; in between, tiles and pieces move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.gold import story
from game.view.board import Board, BoardView
from game.view.gold.floor import Floor, Motion
from game.view.gold.panels import Panels
from game.view.gold.pieces import Flyer, Pieces, Pose, spots_of
from game.view.gold.places import Key, Spot
from game.view.gold.site import Site
from game.view.particles import Particles
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import Easing, linear


class GoldStage(Board):
    """The site, what moves on it, and one method per event."""

    def __init__(self, view: BoardView) -> None:
        self.pieces = Pieces(list(view.emblems))
        self.panels = Panels(view, self.pieces)
        self.floor = Floor()
        self.particles = Particles()
        self.motions: dict[str, Motion] = {}
        self.poses: dict[Key, Pose] = {}
        self.flyers: dict[Any, Flyer] = {}
        self.age = 0.0
        super().__init__(view)

    def rebuild(self) -> None:
        """The site as it is; nothing moves."""
        seat = self.view.watching if self.view.watching is not None else 0
        self.site = Site.of(self.view.match.view(seat))
        self.clear_motion()

    def clear_motion(self) -> None:
        """Everything stands where it belongs."""
        self.motions.clear()
        self.poses.clear()
        self.flyers.clear()

    def spots(self) -> dict[Key, Spot]:
        """Where everything stands when nothing moves."""
        return spots_of(self.site)

    # -- helpers --------------------------------------------------------------------------------------------
    def beat(
        self,
        seconds: float,
        during: Callable[[float], None] | None = None,
        after: Callable[[], None] | None = None,
        ease: Easing = linear,
        sound: str | None = None,
        delay: float = 0.0,
    ) -> Clip:
        """A clip that moves something, and changes the site at its end."""

        def show(part: float) -> None:
            if during is not None:
                during(part)
            if part >= 1 and after is not None:
                after()

        return Clip(seconds, show, ease, delay, sound)

    def follow(self, event: Any) -> Callable[[], None]:
        """What the site does at the end of a clip."""
        return lambda: self.site.follow(event)

    @shows(*story.EVENTS)
    def just_follow(self, event: Any) -> None:
        """The site changes, and that is all."""
        self.timeline.add(self.beat(0.0, after=self.follow(event)))
