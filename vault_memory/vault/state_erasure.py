"""Erase forgotten knowledge from the state: from run records and from proposals, including those for the profile.

A record keeps that there was a run and what it cost. Changes that concern forgotten content are removed from it, since
they can no longer be undone, and so are the statements in its report.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, CellRef, Edit, Reinforce, Remove, Rewrite, SetSummary, Supersede, Update
from vault_memory.vault import profile_proposals, review
from vault_memory.vault.runs import records as runs
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.tombstones import base
from vault_memory.vault.state.undo_journal import FileVersions
from vault_memory.vault.storage import atomic_files, displaced
from vault_memory.vault.storage.store import Store


@dataclass(frozen=True, slots=True)
class ErasurePlan:
    """Everything that must be erased. It has only ids, paths and hashes, since it is stored on disk until the end.

    ``cells`` are removed from their documents; ``documents`` and ``conversations`` (with summaries) are deleted; cells
    lose ``messages`` and conversations as sources; from ``heard`` conversations the parts in ``digests`` are removed.
    """

    cells: tuple[tuple[str, CellRef], ...] = ()
    documents: tuple[str, ...] = ()
    conversations: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # names of deleted files to which other files may link
    made: tuple[str, ...] = ()  # entities, by their hash in the graph's state
    keep_sources: bool = False  # erase only the transcripts, keep what was learned from them
    salt: str = ""
    digests: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()  # state files that contain the text
    texts: tuple[str, ...] = ()  # digests of statements without an id of ours, to recognise copies

    @property
    def lost_conversations(self) -> tuple[str, ...]:
        """The conversations that must no longer be a source of anything."""
        return () if self.keep_sources else self.conversations

    @property
    def touched_documents(self) -> set[str]:
        """The documents that lose content but are kept."""
        return {path for path, _ in self.cells}

    @property
    def redacted_conversations(self) -> set[str]:
        """The conversations that lose some or all of their content."""
        return {*self.heard, *self.conversations}

    def source(self, source: str) -> bool:
        """Return whether the source is forgotten."""
        return source in self.messages or base(source.partition("#")[0]) in self.lost_conversations

    def edit(self, path: str, edit: Edit) -> bool:
        """Return whether the edit contains or refers to forgotten content."""
        if path in self.documents:
            return True
        match edit:
            case SetSummary():
                return path in self.touched_documents
            case Add():
                return self._holds_added(path, edit)
            case Supersede():
                return self._cell(path, edit.target) or (edit.by is not None and self._holds_added(path, edit.by))
            case Update(attributes=known):
                return self._cell(path, edit.target) or bool(known.sources and all(map(self.source, known.sources)))
            case Reinforce() | Remove():
                return self._cell(path, edit.target)
            case Rewrite(sources=sources):
                return bool(sources and all(map(self.source, sources)))

    def _holds_added(self, path: str, add: Add) -> bool:
        sources = add.attributes.sources
        return self._cell(path, CellRef(add.id)) or bool(sources and all(map(self.source, sources)))

    def _cell(self, path: str, ref: CellRef) -> bool:
        """Return whether the plan erases the cell. Our id moves with its cell; any other id belongs to its document."""
        if ref.id.startswith("vm-"):
            return any(ref.id == cell.id for _, cell in self.cells)
        return (path, CellRef(ref.id) if ref.id else ref) in self.cells


def erase_from_state(store: Store, what: ErasurePlan) -> int:
    """Erase the content from the review queue and the run records; return the number of changed files.

    Raises VaultError.
    """
    changed = 0
    with store.lock():
        profile_proposals.forget(store, what.redacted_conversations)
        records = list(_records(store))
        gone = {run.id for run in records if base(run.conversation) in what.lost_conversations}
        for proposal in review.waiting(store):
            if isinstance(proposal.edit, review.FieldChange):
                continue  # handled by `profile_proposals.forget`
            if proposal.run in gone or what.edit(proposal.path, proposal.edit):
                review.close(store, proposal)
                changed += 1
        gone_paths = {*what.documents, *(path for path in what.touched_documents if not store.resolve(path).exists())}
        for run in records:
            cleaned = _record_without(store, run, what, gone_paths)
            if cleaned != run:
                runs.rewrite(store, cleaned)
                changed += 1
    return changed


def drop_copies(store: Store, what: ErasurePlan, paths: Collection[str], holds: Callable[[str, str], bool]) -> None:
    """Delete the copies, kept for undo and for editors, of these documents and of texts with one of these cells.

    ``holds``: returns whether a document (path, text) contains forgotten text, which also finds renamed and split
    documents. The runs of deleted copies can no longer be undone. Copies of a document that stays are deleted from the
    first run that contains forgotten text: later summaries may repeat it in other words, and earlier copies have none
    of it. The caller holds the lock. Raises VaultError.
    """
    store.recent_writes.drop_all()
    wanted, held = {*what.documents, *paths}, False
    marks = [ref.id.encode() for _, ref in what.cells if ref.id.startswith("vm-")]
    displaced.drop(store.root / ".state" / "displaced", wanted | what.touched_documents)
    for file in [store.root / ".state" / "undo" / f"{run}.jsonl" for run in undo_journal.runs_with_copies(store)]:
        data, copies = file.read_bytes(), undo_journal.copies_of(store, file.stem)
        proposed = (
            any(_is_proposal_copy(each, what) for each in undo_journal.state_snapshots(store, file.stem))
            if copies is not None
            else False
        )
        said = any(text and holds(each.path, text) for each in copies or () for text in {each.before, each.after})
        marked = any(mark in data for mark in marks)
        held = held or said or marked
        gone = wanted | (what.touched_documents if held else set())
        named = any(json.dumps(path, ensure_ascii=False).encode() in data for path in gone)
        if said or proposed or marked or named or copies is None:
            _clear_names(store, file.stem, copies or ())
            atomic_files.delete(file, f".state/undo/{file.name}")


def _is_proposal_copy(snapshot: FileVersions, what: ErasurePlan) -> bool:
    """Return whether the file is a copy of a proposal with forgotten content, or of one for the profile."""
    for text in filter(None, (snapshot.before, snapshot.after)):
        try:
            proposal = review.parse(text, snapshot.path)
        except VaultError:
            return True  # its content is unknown
        if isinstance(proposal.edit, review.FieldChange) or what.edit(proposal.path, proposal.edit):
            return True
    return False


def _clear_names(store: Store, name: str, copies: Sequence[FileVersions]) -> None:
    """Remove the summary from a run's record, and the plan unless all documents that the run changed still exist."""
    gone = (path for each in copies for path in (each.path, each.moved_from) if path)
    with suppress(NotFoundError):
        run = runs.load(store, name)
        all_exist = all(store.resolve(path).exists() for path in gone)
        unnamed = replace(run, plan=run.plan if all_exist else "", summary="")
        if unnamed != run:
            runs.rewrite(store, unnamed)


