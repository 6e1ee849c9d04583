"""The stages of archiving, one function each; `pipeline` defines their order.

Each takes the job and returns it with the results of the stage; failures are recorded in the job. Another extractor or
another way to decide merges is another value in :class:`~.job.Parts`, without changes here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from vault_memory.archive.decisions.decision import ItemDecision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.gate import check
from vault_memory.archive.decisions.match import Matcher, find_existing_path
from vault_memory.archive.extraction import given_statements
from vault_memory.archive.extraction.given_statements import GivenStatementsExtractor
from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts
from vault_memory.archive.maintenance.reorganise import add_alias
from vault_memory.archive.owner import find_owner
from vault_memory.archive.redact_talk import redact_talk
from vault_memory.archive.redo import find_outdated
from vault_memory.archive.write import drop_if_empty, list_new_cells, write_document
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import Add, DocumentReport, EditResult, Item, Outcome, Reinforce, Remove, Update, name_file
from vault_memory.text.words import words
from vault_memory.vault.conversations import transcripts
from vault_memory.vault.conversations.archive_marks import mark_archived
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs import records
from vault_memory.vault.runs.run import current_run
from vault_memory.vault.state import tombstones


def redact(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Redact secrets before anything is stored or read any further (I8)."""
    conversation, count = redact_talk(job.conversation, partial(transcripts.find, parts.store))
    if conversation.id != job.conversation.id and transcripts.find(parts.store, job.conversation.id):
        conversation = replace(conversation, id=job.conversation.id)  # stored so before ids were looked at
    return replace(job, conversation=conversation, redacted=count)


