"""Protect lasting facts (allergies, birthdays, diagnoses) from statements that only share a name with them."""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules.language_cues import compile_all
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

_LASTING = compile_all("lasting")
_CLAUSES = re.compile(r"[,;.!?]\s")


def outlasts(old: str, new: str) -> bool:
    """Return whether ``old`` states a lasting fact in a clause of which ``new`` takes up no word but names."""
    lasting = [clause for clause in _CLAUSES.split(old) if _LASTING.search(clause)]
    said = set(content(new))
    return bool(lasting) and not any(_list_subjects(clause) & said for clause in lasting)


def _list_subjects(clause: str) -> set[str]:
    """Return the lemmas of a clause's words, without names."""
    names = {lemma(word) for word in words(clause) if word[:1].isupper()}
    return set(content(clause)) - names
