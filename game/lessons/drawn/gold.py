"""Mazes drawn as text, north at the top: for lessons, pictures of the rules, and tests.

    @ entrance        · face down        o fell last        x fell before that
    corridors:  ┣ ┳ ┫ ┻   ┗ ┏ ┓ ┛   ┃ ━
    chambers:   ╹ ╺ ╻ ╸   ╚ ╔ ╗ ╝   ║ ═
    ? a tile just revealed, still to be set

What a drawing leaves open is filled in so that all pieces are there: the other tiles lie face down, photos that
are not named belong to seat 0, treasures that are not named are in its museum (or lost, if something has fallen).
"""

from __future__ import annotations

from typing import Any

TILES = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
CORRIDORS = dict(zip("┣┳┫┻┗┏┓┛┃━", ["NES", "ESW", "NSW", "NEW", "NE", "ES", "SW", "NW", "NS", "EW"], strict=True))
CHAMBERS = dict(zip("╹╺╻╸╚╔╗╝║═", ["N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW"], strict=True))
SHAPES = {1: "dead", 3: "tee"}
PIECES = ["tee"] * 12 + ["corner"] * 10 + ["straight"] * 8
PIECES += ["dead chamber"] * 2 + ["corner chamber"] * 2 + ["straight chamber"]
PHOTOS = ["1M", "3M", "2C", "1C", "2"]  # from the bottom of the pile to its top
TREASURES = [2, 2, 2, 2, 3, 3, 3, 3, "bust"]


def shape_of(openings: str) -> str:
    """The shape of a tile with these openings."""
    if len(openings) == 2:
        return "straight" if openings in ("NS", "EW") else "corner"
    return SHAPES[len(openings)]


def places(drawing: str) -> dict[str, str]:
    """The sign on each tile of a drawing."""
    rows = [line.strip() for line in drawing.strip().splitlines()]
    assert [len(row) for row in rows] == [6] * 6, "a maze has six rows of six"
    return {tile: rows[6 - int(tile[1])]["abcdef".index(tile[0])] for tile in TILES}


