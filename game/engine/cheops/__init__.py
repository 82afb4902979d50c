"""Cheops."""

from __future__ import annotations

from game.engine.cheops import deal, explain, hidden, notation, reading, rules, state, story, tables
from game.engine.contract import GameSpec
from game.engine.dispatch import register_rules

CHEOPS = GameSpec(
    id="cheops",
    players=range(2, 6),
    dtype=state.STATE,
    num_actions=tables.NUM_ACTIONS,
    most_legal=tables.MOST_LEGAL,
    check_options=notation.check_options,
    deal=deal.deal,
    action_name=notation.action_name,
    to_json=notation.to_json,
    from_json=reading.from_json,
    view_of=hidden.view_of,
    tell_story=story.tell_what_happened,
    why_not=explain.why_not,
)

register_rules(
    state.STATE,
    legal=rules.legal,
    apply=rules.apply,
    is_over=rules.is_over,
    scores=rules.scores,
    winners=rules.winners,
    resample=hidden.resample,
)
