"""Read lists for people from the manifest: topics, conversations, growth, statements learned from a conversation."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import starmap
from pathlib import PurePosixPath

from vault_memory.index.manifest import ENTRY, Manifest, decode_entry
from vault_memory.models import ConversationRow, Entry, TopicRow
from vault_memory.text.display import shorten


def list_topics(manifest: Manifest) -> list[TopicRow]:
    """Return every topic document, sorted by name; one without a name in the manifest is malformed."""
    found = manifest.fetch_all(
        "SELECT f.path, n.alias, total(e.tier = 'cell' AND e.whole), max(json_extract(e.json, '$.updated'))"
        " FROM files f LEFT JOIN names n ON n.path = f.path AND n.ordinal = 0"
        " LEFT JOIN entries e ON e.path = f.path WHERE f.path LIKE 'topics/%' GROUP BY f.path"
    )
    rows = [
        TopicRow(path, name or PurePosixPath(path).stem, int(cells), _parse_time(updated), malformed=name is None)
        for path, name, cells, updated in found
    ]
    return sorted(rows, key=lambda row: (row.name.casefold(), row.path))


def list_conversations(manifest: Manifest) -> list[ConversationRow]:
    """Return every conversation with messages, newest first; without a title, its first words are the title."""
    found = manifest.fetch_all(
        "SELECT conversation, path, max(json_extract(json, '$.heading')), count(*), min(created), max(created)"
        " FROM entries WHERE conversation != '' AND tier = 'message' AND whole GROUP BY conversation"
    )
    rows = [
        ConversationRow(
            name, path, title or _read_first_words(manifest, name), count, _from_timestamp(first), _from_timestamp(last)
        )
        for name, path, title, count, first, last in found
    ]
    return sorted(rows, key=lambda row: (row.last.timestamp() if row.last else 0.0, row.id), reverse=True)


def _read_first_words(manifest: Manifest, conversation: str) -> str:
    """Return the beginning of a conversation's first message."""
    found = manifest.fetch_all(
        "SELECT json_extract(json, '$.text') FROM entries WHERE conversation = ? AND tier = 'message' AND whole"
        " ORDER BY position LIMIT 1",
        (conversation,),
    )
    return shorten(found[0][0]) if found else ""


def count_growth(manifest: Manifest) -> list[tuple[str, int]]:
    """Return each day on which current cells were created, with the number of current cells created up to it."""
    return manifest.fetch_all(
        "SELECT date(created, 'unixepoch') AS day, sum(count(*)) OVER (ORDER BY date(created, 'unixepoch'))"
        " FROM entries WHERE tier = 'cell' AND whole AND created IS NOT NULL GROUP BY day ORDER BY day"
    )


def list_learned_from(manifest: Manifest, conversation: str) -> list[Entry]:
    """Return the current cells that cite the conversation, or a message of it, as a source."""
    found = manifest.fetch_all(
        f"SELECT {ENTRY} FROM entries WHERE tier = 'cell' AND whole AND EXISTS (SELECT 1 FROM"
        " json_each(entries.json, '$.sources') WHERE value = ? OR substr(value, 1, length(?) + 1) = ? || '#')"
        " ORDER BY path, label",
        (conversation,) * 3,
    )
    return list(starmap(decode_entry, found))


def _from_timestamp(timestamp: float | None) -> datetime | None:
    return None if timestamp is None else datetime.fromtimestamp(timestamp, UTC)


def _parse_time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
