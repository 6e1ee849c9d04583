"""The review queue: edits that wait for a person, one file each in ``.state/review/``.

An edit to what a person wrote is never applied by the machine; it is proposed here. A proposal's name is the hash
of its document and what it would do, so proposing it again adds nothing.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, replace

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Edit
from vault_memory.vault.runs import file_versions
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.json_values import from_json, to_json
from vault_memory.vault.storage.store import Store

FOLDER = ".state/review"


@dataclass(frozen=True, slots=True)
class Proposal:
    """``edit`` of the document at ``path``, found by ``run``.

    ``name`` is of a document that is still to be made for it; ``untrusted`` the rule by which its statement reads like
    an order to an agent.
    """

    id: str
    path: str
    edit: Edit
    run: str
    reason: str = ""
    name: str = ""
    untrusted: str = ""


def propose(
    store: Store, path: str, edit: Edit, run: str, reason: str = "", *, name: str = "", untrusted: str = ""
) -> Proposal:
    """Put an edit into the queue; one that waits already stays as it is. Raises VaultError."""
    proposal = Proposal(_digest(path, edit), path, edit, run, reason or edit.reason, name, untrusted)
    place = f"{FOLDER}/{proposal.id}.json"
    with store.lock():
        target = store.resolve(place)
        if not target.exists():
            text = json.dumps(to_json(proposal), ensure_ascii=False, indent=1) + "\n"
            atomic_files.replace(target, text.encode("utf-8", "replace"), place, mode=0o600)
    return proposal


def waiting(store: Store) -> list[Proposal]:
    """All that waits, by document. Raises VaultError."""
    folder = store.resolve(FOLDER)
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    found = [load(store, f"{FOLDER}/{name}") for name in names if name.endswith(".json")]
    return sorted(found, key=lambda proposal: (proposal.path, proposal.id))


def moved(store: Store, old: str, new: str) -> None:
    """What was proposed to the document at ``old`` is proposed to the one at ``new``. Raises VaultError."""
    for proposal in waiting(store):
        if proposal.path == old:
            propose(store, new, proposal.edit, proposal.run, proposal.reason)
            close(store, proposal)


def close(store: Store, proposal: Proposal) -> None:
    """Take a proposal that a person has decided on out of the queue. Raises VaultError."""
    place = f"{FOLDER}/{proposal.id}.json"
    with store.lock():
        atomic_files.delete(store.resolve(place), place)


def settle(store: Store, proposal: Proposal, run: str) -> None:
    """Close a proposal that ``run`` carried out: taken back, it waits again. Raises VaultError."""
    place = f"{FOLDER}/{proposal.id}.json"
    with store.lock(), suppress(NotFoundError):  # somebody else has decided on it
        text = store.read(place).decode("utf-8")
        file_versions.keep(store, run, file_versions.Snapshot(place, text, None))
        close(store, proposal)


def reopen(store: Store, run: str) -> int:
    """Have those wait again that ``run`` carried out; how many do. Raises VaultError."""
    closed = file_versions.settled(store, run)
    with store.lock():
        for snapshot in closed:
            atomic_files.replace(
                store.resolve(snapshot.path), (snapshot.before or "").encode(), snapshot.path, mode=0o600
            )
    return len(closed)


def load(store: Store, path: str) -> Proposal:
    """The proposal in a file of the queue. Raises VaultError, NotFoundError."""
    try:
        return from_json(Proposal, json.loads(store.read(path)))
    except ValueError as error:
        raise VaultError(path, f"is not a proposal ({error})") from error


def _digest(path: str, edit: Edit) -> str:
    """Of what would be done: reasons do not count."""
    content = json.dumps([path, to_json(replace(edit, reason=""))], sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
