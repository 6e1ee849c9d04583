"""The words of all entries: one index of postings for each group (`index.groups`), in a folder below this one's."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import WordsDamaged
from vault_memory.index.groups import GROUPS, group
from vault_memory.index.postings import Among, Postings, nothing
from vault_memory.models import Entry, Filter, ScoredLabels


class Bm25Index:
    """Opened group by group, as they are asked for: all that is asked may raise IndexDamaged."""

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

    def _postings(self, name: str) -> Postings | None:
        """None: no entry of that group was ever added."""
        found = self._open.get(name)
        if found is None and name in self._there:
            found = self._open.setdefault(name, Postings(self.folder / name))
        return found

    def _each(self) -> Iterator[Postings]:
        yield from (found for name in GROUPS if (found := self._postings(name)) is not None)

    def __len__(self) -> int:
        return sum(map(len, self._each()))

    def reload(self) -> None:
        """See the last commit."""
        self._there = {name for name in GROUPS if (self.folder / name).is_dir()}
        for postings in tuple(self._open.values()):
            postings.reload()

    # -- writing ---------------------------------------------------------------------------------

    def add(self, label: int, entry: Entry) -> None:
        name = group(entry.tier)
        postings = self._postings(name)
        if postings is None:
            postings = self._open[name] = Postings(self.folder / name, create=True)
            self._there.add(name)
        postings.add(label, entry)

    def delete(self, label: int) -> None:
        for postings in self._each():
            postings.delete(label)

    def commit(self) -> None:
        """Write what was added and deleted, durably, and wait for merges."""
        for postings in self._open.values():
            postings.commit()

    def rollback(self) -> None:
        """Drop what was not committed, and the locks on the folders."""
        for postings in self._open.values():
            postings.rollback()

    def fingerprint(self) -> str:
        """Of the last commit of each group; another one is a crash or damage."""
        return "; ".join(f"{found.folder.name} {found.fingerprint()}" for found in self._each())

    # -- searching -------------------------------------------------------------------------------

    def search(
        self, query_words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter, among: Among
    ) -> ScoredLabels:
        """Labels and BM25 of entries that hold any of the words, best first."""
        postings = self._postings(among.group)
        return nothing() if postings is None else postings.search(query_words, boosts, limit, where, among)

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Labels and BM25 of entries whose text holds the words one after the other."""
        postings = self._postings(among.group)
        return nothing() if postings is None else postings.phrase(query_words, limit, where, among)

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Entries with words that begin or end with one of these, or that one of these is put together of."""
        postings = self._postings(among.group)
        return nothing() if postings is None else postings.compounds(query_words, limit, where, among)

    def holding(self, query_words: Sequence[str]) -> NDArray[np.int64]:
        """Labels of all entries whose text and heading together hold every one of the words."""
        return np.concatenate([nothing().labels, *(found.holding(query_words) for found in self._each())])

    def known(self, query_words: Sequence[str]) -> set[str]:
        """Those of the words that the text of some entry holds, deleted ones perhaps among them. Costs little."""
        return set().union(*(found.known(query_words) for found in self._each()))
