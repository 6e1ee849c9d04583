"""What the state keeps of knowledge, and how it is taken out: run records and proposals, those to the profile among
them.

A record keeps that there was a run and what it cost; changes that concern what is forgotten go with it (they cannot be
undone: there is nothing to bring back), and so do the statements of its report.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, CellRef, Edit, Reinforce, Remove, SetSummary, Supersede, Update
from vault_memory.vault import profile_proposals, review
from vault_memory.vault.runs import file_versions
from vault_memory.vault.runs import records as runs
from vault_memory.vault.runs.file_versions import Snapshot
from vault_memory.vault.state.tombstones import base
from vault_memory.vault.storage import atomic_files, displaced
from vault_memory.vault.storage.store import Store


@dataclass(frozen=True, slots=True)
class Concerned:
    """What is forgotten: cells (by id, or by document, hash and ordinal), documents, conversations and messages of
    them; ``touched`` are documents and ``heard`` conversations that lose something and stay.
    """

    cells: Collection[tuple[str, CellRef]] = ()
    documents: Collection[str] = ()
    conversations: Collection[str] = ()
    messages: Collection[str] = ()
    touched: Collection[str] = ()
    heard: Collection[str] = ()

    def source(self, source: str) -> bool:
        """Does it come from what is forgotten?"""
        return source in self.messages or base(source.partition("#")[0]) in self.conversations

    def edit(self, path: str, edit: Edit) -> bool:
        """Does the edit hold, or lead to, what is forgotten?"""
        if path in self.documents:
            return True
        match edit:
            case SetSummary():
                return path in self.touched
            case Add():
                return self._added(path, edit)
            case Supersede():
                return self._cell(path, edit.target) or (edit.by is not None and self._added(path, edit.by))
            case Update() | Reinforce() | Remove():
                return self._cell(path, edit.target)

    def _added(self, path: str, add: Add) -> bool:
        sources = add.attributes.sources
        return self._cell(path, CellRef(add.id)) or bool(sources and all(map(self.source, sources)))

    def _cell(self, path: str, ref: CellRef) -> bool:
        """An id of ours moves with its cell; another belongs to its document."""
        if ref.id.startswith("vm-"):
            return any(ref.id == cell.id for _, cell in self.cells)
        return (path, CellRef(ref.id) if ref.id else ref) in self.cells


def clean(store: Store, what: Concerned) -> int:
    """Take it out of the review queue and the run records; how many files changed. Raises VaultError."""
    changed = 0
    with store.lock():
        profile_proposals.forget(store, {*what.conversations, *what.heard})
        records = list(_records(store))
        gone = {run.id for run in records if base(run.conversation) in what.conversations}
        for proposal in review.waiting(store):
            if proposal.run in gone or what.edit(proposal.path, proposal.edit):
                review.close(store, proposal)
                changed += 1
        gone_paths = {*what.documents, *(path for path in what.touched if not store.resolve(path).exists())}
        for run in records:
            cleaned = _cleaned(store, run, what, gone_paths)
            if cleaned != run:
                runs.rewrite(store, cleaned)
                changed += 1
    return changed


def drop_copies(store: Store, what: Concerned, paths: Collection[str], holds: Callable[[str, str], bool]) -> None:
    """Whole texts of these documents, or with one of these cells in them, that are kept for undo and for editors.

    ``holds`` says of a document (path, text) whether what is forgotten stands in it: one that was renamed or taken
    apart is known by that alone. Their runs cannot be taken back any more. The caller holds the lock. Raises
    VaultError.
    """
    store.kept.drop_all()
    wanted = {*what.documents, *what.touched, *paths}
    marks = [f"^{ref.id}".encode() for _, ref in what.cells if ref.id.startswith("vm-")]
    for kept in displaced.left_over(store.root / ".state" / "displaced"):
        if kept.path in wanted:
            shutil.rmtree(kept.folder, ignore_errors=True)
    for file in sorted((store.root / ".state" / "undo").glob("*.jsonl")):
        data, copies = file.read_bytes(), _copies(store, file.stem)
        named = any(json.dumps(path, ensure_ascii=False).encode() in data for path in wanted)
        said = any(text and holds(each.path, text) for each in copies or () for text in {each.before, each.after})
        if named or said or copies is None or any(mark in data for mark in marks):
            _unname(store, file.stem, copies or ())
            atomic_files.delete(file, f".state/undo/{file.name}")


def _copies(store: Store, run: str) -> list[Snapshot] | None:
    """What is kept of a run; None: it cannot be read, and nobody can say what it holds."""
    try:
        return file_versions.snapshots(store, run)
    except VaultError:
        return None


def _unname(store: Store, name: str, copies: Sequence[Snapshot]) -> None:
    """Take out of the record what a run that renamed or deleted a document was told to do."""
    gone = (path for each in copies for path in (each.path, each.moved_from) if path)
    with suppress(NotFoundError):
        run = runs.load(store, name)
        if run.plan and not all(store.resolve(path).exists() for path in gone):
            runs.rewrite(store, replace(run, plan=""))


def _records(store: Store) -> Iterator[runs.Run]:
    """All that can be read. Of the others nobody can say what they hold: they go."""
    for name in runs.names(store):
        try:
            yield runs.load(store, name)
        except VaultError:
            path = f"{runs.FOLDER}/{name}.json"
            atomic_files.delete(store.resolve(path), path)


def _cleaned(store: Store, run: runs.Run, what: Concerned, paths: Collection[str]) -> runs.Run:
    kept = tuple(change for change in run.changes if not what.edit(change.path, change.edit))
    whole = _heard(run, what) or len(kept) < len(run.changes)
    if whole:  # a document that somebody has renamed since may have been called after it
        paths = {*paths, *(change.path for change in run.changes if not store.resolve(change.path).exists())}
    told = _told(run.report, what, paths, whole=whole)
    gone = base(run.conversation) in what.conversations
    named = any(PurePosixPath(path).stem in run.plan for path in paths)
    return replace(
        run, changes=kept, report=told, conversation="" if gone else run.conversation, plan="" if named else run.plan
    )


def _told(report: str, what: Concerned, paths: Collection[str], *, whole: bool) -> str:
    """The report with its counts and without words; ``whole``: of all items, not only those concerned.

    ``paths`` are of documents that are no more: their names were words, too.
    """
    if not report:
        return ""
    told: dict[str, Any] = json.loads(report)
    inner = told.get("report")
    if isinstance(inner, dict):
        ids = {cell.id for _, cell in what.cells if cell.id}
        for item in inner.get("items", []):
            if whole or item.get("cell") in ids or what.source(item.get("source", "")):
                item.update(text="", reason="", topic="")
            if item.get("path") in paths:
                item.update(path="", topic="")
        for document in inner.get("documents", []):
            if document.get("path") in paths:
                document.update(path="", topic="")
        if whole:
            inner["errors"] = []
        if base(inner.get("conversation", "")) in what.conversations:
            inner["conversation"] = ""
            for item in inner.get("items", []):
                item["source"] = ""
    return json.dumps(told, ensure_ascii=False)


def _heard(run: runs.Run, what: Concerned) -> bool:
    """Was it a run of a conversation that says what is forgotten? Its other items may say the like."""
    return base(run.conversation) in {*what.conversations, *what.heard} if run.conversation else False
