"""The hall of fame: who played what and how it ended, in a small database of its own."""

from __future__ import annotations

import csv
import io
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from game.files import set_aside, write_whole
from game.notices import Notice
from game.paths import Places
from game.ratings import Ladder, Rating, Sitter

_log = logging.getLogger(__name__)
_VERSION = 2
_PATIENCE = 2.0  # seconds to wait for a second program that is writing
_SCHEMA = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, variant TEXT NOT NULL, ended TEXT NOT NULL,
    seconds REAL NOT NULL, turns INTEGER NOT NULL, hints INTEGER NOT NULL, reason TEXT NOT NULL,
    deal TEXT NOT NULL, record TEXT NOT NULL, daily TEXT NOT NULL);
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, who TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (match, seat));
CREATE INDEX seats_by_name ON seats (name);
CREATE INDEX matches_by_game ON matches (game);
CREATE INDEX matches_by_day ON matches (daily);
"""
_RIDDLES = """
CREATE TABLE riddles (id TEXT PRIMARY KEY, tries INTEGER NOT NULL, solved TEXT NOT NULL);
"""
# From a version of the tables to the next. Version 1 is the first.
_MIGRATIONS: dict[int, str] = {1: _RIDDLES}
_SEAT_COLUMNS = ("seat", "name", "who", "score", "won")
_Answer = TypeVar("_Answer")


@dataclass(frozen=True)
class SeatOutcome:
    """How it ended for one seat; `who` is "human" or a level."""

    name: str
    who: str
    score: int
    won: bool


@dataclass(frozen=True)
class Outcome:
    """A finished game. `record` is the name of its file, `daily` the date of a daily deal."""

    game: str
    seats: list[SeatOutcome]
    variant: str = ""
    reason: str = ""
    seconds: float = 0.0
    turns: int = 0
    hints: int = 0
    deal: str = ""
    record: str = ""
    daily: str = ""


@dataclass(frozen=True)
class MatchRow(Outcome):
    """A finished game as the hall tells of it."""

    id: int = 0
    ended: str = ""


@dataclass(frozen=True)
class Statistics:
    """What somebody has achieved; `streak` counts the games won in a row up to now."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    streak: int = 0
    longest_streak: int = 0
    best: int = 0
    mean: float = 0.0
    hints: int = 0


@dataclass(frozen=True)
class RiddleRow:
    """How often a riddle was tried in vain, and when it was solved ("" if not yet)."""

    tries: int = 0
    solved: str = ""


