"""Render markdown of the vault as HTML for the page, without the document's own markup and without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, MutableMapping
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vault_memory.api.topics import body_on_its_lines
from vault_memory.models import CELL_TYPES, Cell, Topic
from vault_memory.serve.http import footnote_blocks

_WIKILINK = re.compile(r"(!?)\[\[([^\[\]|#\n]*?)(#[^\[\]|\n]*?)?(?:\\?\|([^\[\]\n]+))?\]\]")
_CALLOUT_KINDS = {
    "warning": "warning",
    "caution": "warning",
    "attention": "warning",
    "important": "warning",
    "danger": "danger",
    "error": "danger",
    "bug": "danger",
    "failure": "danger",
    "fail": "danger",
    "missing": "danger",
    "tip": "tip",
    "hint": "tip",
    "success": "tip",
    "check": "tip",
    "done": "tip",
}  # fmt: skip - any other is a note
_LONGEST, _MOST_LINES = 300_000, 20_000  # of what is shown as markdown; anything beyond is shown as it stands
_BLOCK_ID = re.compile(r"(?<![ \t])[ \t]+\^[A-Za-z0-9-]+(?=[ \t]*$)", re.MULTILINE)
_MARKS = re.compile(rf"(~~)?(?:\[[^\[\]]\](?:\s+|$))?(?:\[(?:{'|'.join(CELL_TYPES)})\](?:\s+|$))?", re.IGNORECASE)
_CALLOUT = re.compile(r"\[!([A-Za-z-]{1,20})\][-+]?[ \t]*+(.*)")
_CALLOUT_TITLES = 200  # characters; a longer first line is text
_ALIGNED = re.compile(r"text-align:(left|center|right)")


def document_to_html(topic: Topic) -> str:
    """Return the document as a reader sees it: without frontmatter, memory block, type tags and block ids.

    The item of each statement carries `statement_key` as ``data-statement``.
    """
    if topic.malformed:
        return _html(_fence(topic.text), {})
    cells = {cell.first_line: cell for cell in topic.cells}
    return _html(_clean(body_on_its_lines(topic)), {"title": topic.name, "cells": cells})


def markdown_to_html(markdown: str, name: str = "") -> str:
    """Return markdown as HTML. What looks like HTML in it is shown as it stands; comments are not shown.

    ``name`` tells the ids of its footnotes from those of other texts on the same page.
    """
    return _html(_clean(markdown), {"notes_name": f"{name}-"} if name else {})


def text_to_html(text: str) -> str:
    """Return text as HTML that shows it as it stands, line by line: the output of a tool is no markdown."""
    return _html(_fence(text), {})


def statement_key(cell: Cell) -> str:
    """Return the key of a statement within its document: its id, or hash and ordinal."""
    return cell.id or f"{cell.hash}.{cell.ordinal}"


def _html(markdown: str, env: MutableMapping[str, Any]) -> str:
    if len(markdown) > _LONGEST or markdown.count("\n") > _MOST_LINES:
        markdown = _fence(markdown)
    html: str = _markdown().render(markdown, env)
    return html + footnote_blocks.section(_markdown(), env)


def _clean(markdown: str) -> str:
    return _BLOCK_ID.sub("", _strip_comments(markdown))


def _strip_comments(markdown: str) -> str:
    """Return the text without comments; their line ends stay, so that line numbers do not change."""
    parts: list[str] = []
    start = 0
    while (begin := markdown.find("<!--", start)) >= 0 and (end := markdown.find("-->", begin + 4)) >= 0:
        parts += (markdown[start:begin], "\n" * markdown.count("\n", begin, end))
        start = end + 3
    return "".join((*parts, markdown[start:]))


@cache
def _markdown() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable(["table", "strikethrough"])
    parser.disable("image")  # the page must not fetch anything from other sites
    parser.inline.ruler.before("link", "wikilink", _wikilink)
    parser.core.ruler.after("block", "statements", _statements)
    parser.core.ruler.after("block", "callouts", _draw_callouts)
    parser.core.ruler.push("aligned", _align)
    parser.add_render_rule("link_open", _link_open)
    footnote_blocks.install(parser)
    return parser


def _statements(state: StateCore) -> None:
    """Name the items that are statements and the headings, and take the title away: the page has it already."""
    cells: Mapping[int, Cell] = state.env.get("cells", {})
    for at, token in enumerate(state.tokens):
        if token.type == "list_item_open" and token.level == 1 and token.map and cells.get(token.map[0] + 1):
            _mark(state.tokens[at : at + 4], cells[token.map[0] + 1])
        elif token.type == "heading_open" and token.level == 0 and "cells" in state.env:
            token.attrSet("data-section", state.tokens[at + 1].content.strip())  # as it is written
    titles = [at for at, token in enumerate(state.tokens) if token.type == "heading_open" and token.tag == "h1"]
    if titles and state.tokens[titles[0] + 1].content.strip() == state.env.get("title"):
        del state.tokens[titles[0] : titles[0] + 3]


def _mark(tokens: list[Token], cell: Cell) -> None:
    tokens[0].attrSet("data-statement", statement_key(cell))
    if cell.box:
        tokens[0].attrSet("data-box", cell.box)
    inline = next((token for token in tokens if token.type == "inline"), None)
    if inline is not None:
        inline.content = _MARKS.sub(lambda found: found[1] or "", inline.content, count=1)


def _draw_callouts(state: StateCore) -> None:
    """Have a quote that begins with ``[!warning] Title`` be a callout of that kind, as Obsidian and GitHub draw it."""
    for at, token in enumerate(state.tokens[:-2]):
        if token.type != "blockquote_open" or state.tokens[at + 1].type != "paragraph_open":
            continue
        inline = state.tokens[at + 2]
        first, _, rest = inline.content.partition("\n")
        found = _CALLOUT.fullmatch(first.strip())
        if found is None or len(first) > _CALLOUT_TITLES:
            continue
        kind = found[1].lower()
        token.attrs = {"class": f"callout callout-{_CALLOUT_KINDS.get(kind, 'note')}"}
        title = (found[2] or kind.replace("-", " ").capitalize()).replace("*", "")
        inline.content = f"**{title}**" + (f"\n{rest}" if rest else "")


def _align(state: StateCore) -> None:
    """Return the alignment of table cells as a class: the page's policy refuses inline styles."""
    for token in state.tokens:
        if token.type in {"th_open", "td_open"} and (found := _ALIGNED.search(str(token.attrs.pop("style", "")))):
            token.attrSet("class", f"align-{found[1]}")


