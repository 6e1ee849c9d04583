"""Read statements for the graph: their text, their speaker, and whether they still hold."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from vault_memory.archive.extraction.rules.lexicon import MACHINES
from vault_memory.models import Cell, Topic

USER = "*"  # stands for the owner of the vault

_SPEAKER = re.compile(r"^([^\W\d_][\w .'’-]{0,40}?)(?:, (?:asked|on) \"(?P<asked>[^\"]*)\")?: ")
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


@dataclass(frozen=True, slots=True)
class GraphStatement:
    """A statement. ``speaker`` is a name, `USER`, or '' where there is none; ``ended``: when it was superseded."""

    text: str
    speaker: str
    path: str
    topic: str
    sources: tuple[str, ...]
    created: datetime | None
    ended: datetime | None = None
    trusted: bool = True  # a person's own words, not an assistant's or a file's
    role: str = ""  # who said it


def read_statements(topics: Iterable[Topic]) -> Iterator[GraphStatement]:
    """Yield the current and superseded statements of well-formed topics; not done tasks or cancelled ones."""
    for topic in topics:
        if topic.malformed:
            continue
        for cell in topic.cells:
            ended = cell.attributes.superseded if cell.attributes is not None else None
            if cell.text and (not cell.superseded or ended is not None):
                yield _read_statement(topic, cell, ended)


def _read_statement(topic: Topic, cell: Cell, ended: datetime | None) -> GraphStatement:
    known = cell.attributes
    role = "person" if cell.by_person or known is None else known.role
    text, speaker = _ESCAPED.sub(r"\1", cell.text), USER if role in ("user", "person") else ""
    found = _SPEAKER.match(text)
    if found and known is not None and role in ("user", "assistant") and known.by:
        name = found[1]
        if name == "I" or (name[:1].isupper() and name.casefold() not in MACHINES and _is_speaker_name(found)):
            speaker, text = (USER if name == "I" else name), text[found.end() :]
    sources = known.sources if known is not None and known.sources else ()
    created = known.created if known is not None and known.created else topic.created
    trusted = role in ("user", "person") or speaker not in ("", USER)
    return GraphStatement(text, speaker, topic.path, topic.name, sources, created, ended, trusted, role)


def find_owner_name(statements: Iterable[GraphStatement], speakers: Collection[str], vault: str) -> str:
    """Return the name under which the owner speaks in statements, or '': the vault's, else the only one of a user."""
    names = {said.speaker for said in statements if said.role == "user" and said.speaker in speakers}
    own = [name for name in names if name.casefold() == vault.casefold()]
    return own[0] if own else names.pop() if len(names) == 1 else ""


def _is_speaker_name(found: re.Match[str]) -> bool:
    """Return whether the text before the colon is one to three capitalised words; "The risk I see: …" is not."""
    words = found[1].split()
    return len(words) <= 3 and all(word[:1].isupper() for word in words)
