"""A judge goes through a game: a curve of chances, the moves that cost most, kept in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.chances import chances, result_chances
from game.engine.match import Match
from game.filming import pictures_folder
from game.looking_back import NOTE, Judged, Judging, deals_of, judged_before
from game.opponents import Opponent
from game.paths import Places
from game.records import Ended, Header, Saved, Seat, keep_note, load_file
from game.view.chance_chart import moved_apart


def recorded(game: str, players: int, actions: list[str]) -> Saved:
    match = Match.new(game, players, 5)
    seats = [Seat(f"player {seat}", "human" if seat == 0 else "scribe") for seat in range(players)]
    saved = Saved(Header.new(match, seats, 5))
    for action in actions:
        match.play(action)
    saved.actions, saved.seals = actions, [None] * len(actions)
    if match.over:
        result = match.result()
        saved.ended = Ended(result.scores, result.winners, result.reason)
    return saved


def judge(saved: Saved) -> Judged:
    judging = Judging(saved, Opponent)
    parts = list(judging.steps())
    assert parts == sorted(parts), "the bar never goes back"
    assert judging.result is not None
    return judging.result


# Seat 1 leaves a four alone: its last placement costs the game.
LOST = [
    *("place 0,0", "place 1,1", "place 1,0", "place 2,1", "place 2,0", "place 3,1", "place 3,0", "place 0,2"),
    "place 4,0",
]


def test_the_move_that_lost_the_game_is_named_and_what_would_have_held() -> None:
    judged = judge(recorded("egyptos", 2, LOST))
    worst = max(judged.points, key=lambda point: point.cost)
    assert (worst.seat, worst.played) in {(1, "place 0,2"), (1, "place 3,1")}
    assert worst.instead != worst.played
    assert worst.cost > 0.2
    assert judged.curve[-1] == [1.0, 0.0], "the curve ends with the result"
    assert all(sum(point) == pytest.approx(1.0, abs=0.01) for point in judged.curve)


def test_a_judgement_is_kept_in_the_record_and_read_from_it(tmp_path: Path) -> None:
    saved = recorded("egyptos", 2, LOST)
    saved.file = tmp_path / "game.khufu"
    judged = Judged([0, 9], [[0.5, 0.5], [1.0, 0.0]], [])
    assert keep_note(saved, NOTE, judged.as_note()) is None
    again, _ = load_file(saved.file)
    assert again is not None
    assert judged_before(again) == judged
    assert again.actions == saved.actions
    assert again.ended == saved.ended


@pytest.mark.parametrize(
    "note",
    [
        None,
        "nonsense",
        {"numbers": [0], "curve": [[1.0]], "points": []},
        {"numbers": [0, 99], "curve": [[0.5, 0.5], [0.5, 0.5]], "points": []},
        {"numbers": [0], "curve": [], "points": []},
    ],
    ids=str,
)
def test_a_strangers_judgement_that_does_not_fit_counts_as_none(note: object) -> None:
    saved = recorded("egyptos", 2, LOST)
    saved.notes[NOTE] = note
    assert judged_before(saved) is None


def test_the_hidden_is_dealt_anew_and_what_is_seen_stays() -> None:
    match = Match.new("cheops", 3, 4)
    first, second, third = deals_of(match, 3)
    views = {deal.view(match.turn).tobytes() for deal in (first, second, third)}
    assert views == {match.view(match.turn).tobytes()}
    assert len({deal.state.tobytes() for deal in (first, second, third)}) == 3
    assert len(deals_of(Match.new("egyptos", 2, 4), 3)) == 1, "nothing is hidden there"


def test_emblems_at_the_end_of_the_curve_are_moved_apart_and_stay_on_the_chart() -> None:
    """Moved up and down in turn, they once never came to rest, and the program stood still."""
    assert moved_apart([100.0, 509.0, 510.0, 511.0], 30.0, 570.0) == [100.0, 509.0, 539.0, 569.0]
    assert moved_apart([150.0, 570.0, 570.0, 570.0], 30.0, 570.0) == [150.0, 510.0, 540.0, 570.0]


def test_pictures_of_a_home_of_its_own_stay_in_it(tmp_path: Path) -> None:
    places = Places(tmp_path / "config", tmp_path / "data", tmp_path / "state", tmp_path / "cache")
    assert pictures_folder(places) == tmp_path / "data" / "pictures"


def test_chances_are_shared_and_a_lost_seat_has_none() -> None:
    assert chances((0.5, 0.5)) == (0.5, 0.5)
    assert sum(chances((0.9, 0.2, 0.1, 0.05))) == pytest.approx(1.0)
    assert chances((0.94, 0.05, 0.05))[1] == 0.0
    assert result_chances([0, 2], 3) == (0.5, 0.0, 0.5)
    assert result_chances([], 2) == (0.5, 0.5), "a draw"
