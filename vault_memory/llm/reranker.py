"""Reorder the best hits of a search by a reranking model.

A model that litellm reaches is sent the texts of the hits; a cross-encoder of fastembed runs on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from vault_memory.errors import InputError, LlmError
from vault_memory.models import Hit, SearchResult
from vault_memory.settings import LlmSettings, SearchSettings

BEST = 50  # hits that the model looks at
_MAX_CHARACTERS = 4_000  # of a hit that are sent
_LOCAL = "fastembed/"  # before the name of a cross-encoder that runs on this machine
_FIRST = frozenset({"profile"})  # tiers that keep their place


Ask = Callable[[SearchSettings, int], SearchResult]
"""A search with everything fixed except these arguments."""


def search_reranked(ask: Ask, query: str, settings: SearchSettings, limit: int | None) -> SearchResult:
    """Return the best of the first 50 hits in the model's order; if the model fails, in our order, with a note.

    Raises InputError for a limit that is refused.
    """
    wanted = min(settings.limit, settings.max_limit) if limit is None else limit
    if not 1 <= wanted <= settings.max_limit:
        raise InputError(f"limit must be from 1 to {settings.max_limit}, not {wanted}")
    looked_at = max(wanted, BEST)
    result = ask(replace(settings, max_limit=max(looked_at, settings.max_limit)), looked_at)
    first = [hit for hit in result.hits if hit.entry.tier in _FIRST]
    others = [hit for hit in result.hits if hit.entry.tier not in _FIRST]
    try:
        order = _order(query, others, settings) if len(others) > 1 else list(range(len(others)))
    except (LlmError, InputError) as error:
        ours = ask(settings, wanted)
        return replace(ours, notes=(*ours.notes, f"not reranked: {error}"))
    return replace(result, hits=tuple(_limit_hits([*first, *(others[at] for at in order)], wanted, settings)))


def _order(query: str, hits: list[Hit], settings: SearchSettings) -> list[int]:
    texts = ["\n".join(filter(None, (hit.entry.heading, hit.entry.text)))[:_MAX_CHARACTERS] for hit in hits]
    if settings.reranker.startswith(_LOCAL):
        from vault_memory.llm.embedders.fastembed_local import score_pairs

        scores = score_pairs(settings.reranker.removeprefix(_LOCAL), settings.reranker_folder, query, texts)
        return sorted(range(len(texts)), key=lambda at: -scores[at])
    from vault_memory.llm.budget import RateLimiter
    from vault_memory.llm.transport import ModelConnection

    llm = LlmSettings(
        settings.reranker, settings.reranker_api_base, settings.reranker_api_key, settings.reranker_timeout, retries=1
    )
    connection = ModelConnection(llm, RateLimiter(0, 1), time.sleep, "search.reranker")
    return connection.rerank(query, texts)


def _limit_hits(hits: list[Hit], limit: int, settings: SearchSettings) -> list[Hit]:
    """Return the first ``limit``, of which summaries take no more than their share."""
    left = max(settings.summaries * limit // 10, 0)
    kept: list[Hit] = []
    for hit in hits:
        if hit.entry.tier == "summary":
            left -= 1
        if len(kept) < limit and (hit.entry.tier != "summary" or left >= 0):
            kept.append(hit)
    return kept
