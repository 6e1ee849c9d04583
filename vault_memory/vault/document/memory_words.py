"""Parse and format the lines of a memory block: the attributes of one cell or one source, as text.

Version 2 (written) names each conversation once, with what most of its cells have in common::

    #1 conv-456 20260118T095800Z s=.6 by=gpt-5
    vm-k3f9a2q8d1 1#m12,m14 +59 s=.9

``1#m12,m14`` are two messages of the first conversation; ``+59`` is the time of the cell, in seconds after the time of
its first source. A value that a line leaves out is that of its first source; a value that the source leaves out is that
of the block's opening line. Version 1, which is only read, consists of ``key=value`` words. A word with an unknown key,
a repeated key or an unreadable value is kept.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from operator import attrgetter, itemgetter

from vault_memory.models import Attributes
from vault_memory.models.topic import CHECKSUM, QUALIFIERS
from vault_memory.vault.document.file_names import decode, encode
from vault_memory.vault.document.timestamps import format_time, parse_time

_ID = re.compile(r"[A-Za-z0-9-]+")
_SOURCE = re.compile(r"#([1-9]\d{0,5})")
_CITED = re.compile(r"([1-9]\d{0,5})(?:#([^=]*))?")
_SECONDS = re.compile(r"[+-]\d{1,11}")
_WORD = re.compile(rf"{_CITED.pattern}|{_SECONDS.pattern}|.*=.*")
_ASKED = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")  # a word in search words
_EMPTY = Attributes()
_CITES = re.compile(r"\s([1-9]\d{0,5})(?=[#\s]|$)")
_SHORT_QUALIFIERS = {"valid_from": "from", "asked": "q"}
_SHARED = ("salience", "confidence", "role", "by")  # fields that a source stores for its cells
_END = "x"  # key of the time when a statement ended
_MAY_BE_EMPTY = frozenset((*_SHARED, "created", "superseded"))
DEFAULTS = Attributes(salience=0.5, confidence=0.75, role="user", by="offline")  # of a source without own values


@dataclass(frozen=True, slots=True)
class Source:
    """A conversation (or file) that cells of a document cite, with default values for these cells."""

    name: str
    at: datetime | None = None
    shared: Attributes = DEFAULTS


Sources = Mapping[str, Source]  # by label, a number


@dataclass(frozen=True, slots=True)
class _Key:
    field: str
    read: Callable[[str], object]
    write: Callable[..., str]
    moment: bool = False
    plain: bool = False  # its written form is one word without encoding


def parse_v1(text: str) -> Attributes:
    """Parse the part of a version 1 line after the id."""
    values: dict[str, object] = {}
    sources: list[str] = []
    extra: list[tuple[str, str]] = []
    for word in text.split():
        name, _, value = word.partition("=")
        key = _FIRST.get(name)
        known = key.read(decode(value)) if key else None
        if name == "source" and value:
            sources.append(decode(value))
        elif key is None or known is None or known is False or known == "" or key.field in values:
            extra.append((decode(name), decode(value)))
        else:
            values[key.field] = known
    return _attributes(values, sources, extra)


def parse_v2(text: str, sources: Sources) -> Attributes | None:
    """Parse the part of a version 2 line after the id; None if it cites a source that the block does not have."""
    values: dict[str, object] = {}
    cited: list[str] = []
    extra: list[tuple[str, str]] = []
    first: Source | None = None
    for word in text.split():
        if found := _CITED.fullmatch(word):
            source = sources.get(found[1])
            if source is None:
                return None
            first = first or source
            cited += _decode_sources(source.name, found[2])
        elif _SECONDS.fullmatch(word) and first is not None and first.at is not None and "created" not in values:
            values["created"] = _add_seconds(first.at, word)
        else:
            _read_word(word, first, values, extra)
    if first is not None:
        values = {**{name: getattr(first.shared, name) for name in _SHARED}, "created": first.at} | values
    return _attributes(values, cited, extra)


def list_cited(raw: str) -> list[str]:
    """Return all labels of sources that a line might cite; some may be other words."""
    return _CITES.findall(raw)


def format_v2(attributes: Attributes, labels: Mapping[str, str], sources: Sources, *, with_end: bool = True) -> str:
    """Return the words of a cell's line; ``labels``: the labels of sources by name.

    ``with_end``: include the time when its statement ended, if any.
    """
    words = list(_citations(attributes.sources, labels))
    first = sources[labels[_conversation(attributes.sources[0])]] if attributes.sources else Source("")
    at = first.at if attributes.sources else None
    created = attributes.created and _drop_fraction(attributes.created)
    if created is None:
        words += ["at="] if at is not None else []
    elif created != at:
        seconds = _moment(created, at)
        words.append(seconds if seconds[0] in "+-" else f"at={seconds}")
    words += _values(attributes, first.shared if attributes.sources else _EMPTY, at, with_end=with_end)
    return " ".join([*words, *map(_unknown, attributes.extra)])


def parse_source(line: str, common: Attributes = DEFAULTS) -> tuple[str, Source] | None:
    """Return the label and the source in a line, or None; ``common``: default values of the block's sources."""
    label, _, rest = line.strip().partition(" ")
    found = _SOURCE.fullmatch(label)
    name, *words = rest.split() or [""]
    if found is None or not name:
        return None
    name = name.removeprefix("=")  # "=" stands for an empty name
    at = parse_time(words[0]) if words and "=" not in words[0] else None
    shared = parse_shared(words[at is not None :], common)
    return None if shared is None else (found[1], Source(decode(name), at, shared))


