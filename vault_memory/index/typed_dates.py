"""Date text that a person typed: its line has no date, so the index stores when it first saw each such text.

Text that the index has seen before, in any document, keeps its date. New text in a document that the index knows gets
the time when the file was saved. New text in a new document gets the date of the first commit with that line, else the
document's `created`, else the day in the file's name, as in daily notes, else the time of the file. If at least ten new
files, itself included, were saved within two seconds of a file, it was copied: its time means nothing, and text without
another date stays undated.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from itertools import chain
from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.index.entries import ParsedFile, digest
from vault_memory.models import Entry
from vault_memory.vault.storage.scan import File

FOLDER = "topics/"
COPIED = 10  # a file was copied if at least this many new documents were saved within `_MOMENT` of it
_MOMENT = 2_000_000_000  # nanoseconds
_BREAK = re.compile(r"\r\n|\n|\r")

Span = tuple[float | None, float | None]  # created, updated, in seconds since 1970; None: unknown
Remembered = dict[str, Span]  # the dates of each text, by its digest


@dataclass
class TypedDates:
    """The dates of the texts that people typed, for the documents of one sync.

    ``kept``: the dates in each document that the index knows, deleted ones included: a text keeps its date when moved.
    """

    root: Path
    files: Sequence[File]
    kept: Mapping[str, Remembered]

    def date(self, parsed: ParsedFile, file: File, data: bytes, now: datetime) -> tuple[ParsedFile, Remembered]:
        """Return the document with dates for the typed entries, and the dates to remember."""
        if not parsed.undated:
            return parsed, {}
        lines = _BREAK.split(data.decode("utf-8", "replace"))
        known = self.kept.get(file.path)
        dated, remembered = [], Remembered()
        for entry in parsed.entries:
            if entry.key in parsed.undated:
                text = digest(entry.text)
                line = lines[entry.line - 1].strip() if 0 < entry.line <= len(lines) else ""
                entry = self._date_entry(entry, text, line, file, known, now)
                remembered[text] = _seconds(entry.created), _seconds(entry.updated)
            dated.append(entry)
        return replace(parsed, entries=tuple(dated)), remembered

    def _date_entry(
        self, entry: Entry, text: str, line: str, file: File, known: Remembered | None, now: datetime
    ) -> Entry:
        for remembered in (known or {}, self._all_texts):
            if text in remembered:
                return _date_by_name(_set_times(entry, *remembered[text]), file)
        saved = min(datetime.fromtimestamp(file.modified / 1e9, UTC), now)
        if known is not None:
            return replace(entry, created=saved, updated=saved)
        committed = self._commit_times.get((file.path, line), self._commit_times.get(("", line)))
        if committed is not None:
            return _set_times(entry, committed, committed)
        entry = _date_by_name(entry, file)
        if entry.created is not None or self._is_copied(file):
            return replace(entry, updated=None)  # the document's `updated` also changes when the program adds to it
        return replace(entry, created=saved, updated=saved)

    def _is_copied(self, file: File) -> bool:
        begin, end = file.modified - _MOMENT, file.modified + _MOMENT
        return bisect_right(self._save_times, end) - bisect_left(self._save_times, begin) >= COPIED

    @cached_property
    def _save_times(self) -> list[int]:
        """The modification times of the documents that are new to the index, sorted."""
        return sorted(file.modified for file in self.files if file.path not in self.kept)

    @cached_property
    def _all_texts(self) -> Remembered:
        """The dates of all documents; for a text in several documents, the earliest."""
        together: Remembered = {}
        for text, span in chain.from_iterable(one.items() for one in self.kept.values()):
            old = together.get(text, span)
            together[text] = min(old, span, key=lambda dates: (dates[0] is None, dates[0] or 0.0))
        return together

    @cached_property
    def _commit_times(self) -> Mapping[tuple[str, str], float]:
        """The time of the first commit of each line, by document and line; the document "" stands for all."""
        from vault_memory.vault.git.versions import lines_since

        try:
            return lines_since(self.root, FOLDER)
        except VaultError:
            return {}


def _date_by_name(entry: Entry, file: File) -> Entry:
    """Return an entry without a date with the day in the file's name, if there is one."""
    if entry.created is not None:
        return entry
    from vault_memory.vault.sources.note_metadata import day_of  # most searches index no new document

    return replace(entry, created=day_of(file.path))


def _set_times(entry: Entry, created: float | None, updated: float | None) -> Entry:
    return replace(entry, created=_moment(created), updated=_moment(updated))


def _moment(seconds: float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)


def _seconds(moment: datetime | None) -> float | None:
    return None if moment is None else moment.timestamp()
