"""Change a JSON file and keep every other byte, because other settings in the file must not be reformatted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

_SPACE = " \t\r\n"
_decoder = json.JSONDecoder()


@dataclass(frozen=True, slots=True)
class Span:
    """An element of an object or array: its key ('' in an array), its start, the start of its value, and its end."""

    key: str
    start: int
    value: int
    end: int


def elements(text: str, place: int) -> list[Span]:
    """Return the elements of the object or array that begins at ``place``. ``text`` is valid JSON."""
    return list(_elements(text, place))


def _elements(text: str, place: int) -> Iterator[Span]:
    named = text[place] == "{"
    place = _skip(text, place + 1)
    while text[place] not in "}]":
        start, key = place, ""
        if named:
            key, place = _decoder.raw_decode(text, place)
            place = _skip(text, _skip(text, place) + 1)  # the colon
        _, end = _decoder.raw_decode(text, place)
        yield Span(key, start, place, end)
        place = _skip(text, end)
        if text[place] == ",":
            place = _skip(text, place + 1)


def find(text: str, *keys: str) -> int:
    """Return where the value under these keys begins; -1 where there is none."""
    place = _skip(text, 0)
    for key in keys:
        if text[place] != "{":
            return -1
        place = next((span.value for span in reversed(elements(text, place)) if span.key == key), -1)
        if place < 0:
            return -1
    return place


def append(text: str, place: int, value: object, key: str = "", *, indent: str = "  ") -> str:
    """Append ``value`` as the last element of the object or array at ``place``."""
    inside = elements(text, place)
    depth = _depth(text, place, inside, indent)
    made = json.dumps(value, ensure_ascii=False, indent=indent).replace("\n", f"\n{indent * depth}")
    made = f"{json.dumps(key, ensure_ascii=False)}: {made}" if key else made
    line = "\r\n" if "\r\n" in text else "\n"
    made = f"{line}{indent * depth}{made}".replace("\n", line) if line == "\n" else _crlf(f"\n{indent * depth}{made}")
    if inside:
        return f"{text[: inside[-1].end]},{made}{text[inside[-1].end :]}"
    end = _skip(text, place + 1)
    return f"{text[: place + 1]}{made}{line}{indent * (depth - 1)}{text[end:]}"


def remove(text: str, place: int, number: int) -> str:
    """Remove element ``number`` of the object or array at ``place``, and the white space around it."""
    inside = elements(text, place)
    if len(inside) == 1:
        return f"{text[: place + 1]}{text[_skip(text, inside[0].end) :]}"
    if number == 0:
        return f"{text[: inside[0].start]}{text[inside[1].start :]}"
    return f"{text[: inside[number - 1].end]}{text[inside[number].end :]}"


def indentation(text: str) -> str:
    """Return the indentation of one level."""
    for row in text.splitlines():
        bare = row.lstrip(" \t")
        if bare and len(bare) < len(row):
            return row[: len(row) - len(bare)]
    return "  "


def _depth(text: str, place: int, inside: list[Span], indent: str) -> int:
    """Return the indentation of an element: its neighbour's, else one level more than the line that opens it."""
    at = inside[-1].start if inside else place
    row = text[text.rfind("\n", 0, at) + 1 : at]
    width = len(row) - len(row.lstrip(" \t"))
    levels = width // max(1, len(indent))
    own_line = not row.strip()
    return levels if inside and own_line else levels + 1


def _crlf(made: str) -> str:
    return made.replace("\n", "\r\n")


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place] in _SPACE:
        place += 1
    return place
