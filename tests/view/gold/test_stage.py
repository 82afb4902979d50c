"""What happens is shown, and after it has been shown the picture is the truth."""

from __future__ import annotations

import itertools

import pytest

from game.engine.gold.story import EVENTS
from game.engine.match import Match
from game.settings import Settings
from game.view.gold import GoldBoard
from game.view.gold.site import Site
from tests.view.gold.desk import Desk, fresh, lively_actions

_ACTIONS = 260


def _at_rest(desk: Desk) -> None:
    board = desk.board
    assert board.site == Site.of(desk.match.view(0))
    assert not any((board.motions, board.cracked, board.poses, board.flyers, board.overlays))
    assert not any((board.above, board.lamps, board.room))
    assert board.shake == board.dim == 0


def test_every_event_of_the_game_has_a_method_that_shows_it() -> None:
    assert set(EVENTS) == set(GoldBoard.shown)


@pytest.mark.parametrize("seed", range(4))
def test_following_the_events_leads_to_what_the_state_says(seed: int) -> None:
    match = Match.new("gold", 2 + seed % 3, seed)
    site = Site.of(match.view(0))
    for action in itertools.islice(lively_actions(match, seed), 1200):
        for event in match.play(action):
            site.follow(event)
        assert site == Site.of(match.view(0))


@pytest.mark.parametrize(
    "settings", [Settings(), Settings(reduced_motion=True), Settings(animation_speed="instant")]
)
def test_after_everything_was_shown_the_picture_is_the_truth(settings: Settings) -> None:
    desk = Desk(Match.new("gold", 3, 11), settings)
    for action in itertools.islice(lively_actions(desk.match, 11), _ACTIONS):
        desk.play(action)
        desk.finish()
        _at_rest(desk)


@pytest.mark.parametrize("seed", [5, 8])
def test_one_press_completes_everything_at_any_moment(seed: int) -> None:
    desk = Desk(Match.new("gold", 4, seed))
    for number, action in enumerate(itertools.islice(lively_actions(desk.match, seed), _ACTIONS)):
        desk.play(action)
        desk.run(0.05 * (number % 23))
        desk.board.skip()
        _at_rest(desk)


def test_after_skip_the_picture_equals_one_built_fresh(tmp_path: object) -> None:
    desk = Desk(Match.new("gold", 4, 8))
    for number, action in enumerate(itertools.islice(lively_actions(desk.match, 8), 90)):
        desk.play(action)
        desk.run(0.3)
        desk.board.skip()
        if number % 9 == 0:
            assert desk.picture().get_buffer().raw == fresh(desk).picture().get_buffer().raw
