"""Every screen can be reached by the pad alone, by the keyboard alone and by the mouse alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.match import MatchScene
from tests.scenes.hands import decide
from tests.scenes.rig import Rig, sitting

EVERY_SCREEN = {
    "title", "setup", "settings", "rules", "hall", "saves", "ask", "write-name",
    "match", "pause", "results", "replay", "learn", "lesson", "lesson-pause",
}  # fmt: skip
Path_ = tuple[str, ...]
# More of the same: letters, chairs, and the setup of the other games.
_DULL = ("letter-", "take-", "seat-1", "seat-2", "rule-", "free-", "card-cheops", "card-gold", "game-",
         "cell ", "piece ", "lesson-cheops", "lesson-gold", "lesson-egyptos-double", "lesson-egyptos-lifting",
         "rules-", "go-on", "zoom-", "centre", "table", "stop")  # fmt: skip


def _key(rig: Rig) -> str:
    """A screen, and which of its tabs is open."""
    scene = rig.top
    game = getattr(getattr(scene, "offer", None), "id", "")
    return f"{scene.name} {game}{getattr(scene, 'tab', '')}{getattr(scene, 'replays', '')}".strip()


def _settle(rig: Rig) -> None:
    """Let waiting screens go by; a match that has a person to move stays."""
    for _ in range(200):
        if not rig.app.running or rig.top.name not in ("loading", "match"):
            return
        if isinstance(rig.top, MatchScene) and (rig.top.table.waits_for_person or rig.top.table.match.over):
            return
        rig.wait(0.05)


def _play_out(rig: Rig) -> None:
    """Play a match to its result by the rig's device."""
    for _ in range(400):
        if rig.top.name == "results":
            return
        if isinstance(rig.top, MatchScene) and rig.top.table.waits_for_person:
            decide(rig)
        rig.wait(0.05)
    raise AssertionError("the match does not end")


def _walk(rig: Rig, path: Path_) -> None:
    for name in path:
        _play_out(rig) if name == "(play)" else rig.choose(name)
        if rig.app.running:
            _settle(rig)


def _doors(rig: Rig) -> Iterator[str]:
    """What can be chosen here."""
    if rig.top.name == "match":
        yield "(play)"
    for widget in rig.top.menu.widgets:
        if widget.enabled and not widget.name.startswith(_DULL):
            yield widget.name


@pytest.mark.parametrize("device", ["keyboard", "pad", "mouse"])
def test_a_crawler_finds_every_screen_with_one_device(device: str, tmp_path: Path) -> None:
    found: dict[str, Path_] = {}
    tried: set[tuple[str, str]] = set()
    waiting: list[Path_] = [()]
    number = 0
    while waiting:
        path = waiting.pop(0)
        number += 1
        with sitting(tmp_path / str(number), device=device) as rig:
            _walk(rig, path)
            if not rig.app.running:
                continue
            key = _key(rig)
            if key in found:
                continue
            found[key] = path
            for door in _doors(rig):
                if (key, door) not in tried and len(path) < 7:
                    tried.add((key, door))
                    waiting.append((*path, door))
    assert {key.split()[0] for key in found} >= EVERY_SCREEN
    assert {"settings look", "settings sound", "settings keys", "saves True"} <= set(found)


@pytest.mark.parametrize("device", ["keyboard", "pad", "mouse"])
def test_three_presses_lead_from_the_start_into_a_match(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device) as rig:
        rig.choose("card-egyptos")
        rig.choose("begin")
        _settle(rig)
        assert rig.stack == ["title", "match"]


@pytest.mark.parametrize("device", ["keyboard", "pad", "mouse"])
def test_every_screen_can_be_left_again(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device) as rig:
        for name in (
            "setup",
            "settings",
            "settings-keys",
            "rules",
            "hall",
            "saves",
            "replay",
            "ask",
            "write-name",
        ):
            depth = len(rig.stack)
            rig.show(name)
            rig.wait(0.2)
            rig.press("cancel")
            rig.wait(0.2)
            assert len(rig.stack) == depth, name
