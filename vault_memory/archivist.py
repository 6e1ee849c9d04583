"""The verbs that change what is remembered, put together for one run: with a model where one is set, else without.

``Memory`` makes an :class:`Archivist` for each run, so that a budget of tokens is one run's, and settings hold from
the next run on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from vault_memory.archive import pipeline
from vault_memory.archive.pipeline import Parts
from vault_memory.config import Settings
from vault_memory.errors import InputError
from vault_memory.models import Conversation, Embedder, Report
from vault_memory.vault.store import Store

if TYPE_CHECKING:
    from vault_memory.index.sync import Index
    from vault_memory.llm.client import Client

Progress = Callable[[int, int], None]


class Archivist:
    """``now`` is called for each conversation."""

    def __init__(
        self, store: Store, settings: Settings, index: Index, embedder: Embedder | None, now: Callable[[], datetime]
    ) -> None:
        if not settings.memory.enabled:
            raise InputError("memory is switched off (memory.enabled: false)")
        self._store, self._settings, self._index, self._embedder, self._now = store, settings, index, embedder, now

    @cached_property
    def client(self) -> Client | None:
        """None: no model is set."""
        if not self._settings.llm.model:
            return None
        from vault_memory.llm.client import Client

        return Client(self._settings.llm)

    @property
    def parts(self) -> Parts:
        """What the pipeline works with, as things stand now."""
        from vault_memory.archive.merge import OfflineJudge
        from vault_memory.archive.offline import OfflineExtractor

        embed = self._embedder.embed if self._embedder is not None else None
        settings = self._settings.archive
        offline = Parts(
            store=self._store,
            settings=self._settings,
            extractor=OfflineExtractor(embed),
            judge=OfflineJudge(self._store, self._index, embed, settings.compare_limit),
            similar=self._index,
            thresholds=self._embedder.thresholds if self._embedder is not None else None,
            now=self._now(),
        )
        if self.client is None:
            return offline
        from vault_memory.archive.extract import LlmExtractor
        from vault_memory.archive.judge import LlmJudge

        return replace(
            offline,
            extractor=LlmExtractor(self.client, window=settings.window, overlap=settings.overlap, embed=embed),
            judge=LlmJudge(self.client, self._store, self._index, settings.compare_limit),
            client=self.client,
        )

    def archive(
        self, conversations: Sequence[Conversation], progress: Progress | None = None, *, redo: bool = False
    ) -> Iterator[Report]:
        """A report for each conversation as it is done. What was interrupted before is finished first."""
        self._index.sync()
        pipeline.resume(self.parts)
        for done, conversation in enumerate(conversations, 1):
            self._index.sync()
            yield pipeline.archive(conversation, self.parts, redo=redo)
            if progress is not None:
                progress(done, len(conversations))
        self._index.sync()
