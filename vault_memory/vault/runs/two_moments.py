"""Compare the documents at two moments: by git if a commit precedes the first, else by the copies kept for undo."""

from __future__ import annotations

from datetime import datetime

from vault_memory.errors import NotFoundError
from vault_memory.vault.git import commit_log
from vault_memory.vault.runs import records
from vault_memory.vault.runs.history import Difference
from vault_memory.vault.runs.reverse_files import diff_lines
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.store import Store

Texts = dict[str, tuple[str | None, str | None]]


def compare(store: Store, start: datetime, end: datetime, now: datetime) -> list[Difference]:
    """Return the documents that differ, by path; with git, an ``end`` after ``now`` means the current files.

    Raises VaultError.
    """
    first = commit_log.commit_before(store, start)
    if first:
        texts = _read_commits(store, first, "" if end > now else commit_log.commit_before(store, end))
    else:
        texts = _read_runs(store, start, end)
    found = (
        Difference(path, tuple(diff_lines(path, *pair))) for path, pair in sorted(texts.items()) if _is_compared(path)
    )
    return [difference for difference in found if difference.lines]


def _read_commits(store: Store, first: str, last: str) -> Texts:
    """Return both texts of each changed file; ``last`` "": compare with the current files."""
    changed = {
        *commit_log.list_changed_since(store, first),
        *(commit_log.list_changed_since(store, last) if last else ()),
    }
    paths = [path for path in changed if _is_compared(path)]
    after = {path: commit_log.content(store, last, path) if last else _present(store, path) for path in paths}
    return {path: (_text(commit_log.content(store, first, path)), _text(after[path])) for path in paths}


def _read_runs(store: Store, start: datetime, end: datetime) -> Texts:
    texts: Texts = {}
    for run in records.in_order(run for run in records.readable(store) if start <= run.time < end):
        for snapshot in undo_journal.snapshots(store, run.id):
            old = snapshot.moved_from or snapshot.path
            before = texts.pop(old, (snapshot.before, None))[0]
            texts[snapshot.path] = before, snapshot.after
    return texts


def _is_compared(path: str) -> bool:
    return path.startswith(("topics/", "entities/")) and path.endswith(".md")


def _present(store: Store, path: str) -> bytes | None:
    try:
        return store.read(path)
    except NotFoundError:
        return None


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "replace")
