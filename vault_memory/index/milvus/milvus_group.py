"""Search the entries of one group on a Milvus server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.compounds import list_searched_words, split_compound
from vault_memory.index.entry_groups import GROUPS
from vault_memory.index.field_texts import list_field_texts
from vault_memory.index.hits import FIELDS, MAX_WORDS, Among, fetch_allowed, no_hits, sort_hits
from vault_memory.index.milvus.connection import MOST
from vault_memory.index.milvus.rows import FEW, filter_rows, is_seen_to
from vault_memory.index.milvus.term_statistics import dimension
from vault_memory.models import Filter, ScoredLabels
from vault_memory.text.words import storable

if TYPE_CHECKING:
    from vault_memory.index.milvus.milvus_words import MilvusWords

_READ = 5_000  # entries whose texts are read to find a phrase, at most
_INSIDE = 4  # entries whose texts are read to find parts of words, as a multiple of the limit


class MilvusGroup:
    """One group of one generation. Implements `backend_interface.WordGroup`."""

    def __init__(self, words: MilvusWords, name: str) -> None:
        self._words, self.name, self._grp = words, name, GROUPS.index(name)

    def search(
        self, query_words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter, among: Among
    ) -> ScoredLabels:
        query = self._words.statistics.weigh_query(self._grp, query_words, boosts)
        return self.fetch("words", query, limit, where, among) if query else no_hits()

    def fetch(
        self, field: str, vector: object, limit: int, where: Filter, among: Among, digits: int = 4
    ) -> ScoredLabels:
        """Return the best entries that pass the filter, by their vector in ``field``."""
        if limit <= 0 or not len(among.labels):
            return no_hits()
        few, parts = len(among.labels) <= FEW, list(filter_rows(self.name, where, among.labels))
        expression = " and ".join([*parts, "embedded == true"] if field == "dense" else parts)
        share = 1.0 if few or is_seen_to(where) else among.share

        def ask(count: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
            labels, scores = self._words.search(field, vector, expression, count)
            return labels, np.round(scores, digits)

        most = len(among.labels) if few else self._words.statistics.count_entries(self._grp)
        return fetch_allowed(ask, limit, share, max(min(most, MOST), 1), among)

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        few = [storable(word) for word in query_words[:MAX_WORDS]]
        if not few or limit <= 0:
            return no_hits()
        labels = self._words.holding_in(self.name, few, ("text",))
        labels = labels[among.holds(labels)][:_READ]
        scores = np.array([self._score_phrase(few, text) for text in self._read_texts(labels)], dtype=np.float64)
        return _sort_found(labels, scores, limit, among)

    def _score_phrase(self, few: Sequence[str], text: Sequence[str]) -> float:
        times = sum(list(text[at : at + len(few)]) == few for at in range(len(text) - len(few) + 1))
        return self._words.statistics.score_phrase(self._grp, few, times, len(text)) if times else 0.0

    def _read_texts(self, labels: NDArray[np.int64]) -> list[list[str]]:
        """Return the words of each entry's text; an empty list for an entry that is no longer in the manifest."""
        entries = self._words.manifest.entries(labels.tolist())
        texts = {label: dict(list_field_texts(entry)).get("text", "").split() for label, entry in entries.items()}
        return [texts.get(label, []) for label in labels.tolist()]

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        statistics, patterns = self._words.statistics, list[set[str]]()
        for word in list_searched_words(query_words):
            patterns += [set(statistics.find_inside(self._grp, glob)) - {word} for glob in (f"{word}*", f"*{word}")]
            patterns += [
                {part} for part in split_compound(word, lambda words: statistics.find_known_words(words, [self._grp]))
            ]
        found = sorted(set().union(*patterns))
        if not found or limit <= 0:
            return no_hits()
        query = {dimension(FIELDS.index("text"), storable(word)): 1.0 for word in found}
        labels = self.fetch("words", query, _INSIDE * limit, where, among).labels
        held = [set(text) for text in self._read_texts(labels)]
        scores = np.array([sum(bool(pattern & text) for pattern in patterns) for text in held], dtype=np.float64)
        return _sort_found(labels, scores, limit, among)


def _sort_found(labels: NDArray[np.int64], scores: NDArray[np.float64], limit: int, among: Among) -> ScoredLabels:
    """Return the entries with a score above 0, best first."""
    labels, scores = labels[scores > 0], np.round(scores[scores > 0], 4)
    order = np.argsort(-scores, kind="stable")
    return sort_hits(labels[order], scores[order], limit, among)
