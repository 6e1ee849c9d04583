"""Parse and render footnotes in markdown: ``[^label]`` in a text, ``[^label]: note`` as a block of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

_DEFINITION = re.compile(r"\[\^([^\[\]\s]+)\]:[ \t]*(.*)")
_REFERENCE = re.compile(r"\[\^([^\[\]\s]+)\]")


def install(parser: MarkdownIt) -> None:
    """Add the rules to a parser; `section` renders what they have collected."""
    parser.block.ruler.before("reference", "footnote_definition", _definition, {"alt": ["paragraph", "reference"]})
    parser.inline.ruler.before("link", "footnote_reference", _reference)


def section(parser: MarkdownIt, env: MutableMapping[str, Any]) -> str:
    """Return HTML of the notes that the text refers to, in order of reference; "" without any."""
    notes: Mapping[str, str] = env.get("notes", {})
    used: dict[str, int] = env.get("notes_used", {})
    name = escapeHtml(env.get("notes_name", ""))
    items = "".join(
        f'<li id="note-{name}{number}">{parser.renderInline(notes[label], {})} '
        f'<a class="back" href="#noted-{name}{number}" aria-label="Back to the text">↩</a></li>'
        for label, number in used.items()
    )
    return f'<section class="notes" aria-label="Footnotes"><ol>{items}</ol></section>' if items else ""


def _definition(state: StateBlock, first: int, last: int, silent: bool) -> bool:
    found = _DEFINITION.match(state.src[state.bMarks[first] + state.tShift[first] : state.eMarks[first]])
    if found is None or state.is_code_block(first):
        return False
    if silent:
        return True
    end, lines = first + 1, [found[2]]
    while end < last and not state.isEmpty(end) and state.sCount[end] > state.blkIndent:  # indented: the note goes on
        lines.append(state.src[state.bMarks[end] : state.eMarks[end]].strip())
        end += 1
    state.env.setdefault("notes", {}).setdefault(found[1], " ".join(lines))
    state.line = end
    return True


def _reference(state: StateInline, silent: bool) -> bool:
    found = _REFERENCE.match(state.src, state.pos)
    if found is None or found[1] not in state.env.get("notes", {}):
        return False
    if not silent:
        used = state.env.setdefault("notes_used", {})
        number = used.setdefault(found[1], len(used) + 1)
        name = f"{state.env.get('notes_name', '')}{number}"
        state.push("footnote_open", "sup", 1).attrs = {"class": "note", "id": f"noted-{name}"}
        state.push("link_open", "a", 1).attrs = {"href": f"#note-{name}", "aria-label": f"Footnote {number}"}
        state.push("text", "", 0).content = str(number)
        state.push("link_close", "a", -1)
        state.push("footnote_close", "sup", -1)
    state.pos = found.end()
    return True
