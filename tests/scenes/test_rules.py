"""The rules pages: searchable, scrolled by every device, with pictures of the real boards; no game is lost."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.cheops.tables import PRICE_TABLES
from game.engine.match import Match
from game.scenes.catalogue import OFFERS
from game.scenes.rulebook import BOOK, PRICES
from game.scenes.rules import Rules
from game.ui.wishes import Push
from tests.scenes.rig import Rig, sitting

DEVICES = ("keyboard", "pad", "mouse")


def reading(rig: Rig, game: str = "cheops") -> Rules:
    """The rules of a game on the screen, with their pictures."""
    scene = Rules(rig.services, game)
    rig.app._grant(Push(scene))
    rig.app._iris = None
    scene.wait_for_pictures()
    rig.feed()
    return scene


def test_the_price_tables_are_those_that_are_played() -> None:
    assert PRICES == PRICE_TABLES


@pytest.mark.parametrize("game", OFFERS)
def test_every_picture_is_drawn_by_the_real_board(game: str, tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        scene = reading(rig, game)
        for section in BOOK[game]:
            if section.picture is None:
                continue
            match = Match.load(section.picture.deal())
            for action in section.picture.actions:
                match.play(action)
            picture = scene._album(game).get(rig.app.window.canvas, section.picture, 632, 300)
            assert picture is not None
            assert max(pygame.transform.average_color(picture)[:3]) > 15, section.name


def test_typing_filters_the_headings_of_all_games(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        scene = reading(rig, "egyptos")
        rig.type("lantern")
        assert scene.entries
        assert {game for game, _ in scene.entries} == {"gold"}
        assert scene.entry == scene.entries[0]
        rig.key(pygame.K_BACKSPACE)
        assert scene._sought == "lanter"
        rig.type("xyz")
        assert scene.entries == []
        rig.press("cancel")
        assert len(scene.entries) == len(BOOK["egyptos"])
        rig.press("cancel")
        assert rig.stack == ["title"]


def test_letters_are_commands_again_after_reading(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        reading(rig)
        rig.press("cancel")
        assert not rig.services.devices.typing


@pytest.mark.parametrize("device", DEVICES)
def test_a_long_page_is_scrolled_to_its_end_and_back(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device) as rig:
        scene = reading(rig)
        scene._place.chosen = [section.name for section in BOOK["cheops"]].index("law-details")
        rig.feed()
        assert scene._most_scroll > 0
        for _ in range(60):
            _page(rig, 1)
        assert scene._scroll == scene._most_scroll
        for _ in range(60):
            _page(rig, -1)
        assert scene._scroll == 0


def _page(rig: Rig, step: int) -> None:
    if rig.device == "keyboard":
        rig.key(pygame.K_PAGEDOWN if step > 0 else pygame.K_PAGEUP)
    elif rig.device == "pad":
        rig.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER if step > 0 else pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    else:
        rig.move_mouse(800, 400)
        rig.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-step, precise_x=0.0, precise_y=-float(step), touch=False))


@pytest.mark.parametrize("device", DEVICES)
def test_every_heading_of_every_game_can_be_read(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device) as rig:
        scene = reading(rig)
        for game, sections in BOOK.items():
            rig.choose(f"game-{game}")
            assert scene.game == game
            assert [section for _, section in scene.entries] == list(sections)
            if device != "mouse":
                while rig.focus != "sections":
                    rig.press("next")
                for _ in sections[1:]:
                    rig.press("down")
                assert scene.entry == (game, sections[-1])


def test_the_rules_are_read_in_the_middle_of_a_game_and_nothing_is_lost(tmp_path: Path) -> None:
    with sitting(tmp_path) as rig:
        match = rig.show("match", "cheops")
        actions = list(match.table.match.actions)  # type: ignore[attr-defined]
        rig.key(pygame.K_F1)
        assert rig.top.name == "rules"
        rig.press("cancel")
        assert rig.top is match
        assert match.table.match.actions == actions  # type: ignore[attr-defined]
