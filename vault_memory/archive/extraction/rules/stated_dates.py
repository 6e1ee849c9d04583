"""Resolve the days that a statement names, relative to the day it was said, never to today."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from vault_memory.archive.extraction.rules.lexicon import ENGLISH_DAYS, ENGLISH_MONTHS

_COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBERS = {word: number for number, word in enumerate(_COUNTS, start=1)} | {"a": 1, "an": 1}
_MONTHS = {name[:length]: number for number, name in enumerate(ENGLISH_MONTHS, start=1) for length in (3, len(name))}
_MONTHS["sept"] = 9
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_AHEAD = 60  # days by which dates without a year lie ahead in the middle: people plan more than they look back
_AGO = re.compile(
    rf"\b(\d{{1,3}}|{'|'.join(_NUMBERS)}) (day|week|month|year)s? ago\b"
    r"|\b(yesterday|last night|tomorrow)\b"
    rf"|\b(last|next) (?:({'|'.join(ENGLISH_DAYS)}|mon|tues?|wed|thu|thurs?|fri|sat|sun)\b"
    r"|(week|weekend|month|year)\b)",
    re.IGNORECASE,
)
_DATE = re.compile(
    r"\b(\d{4})-(\d{2})-(\d{2})\b"
    rf"|\b({_MONTH})\.? (\d{{1,2}})(?:st|nd|rd|th)?\b(?:,? (\d{{4}}))?"
    rf"|\b(\d{{1,2}})(?:st|nd|rd|th)? (?:of )?({_MONTH})\b\.?(?:,? (\d{{4}}))?",
    re.IGNORECASE,
)


def resolve(text: str, said: datetime | None) -> tuple[str, str]:
    """Return the text with relative days spelled out — ``yesterday (2023-05-07)`` — and the date from which it holds.

    The date is given (ISO, the first day of a period) only where exactly one is named and it is not after the day
    the statement was made: what is planned is not yet so.
    """
    if said is None:
        return text, ""
    day = said.date()
    named: list[date] = []

    def spell(match: re.Match[str]) -> str:
        when, shown = _relative(match, day)
        named.append(when)
        return match[0] if text[match.end() :].lstrip().startswith(("(", "'", "’")) else f"{match[0]} ({shown})"

    spelled = _AGO.sub(spell, text)
    named += [when for match in _DATE.finditer(text) if (when := _absolute(match, day)) is not None]
    past = {when for when in named if when <= day}
    return spelled, past.pop().isoformat() if len(past) == 1 and len(named) == 1 else ""


def _relative(match: re.Match[str], day: date) -> tuple[date, str]:
    """Return the day meant and its written form: a month or a year is not written as a day."""
    count, unit, word, side, weekday, period = match.groups()
    if word:
        when = day + timedelta(days=1 if word.lower() == "tomorrow" else -1)
        return when, when.isoformat()
    if count:
        number = int(count) if count.isdigit() else _NUMBERS[count.lower()]
        return _back(day, number, unit.lower())
    sign = -1 if side.lower() == "last" else 1
    if weekday:
        target = next(i for i, name in enumerate(ENGLISH_DAYS) if name.startswith(weekday.lower()[:3]))
        ahead = (target - day.weekday()) % 7 or 7
        when = day + timedelta(days=ahead if sign > 0 else (ahead - 7 or -7))
        return when, when.isoformat()
    if period.lower() == "weekend":
        saturday = day + timedelta(days=5 - day.weekday())
        when = saturday + timedelta(weeks=sign)
        return when, when.isoformat()
    return _back(day, -sign, period.lower())


def _back(day: date, number: int, unit: str) -> tuple[date, str]:
    if unit == "day":
        when = day - timedelta(days=min(number, day.toordinal() - 1))
        return when, when.isoformat()
    if unit == "week":
        monday = day - timedelta(days=day.weekday())
        when = monday - timedelta(weeks=min(number, (monday.toordinal() - 1) // 7))
        return when, f"week of {when.isoformat()}"
    months = day.year * 12 + day.month - 1 - number * (12 if unit == "year" else 1)
    year, month = divmod(max(months, 12), 12)
    if unit == "year":
        return date(year, 1, 1), str(year)
    return date(year, month + 1, 1), f"{year}-{month + 1:02}"


def _absolute(match: re.Match[str], day: date) -> date | None:
    """Return the day of a written date; without a year one near the message's day, up to eight months ahead of it."""
    iso_year, iso_month, iso_day, month_a, day_a, year_a, day_b, month_b, year_b = match.groups()
    if iso_year:
        return _date(int(iso_year), int(iso_month), int(iso_day))
    month = _MONTHS[(month_a or month_b).lower()]
    number, year = int(day_a or day_b), year_a or year_b
    if year:
        return _date(int(year), month, number)
    near = [when for y in (day.year - 1, day.year, day.year + 1) if (when := _date(y, month, number))]
    return min(near, key=lambda when: abs((when - day).days - _AHEAD), default=None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
