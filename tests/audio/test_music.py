"""The night music is quiet, sparse, in its scale, and the same for the same seed."""

from __future__ import annotations

import math

import numpy as np

from game.audio.music import _HIJAZ, _TONIC, LOUDNESS, OVERLAP, SECONDS, Composer
from game.audio.synth import RATE


def test_a_strophe_is_finite_quiet_and_never_clipped() -> None:
    strophe = Composer(7).next_strophe()
    assert strophe.shape == (round(SECONDS * RATE), 2)
    assert np.isfinite(strophe).all()
    assert np.abs(strophe).max() <= 0.7001
    assert abs(20 * math.log10(np.sqrt((strophe**2).mean())) - LOUDNESS) < 4


def test_the_same_seed_writes_the_same_night() -> None:
    one, other, third = Composer(1), Composer(1), Composer(2)
    assert np.array_equal(one.next_strophe(), other.next_strophe())
    second = one.next_strophe()
    assert np.array_equal(second, other.next_strophe())
    assert not np.array_equal(second, third.next_strophe())


def test_a_strophe_begins_and_ends_in_silence_so_that_the_next_may_overlap() -> None:
    strophe = Composer(3).next_strophe()
    assert np.abs(strophe[0]).max() < 1e-3
    assert np.abs(strophe[-1]).max() < 1e-3
    half_faded = strophe[-round(OVERLAP / 2 * RATE) :]
    assert np.sqrt((half_faded**2).mean()) < np.sqrt((strophe**2).mean())


def test_the_melody_keeps_to_its_scale() -> None:
    composer = Composer(11)
    for _ in range(200):
        semitones = 12 * math.log2(composer._step() / _TONIC)
        assert round(semitones) % 12 in _HIJAZ
        assert abs(semitones - round(semitones)) < 1e-6


def test_both_ears_hear_different_things() -> None:
    strophe = Composer(5).next_strophe()
    left, right = strophe[:, 0], strophe[:, 1]
    assert np.corrcoef(left, right)[0, 1] < 0.98
