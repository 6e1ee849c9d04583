"""The index as it was a few conversations ago, and the topics that were made since."""

from __future__ import annotations

from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.models import Report, TopicMatch, TopicName


class CachedSimilar:
    """Implements ``match.FindSimilar``, so that many conversations can be archived between two looks at the index.

    A topic that one of them makes is found by the next under its name; by meaning only after the next look.
    """

    def __init__(self, similar: FindSimilar) -> None:
        self._similar = similar
        self.look()

    def look(self) -> None:
        """The index has been brought up to the files."""
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
