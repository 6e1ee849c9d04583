"""Translate words of a question into English, so that one in another language finds texts in English.

A glossary is ``glossaries/LANGUAGE.tsv``, sorted: a word (of Latin letters folded, as by `text.words.fold`), a tab, and
up to three English words that texts use for it. Words are found as they stand, by their stem and, in German, by the
parts that they are put together of; in Chinese and Japanese, which have no spaces, by the longest matches.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from vault_memory.text.words import fold, is_unspaced, list_marked_stems

LANGUAGES = ("german", "french", "spanish")
UNSPACED = ("japanese", "chinese")
_LINKS = ("", "s", "es", "n", "en", "er", "e")  # between the parts of a German compound
_SHORTEST = 3  # letters of a part
_PREFIX = 4  # letters that words with the same stem have in common
_LAST = "\U0010ffff"  # sorts after every character of a word
_KANA = range(0x3040, 0x3100)

Glosses = tuple[str, ...]


def translate(word: str, language: str = "") -> Glosses:
    """Return English words for ``word`` as typed, the most usual first; () where no glossary has it.

    ``language``: the language whose glossary is tried first, since a short Spanish question may look like French.
    ``word`` may be a whole question in Chinese or Japanese.
    """
    if is_unspaced(word):
        kana = any(ord(letter) in _KANA for letter in word)
        return _unique(gloss for part in _match_longest(word, UNSPACED[0 if kana else 1]) for gloss in part)
    folded = fold(word)
    first = _look_up(folded, language) if language in LANGUAGES else ()
    return first or _unique(gloss for name in LANGUAGES for gloss in _look_up(folded, name))


def _look_up(word: str, language: str) -> Glosses:
    """Return the glosses of a folded word, or of the parts of a compound."""
    return _look_up_part(word, language) or (_split_compound(word) if language == "german" else ())


def _look_up_part(word: str, language: str) -> Glosses:
    """Return the glosses of a folded word as it stands, or else of the shortest one with the same stem."""
    lines = _read(language)
    at = bisect_left(lines, start := f"{word}\t")
    if at < len(lines) and lines[at].startswith(start):
        return _split_line(lines[at])[1]
    if len(word) < _SHORTEST:
        return ()
    prefix, stem = word[:_PREFIX], _stem(word, language)
    alike = lines[bisect_left(lines, prefix) : bisect_left(lines, prefix + _LAST)]
    same = (each for each in map(_split_line, alike) if _stem(each[0], language) == stem)
    return min(same, key=lambda each: len(each[0]), default=("", ()))[1]


def _split_compound(word: str) -> Glosses:
    """Return the first gloss of each part of a German compound, split with the longest possible second part."""
    for end in range(_SHORTEST, len(word) - _SHORTEST + 1):
        if not (rest := _look_up_part(word[end:], "german")):
            continue
        for link in _LINKS:
            first = word[:end].removesuffix(link)
            if word[:end].endswith(link) and len(first) >= _SHORTEST and (found := _look_up_part(first, "german")):
                return (found[0], rest[0])
    return ()


def _match_longest(text: str, language: str) -> Iterator[Glosses]:
    """Yield the glosses of the longest known words of a text without spaces, one after the other."""
    known, at = _read_all(language), 0
    longest = max(map(len, known), default=1)
    while at < len(text):
        for length in range(min(longest, len(text) - at), 0, -1):
            if found := known.get(text[at : at + length]):
                yield found
                at += length
                break
        else:
            at += 1


@cache
def _read_all(language: str) -> Mapping[str, Glosses]:
    """Return a glossary by word."""
    return dict(map(_split_line, _read(language)))


@cache
def _read(language: str) -> list[str]:
    """Return the lines of a glossary, in order."""
    path = Path(__file__).with_name("glossaries") / f"{language}.tsv"
    return path.read_text(encoding="utf-8").splitlines()


def _split_line(line: str) -> tuple[str, Glosses]:
    word, _, glosses = line.partition("\t")
    return word, tuple(gloss.strip() for gloss in glosses.split(","))


def _stem(word: str, language: str) -> str:
    return next(iter(list_marked_stems([word], language)), "~" + word)


def _unique(found: Iterator[str]) -> Glosses:
    return tuple(dict.fromkeys(found))
