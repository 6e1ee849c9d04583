"""Hold the known statements that new ones are compared with, indexed by their subjects and values.

A conversation is compared with some thousand statements, each new statement with all of them. A statement is parsed
once, when it is added; lookups then find it by its words, kinds of values and days.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.ending_turns import SOON, may_correct
from vault_memory.archive.decisions.statement_block import Field, RareField, StatementBlock
from vault_memory.archive.extraction.rules.statement_reading import Reading, read
from vault_memory.archive.extraction.similarity import LEAST_SHARED, is_same_statement, split_core
from vault_memory.models import Cell, Embed, Item
from vault_memory.vault.document.cells import statement_hash

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Marks = NDArray[np.bool_]

_RECENT = 3  # statements made just before a correction that it may correct
_ROOM = 256  # rows of the vector matrix at first
_MOST = 8  # known statements that the fitted model compares a new one with
_MOST_BY_TALK = 6  # … and those found by the talk before it
_ROWS = 512  # rows of a product small enough for one thread: more threads take a hundred times the processor time


@dataclass(frozen=True, slots=True)
class Near:
    """Numbers of statements of a pool, nearest to a text first; ``cosines``: of all statements, by number."""

    numbers: Numbers
    cosines: NDArray[np.float32]


class Pool:
    """The current cells an item may repeat or contradict: those of the documents and those just decided.

    ``cells``: by number, with the path of their document, which becomes "" once a cell is superseded. ``rarity``: for
    each anchor, how many cells have it.
    """

    def __init__(self, embed: Embed | None) -> None:
        self.embed = embed
        self.cells: list[tuple[str, Cell]] = []
        self.rarity: Counter[str] = Counter()
        self._owners: dict[tuple[str, str], int] = {}
        self._alive = array("b")
        self._blocks: list[tuple[int, StatementBlock]] = []  # each with the number of its first statement
        self._own: StatementBlock | None = None  # the last block, if only this pool uses it
        self._matrix: NDArray[np.float32] | None = None  # has spare rows at the end

    def add(self, path: str, cells: Sequence[Cell]) -> None:
        """Add the current cells that the pool does not have yet."""
        fresh = [c for c in cells if not c.superseded and (path, c.key) not in self._owners]
        if not fresh:
            return
        if self._own is None:
            self._own = StatementBlock()
            self._blocks.append((len(self.cells), self._own))
        if self.embed is not None:
            self._append(self.embed([cell.text for cell in fresh]))
        self._count(path, fresh, self._own.add(fresh))

    def add_document(self, path: str, block: StatementBlock) -> None:
        """Add the statements of a document; the pool must not have any of them yet."""
        self._blocks.append((len(self.cells), block))
        self._own = None
        if block.vectors is not None:
            self._append(block.vectors)
        self._count(path, block.cells, block.rarity)

    def remove(self, path: str, cell: Cell) -> None:
        """Remove a superseded cell, so that no item is compared with it."""
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
        """Return the statements that the item may end: those not newer than the item, with another text."""
        import numpy as np

        kept = np.ones(len(self.cells), dtype=bool)
        if item.created is not None:
            kept = ~(self._join(block.stated for _, block in self._blocks) > item.created.timestamp())
        kept[self.rows("hash", statement_hash(item.text))] = False
        return Near(near.numbers[kept[near.numbers]], near.cosines)

    def list_candidates(self, item: Item, near: Near) -> list[int]:
        """Return the numbers of the statements that may be about the same subject as the item, likeliest first.

        They share a word, a kind of value or a day with it; rarer words count more. Then follow those that share words
        with the talk before it, and those made just before a short correction ("make that 15"), whatever they share.
        """
        reading = read(item.text)
        found = self._list_sharing(reading, near, _MOST)
        if item.preceding:
            by_talk = self._list_sharing(read(item.preceding), near, _MOST + _MOST_BY_TALK, values=False)
            found += [number for number in by_talk if number not in found][:_MOST_BY_TALK]
        return [*found, *(number for number in self._list_recent(item, near) if number not in found)]

    def _list_sharing(self, reading: Reading, near: Near, most: int, *, values: bool = True) -> list[int]:
        """Return the numbers of the statements that share words (and kinds of values) with a text, likeliest first."""
        import numpy as np

        weights, found = np.zeros(len(self.cells)), self.mark()
        for anchor in sorted(reading.anchors):
            rows = self.rows("anchors", anchor)
            weights[rows] += max(1, self.rarity.get(anchor, 1)) ** -0.5
            found[rows] = True
        for kind in reading.values if values else ():
            found[self.rows("kinds", kind)] = True
        for day in reading.values.get("nth", ()) if values else ():
            found[self.rows("days", day)] = True
        chosen = near.numbers[found[near.numbers]]
        order = np.argsort(-(weights[chosen] + near.cosines[chosen]), kind="stable")
        return [int(number) for number in chosen[order[:most]]]

    def _list_recent(self, item: Item, near: Near) -> list[int]:
        """Return the numbers of statements made just before an item that may correct them, latest first."""
        import numpy as np

        if item.created is None or not may_correct(item.text):
            return []
        said = item.created.timestamp()
        stated = self._join(block.stated for _, block in self._blocks)
        known = stated[near.numbers]
        recent = near.numbers[(known < said) & (known >= said - SOON.total_seconds())]
        order = np.lexsort((recent, stated[recent]))
        return [int(number) for number in recent[order[::-1][:_RECENT]]]

    def find_same(self, text: str, near: Near) -> int | None:
        """Return the number of the nearest statement that says the same as the text; None if there is none."""
        import numpy as np

        core, stems = split_core(text)
        shared = np.zeros(len(self.cells), dtype=np.int64)
        for stem in stems:
            shared[self.rows("stems", stem)] += 1
        sizes = self._join(block.sizes for _, block in self._blocks)
        found = (shared > 0) & (shared >= (LEAST_SHARED - 1e-9) * (sizes + len(stems) - shared))
        found[self.rows("core", core)] = True
        for number in near.numbers[found[near.numbers]].tolist():
            if is_same_statement(text, self.cells[number][1].text, float(near.cosines[number])):
                return int(number)
        return None

    def rows(self, field: Field | RareField, key: str) -> Numbers:
        """Return the numbers of the statements that have the key in the field, each once."""
        import numpy as np

        found = [
            np.array(rows, dtype=np.int64) + first
            for first, block in self._blocks
            if (rows := block.find(field, key)) is not None
        ]
        return found[0] if len(found) == 1 else np.concatenate(found) if found else np.empty(0, dtype=np.int64)

    def mark(self, field: Field | RareField = "anchors", keys: Iterable[str] = (), least: int = 1) -> Marks:
        """Return a mask of the statements that have at least ``least`` of the keys in the field."""
        import numpy as np

        shared = np.zeros(len(self.cells), dtype=np.int64)
        for key in keys:
            shared[self.rows(field, key)] += 1
        return shared >= least

    def _count(self, path: str, cells: Sequence[Cell], rarity: Counter[str]) -> None:
        first = len(self.cells)
        self.cells += [(path, cell) for cell in cells]
        self._owners.update(((path, cell.key), number) for number, cell in enumerate(cells, first))
        self._alive.extend([1] * len(cells))
        self.rarity.update(rarity)

    def _append(self, vectors: NDArray[np.float32]) -> None:
        """Add rows for statements that are not counted yet."""
        import numpy as np

        used = len(self.cells)
        if self._matrix is None or used + len(vectors) > len(self._matrix):
            wider = np.empty((max(_ROOM, 2 * (used + len(vectors))), vectors.shape[1]), dtype=vectors.dtype)
            if self._matrix is not None:
                wider[:used] = self._matrix[:used]
            self._matrix = wider
        self._matrix[used : used + len(vectors)] = vectors

    def _join(self, columns: Iterable[array[int] | array[float]]) -> NDArray[np.float64]:
        import numpy as np

        found = [np.array(column, dtype=np.float64) for column in columns]
        return np.concatenate(found) if found else np.empty(0)
