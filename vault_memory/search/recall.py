"""Recall the statements that are close in meaning to one message, those in use first (FEATURES R6)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from time import perf_counter

from vault_memory.models import Entry, Filter, Hit, SearchResult
from vault_memory.search.answer_notes import EMPTY
from vault_memory.search.query import Query, parse
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import rank
from vault_memory.search.retrieve import Finder
from vault_memory.settings import RecallSettings

IdleDays = Callable[[Iterable[Entry], datetime], Mapping[str, float]]
"""Returns, by entry key, the days since each cell was last used."""

RemainingConfidence = Callable[[Iterable[Entry], datetime], Mapping[str, float]]
"""Returns, by entry key, the current confidence of the entries that fade."""

_CELLS = Filter(tiers=("cell",), trusted=True)
_SYNTAX = re.compile(r'(?<!\S)-+|["“”:]')


def recall(
    setup: SearchSetup,
    message: str,
    *,
    settings: RecallSettings,
    idle: IdleDays,
    remaining: RemainingConfidence | None = None,
) -> SearchResult:
    """Return up to ``settings.limit`` cells for ``message``, which is plain text: nothing in it is syntax.

    Of the nearest cells above the embedder's threshold, these are the cells with the highest ``confidence - rate · days
    since they were last returned``, where confidence is the remaining confidence. If the message cannot be embedded,
    cells that share words with it are used instead.
    """
    begin = perf_counter()
    finder = Finder(setup, parse(_SYNTAX.sub(" ", message)))
    near = _nearest(finder, settings)
    days = idle([entry for entry, _ in near], setup.now)
    sure = remaining([entry for entry, _ in near], setup.now) if remaining is not None else {}
    hits = [
        Hit(
            entry,
            sure.get(entry.key, entry.confidence) - settings.rate * days[entry.key],
            {"confidence": sure.get(entry.key, entry.confidence), "idle_days": round(days[entry.key], 2), **why},
        )
        for entry, why in near
    ]
    hits.sort(key=lambda hit: (-hit.score, -hit.explain.get("cosine", 0.0), hit.entry.key))
    took = round((perf_counter() - begin) * 1000, 2)
    return SearchResult(message, took, tuple(hits[: settings.limit]), notes=tuple(_notes(finder, bool(hits))))


def _notes(finder: Finder, found: bool) -> Iterator[str]:
    """Yield why there are no more results."""
    if not len(finder.columns):
        yield EMPTY
    elif finder.query.empty:
        yield "no words in it to go by"
    elif finder.embedder is None or finder.vector is None:
        yield f"{finder.blind}: only statements that share words with it" + ("" if found else ", and there are none")
    elif not found:
        yield "no statement is close to this message in meaning; 'search' finds words, too"


def _nearest(finder: Finder, settings: RecallSettings) -> list[tuple[Entry, dict[str, float]]]:
    query: Query = finder.query
    if query.empty:
        return []
    if finder.embedder is None or finder.vector is None:
        ranked = [hit for hit in rank(finder, _CELLS, settings.candidates) if hit.explain.get("bm25")]
        return [(hit.entry, {"bm25": hit.explain["bm25"]}) for hit in ranked[: settings.candidates]]
    nearest = finder.nearest(settings.candidates, _CELLS)
    near = [(label, cosine) for label, cosine in nearest if cosine >= finder.embedder.thresholds.recall]
    entries = finder.index.entries([label for label, _ in near])
    found = [(entries[label], cosine) for label, cosine in near if label in entries]
    return [(entry, {"cosine": round(cosine, 4)}) for entry, cosine in found]
