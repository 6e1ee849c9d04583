"""Find texts that say the same as a statement, and the parts of messages from which it was made."""

from __future__ import annotations

import re

from vault_memory.text.words import content_words, identifiers, words
from vault_memory.vault.state.tombstones import segments

SHARE = 0.34  # share of a statement's words from which on a sentence of its message says part of it
ECHO = 0.6  # share from which on a sentence of another message of the conversation repeats it
TOLD = 0.5  # least share of its words in the message: below it, the source sentence cannot be determined

_NUMBER = re.compile(r"\d")


def says(wanted: frozenset[str], text: str) -> bool:
    """Return whether the text has all of these words, in any inflection."""
    return wanted <= set(words(text))


class StatementWords:
    """The words of a statement, for finding them in messages and texts."""

    def __init__(self, text: str) -> None:
        self._words = frozenset(content_words(text))
        self._values = frozenset(word for word in self._words if _NUMBER.search(word)) | frozenset(identifiers(text))

    def list_parts_telling(self, message: str) -> list[str] | None:
        """Return the parts of the statement's source message that say it; None if unclear: then the whole message."""
        parts = [(part, self._words & set(content_words(part))) for part in segments(message)]
        known_words = frozenset().union(*(words for _, words in parts))
        if len(known_words) < TOLD * len(self._words):
            return None
        found = [
            (part, words)
            for part, words in parts
            if len(words) >= SHARE * len(self._words) or not self._values.isdisjoint(words | set(identifiers(part)))
        ]
        covered = frozenset().union(*(words for _, words in found))
        return [part for part, _ in found] if len(covered) >= SHARE * 2 * len(self._words) else None

    def list_parts_echoing(self, message: str) -> list[str]:
        """Return the parts of another message that repeat the statement."""
        if len(self._words) < 2:
            return []
        parts = segments(message)
        return [part for part in parts if len(self._words & set(content_words(part))) >= ECHO * len(self._words)]

    def share(self, text: str) -> float:
        """Return the share of the statement's words that the text contains."""
        return len(self._words & set(content_words(text))) / (len(self._words) or 1)
