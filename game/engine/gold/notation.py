"""The Pharaoh's Gold as the line protocol writes it: options, actions, states as JSON (loading.py reads them)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from game.engine import checks
from game.engine.contract import Json, Options, new_state
from game.engine.dispatch import State
from game.engine.gold import rules
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    ALL_TILES,
    ARCHAEOLOGIST,
    BUST,
    BUST_NAMES,
    DROP,
    END_TURN,
    ENTRANCE,
    ENTRANCE_PLACES,
    FACE_DOWN_KINDS,
    FIGURE_LETTERS,
    FIRST_CHAMBER,
    LANTERNS,
    NO_COUNTDOWN,
    NOBODY,
    NOWHERE,
    NUMBER_OF_KIND,
    NUMBER_OF_TREASURE,
    OPENINGS,
    OPENINGS_NAMES,
    PHASES,
    PHOTO_NAMES,
    PHOTOS,
    PICK_UP,
    PORTER,
    REASONS,
    REVEAL,
    ROTATE,
    SET_LANTERN,
    SHAPE_OF_KIND,
    STEAL,
    TAKE_LANTERN,
    THREE,
    TILE_NAMES,
    TILES,
    TREASURE_KINDS,
    TREASURE_NAMES,
    TREASURES,
    TURN_REVEALED,
    TWO,
    UNKNOWN,
    entrance_openings,
)
from game.engine.rng import Rng, below, shuffle

TREASURE_JSON = (None, 2, 3, "bust")


def check_options(players: int, options: Mapping[str, Any]) -> Options:
    """Who begins; seat 0 unless the table says otherwise."""
    checks.known_options(options, ("first",))
    return {"first": checks.whole_number(options.get("first", 0), "first", 0, players - 1)}


# ------------------------------------------------------------------------------------------------- setting up


def deal(players: int, rng: Rng, options: Options) -> State:
    """Shuffle and lay out the tiles, the photos and the treasures; everybody stands on the entrance."""
    state = empty_state(players)
    state.first = state.turn = options["first"]
    state.actions_left = ACTIONS_PER_TURN
    state.round_number = 1
    _lay_out_tiles(state, rng)
    state.figures[:players] = state.entrance
    state.lanterns_left[:players] = LANTERNS
    state.photo_pile[:] = range(1, PHOTOS + 1)
    state.photos_left = PHOTOS
    shuffle(rng, state.photo_pile)
    twos, threes, _ = NUMBER_OF_TREASURE.tolist()
    state.treasure_pile[:] = [BUST] + [TWO] * twos + [THREE] * threes
    state.treasures_left = TREASURES
    shuffle(rng, state.treasure_pile[1:])
    return state


def empty_state(players: int) -> State:
    """A state with nothing in it, and nobody anywhere."""
    state = new_state(rules.STATE)
    state.players = players
    state.standing = ALL_TILES
    state.revealed = state.bust_chamber = NOWHERE
    state.finder = state.clock = NOBODY
    state.figures[:] = NOWHERE
    return state


def _lay_out_tiles(state: State, rng: Rng) -> None:
    place_entrance(state, ENTRANCE_PLACES[below(rng, len(ENTRANCE_PLACES))])
    kinds = np.repeat(np.arange(FACE_DOWN_KINDS, dtype=np.int8), NUMBER_OF_KIND)
    shuffle(rng, kinds)
    state.kind[np.arange(TILES) != state.entrance] = kinds


def place_entrance(state: State, tile: int) -> None:
    """The entrance is open on every side that faces another tile's place."""
    state.entrance = tile
    state.kind[tile] = ENTRANCE
    state.up |= 1 << tile
    rules.lay_open(state, tile, entrance_openings(tile))


# ---------------------------------------------------------------------------------------------------- actions


