"""What screens need from the rest of the program; handed to every screen by its constructor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.input import Device, Devices, Glyph, Kind, Verb
from game.notices import Notice
from game.paths import Places
from game.settings import SettingsKeeper
from game.view.canvas import Look
from game.words import Words

if TYPE_CHECKING:
    from game.hall import Hall
    from game.kernels import Progress
    from game.scenes.chairs import MatchSetup

# Keys that have a word of their own in the texts; all others show their name.
_KEY_WORDS = {
    "return": "enter",
    "space": "space",
    "escape": "escape",
    "tab": "tab",
    "left shift": "shift",
    "right shift": "shift",
    "left ctrl": "control",
    "right ctrl": "control",
    "left alt": "alt",
    "backspace": "backspace",
    "delete": "delete",
    "home": "home",
    "end": "end",
    "page up": "page-up",
    "pageup": "page-up",
    "page down": "page-down",
    "pagedown": "page-down",
}


class SoundLike(Protocol):
    """The part of game.audio.Sound that screens use."""

    effects_volume: int
    music_volume: int
    muted: bool

    def play(self, name: str, step: int = 0) -> None:
        """Play an effect."""

    def handle(self, event: pygame.Event) -> None:
        """A sound device came or went."""


class KernelsLike(Protocol):
    """The part of game.kernels.WarmUp that screens use."""

    @property
    def progress(self) -> Progress:
        """How far the preparation is."""

    def progress_of(self, game: str) -> float:
        """How far a game is, from 0 to 1."""

    def prefer(self, game: str) -> None:
        """Prepare this game next."""

    def ready(self, game_id: str) -> bool:
        """Whether a game can be played without compiling."""

    def notices(self) -> list[Notice]:
        """New sentences."""


class Silence:
    """No sound: for tests, pictures and machines without a device."""

    effects_volume = 0
    music_volume = 0
    muted = True

    def play(self, name: str, step: int = 0) -> None:
        """Nothing is heard."""

    def handle(self, event: pygame.Event) -> None:
        """No device matters."""


@dataclass
class Services:
    """Everything a screen may use."""

    look: Look
    places: Places
    settings: SettingsKeeper
    words: Words
    sound: SoundLike
    devices: Devices
    hall: Hall
    kernels: KernelsLike
    make_opponent: Callable[[str, int], Any]  # game.opponents.Opponent: level, seed
    slot: int = 0  # which running program this is: each keeps its own running game
    show_fullscreen: Callable[[bool], None] = lambda on: None
    new_seed: Callable[[], int] = lambda: 1
    copy_text: Callable[[str], bool] = lambda text: False  # to the clipboard; False if there is none
    notices: list[Notice] = field(default_factory=list)  # sentences waiting to be shown
    asked_language: str = ""  # --lang: for this run, until the player chooses another
    _language: str = ""

    def play(self, sound: str, step: int = 0) -> None:
        """Play an effect; some have steps: a price, a nearness."""
        if step:
            self.sound.play(sound, step=step)
        else:
            self.sound.play(sound)

    def tell(self, notice: Notice | None) -> None:
        """Show a sentence, whatever screen is up."""
        if notice is not None:
            self.notices.append(notice)

    def key_label(self, key: str) -> str:
        """A key as the player knows it."""
        if word := _KEY_WORDS.get(key):
            return self.words(f"glyph-{word}")
        return key.upper() if len(key) == 1 else key.title()

    def prompt(self, verb: Verb) -> Glyph:
        """The glyph for a verb on the device used last, a key with its label."""
        glyph = self.devices.prompt(verb)
        if glyph.kind == "key":
            return Glyph("key", self.key_label(glyph.name), glyph.style)
        return glyph

    def device_name(self, device: Device) -> str:
        """A device in the player's language."""
        if device.kind is Kind.PAD:
            pads = self.devices.pads
            number = pads.index(device) + 1 if device in pads else 1
            return self.words("device-pad", number=number)
        return self.words(f"device-{device.kind}")

    def turn_devices(self, first: int, count: int) -> None:
        """Where the chairs turned, the devices turn with them."""
        seating = self.devices.seating
        held = [(seat, device) for seat in range(count) for device in seating.devices_of(seat)]
        seating.clear()
        for seat, device in held:
            seating.seat(device, (seat - first) % count)

    def again(self, setup: MatchSetup) -> MatchSetup:
        """The same table for another match."""
        from game.scenes.chairs import lots_drawn_again

        setup, turned = lots_drawn_again(setup, self.new_seed())
        self.turn_devices(turned, len(setup.chairs))
        return setup

    def apply_settings(self) -> None:
        """Make look, words and sound follow the settings."""
        now = self.settings.now
        self.look.choose(now.high_contrast, now.text_size / 100)
        wanted = self.asked_language or now.language
        if wanted != self._language:
            self._language = wanted
            self.words.choose(wanted)
            self.look.texts.forget()
        self.sound.effects_volume = now.effects_volume
        self.sound.music_volume = now.music_volume
        self.sound.muted = now.mute
