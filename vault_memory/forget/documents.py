"""List the documents that hold statements with a source, and find the note of an entity."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import PurePosixPath

from vault_memory.archive.maintenance.decay import load_archived
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Cell, Topic
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store


def documents(store: Store) -> Iterator[Topic]:
    """Yield all documents with statements that have sources: topics, entity notes, and ``archive/``."""
    yield from store.topics()
    for file in store.scan().files:
        if file.path.startswith("entities/"):
            with suppress(NotFoundError):
                yield decode(store.read(file.path), file.path)
    yield from load_archived(store)


def read_notes(store: Store, folder: str) -> Iterator[tuple[str, bytes]]:
    """Yield path and content of each markdown file below a folder that can be read.

    A link that leads nowhere, such as the lock of an editor, is left out.
    """
    for file in sorted((store.root / folder).rglob("*.md")):
        path = file.relative_to(store.root).as_posix()
        try:
            data = store.read(path)
        except (NotFoundError, VaultError):
            continue
        yield path, data


def key(path: str, cell: Cell) -> str:
    """Return the cell's key in the index."""
    return f"{path}#{cell.key}"


def entity_note(store: Store, name: str) -> Topic | None:
    """Return the note of an entity, by name, alias or path."""
    wanted = fold_name(name)
    for path, data in read_notes(store, "entities"):
        note = decode(data, path)
        if wanted in {fold_name(each) for each in (path, *names_of(note))}:
            return note
    return None


def names_of(note: Topic) -> tuple[str, ...]:
    return tuple(dict.fromkeys((note.name, PurePosixPath(note.path).stem, *note.aliases)))
