"""Typical moments of the game, drawn as text: for pictures, and to look at while building."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.engine.match import Match
from tests.engine.gold.boards import maze
from tests.view.gold.desk import Desk
from tests.view.gold.explorers import whole_game

TWO_WAYS = """
    ╺╸··╔·
    ······
    ·┏┻┓··
    ·┃·┃··
    ·┗┳┛··
    ··@···
"""
BUST = """
    ╺╸··╔╗
    ┏┳━┓··
    ┃┃·┃··
    ┗┻║┻┛·
    ·┃┃┃··
    ··@┛··
"""
CROWD_FIELDS: dict[str, Any] = {
    "players": 4,
    "A": "b4 b4 d4 d4",
    "P": "b4 b4 d4 d4",
    "lanterns": ["b4 d4"] * 4,
    "carries": [2, 3, None, None],
    "loot": {"d4": [2, 2, 3]},
}


def two_ways(photo: str) -> Any:
    """A chamber is about to be revealed from which two shortest ways lead out."""
    return maze(
        TWO_WAYS,
        players=4,
        hidden={"c5": "corner chamber"},
        A="c4 b3 d3 c1",
        P="b4 b3 c2 c1",
        lanterns=["b4 b3", "d3 c2", "d3 c2", "c2"],
        photo_pile=["2", photo],
        carries=[None, 2, None, None],
    )


def bust_in_hands() -> Any:
    """The bust is carried, still in its chamber, and everybody is near."""
    return maze(
        BUST,
        players=4,
        A="c3 d2 b3 c2",
        P="b4 c1 d3 c1",
        lanterns=["c2 c1", "d3 d2", "b3", "c2"],
        carries=["bust", None, None, None],
        countdown=2,
    )


def bust_lies_in_its_chamber() -> Any:
    """The bust was found and nobody lifts it: its chamber falls after this turn of its finder."""
    return maze(BUST, players=4, A="c2 d2 b3 c2", P="b4 c1 d3 c1", loot={"c3": ["bust"]}, countdown=1)


def at(match: Any, actions: tuple[str, ...], seconds: float) -> Desk:
    """A board so long after the last of these actions; the others have been shown."""
    desk = Desk(match)
    for action in actions[:-1]:
        desk.play(action)
        desk.board.skip()
    desk.play(actions[-1])
    desk.view.waiting = False
    desk.run(seconds, 1 / 60)
    return desk


def _still(match: Any, *actions: str) -> Desk:
    desk = Desk(match)
    for action in actions:
        desk.play(action)
        desk.board.skip()
    return desk


def _porter() -> Desk:
    desk = _still(two_ways("3M"))
    desk.board.widgets()
    desk.board.swap()
    return desk


def _turning() -> Desk:
    desk = _porter()
    desk.board.start_turning("b4")
    return desk


def last_ring() -> Any:
    """Two tiles and the entrance are left, and everybody is out."""
    rows = ("xxxxxx", "xxxxxx", "xxxxxx", "xxxxxx", "xoxoxx", "x·@·xx")
    return maze("\n".join(rows), A="c1 c1", clock=0)


@lru_cache
def _lively_game() -> tuple[str, ...]:
    return tuple(whole_game(Match.new("gold", 4, 2), 2))


def nearly_over() -> Any:
    """A whole expedition of four; ending this turn ends it."""
    match = Match.new("gold", 4, 2)
    for action in _lively_game()[:-1]:
        match.play(action)
    return match


REVEAL = ("reveal c5", "set c5 ES")
_CHAMBER_FALLS = ("walk A c2",)
_RING_FALLS = ("walk A c2", "end", "end", "end", "end")
MOMENTS: dict[str, Callable[[], Desk]] = {
    "archaeologist": lambda: _still(two_ways("3M")),
    "porter": _porter,
    "turning": _turning,
    "chamber-to-set": lambda: _still(two_ways("3M"), "reveal c5"),
    "photo": lambda: at(two_ways("3M"), REVEAL, 1.9),
    "mummy-rises": lambda: at(two_ways("3M"), REVEAL, 4.7),
    "mummy-two-ways": lambda: at(two_ways("3M"), REVEAL, 5.4),
    "mummy-asleep": lambda: at(two_ways("3M"), (REVEAL[0], "set c5 NE"), 5.1),
    "curse": lambda: at(two_ways("2C"), REVEAL, 3.95),
    "bust-lifted": lambda: at(bust_lies_in_its_chamber(), ("walk A c3", "pick bust"), 0.75),
    "bust-stolen": lambda: at(_theft(), ("steal 0",), 0.25),
    "chamber-falls-behind-the-bust": lambda: at(bust_in_hands(), _CHAMBER_FALLS, 1.15),
    "chamber-falls-over-the-bust": lambda: at(bust_lies_in_its_chamber(), ("end",), 1.6),
    "ring-falls": lambda: at(bust_in_hands(), _RING_FALLS, 1.2),
    "mourning": lambda: at(bust_in_hands(), _RING_FALLS, 2.5),
    "collapse-to-move": lambda: _still(bust_in_hands(), *_RING_FALLS),
    "crowd": lambda: Desk(maze(TWO_WAYS, **CROWD_FIELDS)),
    "slipping-out": lambda: at(last_ring(), ("end",), 2.5),
    "count": lambda: at(last_ring(), ("end",), 5.4),
    "once-more": lambda: at(nearly_over(), ("end",), 12.6),
}


def _theft() -> Any:
    fields: dict[str, Any] = {"players": 4, "P": "b4 c1 d3 c1", "countdown": 2, "turn": 1}
    return maze(BUST, A="c3 c3 b3 c2", carries=["bust", None, None, None], **fields)
