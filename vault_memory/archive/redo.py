"""Find the cells that ``archive --redo`` removes: those that only the offline extractor made of one conversation.

A redo must not bring back statements that a person has since deleted or reworded; those become proposals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts
from vault_memory.errors import NotFoundError
from vault_memory.models import Add, Cell, CellRef, Remove, Supersede, Topic, Update
from vault_memory.text.words import content_words
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

REASON = "read again with a model"
_CORRECTED = "a person deleted or reworded what that message said"
_ALIKE = 0.5  # share of an item's words that a cell has, for the item to be that cell in other words
_SAME = 0.75  # share of an item's words that an earlier message has, for the item to repeat it


def find_outdated(store: Store, conversation: str, unread: Collection[str] = ()) -> list[tuple[str, Remove]]:
    """Return path and removal of each cell by the offline extractor that has no other source than ``conversation``.

    Left alone: what a person edited or pinned, what was said elsewhere too, what comes from ``unread`` messages, and
    what took the place of a statement that stays (its link would lead nowhere).
    """
    kept_out = {f"{conversation}#{message}" for message in unread}
    return [
        (topic.path, Remove(CellRef(cell.id), REASON))
        for topic in store.topics()
        if not topic.malformed
        for cell in _removable(topic, conversation, kept_out)
    ]


def respect(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Archiving stage: propose new items where a person deleted or reworded a statement of the same message.

    The memory block keeps the source of a deleted statement, not its text. So an item of the same message, or of a
    later one that repeats that message, may be the deleted statement, unless it resembles a cell that nobody edited.
    """
    assert job.transcript is not None
    if job.redo and parts.client is None:  # without one, what was taken back is wanted again
        return job
    corrected = _find_corrected(_topics(job, parts.store), job.transcript.id)
    if not corrected:
        return job
    said = {f"{job.transcript.id}#{message.id}": message.content for message in job.transcript.messages}

    def look(placed: MatchedItem) -> MatchedItem:
        decision = placed.decision
        if placed.outcome is not None or decision is None or not isinstance(decision.edit, Add | Supersede | Update):
            return placed
        source = placed.item.source
        if source not in corrected:
            source = next((each for each in corrected if _repeats(placed.item.text, said.get(each, ""))), "")
        if decision.propose or not source or _alike(placed.item.text, corrected[source]):
            return placed
        return replace(placed, decision=replace(decision, propose=True, reason=_CORRECTED))

    return replace(job, items=tuple(map(look, job.items)))


def _topics(job: ArchiveJob, store: Store) -> Iterator[Topic]:
    """Yield the documents that may have held the statements: all topics on a redo, else those of the decisions."""
    if job.redo:
        yield from store.topics()
        return
    for path in sorted({placed.decision.path for placed in job.items if placed.decision is not None}):
        with suppress(NotFoundError):  # still to be made
            yield decode(store.read(path), path)


def _repeats(text: str, message: str) -> bool:
    """Return whether a message says what an item says, in nearly the same words."""
    wanted = set(content_words(text))
    return bool(wanted) and len(wanted & set(content_words(message))) >= _SAME * len(wanted)


def _find_corrected(topics: Iterable[Topic], conversation: str) -> dict[str, list[str]]:
    """Return messages of which a person removed or reworded a statement, with their unedited cells."""
    changed, unedited = set[str](), defaultdict[str, list[str]](list)
    for topic in topics:
        for _, known in topic.orphans if not topic.malformed else ():
            changed.update(known.sources)
        for cell in topic.cells if not topic.malformed else ():
            for source in cell.attributes.sources if cell.attributes is not None else ():
                if cell.by_person:
                    changed.add(source)
                else:
                    unedited[source].append(cell.text)
    return {source: unedited[source] for source in changed if source.partition("#")[0] == conversation}


def _alike(text: str, others: Collection[str]) -> bool:
    wanted = set(content_words(text))
    return any(len(wanted & set(content_words(other))) > _ALIKE * len(wanted) for other in others)


def _removable(topic: Topic, conversation: str, kept_out: Collection[str]) -> list[Cell]:
    chosen = {cell.id: cell for cell in topic.cells if _offline_only(cell, conversation, kept_out)}
    while True:
        needed = {
            cell.attributes.successor
            for cell in topic.cells
            if cell.attributes is not None and cell.attributes.successor and cell.id not in chosen
        }
        if not needed & chosen.keys():
            return list(chosen.values())
        chosen = {name: cell for name, cell in chosen.items() if name not in needed}


def _offline_only(cell: Cell, conversation: str, kept_out: Collection[str]) -> bool:
    known = cell.attributes
    if known is None or known.by != "offline" or known.pinned or cell.by_person or not known.sources:
        return False
    return all(s.partition("#")[0] == conversation and s not in kept_out for s in known.sources)
