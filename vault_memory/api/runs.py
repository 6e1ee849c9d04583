"""``memory.runs``: what runs changed, and taking one back."""

from __future__ import annotations

import re
from datetime import datetime
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.archive.graph import graph_state
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
        """Return the last ``limit`` runs (0: all), newest first, edits in an editor among them. Raises VaultError."""
        self.record_edits()
        return history.list_runs(self._vault.store, limit)

    def get(self, run: str) -> RunSummary:
        """Return one run. Raises NotFoundError."""
        found = next((each for each in history.list_runs(self._vault.store) if each.id == run), None)
        if found is None:
            raise NotFoundError(f"no run '{run}'")
        return found

    def last(self) -> str:
        """Return the id of the last run that can be taken back, '' where there is none."""
        try:
            return undo.find_last_run(self._vault.store).id
        except NotFoundError:
            return ""

    def events(self, what: str) -> EventList:
        """Return how a statement (by its id) or a topic (by its name) came to be, oldest first.

        Raises NotFoundError for a topic that is not there.
        """
        cell = _CELL.fullmatch(what)
        return self.cell_events(cell[1]) if cell else self.topic_events(what)

    def cell_events(self, cell: str) -> EventList:
        """Return how one statement came to be, oldest first."""
        self.record_edits()
        return history.list_cell_events(self._vault.store, cell)

    def topic_events(self, name: str) -> EventList:
        """Return what happened to a topic, oldest first. Raises NotFoundError."""
        self.record_edits()
        self._vault.sync()
        return history.list_topic_events(
            self._vault.store, self._vault.store.topic(name, self._vault.index.topic_names())
        )

    def diff(self, run: str = "", *, since: str | datetime = "") -> Differences:
        """Return what a run changed as unified diffs: the last one that still stands, unless it is named.

        ``since``, a day or a time: what was changed from then on, by people too in a vault in git. Raises
        NotFoundError for an unknown run, InputError for ``since`` that is no date.
        """
        store = self._vault.store
        if since:
            moment = since if isinstance(since, datetime) else parse_time(since)
            if moment is None:
                raise InputError(f"'{since}' is not a date such as 2026-01-18")
            return history.diff_since(store, moment)
        if not run:
            run = self.last()
        return history.diff_run(store, run) if run else []

    def compare(self, start: datetime, end: datetime) -> Differences:
        """Return how topics and entity notes differ at ``end`` from what they were at ``start``. Raises VaultError.

        By commits where the vault is in git, else by what runs changed; an ``end`` to come is how the files are now.
        """
        return two_moments.compare(self._vault.store, start, end, self._vault.clock())

    def undo(self, run: str = "", *, dry_run: bool = False) -> UndoReport:
        """Take back what a run changed, the last one unless it is named; ``dry_run`` only returns what would change.

        The last one is of the program: an edit in an editor, which `list` has too, is taken back by its id. What was
        changed since stays as it is and is named. Raises NotFoundError, InputError, VaultError.
        """
        vault = self._vault
        if dry_run:
            return undo.preview(vault.store, run)
        report = undo.undo(vault.store, run, vault.clock(), commit=vault.settings.git.commit)
        graph_state.forget_run(vault.store, report.run)
        vault.sync()
        return report

    def record_edits(self) -> None:
        """Record what was edited in an editor since this was last asked, before a run writes the same documents.

        `list`, `events`, `undo` of the command line and archiving by it and by the page begin with this.
        """

        def propose_summary(run: Run, versions: FileVersions) -> None:
            renew_summary(run, versions.path, versions.before or "", may_write=False)

        if self._vault.exists():
            hand_edits.record_hand_edits(self._vault.store, self._vault.clock(), propose_summary)

    def has_unfinished(self) -> bool:
        """Return whether runs wait to be finished, of a process that was stopped or died."""
        return bool(records.pending(self._vault.store))


class AsyncRunVerbs(AsyncVerbs):
    """`RunVerbs`, awaited."""

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
