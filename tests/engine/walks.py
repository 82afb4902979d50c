"""Random games whose every step can be hashed: the same walk compiled, interpreted, and years later."""

from __future__ import annotations

import hashlib
import json
import sys

from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.setups import SETUPS, Setup


def walk(setup: Setup, seed: int, most: int) -> Match:
    """A match played at random for at most so many actions; the same on every machine."""
    match = setup.deal(seed)
    rng = make_rng(seed)
    while not match.over and len(match.actions) < most:
        names = sorted(match.legal_by_name())
        match.play(names[below(rng, len(names))])
    return match


def digest(match: Match) -> str:
    """A hash of every state on the way, with what every seat saw of it and what was legal."""
    state = match.game.to_json(match.state)
    replayed = Match(match.game, match.start)
    whole = hashlib.sha256()
    for name in [*match.actions, None]:
        _add_step(whole, replayed)
        if name is not None:
            events = replayed.play(name)
            whole.update(json.dumps([event.as_json() for event in events], sort_keys=True).encode())
    assert match.game.to_json(replayed.state) == state
    return whole.hexdigest()


def _add_step(whole: hashlib._Hash, match: Match) -> None:
    views = [match.game.to_json(match.view(seat)) for seat in range(match.players)]
    step = [match.game.to_json(match.state), views, sorted(match.legal_by_name())]
    whole.update(json.dumps(step, sort_keys=True).encode())


def fingerprint(setup: Setup, seed: int, most: int) -> str:
    """A line that is the same for the same walk, to the last byte of its last state."""
    match = walk(setup, seed, most)
    last_state = hashlib.sha256(match.state.tobytes()).hexdigest()
    return f"{setup} {seed} {digest(match)} {last_state}"


def main() -> None:
    """Print the digests of short walks of every setup: run by a test in an interpreted child process."""
    seeds, most = int(sys.argv[1]), int(sys.argv[2])
    for setup in SETUPS:
        for seed in range(seeds):
            print(fingerprint(setup, seed, most))


if __name__ == "__main__":
    main()