def _wikilink(state: StateInline, silent: bool) -> bool:
    found = _WIKILINK.match(state.src, state.pos)
    if found is None:
        return False
    target, shown = found[2].strip(), (found[4] or found[2] or found[3] or "").strip()
    if not silent:
        opened = state.push("link_open", "a", 1)
        opened.attrs = {"href": _address(target) if target else "#", "class": "wikilink"}
        state.push("text", "", 0).content = shown
        state.push("link_close", "a", -1)
    state.pos = found.end()
    return True


def _address(name: str) -> str:
    if name.startswith("entities/"):
        return f"/graph?name={quote(name.removesuffix('.md'), safe='')}"
    return f"/topics?name={quote(name)}"


def _link_open(renderer: object, tokens: list, at: int, options: object, env: object) -> str:  # type: ignore[type-arg]
    token = tokens[at]
    href = str(token.attrs.get("href", ""))
    if href.endswith(".md") and not href.startswith("/") and ":" not in href:
        token.attrs["href"] = _address(unquote(href).removeprefix("./").removesuffix(".md"))
    elif href.startswith("//") or not href.startswith(("/", "#")):
        token.attrs |= {"rel": "noopener noreferrer nofollow", "target": "_blank"}
    render: Callable[..., str] = renderer.renderToken  # type: ignore[attr-defined]
    return render(tokens, at, options, env)


def _fence(source: str) -> str:
    fence = "`" * (max(2, *(len(run) for run in re.findall(r"`+", source)), 2) + 1)
    return f"{fence}\n{source}\n{fence}\n"
