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
from vault_memory.search.features import Features
from vault_memory.search.retrieve import Finder
from vault_memory.text.languages import detect_language, is_english

PACKAGED_SIMILAR = 0.45  # the packaged embedder's similarity of what belongs together: the scale of the model
WORDS_ALONE = 0.2  # where there are no vectors: a share of the question's words, the rare ones more
BEST = 5  # candidates whose mean is taken
MOST_WORDS = 4  # of the question that one text holds: more tell no more
TINY, NEAR = 100, 0.75  # entries of a vault in which this much of `best` is shown, though as doubtful: there is little
SIZES = 2.3, 4.0  # powers of ten: in a larger vault more matches by chance, which is known within these


class Verdict(Enum):
    """Whether the candidates answer the question. ``DOUBTFUL``: shown, and said to be so."""

    NO, DOUBTFUL, YES = range(3)


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
    near = len(finder.columns) < TINY and measured["best"] >= NEAR
    return Verdict.DOUBTFUL if near or score >= weights["threshold"] else Verdict.NO


def measure(finder: Finder, found: Features) -> dict[str, float]:
    """Return what the model looks at.

    ``best``: coverage and twice the likeness together, of the candidate that has most of it; ``joint``: the mean of the
    best five. ``matched``: words of the question that one text holds. ``lead``: likeness of the best file's first
    section. ``absence``: share of the words that stand nowhere in the vault. ``size``: power of ten of its entries.
    Likeness is on the scale of the packaged embedder.
    """
    assert finder.embedder is not None
    scale = PACKAGED_SIMILAR / finder.embedder.thresholds.similar
    joint = found["coverage"] + 2.0 * scale * found["likeness"]
    best = np.sort(joint)[-BEST:]
    least, most = SIZES
    return {
        "best": float(best[-1]),
        "joint": float(best.mean()),
        "matched": float(min(found["matched"].max(), MOST_WORDS)),
        "lead": scale * float(found["lead_likeness"].max()) if "lead_likeness" in found else 0.0,
        "absence": finder.absence,
        "size": min(max(math.log10(max(len(finder.columns), 1)), least), most),
    }


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
