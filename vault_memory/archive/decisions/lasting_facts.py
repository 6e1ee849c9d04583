"""Protect lasting facts (allergies, birthdays, diagnoses, directions how to answer) from what says little of them."""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules.cues import tells_how_to_answer
from vault_memory.archive.extraction.rules.language_cues import compile_all
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

_LASTING = compile_all("lasting")
_TAKEN_UP = 2  # words of a direction how to answer that something else which ends it has
_CLAUSES = re.compile(r"[,;.!?]\s")


def outlasts(old: str, new: str) -> bool:
    """Return whether ``old`` states a lasting fact in a clause of which ``new`` takes up no word but names.

    A direction how to answer lasts until another direction or a statement with two of its words ends it.
    """
    said = set(content(new))
    if tells_how_to_answer(old) and not tells_how_to_answer(new):
        return len(_list_subjects(old) & said) < _TAKEN_UP
    lasting = [clause for clause in _CLAUSES.split(old) if _LASTING.search(clause)]
    return bool(lasting) and not any(_list_subjects(clause) & said for clause in lasting)


def _list_subjects(clause: str) -> set[str]:
    """Return the lemmas of a clause's words, without names."""
    names = {lemma(word) for word in words(clause) if word[:1].isupper()}
    return set(content(clause)) - names
