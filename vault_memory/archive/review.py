"""The review queue (A20): what waits for a person, as a diff, and what becomes of it."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from vault_memory.archive.commit_message import of_run
from vault_memory.archive.maintenance.consolidate import change
from vault_memory.archive.secrets import redact
from vault_memory.errors import NotFoundError
from vault_memory.models import Add, Edit, EditResult, SetSummary, Supersede, Topic, Update
from vault_memory.vault import review
from vault_memory.vault.document.cells import neutralise, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.topic_text import body_for_reading, decode, new
from vault_memory.vault.git import commits
from vault_memory.vault.review import Proposal
from vault_memory.vault.runs import records
from vault_memory.vault.runs.file_versions import recording
from vault_memory.vault.storage.store import Store

_CONTEXT = 2  # lines around a change
_BESIDE = "what it was to end is gone or was reworded: it is added beside what stands"


@dataclass(frozen=True, slots=True)
class Waiting:
    """A proposal with what it would do to its document now.

    ``problem``: why it cannot be done any more; ``note``: why less would be done than was proposed.
    """

    proposal: Proposal
    topic: str
    diff: tuple[str, ...] = ()
    problem: str = ""
    note: str = ""


def waiting(store: Store, now: datetime) -> list[Waiting]:
    """Everything that waits, by document. Raises VaultError."""
    return [_look(store, proposal, now) for proposal in review.waiting(store)]


def accept(store: Store, proposal: Proposal, now: datetime, *, text: str | None = None) -> EditResult:
    """Make the edit, also where a person wrote what it changes; ``text`` says it in the person's words.

    Who accepts a statement that nobody trusted vouches for it: from then on it is theirs. What was to be ended and is
    not there any more, or in other words, is left: the new statement is added beside it. The proposal leaves the queue
    once its statement stands. Raises VaultError where the document cannot be written, ConsolidationError where secrets
    in ``text`` cannot be looked for.
    """
    edit = proposal.edit
    if text is not None:
        edit = _reworded(edit, redact(text)[0])
    elif proposal.untrusted:
        edit = _vouched(edit)
    run = records.new_id(store, now, f"review {proposal.id}")
    try:
        edit = _possible(edit, _document(store, proposal, now))
        with recording(store, run) as written:
            (result,) = change(
                store, proposal.path, [edit], run=run, now=now, trigger="review", reviewed=True, name=proposal.name
            )
        if written.paths:
            review.settle(store, proposal, run)
        commits.commit_run(store, of_run(f"Accept an edit of {proposal.path}", run, [result.reason]), written.paths)
    except NotFoundError as error:
        result = EditResult(edit, "rejected", str(error))
    if result.outcome != "rejected" or statement(edit) is None:
        review.close(store, proposal)
    return result


def reject(store: Store, proposal: Proposal) -> None:
    """The document stays as it is, and the proposal goes."""
    review.close(store, proposal)


def statement(edit: Edit) -> str | None:
    """The text of an edit that a person may change, if it has one."""
    match edit:
        case Add(text=text) | Supersede(by=Add(text=text)) | SetSummary(text=text):
            return text
        case _:
            return None


def _look(store: Store, proposal: Proposal, now: datetime) -> Waiting:
    try:
        topic = _document(store, proposal, now)
    except NotFoundError as error:
        return Waiting(proposal, proposal.path, problem=str(error))
    edit = _possible(proposal.edit, topic)
    after, (result,) = apply(topic, [edit], now=topic.updated or now, reviewed=True)
    problem = result.reason if result.outcome in {"rejected", "pending", "noop"} else ""
    note = "" if problem or edit is proposal.edit else _BESIDE
    return Waiting(proposal, topic.name, tuple(_diff(topic, after)), problem, note)


def _document(store: Store, proposal: Proposal, now: datetime) -> Topic:
    """As it is, or as it would begin. Raises NotFoundError."""
    try:
        return decode(store.read(proposal.path), proposal.path)
    except NotFoundError:
        if not proposal.name:
            raise
        return new(proposal.name, proposal.path, created=now)


def _possible(edit: Edit, topic: Topic) -> Edit:
    """The edit, or of one that ends what is not there (any more, or in these words) what it would put in its place."""
    if not isinstance(edit, Supersede) or edit.by is None:
        return edit
    wanted = edit.target
    there = any(
        cell.id == wanted.id if wanted.id else (cell.hash, cell.ordinal) == (wanted.hash, wanted.ordinal)
        for cell in topic.cells
    )
    return edit if there else replace(edit.by, reason=edit.by.reason or edit.reason)


def _diff(before: Topic, after: Topic) -> Sequence[str]:
    """Unified, of what a person reads: without frontmatter and memory block."""
    old, new = (body_for_reading(topic).splitlines() for topic in (before, after))
    return [line for line in difflib.unified_diff(old, new, lineterm="", n=_CONTEXT) if line[:3] not in {"---", "+++"}]


def _reworded(edit: Edit, text: str) -> Edit:
    match edit:
        case Add():
            return _in_own_words(edit, text)
        case Supersede(by=Add() as by):
            return replace(edit, by=_in_own_words(by, text))
        case SetSummary():
            return replace(edit, text=text)
        case Update(attributes=known):
            return replace(edit, text=neutralise(text), attributes=replace(known, role="person"))
        case _:
            return edit


def _vouched(edit: Edit) -> Edit:
    match edit:
        case Add():
            return replace(edit, attributes=replace(edit.attributes, role="person"))
        case Supersede(by=Add() as by):
            return replace(edit, by=replace(by, attributes=replace(by.attributes, role="person")))
        case Update(attributes=known):
            return replace(edit, attributes=replace(known, role="person"))
        case _:
            return edit


def _in_own_words(add: Add, text: str) -> Add:
    line = neutralise(text)
    return replace(add, text=line, attributes=replace(add.attributes, text=statement_hash(line), role="person"))
