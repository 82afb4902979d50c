"""Egyptos, with its variants Égypte and Trio."""

from __future__ import annotations

from game.engine.contract import GameSpec
from game.engine.dispatch import register_rules
from game.engine.egyptos import hidden, notation, rules, story, tables

EGYPTOS = GameSpec(
    id="egyptos",
    players=range(2, 4),
    dtype=rules.STATE,
    num_actions=tables.NUM_ACTIONS,
    most_legal=tables.MOST_LEGAL,
    check_options=notation.check_options,
    deal=notation.deal,
    action_name=notation.action_name,
    to_json=notation.to_json,
    from_json=notation.from_json,
    view_of=hidden.view_of,
    tell_story=story.tell_what_happened,
    why_not=story.why_not,
)

register_rules(
    rules.STATE,
    legal=rules.legal,
    apply=rules.apply,
    is_over=rules.is_over,
    scores=rules.scores,
    winners=rules.winners,
    resample=hidden.resample,
)
