"""Undo a run: reverse its changes and keep later ones.

Each document is merged three ways: its text after the run, now, and before the run. So cells that the run added are
removed, cells that it superseded are restored, and its summary is replaced by the earlier one. Changes elsewhere by a
person or a later run are kept; a cell that was changed since is kept, too, and reported. Git is not needed; it only
gets a commit of the result.

The conversation stays, marked as undone: its messages are archived again only on request (``archive --redo``). An undo
is a run like any other: undoing it restores what it reversed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from vault_memory.errors import InputError, NotFoundError, VaultError
from vault_memory.vault import review
from vault_memory.vault.conversations.archive_marks import mark_redone, mark_undone
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.runs import planned_changes, records
from vault_memory.vault.runs.records import RunRecord
from vault_memory.vault.runs.reverse_files import UndoneDocument, describe, take_back, work_out
from vault_memory.vault.runs.run import EDIT, Run, resume_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import snapshots
from vault_memory.vault.storage.store import Store

TRIGGER = "undo"


@dataclass(frozen=True, slots=True)
class UndoReport:
    """``run`` was undone by the run ``undo``. ``messages`` of its conversation are marked as undone."""

    run: str
    trigger: str
    undo: str = ""
    conversation: str = ""
    documents: tuple[UndoneDocument, ...] = ()
    messages: int = 0
    proposals: int = 0  # edits that the run had proposed and that no longer wait
    reopened: int = 0  # edits that a person had accepted in the run and that wait again
    commit: str = ""
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        what = ", ".join(f"{document.topic or document.path} {document.what}" for document in self.documents)
        return f"{'undid' if self.undo else 'would undo'} {self.run}: {what or 'no document changed'}"

    @property
    def kept(self) -> int:
        return sum(len(document.kept) for document in self.documents)


def find_last_run(store: Store) -> RunRecord:
    """Return the newest run that can be undone and is neither an undo nor an edit by hand. Raises NotFoundError."""
    for name in reversed(undo_journal.runs_with_copies(store)):
        try:
            run = records.load(store, name)
        except (NotFoundError, VaultError):  # it was killed before it had a record, or its record is damaged
            continue
        if run.status != "undone" and run.trigger not in {TRIGGER, EDIT} and not run.parent:
            return run
    raise NotFoundError(
        "there is no run to undo; an edit in an editor can be undone once a run has written that document,"
        " or with 'vault-memory init --git'"
    )


def preview(store: Store, wanted: str = "") -> UndoReport:
    """Return what `undo` would do. Raises NotFoundError, InputError, VaultError."""
    run = _choose_run(store, wanted)
    documents = tuple(describe(work_out(store, run)))
    return UndoReport(run.id, run.trigger, conversation=run.conversation, documents=documents)


def undo(store: Store, wanted: str, now: datetime, *, commit: bool | None = None) -> UndoReport:
    """Undo the run ``wanted``, or the last one if it is ""; undoing an undo restores what it reversed.

    If this is interrupted, the next undo or archive run finishes it. Raises NotFoundError, InputError for a run that
    cannot be undone, VaultError.
    """
    finish(store, commit=commit)
    run = _choose_run(store, wanted)
    with start_run(
        store, TRIGGER, now=now, source=run.conversation, salt=f"undo {run.id}", commit=commit, resumable=True
    ) as undoing:
        undoing.update_record(undoes=run.id)
        report = _take_back(store, run, undoing)
    return _add_commit(report, undoing)


def finish(store: Store, *, commit: bool | None = None) -> list[UndoReport]:
    """Finish the plans and undo runs that this machine began and did not finish. Raises VaultError."""
    planned_changes.finish(store, commit=commit)
    done = []
    for record in [each for each in records.pending(store) if each.trigger == TRIGGER]:
        with resume_run(store, record, commit=commit) as undoing:
            taken_back = _load_or_none(store, record.undoes)
            report = _take_back(store, taken_back, undoing) if taken_back is not None else None
        if report is not None:
            done.append(_add_commit(report, undoing))
    return done


def _load_or_none(store: Store, name: str) -> RunRecord | None:
    """Return the record of a run; None if it is lost or damaged."""
    try:
        return records.load(store, name)
    except (NotFoundError, VaultError):
        return None


def _add_commit(report: UndoReport, run: Run) -> UndoReport:
    return replace(report, commit=run.committed.commit, notes=run.committed.notes)


def _take_back(store: Store, run: RunRecord, undoing: Run) -> UndoReport:
    """Undo a run. Idempotent: changes that are already reversed stay reversed."""
    view = take_back(store, run)
    for snapshot in snapshots(store, run.id):
        if snapshot.moved_from and view.then.get(snapshot.path, "") is None:
            review.move_proposals(store, snapshot.path, snapshot.moved_from, undoing.id)
    reopened, proposals = review.reverse(store, run.id, undoing.id)
    messages = 0
    for part in (run, *_parts(store, run)):
        proposals += _withdraw(store, part.id, undoing.id)
        messages += _mark(store, part, undoing.id)
    _set_effect(store, run, undone=True)
    report = UndoReport(
        run.id, run.trigger, undoing.id, run.conversation, tuple(describe(view)), messages, proposals, reopened,
    )  # fmt: skip
    undoing.report = {"undo": replace(report, documents=())}
    undoing.summary = _describe_undo(run)
    undoing.message = f"Undo {run.trigger} {run.id}\n\n{_lines(report)}\n\nRun: {undoing.id}\n"
    return report


def _describe_undo(run: RunRecord) -> str:
    verb = "redid" if run.undoes else "undid"
    return f"{verb}: {run.summary or run.trigger} ({run.undoes or run.id})"


def _set_effect(store: Store, run: RunRecord, *, undone: bool) -> None:
    """Record that a run was undone or is in effect again; a run that it had undone gets the opposite status."""
    for part in (run, *_parts(store, run)):
        records.set_status(store, part, "undone" if undone else "applied")
    if run.undoes and (before := _load_or_none(store, run.undoes)) is not None:
        _set_effect(store, before, undone=not undone)


def _lines(report: UndoReport) -> str:
    return "\n".join(f"{document.topic}: {document.what}" for document in report.documents)


def _choose_run(store: Store, wanted: str) -> RunRecord:
    run = records.load(store, wanted) if wanted else find_last_run(store)
    if run.parent:
        raise InputError(f"run '{run.id}' is a part of run '{run.parent}': undo {run.parent}")
    if run.status == "undone":
        raise InputError(f"run '{run.id}' was undone before")
    if not store.resolve(f"{undo_journal.FOLDER}/{run.id}.jsonl").exists():
        raise InputError(f"run '{run.id}' changed no document, or is older than what is kept for undo (undo.days)")
    if not snapshots(store, run.id) and not undo_journal.state_snapshots(store, run.id):
        raise InputError(f"the record of run '{run.id}' is damaged: it cannot be undone")
    return run


def _parts(store: Store, run: RunRecord) -> list[RunRecord]:
    """Return the parts of a run of version 0.1.0, which had records of their own."""
    if run.sequence:
        return []
    return [part for part in records.readable(store) if part.parent == run.id]


def _mark(store: Store, run: RunRecord, undo_id: str) -> int:
    """Mark the messages that a run archived as undone, or the messages that an undo had marked as archived again.

    Return how many.
    """
    transcript = find(store, run.conversation) if run.conversation else None
    if transcript is None:
        return 0
    if run.undoes and not _takes_in(store, run):
        return mark_redone(store, transcript.path, run.id, undo_id)
    runs = [run.id]
    while run.undoes and (before := _load_or_none(store, run.undoes)) is not None:
        run = before  # it had restored what the first of these runs archived
        runs.append(run.id)
    runs += _runs_that_made_again(store, runs)
    return sum(mark_undone(store, transcript.path, each, undo_id) for each in runs)


def _takes_in(store: Store, run: RunRecord) -> bool:
    """Return whether an undo restores changes (it undid an undo) instead of reversing them."""
    taken_back = _load_or_none(store, run.undoes)
    return taken_back is not None and bool(taken_back.undoes) and not _takes_in(store, taken_back)


def _runs_that_made_again(store: Store, runs: Sequence[str]) -> list[str]:
    """Return the runs that restored one of these by undoing its undo."""
    undos = {run.id: run.undoes for run in records.readable(store) if run.undoes}
    return [name for name, undone in undos.items() if undos.get(undone) in runs and name not in runs]


def _withdraw(store: Store, run: str, undo_id: str) -> int:
    """Close the proposals of a run that its journal does not contain: those of version 0.1.0, and those that were moved
    to another document since. Return how many.
    """
    proposals = [proposal for proposal in review.waiting(store) if proposal.run == run]
    for proposal in proposals:
        review.close_in_run(store, proposal, undo_id)
    return len(proposals)