def format_source(label: str, source: Source, common: Attributes = DEFAULTS) -> str:
    """Return the line that names a source."""
    at = [format_time(source.at).replace("-", "").replace(":", "")] if source.at is not None else []
    return " ".join([f"#{label}", encode(source.name) or "=", *at, *format_shared(source.shared, common)])


def parse_shared(words: Iterable[str], common: Attributes = DEFAULTS) -> Attributes | None:
    """Parse words with shared values (``s=.9 by=gpt-5``); return None if a word has another key."""
    values: dict[str, object] = {}
    extra: list[tuple[str, str]] = []
    for word in words:
        _read_word(word, None, values, extra)
    if extra or not values.keys() <= {*_SHARED}:
        return None
    return replace(common, **values) if values else common  # type: ignore[arg-type]


def format_shared(shared: Attributes, common: Attributes = DEFAULTS) -> list[str]:
    """Return the words for shared values that differ from ``common``."""
    return _values(shared, common, None)


def find_common(sources: Sources) -> Attributes:
    """Return the most frequent shared values of these sources."""
    if not sources:
        return DEFAULTS
    values: dict[str, list[object]] = {
        name: [getattr(source.shared, name) for source in sources.values()] for name in _SHARED
    }
    common = {
        name: max(found, key=lambda value: (found.count(value), value == getattr(DEFAULTS, name)))
        for name, found in values.items()
    }
    return _attributes(common, (), ())


def name_sources(
    known: Sources, cells: Iterable[tuple[str, Attributes]], used: Collection[str] = ()
) -> dict[str, Source]:
    """Return the sources of these cells by label: the ``known`` ones unchanged, then new ones.

    ``used``: names of known sources that other cells cite. The values of a source never change while a cell cites
    it, so that lines written on two machines can be merged.
    """
    citing: dict[str, list[tuple[str, Attributes]]] = {}
    for cell_id, attributes in cells:
        for name in dict.fromkeys(map(_conversation, attributes.sources)):
            citing.setdefault(name, []).append((cell_id, attributes))
    named = {label: source for label, source in known.items() if source.name in citing or source.name in used}
    fresh = {*citing} - {source.name for source in named.values()}
    free = max(map(int, named), default=0)
    made = sorted((_source(name, citing[name]) for name in fresh), key=lambda one: (str(one.at), one.name))
    return named | {str(free + place): source for place, source in enumerate(made, 1)}


def labels_of(sources: Sources) -> dict[str, str]:
    """Return the label of each source's name."""
    return {source.name: label for label, source in sources.items()}


def split_line(raw: str) -> tuple[str, str]:
    """Return the id at the beginning of a line and its other words; "" and "" if it is not a cell's line."""
    first, _, rest = raw.strip().partition(" ")
    words = rest.split()
    ours = _ID.fullmatch(first) and words and all(_WORD.fullmatch(word) for word in words)
    return (first, rest) if ours else ("", "")


def _read_word(word: str, first: Source | None, values: dict[str, object], extra: list[tuple[str, str]]) -> None:
    name, sign, text = word.partition("=")
    key = _SHORT.get(name)
    value = decode(text)
    if key is None or not sign or key.field in values:
        extra.append((decode(name), value))
    elif not text and key.field in _MAY_BE_EMPTY:
        values[key.field] = "" if key.field in {"role", "by"} else None
    else:
        offset = key.moment and first is not None and first.at is not None and _SECONDS.fullmatch(text)
        known = (
            _add_seconds(first.at, text) if offset and first is not None and first.at is not None else key.read(value)
        )
        if known is None or known is False or known == "":
            extra.append((decode(name), value))
        else:
            values[key.field] = known


def _values(attributes: Attributes, shared: Attributes, at: datetime | None, *, with_end: bool = True) -> list[str]:
    words: list[str] = []
    written, left_out = _get_written(attributes), _get_written(shared)
    if written == left_out:
        return words
    for (name, key), value, common in zip(_WRITTEN, written, left_out, strict=True):
        if value == common or (name == _END and not with_end):
            continue
        if value is None or value is False or value == "":
            words += [f"{name}="] if key.field in _SHARED else []
        else:
            text = _moment(value, at) if key.moment else key.write(value)
            words.append(f"{name}={text if key.plain else encode(text)}")
    return words


