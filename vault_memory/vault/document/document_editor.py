"""Turn the edits of a topic document into changed lines, following the document's own formatting."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from vault_memory.models import Add, Attributes, Cell, CellRef, Rewrite, Supersede, Topic, Update
from vault_memory.models.topic import SUPERSEDED_HEADING, is_superseded_heading, qualifiers
from vault_memory.text.search_words import select_search_words
from vault_memory.vault.document import frontmatter, frontmatter_edits, memory_block, structure
from vault_memory.vault.document.cells import (
    ParsedStatement,
    cell_id,
    clean,
    fold,
    format_statement,
    neutralise,
    parse_statement,
    proves_statement,
    statement_hash,
)
from vault_memory.vault.document.insertion_points import InsertionPoints
from vault_memory.vault.document.lines import bare, blank, ending
from vault_memory.vault.document.splices import Splices
from vault_memory.vault.document.split_document import split_document
from vault_memory.vault.document.structure import Bullets, ListItem
from vault_memory.vault.document.text_blocks import TextBlock, is_only_change
from vault_memory.vault.document.timestamps import format_time

DEFAULT_SECTION = "Notes"
ORPHANS_KEPT = timedelta(days=30)

_ID = re.compile(r"[A-Za-z0-9-]+")
_MARKER = re.compile(r"(?:[-*+]|\d{1,9}[.)])(?: {1,4}|\t)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d(?P<time>[T ]\d\d:\d\d)?(?P<seconds>:\d\d)?(?P<zone>Z|[+-]\d\d:?\d\d)?")


class Draft:
    """Collects the edits of one document; `text` returns the new text, `holds` checks the result."""

    def __init__(self, topic: Topic, now: datetime, *, reviewed: bool = False) -> None:
        self.topic, self.reviewed = topic, reviewed
        self.changed = False
        self._now = now
        parts = split_document(topic.text)
        self._bom, self._lines, self._front = parts.bom, parts.lines, parts.front
        self._found, self._memory, self.present = parts.layout, parts.memory, parts.ids
        self._newline = ending(self._lines)
        self._places = InsertionPoints(self._lines, self._front.end, self._found)
        self._splices = Splices(self._lines, self._newline, {heading.first for heading in self._found.headings})
        self._attributes: dict[str, Attributes] = {}
        self._additions: dict[str, list[list[str]]] = {}  # section → items, each its lines
        self._retired: list[list[str]] = []  # lines of superseded items
        self._summary: str | None = None
        self._summarised = 0
        self._added: dict[str, str] = {}
        self._superseded: dict[str, Cell] = {}
        self._updated: dict[str, tuple[Cell, str]] = {}  # id → the cell before, its new statement
        self._removed: list[Cell] = []
        self._dropped: set[str] = set()
        self._rewritten: TextBlock | None = None

    # ---------------------------------------------------------------------------------------------- edits

    def find(self, target: CellRef) -> list[Cell]:
        """Return the cells that ``target`` names."""
        return [cell for cell in self.topic.cells if target.names(cell)]

    def writable(self, add: Add) -> bool:
        return _ID.fullmatch(add.id) is not None and bool(neutralise(add.text))

    def remember(self, name: str, attributes: Attributes, statement: str) -> None:
        """Set the cell's line of the memory block; the statement's hash is left out if the id proves the statement."""
        self.changed = True
        proved = proves_statement(name, attributes.sources, statement)
        self._attributes[name] = replace(attributes, text="") if proved else attributes

    def add(self, add: Add) -> None:
        self._additions.setdefault(self._section(add.section), []).append([self._statement(add)])

    def supersede(self, cell: Cell, edit: Supersede, by: Add | None) -> None:
        """Strike the item and move it; ``by`` replaces it. An item without an id gets one, so that it can be cited."""
        known = cell.attributes or Attributes()
        successor = edit.by.id if edit.by else edit.successor
        name = cell.id or cell_id(self.topic.path, f"{cell.hash}.{cell.ordinal}", cell.text)
        ended = replace(known, superseded=edit.at, successor=successor or known.successor, asked="")
        self.remember(name, ended, cell.text)
        self._superseded[name] = cell
        bullets, item = self._item(cell)
        self._retired.append(self._strike_lines(item, name))
        if by is not None and edit.apart:
            self._remove(bullets, item)
            self.add(by)
        elif by is not None:
            marker = _marker(item)
            self._splices.replace(item.first, item.end, [f"{marker}{self._statement(by)}{self._newline}"])
        else:
            self._remove(bullets, item)

    def update(self, cell: Cell, edit: Update) -> bool:
        """Replace the item's statement under its id; return False if nothing changes. Its other lines stay."""
        text, known = neutralise(edit.text), cell.attributes or Attributes(role="person")
        sources = tuple(dict.fromkeys(known.sources + edit.attributes.sources))
        section = self._section(edit.section) if edit.section else ""
        moves = bool(section) and section.casefold() != (cell.headings[-1] if cell.headings else "").casefold()
        qualified = {name: value or getattr(known, name) for name, value in qualifiers(edit.attributes).items()}
        asked = self._select_search_words(qualified["asked"], text, section or " ".join(cell.headings[-1:]))
        if text == cell.text and sources == known.sources and not moves and asked == known.asked:
            return False
        name = cell.id or cell_id(self.topic.path, f"{cell.hash}.{cell.ordinal}", cell.text)
        made = replace(
            known,
            sources=sources,
            updated=None if known.updated is None and edit.at == known.created else edit.at,
            text=statement_hash(text),
            salience=max(filter(None, (known.salience, edit.attributes.salience)), default=known.salience),
            confidence=max(filter(None, (known.confidence, edit.attributes.confidence)), default=known.confidence),
            **(qualified | {"asked": asked}),
        )
        role = "person" if edit.attributes.role == "person" else made.role
        self.remember(name, replace(made, by=edit.attributes.by or made.by, role=role), text)
        self._updated[name] = (cell, text)
        bullets, item = self._item(cell)
        line = format_statement(replace(parse_statement(item.paragraph or ""), text=text, id=name))
        if moves:
            self._remove(bullets, item)
            self._additions.setdefault(section, []).append([line, *self._nest_lines(item)])
        else:
            self._splices.replace(item.first, item.paragraph_end, [f"{_marker(item)}{line}{self._newline}"])
        return True

    def rewrite(self, block: TextBlock, at: int, edit: Rewrite) -> None:
        """Replace whole lines that are not a statement; a draft with this edit has no other edit."""
        self.changed, self._rewritten = True, block
        end = at + len(edit.was.split("\n"))
        newline = self._lines[at][len(bare(self._lines[at])) :] or self._newline
        rows = [row + newline for row in edit.text.split("\n")] if edit.text else []
        last = self._lines[end - 1]
        if rows and bare(last) == last:  # the file ends there, without a line end
            rows[-1] = bare(rows[-1])
        self._splices.replace(at, end, rows)

    def remove(self, cell: Cell) -> None:
        """Remove the item and its line of the memory block."""
        self.changed = True
        self._removed.append(cell)
        self._remove(*self._item(cell))

    def drop(self, name: str) -> None:
        """Remove a line of the memory block; its cell is no longer in the document."""
        self.changed = True
        self._dropped.add(name)

    def unsummarise(self) -> None:
        """Remove the Summary section."""
        if self._found.summary is not None:
            self.changed = True
            self._summary, self._summarised = "", 0
            first, _, end = self._found.summary
            self._splices.replace(first, end, [])

    def summarise(self, text: str, cells: int = 0) -> bool:
        """Write the Summary section; return False if it already has this text or ``text`` is empty.

        ``cells``: the number of cells that it summarises, which is stored in the memory block.
        """
        paragraphs = [line for part in re.split(r"\n\s*\n", text) if (line := neutralise(part))]
        summary = "\n\n".join(paragraphs)
        if not summary or (summary == self.topic.summary and cells in (0, self._memory.summarised_cells)):
            return False
        self.changed = True
        self._summary, self._summarised = summary, cells
        rows = summary.split("\n")
        if self._found.summary is None:
            self._splices.insert(self._places.find_summary_line(), ["## Summary", "", *rows], apart=True)
            return True
        _, first, end = self._found.summary
        filled = [number for number in range(first, end) if not blank(self._lines[number])]
        if filled:
            self._splices.replace(filled[0], filled[-1] + 1, [row + self._newline for row in rows])
        else:
            self._splices.insert(first, rows, apart=True)
        return True

    # ---------------------------------------------------------------------------------------------- result

    def text(self, sources: Sequence[str]) -> str:
        """Return the document's new text."""
        for section in sorted(self._additions, key=lambda name: self._places.section(name) is None):
            self._append(section, self._additions[section])  # new sections last: both may begin at the same line
        if self._retired:
            self._append(SUPERSEDED_HEADING, self._retired)
        self._write_memory()
        for number in self._found.last_updated:
            line = _DATE.sub(self._date, self._lines[number], count=1)
            self._splices.replace(number, number + 1, [line])
        front, body = self._frontmatter(sources), self._splices.apply()
        blank_line = [self._newline] if not self._front.end and body and not blank(body[0]) else []
        return self._bom + "".join([*front, *blank_line, *body])

    def holds(self, after: Topic) -> bool:
        """Return whether ``after`` holds all intended changes and is unchanged everywhere else."""
        before = self.topic
        if self._rewritten is not None:
            return is_only_change(before, after, self._rewritten)
        new = {*self._added, *self._superseded, *self._updated}
        gone = [*self._superseded.values(), *self._removed, *(cell for cell, _ in self._updated.values())]
        cells = {cell.id: cell for cell in after.cells if cell.id in new}
        return (
            not after.malformed
            and after.name == before.name
            and [_content(c) for c in after.cells if c.id not in new]
            == [_content(c) for c in before.cells if c not in gone]
            and [(p.text, p.kind, p.headings) for p in after.passages]
            == [(p.text, p.kind, p.headings) for p in before.passages]
            and after.summary.replace("\r", "") == (before.summary if self._summary is None else self._summary)
            and all(
                cell_id in cells and cells[cell_id].text == text and not cells[cell_id].superseded
                for cell_id, text in self._added.items()
            )
            and all(
                name in cells and cells[name].superseded and _is_same_statement(cells[name], cell)
                for name, cell in self._superseded.items()
            )
            and all(
                name in cells and cells[name].text == text and fold(cells[name].detail) == fold(cell.detail)
                for name, (cell, text) in self._updated.items()
            )
        )

    # ---------------------------------------------------------------------------------------------- lines

    def _statement(self, add: Add) -> str:
        text = clean(add.text) if add.linked else neutralise(add.text)
        asked = self._select_search_words(add.attributes.asked, text, add.section)
        self.remember(add.id, replace(add.attributes, text=statement_hash(text), asked=asked), text)
        self._added[add.id] = text
        task = add.type == "task"  # the box shows the type
        box = add.box or (" " if task else "")
        typed = not (task or (add.linked and add.type == "fact"))
        return format_statement(ParsedStatement(text, add.type, add.id, box, typed=typed))

    def _select_search_words(self, asked: str, text: str, section: str) -> str:
        """Return the search words that occur neither in the statement nor in the headings above it."""
        return select_search_words(asked.split("; "), text, self.topic.name, section)

    def _item(self, cell: Cell) -> tuple[Bullets, ListItem]:
        return next(
            (bullets, item)
            for bullets in self._found.lists
            for item in bullets.items
            if item.first == cell.first_line - 1
        )

    def _strike_lines(self, item: ListItem, name: str) -> list[str]:
        """Return the struck statement of the item, and its other lines indented for a marker of two characters."""
        statement = parse_statement(item.paragraph or "")
        return [format_statement(replace(statement, struck=True, id=name)), *self._nest_lines(item)]

    def _nest_lines(self, item: ListItem) -> list[str]:
        """Return the item's other lines, indented for a marker of two characters."""
        shift = item.indent + max(len(item.marker) - 2, 0)
        return [re.sub(rf"^ {{0,{shift}}}", "", bare(line)) for line in self._lines[item.paragraph_end : item.end]]

    def _remove(self, bullets: Bullets, item: ListItem) -> None:
        """Remove the item and surplus blank lines after it; leave a blank line if blocks would run together."""
        lines, first, end = self._lines, item.first, item.end
        before = first == self._front.end or blank(lines[first - 1])
        behind = end >= len(lines) or blank(lines[end])
        edge = item is bullets.items[-1] or (bullets.ordered and item is bullets.items[0])
        headed = any(heading.end == first for heading in self._found.headings)
        gap = end
        while before and gap < len(lines) and blank(lines[gap]):
            gap += 1
        blank_line = [self._newline] if edge and not (before or headed or behind) else []
        self._splices.replace(first, end, blank_line, gap=gap)

    def _append(self, section: str, items: Sequence[Sequence[str]]) -> None:
        """Append items (lists of lines, the first without a marker) to the section's list; create section and list."""
        places = self._places
        heading = places.section(section)
        if heading is None:
            rows = [f"## {section}", *places.gap(), *_mark_items(items, places.bullet())]
            self._splices.insert(places.find_section_line(section), rows, apart=True)
            return
        end = places.content_end(heading)
        bullets = places.bullets(heading, end)
        if bullets is None:
            blank_line = end > heading.end or bool(places.gap())
            self._splices.insert(end, _mark_items(items, places.bullet()), apart=blank_line)
            return
        last = bullets.items[-1]
        rows = _mark_items(items, _marker(last), loose=places.loose(bullets))
        self._splices.insert(last.end, rows, apart=False)

    def _section(self, name: str) -> str:
        """Return the heading for a new cell: never the summary section or the one for superseded statements."""
        clean = neutralise(name.lstrip("# ")).rstrip("# ")
        if is_superseded_heading(clean) or clean.casefold() in {"", structure.SUMMARY}:
            return DEFAULT_SECTION
        return name if self._places.section(name) is not None else clean  # a heading may hold markdown

    def _date(self, found: re.Match[str]) -> str:
        now = format_time(self._now)
        time = f"{found['time'][0]}{now[11:16]}" if found["time"] else ""
        return now[:10] + time + (now[16:19] if found["seconds"] else "") + ("Z" if found["zone"] else "")

    # ---------------------------------------------------------------------------------------------- the machine's part

    def _write_memory(self) -> None:
        changed = dict(self._attributes)
        gone = [cell.id for cell in self._removed if cell.id] + sorted(self._dropped)
        for name, known in self._memory.attributes_by_id.items():
            if name in self._dropped:
                continue
            present = name in self.present
            if present and known.orphaned is not None:
                changed.setdefault(name, replace(known, orphaned=None))
            elif not present and known.orphaned is None:
                changed[name] = replace(known, orphaned=self._now)
            elif not present and known.orphaned is not None and self._now - known.orphaned > ORPHANS_KEPT:
                gone.append(name)
        block = memory_block.update(self._memory, changed, gone)
        if self._summary is not None:
            digest = statement_hash(self._summary) if self._summary else ""
            block = memory_block.set_summary_hash(block, digest, self._summarised)
        rows = memory_block.write(block)
        if not self._found.memories:
            self._splices.insert(self._places.find_last_line(), rows, apart=True)
            return
        (first, end), *others = self._found.memories
        old = {bare(line): line for line in self._lines[first:end]}
        head = bare(self._lines[first])
        opened = memory_block.HEAD.match(head)
        same = not others and "-->" not in head and opened is not None and opened[1] == memory_block.VERSION
        if same and memory_block.read_opening(head) == memory_block.read_opening(rows[0]):
            rows[0] = head
        indent = re.match(r"[ \t]*", head)
        prefix = indent[0] if indent else ""
        self._splices.replace(
            first, end, [old.get(row) or old.get(prefix + row) or prefix + row + self._newline for row in rows]
        )
        for other, other_end in others:
            self._splices.replace(other, other_end, [])

    def _frontmatter(self, sources: Sequence[str]) -> list[str]:
        if self._front.end:
            self._splices.replace(0, self._front.end, [])
            return frontmatter_edits.refresh(self._lines[: self._front.end], self._now, sources)
        values: dict[str, frontmatter.Value | datetime] = {frontmatter.UPDATED: self._now}
        if sources:
            values[frontmatter.SOURCES] = tuple(sources)
        return frontmatter.write(values, self._newline)


def _marker(item: ListItem) -> str:
    """Return the item's indent and marker, for an item next to it."""
    return " " * item.indent + (item.marker if _MARKER.fullmatch(item.marker) else "- ")


def _mark_items(items: Sequence[Sequence[str]], marker: str, *, loose: bool = False) -> list[str]:
    rows: list[str] = []
    for first, *nested in items:
        rows.extend([*([""] if loose else []), marker + first, *nested])
    return rows


def _content(cell: Cell) -> tuple[object, ...]:
    return cell.text, cell.type, cell.id, cell.box, cell.struck, cell.detail, cell.headings


def _is_same_statement(after: Cell, before: Cell) -> bool:
    return after.text == before.text and fold(after.detail) == fold(before.detail)
