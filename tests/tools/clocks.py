"""Define the current time in tests: a fixed moment, and a clock that a test moves."""

from __future__ import annotations

from datetime import UTC, datetime

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)


class Clock:
    """Stands still until a test moves it."""

    def __init__(self, now: datetime = NOW) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now
