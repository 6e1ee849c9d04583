"""Read conversations of an import in worker processes, while the vault's single writer archives earlier ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vault_memory.archive.extraction.rules.extractor import Readings, TalkReading, read_talk
from vault_memory.errors import VaultMemoryError
from vault_memory.models import Conversation, Message
from vault_memory.workers.ordered_map import Workers

_Talk = tuple[Conversation, tuple[Message, ...]]


class ReadAhead:
    """Reads conversations ahead; the extractor takes the results from ``readings``."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.readings = Readings()

    def read(self, talks: Iterable[_Talk]) -> Iterator[tuple[Conversation, VaultMemoryError | None]]:
        """Yield the conversations in order once they are read, each with None or the error that prevented it."""
        for outcome in self._workers.run(_read, talks):
            conversation, new = outcome.item
            if outcome.value is not None:
                self.readings.add(conversation, new, outcome.value)
            yield conversation, outcome.error


def _read(talk: _Talk) -> TalkReading:
    """Read one conversation; runs in a worker process."""
    conversation, new = talk
    return read_talk(conversation, new)
