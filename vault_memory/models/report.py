"""Define reports of runs, item by item and document by document.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from vault_memory.models.extraction import LeftOutSentence
from vault_memory.models.problem import Problem, name_file
from vault_memory.models.topic import SPARSE, Edit, Topic

Outcome = Literal["added", "updated", "superseded", "noop", "rejected", "pending", "failed"]


@dataclass(frozen=True, slots=True)
class EditResult:
    """The result of one edit: ``added``, ``superseded``, ``noop`` (nothing to do), ``pending`` (the target is a
    person's and stays), ``rejected`` (the target is gone, the id is taken …)."""

    edit: Edit
    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True, slots=True)
class JudgeDetails:
    """A model's decision about an item. ``edits``: the edits of its first answer; ``asked``: follow-up questions with
    their reasons; ``changed``: what was changed in its last answer, or accepted despite a check, and why.
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
    path: str = ""  # of the item's document; "" if it was not matched to one
    judged: JudgeDetails | None = field(default=None, metadata=SPARSE)  # set if a model was asked

    def __str__(self) -> str:
        why = f": {self.reason}" if self.reason else ""
        return f"{self.text} ({self.outcome}{f' in {self.topic}' if self.topic else ''}{why})"


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
    length: int = 0  # in characters, after the run
    removed: int = 0  # by `archive --redo`: statements of the offline extractor

    def __str__(self) -> str:
        counts = ("added", "updated", "superseded", "pending", "removed")
        parts = [f"{count} {what}" for what in counts if (count := getattr(self, what))]
        return f"{self.topic}: {self.error or ', '.join(parts) or 'unchanged'}"


@dataclass(frozen=True, slots=True)
class Report:
    """The changes of one archive run, item by item and document by document."""

    run: str
    conversation: str
    messages: int = 0  # in the conversation, without system messages
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
    commit: str = ""  # the id of the commit, in a versioned vault
    left_out: tuple[LeftOutSentence, ...] = ()  # sentences of people that became no statement; not stored with the run
    notes: tuple[str, ...] = ()  # for a person to know; not errors

    def __str__(self) -> str:
        if self.excluded:
            return f"{self.conversation}: left out by memory.exclude ({self.excluded})"
        if self.forgotten:
            return f"{self.conversation}: was forgotten; nothing of it is learned again"
        if not self.new_messages and not self.items:
            return f"{self.conversation or 'nothing'}: nothing new"
        kept = self.count("added") + self.count("superseded")
        about = f"{self.conversation}: {self.new_messages} new messages, " if self.conversation else ""
        topics = ", ".join(document.topic for document in self.documents)
        return about + f"{kept} kept" + (f" in {topics}" if topics else "") + "".join(f"\n{e}" for e in self.errors)

    def count(self, outcome: Outcome) -> int:
        """Return how many items had this outcome."""
        return sum(item.outcome == outcome for item in self.items)


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview of an archive run; nothing was written. Without a model ``report`` is set; with one, the costs.

    ``calls`` and tokens are estimated for reading the conversation and for the probable next steps: merging into the
    documents that its statements seem to belong to, and summaries that become due. ``cost`` None: no known price.
    """

    conversation: str
    new_messages: int
    report: Report | None = None
    model: str = ""
    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = None

    def __str__(self) -> str:
        if self.report is not None:
            return str(self.report)
        return f"{self.conversation}: {self.new_messages} new messages, about {self.calls} calls of {self.model}"


@dataclass(frozen=True, slots=True)
class TopicReport:
    """The changes of a consolidation to one topic. ``pending`` edits wait for a person; ``removed``: pruned cells."""

    path: str
    topic: str
    summary: bool = False  # whether it was renewed
    superseded: int = 0
    merged: int = 0  # statements of a document that waited to be merged
    removed: int = 0
    pending: int = 0
    error: str = ""
    notes: tuple[str, ...] = field(default=(), metadata=SPARSE)  # of splits and renames, also those left to a person

    def __str__(self) -> str:
        parts = (
            "new summary" if self.summary else "",
            *(
                f"{count} {what}"
                for count, what in (
                    (self.merged, "merged"),
                    (self.superseded, "superseded"),
                    (self.removed, "removed"),
                    (self.pending, "waiting for review"),
                )
                if count
            ),
            *self.notes,
        )
        return f"{self.topic}: {self.error or ', '.join(filter(None, parts)) or 'as it was'}"

    @property
    def changed(self) -> bool:
        """Whether anything of the topic changed."""
        return self.summary or bool(self.superseded or self.merged or self.removed or self.pending or self.notes)


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

    def __str__(self) -> str:
        lines = [*map(str, self.conversations), *map(str, self.topics)]
        return "\n".join(lines) or "nothing to do"

    @property
    def errors(self) -> tuple[str, ...]:
        """The errors, as messages."""
        return (
            *(name_file(topic.path, topic.error) for topic in self.topics if topic.error),
            *(error for report in self.conversations for error in report.errors),
        )


@dataclass(frozen=True, slots=True)
class TopicChange:
    """The result of a change of a whole topic; ``path`` and ``topic`` are those after the change.

    ``links``: number of links to it in other documents that were changed, or broken by a deletion. ``run`` '': preview.
    """

    what: str
    path: str
    topic: str
    links: int = 0
    run: str = ""
    documents: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    commit: str = ""

    def __str__(self) -> str:
        return f"{self.what}  {self.path}" + (f"\n  run {self.run}" if self.run else "")


@dataclass(frozen=True, slots=True)
class TopicEdit:
    """A document after a person's edit, and the ``run`` of that edit; "" if nothing changed."""

    topic: Topic
    run: str = ""


@dataclass(frozen=True, slots=True)
class FolderReport:
    """One folder: the files that are searched, by kind (markdown, text, code), and the number left out, by reason."""

    name: str
    root: str
    reachable: bool = True
    exclude: tuple[str, ...] = ()
    files: Mapping[str, int] = field(default_factory=dict)
    left_out: Mapping[str, int] = field(default_factory=dict)
    entries: int = 0  # in the index
    problems: tuple[Problem, ...] = ()

    def __str__(self) -> str:
        found = ", ".join(f"{count:,} {kind}" for kind, count in self.files.items()) or "nothing to search"
        return f"{self.name}: {found if self.reachable else 'cannot be reached'}  {self.root}"


@dataclass(frozen=True, slots=True)
class IngestReport:
    """The ingested folders, and the counts of the index update."""

    folders: tuple[FolderReport, ...] = ()
    changed: int = 0  # files read, of all folders and the vault
    gone: int = 0
    added: int = 0  # entries
    removed: int = 0
    stale: bool = False  # another process is indexing: the next search indexes the rest

    def __str__(self) -> str:
        return "\n".join(map(str, self.folders))
