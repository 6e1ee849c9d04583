"""The words of all entries: one index of postings for each group (`index.entry_groups`), in a folder of its own."""

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
    from vault_memory.index.port import VectorsOf

_SMALL = 500  # entries: up to here a deletion rewrites the index, which then scores as if made anew
_WASTE = 0.1  # share of deleted documents from which on it is rewritten, larger ones too


class Bm25Index:
    """The BM25 index, opened group by group as they are needed: every method may raise IndexDamaged.

    It implements `port.WordIndex`.
    """

    def __init__(self, folder: Path, create: bool = False) -> None:
        """Open, or make an empty one. Raises IndexDamaged where there is none."""
        self.folder = folder
        if create:
            shutil.rmtree(folder, ignore_errors=True)  # of a manifest that is gone
            folder.mkdir(parents=True)
        elif not folder.is_dir():
            raise WordsDamaged("the lexical index is gone")
        self._there = {name for name in GROUPS if (folder / name).is_dir()}
        self._open: dict[str, Postings] = {}

    @property
    def name(self) -> str:
        return self.folder.name

    def check(self, again: bool = False) -> None:
        """Nothing is known before a group is opened."""

    def group(self, name: str) -> Postings | None:
        """Return the postings of that group; None: no entry of it was ever added."""
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
        """Vectors stand elsewhere."""

    def is_wasteful(self, entries: int, deleted: int) -> bool:
        return deleted > 0 and (entries <= _SMALL or deleted > _WASTE * entries)

    def commit(self, vectors: VectorsOf) -> None:
        """Write what was added and deleted, durably, and wait for merges."""
        for postings in self._open.values():
            postings.commit()

    def rollback(self) -> None:
        """Drop what was not committed, and the locks on the folders."""
        for postings in self._open.values():
            postings.rollback()

    def fingerprint(self) -> str:
        """Return a fingerprint of the last commit of each group; a different one means a crash or damage."""
        return "; ".join(f"{found.folder.name} {found.fingerprint()}" for found in self._each())

    # -- searching -------------------------------------------------------------------------------

    def holding(self, query_words: Sequence[str]) -> NDArray[np.int64]:
        """Return labels of all entries whose text and heading together hold every one of the words."""
        return np.concatenate([np.zeros(0, dtype=np.int64), *(found.holding(query_words) for found in self._each())])

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        """Return which of the words some entry's text holds, deleted entries perhaps among them. Cheap."""
        known: set[str] = set()
        for postings in self._each():
            known |= postings.find_known_words([word for word in query_words if word not in known])
        return known
