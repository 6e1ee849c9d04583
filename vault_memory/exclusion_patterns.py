"""Match projects, sessions and texts against the patterns of ``memory.exclude`` (I8).

An entry is ``project:GLOB`` (a folder, and all below it; ``~`` is home), ``session:GLOB`` (a conversation's id) or
``text:REGEX`` (messages that match it). An entry without a prefix is a project. This module is not part of ``archive``
because hooks use it before they load anything slow.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from fnmatch import fnmatch

from vault_memory.errors import InputError

KINDS = ("project", "session", "text")


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
