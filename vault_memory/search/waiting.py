"""What waits for a person's decision, shown with what it would replace: no answer gives the older statement alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from vault_memory.models import Entry, Hit, Supersede, Update
from vault_memory.vault import review
from vault_memory.vault.storage.store import Store

Waiting = Mapping[str, tuple[str, ...]]
"""By the key of a statement's entry, and by its document's path: the changes that wait, as they are shown."""


def waiting_changes(store: Store) -> Waiting:
    """Return the proposed changes of statements; those that read like orders are left out. Raises VaultError."""
    found: dict[str, list[str]] = {}
    for proposal in review.waiting(store):
        edit = proposal.edit
        if isinstance(edit, Supersede | Update) and not proposal.untrusted:
            line = describe_change(edit)
            for key in (f"{proposal.path}#{edit.target.key}", proposal.path):
                found.setdefault(key, []).append(line)
    return {key: tuple(dict.fromkeys(lines)) for key, lines in found.items()}


def describe_change(edit: Supersede | Update) -> str:
    """``said on 2026-10-20, waits for review: …``"""
    new = edit if isinstance(edit, Update) else edit.by
    said = _get_time(edit)
    if new is None:
        return f"said on {said:%Y-%m-%d}, waits for review: this has ended" + (
            f" ({edit.reason})" if edit.reason else ""
        )
    return f"said on {said:%Y-%m-%d}, waits for review: {new.text}"


def attach_waiting(hits: Iterable[Hit], waiting: Waiting) -> list[Hit]:
    """Return the hits, each with the changes that wait for it; a summary has those of its document."""
    if not waiting:
        return list(hits)
    return [replace(hit, waiting=waiting.get(_key(hit.entry), ())) for hit in hits]


def _key(entry: Entry) -> str:
    return entry.path if entry.tier == "summary" else entry.key


def _get_time(edit: Supersede | Update) -> datetime:
    new = edit if isinstance(edit, Update) else edit.by
    known = new.attributes.created if new is not None else None
    return (known or edit.at).astimezone(UTC)
