"""A match being played at a table: who sits there, what opponents think, the running record, taking back.

No picture here: the match screen, the demo and the tests all play through this.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.hall import Outcome, SeatOutcome
from game.notices import Notice
from game.opponents import SECONDS, Thought
from game.recorder import Recorder
from game.records import Ended, Header, Saved, Seat
from game.scenes.catalogue import MOST_PLAYERS, OFFERS
from game.scenes.chairs import HUMAN, LEVELS, Chair, MatchSetup
from game.scenes.services import Services
from game.seal import minds_version

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match, Result

# Events after which something hidden is known: nothing before them can be taken back. A game without any may
# be taken back through the opponents' moves too.
REVEALING: dict[str, frozenset[str]] = {
    "cheops": frozenset({"law_turned_up", "tile_drawn", "turn_ended", "game_over"}),
    "gold": frozenset({"tile_revealed", "photo_taken", "turn_ended", "game_over"}),
}
HINT_LEVEL = LEVELS[-1]
_HINT_SECONDS = 1.0
_MOST_HINTS = 10_000  # nobody asks so often; a record is data from a stranger


@dataclass(frozen=True)
class Step:
    """One action that was played, and what followed from it."""

    seat: int
    action: str
    events: tuple[Event, ...]


class Table:
    """The match, its people, its opponents and its record."""

    def __init__(self, services: Services, setup: MatchSetup, match: Match, recorder: Recorder | None) -> None:
        self.services = services
        self.setup = setup
        self.match = match
        self.steps: list[Step] = []
        self.hints_used = 0
        self.notes: dict[str, Any] = {}
        self.agreed = False  # the people agreed on a draw
        self._undone: list[Step] = []
        self._recorder = recorder
        self._opponents = {
            seat: services.make_opponent(chair.who, setup.seed * 8 + seat)
            for seat, chair in enumerate(setup.chairs)
            if not chair.human
        }
        self._job: Any = None
        self._hint: Any = None
        self._kept: Saved | None = None  # the record of the finished game
        self._started = time.monotonic()
        if recorder is not None:
            services.tell(recorder.notice)

    # -- who ------------------------------------------------------------------------------------------------
    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [chair.name for chair in self.setup.chairs]

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.match.turn

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.setup.chairs) if chair.human]

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is to move."""
        return not self.over and self.setup.chairs[self.turn].human

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by agreement."""
        return self.agreed or self.match.over

    def result(self) -> Result:
        """How the game stands or ended."""
        result = self.match.result()
        return replace(result, over=True, winners=[], reason="agreed") if self.agreed else result

    def agree_draw(self) -> None:
        """All people at the table want a draw."""
        self._stop_thinking()
        self.agreed = True

    @property
    def watching(self) -> int | None:
        """Whose eyes the screen shows: the person to move, or the only person; None if nobody or all may look."""
        if self.waits_for_person:
            return self.turn
        return self.people[0] if len(self.people) == 1 else None

    # -- playing --------------------------------------------------------------------------------------------
    def play(self, action: str, seal: Any = None) -> list[Event]:
        """Carry out an action of the player to move, and write it down."""
        seat = self.turn
        number = self.match.legal_by_name().get(action)
        events = self.match.play(action)
        self.steps.append(Step(seat, action, tuple(events)))
        self._undone.clear()
        self._stop_thinking()
        if self._recorder is not None:
            self.services.tell(self._recorder.play(action, seal))
        for other, opponent in self._opponents.items():
            if number is not None and not self.match.over:
                opponent.saw(number, self.match, other)
        return events

    def think(self) -> None:
        """Let the opponent to move think, if one is to move and does not think yet."""
        if self._job is None and not self.match.over and self.turn in self._opponents:
            seconds = SECONDS[self.services.settings.now.time_per_move]
            self._job = self._opponents[self.turn].think(self.match, self.turn, seconds)

    def decided(self) -> tuple[str, Any] | None:
        """The opponent's move and its seal, once it is decided."""
        if self._job is None or not self._job.done:
            return None
        thought = self._job.thought()
        if thought is None:
            return None
        self.services.tell(self._job.notice)
        return thought.action, self._job.seal

    def _stop_thinking(self) -> None:
        for job in (self._job, self._hint):
            if job is not None:
                job.stop()
        self._job = self._hint = None

    def pause_thinking(self) -> None:
        """Stop the job; it begins again when asked."""
        self._stop_thinking()

    # -- hints ----------------------------------------------------------------------------------------------
    def why_no_hint(self) -> str | None:
        """The key of the reason why no hint can be had now."""
        if not self.setup.hints or not self.services.settings.now.hints:
            return "match-hint-off"
        return None if self.waits_for_person else "match-hint-none"

    def ask_hint(self) -> None:
        """Let the strongest opponent look at the position; counted."""
        if self._hint is None and self.why_no_hint() is None:
            self._hint = self.services.make_opponent(HINT_LEVEL, self.setup.seed).think(
                self.match, self.turn, _HINT_SECONDS
            )
            self.hints_used += 1
            if self._recorder is not None:
                self.services.tell(self._recorder.note("hints", self.hints_used))

    @property
    def hint_running(self) -> bool:
        """Whether a hint is being thought about."""
        return self._hint is not None

    def hint(self) -> Thought | None:
        """What the hint proposes, once; None while it is thought about."""
        if self._hint is None or not self._hint.done:
            return None
        thought, self._hint = self._hint.thought(), None
        return thought if isinstance(thought, Thought) else None

    # -- taking back ----------------------------------------------------------------------------------------
    def why_no_undo(self) -> str | None:
        """The key of the reason why nothing can be taken back now."""
        if self.agreed or not self.match.actions or not any(step.seat in self.people for step in self.steps):
            return "match-undo-nothing"
        revealing = REVEALING.get(self.match.game.id)
        if revealing is None:
            return None
        last = self.steps[-1]
        if last.seat not in self.people:
            return "match-undo-opponent"
        return "match-undo-hidden" if any(event.type in revealing for event in last.events) else None

    def undo(self) -> int:
        """Take back to before the last action of a person; says how many actions went."""
        if self.why_no_undo() is not None:
            return 0
        self._stop_thinking()
        taken = 0
        while True:
            self.match.undo()
            taken += 1
            if self._recorder is not None:
                self.services.tell(self._recorder.undo())
            self._undone.append(self.steps.pop())
            if self._undone[-1].seat in self.people:
                break
        for opponent in self._opponents.values():
            opponent.forget()
        return taken

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._undone) and not self.over

    def redo(self) -> int:
        """Play again what the last undo took back: a person's action and the answers to it."""
        played = 0
        if self.can_redo:
            self._stop_thinking()
        while self.can_redo and (played == 0 or self._undone[-1].seat not in self.people):
            self.match.redo()
            self.steps.append(self._undone.pop())
            played += 1
            if self._recorder is not None:
                self.services.tell(self._recorder.redo())
        if played:
            for opponent in self._opponents.values():
                opponent.forget()
        return played

    # -- keeping --------------------------------------------------------------------------------------------
    def note(self, key: str, value: Any) -> None:
        """Keep something beside the rules with the game: colours, for example."""
        self.notes[key] = value
        if self._recorder is not None:
            self.services.tell(self._recorder.note(key, value))

    def saved(self) -> Saved | None:
        """The record so far, for a named save."""
        return self._recorder.saved() if self._recorder is not None else None

    def told(self) -> Saved:
        """The whole game, for looking back at it; of a game that was not recorded, what is known here."""
        if self._kept is not None:
            return self._kept
        if self._recorder is not None:
            return self._recorder.saved()
        header = _header(self.setup, self.match)
        actions = list(self.match.actions)
        return Saved(header, actions, [None] * len(actions), dict(self.notes))

    def finish(self) -> None:
        """Write the result into the record and the hall of fame."""
        result = self.result()
        seconds = time.monotonic() - self._started
        record = ""
        if self._recorder is not None:
            ended = Ended(result.scores, result.winners, result.reason, seconds)
            self.services.tell(self._recorder.finish(ended))
            self._kept = self._recorder.saved()
            self._kept.file = self._recorder.file
            record = self._recorder.file.name
            self._recorder = None
        if "played_from" not in self.notes:  # whoever begins in the middle, and knows what comes, earns no fame
            self.services.tell(self.services.hall.add(self._outcome(result, seconds, record)))

    def _outcome(self, result: Any, seconds: float, record: str) -> Outcome:
        seats = [
            SeatOutcome(chair.name, chair.who, result.scores[seat], seat in result.winners)
            for seat, chair in enumerate(self.setup.chairs)
        ]
        return Outcome(
            game=self.setup.game,
            variant=str(self.setup.options.get("variant", "")),
            seats=seats,
            reason=result.reason or "",
            seconds=seconds,
            turns=len(self.match.actions),
            hints=self.hints_used,
            record=record,
            deal=self.setup.deal.code if self.setup.deal else "",
            daily=self.setup.daily,
        )

    def close(self) -> None:
        """Leave the table; an unfinished game waits under “Continue”."""
        self._stop_thinking()
        if self._recorder is not None:
            self._recorder.close()
            self._recorder = None


