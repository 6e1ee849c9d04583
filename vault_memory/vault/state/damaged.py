"""Set aside state files that cannot be parsed, so that one damaged file stops nothing else.

A power cut, a full disk or a sync tool may damage any file. Such a file is moved to ``.state/damaged`` under its own
name; `doctor` reports it and what is lost with it, and nothing reads it again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import PurePosixPath

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

FOLDER = ".state/damaged"


def set_aside(store: Store, path: str) -> None:
    """Move a damaged file of the state aside. Raises nothing: a file that cannot be moved stays and is skipped."""
    name = path.removeprefix(".state/").replace("/", "--")
    emit("state", operation="read", stage="damaged", path=path)
    with suppress(VaultError, NotFoundError, OSError), store.lock():
        data = store.read(path)
        atomic_files.private_folder(store.root / FOLDER, FOLDER)
        atomic_files.replace(store.root / FOLDER / name, data, f"{FOLDER}/{name}", mode=0o600)
        atomic_files.delete(store.root / path, path)


def names(store: Store) -> list[str]:
    """Return the files that were set aside, by the paths that they had below ``.state``."""
    folder = store.root / FOLDER
    files = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.name.replace("--", "/") for file in files if not file.name.startswith("."))


def drop(store: Store) -> None:
    """Delete all of them, since their content is unknown. Raises VaultError."""
    folder = store.root / FOLDER
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        atomic_files.delete(file, f"{FOLDER}/{file.name}")


def loss(path: str) -> str:
    """Describe what is lost with a file that was set aside; ``path``: as returned by `names`."""
    folder = PurePosixPath(path).parts[0]
    return {
        "review": "what it proposed is lost",
        "undo": f"run {PurePosixPath(path).stem} cannot be undone",
        "runs": "the history of that run is lost; what it did stays",
        "forgetting.json": "a forgetting was interrupted, and what was to go is lost: forget it once more",
        "forgotten.json": "what was forgotten may be learned again",
    }.get(folder, "what it said is lost")
