"""Undo: what a run changed is taken back, and what was changed since stays.

Each document is merged three ways: what the run left, what stands there now, what was there before it. So cells that
the run added go, cells that it superseded come back, its summary gives way to the one before, and whatever a person
or a later run did elsewhere is kept; a cell that was changed since is kept too, and told of. Git is not needed and not
asked: it only gets a commit of the result.

The conversation stays, marked as undone: its messages come back only when they are asked for (``archive --redo``).
An undo is a run like any other: undoing it makes again what it took back.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal

from vault_memory.errors import BusyError, InputError, NotFoundError
from vault_memory.vault import review
from vault_memory.vault.conversations.transcripts import find, mark_redone, mark_undone
from vault_memory.vault.document import file_names
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.merge.documents import merge, without_cells
from vault_memory.vault.runs import planned_changes, records
from vault_memory.vault.runs.records import RunRecord
from vault_memory.vault.runs.run import Run, active_run, resume_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import Snapshot, as_bytes, as_text, snapshots
from vault_memory.vault.storage.store import Store

TRIGGER = "undo"
What = Literal["restored", "removed", "unchanged", "kept"]


@dataclass(frozen=True, slots=True)
class UndoneDocument:
    """``restored`` as it was or without what the run did; ``removed``: the run had made it. ``kept`` says what stays,
    since it was changed after the run, ``diff`` what changes.
    """

    path: str
    topic: str
    what: What
    kept: tuple[str, ...] = ()
    diff: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoReport:
    """``run`` was taken back by the run ``undo``. ``messages`` of its conversation are marked as undone."""

    run: str
    trigger: str
    undo: str = ""
    conversation: str = ""
    documents: tuple[UndoneDocument, ...] = ()
    messages: int = 0
    proposals: int = 0  # edits that the run had proposed and that wait no longer
    reopened: int = 0  # edits that a person had accepted by it and that wait again
    commit: str = ""
    notes: tuple[str, ...] = ()

    @property
    def kept(self) -> int:
        return sum(len(document.kept) for document in self.documents)


def last(store: Store) -> RunRecord:
    """Return the newest run that can be taken back and is no undo itself. Raises NotFoundError."""
    for name in reversed(undo_journal.runs_with_copies(store)):
        try:
            run = records.load(store, name)
        except NotFoundError:  # it was killed before it said what it is
            continue
        if run.status != "undone" and run.trigger != TRIGGER and not run.parent:
            return run
    raise NotFoundError("there is no run to take back")


def preview(store: Store, wanted: str = "") -> UndoReport:
    """Return what `undo` would do. Raises NotFoundError, InputError, VaultError."""
    run = _chosen(store, wanted)
    documents = tuple(_documents(_taken_back(store, run)))
    return UndoReport(run.id, run.trigger, conversation=run.conversation, documents=documents)


def undo(store: Store, wanted: str, now: datetime, *, commit: bool | None = None) -> UndoReport:
    """Take back a run, the last one unless it is named; of an undo: make again what it took back.

    What is interrupted is finished by the next run. Raises NotFoundError, InputError for a run that cannot be taken
    back, VaultError.
    """
    finish(store, commit=commit)
    run = _chosen(store, wanted)
    with start_run(
        store, TRIGGER, now=now, source=run.conversation, salt=f"undo {run.id}", commit=commit, resumable=True
    ) as undoing:
        undoing.update_record(undoes=run.id)
        report = _take_back(store, run, undoing)
    return _with_commit(report, undoing)


def finish(store: Store, *, commit: bool | None = None) -> list[UndoReport]:
    """Finish what this machine began and did not end: plans, and undoing. Raises VaultError."""
    planned_changes.finish(store, commit=commit)
    done = []
    for record in [each for each in records.pending(store) if each.trigger == TRIGGER]:
        with resume_run(store, record, commit=commit) as undoing:
            report = _take_back(store, records.load(store, record.undoes), undoing)
        done.append(_with_commit(report, undoing))
    return done


def _with_commit(report: UndoReport, run: Run) -> UndoReport:
    return replace(report, commit=run.committed.commit, notes=run.committed.notes)


def _take_back(store: Store, run: RunRecord, undoing: Run) -> UndoReport:
    """Take a run back. Idempotent: what is taken back already stays so."""
    view = _written(store, run)
    for snapshot in snapshots(store, run.id):
        if snapshot.moved_from and view.then.get(snapshot.path, "") is None:
            review.moved(store, snapshot.path, snapshot.moved_from)
    reopened, proposals = review.reverse(store, run.id, undoing.id)
    messages = 0
    for part in (run, *_parts(store, run)):
        proposals += _withdraw(store, part.id, undoing.id)
        messages += _mark(store, part, undoing.id)
    _set_effect(store, run, undone=True)
    report = UndoReport(
        run.id, run.trigger, undoing.id, run.conversation, tuple(_documents(view)), messages, proposals, reopened,
    )  # fmt: skip
    undoing.report = {"undo": replace(report, documents=())}
    undoing.summary = _in_words(run)
    undoing.message = f"Undo {run.trigger} {run.id}\n\n{_lines(report)}\n\nRun: {undoing.id}\n"
    return report


def _in_words(run: RunRecord) -> str:
    verb = "made again what was taken back" if run.undoes else "took back"
    return f"{verb}: {run.summary or run.trigger} ({run.undoes or run.id})"


def _set_effect(store: Store, run: RunRecord, *, undone: bool) -> None:
    """Record that a run was taken back, or holds again; what it had taken back itself is then the other way round."""
    for part in (run, *_parts(store, run)):
        records.set_status(store, part, "undone" if undone else "applied")
    if run.undoes:
        with suppress(NotFoundError):
            _set_effect(store, records.load(store, run.undoes), undone=not undone)


def _lines(report: UndoReport) -> str:
    return "\n".join(f"{document.topic}: {document.what}" for document in report.documents)


def _chosen(store: Store, wanted: str) -> RunRecord:
    run = records.load(store, wanted) if wanted else last(store)
    if run.parent:
        raise InputError(f"run '{run.id}' is a part of run '{run.parent}': undo {run.parent}")
    if run.status == "undone":
        raise InputError(f"run '{run.id}' was taken back before")
    if not store.resolve(f"{undo_journal.FOLDER}/{run.id}.jsonl").exists():
        raise InputError(f"run '{run.id}' changed no document, or is older than what is kept for undo (undo.days)")
    return run


def _parts(store: Store, run: RunRecord) -> list[RunRecord]:
    """Return the parts of a run of version 0.1.0, which had records of their own."""
    if run.sequence:
        return []
    return [part for part in records.readable(store) if part.parent == run.id]


def _mark(store: Store, run: RunRecord, undo_id: str) -> int:
    """Mark the messages that a run took in as undone; of an undo, those that it marked as taken in again."""
    transcript = find(store, run.conversation) if run.conversation else None
    if transcript is None:
        return 0
    if run.undoes and not _takes_in(store, run):
        return mark_redone(store, transcript.path, run.id, undo_id)
    runs = [run.id]
    while run.undoes:  # it had made again what was taken in by the first of them
        run = records.load(store, run.undoes)
        runs.append(run.id)
    runs += _runs_that_made_again(store, runs)
    return sum(mark_undone(store, transcript.path, each, undo_id) for each in runs)


def _takes_in(store: Store, run: RunRecord) -> bool:
    """Return whether an undo makes something again, rather than takes it back."""
    taken_back = records.load(store, run.undoes)
    return bool(taken_back.undoes) and not _takes_in(store, taken_back)


def _runs_that_made_again(store: Store, runs: Sequence[str]) -> list[str]:
    """Return the runs that made one of these again."""
    undos = {run.id: run.undoes for run in records.readable(store) if run.undoes}
    return [name for name, undone in undos.items() if undos.get(undone) in runs and name not in runs]


def _withdraw(store: Store, run: str, undo_id: str) -> int:
    """Close what a run of version 0.1.0 has proposed, which is not in its journal."""
    proposals = [proposal for proposal in review.waiting(store) if proposal.run == run]
    for proposal in proposals:
        review.close_in_run(store, proposal, undo_id)
    return len(proposals)


# --------------------------------------------------------------------------------------------------
# Documents


@dataclass(slots=True)
class _View:
    """The files as they are on disk (``now``) and as they are to be (``then``); None: none."""

    store: Store
    now: dict[str, str | None] = field(default_factory=dict)
    then: dict[str, str | None] = field(default_factory=dict)
    kept: dict[str, list[str]] = field(default_factory=dict)

    def __getitem__(self, path: str) -> str | None:
        if path not in self.then:
            data = None
            with suppress(NotFoundError):
                data = self.store.read(path)
            self.now[path] = self.then[path] = as_text(data)
        return self.then[path]

    def keep(self, path: str, what: Sequence[str]) -> None:
        self.kept.setdefault(path, []).extend(one for one in what if one not in self.kept.get(path, ()))


def _taken_back(store: Store, run: RunRecord) -> _View:
    view = _View(store)
    for snapshot in reversed(snapshots(store, run.id)):
        if snapshot.moved_from:
            _move_back(view, snapshot)
        else:
            _restore(view, snapshot)
    return view


def _restore(view: _View, snapshot: Snapshot) -> None:
    path, now = snapshot.path, view[snapshot.path]
    if now == snapshot.after:
        view.then[path] = snapshot.before
    elif now == snapshot.before:
        return
    elif now is None:
        view.keep(path, ["it was deleted since"])
    elif snapshot.after is None:
        view.keep(path, ["another file stands in its place"])
    elif not path.endswith(".md"):
        view.keep(path, ["it was changed since"])
    elif snapshot.before is None:
        view.then[path] = _emptied(view, path, snapshot.after, now)
    else:
        text = _merged(view, path, snapshot.after, now, snapshot.before)
        view.then[path] = None if _says(path, snapshot.before) and not _says(path, text) else text


def _move_back(view: _View, snapshot: Snapshot) -> None:
    new, old = snapshot.path, snapshot.moved_from
    now = view[new]
    if now is None or snapshot.before is None or snapshot.after is None:
        view.keep(new, ["it was deleted since"] if view[old] is None else [])
    elif view[old] is not None and not _one_file(view.store, old, new):
        view.keep(new, [f"another file stands at {old}"])
    else:
        view.then[old] = _merged(view, new, snapshot.after, now, snapshot.before)
        view.then[new] = None


def _merged(view: _View, path: str, after: str, now: str, before: str) -> str:
    current = parse(now, path)
    if current.malformed:
        view.keep(path, [f"it is malformed: {current.problems[0]}"])
        return now
    result = merge(after, now, before, marks=None)
    cells = {cell.id: cell.text for cell in current.cells if cell.id}
    view.keep(path, [cells.get(key, key) for key in result.kept])
    view.keep(path, [_conflict_in_words(conflict, cells) for conflict in result.conflicts])
    return result.text


def _conflict_in_words(conflict: str, cells: dict[str, str]) -> str:
    return cells.get(conflict.removeprefix("cell ^"), conflict)


def _emptied(view: _View, path: str, after: str, now: str) -> str | None:
    """Return a document that the run made, without what it said; None where nothing else is said in it."""
    text = _merged(view, path, after, now, without_cells(after))
    if [cell.text for cell in parse(text, path).cells] == [cell.text for cell in parse(now, path).cells]:
        return now  # all of it is a person's by now
    return text if _says(path, text) else None


def _says(path: str, text: str) -> bool:
    """Return whether a document holds more than its name."""
    topic = parse(text, path)
    return bool(topic.cells or topic.passages or topic.summary or topic.aliases or topic.tags or topic.malformed)


class _Raced(Exception):
    """A document was edited since it was looked at."""


def _written(store: Store, run: RunRecord) -> _View:
    """Write the files, each while it is still what was read; after an edit in between work all out again."""
    for _ in range(5):
        view = _taken_back(store, run)
        with store.lock():
            changed = [path for path in view.then if view.then[path] != view.now[path]]
            changed.sort(key=lambda path: view.then[path] is None)
            if all(_write(view, path) for path in changed):
                return view
    raise BusyError(str(store.root), "documents were edited all the while they were being taken back")


def _write(view: _View, path: str) -> bool:
    """Return whether the file was still what was read."""
    store, now, then = view.store, view.now[path], view.then[path]
    if then is None:
        restored = (other for other, text in view.then.items() if text is not None)
        if twin := next((other for other in restored if _one_file(store, other, path)), ""):
            return _renamed(store, path, twin)
        return store.delete(path, only=as_bytes(now or ""))
    data = as_bytes(then)
    old = None if now is None else as_bytes(now)

    def change(found: bytes | None) -> bytes:
        if found != old:
            raise _Raced
        return data

    try:
        store.update(path, change)
    except _Raced:
        return False
    return True


def _renamed(store: Store, path: str, twin: str) -> bool:
    """Give a file its old name back: names that differ in case only are one file on some systems."""
    store.rename(path, twin)
    if (run := active_run(store)) is not None:
        run.paths |= {path: None, twin: None}
    return True


def _one_file(store: Store, one: str, other: str) -> bool:
    if one == other or file_names.folded(one) != file_names.folded(other):
        return False
    try:
        return (store.root / one).samefile(store.root / other)
    except OSError:
        return False


def _documents(view: _View) -> Iterator[UndoneDocument]:
    for path in sorted(view.then):
        now, then, kept = view.now[path], view.then[path], tuple(view.kept.get(path, ()))
        what: What = "restored"
        if now == then:
            what = "kept" if kept else "unchanged"
        elif then is None:
            what = "removed"
        topic = parse(then or now or "", path)
        yield UndoneDocument(path, topic.name, what, kept, tuple(unified(path, now, then)))


def unified(path: str, before: str | None, after: str | None) -> list[str]:
    """Return the change of a file as a unified diff without line ends; empty where there is none."""
    old, new = ([] if text is None else text.split("\n") for text in (before, after))
    names = ("/dev/null" if before is None else path), ("/dev/null" if after is None else path)
    return [line.rstrip("\r") for line in difflib.unified_diff(old, new, *names, lineterm="")]
