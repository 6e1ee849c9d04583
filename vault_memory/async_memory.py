"""``AsyncMemory``: the verbs of :class:`~vault_memory.memory.Memory` for hosts with an event loop, to be awaited.

Reading and writing files, embedding and indexing have no asynchronous form, and litellm's own goes another way over
the wire than the one that is tested; so each verb runs in a thread of a pool of its own, and the loop stays free.
Several may run at once: what changes files takes turns at the user's lock, models are asked outside of it.

Cancelling frees who awaits at once. A verb that waits for a thread is then never begun; one that has begun goes on
to its end, as a half-made change is worth nothing and a model's reply is paid for. :meth:`AsyncMemory.aclose` waits
for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from vault_memory.memory import Memory, utc_now

if TYPE_CHECKING:
    from vault_memory.models import (
        ConsolidationReport,
        Context,
        Conversation,
        Message,
        Preview,
        Report,
        Role,
        SearchResult,
    )

T = TypeVar("T")
P = ParamSpec("P")

WORKERS = 4  # verbs under way at once


class AsyncMemory:
    """The memory of one user; arguments as for ``Memory``. ``memory`` has all verbs that need no awaiting.

    ::

        async with AsyncMemory(user="nora") as memory:
            await memory.add_message("s1", "user", "We moved to River.")
            block = await memory.context("which queue do we use?", conversation="s1", form="prompt")
            report = await memory.finalize("s1")
    """

    def __init__(
        self,
        home: str | Path | None = None,
        user: str | None = None,
        *,
        config: Mapping[str, object] | None = None,
        clock: Callable[[], datetime] = utc_now,
        workers: int = WORKERS,
    ) -> None:
        self.memory = Memory(home, user, config=config, clock=clock)
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="vault-memory-async")
        self._in_order = ThreadPoolExecutor(1, thread_name_prefix="vault-memory-messages")

    async def __aenter__(self) -> AsyncMemory:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Wait for what is under way; nothing can be asked afterwards."""
        for pool in (self._in_order, self._pool):
            await asyncio.to_thread(pool.shutdown)

    # -- verbs -----------------------------------------------------------------------------------

    async def archive(
        self, conversation: Conversation | Sequence[Message | Mapping[str, Any]] | str | Path, *, format: str = "auto"
    ) -> Report:
        """``Memory.archive``."""
        return await self._run(self.memory.archive, conversation, format=format)

    async def archive_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> AsyncGenerator[Report]:
        """``Memory.archive_file``: ``async for report in …``. Leaving the loop early leaves the rest unarchived."""
        reports = self.memory.archive_file(source, format=format, redo=redo)
        while (report := await self._run(next, reports, None)) is not None:
            yield report

    async def preview_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> list[Preview]:
        """``Memory.preview_file``, all at once."""
        return await self._run(_all, partial(self.memory.preview_file, source, format=format, redo=redo))

    async def redo(self, conversation: str) -> Report:
        """``Memory.redo``."""
        return await self._run(self.memory.redo, conversation)

    async def remember(self, text: str, **options: Any) -> Report:
        """``Memory.remember``."""
        return await self._run(self.memory.remember, text, **options)

    async def consolidate(self, *topics: str, prune: bool = False) -> ConsolidationReport:
        """``Memory.consolidate``."""
        return await self._run(self.memory.consolidate, *topics, prune=prune)

    async def summarize(self, conversation: str) -> str:
        """``Memory.summarize``."""
        return await self._run(self.memory.summarize, conversation)

    async def add_message(self, session: str, role: Role, content: str) -> None:
        """``Memory.add_message``; messages are kept in the order of the calls, whether or not each was awaited."""
        await self._wait(self._in_order, partial(self.memory.add_message, session, role, content))

    async def finalize(self, session: str) -> Report | None:
        """``Memory.finalize``, after every message that was added before. Raises nothing of its own."""
        await self._wait(self._in_order, _nothing)
        return await self._run(self.memory.finalize, session)

    async def search(self, query: str, **options: Any) -> SearchResult:
        """``Memory.search``, with its options."""
        return await self._run(self.memory.search, query, **options)

    async def context(self, query: str, **options: Any) -> Context:
        """``Memory.context``, with its options."""
        return await self._run(self.memory.context, query, **options)

    async def recall(self, message: str, *, touch: bool = True) -> SearchResult:
        """``Memory.recall``."""
        return await self._run(self.memory.recall, message, touch=touch)

    # --------------------------------------------------------------------------------------------

    async def _run(self, verb: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        return await self._wait(self._pool, partial(verb, *arguments, **options))

    @staticmethod
    async def _wait(pool: ThreadPoolExecutor, verb: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, verb)


def _all(make: Callable[[], Iterator[T]]) -> list[T]:
    return list(make())


def _nothing() -> None:
    """What is waited for stands before it in the queue."""
