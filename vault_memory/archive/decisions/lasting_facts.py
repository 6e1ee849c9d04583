"""Protect lasting facts (allergies, emergency equipment, how to answer) from statements that only mention them."""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules.cues import has_direction_words
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

_LASTING = compile_all("lasting")
_VITAL = compile_all("vital")
_OVER = compile_all("vital_over")
_DIED = compile_all("died")
_DENIED = compile_all("vital_denied")
_ANSWERS = compile_all("of_answers")
_OCCASION = re.compile(
    rf"(?:{compile_all('lasting').pattern})['’]?s? (?:{compile_all('occasions').pattern})", re.IGNORECASE
)
_DAYS = frozenset(("date", "weekday", "nth"))
_PASSING = compile_all("vital_passing")
_TAKEN_UP = 2  # words of a direction how to answer that something else which ends it has
_CLAUSES = re.compile(r"[,;.!?]\s")


def outlasts(old: str, new: str) -> bool:
    """Return whether ``old`` states a lasting fact that ``new`` does not end.

    ``new`` must share a word, other than a name, with the clause that states the fact. A direction how to answer ends
    only by another direction or by a statement with two of its words. An illness, or equipment for emergencies, without
    a day ends only if ``new`` also says that it is over or has changed; "had a migraine on Monday" does not. Everything
    about somebody ends with their death.
    """
    said = set(content(new if _OCCASION.search(old) else _OCCASION.sub(" ", new)))
    if _DIED.search(new) and said & set(content(old)):
        return False
    if has_direction_words(old) and not (has_direction_words(new) or _ANSWERS.search(new)):
        return len(_list_subjects(old) & said) < _TAKEN_UP
    vital = cues_of(old) is None and _VITAL.search(old) is not None and not _names_day(old)
    clauses = [part for part in _CLAUSES.split(old) if _LASTING.search(part) or (vital and _VITAL.search(part))]
    if vital:
        return not any(_says_over(new, frozenset(_list_subjects(each))) for each in clauses)
    return bool(clauses) and not any(_list_subjects(each) & said for each in clauses)


def _names_day(text: str) -> bool:
    """Return whether a statement holds on a day or until a day: an appointment, a treatment."""
    return bool(_DAYS & read(text).values.keys()) or _PASSING.search(text) is not None


@lru_cache(maxsize=1_024)
def _says_over(new: str, subjects: frozenset[str]) -> bool:
    """Return whether a statement names one of the subjects and says that it is over or has changed.

    A mere "not" counts only in the clause that names the subject.
    """
    taken_up = [clause for clause in _CLAUSES.split(new) if subjects & set(content(clause))]
    return bool(taken_up) and (_OVER.search(new) is not None or any(_DENIED.search(each) for each in taken_up))


def _list_subjects(clause: str) -> set[str]:
    """Return the lemmas of a clause's words, without names."""
    names = {lemma(word) for word in words(clause) if word[:1].isupper()}
    return set(content(clause)) - names
