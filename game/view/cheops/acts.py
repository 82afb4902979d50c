"""What is shown of tiles and treasures: one method per event."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.cheops import story
from game.view.canvas import Box
from game.view.cheops import places
from game.view.cheops.places import TILE_SPRITES, TREASURE_SPRITES, Point, middle
from game.view.cheops.stagehand import SOUND_STEP, TREASURE_SIZE, Stagehand
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import in_out_sine, out_back


class Acts(Stagehand):
    """Laying and drawing tiles; taking, selling, keeping and exchanging treasures."""

    # -- tiles -------------------------------------------------------------------------------------------------
    @shows(story.TileLaid)
    def tile_laid(self, event: story.TileLaid) -> None:
        """From the hand onto the block."""
        box = self._hand_tile(event.seat, event.member)

        def take() -> None:
            hand = self.laid["hands"][event.seat]
            self.laid["hands"][event.seat] = hand.replace(event.member, "", 1)

        self._then(take)
        self._land(event.member, event.block, lambda: middle(box), box[2])

    def _hand_tile(self, seat: int, member: str) -> Box:
        hand = self.laid["hands"][seat]
        return self.tile_box(seat, max(0, hand.find(member)))

    def _land(self, tile: str, block: str, start: Callable[[], Point], size: float) -> None:
        flight = self._flight(
            TILE_SPRITES[tile],
            start,
            lambda: middle(places.block_box(block)),
            (size, places.TILE),
            "take-fly",
            30.0,
            out_back,
            None,
        )
        self.timeline.add(flight)
        self._then(lambda: self._lay(tile, block), Clip(0.06, sound="place"))

    def _lay(self, tile: str, block: str) -> None:
        self.laid["pyramid"][block] = tile
        self.taken_from = block
        self.lift = 0.0
        self._dust(block)

    @shows(story.NeighbourBought)
    def neighbour_bought(self, event: story.NeighbourBought) -> None:
        """A coin goes, a neighbour walks up."""
        number = self.laid["neighbours"] - 1

        def leave() -> None:
            self.laid["neighbours"] = number

        pay = self._flight(
            "coin-piastre",
            lambda: self.purse_place(event.seat),
            lambda: middle(places.neighbour_box(number)),
            (30.0, 22.0),
        )
        self.timeline.add(pay, self._pays(event.seat))
        self._then(leave)
        walk = self._flight(
            "neighbour",
            lambda: middle(places.neighbour_box(number)),
            lambda: middle(places.block_box(event.block)),
            (places.TILE, places.TILE),
            "count",
            14.0,
            in_out_sine,
            "neighbour",
        )
        self.timeline.add(walk)
        self._then(lambda: self._lay("N", event.block), Clip(0.06, sound="place"))

    @shows(story.TileDrawn)
    def tile_drawn(self, event: story.TileDrawn) -> None:
        """From the stack into the hand."""
        top = self._after["stacks"][event.stack - 1]["top"]

        def lift() -> None:
            self.laid["stacks"][event.stack - 1] = {"height": event.left, "top": top}

        def land() -> None:
            hand = self.laid["hands"][event.seat] + event.member
            self.laid["hands"][event.seat] = "".join(sorted(hand, key=places.MEMBERS.index))

        self._then(lift)
        self.timeline.add(
            self._flight(
                TILE_SPRITES[event.member],
                lambda: middle(places.stack_box(event.stack)),
                lambda: middle(self._new_tile_box(event.seat, event.member)),
                (58.0, self.tile_box(event.seat, 0)[2]),
                sound="draw",
            )
        )
        self._then(land)

    def _new_tile_box(self, seat: int, member: str) -> Box:
        hand = sorted(self.laid["hands"][seat] + member, key=places.MEMBERS.index)
        return self.tile_box(seat, min(3, "".join(hand).rindex(member)))

    # -- treasures ---------------------------------------------------------------------------------------------
    @shows(story.TreasureTaken)
    def treasure_taken(self, event: story.TreasureTaken) -> None:
        """It rises out of its niche in warm light."""
        self._rise(event.colour, "take")

    @shows(story.TreasureSold)
    def treasure_sold(self, event: story.TreasureSold) -> None:
        """Onto the number of its table; coins into the purse; the next value lights up."""
        sprite = TREASURE_SPRITES[event.colour]
        place = middle(places.row_box(event.colour, event.row))
        origin = self.kept_place(event.seat, event.colour)

        def start() -> Point:
            return origin if event.was_kept else self.taken_place()

        def cover() -> None:
            self.laid["tables"][event.colour]["sold"] = event.row

        self._then(lambda: self._give(event.seat, event.colour) if event.was_kept else self._leave())
        self.timeline.add(
            self._flight(sprite, start, lambda: place, (46.0 if event.was_kept else TREASURE_SIZE, 24.0))
        )
        self._then(cover)
        coin = self._flight(
            "coin-piastre",
            lambda: place,
            lambda: self.purse_place(event.seat),
            (24.0, 34.0),
            sound="sell",
            step=event.price // SOUND_STEP,
        )
        lit = min(event.row + 1, len(self.rows_of(event.colour)))
        self.timeline.add(coin, self._pays(event.seat), self._glow(("row", event.colour, str(lit)), 0.45))

    def _give(self, seat: int, colour: str) -> None:
        kept = self.laid["kept"][seat]
        kept[colour] -= 1
        if not kept[colour]:
            del kept[colour]

    def _get(self, seat: int, colour: str) -> None:
        kept = self.laid["kept"][seat]
        kept[colour] = kept.get(colour, 0) + 1

    @shows(story.TreasureKept)
    def treasure_kept(self, event: story.TreasureKept) -> None:
        """Into the player's stock."""
        size = 46.0 if event.seat == self.dock_seat else 28.0
        flight = self._flight(
            TREASURE_SPRITES[event.colour],
            self.taken_place,
            lambda: self.kept_place(event.seat, event.colour),
            (TREASURE_SIZE, size),
            sound="pick-up",
        )
        self._then(self._leave)
        self.timeline.add(flight)
        self._then(lambda: self._get(event.seat, event.colour))

    @shows(story.TreasureBoxed)
    def treasure_boxed(self, event: story.TreasureBoxed) -> None:
        """Out of the game: it falls below the screen."""
        self._then(self._leave)
        self.timeline.add(self._into_box(TREASURE_SPRITES[event.colour], self.taken_place))

    @shows(story.TreasuresExchanged)
    def treasures_exchanged(self, event: story.TreasuresExchanged) -> None:
        """Two treasures cross over the pyramid."""
        (first, second), (one, other) = event.blocks, event.colours
        pyramid = self.laid["pyramid"]

        def empty() -> None:
            pyramid[first] = pyramid[second] = ""

        def fill() -> None:
            pyramid[first], pyramid[second] = one, other

        self._then(empty)
        self.timeline.add(self._crossing(other, first, second, 60.0), self._crossing(one, second, first, -30.0))
        self._then(fill)

    def _crossing(self, colour: str, start: str, end: str, high: float) -> Clip:
        return self._flight(
            TREASURE_SPRITES[colour],
            lambda: middle(places.block_box(start)),
            lambda: middle(places.block_box(end)),
            (places.TREASURE, places.TREASURE),
            "count",
            high,
            sound="take",
        )

    @shows(story.KeptTreasureExchanged)
    def kept_treasure_exchanged(self, event: story.KeptTreasureExchanged) -> None:
        """One from the stock into the pyramid, one back."""
        block = middle(places.block_box(event.block))
        stock = self.kept_place(event.seat, event.given)

        def empty() -> None:
            self.laid["pyramid"][event.block] = ""
            self._give(event.seat, event.given)

        def fill() -> None:
            self.laid["pyramid"][event.block] = event.given
            self._get(event.seat, event.received)

        self._then(empty)
        self.timeline.add(
            self._flight(
                TREASURE_SPRITES[event.given], lambda: stock, lambda: block, (46.0, places.TREASURE), "count", 60.0
            ),
            self._flight(
                TREASURE_SPRITES[event.received],
                lambda: block,
                lambda: self.kept_place(event.seat, event.received),
                (places.TREASURE, 46.0),
                "count",
                -30.0,
                sound="take",
            ),
        )
        self._then(fill)
