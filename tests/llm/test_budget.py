"""Test the limits on the rate and the number of requests of a run."""

from __future__ import annotations

import pytest

from vault_memory.errors import BudgetExceeded, Unavailable
from vault_memory.llm.budget import Budget, RateLimiter


def test_calls_of_a_minute_are_spread() -> None:
    slept: list[float] = []
    pace = RateLimiter(per_minute=3, concurrency=1)
    for _ in range(7):
        with pace.acquire(slept.append):
            pass
    assert [round(wait) for wait in slept] == [60, 60, 60, 120]


def test_without_a_limit_nothing_waits() -> None:
    slept: list[float] = []
    pace = RateLimiter(per_minute=0, concurrency=1)
    for _ in range(50):
        with pace.acquire(slept.append):
            pass
    assert slept == []


def test_what_is_under_way_counts() -> None:
    budget = Budget(tokens=1000, cost=0)
    with budget.reserve(600, None, "m"), pytest.raises(BudgetExceeded), budget.reserve(600, None, "m"):
        pass


def test_a_call_that_failed_took_nothing_and_one_that_was_made_took_what_it_took() -> None:
    budget = Budget(tokens=1000, cost=0)
    with pytest.raises(Unavailable), budget.reserve(900, None, "m"):
        raise Unavailable("gone")
    with budget.reserve(900, None, "m") as settle:
        settle(200, None)
    with budget.reserve(800, None, "m"):
        pass
