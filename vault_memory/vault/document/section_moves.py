"""Move sections of topic documents: split one off into a new document, or merge all of a document into another."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Topic
from vault_memory.models.topic import is_superseded_heading
from vault_memory.vault.document import frontmatter, frontmatter_edits, memory_block, structure
from vault_memory.vault.document.cells import neutralise
from vault_memory.vault.document.lines import bare, blank, ending, split
from vault_memory.vault.document.memory_block import MemoryBlock
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.document.split_document import read_memory
from vault_memory.vault.document.structure import SUMMARY, DocumentLayout, Heading
from vault_memory.vault.document.topic_text import parse

_ID = re.compile(r"\^([A-Za-z0-9-]+)(?=\s|$)")


@dataclass(frozen=True, slots=True)
class TopicSection:
    """Lines ``first`` to ``end`` of a document, with the heading; ``headings``: its own heading and those inside it."""

    heading: str
    first: int
    body: int  # where the text under the heading begins
    end: int
    headings: tuple[str, ...]
    lines: tuple[str, ...]


def list_section_names(topic: Topic) -> list[str]:
    """Return the names of sections that can be split out."""
    return [heading.text for heading in _layout(topic)[2].headings if _is_section(heading)]


def find(topic: Topic, name: str) -> TopicSection:
    """Return the first section of that name, ignoring case. Raises NotFoundError with the existing names."""
    _, lines, found = _layout(topic)
    wanted = fold_name(name.lstrip("# "))
    for position, heading in enumerate(found.headings):
        if _is_section(heading) and fold_name(heading.text) == wanted:
            later = found.headings[position + 1 :]
            end = _end(
                found, heading.first, next((each.first for each in later if each.level <= heading.level), len(lines))
            )
            inside = [each.text for each in later if each.first < end]
            span = tuple(lines[heading.first : end])
            return TopicSection(heading.text, heading.first, heading.end, end, (heading.text, *inside), span)
    names = list_section_names(topic)
    near = difflib.get_close_matches(name, names, 1)
    hint = f"; did you mean '{near[0]}'?" if near else f"; there are: {', '.join(names)}" if names else ""
    raise NotFoundError(f"no section '{name}' in '{topic.name}'{hint}")


def block_ids(section: TopicSection) -> frozenset[str]:
    return frozenset(found for line in section.lines for found in _ID.findall(line))


def split_section(topic: Topic, section: TopicSection, name: str, path: str) -> tuple[str, str]:
    """Return the document without the section, and a new document of it, each with its lines of the memory block."""
    bom, lines, found = _layout(topic)
    newline = ending(lines)
    block, ids = read_memory(lines, found), block_ids(section)
    mine = tuple(line for line in block.lines if line.id in ids)
    others = replace(block, lines=tuple(line for line in block.lines if line.id not in ids))
    kept = [*lines[: section.first], *lines[section.end :]]
    left = bom + "".join(replace_block(kept, structure.scan(kept, frontmatter.read(kept).end), others))
    sources = tuple(dict.fromkeys(s.partition("#")[0] for line in mine for s in line.attributes.sources))
    values: dict[str, frontmatter.Value | datetime] = {"topic": name}
    values |= {key: at for key, at in (("created", topic.created), ("updated", topic.updated)) if at is not None}
    values[frontmatter.SOURCES] = sources
    head = frontmatter.write(values, newline)
    heading = () if fold_name(section.heading) == fold_name(name) else lines[section.first : section.body]
    text = [*heading, *lines[section.body : section.end]]
    while text and blank(text[0]):
        text.pop(0)
    whole = [*head, newline, f"# {neutralise(name)}{newline}", newline, *_end_lines(text, newline)]
    if mine:
        whole += [newline, *(row + newline for row in memory_block.write(MemoryBlock(lines=mine)))]
    after, made = parse(left, topic.path), parse("".join(whole), path)
    _check([topic], [after, made])
    return left, made.text


def merge_topics(into: Topic, topic: Topic) -> tuple[str, tuple[str, ...]]:
    """Merge ``topic`` into ``into`` under headings of the same name; also return what could not be moved."""
    _, theirs, found = _layout(topic)
    text, present = into.text, {cell.id for cell in into.cells if cell.id}
    for heading, lines in _pieces(topic, theirs, found):
        text = _append_to_section(parse(text, into.path), heading, lines)
    bom, lines, layout = _layout(parse(text, into.path))
    block, other = read_memory(lines, layout), read_memory(theirs, found)
    known = {line.id for line in block.lines}
    block = replace(block, lines=(*block.lines, *(line for line in other.lines if line.id not in known)))
    lines = replace_block(lines, layout, block)
    front = frontmatter.read(lines)
    head, notes = _front(lines[: front.end], topic, into, ending(lines))
    body = lines[front.end :]
    text = bom + "".join([*head, *([ending(lines)] if not front.end and not blank(body[0]) else []), *body])
    after = parse(text, into.path)
    twice = present & {cell.id for cell in topic.cells if cell.id}
    if twice:
        raise InputError(f"'{into.name}' and '{topic.name}' both hold ^{min(twice)}: take it out of one of them")
    _check([into, topic], [after])
    return text, notes


def replace_block(lines: Sequence[str], found: DocumentLayout, block: MemoryBlock) -> list[str]:
    """Return the lines with this memory block instead of the existing ones; at the end if there are none."""
    newline = ending(lines)
    rows = [row + newline for row in memory_block.write(block)] if not block.empty else []
    out: list[str] = []
    at = 0
    for number, (first, end) in enumerate(found.memories):
        out += [*lines[at:first], *(rows if not number else ())]
        at = end
    out += lines[at:]
    if not found.memories and rows:
        out = [*_end_lines(out, newline), newline, *rows]
    return out


# --------------------------------------------------------------------------------------------------


def _layout(topic: Topic) -> tuple[str, list[str], DocumentLayout]:
    bom, lines = split(topic.text)
    return bom, lines, structure.scan(lines, frontmatter.read(lines).end)


def _is_section(heading: Heading) -> bool:
    return (
        not heading.title and not is_superseded_heading(heading.text) and heading.text.casefold() not in {SUMMARY, ""}
    )


def _end(found: DocumentLayout, start: int, end: int) -> int:
    """Return the end of the content before a memory block or the date line in between."""
    bounds = [first for first, _ in found.memories] + list(found.last_updated)
    return min([end, *(bound for bound in bounds if bound >= start)])


def _pieces(topic: Topic, lines: Sequence[str], found: DocumentLayout) -> Iterator[tuple[str, list[str]]]:
    """Yield each heading's line with its text. Text outside any section gets the topic's name as its heading."""
    skipped = {number for first, end in found.memories for number in range(first, end)} | set(found.last_updated)
    start = frontmatter.read(lines).end
    title = next((heading for heading in found.headings if heading.title), None)
    tops = [heading for heading in found.headings if not heading.title and heading.level <= 2]
    first = tops[0].first if tops else len(lines)
    own = [lines[n] for n in range(start, first) if n not in skipped and not (title and title.first <= n < title.end)]
    yield f"## {topic.name}", own
    for position, heading in enumerate(tops):
        end = tops[position + 1].first if position + 1 < len(tops) else len(lines)
        text = [lines[n] for n in range(heading.end, end) if n not in skipped]
        if heading.text.casefold() == SUMMARY and heading.level == 2:
            if not topic.summary_ours:
                yield f"## {topic.name}", text
            continue
        yield "".join(bare(line) for line in lines[heading.first : heading.end]), text


def _append_to_section(topic: Topic, heading: str, text: Sequence[str]) -> str:
    """Return the document with the text appended to the section of that heading, which is created if missing."""
    text = list(text)
    while text and blank(text[0]):
        text.pop(0)
    while text and blank(text[-1]):
        text.pop()
    if not text:
        return topic.text
    bom, lines, found = _layout(topic)
    newline = ending(lines)
    wanted = heading.lstrip("# ").casefold()
    position = next((n for n, h in enumerate(found.headings) if not h.title and h.text.casefold() == wanted), None)
    new: list[str] = []
    if position is not None:
        here = found.headings[position]
        later = (each.first for each in found.headings[position + 1 :] if each.level <= here.level)
        at = _end(found, here.first, next(later, len(lines)))
    else:
        retired = (h.first for h in found.headings if h.level == 2 and is_superseded_heading(h.text))
        at = _end(found, frontmatter.read(lines).end, next(retired, len(lines)))
        new = [f"{heading}{newline}", newline]
    while at and blank(lines[at - 1]):
        at -= 1
    before = lines[at - 1] if at else ""
    listed = not new and re.match(r" {0,3}[-*+] ", text[0]) and re.match(r"\s*[-*+] ", before)
    gap = [] if listed or not at else [newline]
    behind = [] if at < len(lines) and blank(lines[at]) else [newline]
    rows = [bare(line) + newline for line in text]
    return bom + "".join([*_end_lines(lines[:at], newline), *gap, *new, *rows, *behind, *lines[at:]])


def _front(head: Sequence[str], topic: Topic, into: Topic, newline: str) -> tuple[list[str], tuple[str, ...]]:
    """Return the frontmatter with the names, sources and tags of both, and notes on properties that were not copied."""
    rows = list(head) or frontmatter.write({}, newline)
    taken = {fold_name(name) for name in (into.name, *into.aliases)}
    aliases = [name for name in (topic.name, *topic.aliases) if fold_name(name) not in taken]
    for key, values in (("aliases", aliases), (frontmatter.SOURCES, topic.sources), ("tags", topic.tags)):
        if values:
            rows = frontmatter_edits.add_items(rows, key, list(dict.fromkeys(values)))
    theirs = frontmatter.read(split(topic.text)[1])
    ours = frontmatter.read(rows)
    known = {"topic", "aliases", "tags", "created", "updated", "merge_pending", frontmatter.SOURCES, *ours.values}
    lost = [key for key, value in theirs.values.items() if key not in known or ours.values.get(key, value) != value]
    own = {"topic", "aliases", "tags", "created", "updated", frontmatter.SOURCES, frontmatter.LINKED_SOURCES, "related"}
    notes = tuple(f"the property '{key}' of {topic.name} was not taken along" for key in lost if key not in own)
    if topic.updated is not None and (into.updated is None or topic.updated > into.updated):
        rows = frontmatter_edits.refresh(rows, topic.updated, ())
    return rows, notes


def _end_lines(lines: Sequence[str], newline: str) -> list[str]:
    """Strip blank lines at the end and add one line end."""
    out = list(lines)
    while out and blank(out[-1]):
        out.pop()
    return [*out[:-1], bare(out[-1]) + newline] if out else out


def _check(before: Sequence[Topic], after: Sequence[Topic]) -> None:
    """Check that every statement and passage is kept. Raises InputError; then nothing is written."""

    cells = [[c for t in topics for c in t.cells] for topics in (before, after)]
    said = [Counter((c.text, c.type, c.id, c.box, c.struck, c.detail) for c in each) for each in cells]
    prose = [Counter((p.text, p.kind) for t in topics for p in t.passages) for topics in (before, after)]
    if any(topic.malformed for topic in after) or said[0] != said[1] or prose[0] - prose[1]:
        raise InputError(f"{before[0].path}: its structure leaves no safe way to do this; move the text by hand")
