"""Attach changes that wait for a person's decision to the search hits that show the text to be replaced.

So no answer shows the older statement alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Entry, Hit
from vault_memory.text.words import content_words
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.models import Add, Rewrite, Supersede, Update

REPEATED = 0.6  # share of a statement's words from which on a summary repeats it


@dataclass(frozen=True, slots=True)
class WaitingChange:
    """A proposed change: document and statement, the ``new`` text, and the ``line`` that describes the change.

    ``was``: for text that is not a statement, the lines that would be replaced.
    """

    path: str
    key: str
    new: str
    line: str
    was: str = ""


class PendingChanges:
    """The changes that wait, by statement and by document."""

    def __init__(self, store: Store, changes: Iterable[WaitingChange]) -> None:
        self._store = store
        self._texts: dict[str, dict[str, str]] = {}
        self._found: dict[str, dict[str, WaitingChange]] = {}
        for change in changes:
            for key in (*((f"{change.path}#{change.key}",) if change.key else ()), change.path):
                self._found.setdefault(key, {})[change.line] = change

    def __bool__(self) -> bool:
        return bool(self._found)

    def list_changes(self, key: str) -> tuple[WaitingChange, ...]:
        """Return the changes of a statement (``path#key``) or of a document (``path``)."""
        return tuple(self._found.get(key, {}).values())

    def list_text_changes(self, entry: Entry) -> tuple[WaitingChange, ...]:
        """Return the changes of lines in a passage or below a statement."""
        found = [change for change in self.list_changes(entry.path) if change.was]
        said = _fold(entry.text) if found else ""
        return tuple(change for change in found if _fold(change.was) in said)

    def lines(self) -> dict[str, tuple[str, ...]]:
        """Return the descriptions of the changes, by ``path#key`` and by path."""
        return {key: tuple(changes) for key, changes in self._found.items()}

    def statement(self, change: WaitingChange) -> str:
        """Return the text that a change would replace; '' if the statement no longer exists."""
        if change.was:
            return change.was
        if change.path not in self._texts:
            # Imported here, because only a search that finds a summary with such a change needs the parser.
            from vault_memory.vault.document.topic_text import decode

            try:
                topic = decode(self._store.read(change.path), change.path)
            except (NotFoundError, VaultError):
                self._texts[change.path] = {}
            else:
                self._texts[change.path] = {cell.key: cell.text for cell in topic.cells}
        return self._texts[change.path].get(change.key, "")


def list_pending_changes(store: Store) -> PendingChanges:
    """Return the proposed changes of statements; those that read like orders are left out. Raises VaultError."""
    from vault_memory.models import Rewrite, Supersede, Update
    from vault_memory.vault import review

    found: list[WaitingChange] = []
    for proposal in review.waiting(store):
        edit = proposal.edit
        if isinstance(edit, Supersede | Update) and not proposal.untrusted:
            new = _get_new(edit)
            text = "" if new is None else new.text
            found.append(WaitingChange(proposal.path, edit.target.key, text, describe_change(edit)))
        elif isinstance(edit, Rewrite) and not proposal.untrusted:
            found.append(WaitingChange(proposal.path, "", edit.text, _describe_rewrite(edit), edit.was))
    return PendingChanges(store, found)


def describe_change(edit: Supersede | Update) -> str:
    """Format a change: ``said on 2026-10-20, waits for review: …``"""
    new = _get_new(edit)
    said = _get_time(edit)
    if new is None:
        return f"said on {said:%Y-%m-%d}, waits for review: this has ended" + (
            f" ({edit.reason})" if edit.reason else ""
        )
    return f"said on {said:%Y-%m-%d}, waits for review: {new.text}"


def _describe_rewrite(edit: Rewrite) -> str:
    said = f"said on {edit.at.astimezone(UTC):%Y-%m-%d}, " if edit.at is not None else ""
    return f"{said}waits for review: {_fold(edit.text) or f'“{_fold(edit.was)}” goes'}"


def attach_pending_changes(hits: Iterable[Hit], waiting: PendingChanges | None, query: str) -> list[Hit]:
    """Return the hits, each with the changes that wait for a decision on it.

    A summary gets a change of its document if it repeats the text to be replaced, or if the query shares a word with
    the change and no other hit shows it.
    """
    known = list(hits)
    if not waiting:
        return known
    asked = frozenset(content_words(query))

    def changes(entry: Entry) -> tuple[WaitingChange, ...]:
        return (*waiting.list_changes(entry.key), *waiting.list_text_changes(entry))

    shown = {change for hit in known if hit.entry.tier != "summary" for change in changes(hit.entry)}

    def lines(entry: Entry) -> tuple[str, ...]:
        if entry.tier != "summary":
            return tuple(change.line for change in changes(entry))
        return tuple(change.line for change in waiting.list_changes(entry.path) if fits(entry, change))

    def fits(summary: Entry, change: WaitingChange) -> bool:
        old = waiting.statement(change)
        return _repeats(summary.text, old) or (change not in shown and _asks_for(asked, f"{old} {change.new}"))

    return [replace(hit, waiting=lines(hit.entry)) for hit in known]


def _fold(text: str) -> str:
    return " ".join(text.split())


def _repeats(summary: str, statement: str) -> bool:
    own = frozenset(content_words(statement))
    return bool(own) and len(own.intersection(content_words(summary))) >= REPEATED * len(own)


def _asks_for(asked: frozenset[str], text: str) -> bool:
    return not asked.isdisjoint(content_words(text))


def _get_new(edit: Supersede | Update) -> Add | Update | None:
    """Return the edit that has the new text; None if the statement ends without a successor."""
    from vault_memory.models import Update

    return edit if isinstance(edit, Update) else edit.by


def _get_time(edit: Supersede | Update) -> datetime:
    new = _get_new(edit)
    known = new.attributes.created if new is not None else None
    return (known or edit.at).astimezone(UTC)
