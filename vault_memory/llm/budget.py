"""Limit the rate of calls to a model, and the tokens and cost of a run."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vault_memory.errors import BudgetExceeded, InputError

_MINUTE = 60.0


class RateLimiter:
    """Limits calls: at most ``per_minute`` begin in any minute (0: no limit), and ``concurrency`` run at once."""

    def __init__(self, per_minute: int, concurrency: int) -> None:
        self._per_minute = per_minute
        self._begun: deque[float] = deque(maxlen=per_minute or None)
        self._lock = threading.Lock()
        self._slots = threading.BoundedSemaphore(max(1, concurrency))

    @contextmanager
    def acquire(self, sleep: Callable[[float], None]) -> Iterator[None]:
        """Hold a slot for one call; wait for it with ``sleep``."""
        with self._slots:
            wait = self._reserve_start()
            if wait > 0:
                sleep(wait)
            yield

    def _reserve_start(self) -> float:
        """Reserve the start of the next call; return the seconds until it."""
        if not self._per_minute:
            return 0.0
        with self._lock:
            now = time.monotonic()
            full = len(self._begun) == self._per_minute
            begins = max(now, self._begun[0] + _MINUTE) if full else now
            self._begun.append(begins)
            return begins - now


class Budget:
    """Limits the tokens and US dollars of one run; 0 is no limit.

    A call is made only if its expected usage, the usage so far and that of running calls stay within the limit. So a
    run exceeds its budget at most by the tokens by which replies are longer than expected.
    """

    def __init__(self, tokens: int, cost: float) -> None:
        self._tokens, self._cost = tokens, cost
        self._used_tokens, self._used_cost = 0, 0.0
        self._lock = threading.Lock()

    @contextmanager
    def reserve(self, tokens: int, cost: float | None, model: str) -> Iterator[Callable[[int, float | None], None]]:
        """Reserve the expected usage of one call; the yielded function takes the real one. A failed call uses nothing.

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
