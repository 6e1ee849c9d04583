"""Begin and end runs: the only way to write files of the vault.

Everything written inside ``with start_run(store, "consolidate", now=now) as run:`` belongs to that run: it is in the
run's record and journal before it is on disk, and it is committed at the end of the run if the vault is versioned.
`Store` refuses to write outside a run. A run inside another one is a part of it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import Edit, EditResult, Topic
from vault_memory.vault import review
from vault_memory.vault.document import topic_text
from vault_memory.vault.document.edits import apply, date_of_edits, list_cited_conversations
from vault_memory.vault.git import commits
from vault_memory.vault.git.commits import CommitResult
from vault_memory.vault.runs import git_resets, records
from vault_memory.vault.runs.git_resets import ResetDocument
from vault_memory.vault.runs.records import Change, RunRecord
from vault_memory.vault.runs.shared_commits import find_other_runs
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions, decode_snapshot
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import OutsideRunError, Store

_REPEATED = frozenset({"consolidate", "summarize"})  # the next run of the kind repeats the work of one that was killed
RESTORE = "restore"  # puts back what an editor or git removed unnoticed
EDIT = "edit"  # what a person changed in an editor
_ROUNDS = 8
TOPICS, TRANSCRIPTS, SUMMARIES = "topics/", "conversations/", "summaries/"


class Run:
    """A run in progress.

    ``record``: its record; ``paths``: the files it has written or deleted, with the last content if that is known;
    ``summary``: what it did, in a few words for `history`; ``message``: the commit message; ``report``: the report for
    its record; ``committed``: the result of the commit, once the run has ended.
    """

    def __init__(
        self, store: Store, record: RunRecord, *, commit: bool | None = None, copies: bool = True, begun: bool = False
    ) -> None:
        self.store, self.record = store, record
        self.paths: dict[str, bytes | None] = {}
        self.summary, self.message = record.summary, ""
        self.report: Mapping[str, object] | None = None
        self.committed = CommitResult()
        self._commit, self._copies, self._begun, self._stays_open = commit, copies, begun, False
        # no copies: transcripts are only appended to, and a summary is derived from its conversation
        self._uncopied = (TRANSCRIPTS,) if record.trigger in {"summarize", "undo"} else (TRANSCRIPTS, SUMMARIES)

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def now(self) -> datetime:
        return self.record.time

    # -- writing ---------------------------------------------------------------------------------

    def edit(
        self, path: str, edits: Sequence[Edit], *, name: str = "", reviewed: bool = False
    ) -> tuple[EditResult, ...]:
        """Apply the edits to the current document; unless ``reviewed``, those that need a person are only proposed.

        With ``name``, a missing document is created. Raises NotFoundError, MalformedError, VaultError.
        """
        if not edits:
            return ()
        self.plan([Change(path, edit, reason=edit.reason, name=name) for edit in edits])
        results: tuple[EditResult, ...] = ()

        def change(topic: Topic) -> Topic:
            nonlocal results
            at = date_of_edits(topic, edits, self.now)
            after, results = apply(topic, edits, now=at, sources=list_cited_conversations(edits), reviewed=reviewed)
            return after

        def create() -> Topic:
            return topic_text.create_topic(name, path, created=self.now)

        self.store.update_topic(path, change, create if name else None)
        for result in results:
            if result.outcome == "pending" and not reviewed:
                self.propose(path, result.edit)
        return results

    def write(self, path: str, data: bytes) -> None:
        """Write ``data`` as the content of a file. Raises VaultError."""
        self.store.update(path, lambda _: data)

    def change(self, path: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Write what ``change`` returns for the current content of a file (None: no file). Raises VaultError."""
        return self.store.update(path, change)

    def delete(self, path: str, only: bytes) -> bool:
        """Delete a file if its content is ``only``; return whether it is gone. Raises VaultError."""
        return self.store.delete(path, only)

    def propose(self, path: str, edit: Edit, reason: str = "", *, name: str = "", untrusted: str = "") -> None:
        """Put an edit into the review queue. Raises VaultError."""
        self.begin()
        review.propose(self.store, path, edit, self.id, reason, name=name, untrusted=untrusted)

    def observe(self, path: str, before: bytes | None, after: bytes | None) -> None:
        """Implements `WriteObserver`: the file's copies are on disk before it is written. Raises VaultError."""
        known = path.startswith(TOPICS) and git_lock.lock_of(self.store.root) is not None  # for the commit
        self.paths[path] = after if known else None
        if self._copies and not path.startswith(self._uncopied):
            self.begin()
            undo_journal.append(
                self.store, self.id, FileVersions(path, decode_snapshot(before), decode_snapshot(after))
            )

    # -- its record ------------------------------------------------------------------------------

    def plan(self, changes: Sequence[Change]) -> None:
        """Add these changes to the record before they are made. Raises VaultError."""
        self.update_record(changes=(*self.record.changes, *changes))

    def update_record(self, **fields: object) -> None:
        """Save the record with new values for these fields. Raises VaultError."""
        self.record = replace(self.record, **fields)  # type: ignore[arg-type]
        self._begun = False
        self.begin()

    def begin(self) -> None:
        """Save the record if it is not saved yet. Raises VaultError."""
        if not self._begun:
            machine = self.record.machine or records.machine(self.store)
            self.record = records.begin(self.store, replace(self.record, machine=machine, summary=self.summary))
            self._begun = True

    def leave_open(self, **fields: object) -> None:
        """Leave the run for a later one to resume; set these fields of its record. Raises VaultError."""
        if fields:
            self.update_record(**fields)
        self._stays_open = True

    def close(self) -> None:
        """Record that the run is finished, and commit what it wrote. Raises VaultError."""
        self.postpone_commit()  # if this run is killed before the commit, the next one commits
        if (self._begun or self.paths) and not self._stays_open:
            machine = self.record.machine or records.machine(self.store)
            ended = replace(self.record, machine=machine, summary=self.summary)
            self.record = records.finish(self.store, ended, self.report)
        others = partial(find_other_runs, self.store, self.id)
        self.committed = commits.commit_run(
            self.store, self._commit_message(), self.paths, enabled=self._commit, find_others=others
        )

    def postpone_commit(self) -> None:
        """Record what this run has written, for the next run to commit if this one does not."""
        with suppress(VaultError):
            commits.postpone(self.store, self.paths, self.id, enabled=self._commit)

    def _commit_message(self) -> str:
        subject = self.summary[:1].upper() + self.summary[1:] or self.record.trigger.capitalize()
        return self.message or f"{_shorten_line(subject)}\n\nRun: {self.id}\n"


