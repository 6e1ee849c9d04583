"""Merge the documents that could not be merged when they were archived (A6)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from vault_memory.archive.decisions.decision import JudgeRequest, MergeContext
from vault_memory.archive.decisions.match import slug
from vault_memory.archive.job import Parts
from vault_memory.archive.write import drop_if_empty
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Cell, CellRef, Edit, Item, Remove, Topic, TopicName, TopicReport
from vault_memory.models.topic import qualifiers
from vault_memory.vault.runs.run import Run, start_run


def merge_pending(topic: Topic, parts: Parts) -> TopicReport:
    """Merge the machine's cells of a waiting document into the one it waits for; the empty document goes.

    What a person wrote or edited in it stays there. Crashing half-way does no harm: cells keep their ids.
    """
    report = TopicReport(topic.path, topic.name)
    waiting = [cell for cell in topic.cells if not cell.superseded and not cell.by_person and cell.id]
    target = next((t for t in parts.similar.topic_names() if t.path != topic.path and _names(t, topic)), None)
    if target is None:
        error = f"no topic '{topic.merge_pending}' to merge into; rename one, or remove the line merge_pending"
        return replace(report, error=error)
    try:
        with start_run(parts.store, "consolidate", now=parts.now, commit=parts.settings.git.commit) as run:
            merged, pending, failed = _merge(waiting, target.path, parts, run)
            done = [Remove(CellRef(name), reason=f"merged into {target.name}") for name in merged]
            run.edit(topic.path, done)
            drop_if_empty(parts.store, topic.path)
    except (NotFoundError, VaultError) as error:
        return replace(report, error=str(error))
    return replace(report, topic=target.name, merged=len(merged), pending=pending, error=failed)


def _merge(cells: list[Cell], path: str, parts: Parts, run: Run) -> tuple[list[str], int, str]:
    """Return the ids of merged cells, the number of edits that wait for a person, and the errors."""
    by_conversation: dict[str, list[Cell]] = defaultdict(list)
    for cell in cells:
        by_conversation[_item(cell).source.partition("#")[0]].append(cell)
    merged: dict[str, None] = {}
    edits: dict[str, list[tuple[str, Edit]]] = defaultdict(list)  # by document, each with the id of its cell
    pending, failed = 0, ""
    for conversation, some in by_conversation.items():
        about = MergeContext(conversation, parts.now, hidden={cell.id for cell in cells})
        for cell, decision in zip(some, parts.judge([JudgeRequest(_item(c), path) for c in some], about), strict=True):
            if decision.failed:
                failed = decision.failed
                continue
            merged[cell.id] = None
            for where, edit in decision.proposed:
                reason = decision.reason if decision.propose else edit.reason
                run.propose(where, edit, reason, untrusted=decision.untrusted)
            pending += bool(decision.proposed)
            if not decision.propose:
                for where, edit in decision.placed:
                    edits[where].append((cell.id, edit))
    for where, those in edits.items():
        for (name, _), result in zip(those, run.edit(where, [edit for _, edit in those]), strict=True):
            pending += result.outcome == "pending"
            if result.outcome == "rejected":
                merged.pop(name, None)
                failed = result.reason
    return list(merged), pending, failed


def _item(cell: Cell) -> Item:
    known = cell.attributes
    assert known is not None
    return Item(
        text=cell.text,
        type=cell.type,
        salience=cell.salience,
        confidence=cell.confidence,
        source=known.sources[0] if known.sources else "",
        role=known.role or "user",
        created=known.created,
        **qualifiers(known),
    )


def _names(target: TopicName, topic: Topic) -> bool:
    return slug(topic.merge_pending) in {slug(name) for name in (target.name, *target.aliases)}
