"""Runs a lesson's script beside a match: where we are, what counts, what answers. Knows no picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.lessons.script import Lesson, Step, fits


class Teacher:
    """One pupil in one lesson. Everything follows from the step and the number of actions played so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # the step
        self._answered = False  # the pupil has done or read it; replies may still be due
        self._replies = 0  # how many were given

    @property
    def step(self) -> Step | None:
        """What is taught now; None: the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def over(self) -> bool:
        """Whether everything was said and done."""
        return self.step is None

    @property
    def reads(self) -> bool:
        """Whether the pupil only has to read and go on."""
        return self.step is not None and not self._answered and not self.step.wants

    @property
    def asks(self) -> bool:
        """Whether the pupil has to do something on the board."""
        return self.step is not None and not self._answered and bool(self.step.wants)

    @property
    def reply(self) -> str | None:
        """The action that happens by itself now."""
        if self.step is None or not self._answered:
            return None
        return self.step.then[self._replies]

    def accepts(self, action: str) -> bool:
        """Whether the pupil's action is one that the step asks for."""
        return self.asks and self.step is not None and fits(action, self.step.wants)

    def wanted(self, legal: Iterable[str]) -> str:
        """The action to point out: the first legal one that is asked for."""
        if self.step is None or not self.asks:
            return ""
        actions = sorted(legal)
        return next((action for want in self.step.wants for action in actions if fits(action, (want,))), "")

    def go_on(self) -> None:
        """The sentence was read, or the action asked for was played."""
        self._answered = True
        self._settle()

    def replied(self) -> None:
        """The reply was played."""
        self._replies += 1
        self._settle()

    def _settle(self) -> None:
        """To the next step once all replies were given."""
        step = self.step
        if step is not None and self._answered and self._replies == len(step.then):
            self.number, self._answered, self._replies = self.number + 1, False, 0

    # -- going on where one left ------------------------------------------------------------------------------
    def resume(self, number: int, actions: Sequence[str]) -> bool:
        """Stand at a step after these actions; False, and at the beginning, if the script was never there."""
        steps = self.lesson.steps
        if not 0 <= number < len(steps) or not self._fitting(number, actions):
            return False
        played = len(actions) - sum(map(_length, steps[:number]))
        asked = bool(steps[number].wants)
        self.number, self._answered, self._replies = number, played > 0, max(0, played - asked)
        self._settle()
        return True

    def _fitting(self, number: int, actions: Sequence[str]) -> bool:
        steps = self.lesson.steps
        script = [wanted for step in steps[: number + 1] for wanted in _actions(step)]
        least = sum(map(_length, steps[:number]))
        whole = least <= len(actions) <= len(script)
        return whole and all(fits(action, wanted) for action, wanted in zip(actions, script, strict=False))


def _actions(step: Step) -> list[tuple[str, ...]]:
    """What is played in a step, one after the other: each as the patterns that fit it."""
    return [*([step.wants] if step.wants else []), *((reply,) for reply in step.then)]


def _length(step: Step) -> int:
    return len(_actions(step))
