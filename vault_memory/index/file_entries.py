"""Make entries from files that are searched in place: markdown by section, text in pieces, code with its symbols.

All these entries have a separate tier: they are found like topic text, but never matched, merged or edited.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.index.entries import detect_languages, digest, distinct, heading_path, parts, storable_topic
from vault_memory.models import Entry, Topic
from vault_memory.text.chunks import chunks, code
from vault_memory.text.file_types import MARKDOWN, TEXT, detect_path_type
from vault_memory.text.injection import instruction
from vault_memory.text.outline import Definition, extract_outline
from vault_memory.text.sections import LONGEST, Section, sections, split_lines
from vault_memory.text.words import storable
from vault_memory.vault.sources.external_files import looks_binary
from vault_memory.vault.sources.folders import PREFIX
from vault_memory.vault.sources.note_metadata import date_of, day_of, decode_text

NAMED = 40  # public names listed for a module
BESIDE = -1  # position of a statement if its section is an entry, too

_TITLE = re.compile(r"^title:[ \t]*+(.*\S)", re.MULTILINE)
_DESCRIPTION = re.compile(r"^(?:description|summary|abstract):[ \t]*+(?![|>&*\[{])(.*\S)", re.MULTILINE)
_TAG = re.compile(r"(?<!\S)#([^\s#]*[^\W\d][\w/-]*)")


@dataclass(frozen=True, slots=True)
class Origin:
    """The location of a file: ``path`` is ``file:<folder>/…``, ``place`` its path on this machine."""

    path: str
    place: str
    modified: datetime

    @property
    def project(self) -> str:
        """The name of its folder."""
        return self.path.partition("/")[0].removeprefix(PREFIX)

    @property
    def display_path(self) -> str:
        """The path below its folder."""
        return self.path.partition("/")[2]


def file_entries(data: bytes, origin: Origin) -> tuple[Entry, ...]:
    """Return the entries of a file; none for a binary file or an unknown type."""
    kind = detect_path_type(origin.path)
    if looks_binary(data) or not kind:
        return ()
    if kind == MARKDOWN:
        found = _markdown(data, origin)
    else:
        text = decode_text(data)
        pieces = _text(text, origin) if kind == TEXT else _code(text, kind, origin)
        found = (replace(entry, position=position) for position, entry in enumerate(pieces))
    return detect_languages(distinct(list(found)))


def _entry(origin: Origin, key: str, line: int, text: str, heading: str, kind: str = "fact") -> Entry:
    created = day_of(origin.path) or origin.modified
    return Entry(
        f"{origin.path}#{key}", "file", origin.path, line, text, heading=heading, type=kind, role="file",
        created=created, updated=created, by_person=True, project=origin.project, file=origin.place,
        suspect=bool(instruction(text, "file")),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------
# Markdown


def _markdown(data: bytes, origin: Origin) -> Iterator[Entry]:
    """Yield the sections and typed statements of a note, or one entry with its name if it has neither."""
    from vault_memory.vault.document.topic_text import decode

    topic = storable_topic(decode(data, origin.path))
    called = _join_names(topic, origin)
    described = _match_frontmatter(_DESCRIPTION, topic)
    dated = topic.created or date_of(topic.text)
    found = False
    for entry in (*_sections(topic, called, origin), *_list_typed_statements(topic, called, origin)):
        found = True
        tags = tuple(dict.fromkeys((*topic.tags, *_TAG.findall(entry.text))))
        created = dated or entry.created
        asked = described if entry.position == 0 and entry.chunk is None else ""
        yield replace(entry, tags=tags, created=created, updated=topic.updated or created, asked=asked)
    if not found and not topic.problems:
        yield replace(_entry(origin, "title", 1, called, called), tags=topic.tags, asked=described)


def _join_names(topic: Topic, origin: Origin) -> str:
    """Return the note's name and, in brackets, its other names: the frontmatter's title, the file's name, aliases."""
    names = (_match_frontmatter(_TITLE, topic), PurePosixPath(origin.path).stem, *topic.aliases)
    others = [name for name in dict.fromkeys(names) if name and name.casefold() != topic.name.casefold()]
    return f"{topic.name} ({', '.join(map(storable, others))})" if others else topic.name


