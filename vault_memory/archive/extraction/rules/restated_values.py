"""Find statements that give another value for what an earlier one gives one for, in languages other than English.

"Das Budget ist 28.000" ends "Unser Budget für den Umbau ist 25.000 Euro", though it announces no change. In English,
`attributes` and the fitted models decide this; they were not fitted to other languages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from vault_memory.archive.extraction.rules.ended_subjects import same_owner
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.statement_reading import (
    SPEAKER,
    Values,
    list_anchors,
    list_values,
    read,
)
from vault_memory.archive.extraction.rules.word_shapes import words

_CLAUSES = re.compile(r"(?<!\b\d)(?<!\b\d\d)\.\s|[,;!?:…]\s|\s[–—-]\s")
_ADDS, _PAST = (compile_all(kind, table="endings") for kind in ("adds", "past"))
_OF_ONE = ("date", "weekday", "hour", "money")  # kinds of which a thing has one value; figures alone count anything
_ALIKE = (("money", "count"), ("count", "money"), ("nth", "date"))  # of the new statement and the old one
_RARE = 2  # most known statements that may name the one thing that both share
_COMPARABLE = 4  # times as much: what is about the same costs no more than this
_SURE = 1.1
_LONGEST = 400  # characters that are read


class _Clause(NamedTuple):
    """What a clause is about, and its values by kind."""

    anchors: frozenset[str]
    values: Values


def restates(
    new: str, old: str, rarity: Mapping[str, int], said: datetime | None = None, known: datetime | None = None
) -> float:
    """Return how surely ``new`` gives another value for what ``old`` gives one for: 0 for not.

    The clause with the new value must be about nothing but what the old clause is about, and that must be rare.
    ``said``, ``known``: when both were stated. A day that has passed since is not moved.
    """
    clauses = list_valued_clauses(new)
    if not clauses or cues_of(SPEAKER.sub("", old)) is None:
        return 0.0
    after, before = read(new), read(old)
    if after.unsure or after.aims or before.unsure or before.aims or not same_owner(after, before):
        return 0.0
    for clause in clauses:
        for other in list_valued_clauses(old):
            about = clause.anchors
            rare = about and min(rarity.get(stem, 0) for stem in about) <= _RARE * len(about)
            when = (None, None) if after.changes else (said, known)  # "kommt erst am 28.": it may be late
            if rare and about <= other.anchors and _differ(clause.values, other.values, *when):
                return _SURE
    return 0.0


@lru_cache(maxsize=8_192)
def list_valued_clauses(text: str) -> tuple[_Clause, ...]:
    """Return the clauses that give a value and tell of no past event; none of a statement in English."""
    body = SPEAKER.sub("", text)[:_LONGEST]
    language = cues_of(body)
    if language is None or not language.listed or _ADDS.search(body):
        return ()
    found = []
    for part in _CLAUSES.split(body):
        values = {kind: given for kind, given in list_values(part).items() if len(given) == 1}
        if values and not _PAST.search(part):
            about = " ".join(word for word in words(_drop_last_verb(part)) if not language.has("first", word))
            found.append(_Clause(list_anchors(about, language), values))
    return tuple(found)


def _drop_last_verb(clause: str) -> str:
    """Return a clause without the participle at its end, where German and Dutch have it ("wird am 5. geliefert")."""
    tokens = words(clause)
    last = tokens[-1] if tokens else ""
    verbal = len(tokens) > 2 and last.islower() and last.endswith(("t", "en", "d"))
    return clause[: clause.rindex(last)] if verbal else clause


def _differ(new: Values, old: Values, said: datetime | None, known: datetime | None) -> bool:
    """Return whether both give a value of a kind, and not the same."""
    for kind in _OF_ONE:
        if kind in new and kind in old and new[kind] != old[kind]:
            one, two = next(iter(new[kind])), next(iter(old[kind]))
            if kind == "money":
                return _are_comparable(_read_figure(one), _read_figure(two))
            return kind != "date" or not _has_passed(two, said, known)
    for kind, other in _ALIKE:
        if kind in new and other in old and kind not in old and other not in new:
            one, two = next(iter(new[kind])), next(iter(old[other]))
            return int(one) != int(two[-2:]) if kind == "nth" else _are_comparable(_read_figure(one), _read_figure(two))
    return False


def _read_figure(value: str) -> float:
    """Return the number of a value: "1.280euro" and "1 280euros" are 1280, "7,50euro" is 7.5."""
    whole, _, cents = re.sub(r"[^\d.,]|[.,](?=\d{3}(?!\d))", "", value).replace(",", ".").partition(".")
    return float(f"{whole or 0}.{re.sub(r'[^0-9]', '', cents) or 0}")


def _has_passed(day: str, said: datetime | None, known: datetime | None) -> bool:
    """Return whether the day of a year ("03-14") that was named on ``known`` has passed on ``said``."""
    if said is None or known is None:
        return False
    month, number = (int(each) for each in day.split("-"))
    try:
        first = date(known.year, month, number)
    except ValueError:  # 29 February
        return False
    coming = first if first >= known.date() - timedelta(days=1) else first.replace(year=known.year + 1)
    return coming < said.date()


def _are_comparable(one: float, other: float) -> bool:
    return one != other and min(one, other) * _COMPARABLE >= max(one, other)
