"""Recognise sentences that look like statements but state nothing to keep, and lower their score.

Passing questions and intentions, encouragement, general truths, guesses, and bare feelings.
"""

from __future__ import annotations

import re
from functools import partial

from vault_memory.archive.extraction.rules import cues, language_cues
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.statement_reading import has_value

_compile = partial(language_cues.compile_filled, table="weak_sentences", language="english")
TIME, VALUE, ASKS_FEELING, SUBORDINATE = map(_compile, ("time", "value", "asks_feeling", "subordinate"))
_SEEKS, _TRIES, _AT_WORK, _BESIDES, _RESOLVES, _OPINES = map(
    _compile, ("seeks", "tries", "at_work", "besides", "resolves", "opines")
)
_CHEERS, _GUESSES, _FELT, _POINTS_AT = map(_compile, ("cheers", "guesses", "felt", "points_at"))
_NOBODY = (
    "nature|art|music|family|life|love|friends|friendship|people|change|creativity|success|growth|everyone|everybody"
    "|nobody|nothing|kindness|community|sometimes|it's"
)
_APHORISM = re.compile(
    rf"(?:[A-Z]\w+ing|{_NOBODY})(?: (?:[\w'-]+)){{0,4}}? "
    r"(?:is|are|can|helps?|makes?|brings?|gives?|gets?|teach(?:es)?|reminds?|takes?|allows?|lets?|has) ",
    re.IGNORECASE,
)  # "Being in nature helps us take a break": of nobody in particular
_OBJECT_FIRST = re.compile(
    r"(?:i|we|i've|we've|i'm|we're)(?: (?:am|was|have|had|just|also|first|finally|actually|even|going|gonna|to|will|did"
    r"|can|could|recently|still|never|really|got))* \w+(?: up| out)? (?:it|them)\b"
    r"(?! (?:was|is|would|will|has|had|as)\b)",
    re.IGNORECASE,
)  # "I pitched it to some producers"


def weigh_emptiness(text: str, specifics: int, low: set[str]) -> float:
    """Return what to take off the score of encouragement, general truths, guesses and bare feelings."""
    if specifics > 1:
        return 0.0
    cheers = 1.6 * (bool(_CHEERS.match(text)) and not cues.is_instruction(text))
    if weigh_core(text) >= 1:
        return cheers
    if len(text.split()) <= 9 and "," not in text and SUBORDINATE.match(text):
        return 1.5
    mine = bool(low & {"i", "i'm", "i've", "my", "our", "i'd", "we", "we've", "we're", "we'll", "i'll"})
    value = (
        cheers
        + 0.8 * bool(_OBJECT_FIRST.match(text))
        + 0.6 * (not specifics and bool(_POINTS_AT.search(text)) and not TIME.search(text))
    )
    value += 1.0 * (not mine and not specifics and bool(_APHORISM.match(text)))
    value += 1.0 * (not mine and bool(_GUESSES.search(text)))
    return value + 0.8 * (not specifics and bool(_FELT.match(text)) and not TIME.search(text))


def weigh_momentary(text: str, specifics: int) -> float:
    """Return what to take off the score of a passing question or intention; less if it also states something."""
    if _TRIES.match(text) and not _BESIDES.search(text[1:]):
        settled = bool(VALUE.search(text) or weigh_core(text) or TIME.search(text))
        return 0.6 if settled and not _AT_WORK.search(text) else 1.8
    if _SEEKS.match(text):
        return 2.9 + 0.45 * max(0, min(specifics, 4) - 1) - 2.2 * bool(_BESIDES.search(text[1:]))
    opines, resolves = bool(_OPINES.match(text)), bool(_RESOLVES.match(text))
    if not (opines or resolves):
        return 0.0
    settled = has_value(text) or bool(TIME.search(text)) or weigh_core(text) >= 1
    if opines and not settled and not cues.is_decision(text):
        return 1.2
    if resolves and not settled:
        return 1.4 if cues.is_decision(text) or specifics else 2.4  # what is resolved without a day
    if resolves:
        return 0.8 if specifics or weigh_core(text) else 1.4
    return 0.0
