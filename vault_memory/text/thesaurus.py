"""Look up the words that an answer probably contains if its question contains a given word: "vegan" for "diet".

The thesaurus is ``thesaurus.tsv``: the stem of a word of a question, a tab, and words of answers: synonyms, kinds, and
what stands in the same scene. Its lines are in order and are taken apart when asked for: a question needs few of them.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from pathlib import Path

from vault_memory.text.words import words


@lru_cache(maxsize=1_024)
def find_related(stem: str) -> tuple[str, ...]:
    """Return the stems of words that texts have which answer a question with ``stem`` (`text.words`); () for none."""
    lines, start = _read_lines(), f"{stem}\t"
    at = bisect_left(lines, start)
    if at == len(lines) or not lines[at].startswith(start):
        return ()
    return tuple(dict.fromkeys(found for found in words(lines[at][len(start) :]) if found != stem))


@cache
def _read_lines() -> list[str]:
    return Path(__file__).with_name("thesaurus.tsv").read_text(encoding="utf-8").splitlines()
