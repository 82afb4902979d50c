"""Egyptos through the real screen, by mouse, keyboard and pad."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.scenes.chairs import Chair, MatchSetup
from game.scenes.match import MatchScene
from game.scenes.table import Table, deal, open_table, reopen_table, steps_of
from game.ui.scroll import ListBox
from game.ui.wishes import Push
from tests.scenes.hands import board_of, choose_colour, play, use
from tests.scenes.rig import Rig, sitting
from tests.view.egyptos.tables import NAMES, PLAYERS, whole_game

SMALL = (640, 360)
DEVICES = ("keyboard", "pad", "mouse")
FOUR = [f"place {cell}" for cell in ("0,0", "0,1", "1,1", "1,0", "2,2", "2,0", "3,3", "3,0")]


def seat_people(rig: Rig, variant: str = "egyptos", by_lot: bool = False, who: str = "human") -> Table:
    """A new match on the screen; the first chair is a person's."""
    chairs = tuple(Chair("human" if seat == 0 else who, NAMES[seat], seat) for seat in range(PLAYERS[variant]))
    setup = MatchSetup("egyptos", chairs, {"variant": variant}, seed=3, by_lot=by_lot)
    table = open_table(rig.services, setup, deal(setup))
    show(rig, table)
    return table


def show(rig: Rig, table: Table) -> MatchScene:
    scene = MatchScene(rig.services, table)
    rig.app._grant(Push(scene))
    rig.app._iris = None
    rig.feed()
    return scene


@contextmanager
def at_table(
    folder: Path, device: str = "keyboard", actions: list[str] | None = None, variant: str = "egyptos", **more: Any
) -> Iterator[tuple[Rig, Table]]:
    """People at a table after some actions."""
    with sitting(folder, device=device, size=SMALL) as rig:
        table = seat_people(rig, variant, **more)
        choose_colour(rig)
        for action in actions or ():
            rig.top._choose(action)  # type: ignore[attr-defined]
        rig.feed()
        yield rig, table


def moving_phase(variant: str = "egyptos", seed: int = 5) -> list[str]:
    """All pyramids laid, nobody has won."""
    for other in range(seed, seed + 50):
        game = whole_game(variant, other)
        placed = [action for action in game if action.startswith("place")]
        if len(placed) == 12 * PLAYERS[variant] and len(game) > len(placed):
            return placed
    raise AssertionError("no such game")


# -- whole games --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("variant", ["egyptos", "egypte", "trio"])
def test_a_whole_game_by_one_device_ends_as_the_engine_says(variant: str, device: str, tmp_path: Path) -> None:
    game = whole_game(variant, 5)
    assert any(action.startswith("move") for action in game)
    with at_table(tmp_path, device, variant=variant) as (rig, table):
        for action in game:
            play(rig, action)
            rig.feed()
        assert table.match.actions == game
        replayed = Match.replay({**table.match.record(), "actions": game})
        assert table.match.state.tobytes() == replayed.state.tobytes()
        assert table.match.over
        rig.wait(1.5)
        assert rig.top.name == "results"


# -- the start ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", DEVICES)
def test_the_coin_falls_and_the_beginner_chooses_his_colour(device: str, tmp_path: Path) -> None:
    with sitting(tmp_path, device=device, size=SMALL) as rig:
        rig.services.settings.change(animation_speed="x1")
        table = seat_people(rig, by_lot=True)
        board = board_of(rig)
        assert board.moving
        assert board.tossed < 1
        rig.wait(2)
        assert [widget.name for widget in rig.top.menu.widgets[:2]] == ["black", "gold"]
        use(rig, "gold")
        assert board.colours == ("gold", "black")
        assert table.notes["colours"] == ["gold", "black"]
        assert rig.top.menu.widgets[0].name == "cell 0,0"


def test_an_opponent_who_begins_chooses_by_himself(tmp_path: Path) -> None:
    with sitting(tmp_path, size=SMALL) as rig:
        chairs = (Chair("scribe", "Amun", 0), Chair("human", "Nefret", 1))
        setup = MatchSetup("egyptos", chairs, {"variant": "egypte"}, by_lot=True)
        table = Table(rig.services, setup, deal(setup), None)
        show(rig, table)
        rig.wait(1)
        assert table.notes["colours"] == ["red", "blue"]
        assert len(table.match.actions) == 1


def test_the_colours_come_back_with_a_saved_game(tmp_path: Path) -> None:
    with at_table(tmp_path) as (rig, table):
        play(rig, "place 0,0")
        saved = table.saved()
        assert saved is not None
        table.note("colours", ["gold", "black"])
        saved = table.saved()
        assert saved is not None
        match, steps = saved.match(), steps_of(saved)
        table.close()
        show(rig, reopen_table(rig.services, saved, match, steps))
        assert board_of(rig).colours == ("gold", "black")


