"""The changes of `memory.topics`: a plan made as a run, and corrections of one statement."""

from __future__ import annotations

from collections.abc import Callable

from vault_memory.api.namespace import Check
from vault_memory.api.open_vault import OpenVault
from vault_memory.archive.commit_message import of_run
from vault_memory.archive.maintenance import consolidate
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import CellRef, Supersede, Topic, TopicChange
from vault_memory.vault.document import rewording
from vault_memory.vault.document.lines import laid_over
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.git import commits
from vault_memory.vault.runs.file_versions import recording
from vault_memory.vault.runs.planned_changes import carry_out
from vault_memory.vault.runs.records import new_id
from vault_memory.vault.topics import Plan


def change_topic(
    vault: OpenVault, name: str, plan: Callable[[Topic], Plan], check: Check | None, *, dry_run: bool = False
) -> TopicChange:
    """Plan a change of the topic ``name`` and, unless ``dry_run``, make it as one run."""
    vault.sync()
    topic = vault.store.topic(name, vault.index.topic_names())
    if check is not None:
        check(vault.store.read(topic.path))
    planned = plan(topic)
    change = TopicChange(planned.what, planned.path, planned.topic, planned.links, notes=planned.notes)
    if dry_run:
        return change
    done = carry_out(vault.store, planned.what, planned.snapshots, vault.clock(), commit=vault.settings.git.commit)
    vault.sync()
    return TopicChange(
        planned.what, planned.path, planned.topic, planned.links, done.run, done.paths,
        (*planned.notes, *done.notes), done.commit,
    )  # fmt: skip


def write_topic(vault: OpenVault, path: str, text: str, check: Check | None) -> Topic:
    """Lay ``text`` over the document: lines that are the same stay to the byte."""

    def change(data: bytes | None) -> bytes:
        if data is None:
            raise NotFoundError(f"{path}: no such file")
        if check is not None:
            check(data)
        return laid_over(data.decode("utf-8", "replace"), text).encode()

    return decode(vault.store.update(path, change), path)


def reword_statement(vault: OpenVault, cell: str | CellRef, text: str, path: str, check: Check | None) -> Topic:
    """Replace the words of a statement by ``text``."""
    path, target = _located(vault, cell, path)

    def change(topic: Topic) -> Topic:
        if check is not None:
            check(topic.text.encode())
        return rewording.reword(topic, target, text)

    return vault.store.update_topic(path, change)


def retire_statement(vault: OpenVault, cell: str | CellRef, path: str, check: Check | None) -> Topic:
    """Supersede a statement by nothing, as a person's decision."""
    path, target = _located(vault, cell, path)
    if check is not None:
        check(vault.store.read(path))
    now, store = vault.clock(), vault.store
    edit = Supersede(target, at=now, reason="retired by a person")
    run = new_id(store, now, f"page {path} {target}")
    with recording(store, run) as written:
        (result,) = consolidate.change(store, path, [edit], run=run, now=now, trigger="page", reviewed=True)
    if result.outcome != "superseded":
        raise InputError(result.reason)
    message = of_run(f"Retire a statement of {path}", run, [result.reason])
    commits.commit_run(store, message, written.paths, enabled=vault.settings.git.commit)
    return decode(store.read(path), path)


def _located(vault: OpenVault, cell: str | CellRef, path: str) -> tuple[str, CellRef]:
    """Return the document and the reference of a statement. Raises NotFoundError, InputError."""
    if isinstance(cell, CellRef):
        if not path:
            raise InputError("name the topic of a statement that is not given by its id")
        return path, cell
    known = cell.removeprefix("^")
    if path:
        return path, CellRef(known)
    found = next((topic.path for topic in vault.store.topics() if topic.cell(known) is not None), "")
    if not found:
        raise NotFoundError(f"no topic has a statement '{known}'")
    return found, CellRef(known)
