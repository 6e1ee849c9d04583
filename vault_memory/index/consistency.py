"""Check whether the index matches the files, for `doctor`. Nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from vault_memory.index.change_set import find_changes
from vault_memory.index.entry_json import decode
from vault_memory.index.manifest import FileRow, Manifest
from vault_memory.index.manifest_file import SCHEMA_VERSION
from vault_memory.index.secret_filter import Clean, remove_secrets
from vault_memory.models import Entry
from vault_memory.vault.storage.scan import Scan


@dataclass(frozen=True, slots=True)
class ConsistencyReport:
    """The differences between the files and the index.

    ``waiting``: files changed since the last sync; the next search indexes them. ``wrong``: files that the index
    considers unchanged, but whose content or entries differ. ``gone``: deleted files that are still in the index.
    """

    there: bool
    entries: int = 0
    waiting: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    unembedded: bool = False
    other_version: bool = False


@dataclass(slots=True)
class ConsistencyCheck:
    """Compares the files in ``scan`` with the index in ``folder``, one at a time. Raises IndexDamaged."""

    folder: Path
    scan: Scan
    clean: Clean | None = None
    _wrong: list[str] = field(default_factory=list)
    _manifest: Manifest | None = None
    _known: dict[str, FileRow] = field(default_factory=dict)
    _waiting: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if (self.folder / "manifest.db").exists():
            self._manifest = Manifest(self.folder / "manifest.db")
            if self._manifest.meta().get("schema") != SCHEMA_VERSION:
                return  # the next search rebuilds the index
            self._known = self._manifest.files()
            self._waiting = frozenset(file.path for file in find_changes(self.scan, self._known).check)

    def look(self, path: str, data: bytes, entries: Callable[[], Iterable[Entry]]) -> None:
        """Compare one file with its rows in the index. ``entries`` is called only if its hash is unchanged."""
        from vault_memory.index.writer import content_hash, file_hash

        row = self._known.get(path)
        if self._manifest is None or row is None:
            return
        if row.hash != file_hash(path, data):
            if path not in self._waiting:
                self._wrong.append(path)
            return
        self._waiting -= {path}  # its content is unchanged; only its times are new or not trusted yet
        rows = self._manifest.list_path_rows(path)
        held = {key: content for key, (_, content, _) in rows.items()}
        found = remove_secrets(entries(), data, self.clean)
        if held != {entry.key: content_hash(_add_typed_date(entry, rows)) for entry in found}:
            self._wrong.append(path)

    def result(self) -> ConsistencyReport:
        if self._manifest is None:
            return ConsistencyReport(False)
        with closing(self._manifest):
            meta = self._manifest.meta()
            listed = {file.path for file in self.scan.files}
            gone = tuple(sorted(path for path in self._known if path not in listed and self.scan.is_gone(path)))
            waiting = tuple(sorted(self._waiting - set(self._wrong)))
            return ConsistencyReport(
                True,
                len(self._manifest),
                waiting,
                tuple(self._wrong),
                gone,
                self._manifest.has_unembedded() and meta.get("embedder", "") != "",
                meta.get("schema") != SCHEMA_VERSION,
            )


def _add_typed_date(entry: Entry, rows: Mapping[str, tuple[int, bytes, str]]) -> Entry:
    """Return the entry with the dates in the index, which also dates text that a person typed (`index.typed_dates`)."""
    if entry.tier not in ("cell", "passage") or entry.key not in rows:
        return entry
    known = decode(entry.key, entry.tier, entry.path, rows[entry.key][2])
    return replace(entry, created=known.created, updated=known.updated)
