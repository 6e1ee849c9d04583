"""What the two arms find, put together: one candidate for a memory, however many of its entries were found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.config import SearchSettings
from vault_memory.errors import VaultMemoryError
from vault_memory.models import Embedder, Entry, Filter, SearchIndex, Tier
from vault_memory.search.query import Query
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDENINGS, WIDER = 3, 8  # how often, and how far, more candidates are asked for where too few are let through
PHRASES = 2_000  # entries looked at that hold a phrase


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry, or a message or passage with those of its chunks that were found.

    ``scores``: its cosine, and the BM25 of its best part in words and in identifiers, as shares of the best
    in its tier.
    An arm that did not find it is missing. ``ranks`` count from 1.
    """

    entry: Entry  # what is shown: the best chunk, or the whole
    label: int  # of the whole, where it was found
    scores: Mapping[str, float]
    ranks: Mapping[str, int]


class Finder:
    """One query against one index. The query is embedded, and its names looked up, once."""

    def __init__(self, index: SearchIndex, query: Query, embedder: Embedder | None, settings: SearchSettings) -> None:
        self.index, self.query, self.embedder, self.settings = index, query, embedder, settings
        self.blind = "no embedder" if embedder is None else ""  # why there is no dense arm

    @cached_property
    def speakers(self) -> frozenset[str]:
        """The query's words by which somebody in the conversations is called.

        They say who spoke, which is evidence of its own; as content they would match every turn of that person and
        every greeting.
        """
        only, name = Filter(tiers=("message",)), {"name": 1.0}
        if not self.index.lexical(self.query.terms, name, 1, only):
            return frozenset()
        return frozenset(term for term in self.query.terms if self.index.lexical([term], name, 1, only))

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """What is asked about: the terms without speakers, unless nothing else is left."""
        return tuple(term for term in self.query.terms if term not in self.speakers) or self.query.terms

    @cached_property
    def vector(self) -> NDArray[np.float32] | None:
        """The question, or its content words, embedded; None, and ``blind`` says why, where that cannot be."""
        if self.embedder is None or not self.query.content:
            return None
        about = [word for word in self.query.content if not self.speakers.issuperset(words(word))]
        asked = self.query.question if self.embedder.contextual else " ".join(about or self.query.content)
        try:
            vector: NDArray[np.float32] = self.embedder.embed([asked])[0]
        except VaultMemoryError as error:
            self.blind = f"the embedder failed: {error}"
            return None
        if not vector.any():
            self.blind = "the embedder knows none of these words"
            return None
        return vector

    def find(self, tiers: tuple[Tier, ...], limit: int, keep: Callable[[Entry], bool] | None) -> list[Candidate]:
        """Candidates of those tiers that ``keep`` and the query's own restrictions let through, in no order."""
        pool = max(self.settings.candidates, self.settings.overfetch * limit)
        for _ in range(WIDENINGS):
            arms = self._arms(replace(self.query.where, tiers=tiers), pool)
            found = self.index.entries(list(dict.fromkeys(label for arm in arms.values() for label in arm)))
            kept = {k: entry for k, entry in found.items() if self._allowed(entry) and (keep is None or keep(entry))}
            if len(kept) >= limit or max(map(len, arms.values())) < pool:
                break
            pool *= WIDER
        arms = {name: {label: arm[label] for label in arm if label in kept} for name, arm in arms.items()}
        self._complete(arms["dense"], list(kept))
        return _merge(kept, arms | {name: _shares(arms[name], kept) for name in ("bm25", "code")})

    def _arms(self, where: Filter, pool: int) -> dict[str, dict[int, float]]:
        query, settings, index = self.query, self.settings, self.index
        if query.empty:
            return {"dense": dict.fromkeys(index.newest(pool, where), 0.0), "bm25": {}, "code": {}}
        dense: dict[int, float] = {}
        lexical: dict[int, float] = {}
        code: dict[int, float] = {}
        if self.vector is not None and (settings.alpha or not settings.hybrid):
            dense = dict(index.dense(self.vector, pool, where))
        if settings.hybrid or self.vector is None:
            boosts = {"text": 1.0, "heading": settings.heading, "around": settings.around}
            lexical = dict(index.lexical((*self.terms, *query.foreign), boosts, pool, where))
            if query.identifiers and settings.gamma:
                code = dict(index.lexical(query.identifiers, {"code": 1.0}, pool, where))
        for phrase in query.phrases:
            holding = dict(index.phrase(phrase, PHRASES, where))
            lexical |= {label: score for label, score in holding.items() if label not in lexical}
            dense, lexical, code = ({k: arm[k] for k in arm if k in holding} for arm in (dense, lexical, code))
        return {"dense": dense, "bm25": lexical, "code": code}

    def _allowed(self, entry: Entry) -> bool:
        query = self.query
        if entry.chunk is not None and not self.settings.chunking:
            return False
        if query.roles and entry.role not in query.roles:
            return False
        if query.tags and not {tag.casefold() for tag in query.tags} & {tag.casefold() for tag in entry.tags}:
            return False
        return not query.excluded or not _holds(words(f"{entry.heading} {entry.text}"), query.excluded)

    def _complete(self, dense: dict[int, float], labels: Sequence[int]) -> None:
        """The cosine of entries that the lexical arm alone found."""
        missing = [label for label in labels if label not in dense]
        if self.vector is not None and missing:
            cosines = self.index.vectors(missing) @ self.vector
            dense.update(zip(missing, cosines.tolist(), strict=True))


