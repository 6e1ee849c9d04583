"""Replace the rules' score of a sentence by that of a fitted model, from its words, its shape and its context.

Two logistic regressions over the words come first: one says whether anybody would forbid keeping the sentence (jokes,
hearsay, suppositions, tales of strangers, moods), the other whether it is worth keeping. Boosted trees then weigh what
both say with the rules' score and the sentence's shape and place, and a last regression what the trees say with what
the encoder says, which reads the sentence in its talk. `bench/fit_worth.py` fits all of it but the encoder; it knows
English only.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import numpy as np

from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.core_subjects import concerns_health
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.ending_cues import EVENT
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.salience import KEEP
from vault_memory.archive.extraction.rules.sentence_features import Surroundings, describe
from vault_memory.archive.extraction.rules.statement_reading import find_months, has_value
from vault_memory.archive.extraction.rules.word_shapes import words
from vault_memory.llm.encoder import judge_sentence
from vault_memory.models.boosted_trees import sum_trees

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHAPES = (
    "score", "score within", "core", "unreal", "names", "value", "cued", "leans", "fragment", "length", "short", "long",
    "exclaims", "figures", "code", "I", "we", "you", "they", "commas", "first", "late", "alone", "last", "friends",
    "asked", "laughed at", "brief reply", "goes on", "again", "near", "titled", "taken up", "only here", "assistant",
    "named", "said", "<close>", "<far>", "<say>", "<modal>", "<past>", "<name>", "<num>", "<money>", "<day>", "<month>",
    "<time>", "<year>",
)  # fmt: skip
"""The features that the trees look at, in their order; behind them come both log odds."""
_HOPELESS = -3.0  # rule score below which the score of the rules stands
_ALLOWED = -2.0  # log odds: on two sets of stories one in ten of what is forbidden passes, and 79 % of the rest
_DOUBTED = -1.0  # log odds by the encoder that a sentence may be kept: below, it is mostly meant in jest
_WORTH_ALONE, _ALLOWED_ALONE = -0.5, 1.0  # log odds by the encoder that are enough in a short conversation
_LONG_ENOUGH = 20  # characters; shorter statements pass the gate only if they say enough (`says_enough`)
_NOTE = 400  # characters of a message up to which its short sentences are judged
_WORTH_SHORT, _ALLOWED_SHORT = 0.4, 3.0  # log odds by the encoder from which a short sentence is kept
_WORTH_STANDING = -2.0  # log odds by the encoder from which a short statement that rules keep passes the gate
_UNWANTED = -3.5  # both log odds by the encoder below which a sentence of a short conversation is not kept
_SURE = 1.0  # log odds by the trees from which on a decision is kept, whatever the encoder says
_SAYS_NOTHING = re.compile(r"\S*$|(?:i|we)(?:['’]ll| will| shall)\b", re.IGNORECASE)  # a word, or a promise, if short
_MINE = re.compile(r"\b(?:i|i'm|i've|my)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Coefficients:
    """What a feature adds to the log odds that a sentence is not forbidden, and that it is worth keeping.

    ``vectors``: the same for each dimension of `embed_words`, shape (2, dimensions). ``constants`` make both 0 for a
    sentence worth keeping of median rank. ``trees``: see `sum_trees`. To their sum is added ``gate`` times the log odds
    of not being forbidden, where these are negative. ``blend``: the weights of that sum and of both odds of the encoder
    (the second where it is negative), and the constant. A sentence is kept from ``threshold`` on, and ``scale`` brings
    blends to the rules' scale.
    """

    weights: Mapping[str, tuple[float, float]]
    vectors: NDArray[np.float64]
    constants: tuple[float, float]
    trees: Sequence[Any]
    gate: float
    blend: Sequence[float]
    threshold: float
    scale: float


@cache
def load_coefficients() -> Coefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("worth_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    found["vectors"] = np.array(found["vectors"], dtype=np.float64)
    return Coefficients(**found)


def correct_score(
    text: str, score: float, place: int, count: int, friends: bool, around: Surroundings | None
) -> tuple[float, float]:
    """Return the fitted score of a sentence on the rules' scale, and by the encoder the odds that it ends something.

    Parameters as of `describe`.

    Without surroundings the rules' score stands (`score_alone` corrects it). Sentences with a hopeless rule score are
    skipped: 42 % of LoCoMo's sentences, none of which would be kept.
    """
    if around is None or score < _HOPELESS or cues_of(text) is not None:
        return score, -math.inf
    known = load_coefficients()
    found = describe(text, score, place, count, friends, around)
    allowed, worth = _sum_weights(known, found, text)
    own = combine(known, found, allowed, worth)
    read = judge_sentence(text, around.content, around.message_before, around.message_after)
    total = blend_odds(known.blend, own, read.worth, read.allowed)
    corrected = KEEP + known.scale * (total - known.threshold)
    vital = is_vital(text) or (own >= _SURE and cues.is_decision(text))
    return max(corrected, KEEP) if score >= KEEP and vital else corrected, read.changes


def score_alone(text: str, score: float, content: str, before: str) -> float:
    """Return the score of a sentence of a conversation that is too short for `correct_score`.

    It is the rules' score, unless the encoder is sure of the opposite; rules decide alone on jests, and on what gives a
    value or concerns somebody's health. ``content``: of its message; ``before``: of the message before, or "".
    """
    short = len(text) < _LONG_ENOUGH
    if score < _HOPELESS or cues_of(text) is not None:
        return score
    if short and score < KEEP and (len(content) > _NOTE or _SAYS_NOTHING.match(text)):
        return score
    read = judge_sentence(text, content, before, "")
    if score >= KEEP:
        unwanted = max(read.worth, read.allowed) < _UNWANTED
        return 0.0 if unwanted and not (is_vital(text) or concerns_health(text) or has_value(text)) else score
    worth, allowed = (_WORTH_SHORT, _ALLOWED_SHORT) if short else (_WORTH_ALONE, _ALLOWED_ALONE)
    wanted = read.worth >= worth and read.allowed >= allowed
    return KEEP if wanted and not is_unreal(text) and not _is_anecdote(text) else score


def says_enough(text: str) -> bool:
    """Return whether a short statement says enough by itself: "My size is 38.", "We use Postgres.". English only."""
    if cues_of(text) is not None or _SAYS_NOTHING.match(text):
        return False
    read = judge_sentence(text, text, "", "")
    return read.worth >= _WORTH_STANDING and read.allowed >= _ALLOWED_ALONE


def _is_anecdote(text: str) -> bool:
    """Return whether a sentence tells what happened once, without a date or a value, and not to the speaker."""
    if EVENT.search(text) is None or has_value(text) or find_months(text):
        return False
    return all(word.lower() not in FIRST_PERSON for word in words(text))


def is_allowed(text: str, friends: bool, around: Surroundings | None) -> bool:
    """Return whether a sentence may be added to a statement as its context, which requires less than keeping it.

    ``around`` None: nothing is known of it, and it may.
    """
    if around is None or cues_of(text) is not None:
        return True
    found = describe(text, 0.0, 0, 1, friends, around)
    return _sum_weights(load_coefficients(), found, text)[0] >= _ALLOWED


def is_doubted(text: str, around: Surroundings | None) -> bool:
    """Return whether the encoder takes a sentence for a joke, a rumour or a secret; never without surroundings."""
    if around is None or cues_of(text) is not None:
        return False
    return judge_sentence(text, around.content, around.message_before, around.message_after).allowed < _DOUBTED


def _sum_weights(known: Coefficients, found: Mapping[str, float], text: str) -> tuple[float, float]:
    """Return the log odds that a sentence is not forbidden, and that it is worth keeping, by the regressions."""
    allowed, worth = known.vectors @ embed_words(text) + known.constants
    for name, value in found.items():
        if (weights := known.weights.get(name)) is not None:
            allowed += weights[0] * value
            worth += weights[1] * value
    return float(allowed), float(worth)


def combine(known: Coefficients, found: Mapping[str, float], allowed: float, worth: float) -> float:
    """Return the log odds that a sentence is worth keeping, from its features and what both regressions say."""
    values = [*(found.get(name, 0.0) for name in SHAPES), allowed, worth]
    return sum_trees(known.trees, values) + known.gate * min(allowed, 0.0)


def blend_odds(blend: Sequence[float], own: float, worth: float, allowed: float) -> float:
    """Return the log odds that a sentence is worth keeping, from those of `combine` and of the encoder."""
    of_own, of_worth, of_allowed, constant = blend
    return of_own * own + of_worth * worth + of_allowed * min(allowed, 0.0) + constant


def is_vital(text: str) -> bool:
    """Return whether the speaker tells of their own health or how things are to be done, and means it."""
    vital = cues.is_standing(text) or (_MINE.search(text) is not None and concerns_health(text))
    return vital and not is_unreal(text)
