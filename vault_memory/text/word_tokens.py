"""Tokenize single words with the packaged vocabulary alone, because a tokenizer takes 70 ms to load.

Its merges are the pairs of tokens that make another token, in the order of what they make; the few words for which that
does not say which of two comes first are left to the tokenizer.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

SPACE = "\u2581"  # how the vocabulary writes a space


class WordTokens:
    """The vocabulary of a tokenizer file, of which nothing else is read."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        begin = data.index(b"{", data.index(b'"vocab"'))
        end = data.rindex(b"}", begin, data.index(b'"merges"')) + 1
        self._numbers: dict[str, int] = json.loads(data[begin:end])

    def encode(self, word: str) -> list[int] | None:
        """Return the tokens of ``word``, in which a space is written as ``SPACE``; None: the tokenizer has to say."""
        numbers, parts = self._numbers, list(word)
        if SPACE in word[1:] or not all(part in numbers for part in parts):
            return None
        while True:
            made = [numbers.get(one + other, -1) for one, other in pairwise(parts)]
            best = min((number for number in made if number >= 0), default=-1)
            if best < 0:
                return [numbers[part] for part in parts]
            at = made.index(best)
            if made[at + 1 : at + 2] == [best] and parts[at] != parts[at + 1]:
                return None  # "a", "aa", "a": either pair makes the same
            parts[at : at + 2] = [parts[at] + parts[at + 1]]
