"""Canvas, sprites, text, light and particles."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pytest

from game.view.canvas import Canvas, Look, smooth_box
from game.view.light import Lamp, LightMap
from game.view.particles import KINDS, Particles
from game.view.shelf import PictureShelf
from game.view.sprites import Sprites, player_recolour
from game.view.stage import Actor, Stage, Storyteller, shows
from game.view.theme import load_theme


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), Look())


def test_every_sprite_can_be_drawn_at_an_odd_size() -> None:
    sprites = Sprites()
    for name in sprites.names:
        assert sprites.get(name, 37, 41).get_size() == (37, 41)


def test_a_sprite_is_rasterised_once_per_size() -> None:
    sprites = Sprites()
    assert sprites.get("lantern", 96, 112) is sprites.get("lantern", 96, 112)
    assert sprites.get("lantern", 96, 112) is not sprites.get("lantern", 48, 56)


def test_a_lantern_takes_the_colour_of_its_player() -> None:
    sprites, look = Sprites(), load_theme().players[1]
    red = sprites.get("lantern", 96, 112)
    blue = sprites.get("lantern", 96, 112, player_recolour(look.base, look.light, look.dark))
    assert pygame.transform.average_color(red)[2] < pygame.transform.average_color(blue)[2]


def test_the_cache_forgets_the_oldest_when_it_grows_too_large() -> None:
    shelf = PictureShelf(1.0)
    shelf.budget = 300
    for name in ("a", "b", "c"):
        shelf[name] = pygame.Surface((10, 10))
    _ = shelf["a"]
    shelf["d"] = pygame.Surface((10, 10))
    assert set(shelf) == {"a", "c", "d"}
    assert shelf.pixels == 300


def test_a_panel_keeps_its_corners_at_every_size(canvas: Canvas) -> None:
    canvas.panel("panel-night", (0, 0, 240, 160))
    small = canvas.surface.subsurface((0, 0, 20, 20)).copy()
    canvas.surface.fill((0, 0, 0))
    canvas.panel("panel-night", (0, 0, 640, 480))
    large = canvas.surface.subsurface((0, 0, 20, 20))
    apart = pygame.transform.average_color(small), pygame.transform.average_color(large)
    assert max(abs(a - b) for a, b in zip(*apart, strict=True)) <= 3


def test_a_line_too_long_shrinks_to_its_box_and_a_hopeless_one_is_told(canvas: Canvas) -> None:
    texts = canvas.look.texts
    wide = texts.width("The Pharaoh’s Gold", "button")
    with texts.listening() as told:
        canvas.text("The Pharaoh’s Gold", 0, 20, "button", width=wide * 0.9)
        assert told == []
        canvas.text("The Pharaoh’s Gold", 0, 20, "button", width=wide * 0.3)
        assert len(told) == 1


def test_larger_letters_grow_only_as_far_as_their_box(canvas: Canvas) -> None:
    canvas.look.choose(False, 1.5)
    texts = canvas.look.texts
    room = texts.width("Begin", "button") * 0.8
    assert canvas.text("Begin", 0, 20, "button", width=room) <= room + 1


def test_wrapped_lines_stay_within_their_width_and_lose_no_word(canvas: Canvas) -> None:
    text = "Whoever has the most money at the end wins. Equal money shares the victory."
    lines = canvas.look.texts.wrap(text, "body", 200)
    assert " ".join(lines) == text
    assert all(canvas.look.texts.width(line, "body") <= 200 for line in lines)


def test_a_lantern_lights_its_place_and_leaves_the_rest_dark(canvas: Canvas) -> None:
    canvas.surface.fill((200, 200, 200))
    LightMap((0, 0, 600, 600)).lay(canvas, [Lamp(100, 100)], 0.0)
    assert sum(canvas.surface.get_at((100, 100))[:3]) > 2 * sum(canvas.surface.get_at((500, 500))[:3])


def test_reduced_motion_keeps_lanterns_from_flickering(canvas: Canvas) -> None:
    canvas.calm = True
    lamp, light = Lamp(100, 100, phase=1), LightMap((0, 0, 600, 600))
    assert light._strength(canvas, lamp, 0.0) == light._strength(canvas, lamp, 0.37)


def test_particles_of_every_kind_fly_are_drawn_and_die(canvas: Canvas) -> None:
    particles = Particles()
    for kind in KINDS:
        particles.burst(kind, 300, 300, 20)
    particles.draw(canvas)
    for _ in range(120):
        particles.advance(1 / 60)
    assert not particles.moving


def test_a_lifted_actor_throws_a_shadow(canvas: Canvas) -> None:
    stage = Stage()
    canvas.surface.fill((200, 200, 200))
    stage.put("one", Actor("egyptos-gold", 300, 300, 60, 60, lift=1.0))
    stage.draw(canvas)
    assert sum(canvas.surface.get_at((335, 338))[:3]) < 600


def test_an_event_is_shown_by_its_own_method() -> None:
    @dataclass(frozen=True)
    class Fell:
        tile: str

    class View(Storyteller):
        told = ""

        @shows(Fell)
        def fall(self, event: Fell) -> None:
            self.told = event.tile

    view = View()
    view.show(Fell("a1"))
    assert view.told == "a1"
    assert View.shown == {Fell: "fall"}


def test_a_light_that_swells_is_drawn_from_its_file_once(canvas: Canvas) -> None:
    drawn: list[str] = []
    draw = canvas.look.sprites.draw

    def counted(name: str, *rest: object) -> pygame.Surface:
        drawn.append(name)
        return draw(name, *rest)  # type: ignore[arg-type]

    canvas.look.sprites.draw = counted  # type: ignore[method-assign, assignment]
    for radius in range(20, 120):
        canvas.glow(320, 180, radius)
    assert drawn == ["light-warm"]


def test_text_that_the_player_enlarged_still_fits_the_height_of_its_line(canvas: Canvas) -> None:
    texts = canvas.look.texts
    plain = canvas.text("Nefret", 0, 0, "value", height=27)
    texts.growth = 1.5
    assert canvas.text("Nefret", 0, 0, "value") > 1.4 * plain
    assert canvas.text("Nefret", 0, 0, "value", height=27) == pytest.approx(plain, rel=0.1)


def test_a_large_box_with_round_corners_has_the_corners_of_a_small_one() -> None:
    small, large = (smooth_box(size, (200, 100, 50), 12, 3) for size in ((60, 60), (600, 400)))
    corner = pygame.Rect(0, 0, 20, 20)
    assert pygame.image.tobytes(small.subsurface(corner), "RGBA") == pygame.image.tobytes(
        large.subsurface(corner), "RGBA"
    )
    assert large.get_at((300, 200)).a == 0
    assert tuple(large.get_at((300, 1)))[:3] == pytest.approx((200, 100, 50), abs=3)
