"""Store what the last update of the graph read and made, so that a note that a person deletes is not made again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault import entities as notes
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

STATE = ".state/graph.json"
VERSION = "1"  # of the rules: with other rules everything is read again


def fingerprint_documents(store: Store, user: str) -> str:
    """Return a hash of the paths, sizes and times of topics and entity notes."""
    digest = hashlib.blake2b(f"{VERSION}\0{user}".encode(), digest_size=16)
    for file in store.scan().files:
        if file.path.startswith(("topics/", f"{notes.FOLDER}/")):
            digest.update(repr((file.path, file.size, file.modified, file.changed)).encode("utf-8", "replace"))
    return digest.hexdigest()


def hash_key(key: str) -> str:
    """Return the hash of a key for the state, so that a forgotten name cannot be read there."""
    return hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=8).hexdigest()


def load_state(store: Store) -> dict[str, object]:
    """Load the state; empty where it is missing or unreadable."""
    try:
        values = json.loads(store.read(STATE))
    except (NotFoundError, VaultError, ValueError):
        return {}
    return values if isinstance(values, dict) else {}


def read_made_keys(state: Mapping[str, object]) -> list[str]:
    """Return the hashed keys of the entities whose notes were made."""
    made = state.get("made")
    return [str(key) for key in made] if isinstance(made, list) else []


def forget_keys(store: Store, keys: Collection[str]) -> None:
    """Remove the hashes of forgotten names, so that a new mention makes a new note. Raises VaultError."""
    state = load_state(store)
    made = read_made_keys(state)
    if not set(made).isdisjoint(keys):
        save_state(store, {**state, "made": [key for key in made if key not in keys]})


def save_state(store: Store, values: Mapping[str, object]) -> None:
    """Write the state. Raises VaultError."""
    store.state  # noqa: B018 - made where it is missing
    text = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    atomic_files.replace(store.resolve(STATE), text.encode("utf-8", "replace"), STATE, mode=0o600)
