"""Record edits that people make in an editor as runs, so that `history` lists them and `undo` reverses them.

An editor takes no lock and reports nothing, so edits are recorded when the history is read. The text before an edit is
what the last run that wrote the document left (`undo_journal`) or, in a vault in git, the committed text. Each document
gets a run of its own, unless more than `_EACH` were edited: then they share one. Documents are not changed, and nothing
is committed: people decide when to commit. A document that lost statements together with their lines in the memory
block was overwritten, by a stale buffer or by git, not edited; `stale_saves` handles it. Statements that the program
itself wrote elsewhere come with a vault that is synced or was copied while it was written; their run says so.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from vault_memory.errors import BusyError, NotFoundError, VaultError
from vault_memory.models import Cell, Topic
from vault_memory.models.topic import CHECKSUM
from vault_memory.text.display import count_noun
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.git import commit_log, commits
from vault_memory.vault.runs.run import EDIT, Run, active_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions, decode_snapshot
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.scan import File, scan
from vault_memory.vault.storage.store import Store

_SEEN = ".state/edits-seen"  # contains the time (nanoseconds since 1970) up to which edits are recorded
_SLACK = 2_000_000_000  # nanoseconds; the clocks of file systems are coarse
_RUNS = 200  # only the copies of the newest runs are searched for a document
_EACH = 12  # documents that get a run each; if more were edited, a program did it, and they share one run
_ID = re.compile(r"\bvm-[0-9a-z]{10}\b")


Follow = Callable[[Run, FileVersions], None]  # called for each edited document, to add to its run


def record_hand_edits(store: Store, now: datetime, follow: Follow) -> None:
    """Record the edits made since the last call. If the vault is busy, the next call does it."""
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
    """Return the documents that differ from what the last run or commit left, ordered by time of edit."""
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
    """Return each document's text as the last run wrote it, or else its committed text if that differs."""
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
        run.update_record(person="")  # the person who reads the history did not necessarily make the edit
        for _, versions in edited:
            undo_journal.append(store, run.id, versions)
            follow(run, versions)


def _describe(edited: Sequence[FileVersions]) -> str:
    """Describe the edits without quoting them: a record may be kept longer than the edited text."""
    pairs = [(parse(one.before or "", one.path), parse(one.after or "", one.path)) for one in edited]
    elsewhere = all(_is_from_another_copy(before, after) for before, after in pairs)
    if len(edited) > 1:
        topics = count_noun(len(edited), "topic")
        return f"{topics} changed by another copy of the vault" if elsewhere else f"edited {topics} by hand"
    before, after = pairs[0]
    old, new = ({cell.text for cell in topic.cells} for topic in (before, after))
    gone, came = len(old - new), len(new - old)
    parts = [
        count_noun(min(gone, came), "statement") + " reworded" if min(gone, came) else "",
        count_noun(came - gone, "statement") + " added" if came > gone else "",
        count_noun(gone - came, "statement") + " taken out" if gone > came else "",
    ]
    what = ", ".join(part for part in parts if part)
    done = f"{after.name} changed by another copy of the vault" if elsewhere else f"edited {after.name} by hand"
    return done + (f": {what}" if what else "")


def _is_from_another_copy(before: Topic, after: Topic) -> bool:
    """Return whether all that differs is statements that the program wrote where it has another history.

    They come with a synced vault, or with one that was copied while it was written. Their hashes prove who wrote them.
    """
    known = {cell.id for cell in before.cells}
    came = any(cell.id not in known and _is_written_by_program(cell) for cell in after.cells)
    same_summary = after.summary_ours or after.summary == before.summary
    return came and same_summary and _list_typed(before) == _list_typed(after)


def _list_typed(topic: Topic) -> list[str]:
    """Return the text of a document that the program did not write, or that was changed since."""
    typed = [f"{cell.box}{cell.text}\n{cell.detail}" for cell in topic.cells if not _is_written_by_program(cell)]
    return typed + [passage.text for passage in topic.passages]


def _is_written_by_program(cell: Cell) -> bool:
    known = cell.attributes
    return known is not None and len(known.text) >= CHECKSUM and cell.hash.startswith(known.text) and not cell.detail
