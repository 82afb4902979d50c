"""Which key means what: for one player at the whole keyboard, and for two at a half each.

A key is named as pygame names it ("return", "left shift"), with "ctrl+", "alt+" or "shift+" before it.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.input.verbs import Half, Verb
from game.notices import Notice

Keys = dict[Verb, tuple[str, ...]]

WHOLE, LEFT, RIGHT = "whole", "left", "right"
SCHEMES = (WHOLE, LEFT, RIGHT)
MODIFIERS = ("ctrl", "alt", "shift")
_MOST_KEYS = 4
_VERBS = {str(verb) for verb in Verb}

# What the program itself answers to, whoever plays and however he has bound his keys.
ALWAYS: dict[str, Verb] = {
    "f11": Verb.FULLSCREEN,
    "alt+return": Verb.FULLSCREEN,
    "escape": Verb.CANCEL,
}

DEFAULTS: dict[str, Keys] = {
    WHOLE: {
        Verb.UP: ("up", "w"),
        Verb.DOWN: ("down", "s"),
        Verb.LEFT: ("left", "a"),
        Verb.RIGHT: ("right", "d"),
        Verb.CONFIRM: ("return", "space", "enter"),
        Verb.CANCEL: ("escape",),
        Verb.MENU: ("p", "f10", "pause"),
        Verb.NEXT: ("tab",),
        Verb.PREVIOUS: ("shift+tab",),
        Verb.PEEK: ("v",),
        Verb.HINT: ("h",),
        Verb.UNDO: ("u", "backspace", "ctrl+z"),
        Verb.REDO: ("y", "ctrl+y"),
        Verb.RULES: ("f1",),
        Verb.END_TURN: ("e",),
        Verb.REPLAY_TURNS: ("r",),
        Verb.ZOOM_IN: ("+", "=", "[+]"),
        Verb.ZOOM_OUT: ("-", "[-]"),
        Verb.RECENTRE: ("c", "home"),
        Verb.PAGE_LEFT: ("page up", ","),
        Verb.PAGE_RIGHT: ("page down", "."),
        Verb.PAN_UP: ("ctrl+up",),
        Verb.PAN_DOWN: ("ctrl+down",),
        Verb.PAN_LEFT: ("ctrl+left",),
        Verb.PAN_RIGHT: ("ctrl+right",),
        Verb.FULLSCREEN: ("f11", "alt+return"),
        Verb.SCREENSHOT: ("f12",),
    },
    LEFT: {
        Verb.UP: ("w",),
        Verb.DOWN: ("s",),
        Verb.LEFT: ("a",),
        Verb.RIGHT: ("d",),
        Verb.CONFIRM: ("space",),
        Verb.CANCEL: ("q",),
        Verb.MENU: ("f10",),
        Verb.NEXT: ("tab",),
        Verb.PEEK: ("left shift",),
        Verb.HINT: ("1",),
        Verb.UNDO: ("2",),
        Verb.RULES: ("f1",),
        Verb.END_TURN: ("e",),
        Verb.REPLAY_TURNS: ("r",),
        Verb.ZOOM_IN: ("3",),
        Verb.ZOOM_OUT: ("4",),
        Verb.RECENTRE: ("c",),
        Verb.PAGE_LEFT: ("z",),
        Verb.PAGE_RIGHT: ("x",),
    },
    RIGHT: {
        Verb.UP: ("up",),
        Verb.DOWN: ("down",),
        Verb.LEFT: ("left",),
        Verb.RIGHT: ("right",),
        Verb.CONFIRM: ("return", "enter"),
        Verb.CANCEL: ("backspace",),
        Verb.MENU: ("pause", "p"),
        Verb.NEXT: ("right ctrl", "delete"),
        Verb.PEEK: ("right shift",),
        Verb.HINT: ("8",),
        Verb.UNDO: ("9",),
        Verb.END_TURN: ("end",),
        Verb.REPLAY_TURNS: ("insert",),
        Verb.ZOOM_IN: ("=", "[+]"),
        Verb.ZOOM_OUT: ("-", "[-]"),
        Verb.RECENTRE: ("home",),
        Verb.PAGE_LEFT: ("page up", ","),
        Verb.PAGE_RIGHT: ("page down", "."),
    },
}


class Bindings:
    """The keys of the three schemes. Never changed: `with_key` gives new ones."""

    def __init__(self, schemes: Mapping[str, Keys] = DEFAULTS) -> None:
        self._schemes = {scheme: dict(schemes[scheme]) for scheme in SCHEMES}
        self._verbs = {scheme: _by_key(keys) for scheme, keys in self._schemes.items()}

    @classmethod
    def from_settings(cls, changes: Mapping[str, Mapping[str, list[str]]]) -> tuple[Bindings, list[Notice]]:
        """The usual keys with the player's changes; what is not known here is left out with a sentence."""
        schemes = {scheme: dict(keys) for scheme, keys in DEFAULTS.items()}
        unknown: list[str] = []
        for scheme, keys_of in changes.items():
            for verb, keys in keys_of.items():
                if scheme not in SCHEMES or verb not in _VERBS or not all(is_key(key) for key in keys):
                    unknown.append(f"{scheme} {verb}")
                    continue
                schemes[scheme][Verb(verb)] = tuple(keys[:_MOST_KEYS])
        notices = [Notice("notice-binding-unknown", {"names": ", ".join(unknown)[:200]})] if unknown else []
        return cls(schemes), notices

    def changes(self) -> dict[str, dict[str, list[str]]]:
        """What differs from the usual keys, for the settings file."""
        differing = {
            scheme: {
                str(verb): list(keys)
                for verb, keys in self._schemes[scheme].items()
                if keys != DEFAULTS[scheme].get(verb, ())
            }
            for scheme in SCHEMES
        }
        return {scheme: keys for scheme, keys in differing.items() if keys}

    def keys(self, scheme: str, verb: Verb) -> tuple[str, ...]:
        """The keys for this verb, the first one is shown in prompts."""
        return self._schemes[scheme].get(verb, ())

    def verb(self, scheme: str, key: str) -> Verb | None:
        """What this key means."""
        return ALWAYS.get(key) or self._verbs[scheme].get(key)

    def half(self, key: str) -> Half | None:
        """The half of the keyboard that this key lies on."""
        for half in Half:
            if key in self._verbs[half.value]:
                return half
        return None

    def with_key(self, scheme: str, verb: Verb, key: str) -> Bindings:
        """This key means this verb from now on, first of its keys, and nothing else in this scheme.

        Directions, confirm and cancel never lose their last key: that would lock the player out.
        """
        keys = dict(self._schemes[scheme])
        for other, others_keys in keys.items():
            keys[other] = tuple(one for one in others_keys if one != key)
        keys[verb] = (key, *keys.get(verb, ()))[:_MOST_KEYS]
        for other in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.CONFIRM):
            if not keys[other]:
                return self
        return Bindings({**self._schemes, scheme: keys})


def is_key(name: str) -> bool:
    """Whether there is such a key."""
    key = name
    for modifier in MODIFIERS:
        key = key.removeprefix(f"{modifier}+")
    try:
        return bool(pygame.key.key_code(key))
    except ValueError:
        return False
    except pygame.error:  # without a screen SDL knows no keys; then we cannot tell
        return True


def _by_key(keys: Keys) -> dict[str, Verb]:
    return {key: verb for verb, names in keys.items() for key in names}
