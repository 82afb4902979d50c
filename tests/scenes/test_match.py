"""A match on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from game.input import Device, Kind
from game.recorder import unfinished
from game.scenes.chairs import Chair, MatchSetup
from game.scenes.loading import new_game
from game.scenes.match import MatchScene
from game.scenes.results import Results
from game.scenes.table import Table, known_game, setup_of
from game.ui.wishes import Push
from tests.scenes.hands import choose_colour, decide
from tests.scenes.rig import Rig, sitting


def _begin(rig: Rig) -> Table:
    rig.choose("card-egyptos")
    rig.choose("begin")
    for _ in range(100):
        rig.wait(0.05)
        if isinstance(rig.top, MatchScene) and rig.top.table.waits_for_person:
            choose_colour(rig)
            return rig.top.table
    raise AssertionError("nobody is to move")


def _my_move(rig: Rig) -> None:
    decide(rig)
    for _ in range(100):
        rig.wait(0.05)
        if not isinstance(rig.top, MatchScene) or rig.top.table.waits_for_person:
            return


def test_what_is_chosen_on_the_screen_is_played_by_the_engine(rig: Rig) -> None:
    table = _begin(rig)
    before = len(table.match.actions)
    _my_move(rig)
    assert len(table.match.actions) == before + 2


def test_undo_takes_back_to_the_own_last_decision(rig: Rig) -> None:
    table = _begin(rig)
    actions = list(table.match.actions)
    _my_move(rig)
    rig.choose("undo")
    assert table.match.actions == actions
    assert table.waits_for_person


def test_every_action_is_on_the_disk_at_once_and_continue_brings_all_back(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        table = _begin(rig)
        _my_move(rig)
        actions, chairs = list(table.match.actions), table.setup.chairs
    with sitting(tmp_path) as rig:
        assert rig.focus == "continue"
        rig.press("confirm")
        rig.wait(1)
        assert isinstance(rig.top, MatchScene)
        again = rig.top.table
        assert again.match.actions[: len(actions)] == actions
        assert again.setup.chairs == chairs
        assert again.why_no_undo() is None


def test_leaving_to_the_menu_keeps_the_game(rig: Rig) -> None:
    _begin(rig)
    rig.choose("pause")
    rig.choose("leave")
    saved, _ = unfinished(rig.services.places, 0)
    assert saved is not None
    assert rig.stack == ["title"]


def test_a_saved_game_can_be_loaded_by_its_name(rig: Rig) -> None:
    table = _begin(rig)
    _my_move(rig)
    count = len(table.match.actions)
    rig.choose("save")
    rig.press("confirm")
    rig.choose("pause")
    rig.choose("leave")
    rig.choose("saves")
    rig.choose("list")
    rig.wait(1)
    assert isinstance(rig.top, MatchScene)
    assert len(rig.top.table.match.actions) >= count


def test_a_lost_pad_pauses_its_players_game_with_a_sentence(rig: Rig) -> None:
    table = _begin(rig)
    rig.plug(5)
    rig.services.devices.seating.seat(Device(Kind.PAD, 5), table.turn)
    rig.unplug(5)
    assert rig.stack[-1] == "pause"
    assert rig.app._toasts.moving


def test_the_device_of_another_seat_cannot_move_for_me(rig: Rig) -> None:
    table = _begin(rig)
    before = list(table.match.actions)
    rig.plug(5)
    rig.services.devices.seating.seat(Device(Kind.PAD, 5), 1 - table.turn)
    rig.button(pygame.CONTROLLER_BUTTON_A, 5)
    assert table.match.actions == before


def test_a_hint_goes_on_in_three_steps_and_is_counted_once(rig: Rig) -> None:
    table = _begin(rig)
    scene = rig.top
    rig.choose("hint")
    rig.wait(0.3)
    assert scene.note.area is not None, "first only where to look"  # type: ignore[attr-defined]
    rig.choose("hint")
    assert scene.note.area is None  # type: ignore[attr-defined]
    assert rig.focus.startswith(("cell ", "piece ")), "then the move, on the board"
    rig.choose("hint")
    move, reasons = scene.note.text.split(". ", 1)  # type: ignore[attr-defined]
    assert move.startswith(("Lay", "Move"))
    assert len(reasons) > 20, "then why"
    assert table.hints_used == 1
    rig.press("cancel")
    assert scene.note is None  # type: ignore[attr-defined]
    assert rig.top is scene, "the first press only puts the paper away"


def test_a_greyed_tool_says_why(rig: Rig) -> None:
    _begin(rig)
    table = rig.top.table  # type: ignore[attr-defined]
    if table.why_no_undo():
        assert rig.widget("undo").tip
        assert not rig.widget("undo").enabled


def play_to_the_end(rig: Rig) -> None:
    _begin(rig)
    for _ in range(200):
        if rig.top.name == "results":
            break
        _my_move(rig) if rig.top.name == "match" else rig.wait(0.1)
    assert rig.top.name == "results"


def test_the_result_goes_to_the_hall_and_the_record_to_the_replays(rig: Rig) -> None:
    play_to_the_end(rig)
    assert len(rig.services.hall.results()) == 1
    assert len(list(rig.services.places.finished.glob("*.khufu"))) == 1
    assert unfinished(rig.services.places, 0)[0] is None


def test_a_demo_plays_itself_and_begins_anew_and_writes_nothing(rig: Rig) -> None:
    chairs = (Chair("pharaoh", "Nefret", 0), Chair("scribe", "Amun", 1))
    setup = MatchSetup("egyptos", chairs, {"variant": "egyptos"})
    rig.app._grant(Push(new_game(rig.services, setup, keep=False, demo=True)))
    seen: list[str] = []
    for _ in range(1500):
        rig.wait(0.05)
        if not seen or seen[-1] != rig.top.name:
            seen.append(rig.top.name)
        if seen.count("match") == 2:
            break
    assert seen[-4:] == ["match", "results", "loading", "match"] or seen[-3:] == ["match", "results", "match"]
    assert unfinished(rig.services.places, 0)[0] is None


@pytest.mark.parametrize("scene", ["match", "replay", "results"])
def test_language_and_size_change_at_once_in_the_middle_of_everything(rig: Rig, scene: str) -> None:
    rig.show(scene)
    rig.services.settings.change(language="de", text_size=150, high_contrast=True)
    rig.services.apply_settings()
    rig.feed(pygame.Event(pygame.WINDOWRESIZED, x=1024, y=600))
    rig.wait(0.3)
    assert rig.services.words.language == "de"


def test_a_saved_game_of_a_game_we_do_not_have_is_left_alone_with_a_sentence(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        _begin(rig)
    with sitting(tmp_path) as rig:
        saved, _ = unfinished(rig.services.places, 0)
        assert saved is not None
        saved.header = msgspec.structs.replace(saved.header, game="senet")
        assert known_game(rig.services, saved) is None
        assert rig.services.notices[-1].key == "notice-record-newer"


def test_what_a_strangers_record_says_wrongly_gets_the_usual_value(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        _begin(rig)
        saved = rig.top.table.saved()  # type: ignore[attr-defined]
    table = {"emblems": ["0", [], 99], "hints": "yes", "open_money": 7}
    seats = [msgspec.structs.replace(seat, who="god", name="\x00\n") for seat in saved.header.seats]
    saved.header = msgspec.structs.replace(saved.header, table=table, seats=seats)
    setup = setup_of(saved)
    assert [chair.emblem for chair in setup.chairs] == [0, 1]
    assert [chair.who for chair in setup.chairs] == ["human", "human"]
    assert setup.open_money is False


def test_a_name_that_cannot_be_printed_is_drawn_all_the_same(rig: Rig) -> None:
    canvas = rig.app.window.canvas
    canvas.text("a\x00b\n\ud83d", 100, 100)


@pytest.mark.parametrize("names", [["Nefret"], ["Amun", "Khepri"], ["Hatschepsut", "Nofretete", "Tutanchamun"]])
def test_the_heading_of_a_shared_victory_fits_its_papyrus(rig: Rig, names: list[str]) -> None:
    scene = rig.show("results")
    assert isinstance(scene, Results)
    table, result = scene._match.table, scene._result
    chairs = [replace(table.setup.chairs[0], name=name) for name in names]
    table.setup = replace(table.setup, chairs=tuple(chairs))
    scene._result = replace(result, winners=list(range(len(names))), scores=[1] * len(names))
    with rig.services.look.texts.listening() as overflowing:
        rig.wait(1)
    assert overflowing == []


def test_players_who_are_equal_share_a_rank(rig: Rig) -> None:
    scene = rig.show("results")
    assert isinstance(scene, Results)
    scene._result = replace(scene._result, winners=[1, 3], scores=[20, 55, 20, 55, 7])
    assert [scene.rank_of(seat) for seat in range(5)] == [3, 1, 3, 1, 5]
