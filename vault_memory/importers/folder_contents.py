"""Count what a folder contains before it is imported: notes, conversations, exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from vault_memory.errors import InputError
from vault_memory.importers import (
    chatgpt,
    claude,
    detect_format,
    markdown,
    open_source,
    read_conversations,
    whatsapp,
)
from vault_memory.importers.source import ImportFile
from vault_memory.models import Conversation

NOTE_SUFFIXES = frozenset((".md", ".mdx", ".txt"))
_DATA_SUFFIXES = frozenset((".json", ".jsonl", ".zip"))
_SAMPLE = 20  # most data files that are opened, and most values of one that are read
_ABOUT = frozenset(("readme", "license", "changelog"))  # stems of files that say what the data is
_FEW = 0.1  # share of conversations among notes up to which the folder still counts as notes
_NAMES = {
    "chatgpt": "ChatGPT exports",
    "claude": "Claude exports",
    "claude-code": "sessions of Claude Code",
    "codex": "sessions of Codex",
    "locomo": "LoCoMo samples",
    "mem0": "memories of mem0",
    "memory-graph": "files of the MCP memory server",
    "openai": "files of messages",
    "slack": "Slack exports",
    "telegram": "Telegram exports",
    "whatsapp": "WhatsApp chats",
}


@dataclass(frozen=True, slots=True)
class FolderContents:
    """The numbers of files in a folder by kind. ``data``: exports and sessions by format, estimated from a sample."""

    notes: int = 0
    transcripts: int = 0  # text files that are plainly conversations
    data: dict[str, int] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """Return ``notes``, ``conversations``, or an empty string where it is not clear which."""
        talks = self.transcripts + sum(self.data.values())
        if not talks or (not self.data and talks <= self.notes * _FEW):
            return "notes" if self.notes else ""
        sessions = self.data.get("claude-code", 0) + self.data.get("codex", 0)
        return "conversations" if not self.notes or sessions > self.notes else ""

    def __str__(self) -> str:
        counted = [(count, _NAMES.get(name, f"files of {name}")) for name, count in self.data.items()]
        counted += [(self.transcripts, "text files with speaker lines"), (self.notes, "notes")]
        parts = [f"{name}: {count:,}" for count, name in counted if count]
        return ", ".join(parts) or "nothing to import (.md, .mdx, .txt, .json, .jsonl or .zip)"


def look_at_folder(folder: Path) -> FolderContents:
    """Count the files below ``folder`` by kind, without hidden ones; all texts and a sample of data are opened."""
    places = [
        place
        for place in sorted(folder.rglob("*"))
        if place.is_file() and not any(part.startswith(".") for part in place.relative_to(folder).parts)
    ]
    texts = [place for place in places if place.suffix.lower() in NOTE_SUFFIXES]
    formats = _formats([place for place in places if place.suffix.lower() in _DATA_SUFFIXES])
    if formats:
        texts = [place for place in texts if place.stem.lower() not in _ABOUT]
    transcripts = sum(_is_transcript(place) for place in texts)
    return FolderContents(len(texts) - transcripts, transcripts, formats)


def is_note(source: ImportFile) -> bool:
    """Return whether a file of a folder is text that is plainly no conversation."""
    try:
        return not (source.is_zip or source.looks_like_json or _is_talk(source))
    except InputError:
        return False


def is_messenger_chat(place: Path) -> bool:
    """Return whether a text file is a chat that WhatsApp has exported."""
    try:
        return whatsapp.is_chat(open_source(place).head)
    except InputError:
        return False


def is_export(name: str) -> bool:
    """Return whether an unpacked export of ChatGPT or Claude has its conversations or projects in a file so named."""
    return any(pattern.fullmatch(name) for pattern in (chatgpt.FILES, claude.PROJECTS))


def _is_transcript(place: Path) -> bool:
    try:
        return _is_talk(open_source(place))
    except InputError:
        return False


def _is_talk(source: ImportFile) -> bool:
    """Return whether a text is plainly a conversation. Raises FormatError for what is no text."""
    return whatsapp.is_chat(source.head) or markdown.is_conversation(source)


def _formats(places: Sequence[Path]) -> dict[str, int]:
    found = Counter(filter(None, map(_format, places[:_SAMPLE])))
    share = len(places) / min(len(places), _SAMPLE) if places else 0
    return {name: round(count * share) for name, count in found.most_common()}


def _format(place: Path) -> str:
    try:
        return find_format(open_source(place))
    except InputError:
        return ""


def find_format(source: ImportFile) -> str:
    """Return the format of a file with conversations, or an empty string where the first values of it are none."""
    try:
        first = islice(read_conversations(source), _SAMPLE)
        return detect_format(source) if any(isinstance(each, Conversation) for each in first) else ""
    except InputError:
        return ""
