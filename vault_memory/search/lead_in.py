"""Leave out what only asks the memory: "what do you know about Bruno?" is a question about Bruno.

The words are in ``question_words.toml``. They would count as words of the subject that stand nowhere.
"""

from __future__ import annotations

import re
from functools import cache

from vault_memory.search.periods import load_words
from vault_memory.text.languages import detect_language, function_words
from vault_memory.text.words import STOPWORDS

_WORD = re.compile(r"[^\W_]+")


def strip_lead_in(question: str) -> str:
    """Return what stands behind "about", if all before it only asks the memory; the whole question otherwise."""
    language = detect_language(question) or "english"
    words = load_words(language)
    match = _compile_about(language).search(question) if words else None
    if match is None or _WORD.search(question, match.end()) is None:
        return question
    asks = frozenset(f"{words['asking']} {words['lead']}".split())
    before = frozenset(_WORD.findall(question[: match.start()].lower()))
    plain = not before or asks.isdisjoint(
        before | {match[0].strip().lower()}
    )  # "what about the cellar?" does not ask it
    only_asks = not plain and before <= STOPWORDS | function_words(language) | asks
    return question[match.end() :].strip() if only_asks else question


@cache
def _compile_about(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{load_words(language)['about']})\s", re.IGNORECASE)
