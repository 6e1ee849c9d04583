"""How fast and how much a run may ask."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vault_memory.errors import BudgetExceeded, InputError

_MINUTE = 60.0


class Pace:
    """At most ``per_minute`` calls begun in any minute (0: any number) and ``concurrency`` under way at once."""

    def __init__(self, per_minute: int, concurrency: int) -> None:
        self._per_minute = per_minute
        self._begun: deque[float] = deque(maxlen=per_minute or None)
        self._lock = threading.Lock()
        self._slots = threading.BoundedSemaphore(max(1, concurrency))

    @contextmanager
    def turn(self, sleep: Callable[[float], None]) -> Iterator[None]:
        """Hold a slot for one call; waits for it with ``sleep``."""
        with self._slots:
            wait = self._book()
            if wait > 0:
                sleep(wait)
            yield

    def _book(self) -> float:
        """Seconds until the next call may begin; its beginning is booked."""
        if not self._per_minute:
            return 0.0
        with self._lock:
            now = time.monotonic()
            full = len(self._begun) == self._per_minute
            begins = max(now, self._begun[0] + _MINUTE) if full else now
            self._begun.append(begins)
            return begins - now


class Budget:
    """Tokens and US dollars of one run; 0 is no limit.

    A call is made only if what was used, what is under way and what it is expected to take stay within. So a run
    can exceed its budget by no more than what replies are longer than expected.
    """

    def __init__(self, tokens: int, cost: float) -> None:
        self._tokens, self._cost = tokens, cost
        self._used_tokens, self._used_cost = 0, 0.0
        self._lock = threading.Lock()

    @contextmanager
    def reserve(self, tokens: int, cost: float | None, model: str) -> Iterator[Callable[[int, float | None], None]]:
        """Room for one call; the call tells what it took. One that failed takes nothing.

        Raises BudgetExceeded, and InputError for a limit of cost where no price is known.
        """
        if self._cost and cost is None:
            raise InputError(
                f"llm.budget_cost is set, but no price is known for '{model}'; set llm.budget_tokens instead"
            )
        expected = cost or 0.0
        with self._lock:
            if self._tokens and self._used_tokens + tokens > self._tokens:
                raise BudgetExceeded(
                    f"the run's budget of {self._tokens:,} tokens is used up ({self._used_tokens:,} so far); "
                    "raise llm.budget_tokens, or run again: what is done stays done"
                )
            if self._cost and self._used_cost + expected > self._cost:
                raise BudgetExceeded(
                    f"the run's budget of ${self._cost:g} is used up (${self._used_cost:.4f} so far); "
                    "raise llm.budget_cost, or run again: what is done stays done"
                )
            self._used_tokens += tokens
            self._used_cost += expected
        took: list[tuple[int, float]] = []
        try:
            yield lambda tokens, cost: took.append((tokens, cost or 0.0))
        finally:
            real_tokens, real_cost = took[0] if took else (0, 0.0)
            with self._lock:
                self._used_tokens += real_tokens - tokens
                self._used_cost += real_cost - expected
