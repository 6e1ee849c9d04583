"""Find the time that a question names: "yesterday", "last month", "in October", "on 25 November", "two weeks ago".

The words of each language are in ``question_words.toml``. A time without a year is the latest that has begun. Days
are those of UTC, as everywhere in the vault.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from vault_memory.text.languages import detect_language, function_words
from vault_memory.text.words import STOPWORDS

_UNITS = ("day", "week", "month", "year")
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Period:
    """The time that a question names, in UTC. ``end`` is not part of it.

    ``relative``: it is counted from now ("last week"), so that it says when something was said; a date may as well be
    that of an appointment. ``alone``: the question names nothing else.
    """

    begin: datetime
    end: datetime
    relative: bool
    alone: bool
    rest: str = ""  # the question without the words for the time

    @property
    def label(self) -> str:
        last = self.end - timedelta(days=1)
        return f"{self.begin:%Y-%m-%d}" + (f" to {last:%Y-%m-%d}" if last > self.begin else "")


def find_period(question: str, now: datetime) -> Period | None:
    """Return the only time that the question names; None for none, for several, and for one that has not begun."""
    language = detect_language(question) or "english"
    pattern = compile_times(language)
    matches = list(pattern.finditer(question)) if pattern is not None else []
    if len(matches) != 1:
        return None
    match = matches[0]
    today = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    try:
        span = _resolve(match, load_words(language), today)
    except (ValueError, OverflowError):  # no such day
        return None
    if span is None or span[0] > now:
        return None
    rest = question[: match.start()] + " " + question[match.end() :]
    relative = not any(match[name] for name in ("iso", "date", "month_name", "weekday"))
    begin, end = span[0], today + timedelta(days=1) if match["since"] else span[1]
    past = (relative and end <= now) or bool(match["since"])
    return Period(begin, end, relative, _only_asks(rest, language, past), rest)


def _only_asks(rest: str, language: str, past: bool) -> bool:
    """Return whether the rest of a question says only that it asks what was said or done.

    Unless the time is ``past`` for certain, a word of the question must say so: today there is still something to do.
    """
    words = load_words(language)
    known = STOPWORDS | function_words(language) | frozenset(words["asking"].split())
    asked = [word for word in _WORD.findall(rest.lower()) if len(word) > 1]
    return known.issuperset(asked) and (past or not asked or not set(words["done"].split()).isdisjoint(asked))


def _resolve(match: re.Match[str], words: dict[str, Any], today: datetime) -> tuple[datetime, datetime] | None:
    """Return the begin and end of what was matched. Raises ValueError for a day that does not exist."""
    if match["iso"]:
        return _unit("day", datetime.fromisoformat(match["iso"]).replace(tzinfo=UTC))
    if match["date"]:
        month = _number(match["of_month"] or match["month_of"], words["months"])
        day = int(match["day_of"] or match["of_day"])
        years = [int(match["of_year"])] if match["of_year"] else [today.year, today.year - 1]
        days = [datetime(year, month, day, tzinfo=UTC) for year in years]
        return _unit("day", next((each for each in days if each <= today), days[0]))
    if match["month_name"]:
        month = _number(match["month_name"], words["months"])
        year = int(match["year_of"]) if match["year_of"] else today.year - (month > today.month)
        return _unit("month", datetime(year, month, 1, tzinfo=UTC))
    if match["weekday"] or match["last_weekday"]:
        weekday = _number(match["weekday"] or match["last_weekday"], words["weekdays"]) - 1
        return _unit("day", today - timedelta(days=(today.weekday() - weekday - 1) % 7 + 1))
    for name in _UNITS:
        for back in range(len(words[name])):
            if match[f"{name}_{back}"]:
                return _unit(name, _step_back(_floor(name, today), name, back))
    counted = match["ago"] or match["span"]
    name = next(unit for unit, form in zip(_UNITS, words["units"], strict=True) if _ends_with(form, counted))
    back = next(
        (int(word) if word.isdigit() else at for word in _WORD.findall(counted) if (at := _count(word, words))), 1
    )
    begin = _step_back(today, name, back)
    return (begin, today + timedelta(days=1)) if match["span"] else _unit(name, _floor(name, begin))


def _ends_with(form: str, counted: str) -> bool:
    return any(re.fullmatch(form, word, re.IGNORECASE) for word in _WORD.findall(counted))


def _count(word: str, words: dict[str, Any]) -> int:
    return int(word) if word.isdigit() else _number(word, words["numbers"])


def _number(word: str, names: str) -> int:
    """Return the place of a name in a list of names, from 1; 0 if it is not in it."""
    lists = [each.split("|") for each in names.split()]
    return next((at for at, each in enumerate(lists, 1) if word.lower() in each), 0)


def _floor(unit: str, day: datetime) -> datetime:
    match unit:
        case "week":
            return day - timedelta(days=day.weekday())
        case "month":
            return day.replace(day=1)
        case "year":
            return day.replace(month=1, day=1)
    return day


def _step_back(begin: datetime, unit: str, count: int) -> datetime:
    if unit in ("day", "week"):
        return begin - timedelta(days=count * (7 if unit == "week" else 1))
    months = begin.year * 12 + begin.month - 1 - count * (12 if unit == "year" else 1)
    first = begin.replace(year=months // 12, month=months % 12 + 1, day=1)
    following = (first + timedelta(days=31)).replace(day=1)
    return first.replace(day=min(begin.day, (following - timedelta(days=1)).day))


def _unit(unit: str, begin: datetime) -> tuple[datetime, datetime]:
    """Return the begin and end of the day, week, month or year that begins then."""
    return begin, _step_back(begin, unit, -1)


@cache
def load_words(language: str) -> dict[str, Any]:
    """Return the words of a language; {} if there are none."""
    text = Path(__file__).with_name("question_words.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text).get(language, {})
    return found


@cache
def compile_times(language: str) -> re.Pattern[str] | None:
    """Return the pattern of the times that questions in a language name; None for a language without words."""
    words = load_words(language)
    if not words:
        return None
    months, weekdays = (words[name].replace(" ", "|") for name in ("months", "weekdays"))
    number, unit = rf"(?:\d{{1,3}}|{_any(words['numbers'].split())})", f"(?:{_any(words['units'])})"
    date = (
        rf"(?P<day_of>\d{{1,2}})(?:st|nd|rd|th|er|\.)? (?:of |de )?(?P<month_of>{months})"
        rf"|(?P<of_month>{months}) (?P<of_day>\d{{1,2}})(?:st|nd|rd|th)?"
    )
    year = r"(?P<{}>(?:19|20)\d\d)"
    parts = [
        r"(?P<iso>\d{4}-\d\d-\d\d)",
        rf"{_after(words['on'])}(?P<date>(?:{date})(?:,? (?:de )?{year.format('of_year')})?)",
        rf"{_after(words['in'])}(?P<month_name>{months})(?: (?:de )?{year.format('year_of')})?",
        rf"{_after(words['on'])}(?P<weekday>{weekdays})",
        rf"(?:{words['last'] or '(?!)'}) (?P<last_weekday>{weekdays})",
        *(rf"(?P<{name}>{words[name].format(number=number, unit=unit)})" for name in ("span", "ago")),
        *(rf"(?P<{name}_{back}>{form})" for name in _UNITS for back, form in enumerate(words[name])),
    ]
    return re.compile(rf"(?<![\w-])(?P<since>{words['since']} )?(?:{'|'.join(parts)})(?![\w-])", re.IGNORECASE)


def _after(prepositions: str) -> str:
    """Return the pattern of a preposition, which is left out after "since"."""
    return rf"(?(since)|(?:{prepositions}) (?:the )?)"


def _any(forms: Sequence[str]) -> str:
    return "|".join(forms)
