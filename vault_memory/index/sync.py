"""Keep the derived index of one vault (`Index`) in step with its files.

Every search begins with ``sync``: it lists the files, compares them with the index, and processes only the changes. One
process writes at a time; the others answer from the existing index, marked as stale. A damaged index is rebuilt from
the files. `index_reader` has the queries, `index_writing` the writing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from vault_memory import events
from vault_memory.errors import BusyError, DiskFullError, IndexDamaged, IndexUnavailable, VaultError
from vault_memory.index.change_set import Plan, backing_off, find_changes
from vault_memory.index.index_reader import Previous
from vault_memory.index.index_writing import REBUILD_WAIT, IndexWriting
from vault_memory.index.vectors import EXACT
from vault_memory.models import Embedder
from vault_memory.vault.sources.folders import Folder
from vault_memory.vault.storage.change_watch import ChangeWatch
from vault_memory.vault.storage.scan import Scan

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import Backend
    from vault_memory.index.manifest import FileRow
    from vault_memory.index.secret_filter import Clean
    from vault_memory.index.writer import Counts, Progress

WAIT = 2.0  # seconds a reader waits for another process's sync before it answers from what there is
OTHERS_WAIT = 10.0  # seconds a reader waits for another process's lock if only a small change is to be indexed
SMALL_WAIT = 30.0  # seconds a reader waits for this process's own sync of a small change, however busy the machine is
_SMALL_FILES, _SMALL_BYTES = 50, 1_000_000  # a small change has at most so many
_LOOK = 0.05  # seconds between two checks


@dataclass(frozen=True, slots=True)
class SyncReport:
    """The result of a sync. ``stale``: not done, because another process is indexing or the index is not writable."""

    stale: bool = False
    changed: int = 0
    gone: int = 0
    added: int = 0
    removed: int = 0
    embedded: int = 0
    failed: int = 0


class Index(IndexWriting):
    """The index of the vault at ``root``: the queries of `IndexReader`, and the sync with the files.

    Nothing is created on disk before the first ``sync``. ``clean`` removes secrets from the indexed texts;
    ``configured`` returns the embedder of the current settings, which each sync asks for (None: always ``embedder``).
    """

    def __init__(
        self,
        root: Path,
        embedder: Embedder | None,
        *,
        configured: Callable[[], Embedder | None] | None = None,
        exact: int = EXACT,
        clean: Clean | None = None,
        previous: Previous | None = None,
        backend: Backend | None = None,
    ) -> None:
        super().__init__(root, embedder, exact, previous, backend, clean)
        self._configured = configured
        self._change_watch = ChangeWatch()
        self._complete = False  # every text has its vector
        self._listed: tuple[Folder, ...] = ()  # the folders outside the vault at the last listing
        self._unwritten = ""  # why the last change could not be indexed: a full disk
        self._small: bool | None = None  # whether the running sync has only a small change; None: not known yet

    # -- keeping in step -------------------------------------------------------------------------

    def sync(self, progress: Progress | None = None, wait: float = WAIT) -> SyncReport:
        """Update the index from the files. ``progress`` gets the numbers of files (or texts, vectors) done and in all.

        Waits at most ``wait`` seconds for another process. If the index's server is unavailable or the disk is full,
        searches use the last state, and the next sync indexes the changes. Raises VaultError only if there is no index
        and none can be written anywhere.
        """
        try:
            return self._sync(progress, wait)
        except IndexUnavailable as error:
            events.emit("index", operation="sync", stage="failed", error=str(error))
            return SyncReport(stale=True)

    def _sync(self, progress: Progress | None = None, wait: float = WAIT) -> SyncReport:
        """Run `sync`, but raise IndexUnavailable if it is impossible now."""
        if not self._take_turn(wait):
            return SyncReport(stale=True)  # another thread of this process is syncing
        try:
            self._renew_embedder()
            if self._is_unchanged():
                return SyncReport()
            self._change_watch.begin()
            self._plan = None
            self._listed = self.searched.folders()
            scan = self.searched.scan()
            try:
                self._refresh()
                self._changing = self._can_change_embedder(progress)
                if not self._due(scan):
                    self._mark_unchanged(scan)
                    return SyncReport()
            except IndexDamaged as error:
                self._mark(error)
            first = self._snapshot is None or not self._snapshot.generation  # nothing to answer from, so wait longer
            patience = max(wait, REBUILD_WAIT * first, OTHERS_WAIT * bool(self._small))
            done = self._write_if_possible(scan, patience, progress)
            if done is not None:
                self._mark_taken_in(scan)
            return _report(done) if done is not None else SyncReport(stale=True)
        except BusyError:  # a program that takes no lock of ours holds the manifest
            return SyncReport(stale=True)
        finally:
            self._mutex.release()

    def _write_if_possible(self, scan: Scan, patience: float, progress: Progress | None) -> Counts | None:
        """Write under the lock; return None if another process holds it, or if the disk is full and an index exists."""
        try:
            done = self._write_locked(scan, False, patience, progress)
        except DiskFullError as error:
            if not self._openable():
                raise
            self._unwritten = error.problem
            events.emit("index", operation="sync", stage="failed", error=str(error))
            return None
        self._unwritten = ""
        return done

    def try_sync(self, within: float) -> SyncReport:
        """Run `sync` for a reader; after ``within`` seconds it continues in the background, and the report is stale.

        Waits longer for a small change (``SMALL_WAIT``; ``OTHERS_WAIT`` if another process is indexing) and for the
        first index. Raises IndexUnavailable.
        """
        until = monotonic() + OTHERS_WAIT
        done = self._try_once(within)
        return self._try_once(within) if done.stale and self._small and monotonic() < until else done

    def _try_once(self, within: float) -> SyncReport:
        started = monotonic()
        if not self._take_turn(min(WAIT, within)) and not (self._small is not False and self._take_turn(SMALL_WAIT)):
            return SyncReport(stale=True)
        self._small = None
        try:
            self._renew_embedder()
            if self._is_unchanged():
                return SyncReport()
            exists = self._openable()
        except BusyError:
            return SyncReport(stale=True)
        finally:
            self._mutex.release()
        if not exists:
            return self._sync()
        done: SimpleQueue[SyncReport | Exception] = SimpleQueue()
        Thread(target=self._sync_in_background, args=(done,), name="vault-memory-sync").start()
        while (waited := monotonic() - started) < (within if self._small is False else within + SMALL_WAIT):
            with suppress(Empty):
                report = done.get(timeout=max(0.0, min(_LOOK, within + SMALL_WAIT - waited)))
                if isinstance(report, Exception):
                    raise report
                return report
        return SyncReport(stale=True)

    def _sync_in_background(self, done: SimpleQueue[SyncReport | Exception]) -> None:
        try:
            done.put(self._sync())
        except Exception as error:  # noqa: BLE001 - raised where it is waited for
            done.put(error)

    def _openable(self) -> bool:
        """Return whether there is an index that can be searched."""
        try:
            self._refresh()
            if self._snapshot is not None and self._snapshot.words is not None:
                self._snapshot.words.check()
        except IndexDamaged as error:
            self._mark(error)
        return self._damaged is None and self._snapshot is not None and self._snapshot.generation > 0

    def _take_turn(self, wait: float) -> bool:
        """Wait for this thread's turn at most ``wait`` seconds, but longer while there is no index to answer from."""
        until = monotonic() + wait
        while not self._mutex.acquire(timeout=_LOOK):
            if self._snapshot is not None and monotonic() > until:
                return False
        return True

    def catch_up(self) -> SyncReport:
        """Sync, and return only once searches use the configured embedder."""
        self._sync(None)
        self._fill(None)
        return self._sync(None)

    def _is_unchanged(self) -> bool:
        """Return whether files, index and embedder are unchanged since a listing last showed nothing to do."""
        if (
            self._snapshot is None
            or self._damaged is not None
            or not self._complete
            or not self._change_watch.is_unchanged()
            or self._has_other_embedder
        ):
            return False
        try:
            same = self._snapshot.manifest.inode == self._snapshot.manifest.path.stat().st_ino
            current = self._snapshot.manifest.version() == self._version
            return same and current and self.searched.folders() == self._listed
        except (OSError, VaultError, IndexDamaged):
            return False

    def _mark_unchanged(self, scan: Scan) -> None:
        """Record that there was nothing to do. Each sync tries missing vectors and unreadable files again."""
        assert self._snapshot is not None
        self._complete = self.embedder is None or not self._snapshot.manifest.has_unembedded()
        if self._complete and not scan.unreadable:
            self._change_watch.mark_listed(scan.folders)

    def _mark_taken_in(self, scan: Scan) -> None:
        """Record that all changes in the listing are indexed, so that the next search need not list again.

        A file that was too young to trust its times need not be read again if the kernel reports its changes.
        """
        if self._snapshot is None or self._plan is None or not self._small:
            return
        changes = self._plan.changes
        try:
            found = self._snapshot.manifest.select_files([file.path for file in changes.check])
            self._keep_rows(self._plan, found)
            if all((row := found.get(file.path)) is not None and row[:5] == file for file in changes.check):
                self._mark_unchanged(scan)
        except IndexDamaged as error:
            self._mark(error)

    def _keep_rows(self, plan: Plan, found: Mapping[str, FileRow]) -> None:
        """Keep the file rows that were read before this process's own run, updated with the rows that it wrote."""
        assert self._snapshot is not None
        run = int(self._snapshot.manifest.meta().get("run", 0))
        if run - plan.run in (0, 1):  # no other process wrote in between
            rows = {**plan.known, **found}
            for path in plan.changes.gone:
                rows.pop(path, None)
            self._file_rows, self._rows_run = rows, run

    def rebuild(self, progress: Progress | None = None, keep_vectors: bool = True) -> SyncReport:
        """Rebuild the index from the files. Vectors of unchanged texts are kept if ``keep_vectors``.

        Readers see the old index until the new one is complete. Raises BusyError.
        """
        self._renew_embedder()
        if keep_vectors:
            self._fill(progress)
        scan = self.searched.scan()
        with self._mutex:
            if not keep_vectors:
                self._wipe("vectors-*")
            self._changing = True
            done = self._write_locked(scan, True, REBUILD_WAIT, progress)
        if done is None:
            raise BusyError(str(self.root), f"another process has been indexing for {REBUILD_WAIT:g} seconds")
        return _report(done)

    def purge(self) -> None:
        """Rebuild the index from the files and delete all other index data from disk; vectors in use are kept.

        Raises BusyError, VaultError.
        """
        self.rebuild()
        with self._mutex:
            self._purge()

    # -- the state on disk -----------------------------------------------------------------------

    def _due(self, scan: Scan) -> bool:
        if self._damaged is not None or self._snapshot is None:
            return True
        meta = self._snapshot.manifest.meta()
        plan = find_changes(scan, self._files)
        size = sum(file.size for file in plan.check)
        few = len(plan.check) + len(plan.gone) <= _SMALL_FILES and size <= _SMALL_BYTES
        self._small = few and not self._changing  # a "dirty" mark may belong to a running process, so it does not count
        self._plan = Plan(self._rows_run, self._files, plan)
        foreign = not self.backend.owns(meta.get("lexical", ""))  # the words belong to another backend
        return self._changing or foreign or meta.get("dirty") != "0" or bool(plan) or self._waiting(meta)

    def _waiting(self, meta: Mapping[str, str]) -> bool:
        """Return whether embedding texts without a vector should be tried now."""
        assert self._snapshot is not None
        return self.serving is not None and self._snapshot.manifest.has_unembedded() and not backing_off(meta)

    # -- another embedder ------------------------------------------------------------------------

    def _renew_embedder(self) -> None:
        """Take the embedder of the current settings: they may have changed since the index was opened."""
        if self._configured is not None:
            self.embedder = self._configured()

    @property
    def building(self) -> tuple[int, int] | None:
        """The numbers of built and of all vectors of the configured embedder; None if its vectors are searched."""
        return self._embedder_change.progress if self._has_other_embedder else None

    def notes(self) -> Iterator[str]:
        """Yield notes about the index's state for people."""
        if self._unwritten:
            yield f"the newest changes are not searched, because the index {self._unwritten}"
        if (built := self.building) is not None:
            yield (
                f"the embedder was changed: {built[0]} of {built[1]} vectors are built, meanwhile the old ones are "
                "searched; to finish them now: vault-memory index rebuild"
            )

    def _can_change_embedder(self, progress: Progress | None = None) -> bool:
        """Return whether the configured embedder can take over now; else its vectors are built in the background."""
        if not self._has_other_embedder or self.embedder is None or self._snapshot is None:
            return False
        self._embedder_change.advance(self.folder, self.embedder, len(self._snapshot), progress)
        if not self._embedder_change.ready and self.serving is None:
            self._embedder_change.wait(WAIT)
        return self._embedder_change.ready

    def _fill(self, progress: Progress | None) -> None:
        """Build the vectors of the configured embedder before the index switches to it; searches go on."""
        with self._mutex:
            try:
                self._refresh()
                self._can_change_embedder()
            except IndexDamaged as error:
                self._mark(error)
            changes = self._has_other_embedder
        if changes:
            self._embedder_change.finish(progress)

    def close(self) -> None:
        with self._mutex:
            self._close()
            self._change_watch.close()
        if self._change is not None:
            self._change.stop()

    # -- looking at it ---------------------------------------------------------------------------

    def status(self) -> dict[str, object]:
        """Return counts for people: files, entries by tier, vectors, the embedder, the size on disk."""
        counts: dict[str, int] = self._ask(lambda snapshot: snapshot.manifest.count(), {})
        return {
            "files": self._ask(lambda snapshot: snapshot.manifest.count_files(), 0),
            "entries": sum(counts.values()),
            "by_tier": dict(sorted(counts.items())),
            "vectors": self._ask(lambda snapshot: snapshot.vector_count, 0),
            "generation": self._ask(lambda snapshot: snapshot.generation, 0),
            "embedder": serving.name if (serving := self.serving) is not None else "none",
            "building": self._building_in_words(),
            "folder": str(self.folder),
            "bytes": _measure(self.folder),
        }

    def _building_in_words(self) -> str:
        """Describe the progress of building the vectors; "" if none are being built."""
        built, wanted = self.building, self.embedder
        return f"{built[0]:,} of {built[1]:,} vectors of {wanted.name}" if built and wanted is not None else ""


def _measure(folder: Path) -> int:
    """Return the bytes of the files in a folder, without files that another process deletes meanwhile."""
    size = 0
    for place, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                size += Path(place, name).stat().st_size
    return size


def _report(counts: Counts) -> SyncReport:
    return SyncReport(False, counts.changed, counts.gone, counts.added, counts.removed, counts.embedded, counts.failed)
