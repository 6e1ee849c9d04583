"""The frozen values that travel between packages, and the protocols they meet at.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Literal, Protocol, get_args

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from vault_memory.text.columns import Columns

CellType = Literal["fact", "decision", "preference", "task", "risk", "code_ref", "pattern", "context"]
CELL_TYPES: tuple[str, ...] = get_args(CellType)

Role = Literal["user", "assistant", "system", "tool"]
ROLES: tuple[str, ...] = get_args(Role)

# --------------------------------------------------------------------------------------------------
# Conversations


@dataclass(frozen=True, slots=True)
class Message:
    """One message. ``id`` is the one it came with (unique in its conversation); ``name`` the speaker's, if any."""

    role: Role
    content: str
    id: str = ""
    time: datetime | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """``id`` may be empty on the way in: the transcript then derives one from first message and time."""

    messages: tuple[Message, ...]
    id: str = ""
    title: str = ""
    source: str = ""  # the format or agent it came from: "openai", "locomo", "markdown", "claude-code" …
    started: datetime | None = None
    project: str = ""  # an agent's working folder, or what a host calls a project
    branch: str = ""  # of git, in that folder
    passed: tuple[str, ...] = ()  # other folders, and ids of sessions, that it went through; not stored


# --------------------------------------------------------------------------------------------------
# Topic documents


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


# --------------------------------------------------------------------------------------------------
# Archiving


@dataclass(frozen=True, slots=True)
class Item:
    """A knowledge item: what extraction found, before gate, match and merge."""

    text: str
    topic: str = ""  # a hint
    type: CellType = "fact"
    salience: float = 0.5
    confidence: float = 0.0  # missing counts as 0
    context: str = ""
    source: str = ""  # conversation#message
    role: str = "user"
    created: datetime | None = None  # when it was said
    valid_from: str = ""
    entities: tuple[str, ...] = ()
    replaces: str = ""  # what, in its own words, is no longer so ("we moved from X to Y": X)


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


Edit = Add | Supersede | Reinforce | SetSummary | Remove

Outcome = Literal["added", "updated", "superseded", "noop", "rejected", "pending", "failed"]


@dataclass(frozen=True, slots=True)
class EditResult:
    """What became of one edit: ``added``, ``superseded``, ``noop`` (nothing to do), ``pending`` (a person wrote
    the target: left alone), ``rejected`` (the target is gone, the id is taken …)."""

    edit: Edit
    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ItemReport:
    text: str
    outcome: Outcome
    reason: str = ""
    topic: str = ""
    cell: str = ""
    type: str = ""
    source: str = ""
    path: str = ""  # of the document it is about; "": it never got so far


@dataclass(frozen=True, slots=True)
class DocumentReport:
    path: str
    topic: str
    created: bool = False
    added: int = 0
    updated: int = 0
    superseded: int = 0
    pending: int = 0
    error: str = ""
    length: int = 0  # characters, afterwards
    removed: int = 0  # by `archive --redo`: what the offline extractor had made of it


@dataclass(frozen=True, slots=True)
class Report:
    """What one archive run did, item by item and document by document."""

    run: str
    conversation: str
    messages: int = 0  # in the conversation
    new_messages: int = 0  # not archived before
    undone: int = 0  # archived once and taken back: `archive --redo` takes them in again
    redacted: int = 0  # secrets taken out before anything was stored
    forgotten: bool = False  # the conversation was, so nothing of it is learned again (R14)
    extractor: str = "offline"
    items: tuple[ItemReport, ...] = ()
    documents: tuple[DocumentReport, ...] = ()
    errors: tuple[str, ...] = ()
    excluded: str = ""  # the pattern of memory.exclude that kept all of it out
    unread: int = 0  # new messages of which nothing could be made yet: they wait for the next run
    unmerged: int = 0  # items in documents of their own that wait to be merged
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    commit: str = ""  # of a vault that is versioned
    notes: tuple[str, ...] = ()  # what a person should know, and is no failure of the run

    def count(self, outcome: Outcome) -> int:
        return sum(item.outcome == outcome for item in self.items)


@dataclass(frozen=True, slots=True)
class Preview:
    """What archiving would do: nothing was written. Without a model ``report`` says it; with one, what it would take.

    ``calls`` and tokens are of reading the conversation and of what would probably follow: merging into the documents
    that its statements seem to belong to, summaries that become due. ``cost`` None: no known price.
    """

    conversation: str
    new_messages: int
    report: Report | None = None
    model: str = ""
    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = None


@dataclass(frozen=True, slots=True)
class TopicReport:
    """What consolidating did to one topic. ``pending`` edits wait for a person; ``removed``: pruned cells."""

    path: str
    topic: str
    summary: bool = False  # it was renewed
    superseded: int = 0
    merged: int = 0  # statements of a document that waited to be merged
    removed: int = 0
    pending: int = 0
    error: str = ""

    @property
    def changed(self) -> bool:
        return self.summary or bool(self.superseded or self.merged or self.removed or self.pending)


