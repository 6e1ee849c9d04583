"""Find compounds: query words that occur only as parts of longer words, or only as several shorter words.

In German "Schlauch" is in "Gartenschlauch".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vault_memory.text.words import words

_COMPOUNDS = 3  # words of a query that are searched for inside other words, at most
_PART = 4  # letters in a part of a compound, at least
_LONGEST = 30  # letters in a word that is searched for in this way, at most: the cost grows with its length
_LINKS = frozenset({"", "s", "n", "es", "en", "er"})  # between the parts of a German compound


def list_searched_words(query_words: Sequence[str]) -> list[str]:
    """Return the query words that are searched for inside other words."""
    return [word for word in query_words[:_COMPOUNDS] if _PART <= len(word) <= _LONGEST and word.isalpha()]


def split_compound(word: str, find_known_words: Callable[[Sequence[str]], set[str]]) -> list[str]:
    """Return the longest known word at the end of ``word``, and the part before it if that is known, too."""
    for at in range(_PART, len(word) - _PART + 1):
        head = find_known_words([word[at:], *words(word[at:])])
        if head:
            front = {word[: at - cut] for cut in (0, 1, 2) if at - cut >= _PART and word[at - cut : at] in _LINKS}
            return [*head, *find_known_words(sorted(front))]
    return []
