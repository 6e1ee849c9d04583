"""Entries of the index, filters, hits, results, and the port of the index.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Literal, Protocol, get_args

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from vault_memory.text.columns import Columns

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

    def __str__(self) -> str:
        entry = self.entry
        about = entry.topic or entry.name or entry.conversation or entry.path
        kind = f"[{entry.type}] " if entry.tier in ("cell", "past") and entry.type else ""
        return f"{kind}{' '.join(entry.text.split())} ({about})"


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found, best first. ``print(result)`` shows it in a line a hit."""

    query: str
    took_ms: float
    hits: tuple[Hit, ...]
    stale: bool = False  # answered without the newest edits: another process was syncing
    notes: tuple[str, ...] = ()  # what a person should know: "no memories yet", "lexical only" …

    def __str__(self) -> str:
        lines = [f"{number}. {hit}" for number, hit in enumerate(self.hits, 1)]
        return "\n".join([*(lines or ["nothing found"]), *self.notes])


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

    def __str__(self) -> str:
        return self.text

    @property
    def overflow(self) -> int:
        """Tokens that did not fit."""
        return sum(left.tokens for left in self.left_out)
