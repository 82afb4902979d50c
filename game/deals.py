"""Deals to play again and to share: a short code for a deal, and the deal of the day.

A code holds the game, its variant, the number of seats, who begins and the seed, with a check against slips of
the pen. It is written with letters and digits that cannot be taken for one another. A code is data from a
stranger: it has one length, and everything in it is checked.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from dataclasses import dataclass
from datetime import date
from typing import Any

from game.scenes.catalogue import OFFERS, VARIANT_SEATS, Offer

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O, U
_ALIKE = str.maketrans("ILO", "110")
_LETTERS = 10
_CHECK_BITS = 7
# What a code holds, from the left, and how many bits each takes.
_FIELDS = {"game": 3, "variant": 2, "players": 3, "first": 3, "seed": 32}
_GAMES = ("cheops", "gold", "egyptos")  # the order is part of the code: new games go to the end
LARGEST_SEED = 2 ** _FIELDS["seed"]


class NoSuchDealError(ValueError):
    """This is not the code of a deal."""


@dataclass(frozen=True)
class Deal:
    """What makes two tables play the same game; `first` counts only where the game has no variants."""

    game: str
    players: int
    seed: int
    variant: str = ""
    first: int = 0

    @property
    def options(self) -> dict[str, Any]:
        """As the rules want them."""
        return {"variant": self.variant} if self.variant else {"first": self.first}

    @property
    def code(self) -> str:
        """Ten letters in two groups."""
        offer = OFFERS[self.game]
        values = {
            "game": _GAMES.index(self.game),
            "variant": offer.variants.index(self.variant) if self.variant else 0,
            "players": self.players,
            "first": self.first,
            "seed": self.seed,
        }
        packed = 0
        for name, bits in _FIELDS.items():
            packed = packed << bits | values[name]
        letters = _letters(packed << _CHECK_BITS | _check(packed))
        return f"{letters[:5]}-{letters[5:]}"


def deal_of(game: str, players: int, seed: int, options: dict[str, Any]) -> Deal | None:
    """The deal of a table; None if it has no code: a seed of no ordinary size, a game without a number."""
    if not 0 <= seed < LARGEST_SEED or game not in _GAMES:
        return None
    first = options.get("first", 0)
    return Deal(game, players, seed, str(options.get("variant", "")), first if isinstance(first, int) else 0)


def read_code(code: str) -> Deal:
    """The deal of a code, however it was typed."""
    letters = re.sub(r"[\s–—-]", "", code[:64]).upper().translate(_ALIKE)
    if len(letters) != _LETTERS or not set(letters) <= set(_ALPHABET):
        raise NoSuchDealError(code)
    number = 0
    for letter in letters:
        number = number << 5 | _ALPHABET.index(letter)
    packed = number >> _CHECK_BITS
    if number & (1 << _CHECK_BITS) - 1 != _check(packed):
        raise NoSuchDealError(code)
    return _deal_from(_fields(packed), code)


def _fields(packed: int) -> dict[str, int]:
    values = {}
    for name, bits in reversed(_FIELDS.items()):
        values[name] = packed & (1 << bits) - 1
        packed >>= bits
    return values


def _deal_from(values: dict[str, int], code: str) -> Deal:
    """Only what this version can deal."""
    if values["game"] >= len(_GAMES):
        raise NoSuchDealError(code)
    offer = OFFERS[_GAMES[values["game"]]]
    players = values["players"]
    if players not in offer.seats or not _variant_fits(offer, values):
        raise NoSuchDealError(code)
    variant = offer.variants[values["variant"]] if offer.variants else ""
    return Deal(offer.id, players, values["seed"], variant, values["first"])


def _variant_fits(offer: Offer, values: dict[str, int]) -> bool:
    if not offer.variants:
        return values["variant"] == 0 and values["first"] < values["players"]
    if values["variant"] >= len(offer.variants) or values["first"]:
        return False
    return VARIANT_SEATS[offer.variants[values["variant"]]] == values["players"]


def _letters(number: int) -> str:
    return "".join(_ALPHABET[number >> 5 * place & 31] for place in reversed(range(_LETTERS)))


def _check(packed: int) -> int:
    return zlib.crc32(packed.to_bytes(8, "big")) & (1 << _CHECK_BITS) - 1


def daily_seed(game: str, day: date) -> int:
    """The same number for everybody on the same day, without asking anybody."""
    told = hashlib.sha256(f"khufu {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(told[:4], "big")
