"""How each game is judged: one readable file per game. A game without one is judged by its scores."""

from __future__ import annotations

from ai.evaluate import cheops, cheops_choices, gold, gold_choices, trio
from ai.evaluate.cheops_money import Purses
from ai.judge import JUDGES, Judge, SearchSettings, register_judge
from game.engine.spec import GAMES

register_judge(
    GAMES["cheops"].dtype,
    Judge(cheops.SEARCH, cheops.WEIGHTS, Purses),
    evaluate=cheops.evaluate,
    prior=cheops_choices.prior,
    playout_action=cheops_choices.playout_action,
    appeared=cheops_choices.appeared,
)
register_judge(
    GAMES["gold"].dtype,
    Judge(gold.SEARCH, gold.WEIGHTS),
    evaluate=gold.evaluate,
    prior=gold_choices.prior,
    playout_action=gold_choices.playout_action,
    appeared=gold_choices.appeared,
)
register_judge(GAMES["egyptos"].dtype, trio.JUDGE, prior=trio.prior, evaluate=trio.evaluate)
for _game in GAMES.values():
    if _game.dtype not in JUDGES:
        register_judge(_game.dtype, Judge(SearchSettings(), {"none": 0.0}))
