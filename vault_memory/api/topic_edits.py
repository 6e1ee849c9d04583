"""Changes to topics for `memory.topics`: planned changes of documents, and corrections of one statement."""

from __future__ import annotations

from collections.abc import Callable

from vault_memory.api.namespace import Check
from vault_memory.api.open_vault import OpenVault
from vault_memory.archive.maintenance.summary_after_edit import renew_summary
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import CellRef, Topic, TopicChange, TopicEdit
from vault_memory.vault import topics
from vault_memory.vault.document.lines import restore_line_ends
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.planned_changes import execute_plan
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.topics import TopicPlan


def change_topic(
    vault: OpenVault, name: str, plan: Callable[[Topic], TopicPlan], check: Check | None, *, dry_run: bool = False
) -> TopicChange:
    """Plan a change of the topic ``name`` and carry it out as one run, unless ``dry_run``."""
    vault.sync()
    topic = vault.store.topic(name, vault.index.topic_names())
    if check is not None:
        check(vault.store.read(topic.path))
    planned = plan(topic)
    change = TopicChange(planned.what, planned.path, planned.topic, planned.links, notes=planned.notes)
    if dry_run:
        return change
    done = execute_plan(
        vault.store,
        planned.what,
        planned.snapshots,
        vault.clock(),
        commit=vault.settings.git.commit,
        summary=planned.summary,
    )
    vault.sync()
    return TopicChange(
        planned.summary, planned.path, planned.topic, planned.links, done.run, done.paths,
        (*planned.notes, *done.notes), done.commit,
    )  # fmt: skip


def write_topic(vault: OpenVault, path: str, text: str, check: Check | None) -> TopicEdit:
    """Replace the text of the document by ``text``; unchanged lines keep every byte."""

    def change(data: bytes) -> bytes:
        if check is not None:
            check(data)
        return restore_line_ends(data.decode("utf-8", "replace"), text).encode()

    return _make_edit(vault, path, topics.save(vault.store, path, change, vault.clock()))


def reword_statement(vault: OpenVault, cell: str | CellRef, text: str, path: str, check: Check | None) -> TopicEdit:
    """Replace the words of a statement by ``text``."""
    path, target = _locate_cell(vault, cell, path)
    before = vault.store.read(path)
    with start_run(vault.store, "page", now=vault.clock()) as run:
        made = topics.reword(vault.store, path, target, text, vault.clock(), check or (lambda data: None))
        renew_summary(run, path, before.decode("utf-8", "replace"))
    return _make_edit(vault, path, made)


def retire_statement(vault: OpenVault, cell: str | CellRef, path: str, check: Check | None) -> TopicEdit:
    """Mark a statement as superseded, without a successor, as a person's decision."""
    path, target = _locate_cell(vault, cell, path)
    if check is not None:
        check(vault.store.read(path))
    before = vault.store.read(path)
    with start_run(vault.store, "page", now=vault.clock()) as run:
        made = topics.retire(vault.store, path, target, vault.clock())
        renew_summary(run, path, before.decode("utf-8", "replace"))
    return _make_edit(vault, path, made)


def _make_edit(vault: OpenVault, path: str, run: str) -> TopicEdit:
    return TopicEdit(decode(vault.store.read(path), path), run)


def _locate_cell(vault: OpenVault, cell: str | CellRef, path: str) -> tuple[str, CellRef]:
    """Return the document and the reference of a statement. Raises NotFoundError, InputError."""
    if isinstance(cell, CellRef):
        if not path:
            raise InputError("a statement without an id needs its topic, too")
        return path, cell
    known = cell.removeprefix("^")
    if path:
        return path, CellRef(known)
    found = next((topic.path for topic in vault.store.topics() if topic.cell(known) is not None), "")
    if not found:
        raise NotFoundError(f"no topic has a statement '{known}'")
    return found, CellRef(known)
