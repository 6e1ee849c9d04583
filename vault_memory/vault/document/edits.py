"""Apply edits to a topic document and return the new document, without reading or writing files.

Each edit becomes splices of the document's lines; all other lines are copied. The result is parsed again and must have
exactly the intended content: every other cell and passage unchanged and in order. If markdown would read the result
differently (a list would swallow its neighbour, say), the edit is rejected.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from vault_memory.models import (
    Add,
    Edit,
    EditResult,
    Outcome,
    Reinforce,
    Remove,
    Rewrite,
    SetSummary,
    Supersede,
    Topic,
    Update,
)
from vault_memory.vault.document.cells import neutralise
from vault_memory.vault.document.document_editor import Draft
from vault_memory.vault.document.text_blocks import find_place
from vault_memory.vault.document.topic_text import parse

DELETED = "deleted or reworded by a person"
_NO_PLACE = "the document's structure leaves no safe place for it"


def apply(
    topic: Topic, edits: Sequence[Edit], *, now: datetime, sources: Sequence[str] = (), reviewed: bool = False
) -> tuple[Topic, tuple[EditResult, ...]]:
    """Return the document with the ``edits`` applied, and the result of each; applying them again changes nothing.

    ``sources``: the conversations to list in the frontmatter if anything changes; ``now``: the time written there.
    ``reviewed``: a person has accepted the edits, so they also change what a person wrote.
    """
    if topic.malformed:
        return topic, tuple(EditResult(edit, "rejected", str(topic.problems[0])) for edit in edits)
    results: dict[int, EditResult] = {}
    summaries = [number for number, edit in enumerate(edits) if isinstance(edit, SetSummary)]
    for number in summaries[:-1]:
        results[number] = EditResult(edits[number], "noop", "another summary follows")
    for group in _groups([(number, edit) for number, edit in enumerate(edits) if number not in results]):
        topic, some = _apply(topic, [edit for _, edit in group], now, sources, reviewed)
        results.update(zip((number for number, _ in group), some, strict=True))
    return topic, tuple(results[number] for number in range(len(edits)))


def date_of_edits(topic: Topic, edits: Sequence[Edit], now: datetime) -> datetime:
    """Return the document's date after these edits: the date of what was said last."""
    return max([*dates_of_edits(edits, now), *([topic.updated] if topic.updated else [])], default=now)


def dates_of_edits(edits: Sequence[Edit], now: datetime) -> Iterator[datetime]:
    """Yield when the content of each edit was said; ``now`` if that is unknown."""
    for edit in edits:
        match edit:
            case Add():
                yield edit.attributes.created or now
            case SetSummary() | Remove():
                continue
            case _:
                yield edit.at or now


def list_cited_conversations(edits: Sequence[Edit]) -> tuple[str, ...]:
    """Return the conversations that the statements in these edits cite."""
    news = [edit.by if isinstance(edit, Supersede) else edit for edit in edits]
    added = [source for edit in news if isinstance(edit, Add | Update) for source in edit.attributes.sources]
    sources = added + [source for edit in edits if isinstance(edit, Rewrite) for source in edit.sources]
    return tuple(dict.fromkeys(s.partition("#")[0] for s in sources if not s.startswith("file:")))


def _groups(edits: Sequence[tuple[int, Edit]]) -> Iterator[list[tuple[int, Edit]]]:
    """Yield runs of numbered edits in which no cell occurs twice, so that each run can be applied at once. A `Rewrite`
    is a run of its own.
    """
    group: list[tuple[int, Edit]] = []
    named: set[str] = set()
    for number, edit in edits:
        names = set(_names(edit))
        if group and (names & named or isinstance(edit, Rewrite) or isinstance(group[-1][1], Rewrite)):
            yield group
            group, named = [], set()
        group.append((number, edit))
        named |= names
    if group:
        yield group


def _names(edit: Edit) -> Iterator[str]:
    match edit:
        case Add(id=cell_id):
            yield cell_id
        case Supersede(target=target, by=by):
            yield target.key
            if by is not None:
                yield by.id
        case Update(target=target) | Reinforce(target=target) | Remove(target=target):
            yield target.key
        case SetSummary() | Rewrite():
            return


