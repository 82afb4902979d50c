"""The kernels of the tree search: one simulation, and many. `ai.mcts` gives them a view and reads the tree."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import ai.evaluate  # noqa: F401  (registers how each game is judged)
from ai.judge import (
    EPSILON,
    FINISH_TURN,
    MOST_SEATS,
    PLAIN,
    PLAYOUT_PLIES,
    SPLIT_AFTER,
    WIDEST,
    Controls,
    Values,
    Weights,
    appeared,
    end_value,
    evaluate,
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
    hash_of,
    mark_tried,
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
    same = node.width < widest
    for edge in range(int(node.first), int(node.first + node.width)):
        proven = int(tree.edges[edge].proven)
        if proven == seat + 1:
            return proven
        same = same and proven == winner
    return winner if same else 0
