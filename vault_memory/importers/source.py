"""A file on its way in: bytes, then text or JSON values, each read when asked for and no earlier.

A gigabyte is read in bounded memory: `items` gives the elements of a JSON array one by one, out of a .zip too, and
`json_lines` the lines of a JSONL file; what reads the whole file (`text`, `json_values`) is for formats whose files
are small.
"""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from codecs import getincrementaldecoder
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import IO

from vault_memory.errors import FormatError, InputError

_DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError)  # of a .zip
_LOOKED_AT, _LINES_LOOKED_AT = 1_000_000, 20
_BLANK = re.compile(r"[ \t\r\n]*")
_JSON_START = re.compile(r"\s*(?:\{|\[\s*(?:[\[{\]]|\Z))")


class Unreadable(ValueError):
    """What is wrong with a part of a file; who knows which part makes a FormatError of it."""


@dataclass(frozen=True, slots=True)
class Value:
    """A JSON value and the line it begins on (0: the file is one value, lines say nothing)."""

    value: object
    line: int = 0


class Source:
    """``name`` is shown in messages. Raises InputError where the file cannot be opened, FormatError everywhere else.

    ``read`` and ``size`` are bytes, for progress.
    """

    def __init__(self, name: str, data: bytes | Path) -> None:
        self.name = name
        self._place = _piped(data) if isinstance(data, Path) and data.is_fifo() else data
        self.size = len(self._place) if isinstance(self._place, bytes) else _size(self._place, name)
        self.read = 0

    def error(self, problem: str, line: int | None = None) -> FormatError:
        return FormatError(self.name, problem, line or None)

    def _open(self) -> IO[bytes]:
        if isinstance(self._place, bytes):
            return BytesIO(self._place)
        try:
            return self._place.open("rb")
        except OSError as error:
            raise InputError(f"{self.name}: cannot be read ({error.strerror or error})") from error

    @cached_property
    def _data(self) -> bytes:
        with self._open() as file:
            return self._bytes(file)

    def _bytes(self, file: IO[bytes], limit: int = -1) -> bytes:
        try:
            return file.read(limit)
        except OSError as error:
            raise InputError(f"{self.name}: cannot be read ({error.strerror or error})") from error

    # -- text ------------------------------------------------------------------------------------

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

    @cached_property
    def head(self) -> str:
        """The beginning, to know the file's kind by; of what is no text as much as can be read as such."""
        with self._open() as file:
            return self._bytes(file, _LOOKED_AT).decode("utf-8-sig", "replace")

    @property
    def looks_like_json(self) -> bool:
        """An object, or an array of objects or arrays (``[2026-01-18] Ann: hello`` is neither)."""
        return _JSON_START.match(self.head) is not None

    # -- JSON ------------------------------------------------------------------------------------

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

    @cached_property
    def first_values(self) -> list[object]:
        """What the first lines hold, where the file is JSONL: enough to know its kind by."""
        values: list[object] = []
        for line in self.head.split("\n")[:_LINES_LOOKED_AT]:
            try:
                values.append(_parse(line))
            except ValueError:
                break
        return values

    def json_lines(self, *, cut_off: bool = False) -> Iterator[tuple[int, object]]:
        """Number and value of each line of JSONL. ``cut_off``: the last one may still be being written."""
        with self._open() as file:
            for number, line in enumerate(file, 1):
                self.read += len(line)
                try:
                    text = line.decode("utf-8-sig").strip()
                except UnicodeDecodeError:
                    raise self.error("is not UTF-8 text; save it as UTF-8", number) from None
                if not text:
                    continue
                try:
                    yield number, _parse(text)
                except ValueError:
                    if not (cut_off and not line.endswith(b"\n")):
                        self._json_line(number, text)

    def items(self, members: re.Pattern[str]) -> Iterator[object]:
        """The elements of the JSON arrays in the file, or in those ``members`` of it if it is a .zip, one by one.

        An object stands for itself.
        """
        for name in self.members(members):
            with self._member(name) as file:
                yield from self._items(file)

    def whole(self, member: str) -> object:
        """All of one member of a .zip, as JSON."""
        with self._member(member) as file:
            try:
                return json.loads(self._bytes(file))
            except (ValueError, RecursionError):
                raise self.error(f"its '{member}' is not valid JSON") from None
            except _DAMAGED as error:
                raise self.error(f"its '{member}' cannot be unpacked ({error}); export it again") from None

    def members(self, wanted: re.Pattern[str]) -> list[str]:
        """Names in the .zip, in order; of another file its own, as an empty string."""
        return [""] if self._zip is None else sorted(name for name in self._zip.namelist() if wanted.fullmatch(name))

    @property
    def is_zip(self) -> bool:
        return self._zip is not None

    @cached_property
    def _zip(self) -> zipfile.ZipFile | None:
        if not self.head.startswith("PK\x03\x04"):
            return None
        try:
            return zipfile.ZipFile(self._place if isinstance(self._place, Path) else BytesIO(self._place))
        except (zipfile.BadZipFile, OSError) as error:
            raise self.error(f"is a damaged .zip ({error}); copy it again, or export it again") from None

    def _member(self, name: str) -> IO[bytes]:
        if self._zip is None:
            return self._open()
        try:
            self.size, self.read = self._zip.getinfo(name).file_size, 0
            return self._zip.open(name)
        except (OSError, *_DAMAGED) as error:
            raise self.error(f"its '{name}' cannot be unpacked ({error}); export it again") from error

    def _items(self, file: IO[bytes]) -> Iterator[object]:
        found = 0
        try:
            for value, position in elements(file):
                found, self.read = found + 1, position
                yield value
        except (ValueError, OSError, *_DAMAGED) as error:
            behind = f" behind conversation {found}" if found else ""
            raise self.error(f"{error}{behind}; mend it or export it again") from None

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


