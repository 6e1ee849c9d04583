"""What the two arms find, put together: one candidate for a memory, however many of its entries were found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Embedder, Entry, Filter, SearchIndex, Tier
from vault_memory.search.query import Query
from vault_memory.settings import SearchSettings
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDENINGS, WIDER = 3, 8  # how often, and how far, more candidates are asked for where too few are let through
COMPOUND = 4.0  # a word found inside another, or put together of others, beside BM25: about a fairly rare word
NAMED = 5  # messages looked at by whose names the query holds, until no further name is found
WRITTEN = 60  # candidates of each arm, at least, among what was written down: nothing is summed over them
PHRASES = 2_000  # entries looked at that hold a phrase


Fading = Callable[[Sequence[Entry]], Mapping[str, float]]
"""What is left of the confidence of those entries that fade (A10), by key."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry, or a message or passage with those of its chunks that were found.

    ``scores``: its cosine, and the BM25 of its best part in words and in identifiers, as shares of the best
    in its tier.
    An arm that did not find it is missing. ``ranks`` count from 1, in each arm.
    """

    entry: Entry  # what is shown: the best chunk, or the whole
    label: int  # of the whole, where it was found
    scores: Mapping[str, float]
    labels: tuple[int, ...]  # of the entries found
    arms: Arms

    @property
    def ranks(self) -> dict[str, int]:
        return {name: self.arms.rank(name, self.labels) for name in self.scores}


class Arms:
    """What each arm found, by label. Ranks are counted when somebody asks for them."""

    def __init__(self, found: Mapping[str, Mapping[int, float]], entries: Mapping[int, Entry]) -> None:
        self.found, self._entries = found, entries

    @cached_property
    def _ranks(self) -> dict[str, dict[int, int]]:
        keys = {label: entry.key for label, entry in self._entries.items()}
        return {
            name: {label: rank for rank, label in enumerate(sorted(arm, key=lambda k: (-arm[k], keys[k])), 1)}
            for name, arm in self.found.items()
        }

    def rank(self, name: str, labels: Sequence[int]) -> int:
        """Of the best of the labels in that arm, which found one of them; from 1."""
        known = self._ranks[name]
        return min(known[label] for label in labels if label in known)


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
        self.fading: Fading = fading or (lambda entries: {})
        self.blind = "no embedder" if embedder is None else ""  # why there is no dense arm

    @cached_property
    def speakers(self) -> frozenset[str]:
        """The query's words by which somebody in the conversations is called.

        They say who spoke, which is evidence of its own; as content they would match every turn of that person and
        every greeting.
        """
        only, name = Filter(tiers=("message",)), {"name": 1.0}
        called = self.index.known(self.query.terms, "name")
        left, found = [term for term in self.query.terms if term in called], set[str]()
        while left and (hits := self.index.lexical(left, name, NAMED, only)):
            entries = self.index.entries([label for label, _ in hits])
            held = {word for entry in entries.values() for word in words(entry.name)}.intersection(left)
            if not held:
                break
            found |= held
            left = [term for term in left if term not in held]
        return frozenset(found)

    @cached_property
    def absent(self) -> tuple[str, ...]:
        """Words of a query that need not be English, and that nothing holds: they may be parts of longer words."""
        if not self.query.foreign:
            return ()
        known = self.index.known(self.query.terms, "text")
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
        least = self.settings.candidates if "message" in tiers else WRITTEN
        pool = max(least, self.settings.overfetch * limit)
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

    def answers(self, labels: Sequence[int], keep: Callable[[Entry], bool] | None) -> dict[int, Entry]:
        """What was said right after each of these messages, in its session, as far as it may be found."""
        after, before = self.query.where.after, self.query.where.before
        following = {label: near[1] for label, near in self.index.around(labels).items() if near[1] is not None}
        entries = self.index.entries([label for label in following.values() if label is not None])
        found = {label: entries[at] for label, at in following.items() if at in entries}
        return {
            label: entry
            for label, entry in found.items()
            if self._allowed(entry)
            and (keep is None or keep(entry))
            and (after is None or (entry.created is not None and entry.created >= after))
            and (before is None or (entry.created is not None and entry.created < before))
        }

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
            boosts = {"text": 1.0, "heading": settings.heading}
            if "message" in where.tiers:
                boosts["around"] = settings.around  # what was written down has no turns around it
            lexical = dict(index.lexical((*self.terms, *query.foreign), boosts, pool, where))
            for label, times in index.compounds(self.absent, pool, where) if self.absent else ():
                lexical[label] = lexical.get(label, 0.0) + COMPOUND * times
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


def _merge(entries: Mapping[int, Entry], found: Mapping[str, Mapping[int, float]]) -> list[Candidate]:
    """One candidate for each message, passage, cell or summary, in the order of keys."""
    arms = Arms(found, entries)
    groups: dict[str, list[int]] = {}
    for label in sorted(entries, key=lambda k: entries[k].key):
        groups.setdefault(whole_key(entries[label]), []).append(label)
    candidates = []
    for labels in groups.values():
        if len(labels) == 1:
            (shown,) = (whole,) = labels
            scores = {name: arm[shown] for name, arm in found.items() if shown in arm}
        else:
            whole = next((label for label in labels if entries[label].chunk is None), labels[0])
            parts = [label for label in labels if entries[label].chunk is not None] or [whole]
            shown = max(parts, key=lambda k: sum(arm.get(k, 0.0) for arm in found.values()))
            scores = {n: _best(labels, whole, arm, n == "dense") for n, arm in found.items() if arm.keys() & labels}
        candidates.append(Candidate(entries[shown], whole, scores, tuple(labels), arms))
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
