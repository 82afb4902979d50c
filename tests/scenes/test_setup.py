"""Who sits at the table."""

from __future__ import annotations

import pygame

from game.engine.spec import GAMES
from game.input import Device, Kind
from game.opponents import LEVELS as OPPONENTS_LEVELS
from game.scenes.catalogue import OFFERS, VARIANT_SEATS
from game.scenes.chairs import HUMAN, LEVELS, RANDOM, Chairs, lots_drawn_again
from game.scenes.setup import Setup
from game.settings import SeatChoice, SetupChoice
from tests.scenes.rig import Rig

NAMES = ["Nefret", "Amun", "Khepri", "Tiaa", "Bek"]


def test_the_menu_offers_what_the_engine_plays() -> None:
    for game_id, game in GAMES.items():
        assert OFFERS[game_id].seats == game.players
    assert LEVELS == OPPONENTS_LEVELS


def test_chairs_fill_from_the_left_and_close_up_when_one_leaves() -> None:
    chairs = Chairs(OFFERS["cheops"])
    chairs.join(HUMAN)
    chairs.join("pharaoh")
    assert chairs.leave(1)
    assert [chair.who for chair in chairs.chairs] == [HUMAN, HUMAN, "pharaoh"]


def test_nobody_leaves_a_table_of_two() -> None:
    assert not Chairs(OFFERS["cheops"]).leave(0)


def test_a_third_player_turns_egyptos_into_trio_and_leaving_turns_it_back() -> None:
    chairs = Chairs(OFFERS["egyptos"])
    chairs.join()
    assert chairs.variant == "trio"
    chairs.leave(2)
    assert chairs.variant == "egyptos"


def test_choosing_trio_brings_a_third_chair() -> None:
    chairs = Chairs(OFFERS["egyptos"])
    chairs.choose_variant("trio")
    assert len(chairs.chairs) == VARIANT_SEATS["trio"]


def test_where_the_first_seat_always_begins_the_chairs_turn_and_keep_their_emblems() -> None:
    chairs = Chairs(OFFERS["egyptos"])
    chairs.first = 1
    setup = chairs.setup(NAMES[:2], seed=4)
    assert [(chair.name, chair.emblem) for chair in setup.chairs] == [("Amun", 1), ("Nefret", 0)]


def test_where_the_rules_know_a_first_player_the_seed_chooses_a_random_one() -> None:
    chairs = Chairs(OFFERS["cheops"])
    assert chairs.first == RANDOM
    assert chairs.setup(NAMES[:2], seed=5).options == {"first": 1}


def test_two_players_of_the_same_name_cannot_begin() -> None:
    problem = Chairs(OFFERS["cheops"]).problem(["Amun", "Amun"])
    assert problem is not None
    assert problem.key == "setup-name-taken"


def test_a_remembered_table_that_makes_no_sense_gives_the_usual_one() -> None:
    nonsense = SetupChoice([SeatChoice("x", "god"), SeatChoice("y", "free")], {}, {"first": 9, "variant": "chess"})
    chairs = Chairs(OFFERS["egyptos"], nonsense)
    assert len(chairs.chairs) == 2
    assert chairs.variant == "egyptos"
    assert chairs.first == RANDOM


def test_a_pad_joins_by_any_button_and_gets_a_chair(rig: Rig) -> None:
    scene = rig.show("setup", "gold")
    assert isinstance(scene, Setup)
    before = len(scene.chairs.chairs)
    rig.plug(3)
    rig.button(pygame.CONTROLLER_BUTTON_Y, 3)
    seat = rig.services.devices.seating.seat_of(Device(Kind.PAD, 3))
    assert seat is not None
    assert scene.chairs.chairs[seat].human
    assert len(scene.chairs.chairs) <= before + 1


def test_going_back_with_a_fresh_pad_goes_back_and_does_not_join(rig: Rig) -> None:
    rig.show("setup", "gold")
    rig.plug(3)
    rig.button(pygame.CONTROLLER_BUTTON_B, 3)
    assert rig.stack == ["title"]


def test_the_table_is_remembered(rig: Rig) -> None:
    rig.choose("card-egyptos")
    rig.choose("rule-hints")
    rig.choose("begin")
    rig.wait(0.5)
    assert rig.services.settings.now.last_game == "egyptos"
    assert rig.services.settings.now.setups["egyptos"].table["hints"] is False


def test_two_halves_of_the_keyboard_are_remembered_for_the_next_start(rig: Rig) -> None:
    seats = [
        SeatChoice("", HUMAN, "keyboard-left"),
        SeatChoice("", HUMAN, "keyboard-right"),
        SeatChoice("", HUMAN, "pad:3"),
    ]
    rig.services.settings.change(setups={"cheops": SetupChoice(seats)})
    rig.choose("card-cheops")
    seating = rig.services.devices.seating
    assert seating.seat_of(Device(Kind.KEYBOARD_LEFT)) == 0
    assert seating.seat_of(Device(Kind.KEYBOARD_RIGHT)) == 1
    assert seating.devices_of(2) == []


def test_a_computer_does_not_get_the_keyboard_of_the_person_who_sat_there(rig: Rig) -> None:
    seats = [SeatChoice("", HUMAN), SeatChoice("", "scribe", "keyboard")]
    rig.services.settings.change(setups={"cheops": SetupChoice(seats)})
    rig.choose("card-cheops")
    assert rig.services.devices.seating.seat_of(Device(Kind.KEYBOARD)) is None


def test_a_name_is_written_by_keyboard_or_letter_by_letter(rig: Rig) -> None:
    rig.choose("card-egyptos")
    rig.choose("seat-0-name")
    for _ in range(10):
        rig.key(pygame.K_BACKSPACE)
    rig.type("Ra")
    rig.device = "mouse"
    rig.choose("letter-H")
    rig.choose("done")
    assert isinstance(rig.top, Setup)
    assert rig.top.names()[0] == "Rah"
    assert not rig.services.devices.typing


def test_lots_are_drawn_again_for_the_next_match_and_the_devices_turn_with_the_chairs(rig: Rig) -> None:
    chairs = Chairs(OFFERS["egyptos"])
    setup = chairs.setup(NAMES[:2], 4)
    rig.services.devices.seating.seat(Device(Kind.PAD, 3), 0)
    rig.services.new_seed = lambda: 5
    again = rig.services.again(setup)
    assert [chair.name for chair in again.chairs] == ["Amun", "Nefret"]
    assert rig.services.devices.seating.seat_of(Device(Kind.PAD, 3)) == 1
    chairs.first = 0
    same, turned = lots_drawn_again(chairs.setup(NAMES[:2], 4), 5)
    assert ([chair.name for chair in same.chairs], turned) == (["Nefret", "Amun"], 0)
    cheops, turned = lots_drawn_again(Chairs(OFFERS["cheops"]).setup(NAMES[:2], 4), 5)
    assert (cheops.options["first"], turned) == (1, 0)
