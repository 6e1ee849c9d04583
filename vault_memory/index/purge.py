"""Erase from disk all index data that is no longer in the files (FEATURES R14).

A normal deletion leaves data behind: deleted rows of SQLite stay in free pages and the log, deleted documents of
Tantivy in their segment, vectors in their append-only file and in the graph. After the index was rebuilt from the
files, this module clears SQLite and the vectors; the lexical index has been replaced by then.
"""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.index import last_search
from vault_memory.index.backend_interface import Backend
from vault_memory.index.embeddings import Embeddings, folder_name
from vault_memory.index.manifest import Manifest
from vault_memory.models import Embedder


def purge(folder: Path, embedder: Embedder | None, backend: Backend) -> None:
    """Purge deleted text; the caller holds the index's lock. Raises VaultError if another process still reads it."""
    (folder / last_search.NAME).unlink(missing_ok=True)
    with closing(Manifest(folder / "manifest.db")) as manifest:
        used = manifest.list_used_rows()
        backend.discard(folder, {manifest.meta().get("lexical", "")})
        kept = folder_name(embedder.name) if embedder is not None else ""
        for place in folder.glob("vectors-*"):
            if place.name != kept:
                shutil.rmtree(place)  # of another embedder: only a cache
        if embedder is not None and Embeddings(folder / kept, embedder.dimensions).blank(used):
            for graph in (folder / kept).glob("graph*"):
                graph.unlink()
        if not manifest.clean():
            raise VaultError(str(folder), "is in use by another process; stop it and try again")
