"""Count the words of the entries of one vault for BM25, in an SQLite file beside the manifest.

Milvus counts words per segment and, in a shared collection, across all users: scores would depend on other people's
memories. So each entry is stored as a sparse vector with the entry's factor of BM25 for each word, a query has the
query's factor (the idf), and the inner product of both is the score. Weights use the mean lengths of a group's fields
at the time its entries were last weighted; if a mean has drifted since, all entries of the group get new weights.
"""

from __future__ import annotations

import sqlite3
import threading
import weakref
import zlib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import log1p
from pathlib import Path
from typing import Any

from vault_memory.errors import WordsDamaged
from vault_memory.index.entry_groups import GROUPS
from vault_memory.index.hits import FIELDS, MAX_WORDS
from vault_memory.text.words import storable

Bags = Mapping[int, Mapping[str, int]]
"""Field (an index in ``FIELDS``) → word → number of occurrences."""

NO_WORD = 0  # a dimension that every entry has, so that no vector is empty, and that no query has
_K1, _B = 1.2, 0.75
_DRIFT = 0.1  # share by which a mean length may change before the entries of the group get new weights
_SHOWN = [FIELDS.index(name) for name in ("text", "heading")]
_TEXT = FIELDS.index("text")
_INSIDE = 200  # words that match one GLOB pattern, at most
_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sizes (grp INTEGER PRIMARY KEY, entries INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS lengths (
    grp INTEGER, field INTEGER, words INTEGER NOT NULL, usual REAL NOT NULL, PRIMARY KEY (grp, field)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS terms (
    grp INTEGER, field INTEGER, word TEXT, held INTEGER NOT NULL, PRIMARY KEY (grp, field, word)
) WITHOUT ROWID;
"""


def dimension(field: int, word: str) -> int:
    """Return the dimension of a word in a field. The few words that share one are not distinguished."""
    return min(max(zlib.crc32(f"{field} {word}".encode("utf-8", "replace")), NO_WORD + 1), 2**32 - 2)


class TermStatistics:
    """The statistics of one generation in a file. Safe to use from several threads; only one process may write."""

    def __init__(self, path: Path, meta: Mapping[str, str] | None = None) -> None:
        """Open the file, or create it with ``meta``. Raises WordsDamaged if it is missing or cannot be read."""
        if meta is None and not path.is_file():
            raise WordsDamaged("the statistics of words are gone")
        self.path, self._lock = path, threading.RLock()
        self._sizes, self._held = Counter[int](), Counter[tuple[int, int, str]]()  # changes not yet written
        self._lengths = Counter[tuple[int, int]]()
        with _map_errors():
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            weakref.finalize(self, self._db.close).atexit = False  # closed when the last search releases it
            self._db.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;{_SCHEMA}")
            if meta is not None:
                self._db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", meta.items())

    def _fetch_all(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        with self._lock, _map_errors():
            return self._db.execute(sql, values).fetchall()

    def meta(self) -> dict[str, str]:
        return dict(self._fetch_all("SELECT key, value FROM meta"))

    # -- writing ---------------------------------------------------------------------------------

    def count_entry(self, grp: int, bags: Bags, sign: int = 1) -> None:
        """Add an entry to the counts, or subtract it (``sign`` -1). Only `commit` writes the counts."""
        self._sizes[grp] += sign
        for field, bag in bags.items():
            self._lengths[grp, field] += sign * sum(bag.values())
            for word in bag:
                self._held[grp, field, word] += sign

    def usual_lengths(self, anew: Collection[int] = ()) -> dict[tuple[int, int], float]:
        """Return the mean field lengths for the weights: the stored ones, but the current ones for new fields and for
        the groups in ``anew``. The current ones include changes that are not written yet."""
        sizes, words = self._read_sizes(), Counter(self._lengths)
        sizes.update(self._sizes)
        kept: dict[tuple[int, int], float] = {}
        for grp, field, count, usual in self._read_lengths():
            words[grp, field] += count
            if grp not in anew:
                kept[grp, field] = usual
        for key, count in words.items():
            kept.setdefault(key, count / max(sizes[key[0]], 1))
        return kept

    def commit(self, usual: Mapping[tuple[int, int], float]) -> None:
        """Write the counts, and the mean lengths that the weights now use, in one transaction."""
        sizes = [(grp, count) for grp, count in self._sizes.items() if count]
        lengths = [(*key, words, usual[key]) for key, words in self._lengths.items()]
        held = [(*key, count) for key, count in sorted(self._held.items()) if count]
        with self._lock, _map_errors():
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany(
                "INSERT INTO sizes VALUES (?, ?) ON CONFLICT DO UPDATE SET entries = entries + excluded.entries", sizes
            )
            self._db.executemany(
                "INSERT INTO lengths VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET words = words + excluded.words",
                lengths,
            )
            self._db.executemany(
                "INSERT INTO terms VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET held = held + excluded.held", held
            )
            self._db.executemany(
                "UPDATE lengths SET usual = ? WHERE grp = ? AND field = ?",
                [(mean, *key) for key, mean in usual.items()],
            )
            self._db.execute("DELETE FROM terms WHERE held <= 0")
            self._db.execute("COMMIT")
        self.rollback()

    def rollback(self) -> None:
        """Discard the counts that are not written yet."""
        for counted in (self._sizes, self._lengths, self._held):
            counted.clear()

    def find_drifted(self) -> set[int]:
        """Return the changed groups in which a mean length differs too much from the one that the weights use."""
        now, groups = self.usual_lengths(range(len(GROUPS))), {grp for grp, _ in self._lengths}
        return {
            grp
            for grp, field, _, usual in self._read_lengths()
            if grp in groups and abs(now[grp, field] - usual) > _DRIFT * max(usual, now[grp, field])
        }

    # -- reading ---------------------------------------------------------------------------------

    def _read_sizes(self) -> Counter[int]:
        return Counter(dict(self._fetch_all("SELECT grp, entries FROM sizes")))

    def _read_lengths(self) -> list[tuple[int, int, int, float]]:
        return self._fetch_all("SELECT grp, field, words, usual FROM lengths")

    def count_entries(self, grp: int | None = None) -> int:
        """Return the number of entries in a group, or in all groups."""
        sizes = self._read_sizes()
        return sizes[grp] if grp is not None else sizes.total()

    def held_by(self, grp: int, words: Sequence[str], fields: Sequence[int]) -> dict[tuple[int, str], int]:
        """Return the number of entries that contain each word in each field; words without an entry are left out."""
        found: dict[tuple[int, str], int] = {}
        chosen = [storable(word) for word in dict.fromkeys(words)][:MAX_WORDS]
        for field in fields:
            sql = f"SELECT word, held FROM terms WHERE grp = ? AND field = ? AND word IN ({_marks(chosen)})"
            found |= {(field, word): held for word, held in self._fetch_all(sql, (grp, field, *chosen))}
        return found

    def find_known_words(self, words: Sequence[str], groups: Sequence[int]) -> set[str]:
        """Return the words that occur in the text or heading of an entry."""
        stored = {word: storable(word) for word in words}
        known = {word for grp in groups for _, word in self.held_by(grp, list(stored.values()), _SHOWN)}
        return {word for word, form in stored.items() if form in known}

    def find_inside(self, grp: int, pattern: str) -> list[str]:
        """Return words that match a GLOB pattern and occur in the text of an entry."""
        sql = f"SELECT word FROM terms WHERE grp = ? AND field = {_TEXT} AND word GLOB ? LIMIT {_INSIDE}"
        return [word for (word,) in self._fetch_all(sql, (grp, pattern))]

    def weigh_query(self, grp: int, words: Sequence[str], boosts: Mapping[str, float]) -> dict[int, float]:
        """Return a query as a sparse vector: for each word and field, the idf times the field's boost."""
        fields = {FIELDS.index(name): boost for name, boost in boosts.items() if name in FIELDS and boost > 0}
        entries = self.count_entries(grp)
        held = self.held_by(grp, words, list(fields))
        return {dimension(field, word): fields[field] * _idf(entries, count) for (field, word), count in held.items()}

    def score_phrase(self, grp: int, words: Sequence[str], times: int, length: int) -> float:
        """Return the BM25 score of a text of ``length`` words that contains the phrase ``times`` times."""
        entries, usual = self.count_entries(grp), self.usual_lengths().get((grp, _TEXT), 1.0)
        held = self.held_by(grp, words, [_TEXT])
        return sum(_idf(entries, held.get((_TEXT, storable(word)), 0)) for word in words) * _share(times, length, usual)


def weigh_entry(grp: int, bags: Bags, usual: Mapping[tuple[int, int], float]) -> dict[int, float]:
    """Return an entry as a sparse vector: for each word and field, its BM25 score without the idf."""
    weights = {NO_WORD: 1.0}
    for field, bag in bags.items():
        length, mean = sum(bag.values()), usual.get((grp, field), 1.0)
        weights.update((dimension(field, word), _share(times, length, mean)) for word, times in bag.items())
    return weights


def _share(times: int, length: int, usual: float) -> float:
    return times * (_K1 + 1) / (times + _K1 * (1 - _B + _B * length / max(usual, 1e-9)))


def _idf(entries: int, held: int) -> float:
    return log1p((max(entries - held, 0) + 0.5) / (held + 0.5))


def _marks(values: Sequence[object]) -> str:
    return ",".join("?" * len(values))


@contextmanager
def _map_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise WordsDamaged(f"the statistics of words cannot be used ({error})") from error
