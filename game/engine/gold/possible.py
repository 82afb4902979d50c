"""The Pharaoh's Gold: whether a state can be, by its pieces and by what the fields say of each other."""

from __future__ import annotations

from game.engine.contract import RefusedError
from game.engine.dispatch import State
from game.engine.gold import turns
from game.engine.gold.notation import tiles_in
from game.engine.gold.tables import (
    ACTIONS_PER_TURN,
    ALL_TILES,
    ARCHAEOLOGIST,
    BUST,
    BUST_CARRIED,
    BUST_DROPPED,
    BUST_HIDDEN,
    BUST_IN_CHAMBER,
    BUST_IN_MUSEUM,
    BUST_LOST,
    BY_COLLAPSE,
    BY_IDLENESS,
    BY_ROUNDS,
    ENTRANCE,
    FACE_DOWN_KINDS,
    FIRST_CHAMBER,
    LANTERNS,
    LAST_ROUND,
    NO_COUNTDOWN,
    NO_REASON,
    NOBODY,
    NOTHING,
    NOWHERE,
    NUMBER_OF_KIND,
    NUMBER_OF_TREASURE,
    OVER,
    PHOTO_TREASURES,
    PHOTOS,
    SET,
    TILES,
    TREASURE_KINDS,
)


def check_possible(state: State) -> None:
    """Refuse what cannot be."""
    for check in _CHECKS:
        check(state)


def is_set(state: State, tile: int) -> bool:
    """Whether a tile is face up, and not still to be set."""
    return bool(int(state.up) >> tile & 1) and tile != state.revealed


def _whole(state: State) -> bool:
    """Whether nothing has fallen yet."""
    return bool(state.standing == ALL_TILES)


def _check_collapse(state: State) -> None:
    if _whole(state) != (state.clock == NOBODY):
        raise RefusedError("There is a clock player exactly when the chamber of the bust has fallen.")
    if (state.finder == NOBODY) != (state.bust == BUST_HIDDEN) or (state.finder == NOBODY and not _whole(state)):
        raise RefusedError("The bust has a finder exactly when it is not hidden, and nothing falls before that.")
    if state.countdown != NO_COUNTDOWN and (state.finder == NOBODY or state.clock != NOBODY):
        raise RefusedError("The countdown runs from the finding of the bust to the fall of its chamber.")
    found_now = state.finder != NOBODY and state.clock == NOBODY and state.countdown == NO_COUNTDOWN
    if found_now and (state.turn != state.finder or state.phase == OVER):
        raise RefusedError("The countdown is null only in the turn in which the bust is found.")


def _check_tiles(state: State) -> None:
    for kind in range(FACE_DOWN_KINDS):
        number = int((state.kind == kind).sum())
        wanted = int(NUMBER_OF_KIND[kind])
        if number > wanted or (_whole(state) and number != wanted):
            raise RefusedError("There are 12 tees, 10 corners, 8 straights and 5 chambers, less what has fallen.")


def _check_photos(state: State) -> None:
    taken = [int(photo) for seat in range(state.players) for photo in state.photos[seat] if photo]
    pile = state.photo_pile[: state.photos_left].tolist()
    if sorted(taken + pile) != list(range(1, PHOTOS + 1)):
        raise RefusedError("There are five photos, each taken or in the pile.")
    if int(PHOTO_TREASURES[pile].sum()) != state.treasures_left:
        raise RefusedError("The treasure pile has as many treasures as the photos of the pile show.")
    unfound = [tile for tile in range(TILES) if FIRST_CHAMBER <= state.kind[tile] < ENTRANCE]
    unfound = [tile for tile in unfound if not is_set(state, tile)]
    if len(unfound) != state.photos_left:
        raise RefusedError("There is a photo in the pile for each chamber that is not found yet.")


def _check_treasures(state: State) -> None:
    for kind in range(TREASURE_KINDS):
        number = int(state.loot[kind].sum()) + int(state.museum[:, kind].sum())
        number += int((state.carries == kind + 1).sum())
        number += int((state.treasure_pile == kind + 1).sum())
        wanted = int(NUMBER_OF_TREASURE[kind])
        if number > wanted or (_whole(state) and number != wanted):
            raise RefusedError("There are four treasures of 2, four of 3 and the bust, less what has fallen.")


def _check_bust(state: State) -> None:
    places = {
        BUST_HIDDEN: BUST in state.treasure_pile,
        BUST_CARRIED: BUST in state.carries,
        BUST_IN_MUSEUM: bool(state.museum[:, BUST - 1].any()),
        BUST_IN_CHAMBER if _whole(state) else BUST_DROPPED: bool(state.loot[BUST - 1].any()),
    }
    places[BUST_LOST] = not any(places.values())
    if not places.get(int(state.bust), False):
        raise RefusedError("The bust is not where the field bust says.")


def _check_hands(state: State) -> None:
    for seat in range(state.players):
        if state.carries[seat] != NOTHING and state.figures[seat, ARCHAEOLOGIST] == NOWHERE:
            raise RefusedError("A lost archaeologist carries nothing.")
        if _whole(state) and not turns.has_both_figures(state, seat):
            raise RefusedError("No figure is lost before something has fallen.")
    if state.took and (state.carries[state.turn] == NOTHING or state.phase == SET):
        raise RefusedError("Who has just taken something carries it.")


def _check_lanterns(state: State) -> None:
    for seat in range(state.players):
        number = int(state.lanterns_left[seat]) + len(tiles_in(state.lanterns[seat]))
        if number > LANTERNS or (_whole(state) and number != LANTERNS):
            raise RefusedError("Every player has five lanterns, less what has fallen.")


def _check_running(state: State) -> None:
    if (state.phase == OVER) != (state.reason != NO_REASON):
        raise RefusedError("A game has a reason for its end exactly when it is over.")
    if state.phase == SET and state.actions_left == ACTIONS_PER_TURN:
        raise RefusedError("Revealing a tile has cost an action.")
    if state.phase != OVER and (turns.only_entrance_left(state) or turns.everybody_idle(state)):
        raise RefusedError("The game is over by collapse or idleness.")


def _check_over(state: State) -> None:
    if state.phase != OVER:
        return
    if state.actions_left or state.took:
        raise RefusedError("When the game is over, no actions are left and nothing has just been taken.")
    if turns.only_entrance_left(state) != (state.reason == BY_COLLAPSE or state.clock != NOBODY):
        raise RefusedError("When the chamber has fallen, only the entrance is left at the end.")
    if state.reason == BY_IDLENESS and not turns.everybody_idle(state):
        raise RefusedError("The game ends by idleness when everybody has ended two turns without an action.")
    last_turn = state.round_number == LAST_ROUND and turns.next_seat(state) == state.first
    if state.reason == BY_ROUNDS and (not last_turn or turns.everybody_idle(state)):
        raise RefusedError("The game ends by rounds at the end of round 200.")


_CHECKS = (
    _check_collapse,
    _check_tiles,
    _check_photos,
    _check_treasures,
    _check_bust,
    _check_hands,
    _check_lanterns,
    _check_running,
    _check_over,
)
