"""Select the search words of a statement: words and short questions that it answers and does not contain."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vault_memory.text.languages import detect_language, function_words
from vault_memory.text.words import is_stop_word, words

_MOST = 6  # phrases
_LONGEST = 80  # characters of one
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def select_search_words(phrases: Sequence[str], *said: str) -> str:
    """Return at most six short phrases, joined by ";", of words that carry meaning and do not occur in ``said``.

    Of a question only the words that a search looks for are kept, each once. If all of them occur in ``said``, one is
    kept to show that search words were given.
    """
    language = detect_language(" ".join(said))
    silent = function_words(language) if language else frozenset[str]()
    known = {stem for text in said for stem in words(text)}
    kept, first = list[str](), ""
    for phrase in dict.fromkeys(phrases):
        if len(phrase) > _LONGEST or len(kept) == _MOST:
            continue
        fresh = []
        for word in _WORD.findall(phrase):
            stems = words(word)
            if is_stop_word(word) or word.casefold() in silent:
                continue
            first = first or word
            if not known.issuperset(stems):
                known.update(stems)
                fresh.append(word)
        if fresh:
            kept.append(" ".join(fresh))
    return "; ".join(kept) or first
