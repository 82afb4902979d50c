"""Everything one search of the solver keeps: its stack, with the numbers of all children."""

from __future__ import annotations

import numpy as np

from ai.egyptos.board import MOST_CANDIDATES, PYRAMIDS
from ai.egyptos.threats import FOURS

NEVER = 1 << 24  # proven that it cannot be
DEEPEST = 2 * PYRAMIDS + 1
FOURS_EFFORT = 200

STACK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", np.int64),
                ("attacker", np.int64),
                ("level", np.int64),
                ("done", np.int64),
                ("reach", np.int64),
                ("stop", np.int64),
                ("count", np.int64, (DEEPEST,)),
                ("chosen", np.int64, (DEEPEST,)),
                ("reach_limit", np.int64, (DEEPEST,)),
                ("stop_limit", np.int64, (DEEPEST,)),
                ("nodes_before", np.int64, (DEEPEST,)),
                ("key", np.uint64, (DEEPEST,)),
                ("keys", np.uint64, (DEEPEST, MOST_CANDIDATES)),
                ("reaches", np.int32, (DEEPEST, MOST_CANDIDATES)),  # of the children, as their movers see them
                ("stops", np.int32, (DEEPEST, MOST_CANDIDATES)),
                ("cells", np.uint16, (DEEPEST, MOST_CANDIDATES)),
                ("fours", FOURS),
                ("no_fours", np.int64),  # 1: no answer lets the attacker win by fours
                ("pure_after", np.int32, (8,)),
            ],
            align=True,
        ),
    )
)
Stack = np.record


def new_stack() -> Stack:
    """Room for one search."""
    stack: Stack = np.zeros(1, STACK)[0]
    return stack
