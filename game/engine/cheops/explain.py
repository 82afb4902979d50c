"""Cheops: why an action is not legal, as the key of a sentence that the screen can show."""

from __future__ import annotations

import numpy as np

from game.engine.cheops import pyramid, rules
from game.engine.cheops.notation import ACTION_NUMBER, laws_in
from game.engine.cheops.state import is_full, is_tile, is_treasure
from game.engine.cheops.tables import (
    BLOCK_NAMES,
    BOX,
    COLOURS,
    CONTENTS,
    DECLARE,
    FIRST_LAW,
    FIRST_TREASURE,
    HAND,
    KEEP,
    LAW,
    LAW_9_PRICE,
    MEMBERS,
    MOST_LEGAL,
    NEIGHBOUR_PRICE,
    OVER,
    ROW_COUNT,
    SELL,
    START,
    TREASURE,
)
from game.engine.contract import WhyNot
from game.engine.dispatch import State


def why_not(state: State, name: str) -> WhyNot | None:
    """Why an action is not legal; None if it is."""
    if state.phase == OVER:
        return WhyNot("game-over")
    if not isinstance(name, str) or name not in ACTION_NUMBER:
        return WhyNot("no-such-action")
    out = np.zeros(MOST_LEGAL, dtype=np.int32)
    if ACTION_NUMBER[name] in out[: rules.legal(state, out)]:
        return None
    verb, *words = name.split(" ")
    if verb == "law":
        return _why_not_law(state, int(words[0]), words[1:])
    return _WHY_NOT[verb](state, words)


def _block(name: str) -> int:
    return BLOCK_NAMES.index(name)


def _not_this_phase(state: State) -> WhyNot | None:
    """What must be done before anything else."""
    if state.phase in (TREASURE, LAW):
        return WhyNot("deal-with-taken-first", {"taken": CONTENTS[state.taken]})
    if state.phase == DECLARE:
        return WhyNot("declare-first")
    return None


def _not_at_start(state: State) -> WhyNot | None:
    pending = _not_this_phase(state)
    if pending is None and state.phase != START:
        return WhyNot("placement-is-over")
    return pending


def _not_at_end(state: State) -> WhyNot | None:
    pending = _not_this_phase(state)
    return WhyNot("placement-comes-first") if pending is None and state.phase == START else pending


def _why_no_tile_lies(state: State, block: str) -> WhyNot | None:
    """Why no tile at all can be laid on a block."""
    if is_tile(state.pyramid[_block(block)]):
        return WhyNot("block-carries-a-tile", {"block": block})
    if not pyramid.is_supported(state, _block(block)):
        return WhyNot("needs-two-tiles-beneath", {"block": block})
    return None


def _why_not_tile(state: State, member: str, block: str) -> WhyNot:
    if state.hands[state.turn, MEMBERS.index(member)] == 0:
        return WhyNot("not-in-your-hand", {"member": member})
    return _why_no_tile_lies(state, block) or WhyNot("same-member-next-to-it", {"member": member, "block": block})


def _why_not_place(state: State, words: list[str]) -> WhyNot:
    return _not_at_start(state) or _why_not_tile(state, words[0], words[1])


def _why_not_neighbour(state: State, words: list[str]) -> WhyNot:
    if reason := _not_at_start(state):
        return reason
    if state.bought:
        return WhyNot("one-neighbour-a-turn")
    if state.neighbours == 0:
        return WhyNot("no-neighbour-left")
    if state.money[state.turn] < NEIGHBOUR_PRICE:
        return WhyNot("not-enough-money", {"money": int(state.money[state.turn]), "price": NEIGHBOUR_PRICE})
    if rules.tiles_in_hand(state) == 0:
        return WhyNot("no-tiles-in-hand")
    return _why_no_tile_lies(state, words[0]) or WhyNot("no-placement-with-neighbour-there", {"block": words[0]})


def _why_not_pass(state: State, words: list[str]) -> WhyNot:
    return _not_at_start(state) or WhyNot("a-tile-can-be-placed")


def _why_not_deal_with(action: int, state: State) -> WhyNot:
    """Why what was taken cannot be sold, kept or put into the box."""
    if state.phase == LAW and action != BOX:
        return WhyNot("law-is-no-treasure", {"law": _taken_law(state)})
    if state.phase == LAW:
        return WhyNot("law-does-not-go-to-the-box", {"law": _taken_law(state)})
    if state.phase != TREASURE:
        return WhyNot("nothing-taken")
    colour = int(state.taken) - FIRST_TREASURE
    if action == SELL:
        return _why_not_sold(state, colour)
    if action == BOX:
        return WhyNot("treasure-does-not-go-to-the-box", {"colour": COLOURS[colour]})
    return WhyNot("law-4-no-keeping", {"colour": COLOURS[colour]})


