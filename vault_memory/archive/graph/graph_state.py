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
_MOST_RUNS = 200  # whose makings are known apart: older ones are seldom taken back
VERSION = "2"  # of the rules: with other rules everything is read again


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


def keep_made(store: Store, run: str, made: Collection[str], before: Collection[str]) -> dict[str, object]:
    """Return the state of what was made, and by which run."""
    runs = load_state(store).get("runs")
    known = dict(list(runs.items())[-_MOST_RUNS:]) if isinstance(runs, dict) else {}
    fresh = sorted(set(made) - set(before))
    if fresh:
        known[run] = sorted({*known.get(run, ()), *fresh})
    return {"made": sorted(made), "runs": known}


def forget_run(store: Store, run: str) -> None:
    """Allow the notes of an undone run to be made again. Raises VaultError."""
    runs = load_state(store).get("runs")
    if isinstance(runs, dict) and isinstance(runs.get(run), list):
        forget_keys(store, set(map(str, runs[run])))


def forget_keys(store: Store, keys: Collection[str]) -> None:
    """Remove the hashes of forgotten names, so that a new mention makes a new note. Raises VaultError."""
    state = load_state(store)
    made, runs = read_made_keys(state), state.get("runs")
    known = runs if isinstance(runs, dict) else {}
    left = {run: [key for key in each if key not in keys] for run, each in known.items() if isinstance(each, list)}
    if not set(made).isdisjoint(keys) or left != known:
        save_state(store, {**state, "made": [key for key in made if key not in keys], "runs": left})


def save_state(store: Store, values: Mapping[str, object]) -> None:
    """Write the state. Raises VaultError."""
    text = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    with store.lock():
        atomic_files.replace(store.resolve(STATE), text.encode("utf-8", "replace"), STATE, mode=0o600)
