"""The search tree as flat arrays: nodes, and edges that stand for actions.

A node is what the players know: the same actions with the same revelations lead to it, whatever is still hidden.
Its edges are the actions that were legal when it was opened, those already tried first, and behind them the most
promising one not yet tried; actions that are legal only with other hidden things hang behind as extras.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.judge import EXPLORATION, MOST_SEATS, PLAIN, URGENCY, Controls, Values
from game.engine.jit import kernel

NONE = -1
_HASH_MASK = 0x3FFFFFFF

NODE = np.dtype(
    (
        np.record,
        [
            ("first", np.int32),  # its base edges follow each other from here; NONE: not opened yet
            ("width", np.int32),  # how many
            ("tried", np.int32),  # so many of them have been tried; one more is in order
            ("extra", np.int32),  # the first extra edge, or NONE
            ("hash", np.int32),  # of the legal actions when it was opened
            ("visits", np.int32),
            ("key", np.int32),  # what appeared on the way here
            ("next", np.int32),  # the next node behind the same edge, where something else appeared
            ("proven", np.int32),  # 1 + the seat that wins by force, or 0
            ("value", np.float32, (MOST_SEATS,)),  # sums
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("action", np.int32),
            ("child", np.int32),  # the first node behind it, or NONE
            ("next", np.int32),  # of an extra edge: the next one
            ("prior", np.float32),
            ("visits", np.int32),
            ("missed", np.int32),  # visits of the node in which this action was not there
            ("proven", np.int32),  # as of the node behind it
            ("value", np.float32, (MOST_SEATS,)),
        ],
    )
)


class Tree(NamedTuple):
    """Room for a search; `used` counts nodes and edges."""

    nodes: NDArray[np.void]
    edges: NDArray[np.void]
    used: NDArray[np.int64]


def make_tree(nodes: int, edges: int) -> Tree:
    """Room for so many nodes and edges; the system gives the memory when it is first written to."""
    return Tree(np.empty(nodes, NODE), np.empty(edges, EDGE), np.zeros(2, dtype=np.int64))


@kernel
def hash_of(actions: NDArray[np.int32], count: int) -> int:
    """A number for a list of legal actions."""
    mixed = count
    for place in range(count):
        mixed = (mixed * 1_000_003 + int(actions[place])) & _HASH_MASK
    return mixed


@kernel
def new_node(tree: Tree, key: int) -> int:
    """A node without edges, or NONE if there is no room."""
    index = int(tree.used[0])
    if index >= tree.nodes.shape[0]:
        return NONE
    tree.used[0] += 1
    node = tree.nodes[index]
    node.first = NONE
    node.width = 0
    node.tried = 0
    node.extra = NONE
    node.hash = 0
    node.visits = 0
    node.key = key
    node.next = NONE
    node.proven = 0
    for seat in range(MOST_SEATS):
        node.value[seat] = 0.0
    return index


@kernel
def _new_edge(tree: Tree, action: int, prior: float, missed: int) -> int:
    index = int(tree.used[1])
    tree.used[1] += 1
    edge = tree.edges[index]
    edge.action = action
    edge.child = NONE
    edge.next = NONE
    edge.prior = prior
    edge.visits = 0
    edge.missed = missed
    edge.proven = 0
    for seat in range(MOST_SEATS):
        edge.value[seat] = 0.0
    return index


@kernel
def room_for(tree: Tree, edges: int) -> bool:
    """Whether so many more edges fit."""
    return int(tree.used[1]) + edges <= tree.edges.shape[0]


@kernel
def open_node(tree: Tree, index: int, actions: NDArray[np.int32], count: int, priors: Values, widest: int) -> None:
    """Give a node an edge for each legal action, or for the most promising ones where there are too many."""
    node = tree.nodes[index]
    least = _least_prior(priors, count, widest)
    total = 0.0
    for place in range(count):
        if priors[place] >= least:
            total += priors[place]
    node.first = tree.used[1]
    node.hash = hash_of(actions, count)
    for place in range(count):
        if priors[place] >= least and node.width < widest:
            _new_edge(tree, int(actions[place]), priors[place] / total, int(node.visits))
            node.width += 1
    node.tried = 0
    order_next(tree, index)


@kernel
def _least_prior(priors: Values, count: int, widest: int) -> float:
    """The prior that an action needs to be among the `widest` most promising."""
    if count <= widest:
        return 0.0
    return float(np.partition(priors[:count], count - widest)[count - widest])


@kernel
def order_next(tree: Tree, index: int) -> None:
    """Bring the most promising edge that was not tried behind those that were."""
    node = tree.nodes[index]
    place = int(node.first + node.tried)
    end = int(node.first + node.width)
    best = place
    for other in range(place + 1, end):
        if tree.edges[other].prior > tree.edges[best].prior:
            best = other
    if best < end:
        _exchange(tree, place, best)


@kernel
def _exchange(tree: Tree, one: int, other: int) -> None:
    if one == other:
        return
    first = tree.edges[one]
    second = tree.edges[other]
    for seat in range(MOST_SEATS):
        value = first.value[seat]
        first.value[seat] = second.value[seat]
        second.value[seat] = value
    first.action, second.action = second.action, first.action
    first.child, second.child = second.child, first.child
    first.next, second.next = second.next, first.next
    first.prior, second.prior = second.prior, first.prior
    first.visits, second.visits = second.visits, first.visits
    first.missed, second.missed = second.missed, first.missed
    first.proven, second.proven = second.proven, first.proven


# ------------------------------------------------------------------------------------------ choosing an edge


@kernel
def urge(tree: Tree, index: int, edge_index: int, seat: int, controls: Controls) -> float:
    """How much the search wants to go this way: its value so far, and the prior while seldom tried (PUCT)."""
    node = tree.nodes[index]
    edge = tree.edges[edge_index]
    if edge.proven == seat + 1:
        return 1.0e9
    if edge.proven != 0:
        return -1.0
    if controls[PLAIN] != 0.0:
        return _plain_urge(int(node.visits - edge.missed), edge, seat, controls)
    if edge.visits > 0:
        value = edge.value[seat] / edge.visits
    else:
        value = node.value[seat] / max(1, node.visits) - controls[URGENCY]
    available = max(1, node.visits - edge.missed)
    return value + controls[EXPLORATION] * edge.prior * math.sqrt(available) / (1 + edge.visits)


@kernel
def _plain_urge(available: int, edge: np.record, seat: int, controls: Controls) -> float:
    """UCB1: what was not tried comes first."""
    if edge.visits == 0:
        return 1.0e6 + edge.prior
    mean = edge.value[seat] / edge.visits
    return mean + controls[EXPLORATION] * math.sqrt(math.log(max(1, available)) / edge.visits)


@kernel
def choose_edge(tree: Tree, index: int, seat: int, controls: Controls) -> int:
    """The best edge where exactly the base edges are legal."""
    node = tree.nodes[index]
    first = int(node.first)
    best = first
    best_urge = -1.0e9
    for edge in range(first, first + min(int(node.width), int(node.tried) + 1)):
        wanted = urge(tree, index, edge, seat, controls)
        if wanted > best_urge:
            best_urge = wanted
            best = edge
    return _mark_tried(tree, index, best)


@kernel
def _mark_tried(tree: Tree, index: int, edge: int) -> int:
    """Move an edge of the base that is tried for the first time to the others; tell where it is now."""
    node = tree.nodes[index]
    place = int(node.first + node.tried)
    if edge < place or edge >= node.first + node.width:
        return edge
    _exchange(tree, place, edge)
    node.tried += 1
    order_next(tree, index)
    return place


@kernel
def next_edge(tree: Tree, index: int, edge: int) -> int:
    """Walk over all edges of a node, the extras last; NONE begins and ends it."""
    node = tree.nodes[index]
    first = int(node.first)
    last = first + int(node.width) - 1
    if edge == NONE:
        return first if last >= first else int(node.extra)
    if first <= edge < last:
        return edge + 1
    if edge == last:
        return int(node.extra)
    return int(tree.edges[edge].next)


@kernel
def choose_among(
    tree: Tree,
    index: int,
    seat: int,
    controls: Controls,
    actions: NDArray[np.int32],
    count: int,
    stamps: NDArray[np.int64],
    stamp: int,
) -> int:
    """The best edge among those that are legal now, or NONE. Legal actions without an edge keep `stamp`."""
    for place in range(count):
        stamps[actions[place]] = stamp
    best = NONE
    best_urge = -1.0e9
    edge = next_edge(tree, index, NONE)
    while edge != NONE:
        action = int(tree.edges[edge].action)
        if stamps[action] == stamp:
            stamps[action] = stamp + 1
            wanted = urge(tree, index, edge, seat, controls)
            if wanted > best_urge:
                best_urge = wanted
                best = edge
        else:
            tree.edges[edge].missed += 1
        edge = next_edge(tree, index, edge)
    return best


@kernel
def add_extras(
    tree: Tree,
    index: int,
    actions: NDArray[np.int32],
    count: int,
    priors: Values,
    stamps: NDArray[np.int64],
    stamp: int,
) -> None:
    """Hang the legal actions that still carry `stamp` behind the node as extra edges."""
    node = tree.nodes[index]
    total = 0.0
    for place in range(count):
        total += priors[place]
    for place in range(count):
        if stamps[actions[place]] == stamp:
            extra = _new_edge(tree, int(actions[place]), priors[place] / total, int(node.visits))
            tree.edges[extra].next = node.extra
            node.extra = extra


@kernel
def mark_tried(tree: Tree, index: int, edge: int) -> int:
    """As it is done by `choose_edge`, for an edge chosen otherwise."""
    return _mark_tried(tree, index, edge)


# ------------------------------------------------------------------------------------------- going down and on


@kernel
def child_behind(tree: Tree, edge_index: int, key: int) -> int:
    """The node behind an edge where this appeared; made if it is not there; NONE if there is no room."""
    edge = tree.edges[edge_index]
    child = int(edge.child)
    while child != NONE and tree.nodes[child].key != key:
        child = int(tree.nodes[child].next)
    if child == NONE:
        child = new_node(tree, key)
        if child != NONE:
            tree.nodes[child].next = edge.child
            edge.child = child
    return child


@kernel
def find_step(tree: Tree, index: int, action: int, key: int) -> int:
    """The node to which an action and what appeared lead, or NONE."""
    edge = next_edge(tree, index, NONE)
    while edge != NONE:
        if tree.edges[edge].action == action:
            child = int(tree.edges[edge].child)
            while child != NONE and tree.nodes[child].key != key:
                child = int(tree.nodes[child].next)
            return child
        edge = next_edge(tree, index, edge)
    return NONE


@kernel
def copy_below(old: Tree, root: int, new: Tree) -> None:
    """Write what lies below a node into an empty tree, the node as its root."""
    new.used[0] = 1
    new.used[1] = 0
    new.nodes[0] = old.nodes[root]
    new.nodes[0].next = NONE
    done = 0
    while done < new.used[0]:
        _copy_edges(old, new, done)
        done += 1


@kernel
def _copy_edges(old: Tree, new: Tree, index: int) -> None:
    """The node was copied and still names its edges in the old tree: copy them and the nodes behind them."""
    node = new.nodes[index]
    first = int(node.first)
    if first == NONE:
        return
    node.first = new.used[1]
    for edge in range(first, first + int(node.width)):
        _copy_edge(old, new, edge)
    extra = int(node.extra)
    node.extra = NONE
    while extra != NONE:
        _copy_edge(old, new, extra)
        copied = int(new.used[1]) - 1
        new.edges[copied].next = node.extra
        node.extra = copied
        extra = int(old.edges[extra].next)


@kernel
def _copy_edge(old: Tree, new: Tree, edge_index: int) -> None:
    place = int(new.used[1])
    new.used[1] += 1
    new.edges[place] = old.edges[edge_index]
    new.edges[place].child = NONE
    child = int(old.edges[edge_index].child)
    while child != NONE:
        copied = int(new.used[0])
        new.used[0] += 1
        new.nodes[copied] = old.nodes[child]
        new.nodes[copied].next = new.edges[place].child
        new.edges[place].child = copied
        child = int(old.nodes[child].next)
