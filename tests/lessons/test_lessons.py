"""Every lesson is learned by every device in every language; it waits where it was left; it is offered once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lessons.catalogue import LESSONS
from game.lessons.notebook import Notebook
from game.lessons.script import Lesson
from game.words import LANGUAGES
from tests.lessons.pupil import Pupil, in_lesson
from tests.scenes.rig import sitting

DEVICES = ("mouse", "keyboard", "pad")
_MOST_PRESSES = 150
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def learn(pupil: Pupil, draw: bool) -> None:
    """Obey until the end; with a picture of every step."""
    seen = -1
    for _ in range(_MOST_PRESSES):
        if not pupil.learning:
            return
        if draw and seen != pupil.scene.teacher.number:
            seen = pupil.scene.teacher.number
            pupil.scene.draw(pupil.rig.app.window.canvas)
        pupil.obey()
    raise AssertionError(f"{pupil.scene.teacher.step} never ends")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_is_learned(lesson: Lesson, language: str, device: str, tmp_path: Path) -> None:
    with in_lesson(tmp_path, lesson, device, language, drawn=False) as pupil:
        with pupil.rig.services.look.texts.listening() as overflowing:
            learn(pupil, draw=device == "mouse")
        assert pupil.rig.stack[-1] == "lesson-end"
        assert overflowing == []
        assert Notebook(pupil.rig.services.places).finished(lesson.id)


@every_lesson
def test_the_sentences_fit_in_large_letters(lesson: Lesson, tmp_path: Path) -> None:
    with in_lesson(tmp_path, lesson, "mouse", "de", drawn=False) as pupil:
        pupil.rig.services.settings.change(text_size=150)
        pupil.rig.services.apply_settings()
        with pupil.rig.services.look.texts.listening() as overflowing:
            learn(pupil, draw=True)
        assert overflowing == []


def to_first_task(pupil: Pupil) -> None:
    while not pupil.scene.teacher.asks:
        pupil.obey()


def test_what_is_legal_but_not_asked_for_is_answered_kindly_and_not_played(tmp_path: Path) -> None:
    with in_lesson(tmp_path, LESSONS[0], drawn=False) as pupil:
        to_first_task(pupil)
        pupil.use("hand S")
        pupil.use("block a7")
        assert pupil.scene.table.match.actions == []
        assert pupil.scene._remark
        pupil.obey()
        pupil.obey()
        assert pupil.scene.table.match.actions == ["place F a6"]
        assert not pupil.scene._remark


@pytest.mark.parametrize("how", ["skip", "pause", "killed"])
def test_a_lesson_waits_where_it_was_left(how: str, tmp_path: Path) -> None:
    lesson = LESSONS[0]
    with in_lesson(tmp_path, lesson, drawn=False) as pupil:
        while pupil.scene.teacher.number < 7:
            pupil.obey()
        if how == "skip":
            pupil.rig.choose("skip")
        elif how == "pause":
            pupil.rig.press("cancel")
            pupil.rig.choose("leave")
        if how != "killed":
            assert pupil.rig.stack == ["title"]
        kept, actions = pupil.scene.teacher.number, pupil.scene.table.match.actions
    with in_lesson(tmp_path, lesson, drawn=False) as pupil:
        assert pupil.scene.teacher.number == kept
        assert pupil.scene.table.match.actions == actions
        learn(pupil, draw=False)
        assert pupil.rig.stack[-1] == "lesson-end"


def test_a_lesson_can_be_begun_again_from_its_pause(tmp_path: Path) -> None:
    with in_lesson(tmp_path, LESSONS[0], drawn=False) as pupil:
        while pupil.scene.teacher.number < 4:
            pupil.obey()
        pupil.rig.press("cancel")
        pupil.rig.choose("again")
        pupil.rig.wait(0.3)
        assert pupil.rig.top.name == "lesson"
        assert pupil.rig.top.teacher.number == 0  # type: ignore[attr-defined]


def test_nothing_of_a_lesson_comes_into_the_hall_or_under_continue(tmp_path: Path) -> None:
    with in_lesson(tmp_path, LESSONS[0], drawn=False) as pupil:
        learn(pupil, draw=False)
        assert pupil.rig.services.hall.players() == []
        assert not pupil.rig.services.places.running(0).exists()


@pytest.mark.parametrize("device", DEVICES)
def test_the_end_of_a_lesson_leads_to_a_real_game(device: str, tmp_path: Path) -> None:
    with in_lesson(tmp_path, LESSONS[0], device, drawn=False) as pupil:
        learn(pupil, draw=False)
        pupil.rig.choose("play")
        pupil.rig.wait(0.2)
        assert pupil.rig.stack == ["title", "setup"]


def test_rules_and_settings_can_be_read_within_a_lesson_without_losing_it(tmp_path: Path) -> None:
    with in_lesson(tmp_path, LESSONS[0], drawn=False) as pupil:
        to_first_task(pupil)
        for tool in ("rules", "settings"):
            pupil.rig.choose(tool)
            assert pupil.rig.top.name == tool
            pupil.rig.press("cancel")
            assert pupil.learning
        learn(pupil, draw=False)


@pytest.mark.parametrize("device", DEVICES)
def test_the_lesson_is_offered_before_the_first_match_and_only_once(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device, newcomer=True) as rig:
        rig.choose("card-cheops")
        rig.choose("begin")
        assert rig.stack == ["title", "setup", "offer-lesson"]
        rig.choose("learn")
        rig.wait(0.3)
        assert rig.stack == ["title", "setup", "lesson"]
        rig.choose("skip")
        rig.choose("begin")
        rig.wait(0.3)
        assert rig.stack == ["title", "match"]


def test_who_knows_the_game_goes_straight_into_it(tmp_path: Path) -> None:
    with sitting(tmp_path, newcomer=True) as rig:
        rig.choose("card-cheops")
        rig.choose("begin")
        rig.choose("play")
        rig.wait(0.3)
        assert rig.stack == ["title", "match"]


@pytest.mark.parametrize("device", DEVICES)
def test_the_title_leads_to_every_lesson(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device) as rig:
        rig.choose("learn")
        for lesson in LESSONS:
            rig.choose(f"lesson-{lesson.id}")
            rig.wait(0.3)
            assert rig.stack == ["title", "learn", "lesson"]
            rig.choose("skip")
