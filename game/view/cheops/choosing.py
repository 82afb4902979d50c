"""From touches to actions: what is lit, what a touch does, and why it does nothing."""

from __future__ import annotations

from game.chronicle import why_not_line
from game.engine.contract import WhyNot
from game.ui.wishes import Wish
from game.view.cheops.choices import Guide
from game.view.cheops.decisions import prompt_for
from game.view.cheops.lying import Lying
from game.view.cheops.places import Spot
from game.view.cheops.stagehand import seen


class Choosing(Lying):
    """The choice that is under way."""

    def rebuild(self) -> None:
        """Half-made choices are put back."""
        super().rebuild()
        self.guide = Guide()
        self._guided_at = -1  # after so many actions
        self._new_choice = False
        self._turn = -1
        self.reason: tuple[str, Spot] | None = None
        self.hinted: frozenset[Spot] = frozenset()
        self.hovered: Spot = ()
        self.peeking = False

    def _aim_focus(self) -> None:
        """Keys and pads go on with what is lit next."""
        raise NotImplementedError

    def _follow(self) -> Guide:
        """The choices of the present state; begun anew after every action."""
        match = self.view.match
        if not self.view.waiting:
            return Guide()
        if self._guided_at != len(match.actions):
            self._guided_at = len(match.actions)
            sevens = {colour: table["seven"] or 0 for colour, table in seen(match)["tables"].items()}
            self.guide = Guide(tuple(match.legal_by_name()), sevens)
            self.guide.start(self._first_mode())
            self.reason, self.hinted = None, frozenset()
            self._new_choice = True
            if self._turn != match.turn:  # a key held by the last player does not open the next one's purse
                self._turn, self.peeking = match.turn, False
        return self.guide

    def _first_mode(self) -> str:
        """What is done without choosing a law or a neighbour first."""
        modes = self.guide.modes
        for mode in ("place", "draw", "declare"):
            if mode in modes:
                return mode
        if self.laid["phase"] == "law":
            return next((mode for mode in sorted(modes) if mode.startswith("law ") and mode != "law 9 pay"), "")
        return ""

    def asked(self) -> str:
        """What is asked for now, as a line."""
        return prompt_for(self.view.words, self._follow()) if self.view.waiting else ""

    # -- touching ----------------------------------------------------------------------------------------------
    def _touch(self, spot: Spot) -> Wish | None:
        guide = self._follow()
        self.reason = None
        if not self.view.waiting:
            return None
        if spot[0] == "own":
            return self._begin_law(spot[1])
        wanted = self._stands_for(spot)
        if not guide.can_touch(wanted):
            self.reason = (self._why_not(wanted), wanted)
            return None
        action = guide.touch(wanted)
        self.hinted = frozenset()
        if action is not None:
            self.view.choose(action)
        else:
            self._aim_focus()
        return None

    def _stands_for(self, spot: Spot) -> Spot:
        """A touch anywhere on a price table means the table, where a table is asked for."""
        lit = self.guide.lit(frozenset())
        if spot not in lit and spot[0] in ("row", "table", "kept", "under"):
            for kind in ("under", "table"):
                if (kind, spot[1]) in lit:
                    return (kind, spot[1])
        return spot

    def _begin_law(self, law: str) -> Wish | None:
        """Play a held law: its choice begins, until it is decided or put back."""
        mode = f"law {law}"
        if self.guide.mode == mode and self.laid["phase"] != "law":
            self.cancel()
        elif mode in self.guide.modes and self.laid["phase"] != "law":
            self.guide.start(mode)
            self._aim_focus()
        else:
            self.reason = (self._why_not_law(law), ("own", law))
        return None

    def cancel(self) -> bool:
        """Put back what was picked; then leave a law or a neighbour that is not decided yet."""
        if self.reason is not None:
            self.reason = None
            return True
        if self.guide.picked or self.guide.mode != self._first_mode():
            self.guide.start(self._first_mode())
            return True
        return False

    # -- why not -----------------------------------------------------------------------------------------------
    def _why_not_law(self, law: str) -> str:
        if law == "9":
            return self.view.words("cheops-law-9-waits")
        example = {"10": "law 10 R", "11": "law 11 F a1", "12": "law 12 a1 a2"}[law]
        why = self.view.match.game.why_not(self.view.match.state, example)
        general = ("law-taken-this-turn", "no-laws-after-drawing", "deal-with-taken-first", "declare-first")
        if why is not None and why.key in general:
            return self._sentence(why)
        return self.view.words("cheops-law-no-use")

    def _why_not(self, spot: Spot) -> str:
        words, match, guide = self.view.words, self.view.match, self.guide
        action = self._attempt(spot)
        if action:
            why = match.game.why_not(match.state, action)
            if why is not None:
                if why.key == "same-member-next-to-it" and not guide.picked:
                    return words("cheops-none-fits", block=spot[1])
                return self._sentence(why)
        if spot[0] == "hand" and guide.mode in ("place", "law 11"):
            return words("cheops-tile-no-place")
        return self.asked() or words("cheops-not-now")

    def _sentence(self, why: WhyNot) -> str:
        """With several people on one screen nobody's money is told."""
        if why.key == "not-enough-money" and self.several and not self.view.open_money:
            return self.view.words("cheops-too-dear", price=int(why.values["price"]))
        return why_not_line(self.view.words, "cheops", why, self.view.names)

    def _attempt(self, spot: Spot) -> str:
        """The action that a touch seems to want."""
        guide, hand = self.guide, self.laid["hands"][self.view.match.turn]
        kind = spot[0]
        if kind == "stack":
            return f"draw {spot[1]}"
        if kind == "hand":
            return f"place {spot[1]} a1" if guide.mode not in ("place", "law 11") else ""
        if kind == "block":
            member = next((pick[1] for pick in guide.picked if pick[0] == "hand"), hand[:1] or "F")
            other = next((pick[1] for pick in guide.picked if pick[0] in ("block", "kept")), "")
            if guide.mode == "neighbour":
                return f"neighbour {spot[1]}"
            if guide.mode == "law 11":
                return f"law 11 {member} {spot[1]}"
            if guide.mode == "law 12":
                return self._exchange(other, spot[1])
            return f"place {member} {spot[1]}" if not guide.mode.startswith("law") else ""
        if kind == "row" and guide.mode == "law 7":
            return f"law 7 {spot[1]} {spot[2]}"
        if kind == "under" and guide.mode in ("law 4", "law 5", "law 6"):
            return f"{guide.mode} {spot[1]}"
        if kind == "kept" and guide.mode == "law 10":
            return f"law 10 {spot[1]}"
        return ""

    def _exchange(self, first: str, second: str) -> str:
        if not first or first.isupper():
            return f"law 12 {first or 'R'} {second}" if first else ""
        order = list(self.laid["pyramid"])
        one, other = sorted((first, second), key=order.index)
        return f"law 12 {one} {other}"
