"""Keys: whole keyboard, two halves, repetition, typing, new bindings."""

from __future__ import annotations

import pygame
import pytest

from game.input import Bindings, Captured, Device, Edit, EditKind, Half, Kind, Press, Typed, Verb
from game.input.bindings import DEFAULTS, SCHEMES, is_key
from tests.input.desk import Desk, verbs

KEYBOARD = Device(Kind.KEYBOARD)


def test_a_key_says_its_verb_when_it_goes_down_and_when_it_goes_up(desk: Desk) -> None:
    assert desk.tap(pygame.K_v) == [
        Press(KEYBOARD, Verb.PEEK, half=None),
        Press(KEYBOARD, Verb.PEEK, pressed=False, half=None),
    ]


@pytest.mark.parametrize(
    ("key", "mod", "verb"),
    [
        (pygame.K_UP, 0, Verb.UP),
        (pygame.K_a, 0, Verb.LEFT),
        (pygame.K_RETURN, 0, Verb.CONFIRM),
        (pygame.K_KP_ENTER, 0, Verb.CONFIRM),
        (pygame.K_ESCAPE, 0, Verb.CANCEL),
        (pygame.K_TAB, 0, Verb.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Verb.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Verb.UNDO),
        (pygame.K_F11, 0, Verb.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Verb.FULLSCREEN),
        (pygame.K_h, pygame.KMOD_LSHIFT, Verb.HINT),
        (pygame.K_KP_PLUS, 0, Verb.ZOOM_IN),
        (pygame.K_h, pygame.KMOD_NUM | pygame.KMOD_CAPS, Verb.HINT),
    ],
)
def test_the_usual_keys(desk: Desk, key: int, mod: int, verb: Verb) -> None:
    assert verbs(desk.tap(key, mod)) == [verb]


def test_ctrl_with_a_letter_is_not_the_letter(desk: Desk) -> None:
    assert desk.tap(pygame.K_h, pygame.KMOD_LCTRL) == []


def test_every_usual_key_exists_and_every_verb_has_a_key() -> None:
    for scheme in SCHEMES:
        for keys in DEFAULTS[scheme].values():
            assert all(is_key(key) for key in keys), keys
    assert set(DEFAULTS["whole"]) == set(Verb)


def test_no_usual_key_means_two_things_and_the_halves_share_none() -> None:
    used = {scheme: [key for keys in DEFAULTS[scheme].values() for key in keys] for scheme in SCHEMES}
    for keys in used.values():
        assert len(keys) == len(set(keys))
    assert not set(used["left"]) & set(used["right"])


def test_a_held_direction_repeats_after_a_while_and_then_steadily(desk: Desk) -> None:
    desk.key(pygame.K_DOWN)
    assert desk.wait(0.2) == []
    assert desk.wait(0.2) == [Press(KEYBOARD, Verb.DOWN, repeat=True, half=Half.RIGHT)]
    assert desk.wait(0.05) == []
    assert len(desk.wait(0.08)) == 1
    desk.key(pygame.K_DOWN, down=False)
    assert desk.wait(5.0) == []
    assert desk.devices.wakes_at is None


def test_after_a_long_pause_a_held_key_repeats_once_not_a_hundred_times(desk: Desk) -> None:
    desk.key(pygame.K_DOWN)
    assert len(desk.wait(60.0)) == 1


def test_confirm_never_repeats(desk: Desk) -> None:
    desk.key(pygame.K_RETURN)
    assert desk.wait(3.0) == []


def test_the_systems_own_key_repeat_says_nothing(desk: Desk) -> None:
    desk.key(pygame.K_RETURN)
    assert desk.key(pygame.K_RETURN) == []


