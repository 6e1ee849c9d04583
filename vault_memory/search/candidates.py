"""What the two arms find, put together: one candidate for a memory, however many of its entries were found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Embedder, Filter, ScoredLabels, SearchIndex
from vault_memory.search.query import Query
from vault_memory.settings import SearchSettings
from vault_memory.text.columns import Columns
from vault_memory.text.features import CHUNK, tier_code, word_code
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]
    Places = NDArray[np.intp]
    Arm = tuple[Labels, Values]

COMPOUND = 4.0  # a word found inside another, or put together of others, beside BM25: about a fairly rare word
WRITTEN = 60  # candidates of each arm, at least, among what was written down: nothing is summed over them
MANY = 50_000  # entries: among so many each arm takes longer than it takes to change threads
PHRASES = 2_000  # entries looked at that hold a phrase
ARMS = ("dense", "bm25", "code")
_NOTHING = np.zeros(0, dtype=np.int64), np.zeros(0)
_SUMMARY = tier_code("summary")

Fading = Callable[["Labels", "Values", "Values"], "Values"]
"""What is left of the confidence of statements that fade (A10), by what their uses are counted by, when each was last
said (seconds since 1970, or not a number) and the confidence it had.
"""


class Candidates:
    """What was found, one for a memory: a message or passage with those of its chunks that were found.

    Arrays, one beside the other, in the order of labels. ``at``: where the columns have what is shown: the best chunk,
    or the whole. ``whole``: the whole, where it was found. ``scores``: its cosine, and the BM25 of its best part in
    words and in identifiers, as shares of the best in its tier; not a number where an arm did not find it, none of an
    arm that was not asked.
    """

    def __init__(self, columns: Columns, members: Places, scores: dict[str, Values]) -> None:
        """``members``: places of all entries found, ascending, with their scores."""
        self.columns, self._members, self._found = columns, members, scores
        self.at = self.whole = members
        self.scores = scores
        self._owner: Places | None = None  # of each member, which candidate it belongs to; None: each to its own
        self.records = columns.records.take(members)
        wholes = np.sort(self.records["whole"])
        if (wholes[1:] == wholes[:-1]).any():
            first, owner = np.unique(self.records["whole"], return_inverse=True)
            self._gather(owner, len(first))
            self.records = columns.records.take(self.at)

    def __len__(self) -> int:
        return len(self.at)

    @property
    def labels(self) -> Labels:
        """Of the wholes."""
        return self.columns.labels[self.whole]

    def rank(self, arm: str, number: int) -> int:
        """The place of a candidate's best entry in an arm, from 1; equals have the same. Summaries are placed apart."""
        summary = self.columns.column("tier")[self._members] == _SUMMARY
        mine = np.arange(len(summary)) == number if self._owner is None else self._owner == number
        scores = np.where(summary == summary[mine].any(), self._found[arm], np.nan)
        with np.errstate(invalid="ignore"):
            return 1 + int(np.count_nonzero(scores > np.nanmax(scores[mine])))

    def extended(self, places: Places) -> Candidates:
        """With further entries behind them, that no arm has found."""
        found, nothing = object.__new__(Candidates), np.full(len(places), np.nan)
        found.columns, found._members = self.columns, np.append(self._members, places)
        found._found = {name: np.append(values, nothing) for name, values in self._found.items()}
        found.scores = {name: np.append(values, nothing) for name, values in self.scores.items()}
        found.at, found.whole = np.append(self.at, places), np.append(self.whole, places)
        further = np.arange(len(self), len(self) + len(places))
        found._owner = None if self._owner is None else np.append(self._owner, further)
        found.records = self.columns.records.take(found.at)
        return found

    def _gather(self, owner: Places, count: int) -> None:
        """Several entries of one text become one candidate, in the order of the first of each."""
        members = self._members
        begins = np.full(count, len(members))
        np.minimum.at(begins, owner, np.arange(len(members)))
        order = np.argsort(begins)
        renamed = np.empty(count, dtype=np.intp)
        renamed[order] = np.arange(count)
        self._owner = owner = renamed[owner]
        chunk = (self.columns.records["flags"][members] & CHUNK) != 0
        whole = np.full(count, -1)
        whole[owner[~chunk]] = np.flatnonzero(~chunk)
        parts = np.zeros(count, dtype=bool)
        parts[owner[chunk]] = True
        whole = np.where(whole >= 0, whole, begins[order])
        worth = sum((np.nan_to_num(values) for values in self.scores.values()), np.zeros(len(members)))
        worth[~chunk & parts[owner]] = -np.inf  # a chunk is shown where there is one
        best = np.lexsort((-np.arange(len(members)), worth, owner))
        shown = best[np.append(np.flatnonzero(np.diff(owner[best])), len(best) - 1)]
        scores = {}
        for name, values in self.scores.items():
            most = np.full(count, -np.inf)
            np.fmax.at(most, owner, values)
            most[np.isneginf(most)] = np.nan
            if name == "dense":  # of the whole, where it is known: the best of many chunks is high by chance
                most = np.where(np.isnan(values[whole]), most, values[whole])
            scores[name] = most
        self.at, self.whole, self.scores = members[shown], members[whole], scores


