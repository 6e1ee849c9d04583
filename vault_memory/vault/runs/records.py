"""Read and write the records of runs: what each run changed, cell by cell, in ``.state/runs/<run id>.json``.

A record is written before the documents (``applying``) and again after all of them (``applied``), so that the next run
can finish an interrupted one. The contents of the files before and after the run are in its journal
(`vault.state.undo_journal`). A run of another machine (in a vault that was copied or synced during the run) is never
finished here.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import Add, Edit, Reinforce, Remove, Rewrite, SetSummary, Supersede, Update
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.json_values import decode_json, to_json
from vault_memory.vault.storage.store import Store

FOLDER = undo_journal.RECORDS
_COUNTER = ".state/sequence"
Status = Literal["applying", "applied", "undone"]

_ENDED = re.compile(rb'^ "status": "(?:applied|undone)"', re.MULTILINE)  # as `_save` writes it
_IDENTIFIED = re.compile(r"^.*[ \t]\^([A-Za-z0-9-]+)[ \t]*\r?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Change:
    """One edit of a run to the document at ``path``; ``before`` and ``after`` are the cell's lines ('' for none).

    ``name``: the name of a document that the run creates; ``merge_pending``: the topic it is to be merged into.
    """

    path: str
    edit: Edit
    before: str = ""
    after: str = ""
    reason: str = ""
    name: str = ""
    merge_pending: str = ""


@dataclass(frozen=True, slots=True)
class RunRecord:
    """The record of one run. ``report`` is JSON for people; only forgetting reads it, to erase text from it.

    ``read``: ids of the messages that the run takes in, until it is finished; ``unread``: of those that it leaves for
    another run (A15); ``attempts``: how often that run was tried.
    """

    id: str
    machine: str
    time: datetime
    trigger: str  # "archive", "consolidate", …
    conversation: str = ""
    sequence: int = field(
        default=0, kw_only=True
    )  # the run's number in this vault, independent of clocks; 0: a run of version 0.1.0
    changes: tuple[Change, ...] = ()
    read: tuple[str, ...] = field(default=(), metadata={"sparse": True})
    unread: tuple[str, ...] = ()
    attempts: int = 0
    status: Status = "applying"
    report: str = ""
    parent: str = ""  # in records of version 0.1.0: the run that this one is a part of and is undone with
    undoes: str = ""  # the run that this one takes back
    plan: str = ""  # for a run that changes whole documents: the subject of its commit
    summary: str = ""  # what the run did, in a few words for `history`
    person: str = field(default="", metadata={"sparse": True})  # who made the change, in a shared vault


def run_id(now: datetime, salt: str) -> str:
    """Return ``20260118T100012-7f3k``: the time in UTC, and four letters of ``salt`` for runs of the same second."""
    digest = hashlib.blake2b(salt.encode("utf-8", "replace"), digest_size=8).digest()
    letters = "0123456789abcdefghjkmnpqrstvwxyz"
    return f"{undo_journal.stamp_of(now)}-" + "".join(letters[byte % 32] for byte in digest[:4])


def new_id(store: Store, now: datetime, salt: str) -> str:
    """Return a `run_id` that no run has yet, even if the same is done twice within a second."""
    made, again = run_id(now, salt), 1
    while store.resolve(f"{FOLDER}/{made}.json").exists():
        again += 1
        made = run_id(now, f"{salt} {again}")
    return made


def machine(store: Store) -> str:
    """Return this machine's id in this vault: a random one, created at the first call. Raises VaultError."""
    path = ".state/machine"
    with suppress(NotFoundError, UnicodeDecodeError):
        known = store.read(path).decode("ascii").strip()
        if known:
            return known
    made = secrets.token_hex(8)
    _write(store, path, made + "\n")
    return made


def begin(store: Store, run: RunRecord) -> RunRecord:
    """Record the changes of a run before they are made. Raises VaultError."""
    started = replace(run, status="applying", sequence=run.sequence or next_sequence(store))
    _save(store, started)
    return started


def next_sequence(store: Store) -> int:
    """Return a number that is larger than that of every earlier run. Raises VaultError.

    The last number is stored in ``.state/sequence``; if that file is lost, it is derived from the records.
    """
    with store.lock():
        try:
            last = int(store.read(_COUNTER))
        except (NotFoundError, ValueError):
            last = max((undo_journal.sequence_of(store, name) for name in names(store)), default=0)
        _write(store, _COUNTER, f"{last + 1}\n")
    return last + 1


def finish(store: Store, run: RunRecord, report: Mapping[str, object] | None = None) -> RunRecord:
    """Record that all changes of the run are made. Raises VaultError."""
    described = tuple(_add_lines(store, run)) if run.changes else ()
    text = json.dumps(to_json(report), ensure_ascii=False) if report else ""
    sequence = run.sequence or next_sequence(store)
    done = replace(run, status="applied", report=text, changes=described, read=(), sequence=sequence)
    _save(store, done)
    return done


def set_status(store: Store, run: RunRecord, status: Status) -> None:
    """Record that a run was undone, or that it is in effect again. Raises VaultError."""
    if run.status != status:
        _save(store, replace(run, status=status))


