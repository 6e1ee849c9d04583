"""Cache the vectors of recently embedded texts.

One archive after the other holds what is new against the same statements and topic names; each is embedded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MOST = 8 * 1024 * 1024  # bytes of vectors


class CachedEmbed:
    """``embed``, with a memory."""

    def __init__(self, embed: Callable[[Sequence[str]], NDArray[np.float32]]) -> None:
        self._embed = embed
        self._vectors: dict[str, NDArray[np.float32]] = {}

    def __call__(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return a row for each text. Raises what the embedder raises."""
        if not texts:
            return self._embed(texts)
        new = [text for text in dict.fromkeys(texts) if text not in self._vectors]
        if new:
            self._vectors.update(zip(new, self._embed(new), strict=True))
        import numpy as np

        rows = np.stack([self._vectors[text] for text in texts])
        while len(self._vectors) * rows[0].nbytes > _MOST:
            del self._vectors[next(iter(self._vectors))]  # the oldest
        return rows
