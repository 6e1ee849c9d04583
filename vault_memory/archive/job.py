"""Define the job that passes through the stages of archiving, and build its report at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from vault_memory.archive.decisions.covered_statements import Covers, covers_by_words
from vault_memory.archive.decisions.decision import ItemDecision, Judge
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.models import (
    Add,
    Conversation,
    DocumentReport,
    Extractor,
    Item,
    ItemReport,
    LeftOutSentence,
    Message,
    Outcome,
    Reinforce,
    Relationship,
    Remove,
    Report,
    Supersede,
    Thresholds,
    TopicReport,
    Update,
    Withdrawal,
)
from vault_memory.settings import Settings
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.runs import records
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client


class Consolidate(Protocol):
    """Renews the summary of a document if it lacks enough statements; returns None if it is not due."""

    def prepare(self, paths: Iterable[str], outdated: Iterable[str] = ()) -> None:
        """Ask about several documents at once, before each is renewed. ``outdated``: those with ended statements."""

    def __call__(self, path: str, *, now: datetime) -> TopicReport | None: ...


@dataclass(frozen=True, slots=True)
class Parts:
    """The components that the stages use; `assembly` builds them."""

    store: Store
    settings: Settings
    extractor: Extractor
    judge: Judge
    similar: FindSimilar
    thresholds: Thresholds | None
    usage: Usage
    now: datetime
    consolidate: Consolidate | None = None  # None: summaries are extractive
    client: Client | None = None  # of the run; its cost goes into the report
    covers: Covers = covers_by_words  # what a request not to keep something covers


@dataclass(frozen=True, slots=True)
class MatchedItem:
    """An item with its topic, decision and outcome so far; it is open while ``outcome`` is None."""

    item: Item
    outcome: Outcome | None = None
    reason: str = ""
    path: str = ""
    topic: str = ""
    decision: ItemDecision | None = None


@dataclass(frozen=True, slots=True)
class ArchiveJob:
    """One conversation that passes through the stages of archiving."""

    conversation: Conversation
    run: str
    redo: bool = False
    trigger: str = "archive"
    redacted: int = 0
    transcript: Transcript | None = None
    new: tuple[Message, ...] = ()
    items: tuple[MatchedItem, ...] = ()
    unread: tuple[str, ...] = ()  # ids of new messages that could not be read; they wait (A15)
    attempts: int = 0  # how often they have been tried before
    fresh: Mapping[str, str] = field(default_factory=dict)  # path → name of topics this run makes
    waiting: Mapping[str, str] = field(default_factory=dict)  # path → topic that a fresh document waits for (A6)
    changes: tuple[records.Change, ...] = ()
    owners: tuple[int | None, ...] = ()  # number of the item of each of the first changes; None: of another document
    outdated: tuple[tuple[str, Remove], ...] = ()  # path and cell that a redo takes away
    withdrawn: tuple[Withdrawal, ...] = ()  # what the new messages ask not to keep
    gone: tuple[tuple[str, Remove], ...] = ()  # path and cell that these requests remove
    proposed: tuple[tuple[str, Remove], ...] = ()  # path and removal of a person's cell: only proposed
    relationships: tuple[Relationship, ...] = ()  # that a model read beside the items
    left_out: tuple[LeftOutSentence, ...] = ()  # sentences of people that the extractor passed over
    tentative: tuple[Item, ...] = ()  # those of ``left_out`` that are kept if they end something
    documents: tuple[DocumentReport, ...] = ()
    errors: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()  # what consolidation did, and what it did not do as the model said


def measure_usage(parts: Parts) -> tuple[int, int, float]:
    """Return tokens in and out, and US dollars."""
    if parts.client is None:
        return 0, 0, 0.0
    used = parts.client.usage
    return used.tokens_in, used.tokens_out, used.cost


def report(job: ArchiveJob, parts: Parts, before: tuple[int, int, float] | None = None) -> Report:
    """Return the outcome of the job. ``before``: the usage when it began."""
    assert job.transcript is not None
    after = measure_usage(parts)
    before = before or after
    return Report(
        run=job.run if job.new or job.changes else "",
        conversation=job.transcript.id,
        messages=sum(message.role != "system" for message in job.transcript.messages),
        new_messages=len(job.new),
        undone=len(job.transcript.undone),
        redacted=job.redacted,
        forgotten=not job.transcript.path and job.trigger in ("archive", "redo"),
        extractor=parts.extractor.name,
        items=tuple(_item_report(placed) for placed in job.items),
        documents=job.documents,
        errors=job.errors,
        unread=len(job.unread),
        unmerged=sum(change.merge_pending != "" for change in job.changes),
        tokens_in=after[0] - before[0],
        tokens_out=after[1] - before[1],
        cost=after[2] - before[2],
        left_out=job.left_out,
        notes=job.notes,
    )


def _item_report(placed: MatchedItem) -> ItemReport:
    edit = placed.decision.edit if placed.decision is not None else None
    match edit:
        case Add():
            cell = edit.id
        case Supersede():
            cell = edit.by.id if edit.by is not None else edit.target.id
        case Reinforce() | Update():
            cell = edit.target.id
        case _:
            cell = ""
    item = placed.item
    return ItemReport(
        item.text,
        placed.outcome or "failed",
        placed.reason,
        placed.topic or item.topic,
        cell,
        item.type,
        item.source,
        placed.decision.path if placed.decision is not None else placed.path,
        placed.decision.judged if placed.decision is not None else None,
    )
