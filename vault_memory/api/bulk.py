"""Import or reindex many vaults of a home in parallel: one worker per vault at a time.

The worker reads, parses, extracts and embeds, and is the only writer of that vault meanwhile. An interrupted import
continues when it is run again, from the record that each vault keeps of its imports.
"""

from __future__ import annotations

import hashlib
import secrets
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from vault_memory.api.imports import ImportReport, ImportSelection, Step, import_history
from vault_memory.api.open_vault import OpenVault, utc_now
from vault_memory.archive.import_history import ignore_step
from vault_memory.config import load_settings
from vault_memory.errors import BusyError, InputError, VaultError
from vault_memory.vault.storage.scan import FOLDERS
from vault_memory.vault.storage.store import check_user
from vault_memory.workers.ordered_map import Outcome, Workers
from vault_memory.workers.pools import open_pool

Clock = Callable[[], datetime]
_LOCK = "bulk.lock"
_PATIENCE = 60  # seconds for another worker of the same vault to end


@dataclass(frozen=True, slots=True)
class UserResult:
    """The result for one user: the report of the import, or the counts of the index, or an error."""

    user: str
    report: ImportReport | None = None
    index: Mapping[str, object] = field(default_factory=dict)
    error: str = ""


@dataclass(frozen=True, slots=True)
class _UserJob:
    """The work on one user's vault.

    ``marker``: a file in the home that the worker must see; ``settings``: the digest of the settings it must have.
    """

    home: Path
    user: str
    marker: str
    settings: str
    clock: Clock
    source: Path | None = None
    wanted: ImportSelection | None = None


def list_users(home: Path) -> list[str]:
    """Return the users who have a vault in the home."""
    found = (place for place in home.iterdir() if place.is_dir()) if home.is_dir() else ()
    vaults = (place for place in found if any((place / name).is_dir() for name in (".state", *FOLDERS)))
    return sorted(place.name for place in vaults if not place.name.startswith("."))


def import_users(
    home: str | Path,
    folder: str | Path,
    wanted: ImportSelection | None = None,
    *,
    count: int = 0,
    scheduler: str = "",
    step: Step = ignore_step,
    clock: Clock = utc_now,
) -> Iterator[UserResult]:
    """Import a folder that contains, for each user, an export or a folder of exports under the user's name.

    The work is done by ``count`` processes (0: one per processor) or the workers of a Dask ``scheduler``. Yields the
    result for each user, in the order of completion. Raises InputError.
    """
    sources = _list_sources(Path(folder).expanduser())
    jobs = [(user, place, wanted or ImportSelection()) for user, place in sources.items()]
    yield from _run(Path(home).expanduser(), jobs, _import_user, "Importing users", count, scheduler, step, clock)


def rebuild_users(
    home: str | Path,
    users: Sequence[str] = (),
    *,
    count: int = 0,
    scheduler: str = "",
    step: Step = ignore_step,
    clock: Clock = utc_now,
) -> Iterator[UserResult]:
    """Rebuild the indexes of the users from the files; without ``users``, of all users of the home.

    Workers and results as for `import_users`. Raises InputError.
    """
    place = Path(home).expanduser()
    jobs = [(user, None, None) for user in users or list_users(place)]
    yield from _run(place, jobs, _rebuild_user, "Indexing users", count, scheduler, step, clock)


def _list_sources(folder: Path) -> dict[str, Path]:
    """Return each user's file or folder. Raises InputError if a user has two, or a name is not valid for a user."""
    if not folder.is_dir():
        raise InputError(f"{folder}: --per-user needs a folder that contains a file or a folder for each user")
    found: dict[str, Path] = {}
    for place in sorted(place.absolute() for place in folder.iterdir() if not place.name.startswith(".")):
        user = check_user(place.name if place.is_dir() else place.stem)
        if user in found:
            raise InputError(f"{found[user]} and {place} both belong to the user '{user}'")
        found[user] = place
    if not found:
        raise InputError(f"{folder}: is empty")
    return found


def _run(
    home: Path,
    wanted: Sequence[tuple[str, Path | None, ImportSelection | None]],
    work: Callable[[_UserJob], UserResult],
    what: str,
    count: int,
    scheduler: str,
    step: Step,
    clock: Clock,
) -> Iterator[UserResult]:
    done = 0
    with _marked(home) as marker, Workers(open_pool(min(count, len(wanted)), scheduler)) as workers:
        settings = _digest_settings()
        jobs = [_UserJob(home.absolute(), user, marker, settings, clock, place, some) for user, place, some in wanted]
        for outcome in workers.run(work, jobs, ordered=False):
            done += 1
            step(what, done, len(jobs))
            yield _describe(outcome)


def _describe(outcome: Outcome[_UserJob, UserResult]) -> UserResult:
    return outcome.value or UserResult(outcome.item.user, error=str(outcome.error))


@contextmanager
def _marked(home: Path) -> Iterator[str]:
    """Create a file in the home by which workers verify that they see the same home. Raises VaultError."""
    name = f".bulk-{secrets.token_hex(8)}"
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        (home / name).touch(mode=0o600)
    except OSError as error:
        raise VaultError(str(home), f"cannot be written ({error.strerror})") from error
    try:
        yield name
    finally:
        (home / name).unlink(missing_ok=True)


def _digest_settings() -> str:
    """Return a digest of the settings outside any vault; workers with other settings would write other documents."""
    return hashlib.sha256(repr(load_settings(None)).encode()).hexdigest()


# -- in a worker ---------------------------------------------------------------------------------


def _import_user(job: _UserJob) -> UserResult:
    assert job.source is not None
    with _open(job) as vault:
        return UserResult(job.user, import_history(vault, job.source, job.wanted, None))


def _rebuild_user(job: _UserJob) -> UserResult:
    with _open(job) as vault:
        vault.index.rebuild()
        return UserResult(job.user, index=vault.index.status())


@contextmanager
def _open(job: _UserJob) -> Iterator[OpenVault]:
    """Open the vault of a job as its one bulk writer. Raises VaultMemoryError."""
    from filelock import FileLock, Timeout

    if not (job.home / job.marker).exists():
        raise InputError(f"the worker on {socket.gethostname()} does not see {job.home}: the home must be shared")
    if _digest_settings() != job.settings:
        raise InputError(f"the worker on {socket.gethostname()} has other settings: give it the same configuration")
    vault = OpenVault(job.home, job.user, clock=job.clock)
    try:
        if job.source is not None:
            vault.init()
        with FileLock(vault.store.state / _LOCK, timeout=_PATIENCE, mode=0o600, thread_local=False):
            yield vault
    except Timeout:
        raise BusyError(job.user, f"another bulk run has held it for {_PATIENCE} seconds") from None
    finally:
        vault.close()
