"""The Pharaoh's Gold: a state from JSON. What cannot be is refused; whether play can lead there is not asked."""

from __future__ import annotations

from typing import Any

from game.engine import checks
from game.engine.contract import Json, RefusedError
from game.engine.dispatch import State
from game.engine.gold import rules
from game.engine.gold.notation import TREASURE_JSON, empty_state, place_entrance, tiles_in
from game.engine.gold.possible import check_possible, is_set
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    ALL_TILES,
    ARCHAEOLOGIST,
    BUST,
    BUST_CARRIED,
    BUST_IN_CHAMBER,
    BUST_NAMES,
    COUNTDOWN,
    ENTRANCE,
    ENTRANCE_PLACES,
    FIGURE_LETTERS,
    FIRST_CHAMBER,
    GONE,
    LANTERNS,
    LAST_ROUND,
    MOST_PLAYERS,
    NOBODY,
    NOWHERE,
    OPENINGS_NAMES,
    ORIENTATION,
    ORIENTATIONS,
    PHASES,
    PHOTO_NAMES,
    PHOTOS,
    REASONS,
    SET,
    SHAPE_OF_KIND,
    TILE_NAMES,
    TILE_NUMBERS,
    TILES,
    TREASURES,
)

# fmt: off
_FIELDS = (
    "game", "players", "first", "turn", "phase", "actions_left", "round", "tiles", "entrance", "figures",
    "carries", "took", "lanterns", "lanterns_left", "museum", "photos", "photo_pile", "treasure_pile", "bust",
    "finder", "clock", "countdown", "ring", "fallen", "idle", "reached", "tick", "revealed", "reason",
)
# fmt: on
_TILE_FIELDS = ("shape", "chamber", "up", "open", "loot")
_SHAPES = ("dead", "straight", "corner", "tee", "entrance")
_MOST_TICKS = 1_000_000_000


def from_json(json: Json) -> State:
    """The state that a JSON object describes; refuses what cannot be."""
    checks.exact_fields(json, "The state", _FIELDS)
    checks.one_of(json["game"], "game", ("gold",))
    state = empty_state(checks.whole_number(json["players"], "players", 2, MOST_PLAYERS))
    _read_numbers(state, json)
    _read_places(state, json)
    _read_tiles(state, json["tiles"])
    _read_figures(state, json)
    _read_lanterns(state, json)
    _read_treasures(state, json)
    _read_photos(state, json)
    _find_bust_chamber(state)
    check_possible(state)
    return state


def _read_numbers(state: State, json: Json) -> None:
    last = int(state.players) - 1
    state.first = checks.whole_number(json["first"], "first", 0, last)
    state.turn = checks.whole_number(json["turn"], "turn", 0, last)
    state.phase = PHASES.index(checks.one_of(json["phase"], "phase", PHASES))
    state.reason = REASONS.index(checks.one_of(json["reason"], "reason", REASONS))
    state.actions_left = checks.whole_number(json["actions_left"], "actions_left", 0, ACTIONS_PER_TURN)
    state.round_number = checks.whole_number(json["round"], "round", 1, LAST_ROUND)
    state.took = checks.truth(json["took"], "took")
    state.tick = checks.whole_number(json["tick"], "tick", 0, _MOST_TICKS)
    state.finder = _seat_or_nobody(json["finder"], "finder", last)
    state.clock = _seat_or_nobody(json["clock"], "clock", last)
    if json["countdown"] is not None:
        state.countdown = checks.whole_number(json["countdown"], "countdown", 1, COUNTDOWN)
    for seat, idle in enumerate(_per_seat(state, json, "idle")):
        state.idle[seat] = checks.whole_number(idle, "idle", 0, LAST_ROUND)
    for seat, tick in enumerate(_per_seat(state, json, "reached")):
        state.reached[seat] = checks.whole_number(tick, "reached", 0, int(state.tick))


def _seat_or_nobody(value: Any, name: str, last: int) -> int:
    return NOBODY if value is None else checks.whole_number(value, name, 0, last)


