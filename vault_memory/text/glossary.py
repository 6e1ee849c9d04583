"""Translate words of a question into English, so that one in another language finds texts in English.

A glossary is ``glossaries/LANGUAGE.tsv``: a word, a tab, and up to three English words that texts use for it. Words are
found by themselves, by their stem and, in German, by the parts that they are put together of; in Chinese and Japanese,
which have no spaces, by the longest matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from vault_memory.text.words import fold, is_unspaced, list_marked_stems

LANGUAGES = ("german", "french", "spanish")
UNSPACED = ("japanese", "chinese")
_LINKS = ("", "s", "es", "n", "en", "er", "e")  # between the parts of a German compound
_SHORTEST = 3  # letters of a part
_KANA = range(0x3040, 0x3100)

Glosses = tuple[str, ...]


def translate(word: str, language: str = "") -> Glosses:
    """Return English words for ``word`` as typed, the most usual first; () where no glossary has it.

    ``language``: the one that is looked into first, since a short question in Spanish may look like French. A run of
    Chinese or Japanese may be a whole question.
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
    """Return the glosses of a folded word as it stands or else of its stem."""
    return _read(language).get(word) or _read_stems(language).get(_stem(word, language), ())


def _split_compound(word: str) -> Glosses:
    """Return the first glosses of both parts of a German compound, of which the second is as long as can be."""
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
    known, at = _read(language), 0
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
def _read(language: str) -> Mapping[str, Glosses]:
    """Return the glossary of a language, by folded word; of unspaced scripts by the word itself."""
    path = Path(__file__).with_name("glossaries") / f"{language}.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if line)
    return {
        word if language in UNSPACED else fold(word): tuple(gloss.strip() for gloss in glosses.split(","))
        for word, glosses in pairs
    }


@cache
def _read_stems(language: str) -> Mapping[str, Glosses]:
    """Return the same by stem; of words that share one the shortest."""
    by_stem: dict[str, Glosses] = {}
    for word, glosses in sorted(_read(language).items(), key=lambda item: len(item[0])):
        by_stem.setdefault(_stem(word, language), glosses)
    return by_stem


def _stem(word: str, language: str) -> str:
    return next(iter(list_marked_stems([word], language)), "~" + word)


def _unique(found: Iterator[str]) -> Glosses:
    return tuple(dict.fromkeys(found))
