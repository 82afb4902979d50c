"""Monte-Carlo tree search for any game of two to five players, hidden things and turns of several small steps.

Each simulation deals anew what the seat cannot see, walks down the tree (PUCT, each seat for itself: max^n), adds
a node, plays on for a while, and adds the result to everything on its way. Where nothing is hidden any more,
proven wins and losses are carried up. The kernel returns after so many simulations: whoever calls looks at the
clock in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import ai.evaluate  # noqa: F401  (registers how each game is judged)
from ai.judge import (
    EPSILON,
    FINISH_TURN,
    JUDGES,
    MOST_SEATS,
    PLAIN,
    PLAYOUT_PLIES,
    SPLIT_AFTER,
    WIDEST,
    Controls,
    SearchSettings,
    Values,
    Weights,
    appeared,
    controls_of,
    end_value,
    evaluate,
    pack,
    playout_action,
    prior,
)
from ai.tree import (
    NONE,
    Tree,
    add_extras,
    child_behind,
    choose_among,
    choose_edge,
    copy_below,
    find_step,
    hash_of,
    make_tree,
    mark_tried,
    new_node,
    next_edge,
    open_node,
    room_for,
    urge,
)
from game.engine.contract import GameSpec
from game.engine.dispatch import State, apply, is_over, legal, resample, winners
from game.engine.events import NO_LOG, Log
from game.engine.jit import kernel
from game.engine.rng import Rng, below, make_rng, uniform

_DEEPEST = 256
_MOST_NODES = 400_000  # 22 MB
_MOST_EDGES = 2_000_000  # 96 MB; with the spare tree for re-rooting a search stays below its allowance
_LONGEST_FINISH = 12  # plies that a playout may add to come to the end of a turn


class Room(NamedTuple):
    """What a simulation works in."""

    states: NDArray[np.void]  # one
    actions: NDArray[np.int32]
    priors: Values
    stamps: NDArray[np.int64]
    stamp: NDArray[np.int64]  # one
    nodes: NDArray[np.int64]  # the way down
    edges: NDArray[np.int64]
    seats: NDArray[np.int64]
    points: NDArray[np.int32]
    value: Values
    rng: Rng
    log: Log


def make_room(game: GameSpec, seed: int) -> Room:
    """Room for the simulations of one thread."""
    return Room(
        np.zeros(1, game.dtype),
        np.zeros(game.most_legal, dtype=np.int32),
        np.zeros(game.most_legal, dtype=np.float32),
        np.zeros(game.num_actions, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
        np.zeros(_DEEPEST + 1, dtype=np.int64),
        np.zeros(_DEEPEST, dtype=np.int64),
        np.zeros(_DEEPEST, dtype=np.int64),
        np.zeros(MOST_SEATS, dtype=np.int32),
        np.zeros(MOST_SEATS, dtype=np.float32),
        make_rng(seed),
        NO_LOG.copy(),
    )


# ---------------------------------------------------------------------------------------------- one simulation


@kernel
def simulate(
    tree: Tree,
    views: NDArray[np.void],
    room: Room,
    controls: Controls,
    weights: Weights,
    complete: bool,
    most: int,
) -> int:
    """Run so many simulations from a view, fewer if the position is proven; tell how many."""
    done = 0
    while done < most and tree.nodes[0].proven == 0:
        room.states[0] = views[0]
        resample(room.states[0], room.rng)
        depth = _go_down(tree, room.states[0], room, controls, weights, complete)
        _go_up(tree, room, depth, int(room.states[0].players), complete, int(controls[WIDEST]))
        done += 1
    return done


@kernel
def _go_down(tree: Tree, state: State, room: Room, controls: Controls, weights: Weights, complete: bool) -> int:
    """Walk to a node that is new, and learn its value; tell how deep it lies."""
    depth = 0
    index = 0
    room.nodes[0] = 0
    while not _settled(tree, index, state, room, controls, complete):
        edge = NONE
        if (index == 0 or tree.nodes[index].visits > 0) and depth < _DEEPEST:
            edge = _pick_edge(tree, index, state, room, controls, weights)
        if edge == NONE:
            _play_out(state, room, controls, weights)
            return depth
        room.edges[depth] = edge
        room.seats[depth] = state.turn
        apply(state, int(tree.edges[edge].action), room.log)
        key = appeared(state) if tree.edges[edge].visits >= controls[SPLIT_AFTER] else 0
        index = child_behind(tree, edge, key)
        depth += 1
        room.nodes[depth] = index
        if index == NONE:
            _play_out(state, room, controls, weights)
            return depth
    return depth


@kernel
def _settled(tree: Tree, index: int, state: State, room: Room, controls: Controls, complete: bool) -> bool:
    """Whether the value of a node is known without looking further: the game is over, or it is proven."""
    node = tree.nodes[index]
    if is_over(state):
        end_value(state, controls, room.points, room.value)
        if complete:
            node.proven = _only_winner(state)
        return True
    if node.proven != 0:
        for seat in range(state.players):
            room.value[seat] = 1.0 if seat + 1 == node.proven else 0.0
        return True
    return False


@kernel
def _only_winner(state: State) -> int:
    """1 + the seat that won alone, or 0."""
    won = int(winners(state))
    for seat in range(state.players):
        if won == 1 << seat:
            return seat + 1
    return 0


@kernel
def _pick_edge(tree: Tree, index: int, state: State, room: Room, controls: Controls, weights: Weights) -> int:
    """The action to try at a node; its edges are made when it is visited for the second time."""
    node = tree.nodes[index]
    widest = int(controls[WIDEST])
    count = legal(state, room.actions)
    seat = int(state.turn)
    if node.first == NONE:
        if not room_for(tree, min(count, widest)):
            return NONE
        _weigh(state, weights, count, room, controls)
        open_node(tree, index, room.actions, count, room.priors, widest)
        return choose_edge(tree, index, seat, controls)
    if node.hash == hash_of(room.actions, count):
        return choose_edge(tree, index, seat, controls)
    return _pick_other(tree, index, state, count, room, controls, weights)


@kernel
def _pick_other(
    tree: Tree, index: int, state: State, count: int, room: Room, controls: Controls, weights: Weights
) -> int:
    """As above, where other actions are legal than when the node was opened."""
    seat = int(state.turn)
    room.stamp[0] += 2
    stamp = int(room.stamp[0])
    best = choose_among(tree, index, seat, controls, room.actions, count, room.stamps, stamp)
    if count > controls[WIDEST] or not room_for(tree, count):
        return best if best == NONE else mark_tried(tree, index, best)
    newest = int(tree.used[1])
    if _any_without_edge(room.actions, count, room.stamps, stamp):
        _weigh(state, weights, count, room, controls)
        add_extras(tree, index, room.actions, count, room.priors, room.stamps, stamp)
    for extra in range(newest, int(tree.used[1])):
        if best == NONE or urge(tree, index, extra, seat, controls) > urge(tree, index, best, seat, controls):
            best = extra
    return mark_tried(tree, index, best)


@kernel
def _weigh(state: State, weights: Weights, count: int, room: Room, controls: Controls) -> None:
    """The prior of each legal action; in plain UCT a random order."""
    if controls[PLAIN] == 0.0:
        prior(state, weights, room.actions, count, room.priors)
        return
    for place in range(count):
        room.priors[place] = 0.5 + uniform(room.rng)


@kernel
def _any_without_edge(actions: NDArray[np.int32], count: int, stamps: NDArray[np.int64], stamp: int) -> bool:
    missing = 0
    for place in range(count):
        missing += stamps[actions[place]] == stamp
    return missing > 0


@kernel
def _play_out(state: State, room: Room, controls: Controls, weights: Weights) -> None:
    """Play on for a while, then judge."""
    most = int(controls[PLAYOUT_PLIES])
    plies = 0
    turn = int(state.turn)
    while not is_over(state):
        if plies >= most and (
            controls[FINISH_TURN] == 0.0 or state.turn != turn or plies >= most + _LONGEST_FINISH
        ):
            break
        turn = int(state.turn)
        apply(state, _playout_choice(state, room, controls, weights), room.log)
        plies += 1
    if is_over(state):
        end_value(state, controls, room.points, room.value)
    else:
        evaluate(state, weights, room.value)


@kernel
def _playout_choice(state: State, room: Room, controls: Controls, weights: Weights) -> int:
    if controls[PLAIN] == 0.0:
        return int(playout_action(state, weights, controls[EPSILON], room.rng, room.actions, room.priors))
    count = legal(state, room.actions)
    return int(room.actions[below(room.rng, count)])


@kernel
def _go_up(tree: Tree, room: Room, depth: int, players: int, complete: bool, widest: int) -> None:
    """Add the value to everything on the way, from the last node to the root."""
    if room.nodes[depth] != NONE:
        _add_to_node(tree, int(room.nodes[depth]), room.value, players)
    for level in range(depth - 1, -1, -1):
        index = int(room.nodes[level])
        edge = tree.edges[room.edges[level]]
        edge.visits += 1
        for seat in range(players):
            edge.value[seat] += room.value[seat]
        _add_to_node(tree, index, room.value, players)
        child = int(room.nodes[level + 1])
        if complete and child != NONE and tree.nodes[child].proven != 0:
            edge.proven = tree.nodes[child].proven
            tree.nodes[index].proven = _proof(tree, index, int(room.seats[level]), widest)


@kernel
def _add_to_node(tree: Tree, index: int, value: Values, players: int) -> None:
    node = tree.nodes[index]
    node.visits += 1
    for seat in range(players):
        node.value[seat] += value[seat]


@kernel
def _proof(tree: Tree, index: int, seat: int, widest: int) -> int:
    """A node is won by its mover if an edge is; by another if all edges are won by that one."""
    node = tree.nodes[index]
    winner = int(tree.edges[node.first].proven)
    same = node.base < widest
    for edge in range(int(node.first), int(node.first + node.base)):
        proven = int(tree.edges[edge].proven)
        if proven == seat + 1:
            return proven
        same = same and proven == winner
    return winner if same else 0


# ---------------------------------------------------------------------------------------------- for everybody


@dataclass(frozen=True)
class Tried:
    """What a search learned about one action: how often it went that way, and the mean value for each seat."""

    action: int
    visits: int
    value: tuple[float, ...]
    prior: float
    proven: int = 0  # 1 + the seat that then wins by force, or 0


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


_COMPARED_DEALS = 24


class Search:
    """One thread's search: a tree and the room to work in."""

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
        found: list[Tried] = []
        if self._tree.nodes[index].first == NONE:
            return found
        place = next_edge(self._tree, index, NONE)
        while place != NONE:
            found.append(_tried(self._tree.edges[place], players))
            place = next_edge(self._tree, index, place)
        return found

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
            likely = (
                max(self._edges_at(index), key=lambda edge: edge.visits, default=None) if index != NONE else None
            )
            action = likely.action if likely and likely.visits > 0 else NONE
        return names

    def _is_legal(self, state: State, action: int) -> bool:
        count = legal(state, self._room.actions)
        return action in self._room.actions[:count]

    def _most_visited_child(self, index: int, action: int) -> int:
        place = next_edge(self._tree, index, NONE)
        while place != NONE and self._tree.edges[place].action != action:
            place = next_edge(self._tree, index, place)
        best = NONE
        child = int(self._tree.edges[place].child) if place != NONE else NONE
        while child != NONE:
            if best == NONE or self._tree.nodes[child].visits > self._tree.nodes[best].visits:
                best = child
            child = int(self._tree.nodes[child].next)
        return best


def _tried(edge: Any, players: int) -> Tried:
    visits = int(edge.visits)
    value = tuple(float(edge.value[seat]) / max(1, visits) for seat in range(players))
    return Tried(int(edge.action), visits, value, float(edge.prior), int(edge.proven))


def merged(tables: list[list[Tried]]) -> list[Tried]:
    """The tables of several threads as one: visits are added."""
    together: dict[int, list[Tried]] = {}
    for table in tables:
        for edge in table:
            together.setdefault(edge.action, []).append(edge)
    return sorted((_sum(edges) for edges in together.values()), key=lambda edge: (-edge.visits, edge.action))


def _sum(edges: list[Tried]) -> Tried:
    visits = sum(edge.visits for edge in edges)
    value = tuple(
        sum(edge.value[seat] * edge.visits for edge in edges) / max(1, visits)
        for seat in range(len(edges[0].value))
    )
    return Tried(edges[0].action, visits, value, edges[0].prior, max(edge.proven for edge in edges))
