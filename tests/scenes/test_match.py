"""A match on the screen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.input import Device, Kind
from game.recorder import unfinished
from game.scenes.match import MatchScene
from game.scenes.table import Table
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


def test_a_hint_puts_the_focus_on_an_action_and_is_counted(rig: Rig) -> None:
    table = _begin(rig)
    rig.choose("hint")
    rig.wait(0.3)
    assert rig.focus.startswith(("cell ", "piece "))
    assert table.hints_used == 1


def test_a_greyed_tool_says_why(rig: Rig) -> None:
    _begin(rig)
    table = rig.top.table  # type: ignore[attr-defined]
    if table.why_no_undo():
        assert rig.widget("undo").tip
        assert not rig.widget("undo").enabled


def test_the_result_goes_to_the_hall_and_the_record_to_the_replays(rig: Rig) -> None:
    _begin(rig)
    for _ in range(200):
        if rig.top.name == "results":
            break
        _my_move(rig) if rig.top.name == "match" else rig.wait(0.1)
    assert rig.top.name == "results"
    assert len(rig.services.hall.results()) == 1
    assert len(list(rig.services.places.finished.glob("*.khufu"))) == 1
    assert unfinished(rig.services.places, 0)[0] is None


@pytest.mark.parametrize("scene", ["match", "replay", "results"])
def test_language_and_size_change_at_once_in_the_middle_of_everything(rig: Rig, scene: str) -> None:
    rig.show(scene)
    rig.services.settings.change(language="de", text_size=150, high_contrast=True)
    rig.services.apply_settings()
    rig.feed(pygame.Event(pygame.WINDOWRESIZED, x=1024, y=600))
    rig.wait(0.3)
    assert rig.services.words.language == "de"
