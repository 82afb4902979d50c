"""The Pharaoh's Gold: why an action is not legal, as the key of a sentence and its values."""

from __future__ import annotations

import re

from game.engine.contract import WhyNot
from game.engine.dispatch import State
from game.engine.gold import rules
from game.engine.gold.notation import TREASURE_JSON
from game.engine.gold.tables import (
    ARCHAEOLOGIST,
    FIGURE_LETTERS,
    NOTHING,
    NOWHERE,
    OPENINGS_NAMES,
    ORIENTATION,
    ORIENTATIONS,
    OVER,
    PORTER,
    SET,
    TILE_NAMES,
    TILE_NUMBERS,
    TREASURE_NAMES,
)
from game.engine.gold.ways import neighbours, open_towards, walk_goals

_TILE = "([a-f][1-6])"
_OPEN = "(N?E?S?W?)"
_WALK = re.compile(f"walk ([AP]) {_TILE}")
_REVEAL = re.compile(f"reveal {_TILE}")
_SET = re.compile(f"set {_TILE} {_OPEN}")
_ROTATE = re.compile(f"rotate {_TILE} {_OPEN}")
_PICK = re.compile("pick (2|3|bust)")
_STEAL = re.compile("steal ([0-9])")


def why_not(state: State, name: str) -> WhyNot | None:
    """Why an action is not legal, as the key of a sentence; None if it is legal."""
    if state.phase == OVER:
        return WhyNot("game-over")
    if matched := _SET.fullmatch(name):
        return _why_not_set(state, TILE_NUMBERS[matched[1]], matched[2])
    named = _reasons(state, name)
    if named is not None and state.phase == SET:
        return WhyNot("set-the-revealed-tile-first", {"tile": TILE_NAMES[state.revealed]})
    return WhyNot("no-such-action") if named is None else named[0]


def _reasons(state: State, name: str) -> tuple[WhyNot | None] | None:
    """The answer, or nothing at all if there is no such action."""
    if matched := _WALK.fullmatch(name):
        return (_why_not_walk(state, FIGURE_LETTERS.index(matched[1]), TILE_NUMBERS[matched[2]]),)
    if matched := _REVEAL.fullmatch(name):
        return (_why_not_reveal(state, TILE_NUMBERS[matched[1]]),)
    if matched := _ROTATE.fullmatch(name):
        return (_why_not_rotate(state, TILE_NUMBERS[matched[1]], matched[2]),)
    if matched := _PICK.fullmatch(name):
        return (_why_not_pick(state, TREASURE_NAMES.index(matched[1])),)
    if matched := _STEAL.fullmatch(name):
        return (_why_not_steal(state, int(matched[1])),)
    plain = {"lantern": _why_not_lantern, "unlantern": _why_not_unlantern, "drop": _why_not_drop}
    if name in plain:
        return (plain[name](state),)
    return (None,) if name == "end" else None


def _has(tiles: int, tile: int) -> bool:
    return bool(int(tiles) >> tile & 1)


def _why_no_action(state: State, figure: int) -> WhyNot | None:
    """One of the five actions needs its figure, and an action that is left."""
    if state.figures[state.turn, figure] == NOWHERE:
        return WhyNot("archaeologist-lost" if figure == ARCHAEOLOGIST else "porter-lost")
    if state.actions_left == 0:
        return WhyNot("no-actions-left")
    return None


def _why_not_in_place(state: State, tile: int) -> WhyNot | None:
    return None if _has(state.standing, tile) else WhyNot("tile-has-fallen", {"tile": TILE_NAMES[tile]})


def _why_not_walk(state: State, figure: int, tile: int) -> WhyNot | None:
    if reason := _why_no_action(state, figure) or _why_not_in_place(state, tile):
        return reason
    here = int(state.figures[state.turn, figure])
    if here == tile:
        return WhyNot("already-there")
    if not _has(state.up, tile):
        return WhyNot("tile-face-down", {"tile": TILE_NAMES[tile]})
    if _has(walk_goals(state, here, int(state.lanterns[state.turn])), tile):
        return None
    next_to = _has(neighbours(1 << here), tile)
    return WhyNot("wall-between" if next_to else "no-chain-of-lanterns", {"tile": TILE_NAMES[tile]})


def _why_not_reveal(state: State, tile: int) -> WhyNot | None:
    if reason := _why_no_action(state, ARCHAEOLOGIST) or _why_not_in_place(state, tile):
        return reason
    if _has(state.up, tile):
        return WhyNot("already-face-up", {"tile": TILE_NAMES[tile]})
    return _why_not_towards(state, ARCHAEOLOGIST, tile)


