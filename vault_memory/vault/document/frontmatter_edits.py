"""Edit frontmatter by the spans of pyyaml's nodes: only the lines of the keys that change are touched.

Comments, order, quoting and line ends of the rest stay. An edit that would change the value of any other key is
dropped.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

import yaml

from vault_memory.vault.document import plain_yaml, yaml_spans
from vault_memory.vault.document.file_names import file_name
from vault_memory.vault.document.frontmatter import (
    LINKED_SOURCES,
    REMEMBERED,
    SOURCES,
    UPDATED,
    Value,
    choose_loader,
    quote,
    read,
    scalar,
)
from vault_memory.vault.document.lines import bare, blank, ending, split
from vault_memory.vault.document.timestamps import format_time

MOST_SOURCES = 500  # sources in the list: each statement names its own, and nobody reads a longer list

_DATE = re.compile(r"\d{4}-\d\d-\d\d$")


def refresh(lines: Sequence[str], updated: datetime, sources: Sequence[str]) -> list[str]:
    """Return the frontmatter lines with ``updated`` set and ``sources`` added to ``source_conversations``.

    A value that is not a plain scalar or list (an alias, a mapping) was written by a person and stays.
    """
    text = "".join(lines[1:-1])
    newline = ending(lines)
    text = _accept_only_key_change(text, UPDATED, _set_time(text, updated, newline))
    if len(read(lines).list(SOURCES)) < MOST_SOURCES:
        text = _accept_only_key_change(text, SOURCES, _add_items(text, SOURCES, sources, newline))
    return [lines[0], *split(text)[1], lines[-1]]


def add_items(lines: Sequence[str], key: str, values: Sequence[str]) -> list[str]:
    """Return the frontmatter lines with ``values`` in the list at ``key``, which is created if it is missing."""
    text, newline = "".join(lines[1:-1]), ending(lines)
    return [lines[0], *split(_accept_only_key_change(text, key, _add_items(text, key, values, newline)))[1], lines[-1]]


def set_text(lines: Sequence[str], key: str, value: str) -> list[str]:
    """Return the frontmatter lines with the string ``value`` at ``key``, which is appended if it is missing."""
    text, newline = "".join(lines[1:-1]), ending(lines)
    pair = _node(text, key)
    if pair is None:
        new = _append_key(text, [f"{key}: {scalar(value)}"], newline)
    else:
        node = pair[1]
        own = (
            isinstance(node, yaml.ScalarNode) and not yaml_spans.is_block_scalar(node) and yaml_spans.is_own(text, pair)
        )
        gap = "" if text[: node.start_mark.index].endswith((" ", "\t")) else " "
        new = f"{text[: node.start_mark.index]}{gap}{scalar(value)}{text[node.end_mark.index :]}" if own else text
    return [lines[0], *split(_accept_only_key_change(text, key, new))[1], lines[-1]]


def remove_sources(lines: Sequence[str], sources: Collection[str]) -> list[str]:
    """Return the frontmatter lines without ``sources`` and links to them; all else is unchanged."""
    text = "".join(lines[1:-1])
    front = [lines[0], *split(_accept_only_key_change(text, SOURCES, _take_sources(text, sources)))[1], lines[-1]]
    linked = read(front).list(LINKED_SOURCES)
    gone = {f"[[conversations/{file_name(source)}|" for source in sources}
    kept = tuple(link for link in linked if link[: link.find("|") + 1] not in gone)
    return assign(front, LINKED_SOURCES, kept) if kept != linked else front


def assign(lines: Sequence[str], key: str, value: Value) -> list[str]:
    """Return the frontmatter lines with ``key`` set, or without it if the value is empty; all else is unchanged.

    In an existing list, items that stay keep their lines; new ones are added at the end.
    """
    text = "".join(lines[1:-1])
    return [
        lines[0],
        *split(_accept_only_key_change(text, key, _replace_value(text, key, value, ending(lines))))[1],
        lines[-1],
    ]


# --------------------------------------------------------------------------------------------------


def _accept_only_key_change(before: str, key: str, after: str) -> str:
    """Return ``after`` if it differs from ``before`` only in the value of ``key``, else ``before``."""
    try:
        old, new = _tree(before), _tree(after)
    except (yaml.YAMLError, TypeError, RecursionError):
        return before
    return after if {**old, key: None} == {**new, key: None} else before


@lru_cache(REMEMBERED)
def _tree(source: str) -> Mapping[object, object]:
    loaded: Any = plain_yaml.load(source)
    if loaded is None:
        loaded = yaml.load(source, Loader=choose_loader(source))
    if loaded in (None, ""):
        return {}
    if not isinstance(loaded, dict):
        raise TypeError
    return loaded


def _node(text: str, key: str) -> yaml_spans.Pair | None:
    found = plain_yaml.find_pair(text, key)
    return found or yaml_spans.pairs(yaml.compose(text, Loader=choose_loader(text))).get(key)


def _append_key(text: str, lines: Sequence[str], newline: str) -> str:
    """Return the source with a new key after the last one, with the same indent."""
    root = yaml.compose(text, Loader=yaml.BaseLoader)
    if isinstance(root, yaml.MappingNode) and root.flow_style:
        return text
    indent = " " * (root.start_mark.column if root is not None else 0)
    rows = split(text)[1]
    if rows and rows[-1] == bare(rows[-1]):
        rows[-1] += newline
    end = len(rows)
    while end and blank(rows[end - 1]):
        end -= 1
    return "".join([*rows[:end], *(indent + line + newline for line in lines), *rows[end:]])


def _set_time(text: str, moment: datetime, newline: str) -> str:
    pair = _node(text, UPDATED)
    if pair is None:
        return _append_key(text, [f"{UPDATED}: {format_time(moment)}"], newline)
    key, value = pair
    if not isinstance(value, yaml.ScalarNode) or yaml_spans.is_block_scalar(value) or not yaml_spans.is_own(text, pair):
        return text
    new = format_time(moment)[:10] if _DATE.match(value.value) else format_time(moment)
    start, end = value.start_mark.index, value.end_mark.index
    if not value.value and start == end:
        return f"{text[: key.end_mark.index]}: {new}{text[key.end_mark.index :].lstrip(' ').removeprefix(':')}"
    quote = value.style or ""
    return f"{text[:start]}{quote}{new}{quote}{text[end:]}"


def _replace_value(text: str, key: str, value: Value, newline: str) -> str:
    pair = _node(text, key)
    rows = [f"{key}: {scalar(value)}"] if isinstance(value, str) else [f"{key}:", *(f"  - {scalar(v)}" for v in value)]
    if pair is None:
        return _append_key(text, rows, newline) if value else text
    name, old = pair
    if not yaml_spans.is_own(text, pair):
        return text
    if value and not isinstance(value, str) and isinstance(old, yaml.SequenceNode) and old.value:
        return _items(text, old, value, newline)
    last = old.value[-1].end_mark if isinstance(old, yaml.SequenceNode) and old.value else old.end_mark
    end = len(text[: last.index].rstrip())
    if isinstance(old, yaml.SequenceNode) and old.flow_style:
        end = old.end_mark.index
    if value:
        indent, begin, behind = " " * name.start_mark.column, name.start_mark.index, max(end, name.end_mark.index + 1)
        return text[:begin] + f"{newline}{indent}".join(rows) + text[behind:]
    start, end = text.rfind("\n", 0, name.start_mark.index) + 1, text.find("\n", max(end, name.end_mark.index)) + 1
    return text[:start] + (text[end:] if end else "")


def _items(text: str, old: yaml.SequenceNode, wanted: Sequence[str], newline: str) -> str:
    """Return the text with these items in the list, in the list's own style."""
    known = [str(node.value) for node in old.value]
    new = [one for one in wanted if one not in known]
    if old.flow_style:
        kept = [text[n.start_mark.index : n.end_mark.index] for n in old.value if str(n.value) in wanted]
        return yaml_spans.replace_value(text, old, f"[{', '.join([*kept, *map(_format_flow_item, new)])}]")
    first, last = old.value[0], old.value[-1]
    prefix = text[text.rfind("\n", 0, first.start_mark.index) + 1 : first.start_mark.index]
    if not re.fullmatch(r"[ \t]*-[ \t]+", prefix):
        return text
    end = text.find("\n", last.end_mark.index) + 1
    lead = text if end else text + newline
    end = end or len(lead)
    text = lead[:end] + "".join(f"{prefix}{scalar(one)}{newline}" for one in new) + lead[end:]
    for node in reversed(old.value):
        if str(node.value) not in wanted:
            start = text.rfind("\n", 0, node.start_mark.index) + 1
            text = text[:start] + text[text.find("\n", node.end_mark.index) + 1 :]
    return text


