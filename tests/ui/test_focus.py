"""There is always a focus, moved by geometry."""

from __future__ import annotations

from collections import deque

import pytest

from game.input import Device, Kind, Pointer, PointerKind, Press, Verb
from game.scenes.gallery import SCENES, example_app, show_example
from game.ui.focus import DOWN, LEFT, RIGHT, UP, Direction, at_least, nearest
from game.ui.menu import Menu
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Area, Choice, Row, Slider, Switch, Widget
from game.view.canvas import Box

GRID: list[Box] = [(x, y, 80, 40) for y in (0, 100, 200) for x in (0, 100, 200)]
ALL = (UP, DOWN, LEFT, RIGHT)


@pytest.mark.parametrize(("direction", "wanted"), [(UP, 1), (DOWN, 7), (LEFT, 3), (RIGHT, 5)])
def test_from_the_middle_of_a_grid_each_direction_leads_to_its_neighbour(
    direction: Direction, wanted: int
) -> None:
    assert nearest(GRID, GRID[4], direction) == wanted


def test_straight_ahead_beats_a_little_nearer_aside() -> None:
    assert nearest([(300, 90, 60, 40), (400, 0, 60, 40)], (0, 0, 60, 40), RIGHT) == 1


def test_a_row_below_that_sticks_out_a_little_is_not_to_the_right() -> None:
    assert nearest([(12, 300, 80, 40)], (0, 0, 80, 40), RIGHT) is None


def test_at_the_edge_there_is_nowhere_to_go() -> None:
    assert nearest(GRID, GRID[0], UP) is None


def test_a_small_thing_has_a_target_for_a_finger() -> None:
    assert at_least((100, 100, 20, 20), 44) == (88, 88, 44, 44)


def _menu(*widgets: Widget) -> Menu:
    menu = Menu(lambda sound: None)
    menu.set(widgets)
    return menu


def _press(menu: Menu, *verbs: Verb) -> None:
    for verb in verbs:
        menu.press(Press(Device(Kind.KEYBOARD), verb))


def test_the_focus_stays_with_its_name_when_the_screen_is_built_anew() -> None:
    menu = _menu(*(Area(f"{n}", box) for n, box in enumerate(GRID)))
    _press(menu, Verb.RIGHT, Verb.DOWN)
    menu.set([Area(f"{n}", box) for n, box in enumerate(GRID)])
    assert menu.focus == "4"


def test_the_focus_finds_another_widget_when_its_own_is_gone() -> None:
    menu = _menu(Area("a", GRID[0]), Area("b", GRID[1]))
    _press(menu, Verb.RIGHT)
    menu.set([Area("a", GRID[0])])
    assert menu.focus == "a"


def test_a_greyed_widget_does_nothing_but_can_be_asked_why() -> None:
    done: list[int] = []
    menu = _menu(Area("a", GRID[0], lambda: done.append(1), enabled=False, tip="because"))  # type: ignore[func-returns-value]
    _press(menu, Verb.CONFIRM)
    assert done == []
    assert menu.focused is not None
    assert menu.focused.tip == "because"


def test_a_mouse_that_only_lies_there_does_not_take_the_focus_but_one_that_moves_does() -> None:
    menu = _menu(Area("a", GRID[0]), Area("b", GRID[1]))
    menu.point(Pointer(PointerKind.MOVE, (120, 20)))
    assert menu.focus == "a"
    menu.point(Pointer(PointerKind.MOVE, (121, 20)))
    assert menu.focus == "b"


def test_a_slider_moves_by_steps_and_stays_in_its_range() -> None:
    values: list[int] = []
    menu = _menu(Slider("s", (0, 0, 600, 50), value=95, change=values.append))
    _press(menu, Verb.RIGHT, Verb.RIGHT, Verb.LEFT)
    assert values == [100, 95]


def test_a_switch_turns_once_and_then_lets_the_focus_go_on() -> None:
    turned: list[int] = []
    row = Switch("s", (100, 0, 600, 50), lambda: turned.append(1), on=True)  # type: ignore[func-returns-value]
    menu = _menu(row, Area("left", (0, 0, 50, 50)))
    _press(menu, Verb.LEFT)
    assert (turned, menu.focus) == ([1], "s")
    row.on = False
    _press(menu, Verb.LEFT)
    assert menu.focus == "left"


def test_a_choice_goes_round() -> None:
    values: list[object] = []
    menu = _menu(Choice("c", (0, 0, 600, 50), options=((1, "one"), (2, "two")), chosen=2, change=values.append))
    _press(menu, Verb.RIGHT)
    assert values == [1]


def test_a_list_is_walked_through_and_left_at_its_ends() -> None:
    place = ListPlace()
    rows = ListBox("list", (0, 100, 300, 132), items=list("abcdefgh"), place=place, row_height=44)
    menu = _menu(Area("above", (0, 0, 300, 40)), rows)
    _press(menu, Verb.DOWN, *[Verb.DOWN] * 7)
    assert (menu.focus, place.chosen, place.first) == ("list", 7, 5)
    _press(menu, *[Verb.UP] * 8)
    assert menu.focus == "above"


def test_a_list_scrolls_by_the_wheel_and_keeps_what_is_chosen_in_sight() -> None:
    place = ListPlace()
    rows = ListBox("list", (0, 0, 300, 132), items=list("abcdefgh"), place=place, row_height=44)
    assert rows.wheel(-1)
    assert (place.first, place.chosen) == (1, 1)


def _ways(widget: Widget) -> tuple[Direction, ...]:
    """Rows use left and right for themselves."""
    return (UP, DOWN) if isinstance(widget, Row) else ALL


def _reached(widgets: list[Widget], start: Widget) -> set[str]:
    found, waiting = {start.name}, deque([start])
    while waiting:
        here = waiting.popleft()
        others = [widget for widget in widgets if widget is not here]
        for direction in _ways(here):
            number = nearest([widget.box for widget in others], here.box, direction)
            if number is not None and others[number].name not in found:
                found.add(others[number].name)
                waiting.append(others[number])
    return found


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_from_everywhere_on_a_screen_directions_lead_everywhere(scene: str) -> None:
    with example_app() as make:
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        show_example(app, scene, "cheops" if scene == "setup" else "egyptos")
        widgets = app.top.menu.widgets
        names = {widget.name for widget in widgets}
        for widget in widgets:
            assert _reached(widgets, widget) == names, f"from {widget.name}"
