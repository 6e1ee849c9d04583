"""Search as people and agents meet it: topic summaries first, then cells, then what was said (FEATURES R2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from time import perf_counter

from vault_memory.errors import InputError
from vault_memory.models import Embedder, Entry, Hit, SearchIndex, SearchResult, Tier
from vault_memory.search.candidates import Fading, Finder
from vault_memory.search.hybrid import rank
from vault_memory.search.output import to_json, to_text
from vault_memory.search.profile import answering
from vault_memory.search.query import parse
from vault_memory.settings import SearchSettings

__all__ = ["search", "to_json", "to_text"]

NEAR = 0.5  # of the similarity at which memories are judged together: from here on one may answer the other
LEADERS = 3  # of what is written: whose topics' summaries are shown
SHARE = 0.4  # of the best one's score, which a summary must reach

_SAID: tuple[Tier, ...] = ("message", "passage")  # a passage of a transcript that is damaged
_SPOKEN: tuple[Tier, ...] = ("cell", *_SAID)
_WRITTEN: tuple[Tier, ...] = ("cell", "passage")
_ELSEWHERE: tuple[Tier, ...] = ("file",)
_SUMMARIES: tuple[Tier, ...] = ("summary", "recap")  # the index shows a recap to its own conversation alone


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
) -> SearchResult:
    """Up to ``limit`` memories, best first within their tier.

    ``source_type`` ``all``: summaries, then what is written in topics and, weighing less, in files elsewhere, and
    what was said in the places left over; ``conversation``: messages and the cells made of them in one ranking;
    ``file``: what a person wrote or a file holds. ``detail_level`` ``summary``: topic summaries alone. A query for one
    conversation (``conversation:ID``) finds its summary, too; no other does. Raises InputError for a limit that is
    refused.

    ``profile``: parts of the user's profile, where there is consent; the one or two that answer the question lead.
    """
    begin = perf_counter()
    query = parse(query_text)
    wanted = checked_limit(limit, settings)
    finder = Finder(index, query, embedder, settings, fading)
    hits: list[Hit] = []
    if not query.empty or query.filtered:
        own = answering(finder, profile) if profile and not query.filtered else []
        found = _Tiers(finder, wanted, now or datetime.now(UTC)).search(detail_level, source_type)
        hits = [*own, *found][:wanted]
    notes = [*query.notes, *_notes(index, finder, hits)]
    return SearchResult(query_text, round((perf_counter() - begin) * 1000, 2), tuple(hits), notes=tuple(notes))


def checked_limit(limit: int | None, settings: SearchSettings) -> int:
    """How many results are wanted. Raises InputError for more than there may be."""
    wanted = settings.limit if limit is None else limit
    if not 1 <= wanted <= settings.max_limit:
        raise InputError(f"limit must be from 1 to {settings.max_limit}, not {wanted}")
    return wanted


def _notes(index: SearchIndex, finder: Finder, hits: Sequence[Hit]) -> Iterable[str]:
    if not len(index):
        yield "no memories yet"
    elif finder.query.empty:
        yield "no words to search for" + ("; these pass the filter" if hits else "")
    elif finder.vector is None:
        yield f"lexical only: {finder.blind}"
    if not hits and finder.query.phrases and len(index):
        yield "no memory holds that phrase; without the quotes its words are searched one by one"


class _Tiers:
    """The tiers of one search."""

    def __init__(self, finder: Finder, limit: int, now: datetime) -> None:
        self._finder, self._limit, self._now = finder, limit, now

    def search(self, detail_level: str, source_type: str) -> list[Hit]:
        if detail_level == "summary":
            return self._relevant(_SUMMARIES)[: self._limit]
        if source_type == "conversation":
            recaps = self._relevant(("recap",))[: self._most_summaries]
            return _distinct([*recaps, *self._rank(_SPOKEN, _from_conversation)], self._limit)
        if source_type == "file":
            return self._with_files(self._relevant(_WRITTEN, _from_file))[: self._limit]
        return self._all()

    def _all(self) -> list[Hit]:
        curated = self._relevant(_WRITTEN, _of_topic)
        hits = [*self._relevant(("recap",)), *self._summaries(curated)][: self._most_summaries]
        hits += self._with_files(curated)[: self._limit - len(hits)]
        if len(hits) < self._limit:
            hits += self._relevant(_SAID, _of_transcript)[: self._limit - len(hits)]
        return hits

    def _with_files(self, written: Sequence[Hit]) -> list[Hit]:
        """In one order. Files are ranked by themselves: there may be many, which would crowd out the candidates."""
        return sorted([*written, *self._relevant(_ELSEWHERE)], key=lambda hit: (-hit.score, hit.entry.key))

    @property
    def _most_summaries(self) -> int:
        return self._finder.settings.summaries * self._limit // 10

    def _summaries(self, written: Sequence[Hit]) -> list[Hit]:
        return telling(self._relevant(("summary",)), written)

    def _relevant(self, tiers: tuple[Tier, ...], keep: Callable[[Entry], bool] | None = None) -> list[Hit]:
        return relevant(self._finder, self._rank(tiers, keep))

    def _rank(self, tiers: tuple[Tier, ...], keep: Callable[[Entry], bool] | None = None) -> list[Hit]:
        return rank(self._finder, tiers, self._limit, self._now, keep or trusted)


def relevant(finder: Finder, hits: Sequence[Hit]) -> list[Hit]:
    """Without what shares no word with the query and is not near it either: that fills no places."""
    if finder.query.empty:
        return list(hits)
    floor = finder.embedder.thresholds.similar * NEAR if finder.embedder is not None else 1.0
    return [
        hit
        for hit in hits
        if hit.explain.get("bm25") or hit.explain.get("code") or hit.explain.get("cosine", 0.0) >= floor
    ]


def telling(summaries: Sequence[Hit], written: Sequence[Hit], share: float = SHARE) -> list[Hit]:
    """Those of topics that the best of what is written is in too: a summary that merely shares a word is noise."""
    if not written:
        return list(summaries)
    topics = {hit.entry.path for hit in written[:LEADERS]}
    least = share * written[0].score
    return [hit for hit in summaries if hit.entry.path in topics and hit.score >= least]


def trusted(entry: Entry) -> bool:
    """What reads like an order to an agent is found by those alone who ask for what was said."""
    return not entry.suspect


def _of_transcript(entry: Entry) -> bool:
    return bool(entry.conversation) and trusted(entry)


def _of_topic(entry: Entry) -> bool:
    return not entry.conversation and trusted(entry)


def _from_conversation(entry: Entry) -> bool:
    """What was said, and cells made of it."""
    return bool(entry.conversation) or any(not source.startswith("file:") for source in entry.sources)


def _from_file(entry: Entry) -> bool:
    """Written by a person or read from a file."""
    file = any(source.startswith("file:") for source in entry.sources)
    return _of_topic(entry) and (entry.by_person or file)


def _distinct(hits: Iterable[Hit], limit: int) -> list[Hit]:
    """The first ``limit``, without cells all of whose messages stand above them: those say it in full."""
    shown: set[str] = set()
    kept: list[Hit] = []
    for hit in hits:
        if len(kept) == limit:
            break
        if hit.entry.tier == "cell" and hit.entry.sources and shown.issuperset(hit.entry.sources):
            continue
        kept.append(hit)
        shown.add(hit.entry.id)
    return kept
