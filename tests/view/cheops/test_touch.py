"""A turn without reading the rules: what is lit, what a wrong touch says, what stays secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.cheops.tables import BLOCK_NAMES
from game.engine.match import Match
from game.view.cheops.choices import Guide
from game.view.cheops.draw_marks import changed_by
from game.words import Words
from tests.view.cheops.moments import MOMENTS, match_at
from tests.view.cheops.seat import Seat, seated


def at(folder: Path, moment: str, people: int = 1, device: str = "mouse", **table: Any) -> Any:
    players, least, wanted = MOMENTS[moment]
    seed, match = match_at(players, least, wanted)
    return seated(folder, players, seed, device, people, match, **table)


# -- what is lit ----------------------------------------------------------------------------------------------
def test_a_chosen_tile_lights_its_blocks_and_a_chosen_block_the_tiles_that_fit() -> None:
    guide = Guide(("place F a1", "place F a2", "place M a2"))
    guide.start("place")
    assert guide.lit() == {("hand", "F"), ("hand", "M"), ("block", "a1"), ("block", "a2")}
    assert guide.touch(("hand", "M")) is None
    assert guide.lit() == {("block", "a2")}
    guide.start("place")
    guide.touch(("block", "a1"))
    assert guide.lit() == {("hand", "F")}
    assert guide.touch(("hand", "F")) == "place F a1"


def test_another_tile_can_be_chosen_instead_and_the_same_one_put_back() -> None:
    guide = Guide(("place F a1", "place M a2"))
    guide.start("place")
    guide.touch(("hand", "F"))
    assert guide.touch(("hand", "M")) is None
    assert guide.picked == {("hand", "M")}
    guide.touch(("hand", "M"))
    assert guide.picked == frozenset()


def test_an_exchange_is_chosen_in_any_order() -> None:
    guide = Guide(("law 12 a1 b2", "law 12 R a1"))
    guide.start("law 12")
    guide.touch(("block", "b2"))
    assert guide.touch(("block", "a1")) == "law 12 a1 b2"
    guide.start("law 12")
    guide.touch(("block", "a1"))
    assert guide.touch(("kept", "R")) == "law 12 R a1"


# -- why not --------------------------------------------------------------------------------------------------
def test_a_block_that_is_not_supported_says_why_at_the_cursor(tmp_path: Path) -> None:
    with at(tmp_path, "first-turn") as seat:
        before = list(seat.match.actions)
        seat.touch("block k1")
        assert seat.board.reason == ("Both blocks beneath k1 must carry a tile first.", ("block", "k1"))
        assert seat.match.actions == before
        seat.rig.press("cancel")
        assert seat.board.reason is None
        assert seat.rig.top is seat.scene


def test_what_cannot_be_done_is_greyed_with_the_reason(tmp_path: Path) -> None:
    with at(tmp_path, "first-turn") as seat:
        end, call = seat.rig.widget("button end"), seat.rig.widget("neighbour")
        assert (end.enabled, end.tip) == (False, "First place a tile.")
        assert (call.enabled, call.tip) == (False, "That costs 20; you have 0.")
        seat.touch("stack 1")
        assert seat.board.reason is not None
        assert seat.board.reason[0] == "First place a tile."


def test_with_several_people_a_reason_never_tells_money(tmp_path: Path) -> None:
    with at(tmp_path, "first-turn", people=2) as seat:
        assert seat.rig.widget("neighbour").tip == "You cannot pay 20."


@pytest.mark.parametrize("moment", sorted(set(MOMENTS) - {"over"}))
def test_every_thing_on_the_table_answers_a_touch_or_is_lit(tmp_path: Path, moment: str) -> None:
    with at(tmp_path, moment) as seat:
        board = seat.board
        for spot, _ in board.boxes():
            board.reason = None
            if not board.guide.can_touch(board._stands_for(spot)):
                board._touch(spot)
                assert board.reason is not None or spot[0] == "own", spot


# -- sell or keep ---------------------------------------------------------------------------------------------
def test_sell_and_keep_show_both_outcomes(tmp_path: Path) -> None:
    from game.view.cheops.decisions import card_for

    with at(tmp_path, "sell-or-keep") as seat:
        card = card_for(seat.board)
        assert card is not None
        sell, keep = (sentence for _, sentence in card.lines)
        assert sell.startswith("10 now – the next will be worth ")
        assert keep.startswith("Paid at the end: ")
        assert "kept by all" in card.aside


# -- putting back ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_lifted_tile_is_put_back_by_cancel(tmp_path: Path, device: str) -> None:
    with at(tmp_path, "first-turn", device=device) as seat:
        seat.touch("hand F")
        assert seat.board.guide.picked
        seat.rig.press("cancel")
        assert not seat.board.guide.picked
        assert seat.rig.stack[-1] == "match"


def test_undo_takes_back_a_sale_but_nothing_beyond_a_drawn_tile(tmp_path: Path) -> None:
    with at(tmp_path, "sell-or-keep") as seat:
        before = seat.match.state.tobytes()
        seat.play("keep")
        seat.touch("undo")
        assert seat.match.state.tobytes() == before
        assert seat.board.laid["taken"]
        seat.play("keep")
        if "draw 1" in seat.match.legal_by_name():
            seat.play("draw 1")
            assert not seat.rig.widget("undo").enabled
            assert seat.rig.widget("undo").tip


# -- secrets --------------------------------------------------------------------------------------------------
def purses(seat: Seat) -> list[str | None]:
    return [seat.board._money_text(number) for number in range(seat.match.players)]


def test_one_person_sees_the_own_money_and_no_other(tmp_path: Path) -> None:
    with at(tmp_path, "what-changed") as seat:
        assert purses(seat)[0] == str(seat.match.state.money[0])
        assert purses(seat)[1:] == [None] * 4


def test_several_people_see_money_only_while_the_key_is_held(tmp_path: Path) -> None:
    with at(tmp_path, "what-changed", people=3) as seat:
        assert purses(seat) == [None] * 5
        down = pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="", scancode=0)
        seat.rig.feed(down)
        assert seat.board.peeking
        assert seat.board._money_text(seat.board.dock_seat, seat.board.peeking) is not None
        seat.rig.feed(pygame.Event(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="", scancode=0))
        assert not seat.board.peeking


def test_open_money_is_open(tmp_path: Path) -> None:
    with at(tmp_path, "what-changed", people=3, open_money=True) as seat:
        assert purses(seat) == [str(seat.match.state.money[number]) for number in range(5)]


def test_a_held_key_does_not_show_the_next_players_money(tmp_path: Path) -> None:
    with at(tmp_path, "drawing", people=3) as seat:
        seat.board.peeking = True
        seat.play("end")
        assert not seat.board.peeking


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_cover_comes_between_two_people_where_money_lies_open(tmp_path: Path, device: str) -> None:
    with at(tmp_path, "drawing", people=2, device=device) as seat:
        seat.rig.services.settings.change(money_cover=True)
        seat.rig.feed()
        assert seat.rig.top.name == "cover"  # a game taken up again: anybody may be looking
        assert purses(seat) == [None] * 3
        seat.rig.press("cancel")
        assert seat.rig.top is seat.scene
        assert purses(seat) == [str(seat.match.state.money[0]), None, None]
        seat.play("end")
        seat.rig.feed()
        assert seat.rig.top.name == "cover"
        assert purses(seat) == [None] * 3
        seat.rig.press("cancel")
        assert purses(seat) == [None, str(seat.match.state.money[1]), None]


def test_no_cover_where_nothing_secret_would_show(tmp_path: Path) -> None:
    for name, people, table in (("alone", 1, {}), ("open", 3, {"open_money": True})):
        with at(tmp_path / name, "drawing", people=people, **table) as seat:
            seat.rig.services.settings.change(money_cover=True)
            seat.rig.feed()
            assert seat.rig.top is seat.scene


# -- what changed ---------------------------------------------------------------------------------------------
def test_what_the_others_changed_is_outlined_until_the_next_move(tmp_path: Path) -> None:
    with at(tmp_path, "what-changed") as seat:
        changed = changed_by(seat.board.missed())
        assert changed
        assert all(by != 0 for _, by in changed)
        assert any(spot[0] == "block" for spot, _ in changed)
        action = next(name for name in sorted(seat.match.legal_by_name()) if name.startswith("place"))
        seat.scene._play(action)
        assert seat.board.missed() == []


def test_the_whole_chronicle_is_read_over_the_board_and_left_again(tmp_path: Path) -> None:
    with at(tmp_path, "drawing", device="keyboard") as seat:
        seat.play("draw 1")
        seat.touch("chronicle")
        assert seat.rig.top.name == "chronicle"
        seat.rig.press("up")
        seat.rig.press("cancel")
        assert seat.rig.top is seat.scene


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_the_others_turns_are_shown_again_by_a_button_on_the_chronicle(tmp_path: Path, device: str) -> None:
    with at(tmp_path, "what-changed", device=device) as seat:
        seat.rig.services.settings.change(animation_speed="x1")
        seat.touch("again")
        assert seat.rig.top is seat.scene
        assert seat.board.moving


# -- everything speaks ----------------------------------------------------------------------------------------
def test_everything_on_the_table_has_a_tooltip(tmp_path: Path) -> None:
    with at(tmp_path, "law-8") as seat:
        assert all(seat.board.tip_of(spot) for spot, _ in seat.board.boxes())
        assert "left in the pyramid" in seat.board.tip_of(("table", "R"))
        assert "×" in seat.board.tip_of(("stack", "1"))


@pytest.mark.parametrize("moment", sorted(set(MOMENTS) - {"over"}))
def test_the_focus_reaches_everything_by_directions_alone(tmp_path: Path, moment: str) -> None:
    with at(tmp_path, moment, device="keyboard") as seat:
        menu = seat.scene.menu
        reached: set[str] = set()
        frontier = [seat.rig.focus]
        while frontier:
            name = frontier.pop()
            if name in reached:
                continue
            reached.add(name)
            for direction in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                menu.go_to(name)
                menu._move(direction)
                frontier.append(menu.focus)
        assert {f"block {block}" for block in BLOCK_NAMES} <= reached
        assert {widget.name for widget in menu.widgets} == reached


@pytest.mark.parametrize(
    ("moment", "first"),
    [
        ("first-turn", "hand F"),
        ("sell-or-keep", "button sell"),
        ("law-7", "row"),
        ("law-12", "block"),
        ("drawing", "stack 1"),
    ],
)
def test_the_focus_begins_on_what_is_to_be_done(tmp_path: Path, moment: str, first: str) -> None:
    with at(tmp_path, moment, device="keyboard") as seat:
        assert seat.rig.focus.startswith(first)


def test_a_mouse_left_on_a_greyed_button_does_not_hold_the_focus_there(tmp_path: Path) -> None:
    with at(tmp_path, "drawing", people=3) as seat:
        seat.play("end")  # by the mouse; the button is greyed now, and the pointer still lies on it
        assert not seat.rig.widget("button end").enabled
        assert seat.rig.focus.startswith("hand ")


def test_a_law_before_a_player_is_hit_though_it_lies_on_his_panel(tmp_path: Path) -> None:
    def removable(table: dict[str, Any], match: Match) -> bool:
        return any(name.startswith("law 8 seat") for name in match.legal_by_name())

    seed, match = match_at(3, 0, removable)
    action = next(name for name in sorted(match.legal_by_name()) if name.startswith("law 8 seat"))
    with seated(tmp_path, 3, seed, people=3, match=match) as seat:
        seat.play(action)
        assert seat.match.actions[-1] == action


def test_a_hint_shines_on_what_it_needs(tmp_path: Path) -> None:
    with at(tmp_path, "first-turn") as seat:
        action = next(name for name in sorted(seat.match.legal_by_name()) if name.startswith("place"))
        _, member, block = action.split(" ")
        seat.board.point_out(action)
        assert seat.board.hinted == {("hand", member), ("block", block)}


@pytest.mark.parametrize("language", ["en", "fr", "it", "nl", "de"])
def test_every_word_fits_its_place_at_the_usual_text_size(tmp_path: Path, language: str) -> None:
    for moment in MOMENTS:
        with at(tmp_path / moment, moment) as seat:
            seat.rig.services.words.choose(language)
            seat.scene.refresh()
            texts = seat.rig.services.look.texts
            with texts.listening() as found:
                seat.scene.draw(seat.rig.app.window.canvas)
            assert found == [], (language, moment)


def test_the_words_of_the_screen_are_spoken_in_five_languages() -> None:
    assert Words("de")("cheops-call") != Words("en")("cheops-call")
