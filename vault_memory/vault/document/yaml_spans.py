"""Locate keys and values in YAML, so that frontmatter and config.yaml are edited in place and never rewritten."""

from __future__ import annotations

import re

import yaml

from vault_memory.vault.document.lines import split

Pair = tuple[yaml.Node, yaml.Node]  # key and value

_BETWEEN = re.compile(r"[ \t]*+:[ \t]*+(?:#.*+)?\s*")


def pairs(node: yaml.Node | None) -> dict[str, Pair]:
    """Return the pairs of a mapping by key; for a repeated key the last one, which is the one that counts."""
    found = node.value if isinstance(node, yaml.MappingNode) else ()
    return {key.value: (key, value) for key, value in found if isinstance(key, yaml.ScalarNode)}


def is_own(text: str, pair: Pair) -> bool:
    """Return whether the value directly follows its key: it is no alias and has no anchor or tag."""
    key, value = pair
    between = text[key.end_mark.index : value.start_mark.index]
    return _BETWEEN.fullmatch(between) is not None and not text.startswith(("&", "*", "!"), value.start_mark.index)


def is_block_scalar(node: yaml.Node) -> bool:
    """Return whether the value is a block scalar (a text below ``|`` or ``>``)."""
    return isinstance(node, yaml.ScalarNode) and node.style in {"|", ">"}


def replace_value(text: str, node: yaml.Node, new: str) -> str:
    """Return the text with ``new`` instead of a value."""
    return f"{text[: node.start_mark.index]}{new}{text[node.end_mark.index :]}"


def last_line(text: str, node: yaml.MappingNode) -> int:
    """Return the line on which the last value of a mapping ends, not counting comments after it."""
    lines = split(text)[1]
    mark = node.value[-1][1].end_mark
    line = mark.line if mark.column else mark.line - 1
    while lines[line].lstrip(" \t")[:1] in {"#", "\r", "\n"}:
        line -= 1
    return int(line)


def insert_below(text: str, number: int, line: str, newline: str) -> str:
    """Return the text with ``line`` inserted below the line with this number."""
    lines = split(text)[1]
    above = lines[number]
    if not above.endswith(("\n", "\r")):
        above += newline
    return "".join([*lines[:number], above, line + newline, *lines[number + 1 :]])
