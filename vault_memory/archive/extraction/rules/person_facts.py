"""Recognise lasting facts about people: "Nan is diabetic", "my boss is called Ida", "I have two brothers".

An allergy, an illness, a medicine, a diet, a birthday, a name, a trade, a school, a home or a number, said of the
speaker, a relative, a friend, a pet or somebody with a name. Questions, suppositions, rumours, fiction and what holds
for today are none.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Literal

from vault_memory.archive.extraction.rules.core_subjects import concerns_health
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.language_cues import (
    compile_filled,
    cues_of,
    join_filled,
    list_all,
)
from vault_memory.archive.extraction.rules.lexicon import COMMON
from vault_memory.archive.extraction.rules.statement_reading import find_months, has_value
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, list_clause_starts

_TABLE = "people"
_NAME = r"(?-i:[A-ZÀ-Þ])(?:[a-zà-ÿ]|['’](?!s\b))[\w-]{0,30}"
_LONGEST = 300  # characters of a sentence that says such a thing


@cache
def read_subjects() -> re.Pattern[str]:
    """Return the pattern of who is spoken of, at the start of a clause, with the verb that links and its adverbs."""
    kinds = ("speaker", "own", "kin", "named", "pronouns")
    speaker, own, kin, named, pronouns = (join_filled(kind, table=_TABLE) for kind in kinds)
    linking = "".join(f"(?:{each.strip()})" for each in list_all("linking", _TABLE))  # each takes its own or nothing
    joins = "|".join(list_all("and", "clauses"))
    related = rf"(?:{own}) (?:[\w-]{{1,30}} ){{0,2}}?(?:{kin})(?:,? {_NAME},?)?|(?:{named})"
    return re.compile(
        rf"(?:(?P<speaker>{speaker})|(?P<related>{related})|(?P<pronoun>{pronouns})|(?P<name>{_NAME}))(?!\w)"
        r"(?: \([^()]{1,30}\))?"  # "Tomek (plot 11) has …"
        rf"(?: (?:{joins}) (?:(?:{own}) )?[\w-]{{1,30}})?(?:['’](?:s|m|re|ve))? {linking}",
        re.IGNORECASE,
    )


def tells_of_person(text: str) -> bool:
    """Return whether the sentence states a lasting fact about somebody, and means it."""
    return find_person(text) is not None


@lru_cache(maxsize=1024)
def find_person(text: str) -> Literal["speaker", "other"] | None:
    """Return the person about whom a sentence seriously states a lasting fact; None if it states none."""
    if len(text) > _LONGEST or text.endswith("?"):
        return None
    found = _find_fact(text)
    if found is None or IDENTIFIER.search(text) or is_unreal(text):
        return None
    subject, end = found
    if _says("hedged", text[:end]) is not None or _says("fiction", text) is not None:
        return None
    return "speaker" if subject["speaker"] else "other"


def _find_fact(text: str) -> tuple[re.Match[str], int] | None:
    """Return the first person about whom a fact is stated, and where the fact ends."""
    for start in list_clause_starts(text):
        if (subject := read_subjects().match(text, start)) is None:
            continue
        at, name = subject.end(), subject["name"]
        if name is not None and (name.lower() in COMMON or name.lower() in _small_words(text)):
            continue
        passing = _says("passing", text[at:]) is not None
        if only := _facts("only").match(text, at):
            return None if passing and not concerns_health(text) else (subject, only.end())
        if subject["speaker"] and (own := _facts("about_speaker").match(text, at)):
            return None if passing else (subject, own.end())
        if subject["pronoun"] or subject["speaker"]:
            continue
        if (dated := _facts("dated").match(text, at)) and (has_value(text[at:]) or find_months(text[at:])):
            return subject, dated.end()
        if subject["related"] and (related := _facts("related").match(text, at)):
            return None if passing else (subject, related.end())
    return None


def _small_words(text: str) -> frozenset[str]:
    """Return words that begin sentences in the language of the text, in any where that is not known."""
    cues = cues_of(text)
    return _list_small_words(cues.language if cues is not None and cues.listed else "")


@cache
def _list_small_words(language: str) -> frozenset[str]:
    kinds = ("articles", "subjects")
    small = "|".join(join_filled(kind, table="clauses", language=language) for kind in kinds).split("|")
    owned = compile_filled("own", table=_TABLE)
    return frozenset(word for word in small if language or not owned.fullmatch(word))  # "Mia" is a name elsewhere


@cache
def _facts(kind: str) -> re.Pattern[str]:
    return compile_filled(kind, table=_TABLE)


def _says(kind: str, text: str) -> re.Match[str] | None:
    """Find a cue in the language of the text where that is known, else in any."""
    cues = cues_of(text)
    language = cues.language if cues is not None and cues.listed else ""
    return compile_filled(kind, table=_TABLE, language=language).search(text)
