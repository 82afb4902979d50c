"""RULES.md section 1, what is public and what is hidden; and dealing what is hidden."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from game.engine import dispatch
from game.engine.dispatch import State
from game.engine.match import Match
from game.engine.rng import make_rng
from tests.engine.cheops.boards import EYES, json_of, position, table
from tests.engine.cheops.games import positions_of_random_games


def resampled(view: State, seed: int) -> State:
    dealt = view.copy()
    dispatch.resample(dealt, make_rng(seed))
    return dealt


def test_a_seat_sees_neither_face_down_laws_nor_the_box_nor_the_others_money() -> None:
    match = table(money=[5, 10], laid=14)
    view = match.game.to_json(match.view(1))
    assert [view["pyramid"][eye] for eye in EYES[1:]] == [None] * 5
    assert (view["box"], view["money"]) == (None, [None, 10])


def test_of_a_stack_a_seat_sees_the_height_and_the_top_tile() -> None:
    match = table(heights=(0, 3))
    first, second, _ = match.game.to_json(match.view(0))["stacks"]
    assert first == {"height": 0, "top": None}
    assert second == {"height": 3, "top": json_of(match)["stacks"][1][-1]}


def test_all_else_is_public() -> None:
    match = table(money=[5, 10], laid=14, laws=[[10], []])
    everything, view = json_of(match), match.game.to_json(match.view(0))
    hidden = {"pyramid", "box", "money", "stacks"}
    assert {name for name in everything if everything[name] != view[name]} == hidden
    shown = {block: content for block, content in view["pyramid"].items() if content is not None}
    assert shown == {block: everything["pyramid"][block] for block in shown}


def test_when_the_game_is_over_every_view_equals_all() -> None:
    match = table(laid=36, tables={"R": {"sold": 5}, "O": {"sold": 4}}, phase="treasure", taken="O")
    match.play("sell")
    assert match.view(1).tobytes() == match.state.tobytes()


def with_other_secrets(state: dict[str, Any]) -> dict[str, Any]:
    """The same for seat 0, but with everything else that it cannot see."""
    other = state | {"money": [state["money"][0], *(money + 35 for money in state["money"][1:])]}
    laws = [content for content in state["pyramid"].values() if content[0] == "L"]
    shown = dict(zip([eye for eye in EYES if state["pyramid"][eye][0] == "L"], reversed(laws), strict=True))
    swapped = f"L{state['box'][0]}"
    last = list(shown)[-1]
    other["box"] = sorted([*state["box"][1:], int(shown[last][1:])])
    other["pyramid"] = state["pyramid"] | shown | {last: swapped}
    inside = "".join(stack[:-1] for stack in state["stacks"])[::-1]
    stacks = []
    for stack in state["stacks"]:
        stacks.append(inside[: max(0, len(stack) - 1)] + stack[-1:])
        inside = inside[max(0, len(stack) - 1) :]
    return other | {"stacks": stacks}


def test_a_view_is_byte_identical_when_only_unseen_things_differ() -> None:
    state = position(laid=14, money=[5, 10])
    one, other = Match.load(state), Match.load(with_other_secrets(state))
    assert json_of(one) != json_of(other)
    assert one.view(0).tobytes() == other.view(0).tobytes()
    assert one.view(1).tobytes() != other.view(1).tobytes()


def test_views_stay_identical_when_the_same_is_played_on() -> None:
    state = position(laid=14, money=[5, 10], hands=["FM", "FMDS"])
    one, other = Match.load(state), Match.load(with_other_secrets(state))
    for action in ("place F b5", "sell", "end"):
        one.play(action)
        other.play(action)
        assert one.view(0).tobytes() == other.view(0).tobytes()


def test_a_resampled_state_has_the_same_view_and_is_a_state_that_can_be() -> None:
    for match in positions_of_random_games(12):
        for seat in range(match.players):
            view = match.view(seat)
            dealt = resampled(view, seat + 1)
            assert match.game.view_of(dealt, seat).tobytes() == view.tobytes()
            loaded = match.game.from_json(match.game.to_json(dealt))
            assert loaded.tobytes() == dealt.tobytes()


def test_what_is_resampled_does_not_depend_on_the_truth() -> None:
    state = position(laid=14, money=[5, 10])
    one, other = Match.load(state), Match.load(with_other_secrets(state))
    assert resampled(one.view(0), 3).tobytes() == resampled(other.view(0), 3).tobytes()


def test_resampling_a_state_that_hides_nothing_changes_nothing() -> None:
    match = Match.new("cheops", 3, 1)
    assert resampled(match.state, 5).tobytes() == match.state.tobytes()


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_laws_are_resampled_uniformly() -> None:
    # Four eye blocks carry tiles; two laws lie face down and six are in the box: 56 ordered pairs.
    view = table(laid=36, laws=[[10], [11]], market=[1, 2]).view(0)
    counts: Counter[Any] = Counter()
    for seed in range(5600):
        dealt = resampled(view, seed)
        counts[tuple(law for law in dealt.pyramid.tolist() if law >= 11)] += 1
    assert set(counts) == set(permutations({law + 10 for law in (3, 4, 5, 6, 7, 8, 9, 12)}, 2))
    assert chi_square(counts, 56) < 93.2  # 55 degrees of freedom, one in a thousand


def test_tiles_are_resampled_uniformly() -> None:
    # Unseen are two tiles under the top of stack 1 and one under the top of stack 2: of F, M, and D.
    view = small_stacks().view(0)
    counts: Counter[Any] = Counter()
    for seed in range(6000):
        dealt = resampled(view, seed)
        counts[(*dealt.stacks[0, :2].tolist(), *dealt.stacks[1, :1].tolist())] += 1
    assert set(counts) == set(permutations(range(3)))
    assert chi_square(counts, 6) < 20.5  # 5 degrees of freedom, one in a thousand


def small_stacks() -> Match:
    """Stacks of three, two and no tiles: under the tops lie F, M and D, each once."""
    state = position("a: N = N = = = N", laid=57, hands=["", ""])
    tiles = "".join(state["stacks"])
    inside = "FMD"
    rest = list(tiles)
    for member in inside:
        rest.remove(member)
    tops, hands = rest[:2], rest[2:]
    state["stacks"] = [inside[:2] + tops[0], inside[2] + tops[1], ""]
    state["hands"] = ["".join(hands[:4]), "".join(hands[4:])]
    return Match.load(state)


def test_guessed_money_is_plausible_and_never_negative() -> None:
    for match in positions_of_random_games(8):
        dealt = resampled(match.view(0), 9)
        assert dealt.money[0] == match.state.money[0]
        guesses = dealt.money[1 : match.players]
        assert np.all(guesses >= 0)
        assert np.all(guesses % 5 == 0)
        assert np.all(guesses <= 10 * int(match.state.sold.sum()))


def test_guessed_money_is_near_the_truth_on_average() -> None:
    errors = []
    for match in positions_of_random_games(40):
        guesses = resampled(match.view(0), 9).money[1 : match.players]
        errors += (guesses - match.state.money[1 : match.players]).tolist()
    assert abs(np.mean(errors)) < 15


@pytest.mark.parametrize("players", [2, 5])
def test_the_deal_can_be_resampled_from_the_first_move(players: int) -> None:
    match = Match.new("cheops", players, 4)
    dealt = resampled(match.view(0), 1)
    assert json_of(Match.load(match.game.to_json(dealt)))["money"] == [0] * players
