"""What is asked of the player now, in words: the line in the banner, and the card that explains a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.cheops.choices import Guide
from game.view.cheops.draw_paper import Card
from game.view.cheops.places import TREASURE_SPRITES
from game.words import Words

if TYPE_CHECKING:
    from game.view.cheops.board import CheopsBoard


def prompt_for(words: Words, guide: Guide) -> str:
    """One line: what to touch next."""
    mode, modes = guide.mode, guide.modes
    kinds = {spot[0] for spot in guide.picked}
    if mode in ("place", "law 11"):
        if "hand" in kinds:
            return words("cheops-choose-block")
        return words("cheops-choose-fitting") if "block" in kinds else words("cheops-choose-tile")
    if mode == "neighbour":
        return words("cheops-choose-block")
    if mode == "law 12":
        return words("cheops-choose-second") if kinds else words("cheops-choose-two")
    asked = {
        "law 4": "cheops-choose-table",
        "law 5": "cheops-choose-table",
        "law 6": "cheops-choose-table",
        "law 7": "cheops-choose-number",
        "law 8": "cheops-choose-law",
        "law 10": "cheops-choose-kept",
        "declare": "cheops-choose-colour",
        "draw": "cheops-choose-stack",
    }
    if mode in asked:
        return words(asked[mode])
    if "sell" in modes and "keep" in modes:
        return words("cheops-sell-or-keep")
    if "pass" in modes:
        return words("cheops-must-pass")
    return words("cheops-may-end") if "end" in modes else ""


def card_for(board: CheopsBoard) -> Card | None:
    """The card for a treasure or law just taken, or for a held law being played."""
    taken, guide = board.laid["taken"], board.guide
    if taken and taken[0] != "L":
        return _treasure_card(board, taken)
    if taken:
        return _law_card(board, int(taken[1:]))
    if guide.mode.startswith("law "):
        return _law_card(board, int(guide.mode.split(" ")[1]))
    return _law_card(board, 9) if guide.mode == "declare" else None


def _treasure_card(board: CheopsBoard, colour: str) -> Card:
    words, modes = board.view.words, board.guide.modes
    price = round(board.price)
    sold = board.laid["tables"][colour]["sold"]
    lines: list[tuple[str, str]] = []
    if "sell" in modes:
        after = _worth(board, colour, board.value_text(colour, sold + 1), sold + 1, 0)
        lines.append(("coin-piastre", words("cheops-sell-outcome", price=price, next=after)))
    else:
        lines.append(("coin-piastre", _why(board, "sell")))
    if "keep" in modes:
        value = _worth(board, colour, board.value_text(colour), sold, 1)
        lines.append((TREASURE_SPRITES[colour], words("cheops-keep-outcome", value=value)))
    else:
        lines.append((TREASURE_SPRITES[colour], _why(board, "keep")))
    counts = board.tip_of(("table", colour)).partition("\n")[2]
    return Card(TREASURE_SPRITES[colour], words(f"treasure-{colour}"), tuple(lines), aside=counts)


def _worth(board: CheopsBoard, colour: str, text: str, sold: int, more: int) -> str:
    """A row as it reads, and what it would pay this player now with so many more kept and so many sold."""
    from game.engine.cheops import count
    from game.engine.cheops.tables import COLOURS

    if text.isdigit():
        return text
    state, index = board.view.match.state.copy(), COLOURS.index(colour)
    state.sold[index] = sold
    state.kept[state.turn, index] += more
    return f"{text} = {int(count.value_of_one(state, int(state.turn), index))}"


def _why(board: CheopsBoard, action: str) -> str:
    from game.chronicle import why_not_line

    why = board.view.match.game.why_not(board.view.match.state, action)
    return "" if why is None else why_not_line(board.view.words, "cheops", why, board.view.names)


def _law_card(board: CheopsBoard, law: int) -> Card:
    words = board.view.words
    sentence = words(f"law-{law}-effect")
    foot = board.asked()
    if law == 8 and "box" in board.guide.modes:
        foot = words("cheops-nothing-to-remove")
    return Card(f"law-{law}", words(f"law-{law}-name"), (("", sentence),), foot)
