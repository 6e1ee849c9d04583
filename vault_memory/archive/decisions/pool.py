"""The statements that new ones are held against, found by what they are about.

A conversation is held against some thousand statements, and each of its own against all of them. What a statement says
is read once, when it comes in; then its words, kinds of values and days lead to it.
"""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.ending_features import list_days
from vault_memory.archive.extraction.rules.changes import count_anchors
from vault_memory.archive.extraction.rules.readings import Reading, read
from vault_memory.archive.extraction.similarity import LEAST_SHARED, is_same_statement, split_core
from vault_memory.models import Cell, Embed, Item
from vault_memory.vault.document.cells import statement_hash

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]

_MOST = 5  # known statements that the regression holds a new one against
_ROOM = 256  # vectors that there is room for at first
_ROWS = 512  # of a product that one thread makes: several wait for each other, at a hundred times the processor time


@dataclass(frozen=True, slots=True)
class Near:
    """Statements of a pool by number, nearest to a text first; ``cosines`` are of all, by number."""

    numbers: Numbers
    cosines: NDArray[np.float32]


class Pool:
    """The current cells an item may repeat or contradict: those of the documents and those just decided.

    ``cells``: by number, with the path of their document, which is "" once they are superseded. ``rarity``: in how many
    of them each anchor stands.
    """

    def __init__(self, embed: Embed | None) -> None:
        self.embed = embed
        self.cells: list[tuple[str, Cell]] = []
        self.rarity: Counter[str] = Counter()
        self._owners: dict[tuple[str, str], int] = {}
        self._alive = array("b")
        self._matrix: NDArray[np.float32] | None = None  # with room for more
        self._read = 0  # cells that have been read
        self._anchors, self._kinds, self._days = _Postings(), _Postings(), _Postings()
        self._stems, self._cores, self._hashes = _Postings(), _Postings(), _Postings()
        self._sizes, self._stated = array("q"), array("d")  # number of stems; when it was stated, in seconds

    def add(self, path: str, cells: Sequence[Cell]) -> None:
        fresh = [c for c in cells if not c.superseded and (path, c.key) not in self._owners]
        if self.embed is not None and fresh:
            self._append(self.embed([cell.text for cell in fresh]))
        for cell in fresh:
            self._owners[path, cell.key] = len(self.cells)
            self.cells.append((path, cell))
            self._alive.append(1)

    def remove(self, path: str, cell: Cell) -> None:
        """Remove a superseded cell: it repeats and contradicts nothing any more."""
        number = self._owners[path, cell.key]
        self.cells[number], self._alive[number] = ("", cell), 0

    def rank_near(self, text: str) -> Near:
        """Return every cell by its cosine to ``text`` (0 without an embedder), nearest first."""
        import numpy as np

        alive = np.array(self._alive, dtype=bool)
        if self.embed is None or self._matrix is None:
            return Near(np.flatnonzero(alive), np.zeros(len(self.cells), dtype=np.float32))
        vector, matrix = self.embed([text])[0], self._matrix[: len(self.cells)]
        cosines = np.concatenate([matrix[first : first + _ROWS] @ vector for first in range(0, len(matrix), _ROWS)])
        order = np.argsort(-cosines, kind="stable")
        return Near(order[alive[order]], cosines)

    def drop_newer(self, item: Item, near: Near) -> Near:
        """Return those that the item may end: not newer than it, and of another text."""
        import numpy as np

        self._read_new()
        kept = np.ones(len(self.cells), dtype=bool)
        if item.created is not None:
            kept = ~(np.array(self._stated) > item.created.timestamp())
        kept[self._hashes.rows(statement_hash(item.text))] = False
        return Near(near.numbers[kept[near.numbers]], near.cosines)

    def list_candidates(self, text: str, near: Near, most: int = _MOST) -> list[int]:
        """Return the numbers of those that may be about the same as the text, the likeliest first.

        They share a word with it, a kind of value, or a day; what they share counts the more the rarer it is.
        """
        import numpy as np

        self._read_new()
        reading = read(text)
        weights, found = np.zeros(len(self.cells)), np.zeros(len(self.cells), dtype=bool)
        for anchor in sorted(reading.anchors):
            rows = self._anchors.rows(anchor)
            weights[rows] += max(1, self.rarity.get(anchor, 1)) ** -0.5
            found[rows] = True
        for kind in reading.values:
            found[self._kinds.rows(kind)] = True
        for day in reading.values.get("nth", ()):
            found[self._days.rows(day)] = True
        chosen = near.numbers[found[near.numbers]]
        order = np.argsort(-(weights[chosen] + near.cosines[chosen]), kind="stable")
        return [int(number) for number in chosen[order[:most]]]

    def find_same(self, text: str, near: Near) -> int | None:
        """Return the nearest that says the same as the text; None: none does."""
        import numpy as np

        self._read_new()
        core, stems = split_core(text)
        shared = np.zeros(len(self.cells), dtype=np.int64)
        for stem in stems:
            shared[self._stems.rows(stem)] += 1
        found = (shared > 0) & (shared >= (LEAST_SHARED - 1e-9) * (np.array(self._sizes) + len(stems) - shared))
        found[self._cores.rows(core)] = True
        for number in near.numbers[found[near.numbers]].tolist():
            if is_same_statement(text, self.cells[number][1].text, float(near.cosines[number])):
                return int(number)
        return None

    def _append(self, vectors: NDArray[np.float32]) -> None:
        import numpy as np

        used = len(self.cells)
        if self._matrix is None or used + len(vectors) > len(self._matrix):
            wider = np.empty((max(_ROOM, 2 * (used + len(vectors))), vectors.shape[1]), dtype=vectors.dtype)
            if self._matrix is not None:
                wider[:used] = self._matrix[:used]
            self._matrix = wider
        self._matrix[used : used + len(vectors)] = vectors

    def _read_new(self) -> None:
        """Read the cells that came since the last time."""
        first, fresh = self._read, [cell for _, cell in self.cells[self._read :]]
        encoded = [_encode(cell.text) for cell in fresh]
        self.rarity.update(count_anchors([codes.reading for codes in encoded]))
        for number, (cell, codes) in enumerate(zip(fresh, encoded, strict=True), first):
            self._anchors.add(number, codes.anchors)
            self._kinds.add(number, codes.kinds)
            self._days.add(number, codes.days)
            self._stems.add(number, codes.stems)
            self._cores.add(number, codes.core)
            self._hashes.add(number, _list_codes((cell.hash,)))
            self._sizes.append(len(codes.stems))
            self._stated.append(_find_time(cell))
        self._read = len(self.cells)


