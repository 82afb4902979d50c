"""The lessons of The Pharaoh's Gold. Mazes are drawn with north at the top (see drawn/gold.py)."""

from __future__ import annotations

from typing import Any

from game.lessons.drawn.gold import state_of
from game.lessons.script import Lesson, Step


def _untouched() -> dict[str, Any]:
    """Nobody has gone in yet; what the pupil will reveal is laid out for him."""
    return state_of(
        """
        ······
        ······
        ······
        ······
        ······
        ··@···
        """,
        hidden={"c2": "straight", "c3": "tee", "d3": "dead chamber", "d1": "corner", "d2": "straight"},
        photo_pile=["1M", "3M", "2C", "1C", "2"],
        treasure_pile=["bust", 2, 2, 2, 3, 3, 3, 2, 3],
        round=1,
        tick=0,
    )


FIRST = Lesson(
    "gold",
    "first",
    4,
    _untouched,
    (
        Step("hello"),
        Step("reveal", ("reveal c2",), ("tile-c2",)),
        Step("lay", ("set c2 NS",), ("tile-c2",), nudge="lay-nudge"),
        Step("walk", ("walk A c2",), ("tile-c2",)),
        Step("deeper", ("reveal c3",), ("tile-c3",)),
        Step("turn", ("set c3 ESW",), ("tile-c3",), nudge="turn-nudge"),
        Step("end", ("end",), ("end",), then=("reveal d1", "set d1 NW", "walk A d1", "end")),
        Step("porter", ("walk P c2",), ("figure-P", "tile-c2")),
        Step("lantern", ("lantern",), ("lantern",)),
        Step("porter-on", ("walk P c3",), ("tile-c3",)),
        Step("end-2", ("end",), ("end",), then=("reveal d2", "set d2 NS", "end")),
        Step("lantern-2", ("lantern",), ("lantern",)),
        Step("follow", ("walk A c3",), ("figure-A", "tile-c3")),
        Step("chamber", ("reveal d3",), ("tile-d3",)),
        Step("photo", ("set d3 W",), ("tile-d3",), nudge="photo-nudge"),
        Step("end-3", ("end",), ("end", "player-0"), then=("walk A d2", "end")),
        Step("enter", ("walk A d3",), ("tile-d3",)),
        Step("pick", ("pick 3",), ("pick-3",)),
        Step("home", ("walk A c1",), ("tile-c2", "tile-c3", "tile-c1")),
        Step("museum", shows=("player-0",)),
    ),
)


def _long_way() -> dict[str, Any]:
    """A treasure far from the door, and a road of lanterns with a gap."""
    return state_of(
        """
        ······
        ······
        ······
        ┏━┓···
        ┃·┃···
        ╹·@···
        """,
        A="a1 c1",
        P="a3 c3",
        carries=[3, None],
        lanterns=["b3 c2 c3", ""],
    )


LANTERNS = Lesson(
    "gold",
    "lanterns",
    2,
    _long_way,
    (
        Step("hello", shows=("tile-a1", "tile-c1")),
        Step("set", ("lantern",), ("lantern", "tile-a3")),
        Step("on", ("walk P a2",), ("tile-a2",)),
        Step("gap", ("lantern",), ("lantern", "tile-a2")),
        Step("end", ("end",), ("end",), then=("rotate b3 NS", "end")),
        Step("broken", shows=("tile-b3",)),
        Step("back", ("walk P a3",), ("tile-a3",)),
        Step("mend", ("rotate b3 EW",), ("tile-b3",)),
        Step("run", ("walk A c1",), ("figure-A", "tile-c1"), nudge="run-nudge"),
        Step("home", shows=("player-0",)),
    ),
)


def _sleepers() -> dict[str, Any]:
    """Two chambers beside the way: one with a mummy, one with a curse. A rival is carrying something past."""
    return state_of(
        """
        ······
        ······
        ······
        ╸·┣···
        ··┃···
        ··@···
        """,
        hidden={"c4": "dead chamber", "d3": "corner chamber"},
        A="c3 c2",
        P="c1 c1",
        carries=[None, 2],
        lanterns=["c2", "c2"],
        photos=[[], ["2"]],
        museum=[[], [3]],
        photo_pile=["3M", "2C", "1C", "1M"],
        treasure_pile=["bust", 2, 2, 2, 3, 3, 3],
    )


MUMMY = Lesson(
    "gold",
    "mummy",
    3,
    _sleepers,
    (
        Step("hello", shows=("tile-c4", "tile-d3")),
        Step("reveal", ("reveal c4",), ("tile-c4",)),
        Step("lay", ("set c4 S",), ("tile-c4", "tile-c3", "tile-c2"), then=("end",), nudge="lay-nudge"),
        Step("fled", shows=("tile-c1", "tile-c2")),
        Step("back", ("walk A c2",), ("tile-c2",)),
        Step("finders", ("pick 2",), ("pick-2",)),
        Step("on", ("walk A c3",), ("tile-c3",)),
        Step("second", ("reveal d3",), ("tile-d3",)),
        Step("shut", ("set d3 NE", "set d3 ES"), ("tile-d3",), nudge="shut-nudge"),
        Step("safe", shows=("tile-d3", "player-0")),
    ),
)


def _bust() -> dict[str, Any]:
    """The bust lies at the pupil's feet; a rival is deeper in."""
    return state_of(
        """
        ╸···╚╝
        ··╻···
        ··┃···
        ··║···
        ··┃···
        ··@···
        """,
        A="c3 c5",
        P="c2 c4",
        loot={"c3": ["bust"]},
        lanterns=["", "c4"],
        photos=[["1M", "2"], ["1C", "2C", "3M"]],
        museum=[[2, 2, 3], [2, 2, 3, 3, 3]],
        countdown=3,
    )


COLLAPSE = Lesson(
    "gold",
    "collapse",
    3,
    _bust,
    (
        Step("hello", shows=("tile-c3",)),
        Step("pick", ("pick bust",), ("pick-bust",)),
        Step("out", ("walk A c2",), ("tile-c2",), then=("end",)),
        Step("ring", shows=("tile-c2", "tile-b3", "tile-d3", "tile-c4")),
        Step("home", ("walk A c1",), ("tile-c1",), nudge="run-nudge"),
        Step("porter", ("walk P c1",), ("figure-P", "tile-c1"), nudge="run-nudge"),
        Step("end", ("end",), ("end",), then=("end",) * 4),
        Step("count", shows=("player-0", "player-1")),
    ),
)