@dataclass
class Hall:
    """The database. What goes wrong with it costs a sentence, never a game."""

    _base: sqlite3.Connection
    notices: list[Notice] = field(default_factory=list)

    @classmethod
    def open(cls, places: Places) -> Hall:
        """Open the database; a damaged one, or one of a newer version, is set aside and a new one begins."""
        notices: list[Notice] = []
        try:
            return cls(_connect(places.database), notices)
        except _NewerError:
            notices.append(Notice("notice-hall-newer", {"file": _set_aside(places.database)}))
        except sqlite3.OperationalError as problem:  # not damaged, only out of reach: leave it alone
            if not _is_damage(problem):
                _log.warning("the hall of fame is out of reach: %s", problem)
                return cls(_prepared(_connect_to(":memory:")), [Notice("notice-hall-unwritable")])
            notices.append(Notice("notice-hall-damaged", {"file": _set_aside(places.database)}))
        except sqlite3.DatabaseError as problem:
            _log.warning("the hall of fame is damaged: %s", problem)
            notices.append(Notice("notice-hall-damaged", {"file": _set_aside(places.database)}))
        return cls._begin_anew(places, notices)

    @classmethod
    def _begin_anew(cls, places: Places, notices: list[Notice]) -> Hall:
        try:
            return cls(_connect(places.database), notices)
        except (sqlite3.Error, _NewerError) as problem:
            _log.warning("no new hall of fame can be made: %s", problem)
            notices.append(Notice("notice-hall-unwritable"))
            return cls(_prepared(_connect_to(":memory:")), notices)

    def close(self) -> None:
        """Write everything to the one file."""
        self._base.close()

    def add(self, outcome: Outcome) -> Notice | None:
        """A game is over."""
        return self._change(lambda: self._insert(outcome))

    def delete(self, match_id: int) -> Notice | None:
        """Forget a game."""
        return self._change(lambda: self._base.execute("DELETE FROM matches WHERE id = ?", (match_id,)))

    def delete_player(self, name: str) -> Notice | None:
        """Forget a person: his games stay for the others, without his name."""
        return self._change(lambda: self._base.execute("UPDATE seats SET name = '' WHERE name = ?", (name,)))

    def results(self, game: str | None = None, limit: int = 100, offset: int = 0) -> list[MatchRow]:
        """Finished games, the latest first."""
        return self._ask(lambda: self._rows("(? IS NULL OR game = ?)", (game, game), limit, offset), [])

    def daily(self, date: str) -> list[MatchRow]:
        """The games of a daily deal."""
        return self._ask(lambda: self._rows("daily = ?", (date,), 1000, 0), [])

    def riddles(self) -> dict[str, RiddleRow]:
        """The riddles that somebody has tried here."""
        question = "SELECT id, tries, solved FROM riddles"
        return self._ask(
            lambda: {name: RiddleRow(tries, solved) for name, tries, solved in self._base.execute(question)}, {}
        )

    def riddle_tried(self, riddle: str) -> Notice | None:
        """A try in vain; what is solved stays solved."""
        change = (
            "INSERT INTO riddles VALUES (?, 1, '')"
            " ON CONFLICT (id) DO UPDATE SET tries = tries + 1 WHERE solved = ''"
        )
        return self._change(lambda: self._base.execute(change, (riddle,)))

    def riddle_solved(self, riddle: str) -> Notice | None:
        """Solved; the first day counts."""
        today = time.strftime("%Y-%m-%d")
        change = (
            "INSERT INTO riddles VALUES (?, 0, ?) ON CONFLICT (id) DO UPDATE SET solved = excluded.solved"
            " WHERE solved = ''"
        )
        return self._change(lambda: self._base.execute(change, (riddle, today)))

    def players(self) -> list[str]:
        """Everybody who has played here, who played last first."""
        question = (
            "SELECT name FROM seats WHERE who = 'human' AND name != '' GROUP BY name ORDER BY MAX(match) DESC"
        )
        return self._ask(lambda: [name for (name,) in self._base.execute(question)], [])

    def statistics(self, name: str, game: str | None = None) -> Statistics:
        """What this person has achieved, in one game or in all."""
        question = (
            "SELECT won, score, hints, (SELECT MAX(won) FROM seats AS others WHERE others.match = matches.id)"
            " FROM seats JOIN matches ON seats.match = matches.id"
            " WHERE name = ? AND who = 'human' AND (? IS NULL OR game = ?) ORDER BY matches.id"
        )
        return self._ask(
            lambda: _statistics(self._base.execute(question, (name, game, game)).fetchall()), Statistics()
        )

    def ratings(self, game: str) -> list[Rating]:
        """The ladder of a game, the best first."""
        return self._ladder(game).table()

    def rating_curve(self, name: str, game: str) -> list[float]:
        """Somebody's rating after each of his games."""
        return self._ladder(game).curves.get(name, [])

    def export_csv(self, file: Path) -> Notice | None:
        """Every seat of every game as a table."""
        try:
            write_whole(file, _as_csv(self.results(limit=1_000_000)))
        except OSError as problem:
            _log.warning("%s cannot be written: %s", file, problem)
            return Notice("notice-export-failed", {"file": file.name})
        return None

    def _ladder(self, game: str) -> Ladder:
        return self._ask(lambda: self._climbed(game), Ladder())

    def _climbed(self, game: str) -> Ladder:
        ladder = Ladder(game)
        for row in reversed(self.results(game, limit=1_000_000)):
            ladder.play(_ranked(row.seats))
        return ladder

    def _insert(self, outcome: Outcome) -> None:
        ended = time.strftime("%Y-%m-%dT%H:%M:%S")
        match = self._base.execute(
            "INSERT INTO matches (game, variant, ended, seconds, turns, hints, reason, deal, record, daily)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                outcome.game,
                outcome.variant,
                ended,
                outcome.seconds,
                outcome.turns,
                outcome.hints,
                outcome.reason,
                outcome.deal,
                outcome.record,
                outcome.daily,
            ),
        ).lastrowid
        self._base.executemany(
            "INSERT INTO seats (match, seat, name, who, score, won) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (match, number, seat.name, seat.who, seat.score, seat.won)
                for number, seat in enumerate(outcome.seats)
            ],
        )

    def _rows(self, condition: str, values: tuple[object, ...], limit: int, offset: int) -> list[MatchRow]:
        """`condition` is one of ours, never a stranger's."""
        matches = self._base.execute(
            "SELECT id, game, variant, ended, seconds, turns, hints, reason, deal, record, daily FROM matches"
            f" WHERE {condition} ORDER BY id DESC LIMIT ? OFFSET ?",
            (*values, limit, offset),
        ).fetchall()
        if not matches:
            return []
        seats = self._seats(matches[-1][0], matches[0][0])
        return [_row(match, seats.get(match[0], [])) for match in matches]

    def _seats(self, first: int, last: int) -> dict[int, list[SeatOutcome]]:
        seats: dict[int, list[SeatOutcome]] = {}
        question = (
            "SELECT match, name, who, score, won FROM seats WHERE match BETWEEN ? AND ? ORDER BY match, seat"
        )
        for match, name, who, score, won in self._base.execute(question, (first, last)):
            seats.setdefault(match, []).append(SeatOutcome(name, who, score, bool(won)))
        return seats

    def _change(self, change: Callable[[], object]) -> Notice | None:
        try:
            with self._base:
                change()
        except sqlite3.Error as problem:
            _log.warning("the hall of fame cannot be written: %s", problem)
            return Notice("notice-hall-unwritable")
        return None

    def _ask(self, question: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
        try:
            return question()
        except (sqlite3.Error, TypeError, ValueError) as problem:  # damage can turn a number into anything
            _log.warning("the hall of fame cannot be read: %s", problem)
            return otherwise


class _NewerError(Exception):
    """The tables are those of a newer version."""


def _connect(file: Path) -> sqlite3.Connection:
    base = _connect_to(file)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        if base.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the check found damage")
        return _prepared(base)
    except BaseException:
        base.close()
        raise


def _connect_to(file: Path | str) -> sqlite3.Connection:
    base = sqlite3.connect(file, timeout=_PATIENCE)
    base.execute("PRAGMA foreign_keys = ON")
    return base


def _prepared(base: sqlite3.Connection) -> sqlite3.Connection:
    """Make or migrate the tables, and see that they are ours."""
    version = int(base.execute("PRAGMA user_version").fetchone()[0])
    if version > _VERSION:
        raise _NewerError
    if version < _VERSION:
        steps = [_SCHEMA] if version == 0 else []
        steps += [_MIGRATIONS[number] for number in range(max(1, version), _VERSION)]
        base.executescript(f"BEGIN; {' '.join(steps)} PRAGMA user_version = {_VERSION}; COMMIT;")
    for table in ("matches", "seats", "riddles"):
        base.execute(f"SELECT * FROM {table} LIMIT 1")
    return base


def _is_damage(problem: sqlite3.OperationalError) -> bool:
    """Tables that are missing or already there are as bad as a broken file; a lock or a full disk is not."""
    return any(
        words in str(problem) for words in ("no such table", "already exists", "no such column", "malformed")
    )


def _set_aside(database: Path) -> str:
    """The database and what SQLite keeps beside it, which belongs together."""
    name = set_aside(database)
    for suffix in ("-wal", "-shm"):
        companion = database.with_name(database.name + suffix)
        if companion.exists():
            set_aside(companion)
    return name


def _row(match: tuple[object, ...], seats: list[SeatOutcome]) -> MatchRow:
    names = ("id", "game", "variant", "ended", "seconds", "turns", "hints", "reason", "deal", "record", "daily")
    return MatchRow(seats=seats, **dict(zip(names, match, strict=True)))  # type: ignore[arg-type]


def _statistics(games: list[tuple[int, int, int, int]]) -> Statistics:
    if not games:
        return Statistics()
    streak = longest = 0
    for won, *_ in games:
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    scores = [score for _, score, *_ in games]
    return Statistics(
        played=len(games),
        won=sum(1 for won, *_ in games if won),
        drawn=sum(1 for *_, anybody_won in games if not anybody_won),
        streak=streak,
        longest_streak=longest,
        best=max(scores),
        mean=sum(scores) / len(scores),
        hints=sum(hints for _, _, hints, _ in games),
    )


def _ranked(seats: Iterable[SeatOutcome]) -> list[Sitter]:
    """Winners before the others, the others by their score; nameless people count as strangers."""
    seats = list(seats)
    order = sorted({(not seat.won, -seat.score) for seat in seats})
    ranks = [order.index((not seat.won, -seat.score)) for seat in seats]
    return [
        Sitter(seat.name, "stranger" if seat.who == "human" and not seat.name else seat.who, rank)
        for seat, rank in zip(seats, ranks, strict=True)
    ]


def _as_csv(rows: Iterable[MatchRow]) -> bytes:
    with closing(io.StringIO(newline="")) as text:
        table = csv.writer(text)
        table.writerow(
            ["match", "ended", "game", "variant", "reason", "seconds", "turns", "hints", "daily", *_SEAT_COLUMNS]
        )
        for row in rows:
            head = [row.id, row.ended, row.game, row.variant, row.reason, round(row.seconds), row.turns, row.hints]
            for number, seat in enumerate(row.seats, start=1):
                table.writerow([*head, row.daily, number, _plain(seat.name), seat.who, seat.score, int(seat.won)])
        return text.getvalue().encode("utf-8")


def _plain(name: str) -> str:
    """A name is never a formula to whoever opens the table."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name
