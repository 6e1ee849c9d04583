"""Markdown of the vault as HTML for the page: no markup of the document's own, no script, no link that runs one."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vault_memory.api.topics import body_for_reading
from vault_memory.models import Topic
from vault_memory.text.spans import without_spans

_WIKILINK = re.compile(r"(!?)\[\[([^\[\]|#\n]*?)(#[^\[\]|\n]*?)?(?:\\?\|([^\[\]\n]+))?\]\]")
_COMMENT = re.compile("<!--")
_BLOCK_ID = re.compile(r"(?<![ \t])[ \t]+\^[A-Za-z0-9-]+(?=[ \t]*$)", re.MULTILINE)


def document_to_html(topic: Topic) -> str:
    """The document as a reader sees it: without frontmatter, memory block and block ids."""
    return _html(_fenced(topic.text)) if topic.malformed else markdown_to_html(body_for_reading(topic))


def markdown_to_html(markdown: str) -> str:
    """Markdown as HTML. What looks like HTML in it is shown as it stands; comments are not shown."""
    return _html(_BLOCK_ID.sub("", without_spans(markdown, _COMMENT, lambda _: "-->")))


def _html(markdown: str) -> str:
    html: str = _markdown().render(markdown)
    return html


@cache
def _markdown() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable(["table", "strikethrough"])
    parser.disable("image")  # nothing is fetched from anywhere
    parser.inline.ruler.before("link", "wikilink", _wikilink)
    parser.add_render_rule("link_open", _link_open)
    return parser


def _wikilink(state: StateInline, silent: bool) -> bool:
    found = _WIKILINK.match(state.src, state.pos)
    if found is None:
        return False
    target, shown = found[2].strip(), (found[4] or found[2] or found[3] or "").strip()
    if not silent:
        opened = state.push("link_open", "a", 1)
        opened.attrs = {"href": f"/topics?name={quote(target)}" if target else "#", "class": "wikilink"}
        state.push("text", "", 0).content = shown
        state.push("link_close", "a", -1)
    state.pos = found.end()
    return True


def _link_open(renderer: object, tokens: list, at: int, options: object, env: object) -> str:  # type: ignore[type-arg]
    token = tokens[at]
    href = str(token.attrs.get("href", ""))
    if href.startswith("//") or not href.startswith(("/", "#")):
        token.attrs |= {"rel": "noopener noreferrer nofollow", "target": "_blank"}
    render: Callable[..., str] = renderer.renderToken  # type: ignore[attr-defined]
    return render(tokens, at, options, env)


def _fenced(source: str) -> str:
    fence = "`" * (max((len(run) for run in re.findall(r"`+", source)), default=2) + 1)
    return f"{fence}\n{source}\n{fence}\n"