def _add_items(text: str, name: str, sources: Sequence[str], newline: str) -> str:
    pair = _node(text, name)
    if pair is None:
        new = sorted(set(sources))
        return _append_key(text, [f"{name}:", *(f"  - {scalar(one)}" for one in new)], newline) if new else text
    key, value = pair
    if isinstance(value, yaml.SequenceNode) and yaml_spans.is_own(text, pair):
        known = [node.value for node in value.value if isinstance(node, yaml.ScalarNode)]
        new = sorted(set(sources) - set(known))
        if new and value.value and value.flow_style:
            return _insert_inline(text, value, new)
        if new and value.value:
            return _insert_items(text, value, new, newline)
    elif isinstance(value, yaml.ScalarNode) and value.style in {None, "", "'", '"'} and yaml_spans.is_own(text, pair):
        known = [value.value] if value.value else []
        new = sorted({*sources, *known} if set(sources) - set(known) else ())
    else:
        return text
    if not new:
        return text
    indent = " " * (key.start_mark.column + 2)
    items = "".join(f"{newline}{indent}- {scalar(one)}" for one in new)
    return f"{text[: key.end_mark.index]}:{items}{text[value.end_mark.index :]}"


def _take_sources(text: str, sources: Collection[str]) -> str:
    pair = _node(text, SOURCES)
    if pair is None or not yaml_spans.is_own(text, pair):
        return text
    key, value = pair
    if isinstance(value, yaml.ScalarNode) and value.value in sources:
        return yaml_spans.replace_value(text, value, "[]")
    if not isinstance(value, yaml.SequenceNode):
        return text
    gone = [node for node in value.value if str(node.value) in sources]
    kept = [text[node.start_mark.index : node.end_mark.index] for node in value.value if node not in gone]
    if gone and value.flow_style:
        return yaml_spans.replace_value(text, value, f"[{', '.join(kept)}]")
    for node in reversed(gone):
        start = text.rfind("\n", 0, node.start_mark.index) + 1
        end = text.find("\n", node.end_mark.index) + 1 or len(text)
        text = text[:start] + text[end:]
    return text if kept or not gone else f"{text[: key.end_mark.index]}: []{text[key.end_mark.index + 1 :]}"


