"""What becomes of each item in the documents: the edits (A5), decided without a model.

The rules are deterministic: a statement that is there already is not added again, one that plainly says that
another no longer holds supersedes it, any other is added. Models decide in the same place and return the same
edits; :func:`vault_memory.vault.edits.apply` does what they say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vault_memory.archive.similar import contradicts, same
from vault_memory.models import Add, Attributes, Cell, CellRef, Edit, Item, Reinforce, Supersede
from vault_memory.vault.cells import cell_id, neutralise, statement_hash

if TYPE_CHECKING:
    from datetime import datetime

    import numpy as np
    from numpy.typing import NDArray

Embed = Callable[[Sequence[str]], "NDArray[np.float32]"]

SECTIONS = {
    "fact": "Facts",
    "decision": "Decisions",
    "preference": "Preferences",
    "task": "Tasks",
    "risk": "Risks",
    "code_ref": "Code",
    "pattern": "Patterns",
    "context": "Context",
}


@dataclass(frozen=True, slots=True)
class Decision:
    """An edit, and the document it belongs to (which may be another than the item was matched to)."""

    path: str
    edit: Edit


def new_cell(item: Item, conversation: str, by: str) -> Add:
    """The cell an item becomes; its id follows from conversation, message and text, so that twice is once."""
    text = neutralise(item.text)
    return Add(
        id=cell_id(conversation, item.source, text),
        text=text,
        type=item.type,
        section=SECTIONS[item.type],
        attributes=Attributes(
            salience=round(item.salience, 2),
            confidence=round(item.confidence, 2),
            created=item.created,
            sources=(item.source,) if item.source else (),
            role=item.role,
            by=by,
            text=statement_hash(text),
            context=item.context,
            valid_from=item.valid_from,
        ),
    )


class Pool:
    """The current cells an item may repeat or contradict: those of the documents and those just decided."""

    def __init__(self, embed: Embed | None) -> None:
        self._embed = embed
        self._owners: dict[tuple[str, str, int], int] = {}
        self._cells: list[tuple[str, Cell]] = []
        self._vectors: list[NDArray[np.float32]] = []

    def add(self, path: str, cells: Sequence[Cell]) -> None:
        fresh = [c for c in cells if not c.superseded and (path, c.id or c.hash, c.ordinal) not in self._owners]
        vectors = self._embed([cell.text for cell in fresh]) if self._embed is not None and fresh else ()
        for cell in fresh:
            self._owners[path, cell.id or cell.hash, cell.ordinal] = len(self._cells)
            self._cells.append((path, cell))
        self._vectors.extend(vectors)

    def remove(self, path: str, cell: Cell) -> None:
        """A superseded cell repeats and contradicts nothing any more."""
        index = self._owners[path, cell.id or cell.hash, cell.ordinal]
        self._cells[index] = ("", cell)

    def near(self, text: str) -> list[tuple[float, str, Cell]]:
        """Every cell with its cosine to ``text`` (0 without an embedder), nearest first."""
        if self._embed is None or not self._vectors:
            return [(0.0, path, cell) for path, cell in self._cells if path]
        import numpy as np

        cosines = np.stack(self._vectors) @ self._embed([text])[0]
        order = np.argsort(-cosines, kind="stable")
        return [(float(cosines[i]), *self._cells[i]) for i in order if self._cells[i][0]]


def decide(item: Item, path: str, pool: Pool, *, conversation: str, by: str, now: datetime) -> Decision:
    """One item against what is known. ``path`` is the document it was matched to; the pool learns the outcome."""
    add = new_cell(item, conversation, by)
    at = item.created or now
    near = pool.near(item.text)
    old = next(((p, cell) for _, p, cell in near if item.replaces and contradicts(item, cell)), None)
    if old is not None:
        where, cell = old
        add = replace(add, section=cell.headings[-1] if len(cell.headings) > 1 else add.section)
        pool.remove(where, cell)
        pool.add(where, [_cell_of(add)])
        edit = Supersede(_ref(cell), at, add, reason=f"says that '{item.replaces}' no longer holds")
        return Decision(where, edit)
    twin = next(((p, cell) for cosine, p, cell in near if same(item.text, cell.text, cosine)), None)
    if twin is not None:
        where, cell = twin
        return Decision(where, Reinforce(_ref(cell), add.attributes.sources, at, reason="known already"))
    pool.add(path, [_cell_of(add)])
    return Decision(path, add)


def _ref(cell: Cell) -> CellRef:
    return CellRef(cell.id, cell.hash, cell.ordinal)


def _cell_of(add: Add) -> Cell:
    """The cell as it will be parsed, for items that come later in the same run."""
    hashed = statement_hash(add.text)
    return Cell(
        text=add.text, type=add.type, id=add.id, hash=hashed, ordinal=0, headings=(add.section,),
        first_line=0, last_line=0, attributes=add.attributes,
    )  # fmt: skip
