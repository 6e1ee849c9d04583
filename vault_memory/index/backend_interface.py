"""Define the interface of index backends, which store and search the words and vectors of one generation.

The manifest lists what is indexed; a backend stores the words and vectors to search. `backends` has the backend with
files in `.index/`; `milvus` has the one on a server. Scores, filters and order are the same in both.
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
"""Returns the vectors of entries by label; zeros for an entry without one."""


class WordGroup(Protocol):
    """The words of the entries of one group (`index.entry_groups`). Every method may raise WordsDamaged."""

    def search(
        self, query_words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter, among: Among
    ) -> ScoredLabels:
        """Return the labels and BM25 scores of entries that contain any of the words, best first."""
        ...

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return the labels and BM25 scores of entries whose text contains the words in sequence."""
        ...

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return entries with words that begin or end with one of the query words, or that are parts of one."""
        ...


class WordIndex(Protocol):
    """The words of one generation. Methods may raise WordsDamaged and, on a server, IndexUnavailable."""

    @property
    def name(self) -> str:
        """The file or folder in `.index/` by which the manifest names it."""
        ...

    def check(self, again: bool = False) -> None:
        """Raise WordsDamaged if the index differs from its last commit, as far as a cheap check can tell.

        The check runs once; ``again`` repeats it.
        """
        ...

    def reload(self) -> None:
        """Reload the last commit."""
        ...

    def group(self, name: str) -> WordGroup | None:
        """Return the words of the group; None if no entry of the group was ever added."""
        ...

    def holding(self, query_words: Sequence[str]) -> Labels:
        """Return the labels of all entries whose text and heading together contain all of the words."""
        ...

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        """Return the words that occur in the text or heading of some entry, or did until recently."""
        ...

    def add(self, label: int, entry: Entry) -> None: ...

    def delete(self, entries: Callable[[], Mapping[int, Entry]], labels: Sequence[int]) -> None:
        """Delete entries; ``entries`` reads them as they were added."""
        ...

    def revise(self, entries: Callable[[], Mapping[int, Entry]]) -> None:
        """Update entries that now have a vector."""
        ...

    def is_wasteful(self, entries: int, deleted: int) -> bool:
        """Return whether so many entries were deleted that the index should be rewritten."""
        ...

    def commit(self, vectors: VectorsOf) -> None:
        """Write the added and deleted entries durably."""
        ...

    def rollback(self) -> None:
        """Discard uncommitted changes."""
        ...

    def fingerprint(self) -> str:
        """Return a fingerprint of the last commit; a different value means a crash or damage."""
        ...


class NearestEntries(Protocol):
    """The vectors of one generation."""

    @property
    def stored(self) -> QuantizedVectors:
        """All rows."""
        ...

    def find(self, unit: NDArray[np.float32], limit: int, where: Filter, part: SelectedEntries) -> ScoredLabels:
        """Return the labels and cosines of the nearest entries of one group."""
        ...


class Backend(Protocol):
    """A store of words and vectors. It opens files or contacts a server only when that is necessary."""

    @property
    def keeps_vectors(self) -> bool:
        """Whether vectors are stored with the words; if so, a change of the embedder rewrites the words, too."""
        ...

    def owns(self, name: str) -> bool:
        """Return whether the word index of that name belongs to this backend."""
        ...

    def open(self, folder: Path, name: str, manifest: Manifest) -> WordIndex:
        """Open the word index of that name. Raises WordsDamaged if it no longer exists."""
        ...

    def create(self, folder: Path, number: int, manifest: Manifest, dimensions: int, fresh: bool) -> WordIndex:
        """Create an empty word index beside the existing ones. ``fresh``: the index is rebuilt from the files."""
        ...

    def open_vectors(
        self, embeddings: Embeddings, exact: int, words: WordIndex | None, old: NearestEntries | None
    ) -> NearestEntries:
        """Open the vectors of the generation that ``words`` belongs to."""
        ...

    def discard(self, folder: Path, keep: Collection[str], before: str = "") -> None:
        """Delete all word indexes of this vault except those in ``keep``.

        ``before``, the one used before the last commit, is kept for now if other processes may still read it.
        """
        ...
