"""What an opponent remembers of what its seat has seen, where a single look does not show all that is public."""

from __future__ import annotations

from game.engine.dispatch import State


class Memory:
    """Of a game in which a look at the table shows everything that happened: nothing to remember."""

    def see(self, view: State) -> None:
        """Told of every position of the match in its order, as the seat sees it."""

    def known(self, view: State) -> State:
        """What the seat sees now, with what it remembers."""
        return view.copy()
