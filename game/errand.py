"""Work beside the picture that can be watched and called off: the judge, the seal, a film being made."""

from __future__ import annotations

import logging
import threading
from collections.abc import Generator

_log = logging.getLogger(__name__)


class Errand:
    """Runs a generator in a thread. What it yields is how far it is, 0 … 1; it is asked often, so that it can end.

    A generator that is called off ends at its last `yield`, and its `finally` is carried out in the thread.
    """

    def __init__(self, name: str, steps: Generator[float, None, None]) -> None:
        self.part = 0.0
        self.failed = False
        self._steps = steps
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether nothing happens any more: it came to its end, failed, or was called off."""
        return not self._thread.is_alive()

    @property
    def called_off(self) -> bool:
        """Whether somebody ended it."""
        return self._stop.is_set()

    def call_off(self) -> None:
        """End it; returns at once, the thread ends at its next step."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end; for tests and tools, never for a picture."""
        self._thread.join(seconds)
        return self.done

    def _run(self) -> None:
        try:
            for part in self._steps:
                self.part = part
                if self._stop.is_set():
                    return
            self.part = 1.0
        except Exception:
            _log.exception("%s failed", threading.current_thread().name)
            self.failed = True
        finally:
            self._steps.close()
