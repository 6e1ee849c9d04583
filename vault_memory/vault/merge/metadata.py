"""Merge the metadata of a document: the memory block line by line, the frontmatter key by key."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import fields

from vault_memory.models import Attributes
from vault_memory.vault.document import frontmatter as properties
from vault_memory.vault.document import frontmatter_edits, memory_block
from vault_memory.vault.document.memory_block import MemoryBlock
from vault_memory.vault.document.memory_words import Source
from vault_memory.vault.document.timestamps import parse_time
from vault_memory.vault.merge.parts import Content
from vault_memory.vault.merge.three_way import mark_conflict, pick_changed

_EARLIER = {"created", "superseded", "orphaned"}  # fields for which the earlier date is kept
_KEY = re.compile(r"([^\s#:-][^:]*+):(?:\s|$)")
_NOTHING = Attributes()


def blocks(base: MemoryBlock, ours: MemoryBlock, theirs: MemoryBlock, present: Collection[str]) -> MemoryBlock:
    """Merge the block line by line; a line that one side removed is kept if its cell is (``present``)."""
    was, our, their = ({line.id: line for line in block.lines if line.id} for block in (base, ours, theirs))
    lines = []
    for cell_id in sorted({*our, *their}):
        mine, other, before = our.get(cell_id), their.get(cell_id), was.get(cell_id)
        if mine is None or other is None:
            only = mine or other
            if only is not None and (before is None or cell_id in present):
                lines.append(only)
            continue
        same = pick_changed(before, mine, other)
        if same is None:
            known = before.attributes if before is not None else _NOTHING
            same = memory_block.line_of(cell_id, attributes(known, mine.attributes, other.attributes))
        lines.append(same)
    strange = [line for line in ours.lines if not line.id]
    strange += [line for line in theirs.lines if not line.id and line not in strange and line not in base.lines]
    return MemoryBlock(ours.opening, (*strange, *lines), _sources(base, ours, theirs))


def _sources(base: MemoryBlock, ours: MemoryBlock, theirs: MemoryBlock) -> dict[str, Source]:
    """Return the sources of all three by label; the result does not depend on the order of the sides."""
    found = dict(base.sources)
    added = {*ours.sources.items(), *theirs.sources.items()} - {*found.items()}
    for label, source in sorted(added, key=lambda one: (int(one[0]), str(one[1]))):
        if source.name not in {each.name for each in found.values()}:
            free = label if label not in found else str(max(map(int, found)) + 1)
            found[free] = source
    return found


def attributes(base: Attributes, ours: Attributes, theirs: Attributes) -> Attributes:
    """Merge field by field. If both changed a field: union of lists, later date, earlier end, greater value."""
    values: dict[str, object] = {}
    for each in fields(Attributes):
        was, mine, other = (getattr(side, each.name) for side in (base, ours, theirs))
        if mine == other or other == was:
            values[each.name] = mine
        elif mine == was:
            values[each.name] = other
        elif isinstance(was, tuple):
            gone = {*was} - ({*mine} & {*other})
            values[each.name] = tuple(sorted(one for one in {*was, *mine, *other} if one not in gone))
        else:
            both = [one for one in (mine, other) if one is not None]
            values[each.name] = min(both) if each.name in _EARLIER else max(both)
    return Attributes(**values)  # type: ignore[arg-type]


def frontmatter(base: Content, ours: Content, theirs: Content, marks: int | None) -> tuple[list[str], list[str]]:
    """Return the merged lines and the keys that are in conflict."""
    was, our, their = (_keys(lines) for lines in (base, ours, theirs))
    out: list[str] = []
    conflicts: list[str] = []
    for key in dict.fromkeys([*our, *their]):
        sides = was.get(key, ()), our.get(key, ()), their.get(key, ())
        chosen = pick_changed(*sides)
        if chosen is None:
            chosen = _merge_key(key, *sides)
        if chosen is None:
            conflicts.append(key)
            chosen = tuple(mark_conflict(sides[1], sides[2], marks))
        out += chosen
    rules = ours or theirs
    return [rules[0], *out, rules[-1]], conflicts


def _merge_key(key: str, base: Content, ours: Content, theirs: Content) -> Content | None:
    """Merge a key that both sides changed: dates and lists can be merged; return None for other values."""
    values = [properties.read(["---\n", *lines, "---\n"]) for lines in (base, ours, theirs)]
    if key in {"updated", "created"}:
        times = [(parse_time(value.text(key)), lines) for value, lines in zip(values[1:], (ours, theirs), strict=True)]
        dated = [(time, lines) for time, lines in times if time is not None]
        if len(dated) < 2:
            return None
        return (max if key == "updated" else min)(dated)[1]
    was, mine, other = (value.list(key) for value in values)
    if not all(isinstance(value.values.get(key, ()), tuple) for value in values) or not (mine or other):
        return None
    added = [one for one in other if one not in was and one not in mine]
    gone = [one for one in was if one not in other]
    lines = frontmatter_edits.add_items(["---\n", *(ours or theirs), "---\n"], key, added)[1:-1]
    return tuple(line for line in lines if not any(_is_item(line, one) for one in gone))


def _is_item(line: str, value: str) -> bool:
    found = re.fullmatch(r"\s*+-\s++(.*)", line.rstrip())
    return found is not None and found[1].strip("'\"") == value


def _keys(front: Sequence[str]) -> dict[str, Content]:
    """Return the lines of each top-level key; comments belong to the key above them."""
    found: dict[str, Content] = {}
    key = ""
    for line in front[1:-1]:
        named = _KEY.match(line)
        key = named[1].rstrip() if named else key
        found[key] = (*found.get(key, ()), line)
    return found
