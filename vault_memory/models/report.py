"""Reports: what a run did, item by item and document by document.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vault_memory.models.topic import Edit

Outcome = Literal["added", "updated", "superseded", "noop", "rejected", "pending", "failed"]


@dataclass(frozen=True, slots=True)
class EditResult:
    """What became of one edit: ``added``, ``superseded``, ``noop`` (nothing to do), ``pending`` (a person wrote
    the target: left alone), ``rejected`` (the target is gone, the id is taken …)."""

    edit: Edit
    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a model said of an item. ``edits`` it wanted at first; what it was ``asked`` again, with the reason;
    what was ``changed`` in its last answer, or taken in spite of a check, and why.
    """

    edits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()


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
    judged: Judged | None = None  # where a model was asked


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
