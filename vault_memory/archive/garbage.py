"""How Python collects garbage while much is taken in, and gives memory back."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


@contextmanager
def spare_collections() -> Iterator[Callable[[], None]]:
    """Yield what collects garbage and gives memory back; until the next time Python looks through what is new alone.

    It would look through all that is kept of documents and statements every few conversations: a tenth of the time.
    Where the program around us has frozen objects of its own, they stay so, and nothing is spared.
    """
    ours = not gc.get_freeze_count()

    def tidy() -> None:
        if ours:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        _give_back()

    try:
        yield tidy
    finally:
        if ours:
            gc.unfreeze()


def _give_back() -> None:
    """Have the C library return what is free to the system: glibc keeps it, a seventh of a megabyte a conversation."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