def deal(setup: MatchSetup) -> Match:
    """A new match. Imports the engine: call it where a pause does not hurt."""
    from game.engine.match import Match

    return Match.new(setup.game, len(setup.chairs), setup.seed, dict(setup.options))


def open_table(services: Services, setup: MatchSetup, match: Match, keep: bool = True) -> Table:
    """A table for a new match, with its record begun; without `keep` (demo) nothing is written."""
    if not keep:
        return Table(services, setup, match, None)
    return Table(services, setup, match, Recorder.start(services.places, services.slot, _header(setup, match)))


def _header(setup: MatchSetup, match: Match) -> Header:
    seats = [Seat(chair.name, chair.who) for chair in setup.chairs]
    return Header.new(match, seats, setup.seed, setup.options, _table_rules(setup))


def known_game(services: Services, saved: Saved | None) -> Saved | None:
    """The saved game, unless it is of a game that this version does not have: that is said and left alone."""
    if saved is None or saved.header.game in OFFERS:
        return saved
    services.tell(Notice("notice-record-newer", {"file": saved.file.name if saved.file else ""}))
    return None


def steps_of(saved: Saved) -> list[Step]:
    """What happened in a saved game, for its chronicle and for taking back. Plays it once."""
    from game.engine.match import Match

    match = Match.load(saved.header.deal)
    steps: list[Step] = []
    for action in saved.actions:
        seat = match.turn
        steps.append(Step(seat, action, tuple(match.play(action))))
    return steps


