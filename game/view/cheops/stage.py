"""What is shown of turns and of the end: one method per event. With its bases, every event of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.cheops import story
from game.view.cheops.decrees import Decrees
from game.view.cheops.sheet import make_sheet
from game.view.stage import shows
from game.view.timeline import Clip
from game.view.tween import in_out_sine, linear

_READING = 7.0  # seconds that the finished count stays, or until a button
_LONGEST_PILE, _LONGEST_COUNT = 0.6, 12.0  # seconds
_SOUND_STEPS = 8  # the nearer the end of the count, the higher the coins


class Telling(Decrees):
    """Everything that happens in the game can be shown."""

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

    # -- the end -----------------------------------------------------------------------------------------------
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
        seconds = min(_LONGEST_PILE, _LONGEST_COUNT / max(1, piles))
        for number in range(piles):
            step = _SOUND_STEPS * number // piles
            self.timeline.add(
                Clip(seconds, self._counting(number), linear),
                Clip(0.0, delay=seconds / 2, sound="coin-tick", step=step),
            )
        self.timeline.wait(_READING)

    def _counting(self, number: int) -> Callable[[float], None]:
        def show(part: float) -> None:
            self.counted = number + part

        return show
