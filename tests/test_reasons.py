"""A hint says why in words, and every number in it is true."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from game.deeds import deed
from game.engine.match import Match
from game.opponents import Thought
from game.reasons import Case, Reason, reasons_for
from game.reasons.cheops import end_price, left_in_pyramid
from game.reasons.egyptos import windows
from game.reasons.gold import rings_until
from game.words import LANGUAGES, Words
from tests.engine.cheops import boards as cheops
from tests.engine.egyptos import boards as egyptos
from tests.engine.gold import boards as gold

NAMES = ("Nefret", "Amun", "Tiaa", "Bek", "Khepri")


def told(match: Match, action: str, value: float = 0.5) -> dict[str, Mapping[str, Any]]:
    values = tuple(value if seat == match.turn else 1 - value for seat in range(match.players))
    return {reason.key: reason.values for reason in reasons_for(match, Thought(action, values), NAMES)}


def case(match: Match, action: str) -> Case:
    return Case(match, action, Thought(action, (0.5,) * match.players), NAMES)


# -- Cheops -------------------------------------------------------------------------------------------------
def test_a_treasure_that_pays_in_the_end_is_kept_and_the_last_ones_are_counted() -> None:
    tables = {"R": {"sold": 3}}  # 15 20 25
    match = cheops.table(laid=40, taken="R", phase="treasure", tables=tables, kept=[{"R": 4}, {}])
    reason = told(match, "keep")["hint-cheops-worth-few"]
    assert reason["colour"] == "R"
    pyramid = cheops.json_of(match)["pyramid"]
    assert reason["left"] == sum(content == "R" for content in pyramid.values())
    assert int(reason["price"]) >= 10, "else the market would pay more"


def test_the_price_of_the_end_is_what_the_rules_pay_when_nothing_more_can_be_sold() -> None:
    """Under law 5 the table stays where it is: the expected price is the topmost free row."""
    tables = {"R": {"sold": 4, "law": 5}}
    match = cheops.table(laid=40, taken="R", phase="treasure", tables=tables)
    assert end_price(case(match, "keep"), "R") == 20


def test_a_treasure_that_the_market_pays_better_is_sold() -> None:
    match = cheops.table(laid=12, taken="O", phase="treasure", tables={"O": {"sold": 4}})
    reason = told(match, "sell")["hint-cheops-sell"]
    assert (reason["market"], reason["colour"]) == (10, "O")
    assert int(reason["price"]) < 10


def test_a_sale_that_hurts_a_rival_names_him() -> None:
    match = cheops.table(laid=16, taken="O", phase="treasure", tables={"O": {"sold": 1}}, kept=[{}, {"O": 4}])
    kept = cheops.json_of(match)["kept"][1]["O"]
    assert told(match, "sell")["hint-cheops-spoil"] == {"name": "Amun", "number": kept, "colour": "O"}


def test_what_is_left_does_not_count_the_treasure_at_stake() -> None:
    match = Match.new("cheops", 2, 3)
    action = next(name for name in match.legal_by_name() if name.startswith("place"))
    colour = cheops.json_of(match)["pyramid"][action.split()[2]]
    assert left_in_pyramid(case(match, action), colour) == 9


# -- The Pharaoh's Gold -------------------------------------------------------------------------------------
MAZE = """
    ······
    ······
    ······
    ·┏━━╸·
    @┛····
    ······
"""


FALLING = """
    ╹·····
    ··o···
    ╚·····
    ╔·····
    @·····
    ║·····