def _apply(
    topic: Topic, edits: Sequence[Edit], now: datetime, sources: Sequence[str], reviewed: bool
) -> tuple[Topic, list[EditResult]]:
    draft = Draft(topic, now, reviewed=reviewed)
    results = [EditResult(edit, *_make(draft, edit)) for edit in edits]
    if not draft.changed:
        return topic, results
    after = parse(draft.text(sources), topic.path)
    if draft.holds(after):
        return after, results
    if len(edits) == 1:
        return topic, [EditResult(edits[0], "rejected", _NO_PLACE)]
    results = []
    for edit in edits:
        topic, one = _apply(topic, [edit], now, sources, reviewed)
        results.extend(one)
    return topic, results


def _make(draft: Draft, edit: Edit) -> tuple[Outcome, str]:
    match edit:
        case Add():
            return _add(draft, edit)
        case Supersede():
            return _supersede(draft, edit)
        case Update():
            return _update(draft, edit)
        case Reinforce():
            return _reinforce(draft, edit)
        case SetSummary():
            return _summarise(draft, edit)
        case Remove():
            return _remove(draft, edit)
        case Rewrite():
            return _rewrite(draft, edit)


def _add(draft: Draft, edit: Add) -> tuple[Outcome, str]:
    if refused := _find_refusal(draft, edit):
        return refused
    draft.add(edit)
    return "added", edit.reason


def _find_refusal(draft: Draft, edit: Add) -> tuple[Outcome, str] | None:
    if edit.id in draft.present:
        return "noop", "already there"
    if any(cell_id == edit.id for cell_id, _ in draft.topic.orphans):
        return "rejected", DELETED
    if not draft.writable(edit):
        return "rejected", "it has no text, or an id that is none"
    return None


def _supersede(draft: Draft, edit: Supersede) -> tuple[Outcome, str]:
    found = draft.find(edit.target)
    if not found:
        return "rejected", DELETED
    if len(found) > 1:
        return "pending", "more than one cell has this id"
    refused = _find_refusal(draft, edit.by) if edit.by else None
    if found[0].superseded:
        if edit.by is None or refused:
            return refused or ("noop", "already superseded")
        draft.add(edit.by)
        return "added", "what it replaces was superseded already"
    if refused and refused[0] == "rejected":
        return refused
    if found[0].by_person and not draft.reviewed:
        return "pending", "a person wrote it"
    draft.supersede(found[0], edit, None if refused else edit.by)
    return "superseded", edit.reason


def _update(draft: Draft, edit: Update) -> tuple[Outcome, str]:
    found = draft.find(edit.target)
    if not found:
        return "rejected", DELETED
    if len(found) > 1:
        return "pending", "more than one cell has this id"
    if found[0].superseded:
        return "rejected", "it was superseded meanwhile"
    if not neutralise(edit.text):
        return "rejected", "it has no text"
    if found[0].by_person and not draft.reviewed:
        return "pending", "a person wrote it"
    return ("updated", edit.reason) if draft.update(found[0], edit) else ("noop", "already there")


def _reinforce(draft: Draft, edit: Reinforce) -> tuple[Outcome, str]:
    found = draft.find(edit.target)
    if not found:
        return "rejected", DELETED
    known = found[0].attributes
    if known is None or found[0].superseded or set(edit.sources) <= set(known.sources):
        return "noop", "nothing new"
    sources = tuple(dict.fromkeys(known.sources + edit.sources))
    draft.remember(found[0].id, replace(known, sources=sources, updated=edit.at), found[0].text)
    return "updated", edit.reason


def _rewrite(draft: Draft, edit: Rewrite) -> tuple[Outcome, str]:
    place = find_place(draft.topic, edit)
    if isinstance(place, str):
        return "rejected", place
    if edit.was == edit.text:
        return "noop", "already there"
    if not draft.reviewed:
        return "pending", "a person wrote it"
    draft.rewrite(*place, edit)
    return "updated", edit.reason


def _summarise(draft: Draft, edit: SetSummary) -> tuple[Outcome, str]:
    if not draft.topic.summary_ours and not draft.reviewed:
        return "pending", "a person wrote the summary"
    return ("updated", edit.reason) if draft.summarise(edit.text, edit.cells) else ("noop", "nothing new")


def _remove(draft: Draft, edit: Remove) -> tuple[Outcome, str]:
    found = draft.find(edit.target)
    if not found:
        return "noop", "not there any more"
    if len(found) > 1 or (found[0].by_person and not draft.reviewed):
        return "pending", "a person wrote it"
    draft.remove(found[0])
    return "updated", edit.reason