def _per_seat(state: State, json: Json, name: str) -> list[Any]:
    return checks.list_of_length(json[name], name, int(state.players))


def _tile(value: Any, name: str) -> int:
    if not isinstance(value, str) or value not in TILE_NUMBERS:
        raise RefusedError(f"{name} must name a tile from a1 to f6.")
    return TILE_NUMBERS[value]


def _tile_or_nowhere(value: Any, name: str) -> int:
    return NOWHERE if value is None else _tile(value, name)


def _set_of_tiles(value: Any, name: str) -> int:
    if not isinstance(value, list):
        raise RefusedError(f"{name} must be a list of tiles.")
    tiles = 0
    for entry in value:
        bit = 1 << _tile(entry, name)
        if tiles & bit:
            raise RefusedError(f"{name} has a tile twice.")
        tiles |= bit
    return tiles


def _read_places(state: State, json: Json) -> None:
    fallen = _set_of_tiles(json["fallen"], "fallen")
    state.standing = ALL_TILES & ~fallen
    state.ring = _set_of_tiles(json["ring"], "ring")
    if int(state.ring) & ~fallen:
        raise RefusedError("The ring that fell last is part of what has fallen.")
    entrance = _tile(json["entrance"], "entrance")
    if entrance not in ENTRANCE_PLACES:
        raise RefusedError("The entrance lies on the border, not in a corner.")
    if fallen >> entrance & 1:
        raise RefusedError("The entrance never falls.")
    place_entrance(state, entrance)
    state.revealed = _tile_or_nowhere(json["revealed"], "revealed")
    if (state.revealed != NOWHERE) != (state.phase == SET):
        raise RefusedError("A tile is revealed exactly while it is to be set.")


def _read_tiles(state: State, tiles: Any) -> None:
    standing = tiles_in(state.standing)
    checks.exact_fields(tiles, "tiles", [TILE_NAMES[tile] for tile in standing])
    state.kind[:] = GONE
    for tile in standing:
        _read_tile(state, tile, checks.exact_fields(tiles[TILE_NAMES[tile]], "A tile", _TILE_FIELDS))


def _read_tile(state: State, tile: int, json: Json) -> None:
    shape = checks.one_of(json["shape"], "shape", _SHAPES)
    chamber = checks.truth(json["chamber"], "chamber")
    state.kind[tile] = kind = _kind(shape, chamber)
    if (kind == ENTRANCE) != (tile == state.entrance):
        raise RefusedError("There is one tile with the shape entrance, where the entrance is.")
    if checks.truth(json["up"], "up"):
        state.up |= 1 << tile
    elif kind == ENTRANCE:
        raise RefusedError("The entrance is face up.")
    _read_openings(state, tile, json["open"])
    for treasure in _treasures(json["loot"], "loot"):
        state.loot[treasure - 1, tile] += 1
    if state.loot[:, tile].any() and not is_set(state, tile):
        raise RefusedError("Treasures lie on tiles that are face up and set.")


def _kind(shape: str, chamber: bool) -> int:
    for kind in range(ENTRANCE + 1):
        if SHAPE_OF_KIND[kind] == shape and (FIRST_CHAMBER <= kind < ENTRANCE) == chamber:
            return kind
    raise RefusedError(f"There is no {shape} that is {'a' if chamber else 'no'} chamber.")


def _read_openings(state: State, tile: int, openings: Any) -> None:
    if tile == state.revealed and not int(state.up) >> tile & 1:
        raise RefusedError("The revealed tile is face up.")
    if not is_set(state, tile):
        if openings is not None:
            raise RefusedError("A tile that is face down or still to be set has null for open.")
        return
    kind = int(state.kind[tile])
    possible = [int(way_round) for way_round in ORIENTATION[kind, : ORIENTATIONS[kind]]]
    if kind == ENTRANCE:
        possible = [rules.openings_of(state, tile)]
    named = checks.one_of(openings, "open", [OPENINGS_NAMES[way_round] for way_round in possible])
    rules.lay_open(state, tile, OPENINGS_NAMES.index(named))