def _unknown(pair: tuple[str, str]) -> str:
    """Return a kept word, escaped so that it is not read as a known key."""
    name, value = pair
    word = encode(name)
    return f"{f'%{ord(word[0]):02X}{word[1:]}' if word in _SHORT else word}={encode(value)}"


def _citations(sources: tuple[str, ...], labels: Mapping[str, str]) -> list[str]:
    words: list[str] = []
    last = ""
    for source in sources:
        name, sign, message = source.partition("#")
        if sign and words and name == last and "#" in words[-1]:
            words[-1] += f",{encode(message)}"
        else:
            words.append(labels[name] + (f"#{encode(message)}" if sign else ""))
        last = name
    return words


def _decode_sources(name: str, messages: str | None) -> list[str]:
    return [name] if messages is None else [f"{name}#{decode(message)}" for message in messages.split(",")]


def _conversation(source: str) -> str:
    return source.partition("#")[0]


def _source(name: str, cells: list[tuple[str, Attributes]]) -> Source:
    """Return a new source with the time of its earliest cell and the most frequent shared values."""
    first = [known for _, known in sorted(cells, key=itemgetter(0)) if _conversation(known.sources[0]) == name]
    if not first:
        return Source(name)
    times = [_drop_fraction(known.created) for known in first if known.created is not None]
    values = {field: _find_commonest([getattr(known, field) for known in first]) for field in _SHARED}
    return Source(name, min(times, default=None), _attributes(values, (), ()))


def _find_commonest(values: list[object]) -> object:
    """Return the value that occurs most often; of several such values, the first."""
    return max(values, key=values.count)


def _add_seconds(at: datetime, seconds: str) -> datetime | None:
    try:
        return at + timedelta(seconds=int(seconds))
    except OverflowError:
        return None


def _drop_fraction(moment: datetime) -> datetime:
    return moment.replace(microsecond=0) if moment.microsecond else moment


def _moment(moment: datetime, at: datetime | None) -> str:
    """Return a time, written as seconds after ``at`` if that is shorter."""
    whole = format_time(moment)
    seconds = "" if at is None else f"{round((_drop_fraction(moment) - at).total_seconds()):+d}"
    return seconds if at is not None and len(seconds) <= 12 else whole


def _attributes(values: Mapping[str, object], sources: Iterable[str], extra: Iterable[tuple[str, str]]) -> Attributes:
    return Attributes(**values, sources=tuple(dict.fromkeys(sources)), extra=tuple(extra))  # type: ignore[arg-type]


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _flag(text: str) -> bool:
    return text in {"true", "1", "yes"}


def _fraction(number: float) -> str:
    return f"{number:.6g}".removeprefix("0") if 0 < number < 1 else f"{number:.6g}"


def _short_hash(text: str) -> str:
    return text[:CHECKSUM]


def _read_search_words(text: str) -> str:
    return "; ".join(part.replace("_", " ").strip() for part in text.split("/") if part.strip("_ "))


def _write_search_words(text: str) -> str:
    """Return search words as one word: ``employer/where_does_Mara_work``; letters of any script stay unchanged."""
    return "/".join("_".join(_ASKED.findall(part)) for part in text.split(";"))


def _is_true(_: bool) -> str:
    return "true"


_QUALIFIER = {"asked": _Key("asked", _read_search_words, _write_search_words, plain=True)}
# key of version 1, key of version 2, and how it is read and written; in the order they are written
_KEYS = (
    ("salience", "s", _Key("salience", _number, _fraction)),
    ("confidence", "c", _Key("confidence", _number, _fraction)),
    ("created", "at", _Key("created", parse_time, format_time, moment=True)),
    ("updated", "u", _Key("updated", parse_time, format_time, moment=True)),
    ("role", "r", _Key("role", str, str)),
    ("by", "by", _Key("by", str, str)),
    ("text", "t", _Key("text", _short_hash, _short_hash)),
    *((name, _SHORT_QUALIFIERS.get(name, name), _QUALIFIER.get(name, _Key(name, str, str))) for name in QUALIFIERS),
    ("valid_until", "until", _Key("valid_until", str, str)),
    ("superseded", _END, _Key("superseded", parse_time, format_time, moment=True)),
    ("successor", "to", _Key("successor", str, str)),
    ("pinned", "pinned", _Key("pinned", _flag, _is_true)),
    ("orphaned", "orphaned", _Key("orphaned", parse_time, format_time)),
)
_FIRST = {first: key for first, _, key in _KEYS}
_SHORT = {short: key for _, short, key in _KEYS}
_WRITTEN = tuple((short, key) for short, key in _SHORT.items() if key.field != "created")
_get_written = attrgetter(*(key.field for _, key in _WRITTEN))