def _records(store: Store) -> Iterator[runs.RunRecord]:
    """Yield all readable records, and delete the unreadable ones, whose content is unknown."""
    for name in runs.names(store):
        try:
            yield runs.load(store, name)
        except VaultError:
            path = f"{runs.FOLDER}/{name}.json"
            atomic_files.delete(store.resolve(path), path)


def _record_without(store: Store, run: runs.RunRecord, what: ErasurePlan, paths: Collection[str]) -> runs.RunRecord:
    kept = tuple(change for change in run.changes if not what.edit(change.path, change.edit))
    whole = _is_of_heard(run, what) or len(kept) < len(run.changes)
    if whole:  # the old name of a renamed document may contain forgotten text
        paths = {*paths, *(change.path for change in run.changes if not store.resolve(change.path).exists())}
    report_values = _report_without(run.report, what, paths, whole=whole)
    gone = base(run.conversation) in what.lost_conversations
    named = any(PurePosixPath(path).stem in run.plan + run.summary for path in paths)
    return replace(
        run,
        changes=kept,
        report=report_values,
        conversation="" if gone else run.conversation,
        plan="" if named else run.plan,
        summary="" if named or whole else run.summary,
    )


def _report_without(report: str, what: ErasurePlan, paths: Collection[str], *, whole: bool) -> str:
    """Return the report with its counts but without texts; ``whole``: clear all items, not only those concerned.

    ``paths``: documents that no longer exist; their names are removed, too.
    """
    if not report:
        return ""
    report_values: dict[str, Any] = json.loads(report)
    inner = report_values.get("report")
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
        if base(inner.get("conversation", "")) in what.lost_conversations:
            inner["conversation"] = ""
            for item in inner.get("items", []):
                item["source"] = ""
    return json.dumps(report_values, ensure_ascii=False)


def _is_of_heard(run: runs.RunRecord, what: ErasurePlan) -> bool:
    """Return whether the run's conversation contains forgotten text, which its other items may repeat."""
    return base(run.conversation) in what.redacted_conversations if run.conversation else False
