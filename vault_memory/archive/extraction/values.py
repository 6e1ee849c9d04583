"""Compare the specific values of statements by meaning: numbers, times, dates, paths and identifiers.

``9:00`` is ``09:00``, ``1,200`` is ``€1200``, ``20 October 2026`` is ``2026-10-20``, and ``delivery_slot.booked``
stands where both of its parts do. A date that a text adds is explained by the day on which the message was said.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, datetime
from functools import lru_cache

from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, PATH

_NUMBER = re.compile(r"\d+(?:[.,:/-]\d+)*")
_CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m\b", re.IGNORECASE)
_DAY = re.compile(r"\b(\d{4})-(\d\d)-(\d\d)\b")
_THOUSANDS = re.compile(r"\d{1,3}(?:[.,]\d{3})+(?!\d)")
_SEPARATORS = re.compile(r"[:/-]")
_WORD = re.compile(r"\w+")
_ADDRESS = re.compile(r"(?<![\w.@+-])[\w.+-]{1,64}@\w[\w-]*(?:\.\w[\w-]*)+")
_NAME = r"(jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]{0,7}\.?"
_DAY_NAMED = re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?{_NAME}|{_NAME}\s+(\d{{1,2}})\b", re.IGNORECASE)
_MONTHS = {"jan": 1, "feb": 2, "mar": 3, "mär": 3, "apr": 4, "may": 5, "mai": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
           "oct": 10, "okt": 10, "nov": 11, "dec": 12, "dez": 12}  # fmt: skip
_COUNTED = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_WORDS = {word: str(number) for number, word in enumerate(_COUNTED, 1)}
_NEAR = 400  # days from a message within which a date may be what "yesterday" or "next year" meant


@lru_cache(maxsize=2_048)
def values(text: str) -> frozenset[str]:
    """Return what must not get lost in a rewording: numbers, paths, code identifiers, mail addresses."""
    bare = text.replace("\\", "")
    found = [*_NUMBER.findall(bare), *IDENTIFIER.findall(bare), *PATH.findall(bare), *_ADDRESS.findall(bare)]
    return frozenset(value.strip("`").rstrip(".,;:").casefold() for value in found)


def missing(source: str, text: str) -> list[str]:
    """Return the values of ``source`` that ``text`` does not hold in any form."""
    return sorted(value for value in values(source) if not _holds(text, value))


def find_unsupported(text: str, sources: Sequence[str], said: datetime | None = None, days: int = _NEAR) -> list[str]:
    """Return the values of ``text`` that no source holds and that no date within ``days`` of ``said`` explains."""
    whole = "\n".join(sources)
    explained = _dates_near(text, said.date(), days) if said is not None else frozenset()
    return sorted(v for v in values(text) if v not in explained and not _holds(whole, v))


def parse_numbers(text: str) -> list[float]:
    """Return the plain numbers of a text, amounts with thousands included; no dates, times and versions."""
    found = []
    for token in _NUMBER.findall(text):
        plain = re.sub(r"[.,]", "", token) if _THOUSANDS.fullmatch(token) else token.replace(",", ".")
        with suppress(ValueError):
            found.append(float(plain))
    return found


def list_days(text: str, said: datetime) -> list[datetime]:
    """Return the days that a text names; those without a year are of the year of ``said`` or the one after."""
    found = [(int(year), int(month), int(day)) for year, month, day in _DAY.findall(text)]
    for before, month, other, after in _DAY_NAMED.findall(text):
        number = _MONTHS[(month or other).casefold()[:3]]
        found += [(year, number, int(before or after)) for year in (said.year, said.year + 1)]
    days = list[datetime]()
    for each in found:
        with suppress(ValueError):
            days.append(datetime(*each, tzinfo=said.tzinfo))
    return days


def _holds(text: str, value: str) -> bool:
    if value[:1].isdigit() and _NUMBER.fullmatch(value):
        text_numbers = _numbers(text)
        if _forms(value) & text_numbers:
            return True
        parts = _SEPARATORS.split(value)
        return len(parts) > 1 and all(_forms(part) & text_numbers for part in parts)
    low = text.casefold()
    if value in low:
        return True
    parts = [part for part in _WORD.findall(value) if part]
    words = _words(low)
    return len(parts) > 1 and all(part in words or _forms(part) & _numbers(text) for part in parts)


@lru_cache(maxsize=2_048)
def _words(text: str) -> frozenset[str]:
    return frozenset(part for word in _WORD.findall(text) for part in (word, *word.split("_")))


@lru_cache(maxsize=2_048)
def _numbers(text: str) -> frozenset[str]:
    """Return every number of a text in all its forms."""
    found = {form for token in _NUMBER.findall(text) for form in _forms(token)}
    for hour, minutes, half in _CLOCK.findall(text):
        at = int(hour) % 12 + (12 if half.casefold() == "p" else 0)
        found |= _forms(f"{at}:{minutes or '00'}")
    for before, month, other, after in _DAY_NAMED.findall(text):
        number = _MONTHS[(month or other).casefold()[:3]]
        found |= {str(number), f"{number}-{int(before or after)}"}
    for year, month, day in _DAY.findall(text):
        found |= {year, str(int(month)), str(int(day)), f"{int(month)}-{int(day)}"}
    found |= {_WORDS[word] for word in _WORD.findall(text.casefold()) if word in _WORDS}
    return frozenset(found)


@lru_cache(maxsize=2_048)
def _forms(token: str) -> frozenset[str]:
    """Return the ways to write one number: without leading zeros, thousands and empty decimals."""
    plain = re.sub(r"(?<![\d.,])0+(?=\d)", "", token)
    found = {token, plain}
    if _THOUSANDS.fullmatch(token):
        found.add(re.sub(r"[.,]", "", token))
    elif "," in token:
        whole, _, rest = plain.rpartition(",")
        found |= {f"{whole}.{rest}", re.sub(r",(?=\d{3})", "", plain)}
    found |= {match[1] for form in tuple(found) if (match := re.fullmatch(r"(\d+)[.,:]0{1,2}", form))}
    return frozenset(found)


def _dates_near(text: str, said: date, days: int) -> frozenset[str]:
    """Return the values in a text that are parts of dates near a day, or of the same day in another month."""
    found: set[str] = set()
    for year, month, day in _DAY.findall(text):
        if _is_near(int(year), int(month), int(day), said, days):
            found.add(f"{year}-{month}-{day}")
    years = range(said.year - 1, said.year + 2)
    found |= {f"{year}-{month:02}" for year in years for month in range(1, 13)}
    found |= {str(year) for year in years}
    for before, month, other, after in _DAY_NAMED.findall(text):
        number = _MONTHS[(month or other).casefold()[:3]]
        if any(_is_near(year, number, int(before or after), said, days) for year in years):
            found.add(before or after)
    return frozenset(found)


def _is_near(year: int, month: int, day: int, said: date, days: int) -> bool:
    """Return whether this is a day near another, or the same day of another month: "in three months"."""
    try:
        apart = abs((date(year, month, day) - said).days)
    except ValueError:
        return False
    return apart <= days or (apart <= _NEAR and day == said.day)
