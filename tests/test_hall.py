"""The hall of fame counts, rates, and survives damage."""

from __future__ import annotations

import csv
import sqlite3
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.hall import Hall, Outcome, SeatOutcome, Statistics
from game.paths import Places, find_places
from game.ratings import START, level_ratings

ROUGH = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "home"))
    return find_places()


@pytest.fixture
def hall(places: Places) -> Hall:
    return Hall.open(places)


def game(mine: int, theirs: int, who: str = "priest", game: str = "cheops", **more: object) -> Outcome:
    """Nefret against one opponent."""
    seats = [SeatOutcome("Nefret", "human", mine, mine > theirs), SeatOutcome("Amun", who, theirs, theirs > mine)]
    return Outcome(game, seats, **more)  # type: ignore[arg-type]


def keys(hall: Hall) -> list[str]:
    return [notice.key for notice in hall.notices]


def test_a_result_comes_back_as_it_was(hall: Hall) -> None:
    outcome = game(120, 90, variant="x", reason="empty", seconds=600.5, turns=40, hints=2, deal="ABC", record="r")
    assert hall.add(outcome) is None
    (row,) = hall.results()
    assert row.seats == outcome.seats
    assert (row.game, row.variant, row.reason, row.seconds, row.turns) == ("cheops", "x", "empty", 600.5, 40)
    assert (row.hints, row.deal, row.record) == (2, "ABC", "r")


def test_results_outlive_the_program(places: Places, hall: Hall) -> None:
    hall.add(game(1, 0))
    hall.close()
    assert len(Hall.open(places).results()) == 1


def test_results_even_survive_a_program_that_never_closed(places: Places, hall: Hall) -> None:
    hall.add(game(1, 0))
    assert len(Hall.open(places).results()) == 1


def test_the_latest_comes_first_and_pages_can_be_turned(hall: Hall) -> None:
    for score in range(5):
        hall.add(game(score, 10))
    assert [row.seats[0].score for row in hall.results(limit=2, offset=1)] == [3, 2]


def test_results_of_one_game_only(hall: Hall) -> None:
    hall.add(game(1, 0, game="cheops"))
    hall.add(game(1, 0, game="gold"))
    assert [row.game for row in hall.results("gold")] == ["gold"]


def test_statistics_count_wins_draws_streaks_and_scores(hall: Hall) -> None:
    for mine, theirs in ((10, 5), (20, 5), (30, 5), (1, 5), (5, 5), (40, 5)):
        hall.add(game(mine, theirs, hints=1))
    told = hall.statistics("Nefret", "cheops")
    assert told == Statistics(6, 4, 1, streak=1, longest_streak=3, best=40, mean=106 / 6, hints=6)
    assert hall.statistics("Nefret", "gold") == Statistics()
    assert hall.statistics("Nobody") == Statistics()


def test_players_are_people_the_last_one_first(hall: Hall) -> None:
    hall.add(game(1, 0))
    hall.add(Outcome("gold", [SeatOutcome("Tiaa", "human", 1, True), SeatOutcome("Khepri", "vizier", 0, False)]))
    assert hall.players() == ["Tiaa", "Nefret"]


def test_who_beats_a_strong_level_rises_more_than_who_beats_a_weak_one(places: Places) -> None:
    hall = Hall.open(places)
    hall.add(game(1, 0, who="pharaoh", game="cheops"))
    hall.add(game(1, 0, who="fellah", game="gold"))
    strong, weak = hall.ratings("cheops")[0].rating, hall.ratings("gold")[0].rating
    assert strong > weak > START


def test_who_always_beats_a_level_ends_well_above_it(hall: Hall) -> None:
    for _ in range(60):
        hall.add(game(1, 0, who="priest"))
    assert hall.ratings("cheops")[0].rating > level_ratings("cheops")["priest"] + 100


def test_who_wins_half_against_a_level_ends_near_it(hall: Hall) -> None:
    for number in range(80):
        hall.add(game(number % 2, (number + 1) % 2, who="vizier"))
    rating = hall.ratings("cheops")[0]
    assert abs(rating.rating - level_ratings("cheops")["vizier"]) < 60
    assert rating.games == 80
    assert len(hall.rating_curve("Nefret", "cheops")) == 81


def test_in_a_game_of_five_second_place_beats_three(hall: Hall) -> None:
    seats = [
        SeatOutcome(name, "human", score, score == 50)
        for name, score in zip("abcde", range(50, 0, -10), strict=True)
    ]
    hall.add(Outcome("cheops", seats))
    assert [rating.name for rating in hall.ratings("cheops")] == list("abcde")
    assert sum(rating.rating for rating in hall.ratings("cheops")) == pytest.approx(5 * START)


def test_one_name_on_two_chairs_does_not_play_against_itself(hall: Hall) -> None:
    hall.add(Outcome("cheops", [SeatOutcome("a", "human", 2, True), SeatOutcome("a", "human", 1, False)]))
    assert hall.ratings("cheops")[0].rating == START


def test_a_daily_deal_has_its_own_table(hall: Hall) -> None:
    hall.add(game(1, 0, daily="2026-11-18"))
    hall.add(game(1, 0))
    assert len(hall.daily("2026-11-18")) == 1


def test_a_deleted_game_is_gone_with_its_seats(hall: Hall) -> None:
    hall.add(game(1, 0))
    assert hall.delete(hall.results()[0].id) is None
    assert hall.results() == []
    assert hall.players() == []


