"""Parse the query language: words, ``"phrases"``, ``-exclusions``, ``field:value``. Any string is a valid query.

Invalid syntax (an unknown field, an invalid date, a lone quote) is searched as words; if a person probably meant it as
syntax, a note says so. Fields: ``topic:``, ``type:``, ``conversation:``, ``project:``, ``role:``, ``tag:``, ``after:``
and ``before:`` (a year, month or day; ``after`` includes it, ``before`` does not).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from vault_memory.models import Filter
from vault_memory.models.filters import FILTER_FIELDS
from vault_memory.text.languages import detect_language, function_words
from vault_memory.text.words import STOPWORDS, identifiers, stems, whole_identifiers, words

if TYPE_CHECKING:
    from vault_memory.search.periods import Period

MAX_LENGTH = 4_000  # characters; the rest is cut off
MAX_TERMS = 64  # different words that are looked up, at most

_TOKEN = re.compile(
    r'(?P<minus>(?<!\S)-(?=["\w]))?(?:(?P<field>[A-Za-z]{2,14}):)?(?:"(?P<quoted>[^"]*)"|(?P<bare>\S+))'
)
MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_BETWEEN = re.compile(r"[\s,;!?()\[\]{}<>\"“”«»—–…]+")
_YEAR = re.compile(r"(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\d)")
_UNAMBIGUOUS = "|".join(month for month in MONTHS if month not in ("march", "may"))
_MONTH = re.compile(
    rf"\b(?:{_UNAMBIGUOUS})\b|(?<=\b(?-i:[iIoO][nf]) )(?-i:March|May)\b|(?-i:\b(?:March|May)\b)(?=,? \d)", re.IGNORECASE
)
_MEASURES = re.compile(
    r"\b(?:when|how (?:many|much|long|old|often|far|big|large|tall|high|early|late)"
    r"|(?:what|which) (?:day|date|time|year|month|week|amount|number|age|price|version)"
    r"|wann|wie ?viele?|wie (?:lange|oft|alt)|quand|combien|cu[aá]ndo|cu[aá]nt[oa]s?)\b",
    re.IGNORECASE,
)
_HOW_MUCH = re.compile(r"\b(?:wie ?viele?|combien|cu[aá]nt[oa]s?)\b", re.IGNORECASE)
_ASKS_NAME = re.compile(
    r"\b(?:who|whom|whose|where|called|named?|names|wer|wen|wem|wo|hei(?:ß|ss)t|qui|où|qui[eé]n|d[oó]nde)\b",
    re.IGNORECASE,
)
_TICKED = re.compile(r"`(\w+)`")
_ACRONYM = re.compile(r"\b[A-Z]{2,}\b")
_HYPHENATED = re.compile(r"(?<![\w-])[A-Za-z]\w*(?:[-_]\w+)+")
_CAMEL_CASE = re.compile(r"(?<![\w-])[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+(?![\w-])")
_CAMEL_PART = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]")
_INNER = re.compile(r"(?<=[\w,] )[^\W\d_][\w']*")  # words that begin no sentence
_TYPED = {field.name: field for field in FILTER_FIELDS if field.name}
_FIELDS = frozenset({*_TYPED, "after", "before"})


ANYTHING = Filter()
"""The filter of a query without filters: always the same object, so that it is recognised by identity."""


@dataclass(frozen=True, slots=True)
class Query:
    """A parsed query. Terms are stems, which `text.words` computes."""

    text: str  # as typed, cut at MAX_LENGTH
    question: str = ""  # the same without fields and exclusions: for an embedder that understands questions
    content: tuple[str, ...] = ()  # content words as typed: for an embedder that adds up words
    terms: tuple[str, ...] = ()  # the same as stems, each once
    foreign: tuple[str, ...] = ()  # stems of other languages than English (`text.words.stems`), joined names
    identifiers: tuple[str, ...] = ()  # names in code, whole and by part
    names: tuple[str, ...] = ()  # the whole ones
    phrases: tuple[tuple[str, ...], ...] = ()
    where: Filter = ANYTHING
    notes: tuple[str, ...] = ()
    dates: tuple[tuple[int, int], ...] = ()  # years and months it names; 0 for a year or month it does not
    named: bool = False  # the query consists only of names in code: it asks where they are
    measures: bool = False  # it asks for a date or a number
    asks_name: bool = False  # it asks for a person, a place or what something is called
    period: Period | None = None  # the time it names, as of the moment it is asked (`resolve`)
    translated: bool = False  # it is in another language, and the vault has only its English words (`resolve`)

    @property
    def empty(self) -> bool:
        """Whether there are no words to search for; there may be filters."""
        return not self.terms and not self.identifiers

    @property
    def is_filtered(self) -> bool:
        return self.where is not ANYTHING and replace(self.where, excluded=()) != ANYTHING


def parse(text: str) -> Query:
    """Parse a query. Raises nothing, for any string, and takes time linear in MAX_LENGTH."""
    reader = _QueryParser()
    if len(text) > MAX_LENGTH:
        reader.notes.append(f"only the first {MAX_LENGTH} characters of the query are looked at")
    text = text[:MAX_LENGTH]
    if text.count('"') % 2:
        reader.notes.append("a quote is never closed; what stands behind it is searched as words")
    for match in _TOKEN.finditer(text):
        reader.read(match)
    content, terms = _select_content_words(reader.plain)
    return Query(
        text,
        " ".join(reader.plain),
        tuple(content),
        tuple(terms)[:MAX_TERMS],
        (*stems(" ".join(reader.plain)), *_join_compounds(reader.plain))[: 2 * MAX_TERMS],
        tuple(dict.fromkeys((*identifiers(" ".join(reader.plain)), *_hyphens(reader.plain))))[:MAX_TERMS],
        (*whole_identifiers(" ".join(reader.plain)), *_hyphens(reader.plain))[:MAX_TERMS],
        tuple(reader.phrases),
        reader.build_filter(),
        tuple(reader.notes),
        tuple(_dates(" ".join(reader.plain))),
        bool(content) and all(map(identifiers, reader.plain)),
        _MEASURES.search(text) is not None,
        _ASKS_NAME.search(text) is not None,
    )


class _QueryParser:
    """Collects the content of one query token by token."""

    def __init__(self) -> None:
        self.plain: list[str] = []
        self.phrases: list[tuple[str, ...]] = []
        self.excluded: list[tuple[str, ...]] = []
        self.fields: dict[str, list[str]] = {}
        self.after: datetime | None = None
        self.before: datetime | None = None
        self.notes: list[str] = []

    def build_filter(self) -> Filter:
        """Build the filter from its fields and exclusions."""
        if not (self.fields or self.excluded or self.after or self.before):
            return ANYTHING
        values: dict[str, Any] = {_TYPED[name].attribute: _TYPED[name].set_to(v) for name, v in self.fields.items()}
        return Filter(
            after=self.after,
            before=self.before,
            excluded=tuple(self.excluded),
            **values,
        )

    def read(self, match: re.Match[str]) -> None:
        name, quoted, bare = (match["field"] or "").lower(), match["quoted"], match["bare"]
        value = quoted if quoted is not None else bare
        if name and not match["minus"] and self._take(name, value.strip()):
            return
        sequence: tuple[str, ...] = ()
        if match["minus"] or quoted is not None:
            sequence = tuple(words(value if name == "" else f"{name} {value}"))
        if match["minus"] and sequence and not value[0].isdigit():
            if name in _FIELDS:
                self.notes.append(f"{match[0]}: a field cannot be excluded; left out is what says these words")
            self.excluded.append(sequence)
            return
        if quoted is not None and name == "" and len(sequence) > 1:
            self.phrases.append(sequence)
        elif (bare or "").removesuffix(":").lower() in _FIELDS and match[0].endswith(":"):
            self.notes.append(f"{match[0]} has its value right behind it, without a space; searched as a word")
        self.plain.append(match[0].replace('"', " "))

    def _take(self, name: str, value: str) -> bool:
        """Store a known field with a valid value as a filter; return False for any other."""
        if not value:
            return False
        if name in ("after", "before"):
            moment = _moment(value)
            if moment is None:
                self.notes.append(f"{name}:{value} is not a date like 2026-01-31; searched as words")
                return False
            setattr(self, name, moment)
            return True
        if name not in _TYPED:
            return False
        if known := _TYPED[name].values:
            value = value.lower()
            if value not in known:
                self.notes.append(f"{name}:{value} is unknown ({', '.join(sorted(known))}); searched as words")
                return False
        self.fields.setdefault(name, []).append(value.removeprefix("#") if name == "tag" else value)
        return True


def _moment(value: str) -> datetime | None:
    """Return the beginning of a year, month or day, or an ISO time, in UTC."""
    for shape in ("%Y", "%Y-%m", "%Y-%m-%d"):
        try:
            return datetime.strptime(value, shape).replace(tzinfo=UTC)
        except ValueError:
            continue
    try:
        moment = datetime.fromisoformat(value)
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _dates(text: str) -> Iterator[tuple[int, int]]:
    """Yield each month in each year that the query names. "may" and "march" count only if they look like months."""
    years = {int(year) for year in _YEAR.findall(text)}
    months = {MONTHS.index(match[0].lower()) + 1 for match in _MONTH.finditer(text)}
    if years or months:
        yield from product(sorted(years) or [0], sorted(months) or [0])


def _select_content_words(plain: list[str]) -> tuple[list[str], list[str]]:
    """Return the content words of a query, as typed, and their stems, each once.

    Without function words, if any others are left.
    """
    found = [split for part in plain for split in _split(part)]
    language = detect_language(" ".join(plain))
    meant = frozenset() if language else _find_emphasised(plain)  # in German every noun has a capital letter
    asking = _list_asking(" ".join(plain)) if language else frozenset()
    for noise in _noise(language):
        noise = noise | asking if noise else noise
        kept = [(word, parts) for word, parts in found if word in meant or not noise.issuperset(parts)]
        if kept:
            stemmed = (part for word, parts in kept for part in parts if word in meant or part not in noise)
            return [word for word, _ in kept], list(dict.fromkeys(stemmed))
    return [], []


def _list_asking(text: str) -> frozenset[str]:
    """Return the stems of "wie viel" and the like: they ask for a number, and "viel" alone would mean something."""
    return frozenset(stem for match in _HOW_MUCH.finditer(text) for stem in words(match[0]))


def _find_emphasised(plain: list[str]) -> frozenset[str]:
    """Return the words marked as the subject, even if they are function words.

    Marked words are `in backticks`, in CAPITALS among other words, or with a capital letter inside a sentence (the band
    The Who, a person called Will).
    """
    text = " ".join(plain)
    found = set(_TICKED.findall(text))
    if text != text.upper():
        found.update(_ACRONYM.findall(text))
    inner = _INNER.findall(text)
    if inner and not all(word[0].isupper() for word in inner):
        found.update(word for word in inner if word[0].isupper() and word != "I")
    return frozenset(found).difference(match[0] for match in _MONTH.finditer(text))


def _join_compounds(plain: list[str]) -> Iterator[str]:
    """Yield names with hyphens or underscores as one word, as they are in camelCase: ``btn-primary-lg``."""
    for part in plain:
        for name in _HYPHENATED.findall(part):
            yield from words(name.replace("-", "").replace("_", ""))


def _hyphens(plain: list[str]) -> Iterator[str]:
    """Yield names in camelCase as they are spelled in style sheets, with hyphens between their parts."""
    for part in plain:
        for name in _CAMEL_CASE.findall(part):
            yield "-".join(piece.lower() for piece in _CAMEL_PART.findall(name))


def _split(part: str) -> Iterator[tuple[str, list[str]]]:
    """Yield words as typed, without surrounding punctuation, and their stems; each has a letter or digit."""
    for word in _BETWEEN.split(part):
        bare = word.strip(".:'‘’`*_-")
        if bare and (stemmed := words(bare)):
            yield bare, stemmed


@cache
def _noise(language: str) -> tuple[frozenset[str], ...]:
    """Return the stems to leave out of a query in the language, then an empty set for a query of only such stems."""
    return _stems(STOPWORDS | (function_words(language) if language else frozenset())), frozenset()


def _stems(vocabulary: frozenset[str]) -> frozenset[str]:
    return frozenset(stem for word in vocabulary for stem in words(word))
