"""Select the backend for words and vectors from the settings: files in `.index/`, or a Milvus server."""

from __future__ import annotations

import shutil
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.settings import IndexSettings

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import Backend, NearestEntries, WordIndex
    from vault_memory.index.embeddings import Embeddings
    from vault_memory.index.manifest import Manifest

_PREFIX = "lexical-"


def choose_backend(settings: IndexSettings, root: Path) -> Backend:
    """Return the backend for the vault at ``root``. No server is asked yet."""
    if settings.backend == "embedded":
        return EmbeddedBackend()
    from vault_memory.index.milvus.milvus_backend import MilvusBackend
    from vault_memory.vault.state.index_owner import read_owner

    return MilvusBackend(settings, read_owner(root))


class EmbeddedBackend:
    """Words by Tantivy, vectors by NumPy and hnswlib. It implements `backend_interface.Backend`."""

    keeps_vectors = False

    def owns(self, name: str) -> bool:
        return name.startswith(_PREFIX)

    def open(self, folder: Path, name: str, manifest: Manifest) -> WordIndex:
        from vault_memory.index.bm25 import Bm25Index

        return Bm25Index(folder / name)

    def create(self, folder: Path, number: int, manifest: Manifest, dimensions: int, fresh: bool) -> WordIndex:
        from vault_memory.index.bm25 import Bm25Index

        return Bm25Index(folder / f"{_PREFIX}{number}", create=True)

    def open_vectors(
        self, embeddings: Embeddings, exact: int, words: WordIndex | None, old: NearestEntries | None
    ) -> NearestEntries:
        from vault_memory.index.vectors import Vectors

        return Vectors(embeddings, exact, old if isinstance(old, Vectors) else None)

    def discard(self, folder: Path, keep: Collection[str], before: str = "") -> None:
        for old in folder.glob(f"{_PREFIX}*"):
            if old.name not in keep:
                shutil.rmtree(old, ignore_errors=True)  # another process may still read it
