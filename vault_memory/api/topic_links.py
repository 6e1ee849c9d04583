"""The links of `memory.topics`: what a document links to, and what links to it."""

from __future__ import annotations

from dataclasses import dataclass

from vault_memory.api.open_vault import OpenVault
from vault_memory.errors import NotFoundError
from vault_memory.models import Topic, TopicRow
from vault_memory.vault.document import lines, links


@dataclass(frozen=True, slots=True)
class Backlink:
    """A document that links to another one, with the line number and the text of its first link."""

    topic: str
    path: str
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class TopicLinks:
    """The topics that a document links to, and those that link to it."""

    out: tuple[TopicRow, ...]
    back: tuple[Backlink, ...]


def links_of(vault: OpenVault, topic: Topic) -> TopicLinks:
    """Return the links from a document and to it, by name."""
    others = [row for row in vault.index.topic_rows() if row.path != topic.path]
    own = list(links.find(topic.text))
    out = [row for row in others if any(links.leads_to(link, row.path, topic.path) for link in own)]
    back = [_backlink(vault, row, topic.path) for row in others]
    return TopicLinks(tuple(out), tuple(found for found in back if found is not None))


def _backlink(vault: OpenVault, row: TopicRow, path: str) -> Backlink | None:
    """Return the first link of a document to ``path``; None without one."""
    try:
        data = vault.store.read(row.path)
    except NotFoundError:
        return None
    if b"[" not in data:
        return None
    source = data.decode("utf-8", "replace")
    link = next((each for each in links.find(source) if links.leads_to(each, path, row.path)), None)
    if link is None:
        return None
    return Backlink(row.name, row.path, link.line, lines.split(source)[1][link.line - 1].strip())
