"""Define entries of the index, hits, results, and the protocol of the index.

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

    from vault_memory.models.columns import Columns
    from vault_memory.models.filters import Filter

# profile: never in the index; recap: the summary of a conversation, found in that conversation only; past: a superseded
# cell, found only by date; file: a chunk of a file that is searched in place; entity: an entity note
Tier = Literal["profile", "summary", "recap", "cell", "passage", "message", "past", "file", "entity"]
TIERS: tuple[str, ...] = get_args(Tier)
SEARCHED: tuple[Tier, ...] = ("summary", "cell", "passage", "message", "file")
"""The tiers that a search without a filter covers, and from which a context is built."""
GROUP_OF_TIER: Mapping[Tier, str] = {  # the group in which entries are indexed and searched separately
    "profile": "written", "cell": "written", "passage": "written", "past": "written", "entity": "written",
    "message": "said", "recap": "said",
    "summary": "summaries",
    "file": "files",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chunk:
    """The part of its message that an entry is. ``index`` counts from 0; ``tokens`` by the real tokenizer."""

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
    text: str  # the text that is shown
    heading: str = ""  # heading path or topic: indexed with the text, not part of it
    before: str = ""  # the neighbouring turns, which give context to a turn
    after: str = ""
    asked: str = ""  # words and questions it answers: indexed, not shown
    topic: str = ""
    type: str = ""
    id: str = ""  # cell id, or conversation#message
    conversation: str = ""
    message: str = ""
    position: int = 0  # of the message in its conversation, or of the section in its file, from 0
    session: int = 0  # a new one begins where the conversation's times have a gap of hours
    role: str = ""
    name: str = ""  # the speaker
    chunk: Chunk | None = None
    salience: float = 0.5
    confidence: float = 1.0
    created: datetime | None = None
    updated: datetime | None = None
    superseded: datetime | None = None  # of a superseded cell
    successor: str = ""  # id of the cell that replaced it
    sources: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    by_person: bool = False
    pinned: bool = False
    language: str = ""  # of its file, "" for English: selects the stemmer for the index
    project: str = ""  # for a file the name of its folder, for a message that of the working folder
    file: str = ""  # path on this machine, if the file is outside the vault
    suspect: bool = False  # reads like an order to an agent, and no person has written or accepted it

    @property
    def display_date(self) -> datetime | None:
        """When it was last said or changed: the date that is shown and that `after:` and `before:` compare."""
        return self.updated or self.created


@dataclass(frozen=True, slots=True)
class Hit:
    """A result: an entry, its score (higher is better), and the parts of the score (feature or factor → value).

    ``more``: entries that are shown with it: messages that a statement cites, other places of the same file.
    ``waiting``: its proposed changes that a person has not decided on yet, as text. ``warning``: why it is suspect.
    """

    entry: Entry
    score: float
    explain: Mapping[str, float] = field(default_factory=dict)
    more: tuple[Entry, ...] = ()
    waiting: tuple[str, ...] = ()
    warning: str = ""

    def __str__(self) -> str:
        entry = self.entry
        about = entry.topic or entry.name or entry.conversation or entry.path
        kind = f"[{entry.type}] " if entry.tier in ("cell", "past") and entry.type else ""
        return f"{kind}{' '.join(entry.text.split())} ({about})"


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search, best first. ``print(result)`` shows one line for each hit."""

    query: str
    took_ms: float
    hits: tuple[Hit, ...]
    stale: bool = False  # without the newest edits, because another process was syncing
    notes: tuple[str, ...] = ()  # what a person should know: "no memories yet", "lexical only" …

    def __str__(self) -> str:
        lines = [f"{number}. {hit}" for number, hit in enumerate(self.hits, 1)]
        return "\n".join([*(lines or ["nothing found"]), *self.notes])


