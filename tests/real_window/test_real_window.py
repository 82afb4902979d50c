"""Somebody sits down before a real window: keys, mouse and a pad from outside, a game of each kind to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.records import load_file
from tests.real_window.screen import Screen, open_screen, why_not
from tests.rough.kills import import_everything

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "a real window can be had")
# Keys that move about and decide; the letter ends a turn.
_HANDS = ("Return", "Return", "Return", "Right", "Down", "Left", "Up", "e")
_BURST = 6


@pytest.fixture(scope="module", autouse=True)
def kernels_are_there() -> None:
    """Compiled or loaded here, so that each start finds them in the cache."""
    import_everything()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with open_screen(tmp_path / "home") as opened:
        opened.settle(animation_speed="instant", time_per_move="fast")
        yield opened


def _shows_something(screen: Screen) -> None:
    picture = screen.picture()
    assert picture.mean() > 8, "the window is black"
    assert len({tuple(pixel) for pixel in picture[::16, ::16].reshape(-1, 3)}) > 200, "the window is one colour"


def _play_by_keys(screen: Screen, seconds: float = 300.0) -> Path:
    """Somebody who presses what comes to hand until the game is over; the finished record."""
    chance = random.Random(3)
    until = time.monotonic() + seconds
    while not screen.finished:
        assert time.monotonic() < until, f"the game does not end; it has {screen.actions} actions"
        screen.keys(*chance.choices(_HANDS, k=_BURST), delay=12)
        if not screen.finished and chance.random() < 0.3:  # what the keys may have opened is closed again
            screen.keys("Escape")
    return screen.finished[0]


def _is_whole(record: Path) -> None:
    saved, notices = load_file(record)
    assert saved is not None
    assert notices == []
    assert saved.ended is not None
    assert saved.match().result().winners == saved.ended.winners


def test_the_title_and_the_way_to_a_table_by_mouse(screen: Screen) -> None:
    """The README's command; a card, then the chairs."""
    screen.start()
    screen.wait_for(lambda: screen.picture().mean() > 8, "the title")
    _shows_something(screen)
    title = screen.picture()
    screen.keep("title")
    screen.click(976, 380)  # the third card
    screen.wait_for(lambda: (screen.picture() != title).mean() > 0.3, "the setup")
    _shows_something(screen)
    screen.keep("setup")
    assert screen.end() == 0
    assert "Traceback" not in screen.complaints


def test_egyptos_by_keys_from_its_first_pyramid_to_its_end(screen: Screen) -> None:
    screen.start("--game", "egyptos", "--seats", "human,scribe", "--seed", "5")
    screen.wait_for((screen.home / "data" / "running.khufu").exists, "the match")
    time.sleep(0.5)
    _shows_something(screen)
    screen.keep("egyptos")
    _is_whole(_play_by_keys(screen))
    screen.keep("egyptos-over")
    assert screen.end() == 0
    assert "Traceback" not in screen.complaints


def test_gold_by_keys_from_its_first_turn_to_its_end(screen: Screen) -> None:
    """Two people who are afraid of the dark: each ends his turn, until nobody waits any longer."""
    screen.start("--game", "gold", "--seats", "human,human", "--seed", "5")
    screen.wait_for((screen.home / "data" / "running.khufu").exists, "the match")
    time.sleep(0.5)
    _shows_something(screen)
    screen.keep("gold")
    until = time.monotonic() + 120
    while not screen.finished:
        assert time.monotonic() < until, f"the game does not end; it has {screen.actions} actions"
        screen.keys("e", delay=100)
    time.sleep(1)
    screen.keep("gold-over")
    _is_whole(screen.finished[0])
    assert screen.end() == 0
    assert "Traceback" not in screen.complaints


def test_cheops_between_opponents_is_watched_to_its_end(screen: Screen) -> None:
    """Blind keys lose their way among its tools; by keys alone it is played in tests/view/cheops."""
    screen.start("--game", "cheops", "--seats", "fellah,fellah", "--seed", "5")
    screen.wait_for(lambda: screen.actions > 10, "some actions")
    _shows_something(screen)
    screen.keep("cheops")
    screen.wait_for(lambda: screen.finished, "the end")
    time.sleep(1)
    screen.keep("cheops-over")
    _is_whole(screen.finished[0])
    assert screen.end() == 0
    assert "Traceback" not in screen.complaints


def test_a_screen_that_vanishes_costs_nothing(screen: Screen) -> None:
    """The X server dies under the program: the game is on the disk with every action."""
    screen.start("--game", "gold", "--seats", "human,human", "--seed", "5")
    screen.wait_for((screen.home / "data" / "running.khufu").exists, "the match")
    time.sleep(0.5)
    screen.keys("e", delay=300)
    screen.wait_for(lambda: screen.actions > 0, "an action")
    played = screen.actions
    assert screen.server is not None
    screen.server.kill()
    assert screen.program is not None
    screen.program.wait(30)
    assert "Traceback" not in screen.complaints
    saved, notices = load_file(screen.home / "data" / "running.khufu")
    assert notices == []
    assert saved is not None
    assert len(saved.actions) >= played


def test_without_a_display_one_sentence_and_nothing_else(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    from tests.real_window.screen import ROOT

    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    finished = subprocess.run(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=environment | {"KHUFU_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert finished.returncode == 2
    assert "there is no display to open a window on" in finished.stderr
    assert "Traceback" not in finished.stderr
