"""Topics that most people have (Family, Health, Work), and how likely a statement belongs to each.

For English a logistic regression over the statement's word vectors says it, fitted by ``bench/fit_topics.py``, and a
list of words where it sees nothing ("ibuprofen"); for other languages lists of words do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.archive.extraction.rules import language_cues
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.topic_coefficients import load_coefficients
from vault_memory.archive.extraction.rules.word_shapes import words as split_words

if TYPE_CHECKING:
    from numpy.typing import NDArray

INSTRUCTIONS = "How to work with me"  # standing instructions of a user, whatever they are about
UNDERTAKING = "Software project"  # the common topic of work on software
_LABEL = re.compile(r"\w+(?: \w+)?: ")
_LISTED, _OTHER = 4.0, -6.0  # log odds where a list has a word of the statement, and where none has
_HINTED = 0.5  # least log odds of an English statement of which a list has a word


def list_common_topics(texts: Iterable[str]) -> list[str]:
    """Return the names of the common topics in English, and of those that texts in other languages have words of."""
    return _add_listed(map(_find_listed, texts))


def _add_listed(listed: Iterable[tuple[str, ...]]) -> list[str]:
    """Return the names of the common topics in English, then the others that lists gave for texts, each once."""
    return list(dict.fromkeys([*load_coefficients().common, *(name for names in listed for name in names)]))


def rate_common_topics(texts: Sequence[str]) -> dict[str, NDArray[np.float64]]:
    """Return for each common topic the log odds of each text to belong to it."""
    common = load_coefficients().common
    listed = [_find_listed(text) for text in texts]
    foreign = np.array([language_cues.cues_of(text) is not None for text in texts])
    vectors = np.array([embed_words(text) for text in texts])
    found: dict[str, NDArray[np.float64]] = {}
    for name in _add_listed(listed):
        has = np.array([name in names for names in listed])
        if name in common:
            odds = vectors @ common[name][1:] + common[name][0]
            found[name] = np.where(foreign, _OTHER, np.where(has, np.maximum(odds, _HINTED), odds))
        else:
            found[name] = np.where(has, _LISTED, _OTHER)
    return found


def _find_listed(said: str) -> tuple[str, ...]:
    """Return the topics whose lists have words of a statement, the likeliest first.

    Where the statement begins with a label ("Job: I stopped, and grandma pays the rent"), only the label counts.
    """
    language = language_cues.cues_of(said)
    topics = _load_lists(language.language if language is not None else "english")
    label = _LABEL.match(said)
    for text in (label[0] if label else "", said):
        words = {word.lower().removesuffix("'s") for word in split_words(text)}
        if found := tuple(name for name, holds in topics.items() if holds & words)[:1]:
            return found
    return ()


@cache
def _load_lists(language: str) -> dict[str, frozenset[str]]:
    """Return the words of each topic of a language, in the order of the file."""
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / "common_topics.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")).get(language, {})
    return {name: frozenset(words.lower().split()) for name, words in table.items()}
