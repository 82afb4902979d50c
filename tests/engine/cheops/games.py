"""Positions from random play, for tests that want many of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.match import Match


def random_game(players: int, seed: int) -> Iterator[Match]:
    """A match, again and again, before each action of a random game and at its end.

    Kinds of actions are chosen with the same chance, so that the many exchanges of law 12 do not hide the rest.
    """
    rng = random.Random(f"{players} {seed}")
    match = Match.new("cheops", players, seed)
    while True:
        yield match
        if match.over:
            return
        kinds: dict[str, list[str]] = {}
        for name in match.legal_by_name():
            words = name.split()
            kind = " ".join(words[:2]) if words[0] == "law" else words[0]
            kinds.setdefault(kind, []).append(name)
        match.play(rng.choice(kinds[rng.choice(list(kinds))]))


def positions_of_random_games(games: int, every: int = 13) -> Iterator[Match]:
    """Some positions of each of several games, for two to five players."""
    for seed in range(games):
        for ply, match in enumerate(random_game(2 + seed % 4, seed)):
            if ply % every == seed % every:
                yield match
