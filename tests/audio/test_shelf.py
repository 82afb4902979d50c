"""Sounds are cooked once and kept; a shelf that is broken, full of rubbish or locked costs only time."""

from __future__ import annotations

import io
import logging
from pathlib import Path

import numpy as np
import pytest

from game.audio import shelf as shelf_module
from game.audio.recipes import read_recipes
from game.audio.shelf import Shelf

RECIPE = read_recipes()["menu-move"]


def sounds(folder: Path) -> list[np.ndarray]:
    return [sound for _, sound in Shelf(folder).sounds("menu-move", RECIPE)]


def test_a_sound_is_cooked_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = sounds(tmp_path)
    monkeypatch.setattr(shelf_module, "cook", lambda *_: pytest.fail("cooked again"))
    second = sounds(tmp_path)
    assert len(first) == RECIPE.variants
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


def pickled() -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.array([{"not": "a sound"}], dtype=object), allow_pickle=True)
    return stream.getvalue()


def saved(array: np.ndarray) -> bytes:
    stream = io.BytesIO()
    np.save(stream, array)
    return stream.getvalue()


RUBBISH = [b"", b"\x93NUMPY", b"nonsense" * 100, pickled(), saved(np.zeros((2, 2))), saved(np.zeros(0, np.int16))]


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_a_kept_sound_that_is_rubbish_is_cooked_again(tmp_path: Path, rubbish: bytes) -> None:
    good = sounds(tmp_path)
    for file in tmp_path.rglob("*.npy"):
        file.write_bytes(rubbish)
    assert all(np.array_equal(one, other) for one, other in zip(good, sounds(tmp_path), strict=True))
    assert all(len(np.load(file)) > 100 for file in tmp_path.rglob("*.npy"))


def test_a_folder_that_cannot_be_written_is_mentioned_once_and_does_not_matter(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    caplog.set_level(logging.INFO)
    assert len(sounds(blocked)) == RECIPE.variants
    assert len([line for line in caplog.messages if "cannot be kept" in line]) == 1


def test_what_older_recipes_left_is_swept_away(tmp_path: Path) -> None:
    old = tmp_path / "sounds-0123456789abcdef"
    old.mkdir()
    (old / "place-0-0.npy").write_bytes(b"old")
    other = tmp_path / "kernels"
    other.mkdir()
    shelf = Shelf(tmp_path)
    list(shelf.sounds("menu-move", RECIPE))
    shelf.sweep()
    assert not old.exists()
    assert other.exists()
    assert len(list(tmp_path.glob("sounds-*"))) == 1