def test_losing_the_window_lets_go_of_every_key(desk: Desk) -> None:
    desk.key(pygame.K_v)
    desk.key(pygame.K_LEFT)
    released = desk.feed(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert {one.verb for one in released if isinstance(one, Press) and not one.pressed} == {Verb.PEEK, Verb.LEFT}
    assert desk.wait(5.0) == []
    assert desk.key(pygame.K_v, down=False) == []


def test_two_players_share_the_keyboard(desk: Desk) -> None:
    seating = desk.devices.seating
    seating.seat(Device(Kind.KEYBOARD_LEFT), 0)
    seating.seat(Device(Kind.KEYBOARD_RIGHT), 2)
    (left, *_) = desk.tap(pygame.K_w)
    (right, *_) = desk.tap(pygame.K_UP)
    assert isinstance(left, Press)
    assert isinstance(right, Press)
    assert (left.verb, left.seat, left.device.kind) == (Verb.UP, 0, Kind.KEYBOARD_LEFT)
    assert (right.verb, right.seat, right.device.kind) == (Verb.UP, 2, Kind.KEYBOARD_RIGHT)


def test_in_halves_one_may_hold_shift_while_the_other_plays(desk: Desk) -> None:
    desk.devices.seating.seat(Device(Kind.KEYBOARD_LEFT), 0)
    assert verbs(desk.key(pygame.K_LSHIFT)) == [Verb.PEEK]
    assert verbs(desk.key(pygame.K_RETURN, pygame.KMOD_LSHIFT)) == [Verb.CONFIRM]
    assert verbs(desk.key(pygame.K_1, pygame.KMOD_LCTRL)) == [Verb.HINT]


def test_in_halves_escape_and_fullscreen_belong_to_everybody(desk: Desk) -> None:
    desk.devices.seating.seat(Device(Kind.KEYBOARD_LEFT), 0)
    assert desk.tap(pygame.K_ESCAPE)[0] == Press(KEYBOARD, Verb.CANCEL)
    assert verbs(desk.tap(pygame.K_F11)) == [Verb.FULLSCREEN]
    assert desk.tap(pygame.K_h) == []


def test_while_a_name_is_typed_letters_are_letters(desk: Desk) -> None:
    desk.devices.typing = True
    assert desk.tap(pygame.K_h) == []
    assert desk.feed(pygame.event.Event(pygame.TEXTINPUT, text="Né")) == [Typed("Né")]
    assert desk.tap(pygame.K_BACKSPACE) == [Edit(EditKind.BACKSPACE)]
    assert verbs(desk.tap(pygame.K_RETURN)) == [Verb.CONFIRM]
    assert verbs(desk.tap(pygame.K_ESCAPE)) == [Verb.CANCEL]
    desk.devices.typing = False
    assert desk.feed(pygame.event.Event(pygame.TEXTINPUT, text="h")) == []
    assert verbs(desk.tap(pygame.K_h)) == [Verb.HINT]


def test_letters_that_cannot_be_printed_are_left_out(desk: Desk) -> None:
    desk.devices.typing = True
    assert desk.feed(pygame.event.Event(pygame.TEXTINPUT, text="\x00\n")) == []


def test_a_new_key_is_asked_for_once(desk: Desk) -> None:
    desk.devices.capture = True
    assert desk.tap(pygame.K_k) == [Captured("k")]
    assert desk.devices.capture is False
    desk.devices.capture = True
    assert desk.tap(pygame.K_ESCAPE) == [Captured("")]


def test_a_key_bound_anew_means_the_new_thing_and_no_longer_the_old(desk: Desk) -> None:
    bindings = desk.devices.bindings.with_key("whole", Verb.HINT, "e")
    desk.devices.rebind(bindings)
    assert verbs(desk.tap(pygame.K_e)) == [Verb.HINT]
    assert bindings.keys("whole", Verb.END_TURN) == ()
    assert desk.devices.prompt(Verb.HINT).name == "e"


def test_new_bindings_survive_the_settings_file() -> None:
    bindings = Bindings().with_key("whole", Verb.HINT, "e").with_key("left", Verb.CONFIRM, "f")
    again, notices = Bindings.from_settings(bindings.changes())
    assert notices == []
    assert again.changes() == bindings.changes()
    assert again.keys("left", Verb.CONFIRM)[0] == "f"
    assert Bindings().changes() == {}


def test_nobody_can_bind_himself_out_of_the_game() -> None:
    bindings = Bindings()
    assert bindings.with_key("left", Verb.HINT, "space").keys("left", Verb.CONFIRM) == ("space",)
    assert bindings.with_key("whole", Verb.HINT, "escape").verb("whole", "escape") is Verb.CANCEL


def test_bindings_nobody_knows_are_left_out_with_one_sentence() -> None:
    bindings, notices = Bindings.from_settings(
        {"whole": {"dance": ["k"], "hint": ["no such key"], "undo": ["k"]}, "feet": {"up": ["k"]}}
    )
    assert [notice.key for notice in notices] == ["notice-binding-unknown"]
    assert notices[0].values["names"] == "whole dance, whole hint, feet up"
    assert bindings.keys("whole", Verb.UNDO) == ("k",)
    assert bindings.keys("whole", Verb.HINT) == ("h",)
