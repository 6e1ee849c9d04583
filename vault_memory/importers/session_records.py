"""Read the records of an agent's session file, one a line. A damaged line is left out and reported, not the session.

A session is a log that an agent writes while it works: a crash or a full disk leaves half a record, and a resumed
session goes on behind it, on the same line or on the next. Unlike an export, it cannot be made again.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from vault_memory.importers.json_values import describe_json_error, parse_json
from vault_memory.importers.source import ImportFile, Unreadable

_NAMED = 5  # damaged lines that a warning names
_STARTS, _LONGEST = 100, 1 << 20  # places of a damaged line that are tried, and the bytes of one that is searched


def read_records(source: ImportFile, add: Callable[[object], None], what: str) -> tuple[str, ...]:
    """Give each record to ``add``, which may raise Unreadable. Return a warning if any line was left out.

    The last line may still be being written; it is waited for. Raises FormatError where no line is a record.
    """
    damaged: list[tuple[int, str]] = []
    found = 0
    for number, line in source.lines():
        if not line.strip():
            continue
        records, problem = _read_line(line)
        if problem and not records and not line.endswith(b"\n"):
            continue
        try:
            for record in records:
                add(record)
                found += 1
        except Unreadable as error:
            problem = f"{error}; this is not a {what}"
        if problem:
            damaged.append((number, problem))
    if damaged and not found:
        number, problem = damaged[0]
        raise source.error(problem, number)
    return (_describe_damage(source, damaged),) if damaged else ()


def _read_line(line: bytes) -> tuple[list[object], str]:
    """Return the value on a line, as a list of one or none, and what is wrong with the line."""
    try:
        return [parse_json(line.decode("utf-8-sig").strip())], ""
    except UnicodeDecodeError:
        problem = "is not UTF-8 text on this line"
    except ValueError as error:
        problem = f"is not valid JSON on this line ({describe_json_error(error)})"
    return _find_record_behind(line), problem


def _find_record_behind(line: bytes) -> list[object]:
    """Return the whole record that a line ends with, behind half of another one, as a list of one or none.

    An object inside the record ends before the record does, so the first one that reaches the end of the line is it.
    """
    at = line.find(b'{"', 1) if len(line) <= _LONGEST else -1
    for _ in range(_STARTS):
        if at < 0:
            break
        try:
            return [json.loads(line[at:])]
        except (ValueError, RecursionError):
            at = line.find(b'{"', at + 1)
    return []


def _describe_damage(source: ImportFile, damaged: list[tuple[int, str]]) -> str:
    """Return one line that names the file and the damaged lines."""
    (number, problem), *others = damaged
    left_out = "this record is left out"
    if others:
        named = ", ".join(str(line) for line, _ in others[:_NAMED]) + (", …" if len(others) > _NAMED else "")
        left_out = f"this record and {len(others):,} more ({'lines' if others[1:] else 'line'} {named}) are left out"
    return str(source.error(f"{problem}; {left_out}, the rest is read", number))
