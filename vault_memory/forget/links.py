"""Remove links to what is forgotten from entity notes, and report those in a person's text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from vault_memory.forget.documents import read_notes
from vault_memory.vault.state_erasure import ErasurePlan
from vault_memory.vault.storage.store import Store


def remove_links(store: Store, plan: ErasurePlan) -> Iterator[str]:
    """Remove lines of entity notes that link to what is forgotten; a link in a person's text is only reported."""
    for path, name in list(list_linking_documents(store, plan)):
        if path.startswith("topics/"):
            yield f"{path}: links to [[{name}]]"
        else:
            store.update(path, partial(_remove_link_lines, compile_link(name)))


def list_linking_documents(store: Store, plan: ErasurePlan) -> Iterator[tuple[str, str]]:
    """Yield the paths of notes and topics that link to something forgotten, each with the linked name."""
    for name in plan.names:
        for folder in ("entities", "topics"):
            for path, data in read_notes(store, folder):
                if path not in plan.documents and compile_link(name).search(data):
                    yield path, name


def compile_link(name: str) -> re.Pattern[bytes]:
    return re.compile(
        rf"\[\[(?:entities/|topics/(?:[^\]|#]*/)?)?{re.escape(name)}(?:(?:\\?\||#)[^\]]*)?\]\]".encode(), re.IGNORECASE
    )


def _remove_link_lines(link: re.Pattern[bytes], data: bytes | None) -> bytes:
    return b"".join(line for line in (data or b"").splitlines(keepends=True) if not link.search(line))
