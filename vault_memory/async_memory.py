"""``AsyncMemory``: the verbs of :class:`~vault_memory.memory.Memory` as coroutines, for hosts with an event loop.

Reading and writing files, embedding and indexing have no asynchronous form, and litellm's asynchronous calls use
another network path than the one that is tested. Each verb therefore runs in a thread of a private pool, and the event
loop stays free. Several verbs may run at once: those that change files take turns with the user's lock, and models are
called outside the lock.

Cancelling returns to the caller at once. A verb that is still waiting for a thread is never started. A verb that has
started runs to its end, because a half-made change is worth nothing and a model's reply is paid for.
:meth:`AsyncMemory.aclose` waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from vault_memory.api.namespace import AsyncVerbs, awaitable
from vault_memory.memory import Memory, utc_now

if TYPE_CHECKING:
    from vault_memory.api.config import AsyncConfigVerbs
    from vault_memory.api.consent import AsyncConsentVerbs
    from vault_memory.api.conversations import AsyncConversationVerbs
    from vault_memory.api.folders import AsyncFolderVerbs
    from vault_memory.api.graph import AsyncGraphVerbs
    from vault_memory.api.profile import AsyncProfileVerbs
    from vault_memory.api.results import ModelCheck
    from vault_memory.api.review import AsyncReviewVerbs
    from vault_memory.api.runs import AsyncRunVerbs
    from vault_memory.api.topics import AsyncTopicVerbs
    from vault_memory.models import Preview, Report, Role

T = TypeVar("T")

WORKERS = 4  # most verbs that run at once


class AsyncMemory(AsyncVerbs):
    """The asynchronous memory of one user, with the verbs of ``Memory``; ``memory`` is the synchronous object.

    ::

        async with AsyncMemory(user="nora") as memory:
            await memory.add_message("s1", "user", "We moved to River.")
            block = await memory.context("which queue do we use?", conversation="s1", form="prompt")
            report = await memory.finalize("s1")
            await memory.topics.rename("Queue", "Job queue")
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
        super().__init__(self.memory, self._run_in_pool)

    async def __aenter__(self) -> AsyncMemory:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Wait for running verbs and close the memory; no verb can be called afterwards."""
        self.memory._stop_watchers()
        for pool in (self._in_order, self._pool):
            await asyncio.to_thread(pool.shutdown)
        await asyncio.to_thread(self.memory.close)

    # -- verbs of `Memory`, unchanged -------------------------------------------------------------------

    init = awaitable(Memory.init)
    exists = awaitable(Memory.exists)
    sync = awaitable(Memory.sync)
    archive = awaitable(Memory.archive)
    import_from = awaitable(Memory.import_from)
    preview_import = awaitable(Memory.preview_import)
    import_notes = awaitable(Memory.import_notes)
    redo = awaitable(Memory.redo)
    preview_redo = awaitable(Memory.preview_redo)
    remember = awaitable(Memory.remember)
    recent_messages = awaitable(Memory.recent_messages)
    search = awaitable(Memory.search)
    context = awaitable(Memory.context)
    recall = awaitable(Memory.recall)
    show = awaitable(Memory.show)
    keep_results = awaitable(Memory.keep_results)
    status = awaitable(Memory.status)
    index_status = awaitable(Memory.index_status)
    growth = awaitable(Memory.growth)
    history = awaitable(Memory.history)
    diff = awaitable(Memory.diff)
    metrics = awaitable(Memory.metrics)
    query_records = awaitable(Memory.query_records)
    count_archived = awaitable(Memory.count_archived)
    undo = awaitable(Memory.undo)
    forget = awaitable(Memory.forget)
    find_forgettable = awaitable(Memory.find_forgettable)
    consolidate = awaitable(Memory.consolidate)
    decay = awaitable(Memory.decay)
    doctor = awaitable(Memory.doctor)
    rebuild = awaitable(Memory.rebuild)
    watch = awaitable(Memory.watch)
    setup_git = awaitable(Memory.setup_git)
    prune_metrics = awaitable(Memory.prune_metrics)
    evaluate = awaitable(Memory.evaluate)
    tune = awaitable(Memory.tune)
    measure_thresholds = awaitable(Memory.measure_thresholds)

    # -- verbs that differ from `Memory` --------------------------------------------------------

    async def archive_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> AsyncGenerator[Report]:
        """``Memory.archive_file`` for ``async for report in …``. If the loop ends early, the rest is not archived."""
        reports = self.memory.archive_file(source, format=format, redo=redo)
        while (report := await self._run_in_pool(partial(next, reports, None))) is not None:
            yield report

    async def preview_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> list[Preview]:
        """``Memory.preview_file``; returns all previews as a list."""
        return await self._run_in_pool(lambda: list(self.memory.preview_file(source, format=format, redo=redo)))

    async def check_model(self) -> list[ModelCheck]:
        """``Memory.check_model``; returns all steps as a list."""
        return await self._run_in_pool(lambda: list(self.memory.check_model()))

    async def add_message(self, session: str, role: Role, content: str) -> None:
        """``Memory.add_message``; messages are stored in the order of the calls, even if these run at once."""
        await _wait(self._in_order, partial(self.memory.add_message, session, role, content))

    async def finalize(self, session: str) -> Report | None:
        """``Memory.finalize``; waits until all messages added before are stored. Raises nothing itself."""
        await _wait(self._in_order, _do_nothing)
        return await self._run_in_pool(partial(self.memory.finalize, session))

    # -- namespaces ------------------------------------------------------------------------------

    @property
    def topics(self) -> AsyncTopicVerbs:
        """``Memory.topics``, awaited."""
        from vault_memory.api.topics import AsyncTopicVerbs

        return AsyncTopicVerbs(self.memory.topics, self._run_in_pool)

    @property
    def folders(self) -> AsyncFolderVerbs:
        """``Memory.folders``, awaited."""
        from vault_memory.api.folders import AsyncFolderVerbs

        return AsyncFolderVerbs(self.memory.folders, self._run_in_pool)

    @property
    def graph(self) -> AsyncGraphVerbs:
        """``Memory.graph``, awaited."""
        from vault_memory.api.graph import AsyncGraphVerbs

        return AsyncGraphVerbs(self.memory.graph, self._run_in_pool)

    @property
    def runs(self) -> AsyncRunVerbs:
        """``Memory.runs``, awaited."""
        from vault_memory.api.runs import AsyncRunVerbs

        return AsyncRunVerbs(self.memory.runs, self._run_in_pool)

    @property
    def conversations(self) -> AsyncConversationVerbs:
        """``Memory.conversations``, awaited."""
        from vault_memory.api.conversations import AsyncConversationVerbs

        return AsyncConversationVerbs(self.memory.conversations, self._run_in_pool)

    @property
    def profile(self) -> AsyncProfileVerbs:
        """``Memory.profile``, awaited."""
        from vault_memory.api.profile import AsyncProfileVerbs

        return AsyncProfileVerbs(self.memory.profile, self._run_in_pool)

    @property
    def consent(self) -> AsyncConsentVerbs:
        """``Memory.consent``, awaited."""
        from vault_memory.api.consent import AsyncConsentVerbs

        return AsyncConsentVerbs(self.memory.consent, self._run_in_pool)

    @property
    def review(self) -> AsyncReviewVerbs:
        """``Memory.review``, awaited."""
        from vault_memory.api.review import AsyncReviewVerbs

        return AsyncReviewVerbs(self.memory.review, self._run_in_pool)

    @property
    def config(self) -> AsyncConfigVerbs:
        """``Memory.config``, awaited."""
        from vault_memory.api.config import AsyncConfigVerbs

        return AsyncConfigVerbs(self.memory.config, self._run_in_pool)

    # --------------------------------------------------------------------------------------------

    async def _run_in_pool(self, verb: Callable[[], T]) -> T:
        return await _wait(self._pool, verb)


async def _wait(pool: ThreadPoolExecutor, verb: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, verb)


def _do_nothing() -> None:
    """Do nothing; it runs after everything submitted to the queue before it."""
