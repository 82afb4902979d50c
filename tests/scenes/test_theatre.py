"""The replay theatre: real animations, marks to jump to, a game from any position, films and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.records import Saved, encode
from game.scenes.gallery import example_app, example_table
from game.scenes.looking_back import LookingBack, play_from
from game.scenes.replay import Replay
from game.start_window import Options, run_window
from tests.scenes.rig import Rig


def saved_game(folder: Path, game: str, plies: int) -> Saved:
    with example_app(folder=folder) as make:
        services = make(lambda services: Replay(services, example_table(services, game, 2, 2).told())).services
        return example_table(services, game, 2, plies).told()


def record_file(folder: Path, game: str, plies: int) -> Path:
    file = folder / "game.khufu"
    file.write_bytes(b"".join(encode(line) for line in saved_game(folder, game, plies).lines()))
    return file


def ready(rig: Rig) -> object:
    """The theatre plays the record once in a thread before it opens."""
    rig.wait(0.1)
    thread = getattr(rig.top, "_thread", None)
    if thread is not None:
        thread.join(60)
    rig.wait(0.1)
    return rig.top


def test_a_step_on_shows_what_happened_as_at_the_table(rig: Rig) -> None:
    rig.services.settings.change(animation_speed="x1")
    scene = rig.show("replay", "gold")
    assert ready(rig) is scene
    assert isinstance(scene, Replay)
    scene.go_to(0)
    rig.choose("step-on")
    assert scene.position == 1
    assert scene._board is not None
    assert scene._board.moving, "it is animated"
    rig.choose("step-on")
    assert not scene._board.moving, "a second press completes it"
    assert scene.position == 1


def test_marks_lead_to_what_came_to_light(rig: Rig) -> None:
    scene = rig.show("replay", "egyptos")
    assert ready(rig) is scene
    assert isinstance(scene, Replay)
    scene.marks = [3, 9]
    scene.go_to(5)
    rig.choose("mark-on")
    assert scene.position == 9
    rig.choose("mark-back")
    assert scene.position == 3


def test_playing_goes_to_the_end_and_stops(rig: Rig) -> None:
    scene = rig.show("replay", "egyptos")
    assert ready(rig) is scene
    assert isinstance(scene, Replay)
    scene.go_to(scene._total - 2)
    rig.choose("play")
    rig.wait(6)
    assert scene.position == scene._total
    assert not scene.playing


def test_a_game_played_from_here_has_the_same_seats_and_does_not_count(rig: Rig) -> None:
    saved = example_table(rig.services, "egyptos", 2, 12).told()
    rig.app._grant(_restart(play_from(rig.services, saved, 6)))
    rig.wait(1.0)
    table = rig.top.table  # type: ignore[attr-defined]
    assert table.match.actions[:6] == saved.actions[:6]
    assert table.names == [seat.name for seat in saved.header.seats]
    assert table.notes["played_from"] == 6
    table.agreed = True
    table.finish()
    assert rig.services.hall.results() == [], "whoever knows what comes earns no fame"


def _restart(scene: object) -> object:
    from game.ui.wishes import Restart

    return Restart(scene)  # type: ignore[arg-type]


def test_looking_back_names_the_turning_points_and_leads_into_the_theatre(rig: Rig) -> None:
    scene = rig.show("looking-back", "egyptos")
    rig.wait(0.5)
    assert isinstance(scene, LookingBack)
    assert scene.judged is not None
    rig.choose("show-1")
    assert isinstance(ready(rig), Replay)
    assert rig.top.position == scene.judged.points[1].number


def test_a_film_is_an_animated_gif(tmp_path: Path) -> None:
    record, film = record_file(tmp_path, "egyptos", 6), tmp_path / "film.gif"
    assert run_window(Options(gif=str(film), record=str(record), size=(320, 180))) == 0
    with Image.open(film) as picture:
        assert picture.format == "GIF"
        assert picture.size == (320, 180)
        assert picture.n_frames > 4  # type: ignore[attr-defined]


def test_a_position_is_a_picture(tmp_path: Path) -> None:
    record, file = record_file(tmp_path, "cheops", 6), tmp_path / "position.png"
    assert run_window(Options(png=str(file), record=str(record), part="3", size=(320, 180))) == 0
    with Image.open(file) as picture:
        assert picture.size == (320, 180)


@pytest.mark.parametrize(
    ("part", "said"), [("collapse", "Nothing collapses"), ("9:2", "A part is"), ("x", "A part is")]
)
def test_what_is_not_there_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: str, said: str
) -> None:
    record = record_file(tmp_path, "gold", 6)
    options = Options(gif=str(tmp_path / "film.gif"), record=str(record), part=part)
    assert run_window(options) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "film.gif").exists()
