"""Search the vault: return statements, passages, messages, files and summaries in one list (FEATURES R2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import InputError
from vault_memory.models import Entry, Filter, Hit, SearchResult, Tier
from vault_memory.models.search import SEARCHED
from vault_memory.search.answer_notes import notes
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import rank
from vault_memory.search.ranking import Ranking
from vault_memory.search.relevance_floor import Verdict, judge
from vault_memory.search.resolve import correct_spelling, read_query, suggest_spelling
from vault_memory.search.retrieve import Finder
from vault_memory.search.successors import add_successors
from vault_memory.settings import SearchSettings

SIMILAR_SHARE = 0.5  # share of the embedder's ``similar`` threshold from which on a memory may answer the question
LEADERS = 3  # number of best statements and passages whose topics' summaries may be shown
SHARE = 0.4  # share of the best statement's score that a summary must reach
LIKELY = 0.6  # share of the best score from which on a memory may answer a question in words that it does not share
TAIL = 0.25  # share of the best score: hits below it are left out
SPARE = 3  # hits beyond the limit that take the places of messages folded into successors
PLACES = 2  # places shown per file

Mask = NDArray[np.bool_]

# Only a search for conversations or for files finds text that reads like an order to an agent.
_TALK: tuple[Tier, ...] = ("cell", "passage", "message", "recap")  # the index returns a recap only to its conversation
SCOPES = {
    "all": Filter(tiers=(*SEARCHED, "recap"), trusted=True),
    "conversation": Filter(tiers=_TALK, origin="said"),
    "file": Filter(tiers=("cell", "passage", "file"), origin="person"),
}
_SUMMARIES = Filter(tiers=("summary", "recap"), trusted=True)


def search(
    setup: SearchSetup,
    query_text: str,
    *,
    limit: int | None = None,
    detail_level: str = "full",
    source_type: str = "all",
    profile: Sequence[Entry] = (),
) -> SearchResult:
    """Return up to ``limit`` memories of all kinds, best first by one score.

    ``source_type`` ``conversation``: messages and the statements made of them; ``file``: what a person wrote or a file
    contains. ``detail_level`` ``summary``: only topic summaries. The summary of a conversation is found only by a query
    for that conversation (``conversation:ID``). Raises InputError for a limit out of range.

    ``profile``: parts of the user's profile, if the user consented; the one or two that answer the question come first.
    """
    begin = perf_counter()
    index, wanted = setup.index, check_limit(limit, setup.settings)

    def ask(text: str) -> tuple[Finder, list[Hit]]:
        query = read_query(text, index, setup.now)
        files = detail_level == "summary" or "file" in SCOPES[source_type].tiers
        finder = Finder(setup, query, files=files)
        if query.empty and not query.is_filtered:
            return finder, []
        own = _find_in_profile(finder, profile) if profile and not query.is_filtered else []
        found = _find_hits(finder, wanted, detail_level, source_type)
        if not found and source_type == "all" and (alone := finder.leave_out_files()) is not None:
            finder, found = alone, _find_hits(alone, wanted, detail_level, source_type)
            finder.doubtful = True  # with the files searched, nothing was near enough
        return finder, [*own, *found][:wanted]

    finder, hits = ask(query_text)
    slips = ""
    if not hits and not finder.query.empty:
        meant, slips = correct_spelling(query_text, index)
        other, found = ask(meant) if meant else (finder, hits)
        sure = found and not other.doubtful
        finder, hits, slips = (other, found, slips) if sure else (finder, hits, "")
    elif hits:
        slips = suggest_spelling(finder.query, index)
    messages = (*filter(None, (slips,)), *notes(finder, bool(hits)))
    return SearchResult(query_text, round((perf_counter() - begin) * 1000, 2), tuple(hits), notes=messages)


def check_limit(limit: int | None, settings: SearchSettings) -> int:
    """Return the number of results wanted. Raises InputError above the limit."""
    wanted = min(settings.limit, settings.max_limit) if limit is None else limit
    if not 1 <= wanted <= settings.max_limit:
        raise InputError(f"limit must be from 1 to {settings.max_limit}, not {wanted}")
    return wanted


def _find_hits(finder: Finder, limit: int, detail_level: str, source_type: str) -> list[Hit]:
    """Return the best hits of all kinds in one list, with hits of the same content or the same file folded."""
    scope = _SUMMARIES if detail_level == "summary" else SCOPES[source_type]
    whole = rank(finder, scope, limit)
    if source_type == "file":
        whole = whole.filter(whole.mask_tier("file") | ~whole.suspect)
    ranking = relevant(finder, whole)
    summary = ranking.mask_tier("summary")
    if detail_level != "summary":
        if not finder.query.empty and len(ranking):
            ranking = ranking.filter((ranking.scores >= TAIL * ranking.scores[0]) | ranking.named)
            summary = ranking.mask_tier("summary")
        if summary.any():
            ranking = ranking.filter(~summary | matching_summaries(ranking, ~summary))
    most = limit if detail_level == "summary" else finder.settings.summaries * limit // 10
    return add_successors(finder, scope, fold_hits(ranking.read(whole), limit + SPARE, most))[:limit]


def _find_in_profile(finder: Finder, profile: Sequence[Entry]) -> list[Hit]:
    from vault_memory.search.profile import answering  # few searches have a profile

    return answering(finder, profile)


def fold_hits(ranking: Iterable[Hit], limit: int, most_summaries: int) -> list[Hit]:
    """Return the first ``limit`` hits, with a cited message folded into its statement and a file shown once.

    A folded entry is added to ``more`` of an earlier hit: a message if that hit cites it, a place of a file if that hit
    is of the same file (at most `PLACES`). A statement is left out if all messages that it cites are earlier hits of
    their own, because they say it in full; several statements of one message are all kept.
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
    strict: bool = False,
    least: Verdict = Verdict.DOUBTFUL,
) -> Ranking:
    """Return the ranking without hits that do not answer; it is empty if the verdict on the best is below ``least``.

    The verdict comes from the best few candidates together (`search.relevance_floor`). A hit that shares no word with
    the question must have at least the similarity ``near``. Unless ``strict``, it may also follow directly after a
    related message or, for a question in prose, have at least the share `LIKELY` of the best score. In a small vault
    with a doubtful verdict all hits are kept.
    """
    if finder.query.empty or not len(ranking):
        return ranking
    similar = finder.embedder.thresholds.similar if finder.embedder is not None else None
    verdict = judge(finder, ranking.evidence, ranking.judge_best)
    finder.doubtful = verdict in (Verdict.DOUBTFUL, Verdict.PACKED)
    if verdict.value < least.value:
        return ranking.filter(np.zeros(len(ranking), dtype=bool))
    if finder.doubtful and finder.is_small:
        return ranking
    floor = near if near is not None else similar * SIMILAR_SHARE if similar is not None else 1.0
    kept = ranking.mask_related(floor, adjoining=not strict)
    if finder.is_prose and not strict:
        kept |= ranking.scores >= LIKELY * ranking.scores[0]
    return ranking.filter(kept)


def matching_summaries(ranking: Ranking, written: Mask, share: float = SHARE) -> Mask:
    """Return which summaries belong to the topics of the best statements and passages; others merely share a word.

    A summary must score at least ``share`` of the best statement's score. For topics other than that statement's own,
    the score that it would have with full confidence is used: a doubtful statement (an agent's, or one long unused)
    does not lower the threshold for other topics.
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
