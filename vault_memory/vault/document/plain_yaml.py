"""Parse simple YAML, as we write it: unindented keys, each with one line of text or a list of such lines.

The frontmatter of a growing document is read again after each change; reading it by lines takes a tenth of the time of
the YAML parser. All other YAML is left to that parser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, cast

import yaml

from vault_memory.vault.document.yaml_spans import Pair

PLAIN = r"\w(?:[\w./+#@&'()’-]|:(?=\S)| (?=[^\s#]))*"

_QUOTED = r'"[^"\\\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]*"'  # without an escape
_TEXT = rf"{PLAIN}|{_QUOTED}"
_ROW = re.compile(rf"(?:(?P<key>\w[\w-]*):(?: (?P<value>{_TEXT}))?|(?P<indent> *)- (?P<item>{_TEXT}))\r?\n")
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_LONGEST_KEY = 100
_REMEMBERED = 4_096  # rows
_STRING, _LIST = "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq"


class _Row(NamedTuple):
    """A line: a key with its unparsed text, which may be empty, or an item with its indent."""

    key: str
    indent: str
    raw: str

    @property
    def text(self) -> str:
        return self.raw.strip('"')


def load(source: str) -> dict[str, str | list[str]] | None:
    """Return the values in the YAML; None if it is not of this simple form."""
    values: dict[str, str | list[str]] = {}
    for key, _, rows in _entries(source):
        if rows is None or key in values:
            return None
        values[key] = rows[0].text if len(rows) == 1 else [row.text for row in rows[1:]]
    return values


def find_pair(source: str, name: str) -> Pair | None:
    """Return key and value as the parser's nodes, with their positions only; None: the parser must be used."""
    found: Pair | None = None
    for key, start, rows in _entries(source):
        if rows is None or (key == name and found is not None):
            return None
        if key == name:
            found = _nodes(source, start, rows)
            if found is None:
                return None
    return found


def _entries(source: str) -> Iterator[tuple[str, int, list[_Row] | None]]:
    """Yield each key, its position, and its rows: its own and those of its items. None: not of the simple form."""
    at = start = 0
    rows: list[_Row] = []
    for line in _LINE.findall(source):
        row = _read_row(line)
        if row is None or (not row.key and not _continues(rows, row)):
            yield "", at, None
            return
        if row.key:
            if rows:
                yield rows[0].key, start, rows
            rows, start = [], at
        rows.append(row)
        at += len(line)
    if rows:
        yield rows[0].key, start, rows


def _continues(rows: list[_Row], row: _Row) -> bool:
    """Return whether an item continues the list that these rows begin."""
    return bool(rows) and not rows[0].raw and (len(rows) == 1 or rows[-1].indent == row.indent)


@lru_cache(_REMEMBERED)
def _read_row(line: str) -> _Row | None:
    found = _ROW.fullmatch(line)
    if found is None or len(found["key"] or "") > _LONGEST_KEY:
        return None
    return _Row(found["key"] or "", found["indent"] or "", found["value"] or found["item"] or "")


def _nodes(source: str, start: int, rows: list[_Row]) -> Pair | None:
    head, *items = rows
    key = yaml.ScalarNode(_STRING, head.key, _mark(start), _mark(start + len(head.key)))
    if head.raw:
        return key, _node(head, start + len(head.key) + 2)
    if not items:
        return None
    at, nodes = source.index("\n", start) + 1, []
    for item in items:
        begin = at + len(item.indent) + 2
        nodes.append(_node(item, begin))
        at = source.index("\n", begin) + 1
    first = nodes[0].start_mark.index - 2
    return key, yaml.SequenceNode(_LIST, nodes, _mark(first), nodes[-1].end_mark, flow_style=False)


def _node(row: _Row, at: int) -> yaml.ScalarNode:
    style = '"' if row.raw.startswith('"') else None
    return yaml.ScalarNode(_STRING, row.text, _mark(at), _mark(at + len(row.raw)), style)


@dataclass(slots=True)
class _Mark:
    """The attributes of the parser's marks that are used."""

    index: int
    column: int = 0


def _mark(index: int) -> yaml.Mark:
    return cast(yaml.Mark, _Mark(index))