def _insert_inline(text: str, value: yaml.SequenceNode, new: Sequence[str]) -> str:
    last = value.value[-1].end_mark.index
    return text[:last] + "".join(f", {_format_flow_item(one)}" for one in new) + text[last:]


def _format_flow_item(text: str) -> str:
    return scalar(text) if not re.search(r"[,\[\]{}]", text) else quote(text)


def _insert_items(text: str, value: yaml.SequenceNode, new: Sequence[str], newline: str) -> str:
    """Insert each new item in sort order, or at the end if the list is not sorted."""
    nodes = value.value
    known = [str(node.value) for node in nodes]
    in_order = known == sorted(known)
    start_of_line = text.rfind("\n", 0, nodes[0].start_mark.index) + 1
    prefix = text[start_of_line : nodes[0].start_mark.index]
    if not re.fullmatch(r"[ \t]*-[ \t]+", prefix):
        return text
    for one in reversed(new):
        later = next((node for node in nodes if in_order and str(node.value) > one), None)
        if later is not None:
            at = text.rfind("\n", 0, later.start_mark.index) + 1
            text = f"{text[:at]}{prefix}{scalar(one)}{newline}{text[at:]}"
        else:
            at = text.find("\n", nodes[-1].end_mark.index)
            at = len(text) if at < 0 else at + 1
            text = f"{text[:at]}{prefix}{scalar(one)}{newline}{text[at:]}"
    return text
