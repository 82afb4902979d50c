"""Random games of the reference engines against their own invariants.

python -m tests.reference.selfplay cheops --games 200 --seed 1
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from .common import ReferenceGame
from .engines import ENGINES, SEATS, load, random_options
from .invariants import problems
from .mutate import is_time_to_mutate, mutate
from .styles import choose, kind_of, random_style

LONGEST_GAME = 50_000


def check(game: ReferenceGame) -> None:
    state = game.state()
    assert problems(state) == [], problems(state)
    assert bool(game.legal()) == (game.phase != "over"), "legal is empty exactly when the game is over"
    again = load(state)
    assert again.state() == state, "load(state()) gives another state"
    assert again.legal() == game.legal(), "load(state()) gives other actions"
    for seat in range(game.players):
        assert game.state(seat).keys() == state.keys(), "a seat sees other fields"


def play_one(name: str, players: int, rng: random.Random, kinds: Counter) -> ReferenceGame:
    game = ENGINES[name].new(players, rng, random_options(name, players, rng))
    style = random_style(name, rng)
    history: list[str] = []
    while game.legal():
        if rng.random() < 0.3:
            check(game)
        if is_time_to_mutate(game, 0.01, rng):
            game = mutate(game, rng)
            history.clear()
            check(game)
        action = choose(style, game, history, rng)
        kinds[kind_of(game, action)] += 1
        game.play(action)
        history.append(action)
        assert len(history) < LONGEST_GAME, "the game does not end"
    check(game)
    return game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(ENGINES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for players in SEATS[options.game]:
        reasons: Counter = Counter()
        kinds: Counter = Counter()
        for index in range(options.games):
            rng = random.Random(f"{options.seed}/{players}/{index}")
            reasons[play_one(options.game, players, rng, kinds).reason] += 1
        print(f"{options.game} {players} players: {options.games} games, {dict(reasons)}")
        print(f"  {dict(kinds.most_common())}")


if __name__ == "__main__":
    main()
