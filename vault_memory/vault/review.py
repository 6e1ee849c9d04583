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
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import Snapshot
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
            data = (json.dumps(to_json(proposal), ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")
            if run:
                undo_journal.append(store, run, Snapshot(place, None, data.decode()))
            atomic_files.replace(target, data, place, mode=0o600)
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
    """Close a proposal that ``run`` carried out or took back: where that is undone, it waits again.

    Raises VaultError.
    """
    place = f"{FOLDER}/{proposal.id}.json"
    with store.lock(), suppress(NotFoundError):  # somebody else has decided on it
        text = store.read(place).decode("utf-8")
        undo_journal.append(store, run, Snapshot(place, text, None))
        close(store, proposal)


def reverse(store: Store, run: str, by: str) -> tuple[int, int]:
    """Have those wait again that ``run`` closed, and close those that it proposed, as a part of the run ``by``.

    Return how many wait again and how many do no longer. Doing it again changes nothing. Raises VaultError.
    """
    reopened = withdrawn = 0
    with store.lock():
        for snapshot in reversed(undo_journal.state_snapshots(store, run)):
            now = _text_or_none(store, snapshot.path)
            if now == snapshot.before:
                continue
            undo_journal.append(store, by, Snapshot(snapshot.path, now, snapshot.before))
            target = store.resolve(snapshot.path)
            if snapshot.before is None:
                atomic_files.delete(target, snapshot.path)
                withdrawn += 1
            else:
                atomic_files.replace(target, snapshot.before.encode("utf-8", "replace"), snapshot.path, mode=0o600)
                reopened += 1
    return reopened, withdrawn


def _text_or_none(store: Store, path: str) -> str | None:
    try:
        return store.read(path).decode("utf-8", "replace")
    except NotFoundError:
        return None


def load(store: Store, path: str) -> Proposal:
    """The proposal in a file of the queue. Raises VaultError, NotFoundError."""
    return parse(store.read(path), path)


def parse(data: str | bytes, path: str) -> Proposal:
    """Return the proposal that a file of the queue holds. Raises VaultError."""
    try:
        return from_json(Proposal, json.loads(data))
    except ValueError as error:
        raise VaultError(path, f"is not a proposal ({error})") from error


def _digest(path: str, edit: Edit) -> str:
    """Of what would be done: reasons do not count."""
    content = json.dumps([path, to_json(replace(edit, reason=""))], sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
