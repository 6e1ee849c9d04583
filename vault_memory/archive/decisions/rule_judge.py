"""What becomes of each item in the documents: the edits (A5), decided without a model.

The rules are deterministic: a statement that is there already is not added again, one that plainly says that
another no longer holds supersedes it, any other is added. Models decide in the same place and return the same
edits; :func:`vault_memory.vault.document.edits.apply` does what they say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.decision import ItemDecision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.archive.extraction.rules.changes import anchor_counts, ends, reverses, revises
from vault_memory.archive.extraction.rules.readings import read
from vault_memory.archive.extraction.similarity import contradicts, is_newer, same
from vault_memory.models import Add, Cell, Embed, Item, Reinforce, Supersede
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from datetime import datetime

    import numpy as np
    from numpy.typing import NDArray


class OfflineJudge:
    """Decides without a model: each item against the cells of its document and the nearest ones elsewhere."""

    def __init__(self, store: Store, similar: FindSimilar, embed: Embed | None, compare_limit: int) -> None:
        self._store, self._similar, self._embed, self._limit = store, similar, embed, compare_limit

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[ItemDecision]:
        pool, seen = Pool(self._embed), set(about.fresh)

        def look_at(path: str) -> None:
            if path not in seen:
                seen.add(path)
                cells = decode(self._store.read(path), path).cells
                pool.add(path, [cell for cell in cells if not cell.id or cell.id not in about.hidden])

        decisions = []
        for each in asked:
            look_at(each.path)
            for text in self._asked_for(each.item):
                for near in self._similar.similar_cells(text, self._limit):
                    look_at(near.path)
            decisions.append(
                decide(each.item, each.path, pool, conversation=about.conversation, by="offline", now=about.now)
            )
        return decisions

    @staticmethod
    def _asked_for(item: Item) -> list[str]:
        """The item's text; where it says that something has changed, each of its sentences too, and what has ended."""
        if not (item.replaces or read(item.text).changes):
            return [item.text]
        parts = re.split(r"(?<=[.!?]) ", item.text)
        return [item.text, *(parts if 1 < len(parts) <= 4 else ()), *filter(None, [item.replaces])]


class Pool:
    """The current cells an item may repeat or contradict: those of the documents and those just decided."""

    def __init__(self, embed: Embed | None) -> None:
        self._embed = embed
        self._owners: dict[tuple[str, str], int] = {}
        self._cells: list[tuple[str, Cell]] = []
        self._vectors: list[NDArray[np.float32]] = []
        self._matrix: NDArray[np.float32] | None = None  # of them, as long as there are no others
        self._anchors: Counter[str] = Counter()
        self._counted = 0  # cells whose anchors have been counted

    def add(self, path: str, cells: Sequence[Cell]) -> None:
        fresh = [c for c in cells if not c.superseded and (path, c.key) not in self._owners]
        vectors = self._embed([cell.text for cell in fresh]) if self._embed is not None and fresh else ()
        for cell in fresh:
            self._owners[path, cell.key] = len(self._cells)
            self._cells.append((path, cell))
        self._vectors.extend(vectors)
        self._matrix = None if fresh else self._matrix

    def remove(self, path: str, cell: Cell) -> None:
        """A superseded cell repeats and contradicts nothing any more."""
        index = self._owners[path, cell.key]
        self._cells[index] = ("", cell)

    def revised(self, item: Item, near: Sequence[tuple[float, str, Cell]]) -> tuple[str, Cell] | None:
        """Return the cell that the item most surely gives another value for, of those that are not newer."""
        if not (item.replaces or read(item.text).changes):
            return None
        self._count()
        best: tuple[float, str, Cell] | None = None
        for cosine, path, cell in near:
            if cell.superseded or is_newer(cell, item):
                continue
            sure = changed(item, cell, self._anchors, len(self._cells))
            if sure and (best is None or sure + 0.5 * cosine > best[0]):
                best = sure + 0.5 * cosine, path, cell
        return best[1:] if best is not None else None

    def _count(self) -> None:
        """Bring the counts of anchors up to the cells there are."""
        self._anchors.update(anchor_counts([cell.text for _, cell in self._cells[self._counted :]]))
        self._counted = len(self._cells)

    def near(self, text: str) -> list[tuple[float, str, Cell]]:
        """Every cell with its cosine to ``text`` (0 without an embedder), nearest first."""
        if self._embed is None or not self._vectors:
            return [(0.0, path, cell) for path, cell in self._cells if path]
        import numpy as np

        if self._matrix is None:
            self._matrix = np.stack(self._vectors)
        cosines = self._matrix @ self._embed([text])[0]
        order = np.argsort(-cosines, kind="stable")
        return [(float(cosines[i]), *self._cells[i]) for i in order if self._cells[i][0]]


def decide(item: Item, path: str, pool: Pool, *, conversation: str, by: str, now: datetime) -> ItemDecision:
    """One item against what is known. ``path`` is the document it was matched to; the pool learns the outcome."""
    add = new_cell(item, conversation, by)
    at = item.created or now
    near = pool.near(item.text)
    old = next(((p, cell) for _, p, cell in near if item.replaces and contradicts(item, cell)), None)
    old = old or pool.revised(item, near)
    if old is not None:
        where, cell = old
        add = replace(add, section=cell.headings[-1] if len(cell.headings) > 1 else add.section)
        pool.remove(where, cell)
        pool.add(where, [_cell_of(add)])
        edit = Supersede(cell.ref, at, add, reason=_ends(item, cell))
        return ItemDecision(where, edit)
    twin = next(((p, cell) for cosine, p, cell in near if same(item.text, cell.text, cosine)), None)
    if twin is not None:
        where, cell = twin
        return ItemDecision(where, Reinforce(cell.ref, add.attributes.sources, at, reason="known already"))
    pool.add(path, [_cell_of(add)])
    return ItemDecision(path, add)


def changed(item: Item, cell: Cell, rarity: Counter[str], cells: int) -> float:
    """Return how surely the item says that what the cell states is otherwise now; 0 for not."""
    named = ends(item.text, item.replaces, cell.text, (item.type, cell.type), rarity) if item.replaces else 0.0
    return max(named, revises(item.text, cell.text, rarity, cells), reverses(item.text, cell.text))


def _ends(item: Item, cell: Cell) -> str:
    if item.replaces and contradicts(item, cell):
        return f"says that '{item.replaces}' no longer holds"
    return "gives another value for the same"


def _cell_of(add: Add) -> Cell:
    """The cell as it will be parsed, for items that come later in the same run."""
    hashed = statement_hash(add.text)
    return Cell(
        text=add.text, type=add.type, id=add.id, hash=hashed, ordinal=0, headings=(add.section,),
        first_line=0, last_line=0, attributes=add.attributes,
    )  # fmt: skip
