"""Merge two versions of a document with a common ancestor, cell by cell.

This is used for branches of a vault (`init --git` installs it as git's merge driver) and for undo. The parts of a
document are merged separately: frontmatter by key (the later date, the union of lists), the summary as one value (a
person's has precedence), the memory block by line, each cell by its id, or by its text if it has no id. The rest is an
order of headings, cells and lines of prose: if both sides changed it at the same place, the cells of both are kept, and
only prose that both changed is a conflict.

The result is parsed again; if it does not contain every merged cell, the documents are merged by lines, as in git.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from vault_memory.models.topic import is_superseded_heading
from vault_memory.vault.document import memory_block
from vault_memory.vault.document.lines import BOM, blank, ending, split
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.merge import metadata
from vault_memory.vault.merge.parts import CELLS, DATE, MEMORY, SUMMARY, Content, DocumentParts, Token
from vault_memory.vault.merge.three_way import mark_conflict, merge_lines, pick_changed, regions
from vault_memory.vault.merge.transcript_merge import unite


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge. ``conflicts``: descriptions. ``kept``: cells that one side removed, the other changed."""

    text: str
    conflicts: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


def merge(base: str, ours: str, theirs: str, *, marks: int | None = 7) -> Merged:
    """Merge the changes of both sides. ``marks``: length of the conflict markers; None: keep our side instead."""
    if (same := pick_changed(base, ours, theirs)) is not None:
        return Merged(same)
    topics = [parse(text, "document.md") for text in (base, ours, theirs)]
    merged = None
    if not any(topic.malformed for topic in topics):
        newline = ending(split(ours)[1])
        one, two, three = (DocumentParts(topic, newline) for topic in topics)
        two.tokens, three.tokens = _mark_moves(one, two, three), _mark_moves(one, three, two)
        merged = _Merger(one, two, three, newline=newline, marks=marks).run()
        if merged is None and marks is not None and two.bom == three.bom:
            # The position of a heading depends on the order of the sides: the merge may succeed with them exchanged.
            other = _Merger(one, three, two, newline=newline, marks=marks).run()
            merged = other if other is not None and not other.conflicts else None
    return merged or _merge_lines(base, ours, theirs, marks)


def merge_transcripts(base: str, ours: str, theirs: str, *, marks: int | None = 7) -> Merged:
    """Merge two versions of one conversation: the messages and the archived markers of both."""
    text = pick_changed(base, ours, theirs)
    if text is None:
        text = unite(base, ours, theirs)
    return _merge_lines(base, ours, theirs, marks) if text is None else Merged(text)


def strip_cells(text: str) -> str:
    """Return frontmatter, title and prose of the document: no cells, summary, memory block or other headings."""
    parts = DocumentParts(parse(text, "document.md"), ending(split(text)[1]))
    title = next((token for token in parts.tokens if token[0] == "head"), None)
    kept = [value for kind, value in parts.tokens if kind == "line" or (kind, value) == title]
    return parts.bom + "".join([*parts.front, *kept])


def _merge_lines(base: str, ours: str, theirs: str, marks: int | None) -> Merged:
    """Merge line by line, as git would."""
    lines, conflicts = merge_lines(split(base)[1], split(ours)[1], split(theirs)[1], marks)
    bom = BOM if ours.startswith(BOM) else ""
    return Merged(bom + "".join(lines), ("lines that both sides changed",) * bool(conflicts))


