"""Store what is indexed (files, entries, topic names) in SQLite. A commit of the manifest commits the whole index.

Vectors and lexical documents are written before the transaction that refers to them is committed. Readers ignore
everything that is not in the manifest, and see the last commit (WAL) while a sync is writing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, starmap
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import IndexDamaged, VaultError
from vault_memory.index.embeddings import text_hash
from vault_memory.index.entry_json import add_neighbour_text, decode, encode, encode_around
from vault_memory.index.manifest_file import ManifestFile
from vault_memory.models import TIERS, Entry, Tier, TopicName

if TYPE_CHECKING:
    from vault_memory.index.typed_dates import Span

ENTRY = "path, name, tier, json"  # the columns that `decode_entry` decodes
_LAST = "\U0010ffff"  # sorts after every other character


class FileRow(NamedTuple):
    """A file as it was when last hashed, at ``hashed`` (nanoseconds). It begins with the fields of `storage.scan.File`.

    A tuple, because a vault has thousands of files, and all rows are read if one file changed.
    """

    path: str
    size: int
    modified: int
    changed: int
    inode: int
    hash: bytes
    hashed: int


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry, the hash of its content in the lexical index, and the row of its vector."""

    label: int
    entry: Entry
    content: bytes
    row: int | None


class Manifest(ManifestFile):
    """Files, entries and topic names. Like all in `ManifestFile`, raises IndexDamaged and BusyError."""

    # -- files -----------------------------------------------------------------------------------

    def files(self) -> dict[str, FileRow]:
        found = self.fetch_all("SELECT path, size, modified, changed, inode, hash, hashed FROM files")
        return {row[0]: FileRow._make(row) for row in found}

    def select_files(self, paths: Sequence[str]) -> dict[str, FileRow]:
        chosen = "SELECT path, size, modified, changed, inode, hash, hashed FROM files WHERE path IN ({})"
        return {row[0]: FileRow._make(row) for row in self.select_in(chosen, paths)}

    def list_files_below(self, prefix: str) -> list[FileRow]:
        """Return the files with this path prefix, sorted by path."""
        chosen = "SELECT path, size, modified, changed, inode, hash, hashed FROM files WHERE path >= ? AND path < ?"
        return [FileRow._make(row) for row in self.fetch_all(f"{chosen} ORDER BY path", (prefix, prefix + _LAST))]

    def count_files(self) -> int:
        return int(self.fetch_all("SELECT count(*) FROM files")[0][0])

    def file_hash(self, path: str) -> bytes | None:
        found = self.fetch_all("SELECT hash FROM files WHERE path = ?", (path,))
        return found[0][0] if found else None

    def put_files(self, files: Iterable[FileRow]) -> None:
        self.execute_many(
            "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(f.path, f.size, f.modified, f.changed, f.inode, f.hash, f.hashed) for f in files],
        )

    def forget(self, path: str) -> None:
        """Delete a file and its topic names; `delete` deletes its entries."""
        self.fetch_all("DELETE FROM files WHERE path = ?", (path,))
        self.fetch_all("DELETE FROM names WHERE path = ?", (path,))
        self.fetch_all("DELETE FROM typed WHERE path = ?", (path,))

    def clear(self) -> None:
        for table in ("files", "entries", "features", "names", "typed"):
            self.fetch_all(f"DELETE FROM {table}")

    # -- writing entries -------------------------------------------------------------------------

    def list_path_rows(self, path: str) -> dict[str, tuple[int, bytes, str]]:
        """Return key → label, content hash, JSON of the file's entries."""
        found = self.fetch_all("SELECT name, label, content, json FROM entries WHERE path = ? ORDER BY label", (path,))
        return {f"{path}#{name}": (label, content, text) for name, label, content, text in found}

    def insert(self, rows: Sequence[EntryRow], stamp: int) -> None:
        """Insert entries. ``stamp``: the first generation that holds them."""
        self.execute_many("INSERT INTO entries VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", map(_columns, rows))
        self._put_features(((row.label, row.entry) for row in rows), stamp)

    def update(self, changed: Sequence[tuple[int, Entry]], stamp: int) -> None:
        """Replace the stored data of entries whose searched content is unchanged (their line, salience, dates)."""
        rows = [(entry.position, encode(entry), label) for label, entry in changed]
        self.execute_many("UPDATE entries SET position = ?, json = ? WHERE label = ?", rows)
        self._put_features(changed, stamp)

    def _put_features(self, entries: Iterable[tuple[int, Entry]], stamp: int) -> None:
        from vault_memory.index.record_encoder import encode_record

        rows = ((label, stamp, *encode_record(label, entry)) for label, entry in entries)
        self.execute_many("INSERT OR REPLACE INTO features VALUES (?, ?, ?, ?)", rows)

    def delete(self, labels: Sequence[int]) -> None:
        for table in ("entries", "features"):
            self.execute_many(f"DELETE FROM {table} WHERE label = ?", [(label,) for label in labels])

    def put_names(self, path: str, names: Sequence[tuple[str, bytes, int | None]]) -> None:
        """Store the name of a topic document and its aliases, with embedding hash and row."""
        self.fetch_all("DELETE FROM names WHERE path = ?", (path,))
        rows = [(path, alias, i, embedded, row) for i, (alias, embedded, row) in enumerate(names)]
        self.execute_many("INSERT INTO names VALUES (?, ?, ?, ?, ?)", rows)

    def list_typed_dates(self, paths: Sequence[str] | None = None) -> dict[str, dict[str, Span]]:
        """Return document → digest of a text typed into it → when it was typed (`index.typed_dates`).

        ``paths``: only these documents; None: all.
        """
        if paths is None:
            paths = [path for (path,) in self.fetch_all("SELECT path FROM files WHERE path LIKE 'topics/%'")]
        known = self.select_in("SELECT path FROM files WHERE path IN ({})", paths)
        found: dict[str, dict[str, Span]] = {path: {} for (path,) in known}
        chosen = "SELECT path, digest, created, updated FROM typed WHERE path IN ({})"
        for path, digest, created, updated in self.select_in(chosen, paths):
            found.setdefault(path, {})[digest] = created, updated
        return found

    def write_typed_dates(self, path: str, dates: Mapping[str, Span]) -> None:
        self.fetch_all("DELETE FROM typed WHERE path = ?", (path,))
        rows = [(path, digest, *span) for digest, span in dates.items()]
        self.execute_many("INSERT INTO typed VALUES (?, ?, ?, ?)", rows)

    def list_file_entries(self, path: str) -> dict[str, Entry]:
        """Return key → the whole entries of a file."""
        found = self.fetch_all(f"SELECT {ENTRY} FROM entries WHERE path = ? AND whole ORDER BY label", (path,))
        return {entry.key: entry for entry in starmap(decode_entry, found)}

    def set_rows(self, rows: Mapping[bytes, int], embeddable: Callable[[Entry], str]) -> None:
        """Set the vector rows of entries and names without one; ``rows`` is keyed by the hash of the text."""
        waiting = self.fetch_all(f"SELECT label, {ENTRY} FROM entries WHERE row IS NULL")
        hashed = ((text_hash(embeddable(decode_entry(*entry))), label) for label, *entry in waiting)
        found = ((rows[embedded], label) for embedded, label in hashed if embedded in rows)
        self.execute_many("UPDATE entries SET row = ? WHERE label = ?", found)
        named = self.fetch_all("SELECT path, ordinal, embedded FROM names WHERE row IS NULL")
        found_names = ((rows[embedded], path, at) for path, at, embedded in named if embedded in rows)
        self.execute_many("UPDATE names SET row = ? WHERE path = ? AND ordinal = ?", found_names)

    def drop_rows(self) -> None:
        """Clear the vector rows of entries and names: another embedder made them, or they are missing from the file."""
        self.fetch_all("UPDATE entries SET row = NULL")
        self.fetch_all("UPDATE names SET row = NULL")

    def get_last_row(self) -> int:
        """Return the highest vector row in use, -1 for none."""
        found = self.fetch_all("SELECT max(row) FROM entries UNION ALL SELECT max(row) FROM names")
        return max((int(row) for (row,) in found if row is not None), default=-1)

    def list_used_rows(self) -> set[int]:
        """Return every vector row that an entry or a name refers to."""
        found = self.fetch_all("SELECT row FROM entries UNION SELECT row FROM names")
        return {int(row) for (row,) in found if row is not None}

    def rows_by_tier(self) -> list[tuple[Tier, int]]:
        """Return, by tier, the vector rows that its entries refer to."""
        return self.fetch_all("SELECT DISTINCT tier, row FROM entries WHERE row IS NOT NULL")

    def has_unembedded(self) -> bool:
        return any(self.fetch_all(f"SELECT 1 FROM {table} WHERE row IS NULL LIMIT 1") for table in ("entries", "names"))

    def list_unembedded(self, embeddable: Callable[[Entry], str]) -> dict[bytes, str]:
        """Return hash → text of all entries and names without a vector; ``embeddable`` selects an entry's text."""
        return self._list_texts(embeddable, "WHERE row IS NULL")

    def texts(self, embeddable: Callable[[Entry], str]) -> dict[bytes, str]:
        """Return hash → text of all entries and names; ``embeddable`` selects an entry's text."""
        return self._list_texts(embeddable, "")

    def _list_texts(self, embeddable: Callable[[Entry], str], where: str) -> dict[bytes, str]:
        entries = starmap(decode_entry, self.fetch_all(f"SELECT {ENTRY} FROM entries {where}"))
        found = {text_hash(text): text for text in map(embeddable, entries)}
        found.update(self.fetch_all(f"SELECT embedded, alias FROM names {where}"))
        return found

    # -- reading entries -------------------------------------------------------------------------

    def __len__(self) -> int:
        return int(self.fetch_all("SELECT count(*) FROM entries")[0][0])

    def count(self) -> dict[str, int]:
        """Return tier → number of whole entries; ``chunk`` → number of parts of entries."""
        found = self.fetch_all("SELECT CASE whole WHEN 1 THEN tier ELSE 'chunk' END, count(*) FROM entries GROUP BY 1")
        return dict(found)

    def count_below(self, prefix: str) -> int:
        """Return the number of whole entries of files with this path prefix."""
        found = self.fetch_all(
            "SELECT count(*) FROM entries WHERE whole AND path >= ? AND path < ?", (prefix, prefix + _LAST)
        )
        return int(found[0][0])

    def iterate_entries(self, tiers: Sequence[str] = TIERS) -> Iterator[tuple[int, Entry]]:
        """Yield the entries of these tiers, with their neighbouring turns, by label; read in batches."""
        last, marks = -1, ",".join("?" * len(tiers))
        wanted = f"AND tier IN ({marks})" if len(tiers) < len(TIERS) else ""
        chosen = f"SELECT label, around, {ENTRY} FROM entries WHERE label > ? {wanted} ORDER BY label LIMIT 2000"
        while batch := self.fetch_all(chosen, (last, *(tiers if wanted else ()))):
            yield from ((label, add_neighbour_text(decode_entry(*entry), around)) for label, around, *entry in batch)
            last = batch[-1][0]

    def columns(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the labels of all entries and their vector rows (-1: none). Reads only an SQLite index."""
        found = self.fetch_all("SELECT label, ifnull(row, -1) FROM entries INDEXED BY entries_by_tier")
        pairs = np.fromiter(chain.from_iterable(found), dtype=np.int64, count=2 * len(found)).reshape(-1, 2)
        return pairs[:, 0].copy(), pairs[:, 1].copy()

    def features(self, since: int) -> list[tuple[bytes, bytes]]:
        """Return the record and the lists of each entry stamped after ``since``, in the order of labels."""
        few = "INDEXED BY features_by_stamp" if since >= 0 else ""
        return self.fetch_all(f"SELECT record, lists FROM features {few} WHERE stamp > ? ORDER BY label", (since,))

    def count_features(self, since: int) -> int:
        """Return how many entries are stamped after ``since``."""
        return int(self.fetch_all("SELECT count(*) FROM features WHERE stamp > ?", (since,))[0][0])

    def earliest(self) -> datetime | None:
        found = self.fetch_all("SELECT min(created) FROM entries")[0][0]
        return None if found is None else datetime.fromtimestamp(found, UTC)

    def whole_entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        """Return entries with their neighbouring turns."""
        found = self.select_in(f"SELECT label, around, {ENTRY} FROM entries WHERE label IN ({{}})", labels)
        return {label: add_neighbour_text(decode_entry(*entry), around) for label, around, *entry in found}

    def rows_of(self, labels: Sequence[int]) -> dict[int, int]:
        """Return the vector rows of those entries that have one."""
        return dict(self.select_in("SELECT label, row FROM entries WHERE row IS NOT NULL AND label IN ({})", labels))

    def list_without_vector(self) -> list[int]:
        """Return the labels of the entries without a vector."""
        return [label for (label,) in self.fetch_all("SELECT label FROM entries WHERE row IS NULL")]

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        found = self.select_in(f"SELECT label, {ENTRY} FROM entries WHERE label IN ({{}})", labels)
        return {label: decode_entry(*entry) for label, *entry in found}

    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        return dict(self.select_in("SELECT label, path || '#' || name FROM entries WHERE label IN ({})", labels))

    def names(self) -> list[tuple[str, str, int | None]]:
        """Return path, name or alias, and vector row; a topic's own name first."""
        return self.fetch_all("SELECT path, alias, row FROM names ORDER BY path, ordinal")

    def topic_names(self) -> list[TopicName]:
        grouped: dict[str, list[str]] = {}
        for path, alias, _ in self.names():
            grouped.setdefault(path, []).append(alias)
        return [TopicName(path, names[0], tuple(names[1:])) for path, names in grouped.items()]

    def summaries(self) -> list[tuple[str, int]]:
        """Return path and vector row of the topic summaries."""
        return self.fetch_all("SELECT path, row FROM entries WHERE tier = 'summary' AND row IS NOT NULL")


def salvage_typed(path: Path) -> dict[str, dict[str, Span]]:
    """Return `Manifest.list_typed_dates` of a file that is about to be deleted, as far as it can be read."""
    try:
        with closing(Manifest(path)) as manifest:
            return manifest.list_typed_dates()
    except (IndexDamaged, VaultError, OSError):
        return {}


def _columns(row: EntryRow) -> tuple[object, ...]:
    entry = row.entry
    created = entry.created.timestamp() if entry.created else None
    return (
        row.label, entry.path, entry.key.removeprefix(f"{entry.path}#"), entry.tier, row.content, row.row,
        entry.conversation, created, entry.chunk is None, entry.position, encode(entry), encode_around(entry),
    )  # fmt: skip


def decode_entry(path: str, name: str, tier: Tier, text: str) -> Entry:
    """Decode the columns `ENTRY`. Raises IndexDamaged."""
    return decode(f"{path}#{name}", tier, path, text)
