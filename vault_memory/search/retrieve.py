"""Retrieve the candidates of a query with three retrievers (vectors, words, identifiers) for each kind of entry."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.models import Filter, ScoredLabels, Tier
from vault_memory.models.columns import distinct, dot_rows
from vault_memory.models.entry_record import tier_code
from vault_memory.models.search import GROUP_OF_TIER
from vault_memory.search.candidates import Candidates
from vault_memory.search.question import Question

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]
    Places = NDArray[np.intp]
    Retrieved = tuple[Labels, Values]

COMPOUND = 4.0  # score of a word found inside another or as several shorter ones: about the BM25 of a fairly rare word
ASKED = 0.6  # weight of the field ``asked``: words of questions that a statement answers but does not contain
WRITTEN = 60  # least number of candidates per retriever for kinds of entries over which no evidence is summed
MANY = 50_000  # entries from which on retrievers run in parallel: each then takes longer than a change of threads
PHRASES = 2_000  # most entries retrieved that contain a phrase
RETRIEVERS = ("dense", "bm25", "code")
_MOST_THREADS = 5  # ten texts are read in two rounds
_NOTHING = np.zeros(0, dtype=np.int64), np.zeros(0)
_SUMMARY, _MESSAGE = tier_code("summary"), tier_code("message")
LEADING = 60  # best entries per retriever whose preceding and following messages become candidates, too
_APART: tuple[tuple[Tier, ...], ...] = tuple(
    tuple(tier for tier, group in GROUP_OF_TIER.items() if group == one)
    for one in ("written", "summaries", "said", "files")
)  # in the order in which they are searched
_SUMMED = frozenset({"message", "file"})  # tiers in which evidence is summed over more candidates than are shown
_ANSWERING = frozenset({"cell", "past", "file"})  # tiers whose entries may have words that they answer


class Finder(Question):
    """Retrieves the candidates of one query."""

    doubtful = False  # whether the candidates may not answer the question (`search.relevance_floor`)

    def leave_out_files(self) -> Finder | None:
        """Return a finder for the same question without the files of folders, if the vault is a small one without them.

        None else, and if there are none. A folder beside a small vault must not hide what the vault knows: words that
        stand nowhere tell more, the more is searched.
        """
        if not self.files or self.is_small or self.query.empty or self.query.is_filtered or self.query.phrases:
            return None
        own = Finder(self.setup, self.query, files=False)
        return own if 0 < own.size < self.size and own.is_small else None

    def nearest(self, limit: int, where: Filter) -> ScoredLabels:
        """Return the labels nearest to the question with their cosines, on the scale of the embedder's thresholds."""
        return self._dense(self.content_vector, limit, self.join_filter(where))

    def find(self, where: Filter, limit: int) -> Candidates:
        """Return the candidates that pass both ``where`` and the query's own filter.

        Each kind of entry is retrieved separately, so that no kind crowds out another.
        """
        scopes = [
            (allowed, self._pool(scope, limit))
            for scope in _scopes(where)
            if (self.files or "file" not in scope.tiers) and self._has_any(allowed := self.join_filter(scope))
        ]
        found_by = self._retrieve(scopes)
        talk = [allowed for allowed, _ in scopes if "message" in allowed.tiers]
        if talk and not self.query.phrases and not self.query.empty:
            return self._merge_candidates(found_by, self._adjoining(found_by, talk[0]))
        return self._merge_candidates(found_by)

    def _adjoining(self, found_by: Mapping[str, Retrieved], where: Filter) -> Labels:
        """Return the messages directly before and after the best messages of each retriever.

        A question and its answer rarely share words.
        """
        best = np.concatenate(
            [labels[np.argsort(-scores, kind="stable")[:LEADING]] for labels, scores in found_by.values()]
        )
        at = self.columns.places(distinct(best))
        at = at[at >= 0]
        near = np.concatenate(self.columns.neighbours(at[self.columns.column("tier")[at] == _MESSAGE]))
        labels = self.columns.labels[distinct(near[near >= 0])]
        return labels[self.index.mask_allowed(labels, where)]

    def _has_any(self, allowed: Filter) -> bool:
        return self.index.count(allowed) > 0

    def _pool(self, where: Filter, limit: int) -> int:
        """Return how many entries each retriever must return."""
        least = self.settings.candidates if _SUMMED.intersection(where.tiers) else WRITTEN
        return max(least, self.settings.overfetch * limit)

    def join_filter(self, where: Filter) -> Filter:
        """Return ``where`` combined with the query's own filter."""
        return _combine_filters(self.query.where, where, self.settings.chunking)

    def _retrieve(self, scopes: Sequence[tuple[Filter, int]]) -> dict[str, Retrieved]:
        """Return what each retriever finds. ``scopes``: filters, each with the number of entries wanted."""
        query, settings, index = self.query, self.settings, self.index
        if not scopes:
            return {}
        if query.empty:
            found = [np.array(index.newest(pool, allowed), dtype=np.int64) for allowed, pool in scopes]
            newest = np.concatenate(found)
            return {"dense": (newest, np.zeros(len(newest)))}
        asked = settings.alpha or not settings.hybrid
        words = settings.hybrid or self.vector is None
        if asked and words and len(self.columns) >= MANY:
            nearest = get_executor().submit(self._nearest_of, scopes)
            found_by = _join_retrieved([self._retrieve_words(allowed, pool) for allowed, pool in scopes])
            found_by |= nearest.result()
        else:
            found_by = self._nearest_of(scopes) if asked else {}
            if words:
                found_by |= _join_retrieved([self._retrieve_words(allowed, pool) for allowed, pool in scopes])
        for phrase in query.phrases:
            holding = _join_retrieved(
                [{"bm25": _to_retrieved(self.phrase(phrase, PHRASES, allowed))} for allowed, _ in scopes]
            )["bm25"]
            further = (
                ~np.isin(holding[0], found_by["bm25"][0])
                if "bm25" in found_by
                else np.ones(len(holding[0]), dtype=bool)
            )
            found_by["bm25"] = _sum(found_by.get("bm25", _NOTHING), (holding[0][further], holding[1][further]))
            found_by = {name: _keep_labels(one, holding[0]) for name, one in found_by.items()}
        return found_by

    def _nearest_of(self, scopes: Sequence[tuple[Filter, int]]) -> dict[str, Retrieved]:
        return _join_retrieved([self._nearest(pool, allowed) for allowed, pool in scopes])

    def _nearest(self, pool: int, where: Filter) -> dict[str, Retrieved]:
        return {} if self.vector is None else {"dense": _to_retrieved(self._dense(self.vector, pool, where))}

    def _retrieve_words(self, where: Filter, pool: int) -> dict[str, Retrieved]:
        query, settings, index = self.query, self.settings, self.index
        boosts = {"text": 1.0, "heading": settings.heading}
        if _ANSWERING.intersection(where.tiers):
            boosts["asked"] = ASKED
        if "message" in where.tiers and not query.named:
            boosts["around"] = settings.around  # only messages have neighbouring turns
        found_by = {"bm25": _to_retrieved(self._lexical((*self.terms, *query.foreign), boosts, pool, where))}
        if self.absent and (parts := index.compounds(self.absent, pool, where)):
            found_by["bm25"] = _sum(found_by["bm25"], (parts.labels, COMPOUND * parts.scores))
        if query.identifiers and settings.gamma:
            found_by["code"] = _to_retrieved(self._lexical(query.identifiers, {"code": 1.0}, pool, where))
        return found_by

    def phrase(self, phrase: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        """Return the entries that contain the words in sequence."""
        return self.setup.timings.retrieve("lexical", "lexical", lambda: self.index.phrase(phrase, limit, where))

    def _lexical(self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter) -> ScoredLabels:
        return self.setup.timings.retrieve(
            "lexical", "lexical", lambda: self.index.lexical(words, boosts, limit, where)
        )

    def _dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        source = "conversation_dense" if where.conversation else "global_dense"
        return self.setup.timings.retrieve("dense", source, lambda: self.index.dense(vector, limit, where))

    def _merge_candidates(self, found_by: Mapping[str, Retrieved], further: Labels = _NOTHING[0]) -> Candidates:
        """Return one candidate for each message, statement, section or summary found, and for each of ``further``."""
        labels = np.concatenate([further, *(labels for labels, _ in found_by.values())])
        labels.sort()
        first = np.ones(len(labels), dtype=bool)
        np.not_equal(labels[1:], labels[:-1], out=first[1:])
        labels = labels[first]
        members = self.columns.places(labels)
        kept = members >= 0  # the other entries no longer exist
        scores: dict[str, Values] = {}
        for name, (held, values) in found_by.items():
            scores[name] = np.full(len(labels), np.nan)
            scores[name][np.searchsorted(labels, held)] = values
            if name != "dense":
                scores[name] = _shares(np.where(kept, scores[name], np.nan), self.columns.column("tier")[members])
        if not kept.all():
            labels, members = labels[kept], members[kept]
            scores = {name: values[kept] for name, values in scores.items()}
        if self.vector is None:
            return Candidates(self.columns, members, scores)
        vectors, dense = self.index.vectors(labels), scores.setdefault("dense", np.full(len(labels), np.nan))
        missing = np.isnan(dense)  # compute the cosine of entries that only words found
        dense[missing] = dot_rows(vectors, self.vector)[missing]
        return Candidates(self.columns, members, scores, vectors)


@lru_cache(maxsize=64)
def _scopes(where: Filter) -> tuple[Filter, ...]:
    """Split the filter into one filter per group of entries (`index.entry_groups`) that it includes."""
    tiers = [tuple(tier for tier in kind if tier in where.tiers) for kind in _APART]
    return tuple(replace(where, tiers=kind) for kind in tiers if kind)


@lru_cache(maxsize=64)
def _combine_filters(asked: Filter, where: Filter, parts: bool) -> Filter:
    """Return the combined filter, cached, so that equal filters are the same object for the index."""
    return replace(asked, tiers=where.tiers, origin=where.origin, trusted=where.trusted, stood=where.stood, parts=parts)


@cache
def get_executor() -> ThreadPoolExecutor:
    """Return a pool of threads for C code that releases the GIL: the dense retriever, and the encoder on ten texts."""
    from concurrent.futures import ThreadPoolExecutor

    threads = max(2, min(_MOST_THREADS, os.cpu_count() or 1))
    return ThreadPoolExecutor(threads, thread_name_prefix="vault-memory-retriever")


def _to_retrieved(found: ScoredLabels) -> Retrieved:
    return found.labels, found.scores


def _join_retrieved(found: Sequence[dict[str, Retrieved]]) -> dict[str, Retrieved]:
    """Join the results of several filters, no two of which include the same entry."""
    if len(found) == 1:
        return found[0]
    found_by: dict[str, list[Retrieved]] = defaultdict(list)
    for one in found:
        for name, pair in one.items():
            found_by[name].append(pair)
    return {
        name: (np.concatenate([labels for labels, _ in each]), np.concatenate([scores for _, scores in each]))
        for name, each in found_by.items()
    }


def _sum(one: Retrieved, other: Retrieved) -> Retrieved:
    """Return the union of both, with the scores of common entries added up."""
    labels, at = np.unique(np.concatenate([one[0], other[0]]), return_inverse=True)
    sums = np.zeros(len(labels))
    np.add.at(sums, at, np.concatenate([one[1], other[1]]))
    return labels, sums


def _keep_labels(one: Retrieved, labels: Labels) -> Retrieved:
    kept = np.isin(one[0], labels)
    return one[0][kept], one[1][kept]


def _shares(scores: Values, tiers: NDArray[np.uint8]) -> Values:
    """Return scores as shares of the best in the same tier.

    Without this, a short cell would outscore every message with the same content.
    """
    best, shares = np.zeros(256), np.where(scores > 0, scores, np.nan)
    np.fmax.at(best, tiers, shares)
    return np.asarray(shares / best[tiers])
