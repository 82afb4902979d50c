"""Every sound is what its recipe says: as long, as loud, clean at both ends, the same every time."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from game.audio import recipes
from game.audio.recipes import read_recipes
from game.audio.synth import RATE, Samples, cook, loudness_of, pluck, to_sixteen_bits

RECIPES = read_recipes()
MENU = ("menu-move", "confirm", "cancel", "error", "turn")
TABLE = ("place", "rotate", "flip", "take", "sell", "coin-tick", "law", "neighbour", "draw")
MAZE = ("lantern", "lantern-out", "walk", "walk-porter", "pick-up", "drop", "steal", "photo")
DANGER = ("mummy", "mummy-asleep", "curse", "rumble", "ring-falls", "collapse")
EGYPTOS = ("pyramid-place", "pyramid-lift")
END = ("win", "lose")
CLIENT = Path(recipes.__file__).parent.parent
_NAMED = re.compile(r'\bsound(?:: str)? ?= ?"([^"]+)"|\b(?:services|sound|self)\._?play\("([^"]+)"')


def pitch_of(sound: Samples) -> float:
    """The strongest frequency."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 19))
    return float(np.argmax(spectrum) * RATE / (1 << 19))


def brightness_of(sound: Samples) -> float:
    """The middle of the spectrum."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float((power * np.fft.rfftfreq(len(sound), 1 / RATE)).sum() / power.sum())


def test_every_sound_that_the_game_names_has_a_recipe() -> None:
    assert sorted(RECIPES) == sorted(MENU + TABLE + MAZE + DANGER + EGYPTOS + END)


def sounds_named_in(path: Path) -> set[str]:
    """sound="confirm" and services.play("confirm") in a source file."""
    return {name for names in _NAMED.findall(path.read_text(encoding="utf-8")) for name in names if name}


def test_the_screens_name_no_sound_that_there_is_not() -> None:
    folders = ("scenes", "ui", "view")
    named = {
        name for folder in folders for path in CLIENT.glob(f"{folder}/**/*.py") for name in sounds_named_in(path)
    }
    assert named
    assert named <= RECIPES.keys()


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_finite_clean_at_both_ends_and_not_clipped(name: str) -> None:
    sound = cook(name, RECIPES[name])
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() < 0.9
    assert abs(sound[0]) < 0.002
    assert abs(sound[-1]) < 0.002
    assert np.abs(sound[-20:]).max() < 0.005


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_as_long_and_as_loud_as_its_recipe_says(name: str) -> None:
    recipe = RECIPES[name]
    sound = cook(name, recipe)
    assert len(sound) == round(recipe.seconds * RATE)
    assert 0.04 <= recipe.seconds <= 5
    assert loudness_of(sound) == pytest.approx(recipe.loudness, abs=0.1)
    assert -36 <= recipe.loudness <= -10


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_has_died_away_before_it_is_cut_off(name: str) -> None:
    sound = cook(name, RECIPES[name])
    end = sound[-round(len(sound) * 0.05) :]
    assert loudness_of(end) < loudness_of(sound) - 12


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_has_no_constant_part_that_would_click(name: str) -> None:
    sound = cook(name, RECIPES[name])
    assert abs(sound.mean()) < 0.1 * np.sqrt((sound**2).mean())


def test_the_same_recipe_gives_the_same_sound_and_another_variant_another() -> None:
    for name in ("place", "walk", "curse"):
        once, again, other = (cook(name, RECIPES[name], variant) for variant in (1, 1, 2))
        assert np.array_equal(once, again)
        assert not np.array_equal(once, other)


def test_what_is_heard_often_has_variants_of_different_pitch() -> None:
    for name in ("menu-move", "place", "walk", "walk-porter", "pyramid-place", "rotate", "flip", "take"):
        assert RECIPES[name].variants >= 4
        assert RECIPES[name].wander > 0
    low, high = (cook("place", replace(RECIPES["place"], layers=RECIPES["place"].layers[1:2]), n) for n in (0, 4))
    assert pitch_of(low) < pitch_of(high)


def test_a_dearer_sale_rings_higher() -> None:
    pitches = [pitch_of(cook("sell", RECIPES["sell"], 1, step)) for step in range(RECIPES["sell"].steps)]
    assert pitches == sorted(pitches)
    assert pitches[-1] > 1.3 * pitches[0]


def test_a_nearer_rumble_is_louder_and_brighter() -> None:
    near = [cook("rumble", RECIPES["rumble"], 0, step) for step in range(RECIPES["rumble"].steps)]
    loudness = [loudness_of(sound) for sound in near]
    brightness = [brightness_of(sound) for sound in near]
    assert loudness == sorted(loudness)
    assert brightness == sorted(brightness)


def test_the_collapse_comes_nearer_and_ends_in_silence() -> None:
    sound = cook("collapse", RECIPES["collapse"])
    quarters = [loudness_of(part) for part in np.array_split(sound, 8)]
    assert quarters[0] < quarters[2] < max(quarters)
    assert np.argmax(quarters) >= 3
    assert quarters[-1] < max(quarters) - 20


@pytest.mark.parametrize("frequency", [73.42, 110.0, 146.83, 293.66, 440.0, 587.3])
def test_a_plucked_string_is_in_tune(frequency: float) -> None:
    string = pluck(frequency, RATE * 2, np.random.default_rng(1), 0.3)[RATE // 10 :]
    spectrum = np.abs(np.fft.rfft(string * np.hanning(len(string)), 1 << 20))
    tones = np.fft.rfftfreq(1 << 20, 1 / RATE)
    near = (tones > frequency * 0.9) & (tones < frequency * 1.1)
    heard = tones[near][np.argmax(spectrum[near])]
    assert abs(1200 * np.log2(heard / frequency)) < 6  # cents


def test_sixteen_bits_hold_the_loudest_sample() -> None:
    assert to_sixteen_bits(np.array([-2.0, -1.0, 0.0, 0.5, 1.0, 2.0])).tolist() == [
        -32767,
        -32767,
        0,
        16384,
        32767,
        32767,
    ]


def test_a_word_that_no_recipe_knows_is_an_error() -> None:
    from game.audio.recipes import _recipe

    with pytest.raises(TypeError):
        _recipe({"seconds": 1.0, "loudness": -20, "colour": "red", "layers": [{"kind": "noise"}]})