def _merge(entries: Mapping[int, Entry], arms: Mapping[str, Mapping[int, float]]) -> list[Candidate]:
    """One candidate for each message, passage, cell or summary, in the order of keys."""
    ranks = {
        name: {label: rank for rank, label in enumerate(sorted(arm, key=lambda k: (-arm[k], entries[k].key)), 1)}
        for name, arm in arms.items()
    }
    groups: dict[str, list[int]] = {}
    for label in sorted(entries, key=lambda k: entries[k].key):
        groups.setdefault(whole_key(entries[label]), []).append(label)
    candidates = []
    for labels in groups.values():
        whole = next((label for label in labels if entries[label].chunk is None), labels[0])
        parts = [label for label in labels if entries[label].chunk is not None] or [whole]
        shown = max(parts, key=lambda k: sum(arm.get(k, 0.0) for arm in arms.values()))
        scores = {n: _best(labels, whole, arm, n == "dense") for n, arm in arms.items() if arm.keys() & labels}
        best = {name: min(known[k] for k in labels if k in known) for name, known in ranks.items() if name in scores}
        candidates.append(Candidate(entries[shown], whole, scores, best))
    return candidates


def _best(labels: Sequence[int], whole: int, arm: Mapping[int, float], dense: bool) -> float:
    """The whole's cosine where it is known (the best of many chunks is high by chance); the best BM25 of any part."""
    return arm[whole] if dense and whole in arm else max(arm[label] for label in labels if label in arm)


def _shares(arm: Mapping[int, float], entries: Mapping[int, Entry]) -> dict[int, float]:
    """Scores as shares of the best of the same tier: a cell of ten words outscores every message that says the same."""
    top: dict[str, float] = {}
    for label, score in arm.items():
        top[entries[label].tier] = max(score, top.get(entries[label].tier, 0.0))
    return {label: score / top[entries[label].tier] for label, score in arm.items() if score > 0}


def whole_key(entry: Entry) -> str:
    """The key of the message or passage that ``entry`` is, or is a chunk of."""
    return entry.key if entry.chunk is None else entry.key.rpartition("~")[0]


def _holds(text: Sequence[str], sequences: Iterable[Sequence[str]]) -> bool:
    """Does any of the sequences of words stand in the text?"""
    known = set(text)
    for sequence in sequences:
        if known.issuperset(sequence) and (
            len(sequence) == 1
            or any(tuple(text[i : i + len(sequence)]) == tuple(sequence) for i in range(len(text) - len(sequence) + 1))
        ):
            return True
    return False
