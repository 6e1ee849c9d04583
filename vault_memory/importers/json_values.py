"""Parse JSON: whole texts, and arrays of a gigabyte element by element."""

from __future__ import annotations

import json
import re
from codecs import getincrementaldecoder
from collections.abc import Iterator
from typing import IO

_BLANK = re.compile(r"[ \t\r\n]*")


def iterate_array(file: IO[bytes], chunk: int = 1 << 20) -> Iterator[tuple[object, int]]:
    """Yield each element of the JSON array in a file, and how many bytes were read by then.

    A value that is no array is yielded itself. Memory holds one element and a chunk, because json's own scanner runs
    on a growing buffer. Raises ValueError.
    """
    decoder, decode = json.JSONDecoder(), getincrementaldecoder("utf-8")()
    buffer, at, read, opened, ended = "", 0, 0, False, False
    while True:
        at = _BLANK.match(buffer, at).end()  # type: ignore[union-attr]  # it matches nothing, too
        if not opened and at < len(buffer):
            at += buffer.startswith("\ufeff", at)
            opened = buffer.startswith("[", at)
            if not opened:
                yield _parse_whole_file(buffer[at:] + decode.decode(file.read(), True)), read
                return
            at += 1
            continue
        if opened and buffer.startswith("]", at):
            return
        if opened and at < len(buffer):
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


def _parse_whole_file(text: str) -> object:
    try:
        return parse_json(text)
    except ValueError as error:
        raise ValueError(f"is not valid JSON ({describe_json_error(error)})") from None


def parse_json(text: str) -> object:
    """Return the value of a JSON text. Raises ValueError, also where it is nested too deeply."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def describe_json_error(error: ValueError) -> str:
    """Return what `parse_json` found wrong, with the column where it is known."""
    return f"{error.msg}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else str(error)
