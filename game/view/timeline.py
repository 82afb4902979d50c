"""What is shown one after the other: beats of clips, at the player's speed, completed by any button."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from game.view.tween import Easing, out_quad

SPEEDS = {"x1": 1.0, "x2": 2.0, "instant": float("inf")}


@dataclass(frozen=True)
class Clip:
    """A motion: `show` is called with 0 … 1, and once with exactly 1 at the end."""

    seconds: float
    show: Callable[[float], None] = lambda part: None
    ease: Easing = out_quad
    delay: float = 0.0
    sound: str | None = None
    step: int = 0  # of the sound: a price, a nearness

    @property
    def end(self) -> float:
        """When it is over, from the start of its beat."""
        return self.delay + self.seconds


class _Beat:
    def __init__(self, clips: tuple[Clip, ...]) -> None:
        self.clips = clips
        self.passed = 0.0
        self._begun: set[int] = set()
        self._done: set[int] = set()
        self.length = max((clip.end for clip in clips), default=0.0)

    def advance(self, passed: float, play: Callable[..., None] | None) -> None:
        self.passed = passed
        for number, clip in enumerate(self.clips):
            if number in self._done or passed < clip.delay:
                continue
            if number not in self._begun:
                self._begun.add(number)
                if clip.sound and play:
                    play(clip.sound, clip.step) if clip.step else play(clip.sound)
            part = 1.0 if passed >= clip.end else (passed - clip.delay) / clip.seconds
            clip.show(1.0 if part >= 1 else clip.ease(part))
            if part >= 1:
                self._done.add(number)


class Timeline:
    """A queue of beats. The clips of a beat run together; beats follow each other."""

    def __init__(self, play_sound: Callable[..., None] | None = None) -> None:
        self.speed = "x1"
        self._beats: deque[_Beat] = deque()
        self._play_sound = play_sound

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._beats)

    def add(self, *clips: Clip) -> None:
        """Append a beat of clips that run together."""
        self._beats.append(_Beat(clips))
        if self.speed == "instant":
            self.skip()

    def wait(self, seconds: float) -> None:
        """Append a pause."""
        self.add(Clip(seconds))

    def advance(self, seconds: float) -> None:
        """Let time pass; what is left of it goes into the next beat."""
        left = seconds * SPEEDS[self.speed]
        while self._beats:
            beat = self._beats[0]
            reached = beat.passed + left
            beat.advance(min(reached, beat.length), self._play_sound)
            if reached < beat.length:
                return
            left = reached - beat.length
            self._beats.popleft()

    def skip(self) -> None:
        """Complete everything at once, in order and without sounds."""
        while self._beats:
            beat = self._beats.popleft()
            beat.advance(beat.length, None)
