"""After a game: the same deal again, from the next chair, or told to a friend."""

from __future__ import annotations

import time
from unittest import mock

import pytest

from game.scenes.match import MatchScene
from game.scenes.results import Results
from tests.scenes.rig import Rig


def finished(rig: Rig) -> Results:
    scene = rig.show("results", "cheops")
    assert isinstance(scene, Results)
    return scene


def playing(rig: Rig) -> MatchScene:
    for _ in range(2000):
        if isinstance(rig.top, MatchScene):
            return rig.top
        rig.wait(0.05)
        time.sleep(0.01)  # a thread deals
    raise AssertionError(f"no match began: {rig.stack}")


@pytest.mark.parametrize(("button", "turned"), [("same-deal", 0), ("swap-seats", 1)])
def test_the_same_deal_is_dealt_again(rig: Rig, button: str, turned: int) -> None:
    before = finished(rig)._match.table
    rig.choose(button)
    after = playing(rig).table
    assert after.match.start.tobytes() == before.match.start.tobytes()
    chairs = before.setup.chairs
    assert after.setup.chairs == chairs[turned:] + chairs[:turned]


def test_playing_again_is_another_deal(rig: Rig) -> None:
    before = finished(rig)._match.table
    rig.services.new_seed = lambda: 99
    rig.choose("again")
    assert playing(rig).table.match.start.tobytes() != before.match.start.tobytes()


def test_the_code_goes_to_the_clipboard_and_is_told(rig: Rig) -> None:
    deal = finished(rig)._match.table.setup.deal
    assert deal is not None
    rig.services.copy_text = mock.Mock(return_value=True)
    with mock.patch.object(rig.services, "tell") as tell:
        rig.choose("deal-code")
    rig.services.copy_text.assert_called_once_with(deal.code)
    assert tell.call_args.args[0].key == "deal-code-copied"


def test_where_there_is_no_clipboard_the_code_is_told_all_the_same(rig: Rig) -> None:
    finished(rig)
    with mock.patch.object(rig.services, "tell") as tell:
        rig.choose("deal-code")
    assert tell.call_args.args[0].key == "deal-code-told"
