"""Who sits at the table: the choices of the setup screen, without their picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.deals import Deal, deal_of
from game.scenes.catalogue import VARIANT_SEATS, Offer
from game.settings import SeatChoice, SetupChoice

HUMAN = "human"
LEVELS = ("fellah", "scribe", "priest", "vizier", "pharaoh")  # a test compares this with game.opponents
RANDOM = -1
_USUAL_LEVEL = "scribe"


@dataclass(frozen=True)
class Chair:
    """One seat; `who` is "human" or a level. An empty name is the usual one in the player's language."""

    who: str
    name: str = ""
    emblem: int = 0  # which of the five players' looks; stays when the chairs turn

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.who == HUMAN


@dataclass(frozen=True)
class MatchSetup:
    """Everything needed to begin a match."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    hints: bool = True
    open_money: bool = False
    seed: int = 1
    by_lot: bool = False  # the seed decided who begins
    daily: str = ""  # the date, if this is the deal of a day

    @property
    def deal(self) -> Deal | None:
        """What to tell a friend who wants to play the same; None if that cannot be told."""
        return deal_of(self.game, len(self.chairs), self.seed, dict(self.options))

    def swapped(self) -> MatchSetup:
        """The same deal, everybody one chair further."""
        return replace(self, chairs=self.chairs[1:] + self.chairs[:1])


def lots_drawn_again(setup: MatchSetup, seed: int) -> tuple[MatchSetup, int]:
    """The same table for another match; where chance decided who begins, it does so again. And by how much
    the chairs turned."""
    setup = replace(setup, daily="")
    if not setup.by_lot:
        return replace(setup, seed=seed), 0
    first = seed % len(setup.chairs)
    if "first" in setup.options:
        return replace(setup, seed=seed, options={**setup.options, "first": first}), 0
    return replace(setup, seed=seed, chairs=setup.chairs[first:] + setup.chairs[:first]), first


@dataclass(frozen=True)
class Problem:
    """Why the match cannot begin: a key of the texts and its values."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


class Chairs:
    """The table being set. Chairs are filled from the left."""

    def __init__(self, offer: Offer, remembered: SetupChoice | None = None, deal: Deal | None = None) -> None:
        self.offer = offer
        self.deal = deal  # a friend's: how many sit there, who begins and the variant are given
        self.chairs: list[Chair] = [Chair(HUMAN), Chair(_USUAL_LEVEL)]
        self.first = RANDOM
        self.hints = True
        self.open_money = False
        self.variant = offer.variants[0] if offer.variants else ""
        if remembered is not None:
            self._remember(remembered)
        if deal is not None:
            self._follow(deal)

    def _follow(self, deal: Deal) -> None:
        del self.chairs[deal.players :]
        while len(self.chairs) < deal.players:
            self.chairs.append(Chair(_USUAL_LEVEL))
        self.variant, self.first = deal.variant, deal.first

    def _remember(self, choice: SetupChoice) -> None:
        chairs = [Chair(seat.who, seat.name) for seat in choice.seats if seat.who in (HUMAN, *LEVELS)]
        if len(chairs) in self.offer.seats:
            self.chairs = chairs
        table = choice.table
        self.hints = table.get("hints", True) is not False
        self.open_money = table.get("open_money") is True
        first = table.get("first", RANDOM)
        self.first = first if first in range(len(self.chairs)) else RANDOM
        if table.get("variant") in self.offer.variants:
            self.variant = table["variant"]
        self._match_variant()

    def choice(self, devices: Sequence[str] = ()) -> SetupChoice:
        """What to remember for the next time."""
        named = [*devices, *[""] * len(self.chairs)]
        seats = [
            SeatChoice(chair.name, chair.who, device) for chair, device in zip(self.chairs, named, strict=False)
        ]
        table = {"hints": self.hints, "open_money": self.open_money, "first": self.first}
        return SetupChoice(seats, {}, table | ({"variant": self.variant} if self.variant else {}))

    # -- changes --------------------------------------------------------------------------------------------
    @property
    def full(self) -> bool:
        """Whether nobody else fits."""
        return self.deal is not None or len(self.chairs) >= self.offer.seats[-1]

    def join(self, who: str = _USUAL_LEVEL) -> int | None:
        """Take the next free chair."""
        if self.full:
            return None
        self.chairs.append(Chair(who))
        self._fit_variant()
        return len(self.chairs) - 1

    def leave(self, seat: int) -> bool:
        """Stand up, if enough are left; the others move up."""
        if self.deal is not None or len(self.chairs) <= self.offer.seats[0]:
            return False
        del self.chairs[seat]
        if self.first >= len(self.chairs):
            self.first = RANDOM
        self._fit_variant()
        return True

    def sit(self, seat: int, who: str) -> None:
        """Another kind of player on this chair."""
        self.chairs[seat] = replace(self.chairs[seat], who=who)

    def name(self, seat: int, name: str) -> None:
        """Another name on this chair."""
        self.chairs[seat] = replace(self.chairs[seat], name=name)

    def change_level(self, seat: int, step: int) -> None:
        """Stronger or weaker."""
        number = LEVELS.index(self.chairs[seat].who) + step
        self.sit(seat, LEVELS[max(0, min(len(LEVELS) - 1, number))])

    def choose_variant(self, variant: str) -> None:
        """Another variant, with as many chairs as it has."""
        self.variant = variant
        self._match_variant()

    def _match_variant(self) -> None:
        """The variant says how many chairs there are."""
        wanted = VARIANT_SEATS.get(self.variant)
        while wanted and len(self.chairs) > wanted:
            self.chairs.pop()
        while wanted and len(self.chairs) < wanted:
            self.chairs.append(Chair(_USUAL_LEVEL))
        if self.first >= len(self.chairs):
            self.first = RANDOM

    def _fit_variant(self) -> None:
        """The number of chairs says which variants fit."""
        if self.variant and VARIANT_SEATS[self.variant] != len(self.chairs):
            fitting = [name for name in self.offer.variants if VARIANT_SEATS[name] == len(self.chairs)]
            self.variant = fitting[0]

    # -- the match ------------------------------------------------------------------------------------------
    def names(self, usual: Callable[[int], str]) -> list[str]:
        """The players' names; `usual` gives the one of a chair."""
        return [chair.name or usual(seat) for seat, chair in enumerate(self.chairs)]

    def problem(self, names: Sequence[str]) -> Problem | None:
        """Why the match cannot begin, if it cannot."""
        if len(self.chairs) < self.offer.seats[0]:
            return Problem("setup-too-few", {"count": self.offer.seats[0]})
        if len(set(names)) < len(names):
            return Problem("setup-name-taken")
        return None

    def setup(self, names: Sequence[str], seed: int) -> MatchSetup:
        """The match to begin. The seed also decides who is first, where that is left to chance."""
        seed = self.deal.seed if self.deal is not None else seed
        chairs = [
            replace(chair, name=name, emblem=seat)
            for seat, (chair, name) in enumerate(zip(self.chairs, names, strict=True))
        ]
        first = seed % len(chairs) if self.first == RANDOM else self.first
        options: dict[str, Any] = {"variant": self.variant} if self.variant else {"first": first}
        if self.variant:  # there the first seat always begins: the chairs turn instead
            chairs = chairs[first:] + chairs[:first]
        by_lot = self.first == RANDOM
        return MatchSetup(self.offer.id, tuple(chairs), options, self.hints, self.open_money, seed, by_lot)