class _Postings:
    """Which statements have a word, by number: the codes of their words one after the other, and whose each is."""

    def __init__(self) -> None:
        import numpy as np

        self._codes, self._owners = np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
        self._new: list[tuple[int, Numbers]] = []

    def add(self, number: int, codes: Numbers) -> None:
        self._new.append((number, codes))

    def rows(self, key: str) -> Numbers:
        import numpy as np

        if self._new:
            numbers, codes = zip(*self._new, strict=True)
            self._codes = np.concatenate([self._codes, *codes])
            self._owners = np.concatenate([self._owners, np.repeat(numbers, [len(each) for each in codes])])
            self._new.clear()
        found: Numbers = self._owners[self._codes == hash(key)]
        return found


@dataclass(frozen=True, slots=True)
class _Codes:
    """What is read of a statement, and codes of what it may be found by."""

    reading: Reading
    anchors: Numbers
    kinds: Numbers
    days: Numbers
    stems: Numbers
    core: Numbers


@lru_cache(maxsize=8_192)  # some 5 MB
def _encode(text: str) -> _Codes:
    reading, (core, stems) = read(text), split_core(text)
    parts = (reading.anchors, reading.values, list_days(reading), stems, (core,))
    return _Codes(reading, *map(_list_codes, parts))


def _list_codes(keys: Iterable[str]) -> Numbers:
    import numpy as np

    return np.fromiter(map(hash, keys), dtype=np.int64)


def _find_time(cell: Cell) -> float:
    known = cell.attributes
    stated = (known.updated or known.created) if known is not None else None
    return stated.timestamp() if stated is not None else math.nan