def action_name(state: State, action: int) -> str:
    """`walk A c3`, `reveal c4`, `set c4 NES`, `rotate c4 NES`, `lantern`, `pick bust`, `steal 1`, `end` …"""
    if action < REVEAL:
        return f"walk {FIGURE_LETTERS[action // TILES]} {TILE_NAMES[action % TILES]}"
    if action < TURN_REVEALED:
        return f"reveal {TILE_NAMES[action - REVEAL]}"
    if action < ROTATE:
        return f"set {TILE_NAMES[state.revealed]} {OPENINGS_NAMES[action - TURN_REVEALED]}"
    if action < SET_LANTERN:
        tile, openings = divmod(action - ROTATE, OPENINGS)
        return f"rotate {TILE_NAMES[tile]} {OPENINGS_NAMES[openings]}"
    if PICK_UP <= action < DROP:
        return f"pick {TREASURE_NAMES[action - PICK_UP]}"
    if STEAL <= action < END_TURN:
        return f"steal {action - STEAL}"
    return {SET_LANTERN: "lantern", TAKE_LANTERN: "unlantern", DROP: "drop", END_TURN: "end"}[action]


# ------------------------------------------------------------------------------------------------------- JSON


def to_json(state: State) -> Json:
    """The state as the protocol writes it; of a view, what the seat may not see is null (or only a number)."""
    seats = range(state.players)
    return {
        "game": "gold",
        "players": int(state.players),
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "actions_left": int(state.actions_left),
        "round": int(state.round_number),
        "tiles": {TILE_NAMES[tile]: _tile_json(state, tile) for tile in tiles_in(state.standing)},
        "entrance": TILE_NAMES[state.entrance],
        "figures": [_figures_json(state, seat) for seat in seats],
        "carries": [TREASURE_JSON[state.carries[seat]] for seat in seats],
        "took": bool(state.took),
        "lanterns": [tile_names(state.lanterns[seat]) for seat in seats],
        "lanterns_left": [int(state.lanterns_left[seat]) for seat in seats],
        "museum": [_treasures_json(state.museum[seat]) for seat in seats],
        "photos": [_photos_json(state.photos[seat, : state.photo_count[seat]]) for seat in seats],
        "photo_pile": _pile_json(state, _photos_json(state.photo_pile[: state.photos_left])),
        "treasure_pile": _pile_json(
            state, [TREASURE_JSON[treasure] for treasure in state.treasure_pile[: state.treasures_left]]
        ),
        "bust": BUST_NAMES[state.bust],
        "finder": _seat_json(state.finder),
        "clock": _seat_json(state.clock),
        "countdown": None if state.countdown == NO_COUNTDOWN else int(state.countdown),
        "ring": tile_names(state.ring),
        "fallen": tile_names(ALL_TILES & ~state.standing),
        "idle": [int(state.idle[seat]) for seat in seats],
        "reached": [int(state.reached[seat]) for seat in seats],
        "tick": int(state.tick),
        "revealed": tile_json(state.revealed),
        "reason": REASONS[state.reason],
    }


def tiles_in(tiles: int) -> list[int]:
    """The tiles of a set, in order."""
    return [tile for tile in range(TILES) if int(tiles) >> tile & 1]


def tile_names(tiles: int) -> list[str]:
    """The names of the tiles of a set, sorted."""
    return [TILE_NAMES[tile] for tile in tiles_in(tiles)]


def tile_json(tile: int) -> str | None:
    """The name of a tile, or null."""
    return None if tile == NOWHERE else TILE_NAMES[tile]


def _seat_json(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _tile_json(state: State, tile: int) -> Json:
    kind = int(state.kind[tile])
    is_up = bool(int(state.up) >> tile & 1)
    is_set = is_up and tile != state.revealed
    return {
        "shape": SHAPE_OF_KIND[kind],
        "chamber": None if kind == UNKNOWN else FIRST_CHAMBER <= kind < ENTRANCE,
        "up": is_up,
        "open": OPENINGS_NAMES[rules.openings_of(state, tile)] if is_set else None,
        "loot": _treasures_json(state.loot[:, tile]),
    }


def _figures_json(state: State, seat: int) -> Json:
    return {FIGURE_LETTERS[figure]: tile_json(state.figures[seat, figure]) for figure in (ARCHAEOLOGIST, PORTER)}


def _treasures_json(numbers: Any) -> list[int | str | None]:
    return [TREASURE_JSON[kind + 1] for kind in range(TREASURE_KINDS) for _ in range(numbers[kind])]


def _photos_json(photos: Any) -> list[str]:
    return [PHOTO_NAMES[photo] for photo in photos]


def _pile_json(state: State, pile: list[Any]) -> list[Any] | int:
    return len(pile) if state.veiled else pile
