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
        """How many vectors there are, and are to be; None before they were counted for the first time."""
        return None if self._reembedding is None else (self._reembedding.done, self._reembedding.total)

    def take_count(self) -> int:
        """Return how many texts were embedded for it since this was asked last."""
        if self._reembedding is None:
            return 0
        count, self._reembedding.embedded = self._reembedding.embedded, 0
        return count

    @property
    def ready(self) -> bool:
        """Whether all of its vectors are there."""
        return self._reembedding is not None and self._reembedding.ready

    def advance(self, folder: Path, embedder: Embedder, entries: int, progress: Progress | None) -> None:
        """Build vectors of the embedder for an index of so many entries: few now, many in the background."""
        from vault_memory.index.reembedding import AT_ONCE, Reembedding

        if self._reembedding is None or self._reembedding.embedder is not embedder:
            self.stop()
            self._reembedding = Reembedding(folder, embedder)
        if entries <= AT_ONCE:
            self._reembedding.attempt(progress)
        else:
            self._reembedding.start()

    def wait(self, seconds: float) -> None:
        """Wait for the work in the background, at most so long: all may be there from before."""
        if self._reembedding is not None:
            self._reembedding.wait(seconds)

    def finish(self, progress: Progress | None) -> None:
        """Build what is missing, now. Raises the embedder's errors."""
        building = self._reembedding
        if building is not None and not building.ready:
            building.stop()
            building.resume()
            building.fill(progress)

    def stop(self) -> None:
        """End the work in the background; the next `advance` goes on with it."""
        if self._reembedding is not None:
            self._reembedding.stop()
