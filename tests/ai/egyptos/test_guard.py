"""The guard beside the search: it proves wins, and keeps the search from moves that lose by force."""

from __future__ import annotations

import threading

from ai.alphabeta import Strength, Thinker
from ai.egyptos.frame import Frame
from ai.egyptos.guard import Guard, Verdict


def test_it_can_work_in_a_thread_of_its_own(picture):
    match = picture("""
        .OO.....
        OXXX....
        .OO.X...
        ....X...
    """)
    guard = Guard(table_bits=14)
    thinker = Thinker(table_bits=14, guard=guard)
    thinker.start(match.view(match.turn), 1, Strength(threats=False, nodes=50_000))
    worker = threading.Thread(target=lambda: [None for _ in range(50) if guard.step(500)])
    worker.start()
    while thinker.step(500):
        pass
    worker.join()
    assert match.game.action_name(match.state, thinker.thought().action) == "place 4,2"
    assert thinker.thought().proven


def test_moves_that_lose_by_force_are_known_and_avoided(picture):
    """Against an open three, a far move loses; a move at the three may stand."""
    match = picture("""
        .......
        ..XXX..
        ...OO..
    """)
    frame = Frame(match.state)
    far = next(move for move in frame.moves() if frame.name(move) == "place 3,-1")
    guard = Guard(table_bits=14)
    guard.start(frame.board(), [far])
    for _ in range(200):
        if not guard.step(500):
            break
    assert guard.verdict(far) is Verdict.LOSES
    assert far in guard.losing()
