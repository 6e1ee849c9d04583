"""Select the collection and the generation on a Milvus server, and delete old generations."""

from __future__ import annotations

import re
import secrets
import shutil
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from vault_memory.errors import WordsDamaged
from vault_memory.index.backend_interface import NearestEntries, WordIndex
from vault_memory.index.embeddings import Embeddings
from vault_memory.index.manifest import Manifest
from vault_memory.index.milvus.connection import Connection, is_ours
from vault_memory.index.milvus.milvus_vectors import MilvusVectors
from vault_memory.index.milvus.milvus_words import MilvusWords
from vault_memory.index.milvus.rows import other_epochs
from vault_memory.index.milvus.term_statistics import TermStatistics
from vault_memory.settings import IndexSettings

_PREFIX, _SUFFIX = "milvus-", ".db"
_NAME = re.compile(rf"{_PREFIX}[0-9a-f]{{16}}{re.escape(_SUFFIX)}")


class MilvusBackend:
    """Implement `backend_interface.Backend` for one vault. Its rows are those with its ``owner``.

    A generation is an epoch: a random number that each of its rows contains and that names its file of statistics. Only
    the rows of the epoch in the manifest are searched.
    """

    keeps_vectors = True

    def __init__(self, settings: IndexSettings, owner: str) -> None:
        self._connection, self._owner = Connection(settings), owner
        self._created = False  # whether `create` ran since the last `discard`: rows may exist of epochs without a file

    def owns(self, name: str) -> bool:
        return _NAME.fullmatch(name) is not None

    def open(self, folder: Path, name: str, manifest: Manifest) -> WordIndex:
        """Open a generation. Raises WordsDamaged if its file was copied from another vault."""
        words = MilvusWords(self._connection, TermStatistics(folder / name), manifest)
        if (words.owner, words.epoch) != (self._owner, _epoch_of(name)) or not is_ours(words.collection):
            raise WordsDamaged("the statistics of words are of another index")
        return words

    def create(self, folder: Path, number: int, manifest: Manifest, dimensions: int, fresh: bool) -> WordIndex:
        epoch, ask = secrets.token_hex(8), self._connection
        chosen = ask.replace_collection(dimensions, self._owner) if fresh else ask.find_collection(dimensions)
        meta = {"collection": chosen, "epoch": epoch, "owner": self._owner, "dimensions": str(dimensions)}
        statistics = TermStatistics(folder / f"{_PREFIX}{epoch}{_SUFFIX}", meta)
        self._created = True
        return MilvusWords(ask, statistics, manifest)

    def open_vectors(
        self, embeddings: Embeddings, exact: int, words: WordIndex | None, old: NearestEntries | None
    ) -> NearestEntries:
        return MilvusVectors(embeddings, words if isinstance(words, MilvusWords) else None)

    def discard(self, folder: Path, keep: Collection[str], before: str = "") -> None:
        """Delete the rows of all epochs but the kept ones, and then collections that are empty and get no new rows."""
        kept = {*keep, before} - {""}
        files = list(folder.glob(f"{_PREFIX}*{_SUFFIX}"))
        old = [path for path in files if path.name not in kept]
        if old or self._created:
            epochs = [_epoch_of(name) for name in sorted(kept) if self.owns(name)]
            for collection in self._connection.list_collections():
                with suppress(WordsDamaged):  # deleted since it was listed
                    self._clear(collection, epochs)
        self._created = False
        for path in old:
            for each in folder.glob(f"{path.name}*"):
                each.unlink(missing_ok=True)
        for words in folder.glob("lexical-*"):  # of the embedded backend
            shutil.rmtree(words, ignore_errors=True)

    def _clear(self, collection: str, epochs: list[str]) -> None:
        self._connection.delete(collection, other_epochs(self._owner, epochs))
        if not self._connection.is_promoted(collection) and not self._connection.holds(collection, 'owner != ""'):
            self._connection.drop(collection)


def _epoch_of(name: str) -> str:
    return name.removeprefix(_PREFIX).removesuffix(_SUFFIX)