@dataclass(slots=True)
class _Merger:
    base: DocumentParts
    ours: DocumentParts
    theirs: DocumentParts
    newline: str
    marks: int | None
    conflicts: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def run(self) -> Merged | None:
        """Run the merge; return None if the result does not contain the intended content."""
        tokens = self._skeleton()
        summary, speaker = self._summary()
        texts = {key: self._cell(key) for kind, key in tokens if kind in CELLS}
        block = self._memory({key.partition("#")[0] for key in texts}, speaker)
        special = {SUMMARY: summary, MEMORY: block, DATE: self._date()}
        body: list[str] = []
        seen: set[str | Token] = set()
        past: list[Token] = []
        for token in tokens:
            kind, value = token
            if kind in CELLS or token in special:
                name = value if kind in CELLS else token
                if name not in seen:
                    past += [token] if kind == "past" else []
                    body += texts[value] if kind in CELLS else special[token] or ()
                seen.add(name)
            else:
                body += [value] if kind == "mark" else split(value)[1]
        if block and MEMORY not in seen:
            body += [*([self.newline] if body and not blank(body[-1]) else []), *block]
        text = self.ours.bom + "".join([*self._front(), *body])
        if not self.conflicts and not self._holds(text, texts, past):
            return None
        return Merged(text, tuple(dict.fromkeys(self.conflicts)), tuple(self.kept))

    def _holds(self, text: str, texts: Mapping[str, Content], past: Iterable[Token]) -> bool:
        """Return whether the text is a document with exactly these cells, and those in ``past`` under Superseded."""
        parsed = parse(text, "document.md")
        if parsed.malformed:
            return False
        again = DocumentParts(parsed, self.newline)
        said = (Counter("".join(c).rstrip() for c in cells.values()) for cells in (again.cells, texts))
        return next(said) == next(said) and {t for t in again.tokens if t[0] == "past"} == set(past)

    # ------------------------------------------------------------------------------------- order of the parts

    def _skeleton(self) -> list[Token]:
        base = [self._distinct(token) for token in self.base.tokens]
        out: list[Token] = []
        for region in regions(base, self.ours.tokens, self.theirs.tokens):
            if region.merged is not None:
                out += region.merged
            else:
                out += self._merge_region(region.base, region.ours, region.theirs)
        pairs = {pair for side in (self.ours, self.theirs) for pair in zip(side.tokens, side.tokens[1:], strict=False)}
        return _separate_neighbours(self._restore_headings(out), pairs, self.newline)

    def _restore_headings(self, tokens: Sequence[Token]) -> list[Token]:
        """Restore headings that one side removed where the other side added something under them."""
        above = {**_headings(self.theirs.tokens), **_headings(self.ours.tokens)}
        present = {_heading(token) for token in tokens if token[0] == "head"}
        out: list[Token] = []
        for token in tokens:
            head = above.get(token) if token[0] in CELLS else None
            if head is not None and _heading(head) not in present:
                out += [head, ("line", self.newline)]
                present.add(_heading(head))
            out.append(token)
        return out

    def _distinct(self, token: Token) -> Token:
        """Return the token; if one side removed the cell and the other changed it, mark it ``was``, which keeps it."""
        kind, key = token
        if kind not in CELLS:
            return token
        left = [side for side in (self.ours.cells.get(key), self.theirs.cells.get(key)) if side is not None]
        if len(left) == 1 and left[0] != self.base.cells[key]:
            self.kept.append(key)
            return "was", key
        return token

    def _merge_region(self, base: Sequence[Token], ours: Sequence[Token], theirs: Sequence[Token]) -> list[Token]:
        """Merge a region that both changed: keep cells and headings of both; prose that both changed is a conflict."""
        was, our, their = (_prose(side) for side in (base, ours, theirs))
        if (was != our and was != their and our != their) or _is_reworded(base, ours, theirs):
            self.conflicts.append("text that both sides changed")
            if self.marks is None:
                return list(ours)
            lines = mark_conflict(
                self._render_tokens(self.ours, ours), self._render_tokens(self.theirs, theirs), self.marks
            )
            special = [token for token in dict.fromkeys([*ours, *theirs]) if token in {SUMMARY, MEMORY, DATE}]
            return [*(("mark", line) for line in lines), *special]
        return _unite_tokens(base, ours, theirs) if their == was else _unite_tokens(base, theirs, ours)

    def _render_tokens(self, side: DocumentParts, tokens: Sequence[Token]) -> list[str]:
        out: list[str] = []
        for kind, value in tokens:
            out += side.cells[value] if kind in CELLS else split(value)[1]
        return out

    # ------------------------------------------------------------------------------------- content of the parts

    def _cell(self, key: str) -> Content:
        base, ours, theirs = (side.cells.get(key) for side in (self.base, self.ours, self.theirs))
        if ours is None or theirs is None:
            return ours or theirs or ()
        same = pick_changed(base or (), ours, theirs)
        if same is None:
            self.conflicts.append(f"cell ^{key}")
            same = tuple(mark_conflict(ours, theirs, self.marks))
        return same

    def _summary(self) -> tuple[Content | None, DocumentParts]:
        """Return the summary's text, and the side whose memory block has its hash."""
        base, ours, theirs = self.base, self.ours, self.theirs
        if theirs.summary in (base.summary, ours.summary):
            return ours.summary, ours
        if ours.summary == base.summary or ours.summary is None:
            return theirs.summary, theirs
        if theirs.summary is None:
            return ours.summary, ours
        match ours.topic.summary_ours, theirs.topic.summary_ours:
            case False, False:
                lines, conflicts = merge_lines(base.summary or (), ours.summary, theirs.summary, self.marks)
                self.conflicts += ["the summary"] * bool(conflicts)
                return tuple(lines), ours
            case True, True if self.marks is not None:
                best = max((ours, theirs), key=lambda s: (s.memory.summarised_cells, str(s.topic.updated), s.summary))
            case our_machine, _:
                best = theirs if our_machine and self.marks is not None else ours
        return best.summary, best

    def _date(self) -> Content:
        base, ours, theirs = self.base.date or (), self.ours.date or (), self.theirs.date or ()
        same = pick_changed(base, ours, theirs)
        return same if same is not None else max(ours, theirs)

    def _memory(self, present: set[str], speaker: DocumentParts) -> Content:
        held = present | (self.ours.ids & self.theirs.ids)
        block = metadata.blocks(self.base.memory, self.ours.memory, self.theirs.memory, held)
        block = replace(block, opening=speaker.memory.opening)
        for side in (self.ours, self.theirs):
            if side.block and memory_block.write(block) == memory_block.write(side.memory):
                return side.block
        if block.empty:
            return ()
        return tuple(row + self.newline for row in memory_block.write(block))

    def _front(self) -> Sequence[str]:
        base, ours, theirs = self.base.front, self.ours.front, self.theirs.front
        if (same := pick_changed(base, ours, theirs)) is not None:
            return same
        lines, conflicts = metadata.frontmatter(base, ours, theirs, self.marks)
        self.conflicts += [f"the property '{key}'" for key in conflicts]
        return lines


