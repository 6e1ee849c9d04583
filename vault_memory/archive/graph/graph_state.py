"""What the last update of the graph had seen and made, so that what a person deletes stays so."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault import entities as notes
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

STATE = ".state/graph.json"
VERSION = "1"  # of the rules: other rules, and everything is looked at again


def fingerprint(store: Store, user: str) -> str:
    digest = hashlib.blake2b(f"{VERSION}\0{user}".encode(), digest_size=16)
    for file in store.scan().files:
        if file.path.startswith(("topics/", f"{notes.FOLDER}/")):
            digest.update(repr((file.path, file.size, file.modified, file.changed)).encode("utf-8", "replace"))
    return digest.hexdigest()


def sealed(key: str) -> str:
    """A key as the state keeps it: what was forgotten must not be readable there."""
    return hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=8).hexdigest()


def load_state(store: Store) -> dict[str, object]:
    try:
        values = json.loads(store.read(STATE))
    except (NotFoundError, VaultError, ValueError):
        return {}
    return values if isinstance(values, dict) else {}


def made_before(state: Mapping[str, object]) -> list[str]:
    made = state.get("made")
    return [str(key) for key in made] if isinstance(made, list) else []


def forget(store: Store, keys: Collection[str]) -> None:
    """Not even the hash of a forgotten name stays: said anew it is made anew. Raises VaultError."""
    state = load_state(store)
    made = made_before(state)
    if not set(made).isdisjoint(keys):
        save_state(store, {**state, "made": [key for key in made if key not in keys]})


def save_state(store: Store, values: Mapping[str, object]) -> None:
    store.state  # noqa: B018 - made where it is missing
    text = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    atomic_files.replace(store.resolve(STATE), text.encode("utf-8", "replace"), STATE, mode=0o600)
