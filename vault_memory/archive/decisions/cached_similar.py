"""Wrap the index search for archiving: one wrapper tolerates failed searches, one caches the list of topic names."""

from __future__ import annotations

from collections.abc import Callable

from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.errors import VaultMemoryError
from vault_memory.events import emit
from vault_memory.models import Report, TopicMatch, TopicName


class TolerantSimilar:
    """Implements ``match.FindSimilar``: a failed search returns nothing, so that archiving continues (A4).

    `take_problems` returns the failures since the last call, worded for a report.
    """

    def __init__(self, similar: FindSimilar) -> None:
        self._similar, self._problems = similar, dict[str, None]()

    def topic_names(self) -> list[TopicName]:
        return self._similar.topic_names()

    def similar_topics(self, text: str, limit: int) -> list[TopicMatch]:
        return self._search(lambda: self._similar.similar_topics(text, limit))

    def similar_cells(self, text: str, limit: int, path: str = "") -> list[TopicMatch]:
        return self._search(lambda: self._similar.similar_cells(text, limit, path))

    def take_problems(self) -> tuple[str, ...]:
        """Return what has failed; each is returned once."""
        taken, self._problems = tuple(self._problems), {}
        return taken

    def _search(self, search: Callable[[], list[TopicMatch]]) -> list[TopicMatch]:
        try:
            return search()
        except VaultMemoryError as error:
            emit("archive", operation="search", stage="failed", error=type(error).__name__)
            self._problems[f"search: {error}; what it would have found is not compared"] = None
            return []


class CachedSimilar:
    """Implements ``match.FindSimilar``, so that many conversations can be archived between two updates of the index.

    Later conversations find a topic that an earlier one made by its name; by meaning only after the next update.
    """

    def __init__(self, similar: FindSimilar) -> None:
        self._similar = similar
        self.look()

    def look(self) -> None:
        """Read the topic names again after the index has been synced."""
        self._names = self._similar.topic_names()

    def add_report(self, report: Report) -> None:
        self._names += [
            TopicName(made.path, made.topic) for made in report.documents if made.created and not made.error
        ]

    def topic_names(self) -> list[TopicName]:
        return list(self._names)

    def similar_topics(self, text: str, limit: int) -> list[TopicMatch]:
        return self._similar.similar_topics(text, limit)

    def similar_cells(self, text: str, limit: int, path: str = "") -> list[TopicMatch]:
        return self._similar.similar_cells(text, limit, path)