def _match_frontmatter(field: re.Pattern[str], topic: Topic) -> str:
    """Return the value of a field in the frontmatter, without quotes; "" if it is missing."""
    match = field.search(topic.text.partition("\n---")[0]) if topic.text.startswith("---") else None
    return storable(match[1].strip("\"' ")) if match else ""


def _list_typed_statements(topic: Topic, called: str, origin: Origin) -> Iterator[Entry]:
    """Yield the statements with a type (``- [ ]``, ``- [decision]``), so that a ``type:`` filter finds them."""
    for cell in topic.cells:
        if cell.text and not cell.superseded and cell.type != "fact":
            text = f"{cell.text}\n{cell.detail}".strip()
            key = cell.id or f"{cell.hash}.{cell.ordinal}"
            entry = _entry(origin, key, cell.first_line, text, _join_headings(called, topic, cell.headings), cell.type)
            yield replace(entry, position=BESIDE)


def _sections(topic: Topic, called: str, origin: Origin) -> Iterator[Entry]:
    """Yield an entry for each section, and the pieces of a section that is too long for one vector."""
    mdx = origin.path.endswith(".mdx")
    for position, section in enumerate(sections(topic.text, mdx=mdx, skip=_frontmatter(topic.text))):
        heading = _join_headings(called, topic, section.headings)
        for line, text in _list_lines(section):
            whole = replace(_entry(origin, f"s.{digest(text)}", line, text, heading), position=position)
            yield whole
            if len(text) > 2 * LONGEST and len(pieces := chunks(text)) > 1:
                yield from parts(whole, text, pieces)


def _list_lines(section: Section) -> Iterator[tuple[int, str]]:
    """Yield a section's line and text; lines that read like an order to an agent are yielded separately."""
    if not instruction(section.text, "file"):
        yield section.line, section.text
        return
    lines = section.text.split("\n")
    orders = [number for number, line in enumerate(lines) if instruction(line, "file")]
    rest = "\n".join(line for number, line in enumerate(lines) if number not in orders)
    if not orders or instruction(rest, "file"):  # the order spans several lines
        yield section.line, section.text
        return
    if rest.strip():
        yield section.line, rest
    for number in orders:
        yield section.line + number, lines[number]


def _frontmatter(text: str) -> int:
    """Return the number of lines of the frontmatter; 0 if there is none."""
    if not text.startswith(("---\n", "---\r\n", "\ufeff---")):
        return 0
    for number, line in enumerate(split_lines(text)[1:], 2):
        if line.rstrip() in ("---", "..."):
            return number
    return 0


def _join_headings(called: str, topic: Topic, headings: Sequence[str]) -> str:
    return heading_path(topic.name, headings).replace(topic.name, called, 1)


# --------------------------------------------------------------------------------------------------
# Text and code


def _text(text: str, origin: Origin) -> Iterator[Entry]:
    text = storable(text)
    for piece in chunks(text):
        line = text.count("\n", 0, piece.start) + 1
        yield _entry(origin, f"p.{digest(piece.text)}", line, piece.text, origin.display_path)


def _code(text: str, language: str, origin: Origin) -> Iterator[Entry]:
    """Yield the symbols that the file defines, and the pieces of its text."""
    text = storable(text)
    found = extract_outline(text, language)
    if found is not None:
        yield from _module(found.doc, found.definitions, origin)
        for one in found.definitions:
            said = f"`{one.signature}`" + (f": {one.doc}" if one.doc else "")
            heading = f"{origin.display_path} › {one.name}"
            yield _entry(origin, f"c.{one.name}", one.line, said, heading, "code_ref")
    for piece in code(text, language):
        line = text.count("\n", 0, piece.start) + 1
        yield _entry(origin, f"p.{digest(piece.text)}", line, piece.text, origin.display_path, "code")


def _module(doc: str, definitions: Iterable[Definition], origin: Origin) -> Iterator[Entry]:
    names = [f"`{one.name}`" for one in definitions if "." not in one.name]
    if not names and not doc:
        return
    listed = f"defines {', '.join(names[:NAMED])}" + (" …" if len(names) > NAMED else "") if names else ""
    said = f"`{origin.display_path}`: {'; '.join(filter(None, (doc, listed)))}"
    yield _entry(origin, "module", 1, said, origin.display_path, "code_ref")
