"""Golden playthroughs: what whole random games of every setup hashed to when they were last reviewed.

`python -m tests.engine.golden` writes them anew; the diff shows which games changed.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.engine.setups import SETUPS, Setup
from tests.engine.walks import digest, walk

GOLDEN = Path(__file__).parent / "golden.json"
_SEEDS = 3
_MOST_ACTIONS = 400


def digests_of(setup: Setup) -> list[list[str | int]]:
    """For each seed: how many actions, the last one, and the hash of the whole way."""
    matches = [walk(setup, seed, _MOST_ACTIONS) for seed in range(_SEEDS)]
    return [[len(match.actions), match.actions[-1], digest(match)] for match in matches]


def main() -> None:
    """Write the golden file anew."""
    golden = {str(setup): digests_of(setup) for setup in SETUPS}
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n")
    print(f"wrote {GOLDEN.name}: review the diff")


if __name__ == "__main__":
    main()
