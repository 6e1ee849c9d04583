"""Write the index under a lock, one process at a time; a damaged index is rebuilt from scratch."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import closing
from errno import EDQUOT, ENOSPC
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory import events
from vault_memory.errors import BusyError, DiskFullError, IndexDamaged, VaultError, WordsDamaged
from vault_memory.index.index_reader import IndexReader, Previous
from vault_memory.index.manifest import salvage_typed
from vault_memory.models import Embedder
from vault_memory.vault.sources.external_files import SearchedFiles
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.scan import Scan
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import Backend
    from vault_memory.index.change_set import Plan
    from vault_memory.index.embedder_change import EmbedderChange
    from vault_memory.index.parse_file import ParseAhead
    from vault_memory.index.secret_filter import Clean
    from vault_memory.index.typed_dates import Remembered
    from vault_memory.index.writer import Counts, Progress, Writer

REBUILD_WAIT = 60.0  # seconds that a rebuild waits for another process
_FULL = 1 << 20  # free bytes below which a disk is full


class IndexWriting(IndexReader):
    """The index of the vault at ``root``, with the methods that write a listing of its files into it.

    Nothing is created on disk before the first write. ``clean`` removes secrets from the indexed texts.
    """

    def __init__(
        self,
        root: Path,
        embedder: Embedder | None,
        exact: int,
        previous: Previous | None,
        backend: Backend | None,
        clean: Clean | None,
    ) -> None:
        super().__init__(root, embedder, exact, previous, backend)
        self.clean = clean
        self.ahead: ParseAhead | None = None  # parses many files in worker processes; None: this process parses
        self.searched = SearchedFiles(Store(root))
        self._change: EmbedderChange | None = None
        self._changing = False  # whether the next run switches to the configured embedder
        self._plan: Plan | None = None  # the changes found by the running sync

    @property
    def _embedder_change(self) -> EmbedderChange:
        """The change of the embedder, created on first use, because most processes see none."""
        if self._change is None:
            from vault_memory.index.embedder_change import EmbedderChange

            self._change = EmbedderChange()
        return self._change

    def _write_locked(self, scan: Scan, fresh: bool, wait: float, progress: Progress | None) -> Counts | None:
        """Write under the lock; return None if another process holds it."""
        from filelock import FileLock, Timeout

        from vault_memory.index.reembedding import EMBED_LOCK

        folder = self.folder
        lock, guard = FileLock(folder / "sync.lock", mode=0o600), FileLock(folder / EMBED_LOCK, mode=0o600)
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            atomic_files.private_folder(folder, str(folder))
            if self._changing:
                guard.acquire(timeout=wait)
            lock.acquire(timeout=wait)
        except Timeout:
            guard.release()
            return None
        except OSError as error:
            raise VaultError(str(folder), f"cannot be written ({error.strerror})") from error
        try:
            try:
                counts = self._write(folder, scan, fresh, progress)
            except OSError as error:
                kind = DiskFullError if error.errno in (ENOSPC, EDQUOT) else VaultError
                raise kind(str(folder), f"cannot be written ({error.strerror})") from error
            if self._changing:
                counts.embedded += self._embedder_change.take_count()
            self._damaged = None
            self._refresh()
        finally:
            self._changing = False
            lock.release()
            guard.release()
        return counts

    def _write(self, folder: Path, scan: Scan, fresh: bool, progress: Progress | None) -> Counts:
        """Run the writer; run it again from scratch if the index is damaged or has another schema.

        If the words are damaged or cannot be written, they are written again beside the old ones, and searches use the
        old ones until the new ones are complete. Raises VaultError if that fails, too.
        """
        try:
            try:
                if self._damaged is not None:
                    raise self._damaged("found damaged by a search")
                with closing(self._writer(folder)) as writer:
                    return writer.run(scan, fresh, progress, self._plan)
            except WordsDamaged as error:
                return self._write_again(folder, scan, progress, error)
        except IndexDamaged as error:
            events.emit("index", operation="rebuild", reason=str(error))
            typed = salvage_typed(folder / "manifest.db")
            self._wipe("manifest.db*", "lexical-*", "vectors-*/graph-*")
            self._discard_unsound()
            with closing(self._writer(folder, typed)) as writer:
                return writer.run(scan, True, progress)

    def _write_again(self, folder: Path, scan: Scan, progress: Progress | None, why: WordsDamaged) -> Counts:
        events.emit("index", operation="rebuild", reason=str(why))
        try:
            with closing(self._writer(folder)) as writer:
                return writer.run(scan, True, progress)
        except BusyError:
            raise
        except (WordsDamaged, VaultError) as error:
            kind = (
                DiskFullError if shutil.disk_usage(folder).free < _FULL else VaultError
            )  # tantivy's errors have no number
            raise kind(str(folder), f"cannot be written ({why})") from error

    def _writer(self, folder: Path, typed: Mapping[str, Remembered] | None = None) -> Writer:
        from vault_memory.index.writer import Writer

        embedder = (
            self.serving if self._has_other_embedder and self._damaged is None and not self._changing else self.embedder
        )
        return Writer(folder, self.searched, embedder, self._exact, self.backend, self.clean, typed, self.ahead)

    def _wipe(self, *patterns: str) -> None:
        self._close()
        for pattern in patterns:
            for path in self.folder.glob(pattern):
                if path.is_dir():
                    shutil.rmtree(path, ignore_errors=True)
                else:
                    path.unlink(missing_ok=True)

    def _discard_unsound(self) -> None:
        """Discard cached vectors that are damaged."""
        from vault_memory.index.embeddings import Embeddings, folder_name

        if self.embedder is not None:
            kept = Embeddings(self.folder / folder_name(self.embedder.name), self.embedder.dimensions)
            if not kept.sound():
                shutil.rmtree(kept.folder, ignore_errors=True)

    def _purge(self) -> None:
        """Delete everything from disk that is not part of the current index. Raises BusyError, VaultError."""
        from filelock import FileLock, Timeout

        from vault_memory.index.purge import purge
        from vault_memory.index.reembedding import EMBED_LOCK

        self._close()
        try:
            guard = FileLock(self.folder / EMBED_LOCK, mode=0o600, timeout=REBUILD_WAIT)
            with guard, FileLock(self.folder / "sync.lock", mode=0o600, timeout=REBUILD_WAIT):
                purge(self.folder, self.embedder, self.backend)
                if self.folder != self._cache_folder:  # may hold an index from when the vault could not be written
                    shutil.rmtree(self._cache_folder, ignore_errors=True)
        except Timeout:
            raise BusyError(str(self.root), "another process is indexing") from None
        except OSError as error:
            raise VaultError(str(self.folder), f"cannot be written ({error.strerror})") from error
