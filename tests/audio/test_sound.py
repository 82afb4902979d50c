"""Sound never blocks the loop, never raises, and is silent where there is no device."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.audio import EFFECTS, Sound
from game.audio.mixer import MUSIC_CHANNELS
from game.audio.musician import _DUCKED


def wait_for(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.005)


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder that all tests share, so that sounds are cooked once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def sound(kitchen: Path) -> Iterator[Sound]:
    sound = Sound(kitchen, seed=1)
    sound.start()
    wait_for(lambda: sound.is_ready)
    yield sound
    sound.close()


def busy_channels() -> int:
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(2, pygame.mixer.get_num_channels()))


def removed() -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False)


def added() -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False)


def test_starting_returns_at_once_and_sounds_asked_for_too_early_are_left_out(tmp_path: Path) -> None:
    sound = Sound(tmp_path)
    begin = time.perf_counter()
    sound.start()
    for name in EFFECTS:
        sound.play(name)
    assert time.perf_counter() - begin < 5  # a guard against waiting, not a measurement
    sound.close()


def test_every_effect_plays_at_every_step_and_side(sound: Sound) -> None:
    for name in EFFECTS:
        for step in (-1, 0, 3, 99):
            sound.play(name, step=step, pan=-1.0, volume=0.5)
        assert busy_channels() > 0
        pygame.mixer.stop()


def test_more_sounds_than_channels_do_no_harm(sound: Sound) -> None:
    sound.play_music()
    wait_for(lambda: pygame.mixer.Channel(MUSIC_CHANNELS[0]).get_busy())
    for _ in range(100):
        sound.play("collapse")
    assert pygame.mixer.Channel(MUSIC_CHANNELS[0]).get_busy()


def test_effects_leave_the_channels_of_the_music_alone(sound: Sound) -> None:
    for _ in range(30):
        sound.play("collapse")
    assert not any(pygame.mixer.Channel(number).get_busy() for number in MUSIC_CHANNELS)


def test_an_effect_that_there_is_not_is_our_mistake(sound: Sound) -> None:
    with pytest.raises(KeyError):
        sound.play("cuckoo")


def test_the_same_variant_never_plays_twice_running(sound: Sound) -> None:
    chosen = [sound._choose("walk", 0) for _ in range(50)]
    assert all(one is not other for one, other in itertools.pairwise(chosen))
    assert len({id(one) for one in chosen}) == 6


def test_muting_stops_everything_at_once(sound: Sound) -> None:
    sound.play("collapse")
    sound.muted = True
    assert busy_channels() == 0
    sound.play("place")
    assert busy_channels() == 0
    sound.muted = False
    sound.play("collapse")
    assert busy_channels() == 1


def test_effects_at_volume_nought_are_not_played(sound: Sound) -> None:
    sound.effects_volume = 0
    sound.play("place")
    assert busy_channels() == 0


def test_the_effects_volume_reaches_all_sounds_at_once(sound: Sound) -> None:
    sound.effects_volume = 50
    volumes = {round(one.get_volume(), 2) for sounds in sound._ready.values() for one in sounds}
    assert volumes == {0.25}


def test_music_plays_and_steps_back_6_db_under_an_effect(sound: Sound) -> None:
    sound.play_music()
    channel = pygame.mixer.Channel(MUSIC_CHANNELS[0])
    wait_for(channel.get_busy)
    full = channel.get_volume()
    sound.play("confirm")
    assert channel.get_volume() == pytest.approx(full * _DUCKED, abs=0.02)
    wait_for(lambda: channel.get_volume() == pytest.approx(full, abs=0.02), 5)


def test_a_menu_tick_does_not_pump_the_music(sound: Sound) -> None:
    sound.play_music()
    channel = pygame.mixer.Channel(MUSIC_CHANNELS[0])
    wait_for(channel.get_busy)
    full = channel.get_volume()
    sound.play("menu-move")
    assert channel.get_volume() == full


def test_music_fades_away_when_stopped_and_comes_again(sound: Sound) -> None:
    sound.play_music()
    channels = [pygame.mixer.Channel(number) for number in MUSIC_CHANNELS]
    wait_for(lambda: any(channel.get_busy() for channel in channels))
    sound.stop_music()
    wait_for(lambda: not any(channel.get_busy() for channel in channels), 5)
    sound.play_music()
    wait_for(lambda: any(channel.get_busy() for channel in channels), 20)


def test_the_music_volume_is_followed(sound: Sound) -> None:
    sound.music_volume = 100
    sound.play_music()
    channel = pygame.mixer.Channel(MUSIC_CHANNELS[0])
    wait_for(channel.get_busy)
    sound.music_volume = 50
    wait_for(lambda: channel.get_volume() == pytest.approx(0.25, abs=0.02), 5)
    sound.music_volume = 0
    wait_for(lambda: not channel.get_busy(), 5)


def test_without_a_device_everything_is_silent_with_one_line_in_the_log(
    kitchen: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound = Sound(kitchen)
    sound.start()
    wait_for(lambda: bool(caplog.messages))
    sound.play_music()
    for name in EFFECTS:
        sound.play(name)
    sound.effects_volume = 10
    sound.music_volume = 10
    sound.stop_music()
    assert sound.is_silent
    assert len(caplog.messages) == 1
    sound.close()


def test_a_device_that_vanishes_leaves_silence_and_one_that_comes_back_is_used(
    sound: Sound, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sound.play_music()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound.handle(removed())
    wait_for(lambda: sound._mixer.has_failed)
    assert sound.is_silent
    sound.play("place")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.handle(added())
    wait_for(lambda: not sound.is_silent and sound.is_ready)
    sound.play("collapse")
    assert busy_channels() == 1
    assert len(caplog.messages) == 1


def test_another_device_takes_over_when_one_vanishes(sound: Sound) -> None:
    before = next(iter(sound._ready.values()))[0]
    sound.handle(removed())
    wait_for(lambda: sound.is_ready and next(iter(sound._ready.values()))[0] is not before)
    sound.play("collapse")
    assert busy_channels() == 1


def test_the_devices_that_sdl_announces_at_the_start_do_not_make_it_open_again(sound: Sound) -> None:
    sound.handle(added())
    sound.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=True))
    sound.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert not sound._must_open
    assert sound.is_ready


def test_the_mixer_closed_by_somebody_else_leaves_silence(sound: Sound, caplog: pytest.LogCaptureFixture) -> None:
    pygame.mixer.quit()
    sound.play("place")
    assert sound.is_silent
    assert len(caplog.messages) == 1


def test_who_unmutes_tries_again_for_a_device(
    kitchen: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound = Sound(kitchen, muted=True)
    sound.start()
    wait_for(lambda: sound._mixer.has_failed)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.muted = False
    wait_for(lambda: not sound.is_silent)
    sound.close()


def test_closing_twice_or_before_the_start_does_no_harm(kitchen: Path) -> None:
    sound = Sound(kitchen)
    sound.close()
    sound.close()


def test_the_sound_thread_that_stumbles_leaves_the_game_in_silence(
    kitchen: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sound = Sound(kitchen)
    monkeypatch.setattr(sound._shelf, "sounds", lambda *_: 1 / 0)
    sound.start()
    wait_for(lambda: any("in silence" in line for line in caplog.messages))
    sound.play("place")
    assert sound.is_silent
    sound.close()
