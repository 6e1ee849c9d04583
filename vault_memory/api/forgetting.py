"""Implement `Memory.forget`, and find the targets for it among the results of a search."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.api.open_vault import OpenVault
from vault_memory.errors import InputError
from vault_memory.forget import execute
from vault_memory.forget.documents import key
from vault_memory.forget.execute import Forgotten, ForgottenStatement, Target
from vault_memory.models import SearchResult, Topic
from vault_memory.search.query import parse
from vault_memory.text.words import words

__all__ = ["Forgotten", "ForgottenStatement", "find_cell", "find_targets", "forget"]


def forget(
    vault: OpenVault, targets: Sequence[tuple[str, str]], *, dry_run: bool, keep_cells: bool, keep_messages: bool
) -> Forgotten:
    """Forget the targets permanently; with ``dry_run``, only return what would be removed."""

    def find(text: str) -> SearchResult:
        return vault._reader().search(text, limit=10, detail_level="full", source_type="all", touch=False, as_of="")

    return execute.forget(
        vault.store,
        vault.index,
        [_as_target(target) for target in targets],
        vault.clock(),
        find=find,
        dry_run=dry_run,
        keep_cells=keep_cells,
        keep_messages=keep_messages,
    )


def _as_target(given: tuple[str, str]) -> Target:
    """Return the target. Raises InputError for what is no pair, such as the id alone."""
    if not (isinstance(given, tuple | list) and len(given) == 2 and all(isinstance(part, str) for part in given)):
        raise InputError(f"a target is a pair such as ('cell', 'vm-k3f9a2q8d1'), not {given!r:.80}")
    return Target(*given)


def find_targets(found: SearchResult, query: str, *, alike: bool) -> list[tuple[str, str]]:
    """Return the statements and messages among the results that can be forgotten; summaries and prose cannot.

    Without ``alike``, only those that contain every word of the query: a person chooses among merely similar ones.
    """
    asked = set(parse(query).terms)
    targets = []
    for hit in found.hits:
        entry = hit.entry
        if not (alike or asked <= set(words(entry.text))):
            continue
        if entry.tier == "cell":
            targets.append(("cell", entry.id if entry.id.startswith("vm-") else entry.key))
        elif entry.tier == "message":
            targets.append(("message", entry.id))
    return list(dict.fromkeys(targets))


def find_cell(topic: Topic, text: str) -> str:
    """Return the key of the one statement of ``topic`` with these words. Raises InputError."""
    wanted = " ".join(text.split()).casefold()
    same = [cell for cell in topic.cells if cell.text.casefold() == wanted]
    like = same or [cell for cell in topic.cells if wanted in cell.text.casefold()]
    if len(like) != 1:
        what = "no statement" if not like else f"{len(like)} statements"
        raise InputError(f"{topic.path}: {what} with '{text}'; give more of its words, or its id")
    return key(topic.path, like[0])
