"""Egyptos: directions, numbers and names that never change."""

from __future__ import annotations

import numpy as np

PYRAMIDS = 12  # for each player
MOST_PLAYERS = 3
MOST_PIECES = PYRAMIDS * MOST_PLAYERS
FIVE = 5

EGYPTOS, EGYPTE, TRIO = range(3)
VARIANTS = ("egyptos", "egypte", "trio")
PLAYERS_OF_VARIANT = np.array([2, 2, 3], dtype=np.int8)
MOVE_LIMIT = np.array([100, 100, 102], dtype=np.int16)
MOST_POSITIONS = 103  # the one in which the moving phase begins, and one after each move

PLACE, MOVE, OVER = range(3)
PHASES = ("place", "move", "over")
NO_REASON, BY_FIVE, BY_REPETITION, BY_MOVES = range(4)
REASONS = (None, "five", "repetition", "moves")

# The four sides first, then the four corners: in Trio only the sides touch.
DIRECTION_X = np.array([1, 0, -1, 0, 1, -1, -1, 1], dtype=np.int32)
DIRECTION_Y = np.array([0, 1, 0, -1, 1, 1, -1, -1], dtype=np.int32)
TOUCHING_DIRECTIONS = np.array([8, 8, 4], dtype=np.int8)

# A row of five runs along a line, a column or one of two diagonals.
LINE_X = np.array([1, 0, 1, 1], dtype=np.int32)
LINE_Y = np.array([0, 1, 1, -1], dtype=np.int32)

# A cell is named by a lying pyramid (the anchor) and the direction from it, so that actions stay small numbers
# however far the group drifts: place = anchor, direction; move = own pyramid, anchor, direction.
CELLS = MOST_PIECES * 8
FIRST_MOVE = CELLS
PASS = FIRST_MOVE + PYRAMIDS * CELLS
NUM_ACTIONS = PASS + 1
MOST_LEGAL = PYRAMIDS * 2 * PYRAMIDS * 8  # each of twelve, to each side of 24 that lie apart (Égypte)

FARTHEST = 1_000_000_000  # coordinates of a loaded state; play can add 136 at most
WIDEST = 65_000  # how far apart pyramids of a loaded position may lie
