"""Write the decided edits into the documents of the vault.

The edits of a document are applied to what the file says at the moment of writing, under the user's lock, so an
edit that a person made since the document was read is kept and edits of ours are judged against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from vault_memory.archive.extraction.rules.coverage import aliases_of
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.maintenance.topic_summary import correct_summary, extractive, is_extractive
from vault_memory.archive.predicted_summary import predict_summary
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, DocumentReport, Edit, EditResult, Remove, SetSummary, Supersede, Topic
from vault_memory.vault.document import topic_text
from vault_memory.vault.document.edits import apply, date_of_edits, dates_of_edits, list_cited_conversations
from vault_memory.vault.runs.run import Run, current_run
from vault_memory.vault.state import tombstones
from vault_memory.vault.storage.store import Store

_CHANGING = frozenset(("added", "superseded", "updated"))


def write_document(
    store: Store,
    path: str,
    edits: Sequence[Edit],
    *,
    name: str,
    merge_pending: str = "",
    source: str,
    consolidate_after: int,
    now: datetime,
) -> tuple[DocumentReport, tuple[EditResult, ...]]:
    """Apply ``edits`` to the document at ``path``; with ``name``, create it if it is missing.

    What a person wrote is left alone and proposed for review. Never raises for what is wrong with this one
    document: the report's ``error`` says it, and every edit's result is ``failed``.
    """
    results: tuple[EditResult, ...] = ()
    created = False

    def create() -> Topic:
        nonlocal created
        created, wanted = True, _learnable(store, edits)
        if not name or not wanted:
            raise NotFoundError(f"{path}: was {'deleted meanwhile' if wanted else 'forgotten'}")
        first, aliases = _find_first_date(edits, now), aliases_of(name)
        return topic_text.create_topic(name, path, created=first, merge_pending=merge_pending, aliases=aliases)

    def change(topic: Topic) -> Topic:
        nonlocal results
        wanted = _learnable(store, edits)
        revised, made = revise(topic, wanted, source=source, consolidate_after=consolidate_after, now=now)
        results = _align_results(edits, made)
        return revised

    try:
        after = store.update_topic(path, change, create)
    except (VaultError, NotFoundError) as error:
        failed = tuple(EditResult(edit, "failed", str(error)) for edit in edits)
        return DocumentReport(path, name or path, error=str(error)), failed
    propose(current_run(store), path, results)
    return report(path, after.name, created, results, len(after.text)), results


def _learnable(store: Store, edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits that do not restore forgotten text (it may have been forgotten during the run)."""
    forgotten = tombstones.load(store)
    return [edit for edit in edits if not forgotten.adds(edit)]


def _align_results(edits: Sequence[Edit], made: Sequence[EditResult]) -> tuple[EditResult, ...]:
    """Return a result for each edit, in order; edits that were not tried are rejected."""
    left = list(made)
    return tuple(
        left.pop(0) if left and left[0].edit is edit else EditResult(edit, "rejected", tombstones.REASON)
        for edit in edits
    )


def list_new_cells(results: Sequence[EditResult]) -> list[str]:
    """Return the ids of the cells that these edits added."""
    found = []
    for result in results:
        match result:
            case EditResult(Add(id=name) | Supersede(by=Add(id=name)), "added" | "superseded"):
                found.append(name)
    return found


def drop_if_empty(store: Store, path: str) -> None:
    """Delete a document that is empty, of the program's and of a person's text. Raises VaultError."""
    data = store.read(path)
    topic = topic_text.decode(data, path)
    said = topic.cells or topic.passages or topic.aliases or topic.tags or not topic.summary_ours
    if not topic.malformed and not said:
        store.delete(path, only=data)


def propose(run: Run, path: str, results: Sequence[EditResult]) -> None:
    """Add the edits that only a person may decide on to the review queue. Raises VaultError."""
    for result in results:
        if result.outcome == "pending":
            run.propose(path, result.edit)


def revise(
    topic: Topic, edits: Sequence[Edit], *, source: str, consolidate_after: int, now: datetime
) -> tuple[Topic, tuple[EditResult, ...]]:
    """Return ``topic`` with the edits and, if the program wrote its summary, a new one. Pure function.

    Documents carry the date of what was said, not of the archiving: the same conversation gives the same file
    whenever it is archived, and an old conversation does not make old knowledge look new.
    """
    at, sources = date_of_edits(topic, edits, now), (source,) if source else list_cited_conversations(edits)
    if (likely := predict_summary(topic, edits, consolidate_after)) and likely != topic.summary:
        summarised = SetSummary(likely, reason="extractive")
        revised, (*made, _) = apply(topic, [*edits, summarised], now=at, sources=sources)
        expected = _summary(replace(revised, summary=topic.summary), made, consolidate_after)
        if expected == likely and any(each.outcome in _CHANGING for each in made):
            return revised, tuple(made)
    revised, results = apply(topic, edits, now=at, sources=sources)
    if revised.text != topic.text and (summary := _summary(revised, results, consolidate_after)):
        revised, _ = apply(revised, [SetSummary(summary, reason="extractive")], now=at)
    return revised, results


def _summary(topic: Topic, results: Sequence[EditResult], consolidate_after: int) -> str:
    """Return the new text of the summary; empty where it stays as it is.

    A person's stays, and a note that is almost all by hand gets none. A model's reads better than an extract: it
    only loses the sentences that speak of what was superseded.
    """
    ours = sum(cell.attributes is not None and not cell.superseded for cell in topic.cells)
    removed = any(isinstance(result.edit, Remove) and result.outcome == "updated" for result in results)
    if topic.summary_ours and topic.summary and removed and not topic.summarised:
        return extractive([cell for cell in topic.cells if not cell.superseded])
    if not topic.summary_ours or ours < consolidate_after:
        return ""
    if not topic.summarised and is_extractive(topic.summary, topic.cells):
        return extractive([cell for cell in topic.cells if not cell.superseded])
    summary = topic.summary
    for result in results:
        match result:
            case EditResult(edit=Supersede(by=Add(text=text)), outcome="superseded") if outdated := find_replaced(text):
                summary = correct_summary(summary, outdated, text)
            case _:
                pass
    return summary


def _find_first_date(edits: Sequence[Edit], now: datetime) -> datetime:
    return min(dates_of_edits(edits, now), default=now)


def report(path: str, name: str, created: bool, results: Sequence[EditResult], length: int) -> DocumentReport:
    removed = sum(result.outcome == "updated" and isinstance(result.edit, Remove) for result in results)
    outcomes = [result.outcome for result in results]
    return DocumentReport(
        path,
        name,
        created=created,
        added=outcomes.count("added"),
        updated=outcomes.count("updated") - removed,
        superseded=outcomes.count("superseded"),
        pending=outcomes.count("pending"),
        length=length,
        removed=removed,
    )
