"""Run the reading verbs: sync the index with the files, search it, and count the results as used."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from vault_memory.config import get_feature_flags
from vault_memory.errors import ConsolidationError, InputError, VaultError
from vault_memory.index.sync import Index
from vault_memory.models import Context, Embedder, Entry, Hit, SearchResult
from vault_memory.search.instruction_warnings import warn_of_instructions
from vault_memory.search.query_timings import QueryTimings
from vault_memory.search.question import SearchSetup
from vault_memory.settings import SearchSettings, Settings
from vault_memory.text.words import storable
from vault_memory.vault.state.paths import CONSENT, may_wait
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.embedders.registry import EmbedderRegistry
    from vault_memory.search.metrics import Metrics, QueryRecord
    from vault_memory.search.pending_changes import PendingChanges


# Text that may be a secret or announces one; anything else that the detector might find is shorter than a word of text.
# Each word is scanned once, from its start or its last "://", because it may be 100,000 letters long.
_SUSPECT = re.compile(
    r"(?<!\S)(?=[^\s\d]*\d)\S{8,}|pass|pwd|secret|token|key|bearer|auth|credential|-----|://(?:(?!://)\S)*@",
    re.IGNORECASE,
)


DETAIL_LEVELS = ("full", "summary")
SOURCE_TYPES = ("all", "conversation", "file")


class Reader:
    """Answers one question from one vault."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        index: Index,
        embedders: EmbedderRegistry,
        usage: Usage,
        metrics: Metrics,
        clock: Callable[[], datetime],
    ) -> None:
        self._begun, self._now = perf_counter(), clock()
        self._store, self._settings, self._index = store, settings, index
        self._embedders, self._usage, self._metrics = embedders, usage, metrics

    def search(
        self, query: str, *, limit: int | None, detail_level: str, source_type: str, touch: bool, as_of: str | date
    ) -> SearchResult:
        """Search the vault as it is, or as it stood at the end of the day ``as_of``. Raises InputError."""
        _check_choice("detail_level", detail_level, DETAIL_LEVELS)
        _check_choice("source_type", source_type, SOURCE_TYPES)
        if as_of in ("", None):
            return self._search(query, limit, detail_level, source_type, touch=touch)
        if (detail_level, source_type) != ("full", "all"):
            raise InputError("as_of looks at everything; it does not go with detail_level or source_type")
        from vault_memory.search.temporal import end_of

        end = end_of(as_of)
        if end > self._now:  # the day is not over: search the current state
            return self._search(query, limit, detail_level, source_type, touch=False)
        return self._search_as_of(query, end, limit)

    def _search(
        self, query: str, limit: int | None, detail_level: str, source_type: str, *, touch: bool
    ) -> SearchResult:
        from vault_memory.search.tiers import search

        query, setup = storable(query), self._set_up()
        profile = self._profile("search") if (detail_level, source_type) == ("full", "all") else ()

        def ask(settings: SearchSettings, limit: int | None) -> SearchResult:
            return search(
                replace(setup, settings=settings), query, limit=limit, detail_level=detail_level,
                source_type=source_type, profile=profile,
            )  # fmt: skip

        if setup.settings.reranker:
            from vault_memory.llm.reranker import search_reranked

            result = search_reranked(ask, query, setup.settings, limit)
        else:
            result = ask(setup.settings, limit)
        result = replace(
            result,
            took_ms=self._measure_ms(),
            stale=self._stale,
            notes=(*result.notes, *self._index.notes()),
            hits=self._mark(result.hits, query),
        )
        if touch:
            self._leave_trace(setup.timings, "search", query, result.hits, result.took_ms)
        return result

    def _search_as_of(self, query: str, end: datetime, limit: int | None) -> SearchResult:
        """Search the vault as of ``end``. The search is not recorded, and its hits do not count as used."""
        from vault_memory.search.temporal import search_as_of

        stale = self._index.sync().stale
        setup = SearchSetup(self._index.snapshot(), self._questions(), self._settings.search, end)
        return replace(search_as_of(setup, storable(query), limit=limit), stale=stale)

    def context(self, query: str, *, conversation: str, budget: int | None, form: str, touch: bool) -> Context:
        from vault_memory.search.context import context

        query, setup = storable(query), self._set_up()
        packed = context(
            setup,
            query,
            budget=self._settings.context.budget if budget is None else budget,
            conversation=conversation,
            form=form,
            profile=self._profile("context"),
            waiting=self._waiting(),
        )
        packed = replace(
            packed, took_ms=self._measure_ms(), stale=self._stale, notes=(*packed.notes, *self._index.notes())
        )
        if touch:
            values = {"conversation": conversation, "budget": packed.budget, "used": packed.tokens}
            self._leave_trace(
                setup.timings, "context", query, packed.included, packed.took_ms, **values, overflow=packed.overflow
            )
        return packed

    def recall(self, message: str, *, touch: bool) -> SearchResult:
        from vault_memory.search.recall import recall

        message, setup = storable(message), replace(self._set_up(), fading=None)  # what fades is weighed after ranking
        usage, settings = self._usage, self._settings.recall
        result = recall(setup, message, settings=settings, idle=usage.idle_days, remaining=usage.fading)
        result = replace(
            result,
            took_ms=self._measure_ms(),
            stale=self._stale,
            notes=(*result.notes, *self._index.notes()),
            hits=self._mark(result.hits, message),
        )
        if touch:
            self._leave_trace(setup.timings, "recall", message, result.hits, result.took_ms)
        return result

    def _mark(self, hits: Sequence[Hit], query: str) -> tuple[Hit, ...]:
        """Return the hits, with a mark on those that read like orders or have a change that waits for review."""
        if (waiting := self._waiting()) is not None:
            from vault_memory.search.pending_changes import attach_pending_changes

            hits = attach_pending_changes(hits, waiting, query)
        return tuple(warn_of_instructions(hits))

    def _waiting(self) -> PendingChanges | None:
        """Return the changes that wait for a person's decision; None if there are none."""
        if not may_wait(self._store.root):
            return None
        from vault_memory.search.pending_changes import list_pending_changes

        try:
            return list_pending_changes(self._store)
        except VaultError:
            return None  # the queue cannot be read; `review` reports it

    def _set_up(self) -> SearchSetup:
        """Update the index from the files, and return what a search of a snapshot of it works with."""
        self._stale = self._index.try_sync(self._settings.search.patience).stale
        snapshot, timings = self._index.snapshot(), QueryTimings()
        fading = partial(self._usage.compute_confidence, now=self._now)
        return SearchSetup(snapshot, self._questions(), self._settings.search, self._now, fading, timings)

    def _questions(self) -> Embedder | None:
        return self._embedders.questions(self._index.serving)

    def _measure_ms(self) -> float:
        """Return the milliseconds since the question was asked."""
        return round((perf_counter() - self._begun) * 1000, 2)

    def _profile(self, verb: str) -> Sequence[Entry]:
        """Return the parts of the profile: none without consent; with consent, the read is logged."""
        if not (self._store.root / CONSENT).exists():
            return ()  # no file means no consent; this avoids loading the document parser
        from vault_memory.vault.profile import entries, read_with_consent

        found = read_with_consent(self._store, verb, self._now)
        return entries(found) if found is not None else ()

    def _redact_query(self, query: str) -> str:
        """Return the query without secrets; the slow detector runs only if `_SUSPECT` matches."""
        if self._index.clean is None or not _SUSPECT.search(query):
            return query
        try:
            return self._index.clean([query])[0]
        except ConsolidationError:  # the detector failed: keep no text of the query
            return ""

    def _leave_trace(
        self, timings: QueryTimings, verb: str, query: str, hits: Sequence[Hit], took_ms: float, **values: object
    ) -> None:
        """Mark the hits as used and record the query, after the answer is complete."""
        timings.stop()
        self._usage.touch((hit.entry for hit in hits), self._now)
        if self._settings.metrics.enabled:

            def record() -> QueryRecord:
                return timings.record(
                    verb,
                    self._redact_query(query),
                    hits,
                    self._now,
                    took_ms,
                    flags=get_feature_flags(self._settings),
                    **values,
                )

            self._metrics.add(record, self._now, self._settings.metrics.days)


def _check_choice(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise InputError(f"{name} must be one of {', '.join(known)}, not '{value}'")
