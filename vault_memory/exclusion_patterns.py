"""What is never to be remembered: projects, sessions and patterns of ``memory.exclude`` (I8).

An entry is ``project:GLOB`` (a folder, and all below it; ``~`` is home), ``session:GLOB`` (a conversation's id) or
``text:REGEX`` (messages in which it is found). Without a prefix it is a project. Here and not in ``archive``, since
hooks ask before anything heavy is loaded.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from fnmatch import fnmatch

from vault_memory.errors import InputError

KINDS = ("project", "session", "text")


def excluded(patterns: Sequence[str], *, project: str = "", session: str = "", passed: Sequence[str] = ()) -> str:
    """The pattern that keeps this conversation out, or ''. Raises InputError for a pattern that is none.

    ``passed``: other folders and sessions that it went through. One is enough to keep all of it out.
    """
    projects, sessions = [each for each in (project, *passed) if each], [each for each in (session, *passed) if each]
    for pattern in patterns:
        kind, wanted = _parts(pattern)
        if kind == "project" and any(_below(each, wanted) for each in projects):
            return pattern
        if kind == "session" and any(fnmatch(each, wanted) for each in sessions):
            return pattern
    return ""


def unwanted(patterns: Sequence[str], text: str) -> bool:
    """Does a pattern keep a message out that says ``text``? Raises InputError for one that cannot be read."""
    return any(each.search(text) for each in texts(patterns))


def texts(patterns: Sequence[str]) -> list[re.Pattern[str]]:
    """What messages must not hold. Raises InputError for a pattern, of any kind, that cannot be read."""
    found = []
    for pattern in patterns:
        kind, wanted = _parts(pattern)
        if kind == "text":
            try:
                found.append(re.compile(wanted, re.IGNORECASE))
            except re.error as error:
                raise InputError(f"memory.exclude: '{pattern}' is not a regular expression ({error})") from None
    return found


def _parts(pattern: str) -> tuple[str, str]:
    kind, colon, rest = pattern.partition(":")
    if colon and kind in KINDS:
        if not rest.strip():
            raise InputError(f"memory.exclude: '{pattern}' names nothing; write e.g. project:~/work/secret")
        return kind, rest.strip()
    return "project", pattern.strip()


def _below(project: str, wanted: str) -> bool:
    """The folder itself or one below it; a name alone is a folder's anywhere."""
    place = os.path.normcase(os.path.normpath(os.path.expanduser(project)))  # noqa: PTH111 - starts fast
    if not wanted:
        return False
    if "/" not in wanted and os.sep not in wanted and not wanted.startswith("~"):
        return any(fnmatch(part, wanted) for part in re.split(r"[/\\]", place))
    glob = os.path.normcase(os.path.normpath(os.path.expanduser(wanted)))  # noqa: PTH111
    return fnmatch(place, glob) or fnmatch(place, os.path.join(glob, "*"))  # noqa: PTH118