def _piped(path: Path) -> bytes:
    """What comes through a pipe comes once."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from error


def _size(path: Path, shown: str) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise InputError(f"{shown}: cannot be read ({error.strerror or error})") from error


def elements(file: IO[bytes], chunk: int = 1 << 20) -> Iterator[tuple[object, int]]:
    """The elements of the JSON array in a file, one by one, and how many bytes were read by then.

    What is no array is its only element. Memory holds one element and a chunk: json's own scanner on a growing
    buffer, as fast as ijson, whose memory has no bound on an array nested 100,000 deep. Raises ValueError.
    """
    decoder, decode = json.JSONDecoder(), getincrementaldecoder("utf-8")()
    buffer, at, read, begun, ended = "", 0, 0, False, False
    while True:
        at = _BLANK.match(buffer, at).end()  # type: ignore[union-attr]  # it matches nothing, too
        if not begun and at < len(buffer):
            at += buffer.startswith("\ufeff", at)
            begun = buffer.startswith("[", at)
            if not begun:
                yield _whole(buffer[at:] + decode.decode(file.read(), True)), read
                return
            at += 1
            continue
        if begun and buffer.startswith("]", at):
            return
        if begun and at < len(buffer):
            try:
                value, end = decoder.raw_decode(buffer, at)
                end = _BLANK.match(buffer, end).end()  # type: ignore[union-attr]
                if end < len(buffer):
                    yield value, read
                    if buffer[end] not in ",]":
                        raise ValueError(f"is not valid JSON (byte {read - len(buffer) + end}, roughly)")
                    at = end + (buffer[end] == ",")
                    continue
            except json.JSONDecodeError as error:
                cut = error.msg.startswith("Unterminated string") or error.pos > len(buffer) - 16
                if not cut:
                    place = read - len(buffer) + error.pos
                    raise ValueError(f"is not valid JSON ({error.msg}, byte {place}, roughly)") from None
            except RecursionError:
                raise ValueError("is nested too deeply") from None
        if ended:
            raise ValueError("ends in the middle of its JSON")
        data = file.read(max(chunk, len(buffer) - at))
        ended, read = not data, read + len(data)
        buffer, at = buffer[at:] + decode.decode(data, ended), 0


def _whole(text: str) -> object:
    try:
        return _parse(text)
    except ValueError as error:
        raise ValueError(f"is not valid JSON ({_reason(error)})") from None


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
