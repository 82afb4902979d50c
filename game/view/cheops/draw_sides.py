"""The rails and the dock: players at the left, stacks and neighbours at the right, the own things at the foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.view.canvas import Canvas
from game.view.cheops import places
from game.view.cheops.places import COLOURS, TILE_SPRITES, TREASURE_SPRITES
from game.words import Words

Table = Mapping[str, Any]
_FAINT = 0.25


def faint(canvas: Canvas) -> float:
    """How visible what is missing is."""
    return 0.6 if canvas.theme.high_contrast else _FAINT


# -- left rail ------------------------------------------------------------------------------------------------
def draw_player(
    canvas: Canvas, shown: Table, seat: int, name: str, emblem: int, computer: bool, money: str, active: bool
) -> None:
    """Emblem, name, money if it may be seen; tiles and laws; kept treasures."""
    players = shown["players"]
    box = places.player_box(seat, players)
    x, y, w, h = box
    canvas.panel("panel-night-active" if active else "panel-night", box)
    canvas.fill((x + 6, y + 8, 5, h - 16), canvas.theme.players[emblem].base, 1.0, 2.5)
    canvas.emblem(emblem, x + 36, y + 32, 38)
    room = w - 68 - 14 - (62 if money else 0) - (24 if computer else 0)
    width = canvas.text(name, x + 62, y + 17, "value", "ivory", "left", room)
    if computer:
        canvas.icon("robot", x + 62 + width + 15, y + 18, 18, "muted")
    if money:
        canvas.sprite("coin-piastre", x + w - 70, y + 7, 22, 22)
        canvas.text(money, x + w - 44, y + 18, "strong", "gold", "left", 34)
    _draw_tiles_and_laws(canvas, shown, seat)
    for colour in COLOURS:
        _draw_kept(canvas, shown, seat, colour)


def _draw_tiles_and_laws(canvas: Canvas, shown: Table, seat: int) -> None:
    players = shown["players"]
    for place in range(4):
        x, y, w, h = places.player_tile_box(seat, players, place)
        if place < len(shown["hands"][seat]):
            canvas.sprite(TILE_SPRITES[shown["hands"][seat][place]], x, y, w, h)
        else:
            canvas.outline((x + 2, y + 2, w - 4, h - 4), "line", 1.5, 4, 0.9)
    for place, law in enumerate(shown["laws"][seat]):
        x, y, w, h = places.player_law_box(seat, players, place, len(shown["laws"][seat]))
        canvas.sprite(f"law-{law}", x, y, w, h)


def _draw_kept(canvas: Canvas, shown: Table, seat: int, colour: str) -> None:
    x, y, w, h = places.player_kept_box(seat, shown["players"], colour)
    number = shown["kept"][seat].get(colour, 0)
    canvas.sprite(TREASURE_SPRITES[colour], x, y, w, h, alpha=1.0 if number else faint(canvas))
    if number:
        outlined(canvas, str(number), x + w + (2 if w < 30 else -1), y + h - 7)


def outlined(canvas: Canvas, text: str, x: float, y: float, style: str = "stone-strong") -> None:
    """A small number that stands on anything."""
    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5), (-1, -1), (1, 1), (-1, 1), (1, -1)):
        canvas.text(text, x + dx, y + dy, style, "night-900", "centre")
    canvas.text(text, x, y, style, "ivory", "centre")


# -- right rail -----------------------------------------------------------------------------------------------
def draw_stacks(canvas: Canvas, words: Words, stacks: Sequence[Table], greyed: bool) -> None:
    """Three stacks with their tops and heights."""
    x, y, w, _ = places.STACKS
    canvas.panel("panel-stone", places.STACKS)
    canvas.text(words("cheops-stacks"), x + w / 2, y + 25, "hint-strong", "ivory", "centre", w - 30)
    for number, stack in enumerate(stacks, start=1):
        left, top, size, _ = places.stack_box(number)
        deep = min(3, stack["height"] - 1)
        for level in range(deep, 0, -1):
            shade = (110, 67, 12) if level % 2 else (168, 112, 28)
            canvas.fill((left + 2 + 2 * level, top + 1 + 2.5 * level, size - 4, size - 2), shade, 1.0, 7)
        if stack["top"]:
            canvas.sprite(TILE_SPRITES[stack["top"]], left, top, size, size)
            if greyed:
                canvas.fill((left + 1, top + 1, size - 2, size - 2), "night-800", 0.35, 7)
        else:
            canvas.outline((left + 3, top + 3, size - 6, size - 6), "line", 2, 8)
        colour = "muted" if stack["height"] else "line"
        canvas.text(str(stack["height"]), left + size / 2, y + 110, "stone-strong", colour, "centre")


def draw_neighbours(canvas: Canvas, words: Words, left: int, price: int, alone: bool) -> None:
    """Who is left in front of the house; below them is the board's button, or they stand there alone."""
    x, y, _, _ = places.NEIGHBOURS
    canvas.panel("panel-stone", places.NEIGHBOURS)
    canvas.text(words("cheops-neighbours"), x + 22, y + 24, "hint-strong", "ivory", "left", 130)
    canvas.sprite("coin-piastre", x + 164, y + 13, 22, 22)
    canvas.text(str(price), x + 190, y + 24, "stone-strong", "gold", "left")
    for number in range(4):
        bx, by, bw, bh = places.neighbour_box(number)
        canvas.sprite("neighbour", bx, by + (20 if alone else 0), bw, bh, alpha=1.0 if number < left else 0.28)


