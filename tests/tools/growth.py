"""Decide whether work grows linearly with its text, by ratios of processor times within one run."""

from __future__ import annotations

import time
from collections.abc import Callable

TIMES = 10  # how much longer the long text is
MOST = 30  # how much more it may cost: ten times where work is linear, a hundred times where it is quadratic
NOTHING = 0.01  # seconds: below this the clock says little
TRIES = 4


def grows_linearly(work: Callable[[str], object], piece: str, length: int) -> bool:
    """Return whether a text of pieces that is ten times ``length`` costs less than thirty times as much.

    Processor time, tried up to four times: a busy machine slows down one of the two now and then.
    """
    short, long = (piece * (length * times // len(piece)) for times in (1, TIMES))
    return any(_cost(work, long) < MOST * max(_cost(work, short), NOTHING) for _ in range(TRIES))


def _cost(work: Callable[[str], object], text: str) -> float:
    begin = time.process_time()
    work(text)
    return time.process_time() - begin
