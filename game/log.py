"""The log: a file that never grows big, for those who look for faults. Uncaught exceptions end up there too."""

from __future__ import annotations

import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from types import TracebackType

from game.notices import Notice
from game.paths import Places

_BYTES = 1_000_000
_OLD_FILES = 3
_FORMAT = "%(asctime)s %(process)d %(threadName)s %(levelname)s %(name)s: %(message)s"


def start_logging(places: Places) -> Notice | None:
    """From now on everything logged goes to the file; a sentence if it cannot be written."""
    logging.raiseExceptions = False  # a full disk must not print tracebacks into the player's terminal
    log = logging.getLogger()
    log.setLevel(logging.INFO)
    logging.captureWarnings(True)
    _log_uncaught()
    try:
        handler = RotatingFileHandler(places.log_file, maxBytes=_BYTES, backupCount=_OLD_FILES, encoding="utf-8")
    except OSError:
        return Notice("notice-log-unwritable")
    handler.setFormatter(logging.Formatter(_FORMAT))
    stop_logging()
    log.addHandler(handler)
    return None


def stop_logging() -> None:
    """Close the file."""
    log = logging.getLogger()
    for handler in [handler for handler in log.handlers if isinstance(handler, RotatingFileHandler)]:
        log.removeHandler(handler)
        handler.close()


def _log_uncaught() -> None:
    def of_the_program(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
        logging.getLogger("khufu").critical("uncaught", exc_info=(kind, problem, trace))
        sys.__excepthook__(kind, problem, trace)

    def of_a_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            name = told.thread.name if told.thread else "a thread"
            trace = (told.exc_type, told.exc_value, told.exc_traceback)
            logging.getLogger("khufu").critical("uncaught in %s", name, exc_info=trace)

    sys.excepthook = of_the_program
    threading.excepthook = of_a_thread
