"""List the stages of archiving in order; begin, carry out, close and resume a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import timedelta

from vault_memory.archive import commit_message
from vault_memory.archive.decisions.suspect_statements import distrust
from vault_memory.archive.job import ArchiveJob, Parts, measure_usage, report
from vault_memory.archive.maintenance import decay
from vault_memory.archive.redo import respect
from vault_memory.archive.stages import (
    TranscriptGoneError,
    add_names,
    begin,
    consolidate,
    extract,
    gate,
    journal,
    mark,
    match,
    merge,
    redact,
    relate,
    store,
    write,
)
from vault_memory.archive.withdraw import withdraw
from vault_memory.errors import BusyError, NotFoundError
from vault_memory.events import emit
from vault_memory.models import Conversation, Report
from vault_memory.text.display import name_conversation
from vault_memory.vault.conversations.archive_marks import mark_waiting
from vault_memory.vault.conversations.transcripts import PATIENCE, archiving, find
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.runs import records, undo
from vault_memory.vault.runs.run import Run, current_run, resume_run, start_run

Stage = Callable[[ArchiveJob, Parts], ArchiveJob]
NO_TRANSCRIPT = Transcript("", "", "")  # of a run that is about no conversation
_WAITING = "extract_pending"  # a run of messages that no model has read yet
_READS = frozenset(("archive", "redo", _WAITING))  # runs that read a conversation
ATTEMPTS = 3  # of later archives to read what no model could read
AWAY = timedelta(days=1)  # a run waits so long for its transcript, which may be on another branch of git


STAGES: tuple[Stage, ...] = (
    redact, store, extract, gate, withdraw, match, merge, distrust, respect, journal,
    write, add_names, consolidate, relate, mark,
)  # fmt: skip
_AFTER_STORE = STAGES[STAGES.index(extract) :]
_AFTER_JOURNAL = STAGES[STAGES.index(write) :]
PLANNING = STAGES[STAGES.index(extract) : STAGES.index(journal)]  # decide what is to be done, and write nothing


def archive(
    conversation: Conversation, parts: Parts, *, redo: bool = False, tried: Mapping[str, Report] | None = None
) -> Report:
    """Archive one conversation.

    ``redo``: archived messages are read again, and cells that only the offline extractor made of them are removed.
    ``tried``: reports, by conversation, of messages that a model has just failed to read; if there are no others to
    read, that report is returned and the model is not asked again. Raises InputError for a conversation that cannot be
    stored and VaultError where the vault cannot be written at all; the failure of one item or document is in the
    report.
    """
    with start(conversation, parts) as run:
        report = _archive_alone(ArchiveJob(conversation, run.id, redo=redo), parts, redo=redo, tried=tried or {})
    return add_commit(report, run)


def start(conversation: Conversation, parts: Parts) -> AbstractContextManager[Run]:
    """Begin the run that archives a conversation, for callers that change more within it."""
    return start_run(
        parts.store,
        "archive",
        now=parts.now,
        salt=_salt(conversation),
        commit=parts.settings.git.commit,
        resumable=True,
    )


def add_commit(report: Report, run: Run) -> Report:
    """Return the report with the commit of its run."""
    done = run.committed
    notes = tuple(dict.fromkeys((*report.notes, *done.notes)))
    return replace(report, commit=done.commit or report.commit, notes=notes)


def _archive_alone(job: ArchiveJob, parts: Parts, *, redo: bool, tried: Mapping[str, Report]) -> Report:
    for stage in (redact, store):
        job = stage(job, parts)
    if not job.new:
        return report(job, parts)
    assert job.transcript is not None
    before = tried.get(job.transcript.id)
    if before is not None and before.unread == len(job.new) and not redo:
        return replace(before, redacted=job.redacted)
    with archiving(parts.store, job.transcript.id) as alone:
        if not alone:
            raise BusyError(job.transcript.path, f"has been archived by another process for {PATIENCE:g} seconds")
        job = store(job, parts)  # somebody else may have been at it until now
        if not job.new:
            return report(job, parts)
        begin(job, parts)
        return run_stages(job, parts, _AFTER_STORE)


def resume(parts: Parts, *, patient: bool = False) -> Iterator[Report]:
    """Finish the runs that were interrupted on this machine, and those that wait for a model to answer.

    Only a ``patient`` caller retries a conversation that could not be read `ATTEMPTS` times, so that a conversation
    that no model can read does not slow down every later archive. The caller syncs the index between two reports.

    A run that has recorded its changes makes exactly those; nothing is asked or done twice, because ids are derived
    from the content. A run that another process is working on is skipped.
    """
    undo.finish(parts.store, commit=parts.settings.git.commit)
    decay.finish(parts.store, parts.now)
    for run in records.pending(parts.store):
        with archiving(parts.store, run.conversation, wait=0) as alone:
            try:
                done = _resume_one(records.load(parts.store, run.id), parts, patient) if alone else None
            except NotFoundError as error:  # it stays open, and nothing else waits for it
                done = Report(run.id, run.conversation, errors=(f"run {run.id} could not be finished: {error}",))
        if done is not None:
            yield done


def _resume_one(run: records.RunRecord, parts: Parts, patient: bool) -> Report | None:
    """Resume one run; None if nothing was left to do or it was tried too often."""
    if run.status != "applying":
        return None
    if run.trigger not in _READS and not run.changes:
        _end(run, parts)
        return None
    transcript: Transcript | None = replace(NO_TRANSCRIPT, id=run.conversation)
    if run.trigger in _READS and run.conversation:
        transcript = find(parts.store, run.conversation)
    if transcript is None and parts.now - run.time < AWAY:
        return None
    if transcript is None or (not transcript.pending and not run.changes):
        _end(run, parts, transcript)
        return None
    if run.attempts >= ATTEMPTS and not patient:
        return None
    decided = run.read or tuple(message.id for message in transcript.pending)  # earlier versions did not record it
    read = tuple(message for message in transcript.messages if message.id in decided)
    job = ArchiveJob(
        transcript.conversation,
        run.id,
        transcript=transcript,
        new=read if run.changes else transcript.pending,  # others have come since the changes were decided
        changes=run.changes,
        unread=run.unread,
        attempts=run.attempts,
        trigger=run.trigger,
    )
    with resume_run(parts.store, run, commit=parts.settings.git.commit) as resumed:
        _commit_along(resumed, transcript)
        done = run_stages(job, parts, _AFTER_JOURNAL if run.changes else _AFTER_STORE)
    return add_commit(done, resumed)


def _end(run: records.RunRecord, parts: Parts, transcript: Transcript | None = None) -> None:
    """Close a run that was killed and left nothing to do."""
    with resume_run(parts.store, run, commit=parts.settings.git.commit) as resumed:
        _commit_along(resumed, transcript)


def _commit_along(run: Run, transcript: Transcript | None) -> None:
    """Make the run commit its transcript, whose writes are not in the journal."""
    if transcript is not None and transcript.path:
        run.paths[transcript.path] = None


def run_stages(
    job: ArchiveJob, parts: Parts, stages: Sequence[Stage], before: tuple[int, int, float] | None = None
) -> Report:
    """Run the stages in order within the current run. ``before``: the model usage when it began, if not now."""
    return _run_stages(job, parts, stages, before or measure_usage(parts))


def _run_stages(job: ArchiveJob, parts: Parts, stages: Sequence[Stage], before: tuple[int, int, float]) -> Report:
    for stage in stages:
        try:
            job = stage(job, parts)
        except TranscriptGoneError as away:
            current_run(parts.store).leave_open()
            return report(away.job, parts, before)
        emit(
            "archival",
            operation="knowledge_processing",
            user=parts.store.root.name,
            stage=stage.__name__,
            items=len(job.items),
            open=sum(placed.outcome is None for placed in job.items),
            unread=len(job.unread),
            errors=len(job.errors),
        )
    done = report(job, parts, before)
    _close(job, parts, done)
    emit(
        "archival",
        operation="archive",
        user=parts.store.root.name,
        stage="incomplete" if done.errors else "complete",
        items=len(done.items),
        added=done.count("added"),
        superseded=done.count("superseded"),
        duplicates=done.count("noop"),
        rejected=done.count("rejected"),
        pending=done.count("pending"),
        tokens_in=done.tokens_in,
        tokens_out=done.tokens_out,
        cost=done.cost,
    )
    return done


def _close(job: ArchiveJob, parts: Parts, done: Report) -> None:
    """Close the run. While messages wait to be read (A15), it stays open, and the next run resumes it.

    One open run covers all waiting messages of a conversation, so that a model that fails to answer is asked only once.
    """
    assert job.transcript is not None
    run = current_run(parts.store)
    run.summary, run.message = (
        _describe_job(job, done),
        commit_message.format_archive_message(done, job.transcript.title),
    )
    if not job.unread or job.changes:
        kept = tuple(replace(item, judged=None) for item in done.items)  # it may quote what is forgotten later
        run.report = {"report": replace(done, items=kept, left_out=())}
    if not job.unread:
        return
    if job.transcript.path:
        mark_waiting(parts.store, job.transcript.path, job.unread, job.run)
    others = [each for each in records.pending(parts.store) if _waits(each) and each.conversation == done.conversation]
    waiting = {
        "trigger": _WAITING,
        "changes": (),
        "read": (),
        "unread": (),
        "attempts": max([job.attempts, *(each.attempts for each in others)]) + 1,
    }
    if job.changes:
        name = records.run_id(parts.now, job.run)
        records.begin(parts.store, replace(run.record, id=name, sequence=0, **waiting))  # type: ignore[arg-type]
    else:
        name = job.run
        run.leave_open(**waiting)
    for each in others:
        if each.id != name:
            records.finish(parts.store, each)


def _describe_job(job: ArchiveJob, done: Report) -> str:
    """Describe what the run did, for `history`."""
    kept = done.count("added") + done.count("superseded")
    if job.trigger == "remember" and done.items:
        (item,) = done.items
        return f"{'proposed' if item.outcome == 'pending' else 'remembered'}: {item.text}"
    about = name_conversation(done.conversation, job.transcript.title) if job.transcript is not None else ""
    where = f" from {about}" if about else ""
    waits = f"; {done.count('pending')} wait for review" if done.count("pending") else ""
    return (f"learned {kept}{where}" if kept else f"read {about or 'it'}, nothing new") + waits


def _waits(run: records.RunRecord) -> bool:
    return run.trigger == _WAITING and not run.changes


def _salt(conversation: Conversation) -> str:
    last = conversation.messages[-1].content if conversation.messages else ""
    return f"{conversation.id} {len(conversation.messages)} {last}"
