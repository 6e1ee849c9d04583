"""The floor of relevance: whether the candidates answer the question at all.

A logistic regression over what the best candidates hold, fitted by ``bench/fit_floor.py`` on questions that a vault
answers and on questions that are foreign to it; the weights stand in ``floor.json``. Where words and nearness are not
what can tell (`has_other_evidence`), nothing is judged.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path

import numpy as np

from vault_memory.search.candidates import Candidates
from vault_memory.search.features import Features, Values
from vault_memory.search.retrieve import Finder
from vault_memory.text.languages import detect_language, is_english

PACKAGED_SIMILAR = 0.45  # the packaged embedder's similarity of what belongs together: the scale of the model
WORDS_ALONE = 0.2  # where there are no vectors: a share of the question's words, the rare ones more
BEST = 5  # candidates whose mean is taken
MOST_WORDS = 4  # of the question that one text holds: more tell no more
SMALL = 300  # entries of a vault, two short conversations: what is nearest may answer in other words
SHOWN_FROM, PACKED_FROM = 0.45, 0.28  # by `_nearness`: shown as doubtful; packed into a context alone
MOST_ABSENT = 0.17  # of the question's words that stand nowhere
A_FIFTH = 20  # entries for each of the best that are counted in a small vault
SIZES = 2.3, 4.0  # powers of ten: in a larger vault more matches by chance, which is known within these


class Verdict(Enum):
    """Whether the candidates answer the question. ``DOUBTFUL``: shown, and said to be so. ``PACKED``: not
    shown by a search, but packed into the context of a small vault, since the model that reads it judges better."""

    NO, PACKED, DOUBTFUL, YES = range(4)


def judge(finder: Finder, candidates: Candidates, found: Features) -> Verdict:
    """Judge whether the best candidates answer the question. ``found``: the features of all (`rank.matrix`)."""
    if has_other_evidence(finder, candidates, found):
        return Verdict.YES
    if "likeness" not in found or finder.embedder is None:
        return Verdict.YES if found["coverage"].max() >= WORDS_ALONE else Verdict.NO
    weights = load_weights()
    measured = measure(finder, found)
    score = sum(weights[name] * value for name, value in measured.items())
    if score >= weights["sure"]:
        return Verdict.YES
    if score >= weights["threshold"]:
        return Verdict.DOUBTFUL
    near = _nearness(finder, found) if is_small(finder) and measured["absence"] <= MOST_ABSENT else 0.0
    return Verdict.DOUBTFUL if near >= SHOWN_FROM else Verdict.PACKED if near >= PACKED_FROM else Verdict.NO


def is_small(finder: Finder) -> bool:
    """Return whether the vault holds so little that what is nearest may answer in other words."""
    return len(finder.columns) < SMALL


def measure(finder: Finder, found: Features) -> dict[str, float]:
    """Return what the model looks at.

    ``best``: coverage and twice the likeness together, of the candidate that has most of it; ``joint``: the mean of the
    best five. ``matched``: words of the question that one text holds. ``related``, ``meaning``: the most of these
    features. ``lead``: likeness of the best file's first section. ``absence``: share of the words that stand nowhere in
    the vault. ``size``: power of ten of its entries.
    Likeness is on the scale of the packaged embedder.
    """
    scale, best = _scale(finder), _join(finder, found)[-BEST:]
    least, most = SIZES
    return {
        "best": float(best[-1]),
        "joint": float(best.mean()),
        "matched": float(min(found["matched"].max(), MOST_WORDS)),
        "related": float(found["related"].max()) if "related" in found else 0.0,
        "meaning": float(found["meaning"].max()) if "meaning" in found else 0.0,
        "lead": scale * float(found["lead_likeness"].max()) if "lead_likeness" in found else 0.0,
        "absence": finder.absence,
        "size": min(max(math.log10(max(len(finder.columns), 1)), least), most),
    }


def _scale(finder: Finder) -> float:
    assert finder.embedder is not None
    return PACKAGED_SIMILAR / finder.embedder.thresholds.similar


def _join(finder: Finder, found: Features) -> Values:
    """Return coverage and twice the likeness of each candidate together, ascending."""
    return np.sort(found["coverage"] + 2.0 * _scale(finder) * found["likeness"])


def _nearness(finder: Finder, found: Features) -> float:
    """Return the mean of the best five, of fewer where there are fewer than a hundred entries."""
    return float(_join(finder, found)[-max(1, min(BEST, len(finder.columns) // A_FIFTH)) :].mean())


def has_other_evidence(finder: Finder, candidates: Candidates, found: Features) -> bool:
    """Return whether something else tells than words and nearness: a filter or a phrase, the name of somebody who
    speaks in the vault, a name of code that stands in it, another language, a compound.
    """
    query = finder.query
    if query.phrases or query.is_filtered or finder.speakers or _is_in_another_language(finder):
        return True
    if "code" in found and found["code"].any() and (query.named or finder.holds_name):
        return True
    bm25 = found.get("bm25")
    return bm25 is not None and bool(bm25.any()) and not found["coverage"].any() and _is_compound(finder, candidates)


def _is_compound(finder: Finder, candidates: Candidates) -> bool:
    """Return whether words of the question stand in other forms in the text, where none stands as it was typed.

    In English several words that are all parts of others are a coincidence.
    """
    if len(finder.terms) == 1 or finder.query.named:
        return True
    best = candidates.at[int(np.nanargmax(candidates.scores["bm25"]))]
    label = int(candidates.columns.labels[best])
    return any(entry.language for entry in finder.index.entries([label]).values())


def _is_in_another_language(finder: Finder) -> bool:
    """Return whether the question is in another language than English and may be answered nevertheless."""
    query, embedder = finder.query, finder.embedder
    if query.translated:
        return False
    text = " ".join(word for word in query.question.split() if len(word) > 1)  # a letter is of every language
    if not detect_language(text) and (text.isascii() or is_english(text)):
        return False
    return (embedder is not None and embedder.contextual) or bool(
        finder.index.find_known_words((*finder.terms, *query.foreign))
    )


@cache
def load_weights() -> Mapping[str, float]:
    """Return the weight of each part of `measure`, the ``threshold`` that their sum must reach to be shown, and the one
    from which on it is ``sure``."""
    text = Path(__file__).with_name("floor.json").read_text(encoding="utf-8")
    return {name: float(value) for name, value in json.loads(text)["weights"].items()}
