"""Store people's votes on whether summaries of conversations helped: ``.state/votes.db``."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from vault_memory.vault.state.sqlite_file import StateFile

_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS votes (conversation TEXT PRIMARY KEY, helpful INTEGER NOT NULL, time REAL NOT NULL);"
)


class Votes:
    """The votes, one per conversation; a new vote replaces the old one."""

    def __init__(self, root: Path) -> None:
        self._file = StateFile(root, "votes.db", _SCHEMA)

    def give(self, conversation: str, helpful: bool, now: datetime) -> None:
        row = (conversation, helpful, now.timestamp())
        self._file.write(lambda db: db.execute("INSERT OR REPLACE INTO votes VALUES (?, ?, ?)", row))

    def get_vote(self, conversation: str) -> bool | None:
        """Return the vote; None if there is none."""
        rows = self._file.read("SELECT helpful FROM votes WHERE conversation = ?", (conversation,))
        return bool(rows[0][0]) if rows else None

    def counts(self) -> tuple[int, int]:
        """Return how many summaries were helpful, and how many were not."""
        rows = dict(self._file.read("SELECT helpful, count(*) FROM votes GROUP BY helpful"))
        return rows.get(1, 0), rows.get(0, 0)

    def forget(self, conversations: Iterable[str]) -> None:
        """Erase the votes on these conversations. Raises VaultError."""
        rows = [(conversation,) for conversation in conversations]
        self._file.purge(lambda db: db.executemany("DELETE FROM votes WHERE conversation = ?", rows))

    def close(self) -> None:
        self._file.close()
