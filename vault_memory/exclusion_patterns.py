"""Match projects, sessions and texts against the patterns of ``memory.exclude`` (I8).

An entry is ``project:GLOB`` (a folder, and all below it; ``~`` is home), ``session:GLOB`` (a conversation's id) or
``text:REGEX`` (messages that match it). An entry without a prefix is a project. This module is not part of ``archive``
because hooks use it before they load anything slow.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch

from vault_memory.errors import InputError

KINDS = ("project", "session", "text")
_TOKEN = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{\d*,\d*\}|.", re.DOTALL)  # of a regular expression
_CLEAR = re.compile(rf"\s*(?:$|,|(?:{'|'.join(KINDS)}):|[/~]|[A-Za-z]:[/\\])")  # clearly a pattern


def find_exclusion(patterns: Sequence[str], *, project: str = "", session: str = "", passed: Sequence[str] = ()) -> str:
    """Return the pattern that excludes this conversation, or ''. Raises InputError for an invalid pattern.

    ``passed``: other folders and sessions of the conversation; one that matches excludes all of it.
    """
    projects, sessions = [each for each in (project, *passed) if each], [each for each in (session, *passed) if each]
    for pattern in patterns:
        kind, wanted = _split_pattern(pattern)
        if kind == "project" and any(_is_below(each, wanted) for each in projects):
            return pattern
        if kind == "session" and any(fnmatch(each, wanted) for each in sessions):
            return pattern
    return ""


def matches_text(patterns: Sequence[str], text: str) -> bool:
    """Return whether a pattern excludes a message with this text. Raises InputError for an invalid pattern."""
    return any(each.search(text) for each in compile_text_patterns(patterns))


def compile_text_patterns(patterns: Sequence[str]) -> list[re.Pattern[str]]:
    """Compile the ``text:`` patterns. Raises InputError for an invalid pattern of any kind."""
    found = []
    for pattern in patterns:
        kind, wanted = _split_pattern(pattern)
        if kind == "text":
            try:
                found.append(re.compile(wanted, re.IGNORECASE))
            except re.error as error:
                raise InputError(f"memory.exclude: '{pattern}' is not a regular expression ({error})") from None
    return found


def read_patterns(value: object, origin: str) -> tuple[str, ...]:
    """Return the patterns of a setting: a list, or text with commas. Raises InputError that names its ``origin``.

    ``- project: ~/work`` is refused: YAML reads a mapping there, which as a pattern would exclude nothing.
    """
    parts = value if isinstance(value, (list, tuple)) else [value]
    for part in parts:
        if isinstance(part, Mapping):
            pair = next((f"{key}:{text}" for key, text in part.items()), "project:~/work/secret")
            raise InputError(f"{origin}: memory.exclude holds {dict(part)}; write '{pair}', without a space after ':'")
        if part is None:
            raise InputError(f"{origin}: memory.exclude holds an empty pattern; write e.g. project:~/work/secret")
    try:
        given = parts if isinstance(value, (list, tuple)) else split_patterns(str(value))
        patterns = tuple(text for part in given if (text := str(part).strip()))
        compile_text_patterns(patterns)
    except InputError as error:
        raise InputError(f"{origin}: {error}") from None
    return patterns


def split_patterns(text: str) -> list[str]:
    """Split patterns that are separated by commas; a comma in a regular expression's brackets or braces stays.

    Raises InputError where it is unclear whether a comma belongs to a regular expression.
    """
    parts = []
    while text:
        end = _find_end(text) if text.lstrip().startswith("text:") else (text + ",").index(",")
        parts.append(text[:end].strip())
        text = text[end + 1 :]
    return [part for part in parts if part]


def _find_end(text: str) -> int:
    """Return where the ``text:`` pattern ends with which ``text`` begins. Raises InputError."""
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += {"(": 1, ")": -1}.get(token[0], 0)
        if token[0] == "," and depth <= 0:
            if _CLEAR.match(text, token.end()):
                return token.start()
            raise InputError(
                f"memory.exclude: '{text.strip()}': is '{text[token.end() :].strip()}' part of the regular expression? "
                "Write its comma as \\, if so, and 'project:' before the name of a project"
            )
    return len(text)


def _split_pattern(pattern: str) -> tuple[str, str]:
    kind, colon, rest = pattern.partition(":")
    if colon and kind in KINDS:
        if not rest.strip():
            raise InputError(f"memory.exclude: '{pattern}' names nothing; write e.g. project:~/work/secret")
        return kind, rest.strip()
    return "project", pattern.strip()


def _is_below(project: str, wanted: str) -> bool:
    """Return whether the project is the folder or below it; a bare name matches a folder of that name anywhere."""
    place = os.path.normcase(os.path.normpath(os.path.expanduser(project)))  # noqa: PTH111 - starts fast
    if not wanted:
        return False
    if "/" not in wanted and os.sep not in wanted and not wanted.startswith("~"):
        return any(fnmatch(part, wanted) for part in re.split(r"[/\\]", place))
    glob = os.path.normcase(os.path.normpath(os.path.expanduser(wanted)))  # noqa: PTH111
    return fnmatch(place, glob) or fnmatch(place, os.path.join(glob, "*"))  # noqa: PTH118
