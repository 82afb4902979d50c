"""A deal can be told to a friend in ten letters, and every day has one of its own."""

from __future__ import annotations

import random
from datetime import date

import pytest

from game.deals import LARGEST_SEED, Deal, NoSuchDealError, daily_seed, deal_of, read_code
from game.scenes.catalogue import OFFERS, VARIANT_SEATS


def any_deal(chance: random.Random) -> Deal:
    offer = OFFERS[chance.choice(sorted(OFFERS))]
    seed = chance.randrange(LARGEST_SEED)
    if offer.variants:
        variant = chance.choice(offer.variants)
        return Deal(offer.id, VARIANT_SEATS[variant], seed, variant)
    players = chance.choice(offer.seats)
    return Deal(offer.id, players, seed, first=chance.randrange(players))


def test_a_code_tells_the_whole_deal() -> None:
    chance = random.Random(1)
    for _ in range(500):
        deal = any_deal(chance)
        assert read_code(deal.code) == deal


def test_how_a_code_is_typed_does_not_matter() -> None:
    deal = Deal("cheops", 3, 123456789, first=1)
    letters = deal.code.replace("-", "")
    spoken = letters.lower().replace("1", "l").replace("0", "o")
    assert read_code(f"  {spoken[:3]} {spoken[3:]}\n") == deal


def test_one_wrong_letter_or_two_swapped_ones_are_noticed() -> None:
    code = Deal("gold", 4, 987654321).code.replace("-", "")
    wrong = [
        code[:n] + other + code[n + 1 :] for n in range(10) for other in "0123456789ABCDEF" if other != code[n]
    ]
    swapped = [code[:n] + code[n + 1] + code[n] + code[n + 2 :] for n in range(9) if code[n] != code[n + 1]]
    noticed = sum(refused(text) for text in wrong + swapped)
    assert noticed >= 0.97 * len(wrong + swapped)


def refused(code: str) -> bool:
    try:
        read_code(code)
    except NoSuchDealError:
        return True
    return False


@pytest.mark.parametrize(
    "code", ["", "-", "ABCDE", "U" * 10, "é" * 10, "0" * 10, "Z" * 10, "A" * 1_000_000, "\0" * 10]
)
def test_what_is_not_a_code_is_refused(code: str) -> None:
    assert refused(code)


def test_any_ten_letters_give_a_deal_that_can_be_dealt_or_a_refusal() -> None:
    chance = random.Random(2)
    for _ in range(20_000):
        code = "".join(chance.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(10))
        try:
            deal = read_code(code)
        except NoSuchDealError:
            continue
        assert deal.players in OFFERS[deal.game].seats
        assert deal.first < deal.players


def test_a_seed_of_no_ordinary_size_has_no_code() -> None:
    assert deal_of("cheops", 2, LARGEST_SEED, {"first": 0}) is None
    assert deal_of("cheops", 2, -1, {"first": 0}) is None


def test_the_code_of_a_deal_never_changes_from_version_to_version() -> None:
    assert Deal("cheops", 3, 2026, first=2).code == "0D000-07XBB"
    assert Deal("egyptos", 3, 5, "trio").code == "AC000-000NW"


def test_a_day_has_one_deal_for_everybody_and_games_and_days_differ() -> None:
    assert daily_seed("cheops", date(2026, 11, 18)) == daily_seed("cheops", date(2026, 11, 18))
    seeds = {daily_seed(game, date(2026, 11, day)) for game in OFFERS for day in range(1, 31)}
    assert len(seeds) == 90
    assert all(0 <= seed < LARGEST_SEED for seed in seeds)