@dataclass(frozen=True, slots=True, eq=False)
class ScoredLabels:
    """Labels (64 bits) and scores of a retriever, best first; of equal scores the order is stable."""

    labels: NDArray[np.int64]
    scores: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.labels)

    def __iter__(self) -> Iterator[tuple[int, float]]:
        return zip(self.labels.tolist(), self.scores.tolist(), strict=True)


class SearchIndex(Protocol):
    """The index, as search uses it. ``label`` is the index's own number of an entry, never reused.

    Searches return at most ``limit`` entries, best first, and raise nothing for any input. Filters are exact: entries
    that pass are found as if no others existed.
    """

    def __len__(self) -> int: ...

    def columns(self) -> Columns:
        """Return every entry as numbers, as of the last generation read."""
        ...

    def lexical(self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter) -> ScoredLabels:
        """Return labels and raw BM25 of entries that hold any of ``words`` in the boosted fields.

        Fields: ``text``, ``heading`` (heading path and topic), ``around`` (neighbouring turns), ``code``
        (identifiers, whole and by part), ``name`` (the speaker).
        """
        ...

    def topic_names(self) -> Sequence[TopicName]:
        """Return every topic that is not malformed, with its other names."""
        ...

    def find_known_words(self, words: Sequence[str]) -> set[str]:
        """Return the words that occur in the text or heading of some entry, or did until recently."""
        ...

    def compounds(self, words: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        """Return labels of entries with words that begin or end with one of ``words`` or are parts of it.

        The score is the number of such matches.
        """
        ...

    def phrase(self, words: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        """Return labels and raw BM25 of entries whose text contains ``words`` in sequence."""
        ...

    def dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        """Return labels and cosine of the nearest entries."""
        ...

    def mask_allowed(self, labels: NDArray[np.int64], where: Filter) -> NDArray[np.bool_]:
        """Return a mask of the entries that pass the filter."""
        ...

    def count(self, where: Filter) -> int:
        """Return how many entries pass the filter."""
        ...

    def novelty(self, labels: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the distance of each message to the one before it in its session: 1 - cosine."""
        ...

    def newest(self, limit: int, where: Filter) -> list[int]:
        """Return labels of the entries created last; entries without a date come last."""
        ...

    def earliest(self) -> datetime | None:
        """Return the earliest date of an entry; None where no entry has one."""
        ...

    def vectors(self, labels: NDArray[np.int64]) -> NDArray[np.float32]:
        """Return shape ``(len(labels), dimensions)``; all zero where an entry has no vector."""
        ...

    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        """Return the keys of the entries that are in the manifest."""
        ...

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        """Return the entries that are in the manifest; others are left out."""
        ...


@dataclass(frozen=True, slots=True)
class TopicName:
    """A topic that is not malformed, with the names by which a hint can match it."""

    path: str
    name: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TopicRow:
    """A topic document in a list. ``cells``: the number of current cells; ``updated``: the time of its last change."""

    path: str
    name: str
    cells: int = 0
    updated: datetime | None = None
    malformed: bool = False

    def __str__(self) -> str:
        return f"{self.name} ({self.cells} statement{'' if self.cells == 1 else 's'}, {self.path})"


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """A conversation in a list. ``messages``: how many are searched; ``first`` and ``last``: times of messages."""

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
class OmittedItem:
    """A memory that did not fit into the context: its size in tokens, and the reason."""

    entry: Entry
    tokens: int
    reason: str


@dataclass(frozen=True, slots=True)
class Context:
    """Memories packed for a prompt. ``tokens`` is the real tokenizer's count of ``text``, never over ``budget``."""

    query: str
    text: str
    tokens: int
    budget: int
    included: tuple[Hit, ...] = ()  # in the order of the text
    left_out: tuple[OmittedItem, ...] = ()  # best first
    took_ms: float = 0.0
    stale: bool = False
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text

    @property
    def overflow(self) -> int:
        """Tokens that did not fit."""
        return sum(left.tokens for left in self.left_out)
