"""Remove the changes of a run from the files: a three-way merge of the file after the run, now, and before the run."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from vault_memory.errors import BusyError, NotFoundError
from vault_memory.vault.document import file_names
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.merge.documents import merge, strip_cells
from vault_memory.vault.runs.records import RunRecord
from vault_memory.vault.runs.run import active_run
from vault_memory.vault.state.undo_journal import FileVersions, decode_snapshot, encode_snapshot, snapshots
from vault_memory.vault.storage.store import Store

What = Literal["restored", "removed", "unchanged", "kept"]


@dataclass(frozen=True, slots=True)
class UndoneDocument:
    """What an undo does to one document.

    ``what``: ``restored``: its earlier text, or its text without the run's changes; ``removed``: the run had created
    it. ``kept``: what stays because it was changed after the run; ``diff``: what changes.
    """

    path: str
    topic: str
    what: What
    kept: tuple[str, ...] = ()
    diff: tuple[str, ...] = ()


@dataclass(slots=True)
class FileViews:
    """The contents of the files on disk (``now``) and after the undo (``then``); None: no file."""

    store: Store
    now: dict[str, str | None] = field(default_factory=dict)
    then: dict[str, str | None] = field(default_factory=dict)
    kept: dict[str, list[str]] = field(default_factory=dict)

    def __getitem__(self, path: str) -> str | None:
        if path not in self.then:
            data = None
            with suppress(NotFoundError):
                data = self.store.read(path)
            self.now[path] = self.then[path] = decode_snapshot(data)
        return self.then[path]

    def keep(self, path: str, what: Sequence[str]) -> None:
        self.kept.setdefault(path, []).extend(one for one in what if one not in self.kept.get(path, ()))


def work_out(store: Store, run: RunRecord) -> FileViews:
    view = FileViews(store)
    for snapshot in reversed(snapshots(store, run.id)):
        if snapshot.moved_from:
            _move_back(view, snapshot)
        else:
            _restore(view, snapshot)
    return view


def _restore(view: FileViews, snapshot: FileVersions) -> None:
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
        view.then[path] = _empty_document(view, path, snapshot.after, now)
    else:
        text = _merge_back(view, path, snapshot.after, now, snapshot.before)
        view.then[path] = None if _says(path, snapshot.before) and not _says(path, text) else text


def _move_back(view: FileViews, snapshot: FileVersions) -> None:
    new, old = snapshot.path, snapshot.moved_from
    now = view[new]
    if now is None or snapshot.before is None or snapshot.after is None:
        view.keep(new, ["it was deleted since"] if view[old] is None else [])
    elif view[old] is not None and not _is_same_file(view.store, old, new):
        view.keep(new, [f"another file stands at {old}"])
    else:
        view.then[old] = _merge_back(view, new, snapshot.after, now, snapshot.before)
        view.then[new] = None


def _merge_back(view: FileViews, path: str, after: str, now: str, before: str) -> str:
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


def _empty_document(view: FileViews, path: str, after: str, now: str) -> str | None:
    """Return a document that the run created, without the run's statements; None if it has no other content."""
    text = _merge_back(view, path, after, now, strip_cells(after))
    if [cell.text for cell in parse(text, path).cells] == [cell.text for cell in parse(now, path).cells]:
        return now  # a person has changed all of it since
    return text if _says(path, text) else None


def _says(path: str, text: str) -> bool:
    """Return whether a document contains more than its name."""
    topic = parse(text, path)
    return bool(topic.cells or topic.passages or topic.summary or topic.aliases or topic.tags or topic.malformed)


class _ChangedMeanwhile(Exception):
    """A document was edited since it was read."""


def take_back(store: Store, run: RunRecord) -> FileViews:
    """Undo the changes in the files. If one was edited since it was read, all are computed again."""
    for _ in range(5):
        view = work_out(store, run)
        with store.lock():
            changed = [path for path in view.then if view.then[path] != view.now[path]]
            changed.sort(key=lambda path: view.then[path] is None)
            if all(_write(view, path) for path in changed):
                return view
    raise BusyError(str(store.root), "documents were edited repeatedly during the undo; try again")


def _write(view: FileViews, path: str) -> bool:
    """Write one file and return True, or return False if it is no longer what was read."""
    store, now, then = view.store, view.now[path], view.then[path]
    if then is None:
        restored = (other for other, text in view.then.items() if text is not None)
        if same_file := next((other for other in restored if _is_same_file(store, other, path)), ""):
            return _rename_back(store, path, same_file)
        return store.delete(path, only=encode_snapshot(now or ""))
    data = encode_snapshot(then)
    old = None if now is None else encode_snapshot(now)

    def change(found: bytes | None) -> bytes:
        if found != old:
            raise _ChangedMeanwhile
        return data

    try:
        store.update(path, change)
    except _ChangedMeanwhile:
        return False
    return True


def _rename_back(store: Store, path: str, same_file: str) -> bool:
    """Restore a file's old name that differs only in case: on some systems both names are the same file."""
    store.rename(path, same_file)
    if (run := active_run(store)) is not None:
        run.paths |= {path: None, same_file: None}
    return True


def _is_same_file(store: Store, one: str, other: str) -> bool:
    if one == other or file_names.fold_file_name(one) != file_names.fold_file_name(other):
        return False
    try:
        return (store.root / one).samefile(store.root / other)
    except OSError:
        return False


def describe(view: FileViews) -> Iterator[UndoneDocument]:
    for path in sorted(view.then):
        now, then, kept = view.now[path], view.then[path], tuple(view.kept.get(path, ()))
        what: What = "restored"
        if now == then:
            what = "kept" if kept else "unchanged"
        elif then is None:
            what = "removed"
        topic = parse(then or now or "", path)
        yield UndoneDocument(path, topic.name, what, kept, tuple(diff_lines(path, now, then)))


def diff_lines(path: str, before: str | None, after: str | None) -> list[str]:
    """Return the change of a file as a unified diff without line ends; empty if nothing changed."""
    old, new = ([] if text is None else text.split("\n") for text in (before, after))
    names = ("/dev/null" if before is None else path), ("/dev/null" if after is None else path)
    return [line.rstrip("\r") for line in difflib.unified_diff(old, new, *names, lineterm="")]