def state_of(
    drawing: str,
    players: int = 2,
    turn: int = 0,
    first: int = 0,
    actions_left: int = 3,
    hidden: dict[str, str] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The state that a drawing and the named fields describe; figures stand on the entrance unless named.

    `hidden` names pieces that lie face down ("tee", "dead chamber"); A and P give the tiles of all seats, as in
    "c3 c4", - for a lost figure; lanterns do so as ["b1 c1", ""].
    """
    signs = places(drawing)
    entrance = next(tile for tile in TILES if signs[tile] == "@")
    tiles = _tiles(signs, hidden or {}, fields.pop("loot", {}))
    fallen = [tile for tile in TILES if signs[tile] in "ox"]
    figures = {figure: fields.pop(figure, " ".join([entrance] * players)).split() for figure in "AP"}
    lanterns = [sorted(lit.split()) for lit in fields.pop("lanterns", [""] * players)]
    revealed = next((tile for tile in TILES if signs[tile] == "?"), None)
    state = {
        "game": "gold",
        "players": players,
        "first": first,
        "turn": turn,
        "phase": "set" if revealed else "act",
        "actions_left": actions_left,
        "round": 5,
        "tiles": tiles,
        "entrance": entrance,
        "figures": [{f: _tile(figures[f][seat]) for f in "AP"} for seat in range(players)],
        "carries": [None] * players,
        "took": False,
        "lanterns": lanterns,
        "lanterns_left": [5 - len(lit) for lit in lanterns],
        "clock": None,
        "countdown": None,
        "ring": [tile for tile in TILES if signs[tile] == "o"],
        "fallen": fallen,
        "idle": [0] * players,
        "reached": [0] * players,
        "tick": 40,
        "revealed": revealed,
        "reason": None,
    }
    _add_photos(state, fields)
    _add_treasures(state, fields)
    return state | fields


def _tile(name: str) -> str | None:
    return None if name == "-" else name


def _tiles(signs: dict[str, str], hidden: dict[str, str], loot: dict[str, list[Any]]) -> dict[str, Any]:
    pieces = list(PIECES)
    tiles: dict[str, Any] = {}
    for tile, sign in signs.items():
        if sign == "@":
            tiles[tile] = [
                "entrance",
                "".join(s for s, edge in zip("NESW", "6f1a", strict=True) if edge not in tile),
            ]
        elif sign in CORRIDORS:
            tiles[tile] = [shape_of(CORRIDORS[sign]), CORRIDORS[sign]]
        elif sign in CHAMBERS:
            tiles[tile] = [shape_of(CHAMBERS[sign]) + " chamber", CHAMBERS[sign]]
        elif tile in hidden:
            tiles[tile] = [hidden[tile], None]
    for piece, _ in tiles.values():
        if piece != "entrance":
            pieces.remove(piece)
    if any(sign in "ox" for sign in signs.values()):
        pieces = [piece for piece in pieces if "chamber" not in piece]
    for tile, sign in signs.items():
        if tile not in tiles and sign not in "ox":
            tiles[tile] = [pieces.pop(0), None]
    return {tile: _tile_json(signs[tile], *tiles[tile], loot.get(tile, [])) for tile in TILES if tile in tiles}


def _tile_json(sign: str, piece: str, openings: str | None, loot: list[Any]) -> dict[str, Any]:
    return {
        "shape": piece.split()[0],
        "chamber": "chamber" in piece,
        "up": sign != "·",
        "open": openings,
        "loot": loot,
    }


def _add_photos(state: dict[str, Any], fields: dict[str, Any]) -> None:
    """Photos of found chambers that nobody is said to have belong to seat 0."""
    tiles = state["tiles"]
    left = sum(tile["chamber"] and tile["open"] is None for tile in tiles.values())
    pile = fields.pop("photo_pile", None)
    taken = fields.pop("photos", [[] for _ in range(state["players"])])
    named = [photo for photos in taken for photo in photos]
    if pile is None:
        pile = [photo for photo in PHOTOS if photo not in named][:left]
    rest = [photo for photo in PHOTOS if photo not in named and photo not in pile]
    state["photos"] = [taken[0] + rest, *taken[1:]]
    state["photo_pile"] = pile


def _add_treasures(state: dict[str, Any], fields: dict[str, Any]) -> None:
    """Treasures that are nowhere named are in the museum of seat 0, or lost when something has fallen."""
    state["carries"] = fields.pop("carries", state["carries"])
    museum = fields.pop("museum", [[] for _ in range(state["players"])])
    lying = [treasure for tile in state["tiles"].values() for treasure in tile["loot"]]
    unnamed = list(TREASURES)
    for treasure in lying + [t for t in state["carries"] if t] + [t for own in museum for t in own]:
        unnamed.remove(treasure)
    left = sum(int(photo[0]) for photo in state["photo_pile"])
    pile = (["bust"] + [treasure for treasure in unnamed if treasure != "bust"])[:left]
    state["treasure_pile"] = fields.pop("treasure_pile", pile)
    for treasure in state["treasure_pile"]:
        unnamed.remove(treasure)
    if not state["fallen"]:
        museum = [sorted([*museum[0], *unnamed], key=str), *museum[1:]]
        unnamed = []
    state["museum"] = museum
    state["bust"] = _bust(state, unnamed, lying)
    state["finder"] = None if state["bust"] == "hidden" else 0


def _bust(state: dict[str, Any], lost: list[Any], lying: list[Any]) -> str:
    if "bust" in state["treasure_pile"]:
        return "hidden"
    if "bust" in state["carries"]:
        return "carried"
    if "bust" in lying:
        return "dropped" if state["fallen"] else "chamber"
    return "lost" if "bust" in lost else "museum"
