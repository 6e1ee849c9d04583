"""Find the lines at which new content is inserted into a document, following the document's own formatting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.models.topic import RELATED_HEADING, is_superseded_heading
from vault_memory.vault.document.lines import blank
from vault_memory.vault.document.structure import Bullets, DocumentLayout, Heading


@dataclass(frozen=True, slots=True)
class InsertionPoints:
    """The insertion points of one document. ``start``: the number of frontmatter lines."""

    lines: Sequence[str]
    start: int
    found: DocumentLayout

    def section(self, name: str) -> Heading | None:
        """Return the first heading of that name, case ignored; none inside the summary or the superseded section."""
        wanted = name.casefold()
        for heading in self.found.headings:
            named = heading.level >= 2 and heading.text.casefold() == wanted
            retired = any(map(is_superseded_heading, heading.path))
            if named and retired == is_superseded_heading(wanted) and not self.found.is_in_summary(heading.first):
                return heading
        return None

    def find_section_line(self, name: str) -> int:
        """Return the line before which a new section goes.

        It is the line of ``## Superseded``, or the content end if there is none or if ``name`` is that section.
        Before either, a last section ``## Related`` stays the last.
        """
        if is_superseded_heading(name):
            return self._content_end(len(self.lines), self.start)
        sections = [heading for heading in self.found.headings if heading.level == 2]
        retired = next((n for n, heading in enumerate(sections) if is_superseded_heading(heading.text)), len(sections))
        if retired and _is_related(sections[retired - 1].text) and not _is_related(name):
            return sections[retired - 1].first
        return sections[retired].first if retired < len(sections) else self._content_end(len(self.lines), self.start)

    def find_summary_line(self) -> int:
        """Return the line of the first section, so that a person's text under the title stays above the summary."""
        for heading in self.found.headings:
            if not heading.title and heading.level <= 2:
                return heading.first
        return self._content_end(len(self.lines), self.start)

    def content_end(self, heading: Heading) -> int:
        """Return the line where the text directly under ``heading`` ends."""
        later = [other.first for other in self.found.headings if other.first > heading.first]
        if any(map(is_superseded_heading, heading.path)):  # but not text after a memory block (`headings_above`)
            later += [first for first, _ in self.found.memories if first > heading.first]
        return self._content_end(min([*later, len(self.lines)]), heading.end)

    def find_last_line(self) -> int:
        """Return the line after the last one that is not blank."""
        end = len(self.lines)
        while end > self.start and blank(self.lines[end - 1]):
            end -= 1
        return end

    def bullets(self, heading: Heading, end: int) -> Bullets | None:
        """Return the last bulleted list directly under ``heading``."""
        lists = (one for one in reversed(self.found.lists) if heading.end <= one.first < end and not one.ordered)
        return next(lists, None)

    def bullet(self) -> str:
        """Return the most frequent bullet mark of the document, followed by a space."""
        marks = Counter(one.items[0].marker[0] for one in self.found.lists if not one.ordered)
        return (marks.most_common(1)[0][0] if marks else "-") + " "

    def gap(self) -> list[str]:
        """Return the lines to insert under a new heading: one blank line if most headings here have one, else none."""
        headings = [one for one in self.found.headings if one.end < len(self.lines) and one.level >= 2]
        airy = sum(blank(self.lines[one.end]) for one in headings) * 2 >= len(headings)
        return [""] if airy else []

    def loose(self, bullets: Bullets) -> bool:
        """Return whether the list has several items and blank lines between all of them."""
        gaps = [blank(self.lines[item.first - 1]) for item in bullets.items[1:]]
        return bool(gaps) and all(gaps)

    def _content_end(self, end: int, start: int) -> int:
        """Return where the content before ``end`` ends, without blank lines, memory blocks, date line and its rule."""
        blocks = {block.end: block for block in self.found.blocks if block.kind in {"date", "rule"}}
        memories = {last: first for first, last in self.found.memories}
        dated = False
        while end > start:
            if blank(self.lines[end - 1]):
                end -= 1
            elif memories.get(end, -1) >= start:
                end = memories[end]
            elif end in blocks and blocks[end].first >= start and (dated or blocks[end].kind == "date"):
                end, dated = blocks[end].first, blocks[end].kind == "date"
            else:
                break
        return end


def _is_related(heading: str) -> bool:
    return heading.casefold() == RELATED_HEADING.casefold()
