"""Assemble what the archiving pipeline works with: the offline extractor and judge, or those of the model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.archive.job import Parts
from vault_memory.archive.owner import find_owner
from vault_memory.models import Conversation, Message
from vault_memory.settings import Settings
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.archive.decisions.cached_similar import TolerantSimilar
    from vault_memory.archive.decisions.statement_block import KnownDocuments
    from vault_memory.archive.extraction.rules.extractor import Readings
    from vault_memory.index.sync import Index
    from vault_memory.llm.client import Client
    from vault_memory.models import Embedder


def assemble_parts(
    store: Store,
    settings: Settings,
    index: Index,
    embedder: Embedder | None,
    usage: Usage,
    similar: TolerantSimilar,
    known: KnownDocuments,
    client: Client | None,
    summary: Callable[[Conversation, Sequence[Message]], str],
    now: datetime,
    readings: Readings | None = None,
) -> Parts:
    """Return the parts of the pipeline; without a ``client`` they are the offline ones."""
    from vault_memory.archive.decisions.rule_judge import OfflineJudge
    from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

    offline = Parts(
        store=store,
        settings=settings,
        extractor=OfflineExtractor(readings),
        judge=OfflineJudge(store, similar, known, settings.archive.compare_limit),
        similar=similar,
        thresholds=embedder.thresholds if embedder is not None else None,
        usage=usage,
        now=now,
    )
    if client is None:
        return offline
    from vault_memory.archive.decisions.covered_statements import ModelCovers
    from vault_memory.archive.decisions.known_topics import KnownTopics
    from vault_memory.archive.decisions.model_judge import LlmJudge
    from vault_memory.archive.extraction.by_model import LlmExtractor
    from vault_memory.archive.maintenance.consolidate import Consolidator
    from vault_memory.llm.model_trust import TRUSTING, trust

    return replace(
        offline,
        extractor=LlmExtractor(
            client,
            window=settings.archive.window,
            overlap=settings.archive.overlap,
            embed=known.embed,
            summary=summary,
            describe=KnownTopics(store, index),
            owner=lambda talk: find_owner(settings.graph.user, store.root.name, talk.messages),
            graph=settings.graph.enabled,
            trusting=trust(settings.llm) == TRUSTING,
        ),
        judge=LlmJudge(client, store, similar, settings.archive.compare_limit, trust(settings.llm)),
        consolidate=Consolidator(store, client, settings.archive.consolidate_after),
        client=client,
        covers=ModelCovers(client),
    )
