"""Read the index: open the last commit of any process and answer queries from it.

Nothing here writes. Queries are answered from the last generation that was opened, even if a newer one exists. If that
generation proves damaged, the damage is recorded and answers are empty until `sync` has rebuilt the index.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from vault_memory import events
from vault_memory.errors import IndexDamaged, WordsDamaged
from vault_memory.index.backends import EmbeddedBackend
from vault_memory.index.manifest import FileRow, Manifest
from vault_memory.index.manifest_file import SCHEMA_VERSION
from vault_memory.models import ConversationRow, Embedder, Entry, TopicMatch, TopicName, TopicRow
from vault_memory.models.entry_record import CHUNK, SUSPECT, code, tier_code

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import Backend
    from vault_memory.index.columns_file import ColumnsFile
    from vault_memory.index.snapshot import Snapshot

T = TypeVar("T")
Previous = Callable[[str], Embedder | None]  # returns the embedder of that name


class IndexReader:
    """The index of the vault at ``root`` as it is on disk; `snapshot` returns a `models.SearchIndex`.

    ``exact``: the number of vectors up to which they are searched exactly; ``previous``: returns an embedder by name,
    whose vectors are searched while those of ``embedder`` are being built; ``backend``: stores words and vectors (None:
    in files in ``.index``). Safe to use from several threads.
    """

    def __init__(
        self,
        root: Path,
        embedder: Embedder | None,
        exact: int,
        previous: Previous | None,
        backend: Backend | None = None,
    ) -> None:
        self.root, self.embedder, self._exact = root, embedder, exact
        self.backend: Backend = backend or EmbeddedBackend()
        self._previous: Previous = previous or (lambda name: None)
        self._mutex = threading.RLock()
        self._snapshot: Snapshot | None = None
        self._file_rows: dict[str, FileRow] | None = None  # None: not read since the last commit
        self._rows_run = -1  # the run of the writer after which they were read
        self._version = -1  # version of the manifest at the last refresh
        self._damaged: type[IndexDamaged] | None = None  # damage that a search found

    @property
    def folder(self) -> Path:
        """``.index`` in the vault, or a folder in the user's cache if the vault cannot be written."""
        own = self.root / ".index"
        return own if os.access(own if own.exists() else self.root, os.W_OK | os.X_OK) else self._cache_folder

    @property
    def _cache_folder(self) -> Path:
        from platformdirs import user_cache_path

        digest = hashlib.blake2b(str(self.root.resolve()).encode(), digest_size=8).hexdigest()
        return user_cache_path("vault-memory") / f"index-{digest}"

    @property
    def serving(self) -> Embedder | None:
        """The embedder whose vectors are searched: the configured one; while its vectors are built, the previous one.

        None if neither is available: then only words are searched.
        """
        snapshot = self._snapshot
        if not self._has_other_embedder or snapshot is None:
            return self.embedder
        return self._previous(snapshot.embedder)

    @property
    def _has_other_embedder(self) -> bool:
        """Whether the vectors that are searched come from an embedder other than the configured one."""
        snapshot = self._snapshot
        return self.embedder is not None and snapshot is not None and snapshot.embedder not in ("", self.embedder.name)

    # -- the last commit --------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Open the last commit of any process. Raises IndexDamaged."""
        while not self._open_last_commit():
            pass

    def _open_last_commit(self) -> bool:
        """Open the last commit. False: another process replaced it before it could be opened."""
        path = self.folder / "manifest.db"
        try:
            inode = path.stat().st_ino
        except FileNotFoundError:
            self._close()
            return True
        if self._snapshot is not None and self._snapshot.manifest.inode != inode:
            self._close()
        try:
            manifest = self._snapshot.manifest if self._snapshot is not None else Manifest(path)
        except FileNotFoundError:  # another process is recreating it
            return False
        version = manifest.version()
        if self._snapshot is not None and version == self._version:
            return True
        meta = manifest.meta()
        if meta.get("schema") != SCHEMA_VERSION:
            self._close()
            raise IndexDamaged("made by another version")
        if self._snapshot is None or self._snapshot.generation != int(meta.get("generation", 0)):
            before = self._snapshot
            try:
                self._snapshot = self._open(manifest, meta)
            except IndexDamaged:
                if manifest.version() == version:
                    raise
                return False
            if before is not None:
                before.release()
        self._file_rows, self._version = None, version
        return True

    @property
    def _files(self) -> dict[str, FileRow]:
        """The files as they were when last hashed, read on first use after a commit. Raises IndexDamaged."""
        snapshot, rows = self._snapshot, self._file_rows
        if snapshot is None:
            return {}
        if rows is None:
            self._rows_run = int(snapshot.manifest.meta().get("run", 0))
            rows = self._file_rows = snapshot.manifest.files()
        return rows

    def _open(self, manifest: Manifest, meta: Mapping[str, str]) -> Snapshot:
        from vault_memory.index.embeddings import Embeddings, folder_name
        from vault_memory.index.snapshot import Snapshot

        old, lexical, vectors = self._snapshot, None, None
        name = meta.get("lexical", "")
        if old is not None and old.words is not None and old.words.name == name:
            lexical = old.words
            lexical.reload()
        elif self.backend.owns(name):  # else the backend was changed: the next sync writes the words again
            lexical = self.backend.open(self.folder, name, manifest)
        embedder, dimensions = meta.get("embedder", ""), int(meta.get("dimensions", 0))
        if self.embedder is not None and embedder and dimensions:
            kept = Embeddings(self.folder / folder_name(embedder), dimensions)
            vectors = self.backend.open_vectors(kept, self._exact, lexical, old.nearest if old is not None else None)
        columns = self._load_columns(meta) if old is None and meta.get("columns") else None
        return Snapshot(manifest, lexical, vectors, int(meta.get("generation", 0)), embedder, old, self._mark, columns)

    def _load_columns(self, meta: Mapping[str, str]) -> ColumnsFile | None:
        from vault_memory.index.columns_file import load

        return load(self.folder, meta)

    def _close(self) -> None:
        """Release the snapshot; a search in another thread can finish on it."""
        if self._snapshot is not None:
            self._snapshot.release()
        self._snapshot, self._file_rows = None, None

    def _mark(self, error: IndexDamaged) -> None:
        """Record damage: the next sync rebuilds the index."""
        events.emit("index", operation="damaged", reason=str(error))
        self._damaged = type(error)

    def _ask(self, question: Callable[[Snapshot], T], nothing: T) -> T:
        """Return an answer from the last generation; ``nothing`` if there is none or it proves damaged."""
        snapshot = self._snapshot
        if snapshot is None:
            with self._mutex:
                try:
                    self._refresh()
                except IndexDamaged as error:
                    self._mark(error)
                snapshot = self._snapshot
        try:
            return nothing if snapshot is None else question(snapshot)
        except IndexDamaged as error:
            self._mark(error)
            return nothing

    # -- searching -------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """Return the last opened generation for a search (`models.SearchIndex`); an empty one if there is none."""
        from vault_memory.index.snapshot import Snapshot

        found, serving = self._ask(lambda snapshot: snapshot, None), self.serving
        snapshot = Snapshot.make_empty() if found is None else found  # `or` would count the entries in the manifest
        snapshot.dimensions = serving.dimensions if serving is not None else 0
        return snapshot

    def __len__(self) -> int:
        return self._ask(lambda snapshot: len(snapshot.manifest), 0)

    def find_word_damage(self) -> str:
        """Return the problem with the words of the last commit; "" if there is none. Raises IndexUnavailable."""
        snapshot = self._ask(lambda snapshot: snapshot, None)
        try:
            if snapshot is not None and snapshot.words is not None:
                snapshot.words.check(again=True)
        except WordsDamaged as error:
            return str(error)
        return ""

    # -- matching (archive.match.FindSimilar) ----------------------------------------------------

    def topic_names(self) -> list[TopicName]:
        """Return the topics that are not malformed, by path."""
        return self._ask(lambda snapshot: snapshot.manifest.topic_names(), [])

    def topic_rows(self) -> list[TopicRow]:
        """Return every topic document as a row, sorted by name, without reading the files."""
        rows: list[TopicRow] = self._ask(lambda snapshot: snapshot.topic_rows, [])
        return list(rows)

    def conversation_rows(self) -> list[ConversationRow]:
        """Return every conversation as a row, the newest first."""
        from vault_memory.index.vault_lists import list_conversations

        return self._ask(lambda snapshot: list_conversations(snapshot.manifest), [])

    def suspects(self) -> list[Entry]:
        """Return pieces of external files that read like orders to an agent, by path and line."""
        snapshot = self.snapshot()
        columns = snapshot.columns()
        chosen = (columns.column("tier") == tier_code("file")) & (columns.column("flags") & SUSPECT != 0)
        found = snapshot.entries([int(label) for label in columns.labels[chosen]]).values()
        return sorted(found, key=lambda entry: (entry.path, entry.line))

    def growth(self) -> list[tuple[str, int]]:
        """Return, for each day, the number of current cells created up to that day."""
        from vault_memory.index.vault_lists import count_growth

        return self._ask(lambda snapshot: count_growth(snapshot.manifest), [])

    def find_by_id(self, name: str) -> Entry | None:
        """Return the statement or message with that id (``vm-k3f9a2q8d1``, ``conv-456#m12``)."""
        snapshot = self.snapshot()
        columns = snapshot.columns()
        whole = columns.column("flags") & CHUNK == 0
        labels = columns.labels[whole & (columns.column("id") == code(name))] if name else columns.labels[:0]
        return next(iter(snapshot.entries(labels[:1].tolist()).values()), None)

    def list_file_entries(self, path: str) -> dict[str, Entry]:
        """Return key → the entries of a file, as of the last sync."""
        return self._ask(lambda snapshot: snapshot.manifest.list_file_entries(path), {})

    def list_learned_from(self, conversation: str) -> list[Entry]:
        """Return the current cells that cite the conversation as a source, by document."""
        from vault_memory.index.vault_lists import list_learned_from

        return self._ask(lambda snapshot: list_learned_from(snapshot.manifest, conversation), [])

    def similar_topics(self, text: str, limit: int) -> list[TopicMatch]:
        """Return the topics nearest to ``text``, by name, alias or summary, on the embedder's scale."""
        if (serving := self.serving) is None:
            return []
        vector = serving.embed([text])[0]
        return self._ask(lambda snapshot: snapshot.similar_topics(vector, limit), [])

    def similar_cells(self, text: str, limit: int, path: str = "") -> list[TopicMatch]:
        """Return the cells nearest to ``text``. ``cell`` is the id, or ``<hash>.<ordinal>`` of a cell without one."""
        if (serving := self.serving) is None:
            return []
        vector = serving.embed([text])[0]
        return self._ask(lambda snapshot: snapshot.similar_cells(vector, limit, path), [])

    def files_below(self, prefix: str) -> list[FileRow]:
        """Return the files with this path prefix, sorted by path, as of the last sync."""
        return self._ask(lambda snapshot: snapshot.manifest.list_files_below(prefix), [])

    def count_below(self, prefix: str) -> int:
        """Return the number of entries of files with this path prefix, without the parts of longer entries."""
        return self._ask(lambda snapshot: snapshot.manifest.count_below(prefix), 0)
