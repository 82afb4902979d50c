"""Monte-Carlo tree search for any game of two to five players, hidden things and turns of several small steps.

Each simulation deals anew what the seat cannot see, walks down the tree (PUCT, each seat for itself: max^n), adds
a node, plays on for a while, and adds the result to everything on its way. Where nothing is hidden any more,
proven wins and losses are carried up. The kernel returns after so many simulations: whoever calls looks at the
clock in between.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.judge import JUDGES, SearchSettings, Weights, controls_of, pack
from ai.simulation import make_room, simulate
from ai.tree import NONE, Tree, copy_below, find_step, make_tree, new_node
from ai.tried import Tried
from game.engine.contract import GameSpec
from game.engine.dispatch import State, apply, is_over, legal, resample
from game.engine.rng import make_rng

_MOST_NODES = 400_000  # 22 MB
_MOST_EDGES = 2_000_000  # 96 MB; with the spare tree for re-rooting a search stays below its allowance
_COMPARED_DEALS = 24


def nothing_is_hidden(view: State) -> bool:
    """Whether dealing what is hidden always gives the same: then wins and losses can be proven."""
    rng = make_rng(1)
    first = view.copy()
    resample(first, rng)
    for _ in range(_COMPARED_DEALS):
        other = view.copy()
        resample(other, rng)
        if other.tobytes() != first.tobytes():
            return False
    return True


class Search:
    """One thread's search: a tree and the room to work in."""

    even_slice = 0

    def __init__(
        self, game: GameSpec, settings: SearchSettings | None = None, weights: Weights | None = None
    ) -> None:
        judge = JUDGES[game.dtype]
        self.game = game
        self.controls = controls_of(settings or judge.settings)
        self.weights = pack(judge.weights) if weights is None else weights
        self.simulations = 0  # in this tree since it was begun for the present view
        self._tree = make_tree(_MOST_NODES, _MOST_EDGES)
        self._spare: Tree | None = None
        self._room = make_room(game, 0)
        self._views = np.zeros(1, game.dtype)
        self._complete = False

    def begin(self, view: State, seed: int) -> None:
        """Start with an empty tree."""
        self._tree.used[:] = 0
        new_node(self._tree, 0)
        self._look_at(view, seed)

    def go_on(self, view: State, steps: list[tuple[int, int]], seed: int) -> bool:
        """Keep what the tree knows behind these steps (action, what appeared); False if it knows nothing there."""
        index = 0
        for action, key in steps:
            index = find_step(self._tree, index, action, key) if index != NONE else NONE
        if index == NONE or self._tree.nodes[index].first == NONE:
            return False
        spare = self._spare or make_tree(_MOST_NODES, _MOST_EDGES)
        copy_below(self._tree, index, spare)
        self._tree, self._spare = spare, self._tree
        self._look_at(view, seed)
        return True

    def _look_at(self, view: State, seed: int) -> None:
        self._views[0] = view
        self._room.rng[:] = make_rng(seed)
        self._complete = nothing_is_hidden(view)
        self._tree.nodes[0].proven = 0
        self.simulations = 0

    @property
    def settled(self) -> bool:
        """Whether the position is proven, so that thinking on is useless."""
        return bool(self._tree.nodes[0].proven)

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        return int(self._tree.used[0])

    def run(self, most: int) -> int:
        """So many more simulations; returns how many were made."""
        done = int(
            simulate(self._tree, self._views, self._room, self.controls, self.weights, self._complete, most)
        )
        self.simulations += done
        return done

    def tried(self) -> list[Tried]:
        """The legal actions at the root, in the order of their visits (a kept tree may know others as well)."""
        count = legal(self._views[0], self._room.actions)
        possible = set(self._room.actions[:count].tolist())
        found = [edge for edge in self._edges_at(0) if edge.action in possible]
        return sorted(found, key=lambda edge: (-edge.visits, edge.action))

    def _edges_at(self, index: int) -> list[Tried]:
        players = int(self._views[0].players)
        edges = self._tree.edges[self._places_of(index)]
        visits = edges["visits"]
        values = edges["value"][:, :players] / np.maximum(1, visits)[:, None]
        parts = (edges["action"], visits, values, edges["prior"], edges["proven"])
        return [
            Tried(action, number, tuple(value), prior, proven)
            for action, number, value, prior, proven in zip(*(part.tolist() for part in parts), strict=True)
        ]

    def _places_of(self, index: int) -> NDArray[np.int64]:
        """Where the edges of a node lie, the extras last."""
        node = self._tree.nodes[index]
        if index == NONE or node.first == NONE:
            return np.zeros(0, dtype=np.int64)
        extras = []
        extra = int(node.extra)
        while extra != NONE:
            extras.append(extra)
            extra = int(self._tree.edges[extra].next)
        return np.concatenate([np.arange(node.first, node.first + node.width), extras]).astype(np.int64)

    def line(self, first: int, longest: int = 8) -> list[str]:
        """An action and the most visited ones after it, by name, as far as one deal of the hidden allows."""
        state = self._views[0].copy()
        resample(state, make_rng(1))
        names: list[str] = []
        index, action = 0, first
        while action != NONE and len(names) < longest and not is_over(state) and self._is_legal(state, action):
            names.append(self.game.action_name(state, action))
            apply(state, action, self._room.log)
            index = self._most_visited_child(index, action)
            action = self._most_visited_action(index)
        return names

    def _is_legal(self, state: State, action: int) -> bool:
        count = legal(state, self._room.actions)
        return action in self._room.actions[:count]

    def _most_visited_action(self, index: int) -> int:
        places = self._places_of(index)
        if len(places) == 0:
            return NONE
        edges = self._tree.edges[places]
        best = int(np.argmax(edges["visits"]))
        return int(edges["action"][best]) if edges["visits"][best] > 0 else NONE

    def _most_visited_child(self, index: int, action: int) -> int:
        edges = self._tree.edges[self._places_of(index)]
        children = []
        child = int(edges["child"][edges["action"] == action][0])
        while child != NONE:
            children.append(child)
            child = int(self._tree.nodes[child].next)
        return max(children, key=lambda one: int(self._tree.nodes["visits"][one]), default=NONE)
