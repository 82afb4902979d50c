"""Every way to sit down to every registered game: what the nets are hung under."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.engine.contract import RefusedError
from game.engine.match import Match
from game.engine.spec import GAMES

_EXTRA_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "egyptos": [{"variant": "egypte"}, {"variant": "trio"}],
    "cheops": [{"first": 1}],
    "gold": [{"first": 1}],
}


@dataclass(frozen=True)
class Setup:
    """A game, its number of players and its options."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    def deal(self, seed: int) -> Match:
        """A new match."""
        return Match.new(self.game, self.players, seed, self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *map(str, self.options.values())])


def _possible(setup: Setup) -> bool:
    try:
        setup.deal(0)
    except RefusedError:
        return False
    return True


SETUPS = [
    setup
    for game in GAMES.values()
    for players in game.players
    for options in [{}, *_EXTRA_OPTIONS.get(game.id, [])]
    if _possible(setup := Setup(game.id, players, options))
]
