"""GAMES is the only list of games: a fourth game is one folder and one line here."""

from __future__ import annotations

from game.engine.cheops import CHEOPS
from game.engine.contract import GameSpec
from game.engine.egyptos import EGYPTOS
from game.engine.gold import GOLD

__all__ = ["GAMES", "GameSpec"]

GAMES: dict[str, GameSpec] = {game.id: game for game in (CHEOPS, GOLD, EGYPTOS)}
