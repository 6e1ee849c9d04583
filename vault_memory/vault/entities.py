"""Read and format entity notes, ``entities/<Name>.md``: one for each person, project, tool … in the topics (A11).

A relationship is a list item with a wikilink, ``- uses [[Postgres]]``, so that Obsidian's graph shows it and people can
write one; the words before the link are the relation. The metadata of a line (date, source, end) is in the note's
memory block. The rules of topic documents apply: edits are splices, text that a person wrote or edited is never
rewritten, deleted text stays deleted, and a relationship that has ended is struck and kept under ``## Superseded``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.models import Cell, Topic
from vault_memory.vault.document import frontmatter, frontmatter_edits
from vault_memory.vault.document.cells import clean, neutralise
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.topic_text import decode, parse
from vault_memory.vault.storage.store import Store

FOLDER = "entities"
RELATIONS, TOPICS = "Relationships", "Topics"
APPEARS = "appears in"

_LINK = re.compile(r"\[\[(?P<target>[^\[\]|#]+?)(?:(?:#|\\?\|)[^\[\]]*)?\]\]")
_RELATION = re.compile(r"(?P<relation>[^\[\]]{1,60}?)\s*(?=\[\[)")


@dataclass(frozen=True, slots=True)
class Relation:
    """One relationship: a link in a line of a note. ``target``: the link's target as written, with any folder."""

    relation: str
    target: str
    cell: Cell

    @property
    def valid(self) -> bool:
        return not self.cell.superseded

    @property
    def name(self) -> str:
        return PurePosixPath(self.target).name


@dataclass(frozen=True, slots=True)
class Entity:
    """A note as it is on disk."""

    path: str
    name: str
    type: str
    aliases: tuple[str, ...]
    note: Topic
    relations: tuple[Relation, ...]

    @property
    def link(self) -> str:
        """The name by which links refer to the note: its file name."""
        return PurePosixPath(self.path).stem


def entities(store: Store) -> Iterator[Entity]:
    """Yield every note, by path; a malformed one has no relations and is never written. Raises VaultError."""
    for file in store.scan().files:
        if file.path.startswith(f"{FOLDER}/"):
            yield read(store.read(file.path), file.path)


def read(data: bytes, path: str) -> Entity:
    return entity_of(decode(data, path))


def entity_of(note: Topic) -> Entity:
    """Return the entity that a note describes."""
    front = frontmatter.read(split(note.text)[1])
    name = clean(front.text("entity")) or note.name
    relations = () if note.malformed else tuple(_relations(note.cells))
    return Entity(note.path, name, clean(front.text("type")), note.aliases, note, relations)


def create_note(name: str, path: str, kind: str, *, created: datetime | None, aliases: Sequence[str] = ()) -> Topic:
    """Return a new note with frontmatter and title."""
    values: dict[str, frontmatter.Value | datetime] = {"entity": clean(name), "type": kind}
    if aliases:
        values["aliases"] = tuple(aliases)
    if created is not None:
        values |= {"created": created, frontmatter.UPDATED: created}
    return parse("".join(frontmatter.write(values, "\n")) + f"\n# {neutralise(name)}\n", path)


def set_type(note: Topic, kind: str) -> Topic:
    """Return the note with another type; unchanged if ``kind`` is ''."""
    bom, lines = split(note.text)
    end = frontmatter.read(lines).end
    if not kind or not end:
        return note
    return parse(bom + "".join([*frontmatter_edits.set_text(lines[:end], "type", kind), *lines[end:]]), note.path)


def line(relation: str, link: str) -> str:
    """Format a relationship as a list item. ``link``: a note's name, with its folder if the name is not unique."""
    shown = PurePosixPath(link).name
    return f"{neutralise(relation)} [[{link}|{shown}]]" if shown != link else f"{neutralise(relation)} [[{link}]]"


def _relations(cells: Sequence[Cell]) -> Iterator[Relation]:
    for cell in cells:
        found = _RELATION.match(cell.text)
        if found and found["relation"].strip():
            for link in _LINK.finditer(cell.text):
                yield Relation(found["relation"].strip().rstrip(":").strip(), link["target"].strip(), cell)
