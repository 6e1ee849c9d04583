"""Which files must be looked at: the listing of the vault against what the manifest remembers. Pure."""

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
    """``check``: new, changed, or too young when last hashed to be trusted. ``gone``: known to be deleted."""

    check: tuple[File, ...]
    gone: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.check or self.gone)


def find_changes(scan: Scan, known: Mapping[str, FileRow]) -> ChangeSet:
    """Return which files to hash and which to drop. A file that could not be inspected is neither."""
    check = tuple(file for file in scan.files if not _is_unchanged(file, known.get(file.path)))
    listed = {file.path for file in scan.files}
    gone = tuple(path for path in sorted(known) if path not in listed and scan.is_gone(path))
    return ChangeSet(check, gone)


def is_trusted(row: FileRow) -> bool:
    return row.hashed - max(row.modified, row.changed) > TRUST_AFTER


def _is_unchanged(file: File, row: FileRow | None) -> bool:
    return (
        row is not None
        and (file.size, file.modified, file.changed, file.inode) == (row.size, row.modified, row.changed, row.inode)
        and is_trusted(row)
    )


def backing_off(meta: Mapping[str, str]) -> bool:
    """Return whether the embedder failed recently enough to be left alone."""
    return clock() < float(meta.get("retry_at", 0))
