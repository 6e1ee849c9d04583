"""Look up the words that an answer is likely to have where its question has another: "diet" and "vegan".

The thesaurus is ``thesaurus.tsv``: the stem of a word of a question, a tab, and words of answers: synonyms, kinds, and
what stands in the same scene. It is searched as text, because a question needs a few of its lines.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from vault_memory.text.words import words


@lru_cache(maxsize=1_024)
def find_related(stem: str) -> tuple[str, ...]:
    """Return the stems of words that texts have which answer a question with ``stem`` (`text.words`); () for none."""
    text = _read()
    at = text.find(f"\n{stem}\t")
    if at < 0:
        return ()
    line = text[at + len(stem) + 2 : text.index("\n", at + 1)]
    return tuple(dict.fromkeys(found for found in words(line) if found != stem))


@cache
def _read() -> str:
    return "\n" + Path(__file__).with_name("thesaurus.tsv").read_text(encoding="utf-8").rstrip("\n") + "\n"
