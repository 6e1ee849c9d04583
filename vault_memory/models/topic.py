"""Topic documents and the edits to them.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

CellType = Literal["fact", "decision", "preference", "task", "risk", "code_ref", "pattern", "context"]
CELL_TYPES: tuple[str, ...] = get_args(CellType)


@dataclass(frozen=True, slots=True)
class Attributes:
    """What the machine knows about one cell: one line of the memory block. ``None``/empty: not on the line."""

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

    @property
    def superseded(self) -> bool:
        """Struck through, cancelled, or marked so: left out of every search."""
        known = self.attributes is not None and self.attributes.superseded is not None
        retired = any(heading.casefold() == "superseded" for heading in self.headings)
        return self.struck or self.box == "-" or known or retired

    @property
    def by_person(self) -> bool:
        """Written or edited by a person: changed only through review."""
        known = self.attributes
        return known is None or known.role == "person" or not known.text or known.text != self.hash

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
    """Prose, a table, a code block or a callout of a document: searched as a plain fact, never edited."""

    text: str
    kind: Literal["prose", "table", "code"]
    headings: tuple[str, ...]
    first_line: int
    last_line: int
    language: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a file, where (line 0: the whole file), and what a person can do about it."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic document. ``text`` is the file, exactly; everything else is derived from it by the parser."""

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
    summarised: int = 0  # of how many cells a model made the summary; 0: none did
    merge_pending: str = ""  # the topic that this document's cells still have to be merged into
    pinned: bool = False  # nothing in it fades
    cells: tuple[Cell, ...] = ()
    passages: tuple[Passage, ...] = ()
    orphans: tuple[tuple[str, Attributes], ...] = ()  # lines of the memory block whose id is not in the document
    problems: tuple[Problem, ...] = ()  # not empty: malformed, searched as text, never written

    @property
    def malformed(self) -> bool:
        return bool(self.problems)

    def cell(self, cell_id: str) -> Cell | None:
        return next((cell for cell in self.cells if cell.id == cell_id), None)


@dataclass(frozen=True, slots=True)
class CellRef:
    """Names a cell through concurrent edits: by id, or by hash and ordinal where it has none."""

    id: str = ""
    hash: str = ""
    ordinal: int = 0


@dataclass(frozen=True, slots=True)
class Add:
    """A new cell, in ``section`` (a heading; made where it is missing) under the id ``id``."""

    id: str
    text: str
    type: CellType
    section: str
    attributes: Attributes
    reason: str = ""
    linked: bool = False  # a line of an entity note: its wikilinks are meant, and it is written without its type
    box: str = ""  # of a task that has one already


@dataclass(frozen=True, slots=True)
class Supersede:
    """``target`` is no longer so: struck and moved to ``## Superseded``; ``by`` replaces it, where something does."""

    target: CellRef
    at: datetime
    by: Add | None = None
    reason: str = ""
    successor: str = ""  # id of a cell elsewhere that replaces it, where ``by`` does not
    apart: bool = False  # ``by`` goes under its own section, not in the place of ``target``


@dataclass(frozen=True, slots=True)
class Update:
    """``target`` says ``text`` from now on, under its id: it gained a detail and is as true as before.

    ``section``, where it is another one, takes the item there. ``attributes`` bring sources, which are joined with
    those it has, and the context of the new detail.
    """

    target: CellRef
    text: str
    attributes: Attributes
    at: datetime
    reason: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class Reinforce:
    """``target`` was said again: its line of the memory block gets the sources; its text stays."""

    target: CellRef
    sources: tuple[str, ...]
    at: datetime
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SetSummary:
    """The ``## Summary`` section, while it is ours. ``cells``: how many the document had when a model wrote it."""

    text: str
    reason: str = ""
    cells: int = 0


@dataclass(frozen=True, slots=True)
class Remove:
    """``target`` goes out of the document, with its line of the memory block: pruning, never merging."""

    target: CellRef
    reason: str = ""


Edit = Add | Supersede | Update | Reinforce | SetSummary | Remove
