"""Keys to verbs: one player at the whole keyboard or two at a half each, typing, and asking for a new key."""

from __future__ import annotations

import pygame

from game.input.bindings import LEFT, RIGHT, WHOLE, Bindings
from game.input.repeat import HeldButtons
from game.input.verbs import KEYBOARD, Captured, Device, Edit, EditKind, InputEvent, Kind, Press, Typed, Verb

_EDITS = {
    pygame.K_BACKSPACE: EditKind.BACKSPACE,
    pygame.K_DELETE: EditKind.DELETE,
    pygame.K_LEFT: EditKind.LEFT,
    pygame.K_RIGHT: EditKind.RIGHT,
    pygame.K_HOME: EditKind.HOME,
    pygame.K_END: EditKind.END,
}
# While a name is typed, letters are letters: only these keys keep their meaning.
_WHILE_TYPING = {
    pygame.K_RETURN: Verb.CONFIRM,
    pygame.K_KP_ENTER: Verb.CONFIRM,
    pygame.K_ESCAPE: Verb.CANCEL,
    pygame.K_UP: Verb.UP,
    pygame.K_DOWN: Verb.DOWN,
    pygame.K_TAB: Verb.NEXT,
    pygame.K_PAGEUP: Verb.PAGE_LEFT,
    pygame.K_PAGEDOWN: Verb.PAGE_RIGHT,
}
_HALVES = ((LEFT, Device(Kind.KEYBOARD_LEFT)), (RIGHT, Device(Kind.KEYBOARD_RIGHT)))
_MODIFIER_KEYS = {"left ctrl", "right ctrl", "left alt", "right alt", "alt gr", "left shift", "right shift"}


class Keyboard:
    """The keyboard, or its two halves."""

    def __init__(self, bindings: Bindings, held: HeldButtons) -> None:
        self.bindings = bindings
        self.halves = False
        self.typing = False
        self.capture = False
        self._held = held

    def key_down(self, event: pygame.event.Event, now: float) -> list[InputEvent]:
        """What this key means here and now."""
        if self.capture:
            return self._captured(event)
        if self.typing:
            return self._typing_key(event, now)
        press = self._meaning(event)
        return [*self._held.down(("key", event.key), press, now)] if press else []

    def key_up(self, event: pygame.event.Event) -> list[InputEvent]:
        """The key's release, whatever it meant when it went down."""
        return [*self._held.up(("key", event.key))]

    def text(self, event: pygame.event.Event) -> list[InputEvent]:
        """Letters, if a text field wants them."""
        letters = "".join(letter for letter in event.text if letter.isprintable())
        return [Typed(letters)] if self.typing and letters else []

    def _captured(self, event: pygame.event.Event) -> list[InputEvent]:
        name, _ = _names(event)
        if not name:
            return []
        self.capture = False
        return [Captured("" if event.key == pygame.K_ESCAPE else name)]

    def _typing_key(self, event: pygame.event.Event, now: float) -> list[InputEvent]:
        if edit := _EDITS.get(event.key):
            return [Edit(edit)]
        if verb := _WHILE_TYPING.get(event.key):
            return [*self._held.down(("key", event.key), Press(KEYBOARD, verb), now)]
        return []

    def _meaning(self, event: pygame.event.Event) -> Press | None:
        name, with_modifiers = _names(event)
        if not name:
            return None
        if self.halves and (press := self._meaning_in_halves(name)):
            return press
        verb = self.bindings.verb(WHOLE, with_modifiers)
        if verb is None and not with_modifiers.startswith(("ctrl+", "alt+")):
            verb = self.bindings.verb(WHOLE, name)
        if verb is None or (
            self.halves and verb not in (Verb.CANCEL, Verb.FULLSCREEN, Verb.SCREENSHOT, Verb.RULES)
        ):
            return None
        return Press(KEYBOARD, verb, half=self.bindings.half(name))

    def _meaning_in_halves(self, name: str) -> Press | None:
        """With two at the keyboard, one may hold Shift while the other presses a key: modifiers do not count."""
        if name == "escape":
            return None
        for scheme, device in _HALVES:
            if verb := self.bindings.verb(scheme, name):
                return Press(device, verb, half=self.bindings.half(name))
        return None


def _names(event: pygame.event.Event) -> tuple[str, str]:
    """The key's name, and the same with its modifiers."""
    name = pygame.key.name(event.key) or pygame.key.name(event.key, use_compat=False).lower()
    if not name or name in _MODIFIER_KEYS:
        return name, name
    pressed = getattr(event, "mod", 0)
    modifiers = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
    return name, "".join(f"{word}+" for word, mask in modifiers if pressed & mask) + name
