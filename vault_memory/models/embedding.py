"""Define embedders and their similarity thresholds.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Embed = Callable[[Sequence[str]], "NDArray[np.float32]"]  # texts → unit vectors, one row each


class Embedder(Protocol):
    """Embeds texts as unit vectors. ``name`` identifies model and version: another name means other vectors."""

    @property
    def name(self) -> str: ...

    @property
    def dimensions(self) -> int: ...

    @property
    def thresholds(self) -> Thresholds: ...

    @property
    def contextual(self) -> bool:
        """Whether the model reads a question as a whole; other models get only its content words."""
        ...

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return shape ``(len(texts), dimensions)``, each row of length 1 (all zero without known tokens)."""
        ...


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The thresholds 0.8 / 0.7 / 0.6 of the reference scale (FEATURES A4, R6, A9), converted to an embedder's scale."""

    topic: float  # hint against topics
    text: float  # item text against topics
    similar: float  # memories similar enough to be judged together
    duplicate: float  # the same statement in other words
    recall: float = 0.7  # a memory that a message recalls
