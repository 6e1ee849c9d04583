"""Topics that most people have (Family, Health, Work), for statements that none of the conversation's topics fits."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources

from vault_memory.archive.extraction.rules import language_cues
from vault_memory.archive.extraction.rules.word_shapes import words as split_words

INSTRUCTIONS = "How to work with me"  # standing instructions of a user, whatever they are about
_LABEL = re.compile(r"\w+(?: \w+)?: ")
_PAST = re.compile(r"\b(?:as|when i was) (?:a )?(?:little )?(?:kid|kids|child|children)\b", re.IGNORECASE)


def find_shelves(said: str) -> tuple[str, ...]:
    """Return the names of the shelves a statement could stand on, the likeliest first.

    Where the statement begins with a label ("Job: I stopped, and grandma pays the rent"), only the label counts.
    """
    language = language_cues.cues_of(said)
    shelves = _load_shelves(language.language if language is not None else "english")
    label = _LABEL.match(said)
    for text in (label[0] if label else "", _PAST.sub("", said)):
        words = {word.lower().removesuffix("'s") for word in split_words(text)}
        if found := tuple(name for name, holds in shelves.items() if holds & words):
            return found
    return ()


@cache
def _load_shelves(language: str) -> dict[str, frozenset[str]]:
    """Return the words of each shelf of a language, in the order of the file."""
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / "shelves.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")).get(language, {})
    return {name: frozenset(words.lower().split()) for name, words in table.items()}
