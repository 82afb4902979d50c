"""The Pharaoh's Gold: tiles, shapes, photos, actions and names that never change.

Tiles are numbered by column, then row (a1 is 0, a2 is 1, b1 is 6, f6 is 35), so that their order is the order of
their names. A set of tiles is one number with a bit for each of them.
"""

from __future__ import annotations

import numpy as np

MOST_PLAYERS = 4
SIDE = 6
TILES = SIDE * SIDE
ALL_TILES = (1 << TILES) - 1
TILE_NAMES = tuple(f"{column}{row}" for column in "abcdef" for row in range(1, SIDE + 1))
TILE_NUMBERS = {name: tile for tile, name in enumerate(TILE_NAMES)}
BIT = np.array([1 << tile for tile in range(TILES)], dtype=np.int64)
NOBODY = NOWHERE = -1

# The lowest bit of a set names its tile: the powers of two leave 36 different remainders by 37.
REMAINDERS = 37
TILE_OF_REMAINDER = np.zeros(REMAINDERS, dtype=np.int8)
for _tile in range(TILES):
    TILE_OF_REMAINDER[(1 << _tile) % REMAINDERS] = _tile

# Sides, in the order in which openings are written. Going north adds 1 to a tile's number, going east 6.
NORTH, EAST, SOUTH, WEST = range(4)
SIDE_LETTERS = "NESW"
NORTH_ROW = sum(1 << tile for tile in range(TILES) if tile % SIDE == SIDE - 1)
SOUTH_ROW = sum(1 << tile for tile in range(TILES) if tile % SIDE == 0)
OPENINGS = 16  # a bit for each side
OPENINGS_NAMES = tuple(
    "".join(letter for side, letter in enumerate(SIDE_LETTERS) if openings >> side & 1)
    for openings in range(OPENINGS)
)

# What a tile is. The first six lie face down at the start, so many of each.
TEE, CORNER, STRAIGHT, DEAD_CHAMBER, CORNER_CHAMBER, STRAIGHT_CHAMBER, ENTRANCE, UNKNOWN, GONE = range(9)
FACE_DOWN_KINDS = 6
NUMBER_OF_KIND = np.array([12, 10, 8, 2, 2, 1], dtype=np.int8)
SHAPE_OF_KIND = ("tee", "corner", "straight", "dead", "corner", "straight", "entrance", None, None)
CORRIDORS = (TEE, CORNER, STRAIGHT)
FIRST_CHAMBER = DEAD_CHAMBER
CHAMBERS = 5

_TURNED: dict[str, tuple[str, ...]] = {
    "tee": ("NES", "ESW", "NSW", "NEW"),
    "corner": ("NE", "ES", "SW", "NW"),
    "straight": ("NS", "EW"),
    "dead": ("N", "E", "S", "W"),
}
MOST_ORIENTATIONS = 4
ORIENTATIONS = np.zeros(len(SHAPE_OF_KIND), dtype=np.int8)  # in how many different ways a tile can lie
ORIENTATION = np.zeros((len(SHAPE_OF_KIND), MOST_ORIENTATIONS), dtype=np.int8)  # the openings of each
for _kind in range(FACE_DOWN_KINDS):
    _ways_round = [OPENINGS_NAMES.index(name) for name in _TURNED[str(SHAPE_OF_KIND[_kind])]]
    ORIENTATIONS[_kind] = len(_ways_round)
    ORIENTATION[_kind, : len(_ways_round)] = _ways_round

