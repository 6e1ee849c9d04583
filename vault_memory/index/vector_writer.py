"""Find the vectors of the texts of one sync, and embed the texts that have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import time as clock

import numpy as np
from numpy.typing import NDArray

from vault_memory import events
from vault_memory.errors import VaultMemoryError
from vault_memory.index import graphs
from vault_memory.index.change_set import backing_off
from vault_memory.index.embeddings import Embeddings, folder_name
from vault_memory.index.entry_groups import group_of
from vault_memory.index.manifest import Manifest
from vault_memory.index.parse_file import ParseAhead
from vault_memory.index.reembedding import embeddable
from vault_memory.models import Embedder, Entry

Progress = Callable[[int, int], None]
Meta = Mapping[str, str]  # the manifest's metadata

_TEXTS = 2048  # texts embedded together
RETRY = (30.0, 3600.0)  # seconds to the first retry after a failure, doubled each time up to the second


class VectorWriter:
    """Finds or makes the vector of each text.

    ``embedded`` and ``failed`` count texts; ``backs_off``: the embedder failed recently and is left alone.
    """

    def __init__(self, folder: Path, embedder: Embedder | None, manifest: Manifest, ahead: ParseAhead | None) -> None:
        """Open the vectors, converting those of an earlier version. ``ahead`` may have embedded texts already."""
        self.embedder, self._manifest, self._ahead = embedder, manifest, ahead
        self.embedded = self.failed = 0
        self.backs_off = False
        self._kept = (
            Embeddings(folder / folder_name(embedder.name), embedder.dimensions) if embedder is not None else None
        )
        if self._kept is not None:
            self._kept.convert()

    @property
    def empty(self) -> bool:
        """Whether there is an embedder that has no vectors yet."""
        return self._kept is not None and not len(self._kept)

    def select_text(self, entry: Entry) -> str:
        """Return the text of an entry that is embedded."""
        return embeddable(self.embedder, entry)

    def embed(self, texts: Mapping[bytes, str]) -> dict[bytes, int]:
        """Return the rows of the texts, embedding those without one; if the embedder fails, only the existing rows."""
        if self._kept is None or self.embedder is None or not texts:
            return {}
        rows = self._kept.find(list(texts))
        new = {key: text for key, text in texts.items() if key not in rows}
        if new and (self.failed or self.backs_off):
            self.failed += len(new)
        elif new:
            try:
                embed = self.embedder.embed
                vectors = self._ahead.embed(new, embed) if self._ahead is not None else embed(list(new.values()))
            except VaultMemoryError as error:
                self.failed += len(new)
                events.emit("index", operation="embed", texts=len(new), error=str(error))
                return rows
            rows.update(self._kept.append(list(new), vectors))
            self.embedded += len(new)
        return rows

    def embed_waiting(self, progress: Progress | None) -> bool:
        """Embed texts that have no vector of this embedder yet; return whether any has one now."""
        if self._kept is None or self.failed:
            return False
        waiting = list(self._manifest.list_unembedded(self.select_text).items())
        rows: dict[bytes, int] = {}
        for start in range(0, len(waiting), _TEXTS):
            rows.update(self.embed(dict(waiting[start : start + _TEXTS])))
            if progress:
                progress(min(start + _TEXTS, len(waiting)), len(waiting))
        if rows:
            self._manifest.set_rows(rows, self.select_text)
        return bool(rows)

    def are_stale(self, meta: Meta) -> bool:
        """Return whether the vectors come from another embedder, or rows are missing from their file."""
        if self.embedder is None or self._kept is None:
            return False
        return meta.get("embedder") != self.embedder.name or self._manifest.get_last_row() >= len(self._kept)

    def are_waiting(self, meta: Meta) -> bool:
        """Return whether embedding texts without a vector should be tried now."""
        return self.embedder is not None and self._manifest.has_unembedded() and not backing_off(meta)

    def plan_retry(self, meta: Meta) -> dict[str, float]:
        """Return when to retry failed texts: the wait doubles each time, since a model may stay unavailable."""
        first, longest = RETRY
        if self.backs_off:
            return {}
        wait = min(longest, max(first, 2 * float(meta.get("retry_wait", 0)))) if self.failed else 0.0
        return {"retry_wait": wait, "retry_at": clock() + wait if wait else 0.0}

    def flush(self) -> None:
        """Write the added vectors to disk."""
        if self._kept is not None:
            self._kept.flush()

    def read(self, labels: Sequence[int]) -> NDArray[np.float32]:
        """Return the vectors of entries by label; zeros for an entry without one."""
        if self._kept is None:
            return np.zeros((len(labels), 0), dtype=np.float32)
        stored, rows = self._kept.vectors(), self._manifest.rows_of(labels)
        found = np.zeros((len(labels), stored.dimensions), dtype=np.float32)
        held = [at for at, label in enumerate(labels) if label in rows]
        found[held] = stored[[rows[labels[at]] for at in held]]
        return found

    def build_graphs(self, exact: int, progress: Progress | None) -> None:
        """Build or extend the graphs that are due."""
        if self._kept is not None and graphs.due(self._kept, exact):
            graphs.build(self._kept, self._list_rows(), exact, progress)

    def _list_rows(self) -> dict[str, NDArray[np.int64]]:
        """Return the vector rows of each group of entries."""
        found: dict[str, set[int]] = {}
        for tier, row in self._manifest.rows_by_tier():
            found.setdefault(group_of(tier), set()).add(row)
        return {name: np.array(sorted(rows), dtype=np.int64) for name, rows in found.items()}
