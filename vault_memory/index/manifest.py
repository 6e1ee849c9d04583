"""What is indexed: files, entries, topic names, in SQLite. Its generation is the index's one commit point.

Vectors and lexical documents are written before the transaction that tells of them commits; readers drop what the
manifest does not know, and see the state of the last commit (WAL) while a sync is writing.
"""

from __future__ import annotations

import sqlite3
import threading
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, starmap
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import BusyError, IndexDamaged, VaultError
from vault_memory.index.embeddings import text_hash
from vault_memory.index.entry_json import add_neighbour_text, decode, encode, encode_around
from vault_memory.models import TIERS, ConversationRow, Entry, Tier, TopicName, TopicRow
from vault_memory.text.display import shorten
from vault_memory.vault.state.sqlite_file import clean

if TYPE_CHECKING:
    from vault_memory.index.typed_dates import Span

SCHEMA_VERSION = "25"
"""Of the tables, of entries and of what is made of a text for either arm. Another one: the index is rebuilt."""

_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
_NOT_DAMAGE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN")
_NO_SPACE = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN")
_PATIENCE = 0.3  # seconds: only what is not ours (a backup, a shell) holds the file while we have the index's lock
_LONG = 10_000  # milliseconds, where nothing can be done before the others are done
_ENTRY = "path, name, tier, json"  # the columns of which `_decode` makes an entry
_BATCH = 500  # below SQLite's least bound of variables
_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (
    path TEXT PRIMARY KEY, size INTEGER, modified INTEGER, changed INTEGER, inode INTEGER,
    hash BLOB NOT NULL, hashed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    label INTEGER PRIMARY KEY, path TEXT NOT NULL, name TEXT NOT NULL, tier TEXT NOT NULL, content BLOB NOT NULL,
    row INTEGER, conversation TEXT NOT NULL, created REAL, whole INTEGER NOT NULL, position INTEGER NOT NULL,
    json TEXT NOT NULL, around TEXT NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS entries_by_key ON entries (path, name);
CREATE INDEX IF NOT EXISTS entries_by_conversation ON entries (conversation, position) WHERE conversation != '';
CREATE INDEX IF NOT EXISTS entries_by_tier ON entries (tier, row);
CREATE INDEX IF NOT EXISTS entries_without_row ON entries (label) WHERE row IS NULL;
CREATE TABLE IF NOT EXISTS features (
    label INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, record BLOB NOT NULL, lists BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS features_by_stamp ON features (stamp);
CREATE TABLE IF NOT EXISTS names (
    path TEXT NOT NULL, alias TEXT NOT NULL, ordinal INTEGER NOT NULL, embedded BLOB NOT NULL, row INTEGER,
    PRIMARY KEY (path, ordinal)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS typed (
    path TEXT NOT NULL, digest TEXT NOT NULL, created REAL, updated REAL, PRIMARY KEY (path, digest)
) WITHOUT ROWID;
"""


class FileRow(NamedTuple):
    """A file as it was when last hashed (``hashed``: that moment, nanoseconds): begins as `storage.scan.File` does.

    A tuple, for a vault has thousands, and all are read where one file changed.
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
    """An entry, the hash of what the lexical index holds of it, and the row of its vector."""

    label: int
    entry: Entry
    content: bytes
    row: int | None


class Manifest:
    """One connection. Safe to use from several threads; readers and the writer each have their own."""

    def __init__(self, path: Path) -> None:
        """Open or make. Raises IndexDamaged for a file that is no manifest of ours; like all here, BusyError."""
        self.path = path
        self._lock = threading.RLock()
        if path.is_dir():
            raise IndexDamaged("the index's manifest is a folder")
        with _map_errors():
            self._db = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
            # When the last thread that reads it lets go; not at the end of the process, which waits for no reader.
            weakref.finalize(self, self._db.close).atexit = False
            try:
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = FULL")
                if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
                    # At once, and again where another process was faster: half a schema would pass for damage.
                    self._db.execute(f"PRAGMA busy_timeout = {_LONG}")
                    known = f"INSERT OR IGNORE INTO meta VALUES ('schema', '{SCHEMA_VERSION}');"
                    self._db.executescript(f"BEGIN IMMEDIATE;{_SCHEMA}{known}COMMIT;")
                    self._db.execute(f"PRAGMA busy_timeout = {int(_PATIENCE * 1000)}")
                self.inode = path.stat().st_ino
            except BaseException:  # also when interrupted: clean up, and raise again
                self._db.close()
                raise

    def close(self) -> None:
        self._db.close()

    def version(self) -> int:
        """Return a number that changes once another connection commits anything."""
        return int(self._fetch_all("PRAGMA data_version")[0][0])

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run a transaction: all or nothing; readers see it when it ends."""
        with self._lock, _map_errors():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:  # also when interrupted: clean up, and raise again
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")

    def _fetch_all(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        with self._lock, _map_errors():
            return self._db.execute(sql, values).fetchall()

    def _execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        with self._lock, _map_errors():
            self._db.executemany(sql, rows)

    def _select_in(self, sql: str, values: Sequence[object]) -> Iterator[Any]:
        """Yield rows of ``sql``, whose ``{}`` takes the values, some hundred at a time."""
        for start in range(0, len(values), _BATCH):
            part = values[start : start + _BATCH]
            yield from self._fetch_all(sql.format(",".join("?" * len(part))), part)

    # -- meta and files --------------------------------------------------------------------------

    def meta(self) -> dict[str, str]:
        return dict(self._fetch_all("SELECT key, value FROM meta"))

    def set_meta(self, **values: object) -> None:
        self._execute_many(
            "INSERT OR REPLACE INTO meta VALUES (?, ?)", [(key, str(value)) for key, value in values.items()]
        )

    def files(self) -> dict[str, FileRow]:
        found = self._fetch_all("SELECT path, size, modified, changed, inode, hash, hashed FROM files")
        return {row[0]: FileRow._make(row) for row in found}

    def select_files(self, paths: Sequence[str]) -> dict[str, FileRow]:
        chosen = "SELECT path, size, modified, changed, inode, hash, hashed FROM files WHERE path IN ({})"
        return {row[0]: FileRow._make(row) for row in self._select_in(chosen, paths)}

    def file_hash(self, path: str) -> bytes | None:
        found = self._fetch_all("SELECT hash FROM files WHERE path = ?", (path,))
        return found[0][0] if found else None

    def put_files(self, files: Iterable[FileRow]) -> None:
        self._execute_many(
            "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(f.path, f.size, f.modified, f.changed, f.inode, f.hash, f.hashed) for f in files],
        )

    def forget(self, path: str) -> None:
        """Drop a file and its topic names; its entries are dropped by label."""
        self._fetch_all("DELETE FROM files WHERE path = ?", (path,))
        self._fetch_all("DELETE FROM names WHERE path = ?", (path,))
        self._fetch_all("DELETE FROM typed WHERE path = ?", (path,))

    def clear(self) -> None:
        for table in ("files", "entries", "features", "names", "typed"):
            self._fetch_all(f"DELETE FROM {table}")

    # -- writing entries -------------------------------------------------------------------------

    def list_path_rows(self, path: str) -> dict[str, tuple[int, bytes, str]]:
        """Return key → label, content hash, JSON of the file's entries."""
        found = self._fetch_all("SELECT name, label, content, json FROM entries WHERE path = ? ORDER BY label", (path,))
        return {f"{path}#{name}": (label, content, text) for name, label, content, text in found}

    def insert(self, rows: Sequence[EntryRow], stamp: int) -> None:
        """Insert entries. ``stamp``: the first generation that holds them."""
        self._execute_many("INSERT INTO entries VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", map(_columns, rows))
        self._put_features(((row.label, row.entry) for row in rows), stamp)

    def update(self, changed: Sequence[tuple[int, Entry]], stamp: int) -> None:
        """Replace what is shown of entries whose searched content is unchanged (their line, salience, dates)."""
        rows = [(entry.position, encode(entry), label) for label, entry in changed]
        self._execute_many("UPDATE entries SET position = ?, json = ? WHERE label = ?", rows)
        self._put_features(changed, stamp)

    def _put_features(self, entries: Iterable[tuple[int, Entry]], stamp: int) -> None:
        from vault_memory.index.record_encoder import encode_record

        rows = ((label, stamp, *encode_record(label, entry)) for label, entry in entries)
        self._execute_many("INSERT OR REPLACE INTO features VALUES (?, ?, ?, ?)", rows)

    def delete(self, labels: Sequence[int]) -> None:
        for table in ("entries", "features"):
            self._execute_many(f"DELETE FROM {table} WHERE label = ?", [(label,) for label in labels])

    def put_names(self, path: str, names: Sequence[tuple[str, bytes, int | None]]) -> None:
        """Store the name of a topic document and its aliases, with embedding hash and row."""
        self._fetch_all("DELETE FROM names WHERE path = ?", (path,))
        rows = [(path, alias, i, embedded, row) for i, (alias, embedded, row) in enumerate(names)]
        self._execute_many("INSERT INTO names VALUES (?, ?, ?, ?, ?)", rows)

    def list_typed_dates(self, paths: Sequence[str] | None = None) -> dict[str, dict[str, Span]]:
        """Return document → digest of a text typed into it → when it was typed (`index.typed_dates`).

        Of those of ``paths`` that are known; None: of all.
        """
        if paths is None:
            paths = [path for (path,) in self._fetch_all("SELECT path FROM files WHERE path LIKE 'topics/%'")]
        known = self._select_in("SELECT path FROM files WHERE path IN ({})", paths)
        found: dict[str, dict[str, Span]] = {path: {} for (path,) in known}
        chosen = "SELECT path, digest, created, updated FROM typed WHERE path IN ({})"
        for path, digest, created, updated in self._select_in(chosen, paths):
            found.setdefault(path, {})[digest] = created, updated
        return found

    def write_typed_dates(self, path: str, dates: Mapping[str, Span]) -> None:
        self._fetch_all("DELETE FROM typed WHERE path = ?", (path,))
        rows = [(path, digest, *span) for digest, span in dates.items()]
        self._execute_many("INSERT INTO typed VALUES (?, ?, ?, ?)", rows)

    def list_file_entries(self, path: str) -> dict[str, Entry]:
        """Return key → the whole entries of a file."""
        found = self._fetch_all(f"SELECT {_ENTRY} FROM entries WHERE path = ? AND whole ORDER BY label", (path,))
        return {entry.key: entry for entry in starmap(_decode, found)}

    def set_rows(self, rows: Mapping[bytes, int], embeddable: Callable[[Entry], str]) -> None:
        """Tell entries and names that wait for a vector which row holds that of their text's hash."""
        waiting = self._fetch_all(f"SELECT label, {_ENTRY} FROM entries WHERE row IS NULL")
        hashed = ((text_hash(embeddable(_decode(*entry))), label) for label, *entry in waiting)
        found = ((rows[embedded], label) for embedded, label in hashed if embedded in rows)
        self._execute_many("UPDATE entries SET row = ? WHERE label = ?", found)
        named = self._fetch_all("SELECT path, ordinal, embedded FROM names WHERE row IS NULL")
        found_names = ((rows[embedded], path, at) for path, at, embedded in named if embedded in rows)
        self._execute_many("UPDATE names SET row = ? WHERE path = ? AND ordinal = ?", found_names)

    def drop_rows(self) -> None:
        """Forget which vectors belong to entries and names: another embedder's will."""
        self._fetch_all("UPDATE entries SET row = NULL")
        self._fetch_all("UPDATE names SET row = NULL")

    def get_last_row(self) -> int:
        """Return the highest vector row in use, -1 for none."""
        found = self._fetch_all("SELECT max(row) FROM entries UNION ALL SELECT max(row) FROM names")
        return max((int(row) for (row,) in found if row is not None), default=-1)

    def list_used_rows(self) -> set[int]:
        """Return every vector row that an entry or a name refers to."""
        found = self._fetch_all("SELECT row FROM entries UNION SELECT row FROM names")
        return {int(row) for (row,) in found if row is not None}

    def rows_by_tier(self) -> list[tuple[Tier, int]]:
        """Return, by tier, the vector rows that its entries refer to."""
        return self._fetch_all("SELECT DISTINCT tier, row FROM entries WHERE row IS NOT NULL")

    def clean(self) -> bool:
        """Leave nothing in the file and its log of what was deleted from it; False: a reader was in the way."""
        with self._lock, _map_errors():
            self._db.execute(f"PRAGMA busy_timeout = {_LONG}")
            try:
                return not clean(self._db)
            finally:
                self._db.execute(f"PRAGMA busy_timeout = {int(_PATIENCE * 1000)}")

    def has_unembedded(self) -> bool:
        return any(
            self._fetch_all(f"SELECT 1 FROM {table} WHERE row IS NULL LIMIT 1") for table in ("entries", "names")
        )

    def list_unembedded(self, embeddable: Callable[[Entry], str]) -> dict[bytes, str]:
        """Return hash → text of all that wait for a vector; ``embeddable`` selects an entry's text."""
        return self._list_texts(embeddable, "WHERE row IS NULL")

    def texts(self, embeddable: Callable[[Entry], str]) -> dict[bytes, str]:
        """Return hash → text of all that may have a vector; ``embeddable`` selects an entry's text."""
        return self._list_texts(embeddable, "")

    def _list_texts(self, embeddable: Callable[[Entry], str], where: str) -> dict[bytes, str]:
        entries = starmap(_decode, self._fetch_all(f"SELECT {_ENTRY} FROM entries {where}"))
        found = {text_hash(text): text for text in map(embeddable, entries)}
        found.update(self._fetch_all(f"SELECT embedded, alias FROM names {where}"))
        return found

    # -- reading entries -------------------------------------------------------------------------

    def __len__(self) -> int:
        return int(self._fetch_all("SELECT count(*) FROM entries")[0][0])

    def count(self) -> dict[str, int]:
        """Return tier → number of whole entries; ``chunk`` → parts of them."""
        found = self._fetch_all("SELECT CASE whole WHEN 1 THEN tier ELSE 'chunk' END, count(*) FROM entries GROUP BY 1")
        return dict(found)

    def count_below(self, prefix: str) -> int:
        """Return the number of whole entries of files whose path begins so."""
        found = self._fetch_all(
            "SELECT count(*) FROM entries WHERE whole AND path >= ? AND path < ?", (prefix, prefix + "\U0010ffff")
        )
        return int(found[0][0])

    def iterate_entries(self, tiers: Sequence[str] = TIERS) -> Iterator[tuple[int, Entry]]:
        """Every entry of these tiers whole, by label, a batch at a time."""
        last, marks = -1, ",".join("?" * len(tiers))
        wanted = f"AND tier IN ({marks})" if len(tiers) < len(TIERS) else ""
        chosen = f"SELECT label, around, {_ENTRY} FROM entries WHERE label > ? {wanted} ORDER BY label LIMIT 2000"
        while batch := self._fetch_all(chosen, (last, *(tiers if wanted else ()))):
            yield from ((label, add_neighbour_text(_decode(*entry), around)) for label, around, *entry in batch)
            last = batch[-1][0]

    def columns(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return labels of all entries and their vector rows (-1: none). Reads an index."""
        found = self._fetch_all("SELECT label, ifnull(row, -1) FROM entries INDEXED BY entries_by_tier")
        pairs = np.fromiter(chain.from_iterable(found), dtype=np.int64, count=2 * len(found)).reshape(-1, 2)
        return pairs[:, 0].copy(), pairs[:, 1].copy()

    def features(self, since: int) -> list[tuple[bytes, bytes]]:
        """Record and lists of the entries stamped after ``since``, in the order of labels."""
        few = "INDEXED BY features_by_stamp" if since >= 0 else ""
        return self._fetch_all(f"SELECT record, lists FROM features {few} WHERE stamp > ? ORDER BY label", (since,))

    def count_features(self, since: int) -> int:
        """Return how many entries are stamped after ``since``."""
        return int(self._fetch_all("SELECT count(*) FROM features WHERE stamp > ?", (since,))[0][0])

    def earliest(self) -> datetime | None:
        return _moment(self._fetch_all("SELECT min(created) FROM entries")[0][0])

    def whole_entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        """Return entries with their neighbouring turns."""
        found = self._select_in(f"SELECT label, around, {_ENTRY} FROM entries WHERE label IN ({{}})", labels)
        return {label: add_neighbour_text(_decode(*entry), around) for label, around, *entry in found}

    def rows_of(self, labels: Sequence[int]) -> dict[int, int]:
        """Return the vector rows of those entries that have one."""
        return dict(self._select_in("SELECT label, row FROM entries WHERE row IS NOT NULL AND label IN ({})", labels))

    def list_without_vector(self) -> list[int]:
        """Return the labels of the entries that wait for a vector."""
        return [label for (label,) in self._fetch_all("SELECT label FROM entries WHERE row IS NULL")]

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        found = self._select_in(f"SELECT label, {_ENTRY} FROM entries WHERE label IN ({{}})", labels)
        return {label: _decode(*entry) for label, *entry in found}

    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        return dict(self._select_in("SELECT label, path || '#' || name FROM entries WHERE label IN ({})", labels))

    def names(self) -> list[tuple[str, str, int | None]]:
        """Return path, name or alias, and vector row; a topic's own name first."""
        return self._fetch_all("SELECT path, alias, row FROM names ORDER BY path, ordinal")

    def topic_names(self) -> list[TopicName]:
        grouped: dict[str, list[str]] = {}
        for path, alias, _ in self.names():
            grouped.setdefault(path, []).append(alias)
        return [TopicName(path, names[0], tuple(names[1:])) for path, names in grouped.items()]

    def topic_rows(self) -> list[TopicRow]:
        """Return every topic document, by name; one without a name in the manifest is malformed."""
        found = self._fetch_all(
            "SELECT f.path, n.alias, total(e.tier = 'cell' AND e.whole), max(json_extract(e.json, '$.updated'))"
            " FROM files f LEFT JOIN names n ON n.path = f.path AND n.ordinal = 0"
            " LEFT JOIN entries e ON e.path = f.path WHERE f.path LIKE 'topics/%' GROUP BY f.path"
        )
        rows = [
            TopicRow(path, name or PurePosixPath(path).stem, int(cells), _parse_time(updated), malformed=name is None)
            for path, name, cells, updated in found
        ]
        return sorted(rows, key=lambda row: (row.name.casefold(), row.path))

    def conversation_rows(self) -> list[ConversationRow]:
        """Every conversation with messages, the newest first; one without a title by its first words."""
        found = self._fetch_all(
            "SELECT conversation, path, max(json_extract(json, '$.heading')), count(*), min(created), max(created)"
            " FROM entries WHERE conversation != '' AND tier = 'message' AND whole GROUP BY conversation"
        )
        rows = [
            ConversationRow(name, path, title or self._first_words(name), count, _moment(first), _moment(last))
            for name, path, title, count, first, last in found
        ]
        return sorted(rows, key=lambda row: (row.last.timestamp() if row.last else 0.0, row.id), reverse=True)

    def _first_words(self, conversation: str) -> str:
        """Return how the first message of a conversation begins."""
        found = self._fetch_all(
            "SELECT json_extract(json, '$.text') FROM entries WHERE conversation = ? AND tier = 'message' AND whole"
            " ORDER BY position LIMIT 1",
            (conversation,),
        )
        return shorten(found[0][0]) if found else ""

    def growth(self) -> list[tuple[str, int]]:
        """Return, for each day on which current cells were made, their number up to it."""
        return self._fetch_all(
            "SELECT date(created, 'unixepoch') AS day, sum(count(*)) OVER (ORDER BY date(created, 'unixepoch'))"
            " FROM entries WHERE tier = 'cell' AND whole AND created IS NOT NULL GROUP BY day ORDER BY day"
        )

    def list_learned_from(self, conversation: str) -> list[Entry]:
        """Return the current cells that cite the conversation, or a message of it, as a source."""
        found = self._fetch_all(
            f"SELECT {_ENTRY} FROM entries WHERE tier = 'cell' AND whole AND EXISTS (SELECT 1 FROM"
            " json_each(entries.json, '$.sources') WHERE value = ?1 OR substr(value, 1, length(?1) + 1) = ?1 || '#')"
            " ORDER BY path, label",
            (conversation,),
        )
        return list(starmap(_decode, found))

    def summaries(self) -> list[tuple[str, int]]:
        """Return path and vector row of the topic summaries."""
        return self._fetch_all("SELECT path, row FROM entries WHERE tier = 'summary' AND row IS NOT NULL")


def salvage_typed(path: Path) -> dict[str, dict[str, Span]]:
    """Return `Manifest.list_typed_dates` of a file that is about to be thrown away, as far as it can be read."""
    try:
        with closing(Manifest(path)) as manifest:
            return manifest.list_typed_dates()
    except (IndexDamaged, VaultError, OSError):
        return {}


@contextmanager
def _map_errors() -> Iterator[None]:
    """Map SQLite's errors about a damaged file to ours; a busy file or a full disk is not damage."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(_BUSY):
            raise BusyError(".index", f"another process holds the index's manifest ({error})") from error
        if name.startswith(_NOT_DAMAGE):
            mend = "; is its disk full? the index itself is whole" if name.startswith(_NO_SPACE) else ""
            raise VaultError(".index", f"cannot be used ({error}){mend}") from error
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error


def _moment(timestamp: float | None) -> datetime | None:
    return None if timestamp is None else datetime.fromtimestamp(timestamp, UTC)


def _parse_time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _columns(row: EntryRow) -> tuple[object, ...]:
    entry = row.entry
    created = entry.created.timestamp() if entry.created else None
    return (
        row.label, entry.path, entry.key.removeprefix(f"{entry.path}#"), entry.tier, row.content, row.row,
        entry.conversation, created, entry.chunk is None, entry.position, encode(entry), encode_around(entry),
    )  # fmt: skip


def _decode(path: str, name: str, tier: Tier, text: str) -> Entry:
    """Decode the columns `_ENTRY`. Raises IndexDamaged."""
    return decode(f"{path}#{name}", tier, path, text)
