"""Store the consent to the use of the profile, and the log of its uses (FEATURES A13).

Consent is in ``.state/consent.json``; without the file there is none, so deleting ``.state`` withdraws it. Revoking is
one atomic write that withdraws consent and lists the files to delete; after a crash, the next query of the consent
deletes them. ``.state/audit.jsonl`` has a line for every grant, revocation, read and refused read. Neither file has any
content of the profile.
"""

from __future__ import annotations

import getpass
import json
import os
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.document.timestamps import format_time, parse_time
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.paths import CONSENT as PATH
from vault_memory.vault.state.paths import PROPOSALS as PROPOSALS
from vault_memory.vault.state.paths import QUEUE as QUEUE
from vault_memory.vault.storage import atomic_files, displaced
from vault_memory.vault.storage.store import Store

AUDIT = ".state/audit.jsonl"
PROFILE = "profile.md"
QUEUED = "profile-"  # prefix of the names of proposals for the profile
_CLEARED = (PROFILE, atomic_files.TEMPORARY, PROPOSALS)  # the second is left by a write that was killed

Event = Literal["grant", "revoke", "read", "refused"]


@dataclass(frozen=True, slots=True)
class Consent:
    """``since``: when it was last granted or revoked; None: never. ``clear``: files that must be deleted."""

    granted: bool = False
    since: datetime | None = None
    clear: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """One line of the audit log."""

    time: datetime | None
    event: str
    verb: str
    by: str


def consent(store: Store) -> Consent:
    """Return the current consent. An interrupted revocation is finished first; an unreadable file is no consent."""
    found = _read(store)
    if found.clear and not found.granted:
        _clear(store, found, "consent")
        return Consent(False, found.since)
    return found


def grant(store: Store, now: datetime, verb: str) -> None:
    """Allow the profile to be used. Raises VaultError."""
    with store.lock():
        consent(store)
        _write(store, Consent(True, now))
        record(store, "grant", verb, now)


def withdraw(store: Store, now: datetime, verb: str, *, keep_file: bool = False) -> None:
    """Withdraw consent and clear the profile. Raises VaultError.

    ``keep_file`` keeps ``profile.md``, which then only its owner reads.
    """
    clear = tuple(path for path in _CLEARED if path != PROFILE or not keep_file)
    with store.lock():
        withdrawn = Consent(False, now, clear)
        _write(store, withdrawn)
        _clear(store, withdrawn, verb)


def record(store: Store, event: Event, verb: str, now: datetime) -> None:
    """Add a line to the audit log. Raises VaultError, since a use that cannot be logged must not happen."""
    line = json.dumps({"time": format_time(now), "event": event, "verb": verb, "by": _find_user()}, ensure_ascii=False)
    place = store.state / "audit.jsonl"
    try:
        descriptor = os.open(place, os.O_RDWR | os.O_APPEND | os.O_CREAT | atomic_files.BINARY, 0o600)
        with os.fdopen(descriptor, "rb+") as file:
            torn = b"" if atomic_files.ends_with_newline(file) else b"\n"  # an incomplete line after a crash is skipped
            file.write(torn + f"{line}\n".encode())
    except OSError as error:
        raise VaultError(AUDIT, f"cannot be written ({error.strerror}); the profile is not used") from error


def uses(store: Store) -> list[Use]:
    """Return the audit log, oldest first; unreadable lines are skipped."""
    try:
        lines = store.read(AUDIT).decode("utf-8", "replace").splitlines()
    except NotFoundError:
        return []
    found = []
    for line in lines:
        try:
            row = json.loads(line)
            found.append(Use(parse_time(str(row["time"])), str(row["event"]), str(row["verb"]), str(row["by"])))
        except (ValueError, KeyError, TypeError):
            continue
    return found


def _read(store: Store) -> Consent:
    if not (store.root / PATH).exists():  # called in every search
        return Consent()
    try:
        data = json.loads(store.read(PATH))
        clear = tuple(path for path in data.get("clear", ()) if path in _CLEARED)
        return Consent(data.get("granted") is True, parse_time(str(data.get("since", ""))), clear)
    except (NotFoundError, VaultError, ValueError, AttributeError, TypeError):
        return Consent()


def _write(store: Store, found: Consent) -> None:
    since = format_time(found.since) if found.since else ""
    data = {"granted": found.granted, "since": since, "clear": list(found.clear)}
    atomic_files.replace(store.state / "consent.json", (json.dumps(data) + "\n").encode(), PATH, mode=0o600)


def _clear(store: Store, found: Consent, verb: str) -> None:
    """Delete the files that a revocation removes; repeated after an interruption. Raises VaultError."""
    with store.lock():
        for path in found.clear:
            atomic_files.delete(store.root / path, path)
        for proposal in sorted((store.root / QUEUE).glob(f"{QUEUED}*.json")):
            atomic_files.delete(proposal, f"{QUEUE}/{proposal.name}")
        undo_journal.erase(store, found.clear)
        displaced.drop(store.root / ".state" / "displaced", found.clear)
        for path in found.clear:
            store.recent_writes.drop(path)
        if found.since is not None:
            record(store, "revoke", verb, found.since)
        _write(store, Consent(False, found.since))


def _find_user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "unknown"