def store(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Store the transcript first: whatever fails later, no message is lost."""
    transcript, new = store_conversation(parts.store, job.conversation)
    if job.redo and parts.client is None:  # what was taken back is taken in again
        new = tuple(m for m in transcript.messages if m.id in transcript.undone or m in new)
    elif job.redo:
        new = tuple(m for m in transcript.messages if m.role != "system" and m.id not in transcript.shared)
    return replace(job, transcript=transcript, new=tuple(new))


def extract(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Extract items from messages not archived before; never from system messages (R4)."""
    assert job.transcript is not None
    new = [message for message in job.new if message.role != "system"]
    started = job.conversation.started or job.transcript.started  # a resumed run knows no other
    whole = replace(job.conversation, id=job.transcript.id, messages=job.transcript.messages, started=started)
    names = [topic.name for topic in parts.similar.topic_names()]
    if not new:
        return job
    extractor = GivenStatementsExtractor() if whole.source in given_statements.SOURCES else parts.extractor
    found = extractor.extract(whole, new, names)
    items = tuple(MatchedItem(item) for item in found.items)
    return replace(
        job,
        items=items,
        unread=found.pending,
        errors=job.errors + found.errors,
        relationships=found.relationships,
        left_out=found.left_out,
        tentative=found.tentative,
        withdrawn=found.withdrawn,
    )


def gate(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Drop items that are too short, too uncertain or without a topic (A3), or that were forgotten (R14)."""
    settings, forgotten = parts.settings.archive, tombstones.load(parts.store)
    return _each(job, lambda placed: _reject(placed, check(placed.item, settings) or forgotten.refuses(placed.item)))


def match(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Match each item to a topic document, existing or new (A4)."""
    find = Matcher(parts.similar, parts.thresholds, parts.settings.archive.match_limit)
    new_path = parts.store.new_topic_paths()
    paths: dict[str, str] = {}

    def place(placed: MatchedItem) -> MatchedItem:
        target = find(placed.item)
        path = target.path or find_existing_path(parts.store, target.name)
        if not path and target.name not in paths:
            paths[target.name] = new_path(target.name)
        return replace(placed, path=path or paths[target.name], topic=target.name)

    return replace(_each(job, place), fresh={path: name for name, path in paths.items()})


def merge(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Merge each item: turn it into edits of a document, compared with its known cells (A5).

    What nobody could decide on goes to a document of its own, which waits to be merged (A6).
    """
    assert job.transcript is not None
    open_ = [number for number, placed in enumerate(job.items) if placed.outcome is None]
    outdated = (
        find_outdated(parts.store, job.transcript.id, job.unread) if job.redo and parts.client is not None else []
    )
    known = {removed.target.id for _, removed in outdated}
    outdated += [each for each in job.gone if each[1].target.id not in known]
    about = MergeContext(
        job.transcript.id, parts.now, fresh=job.fresh, hidden={removed.target.id for _, removed in outdated}
    )
    further = _list_tentative(job, parts)
    asked = [JudgeRequest(job.items[n].item, job.items[n].path) for n in open_]
    decisions = parts.judge([*asked, *(JudgeRequest(item, "", tentative=True) for item in further)], about)
    items, refuge = list(job.items), _Refuge(job, parts)
    ending = [
        MatchedItem(item, path=decision.path, decision=decision)
        for item, decision in zip(further, decisions[len(open_) :], strict=True)
        if decision.edit is not None
    ]
    decisions = decisions[: len(open_)]
    for number, decision in zip(open_, decisions, strict=True):
        placed = items[number]
        if decision.failed:
            decision = refuge(placed, decision)
        elif decision.edit is None:
            placed = replace(placed, outcome="noop", reason=decision.reason)
        items[number] = replace(placed, decision=decision)
    return replace(
        job, items=(*items, *ending), fresh={**job.fresh, **refuge.fresh}, waiting=refuge.waiting,
        outdated=tuple(outdated),
        left_out=tuple(each for each in job.left_out if not any(each.text in placed.item.text for placed in ending)),
        errors=job.errors + tuple(dict.fromkeys(f"merge: {d.failed}" for d in decisions if d.failed)),
    )  # fmt: skip


def _list_tentative(job: ArchiveJob, parts: Parts) -> list[Item]:
    """Return items that are kept only if they end a statement: even short ones, but none that was forgotten."""
    forgotten = tombstones.load(parts.store) if job.tentative else None
    return [item for item in job.tentative if forgotten is not None and not forgotten.refuses(item)]


class _Refuge:
    """Creates documents for items that could not be merged: one for each topic and run."""

    def __init__(self, job: ArchiveJob, parts: Parts) -> None:
        assert job.transcript is not None
        self.fresh: dict[str, str] = {}
        self.waiting: dict[str, str] = {}
        self._conversation, self._run, self._by = job.transcript.id, job.run, parts.extractor.name
        self._new_path, self._made = parts.store.new_topic_paths(), job.fresh
        self._paths: dict[str, str] = {}

    def __call__(self, placed: MatchedItem, decision: ItemDecision) -> ItemDecision:
        if placed.path in self._made:  # there is nothing yet to merge it with
            return replace(decision, edit=new_cell(placed.item, self._conversation, self._by))
        if placed.path not in self._paths:
            name = f"{placed.topic} (merge pending {self._run})"
            path = self._paths[placed.path] = self._new_path(name)
            self.fresh[path], self.waiting[path] = name, placed.topic
        reason = f"could not be merged into {placed.topic} ({decision.failed}); consolidate will"
        edit = replace(new_cell(placed.item, self._conversation, self._by), reason=reason)
        return replace(decision, path=self._paths[placed.path], edit=edit, reason=reason)


def journal(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Record the planned changes first, so that an interrupted run is finished as planned.

    What only a person may decide goes to the review queue.
    """
    run = current_run(parts.store)
    for decision in (placed.decision for placed in job.items if placed.decision is not None):
        for path, edit in decision.proposed:
            reason = decision.reason if decision.propose else edit.reason
            run.propose(path, edit, reason, name=job.fresh.get(path, ""), untrusted=decision.untrusted)
    for path, removal in job.proposed:
        run.propose(path, removal, removal.reason)
    job = plan_changes(job)
    made = [change for change in run.record.changes if change.path in run.paths and change not in job.changes]
    run.update_record(**_fields(job), changes=(*job.changes, *made))
    return job


def plan_changes(job: ArchiveJob) -> ArchiveJob:
    """Return the job with the changes that its decisions make; an item that is only proposed is pending."""
    items, changes, owners = list(job.items), list[records.Change](), list[int | None]()
    for number, placed in enumerate(items):
        decision = placed.decision
        if decision is None or placed.outcome is not None:  # rejected, or known already
            continue
        if decision.propose:
            items[number] = replace(placed, outcome="pending", reason=decision.reason)
            continue
        for edit in decision.edits:
            name, waits = job.fresh.get(decision.path, ""), job.waiting.get(decision.path, "")
            changes.append(records.Change(decision.path, edit, reason=edit.reason, name=name, merge_pending=waits))
            owners.append(number)
        changes += [records.Change(path, edit, reason=edit.reason) for path, edit in decision.elsewhere]
        owners += [None] * len(decision.elsewhere)
    said = {(change.path, change.edit.id) for change in changes if isinstance(change.edit, Add)}
    changes += [
        records.Change(p, gone, reason=gone.reason) for p, gone in job.outdated if (p, gone.target.id) not in said
    ]
    return replace(job, items=tuple(items), owners=tuple(owners), changes=tuple(changes))


def write(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Write the changes document by document; one that fails does not stop the others (A16)."""
    assert job.transcript is not None
    if job.transcript.path and not parts.store.resolve(job.transcript.path).exists():
        raise TranscriptGoneError(job)
    source, documents = job.transcript.id, list[DocumentReport]()
    for path, numbers in list_by_path(job.changes):
        first = job.changes[numbers[0]]
        document, results = write_document(
            parts.store,
            path,
            [job.changes[n].edit for n in numbers],
            name=first.name,
            merge_pending=first.merge_pending,
            source=source,
            consolidate_after=parts.settings.archive.consolidate_after,
            now=parts.now,
        )
        parts.usage.mark_written(list_new_cells(results), parts.now)
        documents.append(document)
        if not document.error and any(isinstance(job.changes[n].edit, Remove) for n in numbers):
            drop_if_empty(parts.store, path)
        job = record_outcomes(job, numbers, document, results)
        emit(
            "archival",
            operation="document_merge",
            user=parts.store.root.name,
            topic=document.topic,
            stage="failed" if document.error else "complete",
            added=document.added,
            superseded=document.superseded,
            pending=document.pending,
            merged_length=document.length,
        )
    errors = tuple(f"write: {name_file(document.path, document.error)}" for document in documents if document.error)
    return replace(job, documents=tuple(documents), errors=job.errors + errors)


def list_by_path(changes: Sequence[records.Change]) -> list[tuple[str, list[int]]]:
    """Return the numbers of the changes for each document."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for number, change in enumerate(changes):
        numbers[change.path].append(number)
    return sorted(numbers.items())


def record_outcomes(
    job: ArchiveJob, numbers: Sequence[int], document: DocumentReport, results: Sequence[EditResult]
) -> ArchiveJob:
    """Return the job with the outcomes of the items that made these changes of a document; the first of each counts."""
    items, recorded = list(job.items), set[int]()
    for number, result in zip(numbers, results, strict=True):
        owner = job.owners[number] if number < len(job.owners) else None
        if owner is not None and owner not in recorded:
            recorded.add(owner)
            items[owner] = _record_outcome(items[owner], document, result)
    return replace(job, items=tuple(items))


def consolidate(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Summarise documents with enough cells that are not in their summary (A7); failing loses nothing."""
    if parts.consolidate is None:
        return job
    errors, notes = list[str](), list[str]()
    written = [document for document in job.documents if not document.error]
    taken = bool(job.withdrawn)  # a summary must not tell what is not to be kept
    reworded = {change.path for change in job.changes if isinstance(change.edit, Update)}
    outdated = [
        document.path
        for document in written
        if document.superseded or document.path in reworded or (taken and document.removed)
    ]
    parts.consolidate.prepare([document.path for document in written], outdated)
    for document in job.documents:
        if document.error:
            continue
        renewed = parts.consolidate(document.path, now=parts.now)
        if renewed is not None and renewed.error:
            errors.append(f"{document.path}: summary: {renewed.error}")
        notes += [f"{document.path}: {note}" for note in renewed.notes] if renewed is not None else []
    return replace(job, errors=(*job.errors, *errors), notes=(*job.notes, *notes))


def _says_name(item: Item) -> bool:
    """Return whether the new name that a model gives the item's topic stands in the item, word by word."""
    return bool(item.called) and f" {' '.join(words(item.called))} " in f" {' '.join(words(item.text))} "


def add_names(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Add a topic's new name to its aliases where the statement says that name; failing loses no knowledge."""
    named = {(placed.path, placed.item.called) for placed in job.items if placed.path and _says_name(placed.item)}
    problems = []
    for path, called in sorted(named):
        try:
            add_alias(current_run(parts.store), path, called)
        except (VaultError, NotFoundError) as error:
            problems.append(f"{path}: alias: {error}")
    return replace(job, errors=(*job.errors, *problems))


def relate(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Write the relations that a model read into entity notes (A11); failing loses no knowledge."""
    if not job.relationships or not parts.settings.graph.enabled:
        return job
    from vault_memory.archive.graph.model_relations import record
    from vault_memory.archive.graph.owner_note import name_owner

    configured = parts.settings.graph.user
    name = find_owner(configured, parts.store.root.name, job.conversation.messages)
    problems = name_owner(parts.store, name, configured)  # a note that is there gets the name before another is made
    problems += record(parts.store, job.relationships, by=parts.extractor.name, user=configured, now=parts.now)
    problems += name_owner(parts.store, name, configured)
    return replace(job, errors=(*job.errors, *(f"entities: {problem}" for problem in problems)))


def mark(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Mark archived messages in the transcript.

    The next archive reads the others again: messages that could not be read, and all messages if a document could not
    be written.
    """
    assert job.transcript is not None
    read = [message for message in job.new if message.id not in job.unread]
    if read and not any(document.error for document in job.documents):
        try:
            mark_archived(parts.store, job.transcript.path, read, parts.extractor.name, job.run)
        except NotFoundError:
            raise TranscriptGoneError(job) from None
    return job


class TranscriptGoneError(Exception):
    """The transcript no longer exists: somebody checked out a branch without it, or deleted it.

    The run stays open: the next one finishes it once the transcript is back.
    """

    def __init__(self, job: ArchiveJob) -> None:
        assert job.transcript is not None
        error = f"{job.transcript.path}: went away while it was archived; finished when it is back (a git checkout?)"
        self.job = replace(job, errors=(*job.errors, error))


def _each(job: ArchiveJob, step: Callable[[MatchedItem], MatchedItem]) -> ArchiveJob:
    """Apply ``step`` to every item that is still open."""
    return replace(job, items=tuple(step(placed) if placed.outcome is None else placed for placed in job.items))


def _reject(placed: MatchedItem, reason: str) -> MatchedItem:
    return replace(placed, outcome="rejected", reason=reason) if reason else placed


def _record_outcome(placed: MatchedItem, document: DocumentReport, result: EditResult) -> MatchedItem:
    """Return the item with its outcome; a repeated statement leaves its cell unchanged."""
    outcome: Outcome = "noop" if isinstance(result.edit, Reinforce) and result.outcome == "updated" else result.outcome
    reason = result.reason or result.edit.reason
    return replace(placed, outcome=outcome, reason=reason, path=document.path, topic=document.topic)


def _fields(job: ArchiveJob) -> dict[str, object]:
    """Return the job's fields for the record of the run."""
    assert job.transcript is not None
    return {
        "trigger": "redo" if job.redo else job.trigger,
        "conversation": job.transcript.id,
        "read": tuple(message.id for message in job.new),
        "unread": job.unread,
    }


def begin(job: ArchiveJob, parts: Parts) -> None:
    """Record that the job has begun, before any model is asked, so that a killed run resumes. Raises VaultError."""
    current_run(parts.store).update_record(**_fields(job))
