"""Estimate how much a text states by its shallow features: an exclamation states little, a date and two names much.

The estimate is a linear function that follows the salience score of the rules
(`archive.extraction.rules.salience`), which reads each sentence and takes a hundred times as long.
``bench/fit_substance.py`` fits it.
"""

from __future__ import annotations

import math
import re

from vault_memory.text.words import STOPWORDS

_TOKEN = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_NAME = re.compile(r"(?<=[\w,;:)] )[A-Z][a-z]\w*")  # a capital that begins no sentence
_FIRST = frozenset(("i", "my", "me", "we", "our", "us", "i'm", "i've", "i'd", "i'll", "we're", "we've", "we'll"))
_SECOND = frozenset(("you", "your", "you're", "you've", "you'll", "yours"))
_MOST = 4.0  # salience of a sentence that states much

COEFFICIENTS = {
    "content": 0.47,
    "figure": 2.12,
    "names": 0.27,
    "first": 0.81,
    "second": -0.81,
    "exclaimed": -0.79,
    "code": -0.78,
    "constant": -0.79,
}
"""By feature; ``constant`` is added."""


def substance(text: str) -> float:
    """Return how much ``text`` states, from 0 to 1."""
    value = sum(COEFFICIENTS[name] * feature for name, feature in substance_features(text).items())
    return min(max((value + COEFFICIENTS["constant"]) / _MOST, 0.0), 1.0)


def substance_features(text: str) -> dict[str, float]:
    """Return the features: different content words (logarithm), a figure, names (up to 4), persons, marks, code."""
    words = {word.lower() for word in _TOKEN.findall(text.replace("’", "'"))}
    content = [word for word in words if len(word) > 2 and word not in STOPWORDS]
    return {
        "content": math.log1p(len(content)),
        "figure": float(any(char.isdigit() for char in text)),
        "names": float(min(len(set(_NAME.findall(text))), 4)),
        "first": float(not words.isdisjoint(_FIRST)),
        "second": float(not words.isdisjoint(_SECOND)),
        "exclaimed": min(text.count("!"), 3) / max(1, text.count("!") + text.count(".") + text.count("?")),
        "code": float("```" in text),
    }
