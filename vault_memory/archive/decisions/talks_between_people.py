"""Tell whether a statement was made in a talk between people, where the role "assistant" is a person's, too."""

from __future__ import annotations

from vault_memory.archive.extraction.rules.speakers import is_between_people
from vault_memory.models import Cell
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.storage.store import Store


class TalksBetweenPeople:
    """Looks the conversation of a statement up in its transcript; each is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, bool] = {}

    def __contains__(self, cell: object) -> bool:
        """Return whether all sources of the statement are talks between people."""
        sources = cell.attributes.sources if isinstance(cell, Cell) and cell.attributes is not None else ()
        return bool(sources) and all(map(self._is_between_people, {each.partition("#")[0] for each in sources}))

    def _is_between_people(self, conversation: str) -> bool:
        if conversation not in self._known:
            transcript = find(self._store, conversation)
            self._known[conversation] = transcript is not None and is_between_people(transcript.conversation)
        return self._known[conversation]
