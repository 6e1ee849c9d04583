"""Change an index to another embedder; searches use the old vectors while the new ones are built."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vault_memory.index.reembedding import Progress, Reembedding
    from vault_memory.models import Embedder


class EmbedderChange:
    """The embedder whose vectors are being built, if there is one."""

    def __init__(self) -> None:
        self._reembedding: Reembedding | None = None

    @property
    def progress(self) -> tuple[int, int] | None:
        """The number of vectors built so far, and of all to be built; None if no vectors are being built."""
        return None if self._reembedding is None else (self._reembedding.done, self._reembedding.total)

    def take_count(self) -> int:
        """Return how many texts were embedded since the last call."""
        if self._reembedding is None:
            return 0
        count, self._reembedding.embedded = self._reembedding.embedded, 0
        return count

    @property
    def ready(self) -> bool:
        """Whether all vectors of the embedder have been built."""
        return self._reembedding is not None and self._reembedding.ready

    def advance(self, folder: Path, embedder: Embedder, entries: int, progress: Progress | None) -> None:
        """Build the vectors of the embedder: at once for an index with few ``entries``, else in the background."""
        from vault_memory.index.reembedding import AT_ONCE, Reembedding

        if self._reembedding is None or self._reembedding.embedder is not embedder:
            self.stop()
            self._reembedding = Reembedding(folder, embedder)
        if entries <= AT_ONCE:
            self._reembedding.attempt(progress)
        else:
            self._reembedding.start()

    def wait(self, seconds: float) -> None:
        """Wait for the background work at most ``seconds``: it ends soon if all vectors exist already."""
        if self._reembedding is not None:
            self._reembedding.wait(seconds)

    def finish(self, progress: Progress | None) -> None:
        """Build the missing vectors now. Raises the embedder's errors."""
        building = self._reembedding
        if building is not None and not building.ready:
            building.stop()
            building.resume()
            building.fill(progress)

    def stop(self) -> None:
        """Stop the background work; the next `advance` continues it."""
        if self._reembedding is not None:
            self._reembedding.stop()