def _treasure(value: Any, name: str) -> int:
    return TREASURE_JSON.index(checks.one_of(value, name, TREASURE_JSON))


def _treasures(values: Any, name: str) -> list[int]:
    if not isinstance(values, list) or len(values) > TREASURES:
        raise RefusedError(f"{name} must be a list of treasures.")
    return [TREASURE_JSON.index(checks.one_of(value, name, TREASURE_JSON[1:])) for value in values]


def _read_figures(state: State, json: Json) -> None:
    for seat, figures in enumerate(_per_seat(state, json, "figures")):
        checks.exact_fields(figures, "figures", tuple(FIGURE_LETTERS))
        for figure, letter in enumerate(FIGURE_LETTERS):
            tile = _tile_or_nowhere(figures[letter], "figures")
            if tile != NOWHERE and not is_set(state, tile):
                raise RefusedError("Figures stand on tiles that are in place, face up and set.")
            state.figures[seat, figure] = tile


def _read_lanterns(state: State, json: Json) -> None:
    for seat, tiles in enumerate(_per_seat(state, json, "lanterns")):
        state.lanterns[seat] = _set_of_tiles(tiles, "lanterns")
        if not all(is_set(state, tile) for tile in tiles_in(state.lanterns[seat])):
            raise RefusedError("Lanterns stand on tiles that are in place, face up and set.")
    for seat, left in enumerate(_per_seat(state, json, "lanterns_left")):
        state.lanterns_left[seat] = checks.whole_number(left, "lanterns_left", 0, LANTERNS)


def _read_treasures(state: State, json: Json) -> None:
    state.bust = BUST_NAMES.index(checks.one_of(json["bust"], "bust", BUST_NAMES))
    for seat, treasure in enumerate(_per_seat(state, json, "carries")):
        state.carries[seat] = _treasure(treasure, "carries")
    for seat, museum in enumerate(_per_seat(state, json, "museum")):
        for treasure in _treasures(museum, "museum"):
            state.museum[seat, treasure - 1] += 1
    pile = _treasures(json["treasure_pile"], "treasure_pile")
    state.treasures_left = len(pile)
    state.treasure_pile[: len(pile)] = pile
    if pile and (pile[0] != BUST or BUST in pile[1:]):
        raise RefusedError("The bust lies at the very bottom of the treasure pile.")


def _read_photos(state: State, json: Json) -> None:
    for seat, photos in enumerate(_per_seat(state, json, "photos")):
        taken = _photos(photos, "photos")
        state.photo_count[seat] = len(taken)
        state.photos[seat, : len(taken)] = taken
    pile = _photos(json["photo_pile"], "photo_pile")
    state.photos_left = len(pile)
    state.photo_pile[: len(pile)] = pile


def _photos(values: Any, name: str) -> list[int]:
    if not isinstance(values, list) or len(values) > PHOTOS:
        raise RefusedError(f"{name} must be a list of photos.")
    return [PHOTO_NAMES.index(checks.one_of(value, name, PHOTO_NAMES[1:])) for value in values]


def _find_bust_chamber(state: State) -> None:
    """Before it falls, the bust is in its chamber: lying there, or in somebody's hands."""
    if state.clock != NOBODY or state.bust not in (BUST_IN_CHAMBER, BUST_CARRIED):
        return
    places = [tile for tile in range(TILES) if state.loot[BUST - 1, tile]]
    for seat in range(state.players):
        if state.carries[seat] == BUST:
            places.append(int(state.figures[seat, ARCHAEOLOGIST]))
    if len(places) == 1 and places[0] != NOWHERE and FIRST_CHAMBER <= state.kind[places[0]] < ENTRANCE:
        state.bust_chamber = places[0]
    else:
        raise RefusedError("Until its chamber has fallen, the bust is in a chamber.")