def _why_not_sold(state: State, colour: int) -> WhyNot:
    key = "table-is-full" if is_full(state, colour) else "law-5-no-selling"
    return WhyNot(key, {"colour": COLOURS[colour]})


def _why_not_hold(state: State, words: list[str]) -> WhyNot:
    if state.phase != LAW:
        return WhyNot("no-law-taken")
    return WhyNot("law-cannot-be-held", {"law": _taken_law(state)})


def _why_not_draw(state: State, words: list[str]) -> WhyNot:
    if reason := _not_at_end(state):
        return reason
    if rules.tiles_in_hand(state) >= HAND:
        return WhyNot("hand-is-full", {"tiles": HAND})
    return WhyNot("stack-is-empty", {"stack": int(words[0])})


def _why_not_end(state: State, words: list[str]) -> WhyNot:
    return _not_at_end(state) or WhyNot("placement-comes-first")


def _why_not_declare(state: State, words: list[str]) -> WhyNot:
    return WhyNot("declared-at-the-end-of-the-game")


_WHY_NOT = {
    "place": _why_not_place,
    "neighbour": _why_not_neighbour,
    "pass": _why_not_pass,
    "sell": lambda state, words: _why_not_deal_with(SELL, state),
    "keep": lambda state, words: _why_not_deal_with(KEEP, state),
    "box": lambda state, words: _why_not_deal_with(BOX, state),
    "hold": _why_not_hold,
    "draw": _why_not_draw,
    "end": _why_not_end,
    "declare": _why_not_declare,
}


# Laws ----------------------------------------------------------------------------------------------------------


def _taken_law(state: State) -> int:
    return int(state.taken) - FIRST_LAW + 1


def _why_not_law(state: State, law: int, words: list[str]) -> WhyNot:
    just_taken = state.phase == LAW and _taken_law(state) == law
    if law >= 10:
        return (None if just_taken else _why_not_held(state, law)) or _WHY_NOT_USE[law](state, words)
    if not just_taken:
        return _not_this_phase(state) or WhyNot("law-not-taken", {"law": law})
    if law == 9:
        return WhyNot("not-enough-money", {"money": int(state.money[state.turn]), "price": LAW_9_PRICE})
    if law == 8:
        return _why_not_remove(state, words)
    if law == 7:
        return _why_not_row(state, words[0], int(words[1]))
    return WhyNot("table-has-a-law", {"colour": words[0], "law": int(state.under[COLOURS.index(words[0])])})


def _why_not_held(state: State, law: int) -> WhyNot | None:
    """Why a held law cannot be played at this moment."""
    if reason := _not_this_phase(state):
        return reason
    if law not in laws_in(state.laws[state.turn]):
        return WhyNot("law-not-yours", {"law": law})
    if law in laws_in(state.held_this_turn):
        return WhyNot("law-taken-this-turn", {"law": law})
    return WhyNot("no-laws-after-drawing") if state.drawn else None


def _why_not_row(state: State, colour: str, row: int) -> WhyNot:
    if row > ROW_COUNT[state.table[COLOURS.index(colour)]]:
        return WhyNot("no-such-row", {"colour": colour, "row": row})
    return WhyNot("row-is-covered", {"colour": colour, "row": row})


def _why_not_remove(state: State, words: list[str]) -> WhyNot:
    if words[0] == "on" and state.seven[COLOURS.index(words[1])] > 0:
        return WhyNot("law-7-is-covered", {"colour": words[1]})
    return WhyNot("no-law-there")


def _why_not_kept(state: State, colour: str) -> WhyNot | None:
    if state.kept[state.turn, COLOURS.index(colour)] == 0:
        return WhyNot("none-kept", {"colour": colour})
    return None


def _why_not_sell_kept(state: State, words: list[str]) -> WhyNot:
    return _why_not_kept(state, words[0]) or _why_not_sold(state, COLOURS.index(words[0]))


def _why_not_place_more(state: State, words: list[str]) -> WhyNot:
    member, block = words
    if not is_tile(state.pyramid[_block(block)]) and not is_treasure(state.pyramid[_block(block)]):
        return WhyNot("law-11-needs-a-treasure", {"block": block})
    return _why_not_tile(state, member, block)


def _why_not_exchange(state: State, words: list[str]) -> WhyNot:
    for word in words:
        if word in BLOCK_NAMES and not is_treasure(state.pyramid[_block(word)]):
            return WhyNot("no-treasure-there", {"block": word})
    if words[0] in BLOCK_NAMES:
        return WhyNot("same-colour")
    wanted = CONTENTS[state.pyramid[_block(words[1])]]
    if reason := _why_not_kept(state, words[0]):
        return reason
    if wanted == words[0]:
        return WhyNot("same-colour")
    return WhyNot("law-4-no-keeping", {"colour": wanted})


_WHY_NOT_USE = {10: _why_not_sell_kept, 11: _why_not_place_more, 12: _why_not_exchange}
