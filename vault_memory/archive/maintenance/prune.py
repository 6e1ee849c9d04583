"""Prune topics (A8): remove statements that were superseded long ago."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Cell, CellRef, Remove, Topic, TopicReport
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store


def prune(store: Store, topic: Topic, *, days: int, now: datetime) -> TopicReport:
    """Remove the statements that have been superseded for ``days`` days and that no person wrote or edited."""
    before = now - timedelta(days=days)
    old = [
        cell
        for cell in topic.cells
        if cell.superseded and cell.id and not cell.by_person and (at := _get_end(cell)) is not None and at <= before
    ]
    edits = [Remove(CellRef(cell.id), f"superseded for {days} days") for cell in old]
    report = TopicReport(topic.path, topic.name)
    try:
        with start_run(store, "consolidate", now=now) as run:
            results = run.edit(topic.path, edits)
    except (VaultError, NotFoundError) as error:
        return replace(report, error=str(error))
    return replace(report, removed=sum(result.outcome == "updated" for result in results))


def _get_end(cell: Cell) -> datetime | None:
    return cell.attributes.superseded if cell.attributes is not None else None
