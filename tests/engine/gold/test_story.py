"""Events: each kind is told by real games, and the log is long enough for the longest story."""

from __future__ import annotations

import json

from game.engine.gold import story
from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.gold.boards import maze, play

EAGER = ("pick bust", "pick", "steal", "reveal", "walk A")


def _choose(match: Match, rng: object) -> str:
    """Mostly what leads to finds, so that every kind of event comes up."""
    names = sorted(match.legal_by_name())
    for start in EAGER:
        wanted = [name for name in names if name.startswith(start)]
        if wanted and below(rng, 3):  # type: ignore[arg-type]
            return wanted[below(rng, len(wanted))]  # type: ignore[arg-type]
    return names[below(rng, len(names))]  # type: ignore[arg-type]


def test_every_kind_of_event_is_told_by_some_game() -> None:
    told: set[type] = set()
    for seed in range(60):
        match = Match.new("gold", 2 + seed % 3, seed)
        rng = make_rng(seed)
        while not match.over:
            events = match.play(_choose(match, rng))
            told.update(type(event) for event in events)
            json.dumps([event.as_json() for event in events])
        if told == set(story.EVENTS):
            break
    assert told == set(story.EVENTS)


def test_everything_that_can_fall_at_once_is_told() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ┃┃o┃┃┃
        ┣┗@━┳┓
        """,
        players=4,
        A="a1 b1 d1 e1",
        P="a2 b2 d2 e2",
        lanterns=["a1 a2 b1 b2 d1", "d1 d2 e1 e2 f1", "f1 f2", "a1 f2"],
        carries=[2, 3, "bust", None],
        loot={"a1": [2], "f2": [3, 3]},
        clock=1,
        turn=0,
        idle=[1, 2, 2, 2],
    )
    events = play(match, "end")
    kinds = [event.type for event in events]
    assert kinds.count("figure_lost") == 8
    assert kinds.count("lanterns_lost") == 4
    assert kinds.count("treasures_lost") == 2
    assert kinds.count("final_count") == 4
    assert kinds[0] == "turn_ended"
    assert kinds[-1] == "game_over"
