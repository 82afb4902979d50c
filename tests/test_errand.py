"""An errand can be watched and called off, and its failure is known, not lost."""

from __future__ import annotations

import time
from collections.abc import Generator

from game.errand import Errand


def test_an_errand_tells_how_far_it_is_and_comes_to_its_end() -> None:
    told: list[str] = []

    def work() -> Generator[float, None, None]:
        yield 0.5
        told.append("second half")

    errand = Errand("work", work())
    assert errand.wait(10)
    assert (errand.part, told, errand.failed) == (1.0, ["second half"], False)


def test_an_errand_that_is_called_off_ends_soon_and_tidies_up() -> None:
    tidied: list[bool] = []

    def work() -> Generator[float, None, None]:
        try:
            while True:
                time.sleep(0.001)
                yield 0.1
        finally:
            tidied.append(True)

    errand = Errand("work", work())
    errand.call_off()
    assert errand.wait(10)
    assert errand.called_off
    assert tidied == [True]


def test_an_errand_that_fails_says_so() -> None:
    def work() -> Generator[float, None, None]:
        yield 0.2
        raise RuntimeError("no more ink")

    errand = Errand("work", work())
    assert errand.wait(10)
    assert errand.failed
