"""Find text in the state files that is no longer in any document, and erase it.

Text that was undone, deleted by hand or with its topic, or only asked for is in no document, but undo journals, run
records, the review queue and logs may contain it. `vault.state_erasure` erases what a plan names by ids and paths; this
module searches for the words themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault import review
from vault_memory.vault.runs import records
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

Says = Callable[[str], bool]
_LOGS = (".log", ".log.1", ".log.2", ".log.3")


@dataclass(frozen=True, slots=True)
class Trace:
    """A file of the state, and one matching line of it."""

    path: str
    text: str


def find(store: Store, says: Says) -> list[Trace]:
    """Return the files of the state with a matching line, each with its first such line."""
    found = []
    for path, texts in _texts(store):
        said = next((line.strip() for text in texts for line in text.splitlines() if says(line)), "")
        if said:
            found.append(Trace(path, said))
    return found


def erase(store: Store, paths: Iterable[str]) -> None:
    """Erase the text in these files, whose paths `find` returned. The caller holds the lock.

    Run records keep only that there was a run; every other file is deleted, so a run without its copies can no longer
    be undone. Files are named by path, so that the text to forget is not written down. Raises VaultError.
    """
    for path in paths:
        if path.startswith(f"{records.FOLDER}/"):
            with suppress(NotFoundError):
                _blank(store, path)
        else:
            atomic_files.delete(store.root / path, path)


def _texts(store: Store) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield each file of the state with the texts in it."""
    for name in undo_journal.runs_with_copies(store):
        yield f"{undo_journal.FOLDER}/{name}.jsonl", _strings(_lines(store, f"{undo_journal.FOLDER}/{name}.jsonl"))
    for folder in (records.FOLDER, review.FOLDER):
        for file in sorted((store.root / folder).glob("*.json")):
            yield f"{folder}/{file.name}", _strings(_lines(store, f"{folder}/{file.name}", whole=True))
    state = store.root / ".state"
    for file in sorted(state.iterdir()) if state.is_dir() else ():
        if file.name.endswith(_LOGS) and file.is_file():
            yield f".state/{file.name}", [file.read_text(encoding="utf-8", errors="replace")]


def _lines(store: Store, path: str, *, whole: bool = False) -> Iterator[object]:
    """Yield the JSON values of a file, and text that is not JSON."""
    with suppress(NotFoundError, VaultError):
        text = store.read(path).decode("utf-8", "replace")
        for each in [text] if whole else text.split("\n"):
            try:
                yield json.loads(each) if each else ""
            except ValueError:
                yield each


def _strings(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
            if value.startswith(("{", "[")):  # the report of a run is JSON in JSON
                with suppress(ValueError):
                    yield from _strings([json.loads(value)])
        elif isinstance(value, dict):
            yield from _strings(value.values())
        elif isinstance(value, list):
            yield from _strings(value)


def _blank(store: Store, path: str) -> None:
    """Rewrite a run record without the run's changes and texts; delete it if it cannot be read."""
    try:
        run = records.load(store, path.rpartition("/")[2].removesuffix(".json"))
    except VaultError:
        atomic_files.delete(store.root / path, path)
        return
    report = json.dumps(_wordless(json.loads(run.report)), ensure_ascii=False) if run.report else ""
    conversation = run.conversation if run.status == "applying" else ""
    blank = replace(run, changes=(), report=report, summary="", plan="", conversation=conversation)
    records.rewrite(store, blank)


def _wordless(value: Any) -> Any:
    """Return the same JSON with its numbers and without its words."""
    if isinstance(value, str):
        return ""
    if isinstance(value, dict):
        return {key: _wordless(each) for key, each in value.items()}
    return [_wordless(each) for each in value] if isinstance(value, list) else value
