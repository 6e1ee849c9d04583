"""Define topic documents and the edits to them.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from vault_memory.models.cell_types import CellType
from vault_memory.models.problem import Problem

CHECKSUM = 5  # hex digits of a statement's hash that tell whether a person has edited it
CELL_SECTIONS: Mapping[str, str] = {  # the section of a document in which a new cell of the type goes
    "fact": "Facts",
    "decision": "Decisions",
    "preference": "Preferences",
    "task": "Tasks",
    "risk": "Risks",
    "code_ref": "Code",
    "pattern": "Patterns",
    "context": "Context",
}
SUPERSEDED_HEADING = "Superseded"  # heading of the section for statements that no longer hold
RELATED_HEADING = "Related"  # heading of the section for links to other topics
SPARSE: Mapping[str, bool] = {"sparse": True}  # metadata of a field that the JSON omits if it has its default


def is_superseded_heading(heading: str) -> bool:
    """Return whether the heading begins a section of superseded statements, in any spelling that people use."""
    return heading.casefold() == SUPERSEDED_HEADING.casefold()


QUALIFIERS = ("context", "valid_from", "asked")
"""Texts that qualify a statement and are copied unchanged from extraction to the memory block: fields of an extracted
item and of `Attributes`, written in this order.
"""


def qualifiers(statement: object) -> dict[str, Any]:
    """Return the qualifiers of an item, of a model's reply or of `Attributes`, by name."""
    return {name: getattr(statement, name) for name in QUALIFIERS}


@dataclass(frozen=True, slots=True)
class Attributes:
    """Metadata of one cell: one line of the memory block. ``None``/empty: not on the line."""

    salience: float | None = None
    confidence: float | None = None
    created: datetime | None = None
    updated: datetime | None = None
    sources: tuple[str, ...] = ()  # "conv-456#m12", "conv-456", "file:docs/a.md"
    role: str = ""  # user, assistant, tool, file, person
    by: str = ""  # "offline" or a model
    text: str = ""  # hash of the statement as we wrote it
    context: str = ""
    valid_from: str = ""
    asked: str = ""  # words and short questions that it answers but does not contain, separated by ";"
    valid_until: str = ""
    superseded: datetime | None = None
    successor: str = ""
    pinned: bool = False
    orphaned: datetime | None = None
    extra: tuple[tuple[str, str], ...] = ()  # unknown keys, kept


@dataclass(frozen=True, slots=True)
class Cell:
    """One statement of a topic document: an item of a top-level list.

    ``hash`` is of the statement alone (no type, box, strike, id; white space folded); ``ordinal`` counts equal
    hashes in the document from 0, so that ``(path, hash, ordinal)`` names a cell that has no id.
    """

    text: str  # the statement, without type, box, strike and id; white space folded
    type: CellType
    id: str  # "vm-…", a person's own block id, or ""
    hash: str
    ordinal: int
    headings: tuple[str, ...]  # the headings above it, outermost first
    first_line: int
    last_line: int  # inclusive; nested items and continuation lines belong to the cell
    detail: str = ""  # text of its nested items and continuation paragraphs
    box: str = ""  # "", " ", "x", "-" or another task mark
    struck: bool = False
    attributes: Attributes | None = None  # None: no line in the memory block

    def __str__(self) -> str:
        return f"[{self.type}] {self.text}"

    @property
    def superseded(self) -> bool:
        """Whether it is struck through, cancelled, or marked as superseded: left out of searches."""
        known = self.attributes is not None and self.attributes.superseded is not None
        retired = any(map(is_superseded_heading, self.headings))
        return self.struck or self.box == "-" or known or retired

    @property
    def key(self) -> str:
        """The name of the cell within its document: its id, or its hash and ordinal if it has no id."""
        return self.id or f"{self.hash}.{self.ordinal}"

    @property
    def ref(self) -> CellRef:
        """A reference to the cell that survives concurrent edits."""
        return CellRef(self.id, self.hash, self.ordinal)

    @property
    def by_person(self) -> bool:
        """Whether a person wrote or edited it: then it changes only through review."""
        known = self.attributes
        if known is None or known.role == "person":
            return True
        return len(known.text) < CHECKSUM or not self.hash.startswith(known.text)

    @property
    def salience(self) -> float:
        known = self.attributes
        return 0.5 if known is None or known.salience is None else known.salience

    @property
    def confidence(self) -> float:
        known = self.attributes
        return 1.0 if known is None or known.confidence is None else known.confidence


