"""Search: statements, passages, messages, files and summaries in one list (FEATURES R2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import InputError
from vault_memory.models import Embedder, Entry, Filter, Hit, SearchIndex, SearchResult, Tier
from vault_memory.models.search import SEARCHED
from vault_memory.search.answer_notes import notes
from vault_memory.search.floor import Verdict, is_small
from vault_memory.search.output import to_json, to_text
from vault_memory.search.query_timings import QueryTimings
from vault_memory.search.rank import Ranking, rank
from vault_memory.search.resolve import correct_spelling, read_query
from vault_memory.search.retrieve import Fading, Finder
from vault_memory.search.successors import add_successors
from vault_memory.settings import SearchSettings

__all__ = ["search", "to_json", "to_text"]

SIMILAR_SHARE = 0.5  # of the similarity at which memories are judged together: from here on one may answer the other
LEADERS = 3  # of what is written: whose topics' summaries are shown
SHARE = 0.4  # of the best one's score, which a summary must reach
TAIL = 0.25  # of the best one's score: what lies below is no answer beside it
PLACES = 2  # of a file that are shown

Mask = NDArray[np.bool_]

# Text that reads like an order to an agent is found only by a search for conversations or for files.
_TALK: tuple[Tier, ...] = ("cell", "passage", "message", "recap")  # the index shows a recap to its conversation alone
SCOPES = {
    "all": Filter(tiers=(*SEARCHED, "recap"), trusted=True),
    "conversation": Filter(tiers=_TALK, origin="said"),
    "file": Filter(tiers=("cell", "passage", "file"), origin="person"),
}
_SUMMARIES = Filter(tiers=("summary", "recap"), trusted=True)


def search(
    index: SearchIndex,
    query_text: str,
    *,
    embedder: Embedder | None,
    settings: SearchSettings,
    now: datetime | None = None,
    limit: int | None = None,
    detail_level: str = "full",
    source_type: str = "all",
    profile: Sequence[Entry] = (),
    fading: Fading | None = None,
    timings: QueryTimings | None = None,
) -> SearchResult:
    """Return up to ``limit`` memories of all kinds, best first by one score.

    ``source_type`` ``conversation``: messages and the statements made of them; ``file``: what a person wrote or a file
    holds. ``detail_level`` ``summary``: topic summaries alone. A query for one conversation (``conversation:ID``) finds
    its summary, too; no other does. Raises InputError for a limit that is refused.

    ``profile``: parts of the user's profile, where there is consent; the one or two that answer the question lead.
    """
    begin = perf_counter()
    wanted, present = check_limit(limit, settings), now or datetime.now(UTC)

    def ask(text: str) -> tuple[Finder, list[Hit]]:
        query = read_query(text, index)
        finder = Finder(index, query, embedder, settings, fading, timings)
        if query.empty and not query.is_filtered:
            return finder, []
        own = _find_in_profile(finder, profile) if profile and not query.is_filtered else []
        return finder, [*own, *_find_hits(finder, wanted, present, detail_level, source_type)][:wanted]

    finder, hits = ask(query_text)
    slips = ""
    if not hits and not finder.query.empty:
        meant, slips = correct_spelling(query_text, index)
        other, found = ask(meant) if meant else (finder, hits)
        sure = found and not other.doubtful
        finder, hits, slips = (other, found, slips) if sure else (finder, hits, "")
    messages = (*filter(None, (slips,)), *notes(finder, bool(hits)))
    return SearchResult(query_text, round((perf_counter() - begin) * 1000, 2), tuple(hits), notes=messages)


def check_limit(limit: int | None, settings: SearchSettings) -> int:
    """Return the number of results wanted. Raises InputError above the limit."""
    wanted = min(settings.limit, settings.max_limit) if limit is None else limit
    if not 1 <= wanted <= settings.max_limit:
        raise InputError(f"limit must be from 1 to {settings.max_limit}, not {wanted}")
    return wanted


def _find_hits(finder: Finder, limit: int, now: datetime, detail_level: str, source_type: str) -> list[Hit]:
    """Return the best of all kinds in one list, what says the same or stands in the same file folded into one hit."""
    scope = _SUMMARIES if detail_level == "summary" else SCOPES[source_type]
    ranking = relevant(finder, rank(finder, scope, limit, now))
    summary = ranking.mask_tier("summary")
    if detail_level != "summary":
        if not finder.query.empty and len(ranking):
            ranking = ranking.filter((ranking.scores >= TAIL * ranking.scores[0]) | ranking.named)
            summary = ranking.mask_tier("summary")
        if summary.any():
            ranking = ranking.filter(~summary | matching_summaries(ranking, ~summary))
        if source_type == "file":
            ranking = ranking.filter(ranking.mask_tier("file") | ~ranking.suspect)
    most = limit if detail_level == "summary" else finder.settings.summaries * limit // 10
    return add_successors(finder, scope, fold_hits(ranking.read(), limit, most))[:limit]


def _find_in_profile(finder: Finder, profile: Sequence[Entry]) -> list[Hit]:
    from vault_memory.search.profile import answering  # few searches have a profile

    return answering(finder, profile)


def fold_hits(ranking: Iterable[Hit], limit: int, most_summaries: int) -> list[Hit]:
    """Return the first ``limit``: a message under a statement above it that cites it, a file once with two places.

    What is folded stands in ``more`` of the hit above it. A statement all of whose messages are hits above it is left
    out: they say it in full. Another statement of the same message is not.
    """
    kept: list[Hit] = []
    by_file: dict[str, int] = {}
    by_source: dict[str, int] = {}
    messages: set[str] = set()
    summaries = 0
    for hit in ranking:
        entry = hit.entry
        at = by_file.get(entry.path, -1) if entry.tier == "file" else by_source.get(entry.id, -1)
        if entry.tier == "message" and at >= 0:
            kept[at] = replace(kept[at], more=(*kept[at].more, entry))
            continue
        if entry.tier == "file" and at >= 0:
            if len(kept[at].more) < PLACES - 1:
                kept[at] = replace(kept[at], more=(*kept[at].more, entry))
            continue
        if len(kept) == limit:
            break
        if entry.tier == "cell" and entry.sources and messages.issuperset(entry.sources):
            continue
        if entry.tier in ("summary", "recap"):
            if summaries == most_summaries:
                continue
            summaries += 1
        by_file.setdefault(entry.path, len(kept))
        if entry.tier == "message":
            messages.add(entry.id)
        for source in entry.sources if entry.tier != "message" else ():
            by_source.setdefault(source, len(kept))
        kept.append(hit)
    return kept


def relevant(
    finder: Finder,
    ranking: Ranking,
    near: float | None = None,
    *,
    adjoining: bool = True,
    least: Verdict = Verdict.DOUBTFUL,
) -> Ranking:
    """Return the ranking without what does not answer: nothing at all where the verdict on the best is below ``least``.

    Whether it does is judged by the best few together (`search.floor`). Of the rest, what shares no word with the
    question must be as near to it as ``near``, or stand right behind what does (``adjoining``); in a small vault that
    answers doubtfully the nearest are all there is.
    """
    if finder.query.empty or not len(ranking):
        return ranking
    similar = finder.embedder.thresholds.similar if finder.embedder is not None else None
    finder.doubtful = ranking.verdict in (Verdict.DOUBTFUL, Verdict.PACKED)
    if ranking.verdict.value < least.value:
        return ranking.filter(np.zeros(len(ranking), dtype=bool))
    if finder.doubtful and is_small(finder):
        return ranking
    floor = near if near is not None else similar * SIMILAR_SHARE if similar is not None else 1.0
    return ranking.filter(ranking.mask_related(floor, adjoining=adjoining))


def matching_summaries(ranking: Ranking, written: Mask, share: float = SHARE) -> Mask:
    """Return which summaries are of topics that the best of what is written is in; others merely share a word.

    They reach ``share`` of the best one's score; of other topics than its own, of what it would score if it were
    certain: that a statement is doubtful (an agent's, or long unused) makes no other topic more welcome.
    """
    statements = ranking.filter(written & (ranking.mask_tier("cell") | ranking.mask_tier("passage")))
    if not len(statements):
        return ~written
    paths, scores = ranking.paths, ranking.scores
    own, *others = statements.leaders(LEADERS)
    supported = (paths == own) & (scores >= share * statements.scores[0])
    for path in others:
        supported |= (paths == path) & (paths != own) & (scores >= share * statements.best_possible)
    return np.asarray(supported & ~written)
