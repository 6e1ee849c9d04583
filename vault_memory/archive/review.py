"""The review queue (A20): list waiting proposals with their diffs, and accept or reject them."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from vault_memory.archive.commit_message import format_run_message
from vault_memory.archive.maintenance.summary_after_edit import renew_summary
from vault_memory.archive.secrets import redact
from vault_memory.errors import InputError, NotFoundError, VaultError
from vault_memory.models import Add, Edit, EditResult, Reinforce, Remove, Rewrite, SetSummary, Supersede, Topic, Update
from vault_memory.vault import profile, profile_proposals, review
from vault_memory.vault.document.cells import neutralise, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.topic_text import body_for_reading, create_topic, decode
from vault_memory.vault.review import FieldChange, QueuedProposal
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

_CONTEXT = 2  # lines around a change
_BESIDE = "what it was to end is gone or was reworded: it is added beside what stands"


@dataclass(frozen=True, slots=True)
class WaitingProposal:
    """A proposal with the effect that it would have on its document now.

    ``was``: the statement, summary or value that it would end or change. ``problem``: why it cannot be done any more;
    ``note``: why less would be done than was proposed.
    """

    proposal: QueuedProposal
    topic: str
    diff: tuple[str, ...] = ()
    problem: str = ""
    note: str = ""
    was: str = ""


def waiting(store: Store, now: datetime) -> list[WaitingProposal]:
    """Return every waiting proposal, by document. Raises VaultError."""
    return [_look(store, proposal, now) for proposal in review.waiting(store)]


def accept(store: Store, proposal: QueuedProposal, now: datetime, *, text: str | None = None) -> tuple[EditResult, str]:
    """Make the edit, even where it changes a person's text; ``text`` is the person's own wording. Return the result and
    the id of the run ('' where no run changed anything).

    Accepting an untrusted statement makes it the person's own. If the statement to end is gone or was reworded, it is
    left alone and the new statement is added beside it. The proposal leaves the queue once its statement is stored.
    Raises VaultError where the document cannot be written, ConsolidationError where the search for secrets in ``text``
    fails.
    """
    edit = proposal.edit
    if isinstance(edit, FieldChange):
        done = profile_proposals.accept(store, edit, now, redact(text)[0] if text is not None else None)
        return EditResult(SetSummary(done.value, "a change of the profile"), "updated"), ""
    if text is not None:
        edit = _reword_edit(edit, redact(text)[0])
    elif proposal.untrusted:
        edit = _mark_vouched(edit)
    made = ""
    try:
        topic = _document(store, proposal, now)
        edit, before = _possible(edit, topic), topic.text
        with start_run(store, "review", now=now, salt=f"review {proposal.id}") as run:
            (result,) = run.edit(proposal.path, [edit], name=proposal.name, reviewed=True)
            if run.paths:
                renew_summary(run, proposal.path, before, reworded=False)
                review.close_in_run(store, proposal, run.id)
                made = run.id
            run.summary = f"accepted: {statement(edit) or proposal.path}"
            run.message = format_run_message(f"Accept an edit of {proposal.path}", run.id, [result.reason])
    except NotFoundError as error:
        result = EditResult(edit, "rejected", str(error))
    if result.outcome != "rejected" or statement(edit) is None:
        review.close(store, proposal)
    return result, made


def preview(store: Store, proposal: QueuedProposal, now: datetime) -> Topic:
    """Return the document as it would be. Raises InputError for a change of the profile, NotFoundError."""
    if isinstance(proposal.edit, FieldChange):
        raise InputError("this proposal changes the profile, not a topic")
    topic = _document(store, proposal, now)
    return apply(topic, [_possible(proposal.edit, topic)], now=now, reviewed=True)[0]


def reject(store: Store, proposal: QueuedProposal) -> None:
    """Reject a proposal: the document stays as it is, and a change of the profile is not proposed again."""
    if isinstance(proposal.edit, FieldChange):
        profile_proposals.reject(store, proposal.edit)
        return
    review.close(store, proposal)


def statement(edit: Edit | FieldChange) -> str | None:
    """Return the text of an edit that a person may change, if it has one."""
    match edit:
        case Add(text=text) | Supersede(by=Add(text=text)) | Update(text=text) | SetSummary(text=text):
            return text
        case FieldChange(value=value):
            return value
        case Rewrite(text=text):
            return text or None
        case _:
            return None


def list_sources(edit: Edit | FieldChange) -> tuple[str, ...]:
    """Return the messages (``conversation#message``) that an edit comes from."""
    match edit:
        case Add(attributes=known) | Supersede(by=Add(attributes=known)) | Update(attributes=known):
            return known.sources
        case Reinforce(sources=sources) | Rewrite(sources=sources):
            return sources
        case FieldChange(source=source) if source:
            return (source,)
        case _:
            return ()


def _look(store: Store, proposal: QueuedProposal, now: datetime) -> WaitingProposal:
    if isinstance(proposal.edit, FieldChange):
        return _look_at_profile(store, proposal, proposal.edit)
    try:
        topic = _document(store, proposal, now)
    except NotFoundError as error:
        return WaitingProposal(proposal, proposal.path, problem=str(error))
    edit = _possible(proposal.edit, topic)
    after, (result,) = apply(topic, [edit], now=topic.updated or now, reviewed=True)
    problem = result.reason if result.outcome in {"rejected", "pending", "noop"} else ""
    note = "" if problem or edit is proposal.edit else _BESIDE
    return WaitingProposal(
        proposal, topic.name, tuple(_diff(topic, after)), problem, note, _get_replaced(topic, proposal.edit)
    )


def _look_at_profile(store: Store, proposal: QueuedProposal, change: FieldChange) -> WaitingProposal:
    try:
        problem = profile_proposals.problem(profile.load(store), change)
        diff = () if problem else tuple(profile_proposals.diff(store, change))
    except VaultError as error:
        problem, diff = str(error), ()
    return WaitingProposal(proposal, "Profile", diff, problem, was=change.replaces)


def _get_replaced(topic: Topic, edit: Edit) -> str:
    """Return the statement, or the summary, that the edit would end or change."""
    match edit:
        case Supersede(target=target) | Update(target=target) | Remove(target=target) | Reinforce(target=target):
            cell = topic.find(target)
            return cell.text if cell is not None else ""
        case SetSummary():
            return topic.summary
        case Rewrite(was=was):
            return was
        case _:
            return ""


def _document(store: Store, proposal: QueuedProposal, now: datetime) -> Topic:
    """Return the current document, or a new empty one. Raises NotFoundError."""
    try:
        return decode(store.read(proposal.path), proposal.path)
    except NotFoundError:
        if not proposal.name:
            raise
        return create_topic(proposal.name, proposal.path, created=now)


def _possible(edit: Edit, topic: Topic) -> Edit:
    """Return the edit; if it ends a statement that no longer exists, return only the new statement."""
    if not isinstance(edit, Supersede) or edit.by is None:
        return edit
    return edit if topic.find(edit.target) is not None else replace(edit.by, reason=edit.by.reason or edit.reason)


def _diff(before: Topic, after: Topic) -> Sequence[str]:
    """Return a unified diff of the visible text, without frontmatter and memory block."""
    old, new = (body_for_reading(topic).splitlines() for topic in (before, after))
    return [line for line in difflib.unified_diff(old, new, lineterm="", n=_CONTEXT) if line[:3] not in {"---", "+++"}]


def _reword_edit(edit: Edit, text: str) -> Edit:
    match edit:
        case Add():
            return _reword_add(edit, text)
        case Supersede(by=Add() as by):
            return replace(edit, by=_reword_add(by, text))
        case SetSummary() | Rewrite():
            return replace(edit, text=text)
        case Update(attributes=known):
            return replace(edit, text=neutralise(text), attributes=replace(known, role="person"))
        case _:
            return edit


def _mark_vouched(edit: Edit) -> Edit:
    match edit:
        case Add():
            return replace(edit, attributes=replace(edit.attributes, role="person"))
        case Supersede(by=Add() as by):
            return replace(edit, by=replace(by, attributes=replace(by.attributes, role="person")))
        case Update(attributes=known):
            return replace(edit, attributes=replace(known, role="person"))
        case _:
            return edit


def _reword_add(add: Add, text: str) -> Add:
    line = neutralise(text)
    return replace(add, text=line, attributes=replace(add.attributes, text=statement_hash(line), role="person"))
