"""Archiving as one list of stages, in reading order.

Each stage takes the job as it stands and returns it further along; what failed on the way is a value in it.
Another extractor or another way to decide merges are other values in :class:`Parts`, not other code here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from vault_memory.archive.gate import check
from vault_memory.archive.match import FindSimilar, Matcher
from vault_memory.archive.merge import Decision, Embed, Pool, decide
from vault_memory.archive.redact import redact_conversation
from vault_memory.archive.write import write_document
from vault_memory.config import Settings
from vault_memory.events import emit
from vault_memory.models import (
    Add,
    Conversation,
    DocumentReport,
    Edit,
    EditResult,
    Extractor,
    Item,
    ItemReport,
    Message,
    Outcome,
    Reinforce,
    Report,
    Supersede,
    Thresholds,
)
from vault_memory.vault import runs
from vault_memory.vault.conversations import find, mark_archived, store_conversation
from vault_memory.vault.document import decode
from vault_memory.vault.store import Store
from vault_memory.vault.transcript import Transcript


@dataclass(frozen=True, slots=True)
class Parts:
    """What the stages work with; ``memory`` puts them together."""

    store: Store
    settings: Settings
    extractor: Extractor
    similar: FindSimilar
    embed: Embed | None
    thresholds: Thresholds | None
    now: datetime


@dataclass(frozen=True, slots=True)
class Placed:
    """An item on its way: open while ``outcome`` is None."""

    item: Item
    outcome: Outcome | None = None
    reason: str = ""
    path: str = ""
    topic: str = ""
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """One conversation on its way into the vault."""

    conversation: Conversation
    run: str
    redacted: int = 0
    transcript: Transcript | None = None
    new: tuple[Message, ...] = ()
    items: tuple[Placed, ...] = ()
    fresh: Mapping[str, str] = field(default_factory=dict)  # path → name of topics this run makes
    documents: tuple[DocumentReport, ...] = ()
    errors: tuple[str, ...] = ()


Stage = Callable[[Job, Parts], Job]


def redact(job: Job, parts: Parts) -> Job:
    """Secrets are taken out before anything is stored or read any further (I8)."""
    conversation, count = redact_conversation(job.conversation)
    return replace(job, conversation=conversation, redacted=count)


def store(job: Job, parts: Parts) -> Job:
    """The transcript is kept first: whatever fails later, nothing said is lost."""
    transcript, new = store_conversation(parts.store, job.conversation)
    return replace(job, transcript=transcript, new=tuple(new))


def extract(job: Job, parts: Parts) -> Job:
    """Messages not archived before become items; system messages never do (R4)."""
    assert job.transcript is not None
    new = [message for message in job.new if message.role != "system"]
    whole = replace(job.conversation, id=job.transcript.id, messages=job.transcript.messages)
    names = [topic.name for topic in parts.similar.topic_names()]
    found = parts.extractor.extract(whole, new, names) if new else None
    return replace(job, items=tuple(Placed(item) for item in found.items) if found else ())


def gate(job: Job, parts: Parts) -> Job:
    """What is too short, too unsure or about nothing goes no further (A3)."""
    settings = parts.settings.archive
    return _each(job, lambda placed: _rejected(placed, check(placed.item, settings)))


def match(job: Job, parts: Parts) -> Job:
    """Each item gets a topic document, there already or still to be made (A4)."""
    find = Matcher(parts.similar, parts.thresholds, parts.settings.archive.match_limit)
    new_path = parts.store.new_topic_paths()
    paths: dict[str, str] = {}

    def place(placed: Placed) -> Placed:
        target = find(placed.item)
        if not target.path and target.name not in paths:
            paths[target.name] = new_path(target.name)
        return replace(placed, path=target.path or paths[target.name], topic=target.name)

    return replace(_each(job, place), fresh={path: name for name, path in paths.items()})


def merge(job: Job, parts: Parts) -> Job:
    """Each item becomes an edit of a document, held against what is known there and nearby (A5)."""
    assert job.transcript is not None
    conversation, by, pool = job.transcript.id, parts.extractor.name, Pool(parts.embed)
    seen = set(job.fresh)

    def look_at(path: str) -> None:
        if path not in seen:
            seen.add(path)
            pool.add(path, decode(parts.store.read(path), path).cells)

    def settle(placed: Placed) -> Placed:
        look_at(placed.path)
        for near in parts.similar.similar_cells(placed.item.text, parts.settings.archive.compare_limit):
            look_at(near.path)
        decision = decide(placed.item, placed.path, pool, conversation=conversation, by=by, now=parts.now)
        return replace(placed, decision=decision)

    return _each(job, settle)


def write(job: Job, parts: Parts) -> Job:
    """The edits are applied document by document; one that fails does not stop the others (A16)."""
    assert job.transcript is not None
    by_path: dict[str, list[int]] = defaultdict(list)
    for number, placed in enumerate(job.items):
        if placed.decision is not None:
            by_path[placed.decision.path].append(number)
    items, documents = list(job.items), []
    changes = tuple(runs.Change(path, _edit(items[n]), reason=_edit(items[n]).reason)
                    for path, numbers in by_path.items() for n in numbers)  # fmt: skip
    runs.begin(parts.store, _record(job, parts, changes))
    for path, numbers in sorted(by_path.items()):
        document, results = write_document(
            parts.store,
            path,
            [_edit(items[n]) for n in numbers],
            name=job.fresh.get(path, ""),
            run=job.run,
            source=job.transcript.id,
            consolidate_after=parts.settings.archive.consolidate_after,
            now=parts.now,
        )
        documents.append(document)
        for n, result in zip(numbers, results, strict=True):
            items[n] = _settled(items[n], document, result)
        emit("archival", operation="document_merge", topic=document.topic, stage="complete", added=document.added)
    errors = tuple(f"{document.path}: {document.error}" for document in documents if document.error)
    return replace(job, items=tuple(items), documents=tuple(documents), errors=job.errors + errors)


def mark(job: Job, parts: Parts) -> Job:
    """What was taken in is marked in the transcript; after an error it is not, and the next archive tries again."""
    assert job.transcript is not None
    if job.new and not job.errors:
        mark_archived(parts.store, job.transcript.path, job.new, parts.extractor.name, job.run)
    return job


STAGES: tuple[Stage, ...] = (redact, store, extract, gate, match, merge, write, mark)
_AFTER_STORE = STAGES[STAGES.index(extract) :]


def archive(conversation: Conversation, parts: Parts) -> Report:
    """Take one conversation into the vault.

    Raises InputError for one that cannot be stored and VaultError where the vault cannot be written at all; what
    goes wrong with one item or document is in the report.
    """
    job = Job(conversation, runs.run_id(parts.now, _salt(conversation)))
    for stage in (redact, store):
        job = stage(job, parts)
    return _finish(job, parts, _AFTER_STORE) if job.new else _report(job, parts)


def resume(parts: Parts) -> list[Report]:
    """Finish the runs that were interrupted on this machine: ids follow from content, so nothing is done twice."""
    finished = []
    for run in runs.pending(parts.store):
        transcript = find(parts.store, run.conversation)
        if transcript is None or not transcript.pending:
            runs.finish(parts.store, run)
            continue
        talk = Conversation(transcript.messages, transcript.id, transcript.title, transcript.source, transcript.started)
        job = Job(talk, run.id, transcript=transcript, new=transcript.pending)
        finished.append(_finish(job, parts, _AFTER_STORE))
    return finished


def _finish(job: Job, parts: Parts, stages: tuple[Stage, ...]) -> Report:
    runs.begin(parts.store, _record(job, parts))
    for stage in stages:
        job = stage(job, parts)
        emit("archival", operation="knowledge_processing", stage=stage.__name__, items=len(job.items))
    report = _report(job, parts)
    runs.finish(parts.store, runs.load(parts.store, job.run), {"report": report})
    return report


def _each(job: Job, step: Callable[[Placed], Placed]) -> Job:
    """``step`` on every item that is still open."""
    return replace(job, items=tuple(step(placed) if placed.outcome is None else placed for placed in job.items))


def _rejected(placed: Placed, reason: str) -> Placed:
    return replace(placed, outcome="rejected", reason=reason) if reason else placed


def _edit(placed: Placed) -> Edit:
    assert placed.decision is not None
    return placed.decision.edit


def _settled(placed: Placed, document: DocumentReport, result: EditResult) -> Placed:
    """What became of the item; a statement said again leaves its cell as it is."""
    outcome: Outcome = "noop" if isinstance(result.edit, Reinforce) and result.outcome == "updated" else result.outcome
    reason = result.reason or result.edit.reason
    return replace(placed, outcome=outcome, reason=reason, path=document.path, topic=document.topic)


def _record(job: Job, parts: Parts, changes: tuple[runs.Change, ...] = ()) -> runs.Run:
    assert job.transcript is not None
    here = runs.machine(parts.store)
    return runs.Run(job.run, here, parts.now, trigger="archive", conversation=job.transcript.id, changes=changes)


def _salt(conversation: Conversation) -> str:
    last = conversation.messages[-1].content if conversation.messages else ""
    return f"{conversation.id} {len(conversation.messages)} {last}"


def _report(job: Job, parts: Parts) -> Report:
    assert job.transcript is not None
    return Report(
        run=job.run if job.new else "",
        conversation=job.transcript.id,
        messages=len(job.transcript.messages),
        new_messages=len(job.new),
        redacted=job.redacted,
        extractor=parts.extractor.name,
        items=tuple(_item_report(placed) for placed in job.items),
        documents=job.documents,
        errors=job.errors,
    )


def _item_report(placed: Placed) -> ItemReport:
    edit = placed.decision.edit if placed.decision is not None else None
    match edit:
        case Add():
            cell = edit.id
        case Supersede():
            cell = edit.by.id if edit.by is not None else edit.target.id
        case Reinforce():
            cell = edit.target.id
        case _:
            cell = ""
    item = placed.item
    return ItemReport(
        item.text, placed.outcome or "failed", placed.reason, placed.topic or item.topic, cell, item.type, item.source
    )