class Finder:
    """One query against one index. The query is embedded, and its names looked up, once."""

    def __init__(
        self,
        index: SearchIndex,
        query: Query,
        embedder: Embedder | None,
        settings: SearchSettings,
        fading: Fading | None = None,
    ) -> None:
        self.index, self.query, self.embedder, self.settings = index, query, embedder, settings
        self.fading = fading
        self.columns = index.columns()
        self.blind = "no embedder" if embedder is None else ""  # why there is no dense arm

    @cached_property
    def speakers(self) -> frozenset[str]:
        """The query's words by which somebody in the conversations is called.

        They say who spoke, which is evidence of its own; as content they would match every turn of that person and
        every greeting.
        """
        names = self.columns.names
        return frozenset(term for term in self.query.terms if word_code(term) in names)

    @cached_property
    def absent(self) -> tuple[str, ...]:
        """Words of a query that need not be English, and that nothing holds: they may be parts of longer words."""
        if not self.query.foreign:
            return ()
        known = self.index.known(self.query.terms)
        return tuple(term for term in self.query.terms if term not in known)

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """What is asked about: the terms without speakers, unless nothing else is left."""
        return tuple(term for term in self.query.terms if term not in self.speakers) or self.query.terms

    @cached_property
    def vector(self) -> NDArray[np.float32] | None:
        """The question, or its content words, embedded; None, and ``blind`` says why, where that cannot be."""
        if self.embedder is None or not self.query.content:
            return None
        about, named = self.query.content, self.speakers
        if named:
            about = tuple(word for word in about if not named.issuperset(words(word))) or about
        asked = self.query.question if self.embedder.contextual else " ".join(about)
        try:
            vector: NDArray[np.float32] = self.embedder.embed([asked])[0]
        except VaultMemoryError as error:
            self.blind = f"the embedder failed: {error}"
            return None
        if not vector.any():
            self.blind = "the embedder knows none of these words"
            return None
        return vector

    def find(self, where: Filter, limit: int, along: Filter | None = None) -> Candidates:
        """Candidates that the filter and the query's own let through.

        ``along``: with what that lets through of the documents in which anything was found. It is looked up by words,
        and what holds none of them is there, too, unless a phrase is asked for.
        """
        allowed, pool = [self._where(each) for each in (where, along) if each is not None], self._pool(where, limit)
        arms = self._arms(allowed, pool)
        if along is None or self.query.phrases:
            return self._merged(arms)
        found = np.concatenate([labels for labels, _ in arms.values()])
        return self._merged(arms, self.index.beside(found, allowed[1]))

    def any(self, where: Filter) -> bool:
        """Is there anything that the filter and the query's own let through?"""
        return self.index.count(self._where(where)) > 0

    def _pool(self, where: Filter, limit: int) -> int:
        """How many each arm is asked for."""
        least = self.settings.candidates if "message" in where.tiers else WRITTEN
        return max(least, self.settings.overfetch * limit)

    def answers(self, places: Places, where: Filter) -> Places:
        """What was said right after each of these messages, in its session, as far as it may be found; -1: nothing."""
        following = self.columns.around(places)[1]
        allowed = self.index.allowed(self.columns.labels[following], self._where(where))
        return np.where((following >= 0) & allowed, following, -1)

    def _where(self, where: Filter) -> Filter:
        """What the query lets through of that."""
        return _both(self.query.where, where, self.settings.chunking)

    def _arms(self, allowed: Sequence[Filter], pool: int) -> dict[str, Arm]:
        """What each arm finds of the first; of another, what is found by words."""
        query, settings, index = self.query, self.settings, self.index
        if query.empty:
            newest = np.array(index.newest(pool, allowed[0]), dtype=np.int64)
            return {"dense": (newest, np.zeros(len(newest)))}
        asked = settings.alpha or not settings.hybrid
        if asked and settings.hybrid and len(self.columns) >= MANY:
            nearest = _beside().submit(self._nearest, pool, allowed[0])
            arms = _joined([self._by_words(where, pool) for where in allowed])
            arms |= nearest.result()
        else:
            arms = self._nearest(pool, allowed[0]) if asked else {}
            if settings.hybrid or self.vector is None:
                arms |= _joined([self._by_words(where, pool) for where in allowed])
        for phrase in query.phrases:
            holding = _joined([{"bm25": _arm(index.phrase(phrase, PHRASES, where))} for where in allowed])["bm25"]
            further = ~np.isin(holding[0], arms["bm25"][0]) if "bm25" in arms else np.ones(len(holding[0]), dtype=bool)
            arms["bm25"] = _sum(arms.get("bm25", _NOTHING), (holding[0][further], holding[1][further]))
            arms = {name: _only(arm, holding[0]) for name, arm in arms.items()}
        return arms

    def _nearest(self, pool: int, where: Filter) -> dict[str, Arm]:
        return {} if self.vector is None else {"dense": _arm(self.index.dense(self.vector, pool, where))}

    def _by_words(self, where: Filter, pool: int) -> dict[str, Arm]:
        query, settings, index = self.query, self.settings, self.index
        boosts = {"text": 1.0, "heading": settings.heading}
        if "message" in where.tiers and not query.named:
            boosts["around"] = settings.around  # what was written down has no turns around it
        arms = {"bm25": _arm(index.lexical((*self.terms, *query.foreign), boosts, pool, where))}
        if self.absent and (parts := index.compounds(self.absent, pool, where)):
            arms["bm25"] = _sum(arms["bm25"], (parts.labels, COMPOUND * parts.scores))
        if query.identifiers and settings.gamma:
            arms["code"] = _arm(index.lexical(query.identifiers, {"code": 1.0}, pool, where))
        return arms

    def _merged(self, arms: Mapping[str, Arm], further: Labels = _NOTHING[0]) -> Candidates:
        """One candidate for each message, passage, cell or summary that was found, and ``further`` ones."""
        labels = np.concatenate([*(labels for labels, _ in arms.values()), further])
        labels.sort()
        first = np.ones(len(labels), dtype=bool)
        np.not_equal(labels[1:], labels[:-1], out=first[1:])
        labels = labels[first]
        members = self.columns.places(labels)
        kept = members >= 0  # the others are not known any more
        scores: dict[str, Values] = {}
        for name, (held, values) in arms.items():
            scores[name] = np.full(len(labels), np.nan)
            scores[name][np.searchsorted(labels, held)] = values
            if name != "dense":
                scores[name] = _shares(np.where(kept, scores[name], np.nan), self.columns.column("tier")[members])
        if not kept.all():
            labels, members = labels[kept], members[kept]
            scores = {name: values[kept] for name, values in scores.items()}
        if self.vector is not None:  # the cosine of what the lexical arm alone found
            dense = scores.setdefault("dense", np.full(len(labels), np.nan))
            missing = np.flatnonzero(np.isnan(dense))
            dense[missing] = np.einsum("ij,j->i", self.index.vectors(labels[missing]), self.vector)
        return Candidates(self.columns, members, scores)