# The entrance takes the place of a tile of the border, not in a corner; it is open towards every other tile.
ENTRANCE_PLACES = tuple(
    tile for tile in range(TILES) if (tile % SIDE in (0, SIDE - 1)) != (tile // SIDE in (0, SIDE - 1))
)


def entrance_openings(tile: int) -> int:
    """The sides of an entrance that face another tile's place."""
    column, row = divmod(tile, SIDE)
    faces = (row < SIDE - 1, column < SIDE - 1, row > 0, column > 0)
    return sum(1 << side for side in range(4) if faces[side])


ARCHAEOLOGIST, PORTER = range(2)
FIGURE_LETTERS = "AP"
FIGURE_COST = np.array([2, 1], dtype=np.int8)  # points that a lost figure costs
LANTERNS = 5
ACTIONS_PER_TURN = 3

# Treasures: 1 … 3 in hands and in the pile (0: empty hands, or not known), 0 … 2 where they are counted by kind.
NOTHING, TWO, THREE, BUST = range(4)
TREASURE_KINDS = 3
TREASURE_NAMES = ("2", "3", "bust")
TREASURE_VALUE = np.array([2, 3, 5], dtype=np.int8)
NUMBER_OF_TREASURE = np.array([4, 4, 1], dtype=np.int8)
TREASURES = 9

# Photos, numbered 1 … 5 (0: not known).
PHOTOS = 5
PHOTO_NAMES = ("", "1M", "3M", "2C", "1C", "2")
PHOTO_TREASURES = np.array([0, 1, 3, 2, 1, 2], dtype=np.int8)
HARMLESS, MUMMY, CURSE = range(3)
PHOTO_DANGER = np.array([HARMLESS, MUMMY, MUMMY, CURSE, CURSE, HARMLESS], dtype=np.int8)

BUST_HIDDEN, BUST_IN_CHAMBER, BUST_CARRIED, BUST_DROPPED, BUST_IN_MUSEUM, BUST_LOST = range(6)
BUST_NAMES = ("hidden", "chamber", "carried", "dropped", "museum", "lost")
NO_COUNTDOWN = 0
COUNTDOWN = 3

ACT, SET, OVER = range(3)
PHASES = ("act", "set", "over")
NO_REASON, BY_COLLAPSE, BY_IDLENESS, BY_ROUNDS = range(4)
REASONS = (None, "collapse", "idle", "rounds")
LAST_ROUND = 200
IDLE_TURNS = 2

# Actions.
WALK = 0  # + figure · 36 + tile
REVEAL = WALK + 2 * TILES  # + tile
TURN_REVEALED = REVEAL + TILES  # + openings
ROTATE = TURN_REVEALED + OPENINGS  # + tile · 16 + openings
SET_LANTERN = ROTATE + TILES * OPENINGS
TAKE_LANTERN = SET_LANTERN + 1
PICK_UP = TAKE_LANTERN + 1  # + treasure kind 0 … 2
DROP = PICK_UP + TREASURE_KINDS
STEAL = DROP + 1  # + seat
END_TURN = STEAL + MOST_PLAYERS
NUM_ACTIONS = END_TURN + 1
# Walks anywhere, four reveals, five tiles rotated, a lantern, picking up, stealing, the end: never all at once.
MOST_LEGAL = 2 * (TILES - 1) + 4 + 5 * 3 + 1 + TREASURE_KINDS + (MOST_PLAYERS - 1) + 1

# Kinds of log rows; story.py names their numbers.
(
    WALKED,
    REVEALED,
    TURNED,
    ROTATED,
    LANTERN_SET,
    LANTERN_TAKEN,
    PICKED_UP,
    DROPPED,
    STOLEN,
    DELIVERED,
    PHOTO_TAKEN,
    LAID_OUT,
    MUMMY_WOKE,
    CURSE_STRUCK,
    DANGER_ASLEEP,
    FLED,
    LANTERNS_WENT_OUT,
    BUST_MOVED,
    CHAMBER_FELL,
    RING_FELL,
    REST_FELL,
    FIGURE_LOST,
    TREASURES_LOST,
    LANTERNS_LOST,
    CLOCK_CHANGED,
    COUNTED_DOWN,
    TURN_ENDED,
    TURN_BEGAN,
    COUNTED,
    ENDED,
) = range(30)

# Why a turn ended.
BY_CHOICE, BY_MUMMY, BY_CURSE, BY_BUST = range(4)
TURN_END_NAMES = ("choice", "mummy", "curse", "bust")
