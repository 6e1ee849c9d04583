"""Parse the text of a topic document into a `Topic`, without loss.

A Topic contains its text, everything else in it is derived from the text, and only the text is written. So every part
that no edit changes stays the same, byte for byte. Nothing here raises: a file that cannot be parsed becomes a Topic
with problems, which is searched as text and never written.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from pathlib import PurePosixPath

from vault_memory.models import Attributes, Cell, Passage, Problem, Topic
from vault_memory.models.topic import CHECKSUM
from vault_memory.text.spans import remove_spans
from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.cells import (
    ParsedStatement,
    clean,
    fold,
    holds_only_links,
    neutralise,
    parse_statement,
    proves_statement,
    statement_hash,
)
from vault_memory.vault.document.lines import bare, blank, split
from vault_memory.vault.document.recent_texts import RecentTexts
from vault_memory.vault.document.split_document import drop_memory_block, split_document
from vault_memory.vault.document.structure import DocumentLayout, ListItem, MarkdownBlock
from vault_memory.vault.document.timestamps import parse_time

MAX_BYTES = 4 * 1024 * 1024  # a larger file is reported, and searched as text up to here

_REMEMBERED = 8_192  # statements in a cache
_COMMENT = re.compile("<!--")
_TAG = re.compile(r"<[^<>]*>")
_TRAILING_ID = re.compile(r"(?:^|(?<=\s))\^[A-Za-z0-9-]+$")


def decode(data: bytes, path: str) -> Topic:
    """Parse the document in a file's bytes; one that is not UTF-8 text is malformed."""
    if len(data) > MAX_BYTES:
        return _truncate_topic(data, path)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _parse_as_text(data.decode("utf-16", errors="replace"), path, 0, "is UTF-16; save it as UTF-8")
    try:
        return parse(data.decode(), path)
    except UnicodeDecodeError as error:
        line = len(split(data[: error.start].decode() + "x")[1])
        return _parse_as_text(data.decode(errors="replace"), path, line, "not UTF-8; save it as UTF-8")


def parse(text: str, path: str) -> Topic:
    """Parse the document in ``text``. If it has no name of its own, the name comes from ``path``.

    Results are cached: an archive run reads one document half a dozen times.
    """
    return _recent.get(text, lambda: _parse(text, path), path)


_recent: RecentTexts[Topic] = RecentTexts(2 * 1024 * 1024)  # some 10 MB


def _parse(text: str, path: str) -> Topic:
    if "\0" in text:
        return Topic(path, text, _stem(path), problems=(Problem(path, 0, "is not text (it holds NUL bytes)"),))
    parts = split_document(text)
    lines, front, found = parts.lines, parts.front, parts.layout
    problems = [front.problem] if front.problem else []
    problems += [(line + 1, message) for line, message in found.problems]
    name = _name(front, found, path)
    if problems:
        wrong = tuple(Problem(path, line, message) for line, message in problems)
        return Topic(path, text, name, passages=tuple(_paragraphs(lines)), problems=wrong)
    memory = parts.memory
    known = memory.attributes_by_id
    cells, loose = _cells(lines, found, known)
    summary = _summary(lines, found)
    return Topic(
        path=path,
        text=text,
        name=name,
        aliases=front.list("aliases"),
        tags=tuple(tag.lstrip("#") for value in front.list("tags") for tag in _tags(front, value)),
        created=parse_time(front.text("created")),
        updated=parse_time(front.text("updated")),
        sources=front.list(frontmatter.SOURCES),
        summary=summary,
        summary_ours=not summary or memory.summary == statement_hash(summary)[:CHECKSUM],
        summarised=memory.summarised_cells,
        merge_pending=front.text("merge_pending"),
        pinned=front.text("pinned").casefold() in {"true", "yes"},
        cells=tuple(cells),
        passages=tuple(sorted([*loose, *_passages(found)], key=lambda passage: passage.first_line)),
        orphans=tuple((cell_id, known[cell_id]) for cell_id in sorted(known) if cell_id not in parts.ids),
    )


def create_topic(
    name: str, path: str, *, created: datetime, merge_pending: str = "", aliases: Sequence[str] = ()
) -> Topic:
    """Return a new document with frontmatter and title. ``merge_pending``: the topic it is to be merged into (A6)."""
    title = clean(name) or _stem(path)
    values: dict[str, frontmatter.Value | datetime] = {"topic": title}
    if aliases:
        values["aliases"] = tuple(aliases)
    values |= {"created": created, frontmatter.UPDATED: created, frontmatter.SOURCES: ()}
    if merge_pending:
        values["merge_pending"] = clean(merge_pending)
    return parse("".join(frontmatter.write(values, "\n")) + f"\n# {neutralise(title)}\n", path)


def body_for_reading(topic: Topic) -> str:
    """Return the text without frontmatter and memory block, for a terminal."""
    _, lines = split(topic.text)
    front = frontmatter.read(lines)
    return "".join(drop_memory_block(lines, structure.scan(lines, front.end))[front.end :])


def body_on_its_lines(topic: Topic) -> str:
    """Return the body for reading with the file's line numbers: omitted parts become blank lines."""
    _, lines = split(topic.text)
    front = frontmatter.read(lines)
    found = structure.scan(lines, front.end)
    shown = ["\n"] * front.end + list(lines[front.end :])
    for first, end in (*found.memories, *((line, line + 1) for line in found.last_updated)):
        shown[first:end] = ["\n"] * (end - first)
    return "\n".join(bare(line) for line in shown)