def test_a_deleted_player_is_forgotten_and_the_others_keep_their_games(hall: Hall) -> None:
    seats = [SeatOutcome("a", "human", 2, True), SeatOutcome("b", "human", 1, False)]
    hall.add(Outcome("cheops", seats))
    hall.delete_player("a")
    assert hall.players() == ["b"]
    assert hall.statistics("b").played == 1
    assert [rating.name for rating in hall.ratings("cheops")] == ["b"]


def test_the_table_can_be_taken_elsewhere_and_names_are_never_formulas(hall: Hall, tmp_path: Path) -> None:
    hall.add(Outcome("cheops", [SeatOutcome("=1+1", "human", 2, True), SeatOutcome('Né"f,', "human", 1, False)]))
    assert hall.export_csv(tmp_path / "hall.csv") is None
    with (tmp_path / "hall.csv").open(newline="", encoding="utf-8") as file:
        head, first, second = list(csv.reader(file))
    assert len(head) == len(first)
    assert dict(zip(head, first, strict=True))["name"] == "'=1+1"
    assert dict(zip(head, second, strict=True))["name"] == 'Né"f,'


def test_a_table_that_cannot_be_written_is_one_sentence(hall: Hall, tmp_path: Path) -> None:
    notice = hall.export_csv(tmp_path / "no such folder" / "hall.csv")
    assert notice is not None
    assert notice.key == "notice-export-failed"


@pytest.mark.parametrize(
    "garbage", [b"this is not a database at all, really not" * 100, b"SQLite format 3\x00" + b"\xff" * 5000]
)
def test_a_damaged_database_is_set_aside_and_a_new_one_begins(places: Places, garbage: bytes) -> None:
    places.database.write_bytes(garbage)
    hall = Hall.open(places)
    assert keys(hall) == ["notice-hall-damaged"]
    assert (places.data / str(hall.notices[0].values["file"])).read_bytes() == garbage
    assert hall.add(game(1, 0)) is None
    hall.close()
    assert len(Hall.open(places).results()) == 1


def test_a_database_with_other_tables_is_set_aside(places: Places) -> None:
    base = sqlite3.connect(places.database)
    base.executescript("CREATE TABLE recipes (name); PRAGMA user_version = 1;")
    base.close()
    hall = Hall.open(places)
    assert keys(hall) == ["notice-hall-damaged"]
    assert hall.add(game(1, 0)) is None


def test_a_database_of_a_newer_version_is_kept_and_explained(places: Places) -> None:
    base = sqlite3.connect(places.database)
    base.execute("PRAGMA user_version = 99")
    base.close()
    hall = Hall.open(places)
    assert keys(hall) == ["notice-hall-newer"]
    assert hall.add(game(1, 0)) is None


def test_a_database_that_cannot_be_opened_holds_until_the_program_ends(places: Places) -> None:
    places.database.mkdir()
    hall = Hall.open(places)
    assert keys(hall) == ["notice-hall-unwritable"]
    assert hall.add(game(1, 0)) is None
    assert len(hall.results()) == 1


def test_a_second_program_that_writes_for_long_costs_a_sentence_not_the_game(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.hall._PATIENCE", 0.05)
    hall = Hall.open(places)
    other = sqlite3.connect(places.database)
    other.execute("BEGIN IMMEDIATE")
    notice = hall.add(game(1, 0))
    assert notice is not None
    assert notice.key == "notice-hall-unwritable"
    other.close()
    assert hall.add(game(1, 0)) is None
    assert len(hall.results()) == 1


def test_a_full_disk_costs_a_sentence(hall: Hall) -> None:
    hall._base.execute("PRAGMA max_page_count = 1")
    notices = [hall.add(game(1, 0, deal="x" * 5000)) for _ in range(20)]
    assert {notice.key for notice in notices if notice} == {"notice-hall-unwritable"}


@ROUGH
@given(garbage=st.binary(max_size=600), as_sqlite=st.booleans())
def test_any_bytes_give_a_hall_that_works(places: Places, garbage: bytes, as_sqlite: bool) -> None:
    for file in places.data.iterdir():
        file.unlink()
    places.database.write_bytes((b"SQLite format 3\x00" if as_sqlite else b"") + garbage)
    hall = Hall.open(places)
    assert len(hall.notices) <= 1
    assert hall.add(game(1, 0)) is None
    assert len(hall.results()) == 1
    hall.close()


def test_a_score_that_damage_turned_into_letters_costs_the_table_not_the_program(hall: Hall) -> None:
    hall.add(game(1, 0))
    hall._base.execute("UPDATE seats SET score = 'abc'")
    assert hall.statistics("Nefret") == Statistics()
    assert hall.ratings("cheops") == []


@settings(ROUGH, max_examples=20)
@given(data=st.data())
def test_a_database_damaged_anywhere_never_stops_the_program(places: Places, data: st.DataObject) -> None:
    for file in places.data.iterdir():
        file.unlink()
    hall = Hall.open(places)
    for number in range(20):
        hall.add(game(number, 3, deal="d" * 300))
    hall.close()
    content = bytearray(places.database.read_bytes())
    start = data.draw(st.integers(0, len(content) - 1))
    for place in range(start, min(len(content), start + 200)):
        content[place] ^= 0x5A
    places.database.write_bytes(bytes(content))
    again = Hall.open(places)
    again.add(game(1, 0))
    again.results()
    again.ratings("cheops")
    again.statistics("Nefret")
    again.players()
    again.close()
