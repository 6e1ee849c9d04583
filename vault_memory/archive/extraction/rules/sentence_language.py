"""Tell the language of a sentence, however short, among those that the rules have word lists for.

`text.languages` counts function words, which suffices for documents: "Lavoro da Ferrero" has one, and Portuguese has it
too. So common words that are no English ones (``marks``) count as well, and spellings decide between languages of as
many words. Capitalised words and what joins them ("Casa da Música") are names, and say nothing of the sentence.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from vault_memory.archive.extraction.rules.language_files import LANGUAGES, compile_list, read_lists, strip_accents
from vault_memory.archive.extraction.rules.lexicon import COMMON, FINITE, SECOND_PERSON
from vault_memory.text.languages import LANGUAGES as KNOWN
from vault_memory.text.languages import count_function_words, function_words

_WORD = re.compile(r"[^\W\d_]+(?:['’](?=[^\W\d_]))?")
_LETTER = re.compile(r"[^\W\d_]")
_PARTICLES = frozenset(
    ("de", "da", "do", "di", "du", "dos", "das", "del", "della", "la", "le", "van", "von", "der", "den", "y", "et")
)
_CONSONANTS = frozenset("bcdfghjklmnpqrstvwxz")
_EVERYWHERE = frozenset(
    ("ok", "okay", "ya", "hi", "hey", "hello", "wow", "bye", "oh", "ah", "haha", "hahaha", "lol", "super")
)
_ENGLISH = (COMMON | FINITE | SECOND_PERSON) - _EVERYWHERE
_LEAST_SHARE = 6  # words of a sentence for each that tells its language
_SURE = 2  # words that tell a language without a file of its own
_SCRIPT_SHARE = 3  # letters of a sentence for each of a script


@lru_cache(maxsize=4096)
def find_language(text: str) -> str:
    """Return the language of a sentence: of `LANGUAGES` or a table of ``others``; "" for English and all others."""
    counts = count_function_words(text)
    english = counts.pop("")
    if english and english > max(counts.values(), default=0):
        return ""
    if not text.isascii() and (script := _find_script(text)):
        return script
    said = _list_telling(text)
    scores = {language: _score(language, said, text) for language in _words_of()}
    best = max(scores, key=lambda language: scores[language])
    words, english = int(scores[best]), max(english, sum(word in _ENGLISH for word in said))
    if words <= english or words * _LEAST_SHARE < len(said):
        return ""
    return best if best in LANGUAGES or (words >= _SURE and best in read_lists("others")) else ""


def _list_telling(text: str) -> list[str]:
    """Return the words of a text in small letters, without names and the particles within them."""
    found = _WORD.findall(text)
    telling, within = list[str](), False  # within: the word before is part of a name
    for place, word in enumerate(found):
        joins = within and word in _PARTICLES and any(after[0].isupper() for after in found[place + 1 : place + 3])
        within = word[0].isupper() or joins
        if place == 0 or not within:
            low = word.lower().replace("’", "'")
            if len(low) > 1 or low not in _CONSONANTS:  # "Tom's", and not "s'est"
                telling.append(low.rstrip("'"))
    return telling


def _score(language: str, said: list[str], text: str) -> float:
    """Return how many words are of a language; behind the point, how many of its spellings a text has."""
    known = _words_of()[language]
    words = sum(word in known for word in said)
    if not words:
        return 0.0
    letters = _letters_of(language)
    spelled = sum(1 for _ in letters.finditer(text)) if letters is not None else 0
    return words + (min(spelled, 9) / 10 if language in LANGUAGES else min(spelled, _SURE))


@cache
def _words_of() -> dict[str, frozenset[str]]:
    """Return the telling words of each language, those with a file first."""
    files = {name: function_words(name) | frozenset(read_lists(name)["marks"].split()) for name in LANGUAGES}
    files = {name: found | ({strip_accents(word) for word in found} - _ENGLISH) for name, found in files.items()}
    others = read_lists("others")
    return files | {
        name: function_words(name) | frozenset(others.get(name, {}).get("marks", "").split())
        for name in KNOWN
        if name not in LANGUAGES
    }


@cache
def _letters_of(language: str) -> re.Pattern[str] | None:
    lists = read_lists(language) if language in LANGUAGES else read_lists("others").get(language, {})
    return compile_list(lists["letters"], inside=True) if "letters" in lists else None


@cache
def _list_scripts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    tables = read_lists("others").items()
    return tuple((name, compile_list(table["script"], inside=True)) for name, table in tables if "script" in table)


def _find_script(text: str) -> str:
    """Return the language whose letters make up a third of a text, or ''."""
    letters = len(_LETTER.findall(text))
    for language, script in _list_scripts():
        if _SCRIPT_SHARE * len(script.findall(text)) >= letters > 0:
            return language
    return ""
