"""Upkeep of a vault: fading statements, findings and repairs, watching the files."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.api.open_vault import OpenVault, Progress
from vault_memory.errors import InputError

if TYPE_CHECKING:
    from vault_memory.archive.maintenance.decay import DecayReport
    from vault_memory.doctor.examine import Diagnosis
    from vault_memory.index.watch import Watcher


def decay(vault: OpenVault, *, dry_run: bool, restore: str) -> DecayReport:
    """Move faded statements to ``archive/``, or restore one from there. Raises NotFoundError, InputError."""
    from vault_memory.archive.maintenance import decay

    if restore and dry_run:
        raise InputError("dry_run and restore exclude each other")
    if restore:
        return decay.restore(vault.store, vault.usage, restore, vault.clock())
    return decay.decay(vault.store, vault.usage, vault.settings.decay, vault.clock(), dry_run=dry_run)


def examine_vault(vault: OpenVault, *, fix: bool, progress: Progress | None) -> Diagnosis:
    """Return the findings on a vault; with ``fix``, repair it and return the remaining findings and the repairs."""
    from vault_memory.doctor.examine import examine
    from vault_memory.doctor.repair import repair_findings

    found = examine(vault.store, vault.index, vault.clock(), progress)
    if not fix:
        return found
    done = tuple(repair_findings(vault.store, vault.index, found.findings, vault.clock()))
    return replace(examine(vault.store, vault.index, vault.clock()), fixed=done)


def run_watcher(watcher: Watcher, stop: threading.Event | None) -> None:
    """Run a watcher until it is stopped or ``stop`` is set."""
    if stop is not None:

        def wait() -> None:
            stop.wait()
            watcher.stop()

        threading.Thread(target=wait, name="vault-memory-watch-stop", daemon=True).start()
    watcher.run()


def rebuild_with_workers(vault: OpenVault, progress: Progress | None, count: int, scheduler: str) -> None:
    """Rebuild the index from the files. Workers parse and embed them; only this process writes."""
    from vault_memory.workers.ordered_map import Workers
    from vault_memory.workers.pools import open_pool

    with Workers(open_pool(count, scheduler)) as workers, vault.parsing_ahead(workers):
        vault.index.rebuild(progress)
