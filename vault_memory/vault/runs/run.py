"""The run: the one way in which files of the vault are written.

``with start_run(store, "consolidate", now=now) as run:`` and whatever is written inside belongs to that run: it is in
the run's record and journal before it is on disk, and leaving the run commits it where the vault is versioned. `Store`
refuses to write outside a run. A run inside another one is a part of it.
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
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions, decode_snapshot
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import OutsideRunError, Store

_REPEATED = frozenset({"consolidate", "summarize"})  # the next run of the kind does again what a killed one left
RESTORE = "restore"  # what an editor or git took out unseen
EDIT = "edit"  # what a person changed in an editor
_ROUNDS = 8
TOPICS, TRANSCRIPTS, SUMMARIES = "topics/", "conversations/", "summaries/"


class Run:
    """What is under way. ``paths`` are the files it has written or deleted, each with what it wrote last where that is
    known, ``record`` what its record says.

    ``summary`` says in a few words what it did, for `history`; ``message`` is its commit's, ``report`` its record's;
    ``committed`` what became of the commit, once the run has ended.
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
        # transcripts are only ever appended to, and a summary follows its conversation
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
        """Make the edits of a document as it is now; what only a person may decide is proposed, unless ``reviewed``.

        ``name`` makes the document where it is not there. Raises NotFoundError, MalformedError, VaultError.
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
        """Make ``data`` the content of a file. Raises VaultError."""
        self.store.update(path, lambda _: data)

    def change(self, path: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Write what ``change`` makes of a file as it is now (None: there is none). Raises VaultError."""
        return self.store.update(path, change)

    def delete(self, path: str, only: bytes) -> bool:
        """Delete a file while its content is ``only``; whether it is gone. Raises VaultError."""
        return self.store.delete(path, only)

    def move(self, path: str, to: str, before: bytes, after: bytes) -> None:
        """Give a file another name, whose text was ``before`` and is ``after``. Raises VaultError."""
        self.begin()
        self.paths |= {path: None, to: None}
        undo_journal.append(
            self.store, self.id, FileVersions(to, decode_snapshot(before), decode_snapshot(after), path)
        )
        self.store.rename(path, to)

    def propose(self, path: str, edit: Edit, reason: str = "", *, name: str = "", untrusted: str = "") -> None:
        """Put an edit into the review queue. Raises VaultError."""
        self.begin()
        review.propose(self.store, path, edit, self.id, reason, name=name, untrusted=untrusted)

    def observe(self, path: str, before: bytes | None, after: bytes | None) -> None:
        """Implements `WriteObserver`: the file's copies are on disk before it is written. Raises VaultError."""
        known = path.startswith(TOPICS) and git_lock.lock_of(self.store.root) is not None  # for its commit alone
        self.paths[path] = after if known else None
        if self._copies and not path.startswith(self._uncopied):
            self.begin()
            undo_journal.append(
                self.store, self.id, FileVersions(path, decode_snapshot(before), decode_snapshot(after))
            )

    # -- its record ------------------------------------------------------------------------------

    def plan(self, changes: Sequence[Change]) -> None:
        """Record these changes before they are made, beside those before them. Raises VaultError."""
        self.update_record(changes=(*self.record.changes, *changes))

    def update_record(self, **fields: object) -> None:
        """Save the record with other values of these fields. Raises VaultError."""
        self.record = replace(self.record, **fields)  # type: ignore[arg-type]
        self._begun = False
        self.begin()

    def begin(self) -> None:
        """Save the record, if that is not done. Raises VaultError."""
        if not self._begun:
            machine = self.record.machine or records.machine(self.store)
            self.record = records.begin(self.store, replace(self.record, machine=machine, summary=self.summary))
            self._begun = True

    def leave_open(self, **fields: object) -> None:
        """Leave the run to the next one, which resumes it; its record gets these values. Raises VaultError."""
        if fields:
            self.update_record(**fields)
        self._stays_open = True

    def close(self) -> None:
        """Record that all is done, and commit what was written. Raises VaultError."""
        self.postpone_commit()  # the next run commits it, should this one be killed before it does
        if (self._begun or self.paths) and not self._stays_open:
            machine = self.record.machine or records.machine(self.store)
            ended = replace(self.record, machine=machine, summary=self.summary)
            self.record = records.finish(self.store, ended, self.report)
        self.committed = commits.commit_run(self.store, self._commit_message(), self.paths, enabled=self._commit)

    def postpone_commit(self) -> None:
        """Record what this run has written, for the next run to commit if this one does not."""
        with suppress(VaultError):
            commits.postpone(self.store, self.paths, enabled=self._commit)

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
    """Begin a run; inside one that is on in this thread, go on with that one.

    ``source`` is the conversation it is about; ``salt`` what its id follows from (else chance); ``commit`` the setting
    ``git.commit`` where the caller has it at hand. Without ``copies`` it cannot be taken back: for forgetting. A run
    that fails ends there, unless it is ``resumable``: then the next archive finishes it. Raises VaultError.
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
    """Put back what git took out while runs were writing, in runs of its own; return of how many documents.

    Every run begins with this, and ends with it where git has reset files meanwhile. Raises VaultError.
    """
    done = 0
    for _ in range(_ROUNDS):  # git may be at it still
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
    """Return the document with what is put back. Raises NotFoundError where it was edited since it was looked at."""
    if decode_snapshot(data) != found.now:
        raise NotFoundError(f"{found.path}: was edited again")
    return found.text.encode()


@contextmanager
def resume_run(store: Store, record: RunRecord, *, commit: bool | None = None) -> Iterator[Run]:
    """Go on with a run that was interrupted. Raises VaultError."""
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
    """Return the run that is on in this thread, if one is."""
    return store.observer if isinstance(store.observer, Run) else None


def current_run(store: Store) -> Run:
    """Return the run that is on in this thread. Raises OutsideRunError where none is."""
    found = active_run(store)
    if found is None:
        raise OutsideRunError("this is done inside a run")
    return found


def _shorten_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"
