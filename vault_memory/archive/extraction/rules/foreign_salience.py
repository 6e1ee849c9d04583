"""Score the salience of a sentence in a language other than English, on the scale of `salience`.

Languages with a file of their own have cues of most that a memory is for. Of the others only names, figures and the
first person are known: what has enough of these is kept, and what only thanks, greets or passes on a rumour is not.
"""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.hearsay_and_jokes import weigh_unreality
from vault_memory.archive.extraction.rules.language_cues import Cues
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, NUMBER, lemma, words

_CUED = ("instruction", "decision", "preference", "task", "risk", "pattern")
_FIGURE = re.compile(r"[0-9０-９]+|[一二三四五六七八九十百千万]{1,12}(?=[匹人年月日歳才時円回個本枚つ年个只天])")
_NAME_RUN = re.compile(r"[\u30a1-\u30fa\u30fc]{3,}|[A-Za-z]{2,}")  # katakana and Latin letters within unspaced text
_RUN = 6  # characters of unspaced text that count as a word


def score_foreign(text: str, language: Cues, speakers: frozenset[str], names: int) -> float:
    """Return the salience of a sentence; ``names``: how many names, numbers, titles and pieces of code it has."""
    if not language.listed:
        return _score_other(text, language, speakers, names)
    tokens = words(text)
    subjects = _list_subjects(tokens, language, speakers)
    numbers = len(NUMBER.findall(text))
    nouns = 0 if language.language == "german" else names - numbers
    specifics = nouns + numbers + len(IDENTIFIER.findall(text))
    first, second = language.has("first", text), language.has("second", text)
    cue = any(language.has(kind, text) for kind in _CUED)
    essence = 0.7 * min(2, len(language.patterns["core"].findall(text))) + weigh_core(text)
    weight = 0.45 if language.language != "german" else 0.65  # every noun has a capital: figures alone are counted
    value = 0.4 * min(len(subjects), 6) + weight * min(specifics, 4) + 0.5 * first + 0.8 * cue + essence
    changed = language.has("change", text)
    value += 0.9 * changed + 0.8 * language.has("instruction", text)
    value -= (0.9 if not language.has("instruction", text) else 0.0) * second
    value -= 1.6 * language.has("reaction", text)
    value -= max(2.5 * language.has("unreal", text), weigh_unreality(text, specifics))
    if not (first or cue or essence or changed):
        value -= 0.6 if specifics else 2.0
    return value


def _list_subjects(tokens: list[str], language: Cues, speakers: frozenset[str]) -> set[str]:
    """Return the lemmas of the words that carry a subject."""
    return {
        lemma(token)
        for token in tokens
        if len(token) > 1 and token.lower() not in language.common and lemma(token) not in speakers
    }


def _score_other(text: str, language: Cues, speakers: frozenset[str], names: int) -> float:
    """Return the salience of a sentence in a language of which only a few words are known."""
    if language.unspaced:
        names = len(_FIGURE.findall(text)) + len(_NAME_RUN.findall(text))
        subjects = len(text) // _RUN
    else:
        subjects = len(_list_subjects(words(text), language, speakers))
    first, second = language.has("first", text), language.has("second", text)
    value = 0.3 * min(subjects, 5) + 0.5 * min(names, 3) + 0.7 * first - 0.9 * (second and not first)
    value -= 2.5 * language.has("reaction", text) + 4.0 * language.has("rumour", text)
    return value if first or names else value - 2.0