@dataclass(frozen=True, slots=True)
class ConsolidationReport:
    """What one consolidation did: topics that changed or could not be, and conversations that had waited."""

    topics: tuple[TopicReport, ...] = ()
    conversations: tuple[Report, ...] = ()
    by: str = "offline"
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    run: str = ""
    commit: str = ""
    notes: tuple[str, ...] = ()

    @property
    def errors(self) -> tuple[str, ...]:
        return (
            *(f"{topic.path}: {topic.error}" for topic in self.topics if topic.error),
            *(error for report in self.conversations for error in report.errors),
        )


# --------------------------------------------------------------------------------------------------
# Search

# profile: never in the index; recap: the summary of a conversation, for that one alone; past: a superseded cell, found
# by date alone; file: a piece of a file that is searched where it is; entity: an entity note
Tier = Literal["profile", "summary", "recap", "cell", "passage", "message", "past", "file", "entity"]
TIERS: tuple[str, ...] = get_args(Tier)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Which part of its message an entry is. ``index`` counts from 0; ``tokens`` by the real tokenizer."""

    index: int
    kind: Literal["prose", "code"]
    language: str | None
    tokens: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One searchable text. ``key`` is stable under edits elsewhere in its file and unique in the vault."""

    key: str
    tier: Tier
    path: str
    line: int
    text: str  # what is shown
    heading: str = ""  # heading path or topic: indexed with it, not shown as it
    before: str = ""  # the neighbouring turns, which lend context to a turn
    after: str = ""
    topic: str = ""
    type: str = ""
    id: str = ""  # cell id, or conversation#message
    conversation: str = ""
    message: str = ""
    position: int = 0  # of the message in its conversation, from 0
    session: int = 0  # a new one begins where the conversation's times have a gap of hours
    role: str = ""
    name: str = ""  # the speaker
    chunk: Chunk | None = None
    salience: float = 0.5
    confidence: float = 1.0
    created: datetime | None = None
    updated: datetime | None = None
    superseded: datetime | None = None  # of a cell that is no longer so
    sources: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    by_person: bool = False
    pinned: bool = False
    language: str = ""  # of its file, where it is not English: whose stems it is indexed by
    project: str = ""  # a name: of a file its folder's, of a message that of the working folder
    file: str = ""  # where it is on this machine, if that is outside the vault
    suspect: bool = False  # reads like an order to an agent, and no person has written or accepted it


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry found, its score (higher is better), and how the score came to be (arm or factor → value)."""

    entry: Entry
    score: float
    explain: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SearchResult:
    query: str
    took_ms: float
    hits: tuple[Hit, ...]
    stale: bool = False  # answered without the newest edits: another process was syncing
    notes: tuple[str, ...] = ()  # what a person should know: "no memories yet", "lexical only" …


@dataclass(frozen=True, slots=True)
class Filter:
    """Which entries may be found. Empty: all."""

    tiers: tuple[Tier, ...] = ()
    topics: tuple[str, ...] = ()  # names, compared without case
    types: tuple[str, ...] = ()
    conversation: str = ""
    project: str = ""  # of a message or file; of what was made of such a conversation, too
    path: str = ""
    after: datetime | None = None  # created at or after
    before: datetime | None = None  # created before
    roles: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()  # compared without case
    excluded: tuple[tuple[str, ...], ...] = ()  # words one after the other, as `text.words` makes them
    origin: Literal["", "talk", "topic", "said", "person"] = ""
    """Of a transcript; of none; said, or made of what was; written by a person or read from a file, and not said."""
    trusted: bool = False  # without what reads like an order to an agent
    parts: bool = True  # with the parts of longer texts
    stood: datetime | None = None  # what was so just before then, whenever it was created

    @property
    def visible(self) -> tuple[str, ...]:
        """The tiers it lets through; empty: all, ``("",)``: none. A recap is seen by searches of its own conversation
        alone (A12): an index goes by this, so that no search can forget it.
        """
        if self.conversation:
            return self.tiers
        return tuple(tier for tier in self.tiers or TIERS if tier != "recap") or ("",)


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """What an arm found, best first: labels (64 bits) and scores, one beside the other. The order of equals lasts."""

    labels: NDArray[np.int64]
    scores: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.labels)

    def __iter__(self) -> Iterator[tuple[int, float]]:
        return zip(self.labels.tolist(), self.scores.tolist(), strict=True)


class SearchIndex(Protocol):
    """What search asks of the index. ``label`` is the index's own number of an entry, never reused.

    Searches are bounded by ``limit``, raise nothing for any input, and return best first. A filter holds exactly: what
    it lets through is found as if there were nothing else.
    """

    def __len__(self) -> int: ...

    def columns(self) -> Columns:
        """Every entry as numbers, as of the last generation seen."""
        ...

    def lexical(self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter) -> Found:
        """Labels and raw BM25 of entries that hold any of ``words`` in the boosted fields.

        Fields: ``text``, ``heading`` (heading path and topic), ``around`` (neighbouring turns), ``code``
        (identifiers, whole and by part), ``name`` (the speaker).
        """
        ...

    def known(self, words: Sequence[str]) -> set[str]:
        """Those of the words that stand in the text of some entry; ones that went lately may be among them."""
        ...

    def compounds(self, words: Sequence[str], limit: int, where: Filter) -> Found:
        """Labels of entries with words that begin or end with one of ``words`` or are parts of it; how many do."""
        ...

    def phrase(self, words: Sequence[str], limit: int, where: Filter) -> Found:
        """Labels and raw BM25 of entries whose text holds ``words`` one after the other."""
        ...

    def dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> Found:
        """Labels and cosine of the nearest entries."""
        ...

    def allowed(self, labels: NDArray[np.int64], where: Filter) -> NDArray[np.bool_]:
        """Which of these entries the filter lets through."""
        ...

    def count(self, where: Filter) -> int:
        """How many entries the filter lets through."""
        ...

    def novelty(self, labels: NDArray[np.int64]) -> NDArray[np.float64]:
        """Of messages how far each lies from the one right before it in its session: 1 less their cosine."""
        ...

    def beside(self, labels: NDArray[np.int64], where: Filter) -> NDArray[np.int64]:
        """Labels of the entries that it lets through in the documents in which these entries stand."""
        ...

    def newest(self, limit: int, where: Filter) -> list[int]:
        """Labels of the entries created last; those without a date come last."""
        ...

    def earliest(self) -> datetime | None:
        """The first date anything has; None where nothing has one."""
        ...

    def vectors(self, labels: NDArray[np.int64]) -> NDArray[np.float32]:
        """Shape ``(len(labels), dimensions)``; all zero where an entry has no vector."""
        ...

    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        """The keys of the entries the manifest knows."""
        ...

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        """The entries the manifest knows; others are left out."""
        ...


@dataclass(frozen=True, slots=True)
class TopicName:
    """A topic that may be written: what a hint can name it by."""

    path: str
    name: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TopicRow:
    """A topic document in a list. ``cells``: current ones; ``updated``: when anything in it changed last."""

    path: str
    name: str
    cells: int = 0
    updated: datetime | None = None
    malformed: bool = False


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """A conversation in a list. ``messages`` that are searched; when the ``first`` and the ``last`` was said."""

    id: str
    path: str
    title: str = ""
    messages: int = 0
    first: datetime | None = None
    last: datetime | None = None


@dataclass(frozen=True, slots=True)
class TopicMatch:
    """A topic or cell near a text, with its similarity on the embedder's own scale."""

    path: str
    name: str
    similarity: float
    cell: str = ""


