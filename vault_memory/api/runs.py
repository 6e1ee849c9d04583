"""``memory.runs``: list runs, show what they changed, and undo them."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.archive.graph import graph_state
from vault_memory.archive.maintenance import decay
from vault_memory.archive.maintenance.summary_after_edit import renew_summary
from vault_memory.errors import InputError, NotFoundError
from vault_memory.vault.document.timestamps import parse_time
from vault_memory.vault.runs import hand_edits, history, records, two_moments, undo
from vault_memory.vault.runs.history import Difference, Event, RunSummary
from vault_memory.vault.runs.run import Run
from vault_memory.vault.runs.undo import UndoReport
from vault_memory.vault.state.undo_journal import FileVersions

__all__ = ["AsyncRunVerbs", "Difference", "Event", "RunSummary", "RunVerbs", "UndoReport"]

RunList: TypeAlias = list[RunSummary]
EventList: TypeAlias = list[Event]
Differences: TypeAlias = list[Difference]
_CELL = re.compile(r"\^?(vm-[0-9a-z]{10})")


class RunVerbs(Namespace):
    """The runs that changed the vault, newest first."""

    def list(self, limit: int = 0) -> RunList:
        """Return the last ``limit`` runs (0: all), newest first, including edits in an editor. Raises VaultError."""
        self.record_edits()
        return history.list_runs(self._vault.store, limit)

    def get(self, run: str) -> RunSummary:
        """Return one run. Raises NotFoundError."""
        found = next((each for each in history.list_runs(self._vault.store) if each.id == run), None)
        if found is None:
            raise NotFoundError(f"no run '{run}'")
        return found

    def last(self) -> str:
        """Return the id of the last run that can be undone, '' if there is none."""
        try:
            return undo.find_last_run(self._vault.store).id
        except NotFoundError:
            return ""

    def events(self, what: str) -> EventList:
        """Return the history of a statement (by its id) or a topic (by its name), oldest event first.

        Raises NotFoundError for an unknown topic.
        """
        cell = _CELL.fullmatch(what)
        return self.cell_events(cell[1]) if cell else self.topic_events(what)

    def cell_events(self, cell: str) -> EventList:
        """Return the history of one statement, oldest event first."""
        self.record_edits()
        return history.list_cell_events(self._vault.store, cell)

    def topic_events(self, name: str) -> EventList:
        """Return the history of a topic, oldest event first. Raises NotFoundError."""
        self.record_edits()
        self._vault.sync()
        return history.list_topic_events(
            self._vault.store, self._vault.store.topic(name, self._vault.index.topic_names())
        )

    def diff(self, run: str = "", *, since: str | date = "") -> Differences:
        """Return the changes of a run as unified diffs; without ``run``, of the last run that was not undone.

        ``since``, a day or a time: return the changes from then on instead, in a git vault also those made by people.
        Raises NotFoundError for an unknown run, InputError if ``since`` is not a date.
        """
        store = self._vault.store
        if since:
            moment = parse_time(since.isoformat() if isinstance(since, date) else since)
            if moment is None:
                raise InputError(f"'{since}' is not a date such as 2026-01-18")
            return history.diff_since(store, moment)
        if not run:
            run = self.last()
        return history.diff_run(store, run) if run else []

    def compare(self, start: datetime, end: datetime) -> Differences:
        """Return the differences of topics and entity notes between ``start`` and ``end``. Raises VaultError.

        Uses commits if the vault is in git, else the records of runs. An ``end`` in the future means the current files.
        """
        return two_moments.compare(self._vault.store, start, end, self._vault.clock())

    def undo(self, run: str = "", *, dry_run: bool = False) -> UndoReport:
        """Undo the changes of a run, by default of the last one; ``dry_run`` only returns what would change.

        The default is the last run of the program; an edit in an editor, which `list` also has, is undone by its id.
        Text that was changed since is kept and reported. Raises NotFoundError, InputError, VaultError.
        """
        vault = self._vault
        if dry_run:
            return undo.preview(vault.store, run)
        report = undo.undo(vault.store, run, vault.clock(), commit=vault.settings.git.commit)
        graph_state.forget_run(vault.store, report.run)
        if report.trigger == decay.TRIGGER:
            vault.usage.mark_restored(decay.list_faded(vault.store, report.run), vault.clock())
        vault.sync()
        return report

    def record_edits(self) -> None:
        """Record edits made in an editor since the last call, before a run writes the same documents.

        `list`, `events`, the ``undo`` command, and archiving by the command line or the page call this first.
        """

        def propose_summary(run: Run, versions: FileVersions) -> None:
            renew_summary(run, versions.path, versions.before or "", may_write=False)

        if self._vault.exists():
            hand_edits.record_hand_edits(self._vault.store, self._vault.clock(), propose_summary)

    def has_unfinished(self) -> bool:
        """Return whether there are unfinished runs of a process that was stopped or died."""
        return bool(records.pending(self._vault.store))


class AsyncRunVerbs(AsyncVerbs):
    """The asynchronous `RunVerbs`."""

    list = awaitable(RunVerbs.list)
    get = awaitable(RunVerbs.get)
    last = awaitable(RunVerbs.last)
    events = awaitable(RunVerbs.events)
    cell_events = awaitable(RunVerbs.cell_events)
    topic_events = awaitable(RunVerbs.topic_events)
    diff = awaitable(RunVerbs.diff)
    compare = awaitable(RunVerbs.compare)
    undo = awaitable(RunVerbs.undo)
    record_edits = awaitable(RunVerbs.record_edits)
    has_unfinished = awaitable(RunVerbs.has_unfinished)
