"""Challenges: the deal of the day with its table, a friend's deal by its code, the riddles of the Sphinx."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from unittest import mock

import pytest

from game import riddles
from game.deals import Deal, daily_seed
from game.engine.match import Match
from game.hall import Outcome, SeatOutcome
from game.riddles import Riddle, Way
from game.scenes.challenges import Challenges, daily_setup, first_tries
from game.scenes.match import MatchScene
from game.scenes.riddle import RiddleScene, riddle_scene
from game.scenes.setup import Setup
from game.scenes.table import setup_of
from game.ui.wishes import Push
from tests.scenes.rig import Rig, sitting

TODAY = date(2026, 11, 18)


@pytest.fixture(params=["keyboard", "pad", "mouse"])
def anyhow(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Rig]:
    with sitting(tmp_path, device=request.param) as rig:
        rig.plug()
        yield rig


def challenges(rig: Rig) -> None:
    rig.app._grant(Push(Challenges(rig.services, lambda: TODAY)))
    rig.app._iris = None
    rig.feed()


def wait_for(rig: Rig, name: str) -> None:
    for _ in range(2000):
        if rig.top.name == name:
            return
        rig.wait(0.05)
        time.sleep(0.01)  # a thread deals
    raise AssertionError(f"{name} never came: {rig.stack}")


# -- the deal of the day --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["cheops", "gold"])
def test_everybody_plays_the_same_deal_on_the_same_day(rig: Rig, game: str) -> None:
    challenges(rig)
    rig.choose(f"daily-{game}")
    wait_for(rig, "match")
    assert isinstance(rig.top, MatchScene)
    table = rig.top.table
    assert table.setup.seed == daily_seed(game, TODAY)
    assert table.setup.daily == "2026-11-18"
    assert not table.setup.hints


def test_a_game_of_the_day_that_is_continued_still_counts_for_its_day(rig: Rig) -> None:
    challenges(rig)
    rig.choose("daily-gold")
    wait_for(rig, "match")
    assert isinstance(rig.top, MatchScene)
    saved = rig.top.table.saved()
    assert saved is not None
    assert setup_of(saved).daily == "2026-11-18"
    assert rig.top.table._outcome(rig.top.table.result(), 1.0, "").daily == "2026-11-18"


def test_another_deal_afterwards_is_no_longer_the_deal_of_the_day(rig: Rig) -> None:
    assert rig.services.again(daily_setup(rig.services, "cheops", TODAY)).daily == ""


def test_only_the_first_try_of_a_person_counts(rig: Rig) -> None:
    for name, score, won in (("Nefret", 90, False), ("Bek", 80, True), ("Nefret", 200, True)):
        seats = [SeatOutcome(name, "human", score, won), SeatOutcome("Amun", "priest", 85, not won)]
        rig.services.hall.add(Outcome(game="cheops", seats=seats, daily="2026-11-18"))
    table = first_tries(rig.services.hall.daily("2026-11-18"))
    assert table == [("Bek", 80, True), ("Nefret", 90, False)]


# -- a friend's deal ------------------------------------------------------------------------------------------
def enter(rig: Rig, code: str) -> None:
    challenges(rig)
    rig.choose("code")
    if rig.device == "keyboard":
        rig.type(code)
    else:
        for letter in code.replace("-", ""):
            rig.choose(f"letter-{letter}")
    rig.choose("done")
    rig.wait(0.1)


def test_a_code_sets_the_table_of_the_very_same_deal(anyhow: Rig) -> None:
    deal = Deal("gold", 3, 123456, first=2)
    enter(anyhow, deal.code)
    assert isinstance(anyhow.top, Setup)
    anyhow.choose("begin")
    wait_for(anyhow, "match")
    assert isinstance(anyhow.top, MatchScene)
    expected = Match.new("gold", 3, 123456, {"first": 2})
    assert anyhow.top.table.match.start.tobytes() == expected.start.tobytes()


def test_nobody_can_join_or_leave_the_table_of_a_given_deal(rig: Rig) -> None:
    enter(rig, Deal("cheops", 3, 5, first=1).code)
    assert rig.top.menu.named("seat-0-close") is None
    assert not rig.widget("free-3").enabled
    assert not rig.widget("rule-first").enabled
    assert rig.widget("rule-first").tip


def test_a_wrong_code_gets_a_sentence(rig: Rig) -> None:
    with mock.patch.object(rig.services, "tell") as tell:
        enter(rig, "ABCDE-FGHJK")
    assert rig.top.name == "challenges"
    assert tell.call_args.args[0].key == "challenges-code-wrong"


# -- the Sphinx -----------------------------------------------------------------------------------------------
# Gold lies at 0,0 1,1 2,2, open at both ends; black is elsewhere. 3,3 makes an open four.
MOVES = ("0,0", "0,1", "1,1", "1,2", "2,2", "2,3")
AN_OPEN_THREE = Way("place 3,3", "place -1,-1", (Way("place 4,4"),))


def riddle() -> Riddle:
    match = Match.new("egyptos", 2, 1, {"variant": "egyptos"})
    for cell in MOVES:
        match.play(f"place {cell}")
    return Riddle("aaaaaa", 2, 900, 2, match.game.to_json(match.state), AN_OPEN_THREE)


@pytest.fixture
def asked(anyhow: Rig) -> Iterator[Rig]:
    book = (riddle(),)
    with mock.patch.object(riddles, "all_riddles", return_value=book):
        anyhow.app._grant(Push(riddle_scene(anyhow.services, book[0])))
        wait_for(anyhow, "riddle")
        anyhow.app._iris = None
        anyhow.wait(0.3)
        yield anyhow


def place(rig: Rig, cell: str) -> None:
    if rig.device == "mouse":
        rig.choose(f"cell {cell}")
    else:
        rig.top.menu.go_to(f"cell {cell}")
        rig.press("confirm")
    rig.wait(0.5)


def test_the_right_moves_solve_it_and_the_sphinx_replies_between(asked: Rig) -> None:
    place(asked, "3,3")
    scene = asked.app.stack[-1]
    assert isinstance(scene, RiddleScene)
    assert scene.table.match.actions == ["place 3,3", "place -1,-1"]
    place(asked, "4,4")
    wait_for(asked, "riddle-solved")
    assert asked.services.hall.riddles()["aaaaaa"].solved


def test_a_wrong_move_is_not_played_and_counts_as_a_try(asked: Rig) -> None:
    scene = asked.top
    assert isinstance(scene, RiddleScene)
    place(asked, "1,0")
    assert scene.table.match.actions == []
    row = asked.services.hall.riddles()["aaaaaa"]
    assert (row.tries, row.solved) == (1, "")


def test_a_riddle_whose_move_was_shown_does_not_count_as_solved(asked: Rig) -> None:
    asked.choose("hint")
    place(asked, "3,3")
    place(asked, "4,4")
    wait_for(asked, "riddle-solved")
    assert "aaaaaa" not in asked.services.hall.riddles()


def test_a_riddle_can_be_left_and_writes_no_record(asked: Rig) -> None:
    asked.press("cancel")
    asked.wait(0.3)
    assert asked.top.name == "title"
    assert list(asked.services.places.data.rglob("*.khufu")) == []


def test_what_is_solved_stays_solved(rig: Rig) -> None:
    hall = rig.services.hall
    hall.riddle_tried("x")
    hall.riddle_solved("x")
    day = hall.riddles()["x"].solved
    hall.riddle_tried("x")
    hall.riddle_solved("x")
    assert (hall.riddles()["x"].tries, hall.riddles()["x"].solved) == (1, day)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b'{"riddles": [{"id": 3}]}', b"\xff" * 100, b"[" * 100_000]
)
def test_a_file_of_riddles_that_is_none_gives_none(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "riddles.json"
    file.write_bytes(content)
    riddles.all_riddles.cache_clear()
    assert riddles.all_riddles(file) == ()
    riddles.all_riddles.cache_clear()
