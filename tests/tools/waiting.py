"""Wait until a condition is true, so that tests need no guessed sleeps and measure no times."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_LOOK = 0.02  # seconds between two looks
_PATIENCE = 240.0  # seconds until what does not come about fails the test, on however busy a machine


def until(condition: Callable[[], T]) -> T:
    """Return the value of ``condition`` once it is true. Raises AssertionError after `_PATIENCE` seconds."""
    end = time.monotonic() + _PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, f"the condition did not become true in time: {condition}"
        time.sleep(_LOOK)
    return found
