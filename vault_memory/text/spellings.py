"""Look up how a word is spelled on the other side of the Atlantic: "colour" and "color", "tyre" and "tire".

The pairs are in ``spellings.tsv``, British first. They are found by stem, so that forms of a word share its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from vault_memory.text.words import words


def find_other_spelling(stem: str) -> str:
    """Return the word that is the other spelling of a word with that stem (`text.words`); "" if there is none."""
    return _read_pairs().get(stem, "")


@cache
def _read_pairs() -> Mapping[str, str]:
    """Return the other spelling by stem, for both."""
    lines = Path(__file__).with_name("spellings.tsv").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines]
    return {stem: other for one, two in pairs for word, other in ((one, two), (two, one)) for stem in words(word)}
