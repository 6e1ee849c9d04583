"""Index and search the words of all entries (BM25): one Tantivy index per group (`index.entry_groups`)."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import WordsDamaged
from vault_memory.index.entry_groups import GROUPS, group_of
from vault_memory.index.postings import Postings
from vault_memory.models import Entry

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import VectorsOf

_SMALL = 500  # entries: an index of at most this size is rewritten after any deletion, for exact scores
_WASTE = 0.1  # a larger index is rewritten if more than this share of its documents is deleted


class Bm25Index:
    """The BM25 index; each group is opened when it is needed. Every method may raise IndexDamaged.

    It implements `backend_interface.WordIndex`.
    """

    def __init__(self, folder: Path, create: bool = False) -> None:
        """Open the index, or create an empty one. Raises IndexDamaged if there is none to open."""
        self.folder = folder
        if create:
            shutil.rmtree(folder, ignore_errors=True)  # left by a manifest that no longer exists
            folder.mkdir(parents=True)
        elif not folder.is_dir():
            raise WordsDamaged("the lexical index is gone")
        self._there = {name for name in GROUPS if (folder / name).is_dir()}
        self._open: dict[str, Postings] = {}

    @property
    def name(self) -> str:
        return self.folder.name

    def check(self, again: bool = False) -> None:
        """Check nothing: damage shows only when a group is opened."""

    def group(self, name: str) -> Postings | None:
        """Return the postings of the group; None if no entry of the group was ever added."""
        found = self._open.get(name)
        if found is None and name in self._there:
            found = self._open.setdefault(name, Postings(self.folder / name))
        return found

    def _each(self) -> Iterator[Postings]:
        yield from (found for name in GROUPS if (found := self.group(name)) is not None)

    def __len__(self) -> int:
        return sum(map(len, self._each()))

    def reload(self) -> None:
        """Reload the last commit."""
        self._there = {name for name in GROUPS if (self.folder / name).is_dir()}
        for postings in tuple(self._open.values()):
            postings.reload()

    # -- writing ---------------------------------------------------------------------------------

    def add(self, label: int, entry: Entry) -> None:
        name = group_of(entry.tier)
        postings = self.group(name)
        if postings is None:
            postings = self._open[name] = Postings(self.folder / name, create=True)
            self._there.add(name)
        postings.add(label, entry)

    def delete(self, entries: Callable[[], Mapping[int, Entry]], labels: Sequence[int]) -> None:
        for label in labels:
            for postings in self._each():
                postings.delete(label)

    def revise(self, entries: Callable[[], Mapping[int, Entry]]) -> None:
        """Do nothing: this index does not store vectors."""

    def is_wasteful(self, entries: int, deleted: int) -> bool:
        return deleted > 0 and (entries <= _SMALL or deleted > _WASTE * entries)

    def commit(self, vectors: VectorsOf) -> None:
        """Write the added and deleted entries durably, and wait for merges."""
        for postings in self._open.values():
            postings.commit()

    def rollback(self) -> None:
        """Discard uncommitted changes and release the locks on the folders."""
        for postings in self._open.values():
            postings.rollback()

    def fingerprint(self) -> str:
        """Return a fingerprint of the last commit of each group; a different one means a crash or damage."""
        return "; ".join(f"{found.folder.name} {found.fingerprint()}" for found in self._each())

    # -- searching -------------------------------------------------------------------------------

    def holding(self, query_words: Sequence[str]) -> NDArray[np.int64]:
        """Return the labels of all entries whose text and heading together contain all of the words."""
        return np.concatenate([np.zeros(0, dtype=np.int64), *(found.holding(query_words) for found in self._each())])

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        """Return the words that occur in the text, heading or search words of an entry, perhaps a deleted one."""
        known: set[str] = set()
        for postings in self._each():
            known |= postings.find_known_words([word for word in query_words if word not in known])
        return known
