"""The Pharaoh's Gold."""

from __future__ import annotations

from game.engine.contract import GameSpec
from game.engine.dispatch import register_rules
from game.engine.gold import hidden, loading, notation, refusals, rules, story, tables, turns

GOLD = GameSpec(
    id="gold",
    players=range(2, tables.MOST_PLAYERS + 1),
    dtype=rules.STATE,
    num_actions=tables.NUM_ACTIONS,
    most_legal=tables.MOST_LEGAL,
    check_options=notation.check_options,
    deal=notation.deal,
    action_name=notation.action_name,
    to_json=notation.to_json,
    from_json=loading.from_json,
    view_of=hidden.view_of,
    tell_story=story.tell_what_happened,
    why_not=refusals.why_not,
)

register_rules(
    rules.STATE,
    legal=rules.legal,
    apply=rules.apply,
    is_over=rules.is_over,
    scores=turns.scores,
    winners=turns.winners,
    resample=hidden.resample,
)
