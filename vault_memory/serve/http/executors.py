"""Run reading and writing work in two threads, so that a search never waits for an archive run.

Archiving may take minutes of a model's time. It therefore has a memory and a thread of its own; the index is kept in
step between the two memories as it is between processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from vault_memory.memory import Memory
from vault_memory.serve.http.worker import Worker
from vault_memory.settings import ServeSettings

T = TypeVar("T")
_PATIENCE = 5.0  # seconds for running work to end at shutdown; the journal finishes the rest later


class Executors:
    """One thread that reads with ``memory``, and one that writes with another one of the same vault.

    Reading is given up after ``serve.answer_seconds``, writing after ``serve.work_seconds``.
    """

    def __init__(self, memory: Memory) -> None:
        self._reading, self._writing = memory, memory.another()
        limits = memory.settings.serve if memory.exists() else ServeSettings()  # the vault may not exist yet
        self._reader = Worker("vault-memory-read", limits.answer_seconds, self._replace_reading)
        self._writer = Worker("vault-memory-write", limits.work_seconds, self._replace_writing)

    async def read(self, work: Callable[[Memory], T]) -> T:
        """Run reading ``work``. Raises BusyError where it takes too long, and what ``work`` raises."""
        return await asyncio.wrap_future(self._reader.submit(lambda: work(self._reading)))

    async def write(self, work: Callable[[Memory], T]) -> T:
        """Run writing ``work``. Raises BusyError where it takes too long, and what ``work`` raises."""
        return await asyncio.wrap_future(self._writer.submit(lambda: work(self._writing)))

    def warm(self) -> None:
        """Load the code that the first search needs, while the client still connects."""
        self._reader.submit(lambda: _warm(self._reading))

    def close(self) -> bool:
        """Cancel queued work, give running work some seconds to end, and return whether it did."""
        ended = self._writer.close(_PATIENCE)
        if ended:
            self._writing.close()
        return self._reader.close(0.0 if not ended else _PATIENCE) and ended

    def _replace_reading(self) -> None:
        self._reading = self._reading.another()

    def _replace_writing(self) -> None:
        self._writing = self._writing.another()


def _warm(memory: Memory) -> None:
    from vault_memory.text.tokens import tokenizer

    tokenizer()
    if memory.exists():
        memory.sync()
