"""The games as the menus show them, known without loading the rules (that would import the compiler)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Offer:
    """One game on the title screen."""

    id: str
    seats: range  # how many can play
    minutes: int
    card: str
    backdrop: str
    variants: tuple[str, ...] = ()  # first the usual one
    secret_money: bool = False


# A test compares this with GAMES of the engine.
OFFERS: dict[str, Offer] = {
    offer.id: offer
    for offer in (
        Offer("cheops", range(2, 6), 45, "card-cheops", "bg-desert", secret_money=True),
        Offer("gold", range(2, 5), 40, "card-gold", "bg-tomb"),
        Offer("egyptos", range(2, 4), 15, "card-egyptos", "bg-lapis", ("egyptos", "egypte", "trio")),
    )
}
MOST_PLAYERS = max(offer.seats[-1] for offer in OFFERS.values())
VARIANT_SEATS = {"egyptos": 2, "egypte": 2, "trio": 3}
