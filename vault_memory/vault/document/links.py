"""Find and rewrite links between documents: wikilinks, embeds and markdown links.

Links in code and comments (such as the memory block) do not count. A link names a document by its file name, with or
without folders and ``.md``, ignoring case, as Obsidian resolves it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import quote, unquote

from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.file_names import fold_file_name
from vault_memory.vault.document.lines import bare, split
from vault_memory.vault.document.malformed import verbatim

_WIKI = re.compile(
    r"(?P<open>!?\[\[)(?P<target>[^\[\]|#^\n]*?)(?P<part>[#^][^\[\]|\n]*?)?(?P<rest>\\?\|[^\[\]\n]*)?\]\]"
)  # in a table the bar has a backslash
_TITLE = r"(?:[ \t]+(?:\"[^\"\n]*\"|'[^'\n]*'))?"
_MARKDOWN = re.compile(rf"(?P<open>\]\()(?P<target>[^()\s#<>]+\.md)(?P<part>#[^()\s]*)?(?P<rest>{_TITLE}\))")
_ANGLED = re.compile(rf"(?P<open>\]\(<)(?P<target>[^<>#\n]+\.md)(?P<part>#[^<>\n]*)?(?P<rest>>{_TITLE}\))")
_OTHER = re.compile(r" {0,3}(?:```|~~~|<(?!!--))| {4}|\t")  # lines that only markdown itself can judge
_CODE = re.compile(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|\\\[|<!--.*?(?:-->|(?m:$))")


@dataclass(frozen=True, slots=True)
class Link:
    """``target`` as it is written, not resolved; ``part``: a heading or a block (``#Heading``, ``#^id``)."""

    line: int  # from 1
    target: str
    part: str = ""
    wiki: bool = True
    angled: bool = False  # [text](<name with spaces.md>)

    @property
    def block(self) -> str:
        """The id of the block that the link points to; "" if it points to no block."""
        _, mark, name = self.part.partition("^")
        return name if mark else ""


# Returns the new target of a link, or None to leave the link unchanged.
Rewrite = Callable[[Link], str | None]


def find(text: str) -> Iterator[Link]:
    """Yield every working link, in order."""
    _, lines = split(text)
    for number, (line, live) in enumerate(zip(lines, _live(lines), strict=True)):
        if live:
            yield from (link for _, link in _find_links(line, number + 1))


def rewrite_links(text: str, rewrite: Rewrite) -> tuple[str, int]:
    """Return the text with the targets that ``rewrite`` returns for its links, and the number of changed links."""
    bom, lines = split(text)
    count = 0
    for number, live in enumerate(_live(lines)):
        if not live:
            continue
        line = lines[number]
        for match, link in reversed(list(_find_links(line, number + 1))):
            stem = rewrite(link)
            if stem is not None and stem != link.target:
                count += 1
                line = line[: match.start("target")] + stem + line[match.end("target") :]
        lines[number] = line
    return bom + "".join(lines), count


def leads_to(link: Link, path: str, at: str = "") -> bool:
    """Return whether the link in the document ``at`` points to the file ``path`` of the vault."""
    target = link.target.strip()
    if not target:
        return False
    if not link.wiki:
        wanted = PurePosixPath(unquote(target))
        places = [wanted, _resolve_path(PurePosixPath(at).parent / wanted)]
        return fold_file_name(path) in {fold_file_name(str(place)) for place in places}
    if target.startswith(("./", "../")):  # Obsidian's "relative path to file"
        return fold_file_name(
            str(_resolve_path(PurePosixPath(at).parent / target)).removesuffix(".md")
        ) == fold_file_name(path.removesuffix(".md"))
    parts = fold_file_name(target.removesuffix(".md")).split("/")
    return fold_file_name(path.removesuffix(".md")).split("/")[-len(parts) :] == parts


def rename_target(link: Link, old: str, new: str, at: str = "") -> str:
    """Return the link's target after the file ``old`` is renamed to ``new``, with the same number of folders."""
    if not link.wiki:
        written = str if link.angled else quote
        name = written(PurePosixPath(new).name)
        return str(PurePosixPath(link.target).with_name("x"))[:-1] + name if _is_same_folder(old, new) else written(new)
    stem = PurePosixPath(new).name.removesuffix(".md")
    suffix = ".md" if link.target.endswith(".md") else ""
    if link.target.startswith(("./", "../")) and _is_same_folder(old, new):
        return f"{link.target.rpartition('/')[0]}/{stem}{suffix}"
    folders = link.target.count("/") if not link.target.startswith(".") else 0
    parts = new.removesuffix(".md").split("/")
    return "/".join(parts[-folders - 1 :]) + suffix if folders else stem + suffix


def dead_spans(line: str) -> list[tuple[int, int]]:
    """Return the spans of a line in which markup has no effect: code, comments, escaped characters."""
    return [found.span() for found in _CODE.finditer(line)]


def _is_same_folder(one: str, other: str) -> bool:
    return PurePosixPath(one).parent == PurePosixPath(other).parent


def _resolve_path(path: PurePosixPath) -> PurePosixPath:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return PurePosixPath(*parts)


def _live(lines: Sequence[str]) -> list[bool]:
    """Return, for each line, whether links in it work. (In frontmatter they do.)"""
    if not any("[[" in line or "](" in line for line in lines):
        return [False] * len(lines)
    if not any(_OTHER.match(line) for line in lines):
        return _mark_outside_comments(lines)
    front = frontmatter.read(lines)
    bares = ["" if number < front.end else bare(line) for number, line in enumerate(lines)]
    inert = verbatim(structure.parse_blocks(bares))
    return [number not in inert for number in range(len(lines))]


def _mark_outside_comments(lines: Sequence[str]) -> list[bool]:
    """Return the live lines of a text without fences and indented code: all but comments that begin a line."""
    live, inside = [], False
    for line in lines:
        inside = inside or line.lstrip(" ").startswith("<!--")
        live.append(not inside)
        inside = inside and "-->" not in line
    return live


def _find_links(line: str, number: int) -> Iterator[tuple[re.Match[str], Link]]:
    if "[[" not in line and "](" not in line:
        return
    dead = dead_spans(line)
    found = [(match, form) for form in (_WIKI, _MARKDOWN, _ANGLED) for match in form.finditer(line)]
    for match, form in sorted(found, key=lambda each: each[0].start()):
        if not any(first <= match.start() < end for first, end in dead):
            yield match, Link(number, match["target"], match["part"] or "", form is _WIKI, form is _ANGLED)
