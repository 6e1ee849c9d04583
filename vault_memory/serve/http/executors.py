"""Two executors for a server: what reads never waits for what writes.

A ``Memory`` belongs to one thread. Archiving may take minutes of a model's time, so it has a memory and a thread of
its own; the index is kept in step between the two as it is between processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from vault_memory.memory import Memory

T = TypeVar("T")


class Executors:
    """One thread that reads with ``memory``, and one that writes with another one of the same vault."""

    def __init__(self, memory: Memory) -> None:
        self._reading, self._writing = memory, memory.another()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="vault-memory-read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="vault-memory-write")

    async def read(self, work: Callable[[Memory], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)

    async def write(self, work: Callable[[Memory], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, self._writing)

    def warm(self) -> None:
        """Load what the first question needs, while the client still connects."""
        self._reader.submit(_warm, self._reading)

    def close(self) -> None:
        """Finish what is being written, drop what still waits, and close the writing memory."""
        self._reader.shutdown(cancel_futures=True)
        self._writer.shutdown(cancel_futures=True)
        self._writing.close()


def _warm(memory: Memory) -> None:
    from vault_memory.text.tokens import tokenizer

    tokenizer()
    if memory.exists():
        memory.sync()
