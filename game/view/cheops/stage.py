"""What is shown when something happens: one method per event.

`laid` is the table as the line protocol writes it, as the watching seat sees it. Every method lets pieces fly and
changes `laid` when they arrive, so that after the last clip it equals what `rebuild` reads from the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.cheops import story
from game.engine.cheops.tables import LAW_7_NUMBER, PRICE_BY_LAW, PRICE_TABLES
from game.view.board import Board
from game.view.canvas import Box
from game.view.cheops import places
from game.view.cheops.memory import Memory
from game.view.cheops.places import COLOURS, TILE_SPRITES, TREASURE_SPRITES, Point, Spot, middle
from game.view.cheops.sheet import Sheet, make_sheet
from game.view.particles import Particles
from game.view.stage import Actor, arc, shows
from game.view.timeline import Clip
from game.view.tween import Easing, in_out_sine, in_quad, linear, mix, out_back, out_quad

ROWS = {name: tuple(rows.split()) for name, rows in PRICE_TABLES.items()}
_TREASURE, _LAW = 64.0, 84.0  # how large what was taken hangs over the table
_READING = 7.0  # seconds that the finished count stays, or until a button


class Debt:
    """Money that the engine has moved already and the picture has not."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount, self.left = seat, amount, 1.0


class Telling(Board):
    """The part of the board that moves."""

    def rebuild(self) -> None:
        """Everything from the match alone."""
        match = self.view.match
        if getattr(self, "memory", None) is None:
            self.memory = Memory(match)
            self.particles = Particles()
        self.memory.follow()
        self.told = len(self.memory.steps)  # so many steps the chronicle knows: it never runs ahead
        self.stage.clear()
        self.particles.clear()
        self.laid = seen(match)
        self._after = self.laid
        self.taken_from = self.memory.block_of_taken()
        self.law_taken = str(self.laid["taken"] or "").startswith("L")
        self.lift = 1.0
        self.flip = 1.0
        self.glows: dict[Spot, float] = {}
        self.price = self._price_of(self.laid)
        self.debts: list[Debt] = []
        self._played = 0  # a held law that hangs over the pyramid
        self.sheet: Sheet | None = None
        self.counted = 0.0
        self.closed = 0.0
        if match.over:
            self._show_whole_count()

    def _price_of(self, table: dict[str, Any]) -> float:
        return float(PRICE_BY_LAW[table["market"][-1] if table["market"] else 0])

    def _show_whole_count(self) -> None:
        self.sheet = make_sheet(self.view.match.state, self.final_rows())
        self.counted = float(len(self.sheet.piles))
        self.closed = 1.0

    # -- reading the picture --------------------------------------------------------------------------------
    def rows_of(self, colour: str) -> tuple[str, ...]:
        """The printed rows of a colour's table."""
        return ROWS[self.laid["tables"][colour]["table"]]

    def value_text(self, colour: str, sold: int | None = None) -> str:
        """The row that counts for a colour when so many are sold."""
        table = self.laid["tables"][colour]
        number = (table["sold"] if sold is None else sold) + 1
        return str(LAW_7_NUMBER) if table["seven"] == number else self.rows_of(colour)[number - 1]

    def final_rows(self) -> dict[str, str]:
        """The row that counts, of each colour."""
        return {colour: self.value_text(colour) for colour in COLOURS}

    @property
    def dock_seat(self) -> int:
        """Whose things lie in the dock."""
        watching = self.view.watching
        return int(self.laid["turn"]) if watching is None else watching

    def money_of(self, seat: int) -> int:
        """What a player has, as far as the picture has come."""
        owed = sum(debt.amount * debt.left for debt in self.debts if debt.seat == seat)
        return round(int(self.view.match.view(seat).money[seat]) - owed)

    # -- places of a player ---------------------------------------------------------------------------------
    def tile_box(self, seat: int, place: int) -> Box:
        """A tile of a player's hand: in the dock if his things lie there."""
        if seat == self.dock_seat:
            return places.hand_box(place)
        return places.player_tile_box(seat, self.laid["players"], place)

    def kept_place(self, seat: int, colour: str) -> Point:
        """Where a kept treasure goes."""
        if seat == self.dock_seat:
            x, y, w, _ = places.kept_box(colour)
            return x + w / 2, y + 27
        return middle(places.player_kept_box(seat, self.laid["players"], colour))

    def purse_place(self, seat: int) -> Point:
        """Where coins go."""
        if seat == self.dock_seat:
            return middle((*places.PURSE[:2], 50, 60))
        x, y, _, _ = places.player_box(seat, self.laid["players"])
        return x + 36, y + 32

    def law_place(self, seat: int, law: int) -> Point:
        """Where a held law lies."""
        held = sorted({*self.laid["laws"][seat], law})
        place = held.index(law)
        if seat == self.dock_seat:
            return middle(places.own_law_box(place, len(held)))
        return middle(places.player_law_box(seat, self.laid["players"], place, len(held)))

    def taken_place(self, lift: float = 1.0) -> Point:
        """Where what was taken hangs: a treasure above its block, a law beside the top of the pyramid."""
        if self.taken_from is None:
            return places.LAW_HANGS
        x, y = middle(places.block_box(self.taken_from))
        end = places.LAW_HANGS if self.law_taken else (x, max(104.0, y - 57))
        return mix(x, end[0], lift), mix(y, end[1], lift)

    @property
    def taken_size(self) -> float:
        """How large what was taken hangs there."""
        return _LAW if self.law_taken else _TREASURE

    def law_lies(self, event: Any) -> Box:
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

    # -- telling --------------------------------------------------------------------------------------------
    def tell(self, events: Sequence[Any]) -> None:
        """Show what followed from the last action."""
        self.memory.follow()
        self.tell_step(events, seen(self.view.match))

    def tell_step(self, events: Sequence[Any], after: dict[str, Any]) -> None:
        """Show one step that ends with the table as `after`."""
        self._after = after
        self._own_debts = [Debt(*money) for event in events if (money := _money_moved(event)) is not None]
        self.debts += self._own_debts
        super().tell(events)
        self._then(lambda: self._settle(after))

    def _settle(self, after: dict[str, Any]) -> None:
        for part in ("turn", "phase", "taken", "after", "bought", "drawn", "held_this_turn", "declared", "reason"):
            self.laid[part] = after[part]
        self.told = len(self.memory.steps)

    def _then(self, do: Callable[[], None], *clips: Clip) -> None:
        """A change of the picture, in its turn."""
        self.timeline.add(*clips, Clip(0.0, lambda part: do()))

    def _seconds(self, motion: str) -> float:
        theme = self.view.look.theme
        return theme.seconds("reduced" if self.view.settings().reduced_motion else motion)

    def _flight(
        self,
        sprite: str,
        start: Callable[[], Point],
        end: Callable[[], Point],
        sizes: tuple[float, float],
        motion: str = "take-fly",
        high: float = 40.0,
        ease: Easing = in_out_sine,
        sound: str | None = None,
        delay: float = 0.0,
    ) -> Clip:
        """A piece that flies; its ends are looked up when it starts."""
        key = object()
        ends: list[Point] = []
        calm = self.view.settings().reduced_motion

        def show(part: float) -> None:
            if part >= 1:
                self.stage.remove(key)
                return
            if not ends:
                ends.extend((start(), end()))
            x, y = ends[1] if calm else arc(ends[0], ends[1], part, high)
            size = mix(*sizes, part)
            lift = 1 - 2 * abs(part - 0.5)
            alpha = part if calm else 1.0
            self.stage.put(key, Actor(sprite, x, y, sizes[0], sizes[0], 10, size / sizes[0], size / sizes[0]))
            self.stage.actors[key].lift, self.stage.actors[key].alpha = lift, alpha

        return Clip(self._seconds(motion), show, ease, delay, sound)

    def _glow(self, spot: Spot, seconds: float = 0.5) -> Clip:
        def show(part: float) -> None:
            if part >= 1:
                self.glows.pop(spot, None)
            else:
                self.glows[spot] = 1 - part

        return Clip(seconds, show, linear)

    def _dust(self, block: str) -> None:
        if not self.view.settings().reduced_motion and self.timeline.speed != "instant":
            x, y = middle(places.block_box(block))
            self.particles.burst("small-dust", x, y + 16, 5, 22)

    # -- tiles ----------------------------------------------------------------------------------------------
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

    def _pays(self, seat: int, delay: float = 0.0) -> Clip:
        """The number in the purse follows."""
        debt = next(debt for debt in self._own_debts if debt.seat == seat)
        self._own_debts.remove(debt)

        def show(part: float) -> None:
            debt.left = 1 - part
            if part >= 1 and debt in self.debts:
                self.debts.remove(debt)

        return Clip(self._seconds("take-fly"), show, out_quad, delay)

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

    # -- treasures ------------------------------------------------------------------------------------------
    @shows(story.TreasureTaken)
    def treasure_taken(self, event: story.TreasureTaken) -> None:
        """It rises out of its niche in warm light."""
        self._rise(event.colour, "take")

    def _rise(self, taken: str, sound: str) -> None:
        def show(part: float) -> None:
            self.laid["taken"] = taken
            self.law_taken = taken.startswith("L")
            self.lift = part

        self.timeline.add(Clip(self._seconds("take-fly"), show, out_quad, sound=sound))

    def _leave(self) -> None:
        self.laid["taken"] = None

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
            self._flight(sprite, start, lambda: place, (46.0 if event.was_kept else _TREASURE, 24.0))
        )
        self._then(cover)
        coin = self._flight(
            "coin-piastre", lambda: place, lambda: self.purse_place(event.seat), (24.0, 34.0), sound="sell"
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
            (_TREASURE, size),
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

    def _into_box(self, sprite: str, start: Callable[[], Point]) -> Clip:
        return self._flight(sprite, start, lambda: (640.0, 780.0), (_TREASURE, 40.0), high=0.0, ease=in_quad)

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

    # -- laws -----------------------------------------------------------------------------------------------
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
        self.timeline.add(self._flight(f"law-{event.law}", self.taken_place, lambda: middle(box), (_LAW, box[3])))
        self._then(lambda: self._lay_law(event), Clip(0.05, sound="place"))

    def _law_goes_to(self, event: story.LawLaid) -> Box:
        if event.place == "market":
            return places.market_law_box(min(1, len(self.laid["market"])))
        if event.place == "on":
            return places.row_box(str(event.colour), event.row or 1)
        return self.law_lies(event)

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
        box = self.law_lies(event)
        self._then(lambda: self._remove_law(event))
        self.timeline.add(self._into_box(f"law-{event.law}", lambda: middle(box)), Clip(0.05, sound="drop"))

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
        )
        self.timeline.add(coin, self._pays(event.seat))
        self._take_law(event.seat, event.law)

    def _take_law(self, seat: int, law: int) -> None:
        size = 52.0 if seat == self.dock_seat else 28.0
        self._then(self._leave)
        self.timeline.add(
            self._flight(
                f"law-{law}", self.taken_place, lambda: self.law_place(seat, law), (_LAW, size), sound="law"
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

    # -- turns ----------------------------------------------------------------------------------------------
    @shows(story.TurnPassed)
    def turn_passed(self, event: story.TurnPassed) -> None:
        """A moment to read it."""
        self.timeline.wait(0.4)

    @shows(story.TurnEnded)
    def turn_ended(self, event: story.TurnEnded) -> None:
        """The light goes to the next player."""

        def pass_on() -> None:
            self.laid["turn"] = event.next

        self._then(pass_on, Clip(0.05))

    @shows(story.TableFull)
    def table_full(self, event: story.TableFull) -> None:
        """The table shuts: its head shines."""
        self.timeline.add(self._glow(("table", event.colour), 0.8))

    # -- the end --------------------------------------------------------------------------------------------
    @shows(story.LawDeclared)
    def law_declared(self, event: story.LawDeclared) -> None:
        """The colour's table shines."""
        self.timeline.add(self._glow(("table", event.colour), 0.8))

    @shows(story.TreasuresCounted, story.MoneyCounted)
    def counted_one(self, event: Any) -> None:
        """Counted together, colour by colour, when all is known: see `game_over`."""

    @shows(story.GameOver)
    def game_over(self, event: story.GameOver) -> None:
        """The tables close; then the count races through the piles."""

        def close(part: float) -> None:
            self.closed = part

        def open_sheet() -> None:
            self.sheet = make_sheet(self.view.match.state, self.final_rows())
            self.debts.clear()

        self.timeline.add(Clip(self._seconds("count"), close, in_out_sine, sound="rumble"))
        self._then(open_sheet)
        piles = len(make_sheet(self.view.match.state, {}).piles)
        for number in range(piles):
            self.timeline.add(Clip(0.42, self._counting(number), linear, sound="coin-tick"))
        self.timeline.wait(_READING)

    def _counting(self, number: int) -> Callable[[float], None]:
        def show(part: float) -> None:
            self.counted = number + part

        return show


def seen(match: Any) -> dict[str, Any]:
    """The table as the player to move sees it."""
    return public(match.game.to_json(match.view(match.turn)))


def public(table: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees of a table; face-down laws stay face down after the end too."""
    for block, content in table["pyramid"].items():
        if content is not None and content.startswith("L"):
            table["pyramid"][block] = None
    for number, stack in enumerate(table["stacks"]):
        if isinstance(stack, str):
            table["stacks"][number] = {"height": len(stack), "top": stack[-1] if stack else None}
    for secret in ("money", "box", "discarded"):
        table.pop(secret)
    return table


def _money_moved(event: Any) -> tuple[int, int] | None:
    if isinstance(event, story.TreasureSold):
        return event.seat, event.price
    if isinstance(event, story.NeighbourBought):
        return event.seat, -event.price
    if isinstance(event, story.LawPaid):
        return event.seat, -event.price
    if isinstance(event, story.TreasuresCounted):
        return event.seat, event.total
    return None
