"""Read the word lists of languages from ``languages/*.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from vault_memory.text.late_pattern import compile_late

_QUANTIFIERS = ("?", "*", "+", "{")
_LETTERS = re.compile(r"(\\.|\[(?:\\.|[^\]\\])*\]|\(\?P<\w+>)|([^\W\d_]+)")  # what is no word, or a word
_PLAIN = dict(zip("áàâãéèêëíìîïóòôõúùûñç", "aaaaeeeeiiiioooouuunc", strict=True))
_PLAIN |= {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
_SHORTEST = 3  # letters of a word that is known without its accents
_DIFFERENT = frozenset(("dès", "más", "pôr", "até", "está", "estás", "estão", "mês", "nós", "vós", "près", "prêt"))
_PARTICIPLE = re.compile(r"\w{3}ée?s?$")  # "changé", "arrivé": English verbs without the accent
LANGUAGES = ("german", "french", "spanish", "italian", "portuguese", "dutch")
"""Languages other than English that have a file of their own."""


@cache
def read_lists(language: str) -> dict[str, Any]:
    """Return the lists of a language, or the tables of ``others``, as they stand in the file."""
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def compile_list(
    alternatives: str, *, start: bool = False, inside: bool = False, mixed: bool = False
) -> re.Pattern[str]:
    """Compile a list of a language's file into a pattern in any case, of whole words unless ``inside`` counts.

    ``mixed``: the list is of several languages, and English texts are searched too.
    """

    def build() -> str:
        joined = join_lines(alternatives)
        joined = group_alternatives(joined if inside else allow_plain(joined, mixed=mixed))
        before, after = ("", "") if inside else (r"(?<![\w'’])", r"(?!\w)")
        return ("^" if start else before) + f"(?:{joined})" + after

    return compile_late(build, re.IGNORECASE)


def allow_plain(pattern: str, *, mixed: bool = False) -> str:
    """Return a pattern that matches its words written without accents too ("perche" and "perché", "fuer" and "für").

    Not words of fewer than three letters, and none that is another word without its accent ("dès" and "des").
    """

    def allow(match: re.Match[str]) -> str:
        kept = match[1] or (mixed and _PARTICIPLE.search(match[0]))
        return match[0] if kept else _plain_word(match[0])

    return _LETTERS.sub(allow, pattern)


def strip_accents(word: str) -> str:
    """Return a word as it is written without accents, or as it is where that is another word."""
    if len(word) < _SHORTEST or word.lower() in _DIFFERENT:
        return word
    return "".join(_PLAIN.get(letter, letter) for letter in word)


def _plain_word(word: str) -> str:
    if word.isascii() or len(word) < _SHORTEST or word.lower() in _DIFFERENT:
        return word
    return "".join(_either(letter) for letter in word)


def _either(letter: str) -> str:
    plain = _PLAIN.get(letter, letter)
    if plain == letter:
        return letter
    return f"[{letter}{plain}]" if len(plain) == 1 else f"(?:{letter}|{plain})"


def join_lines(alternatives: str) -> str:
    """Return a list that is written on several lines as one line."""
    return "".join(line.strip("\n") for line in alternatives.strip().splitlines())


def group_alternatives(pattern: str) -> str:
    """Return a pattern that matches the same, its alternatives grouped by first letter ("a(?:b|c)" for "ab|ac").

    Where case is ignored, Python tries each alternative at each word; of the groups only one goes further. Alternatives
    of different letters exclude one another, so that their order may change, but not that of others among them.
    """
    parts: list[str] = []
    groups: dict[str, list[str]] = {}

    def close() -> None:
        parts.extend(
            f"{first}(?:{'|'.join(rest)})" if len(rest) > 1 else first + rest[0] for first, rest in groups.items()
        )
        groups.clear()

    for each in split_alternatives(pattern):
        if each[:1].isascii() and each[:1].isalpha() and each[1:2] not in _QUANTIFIERS:
            groups.setdefault(each[0].lower(), []).append(each[1:])
        else:
            close()
            parts.append(each)
    close()
    return "|".join(parts)


def split_alternatives(pattern: str) -> list[str]:
    """Return the alternatives of a pattern that are not within brackets."""
    found, start, depth, at = list[str](), 0, 0, 0
    in_class = False
    while at < len(pattern):
        sign = pattern[at]
        if sign == "\\":
            at += 1
        elif in_class:
            in_class = sign != "]"
        elif sign == "[":
            in_class = True
        elif sign in "()":
            depth += 1 if sign == "(" else -1
        elif sign == "|" and depth == 0:
            found.append(pattern[start:at])
            start = at + 1
        at += 1
    return [*found, pattern[start:]]
