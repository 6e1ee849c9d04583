"""Define reports of runs, item by item and document by document.

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
    """The result of one edit: ``added``, ``superseded``, ``noop`` (nothing to do), ``pending`` (the target is a
    person's and stays), ``rejected`` (the target is gone, the id is taken …)."""

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
    path: str = ""  # of its document; "": it was not matched to one


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
    removed: int = 0  # by `archive --redo`: statements of the offline extractor


@dataclass(frozen=True, slots=True)
class Report:
    """The changes of one archive run, item by item and document by document."""

    run: str
    conversation: str
    messages: int = 0  # in the conversation
    new_messages: int = 0  # not archived before
    undone: int = 0  # archived once and undone: `archive --redo` archives them again
    redacted: int = 0  # secrets replaced before anything was stored
    forgotten: bool = False  # the conversation was forgotten, so nothing of it is archived again (R14)
    extractor: str = "offline"
    items: tuple[ItemReport, ...] = ()
    documents: tuple[DocumentReport, ...] = ()
    errors: tuple[str, ...] = ()
    excluded: str = ""  # the pattern of memory.exclude that excluded all of it
    unread: int = 0  # new messages that could not be extracted yet: they wait for the next run
    unmerged: int = 0  # items in documents of their own that wait to be merged
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    commit: str = ""  # of a vault that is versioned
    notes: tuple[str, ...] = ()  # for a person to know; not errors

    def count(self, outcome: Outcome) -> int:
        return sum(item.outcome == outcome for item in self.items)


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview of an archive run; nothing was written. Without a model ``report`` is set; with one, the costs.

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
    """The changes of a consolidation to one topic. ``pending`` edits wait for a person; ``removed``: pruned cells."""

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
    """The changes of one consolidation: topics that changed or failed, and conversations that were pending."""

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