# --------------------------------------------------------------------------------------------------


def _prose(tokens: Sequence[Token]) -> list[Token]:
    return [token for token in tokens if token[0] == "line" and not blank(token[1])]


def _is_reworded(base: Sequence[Token], ours: Sequence[Token], theirs: Sequence[Token]) -> bool:
    """Return whether both sides reworded a cell without an id, in different ways."""

    def nameless(tokens: Sequence[Token]) -> set[Token]:
        return {token for token in tokens if token[0] in CELLS and "." in token[1]}

    was, our, their = nameless(base), nameless(ours), nameless(theirs)
    return bool(was - our - their) and bool(our - was - their) and bool(their - was - our)


def _unite_tokens(base: Sequence[Token], main: Sequence[Token], other: Sequence[Token]) -> list[Token]:
    """Return ``main`` without the cells that ``other`` removed and with those that it added, under their headings."""
    was = set(base)
    gone = {token for token in was if token[0] in CELLS} - set(other)
    emptied = {token for token in was if token[0] == "head"} - set(other)
    out = _drop_empty_headings([token for token in main if token not in gone], emptied)
    at = _section_end(out, 0)
    for number, token in enumerate(other):
        kind = token[0]
        name = _heading(token)
        same = next((n for n, t in enumerate(out) if t == token or (name and _heading(t) == name)), -1)
        if kind == "head" and same >= 0:
            at = _section_end(out, same + 1)
        elif kind != "line" and same >= 0:
            at = same + 1
        elif token in was or kind == "line":
            continue
        elif kind == "head":
            airy = [t for t in other[number + 1 : number + 2] if _is_blank(t)]
            retired = (n for n, t in enumerate(out) if is_superseded_heading(_heading(t).lstrip("# ")))
            at = _content_end(out[: next(retired, len(out))])
            out[at:at] = [token, *airy]
            at += 1 + len(airy)
        elif token == MEMORY:
            out.append(token)
        else:
            out.insert(at, token)
            at += 1
    return out


