"""List the documents that hold statements with a source, and find the note of an entity."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import PurePosixPath

from vault_memory.errors import NotFoundError
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
    yield from list_archived(store)


def list_archived(store: Store) -> Iterator[Topic]:
    """Yield the documents of ``archive/``, which no search looks at."""
    folder = store.root / "archive"
    for file in sorted(folder.glob("*.md")) if folder.is_dir() else ():
        path = f"archive/{file.name}"
        yield decode(store.read(path), path)


def key(path: str, cell: Cell) -> str:
    """Return the cell's key in the index."""
    return f"{path}#{cell.key}"


def entity_note(store: Store, name: str) -> Topic | None:
    """Return the note of an entity, by name, alias or path."""
    folder = store.root / "entities"
    wanted = fold_name(name)
    for file in sorted(folder.rglob("*.md")) if folder.is_dir() else ():
        path = file.relative_to(store.root).as_posix()
        note = decode(store.read(path), path)
        if wanted in {fold_name(each) for each in (path, *names_of(note))}:
            return note
    return None


def names_of(note: Topic) -> tuple[str, ...]:
    return tuple(dict.fromkeys((note.name, PurePosixPath(note.path).stem, *note.aliases)))