class Embedder(Protocol):
    """Texts → unit vectors. ``name`` identifies model and version: another name means other vectors."""

    @property
    def name(self) -> str: ...

    @property
    def dimensions(self) -> int: ...

    @property
    def thresholds(self) -> Thresholds: ...

    @property
    def contextual(self) -> bool:
        """Does it understand a question as a whole? One that adds up words is given those that carry meaning."""
        ...

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Shape ``(len(texts), dimensions)``, each row of length 1 (or all zero where nothing is known)."""
        ...


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The reference scale's 0.8 / 0.7 / 0.6 (FEATURES A4, R6, A9) on this embedder's own scale."""

    topic: float  # hint against topics
    text: float  # item text against topics
    similar: float  # memories similar enough to be judged together
    duplicate: float  # the same statement in other words
    recall: float = 0.7  # a memory that a message brings to mind


@dataclass(frozen=True, slots=True)
class Relationship:
    """Two things and how they are related, as a model read it. ``subject`` ``*``: whoever the vault belongs to."""

    subject: str
    relation: str
    target: str
    subject_type: str = "other"
    target_type: str = "other"
    source: str = ""
    created: datetime | None = None
    ended: bool = False  # said to be no longer so


@dataclass(frozen=True, slots=True)
class Extraction:
    """What an extractor made of messages: items, and what it took for chatter (count).

    ``pending`` are ids of messages of which nothing could be made (A15: ``errors`` say why): they stay unarchived.
    """

    items: tuple[Item, ...]
    skipped: int = 0
    pending: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    relationships: tuple[Relationship, ...] = ()


class Extractor(Protocol):
    """Messages not archived before → items. ``known`` lends context: earlier messages, existing topic names."""

    @property
    def name(self) -> str: ...

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction: ...


# --------------------------------------------------------------------------------------------------
# Context


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A memory that belonged into the context and is not in it: ``tokens`` it would have taken, and why."""

    entry: Entry
    tokens: int
    reason: str


@dataclass(frozen=True, slots=True)
class Context:
    """What was packed for a prompt. ``tokens`` is the real tokenizer's count of ``text``, never over ``budget``."""

    query: str
    text: str
    tokens: int
    budget: int
    included: tuple[Hit, ...] = ()  # in the order of the text
    left_out: tuple[LeftOut, ...] = ()  # best first
    took_ms: float = 0.0
    stale: bool = False
    notes: tuple[str, ...] = ()

    @property
    def overflow(self) -> int:
        """Tokens that did not fit."""
        return sum(left.tokens for left in self.left_out)
