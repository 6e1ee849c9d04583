"""Read a file that is imported: bytes, then text or JSON values, each read only when it is asked for.

A gigabyte is read in bounded memory: `items` gives the elements of a JSON array one by one, out of a .zip too, and
`json_lines` the lines of a JSONL file; what reads the whole file (`text`, `json_values`) is for formats whose files
are small.
"""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import IO

from vault_memory.errors import FormatError, InputError
from vault_memory.importers.json_values import describe_json_error, iterate_array, parse_json
from vault_memory.text.words import storable

_ZIP_ERRORS = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError)  # of a .zip
_MAX_BYTES = 1 << 30  # bytes that are read as a whole
_HEAD_BYTES, _HEAD_LINES = 1_000_000, 20
_LINE_BYTES = 1 << 26  # of one of the first lines: pictures stand in them
_OVERLAP = 4096  # bytes of two pieces of a file that are searched
_JSON_START = re.compile(r"\s*(?:\{|\[\s*(?:[\[{\]]|\Z))")


class Unreadable(ValueError):
    """A part of a file cannot be read. The caller, who knows which part, raises a FormatError from it."""


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A JSON value and the line it begins on (0: the file is one value, lines say nothing)."""

    value: object
    line: int = 0


class ImportFile:
    """A file, pipe or bytes to import. ``name`` is shown in messages; ``read`` and ``size`` are bytes, for progress.

    Raises InputError where the file cannot be opened, FormatError where its content cannot be read.
    """

    def __init__(self, name: str, data: bytes | Path) -> None:
        self.name = name
        self._place = _read_pipe(data) if isinstance(data, Path) and data.is_fifo() else data
        self.size = len(self._place) if isinstance(self._place, bytes) else _get_size(self._place, name)
        self.read = 0

    def error(self, problem: str, line: int | None = None) -> FormatError:
        """Return an error that names this file. ``problem``, which may quote it, becomes one printable line."""
        return FormatError(self.name, " ".join(storable(problem).split()), line or None)

    def _open(self) -> IO[bytes]:
        if isinstance(self._place, bytes):
            return BytesIO(self._place)
        try:
            return self._place.open("rb")
        except OSError as error:
            raise InputError(f"{self.name}: cannot be read ({error.strerror or error})") from error

    @cached_property
    def _data(self) -> bytes:
        if self.size > _MAX_BYTES:
            raise InputError(f"{self.name}: is larger than 1 GiB; split it, or keep only what is to be imported")
        with self._open() as file:
            return self._read_bytes(file)

    def _read_bytes(self, file: IO[bytes], limit: int = -1) -> bytes:
        try:
            return file.read(limit)
        except OSError as error:
            raise InputError(f"{self.name}: cannot be read ({error.strerror or error})") from error

    # -- text ------------------------------------------------------------------------------------

    @cached_property
    def text(self) -> str:
        """The whole file, without byte order mark and with ``\\n`` line ends."""
        return self._decode(self._data)

    def read_text(self, member: str) -> str:
        """Return the text of a member of a .zip, as `text` is; of an empty name `text` itself. Raises FormatError."""
        if not member:
            return self.text
        with self._open_member(member) as file:
            try:
                return self._decode(file.read(_MAX_BYTES))
            except (OSError, *_ZIP_ERRORS) as error:
                raise self.error(f"its '{member}' cannot be unpacked ({error}); export it again") from error

    def _decode(self, data: bytes) -> str:
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
        """The beginning of the file, from which its format is detected; undecodable bytes are replaced."""
        with self._open() as file:
            return self._read_bytes(file, _HEAD_BYTES).decode("utf-8-sig", "replace")

    @property
    def looks_like_json(self) -> bool:
        """Whether the file begins with an object, or an array of objects or arrays; ``[2026-01-18] Ann:`` does not."""
        return _JSON_START.match(self.head) is not None

    # -- JSON ------------------------------------------------------------------------------------

    @cached_property
    def json_values(self) -> list[JsonValue]:
        """The one JSON value of the file, or one for each line of JSONL. Never empty."""
        try:
            return [JsonValue(parse_json(self.text))]
        except ValueError as whole:
            lines = [(number, line) for number, line in enumerate(self.text.split("\n"), 1) if line.strip()]
            if len(lines) > 1 and _is_object(lines[0][1]):
                return [self._json_line(number, line) for number, line in lines]
            raise self._json_error(whole) from None

    @cached_property
    def first_values(self) -> list[object]:
        """The values of the first lines of a JSONL file, from which its format is detected."""
        values: list[object] = []
        if not self.head.lstrip().startswith("{"):  # an array may be one line of a gigabyte
            return values
        with self._open() as file:
            for _ in range(_HEAD_LINES):
                try:
                    values.append(parse_json(file.readline(_LINE_BYTES).decode("utf-8-sig")))
                except ValueError:
                    if not values:  # one value over many lines; else a line that a crash has torn
                        break
                except OSError:
                    break
        return values

    @cached_property
    def values_behind_torn(self) -> list[object]:
        """The values of the lines behind the first one, which is no JSON; empty unless all of them are objects."""
        first, _, rest = self.head.partition("\n")
        values: list[object] = []
        if not rest.startswith("{") or _is_object(first):
            return values
        with self._open() as file:
            file.readline()
            for line in islice(iter(lambda: file.readline(_LINE_BYTES), b""), _HEAD_LINES):
                if values and line.startswith(b"{") and not line.endswith(b"\n"):  # it may still be being written
                    break
                if not _is_object(text := line.decode("utf-8-sig", "replace")):
                    return []
                values.append(json.loads(text))
        return values

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yield number and bytes of each line, with its end, as they are read."""
        with self._open() as file:
            for number, line in enumerate(file, 1):
                self.read += len(line)
                yield number, line

    def json_lines(self) -> Iterator[tuple[int, object]]:
        """Yield number and value of each line of JSONL. Raises FormatError."""
        for number, line in self.lines():
            try:
                text = line.decode("utf-8-sig").strip()
            except UnicodeDecodeError:
                raise self.error("is not UTF-8 text; save it as UTF-8", number) from None
            if text:
                yield number, self._json_line(number, text).value

    def items(self, members: re.Pattern[str]) -> Iterator[object]:
        """Yield the elements of the JSON array in the file, or in each of the ``members`` of a .zip.

        A file that holds an object yields the object.
        """
        for name in self.members(members):
            with self._open_member(name) as file:
                yield from self._iterate_items(file)

    def items_behind(self, opening: re.Pattern[bytes]) -> Iterator[object]:
        """Yield the elements of each JSON array in the file that ``opening`` ends right before, one by one."""
        for start in self._find_places(opening):
            with self._open() as file:
                file.seek(start)
                yield from self._iterate_items(file)

    def _find_places(self, opening: re.Pattern[bytes]) -> list[int]:
        """Return the offsets behind each match, which may have at most `_OVERLAP` bytes."""
        found: set[int] = set()
        with self._open() as file:
            read, rest = 0, b""
            while data := file.read(1 << 20):
                part = rest + data
                found |= {read - len(rest) + match.end() for match in opening.finditer(part)}
                read, rest = read + len(data), part[-_OVERLAP:]
        return sorted(found)

    def members(self, wanted: re.Pattern[str]) -> list[str]:
        """Return the matching names in the .zip, sorted; for any other file an empty string (the file itself)."""
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

    def _open_member(self, name: str) -> IO[bytes]:
        if self._zip is None:
            return self._open()
        try:
            self.size, self.read = self._zip.getinfo(name).file_size, 0
            return self._zip.open(name)
        except (OSError, *_ZIP_ERRORS) as error:
            raise self.error(f"its '{name}' cannot be unpacked ({error}); export it again") from error

    def _iterate_items(self, file: IO[bytes]) -> Iterator[object]:
        found = 0
        try:
            for value, position in iterate_array(file):
                found, self.read = found + 1, position
                yield value
        except (ValueError, OSError, *_ZIP_ERRORS) as error:
            behind = f" behind conversation {found}" if found else ""
            raise self.error(f"{error}{behind}; fix it or export it again") from None

    def _json_line(self, number: int, line: str) -> JsonValue:
        try:
            return JsonValue(parse_json(line), number)
        except ValueError as error:
            raise self.error(
                f"is not valid JSON on this line ({describe_json_error(error)}); fix it or remove it", number
            ) from None

    def _json_error(self, error: ValueError) -> FormatError:
        if not isinstance(error, json.JSONDecodeError):
            return self.error(f"is not valid JSON ({describe_json_error(error)})")
        if not self.text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
            return self.error("ends in the middle of its JSON; it is cut off, export it again", error.lineno)
        return self.error(
            f"is not valid JSON ({describe_json_error(error)}); fix it, or name its --format", error.lineno
        )


def _read_pipe(path: Path) -> bytes:
    """Read a pipe to its end: it cannot be opened again. Raises InputError."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from error


def _get_size(path: Path, shown: str) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise InputError(f"{shown}: cannot be read ({error.strerror or error})") from error


def _is_object(line: str) -> bool:
    try:
        return isinstance(parse_json(line), dict)
    except ValueError:
        return False