# -- dock -----------------------------------------------------------------------------------------------------
def draw_dock(canvas: Canvas, words: Words, shown: Table, seat: int, label: str) -> None:
    """Hand, held laws and kept treasures of the player at the screen."""
    canvas.panel("panel-stone", places.DOCK)
    canvas.text(label, 38, 620, "hint-strong", "muted", "left", 106)
    hand, laws = shown["hands"][seat], shown["laws"][seat]
    for place in range(4):
        x, y, w, h = places.hand_box(place)
        if place < len(hand):
            canvas.sprite(TILE_SPRITES[hand[place]], x, y, w, h)
        else:
            canvas.fill((x + 2, y + 2, w - 4, h - 4), "night-900", 0.7, 10)
            canvas.sprite("hand-slot", x, y, w, h)
    for place, law in enumerate(laws):
        x, y, w, h = places.own_law_box(place, len(laws))
        canvas.sprite(f"law-{law}", x, y, w, h)
    canvas.fill((522, 610, 1.5, 84), (74, 87, 158))
    canvas.text(words("cheops-kept"), 536, 620, "hint-strong", "muted", "left", 50)
    for colour in COLOURS:
        _draw_own_kept(canvas, shown["kept"][seat].get(colour, 0), colour)
    canvas.fill((952, 610, 1.5, 84), (74, 87, 158))


def _draw_own_kept(canvas: Canvas, number: int, colour: str) -> None:
    x, y, w, _ = places.kept_box(colour)
    alpha = 1.0 if number else faint(canvas)
    canvas.sprite(TREASURE_SPRITES[colour], x + 5, y + 4, places.KEPT, places.KEPT, alpha=alpha)
    canvas.text(str(number), x + w / 2, y + 75, "kept-number", "ivory" if number else (106, 120, 190), "centre")


def draw_purse(canvas: Canvas, words: Words, money: str | None, hint: bool) -> None:
    """The purse; its content only where it may be seen."""
    x, y, w, _ = places.PURSE
    canvas.sprite("coin-piastre", x + 4, y + 12, 42, 42)
    if money is None:
        canvas.icon("eye", x + 72, y + 34, 34, "muted")
    else:
        canvas.text(money, x + 52, y + 34, "price", "gold", "left", w - 46)
    if hint:
        canvas.text(words("cheops-peek"), x + w / 2, y + 76, "hint", "muted", "centre", w + 4)
    else:
        canvas.text(words("cheops-purse"), x + w / 2, y + 76, "hint", "muted", "centre", w)