# --------------------------------------------------------------------------------------------------


def _truncate_topic(data: bytes, path: str) -> Topic:
    """Parse an oversized document as text up to a size that a person might have written."""
    read = data[:MAX_BYTES].rpartition(b"\n")[0] or data[:MAX_BYTES]
    lines, most = read.count(b"\n") + 1, MAX_BYTES // 1024**2
    problem = f"is larger than {most} MiB: only its first {lines:,} lines ({most} MiB) are searched; split it up"
    known = _parse_as_text(read.decode(errors="replace"), path, lines + 1, problem)
    return replace(known, text=data.decode(errors="replace"))


def _parse_as_text(text: str, path: str, line: int, problem: str) -> Topic:
    problems = (Problem(path, line, problem),)
    passages = () if "\0" in text else tuple(_paragraphs(split(text)[1]))
    return Topic(path, text, _stem(path), passages=passages, problems=problems)


def _stem(path: str) -> str:
    return PurePosixPath(path).name.removesuffix(".md")


def _name(front: frontmatter.Properties, found: DocumentLayout, path: str) -> str:
    title = next((heading.text for heading in found.headings if heading.title and heading.text), "")
    return fold(front.text("topic")) or title or _stem(path)


def _tags(front: frontmatter.Properties, value: str) -> list[str]:
    """Return the tags: Obsidian accepts a list, or one string with commas or spaces between."""
    return re.split(r"[,\s]+", value.strip()) if front.text("tags") else [value]


def _summary(lines: Sequence[str], found: DocumentLayout) -> str:
    if found.summary is None:
        return ""
    _, first, end = found.summary
    return "\n".join(bare(line) for line in lines[first:end]).strip()


def _cells(
    lines: Sequence[str], found: DocumentLayout, known: Mapping[str, Attributes]
) -> tuple[list[Cell], list[Passage]]:
    """Return the cells, and as passages the items that are not cells but contain more than a link."""
    cells: list[Cell] = []
    loose: list[Passage] = []
    equals: Counter[str] = Counter()
    for bullets in found.lists:
        if found.is_in_summary(bullets.first):
            continue
        path = found.headings_above(bullets.first)
        for item in bullets.items:
            statement = parse_statement(item.paragraph or "")
            detail = _detail(lines[item.paragraph_end : item.end])
            if item.paragraph is None or not statement.is_cell:
                text = _detail([_strip_marker(lines, item), *lines[item.first + 1 : item.end]])
                if not holds_only_links(fold(text)) and statement.text + detail:
                    loose.append(Passage(text, "prose", path, item.first + 1, item.end))
                continue
            hashed = statement_hash(statement.text)
            cells.append(
                Cell(
                    text=statement.text,
                    type=statement.type,
                    id=statement.id,
                    hash=hashed,
                    ordinal=equals[hashed],
                    headings=path,
                    first_line=item.first + 1,
                    last_line=item.end,
                    detail=detail,
                    box=statement.box,
                    struck=statement.struck,
                    attributes=_find_attributes(statement, known, hashed),
                )
            )
            equals[hashed] += 1
    return cells, loose


def _find_attributes(statement: ParsedStatement, known: Mapping[str, Attributes], hashed: str) -> Attributes | None:
    """Return the cell's attributes from the memory block; a missing hash is restored if the id proves the statement."""
    found = known.get(statement.id) if statement.id else None
    if found is not None and not found.text and proves_statement(statement.id, found.sources, statement.text):
        return _set_hash(found, hashed[:CHECKSUM])
    return found


@lru_cache(_REMEMBERED)
def _set_hash(known: Attributes, hashed: str) -> Attributes:
    return replace(known, text=hashed)


def _strip_marker(lines: Sequence[str], item: ListItem) -> str:
    width = item.indent + len(item.marker)
    return " " * width + lines[item.first][width:]


def _detail(lines: Sequence[str]) -> str:
    """Return the lines without their common indent."""
    if not lines:
        return ""
    shown = [bare(line).expandtabs(4) for line in lines]
    indent = min((len(line) - len(line.lstrip(" ")) for line in shown if not blank(line)), default=0)
    return "\n".join(line[indent:].rstrip() for line in shown).strip("\n")


def _passages(found: DocumentLayout) -> Iterator[Passage]:
    for block in found.blocks:
        text = _readable(block)
        if not text or found.is_in_summary(block.first):
            continue
        kind = block.kind if block.kind in {"table", "code"} else "prose"
        yield Passage(text, kind, found.headings_above(block.first), block.first + 1, block.end, block.language)


def _readable(block: MarkdownBlock) -> str:
    match block.kind:
        case "html":
            return "\n".join(filter(None, (_TAG.sub("", line).strip() for line in _strip_comments(block.text))))
        case "prose" | "quote":
            text = _TRAILING_ID.sub("", block.text.strip()).rstrip()
            return "" if holds_only_links(fold(text)) else text
        case _:
            return block.text


def _strip_comments(html: str) -> list[str]:
    return remove_spans(html, _COMMENT, lambda _: "-->").split("\n")


def _paragraphs(lines: Sequence[str]) -> Iterator[Passage]:
    """Yield the runs of lines between blank lines: all that can be read of a malformed document."""
    start = 0
    for number in range(len(lines) + 1):
        if number < len(lines) and not blank(lines[number]):
            continue
        if start < number:
            text = "\n".join(bare(line) for line in lines[start:number])
            yield Passage(text, "prose", (), start + 1, number)
        start = number + 1