def test_colours_of_a_strangers_file_are_checked(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=FOUR[:2]) as (rig, table):
        for nonsense in ("gold", ["gold"], ["gold", "pink"], 7, None, [["gold"], 1]):
            table.notes["colours"] = nonsense
            board_of(rig).rebuild()
            assert board_of(rig).colours == ("black", "gold")


# -- lifting, carrying, putting back ------------------------------------------------------------------------
@pytest.mark.parametrize("device", DEVICES)
def test_a_lifted_pyramid_is_put_back_by_the_same_button(device: str, tmp_path: Path) -> None:
    with at_table(tmp_path, device, moving_phase()) as (rig, table):
        board, before = board_of(rig), list(table.match.actions)
        x, y = sorted(board.legal.moves)[0]
        use(rig, f"piece {x},{y}")
        assert board.lifted == (x, y)
        assert any(widget.name.startswith("cell ") for widget in rig.top.menu.widgets)
        use(rig, f"piece {x},{y}")
        assert board.lifted is None
        assert table.match.actions == before


@pytest.mark.parametrize("device", DEVICES)
def test_going_back_puts_it_back_too_and_only_then_pauses(device: str, tmp_path: Path) -> None:
    with at_table(tmp_path, device, moving_phase()) as (rig, _):
        board = board_of(rig)
        x, y = sorted(board.legal.moves)[0]
        use(rig, f"piece {x},{y}")
        rig.press("cancel")
        assert board.lifted is None
        assert rig.top.name == "match"
        rig.press("cancel")
        assert rig.top.name == "pause"


@pytest.mark.parametrize("device", DEVICES)
def test_who_cannot_move_passes_by_a_button(device: str, tmp_path: Path) -> None:
    line = "BAABABABABABABABABABABAB"  # a chain: every A holds it together
    pieces = [[[x, 0] for x, letter in enumerate(line) if letter == seat] for seat in "AB"]
    state = {
        "game": "egyptos", "variant": "egyptos", "players": 2, "turn": 0, "phase": "move",
        "pieces": pieces, "moves": 0, "seen": {}, "reason": None,
    }  # fmt: skip
    with sitting(tmp_path, device=device, size=SMALL) as rig:
        chairs = tuple(Chair("human", NAMES[seat], seat) for seat in range(2))
        setup = MatchSetup("egyptos", chairs, {"variant": "egyptos"})
        table = Table(rig.services, setup, Match.load(state), None)
        show(rig, table)
        play(rig, "pass")
        assert table.match.actions == ["pass"]
        assert table.turn == 1
        assert board_of(rig).legal.moves


def test_the_carried_pyramid_follows_the_cursor(tmp_path: Path) -> None:
    with at_table(tmp_path, "keyboard", moving_phase()) as (rig, _):
        board = board_of(rig)
        x, y = sorted(board.legal.moves)[0]
        use(rig, f"piece {x},{y}")
        rig.press("down")
        rig.feed()
        assert board.carried is not None
        assert (board.carried.x, board.carried.y) == board.focus_cell


@pytest.mark.parametrize("device", DEVICES)
def test_a_pyramid_that_would_split_the_group_shows_what_it_cuts_off(device: str, tmp_path: Path) -> None:
    with at_table(tmp_path, device, moving_phase()) as (rig, table):
        board = board_of(rig)
        own = [cell for cell, stone in board.stones.items() if stone.seat == table.turn]
        held = sorted(cell for cell in own if cell not in board.legal.moves)[0]
        use(rig, f"piece {held[0]},{held[1]}")
        assert board.lifted is None
        assert board.refused == held
        text, lost = board.refusal(held)
        assert lost
        assert "fall apart" in text
        assert str(len(lost)) in text


def test_a_press_beside_every_legal_cell_says_why_not(tmp_path: Path) -> None:
    with at_table(tmp_path, "mouse", FOUR) as (rig, table):
        board = board_of(rig)
        for cell, words in (((0, 0), "already"), ((-3, 4), "touch")):
            rig.click(*board.camera.to_screen(*cell))
            assert words in board.note_text
            assert board.note_left > 0
        assert len(table.match.actions) == len(FOUR)


# -- far away -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", DEVICES)
def test_a_group_that_drifted_two_hundred_cells_away_is_played_as_at_home(device: str, tmp_path: Path) -> None:
    placed = moving_phase()
    home = Match.new("egyptos", 2, 1, {"variant": "egyptos"})
    for action in placed:
        home.play(action)
    state = home.game.to_json(home.state)
    state["pieces"] = [[[x + 200, y - 200] for x, y in cells] for cells in state["pieces"]]
    state["seen"] = {}
    with sitting(tmp_path, device=device, size=SMALL) as rig:
        chairs = tuple(Chair("human", NAMES[seat], seat) for seat in range(2))
        setup = MatchSetup("egyptos", chairs, {"variant": "egyptos"})
        table = Table(rig.services, setup, Match.load(state), None)
        show(rig, table)
        board = board_of(rig)
        assert all(board.camera.sees(cell) for cell in board.stones)
        action = sorted(table.match.legal_by_name())[0]
        play(rig, action)
        assert table.match.actions == [action]
        assert board.camera.x > 180


