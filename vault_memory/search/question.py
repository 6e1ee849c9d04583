"""Resolve a query against one index: the speakers it names, its unknown words, related words, and vectors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Embedder, SearchIndex
from vault_memory.models.entry_record import word_code, word_codes
from vault_memory.search.query import Query
from vault_memory.search.query_timings import QueryTimings
from vault_memory.settings import SearchSettings
from vault_memory.text.languages import detect_language
from vault_memory.text.thesaurus import find_related
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGE = 1_000  # entries: what so many do not mention is foreign to the vault


class Question:
    """One query against one index. The query is embedded, and its names looked up, once."""

    def __init__(
        self,
        index: SearchIndex,
        query: Query,
        embedder: Embedder | None,
        settings: SearchSettings,
        timings: QueryTimings | None = None,
    ) -> None:
        self.index, self.query, self.embedder, self.settings = index, query, embedder, settings
        self.timings = timings or QueryTimings()
        self.columns = index.columns()
        self.blind = "no embedder" if embedder is None else ""  # why there is no dense retriever

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
        known = self.index.find_known_words(self.query.terms)
        return tuple(term for term in self.query.terms if term not in known)

    @property
    def is_prose(self) -> bool:
        """Whether it says in English what is asked: more than a word, a filter or the name of a piece of code."""
        query = self.query
        return len(query.content) > 1 and not query.named and not detect_language(query.question)

    @property
    def holds_name(self) -> bool:
        """Whether some text holds a name of code that the query has: all of it, not one part."""
        names = self.query.names
        return bool(names) and len(self.index.lexical(names, {"code": 1.0}, 1, self.query.where)) > 0

    @property
    def vault_size_factor(self) -> float:
        """How much evidence weighs that needs a large vault (absent words, matches close together, sessions): 1 from
        `LARGE` entries on, 0 below a tenth of that."""
        return min(1.0, max(0.0, 1.0 + math.log10(max(len(self.columns), 1) / LARGE)))

    @cached_property
    def absence(self) -> float:
        """The share of the terms that no text holds, as far as that tells (`vault_size_factor`)."""
        if not self.vault_size_factor:
            return 0.0
        return self.vault_size_factor * (1.0 - len(self.index.find_known_words(self.terms)) / max(len(self.terms), 1))

    @cached_property
    def unsaid(self) -> float:
        """The share of the terms that no text holds, nor any word that an answer may have instead."""
        instead = zip(self._term_codes, self.related, strict=True)
        held = [bool((self.columns.idf(np.append(codes, np.uint32(code))) <= 1.0).any()) for code, codes in instead]
        return 1.0 - sum(held) / max(len(held), 1)

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """What is asked about: the terms without speakers, unless nothing else is left."""
        return tuple(term for term in self.query.terms if term not in self.speakers) or self.query.terms

    @cached_property
    def related(self) -> tuple[NDArray[np.uint32], ...]:
        """For each term, in the order of their codes, the codes of words that an answer may have instead."""
        return tuple(word_codes(find_related(term)) for term in self._term_codes.values())

    @cached_property
    def _term_codes(self) -> dict[int, str]:
        """The terms by their codes, in ascending order."""
        return dict(sorted((word_code(term), term) for term in self.terms))

    @cached_property
    def vector(self) -> NDArray[np.float32] | None:
        """The question, or its content words, embedded; None, and ``blind`` says why, where that cannot be."""
        if self.embedder is None or not self.query.content:
            return None
        try:
            if self.embedder.contextual:
                vector: NDArray[np.float32] = self.embed([self.query.question])[0]
            else:
                vector = self._weigh_words()
        except VaultMemoryError as error:
            self.blind = f"the embedder failed: {error}"
            return None
        if not vector.any():
            self.blind = "the embedder knows none of these words"
            return None
        return vector

    @cached_property
    def content_vector(self) -> NDArray[np.float32]:
        """The content words embedded as one text, on the scale of the embedder's thresholds; there is a ``vector``.

        Those were measured with whole questions: a vector of words weighted by idf lies further from everything.
        """
        assert self.embedder is not None and self.vector is not None
        return self.vector if self.embedder.contextual else self._word_vectors[0]

    @cached_property
    def _content_words(self) -> tuple[str, ...]:
        """The content words as typed, without speakers unless nothing else is left."""
        about = tuple(word for word in self.query.content if not self.speakers.issuperset(words(word)))
        return about or self.query.content

    def _weigh_words(self) -> NDArray[np.float32]:
        """Return the content words as one vector, half of it weighing each by its idf: for a model that adds up words.

        Rare words say what is asked about; in a small vault a common verb is rare, too.
        """
        codes = [word_codes(words(word)) for word in self._content_words]
        rarities = self.columns.idf(np.concatenate(codes))
        ends = np.cumsum([len(each) for each in codes])
        weights = [part.max(initial=0.0) for part in np.split(rarities, ends[:-1])]
        whole, each = self._word_vectors[0], self._word_vectors[1:]
        return _unit(whole + _unit(np.einsum("ij,i->j", each, np.array(weights, dtype=np.float32))))

    @cached_property
    def _word_vectors(self) -> NDArray[np.float32]:
        """The content words embedded, as one text and then each by itself."""
        return self.embed([" ".join(self._content_words), *self._content_words])

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return texts as vectors of the query's embedder, which there must be."""
        assert self.embedder is not None
        return self.timings.embed(self.embedder.embed, texts)


def _unit(vector: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9), dtype=np.float32)
