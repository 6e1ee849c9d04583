"""The interface of index backends, which store and search the words and vectors of one generation.

The manifest lists what is indexed; a backend holds the words and vectors to search. `backends` has the backend of this
process, with files in `.index/`; `milvus` has that of a server. Scores, filters and order mean the same in both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Entry, Filter, ScoredLabels

if TYPE_CHECKING:
    from vault_memory.index.embeddings import Embeddings
    from vault_memory.index.hits import Among
    from vault_memory.index.manifest import Manifest
    from vault_memory.index.quantized import QuantizedVectors
    from vault_memory.index.vectors import SelectedEntries

Labels = NDArray[np.int64]
VectorsOf = Callable[[Sequence[int]], NDArray[np.float32]]
"""Returns the vectors of entries by label; zeros where one has none yet."""


class WordGroup(Protocol):
    """The words of the entries of one group (`index.entry_groups`). Every method may raise WordsDamaged."""

    def search(
        self, query_words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter, among: Among
    ) -> ScoredLabels:
        """Return labels and BM25 of entries that hold any of the words, best first."""
        ...

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return labels and BM25 of entries whose text holds the words one after the other."""
        ...

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return entries with words that begin or end with one of these, or that one of these is put together of."""
        ...


class WordIndex(Protocol):
    """The words of one generation. Every method may raise WordsDamaged; that of a server, IndexUnavailable."""

    @property
    def name(self) -> str:
        """The file or folder in `.index/` by which the manifest names it."""
        ...

    def check(self, again: bool = False) -> None:
        """Raise WordsDamaged where it is not as the last commit left it, as far as that can be seen at little cost.

        It is looked at once, or ``again``.
        """
        ...

    def reload(self) -> None:
        """See the last commit."""
        ...

    def group(self, name: str) -> WordGroup | None:
        """Return the words of that group; None: no entry of it was ever added."""
        ...

    def holding(self, query_words: Sequence[str]) -> Labels:
        """Return labels of all entries whose text and heading together hold every one of the words."""
        ...

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        """Return those of the words that the text of some entry holds, or did until lately."""
        ...

    def add(self, label: int, entry: Entry) -> None: ...

    def delete(self, entries: Callable[[], Mapping[int, Entry]], labels: Sequence[int]) -> None:
        """Delete entries; ``entries`` reads them as they were added."""
        ...

    def revise(self, entries: Callable[[], Mapping[int, Entry]]) -> None:
        """Take in that entries have got a vector."""
        ...

    def is_wasteful(self, entries: int, deleted: int) -> bool:
        """Return whether it is to be written anew, because so many of its entries were deleted."""
        ...

    def commit(self, vectors: VectorsOf) -> None:
        """Write what was added and deleted, durably."""
        ...

    def rollback(self) -> None:
        """Drop what was not committed."""
        ...

    def fingerprint(self) -> str:
        """Return what the last commit left; another value is a crash or damage."""
        ...


class NearestEntries(Protocol):
    """The vectors of one generation."""

    @property
    def stored(self) -> QuantizedVectors:
        """All rows."""
        ...

    def find(self, unit: NDArray[np.float32], limit: int, where: Filter, part: SelectedEntries) -> ScoredLabels:
        """Return labels and cosines of the nearest entries, which are of one group."""
        ...


class Backend(Protocol):
    """Who keeps words and vectors. Nothing is opened, and no server asked, before it has to be."""

    @property
    def keeps_vectors(self) -> bool:
        """Whether vectors stand beside the words: then those of another embedder are written with the words anew."""
        ...

    def owns(self, name: str) -> bool:
        """Return whether a word index of that name is one of this backend's."""
        ...

    def open(self, folder: Path, name: str, manifest: Manifest) -> WordIndex:
        """Open the word index of that name. Raises WordsDamaged where it is gone."""
        ...

    def create(self, folder: Path, number: int, manifest: Manifest, dimensions: int, fresh: bool) -> WordIndex:
        """Make an empty one beside what there is. ``fresh``: for an index that is made anew from the files."""
        ...

    def open_vectors(
        self, embeddings: Embeddings, exact: int, words: WordIndex | None, old: NearestEntries | None
    ) -> NearestEntries:
        """Open the vectors of the generation that has those words."""
        ...

    def discard(self, folder: Path, keep: Collection[str], before: str = "") -> None:
        """Delete every word index of this vault but those of these names; where other processes may still ask the one
        ``before`` the last commit and need it, not yet that one."""
        ...
