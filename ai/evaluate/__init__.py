"""How each game is judged: one readable file per game. A game without one is judged by its scores."""

from __future__ import annotations

from ai.evaluate import trio
from ai.judge import JUDGES, Judge, SearchSettings, register_judge
from game.engine.egyptos import EGYPTOS
from game.engine.spec import GAMES

register_judge(EGYPTOS.dtype, trio.JUDGE, prior=trio.prior, evaluate=trio.evaluate)

for _game in GAMES.values():
    if _game.dtype not in JUDGES:
        register_judge(_game.dtype, Judge(SearchSettings(), {"none": 0.0}))
