"""What moves: flights of pieces, light, dust and money, and the table as it is shown.

`laid` is the table as the line protocol writes it, as everybody sees it. Every event lets pieces fly and changes
`laid` when they arrive, so that after the last clip it equals what `rebuild` reads from the match.
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
from game.view.cheops.places import COLOURS, Point, Spot, middle
from game.view.cheops.sheet import Sheet, make_sheet
from game.view.particles import Particles
from game.view.stage import Actor, arc
from game.view.timeline import Clip
from game.view.tween import Easing, in_out_sine, in_quad, linear, mix, out_quad

ROWS = {name: tuple(rows.split()) for name, rows in PRICE_TABLES.items()}
SOUND_STEP = 5  # piastres: so much dearer, so much higher sounds the coin
TREASURE_SIZE, LAW_SIZE = 64.0, 84.0  # how large what was taken hangs over the table


class Debt:
    """Money that the engine has moved already and the picture has not."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount, self.left = seat, amount, 1.0


class Stagehand(Board):
    """The table as it is shown, and the tools to move its pieces."""

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

    # -- reading the picture -----------------------------------------------------------------------------------
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

    # -- places of a player ------------------------------------------------------------------------------------
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

    # -- what was taken ----------------------------------------------------------------------------------------
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
        return LAW_SIZE if self.law_taken else TREASURE_SIZE

    def _rise(self, taken: str, sound: str) -> None:
        def show(part: float) -> None:
            self.laid["taken"] = taken
            self.law_taken = taken.startswith("L")
            self.lift = part

        self.timeline.add(Clip(self._seconds("take-fly"), show, out_quad, sound=sound))

    def _leave(self) -> None:
        self.laid["taken"] = None

    # -- telling -----------------------------------------------------------------------------------------------
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
        step: int = 0,
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

        return Clip(self._seconds(motion), show, ease, sound=sound, step=step)

    def _into_box(self, sprite: str, start: Callable[[], Point]) -> Clip:
        return self._flight(sprite, start, lambda: (640.0, 780.0), (TREASURE_SIZE, 40.0), high=0.0, ease=in_quad)

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

    def _pays(self, seat: int, delay: float = 0.0) -> Clip:
        """The number in the purse follows."""
        debt = next(debt for debt in self._own_debts if debt.seat == seat)
        self._own_debts.remove(debt)

        def show(part: float) -> None:
            debt.left = 1 - part
            if part >= 1 and debt in self.debts:
                self.debts.remove(debt)

        return Clip(self._seconds("take-fly"), show, out_quad, delay)


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
