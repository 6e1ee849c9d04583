"""Define what a search works with besides the question: index, embedder, settings, time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.models import Embedder, SearchIndex
from vault_memory.search.query_timings import QueryTimings
from vault_memory.settings import SearchSettings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]

Fading = Callable[["Labels", "Values", "Values"], "Values"]
"""Returns the remaining confidence of statements that fade (A10). Arguments: the numbers by which their uses are
counted, the time each was last said (seconds since 1970, or NaN), and the original confidence.
"""


@dataclass(frozen=True, slots=True)
class SearchSetup:
    """What one search works with besides the question.

    ``embedder``: None if there is none; only words are compared then. ``now``: the time from which ages and "last week"
    are counted. ``timings``: collects the durations for the query log.
    """

    index: SearchIndex
    embedder: Embedder | None
    settings: SearchSettings
    now: datetime
    fading: Fading | None = None
    timings: QueryTimings = field(default_factory=QueryTimings)
