"""Describe the existing topics for a model: their aliases, and what each is about in one line."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Topic
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

DESCRIBED = 25  # topics with a line each: those nearest to what is read; of others only the name is given
_LINE = 70  # characters


class KnownTopics:
    """Describes topics by name."""

    def __init__(self, store: Store, similar: FindSimilar) -> None:
        self._store, self._similar = store, similar

    def __call__(self, names: Sequence[str]) -> list[str]:
        """Return a line for each name: ``Harebell Returns (also: HR app) — the returns desk of …``."""
        known = {topic.name: topic for topic in self._similar.topic_names()}
        lines = []
        for number, name in enumerate(names):
            topic = known.get(name)
            also = f" (also: {', '.join(topic.aliases[:4])})" if topic is not None and topic.aliases else ""
            about = self._describe(topic.path) if topic is not None and number < DESCRIBED else ""
            lines.append(f"{name}{also}{f' — {about}' if about else ''}")
        return lines

    def _describe(self, path: str) -> str:
        try:
            topic = decode(self._store.read(path), path)
        except (NotFoundError, VaultError):
            return ""
        text = " ".join((topic.summary or _get_first_statement(topic)).split())
        return text if len(text) <= _LINE else text[: _LINE - 1].rsplit(" ", 1)[0] + "…"


def _get_first_statement(topic: Topic) -> str:
    return next((cell.text for cell in topic.cells if not cell.superseded), "")
