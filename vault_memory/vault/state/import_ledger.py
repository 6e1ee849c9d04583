"""Record imported conversations in ``.state/imports.db``, so that a repeated import of an export skips them.

This is only a shortcut: without it, archiving detects known conversations itself.
"""

from __future__ import annotations

import hashlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from vault_memory.models import Conversation
from vault_memory.vault.state.sqlite_file import StateFile

_SCHEMA = """
CREATE TABLE IF NOT EXISTS taken (
    id TEXT PRIMARY KEY, digest BLOB NOT NULL, stored TEXT NOT NULL, started TEXT NOT NULL, waiting INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS stored ON taken (stored);
"""
_BATCH = 64


@dataclass(frozen=True, slots=True)
class ImportedConversation:
    """A conversation that was stored: its original id and content hash, and its id in the vault."""

    id: str
    digest: bytes
    stored: str
    started: str  # ISO 8601; '' if unknown
    waiting: bool  # whether its statements still have to be archived


class Imports:
    """The record of one vault. Writing raises nothing: a lost row only means that its conversation is checked again."""

    def __init__(self, root: Path) -> None:
        self._file = StateFile(root, "imports.db", _SCHEMA)
        self._rows: list[ImportedConversation] = []

    def find_stored(self, conversation: Conversation) -> str:
        """Return the id under which the vault has exactly this conversation, or ''."""
        rows = self._file.read("SELECT digest, stored FROM taken WHERE id = ?", (conversation.id,))
        return str(rows[0][1]) if conversation.id and rows and rows[0][0] == digest(conversation) else ""

    def add(self, taken: ImportedConversation) -> None:
        self._rows.append(taken)
        if len(self._rows) >= _BATCH:
            self.flush()

    def flush(self) -> None:
        rows = [(row.id, row.digest, row.stored, row.started, row.waiting) for row in self._rows if row.id]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT OR REPLACE INTO taken VALUES (?, ?, ?, ?, ?)", rows)

        if self._file.write(work) != "busy":
            self._rows = []

    def waiting(self) -> list[str]:
        """Return ids (in the vault) of conversations whose statements still have to be archived, oldest first."""
        self.flush()
        found = self._file.read("SELECT stored FROM taken WHERE waiting ORDER BY started, stored")
        return list(dict.fromkeys(row[0] for row in found))

    def mark_archived(self, stored: str) -> None:
        """Record that the statements of that conversation are archived."""
        self._file.write(lambda db: db.execute("UPDATE taken SET waiting = 0 WHERE stored = ?", (stored,)))

    def close(self) -> None:
        self.flush()
        self._file.close()


def digest(conversation: Conversation) -> bytes:
    """Return a digest of all messages, their authors and ids."""
    summed = hashlib.blake2b(digest_size=16)
    for message in conversation.messages:
        for part in (message.id, message.role, message.content):
            data = part.encode("utf-8", "replace")
            summed.update(len(data).to_bytes(8, "big") + data)
    return summed.digest()
