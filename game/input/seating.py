"""Who plays with what: devices join seats, leave them, and come back to them after being unplugged."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.verbs import KEYBOARD, Device, Half, Kind, Press

_HALF_DEVICES = {Half.LEFT: Device(Kind.KEYBOARD_LEFT), Half.RIGHT: Device(Kind.KEYBOARD_RIGHT)}
_OTHER_HALF = {Half.LEFT: Half.RIGHT, Half.RIGHT: Half.LEFT}


class Seating:
    """A seat may have several devices; a device has one seat at most. Mouse and touch serve whoever is to move."""

    def __init__(self) -> None:
        self._seats: dict[Device, int] = {}
        self._lost: dict[str, list[int]] = {}  # by model of pad: the seats that wait for it

    @property
    def halves(self) -> bool:
        """Whether two players share the keyboard."""
        return any(device in self._seats for device in _HALF_DEVICES.values())

    def seat(self, device: Device, seat: int) -> None:
        """Give this device to this seat. A half of the keyboard leaves the other to whoever had the whole."""
        for half, half_device in _HALF_DEVICES.items():
            if device == half_device and KEYBOARD in self._seats:
                self._seats[_HALF_DEVICES[_OTHER_HALF[half]]] = self._seats.pop(KEYBOARD)
        if device == KEYBOARD:
            for half_device in _HALF_DEVICES.values():
                self._seats.pop(half_device, None)
        self._seats[device] = seat

    def join(self, press: Press, seats: Sequence[int], split: bool = False) -> int | None:
        """Press to join: the device takes the first of these seats that nobody plays, or None.

        With `split`, a key on one half of a keyboard that is taken already takes that half for a second player.
        """
        free = [seat for seat in seats if not self.devices_of(seat)]
        if not free:
            return None
        device = press.device
        if device == KEYBOARD and KEYBOARD in self._seats and split and press.half:
            device = _HALF_DEVICES[press.half]
        if device in self._seats:
            return None
        self.seat(device, free[0])
        return free[0]

    def leave(self, device: Device) -> int | None:
        """The device leaves its seat; a half that remains alone becomes the whole keyboard again."""
        seat = self._seats.pop(device, None)
        remaining = [half for half in _HALF_DEVICES.values() if half in self._seats]
        if device in _HALF_DEVICES.values() and len(remaining) == 1:
            self._seats[KEYBOARD] = self._seats.pop(remaining[0])
        return seat

    def seat_of(self, device: Device) -> int | None:
        """The seat that plays with this device."""
        return self._seats.get(device)

    def devices_of(self, seat: int) -> list[Device]:
        """The devices of this seat."""
        return [device for device, its_seat in self._seats.items() if its_seat == seat]

    def clear(self) -> None:
        """Everybody stands up."""
        self._seats.clear()
        self._lost.clear()

    def lose(self, device: Device, model: str) -> int | None:
        """A pad is gone; its seat is kept for a pad of the same model."""
        seat = self._seats.pop(device, None)
        if seat is not None:
            self._lost.setdefault(model, []).append(seat)
        return seat

    def welcome_back(self, device: Device, model: str) -> int | None:
        """A pad has come; if a seat waits for one of its model and has no other device by now, it sits there."""
        waiting = [seat for seat in self._lost.pop(model, []) if not self.devices_of(seat)]
        if not waiting:
            return None
        if waiting[1:]:
            self._lost[model] = waiting[1:]
        self._seats[device] = waiting[0]
        return waiting[0]
