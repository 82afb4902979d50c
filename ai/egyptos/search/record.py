"""Everything one alpha-beta search keeps: its stack, its limits, what it has learnt of the order of moves."""

from __future__ import annotations

import numpy as np

from ai.egyptos.board import CELLS
from ai.egyptos.moves import MOVES
from ai.egyptos.threats import FOURS
from ai.evaluate.egyptos import WEIGHTS

WIN = 30000  # less the plies to it
SURE = 29000  # more than this is a forced win
INFINITE = 32000
DEEPEST = 60
QUIET_PLIES = 2  # of fours, beyond the depth
WIDTHS = np.array([24, 24, 40, 60, 90, 120, 200, 400], dtype=np.int64)  # moves tried when moving, by depth
FOURS_EFFORT = 60
FOURS_WIN = 9  # a win by continuous fours is taken to be so far
MOST_PAST = 104

SEARCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", np.int64),
                ("level", np.int64),
                ("entering", np.int64),  # 1: the top position is new; 0: a value came back to it
                ("done", np.int64),
                ("value", np.int64),  # what came back
                ("margin", np.int64),  # root moves so near the best get their true values
                ("threats", np.int64),  # 1: continuous fours are looked for
                ("anywhere", np.int64),  # 1: Égypte
                ("hand", np.int64),  # pyramids still to be laid at the root
                ("moves_left", np.int64),  # of the moving phase, at the root
                ("past_count", np.int64),
                ("past_keys", np.uint64, (MOST_PAST,)),
                ("key", np.uint64, (DEEPEST + 1,)),
                ("alpha", np.int64, (DEEPEST + 1,)),
                ("beta", np.int64, (DEEPEST + 1,)),
                ("depth", np.int64, (DEEPEST + 1,)),
                ("floor", np.int64, (DEEPEST + 1,)),  # alpha on entering
                ("best", np.int64, (DEEPEST + 1,)),
                ("best_move", np.int64, (DEEPEST + 1,)),
                ("played", np.int64, (DEEPEST + 1,)),
                ("tried", np.int64, (DEEPEST + 1,)),
                ("narrow", np.int64, (DEEPEST + 1,)),  # 1: the child is searched with less depth or window
                ("forced", np.int64, (DEEPEST + 1,)),
                ("limit", np.int64, (DEEPEST + 1,)),  # how many moves are tried unless all lose
                ("widths", np.int64, (8,)),  # of the moving phase, by depth
                ("quiet_plies", np.int64),
                ("killers", np.int64, (DEEPEST + 1, 2)),
                ("history", np.int32, (2, CELLS)),
                ("weights", np.int64, (2, 9)),
                ("root_values", np.int64, (MOVES["move"].shape[0],)),
                ("fours", FOURS),
                ("moves", MOVES, (DEEPEST + 1,)),
            ],
            align=True,
        ),
    )
)
Search = np.record


def new_search() -> Search:
    """Room for one search."""
    search: Search = np.zeros(1, SEARCH)[0]
    search.weights[:] = WEIGHTS
    search.widths[:] = WIDTHS
    search.quiet_plies = QUIET_PLIES
    return search