@dataclass(frozen=True, slots=True)
class Passage:
    """Prose, a table, a code block or a callout of a document: searched as a fact, changed only by a `Rewrite`."""

    text: str
    kind: Literal["prose", "table", "code"]
    headings: tuple[str, ...]
    first_line: int
    last_line: int
    language: str = ""


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic document. ``text`` is the exact content of the file; the parser derives everything else from it."""

    path: str
    text: str
    name: str
    aliases: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    created: datetime | None = None
    updated: datetime | None = None
    sources: tuple[str, ...] = ()
    summary: str = ""
    summary_ours: bool = False  # the Summary section is absent, empty or still what we wrote
    summarised: int = 0  # number of cells from which a model made the summary; 0: no model did
    merge_pending: str = ""  # the topic that this document's cells still have to be merged into
    pinned: bool = False  # nothing in it fades
    cells: tuple[Cell, ...] = ()
    passages: tuple[Passage, ...] = ()
    orphans: tuple[tuple[str, Attributes], ...] = ()  # lines of the memory block whose id is not in the document
    problems: tuple[Problem, ...] = ()  # not empty: malformed, searched as text, never written

    def __str__(self) -> str:
        if self.malformed:
            return f"{self.name} (malformed: {self.problems[0]})"
        current = sum(not cell.superseded for cell in self.cells)
        return f"{self.name} ({current} statement{'' if current == 1 else 's'}, {self.path})"

    @property
    def malformed(self) -> bool:
        """Whether the document cannot be understood; it is searched as text and never written."""
        return bool(self.problems)

    def cell(self, cell_id: str) -> Cell | None:
        """Return the cell with that id."""
        return next((cell for cell in self.cells if cell.id == cell_id), None)

    def find(self, ref: CellRef) -> Cell | None:
        """Return the cell that ``ref`` names."""
        return next((cell for cell in self.cells if ref.names(cell)), None)


@dataclass(frozen=True, slots=True)
class CellRef:
    """A reference to a cell that survives concurrent edits: its id, or hash and ordinal if it has no id."""

    id: str = ""
    hash: str = ""
    ordinal: int = 0

    def names(self, cell: Cell) -> bool:
        """Return whether this refers to ``cell``."""
        if self.id:
            return cell.id == self.id
        return not cell.id and (cell.hash, cell.ordinal) == (self.hash, self.ordinal)

    @property
    def key(self) -> str:
        """The name of the cell within its document (`Cell.key`)."""
        return self.id or f"{self.hash}.{self.ordinal}"


@dataclass(frozen=True, slots=True)
class Add:
    """Add a cell with the id ``id`` to ``section`` (a heading, which is created if it is missing)."""

    id: str
    text: str
    type: CellType
    section: str
    attributes: Attributes
    reason: str = ""
    linked: bool = False  # its wikilinks are kept, and the type of a fact is not written
    box: str = ""  # the checkbox of a task that already has one


@dataclass(frozen=True, slots=True)
class Supersede:
    """Strike ``target`` and move it to ``## Superseded``; ``by``, if any, replaces it."""

    target: CellRef
    at: datetime
    by: Add | None = None
    reason: str = ""
    successor: str = field(default="", metadata=SPARSE)  # id of a cell elsewhere that replaces it, if ``by`` does not
    apart: bool = field(default=False, metadata=SPARSE)  # ``by`` goes under its own section, not in ``target``'s place


@dataclass(frozen=True, slots=True)
class Update:
    """Change the statement ``target`` to ``text`` under the same id: it gained a detail and still holds.

    If ``section`` is another section, the item moves there. ``attributes`` has further sources, which are added to
    the existing ones, and the context of the new detail.
    """

    target: CellRef
    text: str
    attributes: Attributes
    at: datetime
    reason: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Add sources to the memory line of ``target``, which was said again; its text stays."""

    target: CellRef
    sources: tuple[str, ...]
    at: datetime
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SetSummary:
    """Replace the ``## Summary`` section, unless a person wrote it. ``cells``: the number of cells summarised."""

    text: str
    reason: str = ""
    cells: int = 0


@dataclass(frozen=True, slots=True)
class Remove:
    """Delete ``target`` and its memory line from the document: for pruning, never for merging."""

    target: CellRef
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """Replace ``was``, whole lines of a table, code, prose or nested bullets, with ``text``; '' deletes them.

    A person owns these lines, so the change is only proposed, and applied only if ``was`` still occurs exactly once
    (under ``headings``, or anywhere). ``sources`` are the messages that it is based on.
    """

    was: str
    text: str
    headings: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    at: datetime | None = None
    reason: str = ""


Edit = Add | Supersede | Update | Reinforce | SetSummary | Remove | Rewrite
