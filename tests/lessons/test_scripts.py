"""Every script can be played as it stands, says all its sentences in every language, and can be left anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from game.lessons.catalogue import LESSONS, after, lessons_of
from game.lessons.notebook import Notebook
from game.lessons.script import Lesson, fits
from game.lessons.teacher import Teacher
from game.paths import Places
from game.scenes.catalogue import OFFERS
from game.words import FALLBACK, TEXTS

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def places_in(folder: Path) -> Places:
    return Places(folder, folder, folder, folder)


def playthrough(lesson: Lesson, last: bool) -> list[tuple[int, list[str]]]:
    """Every step and the actions until there; always the first of the actions wanted, or always the last."""
    teacher, match = Teacher(lesson), Match.load(lesson.deal())
    stations = [(0, list[str]())]
    while not teacher.over:
        if teacher.reply is not None:
            match.play(teacher.reply)
            teacher.replied()
        elif teacher.reads:
            teacher.go_on()
        else:
            assert teacher.step is not None
            assert match.turn == 0, f"at {teacher.step.says} it is the rival's turn"
            legal = sorted(match.legal_by_name(), reverse=last)
            wanted = [action for action in legal if fits(action, teacher.step.wants)]
            assert wanted, f"at {teacher.step.says} nothing of what is wanted is legal: {legal}"
            match.play(wanted[0])
            teacher.go_on()
        if not teacher.over:
            stations.append((teacher.number, list(match.actions)))
    return stations


@every_lesson
@pytest.mark.parametrize("last", [False, True], ids=["first-choice", "last-choice"])
def test_a_script_can_be_played_whatever_is_chosen(lesson: Lesson, last: bool) -> None:
    assert playthrough(lesson, last)[-1][0] == len(lesson.steps) - 1


@every_lesson
def test_a_lesson_left_anywhere_goes_on_there(lesson: Lesson) -> None:
    for number, actions in playthrough(lesson, False):
        teacher = Teacher(lesson)
        assert teacher.resume(number, actions)
        assert teacher.number == number
        done = Teacher(lesson)
        assert not done.resume(number, [*actions, "no such action"])


@every_lesson
def test_every_sentence_of_a_lesson_is_written(lesson: Lesson) -> None:
    written = (TEXTS / f"{FALLBACK}.ftl").read_text(encoding="utf-8")
    ends = [
        "done",
        "done-line",
        *(step.says for step in lesson.steps),
        *(s.nudge for s in lesson.steps if s.nudge),
    ]
    missing = [end for end in ends if f"\nlesson-{lesson.id}-{end} =" not in written]
    assert missing == []
    assert f"\nlesson-{lesson.id} =" in written


def test_every_sentence_written_is_said() -> None:
    written = (TEXTS / f"{FALLBACK}.ftl").read_text(encoding="utf-8")
    said = {f"lesson-{lesson.id}-{step.says}" for lesson in LESSONS for step in lesson.steps}
    said |= {f"lesson-{lesson.id}-{step.nudge}" for lesson in LESSONS for step in lesson.steps if step.nudge}
    said |= {f"lesson-{lesson.id}{end}" for lesson in LESSONS for end in ("", "-done", "-done-line")}
    keys = [line.split(" =")[0] for line in written.splitlines() if line.startswith("lesson-")]
    assert [key for key in keys if key.split("-")[1] in OFFERS and key not in said] == []


def test_each_game_has_its_lessons_and_the_first_comes_first() -> None:
    for game in {lesson.game for lesson in LESSONS}:
        assert lessons_of(game)[0].name == "first"
        assert after(lessons_of(game)[-1]) is None


# -- the notebook ----------------------------------------------------------------------------------------------
def test_the_notebook_remembers_where_a_lesson_was_left(tmp_path: Path) -> None:
    Notebook(places_in(tmp_path)).keep("cheops-first", 3, ["place F a6"])
    left = Notebook(places_in(tmp_path)).left("cheops-first")
    assert left is not None
    assert (left.step, left.actions) == (3, ["place F a6"])


def test_a_finished_lesson_begins_anew(tmp_path: Path) -> None:
    notebook = Notebook(places_in(tmp_path))
    notebook.keep("cheops-first", 3, [])
    notebook.finish("cheops-first")
    assert notebook.finished("cheops-first")
    assert Notebook(places_in(tmp_path)).left("cheops-first") is None


def test_a_lesson_is_offered_once_and_never_to_those_who_know_it(tmp_path: Path) -> None:
    notebook = Notebook(places_in(tmp_path))
    assert notebook.offers("cheops")
    notebook.offered("cheops")
    notebook.finish("gold-first")
    again = Notebook(places_in(tmp_path))
    assert [again.offers(game) for game in ("cheops", "gold", "egyptos")] == [False, False, True]


@pytest.mark.parametrize("content", [b"{", b'{"left": {"x": {"step": -1}}}', b"[" * 20_000, b"\xff\xfe"])
def test_a_damaged_notebook_is_set_aside_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "lessons.json").write_bytes(content)
    notebook = Notebook(places_in(tmp_path))
    assert notebook.notice is not None
    assert notebook.notice.key == "notice-lessons-damaged"
    assert not notebook.finished("cheops-first")
    assert len(list(tmp_path.glob("lessons.json.damaged-*"))) == 1


def test_a_notebook_of_another_version_of_the_lesson_begins_it_anew() -> None:
    teacher = Teacher(LESSONS[0])
    for number, actions in ((3, ["place M a6"]), (99, []), (2, [])):
        assert not teacher.resume(number, actions)
        assert teacher.number == 0


def test_a_notebook_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    notebook = Notebook(places_in(tmp_path / "nowhere"))
    notebook.keep("cheops-first", 1, [])
    assert notebook.left("cheops-first") is not None
