"""``Memory.show``: show one search hit as a whole, by its number in the last search, its id, or its place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.api.open_vault import OpenVault
from vault_memory.errors import NotFoundError
from vault_memory.index import last_search
from vault_memory.models import Entry, Hit, Message
from vault_memory.models.entry_record import get_whole_key
from vault_memory.text.words import storable
from vault_memory.vault.sources.folders import list_folders

if TYPE_CHECKING:
    from vault_memory.vault.document.transcript import Transcript

_PLACE = re.compile(r"(?P<path>.+?)(?::(?P<line>\d+))?$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ShowResult:
    """A shown text. ``entry`` is None for a whole conversation or file; ``path`` is absolute outside the vault."""

    title: str
    path: str
    line: int
    text: str
    entry: Entry | None = None

    def __str__(self) -> str:
        return f"{self.title}  {self.path}{f':{self.line}' if self.line else ''}\n{self.text}"


def show(vault: OpenVault, what: str | Hit) -> ShowResult:
    """Return the whole text of a hit, an id, a path, or a result number. Raises NotFoundError."""
    if isinstance(what, Hit):
        return _show_entry(vault, get_whole_key(what.entry), what.entry.path, what.entry.line)
    vault.sync()
    name = storable(what.strip())
    if name.isdigit():
        return _show_number(vault, int(name))
    found = vault.index.find_by_id(name.rpartition("#^")[2].removeprefix("^"))
    if found is not None:
        return _build_result(found)
    talk = _conversation(vault, name)
    return talk if talk is not None else _show_line(vault, name)


def _show_number(vault: OpenVault, number: int) -> ShowResult:
    places = last_search.read(vault.index.folder)
    if not 1 <= number <= len(places):
        raise NotFoundError(f"the last search has no result {number}; search again, or name a topic, an id or a path")
    return _show_entry(vault, *places[number - 1])


def _show_entry(vault: OpenVault, key: str, path: str, line: int) -> ShowResult:
    """Return the entry with this key; if it was reworded since, return the entry at its line."""
    entries = vault.index.list_file_entries(path)
    entry = entries.get(key) or _nearest(entries.values(), line)
    if entry is None:
        raise NotFoundError(f"{path}: was removed after that search")
    return _build_result(entry)


def _nearest(entries: Iterable[Entry], line: int) -> Entry | None:
    """Return the entry that contains a line: the last one that begins at or before it."""
    before = [entry for entry in entries if entry.line <= line]
    return max(before, key=lambda entry: entry.line, default=None)


def _build_result(entry: Entry) -> ShowResult:
    title = entry.heading or entry.topic or entry.path
    return ShowResult(title, entry.file or entry.path, entry.line, entry.text, entry)


def _conversation(vault: OpenVault, name: str) -> ShowResult | None:
    """Return a whole conversation, by its id or its path."""
    from vault_memory.vault.conversations import transcripts  # loaded only when a conversation may be shown

    path, _, _ = name.partition("#")
    wanted = path.removeprefix("conversations/").removesuffix(".md")
    talk = transcripts.find(vault.store, wanted) if "#" not in name and ":" not in wanted else None
    if talk is None:
        return None
    if not talk.messages:  # not a transcript, or one without messages: its text, as the index has it
        return _show_line(vault, talk.path)
    return ShowResult(talk.title or talk.id, talk.path, 0, _format_messages(talk))


def _format_messages(talk: Transcript) -> str:
    def note(message: Message) -> str:
        return "  (extract_pending: nothing is learned from it yet)" if message.id in talk.waiting else ""

    return "\n\n".join(
        f"{message.name or message.role}{f', {message.time:%Y-%m-%d}' if message.time else ''}:{note(message)}"
        f"\n{message.content}"
        for message in talk.messages
        if message.role != "system"
    )


def _show_line(vault: OpenVault, name: str) -> ShowResult:
    """Return the text at a path and line, in the vault or in a file that is searched in place."""
    match = _PLACE.match(name)
    given, line = (match["path"], match["line"]) if match is not None else (name, None)
    for path in (given, *_list_index_paths(vault, given)):
        entries = vault.index.list_file_entries(path)
        if entries and line is not None:
            entry = _nearest(entries.values(), int(line)) or min(entries.values(), key=lambda each: each.line)
            return _build_result(entry)
        if entries:
            ordered = sorted(entries.values(), key=lambda each: each.line)
            texts = dict.fromkeys(each.text for each in ordered if each.type in ("fact", "code", "message", ""))
            first = ordered[0]
            return ShowResult(
                first.heading or first.topic or path, first.file or path, 0, "\n\n".join(texts or [first.text])
            )
    raise NotFoundError(f"nothing is known as '{name}'")


def _list_index_paths(vault: OpenVault, given: str) -> Iterable[str]:
    """Yield the paths under which the index may know a file of a searched folder."""
    place = Path(given).expanduser()
    for folder in list_folders(vault.root):
        if given.startswith(f"{folder.name}/"):
            yield f"file:{given}"
        with suppress(ValueError, OSError):
            yield f"{folder.prefix}{place.resolve().relative_to(folder.root).as_posix()}"
