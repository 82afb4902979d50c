"""Press to join, leave, share a keyboard."""

from __future__ import annotations

from game.input import Device, Half, Kind, Press, Seating, Verb

KEYBOARD = Device(Kind.KEYBOARD)
LEFT, RIGHT = Device(Kind.KEYBOARD_LEFT), Device(Kind.KEYBOARD_RIGHT)


def confirm(device: Device, half: Half | None = None) -> Press:
    return Press(device, Verb.CONFIRM, half=half)


def test_each_device_that_presses_takes_the_next_free_seat() -> None:
    seating = Seating()
    assert seating.join(confirm(Device(Kind.PAD, 7)), [0, 1, 2]) == 0
    assert seating.join(confirm(KEYBOARD), [0, 1, 2]) == 1
    assert seating.join(confirm(Device(Kind.PAD, 9)), [0, 1]) is None
    assert seating.seat_of(KEYBOARD) == 1


def test_a_device_that_sits_does_not_join_again() -> None:
    seating = Seating()
    seating.join(confirm(KEYBOARD), [0, 1])
    assert seating.join(confirm(KEYBOARD, Half.LEFT), [0, 1]) is None


def test_a_second_player_joins_with_the_other_half_of_the_keyboard() -> None:
    seating = Seating()
    seating.join(confirm(KEYBOARD, Half.RIGHT), [0, 1])
    assert seating.join(confirm(KEYBOARD, Half.LEFT), [0, 1], split=True) == 1
    assert (seating.seat_of(RIGHT), seating.seat_of(LEFT), seating.seat_of(KEYBOARD)) == (0, 1, None)
    assert seating.halves


def test_when_one_of_two_leaves_the_other_has_the_whole_keyboard() -> None:
    seating = Seating()
    seating.seat(LEFT, 0)
    seating.seat(RIGHT, 1)
    assert seating.leave(LEFT) == 0
    assert not seating.halves
    assert seating.seat_of(KEYBOARD) == 1


def test_seating_a_half_leaves_the_other_half_to_who_had_the_whole() -> None:
    seating = Seating()
    seating.seat(KEYBOARD, 0)
    seating.seat(LEFT, 1)
    assert seating.seat_of(RIGHT) == 0


def test_a_device_moves_with_its_player_and_a_seat_may_have_two() -> None:
    seating = Seating()
    pad = Device(Kind.PAD, 1)
    seating.seat(pad, 0)
    seating.seat(KEYBOARD, 0)
    assert seating.devices_of(0) == [pad, KEYBOARD]
    seating.seat(pad, 2)
    assert seating.devices_of(0) == [KEYBOARD]
    seating.clear()
    assert seating.devices_of(2) == []
