"""Plan changes to several files as a whole, write the plan to the run's journal, then change the files one by one.

The plan has the current and the new text of each file; it is on disk before the first file changes. Each file is
changed by a three-way merge with its text at that time, so the plan can be executed again after a crash and keeps edits
made in between. `undo` reverses the same plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from vault_memory.errors import NotFoundError
from vault_memory.models import Add, Edit, Rewrite, SetSummary, Topic
from vault_memory.vault import review
from vault_memory.vault.document.text_blocks import find_place
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.merge.documents import merge
from vault_memory.vault.runs import records
from vault_memory.vault.runs.run import Run, resume_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions, encode_snapshot
from vault_memory.vault.storage.store import Store

TRIGGER = "topics"


@dataclass(frozen=True, slots=True)
class PlanOutcome:
    """The result of a plan. ``notes``: what could not be done as planned, because a file was edited in between."""

    run: str
    paths: tuple[str, ...]
    notes: tuple[str, ...] = ()
    commit: str = ""


def execute_plan(
    store: Store,
    what: str,
    plan: Sequence[FileVersions],
    now: datetime,
    *,
    commit: bool | None = None,
    summary: str = "",
) -> PlanOutcome:
    """Execute the plan as a run; ``what`` describes it in a few words.

    Raises VaultError; then the next plan, undo or archive run finishes it.
    """
    finish(store, commit=commit)
    with start_run(store, TRIGGER, now=now, salt=what, commit=commit, resumable=True) as run:
        _write_plan(run, plan)
        run.summary = summary or what
        run.update_record(plan=what)
        notes = _make(run)
    return _report_outcome(run, notes)


def carry_out(run: Run, plan: Sequence[FileVersions]) -> list[str]:
    """Execute the plan as a part of ``run``, which is not finished after a crash; return notes. Raises VaultError."""
    run.begin()
    _write_plan(run, plan)
    return _change_files(run, plan)


def finish(store: Store, *, commit: bool | None = None) -> list[PlanOutcome]:
    """Finish the plans that this machine began and did not finish. Raises VaultError."""
    done = []
    for record in [each for each in records.pending(store) if each.trigger == TRIGGER]:
        with resume_run(store, record, commit=commit) as run:
            notes = _make(run)
        done.append(_report_outcome(run, notes))
    return done


def _report_outcome(run: Run, notes: Sequence[str]) -> PlanOutcome:
    return PlanOutcome(run.id, tuple(run.paths), (*notes, *run.committed.notes), run.committed.commit)


def _make(run: Run) -> list[str]:
    """Make the changes of the plan in the run's journal; return notes."""
    notes = _change_files(run, undo_journal.snapshots(run.store, run.id))
    run.message = f"{run.record.plan}\n\nRun: {run.id}\n"
    return notes


def _write_plan(run: Run, plan: Sequence[FileVersions]) -> None:
    for snapshot in plan:
        undo_journal.append(run.store, run.id, snapshot)


def _change_files(run: Run, plan: Sequence[FileVersions]) -> list[str]:
    """Make the planned changes; return notes. The journal already has the plan, so writes are not recorded again."""
    notes: list[str] = []
    with run.store.observe_with(_PlannedWrites(run)):
        for snapshot in plan:
            notes += _carry_out_one(run, snapshot)
    _move_proposals_of_split(run, plan)
    run.paths |= {path: None for each in plan for path in (each.path, each.moved_from) if path}
    return notes


def _move_proposals_of_split(run: Run, plan: Sequence[FileVersions]) -> None:
    """Move the proposals for text that the plan took out of a document and put into a new one."""
    made = [parse(each.after, each.path) for each in plan if each.before is None and each.after is not None]
    left = {each.path: each.after for each in plan if each.before is not None and each.after is not None}
    for proposal in review.waiting(run.store) if made else ():
        edit, text = proposal.edit, left.get(proposal.path)
        if text is None or isinstance(edit, review.FieldChange) or _has_target(parse(text, proposal.path), edit):
            continue
        if new := next((topic for topic in made if _has_target(topic, edit)), None):
            review.move_proposal(run.store, proposal, new.path, run.id)


def _has_target(topic: Topic, edit: Edit) -> bool:
    """Return whether the statement or the text that an edit changes is in the document."""
    match edit:
        case Rewrite():
            return not isinstance(find_place(topic, edit), str)
        case Add() | SetSummary():
            return False
        case _:
            return topic.find(edit.target) is not None


class _PlannedWrites:
    """A `WriteObserver` that only notes the paths: the journal already has the changes."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def observe(self, path: str, before: bytes | None, after: bytes | None) -> None:
        """Implements `WriteObserver`."""
        self._run.paths[path] = None


def _carry_out_one(run: Run, snapshot: FileVersions) -> list[str]:
    store, path = run.store, snapshot.path
    if snapshot.moved_from:
        return _move(run, snapshot)
    if snapshot.after is None:
        if not store.delete(path, only=encode_snapshot(snapshot.before or "")):
            return [f"{path} was edited meanwhile and stays"]
        if snapshot.merged_into:
            review.move_proposals(store, path, snapshot.merged_into, run.id)
        for proposal in review.waiting(store) if not snapshot.merged_into else ():
            if proposal.path == path:
                review.close_in_run(store, proposal, run.id)
        return []
    with suppress(NotFoundError):
        return _edit(store, path, snapshot)
    return [f"{path} was deleted meanwhile and stays so"]


def _edit(store: Store, path: str, snapshot: FileVersions) -> list[str]:
    """Change a file as planned; return notes. Raises NotFoundError if the file no longer exists."""
    notes: list[str] = []

    def change(data: bytes | None) -> bytes:
        notes.clear()
        if data is None:
            if snapshot.before is None:
                return encode_snapshot(snapshot.after or "")
            raise NotFoundError(path)
        if snapshot.before is None:
            if data != encode_snapshot(snapshot.after or ""):
                notes.append(f"{path} was made by somebody else meanwhile and stays")
            return data
        merged = merge(snapshot.before, data.decode("utf-8", "surrogateescape"), snapshot.after or "", marks=None)
        notes.extend(f"{path}: {conflict} meanwhile: left as it is" for conflict in merged.conflicts)
        return encode_snapshot(merged.text)

    store.update(path, change)
    return notes


def _move(run: Run, snapshot: FileVersions) -> list[str]:
    """Change a file's text in place, then rename it, so that it never exists twice and is never missing."""
    store, old, new = run.store, snapshot.moved_from, snapshot.path
    notes: list[str] = []
    with store.lock():
        place, target = store.root / old, store.root / new
        if place.exists():  # not moved already, nor deleted since
            notes = _edit(store, old, snapshot)
            if target.exists() and not target.samefile(place):
                return [*notes, f"{new} was made by somebody else meanwhile: the file is still called {old}"]
            store.rename(old, new)
        review.move_proposals(store, old, new, run.id)
    return notes
