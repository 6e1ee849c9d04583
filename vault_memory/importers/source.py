"""A file on its way in: bytes, then text, then JSON values, each read once and only when asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from vault_memory.errors import FormatError

_LOOKED_AT, _LINES_LOOKED_AT = 1_000_000, 20
_JSON_START = re.compile(r"\s*(?:\{|\[\s*(?:[\[{\]]|\Z))")


class Unreadable(ValueError):
    """What is wrong with a part of a file; who knows which part makes a FormatError of it."""


@dataclass(frozen=True, slots=True)
class Value:
    """A JSON value and the line it begins on (0: the file is one value, lines say nothing)."""

    value: object
    line: int = 0


class Source:
    """``name`` is shown in messages. Every property raises FormatError."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self._data = data

    def error(self, problem: str, line: int | None = None) -> FormatError:
        return FormatError(self.name, problem, line or None)

    @cached_property
    def text(self) -> str:
        """Without byte order mark, with ``\\n`` line ends."""
        data = self._data
        if not data.strip():
            raise self.error("is empty")
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise self.error("is UTF-16; save it as UTF-8")
        if b"\0" in data:
            raise self.error("is a binary file, not a conversation", data.count(b"\n", 0, data.index(b"\0")) + 1)
        try:
            return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise self.error("is not UTF-8 text; save it as UTF-8", line) from None

    @property
    def looks_like_json(self) -> bool:
        """An object, or an array of objects or arrays (``[2026-01-18] Ann: hello`` is neither)."""
        return _JSON_START.match(self.text) is not None

    @cached_property
    def json_values(self) -> list[Value]:
        """The one JSON value of the file, or one for each line of JSONL. Never empty."""
        try:
            return [Value(_parse(self.text))]
        except ValueError as whole:
            lines = [(number, line) for number, line in enumerate(self.text.split("\n"), 1) if line.strip()]
            if len(lines) > 1 and _is_object(lines[0][1]):
                return [self._json_line(number, line) for number, line in lines]
            raise self._json_error(whole) from None

    @property
    def first_values(self) -> list[object]:
        """What the first lines hold, where the file is JSONL: enough to know its kind by."""
        values: list[object] = []
        for line in self.text[:_LOOKED_AT].split("\n")[:_LINES_LOOKED_AT]:
            try:
                values.append(_parse(line))
            except ValueError:
                break
        return values

    def json_lines(self, *, cut_off: bool = False) -> Iterator[tuple[int, object]]:
        """Number and value of each line of JSONL. ``cut_off``: the last one may still be being written."""
        lines = self.text.split("\n")
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                yield number, _parse(line)
            except ValueError:
                if not (cut_off and number == len(lines)):
                    self._json_line(number, line)

    def _json_line(self, number: int, line: str) -> Value:
        try:
            return Value(_parse(line), number)
        except ValueError as error:
            raise self.error(f"is not valid JSON on this line ({_reason(error)}); mend or remove it", number) from None

    def _json_error(self, error: ValueError) -> FormatError:
        if not isinstance(error, json.JSONDecodeError):
            return self.error(f"is not valid JSON ({_reason(error)})")
        if not self.text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
            return self.error("ends in the middle of its JSON; it is cut off, export it again", error.lineno)
        return self.error(f"is not valid JSON ({_reason(error)}); mend it, or name its --format", error.lineno)


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _is_object(line: str) -> bool:
    try:
        return isinstance(_parse(line), dict)
    except ValueError:
        return False


def _reason(error: ValueError) -> str:
    return f"{error.msg}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else str(error)