"""


def test_bringing_a_treasure_out_says_what_it_is_worth() -> None:
    match = gold.maze(MAZE, A="b2 a2", carries=[3, None])
    assert told(match, "walk A a2")["hint-gold-deliver"] == {"treasure": "3", "points": 3}


def test_on_the_way_home_the_walks_are_those_that_are_left() -> None:
    match = gold.maze(MAZE, A="b3 a2", carries=[2, None])
    assert told(match, "walk A b2")["hint-gold-homeward"]["walks"] == 1
    gold.play(match, "walk A b2", "walk A a2")
    assert gold.field(match, "carries")[0] is None, "one walk more, and it was out"


def test_a_race_for_a_treasure_counts_the_walks_of_both() -> None:
    match = gold.maze(MAZE, A="a2 c3", loot={"b3": [3]})
    reason = told(match, "walk A b2")["hint-gold-loot-race"]
    assert (reason["walks"], reason["others"], reason["treasure"]) == (1, 1, "3")


def test_a_thief_is_told_what_he_gets() -> None:
    match = gold.maze(MAZE, A="b2 b2", carries=[None, 3])
    assert told(match, "steal 1")["hint-gold-steal"] == {"name": "Amun", "treasure": "3"}


def test_revealing_counts_what_is_hidden() -> None:
    match = Match.new("gold", 2, 4)
    action = next(name for name in match.legal_by_name() if name.startswith("reveal"))
    assert told(match, action)["hint-gold-reveal"] == {"chambers": 5, "tiles": 35}


def test_rings_are_counted_as_they_fall() -> None:
    """The tile that is said to fall with the second ring stands after the first and is gone after the second."""
    match = gold.maze(FALLING, clock=0)
    table = gold.field(match, "tiles")
    numbers = {tile: rings_until(match.game.to_json(match.state), tile) for tile in table}
    for ring in (1, 2):
        before = set(gold.field(match, "tiles"))
        match.play("end")  # the turn of the clock player
        fallen = before - set(gold.field(match, "tiles"))
        assert fallen == {tile for tile, number in numbers.items() if number == ring}
        match.play("end")


# -- Egyptos ------------------------------------------------------------------------------------------------
def test_five_in_a_row_needs_no_other_reason() -> None:
    match = egyptos.table("XXXX.\nOOO.O")
    assert told(match, "place 4,1") == {"hint-egyptos-five": {}}


def test_a_four_of_the_other_is_stopped() -> None:
    match = egyptos.table("OOOO..\nXXX.X.\nO.X...", turn=0)
    assert told(match, "place 4,2")["hint-egyptos-blocks-four"] == {"name": "Amun"}


def test_two_threats_are_counted() -> None:
    match = egyptos.table(".XXX..\nOO.O..")
    threats = told(match, "place 4,1")["hint-egyptos-two-threats"]
    assert threats == {"count": 2}, "0,1 and 5,1"


def test_a_line_that_the_other_closed_is_not_counted() -> None:
    match = egyptos.table("OXXX..\n.OO...")
    assert "hint-egyptos-two-threats" not in told(match, "place 4,1")
    assert "hint-egyptos-four" in told(match, "place 4,1")


def test_twenty_rows_go_through_a_cell() -> None:
    rows = list(windows((3, -2)))
    assert len(set(rows)) == 20
    assert all((3, -2) in row for row in rows)


# -- all games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "players"), [("cheops", 4), ("gold", 3), ("egyptos", 2), ("egyptos", 3)], ids=str
)
def test_every_action_has_a_deed_and_a_reason_in_every_language(game: str, players: int) -> None:
    chance = random.Random(5)
    match = Match.new(game, players, 5, {"variant": "trio"} if (game, players) == ("egyptos", 3) else {})
    books = [Words(language) for language in LANGUAGES]
    kinds: set[str] = set()
    while not match.over and len(match.actions) < 400:
        legal = sorted(match.legal_by_name())
        for action in legal:
            kind = " ".join(action.split()[:2]) if action.startswith("law") else action.split()[0]
            if kind not in kinds or chance.random() < 0.01:
                kinds.add(kind)
                check_words(books, match, action)
        match.play(chance.choice(legal))
    assert len(kinds) > 1


def check_words(books: list[Words], match: Match, action: str) -> None:
    reasons = reasons_for(match, Thought(action, (1 / match.players,) * match.players), NAMES)
    assert 1 <= len(reasons) <= 2
    for words in books:
        for sentence in [deed(words, match, action, NAMES), *(_said(words, reason) for reason in reasons)]:
            assert sentence
            assert not sentence.startswith(("hint-", "deed-"))
            assert "{" not in sentence


def _said(words: Words, reason: Reason) -> str:
    return words(reason.key, **reason.values)


def test_a_reason_looks_only_at_what_the_seat_sees() -> None:
    """Two deals that differ only where the seat cannot look give the same reasons."""
    match = Match.new("cheops", 3, 8)
    action = next(name for name in match.legal_by_name() if name.startswith("place"))
    hidden = match.game.to_json(match.state)
    laws = sorted(name for name, content in hidden["pyramid"].items() if content.startswith("L"))
    first, second = laws[:2]
    pyramid = hidden["pyramid"]
    pyramid[first], pyramid[second] = pyramid[second], pyramid[first]
    other = Match.load(hidden)
    assert told(match, action) == told(other, action)
