"""Import exports, sessions and notes: selections, reports, previews, and the known formats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from vault_memory.api.open_vault import OpenVault
from vault_memory.api.path_arguments import check_path
from vault_memory.archive.import_history import (
    Importer,
    ImportPreview,
    ImportReport,
    ImportSelection,
    Step,
    ignore_step,
)
from vault_memory.errors import InputError
from vault_memory.importers import FORMATS, load
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.folder_contents import FolderContents, look_at_folder
from vault_memory.vault.sources.copy_notes import CopyReport, copy, is_notes
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.archive.read_ahead import ReadAhead

__all__ = [
    "FORMATS",
    "CopyReport",
    "FolderContents",
    "ImportPreview",
    "ImportReport",
    "ImportSelection",
    "Step",
    "is_notes",
    "load",
    "look_at_folder",
    "read_time",
]


def import_history(
    vault: OpenVault, path: str | Path, wanted: ImportSelection | None, step: Step | None
) -> ImportReport:
    """Import the conversations at ``path``."""
    place = check_path("path", path).expanduser()
    vault.init()
    return _importer(vault, step).run(place, wanted or ImportSelection())


def import_with_workers(
    vault: OpenVault, path: str | Path, wanted: ImportSelection | None, step: Step | None, count: int, scheduler: str
) -> ImportReport:
    """Import the conversations at ``path``. Workers read, parse and embed them; only this process writes."""
    from vault_memory.archive.read_ahead import ReadAhead
    from vault_memory.workers.ordered_map import Workers
    from vault_memory.workers.pools import open_pool

    place = check_path("path", path).expanduser()
    vault.init()
    with Workers(open_pool(count, scheduler)) as workers, vault.parsing_ahead(workers):
        return _importer(vault, step, ReadAhead(workers)).run(place, wanted or ImportSelection())


def preview_import(
    vault: OpenVault, path: str | Path, wanted: ImportSelection | None, step: Step | None
) -> ImportPreview:
    """Return what an import would add; a missing vault is not created."""
    place, chosen = check_path("path", path).expanduser(), wanted or ImportSelection()
    if vault.exists():
        return _importer(vault, step).preview(place, chosen)
    with TemporaryDirectory() as home:
        nothing = OpenVault(home, config=vault._config, clock=vault.clock)
        nothing.init()
        try:
            return _importer(nothing, step).preview(place, chosen)
        finally:
            nothing.close()


def import_notes(
    vault: OpenVault, folder: Path, *, attachments: bool, dry_run: bool, step: Callable[[int, int], None]
) -> CopyReport:
    """Copy a folder of notes in as topics. Raises InputError, VaultError, BusyError."""
    if not folder.is_dir():
        raise InputError(f"{folder}: is not a folder; notes are imported as a folder")
    if not dry_run:
        vault.init()
    store = vault.store if vault.exists() else Store(vault.home / vault.user)
    return copy(store, folder, vault.clock(), attachments=attachments, dry_run=dry_run, step=step)


def _importer(vault: OpenVault, step: Step | None, ahead: ReadAhead | None = None) -> Importer:
    archivist = vault._archivist()
    if ahead is not None and archivist.client is None:  # with a model, the time is spent waiting
        archivist.readings = ahead.readings
    else:
        ahead = None
    return Importer(vault.store, vault.settings, archivist, step or ignore_step, vault.clock, ahead)