# -- help ---------------------------------------------------------------------------------------------------
def test_the_lens_shines_only_if_it_is_set_and_help_is_allowed(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=FOUR) as (rig, _):
        board = board_of(rig)
        assert any(thread.four for thread in board.threads)
        assert not board.lens
        rig.services.settings.change(threat_lens=True)
        assert board.lens
        assert board.banner() == ("Nefret, lay a pyramid", "four in a row: one more wins", False)
        board.view.hints = False
        assert not board.lens


def test_a_hint_lights_both_cells_of_a_move(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=moving_phase()) as (rig, _):
        rig.choose("hint")
        rig.wait(0.3)
        rig.choose("hint")
        board = board_of(rig)
        assert len(board.hinted) == 2
        assert rig.focus == f"piece {board.hinted[0][0]},{board.hinted[0][1]}"


def test_undo_and_redo_go_back_and_forth(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=FOUR) as (rig, table):
        rig.choose("undo")
        rig.choose("undo")
        assert table.match.actions == FOUR[:-2]
        assert len(board_of(rig).stones) == len(FOUR) - 2
        rig.choose("redo")
        rig.key(pygame.K_y)
        assert table.match.actions == FOUR
        assert len(board_of(rig).stones) == len(FOUR)
        assert not table.can_redo
        saved = table.saved()
        assert saved is not None
        assert saved.actions == FOUR


def test_a_new_action_ends_what_could_be_redone(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=FOUR) as (rig, table):
        rig.choose("undo")
        play(rig, "place -1,0")
        assert not table.can_redo
        assert rig.top.menu.named("redo") is None


@pytest.mark.parametrize("device", DEVICES)
def test_the_whole_chronicle_scrolls_on_a_papyrus_of_its_own(device: str, tmp_path: Path) -> None:
    with at_table(tmp_path, device, moving_phase()) as (rig, table):
        use(rig, "chronicle")
        assert rig.top.name == "chronicle"
        lines = rig.top.menu.named("lines")
        assert isinstance(lines, ListBox)
        assert len(lines.items) >= len(table.match.actions)
        assert lines.place.first > 0  # the newest are in view
        before = lines.place.first
        lines.wheel(1)
        assert lines.place.first == before - 1
        rig.press("cancel")
        assert rig.top.name == "match"


def test_keys_that_wandered_off_while_an_opponent_thought_come_back_to_the_table(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=FOUR) as (rig, _):
        rig.top.menu.go_to("hint")
        rig.top._choose("place -1,0")  # type: ignore[attr-defined]
        rig.feed()
        assert rig.focus.startswith("cell ")


# -- a draw -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", DEVICES)
def test_people_may_agree_on_a_draw(device: str, tmp_path: Path) -> None:
    with at_table(tmp_path, device, moving_phase()) as (rig, table):
        rig.choose("offer-draw")
        play(rig, sorted(table.match.legal_by_name())[0])
        assert [widget.name for widget in rig.top.menu.widgets[:2]] == ["accept", "decline"]
        rig.choose("accept")
        rig.wait(1.5)
        assert rig.top.name == "results"
        [row] = rig.services.hall.results()
        assert row.reason == "agreed"
        assert not any(seat.won for seat in row.seats)


def test_a_declined_draw_is_gone(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=moving_phase()) as (rig, table):
        rig.choose("offer-draw")
        play(rig, sorted(table.match.legal_by_name())[0])
        rig.choose("decline")
        assert not table.over
        assert "plays on" in board_of(rig).note_text
        play(rig, sorted(table.match.legal_by_name())[0])
        assert not board_of(rig).asks_draw


def test_in_trio_everybody_must_agree(tmp_path: Path) -> None:
    with at_table(tmp_path, actions=moving_phase("trio"), variant="trio") as (rig, table):
        rig.choose("offer-draw")
        for _ in range(2):
            assert not table.over
            play(rig, sorted(table.match.legal_by_name())[0])
            rig.choose("accept")
        assert table.agreed


def test_no_draw_is_offered_to_a_machine(tmp_path: Path) -> None:
    with sitting(tmp_path, size=SMALL) as rig:
        table = seat_people(rig, who="scribe")
        choose_colour(rig)
        for action in moving_phase():
            table.play(action)
        board_of(rig).rebuild()
        rig.top.refresh()
        assert rig.top.menu.named("offer-draw") is None