def reopen_table(services: Services, saved: Saved, match: Match, steps: list[Step]) -> Table:
    """The table of a saved game, as it was left."""
    recorder = Recorder.resume(services.places, services.slot, saved)
    table = Table(services, setup_of(saved), match, recorder)
    table.steps = steps
    table.notes = dict(saved.notes)
    hints = saved.notes.get("hints")
    table.hints_used = hints if isinstance(hints, int) and 0 <= hints < _MOST_HINTS else 0
    return table


def _table_rules(setup: MatchSetup) -> dict[str, Any]:
    emblems = [chair.emblem for chair in setup.chairs]
    rules = {
        "hints": setup.hints,
        "open_money": setup.open_money,
        "emblems": emblems,
        "minds": minds_version(),
    }
    return rules | ({"daily": setup.daily} if setup.daily else {})


def _emblems(told: Any, count: int) -> list[int]:
    usual = list(range(count))
    whole = isinstance(told, list) and all(type(emblem) is int for emblem in told)
    return list(told) if whole and len(set(told)) == count and set(told) <= set(range(MOST_PLAYERS)) else usual


def setup_of(saved: Saved) -> MatchSetup:
    """Who sat at the table of a saved game; what a stranger's file says wrongly gets the usual value."""
    header, rules = saved.header, saved.header.table
    chairs = tuple(
        Chair(seat.who if seat.who in (HUMAN, *LEVELS) else HUMAN, seat.name, emblem)
        for seat, emblem in zip(header.seats, _emblems(rules.get("emblems"), len(header.seats)), strict=True)
    )
    return MatchSetup(
        header.game,
        chairs,
        header.options,
        rules.get("hints") is not False,
        rules.get("open_money") is True,
        header.seed,
        daily=_day(rules.get("daily")),
    )


def _day(told: Any) -> str:
    return told if isinstance(told, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", told, re.ASCII) else ""
