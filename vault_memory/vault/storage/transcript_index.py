"""List transcripts by file name and by first message; the list is refreshed only when the folder has changed.

A store keeps one: an import of thousands of conversations asks for each of them several times.
"""

from __future__ import annotations

import re
from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.vault.document import file_names

_LOOKED_AT = 16_384  # bytes; the first message of a transcript begins within them
_FIRST = re.compile(rb"^<!-- message (\S+) (?:user|assistant|tool)\b", re.MULTILINE)
_UNIQUE = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.IGNORECASE)


def is_unique(message_id: str) -> bool:
    """Return whether the id is unique across all conversations."""
    return _UNIQUE.fullmatch(message_id) is not None


class TranscriptIndex:
    """The transcripts in ``folder``; none if the folder is missing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: int | None = None
        self._stems: dict[str, str] = {}  # case-folded file name → file name
        self._firsts: dict[str, str] = {}  # id of a first message → stem
        self._new: set[str] = set()  # stems whose first messages have not been read yet

    def stem(self, name: str) -> str | None:
        """Return the existing file name (without extension) that equals ``name``, ignoring case, or None."""
        self._refresh()
        return self._stems.get(file_names.fold_file_name(name))

    def free(self, name: str) -> str:
        """Return ``name``, or ``name (2)`` … if such a file exists."""
        self._refresh()
        candidate, number = name, 1
        while file_names.fold_file_name(candidate) in self._stems:
            number += 1
            candidate = f"{name} ({number})"
        return candidate

    def begins_with(self, message_id: str) -> str | None:
        """Return the conversation's file with that first message id, if the id is unique; else None."""
        if not is_unique(message_id):
            return None
        self._refresh()
        while self._new:
            stem = self._new.pop()
            if found := self._read_first_message(stem):
                known = self._firsts.get(found)
                self._firsts[found] = min(known, stem, key=lambda name: (len(name), name)) if known else stem
        known_as = self._firsts.get(message_id, "")
        return known_as if file_names.fold_file_name(known_as) in self._stems else None  # it may have been deleted

    def add(self, stem: str) -> None:
        """Record a transcript written under the lock, so that nothing else has to be scanned again."""
        if file_names.fold_file_name(stem) not in self._stems:
            self._new.add(stem)
        self._stems[file_names.fold_file_name(stem)] = stem
        self._stamp = self._get_change_time()

    def list_again(self) -> None:
        """List the folder again at the next query: git may have changed it just before `add`."""
        self._stamp = None

    def _refresh(self) -> None:
        stamp = self._get_change_time()
        if stamp is None or stamp != self._stamp:
            before, self._stems = set(self._stems.values()), self._list_stems() if stamp is not None else {}
            self._new |= set(self._stems.values()) - before
            self._stamp = stamp

    def _get_change_time(self) -> int | None:
        try:
            return self._folder.stat().st_mtime_ns
        except FileNotFoundError:
            return None
        except OSError as error:
            raise VaultError(f"{self._folder.name}/", f"cannot be read ({error.strerror})") from error

    def _list_stems(self) -> dict[str, str]:
        try:
            stems = (entry.stem for entry in self._folder.iterdir() if entry.suffix == ".md")
            return {file_names.fold_file_name(stem): stem for stem in stems}
        except OSError as error:
            raise VaultError(f"{self._folder.name}/", f"cannot be read ({error.strerror})") from error

    def _read_first_message(self, stem: str) -> str:
        try:
            with (self._folder / f"{stem}.md").open("rb") as file:
                found = _FIRST.search(file.read(_LOOKED_AT))
        except OSError:  # deleted or unreadable: code that needs it will report that
            return ""
        return file_names.decode(found[1].decode("ascii", "replace")) if found else ""
