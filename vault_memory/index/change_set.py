"""Compare the listing of the vault with the manifest to find the files that must be read. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import time as clock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vault_memory.index.manifest import FileRow
    from vault_memory.vault.storage.scan import File, Scan

TRUST_AFTER = 2_000_000_000
"""Nanoseconds between a file's last change and our look at it, below which a further change might not show in its
times: FAT keeps two seconds, ext3 and HFS+ one."""


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """``check``: files that are new, changed, or were too young when hashed. ``gone``: files known to be deleted."""

    check: tuple[File, ...]
    gone: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.check or self.gone)


@dataclass(frozen=True, slots=True)
class Plan:
    """The changes compared with the files that were ``known`` after run number ``run`` of the writer."""

    run: int
    known: Mapping[str, FileRow]
    changes: ChangeSet


def find_changes(scan: Scan, known: Mapping[str, FileRow]) -> ChangeSet:
    """Return which files to hash and which to drop. A file that could not be inspected is neither."""
    check = tuple(
        file
        for file in scan.files
        if (row := known.get(file[0])) is None or file[1:] != row[1:5] or not is_trusted(row)
    )
    missing = known.keys() - {file[0] for file in scan.files}
    return ChangeSet(check, tuple(path for path in sorted(missing) if scan.is_gone(path)))


def is_trusted(row: FileRow) -> bool:
    """Return whether the file was old enough when it was hashed for its times to be trusted."""
    return row.hashed - TRUST_AFTER > row.modified and row.hashed - TRUST_AFTER > row.changed


def backing_off(meta: Mapping[str, str]) -> bool:
    """Return whether the embedder failed recently enough to be left alone."""
    return clock() < float(meta.get("retry_at", 0))
