"""Search as people and agents meet it: topic summaries first, then cells, then what was said (FEATURES R2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import chain
from time import perf_counter

from vault_memory.errors import InputError
from vault_memory.models import Embedder, Entry, Filter, Hit, SearchIndex, SearchResult
from vault_memory.search.candidates import Fading, Finder
from vault_memory.search.hybrid import Ranking, rank
from vault_memory.search.notes import notes
from vault_memory.search.output import to_json, to_text
from vault_memory.search.profile import answering
from vault_memory.search.query import parse
from vault_memory.settings import SearchSettings

__all__ = ["search", "to_json", "to_text"]

NEAR = 0.5  # of the similarity at which memories are judged together: from here on one may answer the other
LEADERS = 3  # of what is written: whose topics' summaries are shown
SHARE = 0.4  # of the best one's score, which a summary must reach

# What reads like an order to an agent is found by those alone who ask for what was said.
_WRITTEN = Filter(tiers=("cell", "passage"), origin="topic", trusted=True)
_SAID = Filter(tiers=("message", "passage"), origin="talk", trusted=True)  # a passage of a transcript that is damaged
_HEARD = Filter(tiers=("cell", "message", "passage"), origin="said")  # with the cells made of it
_BY_PERSON = Filter(tiers=("cell", "passage"), origin="person", trusted=True)
_ELSEWHERE = Filter(tiers=("file",), trusted=True)
_FILES = Filter(tiers=("file",))  # all that stands there, for who asks for files
_RECAPS = Filter(tiers=("recap",), trusted=True)  # the index shows a recap to its own conversation alone
_SUMMARIES = Filter(tiers=("summary",), trusted=True)
_SUMS = Filter(tiers=("summary", "recap"), trusted=True)


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
    told = tuple(notes(finder, bool(hits)))
    return SearchResult(query_text, round((perf_counter() - begin) * 1000, 2), tuple(hits), notes=told)


def checked_limit(limit: int | None, settings: SearchSettings) -> int:
    """How many results are wanted. Raises InputError for more than there may be."""
    wanted = min(settings.limit, settings.max_limit) if limit is None else limit
    if not 1 <= wanted <= settings.max_limit:
        raise InputError(f"limit must be from 1 to {settings.max_limit}, not {wanted}")
    return wanted


class _Tiers:
    """The tiers of one search."""

    def __init__(self, finder: Finder, limit: int, now: datetime) -> None:
        self._finder, self._limit, self._now = finder, limit, now

    def search(self, detail_level: str, source_type: str) -> list[Hit]:
        if detail_level == "summary":
            return self._relevant(_SUMS)[: self._limit]
        if source_type == "conversation":
            return _distinct(chain(self._recaps(), self._rank(_HEARD)), self._limit)
        if source_type == "file":
            return self._with_files(self._relevant(_BY_PERSON), self._limit, _FILES)
        return self._all()

    def _all(self) -> list[Hit]:
        found = relevant(self._finder, self._rank(_WRITTEN, _SUMMARIES))
        summary = found.of_tier("summary")
        curated = found.where(~summary)
        summaries = telling(found.where(summary), curated)
        hits = [*self._recaps(), *summaries[: self._most_summaries]][: self._most_summaries]
        hits += self._with_files(curated, self._limit - len(hits))
        if len(hits) < self._limit:
            hits += self._relevant(_SAID)[: self._limit - len(hits)]
        return hits

    def _with_files(self, written: Ranking, most: int, where: Filter = _ELSEWHERE) -> list[Hit]:
        """In one order. Files are ranked by themselves: there may be many, which would crowd out the candidates."""
        if not self._finder.any(where):
            return written[:most]
        files = self._relevant(where)
        return sorted([*written[:most], *files[:most]], key=lambda hit: (-hit.score, hit.entry.key))[:most]

    @property
    def _most_summaries(self) -> int:
        return self._finder.settings.summaries * self._limit // 10

    def _recaps(self) -> list[Hit]:
        """Of the conversation that is asked about."""
        if not self._finder.query.where.conversation:
            return []
        return self._relevant(_RECAPS)[: self._most_summaries]

    def _relevant(self, where: Filter) -> Ranking:
        return relevant(self._finder, self._rank(where))

    def _rank(self, where: Filter, along: Filter | None = None) -> Ranking:
        return rank(self._finder, where, self._limit, self._now, along=along)


def relevant(finder: Finder, ranking: Ranking, floor: float | None = None) -> Ranking:
    """Without what shares no word with the query and is not near it (``floor``) either: that fills no places."""
    if finder.query.empty:
        return ranking
    if floor is None:
        floor = finder.embedder.thresholds.similar * NEAR if finder.embedder is not None else 1.0
    return ranking.where(ranking.related(floor))


def telling(summaries: Ranking, written: Ranking, share: float = SHARE) -> Ranking:
    """Those of topics that the best of what is written is in too: a summary that merely shares a word is noise.

    They reach ``share`` of the best one's score; of other topics than its own, of what it would score if it were
    certain: that a statement is doubtful (an agent's, or long unused) makes no other topic more welcome.
    """
    if not len(written):
        return summaries
    paths, scores = summaries.paths, summaries.scores
    own, *others = written.leaders(LEADERS)
    told = (paths == own) & (scores >= share * written.scores[0])
    for path in others:
        told |= (paths == path) & (paths != own) & (scores >= share * written.surest)
    return summaries.where(told)


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