@lru_cache(maxsize=64)
def _both(asked: Filter, where: Filter, parts: bool) -> Filter:
    """Remembered: the index knows a filter that it has seen before by being the same."""
    return replace(asked, tiers=where.tiers, origin=where.origin, trusted=where.trusted, stood=where.stood, parts=parts)


@cache
def _beside() -> ThreadPoolExecutor:
    """Both arms are C code that lets other threads run."""
    return ThreadPoolExecutor(2, thread_name_prefix="vault-memory-arm")


def _arm(found: ScoredLabels) -> Arm:
    return found.labels, found.scores


def _joined(found: Sequence[dict[str, Arm]]) -> dict[str, Arm]:
    """What the arms found by several filters, none of which lets through what another does."""
    if len(found) == 1:
        return found[0]
    arms: dict[str, list[Arm]] = defaultdict(list)
    for one in found:
        for name, arm in one.items():
            arms[name].append(arm)
    return {
        name: (np.concatenate([labels for labels, _ in each]), np.concatenate([scores for _, scores in each]))
        for name, each in arms.items()
    }


def _sum(one: Arm, other: Arm) -> Arm:
    """What is in either, the scores of what is in both added up."""
    labels, at = np.unique(np.concatenate([one[0], other[0]]), return_inverse=True)
    sums = np.zeros(len(labels))
    np.add.at(sums, at, np.concatenate([one[1], other[1]]))
    return labels, sums


def _only(arm: Arm, labels: Labels) -> Arm:
    kept = np.isin(arm[0], labels)
    return arm[0][kept], arm[1][kept]


def _shares(scores: Values, tiers: NDArray[np.uint8]) -> Values:
    """Scores as shares of the best of the same tier: a cell of ten words outscores every message that says the same."""
    best, shares = np.zeros(256), np.where(scores > 0, scores, np.nan)
    np.fmax.at(best, tiers, shares)
    return np.asarray(shares / best[tiers])
