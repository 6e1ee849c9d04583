"""Find texts that still say what was forgotten and that only a person may change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.forget.matching import StatementWords
from vault_memory.forget.plan import ALIKE, ForgottenStatement
from vault_memory.models import SearchResult
from vault_memory.text.display import count_noun
from vault_memory.vault.storage.store import Store

TELLING = 12  # least characters of a text that is searched for literally
LOOKED_UP = 20  # most statements that are searched for after they are forgotten

Find = Callable[[str], SearchResult]  # a search that leaves no trace


def find_alike(find: Find, gone: Sequence[ForgottenStatement]) -> Iterator[str]:
    """Yield the places where other sources say nearly the same; a person decides on them."""
    seen: set[str] = set()
    for said in gone[:LOOKED_UP]:
        terms = StatementWords(said.text)
        for hit in find(said.text).hits:
            if hit.entry.key not in seen and terms.share(hit.entry.text) >= ALIKE:
                seen.add(hit.entry.key)
                yield f"{hit.entry.path}:{hit.entry.line}: says much the same, from another source"


def find_copies(store: Store, gone: Sequence[ForgottenStatement]) -> Iterator[str]:
    """Yield files that the program does not change and that still contain a statement verbatim.

    Databases are not opened: on POSIX, closing any handle to a file drops all locks of the process on it, so another
    process could then write to a file that one of our threads is reading.
    """
    wanted = [said.text.encode("utf-8", "replace") for said in gone if len(said.text) >= TELLING]
    for file in sorted(store.root.rglob("*")) if wanted else ():
        path = file.relative_to(store.root).as_posix()
        searched = path.startswith(("topics/", "conversations/", ".git/")) or file.is_symlink() or not file.is_file()
        database = file.suffix.startswith((".db", ".sqlite"))  # ours have been purged
        if searched or database:
            continue
        with suppress(OSError):  # gone by now: a lock of another process, a file of the index that was replaced
            data = file.read_bytes()
            if any(text in data for text in wanted):
                yield f"{path}: still holds it to the letter"


def find_naming_notes(store: Store, spoken: Sequence[re.Pattern[str]]) -> Iterator[str]:
    """Yield notes that still name a forgotten entity in a person's own text. Conversations are already cleaned."""
    for file in sorted(store.root.rglob("*.md")) if spoken else ():
        path = file.relative_to(store.root)
        if path.parts[0] == "conversations" or any(part.startswith(".") for part in path.parts) or file.is_symlink():
            continue
        try:
            lines = store.read(path.as_posix()).decode("utf-8", "replace").splitlines()
        except (NotFoundError, VaultError):
            continue
        found = [number for number, line in enumerate(lines, 1) if any(name.search(line) for name in spoken)]
        if found:
            more = f", and {count_noun(len(found) - 1, 'more line')}" if len(found) > 1 else ""
            yield f"{path.as_posix()}:{found[0]}{more}: still names it; what a person wrote is theirs to change"
