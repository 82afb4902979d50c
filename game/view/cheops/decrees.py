"""What is shown of the laws: one method per event."""

from __future__ import annotations

from typing import Any

from game.engine.cheops import story
from game.view.canvas import Box
from game.view.cheops import places
from game.view.cheops.acts import Acts
from game.view.cheops.places import middle
from game.view.cheops.stagehand import LAW_SIZE, SOUND_STEP
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import linear, mix, out_quad


class Decrees(Acts):
    """Laws turned up, laid, held, played and removed."""

    @shows(story.LawTurnedUp)
    def law_turned_up(self, event: story.LawTurnedUp) -> None:
        """It rises face down, and flips."""

        def turn(part: float) -> None:
            self.flip = part

        def begin() -> None:
            self.flip = 0.0

        self._then(begin)
        self._rise(f"L{event.law}", "law")
        self.timeline.add(Clip(self._seconds("flip"), turn, linear, sound="flip"))
        self.timeline.add(Clip(0.35))

    @shows(story.LawLaid)
    def law_laid(self, event: story.LawLaid) -> None:
        """From where it was turned up to its place."""
        box = self._law_goes_to(event)
        self._then(self._leave)
        self.timeline.add(
            self._flight(f"law-{event.law}", self.taken_place, lambda: middle(box), (LAW_SIZE, box[3]))
        )
        self._then(lambda: self._lay_law(event), Clip(0.05, sound="place"))

    def _law_goes_to(self, event: story.LawLaid) -> Box:
        if event.place == "market":
            return places.market_law_box(min(1, len(self.laid["market"])))
        if event.place == "on":
            return places.row_box(str(event.colour), event.row or 1)
        return self._lies(event)

    def _lay_law(self, event: story.LawLaid) -> None:
        if event.place == "market":
            self.laid["market"].append(event.law)
        elif event.place == "board":
            self.laid["board"] = True
        elif event.place == "under":
            self.laid["tables"][event.colour]["law"] = event.law
        else:
            self.laid["tables"][event.colour]["seven"] = event.row

    @shows(story.LawRemoved)
    def law_removed(self, event: story.LawRemoved) -> None:
        """It breaks away and goes to the box."""
        self.timeline.add(Clip(0.01))
        box = self._lies(event)
        self._then(lambda: self._remove_law(event))
        self.timeline.add(self._into_box(f"law-{event.law}", lambda: middle(box)), Clip(0.05, sound="drop"))

    def _lies(self, event: Any) -> Box:
        """The place of a law on the table."""
        if event.place == "market":
            return places.market_law_box(max(0, len(self.laid["market"]) - 1))
        if event.place == "board":
            return places.ending_law_box()
        if event.place == "under":
            return places.under_box(event.colour, len(self.rows_of(event.colour)))
        if event.place == "on":
            return places.row_box(event.colour, self.laid["tables"][event.colour]["seven"] or 1)
        return (*self.law_place(event.owner, event.law), 0.0, 0.0)

    def _remove_law(self, event: story.LawRemoved) -> None:
        if event.place == "market":
            self.laid["market"].pop()
        elif event.place == "board":
            self.laid["board"] = False
        elif event.place == "under":
            self.laid["tables"][event.colour]["law"] = None
        elif event.place == "on":
            self.laid["tables"][event.colour]["seven"] = None
        else:
            self.laid["laws"][event.owner].remove(event.law)

    @shows(story.LawHeld)
    def law_held(self, event: story.LawHeld) -> None:
        """In front of the player, for later."""
        self._take_law(event.seat, event.law)

    @shows(story.LawPaid)
    def law_paid(self, event: story.LawPaid) -> None:
        """Coins go, the law stays with the player."""
        coin = self._flight(
            "coin-piastre",
            lambda: self.purse_place(event.seat),
            lambda: (640.0, 780.0),
            (34.0, 34.0),
            sound="sell",
            step=event.price // SOUND_STEP,
        )
        self.timeline.add(coin, self._pays(event.seat))
        self._take_law(event.seat, event.law)

    def _take_law(self, seat: int, law: int) -> None:
        size = 52.0 if seat == self.dock_seat else 28.0
        self._then(self._leave)
        self.timeline.add(
            self._flight(
                f"law-{law}", self.taken_place, lambda: self.law_place(seat, law), (LAW_SIZE, size), sound="law"
            )
        )

        def land() -> None:
            self.laid["laws"][seat] = sorted({*self.laid["laws"][seat], law})

        self._then(land)

    @shows(story.LawPlayed)
    def law_played(self, event: story.LawPlayed) -> None:
        """A held law rises over the pyramid; one just taken hangs there already."""
        if event.law not in self.laid["laws"][event.seat]:
            return
        start = self.law_place(event.seat, event.law)

        def rise() -> None:
            self.laid["laws"][event.seat].remove(event.law)

        self._then(rise)
        self.timeline.add(
            self._flight(f"law-{event.law}", lambda: start, lambda: (640.0, 320.0), (52.0, 84.0), sound="law")
        )
        self.timeline.add(
            self._flight(f"law-{event.law}", lambda: (640.0, 320.0), lambda: (640.0, 320.0), (84.0, 84.0), high=0)
        )
        self._played = event.law

    @shows(story.LawBoxed)
    def law_boxed(self, event: story.LawBoxed) -> None:
        """Out of the game."""
        held = self._played == event.law
        self._played = 0
        if not held:
            self._then(self._leave)
        start = (lambda: (640.0, 320.0)) if held else self.taken_place
        self.timeline.add(self._into_box(f"law-{event.law}", start))

    @shows(story.MarketPriceChanged)
    def market_price_changed(self, event: story.MarketPriceChanged) -> None:
        """The number rolls."""

        def roll(part: float) -> None:
            self.price = mix(event.old, event.new, part)

        self.timeline.add(
            Clip(self._seconds("count"), roll, out_quad, sound="coin-tick"), self._glow(("market",), 0.7)
        )

    @shows(story.NumberReplaced)
    def number_replaced(self, event: story.NumberReplaced) -> None:
        """The row shines; its number came with the law."""
        self.timeline.add(self._glow(("row", event.colour, str(event.row)), 0.6))
