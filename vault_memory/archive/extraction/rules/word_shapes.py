"""Split a text into words and describe their shapes, for the offline extractor."""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules.lexicon import COMMON
from vault_memory.text.late_pattern import compile_late
from vault_memory.text.words import words as stems

_SOURCE = "py|jsx?|tsx?|go|rs|c|h|cpp|cs|java|kt|rb|php|swift|sh|sql|html|s?css|vue|md|toml|ya?ml|json|ini|cfg|env|lock"
_FILE = rf"(?<![\w-])(?![A-Z]\w*\.js\b)[\w-]+\.(?:{_SOURCE}|txt|csv|db|proto|tf|xml|ipynb)\b"  # Node.js is no file

WORD = re.compile(r"`[^`]+`|[^\W_](?:[\w'’+#]|[-.](?=\w))*")
_NAMED = r"[\w.@-]*[A-Za-z_][\w.@-]*"  # a part of a path with a letter in it
PATH = re.compile(
    rf"""
      (?<![\w:/.@~$€£-])(?:~/|\.{{1,2}}/|/)(?:[\w.@-]+/)*{_NAMED}       # ~/notes, ./a, /etc/hosts
    | (?<![\w:/.@~$€£-])(?=[A-Za-z_.])(?:[\w.@-]+/){{2,}}[\w.@-]*      # src/net/retry
    | {_FILE}
    | (?<![\w:/.@~$€£-])[A-Za-z_.][\w.@-]*/(?:[\w.@-]+/)*[\w-]+\.(?:{_SOURCE}|txt|csv|db|proto|tf|xml|ipynb)\b
    | `(?:[^`\s/]*/)+[^`\s/]*`                               # `app/models`
    """,
    re.VERBOSE,
)
"""A path has a known ending, begins at the root or home, has three parts, or stands in backticks: not ``4/52``."""
IDENTIFIER = re.compile(
    rf"""
      `[^`]+`
    | (?<![\w$€£/.-])(?=[A-Za-z_])\w+(?:/[\w.-]+){{2,}}
    | {_FILE}
    | \b[a-z][a-z0-9]*_[a-z0-9_]+\b          # snake_case
    | \b[a-z]+(?:[A-Z][a-z0-9]+)+\b           # camelCase
    | \b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b       # CONSTANT
    | \b\w+\(\)                               # call()
    """,
    re.VERBOSE,
)
_SHORT = 500  # characters of a name or a statement
NUMBER = re.compile(r"(?<![\w.])[$€£]?\d[\d,.:/%-]*[a-zA-Z%]*")
QUOTED = re.compile(r"[\"“”][^\"“”]{2,60}[\"“”]")

_ELIDED = re.compile(
    r"^(?:[cdjlmnst]|qu|un|(?:de|a|ne|su|da)ll|quest|quell)['’](?=\w)", re.IGNORECASE
)  # "l'appartement"
_JOINT = re.compile(
    r"[,;:.!(–—-]\s|\b(?:and|but|so|or|please|then|because|since|that|und|aber|bitte|dass|et|mais|y|pero|que)\s",
    re.IGNORECASE,
)


def phrases(text: str, *, start: bool = False) -> re.Pattern[str]:
    """Compile phrases, one a line, into one pattern of whole words in any case; ``start``: at the start only."""

    def build() -> str:
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        return ("^" if start else r"(?<![\w'’])") + f"(?:{'|'.join(lines)})" + r"(?!\w)"

    return compile_late(build, re.IGNORECASE)


def words(text: str) -> list[str]:
    """Return words in order, with plain apostrophes; backticked code is one word."""
    return list(_words(text)) if len(text) <= _SHORT else [word.replace("’", "'") for word in WORD.findall(text)]


@lru_cache(maxsize=2_048)
def _words(text: str) -> tuple[str, ...]:
    """Return the words of a sentence, cached, since several rules read each."""
    return tuple(word.replace("’", "'") for word in WORD.findall(text))


@lru_cache(maxsize=1_024)
def list_clause_starts(text: str) -> tuple[int, ...]:
    """Return where clauses of a sentence may begin: at its head, after a stop, after "and", "because", "please"."""
    return (0, *(found.end() for found in _JOINT.finditer(text)))


@lru_cache(maxsize=16_384)
def strip_elision(word: str) -> str:
    """Return a word of French or Italian without the article before it ("l'appartement")."""
    return _ELIDED.sub("", word)


def lemma(word: str) -> str:
    """Return the word in lower case without possessive and plural. Good enough to count with, not grammar."""
    word = word.lower().replace("’", "'")
    word = word.removesuffix("'s").removesuffix("'")
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("sses", "xes", "ches", "shes", "zes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is", "ous")):
        return word[:-1]
    return word


def stem(word: str) -> str:
    """Return the stem under which the index knows the word, so that "adopting" meets "adoption"."""
    return " ".join(stems(word)) or word.lower()


def content(text: str) -> list[str]:
    """Return stems of the words that carry the subject, in order; code counts by its parts."""
    return list(_content(text)) if len(text) <= _SHORT else _list_carrying_stems(text)


@lru_cache(maxsize=8_192)
def _content(text: str) -> tuple[str, ...]:
    """Return the content stems of a name or statement, cached, since each is compared with every new one."""
    return tuple(_list_carrying_stems(text))


def _list_carrying_stems(text: str) -> list[str]:
    return [part for word in words(text) if word.lower() not in COMMON and len(word) > 1 for part in stems(word)]


def carrying(tokens: list[str], speakers: frozenset[str]) -> list[str]:
    """Return the words that carry the subject, as written. ``speakers``: lemmas of names that are no subject."""
    return [
        token for token in tokens if token.lower() not in COMMON and len(token) > 1 and lemma(token) not in speakers
    ]
