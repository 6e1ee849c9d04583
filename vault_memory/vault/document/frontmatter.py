"""Read and write frontmatter. This module splits it off; `plain_yaml` or a YAML parser reads its values.

Every value is read as a string, also ``No`` or ``12:30``, which YAML would convert.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import yaml
from frontmatter.default_handlers import YAMLHandler

from vault_memory.vault.document import plain_yaml
from vault_memory.vault.document.lines import bare, split
from vault_memory.vault.document.timestamps import format_time

MAX_CHARACTERS = 256 * 1024  # pyyaml reads some 100 KB a second
REMEMBERED = 64  # size of the cache, in frontmatters: each is read many times while its document is changed
UPDATED = "updated"
SOURCES = "source_conversations"
LINKED_SOURCES = "sources"  # links to some of the sources

_RULE = re.compile(r"---[ \t]*$")
_KEY = re.compile(r"[\w-]+:(?:\s|$)")
_PLAIN = re.compile(plain_yaml.PLAIN)
_PLAIN_SOURCE = re.compile(rf"(?:(?:[\w-]+:|(?:[\w-]+: | *- ){_PLAIN.pattern})\r?\n)*")  # as we write it ourselves
_FAST = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # libyaml: ten times as fast, with the same result for plain YAML
_NUMBER = re.compile(r"[\d.eE+_-]+|0[xXoO]\w+")  # a number in YAML 1.2

Value = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Properties:
    """Parsed frontmatter. ``end``: its number of lines, both ``---`` included; 0 if there is none."""

    end: int = 0
    values: Mapping[str, Value] = field(default_factory=dict)
    problem: tuple[int, str] | None = None  # line and message

    def text(self, key: str) -> str:
        """Return the value if it is a single string, else ""."""
        value = self.values.get(key, "")
        return value if isinstance(value, str) else ""

    def list(self, key: str) -> tuple[str, ...]:
        """Return the value as a list; a single string is a list of one."""
        value = self.values.get(key, ())
        return tuple(one for one in ((value,) if isinstance(value, str) else value) if one and one != "~")


def read(lines: Sequence[str]) -> Properties:
    """Return the frontmatter of a document (without BOM). Never raises."""
    if not lines or not _RULE.match(bare(lines[0])):
        return Properties()
    close = next((number for number, line in enumerate(lines[1:], 1) if _RULE.match(bare(line))), None)
    if close is None:
        opened = len(lines) > 1 and _KEY.match(lines[1]) is not None
        return Properties(problem=(1, "the frontmatter is never closed; add a line '---'") if opened else None)
    source = "".join(lines[1:close])
    if len(source) > MAX_CHARACTERS:
        return Properties(close + 1, problem=(1, f"the frontmatter is longer than {MAX_CHARACTERS // 1024} KB"))
    try:
        return Properties(close + 1, _load(source))
    except yaml.YAMLError as error:
        problem = f"frontmatter is not valid YAML ({_describe_error(error)})"
        return Properties(close + 1, problem=(_line(error, source) + 1, problem))
    except RecursionError:
        return Properties(close + 1, problem=(2, "frontmatter is nested too deeply"))
    except TypeError:
        return Properties(close + 1, problem=(2, "frontmatter is not a list of 'key: value' lines"))


def write(values: Mapping[str, Value | datetime], newline: str) -> list[str]:
    """Return a new frontmatter; lists in block style, sorted."""
    lines = ["---"]
    for key, value in values.items():
        if isinstance(value, datetime):
            lines.append(f"{key}: {format_time(value)}")
        elif isinstance(value, str):
            lines.append(f"{key}: {scalar(value)}")
        else:
            lines.append(f"{key}:" if value else f"{key}: []")
            lines.extend(f"  - {scalar(one)}" for one in sorted(value))
    return [line + newline for line in [*lines, "---"]]


def scalar(text: str) -> str:
    """Return a string as YAML that every parser reads as that string."""
    if _PLAIN.fullmatch(text) and not _NUMBER.fullmatch(text) and yaml.safe_load(text) == text:
        return text
    return quote(text)


def quote(text: str) -> str:
    """Return a string as YAML in double quotes."""
    dumped: str = yaml.dump(text, default_style='"', allow_unicode=True, width=float("inf"))
    return dumped.removesuffix("\n")


# --------------------------------------------------------------------------------------------------


def choose_loader(source: str) -> Any:
    """Return libyaml's loader for YAML as we write it ourselves, else pyyaml's own."""
    return _FAST if _PLAIN_SOURCE.fullmatch(source) else yaml.BaseLoader


@lru_cache(REMEMBERED)
def _load(source: str) -> Mapping[str, Value]:
    loaded = plain_yaml.load(source)
    if loaded is None:
        loaded = YAMLHandler().load(source, Loader=choose_loader(source))
    if loaded in (None, ""):
        return MappingProxyType({})
    if not isinstance(loaded, dict):
        raise TypeError
    values: dict[str, Value] = {}
    for key, value in loaded.items():
        if isinstance(value, str):
            values[str(key)] = value
        elif isinstance(value, list):
            values[str(key)] = tuple(one for one in value if isinstance(one, str))
    return MappingProxyType(values)


def _line(error: yaml.YAMLError, source: str) -> int:
    mark = getattr(error, "problem_mark", None)
    position = mark.index if mark is not None else getattr(error, "position", 0)
    return len(split(source[:position] + "x")[1])


def _describe_error(error: yaml.YAMLError) -> str:
    return str(getattr(error, "problem", None) or getattr(error, "reason", None) or "unreadable")
