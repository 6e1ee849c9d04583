"""Resolve a query against one index: the speakers it names, its unknown words, related words, and vectors.

`SearchSetup` has what a search works with besides the query.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Embedder, SearchIndex
from vault_memory.models.entry_record import tier_code, word_code, word_codes
from vault_memory.search.query import Query
from vault_memory.search.query_timings import QueryTimings
from vault_memory.settings import SearchSettings
from vault_memory.text.languages import detect_language, is_english
from vault_memory.text.thesaurus import find_related
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]

SMALL = 300  # entries of a small vault (two short conversations), in which the nearest may answer in other words
_FILE = tier_code("file")
LARGE = 1_000  # entries of a large vault, to which a word that occurs nowhere is foreign


Fading = Callable[["Labels", "Values", "Values"], "Values"]
"""Returns the remaining confidence of statements that fade (A10). Arguments: the numbers by which their uses are
counted, the time each was last said (seconds since 1970, or NaN), and the original confidence.
"""


@dataclass(frozen=True, slots=True)
class SearchSetup:
    """What one search works with besides the question.

    ``embedder``: None if there is none; only words are compared then. ``now``: the time from which ages and "last week"
    are counted. ``timings``: collects the durations for the query log.
    """

    index: SearchIndex
    embedder: Embedder | None
    settings: SearchSettings
    now: datetime
    fading: Fading | None = None
    timings: QueryTimings = field(default_factory=QueryTimings)


class Question:
    """One query against one index; the query is embedded and its names are looked up only once."""

    def __init__(self, setup: SearchSetup, query: Query, *, files: bool = True) -> None:
        """Create a question. ``files``: whether the files of folders are searched, too."""
        self.setup, self.query, self.files = setup, query, files
        self.index, self.embedder, self.settings = setup.index, setup.embedder, setup.settings
        self.columns = setup.index.columns()
        self.blind = "no embedder" if setup.embedder is None else ""  # reason why there is no dense retriever

    @cached_property
    def speakers(self) -> frozenset[str]:
        """The terms of the query that are names of speakers in the conversations.

        They are separate evidence of who spoke. As content words they would match every turn of that person and every
        greeting.
        """
        names = self.columns.names
        return frozenset(term for term in self.query.terms if word_code(term) in names)

    @cached_property
    def absent(self) -> tuple[str, ...]:
        """The terms that no text holds, if the query may be in another language: they may be parts of longer words."""
        if not self.query.foreign:
            return ()
        known = self.index.find_known_words(self.query.terms)
        return tuple(term for term in self.query.terms if term not in known)

    @cached_property
    def size(self) -> int:
        """The number of entries that are searched."""
        return len(self.columns) if self.files else int((self.columns.column("tier") != _FILE).sum())

    @property
    def is_small(self) -> bool:
        """Whether the vault is so small that its nearest texts may answer in other words."""
        return self.size < SMALL

    @property
    def is_prose(self) -> bool:
        """Whether the query is an English question or phrase: several words, and not only names of code.

        One content word is enough if there are function words, too: "which medication am I on?" is as much a question
        as one of many words, and its answer shares a word with it less often.
        """
        query = self.query
        if not query.content or query.named or detect_language(query.question):
            return False
        return len(query.content) > 1 or is_english(query.question)

    @property
    def holds_name(self) -> bool:
        """Whether some text holds a whole name of code from the query, not only a part of it."""
        names = self.query.names
        return bool(names) and len(self.index.lexical(names, {"code": 1.0}, 1, self.query.where)) > 0

    @property
    def vault_size_factor(self) -> float:
        """The weight of evidence that needs a large vault (absent words, matches close together, sessions).

        It is 1 from `LARGE` entries on and 0 below a tenth of that.
        """
        return min(1.0, max(0.0, 1.0 + math.log10(max(self.size, 1) / LARGE)))

    @cached_property
    def absence(self) -> float:
        """The share of the terms that no text holds, times `vault_size_factor`."""
        if not self.vault_size_factor:
            return 0.0
        return self.vault_size_factor * (1.0 - len(self.index.find_known_words(self.terms)) / max(len(self.terms), 1))

    @cached_property
    def unsaid(self) -> float:
        """The share of the terms for which no text holds the term or a related word."""
        instead = zip(self._term_codes, self.related, strict=True)
        held = [bool((self.columns.idf(np.append(codes, np.uint32(code))) <= 1.0).any()) for code, codes in instead]
        return 1.0 - sum(held) / max(len(held), 1)

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """The terms of the query without names of speakers, unless nothing else is left."""
        return tuple(term for term in self.query.terms if term not in self.speakers) or self.query.terms

    @cached_property
    def related(self) -> tuple[NDArray[np.uint32], ...]:
        """For each term, in the order of term codes, the codes of related words that an answer may use instead."""
        return tuple(word_codes(find_related(term)) for term in self._term_codes.values())

    @cached_property
    def _term_codes(self) -> dict[int, str]:
        """The terms by code, in ascending order of codes."""
        return dict(sorted((word_code(term), term) for term in self.terms))

    @cached_property
    def vector(self) -> NDArray[np.float32] | None:
        """The vector of the question or of its content words; None if there is none, and ``blind`` gives the reason."""
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
        """The vector of the content words as one text, on the scale of the embedder's thresholds; requires `vector`.

        The thresholds were measured with whole questions; a vector weighted by idf is less similar to all texts.
        """
        assert self.embedder is not None and self.vector is not None
        return self.vector if self.embedder.contextual else self._word_vectors[0]

    @cached_property
    def _content_words(self) -> tuple[str, ...]:
        """The content words as typed, without names of speakers unless nothing else is left."""
        about = tuple(word for word in self.query.content if not self.speakers.issuperset(words(word)))
        return about or self.query.content

    def _weigh_words(self) -> NDArray[np.float32]:
        """Return one vector of the content words for a model that adds up words; half of it weights each word by idf.

        Rare words indicate the subject, but in a small vault a common verb is rare, too.
        """
        codes = [word_codes(words(word)) for word in self._content_words]
        rarities = self.columns.idf(np.concatenate(codes))
        ends = np.cumsum([len(each) for each in codes])
        weights = [part.max(initial=0.0) for part in np.split(rarities, ends[:-1])]
        whole, each = self._word_vectors[0], self._word_vectors[1:]
        return _unit(whole + _unit(np.einsum("ij,i->j", each, np.array(weights, dtype=np.float32))))

    @cached_property
    def _word_vectors(self) -> NDArray[np.float32]:
        """The vectors of the content words: first all as one text, then each word."""
        return self.embed([" ".join(self._content_words), *self._content_words])

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return the vectors of the texts. Requires an embedder."""
        assert self.embedder is not None
        return self.setup.timings.embed(self.embedder.embed, texts)


def _unit(vector: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9), dtype=np.float32)
