"""What is shown one after the other."""

from __future__ import annotations

import pytest

from game.view.timeline import Clip, Timeline
from game.view.tween import Glide, in_out_cubic, in_out_sine, in_quad, linear, out_back, out_cubic, out_quad


def _seen(timeline: Timeline, seconds: float = 1.0, name: str = "") -> list[tuple[str, float]]:
    seen: list[tuple[str, float]] = []
    timeline.add(Clip(seconds, lambda part: seen.append((name, part)), linear))
    return seen


def test_beats_follow_each_other_and_time_left_over_goes_into_the_next() -> None:
    timeline = Timeline()
    first, second = _seen(timeline), _seen(timeline)
    timeline.advance(1.25)
    assert first[-1][1] == 1
    assert second[-1][1] == pytest.approx(0.25)


def test_clips_of_a_beat_run_together_each_after_its_delay() -> None:
    timeline, seen = Timeline(), []
    timeline.add(Clip(1.0), Clip(0.5, seen.append, linear, delay=0.5))
    timeline.advance(0.4)
    assert seen == []
    timeline.advance(0.35)
    assert seen == [pytest.approx(0.5)]


@pytest.mark.parametrize(("speed", "reached"), [("x1", 0.25), ("x2", 0.5)])
def test_the_player_chooses_the_speed(speed: str, reached: float) -> None:
    timeline = Timeline()
    timeline.speed = speed
    seen = _seen(timeline)
    timeline.advance(0.25)
    assert seen[-1][1] == pytest.approx(reached)


def test_instant_shows_only_the_end() -> None:
    timeline = Timeline()
    timeline.speed = "instant"
    assert _seen(timeline) == [("", 1.0)]
    assert not timeline.busy


def test_skip_completes_every_clip_in_order_and_without_sounds() -> None:
    sounds: list[str] = []
    timeline, order = Timeline(sounds.append), []
    for name in "abc":
        timeline.add(Clip(1.0, lambda part, name=name: order.append((name, part)), sound="place"))  # type: ignore[misc]
    timeline.advance(0.5)
    timeline.skip()
    assert [name for name, part in order if part == 1] == ["a", "b", "c"]
    assert sounds == ["place"]


def test_a_clip_ends_with_exactly_one_whatever_its_easing() -> None:
    for ease in (in_quad, out_quad, out_cubic, in_out_cubic, in_out_sine, out_back):
        assert ease(0) == pytest.approx(0)
        assert ease(1) == pytest.approx(1)


def test_stone_set_on_stone_goes_about_six_percent_over() -> None:
    assert max(out_back(step / 100) for step in range(101)) == pytest.approx(1.06, abs=0.02)


def test_a_glide_reaches_its_goal_and_rests() -> None:
    glide = Glide(0.0, 0.1)
    glide.to(1.0)
    assert glide.moving
    for _ in range(10):
        glide.advance(0.02)
    assert (glide.value, glide.moving) == (1.0, False)
