"""Write the changes of one sync into the three stores (vectors, words, manifest), so that a crash does no damage.

First the run number is stored and the index is marked as dirty; then vectors, words and, in one transaction, the
manifest are written. Labels contain the run number, so no label is used twice. If a run finds the dirty mark, the last
run died between the stores: the words are rewritten from the manifest; unused vectors stay as a cache.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count, islice
from pathlib import Path

from vault_memory import events
from vault_memory.errors import (
    IndexDamaged,
    IndexUnavailable,
    NotFoundError,
    VaultError,
    WordsDamaged,
)
from vault_memory.index import columns_file
from vault_memory.index.backend_interface import Backend, WordIndex
from vault_memory.index.change_set import ChangeSet, Plan, backing_off, find_changes, is_trusted
from vault_memory.index.embeddings import text_hash
from vault_memory.index.entries import ParsedFile
from vault_memory.index.entry_json import encode
from vault_memory.index.manifest import EntryRow, FileRow, Manifest
from vault_memory.index.manifest_file import SCHEMA_VERSION
from vault_memory.index.parse_file import FileContent, ParseAhead, parse_file
from vault_memory.index.secret_filter import Clean
from vault_memory.index.typed_dates import FOLDER, Remembered, TypedDates
from vault_memory.index.vector_writer import VectorWriter
from vault_memory.models import Embedder, Entry
from vault_memory.vault.document.transcript_writer import strip_markers
from vault_memory.vault.sources.external_files import SearchedFiles
from vault_memory.vault.sources.folders import PREFIX
from vault_memory.vault.storage.scan import File, Scan

Progress = Callable[[int, int], None]
_ChangedFile = tuple[File, bytes, datetime]  # the file, its content, and when it was read

_FILES = 256  # files parsed and embedded together
_CONTENT_BYTES = 8
_LABEL_BITS = 24  # entries a run can add: 16 million


@dataclass(slots=True)
class Counts:
    """The counts of one sync."""

    changed: int = 0  # files with new content
    gone: int = 0  # files
    added: int = 0  # entries
    removed: int = 0
    embedded: int = 0  # texts
    failed: int = 0  # texts without a vector, because the embedder failed: a later sync tries again


@dataclass(slots=True)
class _NewEntries:
    """The new entries of one batch of files, and the texts that may need a vector."""

    entries: list[tuple[Entry, bytes]] = field(default_factory=list)
    names: dict[str, list[tuple[str, bytes]]] = field(default_factory=dict)
    texts: dict[bytes, str] = field(default_factory=dict)


class Writer:
    """Holds the stores open for one sync. The caller holds the index's lock."""

    def __init__(
        self,
        folder: Path,
        searched: SearchedFiles,
        embedder: Embedder | None,
        exact: int,
        backend: Backend,
        clean: Clean | None = None,
        typed: Mapping[str, Remembered] | None = None,
        ahead: ParseAhead | None = None,
    ) -> None:
        """Open a writer. ``typed``: dates that a rebuilt index keeps (`Manifest.list_typed_dates`)."""
        self.folder, self._searched, self._embedder, self._exact = folder, searched, embedder, exact
        self._backend, self._salvaged = backend, typed or {}
        self._clean, self._ahead = clean, ahead
        self.manifest = Manifest(folder / "manifest.db")
        self._meta = self.manifest.meta()
        self._counts = Counts()
        self._lexical: WordIndex | None = None  # the open word index; None: it will be rewritten
        self._vectors = VectorWriter(folder, embedder, self.manifest, ahead)

    def close(self) -> None:
        self.manifest.close()

    def run(self, scan: Scan, fresh: bool, progress: Progress | None, plan: Plan | None = None) -> Counts:
        """Update the index to ``scan``; ``fresh``: ignore what was indexed before. Raises IndexDamaged.

        ``plan``: the changes that were already found; used only if no other process has written since.
        """
        if fresh or plan is None or plan.run != int(self._meta.get("run", 0)):
            known: Mapping[str, FileRow] = {} if fresh else self.manifest.files()
            changes = find_changes(scan, known)
        else:
            known, changes = plan.known, plan.changes
        if self._meta.get("schema") != SCHEMA_VERSION:
            raise IndexDamaged("made by another version")
        fresh = fresh or "generation" not in self._meta
        stale = not fresh and self._vectors.are_stale(self._meta)
        self._lexical = None if fresh else self._sound_lexical()
        if stale and self._backend.keeps_vectors:
            self._lexical = None
        broken = not fresh and self._lexical is None
        needed = fresh or stale or broken or self._vectors.are_waiting(self._meta)
        if not needed and (not changes or self._is_only_touched(changes, known)):
            return self._counts
        self._number = int(self._meta.get("run", 0)) + 1
        with self.manifest.transaction():
            self.manifest.set_meta(run=self._number, dirty=1)
        self._labels = islice(count(self._number << _LABEL_BITS), 1 << _LABEL_BITS)
        self._vectors.backs_off = not (fresh or stale) and backing_off(self._meta)
        try:
            with self.manifest.transaction():
                self._commit(changes, fresh, stale, broken, progress)
        except BaseException:  # also when interrupted: clean up, and raise again
            self._discard_uncommitted()
            raise
        self._tidy(progress)
        self._counts.embedded, self._counts.failed = self._vectors.embedded, self._vectors.failed
        return self._counts

    def _discard_uncommitted(self) -> None:
        """Discard uncommitted words after a failure; those of the last generation stay."""
        if self._lexical is not None:
            with suppress(WordsDamaged):  # the word index itself may have failed
                self._lexical.rollback()
        with suppress(IndexUnavailable):  # the next run discards it
            self._backend.discard(self.folder, {self._meta.get("lexical", "")})

    def _is_only_touched(self, changes: ChangeSet, known: Mapping[str, FileRow]) -> bool:
        """Return whether the files are unchanged or unreadable, so that no new generation is needed."""
        if changes.gone:
            return False
        touched = []
        for file in changes.check:
            now, old, digest = time.time_ns(), known.get(file.path), self._digest(file.path)
            if digest is None:
                continue
            if old is None or old.hash != digest:
                return False
            row = _file_row(file, old.hash, now)
            if is_trusted(row):
                touched.append(row)
        with self.manifest.transaction():
            self.manifest.put_files(touched)
        return True

    def _digest(self, path: str) -> bytes | None:
        try:
            return file_hash(path, self._searched.read(path))
        except (NotFoundError, VaultError):
            return None

    def _commit(self, changes: ChangeSet, fresh: bool, stale: bool, broken: bool, progress: Progress | None) -> None:
        self._dates = self._load_typed_dates(changes, fresh)
        if fresh:
            self.manifest.clear()
            self.manifest.set_meta(**{columns_file.META: ""})
            self._lexical = self._create_lexical(fresh=True)
        self._apply(changes, progress)
        if stale:
            self.manifest.drop_rows()
        self._embed_waiting(progress)
        self._vectors.flush()
        deleted = 0 if fresh or broken else int(self._meta.get("deleted", 0)) + self._counts.removed
        if self._lexical is None or self._lexical.is_wasteful(len(self.manifest), deleted):
            self._rewrite_lexical()
            deleted = 0
        assert self._lexical is not None
        self._lexical.commit(self._vectors.read)
        self.manifest.set_meta(
            dirty=0,
            generation=self._number,
            lexical=self._lexical.name,
            fingerprint=self._lexical.fingerprint(),
            deleted=deleted,
            embedder=self._embedder.name if self._embedder else self._meta.get("embedder", ""),
            dimensions=self._embedder.dimensions if self._embedder else self._meta.get("dimensions", 0),
            **self._vectors.plan_retry(self._meta),
        )

    def _load_typed_dates(self, changes: ChangeSet, fresh: bool) -> TypedDates:
        files = [file for file in changes.check if file.path.startswith(FOLDER)]
        paths = [*(file.path for file in files), *(path for path in changes.gone if path.startswith(FOLDER))]
        return TypedDates(
            self._searched.store.root, files, self._salvaged or self.manifest.list_typed_dates(None if fresh else paths)
        )

    def _tidy(self, progress: Progress | None) -> None:
        """Clean up after the commit: remove what the new generation replaced, and build graphs that are due."""
        assert self._lexical is not None
        self._backend.discard(self.folder, {self._lexical.name}, before=self._meta.get("lexical", ""))
        if not self._backend.keeps_vectors:
            self._vectors.build_graphs(self._exact, progress)
        columns_file.refresh(self.folder, self.manifest)

    # -- files -----------------------------------------------------------------------------------

    def _apply(self, changes: ChangeSet, progress: Progress | None) -> None:
        for path in changes.gone:
            self._drop(path)
        for start in range(0, len(changes.check), _FILES):
            batch = _NewEntries()
            self._look_at(changes.check[start : start + _FILES], batch)
            self._insert(batch)
            if progress:
                progress(min(start + _FILES, len(changes.check)), len(changes.check))

    def _drop(self, path: str) -> None:
        self._delete([label for label, *_ in self.manifest.list_path_rows(path).values()])
        self.manifest.forget(path)
        self._counts.gone += 1

    def _look_at(self, files: Sequence[File], batch: _NewEntries) -> None:
        """Hash the files and compare the entries of those with new content with the index."""
        changed = (found for file in files if (found := self._read_changed(file)) is not None)
        for (file, data, moment), parsed in self._parse(changed):
            dated, typed = self._dates.date(parsed, file, data, moment)
            self._diff_entries(file.path, dated, batch)
            if typed or file.path in self._dates.kept:
                self.manifest.write_typed_dates(file.path, typed)

    def _parse(self, changed: Iterable[_ChangedFile]) -> Iterator[tuple[_ChangedFile, ParsedFile]]:
        """Yield the files with their entries; workers, if there are any, parse the files of a batch in parallel."""
        if self._ahead is None:
            yield from ((each, parse_file(self._content(*each))) for each in changed)
            return
        listed = list(changed)
        contents = [self._content(*each) for each in listed]
        yield from zip(
            listed, self._ahead.parse(contents, self._embedder if self._vectors.empty else None), strict=True
        )

    def _read_changed(self, file: File) -> _ChangedFile | None:
        """Return a file's content if it is new, and when it was read. An unreadable file keeps its entries."""
        now = time.time_ns()
        try:
            data = self._searched.read(file.path)
        except NotFoundError:
            self._drop(file.path)
            return None
        except VaultError as error:
            events.emit("index", operation="read", path=file.path, error=error.problem)
            return None
        digest = file_hash(file.path, data)
        known = self.manifest.file_hash(file.path)
        self.manifest.put_files([_file_row(file, digest, now)])
        if digest == known:
            return None
        self._counts.changed += 1
        return file, data, datetime.fromtimestamp(now / 1e9, UTC)

    def _content(self, file: File, data: bytes, _: datetime) -> FileContent:
        place = str(self._searched.place(file.path)) if file.path.startswith(PREFIX) else ""
        return FileContent(file.path, data, place, file.modified, self._clean)

    def _diff_entries(self, path: str, parsed: ParsedFile, batch: _NewEntries) -> None:
        old = self.manifest.list_path_rows(path)
        moved = []
        for entry in parsed.entries:
            content = content_hash(entry)
            label, known, shown = old.pop(entry.key, (0, b"", ""))
            if known != content:
                if label:
                    self._delete([label])
                batch.entries.append((entry, content))
                text = self._vectors.select_text(entry)
                batch.texts[text_hash(text)] = text
            elif shown != encode(entry):
                moved.append((label, entry))
        self._delete([label for label, *_ in old.values()])
        self.manifest.update(moved, self._number)
        names = (parsed.topic.name, *parsed.topic.aliases) if parsed.topic else ()
        batch.names[path] = [(name, text_hash(name)) for name in names]
        batch.texts.update((embedded, name) for name, embedded in batch.names[path])

    def _delete(self, labels: list[int]) -> None:
        if self._lexical is not None and labels:
            self._lexical.delete(lambda: self.manifest.whole_entries(labels), labels)
        self.manifest.delete(labels)
        self._counts.removed += len(labels)

    def _insert(self, batch: _NewEntries) -> None:
        rows = self._vectors.embed(batch.texts)
        inserted = []
        for entry, content in batch.entries:
            embedded = text_hash(self._vectors.select_text(entry))
            inserted.append(EntryRow(next(self._labels), entry, content, rows.get(embedded)))
        self.manifest.insert(inserted, self._number)
        for path, names in batch.names.items():
            self.manifest.put_names(path, [(name, embedded, rows.get(embedded)) for name, embedded in names])
        if self._lexical is not None:
            for row in inserted:
                self._lexical.add(row.label, row.entry)
        self._counts.added += len(inserted)

    def _embed_waiting(self, progress: Progress | None) -> None:
        """Embed texts without a vector; if the word index stores vectors, too, update their entries there."""
        labels = self.manifest.list_without_vector() if self._backend.keeps_vectors else []
        if self._vectors.embed_waiting(progress) and self._lexical is not None:
            self._lexical.revise(lambda: self.manifest.whole_entries(labels))

    # -- words -----------------------------------------------------------------------------------

    def _sound_lexical(self) -> WordIndex | None:
        """Return the lexical index if it is unchanged since the last commit."""
        name = self._meta.get("lexical", "")
        if self._meta.get("dirty") != "0" or not self._backend.owns(name):
            return None
        try:
            lexical = self._backend.open(self.folder, name, self.manifest)
            return lexical if lexical.fingerprint() == self._meta["fingerprint"] else None
        except (IndexDamaged, OSError):
            return None

    def _create_lexical(self, fresh: bool = False) -> WordIndex:
        dimensions = self._embedder.dimensions if self._embedder else int(self._meta.get("dimensions", 0))
        return self._backend.create(self.folder, self._number, self.manifest, dimensions, fresh)

    def _rewrite_lexical(self) -> None:
        """Rewrite the lexical index beside the old one, from the manifest."""
        if self._lexical is not None:
            self._lexical.rollback()
        self._lexical = self._create_lexical()
        for label, entry in self.manifest.iterate_entries():
            self._lexical.add(label, entry)


def file_hash(path: str, data: bytes) -> bytes:
    """Return the hash of everything that the entries depend on: archiving a transcript does not change it."""
    if path.startswith("conversations/"):
        data = strip_markers(data)
    return hashlib.blake2b(data, digest_size=16).digest()


def _file_row(file: File, digest: bytes, now: int) -> FileRow:
    return FileRow(file.path, file.size, file.modified, file.changed, file.inode, digest, now)


def content_hash(entry: Entry) -> bytes:
    """Return the hash of the fields that need a new entry in the lexical index if they change."""
    fields = (
        entry.tier, entry.path, entry.text, entry.heading, entry.before, entry.after, entry.asked, entry.name,
        entry.topic, entry.type, entry.conversation, entry.project, str(entry.display_date), entry.language,
    )  # fmt: skip
    return text_hash("\0".join(fields))[:_CONTENT_BYTES]
