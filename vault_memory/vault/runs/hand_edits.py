"""Edits that people make in an editor, recorded as runs: `history` tells of them, and `undo` takes them back.

An editor takes no lock and says nothing. What a topic document was before such an edit is what the last run that
wrote it left (`undo_journal`), in a vault in git else what is committed. So whoever asks for the history has the edits
recorded first, a run for each document. Nothing is written to the documents, and nothing is committed: when a person
commits is a person's business. A document that lost statements together with their lines of the memory block was not
edited but overwritten, by a stale buffer or by git, and is left to `stale_saves`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from vault_memory.errors import BusyError, NotFoundError, VaultError
from vault_memory.text.display import count_noun
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.git import commit_log, commits
from vault_memory.vault.runs.run import EDIT, Run, active_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions, decode_snapshot
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.scan import File, scan
from vault_memory.vault.storage.store import Store

_SEEN = ".state/edits-seen"  # until when (nanoseconds) edits are recorded
_SLACK = 2_000_000_000  # nanoseconds: clocks of file systems are coarse
_RUNS = 200  # the newest, in whose copies a document is looked for
_EACH = 12  # documents edited at once that are a run each: more are a program's doing, and one run
_ID = re.compile(r"\bvm-[0-9a-z]{10}\b")


Follow = Callable[[Run, FileVersions], None]  # what else belongs to such a run


def record_hand_edits(store: Store, now: datetime, follow: Follow) -> None:
    """Record what was edited outside since this was last asked. Left for the next time where the vault is busy."""
    if active_run(store) is not None or not (_has_journals(store) or commits.is_versioned(store)):
        return
    with suppress(BusyError, VaultError, OSError), store.lock(timeout=0):
        begun = time.time_ns()
        edited = _find_edited(store, _read_seen(store))
        groups = [[each] for each in edited] if len(edited) <= _EACH else [edited]
        for group in groups:
            _record(store, group, now, follow)
        atomic_files.replace(store.resolve(_SEEN), f"{begun}\n".encode(), _SEEN, mode=0o600)


def _has_journals(store: Store) -> bool:
    folder = store.root / undo_journal.FOLDER
    return folder.is_dir() and any(folder.iterdir())


def skip_hand_edits(store: Store) -> None:
    """Accept the documents as they are without recording an edit, so that no copy of forgotten text is kept."""
    with suppress(VaultError, OSError):
        atomic_files.replace(store.resolve(_SEEN), f"{time.time_ns() + _SLACK}\n".encode(), _SEEN, mode=0o600)


def _read_seen(store: Store) -> int:
    with suppress(NotFoundError, ValueError):
        return int(store.read(_SEEN))
    return 0


def _find_edited(store: Store, seen: int) -> list[tuple[File, FileVersions]]:
    """Return the documents that are not as a run, or git, has them, in the order in which they were edited."""
    listed = scan(store.root, ("topics",)).files
    files = {file.path: file for file in listed if max(file.modified, file.changed) >= seen - _SLACK}
    known = _last_versions(store, files)
    found = []
    for path, file in files.items():
        before, after = known.get(path), decode_snapshot(store.read(path))
        if before is None or after is None or before == after or set(_ID.findall(before)) - set(_ID.findall(after)):
            continue
        found.append((file, FileVersions(path, before, after)))
    return sorted(found, key=lambda each: each[0].modified)


def _last_versions(store: Store, paths: Collection[str]) -> dict[str, str]:
    """Return what these documents were when a run last wrote them, or as they are committed."""
    found: dict[str, str | None] = {}
    wanted = set(paths)
    for _, run in reversed(undo_journal.list_last_written(store, _RUNS)):
        if not wanted:
            break
        for snapshot in reversed(undo_journal.snapshots(store, run)):
            if snapshot.path in wanted:
                found[snapshot.path] = snapshot.after
                wanted.discard(snapshot.path)
    if wanted and commits.is_versioned(store):
        for path in wanted & set(commit_log.list_changed_since(store, "HEAD")):
            found[path] = decode_snapshot(commit_log.content(store, "HEAD", path))
    return {path: text for path, text in found.items() if text is not None}


def _record(store: Store, edited: Sequence[tuple[File, FileVersions]], now: datetime, follow: Follow) -> None:
    moment = datetime.fromtimestamp(max(file.modified for file, _ in edited) / 1e9, UTC)
    with start_run(store, EDIT, now=min(moment, now), commit=False) as run:
        run.summary = _describe([versions for _, versions in edited])
        run.update_record(person="")  # whoever asks is not who edited
        for _, versions in edited:
            undo_journal.append(store, run.id, versions)
            follow(run, versions)


def _describe(edited: Sequence[FileVersions]) -> str:
    """Say what was edited without quoting it: a record is kept longer than what it tells of may be."""
    if len(edited) > 1:
        return f"edited {count_noun(len(edited), 'topic')} by hand"
    (one,) = edited
    before, after = (parse(text or "", one.path) for text in (one.before, one.after))
    old, new = ({cell.text for cell in topic.cells} for topic in (before, after))
    gone, came = len(old - new), len(new - old)
    parts = [
        count_noun(min(gone, came), "statement") + " reworded" if min(gone, came) else "",
        count_noun(came - gone, "statement") + " added" if came > gone else "",
        count_noun(gone - came, "statement") + " taken out" if gone > came else "",
    ]
    what = ", ".join(part for part in parts if part)
    return f"edited {after.name} by hand" + (f": {what}" if what else "")
