"""Where everything lies on the screen, in logical units (ART.md section 10)."""

from __future__ import annotations

from game.view.canvas import Box

Spot = tuple[str, ...]  # a thing on the table: ("block", "a3"), ("row", "R", "2"), ("hand", "F") …
Point = tuple[float, float]

COLOURS = "ORGBVW"  # in the order of the screen, everywhere the same
MEMBERS = "FMDS"
ROW_LETTERS = "abcdefghijk"
TREASURE_SPRITES = {
    "R": "treasure-carnelian",
    "O": "treasure-topaz",
    "G": "treasure-malachite",
    "B": "treasure-lapis",
    "V": "treasure-amethyst",
    "W": "treasure-alabaster",
}
TILE_SPRITES = {"F": "family-sun", "M": "family-lotus", "D": "family-cat", "S": "family-feather", "N": "neighbour"}

BLOCK_W, BLOCK_H = 56.0, 46.0
TREASURE, TILE = 36.0, 42.0  # on a block
_BASE_Y = 530.0

COLUMN_X = dict(zip(COLOURS, (292.0, 362.0, 432.0, 848.0, 918.0, 988.0), strict=True))  # their middles
COLUMN_W = 64.0
COLUMN_TOP = 112.0
ROW_STEP = 24.0
SLOT_W = 48.0
HEAD = 42.0
LAW = 48.0

MARKET: Box = (258.0, 352.0, 118.0, 124.0)
ENDING: Box = (904.0, 352.0, 118.0, 124.0)
STACKS: Box = (1030.0, 68.0, 234.0, 136.0)
NEIGHBOURS: Box = (1030.0, 206.0, 234.0, 138.0)
CALL: Box = (1048.0, 284.0, 198.0, 42.0)
PAPER: Box = (1030.0, 348.0, 234.0, 232.0)
DOCK: Box = (16.0, 594.0, 1248.0, 118.0)
PURSE: Box = (962.0, 606.0, 100.0, 94.0)
BUTTONS: tuple[Box, Box] = ((1072.0, 601.0, 176.0, 50.0), (1072.0, 653.0, 176.0, 50.0))
AGAIN: Box = (1206.0, 352.0, 44.0, 44.0)

HAND_TILE = 84.0
_HAND_X, _HAND_STEP = 150.0, 91.0
_KEPT_X, _KEPT_STEP = 613.0, 58.0
KEPT = 46.0
_LAWS_ROOM = 106.0


def block_box(name: str) -> Box:
    """A block of the pyramid."""
    row, place = ROW_LETTERS.index(name[0]), int(name[1:])
    left = 640 - BLOCK_W / 2 * (11 - row)
    return left + BLOCK_W * (place - 1), _BASE_Y - BLOCK_H * row, BLOCK_W, BLOCK_H


def row_box(colour: str, row: int) -> Box:
    """A row of a price table, counted from 1 at the top."""
    middle = COLUMN_TOP + 21 + ROW_STEP * (row - 1)
    return COLUMN_X[colour] - SLOT_W / 2, middle - ROW_STEP / 2, SLOT_W, ROW_STEP


def head_box(colour: str) -> Box:
    """The treasure that marks a price table."""
    return COLUMN_X[colour] - HEAD / 2, 66.0, HEAD, HEAD


def column_box(colour: str, rows: int) -> Box:
    """A whole price table."""
    return COLUMN_X[colour] - COLUMN_W / 2, COLUMN_TOP, COLUMN_W, 24 + ROW_STEP * rows


def under_box(colour: str, rows: int) -> Box:
    """The place for a law under a price table."""
    return COLUMN_X[colour] - LAW / 2, COLUMN_TOP + 30 + ROW_STEP * rows, LAW, LAW


def market_law_box(place: int) -> Box:
    """The two laws on the market space, the upper one in front."""
    x, y, _, _ = MARKET
    return x + 16 + 36.0 * place, y + 70, 46.0, 46.0


def ending_law_box() -> Box:
    """Law 3 on the board."""
    x, y, w, _ = ENDING
    return x + w / 2 - 23, y + 70, 46.0, 46.0


def stack_box(stack: int) -> Box:
    """A draw stack, counted from 1."""
    return 1052.0 + 68 * (stack - 1), 106.0, 54.0, 54.0


def neighbour_box(number: int) -> Box:
    """One of the four neighbours in front of the house."""
    return 1049.0 + 50 * number, 242.0, 40.0, 40.0


def hand_box(place: int) -> Box:
    """A tile of the hand in the dock."""
    return _HAND_X + _HAND_STEP * place, 610.0, HAND_TILE, HAND_TILE


def kept_box(colour: str) -> Box:
    """Kept treasures of a colour in the dock, with their number below."""
    return _KEPT_X - KEPT / 2 - 5 + _KEPT_STEP * COLOURS.index(colour), 608.0, KEPT + 10, 92.0


def own_law_box(place: int, count: int) -> Box:
    """A held law in the dock, under the words “your hand”."""
    step = min(53.0, _LAWS_ROOM / max(1, count))
    return 36.0 + step * place, 640.0, 52.0, 52.0


_PITCH = {2: 138.0, 3: 138.0, 4: 124.0, 5: 101.0}  # from one player's panel to the next


def player_box(seat: int, players: int) -> Box:
    """A player's panel in the left rail: the fewer players, the larger."""
    pitch = _PITCH[players]
    return 18.0, 70 + pitch * seat, 232.0, pitch - 7


def player_tile_box(seat: int, players: int, place: int) -> Box:
    """A tile of a player's hand in the rail."""
    x, y, _, _ = player_box(seat, players)
    size = {5: 26.0, 4: 34.0}.get(players, 38.0)
    return x + 60 + (size + 1) * place, y + (33 if players == 5 else 35), size, size


def player_law_box(seat: int, players: int, place: int, count: int) -> Box:
    """A law in front of a player: beside the tiles, or where there is room under the emblem; many overlap."""
    x, y, _, _ = player_box(seat, players)
    if players == 5:
        return x + 168 + min(29.0, 34.0 / max(1, count - 1)) * place, y + 32, 28.0, 28.0
    return x + 20 + min(20.0, 20.0 / max(1, count - 1)) * place - (8 if count > 1 else 0), y + 51, 28.0, 28.0


def player_kept_box(seat: int, players: int, colour: str) -> Box:
    """Kept treasures of a colour in the rail."""
    x, y, _, h = player_box(seat, players)
    size = 28.0 if players == 5 else 32.0
    return x + 14 + 35.0 * COLOURS.index(colour), y + h - size - 8, size, size


LAW_HANGS: Point = (770.0, 132.0)  # a law just taken, beside the top of the pyramid: no block is hidden


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