def _headings(tokens: Sequence[Token]) -> dict[Token, Token]:
    """Return the heading above each cell."""
    found: dict[Token, Token] = {}
    head: Token | None = None
    for token in tokens:
        head = token if token[0] == "head" else head
        if token[0] in CELLS and head is not None:
            found[token] = head
    return found


def _mark_moves(base: DocumentParts, side: DocumentParts, other: DocumentParts) -> list[Token]:
    """Return the tokens of a side, with cells that only this side moved to another section marked as ``moved``.

    Cells of a renamed section have not moved.
    """
    was, mine, their = (
        {token: _heading(head) for token, head in _headings(parts.tokens).items()} for parts in (base, side, other)
    )
    heads = [{_heading(token) for token in parts.tokens if token[0] == "head"} for parts in (base, side)]

    def is_moved(token: Token) -> bool:
        old, new = was.get(token, ""), mine.get(token, "")
        known = token[0] == "cell" and "" not in {old, new} and their.get(token) == old
        return known and old != new and (new in heads[0] or old in heads[1])

    return [("moved", token[1]) if is_moved(token) else token for token in side.tokens]


def _heading(token: Token) -> str:
    return " ".join(token[1].split()).casefold() if token[0] == "head" else ""


def _drop_empty_headings(tokens: Sequence[Token], heads: set[Token]) -> list[Token]:
    """Drop the headings among ``heads`` that have nothing under them."""
    return [
        token
        for number, token in enumerate(tokens)
        if token not in heads or not all(map(_is_blank, tokens[number + 1 : _find_next_head(tokens, number + 1)]))
    ]


def _find_next_head(tokens: Sequence[Token], start: int) -> int:
    return next((n for n in range(start, len(tokens)) if tokens[n][0] in {"head", "memory"}), len(tokens))


def _section_end(tokens: Sequence[Token], start: int) -> int:
    """Return the end of the content from ``start`` on: before the next heading and the blank lines above it."""
    end = _find_next_head(tokens, start)
    while end > start and _is_blank(tokens[end - 1]):
        end -= 1
    below_heading = end == start > 0 and start < len(tokens) and _is_blank(tokens[start])
    return end + 1 if below_heading else end


def _content_end(tokens: Sequence[Token]) -> int:
    end = len(tokens)
    while end and (_is_blank(tokens[end - 1]) or tokens[end - 1] in {MEMORY, DATE}):
        end -= 1
    return end


def _is_blank(token: Token) -> bool:
    return token[0] == "line" and blank(token[1])


def _separate_neighbours(tokens: Sequence[Token], pairs: set[tuple[Token, Token]], newline: str) -> list[Token]:
    """Separate new neighbours by one blank line if they would run together; drop a second blank line."""
    out: list[Token] = []
    for token in tokens:
        before = out[-1] if out else ("line", newline)
        known = not out or (before, token) in pairs or "mark" in {before[0], token[0]}
        if not known and _is_blank(before) and _is_blank(token):
            continue
        together = token[0] in CELLS and (before[0] in CELLS or before[0] == "head")
        if not (known or together or _is_blank(before) or _is_blank(token)):
            out.append(("line", newline))
        out.append(token)
    return out