@contextmanager
def start_run(
    store: Store,
    trigger: str,
    *,
    now: datetime,
    source: str = "",
    salt: str = "",
    commit: bool | None = None,
    copies: bool = True,
    resumable: bool = False,
) -> Iterator[Run]:
    """Begin a run, or continue the one that is active in this thread.

    ``source``: the conversation it is about; ``salt``: what its id is derived from (default: a random salt);
    ``commit``: the setting ``git.commit``, if the caller knows it. Without ``copies``, which is for forgetting, the run
    cannot be undone. A run that fails ends, unless it is ``resumable``: then a later run finishes it.

    Raises VaultError.
    """
    outer = active_run(store)
    if outer is not None:
        yield outer
        return
    if trigger != RESTORE:
        put_back_resets(store, now, commit)
    if trigger in _REPEATED:
        for left in records.pending(store):
            if (left.trigger, left.conversation) == (trigger, source):
                records.finish(store, left)
    name = records.new_id(store, now, salt or f"{trigger} {source} {secrets.token_hex(8)}")
    record = RunRecord(name, "", now, trigger, conversation=source, person=store.person)
    began = time.time()
    with _active(Run(store, record, commit=commit, copies=copies), resumable) as run:
        yield run
    if trigger != RESTORE and git_resets.was_reset_since(store.root, began):
        put_back_resets(store, now, commit)


def put_back_resets(store: Store, now: datetime, commit: bool | None = None) -> int:
    """Restore what git removed while runs were writing, in separate runs; return the number of restored documents.

    Every run begins with this, and ends with it if git has reset files during the run. Raises VaultError.
    """
    done = 0
    for _ in range(_ROUNDS):  # git may still be running
        found = git_resets.find_reset_documents(store)
        if not found:
            break
        with start_run(store, RESTORE, now=now, commit=commit) as run:
            for each in found:
                with suppress(NotFoundError):
                    run.change(each.path, partial(_restore_unedited, each))
                    emit("vault", operation="reset", stage="merged", path=each.path, cells=len(each.ids))
            run.report = {"restored": [{"path": each.path, "cells": list(each.ids)} for each in found]}
            run.summary = "restored what git had taken out while it was written"
        done += len(found)
    return done


def _restore_unedited(found: ResetDocument, data: bytes | None) -> bytes:
    """Return the restored document. Raises NotFoundError if it was edited since it was examined."""
    if decode_snapshot(data) != found.now:
        raise NotFoundError(f"{found.path}: was edited again")
    return found.text.encode()


@contextmanager
def resume_run(store: Store, record: RunRecord, *, commit: bool | None = None) -> Iterator[Run]:
    """Continue an interrupted run. Raises VaultError."""
    run = Run(store, record, commit=commit, begun=True)
    run.paths |= {
        path: None for each in undo_journal.snapshots(store, record.id) for path in (each.path, each.moved_from)
    }
    run.paths.pop("", None)
    with _active(run, True):
        yield run


@contextmanager
def _active(run: Run, resumable: bool) -> Iterator[Run]:
    try:
        with run.store.observe_with(run):
            yield run
    except (Exception, KeyboardInterrupt) as error:
        if resumable or isinstance(error, KeyboardInterrupt):
            run.postpone_commit()
        else:
            run.close()
        raise
    run.close()


def active_run(store: Store) -> Run | None:
    """Return the run that is active in this thread, or None."""
    return store.observer if isinstance(store.observer, Run) else None


def current_run(store: Store) -> Run:
    """Return the run that is active in this thread. Raises OutsideRunError if there is none."""
    found = active_run(store)
    if found is None:
        raise OutsideRunError("this is done inside a run")
    return found


def _shorten_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"