def _why_not_towards(state: State, figure: int, tile: int) -> WhyNot | None:
    """The own tile must be open towards the other."""
    here = int(state.figures[state.turn, figure])
    if not _has(neighbours(1 << here), tile):
        return WhyNot("not-a-neighbour", {"tile": TILE_NAMES[tile]})
    if not _has(open_towards(state, here), tile):
        return WhyNot("own-tile-shows-a-wall", {"tile": TILE_NAMES[tile]})
    return None


def _can_lie(state: State, tile: int, openings: str) -> bool:
    kind = int(state.kind[tile])
    return OPENINGS_NAMES.index(openings) in ORIENTATION[kind, : ORIENTATIONS[kind]]


def _why_not_set(state: State, tile: int, openings: str) -> WhyNot | None:
    if state.phase != SET:
        return WhyNot("nothing-to-set")
    if tile != state.revealed:
        return WhyNot("set-the-revealed-tile-first", {"tile": TILE_NAMES[state.revealed]})
    return None if _can_lie(state, tile, openings) else WhyNot("another-shape", {"tile": TILE_NAMES[tile]})


def _why_not_rotate(state: State, tile: int, openings: str) -> WhyNot | None:
    if reason := _why_no_action(state, PORTER) or _why_not_in_place(state, tile):
        return reason
    if tile == state.entrance:
        return WhyNot("entrance-stays")
    if not _has(state.up, tile):
        return WhyNot("tile-face-down", {"tile": TILE_NAMES[tile]})
    if tile != state.figures[state.turn, PORTER] and (reason := _why_not_towards(state, PORTER, tile)):
        return reason
    if not _can_lie(state, tile, openings):
        return WhyNot("another-shape", {"tile": TILE_NAMES[tile]})
    unchanged = openings == OPENINGS_NAMES[rules.openings_of(state, tile)]
    return WhyNot("lies-so-already", {"tile": TILE_NAMES[tile]}) if unchanged else None


def _lantern_here(state: State) -> bool:
    return _has(state.lanterns[state.turn], int(state.figures[state.turn, PORTER]))


def _why_not_lantern(state: State) -> WhyNot | None:
    if reason := _why_no_action(state, PORTER):
        return reason
    if _lantern_here(state):
        return WhyNot("lantern-here-already")
    return None if state.lanterns_left[state.turn] > 0 else WhyNot("no-lanterns-left")


def _why_not_unlantern(state: State) -> WhyNot | None:
    if reason := _why_no_action(state, PORTER):
        return reason
    return None if _lantern_here(state) else WhyNot("no-lantern-here")


def _why_hands_not_free(state: State) -> WhyNot | None:
    """Picking up and stealing need an archaeologist with empty hands."""
    if state.figures[state.turn, ARCHAEOLOGIST] == NOWHERE:
        return WhyNot("archaeologist-lost")
    if state.carries[state.turn] != NOTHING:
        return WhyNot("hands-full", {"treasure": str(TREASURE_JSON[state.carries[state.turn]])})
    return None


def _why_not_pick(state: State, kind: int) -> WhyNot | None:
    if reason := _why_hands_not_free(state):
        return reason
    here = int(state.figures[state.turn, ARCHAEOLOGIST])
    return None if state.loot[kind, here] else WhyNot("not-lying-here", {"treasure": TREASURE_NAMES[kind]})


def _why_not_drop(state: State) -> WhyNot | None:
    if state.figures[state.turn, ARCHAEOLOGIST] == NOWHERE:
        return WhyNot("archaeologist-lost")
    if state.carries[state.turn] == NOTHING:
        return WhyNot("hands-empty")
    return WhyNot("just-taken") if state.took else None


def _why_not_steal(state: State, seat: int) -> WhyNot | None:
    if seat >= state.players:
        return WhyNot("no-such-seat", {"seat": seat})
    if seat == state.turn:
        return WhyNot("your-own-hands")
    if reason := _why_hands_not_free(state):
        return reason
    if state.figures[seat, ARCHAEOLOGIST] != state.figures[state.turn, ARCHAEOLOGIST]:
        return WhyNot("not-on-the-same-tile", {"seat": seat})
    return WhyNot("carries-nothing", {"seat": seat}) if state.carries[seat] == NOTHING else None
