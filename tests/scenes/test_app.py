"""The loop and the stack of screens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.notices import Notice
from game.scenes.base import Scene
from game.scenes.crash import Crash
from game.ui.wishes import Pop, Push
from game.view.iris import Iris
from tests.scenes.rig import Rig

ROOT = Path(__file__).resolve().parents[2]


class Broken(Scene):
    name = "broken"

    def draw_ground(self, canvas: object) -> None:
        raise RuntimeError("on purpose")


def test_a_screen_that_fails_gives_way_to_a_sentence_and_the_way_back(rig: Rig) -> None:
    rig.app._grant(Push(Broken(rig.services)))
    rig.app._iris = None
    frames = 0

    def wait() -> list[pygame.Event]:
        nonlocal frames
        frames += 1
        if frames > 3:
            rig.app.running = False
        return []

    rig.app._wait = wait  # type: ignore[method-assign]
    rig.app.run()
    assert isinstance(rig.top, Crash)
    rig.app.running = True
    rig.choose("menu")
    assert rig.stack == ["title"]


def test_the_last_screen_cannot_be_popped(rig: Rig) -> None:
    rig.app._grant(Pop())
    assert rig.stack == ["title"]


def test_leaving_asks_once(rig: Rig) -> None:
    rig.press("cancel")
    assert rig.stack == ["title", "ask"]
    rig.choose("no")
    assert rig.stack == ["title"]
    rig.choose("quit")
    rig.choose("yes")
    assert not rig.app.running


def test_nothing_moves_on_a_title_that_nobody_touches(rig: Rig) -> None:
    rig.wait(2)
    assert not rig.app.moving


def test_an_open_sheet_does_not_cross_through_the_dark_but_a_new_screen_does(rig: Rig) -> None:
    rig.services.settings.change(animation_speed="x1")
    rig.press("cancel")
    assert rig.app._iris is None
    rig.press("cancel")
    rig.choose("hall")
    assert isinstance(rig.app._iris, Iris)
    rig.wait(0.5)
    assert rig.app._iris is None


def test_reduced_motion_and_the_iris_leave_the_new_screen_fully_lit(rig: Rig) -> None:
    rig.services.settings.change(animation_speed="x1", reduced_motion=True)
    rig.choose("hall")
    rig.wait(0.5)
    before = pygame.image.tobytes(rig.app.window.canvas.surface, "RGB")
    rig.app.draw()
    assert pygame.image.tobytes(rig.app.window.canvas.surface, "RGB") == before


def test_a_sentence_comes_and_goes_by_itself(rig: Rig) -> None:
    rig.services.tell(Notice("notice-settings-unsaved"))
    rig.wait(0.5)
    assert rig.app._toasts.moving
    rig.wait(7)
    assert not rig.app._toasts.moving


@pytest.mark.parametrize("size", [(640, 360), (1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_stage_stays_in_the_middle_at_every_size(rig: Rig, size: tuple[int, int]) -> None:
    rig.feed(pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
    canvas = rig.app.window.canvas
    assert canvas.surface.get_size() == size
    assert canvas.to_logical((size[0] / 2, size[1] / 2)) == pytest.approx((640, 360))
    assert canvas.to_logical(canvas.to_pixels(100, 700)) == pytest.approx((100, 700), abs=2)


def test_f11_and_alt_enter_change_to_fullscreen_and_back(rig: Rig) -> None:
    wished: list[bool] = []
    rig.app.window.show_fullscreen = wished.append  # type: ignore[method-assign]
    rig.key(pygame.K_F11)
    rig.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert wished == [True, True]


def test_without_a_display_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY"))}
    environment |= {
        "KHUFU_HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "x11",
        "DISPLAY": ":4711",
        "WAYLAND_DISPLAY": "",
    }
    done = subprocess.run(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.strip() == "khufu: there is no display to open a window on."


def test_a_picture_is_taken_without_a_display(tmp_path: Path) -> None:
    file = tmp_path / "hall.png"
    command = [sys.executable, "main.py", "--screenshot", str(file), "--scene", "hall", "--size", "1024x600"]
    done = subprocess.run(
        [*command, "--lang", "fr"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert pygame.image.load(file).get_size() == (1024, 600)


@pytest.mark.parametrize(
    "wrong",
    [["--size", "huge"], ["--seats", "human,god"], ["--seed", "-1"], ["--game", "chess"], ["--seats", "human"]],
)
def test_wrong_options_get_one_sentence(wrong: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "main.py", *wrong], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