def rewrite(store: Store, run: RunRecord) -> None:
    """Replace the record of a run. Only forgetting does this. Raises VaultError."""
    _save(store, run)


def load(store: Store, wanted: str) -> RunRecord:
    """Return the record of a run. Raises NotFoundError, or VaultError if it cannot be read."""
    path = f"{FOLDER}/{wanted}.json"
    try:
        data = store.read(path)
    except NotFoundError:
        raise NotFoundError(f"no run '{wanted}'") from None
    try:
        return decode_json(RunRecord, json.loads(data))
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise VaultError(path, f"is not a run record ({error})") from error


def runs(store: Store) -> list[RunRecord]:
    """Return all records, oldest first. Raises VaultError."""
    return in_order(load(store, name) for name in names(store))


def pending(store: Store) -> list[RunRecord]:
    """Return the runs that this machine began and did not finish, oldest first.

    An unreadable record is skipped with an event, so that it does not stop every later run. A run that has ended stays
    ended, so its record is read only once: every archive run calls this, and an import leaves tens of thousands of
    records.
    """
    open_ = [name for name in names(store) if name not in store.ended]
    for name in open_:
        with suppress(NotFoundError, VaultError):
            if _ENDED.search(store.read(f"{FOLDER}/{name}.json")):
                store.ended.add(name)
    found = in_order(readable(store, [name for name in open_ if name not in store.ended]))
    return [run for run in found if run.status == "applying" and run.machine == machine(store)]


def readable(store: Store, among: Sequence[str] | None = None) -> Iterator[RunRecord]:
    """Yield the readable records of all runs, or of those in ``among``; emit an event for the others.

    They come in the order of their ids, which is exact to the second only: see `in_order`.
    """
    for name in names(store) if among is None else among:
        try:
            yield load(store, name)
        except NotFoundError:  # deleted since it was listed
            continue
        except VaultError as error:
            emit("state", operation="run_record", stage="unreadable", path=error.path)


def in_order(found: Iterable[RunRecord]) -> list[RunRecord]:
    """Return the runs in the order in which they began, oldest first."""
    return sorted(found, key=lambda run: (run.sequence, run.time, run.id))


def _add_lines(store: Store, run: RunRecord) -> Iterator[Change]:
    """Yield the changes with the lines before and after each of them, for people to read."""
    before: dict[str, dict[str, str]] = {}
    after: dict[str, dict[str, str]] = {}
    named = {cell_id for change in run.changes for cell_id in _list_ids(change.edit)}
    for snapshot in undo_journal.snapshots(store, run.parent or run.id):
        before.setdefault(snapshot.path, _find_lines(snapshot.before, named))
        after[snapshot.path] = _find_lines(snapshot.after, named)
    for change in run.changes:
        old, new = before.get(change.path), after.get(change.path)
        if old is None or new is None:  # this attempt wrote nothing there
            yield change
            continue
        match change.edit:
            case Add(id=made):
                lines = "" if made in old else new.get(made, "")
                yield replace(change, after=lines)
            case Supersede(target=target, by=by):
                was, made = old.get(target.id, ""), new.get(by.id, "") if by is not None else ""
                changed = was != new.get(target.id, "")  # an unchanged line was not struck: the edit waits for a person
                yield replace(change, before=was if changed else "", after=made if by and by.id not in old else "")
            case Reinforce(target=target) | Update(target=target):
                yield replace(change, before=old.get(target.id, ""), after=new.get(target.id, ""))
            case Remove(target=target):
                yield replace(change, before=old.get(target.id, ""))
            case SetSummary():
                yield change
            case Rewrite(was=was, text=text):
                yield replace(change, before=was, after=text)


def _list_ids(edit: Edit) -> Iterator[str]:
    """Yield the block ids that an edit names."""
    match edit:
        case Add(id=made):
            yield made
        case Supersede(target=target, by=by):
            yield from (target.id, by.id if by is not None else "")
        case Reinforce(target=target) | Update(target=target) | Remove(target=target):
            yield target.id
        case SetSummary() | Rewrite():
            return


def _find_lines(text: str | None, ids: Collection[str]) -> dict[str, str]:
    """Return the last line that ends in each of the block ids, by id."""
    found = {}
    for cell_id in ids if text else ():
        at = text.rfind(f"^{cell_id}") if text and cell_id else -1
        while text and at >= 0:
            end = text.find("\n", at)
            line = _IDENTIFIED.match(text[text.rfind("\n", 0, at) + 1 : end if end >= 0 else len(text)])
            if line is not None and line[1] == cell_id:
                found[cell_id] = line[0].strip()
                break
            at = text.rfind(f"^{cell_id}", 0, at)
    return found


def names(store: Store) -> list[str]:
    """Return the ids of all records in the order of their time, to the second."""
    folder = store.resolve(FOLDER)
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.stem for file in found if file.suffix == ".json")


def _save(store: Store, run: RunRecord) -> None:
    text = json.dumps(to_json(run), ensure_ascii=False, indent=1) + "\n"
    _write(store, f"{FOLDER}/{run.id}.json", text)


def _write(store: Store, path: str, text: str) -> None:
    """Write a file of the state that only the user can read."""
    with store.lock():
        atomic_files.replace(store.resolve(path), text.encode("utf-8", "replace"), path, mode=0o600)
